//! The ratings of all participants of a league over its periods.

use super::Span;
use crate::case::level::Level;
use crate::glicko2::Player;
use crate::group::league::RatedLeague;
use crate::order::ascending;
use crate::present::symbol::Symbol;

/// So many lines at most; more could not be told apart.
const MOST: usize = 40;
/// So many lines have a colour of their own; more colours could not be told apart.
pub const COLOURS: usize = 8;
/// Less than this many points from bottom to top are not looked at closely.
pub(super) const MIN_POINTS: f64 = 10.0;

/// One participant over time.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingLine {
    /// Their number, from 0.
    pub player: usize,
    /// Their name.
    pub name: String,
    /// r before the first period, and after each.
    pub ratings: Vec<f64>,
    /// Which of the [`COLOURS`] it has, from 0. `None`: it is grey.
    pub colour: Option<usize>,
}

/// The band of the one who is emphasised.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingBand {
    /// The place of their line.
    pub line: usize,
    /// r − z RD and r + z RD, at the times of the line.
    pub ends: Vec<(f64, f64)>,
}

/// The ratings of all participants over the periods of a league.
#[derive(Clone, Debug, PartialEq)]
pub struct Ratings {
    /// How many periods.
    pub periods: usize,
    /// A line for each, the highest at the end first.
    pub lines: Vec<RatingLine>,
    /// The band of whoever is emphasised.
    pub band: Option<RatingBand>,
    /// The player whose line is pointed at.
    pub pointed: Option<usize>,
    /// What the lines are of: new ratings, as a rule.
    pub symbol: Symbol,
    /// The ratings that are shown: all lines, and the band as it is at the end. Before that it may reach beyond.
    pub ratings: Span,
}

impl Ratings {
    /// Whether a line is looked at: it is pointed at, or else emphasised.
    #[must_use]
    pub fn is_chosen(&self, line: usize) -> bool {
        match self.pointed {
            Some(player) => self.lines[line].player == player,
            None => self.band.as_ref().is_some_and(|band| band.line == line),
        }
    }

    /// Whether some lines have colours.
    #[must_use]
    pub fn has_colours(&self) -> bool {
        self.lines.iter().any(|line| line.colour.is_some())
    }

    /// The lines of a league, with the band of a level around one of them.
    #[must_use]
    pub fn of(league: &RatedLeague, name: impl Fn(usize) -> String, emphasised: Option<usize>, level: Level) -> Self {
        let periods = league.periods.len();
        let all = league.start.len();
        let ends: Vec<f64> = (0..all).map(|player| -league.player_at(periods, player).rating).collect();
        let mut players = ascending(&ends);
        let cut = players.split_off(MOST.min(all));
        // Whoever is asked for is there.
        players.extend(cut.into_iter().filter(|player| Some(*player) == emphasised));
        // The highest have colours, in the order in which they were entered: a colour stays with its player as long as it can.
        let mut coloured = players[..COLOURS.min(players.len())].to_vec();
        coloured.sort_unstable();
        let lines: Vec<RatingLine> = players
            .into_iter()
            .map(|player| RatingLine {
                player,
                name: name(player),
                colour: coloured.iter().position(|other| *other == player),
                ratings: (0..=periods).map(|time| league.player_at(time, player).rating).collect(),
            })
            .collect();
        let band = lines.iter().position(|line| Some(line.player) == emphasised).map(|line| {
            let end = |time| {
                let player = league.player_at(time, lines[line].player);
                let margin = level.deviations() * player.deviation;
                (player.rating - margin, player.rating + margin)
            };
            RatingBand { line, ends: (0..=periods).map(end).collect() }
        });
        let shown = lines.iter().flat_map(|line| line.ratings.iter().copied());
        let last = band.iter().filter_map(|band| band.ends.last()).flat_map(|&(low, high)| [low, high]);
        let shown: Vec<f64> = shown.chain(last).collect();
        let low = shown.iter().copied().fold(f64::INFINITY, f64::min);
        let high = shown.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let ratings = if shown.is_empty() { Span::new(0.0, 0.0, MIN_POINTS) } else { Span::new(low, high, MIN_POINTS) };
        Self { periods, lines, band, pointed: None, symbol: Symbol::RPrime, ratings: ratings.padded(0.04) }
    }
}

/// The scale on which the deviations of some players are drawn as bars about their ratings.
#[must_use]
pub fn deviation_scale(players: impl Iterator<Item = Player>) -> Span {
    let ends = |(low, high): (f64, f64), player: Player| {
        (low.min(player.rating - player.deviation), high.max(player.rating + player.deviation))
    };
    let (low, high) = players.fold((f64::INFINITY, f64::NEG_INFINITY), ends);
    if low <= high { Span::new(low, high, MIN_POINTS) } else { Span::new(0.0, 0.0, MIN_POINTS) }
}
