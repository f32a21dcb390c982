//! The rating history of a player at Online-Go.com, which has every number that Glicko-2 needs.

use super::chess::Site;
use super::lines::Line;
use super::player::{OwnGame, PlayedPeriod, PlayerGames};
use super::times::{self, DAY};
use super::{Reason, Skipped};
use crate::case::table::Record;
use crate::numbers::parse;
use crate::systems;
use glicko2_steps::Player;

/// The columns that are read, in the order of [`Ogs::columns`].
const COLUMNS: [&str; 11] = [
    "ended",
    "played_black",
    "handicap",
    "rating",
    "deviation",
    "volatility",
    "opponent_id",
    "opponent_rating",
    "opponent_deviation",
    "outcome",
    "annulled",
];

/// A reader of a rating history.
#[derive(Debug, Default)]
pub(super) struct Ogs {
    columns: Option<[Option<usize>; COLUMNS.len()]>,
    mark: char,
    rows: Vec<Row>,
    skipped: Skipped,
}

/// A row: the player after a game, or at the start.
#[derive(Debug)]
struct Row {
    game: OwnGame,
    after: Player,
    is_start: bool,
    is_annulled: bool,
}

impl Ogs {
    pub(super) fn take(&mut self, line: &Line) {
        if line.text.trim().is_empty() {
            return;
        }
        let record = Record {
            number: line.number,
            text: &line.text,
        };
        let Some(columns) = self.columns else {
            self.mark = record.first_of(&['\t', ';', ',']).unwrap_or('\t');
            let heads = record.cells(|c| c == self.mark);
            self.columns = Some(COLUMNS.map(|name| heads.iter().position(|head| head == name)));
            return;
        };
        let cells = record.cells(|c| c == self.mark);
        let cell = |column: Option<usize>| {
            column
                .and_then(|column| cells.get(column))
                .map_or("", |cell| cell.trim())
        };
        let row = if line.is_whole {
            row(line.number, &columns.map(cell))
        } else {
            Err(Reason::TooLong)
        };
        match row {
            Ok(row) => self.rows.push(row),
            Err(reason) => self.skipped.add(line.number, reason),
        }
    }

    /// Returns the games, oldest first.
    pub(super) fn finish(mut self) -> (PlayerGames, Skipped) {
        times::sort(&mut self.rows, |row| row.game.time);
        let system = systems::by_id("ogs");
        let mut games = PlayerGames {
            site: Site::OnlineGo,
            system,
            ..PlayerGames::default()
        };
        let mut last: Option<Row> = None;
        for row in self.rows {
            match &last {
                _ if row.is_start => {}
                None => self.skipped.add(row.game.line, Reason::NoNumbersBefore),
                Some(_) if row.is_annulled => self.skipped.add(row.game.line, Reason::Annulled),
                Some(before) => {
                    let days = row
                        .game
                        .time
                        .zip(before.game.time)
                        .map(|(now, last)| (now - last) as f64 / DAY as f64);
                    let (own, is_after_annulled) = (
                        Some(Box::new([before.after, row.after])),
                        before.is_annulled,
                    );
                    let change = Some(row.after.rating - before.after.rating);
                    let own_rating = Some(before.after.rating);
                    let game = OwnGame {
                        own,
                        own_rating,
                        change,
                        is_after_annulled,
                        ..row.game.clone()
                    };
                    games.start = games.start.or(Some(before.after));
                    games
                        .periods
                        .push(PlayedPeriod::of_game(system, days, game));
                }
            }
            last = Some(row);
        }
        self.skipped.listed.sort_by_key(|left_out| left_out.line);
        (games, self.skipped)
    }
}

fn row(line: usize, cells: &[&str; COLUMNS.len()]) -> Result<Row, Reason> {
    let [
        ended,
        black,
        handicap,
        rating,
        deviation,
        volatility,
        opponent,
        r_j,
        rd_j,
        outcome,
        annulled,
    ] = cells;
    let is_true = |text: &str| ["1", "true"].contains(&&*text.to_ascii_lowercase());
    let number = |text: &str| {
        parse(text)
            .filter(|number| number.is_finite())
            .ok_or(Reason::BadNumber)
    };
    let positive = |text: &str| {
        number(text).and_then(|n| {
            if n > 0.0 {
                Ok(n)
            } else {
                Err(Reason::BadNumber)
            }
        })
    };
    let after = Player::new(number(rating)?, positive(deviation)?, positive(volatility)?);
    // The first row of a history is no game. Its opponent is 0 or below.
    let is_start = number(opponent)? <= 0.0;
    let mut game = OwnGame {
        line,
        time: times::time(ended).map(|(time, _)| time),
        ..OwnGame::default()
    };
    if !is_start {
        let given = if handicap.is_empty() {
            0.0
        } else {
            number(handicap)?
        };
        game.handicap = if is_true(black) { 0.0 - given } else { given };
        game.opponent = Some((*opponent).into());
        game.rating = number(r_j)?;
        game.deviation = Some(positive(rd_j)?);
        game.score = number(outcome)?;
        if !(0.0..=1.0).contains(&game.score) {
            return Err(Reason::BadResult);
        }
    }
    Ok(Row {
        game,
        after,
        is_start,
        is_annulled: is_true(annulled),
    })
}
