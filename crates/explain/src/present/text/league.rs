//! The words of the room League.

use super::{Language, table};
use crate::case::league::csv::BadReason;
use crate::case::league::{Field, Kind, Mode};
use glicko2_steps::ProblemKind as ValueProblem;
use glicko2_steps::groups::ProblemKind;
use glicko2_steps::groups::teams::Method;

impl Language {
    /// Returns the words of the room League.
    #[must_use]
    pub fn league(self) -> &'static LeagueText {
        table!(self, super::en::league::EN, super::ru::league::RU)
    }
}

/// The words of the room in one language.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct LeagueText {
    pub what: &'static str,
    pub kind: fn(Kind) -> &'static str,
    pub view: &'static str,
    pub mode: fn(Mode) -> &'static str,
    pub lead: fn(Mode) -> &'static str,
    pub input: LeagueInputText,
    pub time: TimeText,
    pub pair: PairText,
    pub after: AfterText,
    pub over_time: OverTimeText,
    pub teams: TeamsText,
    pub worlds: WorldsText,
    pub csv: CsvText,
    /// Describes a problem that only this room has: with sides, points, places, teams.
    pub problem: fn(ProblemKind, Field) -> &'static str,
    /// Describes a problem with points or a place. The last argument tells whether the field is empty.
    pub number: fn(ValueProblem, Field, bool) -> &'static str,
}

/// Compares by address, since there is one table per language.
impl PartialEq for LeagueText {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

#[expect(missing_docs, reason = "see LeagueText")]
pub struct LeagueInputText {
    pub players: &'static str,
    pub worlds: &'static str,
    pub entrants: &'static str,
    pub name: &'static str,
    pub place: &'static str,
    pub no_place: &'static str,
    pub points: &'static str,
    pub add_player: &'static str,
    pub remove: fn(&str) -> String,
    pub results: &'static str,
    pub result: fn(usize) -> String,
    pub side_a: &'static str,
    pub side_b: &'static str,
    pub score_of_a: &'static str,
    pub add_result: &'static str,
    pub remove_result: fn(usize) -> String,
    pub clear: &'static str,
    pub enlist: &'static str,
    pub no_results: &'static str,
    pub crosstable: &'static str,
    pub against: fn(&str, &str) -> String,
    pub in_cell: fn(&str, &str, &str) -> String,
    pub too_many_for_table: fn(usize) -> String,
    pub reset: &'static str,
    pub previous: &'static str,
    pub next: &'static str,
}

#[expect(missing_docs, reason = "see LeagueText")]
pub struct TimeText {
    pub results: fn(usize) -> String,
    pub results_of: fn(usize) -> String,
    pub arise: &'static str,
    pub change: &'static str,
}

#[expect(missing_docs, reason = "see LeagueText")]
pub struct PairText {
    pub title: fn(&str, &str, &str, &str) -> String,
    pub most: &'static str,
    pub chosen: &'static str,
    pub none: fn(&str, &str) -> String,
    pub caption: &'static str,
    pub scored: &'static str,
    pub expected: &'static str,
    pub surprise: &'static str,
    pub points: &'static str,
    /// Describes a cell: both names, the first player's expected and actual score, both changes in points.
    pub told: fn(&str, &str, [&str; 2], [&str; 2]) -> String,
    /// The key to the colours, from worst to best.
    pub key: [&'static str; 3],
    pub difference: &'static str,
}

#[expect(missing_docs, reason = "see LeagueText")]
pub struct OverTimeText {
    pub title: fn(usize) -> &'static str,
    pub time: fn(usize) -> String,
    pub alternative: fn(usize, usize, &str) -> String,
    pub highlight: &'static str,
    pub band: fn(&str, &str) -> String,
    pub most: fn(usize) -> String,
    pub caption: &'static str,
}

#[expect(missing_docs, reason = "see LeagueText")]
pub struct AfterText {
    pub title: &'static str,
    pub standings: fn(usize) -> String,
    pub most_surprising: &'static str,
    pub ended: fn(&str, &str) -> String,
    pub caption: &'static str,
    pub rank: &'static str,
    pub risen: fn(isize) -> String,
    pub player: &'static str,
    pub games: &'static str,
    pub scored: &'static str,
    pub all_games: &'static str,
    pub all_scored: &'static str,
    pub rating: &'static str,
    pub change: &'static str,
    pub deviation: &'static str,
    pub open: &'static str,
    pub derivation: fn(&str) -> String,
    pub games_of: &'static str,
    pub no_games: &'static str,
    pub opponent: &'static str,
    pub close: &'static str,
    pub unusual: &'static str,
    pub sum: &'static str,
    pub why: &'static str,
    pub why_not_cancel: &'static str,
    pub sides: &'static str,
    pub sides_caption: &'static str,
    pub result: &'static str,
    pub side: fn(usize, &str, &str) -> String,
    pub summary: fn(Kind, usize, usize) -> String,
}

#[expect(missing_docs, reason = "see LeagueText")]
pub struct TeamsText {
    pub team: fn(usize) -> String,
    pub add: fn(usize) -> String,
    pub team_of: &'static str,
    pub no_team: &'static str,
    pub add_other: &'static str,
    pub result: &'static str,
    pub compared: &'static str,
    pub member: &'static str,
    pub method: fn(Method) -> &'static str,
    pub explained: fn(Method) -> &'static str,
    pub ways: &'static str,
    pub derivation_in: &'static str,
    pub averages: &'static str,
    pub members: &'static str,
    pub mean_rating: &'static str,
    pub mean_deviation: &'static str,
    pub pairs_meet: &'static str,
    pub opponent_meets: &'static str,
    pub team_meets: &'static str,
    pub source: &'static str,
}

#[expect(missing_docs, reason = "see LeagueText")]
pub struct WorldsText {
    pub curve: &'static str,
    pub curve_alt: fn(&str) -> String,
    pub curve_result: fn(&str, &str, &str, &str) -> String,
    pub curve_explained: &'static str,
    pub one_way: &'static str,
    pub world: &'static str,
    pub share: &'static str,
    pub score: &'static str,
    pub how: &'static str,
    pub pair: fn(&str, &str) -> String,
    pub share_explained: &'static str,
    pub score_explained: &'static str,
    pub other_side: &'static str,
    pub source: fn() -> String,
}

#[expect(missing_docs, reason = "see LeagueText")]
pub struct CsvText {
    pub open: &'static str,
    pub title: &'static str,
    pub label: &'static str,
    pub placeholder: &'static str,
    pub explained: &'static str,
    pub found: fn(usize, usize) -> String,
    /// The message after an import, with the numbers of players, results and periods.
    pub taken: fn(usize, usize, usize) -> String,
    pub file: &'static str,
    pub bad: fn(usize) -> String,
    pub bad_line: fn(usize, &str, BadReason) -> String,
    pub replace: &'static str,
    pub append: &'static str,
    pub cancel: &'static str,
    pub show: &'static str,
    pub shown: &'static str,
}
