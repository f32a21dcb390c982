//! The case as typed: the participants, τ and the rating periods in order. Text is never trimmed or reformatted during
//! typing.
//!
//! In a case with one participant, the games are against opponents given by their numbers. In a league there are
//! several participants, and each period says how its games arise.
//!
//! | module | is for |
//! |---|---|
//! | here | the [`Case`] and its edits |
//! | [`league`] | cases with several participants: fields, links and CSV |
//! | [`table`] | lines and cells of a table |
//! | [`link`] | prints and parses the case and the view options as the fragment of an address |
//! | [`look`] | the view options, with the confidence [`level`] and the step position ([`step_position`]) |
//! | [`csv`] | writes periods and games as a table |

pub mod csv;
pub mod detail;
pub mod examples;
mod game;
mod games;
pub mod league;
pub mod level;
pub mod link;
pub mod look;
mod participant;
mod period;
mod room;
pub mod step_position;
pub mod stepping;
pub mod table;

pub use game::{ASSUMED_RD, GameForm, Score, UNKNOWN_RD, is_unknown};
pub use games::{End, Games, ResultForm, Side, TeamsForm};
pub use look::Options;
pub use participant::{Part, Participant, UNRATED};
pub use period::PeriodForm;
pub use room::{Room, Subject};
pub use step_position::StepPosition;

use crate::numbers::{full, number};
use glicko2_steps::seasons::{FieldPath, Season};
use glicko2_steps::{Field, Game, Period, Rounding};
use std::rc::Rc;

/// The largest number of periods read from a link or a file. With many more, the page would freeze for seconds.
pub const MOST_PERIODS: usize = 10_000;

/// Everything that is typed: the participants with their numbers at the start, τ, and the rating periods.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The participants, with their numbers before the first period. Shared, so that an edit copies only what it
    /// changes.
    pub participants: Vec<Rc<Participant>>,
    /// τ.
    pub tau: String,
    /// The periods, in order. Never empty.
    pub periods: Vec<Rc<PeriodForm>>,
}

/// An edit of a whole period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PeriodEdit {
    /// Inserts a copy after the period.
    Duplicate,
    /// Moves the period to this index.
    Move(usize),
    /// Removes the period, unless it is the only one.
    Remove,
    /// Removes all periods except the first.
    Clear,
}

impl Default for Case {
    /// Returns the paper's example.
    fn default() -> Self {
        Self::papers_example()
    }
}

impl Case {
    /// Returns the paper's example.
    #[must_use]
    pub fn papers_example() -> Self {
        let games = vec![
            GameForm::new("1400", "30", Score::Won),
            GameForm::new("1550", "100", Score::Lost),
            GameForm::new("1700", "300", Score::Lost),
        ];
        Self::of(
            vec![Participant::new("", "1500", "200", "0.06")],
            "0.5",
            vec![PeriodForm::of_games(games)],
        )
    }

    /// Returns the case with which a reader enters their own games: a new player with the paper's default numbers, and
    /// a blank row.
    #[must_use]
    pub fn new_player() -> Self {
        let games = vec![GameForm::blank()];
        Self::of(
            vec![Participant::new("", "1500", "350", "0.06")],
            "0.5",
            vec![PeriodForm::of_games(games)],
        )
    }

    /// Returns a case of these participants and periods.
    #[must_use]
    pub fn of(participants: Vec<Participant>, tau: &str, periods: Vec<PeriodForm>) -> Self {
        let participants = participants.into_iter().map(Rc::new).collect();
        let mut case = Self {
            participants,
            tau: tau.to_owned(),
            periods: Vec::new(),
        };
        case.append(periods);
        case
    }

    /// Returns the case of one period with games, its numbers written in full precision.
    #[must_use]
    pub fn of_period(period: &Period) -> Self {
        let game = |game: &Game| {
            GameForm::new(
                &full(game.rating),
                &full(game.deviation),
                Score::of_text(&full(game.score)),
            )
        };
        let games = period.games.iter().map(game).collect();
        Self::of(
            vec![Participant::of(period.player)],
            &full(period.tau),
            vec![PeriodForm::of_games(games)],
        )
    }

    /// Returns the first participant, who is the player in a case of one participant.
    #[must_use]
    pub fn player(&self) -> &Participant {
        &self.participants[0]
    }

    /// Returns the case with this player as its only participant.
    #[must_use]
    pub fn with_player(&self, player: Participant) -> Self {
        Self {
            participants: vec![Rc::new(player)],
            ..self.clone()
        }
    }

    /// Returns an example of several periods: the paper's, an idle time, and three invented periods.
    #[must_use]
    pub fn example_of_periods() -> Self {
        let game = |(rating, deviation, score): &(&str, &str, Score)| {
            GameForm::new(rating, deviation, score.clone())
        };
        let played =
            |games: &[(&str, &str, Score)]| PeriodForm::of_games(games.iter().map(game).collect());
        let mut case = Self::papers_example();
        case.append([
            played(&[
                ("1450", "60", Score::Won),
                ("1500", "80", Score::Won),
                ("1600", "50", Score::Draw),
            ]),
            PeriodForm::of_idle("6.5"),
            played(&[("1550", "70", Score::Lost), ("1480", "40", Score::Won)]),
            played(&[
                ("1620", "90", Score::Won),
                ("1580", "45", Score::Won),
                ("1700", "120", Score::Lost),
            ]),
        ]);
        case
    }

    /// Returns the case with these periods. If there are none, the case gets one idle period of length 0.
    #[must_use]
    pub fn with_periods(&self, periods: Vec<PeriodForm>) -> Self {
        let mut case = Self {
            periods: Vec::new(),
            ..self.clone()
        };
        case.append(periods);
        if case.periods.is_empty() {
            case.append([PeriodForm::of_idle("0")]);
        }
        case
    }

    /// Returns the case with one period of these games.
    #[must_use]
    pub fn with_games(&self, games: Vec<GameForm>) -> Self {
        self.with_periods(vec![PeriodForm::of_games(games)])
    }

    /// Returns the games of a period, or none if there is no such period.
    #[must_use]
    pub fn games(&self, period: usize) -> &[Rc<GameForm>] {
        self.periods
            .get(period)
            .map_or(&[], |period| period.games())
    }

    /// Returns the number of rows in all periods.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.periods
            .iter()
            .map(|period| period.played().rows())
            .sum()
    }

    /// Returns the number of rows in periods that the other case does not share.
    #[must_use]
    pub fn own_rows(&self, other: &Self) -> usize {
        let is_shared = |k: usize| {
            other
                .periods
                .get(k)
                .is_some_and(|period| Rc::ptr_eq(period, &self.periods[k]))
        };
        (0..self.periods.len())
            .filter(|&k| !is_shared(k))
            .map(|k| self.periods[k].played().rows())
            .sum()
    }

    /// Returns the text of a field, or an empty text if the case has no such field.
    #[must_use]
    pub fn field(&self, path: FieldPath) -> &str {
        match path.field {
            Field::PlayerRating => &self.player().rating,
            Field::PlayerDeviation => &self.player().deviation,
            Field::PlayerVolatility => &self.player().volatility,
            Field::Tau => &self.tau,
            field => self
                .periods
                .get(path.period)
                .map_or("", |period| period.field(field)),
        }
    }

    /// Returns the season that the case describes. Each period stores its parsed numbers, so unchanged periods are not
    /// parsed again.
    #[must_use]
    pub fn season(&self, rounding: Rounding) -> Season {
        Season {
            player: self.player().player(),
            tau: number(&self.tau),
            rounding,
            stretches: self.periods.iter().map(|period| period.stretch()).collect(),
        }
    }

    /// Sets the text of a field. Does nothing if the case has no such field.
    pub fn set(&mut self, path: FieldPath, text: String) {
        match path.field {
            Field::PlayerRating => self.set_participant(0, Part::Rating, text),
            Field::PlayerDeviation => self.set_participant(0, Part::Deviation, text),
            Field::PlayerVolatility => self.set_participant(0, Part::Volatility, text),
            Field::Tau => self.tau = text,
            field => self.change(path.period, |period| period.with_field(field, text)),
        }
    }

    /// Sets one of a participant's texts. Does nothing if there is no such participant.
    pub fn set_participant(&mut self, participant: usize, part: Part, text: String) {
        if let Some(participant) = self.participants.get_mut(participant) {
            Rc::make_mut(participant).set(part, text);
        }
    }

    /// Sets the result of a game.
    pub fn set_score(&mut self, period: usize, game: usize, score: Score) {
        self.change_games(period, |games| {
            if let Some(game) = games.get_mut(game) {
                Rc::make_mut(game).score = score;
            }
        });
    }

    /// Adds games at the end of a period.
    pub fn add_games(&mut self, period: usize, games: Vec<GameForm>) {
        self.change(period, |period| period.with_more_games(games));
    }

    /// Removes a game. A period without games is idle.
    pub fn remove_game(&mut self, period: usize, game: usize) {
        self.change_games(period, |games| {
            if game < games.len() {
                games.remove(game);
            }
        });
    }

    /// Inserts a copy of a game after it.
    pub fn duplicate_game(&mut self, period: usize, game: usize) {
        self.change(period, |period| period.with_copy(game));
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

    /// Removes all games of a period, which makes it idle.
    pub fn clear_games(&mut self, period: usize) {
        self.change_games(period, Vec::clear);
    }

    /// Adds periods at the end, each with an `id` of its own.
    pub fn append(&mut self, periods: impl IntoIterator<Item = PeriodForm>) {
        let next = self.next_id();
        self.periods.extend(
            (next..)
                .zip(periods)
                .map(|(id, period)| Rc::new(period.with_id(id))),
        );
    }

    /// Edits a whole period, if it exists, and returns the index of the period to show afterwards.
    pub fn edit_period(&mut self, period: usize, edit: PeriodEdit) -> usize {
        let count = self.periods.len();
        match edit {
            PeriodEdit::Duplicate if period < count => {
                let copy = PeriodForm::clone(&self.periods[period]).with_id(self.next_id());
                self.periods.insert(period + 1, Rc::new(copy));
                period + 1
            }
            PeriodEdit::Move(to) if period < count && to < count => {
                let moved = self.periods.remove(period);
                self.periods.insert(to, moved);
                to
            }
            PeriodEdit::Remove if period < count && count > 1 => {
                self.periods.remove(period);
                period
            }
            PeriodEdit::Clear => {
                self.periods.truncate(1);
                0
            }
            PeriodEdit::Duplicate | PeriodEdit::Move(_) | PeriodEdit::Remove => period,
        }
    }

    pub(super) fn change(&mut self, period: usize, change: impl FnOnce(&PeriodForm) -> PeriodForm) {
        if let Some(period) = self.periods.get_mut(period) {
            *period = Rc::new(change(period));
        }
    }

    fn change_games(&mut self, period: usize, change: impl FnOnce(&mut Vec<Rc<GameForm>>)) {
        self.change(period, |period| period.with_games(change));
    }

    fn next_id(&self) -> u32 {
        self.periods
            .iter()
            .map(|period| period.id() + 1)
            .max()
            .unwrap_or(0)
    }
}
