//! The room Learn: what is behind each of its doors.

mod check;
mod contents;
mod doors;
mod glossary;
mod practise;
mod solve;

use crate::app::learn::{Door, LearnState};
use crate::app::{Action, State, learn};
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
