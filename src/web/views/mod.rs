//! The page's views: functions from the state to what is seen, and nothing that asks the browser.

pub(crate) mod answer;
pub(crate) mod cards;
pub(crate) mod chips;
pub(crate) mod copy_values;
pub(crate) mod embed;
pub(crate) mod games;
pub(crate) mod guess;
pub(crate) mod handles;
pub(crate) mod handout;
pub(crate) mod header;
pub(crate) mod inputs;
pub(crate) mod kept;
pub(crate) mod league;
pub(crate) mod learn;
pub(crate) mod menu;
pub(crate) mod moves;
pub(crate) mod page;
pub(crate) mod paste;
pub(crate) mod pictures;
pub(crate) mod player;
pub(crate) mod present;
pub(crate) mod rooms;
pub(crate) mod search;
pub(crate) mod share;
pub(crate) mod stage;
pub(crate) mod steps;
pub(crate) mod strip;
pub(crate) mod time;
pub(crate) mod tip;
pub(crate) mod walk;
pub(crate) mod work;
#[cfg(feature = "ssr")]
pub(crate) mod written;

pub(crate) use player::Beside;

use crate::app::{Action, Axis, State, Worked};
use crate::glicko2::{Period, Trace};
use crate::number::Digits;
use crate::present::summary::Summary;
use crate::present::text::Text;
use crate::web::kit::chart::Overlay;
use crate::web::kit::pager::{Pager, pager, window};
use std::ops::Range;
use std::rc::Rc;
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
    /// Whether it is only read: nothing in it does anything.
    pub(crate) is_read: bool,
    /// The case whose results are asked about: what if a game had ended otherwise? And the ratings that a system makes of that, where it
    /// is not the paper's. None: nothing is said.
    pub(crate) what_if: Option<(&'a Rc<Worked>, &'a [[f64; 3]])>,
    /// The opponents' names, game by game, where they have any.
    pub(crate) names: &'a [String],
    /// What came of the games as the chosen system shows it, where that is not the paper's.
    pub(crate) summary: Option<&'a Rc<Summary>>,
    /// Which of several games it is about, in words, where each is rated by itself.
    pub(crate) which: Option<&'a str>,
    /// Makes the handles of its pictures, where there are any: they are of the second part.
    pub(crate) handles: Option<fn(Scene) -> Option<Overlay>>,
}

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

    /// What came of the case before a number of it was scrubbed, if that is another now.
    pub(crate) fn ghost(&self) -> Option<Rc<Worked>> {
        let ghost = self.state.hand.as_ref()?.ghost.as_ref()?;
        (ghost.trace != self.state.worked.trace).then(|| ghost.clone())
    }

    /// What its pictures were of when a handle of one was gripped.
    pub(crate) fn axis(&self) -> Option<Axis> {
        self.state.hand.as_ref()?.axis.clone()
    }

    /// A title, or other words, with the game that it is about.
    pub(crate) fn titled(&self, words: &str) -> AttrValue {
        self.which.map_or_else(|| words.to_owned(), |which| [words, " · ", which].concat()).into()
    }

    /// The handles of its pictures.
    pub(crate) fn handles(self) -> Option<Overlay> {
        self.handles?(self)
    }

    /// The part of `all` rows that is shown, so many to a page.
    pub(crate) fn window(&self, all: usize, size: usize) -> Range<usize> {
        window(self.first, all, size)
    }

    /// Turns the pages of games, and of tables that have a row a game.
    pub(crate) fn pager(&self, all: usize, size: usize) -> Html {
        let text = &self.text.input;
        pager(Pager {
            window: self.window(all, size),
            all,
            size,
            words: [text.previous_page, text.next_page],
            text: self.text,
            turn_to: self.turn_to,
        })
    }
}
