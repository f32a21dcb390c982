//! The state behind one door: the rating that is wanted, and the game that is to bring it.

use crate::app::address::{self, Address};
use crate::app::{Options, Rooms};
use crate::case::Case;
use crate::case::link::{self, encode};
use crate::percent::decode;

/// What is open there. It is about the case of the Calculator.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SolveState {
    /// The rating that is wanted, as it was typed.
    pub typed: String,
    /// The game that is to bring it, from 0.
    pub game: usize,
}

/// What can be done there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Types the rating that is wanted.
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

    /// What a link says of it: `1600`, or with the second game `1600/2`.
    pub(super) fn link(&self) -> String {
        let typed = encode(&self.typed).replace('/', "%2F");
        if self.game == 0 { typed } else { format!("{typed}/{}", self.game + 1) }
    }

    /// Opens what a link says; whether that was understood.
    pub(super) fn open(&mut self, value: &str) -> bool {
        let (typed, game) = value.split_once('/').unwrap_or((value, "1"));
        let game = game.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        *self = Self { typed: decode(typed), game: game.unwrap_or_default() };
        game.is_some()
    }
}

/// The link of a case in the Calculator, rated by the place that is chosen there.
#[must_use]
pub fn case_link(rooms: &Rooms, case: &Case, options: &Options) -> String {
    let place = Address { place: (*rooms.place).clone(), ..Address::default() };
    link::for_others(&link::joined(&[&address::print(&place), &link::print(case, options)]))
}
