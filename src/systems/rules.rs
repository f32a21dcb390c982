//! The changes that a place makes to the paper, each with its explanation beside it.

use super::explain::{Titled, View};
use super::outcome::{Case, Update, Work};
use super::system::Rating;
use super::text::{Reason, SystemsText, Word};
use crate::glicko2::{Game, Player};
use crate::present::step::Block;

/// What a place changes that no other does.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// Which games are rated at all; `None` where all are.
    pub selection: Option<Selection>,
    /// τ, where it depends on an option.
    pub tau: Option<fn(&Case) -> f64>,
    /// What a game becomes before it enters the formulas.
    pub game: Option<GameRule>,
    /// What becomes of a computed update before limits apply.
    pub adjustment: Option<Adjustment>,
    /// The part of an update that counts after limits were applied.
    pub weight: Option<Weight>,
    /// Further steps, after the paper's: each `None` where this case has no such thing.
    pub notes: &'static [fn(&View) -> Option<Titled>],
    /// Why it is as it is there: questions with what its makers answered, or what follows from the rules.
    pub reasons: fn(&SystemsText) -> &[Reason],
    /// Somebody to try the place with, where it is not public what a newcomer starts with.
    pub example: Option<Player>,
}

/// Which games a place rates.
#[derive(Clone, Copy, Debug)]
pub struct Selection {
    /// Whether a game is rated.
    pub rates: fn(&Game) -> bool,
    /// The step that explains it, where so many games are left out.
    pub explain: fn(&View, usize) -> Titled,
}

/// What a game becomes before it enters the formulas: an opponent shifted, points turned into a score.
#[derive(Clone, Copy, Debug)]
pub struct GameRule {
    /// The game as it enters the formulas, for a player with that rating. The opponent's numbers are within the limits.
    pub apply: fn(&Case, Rating, Game) -> Game,
    /// The step that explains it for one game, `None` where nothing is changed in this case.
    pub explain: fn(&View, &ChangedGame) -> Option<Titled>,
    /// What a reader has to know who compares the place with others.
    pub note: Option<Word>,
}

/// A game on its way into the formulas.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChangedGame {
    /// As it was given.
    pub given: Game,
    /// With the opponent's numbers within the limits.
    pub clamped: Game,
    /// As it enters the formulas.
    pub used: Game,
    /// The player before it.
    pub player: Rating,
}

/// What becomes of a computed update before limits apply.
#[derive(Clone, Copy, Debug)]
pub struct Adjustment {
    /// The rating after it: from the player before the update, how it was worked out, and what came of it.
    pub apply: fn(&Case, Rating, &Work, Rating) -> Rating,
    /// What the step about changes to the result says of it; nothing where one of the [`notes`](Rules::notes) does.
    pub explain: fn(&View, &Update) -> Vec<Block>,
}

/// The part of an update that counts after limits were applied.
#[derive(Clone, Copy, Debug)]
pub struct Weight {
    /// The part, from 0 to 1.
    pub part: fn(&Case, &Game) -> f64,
    /// What the step about changes to the result says of that part.
    pub explain: fn(&View, &Update, f64) -> Vec<Block>,
}

impl Rules {
    /// Nothing is changed.
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
