//! The result after each further game: rated together and one by one, with the RD.

use super::league::MIN_POINTS;
use super::{RatingBand, RatingLine, Ratings, Span};
use crate::case::level::Level;
use glicko2_steps::seasons::orders;
use glicko2_steps::{Period, Player, Symbol, rate};

/// The smallest height of the axis for deviations, in points.
const MIN_DEVIATION: f64 = 2.0;

impl Ratings {
    /// Returns the ratings after the first games of a period in two lines: rated as one period, and rated one by one.
    /// The band is that of the first line.
    #[must_use]
    pub fn of_ways(period: &Period, names: [&str; 2], level: Level) -> Self {
        let ways = |first: &Period| {
            if first.games.is_empty() {
                return Some([first.player; 2]);
            }
            orders(first, 0)
                .ok()
                .map(|orders| [orders.at_once, orders.one_by_one])
        };
        let found = along(period, ways);
        let band = |[at_once, _]: &[Player; 2]| {
            let margin = level.deviations() * at_once.deviation;
            (at_once.rating - margin, at_once.rating + margin)
        };
        let ends = found.iter().map(band).collect();
        let ratings: Vec<[f64; 2]> = found
            .iter()
            .map(|ways| ways.map(|player| player.rating))
            .collect();
        Self {
            band: Some(RatingBand { line: 0, ends }),
            ..lines(&ratings, names, MIN_POINTS)
        }
    }

    /// Returns the RD after the first games of a period, with the constant RD before the period as the second line.
    #[must_use]
    pub fn of_deviations(period: &Period, names: [&str; 2]) -> Self {
        let both =
            |first: &Period| Some([rate(first).ok()?.player.deviation, period.player.deviation]);
        let found = along(period, both);
        let line = |[after, _]: &[f64; 2]| (*after, *after);
        // A band of no width emphasises the line that changes.
        let ends = found.iter().map(line).collect();
        let band = Some(RatingBand { line: 0, ends });
        Self {
            band,
            symbol: Symbol::RdPrime,
            ..lines(&found, names, MIN_DEVIATION)
        }
    }
}

/// Applies a function to a period with none of its games, with the first one, the first two, and so on.
fn along<T>(period: &Period, of: impl Fn(&Period) -> Option<T>) -> Vec<T> {
    let first = |count: usize| Period {
        games: period.games[..count].to_vec(),
        ..period.clone()
    };
    (0..=period.games.len())
        .map_while(|count| of(&first(count)))
        .collect()
}

/// Returns two lines without a band.
fn lines(found: &[[f64; 2]], names: [&str; 2], least: f64) -> Ratings {
    let all = || found.iter().flatten().copied();
    let ends = [
        all().fold(f64::INFINITY, f64::min),
        all().fold(f64::NEG_INFINITY, f64::max),
    ];
    let line = |i: usize| RatingLine {
        player: i,
        name: names[i].to_owned(),
        ratings: found.iter().map(|pair| pair[i]).collect(),
        colour: None,
    };
    Ratings {
        periods: found.len().saturating_sub(1),
        lines: vec![line(0), line(1)],
        band: None,
        pointed: None,
        symbol: Symbol::RPrime,
        ratings: Span::new(ends[0], ends[1], least).padded(0.08),
    }
}
