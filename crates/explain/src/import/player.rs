//! The rated games of one player, as rating periods.

use super::chess::Site;
use crate::case::{
    ASSUMED_RD, Case, GameForm, MOST_PERIODS, Participant, PeriodForm, Score, UNKNOWN_RD,
};
use crate::numbers::full;
use crate::systems::{Growth, System};
use glicko2_steps::Player;
use std::rc::Rc;

/// The rated games of one player, oldest first.
#[derive(Clone, Debug, Default)]
pub struct PlayerGames {
    /// The site where the games were played.
    pub site: Site,
    /// The system that rated the games, if its rules are known.
    pub system: Option<&'static System>,
    /// The player's name, if the file has it.
    pub player: Option<Rc<str>>,
    /// The kind of game, such as `blitz`. Empty if the file has no kinds.
    pub kind: String,
    /// The player before the first game, if the file says so.
    pub start: Option<Player>,
    /// The periods.
    pub periods: Vec<PlayedPeriod>,
}

/// The games that are rated together, and the time before them.
#[derive(Clone, Debug, Default)]
pub struct PlayedPeriod {
    /// The days since the last game.
    pub days: Option<f64>,
    /// The periods without games before these games, as the system counts them.
    pub idle: Option<f64>,
    /// The games.
    pub games: Vec<OwnGame>,
}

/// The side of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// White, who moves first in chess.
    White,
    /// Black.
    Black,
}

/// A game of the player.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnGame {
    /// The number of its first line in the file.
    pub line: usize,
    /// Its time, in seconds from the start of 1970.
    pub time: Option<i64>,
    /// The opponent's name.
    pub opponent: Option<Rc<str>>,
    /// The opponent's rating.
    pub rating: f64,
    /// The opponent's RD, if the file has it.
    pub deviation: Option<f64>,
    /// The result.
    pub score: f64,
    /// The player's rating before the game, if the file has it.
    pub own_rating: Option<f64>,
    /// The change of the rating, if the file has it.
    pub change: Option<f64>,
    /// The player before and after the game, if the file has all numbers of both.
    pub own: Option<Box<[Player; 2]>>,
    /// The player's colour in chess.
    pub colour: Option<Colour>,
    /// The stones of handicap that the player gave. Received ones are negative.
    pub handicap: f64,
    /// Whether the numbers before the game are those after a game that the site annulled.
    pub is_after_annulled: bool,
}

impl PlayedPeriod {
    /// Creates the period of a single game, some days after the last one.
    pub(super) fn of_game(system: Option<&System>, days: Option<f64>, game: OwnGame) -> Self {
        let idle = match system.map(|system| system.growth) {
            Some(Growth::Volatility(periods)) => days.map(|days| periods.before_games(days)),
            _ => None,
        };
        Self {
            days,
            idle: idle.filter(|&idle| idle > 0.0),
            games: vec![game],
        }
    }
}

impl PlayerGames {
    /// Returns the number of games.
    #[must_use]
    pub fn count(&self) -> usize {
        self.periods.iter().map(|period| period.games.len()).sum()
    }

    /// Returns all games, oldest first.
    pub fn games(&self) -> impl Iterator<Item = &OwnGame> {
        self.periods.iter().flat_map(|period| &period.games)
    }

    /// Returns the options of the system for a game after so many days. Options that the system does not have are left
    /// out, such as the kind of a variant that it rates like others.
    #[must_use]
    pub fn options(&self, game: &OwnGame, days: Option<f64>) -> Vec<(&'static str, String)> {
        let colour = game.colour.map(|colour| {
            if colour == Colour::White {
                "white"
            } else {
                "black"
            }
        });
        let values = [
            ("days", days.map(full)),
            ("colour", colour.map(str::to_owned)),
            ("kind", Some(self.kind.clone())),
            ("handicap", Some(full(game.handicap))),
        ];
        let is_valid = |id: &str, value: &str| {
            self.system
                .and_then(|system| system.option(id))
                .is_some_and(|option| option.read(value).is_ok())
        };
        values
            .into_iter()
            .filter_map(|(id, value)| Some((id, value?)))
            .filter(|(id, value)| is_valid(id, value))
            .collect()
    }

    /// Returns the index of the first period of the case: only the last periods fit into one.
    #[must_use]
    pub fn first_in_case(&self) -> usize {
        let mut count = 0;
        let fits = |period: &&PlayedPeriod| {
            count += usize::from(period.idle.is_some()) + usize::from(!period.games.is_empty());
            count <= MOST_PERIODS
        };
        self.periods.len() - self.periods.iter().rev().take_while(fits).count()
    }

    /// Returns the case of the last games after this start, each idle time a period of its own. Opponents without an RD
    /// have the assumed one.
    #[must_use]
    pub fn case(&self, start: Participant, tau: &str, assumed: f64) -> Case {
        let unknown = if assumed == ASSUMED_RD {
            UNKNOWN_RD.to_owned()
        } else {
            full(assumed)
        };
        let game = |game: &OwnGame| {
            let deviation = game.deviation.map_or_else(|| unknown.clone(), full);
            GameForm::new(
                &full(game.rating),
                &deviation,
                Score::of_text(&full(game.score)),
            )
        };
        let last = &self.periods[self.first_in_case()..];
        let periods = last.iter().flat_map(|period| {
            let idle = period.idle.map(|idle| PeriodForm::of_idle(&full(idle)));
            let games: Vec<GameForm> = period.games.iter().map(game).collect();
            let played = (!games.is_empty()).then(|| PeriodForm::of_games(games));
            idle.into_iter().chain(played)
        });
        Case::of(vec![start], tau, periods.collect())
    }
}
