//! The line of JSON that `examples/import` writes, and the line that `examples/trace` reads.

use super::league::{By, League};
use super::player::PlayerGames;
use super::{Format, LeftOut, Skipped};
use crate::case::{Case, is_unknown};
use crate::numbers::number;
use glicko2_steps::Player;
use serde::Serialize;
use std::collections::BTreeMap;

/// A file that was read.
#[derive(Clone, Debug, Serialize)]
pub struct Output<'a> {
    format: Format,
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<Option<&'a str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<Vec<Participant<'a>>>,
    periods: Vec<Period<'a>>,
    skipped: &'a [LeftOut],
    not_used: &'a [String],
}

#[derive(Clone, Debug, Serialize)]
struct Participant<'a> {
    name: &'a str,
    rating: Option<f64>,
    deviation: Option<f64>,
    volatility: Option<f64>,
}

#[derive(Clone, Debug, Default, Serialize)]
struct Period<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    idle: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    games: Option<Vec<Game<'a>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    results: Option<Vec<Outcome<'a>>>,
}

#[derive(Clone, Debug, Serialize)]
struct Game<'a> {
    opponent: Option<&'a str>,
    rating: f64,
    deviation: Option<f64>,
    score: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    their_change: Option<f64>,
}

#[derive(Clone, Debug, Serialize)]
struct Outcome<'a> {
    first: &'a str,
    second: &'a str,
    score: f64,
}

impl<'a> Output<'a> {
    /// Creates the output for the games of a player.
    #[must_use]
    pub fn of_player(
        format: Format,
        games: &'a PlayerGames,
        skipped: &'a Skipped,
        not_used: &'a [String],
    ) -> Self {
        let game = |game: &'a super::player::OwnGame| Game {
            opponent: game.opponent.as_deref(),
            rating: game.rating,
            deviation: game.deviation,
            score: game.score,
            their_change: game.change.map(rounded),
        };
        let period = |period: &'a super::player::PlayedPeriod| Period {
            idle: period.idle.map(rounded),
            games: Some(period.games.iter().map(game).collect()),
            results: None,
        };
        let periods = games.periods.iter().map(period).collect();
        let player = Some(games.player.as_deref());
        Self {
            format,
            player,
            players: None,
            periods,
            skipped: &skipped.listed,
            not_used,
        }
    }

    /// Creates the output for a league.
    #[must_use]
    pub fn of_league(
        format: Format,
        league: &'a League,
        by: By,
        skipped: &'a Skipped,
        not_used: &'a [String],
    ) -> Self {
        let name = |player: u32| league.players[player as usize].name.as_str();
        let result = |&index: &usize| {
            let result = league.results[index];
            Outcome {
                first: name(result.first),
                second: name(result.second),
                score: result.score,
            }
        };
        let period = |period: &super::league::LeaguePeriod| Period {
            idle: period.idle,
            games: None,
            results: Some(period.results.iter().map(result).collect()),
        };
        let periods = league.periods(by).iter().map(period).collect();
        let player = |player: &'a super::league::Rated| Participant {
            name: &player.name,
            rating: player.rating,
            deviation: player.deviation,
            volatility: player.volatility,
        };
        let players = Some(league.players.iter().map(player).collect());
        Self {
            format,
            player: None,
            players,
            periods,
            skipped: &skipped.listed,
            not_used,
        }
    }

    /// Creates the output for a case that this page wrote. An unknown RD is null.
    #[must_use]
    pub fn of_case(case: &Case) -> Self {
        let game = |game: &std::rc::Rc<crate::case::GameForm>| Game {
            opponent: None,
            rating: number(&game.rating),
            deviation: (!is_unknown(&game.deviation)).then(|| number(&game.deviation)),
            score: game.score.number(),
            their_change: None,
        };
        let period = |period: &std::rc::Rc<crate::case::PeriodForm>| Period {
            idle: period.games().is_empty().then(|| number(period.idle())),
            games: Some(period.games().iter().map(game).collect()),
            results: None,
        };
        let periods = case.periods.iter().map(period).collect();
        Self {
            format: Format::Json,
            player: Some(None),
            players: None,
            periods,
            skipped: &[],
            not_used: &[],
        }
    }
}

/// Returns a number without the noise of floating-point numbers.
fn rounded(x: f64) -> f64 {
    (x * 1e6).round() / 1e6
}

/// A request for `examples/trace`.
#[derive(Clone, Debug, Serialize)]
pub struct TraceRequest {
    #[serde(skip_serializing_if = "Option::is_none")]
    system: Option<&'static str>,
    player: Player,
    #[serde(skip_serializing_if = "Option::is_none")]
    tau: Option<f64>,
    periods: Vec<TracePeriod>,
}

#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
enum TracePeriod {
    Idle {
        idle: f64,
    },
    Games {
        games: Vec<TraceGame>,
        #[serde(skip_serializing_if = "BTreeMap::is_empty")]
        options: BTreeMap<&'static str, String>,
    },
}

#[derive(Clone, Debug, Serialize)]
struct TraceGame {
    rating: f64,
    deviation: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    assumed_deviation: Option<f64>,
    score: f64,
}

impl TraceRequest {
    /// Creates the request for a player's games after a start. Opponents without an RD have the assumed one. Games of
    /// an unknown system are rated by the paper, with its τ.
    #[must_use]
    pub fn of(games: &PlayerGames, start: Player, assumed: f64) -> Self {
        let game = |game: &super::player::OwnGame| TraceGame {
            rating: game.rating,
            deviation: game.deviation,
            assumed_deviation: game.deviation.is_none().then_some(assumed),
            score: game.score,
        };
        let mut periods = Vec::with_capacity(games.periods.len());
        for period in &games.periods {
            // A system that counts days takes them as an option of the next games.
            if let (Some(idle), None) = (period.idle, games.system) {
                periods.push(TracePeriod::Idle { idle });
            }
            let Some(first) = period.games.first() else {
                continue;
            };
            let options = games.options(first, period.days).into_iter().collect();
            periods.push(TracePeriod::Games {
                games: period.games.iter().map(game).collect(),
                options,
            });
        }
        let tau = games.system.is_none().then_some(0.5);
        Self {
            system: games.system.map(|system| system.id),
            player: start,
            tau,
            periods,
        }
    }
}
