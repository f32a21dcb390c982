//! The section that solves for a rating: the wanted rating, and the game that is to lead to it.

use explain::case::link::encode;
use explain::percent::decode;

/// The state of the section, which uses the case of the Calculator.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SolveState {
    /// The wanted rating, as typed.
    pub typed: String,
    /// The game that is to lead to it, counted from 0.
    pub game: usize,
}

/// An action on the wanted rating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Sets the text of the wanted rating.
    Type(String),
    /// Chooses the game.
    Choose(usize),
}

impl SolveState {
    pub(super) fn act(&mut self, action: Action) {
        match action {
            Action::Type(text) => self.typed = text,
            Action::Choose(game) => self.game = game,
        }
    }

    /// Returns the value for a link: `1600`, or with the second game `1600/2`.
    pub(super) fn link(&self) -> String {
        let typed = encode(&self.typed).replace('/', "%2F");
        if self.game == 0 {
            typed
        } else {
            format!("{typed}/{}", self.game + 1)
        }
    }

    /// Opens the value of a link. Returns whether it was understood.
    pub(super) fn open(&mut self, value: &str) -> bool {
        let (typed, game) = value.split_once('/').unwrap_or((value, "1"));
        let game = game
            .parse::<usize>()
            .ok()
            .and_then(|number| number.checked_sub(1));
        *self = Self {
            typed: decode(typed),
            game: game.unwrap_or_default(),
        };
        game.is_some()
    }
}
