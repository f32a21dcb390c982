//! The room Learn, section by section.

mod check;
mod doors;
mod exercises;
mod glossary;
mod lessons;
mod solve;

use super::notice::notice;
use crate::derivation::ViewContext;
use crate::state::learn::{self, Door, LearnState};
use crate::state::{Action, Rooms, State};
pub(crate) use exercises::on_paper;
use explain::case::link::for_others;
use explain::words::{Language, Text};
use yew::prelude::*;

/// The values that every view of the room needs.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    /// The state of the whole page: the case and the view options.
    pub(crate) state: &'a State,
    /// The state of the room.
    pub(crate) learn: &'a LearnState,
    /// The words of the page.
    pub(crate) text: Text,
    /// The language of all other words.
    pub(crate) language: Language,
    /// Takes the actions of the page.
    pub(crate) dispatch: &'a Callback<Action>,
}

impl View<'_> {
    /// Returns a handler that sends an action of the room.
    pub(crate) fn act<E: 'static>(
        self,
        action: impl Fn(E) -> learn::Action + 'static,
    ) -> Callback<E> {
        self.dispatch
            .reform(move |event| Action::Learn(action(event).into()))
    }
}

/// Draws the open section of the room.
pub(crate) fn room(view: View) -> Html {
    match view.learn.door {
        Door::Lessons => lessons::room(view),
        Door::Practise => exercises::room(view),
        Door::Check => check::room(view),
        Door::Solve => solve::room(view),
        Door::Glossary => glossary::room(view),
    }
}

/// Draws the room embedded in another page, with a link to the full page.
pub(crate) fn framed(state: &State, context: ViewContext, language: Language) -> Html {
    let ViewContext { text, dispatch, .. } = context;
    let Some(rooms) = Rooms::of(state) else {
        return html! {};
    };
    let view = View {
        state,
        learn: &rooms.learn,
        text,
        language,
        dispatch,
    };
    html! {
        <div class="framed">
            <header class="visually-hidden"><h1>{ text.page.title() }</h1></header>
            { notice(state, context) }
            { room(view) }
            <footer>
                <a href={format!("./#{}", for_others(&state.link()))} target="_blank" rel="noopener">{ text.page.open_full() }</a>
            </footer>
        </div>
    }
}
