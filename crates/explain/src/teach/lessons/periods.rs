//! The periods of the lesson on gaming. All opponents in a period have the player's rating at that
//! time, rounded to a point.

use crate::case::{Case, GameForm, Options, Participant, PeriodForm, Score, link};
use crate::numbers::{full, rounded};
use glicko2_steps::seasons::{Rated, RatedPeriod};
use glicko2_steps::{Game, Period, formulas, rate, scale};
use std::rc::Rc;

/// The number of periods.
pub const PERIODS: usize = 20;

/// The scores in each of the periods.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plan {
    /// All games of a period are lost, then all of the next are won, in turn.
    InTurn,
    /// All games are drawn.
    Drawn,
    /// All games are lost in every other period. In the others, the score is the expected one for a
    /// player of the case's rating.
    Thrown,
    /// The score is the expected one for a player of the case's rating.
    Fair,
}

impl Plan {
    /// Returns the score of each game in a period, counted from 0, against an opponent with a
    /// rating. `strength` is the player's true rating.
    fn score(self, period: usize, strength: f64, opponent: f64) -> f64 {
        // Strengths are the true ones, so the RD is 0.
        let expected = formulas::e(scale::mu(strength), scale::mu(opponent), 0.0);
        match (self, period % 2) {
            (Self::InTurn | Self::Thrown, 0) => 0.0,
            (Self::InTurn, _) => 1.0,
            (Self::Drawn, _) => 0.5,
            (Self::Thrown | Self::Fair, _) => expected,
        }
    }
}

/// Returns the games of a period against opponents with the given rating: as many as the lesson's
/// case has, with its RDs.
fn games(of: &Period, rating: f64, score: impl Fn(f64) -> f64) -> Vec<Game> {
    let opponent = rounded(rating, 0);
    of.games
        .iter()
        .map(|game| Game {
            rating: opponent,
            score: score(opponent),
            ..*game
        })
        .collect()
}

/// Rates the periods one after the other, for the player of a case. Returns `None` if one cannot be
/// rated.
#[must_use]
pub fn rated(of: &Period, plan: Plan) -> Option<Rated> {
    let mut player = of.player;
    let mut periods = Vec::with_capacity(PERIODS);
    for i in 0..PERIODS {
        let games = games(of, player.rating, |opponent| {
            plan.score(i, of.player.rating, opponent)
        });
        let period = Period {
            player,
            games,
            ..of.clone()
        };
        let trace = rate(&period).ok()?;
        player = trace.player;
        periods.push(Rc::new(RatedPeriod {
            period: Rc::new(period),
            trace: Rc::new(trace),
        }));
    }
    Some(Rated {
        start: of.player,
        periods,
    })
}

/// Returns the change of the rating by one more period, all of whose games are won.
#[must_use]
pub fn all_won_after(of: &Period, plan: Plan) -> Option<f64> {
    let player = rated(of, plan)?.end();
    let won = Period {
        player,
        games: games(of, player.rating, |_| 1.0),
        ..of.clone()
    };
    Some(rate(&won).ok()?.player.rating - player.rating)
}

/// Returns a link to the periods that are lost and won in turn.
#[must_use]
pub fn link(of: &Period) -> String {
    let Some(rated) = rated(of, Plan::InTurn) else {
        return String::new();
    };
    let form = |game: &Game| {
        GameForm::new(
            &full(game.rating),
            &full(game.deviation),
            Score::of_text(&full(game.score)),
        )
    };
    let period = |period: &Rc<RatedPeriod>| {
        PeriodForm::of_games(period.period.games.iter().map(form).collect())
    };
    let player = of.player;
    let [rating, deviation, volatility] =
        [player.rating, player.deviation, player.volatility].map(full);
    let player = Participant::new("", &rating, &deviation, &volatility);
    let case = Case::of(
        vec![player],
        &full(of.tau),
        rated.periods.iter().map(period).collect(),
    );
    link::print(&case, &Options::default())
}
