//! The season as it is typed, and what can be done to it. Nothing is trimmed or reformatted while somebody types.
//!
//! Periods are shared between a form and its forerunners, and each reads its numbers only once: an edit in a long season costs what
//! its period costs.

use crate::glicko2::{Field, Game, Player};
use crate::input::form::{Form, GameForm, Score};
use crate::input::read::number;
use crate::season::{Place, Season, Stretch};
use std::cell::OnceCell;
use std::rc::Rc;

/// A whole season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonForm {
    /// r before the first period.
    pub rating: String,
    /// RD before it.
    pub deviation: String,
    /// σ before it.
    pub volatility: String,
    /// τ.
    pub tau: String,
    /// The periods, in order.
    pub periods: Vec<Rc<PeriodForm>>,
}

/// One period: games, or where there are none an idle time. To change it is to make another.
#[derive(Clone, Debug)]
pub struct PeriodForm {
    id: u32,
    games: Vec<GameForm>,
    idle: String,
    read: OnceCell<Rc<Stretch>>,
}

impl PartialEq for PeriodForm {
    /// The `id` tells periods apart while they are moved about. It is no part of what a period is.
    fn eq(&self, other: &Self) -> bool {
        self.games == other.games && self.idle == other.idle
    }
}

impl Eq for PeriodForm {}

impl PeriodForm {
    /// How long a period is that was not played, unless somebody says otherwise.
    pub const IDLE: &str = "1";

    /// A period with these games, or if there are none with that idle time.
    #[must_use]
    pub fn new(games: Vec<GameForm>, idle: &str) -> Self {
        let games = (0..).zip(games).map(|(id, game)| GameForm { id, ..game }).collect();
        Self { id: 0, games, idle: idle.to_owned(), read: OnceCell::new() }
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

    /// Tells periods of one form apart.
    #[must_use]
    pub fn id(&self) -> u32 {
        self.id
    }

    /// The games, in the order they are listed. None: the period is idle.
    #[must_use]
    pub fn games(&self) -> &[GameForm] {
        &self.games
    }

    /// t, the idle periods, where there are no games.
    #[must_use]
    pub fn idle(&self) -> &str {
        &self.idle
    }

    /// What was typed into a field; empty where the period has no such field.
    #[must_use]
    pub fn field(&self, field: Field) -> &str {
        let game = |j: usize| self.games.get(j);
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
        (0..self.games.len()).filter(|&j| !self.games[j].is_blank()).collect()
    }

    /// What the period means. What cannot be read is NaN, and the engine refuses it by name.
    #[must_use]
    pub fn stretch(&self) -> &Rc<Stretch> {
        self.read.get_or_init(|| {
            let games: Vec<Game> = self
                .games
                .iter()
                .filter(|game| !game.is_blank())
                .map(|game| Game {
                    rating: number(&game.rating),
                    deviation: number(&game.deviation),
                    score: number(game.score.as_text()),
                })
                .collect();
            // Hidden while there are rows, so nothing must be wrong with it then.
            let idle_periods = if self.games.is_empty() { number(&self.idle) } else { 1.0 };
            Rc::new(Stretch { games, idle_periods })
        })
    }

    /// The same period with other games.
    fn with_games(&self, change: impl FnOnce(&mut Vec<GameForm>)) -> Self {
        let mut games = self.games.clone();
        change(&mut games);
        self.with(games, self.idle.clone())
    }

    /// The same period with other content; its rows keep the `id` that they have.
    #[must_use]
    pub fn with(&self, games: Vec<GameForm>, idle: String) -> Self {
        Self { id: self.id, games, idle, read: OnceCell::new() }
    }

    /// An `id` that no row has.
    fn next_row(&self) -> u32 {
        self.games.iter().map(|game| game.id + 1).max().unwrap_or(0)
    }
}

impl Default for SeasonForm {
    /// The season that the room begins with: the paper's period, an idle time, and what might have come after.
    fn default() -> Self {
        let game = |(rating, deviation, score): &(&str, &str, Score)| GameForm::new(rating, deviation, score.clone());
        let played = |games: &[(&str, &str, Score)]| PeriodForm::of_games(games.iter().map(game).collect());
        let Form { rating, deviation, volatility, tau, games, .. } = Form::papers_example();
        let mut form = Self { rating, deviation, volatility, tau, periods: Vec::new() };
        form.append([
            PeriodForm::of_games(games),
            played(&[("1450", "60", Score::Won), ("1500", "80", Score::Won), ("1600", "50", Score::Draw)]),
            PeriodForm::of_idle("6.5"),
            played(&[("1550", "70", Score::Lost), ("1480", "40", Score::Won)]),
            played(&[("1620", "90", Score::Won), ("1580", "45", Score::Won), ("1700", "120", Score::Lost)]),
        ]);
        form
    }
}

impl SeasonForm {
    /// What was typed into a field; empty where the form has no such field.
    #[must_use]
    pub fn field(&self, place: Place) -> &str {
        match place.field {
            Field::PlayerRating => &self.rating,
            Field::PlayerDeviation => &self.deviation,
            Field::PlayerVolatility => &self.volatility,
            Field::Tau => &self.tau,
            field => self.periods.get(place.period).map_or("", |period| period.field(field)),
        }
    }

    /// What the form means. Periods that were read before are not read again.
    #[must_use]
    pub fn season(&self) -> Season {
        Season {
            player: Player {
                rating: number(&self.rating),
                deviation: number(&self.deviation),
                volatility: number(&self.volatility),
            },
            tau: number(&self.tau),
            stretches: self.periods.iter().map(|period| period.stretch().clone()).collect(),
        }
    }

    /// Types into a field. Where the form has no such field nothing happens.
    pub fn set(&mut self, place: Place, text: String) {
        match place.field {
            Field::PlayerRating => self.rating = text,
            Field::PlayerDeviation => self.deviation = text,
            Field::PlayerVolatility => self.volatility = text,
            Field::Tau => self.tau = text,
            Field::IdlePeriods => self.change(place.period, |period| period.with(period.games.clone(), text)),
            Field::GameRating(j) | Field::GameDeviation(j) | Field::GameScore(j) => {
                self.change_games(place.period, |games| {
                    let Some(game) = games.get_mut(j) else { return };
                    match place.field {
                        Field::GameRating(_) => game.rating = text,
                        Field::GameDeviation(_) => game.deviation = text,
                        _ => game.score = Score::Typed(text),
                    }
                });
            }
            Field::Epsilon | Field::Rounding | Field::Game(_) => {}
        }
    }

    /// Chooses the result of a game.
    pub fn set_score(&mut self, period: usize, game: usize, score: Score) {
        self.change_games(period, |games| {
            if let Some(game) = games.get_mut(game) {
                game.score = score;
            }
        });
    }

    /// Adds games to a period, after those that it has.
    pub fn add_games(&mut self, period: usize, games: Vec<GameForm>) {
        self.change(period, |period| {
            let next = period.next_row();
            period.with_games(|rows| rows.extend((next..).zip(games).map(|(id, game)| GameForm { id, ..game })))
        });
    }

    /// Takes a game away. A period without games is idle.
    pub fn remove_game(&mut self, period: usize, game: usize) {
        self.change_games(period, |games| {
            if game < games.len() {
                games.remove(game);
            }
        });
    }

    /// Puts a copy after a game.
    pub fn duplicate_game(&mut self, period: usize, game: usize) {
        self.change(period, |period| {
            let id = period.next_row();
            period.with_games(|games| {
                if let Some(copied) = games.get(game).cloned() {
                    games.insert(game + 1, GameForm { id, ..copied });
                }
            })
        });
    }

    /// Moves a game within its period.
    pub fn move_game(&mut self, period: usize, from: usize, to: usize) {
        self.change_games(period, |games| {
            if from < games.len() && to < games.len() {
                let game = games.remove(from);
                games.insert(to, game);
            }
        });
    }

    /// Takes all games of a period away, which makes it idle.
    pub fn clear_games(&mut self, period: usize) {
        self.change_games(period, Vec::clear);
    }

    /// Adds periods after the others, each with an `id` of its own.
    pub fn append(&mut self, periods: impl IntoIterator<Item = PeriodForm>) {
        let next = self.next_id();
        self.periods.extend((next..).zip(periods).map(|(id, period)| Rc::new(PeriodForm { id, ..period })));
    }

    /// Adds a period at a place, with an `id` of its own.
    pub fn insert(&mut self, at: usize, period: PeriodForm) {
        let id = self.next_id();
        self.periods.insert(at.min(self.periods.len()), Rc::new(PeriodForm { id, ..period }));
    }

    /// Puts a copy after a period.
    pub fn duplicate(&mut self, period: usize) {
        if let Some(copied) = self.periods.get(period) {
            let copy = PeriodForm::clone(copied);
            self.insert(period + 1, copy);
        }
    }

    /// Moves a period.
    pub fn shift(&mut self, from: usize, to: usize) {
        if from < self.periods.len() && to < self.periods.len() {
            let period = self.periods.remove(from);
            self.periods.insert(to, period);
        }
    }

    /// Takes a period away.
    pub fn remove(&mut self, period: usize) {
        if period < self.periods.len() {
            self.periods.remove(period);
        }
    }

    fn change(&mut self, period: usize, change: impl FnOnce(&PeriodForm) -> PeriodForm) {
        if let Some(period) = self.periods.get_mut(period) {
            *period = Rc::new(change(period));
        }
    }

    fn change_games(&mut self, period: usize, change: impl FnOnce(&mut Vec<GameForm>)) {
        self.change(period, |period| period.with_games(change));
    }

    fn next_id(&self) -> u32 {
        self.periods.iter().map(|period| period.id + 1).max().unwrap_or(0)
    }
}
