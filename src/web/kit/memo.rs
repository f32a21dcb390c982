//! Parts of the page that stay as they are while its numbers change.
//!
//! With every key the page is made anew, and what has changed is put into the document. A part is compared by the little it depends on, and
//! passed over while that is the same: by far the most of the page. There is one component for all parts, as each would add to the page's weight.

use super::any_eq::AnyEq;
use std::rc::Rc;
use yew::prelude::*;

/// All that a part of the page depends on. It is rendered anew only when a field of it has changed.
pub(crate) trait Part: AnyEq {
    /// The part.
    fn view(&self) -> Html;
}

#[derive(Properties)]
struct MemoProps {
    part: Rc<dyn Part>,
}

impl PartialEq for MemoProps {
    fn eq(&self, other: &Self) -> bool {
        self.part.is(other.part.as_any())
    }
}

#[component]
fn Memo(props: &MemoProps) -> Html {
    props.part.view()
}

/// The part in the page.
pub(crate) fn memo(part: impl Part + 'static) -> Html {
    let part: Rc<dyn Part> = Rc::new(part);
    html! { <Memo {part} /> }
}
