//! One rating period, as typed.

use super::game::{GameForm, Score, is_unknown};
use super::games::{Games, ResultForm};
use crate::numbers::number;
use glicko2_steps::seasons::Stretch;
use glicko2_steps::{Field, Game};
use std::cell::OnceCell;
use std::rc::Rc;

/// One period, as typed: its games or, without games, an idle time. Never changed in place: an edit makes a new period.
///
/// Cases before and after an edit share their periods and games, and each period parses its numbers only once. An edit
/// in a long case therefore costs only the work of the edited period, and little memory.
#[derive(Clone, Debug)]
pub struct PeriodForm {
    id: u32,
    played: Games,
    idle: String,
    /// The parsed period, once it was read.
    kept: OnceCell<Rc<Stretch>>,
}

/// The largest number of games of which the parsed numbers are stored.
const MAX_KEPT: usize = 1_000;

impl PartialEq for PeriodForm {
    /// The `id` only tells periods apart while they are moved, so equality ignores it.
    fn eq(&self, other: &Self) -> bool {
        self.played == other.played && self.idle == other.idle
    }
}

impl Eq for PeriodForm {}

impl PeriodForm {
    /// The length of an idle period by default.
    pub const IDLE: &str = "1";

    /// Creates a period with these games or, if there are none, with that idle time.
    #[must_use]
    pub fn new(games: Vec<GameForm>, idle: &str) -> Self {
        let games = (0..)
            .zip(games)
            .map(|(id, game)| Rc::new(GameForm { id, ..game }))
            .collect();
        Self::arising(Games::Numbers(games), idle)
    }

    /// Creates a period whose games arise in this way or, if there are none, with that idle time.
    #[must_use]
    pub fn arising(played: Games, idle: &str) -> Self {
        Self {
            id: 0,
            played,
            idle: idle.to_owned(),
            kept: OnceCell::new(),
        }
    }

    /// Creates a period with these games.
    #[must_use]
    pub fn of_games(games: Vec<GameForm>) -> Self {
        Self::new(games, Self::IDLE)
    }

    /// Creates an idle period of this length.
    #[must_use]
    pub fn of_idle(length: &str) -> Self {
        Self::new(Vec::new(), length)
    }

    /// Returns the `id`, unique among the periods of a case.
    #[must_use]
    pub fn id(&self) -> u32 {
        self.id
    }

    /// Returns how the games arise.
    #[must_use]
    pub fn played(&self) -> &Games {
        &self.played
    }

    /// Returns the games against opponents given by their numbers, in the order of the list. In a case of one player, a
    /// period without games is idle.
    #[must_use]
    pub fn games(&self) -> &[Rc<GameForm>] {
        if let Games::Numbers(games) = &self.played {
            games
        } else {
            &[]
        }
    }

    /// Returns the results between participants, in the order of the list.
    #[must_use]
    pub fn results(&self) -> &[ResultForm] {
        if let Games::Results(results) = &self.played {
            results
        } else {
            &[]
        }
    }

    /// Returns t, the number of idle periods. Meaningless if there are games.
    #[must_use]
    pub fn idle(&self) -> &str {
        &self.idle
    }

    /// Returns the text of a field, or an empty text if the period has no such field.
    #[must_use]
    pub fn field(&self, field: Field) -> &str {
        let game = |j: usize| self.games().get(j);
        match field {
            Field::IdlePeriods => &self.idle,
            Field::GameRating(j) => game(j).map_or("", |game| &game.rating),
            Field::GameDeviation(j) => game(j).map_or("", |game| &game.deviation),
            Field::GameScore(j) => game(j).map_or("", |game| game.score.as_text()),
            _ => "",
        }
    }

    /// Returns the rows that count as games: all except blank ones.
    #[must_use]
    pub fn rows(&self) -> Vec<usize> {
        (0..self.games().len())
            .filter(|&j| !self.games()[j].is_blank())
            .collect()
    }

    /// Returns the rows whose opponent's RD is unknown.
    #[must_use]
    pub fn unknown_rows(&self) -> Rc<[usize]> {
        (0..self.games().len())
            .filter(|&j| is_unknown(&self.games()[j].deviation))
            .collect()
    }

    /// Returns the games whose opponent's RD is assumed, counted without blank rows.
    #[must_use]
    pub fn assumed(&self) -> Vec<usize> {
        let games = self
            .games()
            .iter()
            .filter(|game| !game.is_blank())
            .enumerate();
        games
            .filter(|(_, game)| is_unknown(&game.deviation))
            .map(|(j, _)| j)
            .collect()
    }

    /// Returns the parsed period. Unreadable text becomes NaN, which the engine reports with the name of the field.
    #[must_use]
    pub fn stretch(&self) -> Rc<Stretch> {
        // Storing many games twice would take much memory, and WebAssembly never returns memory to the system.
        if self.games().len() > MAX_KEPT {
            self.read()
        } else {
            self.kept.get_or_init(|| self.read()).clone()
        }
    }

    fn read(&self) -> Rc<Stretch> {
        let games: Vec<Game> = self
            .games()
            .iter()
            .filter(|game| !game.is_blank())
            .map(|game| Game::new(number(&game.rating), game.deviation(), game.score.number()))
            .collect();
        // The field is hidden while there are rows, so its text must not cause an error then.
        let idle_periods = if self.games().is_empty() {
            number(&self.idle)
        } else {
            1.0
        };
        Rc::new(Stretch {
            games,
            idle_periods,
        })
    }

    /// Returns the period with other content. The rows keep their `id`.
    #[must_use]
    pub fn with(&self, played: Games, idle: String) -> Self {
        Self {
            id: self.id,
            played,
            idle,
            kept: OnceCell::new(),
        }
    }

    /// Returns the period with another `id`.
    pub(super) fn with_id(self, id: u32) -> Self {
        Self { id, ..self }
    }

    /// Returns the period with a new text in one field.
    pub(super) fn with_field(&self, field: Field, text: String) -> Self {
        match field {
            Field::IdlePeriods => self.with(self.played.clone(), text),
            Field::GameRating(j) | Field::GameDeviation(j) | Field::GameScore(j) => self
                .with_games(|games| {
                    let Some(game) = games.get_mut(j).map(Rc::make_mut) else {
                        return;
                    };
                    match field {
                        Field::GameRating(_) => game.rating = text,
                        Field::GameDeviation(_) => game.deviation = text,
                        _ => game.score = Score::Typed(text),
                    }
                }),
            _ => self.clone(),
        }
    }

    /// Returns the period with these games added at the end, each with an `id` of its own.
    pub(super) fn with_more_games(&self, games: Vec<GameForm>) -> Self {
        let next = self.next_row();
        self.with_games(|rows| {
            rows.extend(
                (next..)
                    .zip(games)
                    .map(|(id, game)| Rc::new(GameForm { id, ..game })),
            );
        })
    }

    /// Returns the period with a copy of a game inserted after it.
    pub(super) fn with_copy(&self, game: usize) -> Self {
        let id = self.next_row();
        self.with_games(|games| {
            if let Some(copied) = games.get(game) {
                let copy = GameForm {
                    id,
                    ..GameForm::clone(copied)
                };
                games.insert(game + 1, Rc::new(copy));
            }
        })
    }

    /// Returns the period with its games changed.
    pub(super) fn with_games(&self, change: impl FnOnce(&mut Vec<Rc<GameForm>>)) -> Self {
        self.with_played(|played| {
            if let Games::Numbers(games) = played {
                change(games);
            }
        })
    }

    /// Returns the period with a change of how its games arise.
    pub(super) fn with_played(&self, change: impl FnOnce(&mut Games)) -> Self {
        let mut played = self.played.clone();
        change(&mut played);
        self.with(played, self.idle.clone())
    }

    /// Returns an `id` that no row has.
    fn next_row(&self) -> u32 {
        self.games()
            .iter()
            .map(|game| game.id + 1)
            .max()
            .unwrap_or(0)
    }
}
