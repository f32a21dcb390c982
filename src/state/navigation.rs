//! Step navigation: the step position, and which values are still hidden.

use super::{Action, DerivationView, Guesses, Room, State, StepPosition};
use explain::case::detail::Detail;
use glicko2_steps::trace::Volatility;

impl State {
    /// Returns whether there are steps to navigate through.
    pub(super) fn has_steps(&self) -> bool {
        self.room == Room::Player
            && self
                .rooms
                .as_ref()
                .is_none_or(|rooms| !rooms.chosen_system.is_glicko())
    }

    /// Returns whether the page is in presentation mode and has steps to present. Other rooms, an
    /// unrated case and a page without the lazy part have none.
    #[must_use]
    pub fn is_presenting(&self) -> bool {
        self.view.options.present && self.rooms.is_some() && self.has_steps() && !self.is_unrated
    }
}

impl DerivationView {
    /// Performs an action that changes only how the derivation is shown. Returns any other action.
    pub fn update(&mut self, action: Action) -> Option<Action> {
        match action {
            Action::SetDigits(digits) => self.options.digits = digits,
            Action::SetLevel(level) => self.options.level = level,
            Action::ToggleChip(chip) => {
                self.open_chip = (self.open_chip != Some(chip)).then_some(chip);
            }
            Action::Part(part) => self.part = part,
            Action::ToggleHide => {
                self.options.hide = !self.options.hide;
                self.guesses = Guesses::default();
            }
            Action::TypeGuess(step, text) => self.type_guess(step, text),
            Action::Guess(step) => self.guess(step),
            Action::GoTo(position) => self.go(position),
            Action::CloseStep => (self.options.position, self.playing) = (None, false),
            Action::SetDetail(detail) => self.options.detail = detail,
            Action::First => self.go(self.positions()[0]),
            Action::Last => self.go(self.positions()[self.positions().len() - 1]),
            Action::Next => self.go(self.neighbour(1)),
            Action::Back => self.go(self.neighbour(-1)),
            Action::TogglePlay => {
                self.playing = !self.playing;
                if self.playing && (self.is_last() || !self.has_open_step()) {
                    (self.options.position, self.part) = (Some(self.positions()[0]), 0);
                }
            }
            // The timer may fire once more after playback was stopped.
            Action::Tick if !self.playing => {}
            Action::Tick => {
                (self.options.position, self.part) = (Some(self.neighbour(1)), 0);
                self.playing = !self.is_last();
            }
            other => return Some(other),
        }
        None
    }

    pub(super) fn positions(&self) -> Vec<StepPosition> {
        StepPosition::all(&self.derivation.trace)
    }

    pub(super) fn go(&mut self, position: StepPosition) {
        self.options.position = Some(position.nearest(&self.derivation.trace));
        (self.playing, self.part) = (false, 0);
    }

    /// Returns whether a step is open.
    #[must_use]
    pub fn has_open_step(&self) -> bool {
        self.options.position.is_some()
    }

    /// Returns whether a step is expanded: it is the current one, its hidden value is to be
    /// guessed, or everything is open.
    #[must_use]
    pub fn opens_step(&self, step: u8) -> bool {
        let is_here = self
            .options
            .position
            .is_some_and(|position| position.step == step);
        let is_asked =
            self.has_open_step() && self.hides_step(step) && self.asked_step() == Some(step);
        is_here || is_asked || self.options.detail == Detail::Everything
    }

    /// Returns the step position, or the first one if no step is open.
    #[must_use]
    pub fn position(&self) -> StepPosition {
        self.options.position.unwrap_or_else(|| self.positions()[0])
    }

    pub(super) fn neighbour(&self, by: isize) -> StepPosition {
        let positions = self.positions();
        let Some(now) = self.options.position else {
            return positions[0];
        };
        let at = positions
            .iter()
            .position(|&position| position == now)
            .unwrap_or(0);
        positions[at.saturating_add_signed(by).min(positions.len() - 1)]
    }

    /// Returns whether the step position is the first.
    #[must_use]
    pub fn is_first(&self) -> bool {
        self.position() == self.positions()[0]
    }

    /// Returns whether the step position is the last.
    #[must_use]
    pub fn is_last(&self) -> bool {
        self.positions().last() == Some(&self.position())
    }

    /// Returns whether a step is hidden.
    #[must_use]
    pub fn hides_step(&self, step: u8) -> bool {
        // Further steps of a system are shown together with Step 8.
        self.options.hide && step.min(8) > self.position().step
    }

    /// Returns whether the value of a step is hidden.
    #[must_use]
    pub fn hides_value(&self, step: u8) -> bool {
        self.hides_step(step) || step == 5 && self.first_hidden_iteration().is_some()
    }

    /// Returns the first hidden iteration of Step 5, or `None` if no iteration is hidden.
    #[must_use]
    pub fn first_hidden_iteration(&self) -> Option<usize> {
        let StepPosition { step, sub } = self.position();
        let made = self
            .derivation
            .trace
            .volatility
            .as_ref()
            .map_or(0, |volatility| volatility.iterations.len());
        let reached = usize::from(sub) + 1;
        (self.options.hide && step == 5 && reached < made).then_some(reached)
    }

    /// Returns whether the current chart would reveal a hidden value. Without an open step the
    /// chart shows the answer, and that of Step 7 contains the new rating.
    #[must_use]
    pub fn hides_picture(&self) -> bool {
        self.hides_answer() && !(self.has_open_step() && self.position().step < 7)
    }

    /// Returns whether the answer is hidden: until the last step.
    #[must_use]
    pub fn hides_answer(&self) -> bool {
        self.options.hide && !self.is_last()
    }

    /// Returns whether the results of the zeros of Step 5 are hidden. If there are several zeros,
    /// one of them gives the answer.
    #[must_use]
    pub fn hides_zeros(&self) -> bool {
        let has_several = |volatility: &Volatility| volatility.roots.len() > 1;
        self.hides_answer()
            && self
                .derivation
                .trace
                .volatility
                .as_ref()
                .is_some_and(has_several)
    }
}
