//! Periods as a table of rows, read from a spreadsheet or a file and written again.
//!
//! ```text
//! period,rating,deviation,score,idle
//! 1,1400,30,1,
//! 1,1550,100,0,
//! 2,,,,2.5
//! 3,1700,300,0,
//! ```
//!
//! Each line is a game. A line whose three cells of a game are empty is an idle time, one period long unless the last
//! cell gives another length. A header line may name the columns; without one they are in the order above. Cells are
//! separated by tabs, else by `|`, semicolons, commas or spaces. A comma that separates no cells belongs to a number.
//! Text between double quotes is one cell. An unknown RD is `?`.
//!
//! Lines of one period need not be adjacent. If all periods are numbers, they are sorted, and missing whole numbers
//! between them (weeks or years, for example) become an idle time. Otherwise the periods keep the order in which they
//! first occur.

use super::table::{self, Cell, Record};
use super::{Case, GameForm, MOST_PERIODS, PeriodForm, is_unknown, paste};
use crate::numbers::{Typed, full, narrowed, typed, with_points};
use glicko2_steps::order::ascending;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// The result of reading a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// The periods, in order.
    pub periods: Vec<PeriodForm>,
    /// The number of games in all periods together.
    pub games: usize,
    /// The lines that could not be read, in order.
    pub bad: Vec<BadLine>,
}

/// A line that could not be read.
pub type BadLine = table::BadLine<BadReason>;

/// Why a line could not be read: the first check that failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BadReason {
    /// Fewer cells than a game needs.
    TooFewCells,
    /// More cells than there are columns.
    TooManyCells,
    /// The line names no period.
    Period,
    /// The rating is not a number.
    Rating,
    /// The RD is not a number.
    Deviation,
    /// The result is unknown.
    Result,
    /// The length of the idle time is not a number.
    Idle,
    /// The period is beyond [`MOST_PERIODS`].
    TooManyPeriods,
}

/// The bound below which numbers of periods are counted, so that missing ones become idle periods. Larger numbers may
/// be dates.
const COUNTED: f64 = 10_000.0;

/// Parses periods.
#[must_use]
pub fn read(text: &str) -> Imported {
    let mut columns = Columns::USUAL;
    let mut groups = Groups::default();
    let mut imported = Imported::default();
    for record in table::records(&with_points(text, table::is_edge)) {
        let text = narrowed(record.text);
        let cells = cells(Record {
            text: &text,
            ..record
        });
        let cells: Vec<&str> = cells.iter().map(|cell| cell.trim()).collect();
        if let Some(named) = Columns::from_header(&cells) {
            columns = named;
            continue;
        }
        // Skip empty lines, rules, and headers of other tables.
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
                (None, _) => imported
                    .bad
                    .push(BadLine::of(record, BadReason::TooManyPeriods)),
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
        None => line
            .cells(char::is_whitespace)
            .into_iter()
            .filter(|cell| !cell.is_empty())
            .collect(),
    }
}

/// The column of each value.
#[derive(Clone, Copy)]
struct Columns {
    period: usize,
    rating: usize,
    deviation: usize,
    score: usize,
    idle: Option<usize>,
    /// The largest number of columns. Unlimited with a header line.
    most: usize,
}

/// The content of a line.
enum Row {
    Game(GameForm),
    Idle(String),
}

impl Columns {
    const USUAL: Self = Self {
        period: 0,
        rating: 1,
        deviation: 2,
        score: 3,
        idle: Some(4),
        most: 5,
    };

    /// Returns the columns of a header line, or `None` if a required column has no known name.
    fn from_header(cells: &[&str]) -> Option<Self> {
        let heads: Vec<String> = cells
            .iter()
            .map(|cell| cell.to_ascii_lowercase().replace('_', " "))
            .collect();
        let find = |names: &[&str]| {
            names
                .iter()
                .find_map(|name| heads.iter().position(|head| head == name))
        };
        Some(Self {
            period: find(&[
                "period",
                "rating period",
                "round",
                "week",
                "month",
                "year",
                "season",
            ])?,
            rating: find(&["opponent rating", "rating", "opponent", "elo", "r"])?,
            deviation: find(&[
                "opponent deviation",
                "deviation",
                "rating deviation",
                "opponent rd",
                "rd",
            ])?,
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
        if [rating, deviation, score]
            .iter()
            .all(|cell| cell.is_empty())
        {
            return match idle {
                // A single number in a list of games is an unfinished line, not an idle period.
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
        // A fifth cell in a line with a game is not the length of an idle time: a decimal comma was read as a
        // separator.
        if self.most == Self::USUAL.most && !idle.is_empty() {
            return Err(BadReason::TooManyCells);
        }
        let score = paste::score(score).ok_or(BadReason::Result)?;
        Ok((label, Row::Game(GameForm::new(rating, deviation, score))))
    }
}

/// The lines of one period.
struct Group {
    /// The number of the period, if its name is one.
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
    /// Returns the period with this name, or `None` if it would be beyond [`MOST_PERIODS`].
    fn of(&mut self, label: &str) -> Option<&mut Group> {
        let number = match typed(label) {
            Typed::Number(number) if number.is_finite() => Some(number),
            _ => None,
        };
        // `1` and `01` name the same period.
        let name = number.map_or_else(|| label.to_owned(), full);
        let next = self.groups.len();
        let place = *self.places.entry(name).or_insert(next);
        if place == next && next < MOST_PERIODS {
            self.groups.push(Group {
                number,
                games: Vec::new(),
                idle: None,
            });
        }
        self.groups.get_mut(place)
    }

    fn periods(self) -> Vec<PeriodForm> {
        let numbers: Vec<f64> = self
            .groups
            .iter()
            .filter_map(|group| group.number)
            .collect();
        let are_numbers = numbers.len() == self.groups.len();
        let are_counted = are_numbers
            && numbers
                .iter()
                .all(|n| n.fract() == 0.0 && n.abs() < COUNTED);
        let order = if are_numbers {
            ascending(&numbers)
        } else {
            (0..self.groups.len()).collect()
        };
        let mut periods = Vec::with_capacity(order.len());
        let mut groups: Vec<Option<Group>> = self.groups.into_iter().map(Some).collect();
        let mut last: Option<f64> = None;
        for i in order {
            let Some(Group {
                number,
                games,
                idle,
            }) = groups[i].take()
            else {
                continue;
            };
            if are_counted && let (Some(last), Some(number)) = (last, number) {
                let missing = number - last - 1.0;
                if missing > 0.0 {
                    periods.push(PeriodForm::of_idle(&full(missing)));
                }
            }
            last = number;
            periods.push(PeriodForm::new(
                games,
                idle.as_deref().unwrap_or(PeriodForm::IDLE),
            ));
        }
        periods
    }
}

/// Writes the periods as CSV with a header line. Numbers have a decimal point, however they were typed.
#[must_use]
pub fn write(case: &Case) -> String {
    let mut out = String::new();
    table::write(
        &mut out,
        ["period", "rating", "deviation", "score", "idle"].map(Cell::Text),
    );
    for (number, period) in (1..).zip(&case.periods) {
        let number = Cell::Number(f64::from(number));
        let rows = period.rows();
        for &j in &rows {
            let game = &period.games()[j];
            let [rating, deviation, score] =
                [&game.rating, &game.deviation, game.score.as_text()].map(cell);
            table::write(&mut out, [number, rating, deviation, score, Cell::Empty]);
        }
        if rows.is_empty() {
            let length = if period.games().is_empty() {
                period.idle()
            } else {
                PeriodForm::IDLE
            };
            table::write(
                &mut out,
                [number, Cell::Empty, Cell::Empty, Cell::Empty, cell(length)],
            );
        }
    }
    out
}

/// Returns a cell with the typed text, as a number if it is one.
fn cell(typed_text: &str) -> Cell<'_> {
    match typed(typed_text) {
        Typed::Empty => Cell::Empty,
        Typed::Number(number) if number.is_finite() => Cell::Number(number),
        Typed::Number(_) | Typed::NotANumber => Cell::Text(typed_text),
    }
}
