//! The ratings of all participants of a league over its periods.

use super::Span;
use crate::case::level::Level;
use glicko2_steps::groups::league::RatedLeague;
use glicko2_steps::order::ascending;
use glicko2_steps::{Player, Symbol};

/// The largest number of lines. More could not be told apart.
const MOST: usize = 40;
/// The number of lines with a colour of their own. More colours could not be told apart.
pub const COLOURS: usize = 8;
/// The smallest height of the rating axis, in points.
pub(super) const MIN_POINTS: f64 = 10.0;

/// One participant over time.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingLine {
    /// The index of the participant, from 0.
    pub player: usize,
    /// The name of the participant.
    pub name: String,
    /// r before the first period, and after each.
    pub ratings: Vec<f64>,
    /// The index among the [`COLOURS`] colours. `None` for a grey line.
    pub colour: Option<usize>,
}

/// The confidence band of the emphasised participant.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingBand {
    /// The index of the participant's line.
    pub line: usize,
    /// r − z RD and r + z RD, before the first period and after each.
    pub ends: Vec<(f64, f64)>,
}

/// The ratings of all participants over the periods of a league.
#[derive(Clone, Debug, PartialEq)]
pub struct Ratings {
    /// The number of periods.
    pub periods: usize,
    /// The lines, by final rating, the highest first.
    pub lines: Vec<RatingLine>,
    /// The confidence band of the emphasised participant.
    pub band: Option<RatingBand>,
    /// The player whose line the pointer is on.
    pub pointed: Option<usize>,
    /// The symbol of the plotted quantity: usually the new rating.
    pub symbol: Symbol,
    /// The range of ratings on the axis: all lines, and the last ends of the band. The earlier band may reach beyond
    /// it.
    pub ratings: Span,
}

impl Ratings {
    /// Returns whether a line is highlighted: it is under the pointer or, if no line is, emphasised.
    #[must_use]
    pub fn is_chosen(&self, line: usize) -> bool {
        match self.pointed {
            Some(player) => self.lines[line].player == player,
            None => self.band.as_ref().is_some_and(|band| band.line == line),
        }
    }

    /// Returns whether some lines have colours.
    #[must_use]
    pub fn has_colours(&self) -> bool {
        self.lines.iter().any(|line| line.colour.is_some())
    }

    /// Returns the lines of a league, with the confidence band of one of them.
    #[must_use]
    pub fn of(
        league: &RatedLeague,
        name: impl Fn(usize) -> String,
        emphasised: Option<usize>,
        level: Level,
    ) -> Self {
        let periods = league.periods.len();
        let all = league.start.len();
        let ends: Vec<f64> = (0..all)
            .map(|player| -league.player_at(periods, player).rating)
            .collect();
        let mut players = ascending(&ends);
        let cut = players.split_off(MOST.min(all));
        // The emphasised player is always included.
        players.extend(cut.into_iter().filter(|player| Some(*player) == emphasised));
        // The highest-rated players have colours, assigned in the order of entry, so that a player keeps their colour
        // as long as possible.
        let mut coloured = players[..COLOURS.min(players.len())].to_vec();
        coloured.sort_unstable();
        let lines: Vec<RatingLine> = players
            .into_iter()
            .map(|player| RatingLine {
                player,
                name: name(player),
                colour: coloured.iter().position(|other| *other == player),
                ratings: (0..=periods)
                    .map(|time| league.player_at(time, player).rating)
                    .collect(),
            })
            .collect();
        let band = lines
            .iter()
            .position(|line| Some(line.player) == emphasised)
            .map(|line| {
                let end = |time| {
                    let player = league.player_at(time, lines[line].player);
                    let margin = level.deviations() * player.deviation;
                    (player.rating - margin, player.rating + margin)
                };
                RatingBand {
                    line,
                    ends: (0..=periods).map(end).collect(),
                }
            });
        let shown = lines.iter().flat_map(|line| line.ratings.iter().copied());
        let last = band
            .iter()
            .filter_map(|band| band.ends.last())
            .flat_map(|&(low, high)| [low, high]);
        let shown: Vec<f64> = shown.chain(last).collect();
        let low = shown.iter().copied().fold(f64::INFINITY, f64::min);
        let high = shown.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let ratings = if shown.is_empty() {
            Span::new(0.0, 0.0, MIN_POINTS)
        } else {
            Span::new(low, high, MIN_POINTS)
        };
        Self {
            periods,
            lines,
            band,
            pointed: None,
            symbol: Symbol::RPrime,
            ratings: ratings.padded(0.04),
        }
    }
}

/// Returns the common scale for bars of the deviations around the ratings of some players.
#[must_use]
pub fn deviation_scale(players: impl Iterator<Item = Player>) -> Span {
    let ends = |(low, high): (f64, f64), player: Player| {
        (
            low.min(player.rating - player.deviation),
            high.max(player.rating + player.deviation),
        )
    };
    let (low, high) = players.fold((f64::INFINITY, f64::NEG_INFINITY), ends);
    if low <= high {
        Span::new(low, high, MIN_POINTS)
    } else {
        Span::new(0.0, 0.0, MIN_POINTS)
    }
}
