//! One rating period as it is typed.

use super::game::{GameForm, Score, is_unknown};
use super::games::{Games, ResultForm};
use crate::glicko2::{Field, Game};
use crate::number::number;
use crate::season::Stretch;
use std::cell::OnceCell;
use std::rc::Rc;

/// One period as it is typed: how its games arise, or where there are none an idle time. To change it is to make another.
///
/// A case shares its periods and games with the cases before and after an edit, and each period reads its numbers only once, so that
/// an edit in a long case costs what its period costs, and little memory.
#[derive(Clone, Debug)]
pub struct PeriodForm {
    id: u32,
    played: Games,
    idle: String,
    /// What it means, once that was read.
    kept: OnceCell<Rc<Stretch>>,
}

/// The numbers of up to so many games are kept.
const MAX_KEPT: usize = 1_000;

impl PartialEq for PeriodForm {
    /// The `id` tells periods apart while they are moved about. It is no part of what a period is.
    fn eq(&self, other: &Self) -> bool {
        self.played == other.played && self.idle == other.idle
    }
}

impl Eq for PeriodForm {}

impl PeriodForm {
    /// How long a period is that was not played, unless somebody says otherwise.
    pub const IDLE: &str = "1";

    /// A period with these games, or if there are none with that idle time.
    #[must_use]
    pub fn new(games: Vec<GameForm>, idle: &str) -> Self {
        let games = (0..).zip(games).map(|(id, game)| Rc::new(GameForm { id, ..game })).collect();
        Self::arising(Games::Numbers(games), idle)
    }

    /// A period whose games arise like this, or if there are none with that idle time.
    #[must_use]
    pub fn arising(played: Games, idle: &str) -> Self {
        Self { id: 0, played, idle: idle.to_owned(), kept: OnceCell::new() }
    }

    /// A period in which these games were played.
    #[must_use]
    pub fn of_games(games: Vec<GameForm>) -> Self {
        Self::new(games, Self::IDLE)
    }

    /// An idle time.
    #[must_use]
    pub fn of_idle(length: &str) -> Self {
        Self::new(Vec::new(), length)
    }

    /// Tells periods of one case apart.
    #[must_use]
    pub fn id(&self) -> u32 {
        self.id
    }

    /// How its games arise.
    #[must_use]
    pub fn played(&self) -> &Games {
        &self.played
    }

    /// The games against bare numbers, in the order they are listed. Where one player is alone and has none, the period is idle.
    #[must_use]
    pub fn games(&self) -> &[Rc<GameForm>] {
        if let Games::Numbers(games) = &self.played { games } else { &[] }
    }

    /// The results between participants, in the order they are listed.
    #[must_use]
    pub fn results(&self) -> &[ResultForm] {
        if let Games::Results(results) = &self.played { results } else { &[] }
    }

    /// t, the idle periods, where there are no games.
    #[must_use]
    pub fn idle(&self) -> &str {
        &self.idle
    }

    /// What was typed into a field; empty where the period has no such field.
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

    /// The rows that count as games: all but the blank ones.
    #[must_use]
    pub fn rows(&self) -> Vec<usize> {
        (0..self.games().len()).filter(|&j| !self.games()[j].is_blank()).collect()
    }

    /// The rows whose opponent's RD is not known.
    #[must_use]
    pub fn unknown_rows(&self) -> Rc<[usize]> {
        (0..self.games().len()).filter(|&j| is_unknown(&self.games()[j].deviation)).collect()
    }

    /// The games whose opponent's RD is assumed. Blank rows are none.
    #[must_use]
    pub fn assumed(&self) -> Vec<usize> {
        let games = self.games().iter().filter(|game| !game.is_blank()).enumerate();
        games.filter(|(_, game)| is_unknown(&game.deviation)).map(|(j, _)| j).collect()
    }

    /// What the period means. What cannot be read is NaN, and the engine refuses it by name.
    #[must_use]
    pub fn stretch(&self) -> Rc<Stretch> {
        // Many games would take much memory twice, and WebAssembly never gives any back.
        if self.games().len() > MAX_KEPT { self.read() } else { self.kept.get_or_init(|| self.read()).clone() }
    }

    fn read(&self) -> Rc<Stretch> {
        let games: Vec<Game> = self
            .games()
            .iter()
            .filter(|game| !game.is_blank())
            .map(|game| Game { rating: number(&game.rating), deviation: game.deviation(), score: game.score.number() })
            .collect();
        // Hidden while there are rows, so nothing must be wrong with it then.
        let idle_periods = if self.games().is_empty() { number(&self.idle) } else { 1.0 };
        Rc::new(Stretch { games, idle_periods })
    }

    /// The period with other content; its rows keep the `id` that they have.
    #[must_use]
    pub fn with(&self, played: Games, idle: String) -> Self {
        Self { id: self.id, played, idle, kept: OnceCell::new() }
    }

    /// The period with another `id`.
    pub(super) fn with_id(self, id: u32) -> Self {
        Self { id, ..self }
    }

    /// The period with a field that was typed into.
    pub(super) fn with_field(&self, field: Field, text: String) -> Self {
        match field {
            Field::IdlePeriods => self.with(self.played.clone(), text),
            Field::GameRating(j) | Field::GameDeviation(j) | Field::GameScore(j) => self.with_games(|games| {
                let Some(game) = games.get_mut(j).map(Rc::make_mut) else { return };
                match field {
                    Field::GameRating(_) => game.rating = text,
                    Field::GameDeviation(_) => game.deviation = text,
                    _ => game.score = Score::Typed(text),
                }
            }),
            _ => self.clone(),
        }
    }

    /// The period with more games after those that it has, each with an `id` of its own.
    pub(super) fn with_more_games(&self, games: Vec<GameForm>) -> Self {
        let next = self.next_row();
        self.with_games(|rows| rows.extend((next..).zip(games).map(|(id, game)| Rc::new(GameForm { id, ..game }))))
    }

    /// The period with a copy after a game.
    pub(super) fn with_copy(&self, game: usize) -> Self {
        let id = self.next_row();
        self.with_games(|games| {
            if let Some(copied) = games.get(game) {
                let copy = GameForm { id, ..GameForm::clone(copied) };
                games.insert(game + 1, Rc::new(copy));
            }
        })
    }

    /// The period with its games changed.
    pub(super) fn with_games(&self, change: impl FnOnce(&mut Vec<Rc<GameForm>>)) -> Self {
        self.with_played(|played| {
            if let Games::Numbers(games) = played {
                change(games);
            }
        })
    }

    /// The period with a change of how its games arise.
    pub(super) fn with_played(&self, change: impl FnOnce(&mut Games)) -> Self {
        let mut played = self.played.clone();
        change(&mut played);
        self.with(played, self.idle.clone())
    }

    /// An `id` that no row has.
    fn next_row(&self) -> u32 {
        self.games().iter().map(|game| game.id + 1).max().unwrap_or(0)
    }
}
