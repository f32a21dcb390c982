//! Reasons and remarks as sentences with numbers.

use super::{EqualGames, Move, Reason, Remark};
use crate::number::Kind;
use crate::present::math::Number;
use crate::present::rounding::{agrees, read, round, round_points};
use crate::present::step::{Piece, fill};
use crate::present::symbol::Symbol as S;
use crate::present::text::why::{ChipsText, WhyText};
use crate::present::values::{self, in_path};
use glicko2_steps::Quantity;
use glicko2_steps::quantity::game_path;
use std::borrow::Cow;

/// Returns a reason in one or two sentences, about the reader or about the player named `who`.
#[must_use]
pub fn sentence(reason: &Reason, who: Option<&str>, words: &WhyText) -> Vec<Piece> {
    let person = words.person.iter().map(|&[form, reader, named]| [form, if who.is_some() { named } else { reader }]);
    let mut pieces = spoken(reason, words, person);
    if let Some(name) = who {
        // The name is filled in last, because it may contain text that looks like a placeholder.
        replace(&mut pieces, "{who}", name);
    }
    pieces
}

/// Returns a reason in one or two sentences about "the player".
///
/// `person` replaces the grammatical forms of [`WhyText::person`].
#[must_use]
pub fn of_player(reason: &Reason, words: &WhyText, person: &[[&str; 2]]) -> Vec<Piece> {
    spoken(reason, words, person.iter().copied())
}

fn spoken<'a>(reason: &Reason, words: &WhyText, person: impl Iterator<Item = [&'a str; 2]>) -> Vec<Piece> {
    let mut pieces = in_words(&(words.sentence)(reason), numbers(reason), words.about);
    for [form, instead] in person {
        replace(&mut pieces, form, instead);
    }
    pieces
}

/// Replaces a placeholder in all texts.
fn replace(pieces: &mut [Piece], form: &str, instead: &str) {
    for piece in pieces {
        if let Piece::Text(text) = piece {
            *text = text.replace(form, instead);
        }
    }
}

/// Returns a remark in one or two sentences.
#[must_use]
pub fn remark(remark: &Remark, words: &ChipsText) -> Vec<Piece> {
    let numbers: Vec<Number> = numbers_of_remark(remark).into_iter().map(Number::in_sentence).collect();
    let of_parts = match (remark, &*numbers) {
        (Remark::Product { .. }, [parts @ .., total]) => Some((parts.iter().map(read).product(), total)),
        (Remark::Sums { .. } | Remark::Results { .. }, [parts @ .., total]) => {
            Some((parts.iter().map(read).sum(), total))
        }
        _ => None,
    };
    let is_off = of_parts.is_some_and(|(of_parts, total): (f64, &Number)| !agrees(of_parts, total));
    let mut pieces = in_words(&(words.remark)(remark), numbers, words.about);
    if let [.., Piece::Text(before), Piece::Number(_), Piece::Text(_)] = &mut *pieces
        && is_off
        && !before.ends_with(words.about)
    {
        before.push_str(words.about);
    }
    if let Remark::Drift { games, .. } = *remark {
        let about = if is_root_as_shown(&pieces, games > 0) { "" } else { words.about };
        replace(&mut pieces, "{about}", about);
    }
    pieces
}

/// Returns whether the root in the sentence on drift equals the deviation in it, both as shown.
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
        let periods = number("in.idle_periods").map_or(1.0, read);
        let grown = number(if has_played { "phi_star.points" } else { "player.deviation" })?;
        let root = Number { value: read(rd?).hypot(read(drift?) * periods.sqrt()), ..grown.clone() };
        Some(read(&root) == read(grown))
    };
    is_root() == Some(true)
}

/// Fills a sentence with rounded numbers.
///
/// A number close to 0, or a score close to a whole number, is rounded to it. If it is not exact, the word
/// `about` comes before it.
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

/// Returns whether a number is a score or a difference of scores.
fn is_score(number: &Number) -> bool {
    matches!(number.symbol, S::E | S::S)
}

/// Rounds deviations, given in ascending order, with enough decimals to show which of them differ. `fewest`
/// is the smallest number of decimals.
fn apart<const N: usize>(mut deviations: [Number; N], fewest: u8) -> [Number; N] {
    let values = deviations.each_ref().map(|number| number.value);
    round(&mut deviations, fewest, |read, _| {
        values.windows(2).zip(read.windows(2)).all(|(of, read)| (of[0] < of[1]) == (read[0] < read[1]))
    });
    deviations
}

/// Rounds the points of one sentence: see [`round_points`].
fn points<const N: usize>(mut points: [Number; N], times: [f64; N]) -> [Number; N] {
    round_points(&mut points, &times);
    points
}

/// Returns the numbers of a remark, in the order of the numbers in its sentences: see [`ChipsText`].
fn numbers_of_remark(remark: &Remark) -> Vec<Number> {
    let total = |change| changed(change, "rating_change");
    let if_so = |change| changed(change, "why.if_so");
    let compared = |value, symbol| Number::new(value, Kind::Given, "why.compared", symbol);
    match *remark {
        Remark::Product { surprise, whole, change } => {
            let surprise = score(surprise, "why.surprise", S::S).signed();
            let [whole, change] = points([size(whole, "why.whole_surprise"), total(change)], [0.0; 2]);
            vec![surprise, whole, change]
        }
        Remark::Sums { gained, lost, change } => {
            let numbers = [changed(gained, "why.gained"), changed(lost, "why.lost"), total(change)];
            points(numbers, [1.0, 1.0, -1.0]).to_vec()
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
        Remark::Results { won, lost, others, change, .. } => {
            let of = |(_, sum), quantity| changed(sum, quantity);
            let numbers = [of(won, "why.won"), of(lost, "why.lost"), of(others, "why.others"), total(change)];
            points(numbers, [1.0, 1.0, 1.0, -1.0]).to_vec()
        }
        Remark::WinsAlone { rating, .. } => vec![Number::new(rating, Kind::Rating, "why.if_so", S::RPrime)],
        Remark::Favourite { game, expected, pays, costs } => {
            let ratio = Number::new(costs / pays, Kind::Tenths, "why.ratio", S::E);
            let [pays, costs] = points([size(pays, "why.pays"), size(costs, "why.costs")], [0.0; 2]);
            let missing = score(1.0 - expected, "why.missing", S::E);
            vec![rating_of(game), of_e(game, expected), missing, pays, costs, ratio]
        }
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

/// Returns the numbers of a reason, in the order of the numbers in its sentences: see [`WhyText`].
fn numbers(reason: &Reason) -> Vec<Number> {
    match *reason {
        Reason::Idle { before: rd, after } => apart([before(rd), after_games(after)], 0).to_vec(),
        Reason::Surer { before: rd, after, .. } => {
            let [after, rd] = apart([after_games(after), before(rd)], 0);
            vec![rd, after]
        }
        Reason::CostlyWin { game, without, gave, less } => {
            let without = Number::new(without, Kind::Rating, "why.without", S::RPrime);
            let gave = size(gave, game_path(game.first, "rating_change"));
            // The sum of the three is r′, which the answer tells.
            let [without, gave, less] = points([without, gave, size(less, "why.less")], [1.0, 1.0, -1.0]);
            vec![rating_of(game), without, gave, less]
        }
        Reason::AsExpected => Vec::new(),
        Reason::Surprise { game, expected, .. } => vec![of_e(game, expected), of_s(game)],
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
            let times: Vec<f64> = moves.iter().map(|moved| moved.change.signum()).collect();
            let mut changes: Vec<Number> = moves.iter().map(|&moved| by(moved)).collect();
            round_points(&mut changes, &times);
            let numbers = moves.iter().zip(changes);
            numbers.flat_map(|(moved, change)| [rating_of(moved.games), change, of_s(moved.games)]).collect()
        }
        Reason::Most { gained, lost, others } => {
            let [best, worst] = [gained, lost].map(|moved| moved.unwrap_or(NONE));
            let [most_gained, most_lost] = [best, worst].map(|moved| changed(moved.change, "why.most"));
            let others = changed(others.unwrap_or_default().1, "why.others");
            let [most_gained, most_lost, others] = points([most_gained, most_lost, others], [1.0; 3]);
            let named = |Move { games, change }: Move, all: Number| {
                let times = games.count as f64;
                let mut each = [changed(change / times, "why.each")];
                round(&mut each, 0, |read, decimals| decimals > 0 || agrees(read[0] * times, &all));
                let [each] = each;
                [rating_of(games), all, of_s(games), each]
            };
            [&named(best, most_gained)[..], &named(worst, most_lost), &[others]].concat()
        }
        Reason::Sure { deviation, whole } | Reason::Unknown { deviation, whole } => {
            vec![before(deviation), size(whole, "why.whole_surprise")]
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

/// A placeholder for missing games, so that the positions of the numbers stay fixed. No sentence uses it.
const NONE: Move =
    Move { games: EqualGames { first: 0, count: 1, rating: 0.0, deviation: 0.0, score: 0.0 }, change: 0.0 };

/// Returns σ with two decimals, or as many as its first significant digit needs.
fn volatility(value: f64, quantity: &'static str, symbol: S) -> Number {
    let number = Number::new(value, Kind::Volatility, quantity, symbol);
    let decimals = number.first_digit().max(2);
    number.to(decimals)
}

/// Returns RD.
fn before(deviation: f64) -> Number {
    Number::from_input(deviation, Kind::Rating, "in.player.deviation", S::Rd)
}

/// Returns RD′.
fn after_games(deviation: f64) -> Number {
    Number::of(Quantity::Deviation, deviation)
}

fn rating_of(game: EqualGames) -> Number {
    Number::from_input(game.rating, Kind::Rating, in_path(game.first, "rating"), S::RJ)
}

fn deviation_of(game: EqualGames) -> Number {
    Number::from_input(game.deviation, Kind::Rating, in_path(game.first, "deviation"), S::RdJ)
}

fn of_e(game: EqualGames, expected: f64) -> Number {
    Number::of(Quantity::E(game.first), expected)
}

fn of_s(game: EqualGames) -> Number {
    values::score(game.first, game.score)
}

/// Returns the points that games gave or took, without sign.
fn by(moved: Move) -> Number {
    let sign = if moved.change < 0.0 { "-" } else { "" };
    size(moved.change.abs(), sign.to_owned() + &game_path(moved.games.first, "rating_change"))
}

/// Returns points without sign.
fn size(value: f64, quantity: impl Into<Cow<'static, str>>) -> Number {
    Number::new(value, Kind::Rating, quantity, S::Change)
}

/// Returns a change with its sign.
fn changed(change: f64, quantity: &'static str) -> Number {
    Number::new(change, Kind::Rating, quantity, S::Change).signed()
}

/// Returns Σ E and Σ s.
fn sums(expected: f64, scored: f64) -> [Number; 2] {
    [score(expected, "why.expected", S::E), Number::new(scored, Kind::Given, "why.scored", S::S)]
}

/// Returns an expected score, or a difference from one.
fn score(value: f64, quantity: impl Into<Cow<'static, str>>, symbol: S) -> Number {
    Number::new(value, Kind::Scaled, quantity, symbol)
}
