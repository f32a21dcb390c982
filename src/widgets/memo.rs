//! Parts of the page that are not rendered again while the values they depend on are equal.
//!
//! With each key press the page is rendered, and the differences are applied to the document. A
//! part compares the few values that it depends on and is skipped if they are equal, as most of the
//! page is. There is one component for all parts, because each component adds to the program's
//! size.

use super::any_eq::AnyEq;
use std::rc::Rc;
use yew::prelude::*;

/// The values that a part of the page depends on. The part is rendered again only if one of them changes.
pub(crate) trait Part: AnyEq {
    /// Renders the part.
    fn view(&self) -> Html;
}

/// A part, compared by type and value.
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

/// Draws a part. It is rendered again only if its values change.
pub(crate) fn memo(part: impl Part + 'static) -> Html {
    html! { <Memo part={Shared(Rc::new(part))} /> }
}
