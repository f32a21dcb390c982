//! A list of players and results as CSV, read in several common forms and written again.
//!
//! A line is a player, a result, the start of a period, or τ:
//!
//! ```text
//! player,Anna,1500,200,0.06        Anna,1500,200        (defaults: 1500, 350, 0.06)
//! result,Anna,Ben,1                Anna,Ben,1-0
//! period,2              period,3,2.5
//! tau,0.5
//! ```
//!
//! The results below a period line belong to that period, until the next such line. The second number is the length of
//! an idle period. Without a period line, all results belong to one period.
//!
//! The short forms are told apart by their cells: two names and a result are a result, a name followed by numbers is a
//! player. A header line with known names (`name;rating;RD`, `White,Black,Result`) gives the columns of the lines
//! below. Cells are separated by tabs, else by semicolons, else by commas. Text between double quotes is one cell and
//! may contain line ends and doubled quotes. A name without a player line is an unrated player.

use super::label;
use crate::case::table::{self, Cell};
use crate::case::{
    Case, Games, MOST_PERIODS, Participant, PeriodForm, ResultForm, Score, Side, UNRATED, paste,
};
use crate::numbers::{Typed, typed, with_points};
use glicko2_steps::groups::league::RatedLeague;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::rc::Rc;

/// The result of reading a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// The players, in the order in which they first occur.
    pub players: Vec<ImportedPlayer>,
    /// The results, between players of this list.
    pub results: Vec<ResultForm>,
    /// The periods, in order. Empty if the text has no period line.
    pub periods: Vec<ImportedPeriod>,
    /// τ.
    pub tau: Option<String>,
    /// The lines that could not be read, in order.
    pub bad: Vec<BadLine>,
}

/// A period of an imported list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportedPeriod {
    /// The index of its first result.
    pub start: usize,
    /// The length of an idle period.
    pub idle: Option<String>,
}

/// A player of an imported list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportedPlayer {
    /// The player.
    pub player: Participant,
    /// Whether the text gave the player's numbers, or only a name in a result.
    pub is_given: bool,
}

/// A line that could not be read.
pub type BadLine = table::BadLine<BadReason>;

/// Why a line could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BadReason {
    /// The line is neither a player nor a result.
    Neither,
    /// A result or a player lacks a name.
    NoName,
    /// The score is unknown.
    Score,
    /// The rating, RD or volatility of a player, or the length of a period, is not a number.
    Number,
    /// Both sides of a result are the same player.
    OneSelf,
    /// A period beyond [`MOST_PERIODS`].
    TooManyPeriods,
}

/// The separators of cells. A line is split at the first one of these that it contains. A full-width comma may also be
/// part of a name.
const MARKS: [char; 5] = ['\t', ';', ',', '；', '，'];

/// Parses players and results.
#[must_use]
pub fn read(text: &str) -> Imported {
    let mut imported = Imported::default();
    let mut names = Names::new();
    let mut heads = None;
    for record in table::records(&with_points(text, table::is_edge)) {
        let mark = record.first_of(&MARKS).unwrap_or(',');
        let cells: Vec<String> = record
            .cells(|c| c == mark)
            .into_iter()
            .map(Cow::into_owned)
            .collect();
        if cells.iter().all(String::is_empty) {
            continue;
        }
        if let Some(found) = Heads::of(&cells) {
            heads = Some(found);
            continue;
        }
        let line = match &heads {
            Some(heads) if !has_kind(&cells) => heads.line(&cells),
            _ => line(&cells),
        };
        let taken = line.and_then(|line| imported.take(line, &mut names));
        if let Err(reason) = taken {
            imported.bad.push(BadLine::of(record, reason));
        }
    }
    imported
}

/// The index of each name.
type Names = BTreeMap<String, usize>;

/// The content of a line.
enum Line {
    Player(Participant),
    Result(String, String, Score),
    Period(Option<String>),
    Tau(String),
}

impl Imported {
    /// Returns whether nothing was found.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.players.is_empty() && self.tau.is_none() && self.periods.is_empty()
    }

    /// Returns the number of results before the first period line.
    fn before_periods(&self) -> usize {
        self.periods
            .first()
            .map_or(self.results.len(), |first| first.start)
    }

    /// Returns the number of periods to which the results belong.
    #[must_use]
    pub fn count_periods(&self) -> usize {
        self.periods.len() + usize::from(self.before_periods() > 0 || self.periods.is_empty())
    }

    fn take(&mut self, line: Line, names: &mut Names) -> Result<(), BadReason> {
        match line {
            Line::Tau(tau) => self.tau = Some(tau),
            Line::Period(_) if self.periods.len() == MOST_PERIODS => {
                return Err(BadReason::TooManyPeriods);
            }
            Line::Period(idle) => self.periods.push(ImportedPeriod {
                start: self.results.len(),
                idle,
            }),
            Line::Player(player) => {
                let at = self.player_of(&player.name, names);
                self.players[at] = ImportedPlayer {
                    player,
                    is_given: true,
                };
            }
            Line::Result(a, b, _) if a == b => return Err(BadReason::OneSelf),
            Line::Result(a, b, score) => {
                let (a, b) = (self.player_of(&a, names), self.player_of(&b, names));
                self.results.push(ResultForm::between(a, b, score));
            }
        }
        Ok(())
    }

    /// Returns the index of the player with this name, and adds the player if the name is new.
    fn player_of(&mut self, name: &str, names: &mut Names) -> usize {
        if let Some(&known) = names.get(name) {
            return known;
        }
        self.players.push(ImportedPlayer {
            player: Participant::unrated(name),
            is_given: false,
        });
        names.insert(name.to_owned(), self.players.len() - 1);
        self.players.len() - 1
    }
}

impl Case {
    /// Replaces the participants and periods with the imported ones or, with `append`, adds them. Returns the index of
    /// the last period with imported results.
    ///
    /// When adding, participants are matched by name, and given numbers replace their old ones. Results without a
    /// period are added to `period`, and imported periods come after all existing ones.
    pub fn import(&mut self, imported: &Imported, period: usize, append: bool) -> usize {
        if !append {
            self.participants.clear();
            self.periods.clear();
        }
        let numbers = self.take_players(&imported.players);
        let number = |side: &Side| match side {
            Side::Player(player) => Side::Player(numbers.get(*player).copied().unwrap_or(*player)),
            Side::Typed(text) => Side::Typed(text.clone()),
        };
        let results = imported.results.iter();
        let mut results = results.map(|result| ResultForm {
            a: number(&result.a),
            b: number(&result.b),
            score: result.score.clone(),
        });
        let mut first = self.periods.len();
        let start = imported.before_periods();
        if start > 0 || imported.periods.is_empty() {
            if self
                .periods
                .get(period)
                .is_some_and(|period| matches!(period.played(), Games::Results(_)))
            {
                first = period;
            } else {
                self.append([super::played(Games::Results(Vec::new()))]);
            }
            self.change_results(first, |now| now.extend(results.by_ref().take(start)));
        }
        let ends = imported
            .periods
            .iter()
            .skip(1)
            .map(|next| next.start)
            .chain([imported.results.len()]);
        let period = |(ImportedPeriod { start, idle }, end): (&ImportedPeriod, usize)| {
            let games = Games::Results(results.by_ref().take(end - start).collect());
            PeriodForm::arising(games, idle.as_deref().unwrap_or(PeriodForm::IDLE))
        };
        let last = if imported.periods.is_empty() {
            first
        } else {
            self.periods.len() + imported.periods.len() - 1
        };
        self.append(imported.periods.iter().zip(ends).map(period));
        if let Some(tau) = &imported.tau {
            self.tau.clone_from(tau);
        }
        last
    }

    /// Adds or updates players, and returns the index of each among the participants.
    fn take_players(&mut self, players: &[ImportedPlayer]) -> Vec<usize> {
        // If two participants share a name, the first is meant.
        let named = |(i, player): (usize, &Rc<Participant>)| (player.name.trim().to_owned(), i);
        let names: Names = self
            .participants
            .iter()
            .enumerate()
            .rev()
            .map(named)
            .collect();
        let mut numbers = Vec::with_capacity(players.len());
        for ImportedPlayer { player, is_given } in players {
            let known = names.get(&player.name).copied();
            match known {
                Some(at) if *is_given => self.participants[at] = Rc::new(player.clone()),
                Some(_) => {}
                None => self.insert_participant(self.participants.len(), player.clone()),
            }
            numbers.push(known.unwrap_or(self.participants.len() - 1));
        }
        numbers
    }
}

fn has_kind(cells: &[String]) -> bool {
    cells.len() > 1
        && ["player", "result", "period", "tau"]
            .iter()
            .any(|kind| cells[0].eq_ignore_ascii_case(kind))
}

/// Parses a line without a header line above it.
fn line(cells: &[String]) -> Result<Line, BadReason> {
    // Spreadsheets add commas at the end of a line.
    let filled = cells
        .iter()
        .rposition(|cell| !cell.is_empty())
        .map_or(0, |last| last + 1);
    let cells = &cells[..filled];
    if has_kind(cells) {
        let rest = &cells[1..];
        return match cells[0].to_ascii_lowercase().as_str() {
            "player" => player(rest),
            "result" => result(rest),
            "period" => period(rest),
            _ => Ok(Line::Tau(rest[0].clone())),
        };
    }
    let is_number = |cell: &String| matches!(typed(cell), Typed::Number(_));
    match cells {
        [name] if !is_number(name) => player(cells),
        [_, second, ..] if is_number(second) => player(cells),
        [_, _, _] => result(cells),
        _ => Err(BadReason::Neither),
    }
}

/// Parses name, rating, RD and volatility. Further cells are ignored: our own CSV writes the new numbers there.
fn player(cells: &[String]) -> Result<Line, BadReason> {
    let name = cells
        .first()
        .filter(|name| !name.is_empty())
        .ok_or(BadReason::NoName)?
        .clone();
    let mut numbers = UNRATED.map(str::to_owned);
    for (number, cell) in numbers
        .iter_mut()
        .zip(&cells[1..])
        .filter(|(_, cell)| !cell.is_empty())
    {
        if !matches!(typed(cell), Typed::Number(_)) {
            return Err(BadReason::Number);
        }
        number.clone_from(cell);
    }
    let [rating, deviation, volatility] = numbers;
    Ok(Line::Player(Participant {
        name,
        rating,
        deviation,
        volatility,
    }))
}

/// Parses a period line: its number, which is ignored, and its length.
fn period(cells: &[String]) -> Result<Line, BadReason> {
    let idle = cells.get(1).filter(|cell| !cell.is_empty());
    match idle.map(|idle| typed(idle)) {
        None | Some(Typed::Number(_)) => Ok(Line::Period(idle.cloned())),
        Some(_) => Err(BadReason::Number),
    }
}

/// Parses two names and a score.
fn result(cells: &[String]) -> Result<Line, BadReason> {
    let [a, b, score, ..] = cells else {
        return Err(BadReason::Score);
    };
    if a.is_empty() || b.is_empty() {
        return Err(BadReason::NoName);
    }
    let score = paste::score(score).ok_or(BadReason::Score)?;
    Ok(Line::Result(a.clone(), b.clone(), score))
}

/// The column of each value.
enum Heads {
    Players([Option<usize>; 4]),
    Results([usize; 3]),
    /// The header of our own CSV, where each line names its kind.
    Ours,
}

impl Heads {
    /// Returns the header line, or `None` if some cell is not a known name of a column.
    fn of(cells: &[String]) -> Option<Self> {
        #[derive(Clone, Copy, PartialEq)]
        enum Head {
            Name,
            Rating,
            Deviation,
            Volatility,
            A,
            B,
            Score,
            Kind,
        }
        let known = |cell: &String| {
            Some(match cell.to_ascii_lowercase().as_str() {
                "name" | "player" => Head::Name,
                "rating" | "r" | "elo" => Head::Rating,
                "rd" | "deviation" | "rating deviation" => Head::Deviation,
                "volatility" | "vol" | "sigma" | "σ" => Head::Volatility,
                "a" | "white" | "player 1" | "player a" | "player1" | "home" => Head::A,
                "b" | "black" | "player 2" | "player b" | "player2" | "away" | "opponent" => {
                    Head::B
                }
                "result" | "score" => Head::Score,
                "kind" => Head::Kind,
                _ => return None,
            })
        };
        if cells.first().and_then(known) == Some(Head::Kind) {
            return Some(Self::Ours);
        }
        let mut heads = Vec::with_capacity(cells.len());
        for cell in cells.iter().filter(|cell| !cell.is_empty()) {
            heads.push(known(cell)?);
        }
        let at = |head| heads.iter().position(|&h| h == head);
        if let (Some(a), Some(b), Some(score)) =
            (at(Head::A).or(at(Head::Name)), at(Head::B), at(Head::Score))
        {
            return Some(Self::Results([a, b, score]));
        }
        let columns = [
            at(Head::Name),
            at(Head::Rating),
            at(Head::Deviation),
            at(Head::Volatility),
        ];
        // A single word may be the name of a player.
        (columns[0].is_some() && heads.len() > 1).then_some(Self::Players(columns))
    }

    fn line(&self, cells: &[String]) -> Result<Line, BadReason> {
        let at = |column: usize| cells.get(column).cloned().unwrap_or_default();
        match self {
            Self::Players(columns) => {
                player(&columns.map(|column| column.map(at).unwrap_or_default()))
            }
            Self::Results(columns) => result(&columns.map(at)),
            Self::Ours => line(cells),
        }
    }
}

/// Writes the list as CSV for [`read`]: all participants with their numbers before the first period and, if rated,
/// after the last one; the results; τ. Period lines are written only if there are several periods or an idle one.
#[must_use]
pub fn write(case: &Case, rated: Option<&RatedLeague>) -> String {
    let mut out = String::new();
    let heads = [
        "kind",
        "name or side",
        "rating or other side",
        "RD or score",
        "volatility",
    ];
    let heads_after = ["new rating", "new RD", "new volatility"];
    table::write(
        &mut out,
        heads.into_iter().chain(heads_after).map(Cell::Text),
    );
    let name = |player: usize| {
        label(
            case.participants
                .get(player)
                .map(|player| player.name.trim()),
            player,
        )
    };
    let end = rated.map(RatedLeague::end);
    for (i, player) in case.participants.iter().enumerate() {
        let name = name(i);
        let before = [&name, &player.rating, &player.deviation, &player.volatility]
            .map(|text| Cell::Text(text));
        let after = end.as_ref().and_then(|end| end.get(i));
        let after = after
            .map(|player| [player.rating, player.deviation, player.volatility].map(Cell::Number));
        table::write(
            &mut out,
            [Cell::Text("player")]
                .into_iter()
                .chain(before)
                .chain(after.into_iter().flatten()),
        );
    }
    let is_usual =
        |period: &PeriodForm| period.idle() == PeriodForm::IDLE || !period.results().is_empty();
    let has_lines = case.periods.len() > 1 || !is_usual(&case.periods[0]);
    for (k, period) in (1_u32..).zip(&case.periods) {
        if has_lines {
            let idle = if is_usual(period) {
                Cell::Empty
            } else {
                Cell::Text(period.idle())
            };
            table::write(
                &mut out,
                [Cell::Text("period"), Cell::Number(f64::from(k)), idle],
            );
        }
        for result in period.results().iter().filter(|result| !result.is_blank()) {
            let side = |side: &Side| match side {
                Side::Player(player) => name(*player),
                Side::Typed(text) => text.trim().to_owned(),
            };
            let (a, b) = (side(&result.a), side(&result.b));
            table::write(
                &mut out,
                ["result", &a, &b, result.score.as_text()].map(Cell::Text),
            );
        }
    }
    if !case.tau.trim().is_empty() {
        table::write(&mut out, ["tau", &case.tau].map(Cell::Text));
    }
    out
}
