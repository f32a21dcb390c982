//! The page's views: functions from the state to what is seen, and nothing that asks the browser.

pub(crate) mod answer;
pub(crate) mod bad_lines;
pub(crate) mod cards;
pub(crate) mod chart;
pub(crate) mod controls;
pub(crate) mod embed;
pub(crate) mod entry;
pub(crate) mod file_field;
pub(crate) mod full;
pub(crate) mod games;
pub(crate) mod group;
pub(crate) mod header;
pub(crate) mod icons;
pub(crate) mod inputs;
pub(crate) mod kept;
pub(crate) mod math;
pub(crate) mod page;
pub(crate) mod paste;
pub(crate) mod pieces;
pub(crate) mod player;
pub(crate) mod share;
pub(crate) mod steps;
pub(crate) mod still;
pub(crate) mod table;
pub(crate) mod time;
pub(crate) mod walk;
#[cfg(feature = "ssr")]
pub(crate) mod written;

pub(crate) use player::Beside;

use crate::app::{Action, State, Worked};
use crate::glicko2::{Period, Trace};
use crate::present::number::Digits;
use crate::present::text::Text;
use crate::web::focus;
use std::ops::Range;
use yew::prelude::*;

/// What every view needs: the state, the words, and where to send what a person does.
#[derive(Clone, Copy)]
pub(crate) struct Scene<'a> {
    pub(crate) state: &'a State,
    pub(crate) text: &'static Text,
    pub(crate) dispatch: &'a Callback<Action>,
    /// The first game that is shown, where there are too many to show all.
    pub(crate) first: usize,
    pub(crate) turn_to: &'a Callback<usize>,
    /// The case whose results are asked about: what if a game had ended otherwise? None: nothing is said.
    pub(crate) what_if: Option<&'a Worked>,
}

/// So many games can be typed into at once. The browser takes longer to lay out more than the engine to rate them.
pub(crate) const GAMES_A_PAGE: usize = 50;

/// So many games have a row at once in each table of the derivation, where every number of a row changes with every key.
pub(crate) const ROWS_A_PAGE: usize = 25;

impl<'a> Scene<'a> {
    pub(crate) fn period(&self) -> &'a Period {
        &self.state.worked.period
    }

    pub(crate) fn trace(&self) -> &'a Trace {
        &self.state.worked.trace
    }

    pub(crate) fn digits(&self) -> Digits {
        self.state.options.digits
    }

    /// The part of `all` games that is shown, so many to a page.
    pub(crate) fn window(&self, all: usize, a_page: usize) -> Range<usize> {
        let first = if self.first < all { self.first } else { 0 };
        first..all.min(first + a_page)
    }

    /// A handler that does the same whatever the event holds.
    pub(crate) fn on<E: 'static>(&self, action: Action) -> Callback<E> {
        on(self.dispatch, action)
    }

    /// The same, and the keyboard goes to the last of these places that is there then.
    pub(crate) fn on_then<E: 'static>(&self, action: Action, places: &'static [&'static str]) -> Callback<E> {
        let act = self.on(action);
        Callback::from(move |event: E| {
            act.emit(event);
            places.iter().for_each(|place| focus::soon((*place).to_owned()));
        })
    }

    /// A handler that makes an action of what was typed or chosen.
    pub(crate) fn on_value<E: controls::HasValue>(&self, make: impl Fn(String) -> Action + 'static) -> Callback<E> {
        on_value(self.dispatch, make)
    }
}

fn on<E: 'static>(dispatch: &Callback<Action>, action: Action) -> Callback<E> {
    let dispatch = dispatch.clone();
    Callback::from(move |_: E| dispatch.emit(action.clone()))
}

fn on_value<E: controls::HasValue>(
    dispatch: &Callback<Action>,
    make: impl Fn(String) -> Action + 'static,
) -> Callback<E> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: E| dispatch.emit(make(event.value())))
}
