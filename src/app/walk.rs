//! Walking through the derivation: where one is, and what is still covered.

use super::{Moment, Room, State};
use crate::case::detail::Detail;
use crate::glicko2::trace::Volatility;

impl State {
    /// Whether there is a derivation to walk through.
    pub(super) fn has_walk(&self) -> bool {
        self.room == Room::Player && self.rooms.as_ref().is_none_or(|rooms| rooms.has_walk())
    }

    pub(super) fn moments(&self) -> Vec<Moment> {
        Moment::all(&self.worked.trace)
    }

    pub(super) fn go(&mut self, moment: Moment) {
        self.options.moment = Some(moment.nearest(&self.worked.trace));
        (self.playing, self.part) = (false, 0);
    }

    /// Whether a step is open.
    #[must_use]
    pub fn has_walked(&self) -> bool {
        self.options.moment.is_some()
    }

    /// Whether the work of a step is open, or where it is covered, what is asked in its stead.
    #[must_use]
    pub fn opens_step(&self, step: u8) -> bool {
        let is_here = self.options.moment.is_some_and(|moment| moment.step == step);
        let is_asked = self.has_walked() && self.covers_step(step) && self.asked() == Some(step);
        is_here || is_asked || self.options.detail == Detail::Everything
    }

    /// Where the walk is, or where it would begin.
    #[must_use]
    pub fn moment(&self) -> Moment {
        self.options.moment.unwrap_or_else(|| self.moments()[0])
    }

    pub(super) fn neighbour(&self, by: isize) -> Moment {
        let moments = self.moments();
        let Some(now) = self.options.moment else { return moments[0] };
        let at = moments.iter().position(|&moment| moment == now).unwrap_or(0);
        moments[at.saturating_add_signed(by).min(moments.len() - 1)]
    }

    /// Whether the walk is at its beginning.
    #[must_use]
    pub fn is_first(&self) -> bool {
        self.moment() == self.moments()[0]
    }

    /// Whether the walk is at its end.
    #[must_use]
    pub fn is_last(&self) -> bool {
        self.moments().last() == Some(&self.moment())
    }

    /// Whether a step is covered.
    #[must_use]
    pub fn covers_step(&self, step: u8) -> bool {
        // What a place adds after Step 8 is uncovered with it.
        self.options.hide && step.min(8) > self.moment().step
    }

    /// Whether what comes of a step is covered.
    #[must_use]
    pub fn covers_value(&self, step: u8) -> bool {
        self.covers_step(step) || step == 5 && self.covered_iterations().is_some()
    }

    /// The first iteration of Step 5 that is covered; `None` if all are to be seen.
    #[must_use]
    pub fn covered_iterations(&self) -> Option<usize> {
        let Moment { step, sub } = self.moment();
        let made = self.worked.trace.volatility.as_ref().map_or(0, |volatility| volatility.iterations.len());
        let reached = usize::from(sub) + 1;
        (self.options.hide && step == 5 && reached < made).then_some(reached)
    }

    /// Whether one step fills the screen. There is nothing to step through in other rooms, nor before the second part of the program has come.
    #[must_use]
    pub fn is_presenting(&self) -> bool {
        self.options.present && self.rooms.is_some() && self.has_walk() && !self.is_unrated
    }

    /// Whether the picture of where one is would tell what is still covered: before one walks it is of the answer, and that of Step 7 has the new
    /// rating in it.
    #[must_use]
    pub fn covers_picture(&self) -> bool {
        self.covers_answer() && !(self.has_walked() && self.moment().step < 7)
    }

    /// Whether the answer is covered: as long as there is a step to come.
    #[must_use]
    pub fn covers_answer(&self) -> bool {
        self.options.hide && !self.is_last()
    }

    /// Whether it is covered what each of several zeros of Step 5 would give: one of them gives the answer.
    #[must_use]
    pub fn covers_zeros(&self) -> bool {
        let has_several = |volatility: &Volatility| volatility.roots.len() > 1;
        self.covers_answer() && self.worked.trace.volatility.as_ref().is_some_and(has_several)
    }
}
