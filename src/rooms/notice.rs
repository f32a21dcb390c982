//! The message about the parts of a link that were not understood.

use crate::derivation::ViewContext;
use crate::state::{Action, State};
use crate::widgets::controls::button;
use crate::widgets::dispatch::Dispatch;
use explain::steps::brief::{brief_names, cut};
use yew::prelude::*;

/// Draws the message about the parts of a link that were not understood.
pub(crate) fn notice(state: &State, context: ViewContext) -> Html {
    let text = context.text.page;
    let Some(notice) = &state.notice else {
        return html! {};
    };
    let parts = brief_names(
        notice,
        |part| cut(&part.part).into_owned(),
        |n| text.and_more(n),
    );
    html! {
        <div class="notice" role="alert">
            <p>{ text.link_not_understood(&parts.join(", ")) }</p>
            { button(text.dismiss(), context.dispatch.on(Action::DismissNotice)) }
        </div>
    }
}
