//! A free-for-all with places: each player beat all players with a worse place.
//!
//! Each pair counts as a game of the one rating period. Dominion Online rates its tables of three
//! and four in this way (the second of three lost to the winner and beat the last), and QLStats its
//! free-for-alls.

use super::{Error, Group, Meeting, Problem, ProblemKind, Rated, ValuePath};
use crate::Player;

/// The largest number of players with a place. The number of pairs grows with its square.
pub const MOST: usize = 200;

/// Players and their places.
#[derive(Clone, Debug, PartialEq)]
pub struct FreeForAll {
    /// The players before the free-for-all.
    pub players: Vec<Player>,
    /// The place of each player; a lower number is better. Players with the same place drew. A
    /// player without a place took no part, and is idle.
    pub places: Vec<Option<f64>>,
    /// τ.
    pub tau: f64,
}

/// Returns the games of all pairs: 1 for the better place, ½ for the same place, in the order (0,
/// 1), (0, 2), …, (1, 2), ….
#[must_use]
pub fn pairs(places: &[Option<f64>]) -> Vec<Meeting> {
    let placed: Vec<(usize, f64)> = places
        .iter()
        .enumerate()
        .filter_map(|(i, place)| Some((i, (*place)?)))
        .collect();
    let mut pairs = Vec::with_capacity(placed.len() * placed.len().saturating_sub(1) / 2);
    for (k, &(a, mine)) in placed.iter().enumerate() {
        for &(b, theirs) in &placed[k + 1..] {
            let score = if mine < theirs {
                1.0
            } else if mine > theirs {
                0.0
            } else {
                0.5
            };
            pairs.push(Meeting::new(a, b, score));
        }
    }
    pairs
}

/// Rates all players. Each player with a place played all others with one.
///
/// # Errors
///
/// As [`rate`](super::rate); also for a place that is not a finite number, and for more than
/// [`MOST`] players.
pub fn rate(race: &FreeForAll) -> Result<Rated, Error> {
    from(race, None)
}

/// Rates a free-for-all again after a change; see [`rate_again`](super::rate_again).
///
/// # Errors
///
/// As [`rate`].
pub fn rate_again(race: &FreeForAll, before: &Rated) -> Result<Rated, Error> {
    from(race, Some(before))
}

fn from(race: &FreeForAll, before: Option<&Rated>) -> Result<Rated, Error> {
    if race.places.iter().flatten().count() > MOST {
        return Err(Problem {
            kind: ProblemKind::TooMany,
            place: ValuePath::Players,
        }
        .into());
    }
    let mut problems = Vec::new();
    let mut places = race.places.clone();
    places.resize(race.players.len(), None);
    let placed = places
        .iter()
        .enumerate()
        .filter_map(|(i, place)| Some((i, (*place)?)));
    for (i, place) in placed.filter(|(_, place)| !place.is_finite()) {
        let kind = if place.is_nan() {
            crate::ProblemKind::NotANumber
        } else {
            crate::ProblemKind::NotFinite
        };
        problems.push(Problem {
            kind: ProblemKind::Value(kind),
            place: ValuePath::Placed(i),
        });
    }
    let group = Group {
        players: race.players.clone(),
        meetings: pairs(&places),
        tau: race.tau,
    };
    Error::unless(problems, Rated::of(&group, 1.0, before))
}
