//! The form as it is typed. Nothing is trimmed or reformatted while somebody types.

use crate::glicko2::Field;

/// All that a person enters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// r.
    pub rating: String,
    /// RD.
    pub deviation: String,
    /// σ.
    pub volatility: String,
    /// τ.
    pub tau: String,
    /// t, the idle periods, where there are no games.
    pub idle_periods: String,
    /// The games, in the order they are listed.
    pub games: Vec<GameForm>,
}

/// One game as it is typed.
#[derive(Clone, Debug, Eq)]
pub struct GameForm {
    /// Tells rows apart while they are moved about. It is no part of what a game is.
    pub id: u32,
    /// The opponent's r.
    pub rating: String,
    /// The opponent's RD.
    pub deviation: String,
    /// The result.
    pub score: Score,
}

impl PartialEq for GameForm {
    fn eq(&self, other: &Self) -> bool {
        self.rating == other.rating && self.deviation == other.deviation && self.score == other.score
    }
}

/// The result of a game: chosen, or a score as it is typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Score {
    /// s = 1.
    #[default]
    Won,
    /// s = ½.
    Draw,
    /// s = 0.
    Lost,
    /// Any s from 0 to 1.
    Typed(String),
}

impl Score {
    /// The score as a number is written.
    #[must_use]
    pub fn as_text(&self) -> &str {
        match self {
            Self::Won => "1",
            Self::Draw => "0.5",
            Self::Lost => "0",
            Self::Typed(text) => text,
        }
    }

    /// The result that a written number means: one of the three, or the number as it stands.
    #[must_use]
    pub fn of_text(text: &str) -> Self {
        match text {
            "1" => Self::Won,
            "0.5" => Self::Draw,
            "0" => Self::Lost,
            other => Self::Typed(other.to_owned()),
        }
    }
}

impl GameForm {
    /// A game with these strings. Its `id` is given when it joins a form.
    #[must_use]
    pub fn new(rating: &str, deviation: &str, score: Score) -> Self {
        Self { id: 0, rating: rating.to_owned(), deviation: deviation.to_owned(), score }
    }

    /// A row that was added and not touched yet. It is no game, and nothing is wrong with it.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.rating.trim().is_empty() && self.deviation.trim().is_empty() && !matches!(self.score, Score::Typed(_))
    }
}

impl Form {
    /// The paper's example.
    #[must_use]
    pub fn papers_example() -> Self {
        let games = vec![
            GameForm::new("1400", "30", Score::Won),
            GameForm::new("1550", "100", Score::Lost),
            GameForm::new("1700", "300", Score::Lost),
        ];
        let mut form = Self {
            rating: "1500".to_owned(),
            deviation: "200".to_owned(),
            volatility: "0.06".to_owned(),
            tau: "0.5".to_owned(),
            idle_periods: "1".to_owned(),
            games: Vec::new(),
        };
        form.append(games);
        form
    }

    /// What was typed into a field; empty where the form has no such field.
    #[must_use]
    pub fn field(&self, field: Field) -> &str {
        let game = |j: usize| self.games.get(j);
        match field {
            Field::PlayerRating => &self.rating,
            Field::PlayerDeviation => &self.deviation,
            Field::PlayerVolatility => &self.volatility,
            Field::Tau => &self.tau,
            Field::IdlePeriods => &self.idle_periods,
            Field::GameRating(j) => game(j).map_or("", |game| &game.rating),
            Field::GameDeviation(j) => game(j).map_or("", |game| &game.deviation),
            Field::GameScore(j) => game(j).map_or("", |game| game.score.as_text()),
            Field::Epsilon | Field::Rounding | Field::Game(_) => "",
        }
    }

    /// Types into a field. Where the form has no such field nothing happens.
    pub fn set(&mut self, field: Field, text: String) {
        let slot = match field {
            Field::PlayerRating => &mut self.rating,
            Field::PlayerDeviation => &mut self.deviation,
            Field::PlayerVolatility => &mut self.volatility,
            Field::Tau => &mut self.tau,
            Field::IdlePeriods => &mut self.idle_periods,
            Field::GameRating(j) | Field::GameDeviation(j) | Field::GameScore(j) => {
                let Some(game) = self.games.get_mut(j) else { return };
                match field {
                    Field::GameRating(_) => &mut game.rating,
                    Field::GameDeviation(_) => &mut game.deviation,
                    _ => {
                        game.score = Score::Typed(text);
                        return;
                    }
                }
            }
            Field::Epsilon | Field::Rounding | Field::Game(_) => return,
        };
        *slot = text;
    }

    /// Adds games after the others, each with an `id` of its own.
    pub fn append(&mut self, games: Vec<GameForm>) {
        let next = self.next_id();
        self.games.extend((next..).zip(games).map(|(id, game)| GameForm { id, ..game }));
    }

    /// Adds a game at a place, with an `id` of its own.
    pub fn insert(&mut self, at: usize, game: GameForm) {
        let id = self.next_id();
        self.games.insert(at.min(self.games.len()), GameForm { id, ..game });
    }

    fn next_id(&self) -> u32 {
        self.games.iter().map(|game| game.id + 1).max().unwrap_or(0)
    }
}
