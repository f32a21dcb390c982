//! Several players rated together, all from their values before the period.
//!
//! Every player of a [`Group`] gets a rating period of their own, rated by
//! [`crate::rate`]. No result of one period enters another, so the order
//! does not matter: B is not rated against the new numbers of A.
//!
//! | module | is for |
//! |---|---|
//! | here | results between players, and every player's derivation; [`rate_all`] without derivations |
//! | [`placements`] | a free-for-all, rated as games of all its pairs |
//! | [`wvw`] | Guild Wars 2: three worlds, whose points become scores |
//! | [`teams`] | two teams, by the three methods in use |
//! | [`league`] | rating periods of a group in a row, each starting from the result of the one before |
//! | [`standings`] | ranks after a period |
//!
//! The changes of the two sides of a game need not cancel. Each is 173.7178 φ′² g(s − E), where φ′
//! is the player's *own* new deviation and g weighs the *opponent's*: two players with different
//! deviations have different φ′ and g, and since E contains g, their expected scores do not even
//! add up to 1. See [`Side`].

mod error;
pub mod league;
pub mod placements;
mod rate_all;
mod rated;
pub mod standings;
pub mod teams;
pub mod wvw;

pub use error::{Error, PlayerField, Problem, ProblemKind, ValuePath};
#[cfg(feature = "js")]
pub(crate) use rate_all::rate_meetings;
pub use rate_all::{Elapsed, rate_all, rate_pair};
pub use rated::{Against, Played, Rated, Sheet, Side};

use crate::Player;

/// Players, their results against each other, and τ.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// The players before the period.
    pub players: Vec<Player>,
    /// The results, in any order.
    pub meetings: Vec<Meeting>,
    /// τ, the system constant, the same for all.
    pub tau: f64,
}

/// A result between two players of a group, each named by their number, from 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Meeting {
    /// One side.
    pub a: usize,
    /// The other side.
    pub b: usize,
    /// s of `a`, from 0 to 1; that of `b` is 1 − s.
    pub score: f64,
}

impl Meeting {
    /// Creates a result between the players number `a` and `b`, with the score of `a`.
    #[must_use]
    pub const fn new(a: usize, b: usize, score: f64) -> Self {
        Self { a, b, score }
    }
}

/// Rates every player from the values before the period.
///
/// # Errors
///
/// Returns every value that cannot be rated, by player or result: see [`Error`].
///
/// # Example
///
/// The paper's player and the three opponents, each with a rating of their own at the end:
///
/// ```
/// use glicko2_steps::Player;
/// use glicko2_steps::groups::{rate, Group, Meeting};
///
/// let player = |rating, deviation| Player::new(rating, deviation, 0.06);
/// let group = Group {
///     players: vec![player(1500.0, 200.0), player(1400.0, 30.0), player(1550.0, 100.0), player(1700.0, 300.0)],
///     meetings: vec![
///         Meeting::new(0, 1, 1.0),
///         Meeting::new(0, 2, 0.0),
///         Meeting::new(3, 0, 1.0),
///     ],
///     tau: 0.5,
/// };
/// let rated = rate(&group)?;
/// let after: Vec<String> = rated.sheets().iter().map(|s| format!("{:.1}", s.trace.player.rating)).collect();
/// assert_eq!(after, ["1464.1", "1398.1", "1570.4", "1784.4"]);
/// # Ok::<(), glicko2_steps::groups::Error>(())
/// ```
pub fn rate(group: &Group) -> Result<Rated, Error> {
    Rated::of(group, 1.0, None)
}

/// Rates the group again after a change. Players whose own values, opponents and results are
/// unchanged keep their derivation.
///
/// # Errors
///
/// As [`rate`].
pub fn rate_again(group: &Group, before: &Rated) -> Result<Rated, Error> {
    Rated::of(group, 1.0, Some(before))
}

/// Returns the score of the other side, 1 − s.
///
/// Among the doubles whose complement is s, it is the one with the fewest digits: 0.1 for 0.9, not
/// 0.09999999999999998.
#[must_use]
pub fn other_score(score: f64) -> f64 {
    /// A power of ten with as many decimals as every double between ½ and 1 has.
    const DECIMALS: f64 = 1e15;
    let exact = 1.0 - score;
    let short = (exact * DECIMALS).round_ties_even() / DECIMALS;
    if 1.0 - short == score { short } else { exact }
}
