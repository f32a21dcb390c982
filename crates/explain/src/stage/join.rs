//! Step 7: the prior rating and the evidence of the games, combined.

use super::{Description, in_words};
use crate::numbers::Kind;
use crate::steps::Active;
use crate::steps::step::Cell;
use crate::words::number::Number;
use crate::words::pieces::Piece;
use glicko2_steps::{Period, Symbol as S, Trace, scale};

/// A normal distribution for a player's strength, in rating points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Belief {
    /// The most likely strength.
    pub mean: f64,
    /// The standard deviation.
    pub deviation: f64,
}

/// The distributions before the games, by the games alone, and combined.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Join {
    /// μ and φ*.
    pub known: Belief,
    /// μ + Δ and √v.
    pub games: Belief,
    /// μ′ and φ′.
    pub joined: Belief,
    /// The weights of prior rating and games in the combined mean, proportional to 1/φ*² and 1/v. They add up
    /// to 1.
    pub weights: [f64; 2],
    /// The start of the range of ratings that is shown.
    pub from: f64,
    /// The end of the range. It contains the combined curve, and of the others the part that can be seen
    /// beside it.
    pub to: f64,
}

/// The number of standard deviations of a curve that are shown.
const REACH: f64 = 3.5;
/// The distance within which the peak of another curve is shown, in standard deviations of the combined
/// curve. With a peak farther away, the combined curve would look like a line.
const FARTHEST: f64 = 40.0;
/// The largest part of a wider curve that is shown beyond its peak, in standard deviations of the combined
/// curve.
const VAGUE: f64 = 10.0;
/// The number of standard deviations below which a curve is described as cut off.
const CUT: f64 = 2.0;

impl Join {
    /// Returns the curves of a period, or `None` for an idle period.
    #[must_use]
    pub fn of(period: &Period, trace: &Trace) -> Option<Self> {
        let (v, delta) = (trace.v?, trace.delta?);
        let known = Belief {
            mean: period.player.rating,
            deviation: scale::deviation(trace.phi_star),
        };
        // The weight of a value with deviation `own` beside one with deviation `other`. The division comes
        // first, because the square of a deviation may be too large for a double.
        let part = |own: f64, other: f64| 1.0 / (1.0 + (own / other).powi(2));
        let games = Belief {
            mean: scale::rating(trace.mu + delta),
            deviation: scale::deviation(v.sqrt()),
        };
        let joined = Belief {
            mean: trace.player.rating,
            deviation: trace.player.deviation,
        };
        let end = |sign: f64| {
            let ends = [known, games, joined].map(|belief| {
                let away = belief.mean - joined.mean;
                let margin = (REACH * belief.deviation).min(VAGUE * joined.deviation);
                if away.abs() <= FARTHEST * joined.deviation {
                    sign * away + margin
                } else {
                    0.0
                }
            });
            joined.mean + sign * ends.into_iter().fold(0.0, f64::max)
        };
        Some(Self {
            known,
            games,
            joined,
            weights: [
                part(trace.phi_star, v.sqrt()),
                part(v.sqrt(), trace.phi_star),
            ],
            from: end(-1.0),
            to: end(1.0),
        })
    }

    /// Returns whether a curve extends far beyond the range that is shown.
    #[must_use]
    pub fn is_cut(&self, belief: Belief) -> bool {
        let margin = CUT * belief.deviation;
        belief.mean - margin < self.from || belief.mean + margin > self.to
    }
}

pub(super) fn describe(active: &Active) -> Description {
    let case = &active.case;
    let words = case.text.language.stage();
    let Some(join) = Join::of(case.period, case.trace) else {
        return super::drift::describe(case);
    };
    let weight = |i: usize, quantity: &'static str, symbol| {
        Number::new(join.weights[i], Kind::Scaled, quantity, symbol)
    };
    let weights = [
        weight(0, "weights.known", S::PhiStar),
        weight(1, "weights.games", S::V),
    ];
    let points = |value: f64, quantity: &'static str, symbol| {
        Number::new(value, Kind::Rating, quantity, symbol)
    };
    let known = [
        case.r(),
        points(join.known.deviation, "phi_star.points", S::PhiStar),
    ];
    // If the games only confirm the rating, the sum of Step 4 is rounding noise, and so is the difference it
    // makes.
    let rating = if active.delta.is_noise {
        case.period.player.rating
    } else {
        join.games.mean
    };
    let games = [
        points(rating, "games_alone.rating", S::Delta),
        points(join.games.deviation, "v.points", S::V),
    ];
    let joined = [case.r_prime(), case.rd_prime()];

    let [r, rd] = known.clone();
    let [s, sd] = games.clone();
    let [t, td] = joined.clone();
    let [in_r, in_rd, in_s, in_sd, in_t, in_td] = [&r, &rd, &s, &sd, &t, &td].map(in_words);
    let alt = words.join_alt(&in_r, &in_rd, &in_s, &in_sd, &in_t, &in_td);
    let [weight_known, weight_games] = weights;
    let mut caption = words.join(weight_known.clone(), weight_games.clone(), t, r, s);
    let cut = match (join.is_cut(join.known), join.is_cut(join.games)) {
        (false, false) => None,
        (true, false) => Some(words.cut_known()),
        (false, true) => Some(words.cut_games()),
        (true, true) => Some(words.cut_both()),
    };
    if let Some(cut) = cut {
        caption.push(Piece::Text(" ".to_owned()));
        caption.push(Piece::Text(cut.to_owned()));
    }
    let row = |name: &str, [mean, deviation]: [Number; 2], weight: Cell| {
        vec![
            Cell::Head(name.to_owned()),
            Cell::Number(mean),
            Cell::Number(deviation),
            weight,
        ]
    };
    Description {
        caption,
        alt,
        heads: vec![
            "",
            case.text.input.rating(),
            words.deviation(),
            words.weight(),
        ],
        rows: vec![
            row(words.known(), known, Cell::Number(weight_known)),
            row(words.games_say(), games, Cell::Number(weight_games)),
            row(words.joined(), joined, Cell::Empty),
        ],
    }
}
