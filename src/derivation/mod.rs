//! The views of a derivation, which several rooms show: functions to HTML that also run without a browser.

pub(crate) mod answer;
pub(crate) mod cards;
pub(crate) mod chips;
pub(crate) mod copy_values;
pub(crate) mod guess;
pub(crate) mod moves;
pub(crate) mod navigation;
pub(crate) mod periods;
pub(crate) mod pictures;
pub(crate) mod predictions;
pub(crate) mod search;
pub(crate) mod stage;
pub(crate) mod stage_picture;
pub(crate) mod steps;
pub(crate) mod work;

use crate::state::{Action, Axis, Derivation, DerivationView};
use crate::widgets::chart::Overlay;
use crate::widgets::pager::{Pager, pager, window};
use explain::answer::summary::Summary;
use explain::numbers::Digits;
use explain::words::Text;
use glicko2_steps::{Period, Trace};
use std::ops::Range;
use std::rc::Rc;
use yew::prelude::*;

/// The values that every view of a derivation needs: the derivation, the words, and the callback for actions.
#[derive(Clone, Copy)]
pub(crate) struct ViewContext<'a> {
    pub(crate) view: &'a DerivationView,
    /// The note that the derivation is not of the present input, if so.
    pub(crate) stale: Option<&'static str>,
    pub(crate) text: Text,
    pub(crate) dispatch: &'a Callback<Action>,
    /// The first visible game, if there are too many for one page.
    pub(crate) first: usize,
    pub(crate) turn_to: &'a Callback<usize>,
    /// Whether the view is only read, without controls.
    pub(crate) is_read: bool,
    /// The derivation for which new ratings with other results are shown, and these ratings by a
    /// system other than the paper's. `None` if they are not shown.
    pub(crate) what_if: Option<(&'a Rc<Derivation>, &'a [[f64; 3]])>,
    /// The opponents' names, game by game, if they have names.
    pub(crate) names: &'a [String],
    /// The result of the games as the chosen system shows it, if that is not the paper's.
    pub(crate) summary: Option<&'a Rc<Summary>>,
    /// The game that the view is about, in words, if the system rates each game by itself.
    pub(crate) which: Option<&'a str>,
    /// The name of the example case that has replaced the reader's own.
    pub(crate) tried: Option<&'static str>,
    /// Makes the drag handles of the pictures. They belong to the lazy part.
    pub(crate) handles: Option<fn(ViewContext) -> Option<Overlay>>,
}

impl<'a> ViewContext<'a> {
    pub(crate) fn period(&self) -> &'a Period {
        &self.view.derivation.period
    }

    pub(crate) fn trace(&self) -> &'a Trace {
        &self.view.derivation.trace
    }

    pub(crate) fn digits(&self) -> Digits {
        self.view.options.digits
    }

    /// Returns the derivation before a number was dragged, if it differs from the present one.
    pub(crate) fn ghost(&self) -> Option<Rc<Derivation>> {
        let ghost = self.view.active_field.as_ref()?.ghost.as_ref()?;
        (ghost.trace != self.view.derivation.trace).then(|| ghost.clone())
    }

    /// Returns the derivation that fixes the pictures' axes while a handle is dragged.
    pub(crate) fn axis(&self) -> Option<Axis> {
        self.view.active_field.as_ref()?.axis.clone()
    }

    /// Returns a title or other words, with the game that the view is about.
    pub(crate) fn titled(&self, words: &str) -> AttrValue {
        self.which
            .map_or_else(|| words.to_owned(), |which| [words, " · ", which].concat())
            .into()
    }

    /// Returns the drag handles of the pictures.
    pub(crate) fn handles(self) -> Option<Overlay> {
        self.handles?(self)
    }

    /// Returns the visible rows of `all`, with `size` rows to a page.
    pub(crate) fn window(&self, all: usize, size: usize) -> Range<usize> {
        window(self.first, all, size)
    }

    /// Draws the pager of the games, and of tables with a row for each game.
    pub(crate) fn pager(&self, all: usize, size: usize) -> Html {
        let text = self.text.input;
        pager(Pager {
            window: self.window(all, size),
            all,
            size,
            words: [text.previous_page(), text.next_page()],
            text: self.text,
            turn_to: self.turn_to,
        })
    }
}
