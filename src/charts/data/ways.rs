//! The same games all at once and one by one, with each further game.

use super::league::MIN_POINTS;
use super::{RatingBand, RatingLine, Ratings, Span};
use crate::case::level::Level;
use crate::glicko2::{Period, Player};
use crate::season::orders;

impl Ratings {
    /// What the first games of a period lead to, in two lines: rated as one period, and rated one by one. The band is that of the first.
    #[must_use]
    pub fn of_ways(period: &Period, names: [&str; 2], level: Level) -> Self {
        let first = |count: usize| {
            let of = Period { games: period.games[..count].to_vec(), ..period.clone() };
            if of.games.is_empty() {
                Some([period.player; 2])
            } else {
                orders(&of, 0).ok().map(|o| [o.at_once, o.one_by_one])
            }
        };
        let found: Vec<[Player; 2]> = (0..=period.games.len()).map_while(first).collect();
        let line = |way: usize| RatingLine {
            player: way,
            name: names[way].to_owned(),
            ratings: found.iter().map(|players| players[way].rating).collect(),
        };
        let band = |[at_once, _]: &[Player; 2]| {
            let margin = level.deviations() * at_once.deviation;
            (at_once.rating - margin, at_once.rating + margin)
        };
        let lines = vec![line(0), line(1)];
        let shown = || lines.iter().flat_map(|line| line.ratings.iter().copied());
        let ends = [shown().fold(f64::INFINITY, f64::min), shown().fold(f64::NEG_INFINITY, f64::max)];
        Self {
            periods: found.len().saturating_sub(1),
            band: Some(RatingBand { line: 0, ends: found.iter().map(band).collect() }),
            ratings: Span::new(ends[0], ends[1], MIN_POINTS).padded(0.08),
            lines,
        }
    }
}
