//! Delimited text: results of a league, its players, or the games of one player. A header may name the columns.

use super::heads::{Head, Heads, Rows};
use super::league::League;
use super::lines::Line;
use super::periods::{self, Played};
use super::plain_row::{plain_row, says_kind};
use super::player::OwnGame;
use super::row::{Entry, Row};
use super::{Content, MOST_GAMES, Names, Reason, Skipped, times};
use crate::case::MOST_PERIODS;
use crate::case::table::{Record, Records, is_edge};
use crate::numbers::{full, parse, with_points};
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
    /// The lines of the players.
    players: Vec<usize>,
    games: Vec<Played>,
    names: Names,
    /// The round, the period of one player and the time of the row above.
    round: Option<u32>,
    period: Option<u32>,
    time: Option<i64>,
    /// The last line that was read.
    last: usize,
    skipped: Skipped,
    not_used: Names,
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
        // A decimal comma of one number decides for all that is left, which is the whole table if it is short.
        self.text = with_points(&self.text[self.start..], is_edge).into_owned();
        self.start = 0;
        self.read(0);
        let TableRows {
            mut league,
            players,
            games,
            names,
            mut skipped,
            not_used,
            heads,
            ..
        } = self.rows;
        league.settle_dates();
        let is_of_player = games.len() > league.results.len();
        // A text is the games of a player or a league, whichever most lines are.
        let results = league.results.iter().map(|result| result.line as usize);
        let of_league = players.into_iter().chain(results);
        let of_games = games
            .iter()
            .filter_map(|row| row.game.as_ref())
            .map(|game| game.line);
        let others: Vec<usize> = if is_of_player {
            of_league.collect()
        } else {
            of_games.collect()
        };
        for line in others {
            skipped.add(line, Reason::NotUnderstood);
        }
        skipped.listed.sort_by_key(|left_out| left_out.line);
        let not_used = not_used.list.iter().map(ToString::to_string).collect();
        let content = if is_of_player {
            Content::Player(Rc::new(periods::of_games(games, &names, heads.is_some())))
        } else {
            Content::League(Rc::new(league))
        };
        (content, skipped, not_used)
    }
}

impl TableRows {
    fn take(&mut self, record: Record) {
        let line = record.number;
        let text = with_points(record.text, is_edge);
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
                (self.league, self.players) = (League::default(), Vec::new());
                self.skipped.add(self.last, Reason::NotUnderstood);
            }
            (self.mark, self.heads) = (mark, Some(heads));
            (self.round, self.period, self.time) = (None, None, None);
            return;
        }
        let heads = self.heads.as_mut();
        let row = match heads.filter(|heads| heads.rows != Rows::Ours && !says_kind(&cells)) {
            Some(heads) => {
                let date = heads.cell(&cells, Head::Date);
                let is_first = self.time.is_none() && !heads.has(Head::Round);
                if is_first && !date.is_empty() && times::time(date).is_none() {
                    heads.take_dates_for_rounds();
                }
                Row::below(heads, line, &cells)
            }
            None => plain_row(record, &cells),
        };
        match self.add(line, row) {
            Ok(()) => self.last = line,
            Err(reason) => self.skipped.add(line, reason),
        }
    }

    fn add(&mut self, line: usize, row: Row) -> Result<(), Reason> {
        match row.period {
            Some(name) if row.is_of_player => self.period = Some(self.period(name)?),
            Some(name) => self.round = Some(self.league.round(name)?),
            None => {}
        }
        if let Some(date) = row.date {
            let (time, order) = times::time(date).ok_or(Reason::BadDate)?;
            self.league.note(order);
            self.time = Some(time);
            let has_rounds = self
                .heads
                .as_ref()
                .is_some_and(|heads| heads.has(Head::Round));
            if row.is_of_player && !has_rounds {
                let day = time - time.rem_euclid(times::DAY);
                self.period = Some(self.period(&day.to_string())?);
            }
        }
        let (mut game, mut idle) = (None, None);
        match row.entry? {
            Entry::Player(player) => {
                self.league.player(&player)?;
                self.players.push(line);
                return Ok(());
            }
            Entry::Result(sides, score) => {
                return self.league.add(line, &sides, score, self.round, self.time);
            }
            Entry::Period(length) => return self.begin_period(length),
            Entry::Tau(tau) => {
                self.league.tau = Some(tau);
                return Ok(());
            }
            Entry::Game(of_player) => {
                let time = self.time;
                game = Some(OwnGame { time, ..of_player });
            }
            Entry::Idle(length) => idle = Some(length),
        }
        if self.games.len() >= MOST_GAMES {
            return Err(Reason::TooMany);
        }
        let name = self.period;
        self.games.push(Played { name, idle, game });
        Ok(())
    }

    /// Begins a period of a league.
    fn begin_period(&mut self, length: Option<f64>) -> Result<(), Reason> {
        let name = (self.league.rounds.len() + 1).to_string();
        self.league.is_in_order = true;
        let round = self.league.round(&name)?;
        self.league.rounds[round as usize].idle = length.or(Some(1.0));
        self.round = Some(round);
        Ok(())
    }

    /// Returns the index of a period of one player, which is added if it is new.
    fn period(&mut self, name: &str) -> Result<u32, Reason> {
        if self.names.list.len() >= MOST_PERIODS {
            return Err(Reason::TooMany);
        }
        // `1` and `01` are the same period.
        let key = parse(name).map_or_else(|| name.to_owned(), full);
        Ok(self.names.of(name, &key))
    }
}
