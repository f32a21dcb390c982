//! Why a rating came out as it did: the reasons that hold in a case, the most telling first, each with its numbers.
//!
//! Every reason has a condition, so that none is ever said of a case where it is not true.

pub(crate) mod bounds;
mod chips;
mod games;
mod reason;
mod remarks;
mod sentence;

pub use chips::{Chip, Questions, questions};
pub use reason::{Alike, Move, Reason};
pub use remarks::{Otherwise, Remark, otherwise, remarks};
pub use sentence::{of_player, remark, sentence};

use crate::glicko2::{GameTrace, Period, Trace, scale};
use games::Games;

/// So many reasons are given at most.
pub const MOST: usize = 4;
/// So many of them are the most telling: how the score compares with the expected one, and the games that moved the rating most. Neither needs
/// one of the others to be understood rightly.
pub const TELLING: usize = 2;

/// A change of the rating below this is next to none.
pub(crate) const HARDLY: f64 = 0.5;

/// A surprise below this is not seen in a sentence: with two decimals both scores may look alike.
pub(in crate::present) const UNSEEN: f64 = 0.01;

/// The reasons that hold in a case, the most telling first.
#[must_use]
pub fn reasons(period: &Period, trace: &Trace) -> Vec<Reason> {
    let Some(games) = Games::of(period, trace) else {
        return vec![Reason::Idle { before: period.player.deviation, after: trace.player.deviation }];
    };
    let (costly, result) = (games.costly_win(), games.result());
    let is_as_expected = matches!(result, Reason::AsExpected | Reason::Cancelled { .. });
    let strongest = games.strongest(costly.as_ref());
    // A win that cost points comes before what it gave.
    let all = [Some(result), costly, games.parts(), strongest, games.certainty()];
    let mut reasons: Vec<Reason> = all.into_iter().flatten().take(MOST).collect();
    // That the volatility changed is rare, and says more than how sure the rating has become. That it rose as the period was a surprise would
    // contradict a period that went as expected.
    let is_told = |volatility: &Reason| {
        !is_as_expected || !matches!(volatility, Reason::Volatility { before, after, .. } if after > before)
    };
    if let Some(volatility) = games.volatility().filter(is_told) {
        reasons.truncate(MOST - 1);
        reasons.push(volatility);
    }
    reasons
}

/// The reasons of a case that tell the same as those of another, each in its place; `None` where that does not hold here.
///
/// So no sentence comes, goes or changes its place while a number is dragged.
#[must_use]
pub fn reasons_like(others: &[Reason], period: &Period, trace: &Trace) -> Vec<Option<Reason>> {
    let all = match Games::of(period, trace) {
        None => reasons(period, trace),
        Some(games) => {
            let costly = games.costly_win();
            let striking = games.striking(costly.as_ref()).into_iter().map(|(_, reason)| reason);
            let further = [games.parts(), games.certainty(), games.volatility()];
            [costly, Some(games.result())].into_iter().chain(further).flatten().chain(striking).collect()
        }
    };
    others.iter().map(|other| all.iter().find(|reason| reason.topic() == other.topic()).cloned()).collect()
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
    let games = trace.games.iter().enumerate().filter(|(_, game)| bounds::FAVOURITE.contains(&game.e));
    games.max_by(|(_, a), (_, b)| a.e.total_cmp(&b.e))
}
