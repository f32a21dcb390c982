//! The quality of predictions: of Glicko-2, Glicko and Elo for the same games, and of Glicko-2 with
//! other values of τ.
//!
//! Each system starts with the same ratings, predicts the games of a period from what it has until
//! then, and only then rates them. A game counts if both players were rated before it: since a period
//! with games, or from the start with an RD below that of a newcomer.

mod table;

pub use table::{by_tau_rows, by_tau_sentence, rows};

use crate::charts::data::ByTau;
use glicko2_steps::glicko_1995::{self, Constants, MOST_DEVIATION};
use glicko2_steps::groups::league::{Games, RatedLeague, RatedRound};
use glicko2_steps::groups::{Meeting, other_score};
use glicko2_steps::seasons::{Rated, RatedPeriod};
use glicko2_steps::{Game, Period, Player, elo, formulas, rate, scale};
use std::cmp::Ordering;
use std::ops::RangeInclusive;
use std::rc::Rc;

/// The largest number of games in the chart by τ, for which all of them are rated again and again.
pub const MOST_GAMES: usize = 5_000;
/// The values of τ in the chart, besides the given one.
const TAUS: [f64; 8] = [0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.0, 1.2];
/// The range of given values with which the chart is still readable.
const READABLE: RangeInclusive<f64> = 0.01..=5.0;

/// Players, and the games of each period.
#[derive(Clone, Debug, PartialEq)]
pub struct History {
    /// The players before the first period. Behind those who are rated stands an opponent for each
    /// game against given numbers.
    players: Vec<Player>,
    /// The number of players who are rated.
    rated: usize,
    tau: f64,
    /// The games of each period, and the length of a period without games.
    periods: Vec<(Vec<Meeting>, f64)>,
}

/// A rating system.
#[derive(Clone, Copy)]
enum System {
    /// With τ.
    Glicko2(f64),
    Glicko,
    Elo,
}

/// The quality of the predictions of a system.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Quality {
    /// The number of games.
    pub games: usize,
    /// The mean of −s ln p − (1 − s) ln(1 − p).
    pub log_loss: f64,
    /// The share of the points that the favourites scored, from 0 to 1. A game without a favourite
    /// counts as half a point.
    pub accuracy: f64,
}

/// The quality of the predictions of each system.
#[derive(Clone, Debug, PartialEq)]
pub struct Predictions {
    /// Glicko-2 with the given τ.
    pub glicko2: Quality,
    /// Glicko of 1995, with a c by which RD grows as by the first σ of each player.
    pub glicko: Quality,
    /// Elo with the usual K.
    pub elo: Quality,
    /// The log loss of Glicko-2 for several values of τ. `None` if the first period has too many
    /// games, or τ is far from the usual.
    pub by_tau: Option<ByTau>,
    /// `true` if that is only of the first periods.
    pub is_cut: bool,
}

impl Predictions {
    /// Returns the quality of the predictions. `None` if no game was predicted.
    #[must_use]
    pub fn of(history: &History) -> Option<Self> {
        let first = history.first(MOST_GAMES);
        Some(Self {
            glicko2: history.quality(System::Glicko2(history.tau))?,
            glicko: history.quality(System::Glicko)?,
            elo: history.quality(System::Elo)?,
            by_tau: first.by_tau(),
            is_cut: first.periods.len() < history.periods.len(),
        })
    }
}

impl History {
    /// Returns the history of one player. `None` without periods.
    #[must_use]
    pub fn of_player(rated: &Rated) -> Option<Self> {
        let tau = rated.periods.first()?.period.tau;
        let mut players = vec![rated.start];
        let mut meeting = |game: &Game| {
            players.push(Player {
                rating: game.rating,
                deviation: game.deviation,
                ..rated.start
            });
            Meeting::new(0, players.len() - 1, game.score)
        };
        let period = |of: &Rc<RatedPeriod>| {
            let meetings = of.period.games.iter().map(&mut meeting).collect();
            (meetings, of.period.idle_periods)
        };
        let periods = rated.periods.iter().map(period).collect();
        Some(Self {
            players,
            rated: 1,
            tau,
            periods,
        })
    }

    /// Returns the history of a league. `None` if a period has other games than those between two
    /// players, for which Elo has no rule.
    #[must_use]
    pub fn of_league(league: &RatedLeague) -> Option<Self> {
        let period = |of: &Rc<RatedRound>| match &of.round.games {
            Games::Meetings(meetings) => Some((meetings.clone(), of.round.idle_periods)),
            _ => None,
        };
        Some(Self {
            players: league.start.clone(),
            rated: league.start.len(),
            tau: league.periods.first()?.tau,
            periods: league.periods.iter().map(period).collect::<Option<_>>()?,
        })
    }

    /// Returns the first periods, with at most so many games.
    fn first(&self, most: usize) -> Self {
        let mut games = 0;
        let fits = |(meetings, _): &&(Vec<Meeting>, f64)| {
            games += meetings.len();
            games <= most
        };
        Self {
            periods: self.periods.iter().take_while(fits).cloned().collect(),
            players: self.players.clone(),
            ..*self
        }
    }

    fn by_tau(&self) -> Option<ByTau> {
        let mut taus = TAUS.to_vec();
        let own = taus.partition_point(|tau| *tau < self.tau);
        if !READABLE.contains(&self.tau) {
            return None;
        } else if taus.get(own) != Some(&self.tau) {
            taus.insert(own, self.tau);
        }
        let loss = |&tau: &f64| Some((tau, self.quality(System::Glicko2(tau))?.log_loss));
        Some(ByTau {
            points: taus.iter().map(loss).collect::<Option<_>>()?,
            own,
        })
    }

    /// Returns the quality of a system's predictions. `None` if no game was predicted, or a period
    /// cannot be rated.
    fn quality(&self, system: System) -> Option<Quality> {
        let mut players = self.players.clone();
        let is_given =
            |(i, player): (usize, &Player)| i >= self.rated || player.deviation < MOST_DEVIATION;
        let mut is_rated: Vec<bool> = players.iter().enumerate().map(is_given).collect();
        let (mut count, mut loss, mut points) = (0, 0.0, 0.0);
        for (meetings, length) in &self.periods {
            let mut games = vec![Vec::new(); self.rated];
            for &Meeting { a, b, score } in meetings {
                let other = other_score(score);
                if is_rated[a] && is_rated[b] {
                    // Each chance is exact, also where the other is nearly 1.
                    let chance = system.chance(players[a], players[b]);
                    let of_other = system.chance(players[b], players[a]);
                    count += 1;
                    loss -= score * chance.ln() + (1.0 - score) * of_other.ln();
                    points += match chance.total_cmp(&of_other) {
                        Ordering::Greater => score,
                        Ordering::Less => other,
                        Ordering::Equal => 0.5,
                    };
                }
                for (player, opponent, score) in [(a, b, score), (b, a, other)] {
                    let Player {
                        rating, deviation, ..
                    } = players[opponent];
                    if let Some(games) = games.get_mut(player) {
                        games.push(Game::new(rating, deviation, score));
                    }
                }
            }
            let length = if meetings.is_empty() { *length } else { 1.0 };
            for (i, games) in games.into_iter().enumerate() {
                is_rated[i] |= !games.is_empty();
                players[i] = system.after(players[i], games, length)?;
            }
        }
        (count > 0).then(|| Quality {
            games: count,
            log_loss: loss / count as f64,
            accuracy: points / count as f64,
        })
    }
}

impl System {
    /// Returns the predicted score of a player against another.
    fn chance(self, a: Player, b: Player) -> f64 {
        let mu = |player: Player| scale::mu(player.rating);
        let phi = |player: Player| scale::phi(player.deviation);
        match self {
            Self::Glicko2(_) => formulas::prediction(mu(a), phi(a), mu(b), phi(b)),
            Self::Glicko => glicko_1995::prediction(a.rating, a.deviation, b.rating, b.deviation),
            Self::Elo => elo::expected_score(a.rating, b.rating),
        }
    }

    /// Returns a player after so many periods with or without games. `None` if they cannot be rated.
    fn after(self, mut player: Player, games: Vec<Game>, periods: f64) -> Option<Player> {
        match self {
            Self::Glicko2(tau) => {
                let mut period = Period::new(player, tau, games);
                period.idle_periods = periods;
                return Some(rate(&period).ok()?.player);
            }
            Self::Glicko => {
                let c = scale::SCALE * player.volatility;
                let growth = Constants { c, periods };
                let after = glicko_1995::rate(player.rating, player.deviation, growth, &games);
                (player.rating, player.deviation) = (after.rating, after.deviation);
            }
            Self::Elo => player.rating = elo::rate(player.rating, elo::K, &games),
        }
        Some(player)
    }
}
