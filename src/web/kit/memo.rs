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

/// A part, the same as another if it is of the same kind and equal.
#[derive(Clone)]
pub(super) struct Shared(pub(super) Rc<dyn Part>);

impl PartialEq for Shared {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0) || self.0.is(other.0.as_any())
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct MemoProps {
    pub(super) part: Shared,
}

#[component]
pub(super) fn Memo(props: &MemoProps) -> Html {
    props.part.0.view()
}

/// The part in the page.
pub(crate) fn memo(part: impl Part + 'static) -> Html {
    html! { <Memo part={Shared(Rc::new(part))} /> }
}
