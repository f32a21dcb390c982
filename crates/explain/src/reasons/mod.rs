//! Reasons for a result: those that apply to a case, the most telling first, each with its numbers.
//!
//! Every reason has a condition, so that it is told only of cases where it is true.

pub(crate) mod bounds;
mod chips;
mod games;
mod reason;
mod remarks;

pub use chips::{Chip, Questions, questions};
pub use reason::{EqualGames, Move, Reason};
pub use remarks::{Otherwise, Remark, otherwise, performance_remark, remarks};

use games::Games;
use glicko2_steps::{GameTrace, Period, Trace, scale};

/// The largest number of reasons that are given.
pub const MOST: usize = 4;
/// The number of reasons that are always visible: usually the score compared with the expectation, and the
/// games that moved the rating most. Both can be understood without the others.
pub const TELLING: usize = 2;

/// With a change smaller than this, in points, the rating hardly moved.
pub(crate) const HARDLY: f64 = 0.5;

/// The smallest surprise that a sentence shows. Below it, both scores may look alike with two decimals.
pub(crate) const UNSEEN: f64 = 0.01;

/// Returns the reasons that apply to a case, the most telling first.
#[must_use]
pub fn reasons(period: &Period, trace: &Trace) -> Vec<Reason> {
    let Some(games) = Games::of(period, trace) else {
        return vec![Reason::Idle {
            before: period.player.deviation,
            after: trace.player.deviation,
        }];
    };
    let (costly, result) = (games.costly_win(), games.result());
    let is_as_expected = matches!(result, Reason::AsExpected | Reason::Cancelled { .. });
    let strongest = games.strongest(costly.as_ref());
    // A costly win comes before the list of games, which tells what it gave.
    let all = [
        Some(result),
        costly,
        games.parts(),
        strongest,
        games.certainty(),
    ];
    let mut reasons: Vec<Reason> = all.into_iter().flatten().take(MOST).collect();
    // A noticeable change of the volatility is rare and tells more than the new deviation. A rise because the
    // period was surprising would contradict a result that was expected.
    let is_told = |volatility: &Reason| {
        !is_as_expected
            || !matches!(volatility, Reason::Volatility { before, after, .. } if after > before)
    };
    if let Some(volatility) = games.volatility().filter(is_told) {
        reasons.truncate(MOST - 1);
        reasons.push(volatility);
    }
    reasons
}

/// Returns, for each of `others`, the reason of this case on the same topic, or `None` if there is none.
///
/// This keeps every sentence in its place while a number is dragged.
#[must_use]
pub fn reasons_like(others: &[Reason], period: &Period, trace: &Trace) -> Vec<Option<Reason>> {
    let all = match Games::of(period, trace) {
        None => reasons(period, trace),
        Some(games) => {
            let costly = games.costly_win();
            let striking = games
                .striking(costly.as_ref())
                .into_iter()
                .map(|(_, reason)| reason);
            let further = [games.parts(), games.certainty(), games.volatility()];
            [costly, Some(games.result())]
                .into_iter()
                .chain(further)
                .flatten()
                .chain(striking)
                .collect()
        }
    };
    others
        .iter()
        .map(|other| {
            all.iter()
                .find(|reason| reason.topic() == other.topic())
                .cloned()
        })
        .collect()
}

/// Returns the change of the rating by a surprise of 1 against an opponent with this g, in points: 173.7178
/// φ′² g.
#[must_use]
pub fn whole_surprise(trace: &Trace, g: f64) -> f64 {
    scale::SCALE * trace.phi_prime * trace.phi_prime * g
}

/// Returns the change of the rating by a surprise of 1 in the game with the largest weight g, in points.
#[must_use]
pub fn whole_of_heaviest(trace: &Trace) -> f64 {
    whole_surprise(
        trace,
        trace.games.iter().map(|game| game.g).fold(0.0, f64::max),
    )
}

/// Returns the game in which the player was the clearest favourite, if there is one.
fn favourite(trace: &Trace) -> Option<(usize, &GameTrace)> {
    let games = trace
        .games
        .iter()
        .enumerate()
        .filter(|(_, game)| bounds::FAVOURITE.contains(&game.e));
    games.max_by(|(_, a), (_, b)| a.e.total_cmp(&b.e))
}
