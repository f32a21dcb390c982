//! Changes that a system makes to the paper, each with its explanation.

use super::explain::{Titled, View};
use super::outcome::{Case, Update, Work};
use super::system::Rating;
use super::words::Word;
use crate::steps::step::Block;
use crate::words::Language;
use crate::words::messages::Entry;
use glicko2_steps::{Game, Player};

/// The changes to the paper that only one system makes.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// Chooses the games that are rated; `None` if all are.
    pub selection: Option<Selection>,
    /// Returns τ, if it depends on an option.
    pub tau: Option<fn(&Case) -> f64>,
    /// Changes a game before it enters the formulas.
    pub game: Option<GameRule>,
    /// Changes a computed update before the limits apply.
    pub adjustment: Option<Adjustment>,
    /// The part of an update that counts after the limits.
    pub weight: Option<Weight>,
    /// Further steps, after the paper's. Each is `None` if it does not apply to the case.
    pub notes: &'static [fn(&View) -> Option<Titled>],
    /// Questions why the system works as it does, with answers of its makers or from its rules.
    pub reasons: fn(Language) -> &'static [Entry],
    /// A player to try the system with, if its initial rating is not public.
    pub example: Option<Player>,
}

/// The choice of the games that a system rates.
#[derive(Clone, Copy, Debug)]
pub struct Selection {
    /// Returns whether a game is rated.
    pub rates: fn(&Game) -> bool,
    /// Returns the step that explains the choice, given the number of games left out.
    pub explain: fn(&View, usize) -> Titled,
}

/// A change of a game before it enters the formulas, such as a shifted opponent or points turned
/// into a score.
#[derive(Clone, Copy, Debug)]
pub struct GameRule {
    /// Returns the game as it enters the formulas, for a player with a rating. The opponent's
    /// numbers are already within the limits.
    pub apply: fn(&Case, Rating, Game) -> Game,
    /// Returns the step that explains the change of one game; `None` if nothing is changed in this
    /// case.
    pub explain: fn(&View, &ChangedGame) -> Option<Titled>,
    /// A note for readers who compare systems.
    pub note: Option<Word>,
}

/// A game before and after its changes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChangedGame {
    /// The given game.
    pub given: Game,
    /// The game with the opponent's numbers within the limits.
    pub clamped: Game,
    /// The game as it enters the formulas.
    pub used: Game,
    /// The player before the game.
    pub player: Rating,
}

/// A change of a computed update before the limits apply.
#[derive(Clone, Copy, Debug)]
pub struct Adjustment {
    /// Returns the adjusted rating, from the player before the update, its intermediate values and
    /// its computed result.
    pub apply: fn(&Case, Rating, &Work, Rating) -> Rating,
    /// Returns the blocks that explain the adjustment; empty if one of the [`notes`](Rules::notes)
    /// explains it.
    pub explain: fn(&View, &Update) -> Vec<Block>,
}

/// The part of an update that counts after the limits.
#[derive(Clone, Copy, Debug)]
pub struct Weight {
    /// Returns the part, from 0 to 1.
    pub part: fn(&Case, &Game) -> f64,
    /// Returns the blocks that explain the part.
    pub explain: fn(&View, &Update, f64) -> Vec<Block>,
}

impl Rules {
    /// No changes.
    pub(super) const PLAIN: Self = Self {
        selection: None,
        tau: None,
        game: None,
        adjustment: None,
        weight: None,
        notes: &[],
        reasons: |_| &[],
        example: None,
    };
}
