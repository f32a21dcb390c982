//! A reason as a sentence with its numbers.

use super::{Alike, Move, Reason, Remark};
use crate::number::{Digits, Kind, rounded};
use crate::present::math::Number;
use crate::present::step::{Piece, fill};
use crate::present::symbol::Symbol as S;
use crate::present::text::why::{ChipsText, WhyText};
use std::borrow::Cow;

/// A reason in a sentence, or two: of the reader, or of somebody of that name.
#[must_use]
pub fn sentence(reason: &Reason, who: Option<&str>, words: &WhyText) -> Vec<Piece> {
    let person = words.person.iter().map(|&[form, reader, named]| [form, if who.is_some() { named } else { reader }]);
    let mut pieces = spoken(reason, words, person);
    if let Some(name) = who {
        // Last of all: a name may look like anything that stands for something else.
        put(&mut pieces, "{who}", name);
    }
    pieces
}

/// A reason in a sentence, or two, to be read by anybody: of the player, in these forms instead of those of [`WhyText::person`].
#[must_use]
pub fn of_player(reason: &Reason, words: &WhyText, person: &[[&str; 2]]) -> Vec<Piece> {
    spoken(reason, words, person.iter().copied())
}

fn spoken<'a>(reason: &Reason, words: &WhyText, person: impl Iterator<Item = [&'a str; 2]>) -> Vec<Piece> {
    let mut pieces = in_words(&(words.sentence)(reason), numbers(reason), words.about);
    for [form, instead] in person {
        put(&mut pieces, form, instead);
    }
    pieces
}

/// Puts something in the place of what stands for it.
fn put(pieces: &mut [Piece], form: &str, instead: &str) {
    for piece in pieces {
        if let Piece::Text(text) = piece {
            *text = text.replace(form, instead);
        }
    }
}

/// A remark in a sentence, or two.
#[must_use]
pub fn remark(remark: &Remark, words: &ChipsText) -> Vec<Piece> {
    let mut pieces = in_words(&(words.remark)(remark), numbers_of_remark(remark), words.about);
    if let Remark::Drift { games, .. } = *remark {
        let about = if is_root_as_shown(&pieces, games > 0) { "" } else { words.about };
        put(&mut pieces, "{about}", about);
    }
    pieces
}

/// Whether the root in the sentence on drift is the deviation in it, both as they are shown.
fn is_root_as_shown(pieces: &[Piece], has_played: bool) -> bool {
    let number = |of: &str| {
        let is_it = |piece: &&Number| piece.quantity == of;
        pieces
            .iter()
            .filter_map(|piece| if let Piece::Number(number) = piece { Some(number) } else { None })
            .find(is_it)
    };
    let is_root = || {
        let [rd, drift] = ["in.player.deviation", "why.drift"].map(number);
        let periods = number("in.idle_periods").map_or(1.0, seen);
        let grown = number(if has_played { "phi_star.points" } else { "player.deviation" })?;
        let root = Number { value: seen(rd?).hypot(seen(drift?) * periods.sqrt()), ..grown.clone() };
        Some(seen(&root) == seen(grown))
    };
    is_root() == Some(true)
}

/// A number's value as a sentence shows it.
fn seen(number: &Number) -> f64 {
    match number.kind {
        Kind::Rounded(decimals) => rounded(number.value, decimals.into()),
        _ => number.value,
    }
}

/// A sentence with its numbers as people say them. One that is next to nothing, and a score next to a whole one, is whole and has `about` before it.
fn in_words(sentence: &str, numbers: Vec<Number>, about: &str) -> Vec<Piece> {
    let mut pieces = fill(sentence, &numbers.into_iter().map(Number::in_sentence).collect::<Vec<_>>());
    for i in 1..pieces.len() {
        let (before, after) = pieces.split_at_mut(i);
        let ([.., Piece::Text(words)], [Piece::Number(number), ..]) = (before, after) else { continue };
        let whole = number.value.round();
        let off = (number.value - whole).abs();
        if matches!(number.kind, Kind::Rounded(2)) && off < 0.005 && (whole == 0.0 || is_score(number)) {
            number.kind = Kind::Rounded(0);
            if off > 1e-9 {
                words.push_str(about);
            }
        }
    }
    pieces
}

/// Whether a number is a score, or a difference of scores.
fn is_score(number: &Number) -> bool {
    matches!(number.symbol, S::E | S::S)
}

/// Deviations that differ, the smallest first, with as many decimals as it takes to see that, but no fewer than so many.
fn apart<const N: usize>(deviations: [Number; N], fewest: u8) -> [Number; N] {
    let at = |number: &Number, decimals: u8| match number.clone().in_sentence().kind {
        Kind::Given => number.clone(),
        _ => number.clone().to(if number.kind == Kind::Given { 2 } else { decimals }),
    };
    let are_apart = |decimals: &u8| {
        let seen = deviations.each_ref().map(|number| seen(&at(number, *decimals)));
        deviations.windows(2).zip(seen.windows(2)).all(|(of, seen)| (of[0].value < of[1].value) == (seen[0] < seen[1]))
    };
    let decimals = (fewest..2).find(are_apart).unwrap_or(2);
    deviations.map(|number| at(&number, decimals))
}

/// The numbers of a remark, in the order in which the sentences count them: see [`ChipsText`].
fn numbers_of_remark(remark: &Remark) -> Vec<Number> {
    let points = |value, quantity: &'static str| Number::new(value, Kind::Rating, quantity, S::Change);
    let total = |change| changed(change, "rating_change");
    let if_so = |change| changed(change, "why.if_so");
    let compared = |value, symbol| Number::new(value, Kind::Given, "why.compared", symbol);
    match *remark {
        Remark::Product { surprise, whole, change } => {
            let surprise = score(surprise, "why.surprise", S::S).signed();
            vec![surprise, points(whole, "why.whole_surprise"), total(change)]
        }
        Remark::Sums { gained, lost, change } => {
            vec![changed(gained, "why.gained"), changed(lost, "why.lost"), total(change)]
        }
        Remark::Expected { expected, scored } => sums(expected, scored).to_vec(),
        Remark::Surprise { game, expected, against, change, .. } => {
            vec![of_e(game, expected), compared(against, S::RJ), if_so(change), of_s(game)]
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
        Remark::Drift { periods, before: rd, drift, grown, after, .. } => {
            let grown = Number::new(grown, Kind::Rating, "phi_star.points", S::PhiStar);
            let [rd, after, grown] = apart([before(rd), after_games(after), grown], 1);
            vec![
                rd,
                Number::new(drift, Kind::Rounded(2), "why.drift", S::SigmaPrime),
                grown,
                after,
                Number::new(periods, Kind::Given, "in.idle_periods", S::T),
            ]
        }
        Remark::Held { deviation, .. } => vec![compared(deviation, S::RdJ)],
    }
}

/// The numbers of a reason, in the order in which the sentences count them: see [`WhyText`].
fn numbers(reason: &Reason) -> Vec<Number> {
    match *reason {
        Reason::Idle { before: rd, after } => apart([before(rd), after_games(after)], 0).to_vec(),
        Reason::Surer { before: rd, after, .. } => {
            let [after, rd] = apart([after_games(after), before(rd)], 0);
            vec![rd, after]
        }
        Reason::CostlyWin { game, without, gave, less } => {
            let points = |value, quantity| Number::new(value, Kind::Rating, quantity, S::Change);
            vec![
                rating_of(game),
                Number::new(without, Kind::Rating, "why.without", S::RPrime),
                points(gave, format!("games.{}.rating_change", game.first)),
                points(less, "why.less".to_owned()),
            ]
        }
        Reason::AsExpected => Vec::new(),
        Reason::Surprise { game, expected } => {
            let surprise = score(game.score - expected, "why.surprise", S::S).signed();
            vec![of_e(game, expected), of_s(game), surprise]
        }
        Reason::Between { moved, expected } => {
            vec![rating_of(moved.games), of_e(moved.games, expected), by(moved), of_s(moved.games)]
        }
        Reason::Together { expected, scored, .. } | Reason::Cancelled { expected, scored, .. } => {
            sums(expected, scored).to_vec()
        }
        Reason::Against { expected, scored, followed, opposed, .. } => {
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
            vec![before(deviation), Number::new(whole, Kind::Rating, "why.whole_surprise", S::Change)]
        }
        Reason::UnsureOpponent { game, .. } => vec![rating_of(game), deviation_of(game)],
        Reason::Upset { game, expected } | Reason::Foregone { game, expected } => {
            vec![rating_of(game), of_e(game, expected)]
        }
        Reason::LessSure { drift, .. } => vec![Number::new(drift, Kind::Tenths, "why.drift", S::SigmaPrime)],
        Reason::Volatility { surprise, before, after } => vec![
            Number::new(surprise, Kind::Tenths, "why.z", S::Delta),
            volatility(before, "in.player.volatility", S::Sigma),
            volatility(after, "player.volatility", S::SigmaPrime),
        ],
    }
}

/// In the place of what there is not; no sentence speaks of it.
const NONE: Move = Move { games: Alike { first: 0, count: 1, rating: 0.0, deviation: 0.0, score: 0.0 }, change: 0.0 };

/// σ with two decimals, or as many as it takes to see its first digit.
fn volatility(value: f64, quantity: &'static str, symbol: S) -> Number {
    let first_digit = -value.log10().floor();
    Number::new(value, Kind::Volatility, quantity, symbol).to(first_digit.clamp(2.0, f64::from(Digits::MOST)) as u8)
}

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
    [score(expected, "why.expected", S::E), Number::new(scored, Kind::Given, "why.scored", S::S)]
}

/// An expected score, or a difference from one.
fn score(value: f64, quantity: impl Into<Cow<'static, str>>, symbol: S) -> Number {
    Number::new(value, Kind::Scaled, quantity, symbol)
}
