//! The room Learn, section by section.

mod check;
mod choices;
mod contents;
mod doors;
mod glossary;
mod lesson;
mod lesson_pictures;
mod lesson_stage;
mod practise;
mod solve;

use super::{ViewContext, header};
use crate::app::learn::{Door, LearnState};
use crate::app::{Action, Rooms, State, learn};
use explain::case::link::for_others;
use explain::present::text::{Language, Text};
pub(super) use practise::on_paper;
use yew::prelude::*;

/// The values that every view of the room needs.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    /// The state of the whole page: the case and the view options.
    pub(super) state: &'a State,
    /// The state of the room.
    pub(super) learn: &'a LearnState,
    /// The words of the page.
    pub(super) text: Text,
    /// The language of all other words.
    pub(super) language: Language,
    /// Takes the actions of the page.
    pub(super) dispatch: &'a Callback<Action>,
}

impl View<'_> {
    /// Returns a handler that sends an action of the room.
    pub(super) fn act<E: 'static>(self, action: impl Fn(E) -> learn::Action + 'static) -> Callback<E> {
        self.dispatch.reform(move |event| Action::Learn(action(event).into()))
    }
}

/// Draws the open section of the room.
pub(super) fn room(view: View) -> Html {
    match view.learn.door {
        Door::Lessons => contents::room(view),
        Door::Practise => practise::room(view),
        Door::Check => check::room(view),
        Door::Solve => solve::room(view),
        Door::Glossary => glossary::room(view),
    }
}

/// Draws the room embedded in another page, with a link to the full page.
pub(super) fn framed(state: &State, context: ViewContext, language: Language) -> Html {
    let ViewContext { text, dispatch, .. } = context;
    let Some(rooms) = Rooms::of(state) else { return html! {} };
    let view = View { state, learn: &rooms.learn, text, language, dispatch };
    html! {
        <div class="framed">
            <header class="visually-hidden"><h1>{ text.page.title() }</h1></header>
            { header::notice(state, context) }
            { room(view) }
            <footer>
                <a href={format!("./#{}", for_others(&state.link()))} target="_blank" rel="noopener">{ text.page.open_full() }</a>
            </footer>
        </div>
    }
}
