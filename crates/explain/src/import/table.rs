//! Delimited text: results of a league, its players, or the games of one player.
//!
//! A header names the columns. Without one a line is read by its cells: two names and a result, a name and numbers, or
//! numbers and a result.

use super::heads::{Head, Heads, Rows};
use super::league::{self, League, Rated};
use super::lines::Line;
use super::player::{OwnGame, PlayedPeriod, PlayerGames};
use super::{Content, MOST_GAMES, Names, Reason, Skipped, times};
use crate::case::table::{self, Record, Records};
use crate::case::{GameForm, MOST_PERIODS, UNKNOWN_RD, paste};
use crate::numbers::{Typed, full, parse, typed, with_points};
use std::collections::BTreeMap;
use std::rc::Rc;

/// The length of the text in which the end of a quoted cell is looked for.
const LOOKAHEAD: usize = 1 << 16;

/// A reader of delimited text.
#[derive(Debug, Default)]
pub(super) struct Table {
    /// Lines that are not read yet. A cell in quotes may have several lines.
    text: String,
    start: usize,
    /// The number of the line at `start`.
    number: usize,
    rows: TableRows,
}

#[derive(Debug, Default)]
struct TableRows {
    mark: Option<char>,
    heads: Option<Heads>,
    league: League,
    games: Vec<Row>,
    labels: Names,
    /// The round and the label of the line above.
    round: Option<u32>,
    label: Option<u32>,
    time: Option<i64>,
    /// The last line that was read.
    last: usize,
    skipped: Skipped,
    not_used: Names,
}

/// A game of one player, or an idle time.
#[derive(Debug)]
struct Row {
    label: Option<u32>,
    idle: Option<f64>,
    game: Option<OwnGame>,
}

impl Table {
    pub(super) fn take(&mut self, line: &Line) {
        if self.text.is_empty() {
            self.number = line.number;
        }
        if !line.is_whole {
            self.rows.skipped.add(line.number, Reason::TooLong);
        }
        // An empty line stands for a line that is too long, so that the numbers of lines stay right.
        self.text
            .push_str(if line.is_whole { &line.text } else { "" });
        self.text.push('\n');
        self.read(LOOKAHEAD);
    }

    /// Reads records while at least so much text is left.
    fn read(&mut self, least: usize) {
        let mut records = Records::from(&self.text[self.start..], self.number);
        while records.rest_len() >= least {
            let Some(record) = records.next() else { break };
            self.rows.take(record);
        }
        self.number = records.next_number();
        self.start = self.text.len() - records.rest_len();
        if self.start >= LOOKAHEAD {
            self.text.drain(..self.start);
            self.start = 0;
        }
    }

    pub(super) fn finish(mut self) -> (Content, Skipped, Vec<String>) {
        self.read(0);
        let TableRows {
            mut league,
            games,
            labels,
            mut skipped,
            not_used,
            heads,
            ..
        } = self.rows;
        league.settle_dates();
        let is_of_player = games.len() > league.results.len();
        // A text is the games of a player or a league, whichever most lines are.
        if is_of_player {
            league
                .results
                .iter()
                .for_each(|result| skipped.add(result.line as usize, Reason::NotUnderstood));
        } else {
            let lines = games.iter().filter_map(|row| row.game.as_ref());
            lines.for_each(|game| skipped.add(game.line, Reason::NotUnderstood));
        }
        skipped.listed.sort_by_key(|left_out| left_out.line);
        let not_used = not_used.list.iter().map(ToString::to_string).collect();
        let content = if is_of_player {
            Content::Player(of_games(games, &labels, heads.is_some()))
        } else {
            Content::League(league)
        };
        (content, skipped, not_used)
    }
}

impl TableRows {
    fn take(&mut self, record: Record) {
        let line = record.number;
        let text = with_points(record.text, table::is_edge);
        if !text.contains(char::is_alphanumeric) {
            return;
        }
        let record = Record {
            number: line,
            text: &text,
        };
        let mark = self
            .mark
            .or(record.first_of(&['\t', '|', ';', ',', '；', '，']));
        let cells = record.cells(|c| Some(c) == mark);
        let mut cells: Vec<&str> = cells.iter().map(|cell| cell.trim()).collect();
        if mark == Some('|') {
            // Bars stand around the whole row, too.
            let ends =
                [cells.first(), cells.last()].map(|cell| cell.is_some_and(|cell| cell.is_empty()));
            cells.truncate(cells.len() - usize::from(ends[1] && cells.len() > 1));
            cells.drain(..usize::from(ends[0] && !cells.is_empty()));
        }
        if let Some(heads) = Heads::of(&cells, &mut self.not_used) {
            // A line before the heads may be a title, such as "Spring league, 2024".
            if self.heads.is_none()
                && self.league.results.is_empty()
                && self.league.players.len() == 1
            {
                self.league = League::default();
                self.skipped.add(self.last, Reason::NotUnderstood);
            }
            (self.mark, self.heads, self.round, self.label, self.time) =
                (mark, Some(heads), None, None, None);
            return;
        }
        let taken = match self.heads.take() {
            Some(mut heads) if heads.rows != Rows::Ours && !is_ours(&cells) => {
                let date = heads.cell(&cells, Head::Date);
                if self.time.is_none()
                    && !heads.has(Head::Round)
                    && !date.is_empty()
                    && times::time(date).is_none()
                {
                    heads.take_dates_for_rounds();
                }
                let taken = self.row(line, &heads, &cells);
                self.heads = Some(heads);
                taken
            }
            heads => {
                self.heads = heads;
                self.plain(record, &cells)
            }
        };
        match taken {
            Ok(()) => self.last = line,
            Err(reason) => self.skipped.add(line, reason),
        }
    }

    /// Reads a row below a header.
    fn row(&mut self, line: usize, heads: &Heads, cells: &[&str]) -> Result<(), Reason> {
        let cell = |head| heads.cell(cells, head);
        if heads.rows == Rows::Players {
            return self.player(&[
                cell(Head::Name),
                cell(Head::Rating),
                cell(Head::Deviation),
                cell(Head::Volatility),
            ]);
        }
        // An empty cell means the round or the date of the row above.
        let is_of_player = heads.rows == Rows::Games;
        let name = cell(Head::Round);
        if !name.is_empty() && is_of_player {
            self.label = Some(self.label(name)?);
        } else if !name.is_empty() {
            self.round = Some(self.league.round(name)?);
        }
        let date = cell(Head::Date);
        if !date.is_empty() {
            let (time, order) = times::time(date).ok_or(Reason::BadDate)?;
            self.league.note(order);
            self.time = Some(time);
            if is_of_player && !heads.has(Head::Round) {
                self.label = Some(self.label(&(time - time.rem_euclid(times::DAY)).to_string())?);
            }
        }
        let time = self.time;
        if is_of_player {
            let [opponent, rating, deviation] =
                [Head::Second, Head::Rating, Head::Deviation].map(cell);
            let has_rating = heads.has(Head::Rating);
            let rating = if has_rating { rating } else { opponent };
            let opponent = Some(opponent).filter(|name| has_rating && !name.is_empty());
            return self.game(
                line,
                self.label,
                opponent,
                [rating, deviation, cell(Head::Score), cell(Head::Idle)],
                time,
            );
        }
        let is_winner = heads.has(Head::Winner) && heads.has(Head::Loser);
        let names = if is_winner {
            [Head::Winner, Head::Loser]
        } else {
            [Head::First, Head::Second]
        };
        let side = |name: Head, rating: Head, deviation: Head| {
            let number =
                |head: Head| parse(cell(head)).filter(|number| number.is_finite() && *number > 0.0);
            Rated {
                name: cell(name).to_owned(),
                rating: number(rating),
                deviation: number(deviation),
                volatility: None,
            }
        };
        let sides = [
            side(names[0], Head::Rating1, Head::Deviation1),
            side(names[1], Head::Rating2, Head::Deviation2),
        ];
        if sides
            .iter()
            .any(|side| ["", "bye", "-", "свободен"].contains(&&*side.name.to_lowercase()))
        {
            return Err(Reason::NoName);
        }
        let text = cell(Head::Score);
        let both = [cell(Head::Score1), cell(Head::Score2)];
        let score = if !heads.has(Head::Score) && heads.has(Head::Score1) && heads.has(Head::Score2)
        {
            pair(both[0], both[1]).ok_or(if both.contains(&"") {
                Reason::NoResult
            } else {
                Reason::BadResult
            })
        } else if is_winner && text.is_empty() {
            Ok(1.0)
        } else {
            score(text, heads.is_chess)
        };
        // A winner's games may be counted from either side.
        let score = if is_winner {
            score.map(|score| if score == 0.5 { 0.5 } else { 1.0 })?
        } else {
            score?
        };
        self.league.add(line, &sides, score, self.round, time)
    }

    /// Reads a row without a header.
    fn plain(&mut self, record: Record, cells: &[&str]) -> Result<(), Reason> {
        let line = record.number;
        let filled = cells
            .iter()
            .rposition(|cell| !cell.is_empty())
            .map_or(0, |last| last + 1);
        let cells = &cells[..filled];
        if is_ours(cells) {
            let rest = &cells[1..];
            return match (&*cells[0].to_ascii_lowercase(), rest) {
                ("player", rest) => self.player(rest),
                ("result", &[a, b, score, ..]) => self.result(line, a, b, score),
                ("period", rest) => {
                    let name = (self.league.rounds.len() + 1).to_string();
                    let idle = rest
                        .get(1)
                        .filter(|cell| !cell.is_empty())
                        .map(|cell| number(cell))
                        .transpose()?;
                    self.league.is_in_order = true;
                    let round = self.league.round(&name)?;
                    self.league.rounds[round as usize].idle = idle.or(Some(1.0));
                    self.round = Some(round);
                    Ok(())
                }
                ("tau", &[tau, ..]) => {
                    self.league.tau = Some(number(tau)?);
                    Ok(())
                }
                _ => Err(Reason::NotUnderstood),
            };
        }
        let is_number = |cell: &str| matches!(typed(cell), Typed::Number(_));
        let is_name =
            |cell: &str| !cell.is_empty() && !is_number(cell) && paste::score(cell).is_none();
        // The volatility of a player is small; a score is 0, ½, 1 or a word.
        let is_volatility =
            |cell: &str| number(cell).is_ok_and(|number| number > 0.0 && number < 0.3);
        match *cells {
            [a, b, score] if is_name(a) && is_name(b) => self.result(line, a, b, score),
            [a, b, first, second]
                if is_name(a) && is_name(b) && is_number(first) && is_number(second) =>
            {
                let score = pair(first, second).ok_or(Reason::BadResult)?;
                self.result(line, a, b, &full(score))
            }
            [round, a, b, score] if is_number(round) && is_name(a) && is_name(b) => {
                self.round = Some(self.league.round(round)?);
                self.result(line, a, b, score)
            }
            [name, rating] if is_name(name) && is_number(rating) => self.player(cells),
            [name, rating, deviation]
                if is_name(name) && is_number(rating) && is_number(deviation) =>
            {
                self.player(cells)
            }
            [name, rating, _, volatility, ..]
                if is_name(name) && is_number(rating) && is_volatility(volatility) =>
            {
                self.player(cells)
            }
            [label, rating, deviation, score]
                if cells.iter().take(3).all(|cell| is_number(cell)) =>
            {
                let label = self.label(label)?;
                self.game(
                    line,
                    Some(label),
                    None,
                    [rating, deviation, score, ""],
                    None,
                )
            }
            [label, "", "", "", idle] if is_number(label) => {
                let label = self.label(label)?;
                self.game(line, Some(label), None, ["", "", "", idle], None)
            }
            _ => {
                let game = paste::line(record).unwrap_or(Err(paste::BadReason::TooFewCells));
                let GameForm {
                    rating,
                    deviation,
                    score,
                    ..
                } = game.map_err(|reason| match reason {
                    paste::BadReason::Result => Reason::BadResult,
                    paste::BadReason::Rating | paste::BadReason::Deviation => Reason::BadNumber,
                    paste::BadReason::TooFewCells | paste::BadReason::TooManyCells => {
                        Reason::NotUnderstood
                    }
                })?;
                self.game(
                    line,
                    None,
                    None,
                    [&rating, &deviation, score.as_text(), ""],
                    None,
                )
            }
        }
    }

    fn label(&mut self, label: &str) -> Result<u32, Reason> {
        if self.labels.list.len() >= MOST_PERIODS || self.games.len() >= MOST_GAMES {
            return Err(Reason::TooMany);
        }
        // `1` and `01` are the same period.
        let key = parse(label).map_or_else(|| label.to_owned(), full);
        Ok(self.labels.of(label, &key))
    }

    fn player(&mut self, cells: &[&str]) -> Result<(), Reason> {
        let cell = |index: usize| cells.get(index).copied().unwrap_or_default();
        let given = |index: usize| {
            Some(cell(index))
                .filter(|cell| !cell.is_empty())
                .map(number)
                .transpose()
        };
        if cell(0).is_empty() {
            return Err(Reason::NoName);
        }
        let name = cell(0).to_owned();
        let player = Rated {
            name,
            rating: given(1)?,
            deviation: given(2)?,
            volatility: given(3)?,
        };
        self.league.player(&player).map(|_| ())
    }

    fn result(&mut self, line: usize, a: &str, b: &str, text: &str) -> Result<(), Reason> {
        let side = |name: &str| Rated {
            name: name.to_owned(),
            ..Rated::default()
        };
        self.league.add(
            line,
            &[side(a), side(b)],
            score(text, false)?,
            self.round,
            None,
        )
    }

    /// Reads a game of one player, or an idle time if its first three cells are empty.
    fn game(
        &mut self,
        line: usize,
        label: Option<u32>,
        opponent: Option<&str>,
        [rating, deviation, result, idle]: [&str; 4],
        time: Option<i64>,
    ) -> Result<(), Reason> {
        if self.games.len() >= MOST_GAMES {
            return Err(Reason::TooMany);
        }
        if [rating, deviation, result]
            .iter()
            .all(|cell| cell.is_empty())
        {
            let idle = Some(if idle.is_empty() { 1.0 } else { number(idle)? });
            self.games.push(Row {
                label,
                idle,
                game: None,
            });
            return Ok(());
        }
        let is_unknown = deviation.is_empty() || deviation == UNKNOWN_RD;
        let game = OwnGame {
            line,
            time,
            opponent: opponent.map(Rc::from),
            rating: if rating.is_empty() {
                return Err(Reason::NoRating);
            } else {
                number(rating)?
            },
            deviation: if is_unknown {
                None
            } else {
                Some(number(deviation)?)
            },
            score: score(result, false)?,
            ..OwnGame::default()
        };
        self.games.push(Row {
            label,
            idle: None,
            game: Some(game),
        });
        Ok(())
    }
}

/// Returns whether a row names its kind, as this page writes a league.
fn is_ours(cells: &[&str]) -> bool {
    let kinds = ["player", "result", "period", "tau"];
    cells.len() > 1 && kinds.iter().any(|kind| cells[0].eq_ignore_ascii_case(kind))
}

fn number(text: &str) -> Result<f64, Reason> {
    match typed(text) {
        Typed::Number(number) if number.is_finite() => Ok(number),
        _ => Err(Reason::BadNumber),
    }
}

/// Returns the score of the first of two numbers of points.
fn pair(first: &str, second: &str) -> Option<f64> {
    let (first, second) = (number(first).ok()?, number(second).ok()?);
    Some(match first.total_cmp(&second) {
        std::cmp::Ordering::Less => 0.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 1.0,
    })
}

/// Returns the score of the first player, from a result such as `1-0`, `½`, `3:1` or `won`.
fn score(text: &str, is_chess: bool) -> Result<f64, Reason> {
    let word: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let word = word.replace(['−', '–', '—', ':', '/'], "-");
    match word.as_str() {
        "" | "*" | "?" | "--" | "---" | "..." => return Err(Reason::NoResult),
        // A win by default.
        "+-" | "-+" | "+--" | "--+" | "1-0F" | "0-1F" | "0F-0F" => return Err(Reason::Unplayed),
        "0-0" if is_chess => return Err(Reason::Unplayed),
        _ => {}
    }
    if let Some(score) = paste::score(text) {
        return Ok(score.number());
    }
    let (first, second) = word.split_once('-').ok_or(Reason::BadResult)?;
    pair(first, second).ok_or(Reason::BadResult)
}

/// Returns the periods of rows that are the games of one player.
fn of_games(mut rows: Vec<Row>, labels: &Names, has_heads: bool) -> PlayerGames {
    // Without a header, 1, 2, 3, … are numbers of rows, not of periods.
    let are_rows = !has_heads
        && labels.list.len() == rows.len()
        && (1..)
            .zip(&labels.list)
            .all(|(row, name)| parse(name) == Some(f64::from(row)))
        && rows.iter().all(|row| row.game.is_some());
    if are_rows {
        rows.iter_mut().for_each(|row| row.label = None);
    }
    let (keys, is_counted) = league::order(&labels.list);
    let mut periods: BTreeMap<Option<i64>, PlayedPeriod> = BTreeMap::new();
    for Row { label, idle, game } in rows {
        let period = periods
            .entry(label.map(|label| keys[label as usize]))
            .or_default();
        if let Some(idle) = idle {
            period.idle = Some(period.idle.unwrap_or(0.0) + idle);
        }
        period.games.extend(game);
    }
    if is_counted {
        league::add_gaps(&mut periods, |period| &mut period.idle);
    }
    PlayerGames {
        periods: periods.into_values().collect(),
        ..PlayerGames::default()
    }
}
