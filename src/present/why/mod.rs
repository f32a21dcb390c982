//! Why a rating came out as it did: the reasons that hold in a case, the most telling first, each with its numbers.
//!
//! Every reason has a condition, so that none is ever said of a case where it is not true.

mod chips;
mod games;
mod reason;
mod remarks;
mod sentence;

pub use chips::{Chip, chips};
pub use reason::{Alike, Move, Reason};
pub use remarks::{Otherwise, Remark, otherwise, remarks};
pub use sentence::{remark, sentence};

use crate::glicko2::{GameTrace, Period, Trace, scale};
use games::Games;

/// So many reasons are given at most.
pub const MOST: usize = 4;

/// A change of the rating below this is next to none.
pub(crate) const HARDLY: f64 = 0.5;

/// The reasons that hold in a case, the most telling first.
#[must_use]
pub fn reasons(period: &Period, trace: &Trace) -> Vec<Reason> {
    let Some(games) = Games::of(period, trace) else {
        return vec![Reason::Idle { before: period.player.deviation, after: trace.player.deviation }];
    };
    let all = [games.costly_win(), Some(games.result()), games.parts(), games.strongest(), games.certainty()];
    let mut reasons: Vec<Reason> = all.into_iter().flatten().take(MOST).collect();
    // That the volatility changed is rare, and says more than how sure the rating has become.
    if let Some(volatility) = games.volatility() {
        reasons.truncate(MOST - 1);
        reasons.push(volatility);
    }
    reasons
}

/// 173.7178 φ′² g: how far a whole surprise in a game against somebody of this g would move the rating, in rating points.
#[must_use]
pub fn whole_surprise(trace: &Trace, g: f64) -> f64 {
    scale::SCALE * trace.phi_prime * trace.phi_prime * g
}

/// How far a whole surprise would move the rating in the game that counts most.
#[must_use]
pub fn whole_of_heaviest(trace: &Trace) -> f64 {
    whole_surprise(trace, trace.games.iter().map(|game| game.g).fold(0.0, f64::max))
}

/// The game in which most was expected of the player, if that is a good deal more than half.
fn favourite(trace: &Trace) -> Option<(usize, &GameTrace)> {
    /// A loss costs one and a half times as much as a win pays.
    const FAVOURITE: f64 = 0.6;
    /// Beyond this a win pays next to nothing.
    const FOREGONE: f64 = 0.999;
    let games = trace.games.iter().enumerate().filter(|(_, game)| (FAVOURITE..=FOREGONE).contains(&game.e));
    games.max_by(|(_, a), (_, b)| a.e.total_cmp(&b.e))
}
