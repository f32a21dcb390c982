//! Parts of the page that stay as they are while its numbers change.
//!
//! With every key the page is made anew, and what has changed is put into the document. A part is compared by the little it depends on, and
//! passed over while that is the same: by far the most of the page. There is one component for all parts, as each would add to the page's weight.

use std::any::Any;
use std::rc::Rc;
use yew::prelude::*;

/// All that a part of the page depends on. It is rendered anew only when a field of it has changed.
pub(crate) trait Part: PartialEq + 'static {
    /// The part.
    fn view(&self) -> Html;
}

/// A part of any kind.
trait AnyPart {
    fn view(&self) -> Html;
    fn is(&self, other: &dyn AnyPart) -> bool;
    fn as_any(&self) -> &dyn Any;
}

impl<P: Part> AnyPart for P {
    fn view(&self) -> Html {
        Part::view(self)
    }

    fn is(&self, other: &dyn AnyPart) -> bool {
        other.as_any().downcast_ref() == Some(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

#[derive(Properties)]
struct MemoProps {
    part: Rc<dyn AnyPart>,
}

impl PartialEq for MemoProps {
    fn eq(&self, other: &Self) -> bool {
        self.part.is(&*other.part)
    }
}

#[component]
fn Memo(props: &MemoProps) -> Html {
    props.part.view()
}

/// The part in the page.
pub(crate) fn memo(part: impl Part) -> Html {
    let part: Rc<dyn AnyPart> = Rc::new(part);
    html! { <Memo {part} /> }
}
