//! Periods as a table of rows: in, from a spreadsheet or a file, and out again.
//!
//! ```text
//! period,rating,deviation,score,idle
//! 1,1400,30,1,
//! 1,1550,100,0,
//! 2,,,,2.5
//! 3,1700,300,0,
//! ```
//!
//! Each line is a game, or with none of its three cells a time without games, which is one period long unless the last cell says
//! otherwise. A line of heads may stand above and say which column is what; without one the columns are as here. Tabs part the cells,
//! else `|`, else semicolons, else commas, else spaces; a comma that parts nothing belongs to a number. What stands between double quotes
//! is one cell. An RD that is not known is `?`.
//!
//! Lines of one period need not stand together. If all periods are numbers they go by these; whole numbers that are missing between
//! them, as weeks or years may be, become a time without games. Otherwise the periods come in the order in which they first occur.

use super::{Case, GameForm, MOST_PERIODS, PeriodForm, is_unknown, paste};
use crate::input::table::{self, Cell, Record};
use crate::number::{Typed, full, narrowed, typed, with_points};
use crate::order::ascending;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// What a text held.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// The periods, in order.
    pub periods: Vec<PeriodForm>,
    /// How many games they have, all together.
    pub games: usize,
    /// The lines that were not understood, in order.
    pub bad: Vec<BadLine>,
}

/// A line that was not understood.
pub type BadLine = table::BadLine<BadReason>;

/// Why a line was not understood: the first check that it failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BadReason {
    /// Fewer cells than a game needs.
    TooFewCells,
    /// More cells than there are columns.
    TooManyCells,
    /// It belongs to no period.
    Period,
    /// The rating is no number.
    Rating,
    /// The RD is no number.
    Deviation,
    /// The result is none that is known.
    Result,
    /// The length of the time without games is no number.
    Idle,
    /// Its period is beyond [`MOST_PERIODS`].
    TooManyPeriods,
}

/// Numbers of periods up to here are counted, so that one that is missing is one without games; beyond they may be dates.
const COUNTED: f64 = 10_000.0;

/// Reads periods.
#[must_use]
pub fn read(text: &str) -> Imported {
    let mut columns = Columns::USUAL;
    let mut groups = Groups::default();
    let mut imported = Imported::default();
    for record in table::records(&with_points(text, table::is_edge)) {
        let text = narrowed(record.text);
        let cells = cells(Record { text: &text, ..record });
        let cells: Vec<&str> = cells.iter().map(|cell| cell.trim()).collect();
        if let Some(named) = Columns::named(&cells) {
            columns = named;
            continue;
        }
        // Empty lines, rules, heads of other tables.
        if !paste::has_digit(&text) {
            continue;
        }
        match columns.row(&cells) {
            Ok((label, row)) => match (groups.of(label), row) {
                (Some(group), Row::Game(game)) => {
                    imported.games += 1;
                    group.games.push(game);
                }
                (Some(group), Row::Idle(length)) => group.idle = Some(length),
                (None, _) => imported.bad.push(BadLine::of(record, BadReason::TooManyPeriods)),
            },
            Err(reason) => imported.bad.push(BadLine::of(record, reason)),
        }
    }
    imported.periods = groups.periods();
    imported
}

fn cells(line: Record<'_>) -> Vec<Cow<'_, str>> {
    match line.first_of(&['\t', '|', ';', ',']) {
        Some(mark) => line.cells(|c| c == mark),
        None => line.cells(char::is_whitespace).into_iter().filter(|cell| !cell.is_empty()).collect(),
    }
}

/// Which column is what.
#[derive(Clone, Copy)]
struct Columns {
    period: usize,
    rating: usize,
    deviation: usize,
    score: usize,
    idle: Option<usize>,
    /// How many there are, where there may not be more.
    most: usize,
}

/// What a line says about its period.
enum Row {
    Game(GameForm),
    Idle(String),
}

impl Columns {
    const USUAL: Self = Self { period: 0, rating: 1, deviation: 2, score: 3, idle: Some(4), most: 5 };

    /// The columns of a header line; `None` if a needed one has no name that is known.
    fn named(cells: &[&str]) -> Option<Self> {
        let heads: Vec<String> = cells.iter().map(|cell| cell.to_ascii_lowercase().replace('_', " ")).collect();
        let find = |names: &[&str]| names.iter().find_map(|name| heads.iter().position(|head| head == name));
        Some(Self {
            period: find(&["period", "rating period", "round", "week", "month", "year", "season"])?,
            rating: find(&["opponent rating", "rating", "opponent", "elo", "r"])?,
            deviation: find(&["opponent deviation", "deviation", "rating deviation", "opponent rd", "rd"])?,
            score: find(&["score", "result", "outcome", "s"])?,
            idle: find(&["idle", "idle periods"]),
            most: usize::MAX,
        })
    }

    fn row<'a>(&self, cells: &[&'a str]) -> Result<(&'a str, Row), BadReason> {
        let cell = |i: usize| cells.get(i).copied().unwrap_or_default();
        if cells.iter().skip(self.most).any(|cell| !cell.is_empty()) {
            return Err(BadReason::TooManyCells);
        }
        let label = cell(self.period);
        if label.is_empty() {
            return Err(BadReason::Period);
        }
        let is_number = |text: &str| matches!(typed(text), Typed::Number(_));
        let [rating, deviation, score] = [self.rating, self.deviation, self.score].map(cell);
        let idle = self.idle.map_or("", cell);
        if [rating, deviation, score].iter().all(|cell| cell.is_empty()) {
            return match idle {
                // A lone number in a list of games is not yet a period without any.
                _ if cells.len() < 2 => Err(BadReason::TooFewCells),
                "" => Ok((label, Row::Idle(PeriodForm::IDLE.to_owned()))),
                length if is_number(length) => Ok((label, Row::Idle(length.to_owned()))),
                _ => Err(BadReason::Idle),
            };
        }
        if cells.len() <= self.rating.max(self.deviation).max(self.score) {
            return Err(BadReason::TooFewCells);
        }
        if !is_number(rating) {
            return Err(BadReason::Rating);
        }
        if !is_number(deviation) && !is_unknown(deviation) {
            return Err(BadReason::Deviation);
        }
        // One cell more than a game has, and it is no length of anything: a decimal comma was taken for the end of a cell.
        if self.most == Self::USUAL.most && !idle.is_empty() {
            return Err(BadReason::TooManyCells);
        }
        let score = paste::score(score).ok_or(BadReason::Result)?;
        Ok((label, Row::Game(GameForm::new(rating, deviation, score))))
    }
}

/// The lines of one period.
struct Group {
    /// Its number, if its name is one.
    number: Option<f64>,
    games: Vec<GameForm>,
    idle: Option<String>,
}

#[derive(Default)]
struct Groups {
    groups: Vec<Group>,
    places: BTreeMap<String, usize>,
}

impl Groups {
    /// The period of that name; `None` of a new one where there are [`MOST_PERIODS`].
    fn of(&mut self, label: &str) -> Option<&mut Group> {
        let number = match typed(label) {
            Typed::Number(number) if number.is_finite() => Some(number),
            _ => None,
        };
        // 1 and 01 are the same period.
        let name = number.map_or_else(|| label.to_owned(), full);
        let next = self.groups.len();
        let place = *self.places.entry(name).or_insert(next);
        if place == next && next < MOST_PERIODS {
            self.groups.push(Group { number, games: Vec::new(), idle: None });
        }
        self.groups.get_mut(place)
    }

    fn periods(self) -> Vec<PeriodForm> {
        let numbers: Vec<f64> = self.groups.iter().filter_map(|group| group.number).collect();
        let are_numbers = numbers.len() == self.groups.len();
        let are_counted = are_numbers && numbers.iter().all(|n| n.fract() == 0.0 && n.abs() < COUNTED);
        let order = if are_numbers { ascending(&numbers) } else { (0..self.groups.len()).collect() };
        let mut periods = Vec::with_capacity(order.len());
        let mut groups: Vec<Option<Group>> = self.groups.into_iter().map(Some).collect();
        let mut last: Option<f64> = None;
        for i in order {
            let Some(Group { number, games, idle }) = groups[i].take() else { continue };
            if are_counted && let (Some(last), Some(number)) = (last, number) {
                let missing = number - last - 1.0;
                if missing > 0.0 {
                    periods.push(PeriodForm::of_idle(&full(missing)));
                }
            }
            last = number;
            periods.push(PeriodForm::new(games, idle.as_deref().unwrap_or(PeriodForm::IDLE)));
        }
        periods
    }
}

/// The periods as CSV, with a header line. Numbers have a decimal point, however they were typed.
#[must_use]
pub fn write(case: &Case) -> String {
    let mut out = String::new();
    table::write(&mut out, ["period", "rating", "deviation", "score", "idle"].map(Cell::Text));
    for (number, period) in (1..).zip(&case.periods) {
        let number = Cell::Number(f64::from(number));
        let rows = period.rows();
        for &j in &rows {
            let game = &period.games()[j];
            let [rating, deviation, score] = [&game.rating, &game.deviation, game.score.as_text()].map(cell);
            table::write(&mut out, [number, rating, deviation, score, Cell::Empty]);
        }
        if rows.is_empty() {
            let length = if period.games().is_empty() { period.idle() } else { PeriodForm::IDLE };
            table::write(&mut out, [number, Cell::Empty, Cell::Empty, Cell::Empty, cell(length)]);
        }
    }
    out
}

/// What was typed, as a number if it is one.
fn cell(typed_text: &str) -> Cell<'_> {
    match typed(typed_text) {
        Typed::Empty => Cell::Empty,
        Typed::Number(number) if number.is_finite() => Cell::Number(number),
        Typed::Number(_) | Typed::NotANumber => Cell::Text(typed_text),
    }
}
