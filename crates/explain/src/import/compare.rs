//! The changes that a site gave, beside those that are computed here by its rules.

use super::player::{OwnGame, PlayedPeriod, PlayerGames};
use crate::case::{Case, Participant};
use crate::numbers::full;
use crate::systems::{self, Family, System, outcome};
use glicko2_steps::{Game, Period, Player};
use std::rc::Rc;

/// The RD that is assumed where the file has none, by default.
pub use crate::case::ASSUMED_RD;

/// The largest difference of ratings in hundredths that the rounding of the file's numbers explains.
const HUNDREDTH: f64 = 0.01;
/// The largest difference of whole changes that cutting off decimals explains.
const POINT: f64 = 1.0;
/// The room for errors of floating-point numbers.
const NOISE: f64 = 1e-6;

/// A game, with the site's change and the one computed here.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The number of its first line in the file.
    pub line: usize,
    /// Its time, in seconds from the start of 1970.
    pub time: Option<i64>,
    /// The opponent's name.
    pub opponent: Option<Rc<str>>,
    /// The result.
    pub score: f64,
    /// The site's change of the rating.
    pub theirs: Option<f64>,
    /// The change that is computed here. `None` if the game cannot be rated.
    pub ours: Option<f64>,
    /// Ours less theirs, at Online-Go.com that of the new ratings.
    pub difference: Option<f64>,
    /// The player before the game, as used for ours.
    pub before: Player,
    /// The player after the game by ours.
    pub after: Player,
    /// A fact of the game that may explain a difference.
    pub cause: Option<Cause>,
}

/// A fact that may explain why the site's change is another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// The site annulled the game before.
    Annulled,
    /// The game had a handicap.
    Handicap,
    /// Games before this one are not in the file, or the site changed the rating between games.
    Gap,
}

/// A comparison of all games. Games are compared in slices, so that a page can stay responsive.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// The rows so far.
    pub rows: Vec<Row>,
    /// The largest difference that counts as agreement.
    pub within: f64,
    /// The system that rated the games.
    pub system: &'static System,
    /// The games. Each is a period.
    pub games: Rc<PlayerGames>,
    now: Player,
    /// The rating that the file gives after the last game.
    rating: Option<f64>,
    assumed: f64,
    next: usize,
}

/// The number of games that agree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Agreement {
    /// The games with a difference within the limit.
    pub agree: usize,
    /// The games with a difference.
    pub of: usize,
}

impl Comparison {
    /// Begins a comparison with the player before the first game, and the RD that opponents without one have. Returns
    /// `None` if the rules of the site are not known.
    #[must_use]
    pub fn begin(games: Rc<PlayerGames>, start: Player, assumed: f64) -> Option<Self> {
        let system = games.system?;
        let within = if games.games().any(|game| game.own.is_some()) {
            HUNDREDTH
        } else {
            POINT
        };
        Some(Self {
            rows: Vec::new(),
            within,
            system,
            games,
            now: start,
            rating: None,
            assumed,
            next: 0,
        })
    }

    /// Compares at most so many further periods. Returns whether there are more.
    pub fn advance(&mut self, most: usize) -> bool {
        let games = self.games.clone();
        let end = games.periods.len().min(self.next.saturating_add(most));
        for period in &games.periods[self.next..end] {
            for game in &period.games {
                self.compare(period, game);
            }
        }
        self.next = end;
        end < games.periods.len()
    }

    /// Returns the comparison of all games.
    #[must_use]
    pub fn of_all(games: &Rc<PlayerGames>, start: Player, assumed: f64) -> Option<Self> {
        let mut comparison = Self::begin(games.clone(), start, assumed)?;
        comparison.advance(usize::MAX);
        Some(comparison)
    }

    /// Returns τ as a field has it.
    #[must_use]
    pub fn tau(&self) -> String {
        match self.system.family {
            Family::Glicko2 { tau: Some(tau) } => full(tau),
            _ => Case::papers_example().tau,
        }
    }

    /// Returns the case of all periods that fit into one, after the player before the first of them.
    #[must_use]
    pub fn case(&self) -> Case {
        let before = self
            .rows
            .get(self.games.first_in_case())
            .map(|row| row.before);
        let start = Participant::of(before.unwrap_or(self.now));
        self.games.case(start, &self.tau(), self.assumed)
    }

    /// Returns the case of the game of a row, and the options of the system for it.
    #[must_use]
    pub fn case_of(&self, row: usize) -> Option<(Case, Vec<(&'static str, String)>)> {
        let period = self.games.periods.get(row)?;
        let options = self.games.options(period.games.first()?, period.days);
        let alone = PlayerGames {
            periods: vec![PlayedPeriod {
                idle: None,
                ..period.clone()
            }],
            ..PlayerGames::default()
        };
        let start = Participant::of(self.rows.get(row)?.before);
        Some((alone.case(start, &self.tau(), self.assumed), options))
    }

    /// Returns how many games agree.
    #[must_use]
    pub fn agreement(&self) -> Agreement {
        let differences = || self.rows.iter().filter_map(|row| row.difference);
        Agreement {
            agree: differences().filter(|by| self.agrees(*by)).count(),
            of: differences().count(),
        }
    }

    /// Returns whether a difference counts as agreement.
    #[must_use]
    pub fn agrees(&self, difference: f64) -> bool {
        difference.abs() <= self.within + NOISE
    }

    fn compare(&mut self, period: &PlayedPeriod, game: &OwnGame) {
        // Where the file has no gap, ours go on from ours, with all decimals.
        let is_gap = game
            .own_rating
            .zip(self.rating)
            .is_some_and(|(own, last)| own != last);
        let mut before = self.now;
        if let Some(own) = &game.own {
            // Ours have more decimals than the numbers of the file.
            let is_same = |a: f64, b: f64| (a - b).abs() <= HUNDREDTH;
            let is_ours = is_same(own[0].rating, before.rating)
                && is_same(own[0].deviation, before.deviation);
            before = if is_ours { before } else { own[0] };
        } else if let (true, Some(rating)) = (is_gap, game.own_rating) {
            before.rating = rating;
        }
        let after = rate(
            self.system,
            &self.games,
            before,
            period.days,
            game,
            self.assumed,
        );
        let ours = after.map(|after| after.rating - before.rating);
        let cause = if game.is_after_annulled {
            Some(Cause::Annulled)
        } else if game.handicap != 0.0 {
            Some(Cause::Handicap)
        } else {
            (is_gap && game.own.is_none()).then_some(Cause::Gap)
        };
        self.now = after.unwrap_or(before);
        self.rating = game
            .own_rating
            .zip(game.change)
            .map(|(rating, change)| rating + change);
        self.rows.push(Row {
            line: game.line,
            time: game.time,
            opponent: game.opponent.clone(),
            score: game.score,
            theirs: game.change,
            ours,
            difference: ours.zip(game.change).map(|(ours, theirs)| ours - theirs),
            before,
            after: self.now,
            cause,
        });
    }
}

/// Rates a game by the system, some days after the last one. Returns `None` if it cannot be rated.
pub(super) fn rate(
    system: &'static System,
    games: &PlayerGames,
    before: Player,
    days: Option<f64>,
    game: &OwnGame,
    assumed: f64,
) -> Option<Player> {
    let options = games.options(game, days);
    let text = |id: &str| {
        options
            .iter()
            .find(|(option, _)| *option == id)
            .map(|(_, value)| value.as_str())
    };
    let options = system.read_options(text).ok()?;
    let opponent = Game::new(game.rating, game.deviation.unwrap_or(assumed), game.score);
    let period = Period::new(before, 0.5, vec![opponent]);
    let after = outcome(system, &systems::Case { period, options })
        .ok()?
        .after;
    let volatility = after.volatility.unwrap_or(before.volatility);
    Some(Player::new(after.rating, after.deviation, volatility))
}
