//! Step 7: what was known and what the games say, joined.

use super::{Told, in_words};
use crate::glicko2::{Period, Trace, scale};
use crate::number::Kind;
use crate::present::math::Number;
use crate::present::step::{Cell, Piece, fill};
use crate::present::steps::Active;
use crate::present::symbol::Symbol as S;

/// Something that is believed of a strength, in rating points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Belief {
    /// The rating.
    pub mean: f64,
    /// How unsure that is.
    pub deviation: f64,
}

/// What was known, what the games say, and both joined.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Join {
    /// μ and φ*.
    pub known: Belief,
    /// μ + Δ and √v.
    pub games: Belief,
    /// μ′ and φ′.
    pub joined: Belief,
    /// The parts of what was known and of the games in the joined mean: 1/φ*² and 1/v, so that both are 1.
    pub weights: [f64; 2],
    /// The stretch of ratings that is shown, from here …
    pub from: f64,
    /// … to here. It holds what is joined, and of the others what can be seen beside it.
    pub to: f64,
}

/// So many deviations of a curve are shown.
const REACH: f64 = 3.5;
/// The joined curve must be seen as a hill: no other top that is farther away than so many of its deviations is shown,
const FARTHEST: f64 = 40.0;
/// nor more of a vaguer curve than so many of them beyond its top.
const VAGUE: f64 = 10.0;
/// A curve of which fewer deviations are shown to either side is called cut.
const CUT: f64 = 2.0;

impl Join {
    /// The curves of one period; `None` for an idle one, in which nothing is joined.
    #[must_use]
    pub fn of(period: &Period, trace: &Trace) -> Option<Self> {
        let (v, delta) = (trace.v?, trace.delta?);
        let known = Belief { mean: period.player.rating, deviation: scale::deviation(trace.phi_star) };
        // What something so unsure counts beside something else. The square of a deviation may be no double.
        let part = |own: f64, other: f64| 1.0 / (1.0 + (own / other).powi(2));
        let games = Belief { mean: scale::rating(trace.mu + delta), deviation: scale::deviation(v.sqrt()) };
        let joined = Belief { mean: trace.player.rating, deviation: trace.player.deviation };
        let end = |sign: f64| {
            let ends = [known, games, joined].map(|belief| {
                let away = belief.mean - joined.mean;
                let margin = (REACH * belief.deviation).min(VAGUE * joined.deviation);
                if away.abs() <= FARTHEST * joined.deviation { sign * away + margin } else { 0.0 }
            });
            joined.mean + sign * ends.into_iter().fold(0.0, f64::max)
        };
        Some(Self {
            known,
            games,
            joined,
            weights: [part(trace.phi_star, v.sqrt()), part(v.sqrt(), trace.phi_star)],
            from: end(-1.0),
            to: end(1.0),
        })
    }

    /// Whether a curve reaches far beyond what is shown.
    #[must_use]
    pub fn is_cut(&self, belief: Belief) -> bool {
        let margin = CUT * belief.deviation;
        belief.mean - margin < self.from || belief.mean + margin > self.to
    }
}

pub(super) fn told(active: &Active) -> Told {
    let case = &active.case;
    let words = case.text.language.stage();
    let Some(join) = Join::of(case.period, case.trace) else {
        return super::drift::told(case);
    };
    let weight =
        |i: usize, quantity: &'static str, symbol| Number::new(join.weights[i], Kind::Scaled, quantity, symbol);
    let weights = [weight(0, "weights.known", S::PhiStar), weight(1, "weights.games", S::V)];
    let points = |value: f64, quantity: &'static str, symbol| Number::new(value, Kind::Rating, quantity, symbol);
    let known = [case.r(), points(join.known.deviation, "phi_star.points", S::PhiStar)];
    // Where the games say what was known already, the sum of Step 4 is rounding noise, and so is what it adds.
    let rating = if active.delta.is_noise { case.period.player.rating } else { join.games.mean };
    let games = [points(rating, "games_alone.rating", S::Delta), points(join.games.deviation, "v.points", S::V)];
    let joined = [case.r_prime(), case.rd_prime()];

    let [r, rd] = known.clone();
    let [s, sd] = games.clone();
    let [t, td] = joined.clone();
    let alt = (words.join_alt)([&r, &rd, &s, &sd, &t, &td].map(in_words));
    let mut caption = fill(
        words.join,
        &[weights[0].clone(), weights[1].clone(), joined[0].clone(), known[0].clone(), games[0].clone()],
    );
    if let Some(cut) = (words.join_cut)(join.is_cut(join.known), join.is_cut(join.games)) {
        caption.push(Piece::Text(" ".to_owned()));
        caption.push(Piece::Text(cut.to_owned()));
    }
    let [weight_known, weight_games] = weights;
    let row = |name: &str, [mean, deviation]: [Number; 2], weight: Cell| {
        vec![Cell::Head(name.to_owned()), Cell::Number(mean), Cell::Number(deviation), weight]
    };
    Told {
        caption,
        alt,
        heads: vec!["", case.text.input.rating, words.deviation, words.weight],
        rows: vec![
            row(words.known, known, Cell::Number(weight_known)),
            row(words.games_say, games, Cell::Number(weight_games)),
            row(words.joined, joined, Cell::Empty),
        ],
    }
}
