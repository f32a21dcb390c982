//! A reason as a sentence with its numbers.

use super::{Alike, Move, Reason, Remark};
use crate::number::Kind;
use crate::present::math::Number;
use crate::present::step::{Piece, fill};
use crate::present::symbol::Symbol as S;
use crate::present::text::why::{ChipsText, WhyText};

/// A reason in a sentence, or two: of the reader, or of somebody of that name.
#[must_use]
pub fn sentence(reason: &Reason, who: Option<&str>, words: &WhyText) -> Vec<Piece> {
    let mut pieces = fill(&(words.sentence)(reason), &numbers(reason));
    for piece in &mut pieces {
        let Piece::Text(text) = piece else { continue };
        for &[form, reader, named] in words.person {
            *text = text.replace(form, if who.is_some() { named } else { reader });
        }
        // Last of all: a name may look like anything that stands for something else.
        if let Some(name) = who {
            *text = text.replace("{who}", name);
        }
    }
    pieces
}

/// A remark in a sentence, or two.
#[must_use]
pub fn remark(remark: &Remark, words: &ChipsText) -> Vec<Piece> {
    fill(&(words.remark)(remark), &numbers_of_remark(remark))
}

/// The numbers of a remark, in the order in which the sentences count them: see [`ChipsText`].
fn numbers_of_remark(remark: &Remark) -> Vec<Number> {
    let points = |value, quantity: &'static str| Number::new(value, Kind::Rating, quantity, S::Change);
    let total = |change| changed(change, "rating_change");
    let if_so = |change| changed(change, "why.if_so");
    let compared = |value, symbol| Number::new(value, Kind::Given, "why.compared", symbol);
    match *remark {
        Remark::Product { surprise, whole, change } => {
            let surprise = Number::new(surprise, Kind::Scaled, "why.surprise", S::S).signed();
            vec![surprise, points(whole, "why.whole_surprise"), total(change)]
        }
        Remark::Sums { gained, lost, change } => {
            vec![changed(gained, "why.gained"), changed(lost, "why.lost"), total(change)]
        }
        Remark::Expected { expected, scored } => sums(expected, scored).to_vec(),
        Remark::Surprise { game, expected, against, change, .. } => {
            vec![of_e(game, expected), compared(against, S::RJ), if_so(change)]
        }
        Remark::Step { deviation, other, change, .. } => {
            vec![before(deviation), compared(other, S::Rd), if_so(change)]
        }
        Remark::Opponent { game, other, change, .. } => {
            vec![rating_of(game), deviation_of(game), compared(other, S::RdJ), if_so(change)]
        }
        Remark::Results { won, lost, others, change } => {
            let of = |(_, sum), quantity| changed(sum, quantity);
            vec![of(won, "why.won"), of(lost, "why.lost"), of(others, "why.others"), total(change)]
        }
        Remark::WinsAlone { rating, .. } => vec![Number::new(rating, Kind::Rating, "why.if_so", S::RPrime)],
        Remark::Favourite { game, expected, pays, costs } => vec![
            rating_of(game),
            of_e(game, expected),
            score(1.0 - expected, "why.missing", S::E),
            points(pays, "why.pays"),
            points(costs, "why.costs"),
            Number::new(costs / pays, Kind::Tenths, "why.ratio", S::E),
        ],
        Remark::Drift { periods, before: rd, drift, grown, after, .. } => vec![
            before(rd),
            Number::new(drift, Kind::Rating, "why.drift", S::SigmaPrime),
            Number::new(grown, Kind::Rating, "phi_star.points", S::PhiStar),
            after_games(after),
            Number::new(periods, Kind::Given, "in.idle_periods", S::T),
        ],
        Remark::Held { deviation, .. } => vec![compared(deviation, S::RdJ)],
    }
}

/// The numbers of a reason, in the order in which the sentences count them: see [`WhyText`].
fn numbers(reason: &Reason) -> Vec<Number> {
    match *reason {
        Reason::Idle { before: rd, after } | Reason::Surer { before: rd, after, .. } => {
            vec![before(rd), after_games(after)]
        }
        Reason::CostlyWin { game, without } => {
            vec![rating_of(game), Number::new(without, Kind::Rating, "why.without", S::RPrime)]
        }
        Reason::AsExpected => Vec::new(),
        Reason::Surprise { game, expected } => {
            let surprise = score(game.score - expected, "why.surprise", S::S).signed();
            vec![of_e(game, expected), of_s(game), surprise]
        }
        Reason::Between { moved, expected } => {
            vec![rating_of(moved.games), of_e(moved.games, expected), by(moved), of_s(moved.games)]
        }
        Reason::Together { expected, scored, .. } => sums(expected, scored).to_vec(),
        Reason::Against { expected, scored, followed, opposed } => {
            let mut numbers = sums(expected, scored).to_vec();
            for game in [Some(followed), opposed].into_iter().flatten() {
                numbers.extend([rating_of(game), deviation_of(game)]);
            }
            numbers
        }
        Reason::Each(ref moves) => {
            moves.iter().flat_map(|&moved| [rating_of(moved.games), by(moved), of_s(moved.games)]).collect()
        }
        Reason::Most { gained, lost, others } => {
            let named = |moved: Option<Move>| {
                let Move { games, change } = moved.unwrap_or(NONE);
                let each = change / games.count as f64;
                [rating_of(games), changed(change, "why.most"), of_s(games), changed(each, "why.each")]
            };
            let (_, others) = others.unwrap_or_default();
            [&named(gained)[..], &named(lost), &[changed(others, "why.others")]].concat()
        }
        Reason::Sure { deviation, whole } | Reason::Unknown { deviation, whole } => {
            vec![before(deviation), Number::new(whole, Kind::Whole, "why.whole_surprise", S::Change)]
        }
        Reason::UnsureOpponent { game, .. } => vec![rating_of(game), deviation_of(game)],
        Reason::Upset { game, expected } | Reason::Foregone { game, expected } => {
            vec![rating_of(game), of_e(game, expected)]
        }
        Reason::LessSure { drift, .. } => vec![Number::new(drift, Kind::Rating, "why.drift", S::SigmaPrime)],
        Reason::Volatility { surprise, .. } => vec![Number::new(surprise, Kind::Tenths, "why.z", S::Delta)],
    }
}

/// In the place of what there is not; no sentence speaks of it.
const NONE: Move = Move { games: Alike { first: 0, count: 1, rating: 0.0, deviation: 0.0, score: 0.0 }, change: 0.0 };

/// RD.
fn before(deviation: f64) -> Number {
    Number::given(deviation, Kind::Rating, "in.player.deviation", S::Rd)
}

/// RD′.
fn after_games(deviation: f64) -> Number {
    Number::new(deviation, Kind::Rating, "player.deviation", S::RdPrime)
}

fn rating_of(game: Alike) -> Number {
    Number::given(game.rating, Kind::Rating, format!("in.games.{}.rating", game.first), S::RJ)
}

fn deviation_of(game: Alike) -> Number {
    Number::given(game.deviation, Kind::Rating, format!("in.games.{}.deviation", game.first), S::RdJ)
}

fn of_e(game: Alike, expected: f64) -> Number {
    score(expected, format!("games.{}.e", game.first), S::E)
}

fn of_s(game: Alike) -> Number {
    Number::new(game.score, Kind::Given, format!("games.{}.score", game.first), S::S)
}

/// How much a game gave or took, without its sign.
fn by(moved: Move) -> Number {
    let sign = if moved.change < 0.0 { "-" } else { "" };
    let quantity = format!("{sign}games.{}.rating_change", moved.games.first);
    Number::new(moved.change.abs(), Kind::Rating, quantity, S::Change)
}

/// A change with its sign.
fn changed(change: f64, quantity: &'static str) -> Number {
    Number::new(change, Kind::Rating, quantity, S::Change).signed()
}

/// Σ E and Σ s.
fn sums(expected: f64, scored: f64) -> [Number; 2] {
    let whole = (2.0 * scored).fract() == 0.0;
    let scored = Number::new(scored, if whole { Kind::Given } else { Kind::Rating }, "why.scored", S::S);
    [score(expected, "why.expected", S::E), scored]
}

/// An expected score, or a difference from one, to two decimals; where those would say 0 or 1, to four.
fn score(value: f64, quantity: impl Into<std::borrow::Cow<'static, str>>, symbol: S) -> Number {
    const NEAR: f64 = 0.01;
    let size = value.abs();
    let is_near = size < NEAR || (1.0 - size).abs() < NEAR;
    Number::new(value, if is_near { Kind::Scaled } else { Kind::Rating }, quantity, symbol)
}
