//! Mistakes in the games of a period and in the opponents' ratings.

use super::Mistake;
use crate::teach::check::program::Change::Whole;
use crate::teach::check::program::Rate;
use glicko2_steps::glicko_1995;
use glicko2_steps::{Game, Period, Player, Rounding, Trace, scale};

pub(super) const ALL: &[Mistake] = &[
    Mistake::new("one-by-one", 3, &[Whole(one_by_one)]),
    Mistake::new("opponents-new", 2, &[Whole(opponents_new)]),
    Mistake::new("losses-dropped", 3, &[Whole(losses_dropped)]),
    Mistake::new("mean-opponent", 3, &[Whole(mean_opponent)]),
    Mistake::new("glicko-1", 5, &[Whole(glicko_1)]).like("no-step6"),
    // The paper's rounding by hand.
    Mistake::new(
        "as-printed",
        2,
        &[Whole(|period, rate| {
            rate(&Period {
                rounding: Rounding::AsPrinted,
                ..period.clone()
            })
        })],
    ),
];

/// The opponents' σ, which a period does not contain and only [`opponents_new`] needs.
const OPPONENTS_VOLATILITY: f64 = 0.06;

/// Rates each game as a period of its own, in the given order.
fn one_by_one(period: &Period, rate: Rate) -> Option<Trace> {
    let mut player = period.player;
    let mut traces = Vec::with_capacity(period.games.len());
    for &game in &period.games {
        let trace = rate(&Period {
            player,
            games: vec![game],
            ..period.clone()
        })?;
        player = trace.player;
        traces.push(trace);
    }
    let (mu, phi) = traces.first().map(|first| (first.mu, first.phi))?;
    let games = traces
        .iter()
        .flat_map(|trace| trace.games.first().copied())
        .collect();
    Some(Trace {
        mu,
        phi,
        games,
        ..traces.pop()?
    })
}

/// Uses the opponents' ratings after their own update.
fn opponents_new(period: &Period, rate: Rate) -> Option<Trace> {
    let Player {
        rating, deviation, ..
    } = period.player;
    let after = |game: &Game| {
        let player = Player::new(game.rating, game.deviation, OPPONENTS_VOLATILITY);
        let games = vec![Game::new(rating, deviation, 1.0 - game.score)];
        let opponent = rate(&Period {
            player,
            games,
            ..period.clone()
        })?
        .player;
        Some(Game::new(opponent.rating, opponent.deviation, game.score))
    };
    let games = period.games.iter().map(after).collect::<Option<_>>()?;
    rate(&Period {
        games,
        ..period.clone()
    })
}

/// Leaves games with s = 0 out of the sums.
fn losses_dropped(period: &Period, rate: Rate) -> Option<Trace> {
    let games = rate(period)?.games;
    let kept = period
        .games
        .iter()
        .copied()
        .filter(|game| game.score > 0.0)
        .collect();
    Some(Trace {
        games,
        ..rate(&Period {
            games: kept,
            ..period.clone()
        })?
    })
}

/// Rates all games as games against one opponent of average rating and RD.
fn mean_opponent(period: &Period, rate: Rate) -> Option<Trace> {
    let mean =
        |of: fn(&Game) -> f64| period.games.iter().map(of).sum::<f64>() / period.games.len() as f64;
    let (rating, deviation) = (mean(|game| game.rating), mean(|game| game.deviation));
    let games = period
        .games
        .iter()
        .map(|game| Game {
            rating,
            deviation,
            ..*game
        })
        .collect();
    let mut trace = rate(&Period {
        games,
        ..period.clone()
    })?;
    // The trace shows the opponents from before averaging, as in Step 2.
    for (game, given) in trace.games.iter_mut().zip(rate(period)?.games) {
        (game.mu, game.phi) = (given.mu, given.phi);
    }
    Some(trace)
}

/// Rates by Glicko of 1995 and leaves σ unchanged.
fn glicko_1(period: &Period, rate: Rate) -> Option<Trace> {
    let Player {
        rating,
        deviation,
        volatility,
    } = period.player;
    let unchanging = glicko_1995::Constants {
        c: 0.0,
        periods: 0.0,
    };
    let after = glicko_1995::rate(rating, deviation, unchanging, &period.games);
    let mut trace = rate(period)?;
    if let Some(step5) = &mut trace.volatility {
        step5.sigma = volatility;
    }
    let player = Player::new(after.rating, after.deviation, volatility);
    let (phi_prime, mu_prime) = (scale::phi(after.deviation), scale::mu(after.rating));
    Some(Trace {
        phi_star: trace.phi,
        phi_prime,
        mu_prime,
        player,
        ..trace
    })
}
