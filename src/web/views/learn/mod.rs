//! The room Learn: what is behind each of its doors.

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

use super::{Scene, header};
use crate::app::learn::{Door, LearnState};
use crate::app::{Action, Rooms, State, learn};
use crate::case::link::for_others;
use crate::present::text::{Language, Text};
pub(super) use practise::on_paper;
use yew::prelude::*;

/// What every view of the room needs.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    /// The whole page: the case, how it is looked at.
    pub(super) state: &'a State,
    /// The room.
    pub(super) learn: &'a LearnState,
    /// The words of the page.
    pub(super) text: &'static Text,
    /// The language of all others.
    pub(super) language: Language,
    /// Does something.
    pub(super) dispatch: &'a Callback<Action>,
}

impl View<'_> {
    /// Does something in the room.
    pub(super) fn act<E: 'static>(self, action: impl Fn(E) -> learn::Action + 'static) -> Callback<E> {
        self.dispatch.reform(move |event| Action::Learn(action(event).into()))
    }
}

/// The room, behind the door that is open.
pub(super) fn room(view: View) -> Html {
    match view.learn.door {
        Door::Lessons => contents::room(view),
        Door::Practise => practise::room(view),
        Door::Check => check::room(view),
        Door::Solve => solve::room(view),
        Door::Glossary => glossary::room(view),
    }
}

/// The room inside somebody else's page, with a link to the same in the full one.
pub(super) fn framed(scene: Scene, language: Language) -> Html {
    let Scene { state, text, dispatch, .. } = scene;
    let Some(rooms) = Rooms::of(state) else { return html! {} };
    let view = View { state, learn: &rooms.learn, text, language, dispatch };
    html! {
        <div class="framed">
            <header class="visually-hidden"><h1>{ text.page.title }</h1></header>
            { header::notice(scene) }
            { room(view) }
            <footer>
                <a href={format!("./#{}", for_others(&state.link()))} target="_blank" rel="noopener">{ text.page.open_full }</a>
            </footer>
        </div>
    }
}
