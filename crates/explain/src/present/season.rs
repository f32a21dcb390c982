//! The result of several periods as sentences and table rows.

use super::math::Number;
use super::step::{Cell, Piece, fill, pieces};
use super::symbol::Symbol as S;
use super::text::Text;
use super::text::season::SeasonText;
use crate::case::level::Level;
use crate::number::{Digits, Kind, show};
use glicko2_steps::glicko_1995::MOST_DEVIATION;
use glicko2_steps::seasons::{Orders, Problem, Rated, RatedPeriod, TugOfWar, idle_until};
use glicko2_steps::{Field, Player, Problem as Wrong};
use std::ops::Range;

fn rating(value: f64, quantity: String, symbol: S) -> Number {
    Number::new(value, Kind::Rating, quantity, symbol)
}

/// Returns the numbers of a player, with paths that start with `path`.
fn player(player: Player, path: &str) -> [Number; 3] {
    [
        rating(player.rating, format!("{path}.rating"), S::RPrime),
        rating(player.deviation, format!("{path}.deviation"), S::RdPrime),
        Number::new(player.volatility, Kind::Volatility, format!("{path}.volatility"), S::SigmaPrime),
    ]
}

fn path(period: usize) -> String {
    format!("periods.{period}.player")
}

/// Returns the rating after a period, for the period's heading.
#[must_use]
pub fn after(period: usize, rated: &RatedPeriod) -> Number {
    rating(rated.trace.player.rating, format!("periods.{period}.player.rating"), S::RPrime)
}

/// Returns the rating before the first period, the rating after the last, and the change.
#[must_use]
pub fn headline(rated: &Rated) -> [Number; 3] {
    let (start, end) = (rated.start.rating, rated.end().rating);
    [
        Number::new(start, Kind::Given, "start.rating", S::R),
        rating(end, "end.rating".to_owned(), S::RPrime),
        Number::difference(end, start, Kind::Rating, "season_change", S::Change).signed(),
    ]
}

/// Returns the sentence about the result of all periods.
#[must_use]
pub fn sentence(rated: &Rated, words: &SeasonText) -> Vec<Piece> {
    let (text, count) = (&words.course, rated.periods.len());
    let [_, _, change] = headline(rated);
    let sentence = match change.shown_value() {
        _ if count == 0 => return pieces(text.nothing),
        by if by > 0.0 => (text.rises)(count),
        by if by < 0.0 => (text.falls)(count),
        _ => (text.stays)(count),
    };
    let size = Number { value: change.value.abs(), quantity: "season_change.size".into(), signed: false, ..change };
    let [r, rd, sigma] = player(rated.end(), "end");
    fill(&sentence, &[size, r, rd, sigma].map(Number::with_usual_decimals))
}

/// Returns the sentence about one period.
#[must_use]
pub fn readout(rated: &Rated, period: usize, level: Level, words: &SeasonText) -> Vec<Piece> {
    let Some(of) = rated.periods.get(period) else { return Vec::new() };
    let text = &words.course;
    let count = of.period.games.len();
    let sentence = match count {
        0 => (text.away)(period + 1, &show(of.period.idle_periods, Kind::Given, Digits::Auto)),
        count => (text.played)(period + 1, count),
    };
    let path = path(period);
    let end = of.trace.player;
    let margin = level.deviations() * end.deviation;
    let [r, rd, sigma] = player(end, &path);
    let band = [("low", -margin), ("high", margin)].map(|(name, by)| {
        Number::new(end.rating + by, Kind::Whole, format!("periods.{period}.band.{name}"), S::RdPrime)
    });
    let [low, high] = band;
    fill(&sentence, &[r, rd, sigma, low, high])
}

/// Returns a sentence as plain text, for screen readers.
#[must_use]
pub fn plain(sentence: &[Piece], digits: Digits) -> String {
    sentence
        .iter()
        .map(|piece| match piece {
            Piece::Text(words) => words.clone(),
            Piece::Symbol(symbol) => symbol.letter().base.to_owned(),
            Piece::Number(number) => show(number.value, number.kind, digits),
        })
        .collect()
}

/// Describes the chart in words: start, end, lowest and highest rating, and the level of the band.
#[must_use]
pub fn alternative(rated: &Rated, level: &str, words: &SeasonText) -> String {
    let ratings = || std::iter::once(rated.start.rating).chain(rated.periods.iter().map(|p| p.trace.player.rating));
    let lowest = ratings().fold(f64::INFINITY, f64::min);
    let highest = ratings().fold(f64::NEG_INFINITY, f64::max);
    let [start, end, lowest, highest] =
        [rated.start.rating, rated.end().rating, lowest, highest].map(|r| show(r, Kind::Whole, Digits::Auto));
    (words.course.alt)(&[start, end, lowest, highest, level.to_owned()], rated.periods.len())
}

/// Returns the table rows of the periods in `shown`.
#[must_use]
pub fn rows(rated: &Rated, shown: Range<usize>, words: &SeasonText) -> Vec<Vec<Cell>> {
    let row = |k: usize| {
        let of = rated.periods.get(k)?;
        let played = match of.period.games.len() {
            0 => (words.periods.idle)(&show(of.period.idle_periods, Kind::Given, Digits::Auto)),
            count => (words.periods.games)(count),
        };
        let numbers = player(of.trace.player, &path(k)).map(Cell::Number);
        let mut row = vec![Cell::Head((k + 1).to_string()), Cell::Pieces(pieces(&played))];
        row.extend(numbers);
        Some(row)
    };
    shown.filter_map(row).collect()
}

/// Returns the heads of [`rows`].
#[must_use]
pub fn heads(words: &SeasonText) -> [&'static str; 5] {
    ["", words.course.what, "{r_prime}", "{rd_prime}", "{sigma_prime}"]
}

/// Returns the results of the same games in different orders, one row each.
#[must_use]
pub fn orders_rows(orders: &Orders, words: &SeasonText) -> Vec<Vec<Cell>> {
    let text = &words.orders;
    let mut ways = vec![
        ("at_once", text.at_once, orders.at_once),
        ("one_by_one", text.one_by_one, orders.one_by_one),
        ("reversed", text.reversed, orders.reversed),
    ];
    if let Some(all) = orders.extremes.filter(|all| all.orders > 1) {
        ways.extend([("lowest", text.lowest, all.lowest), ("highest", text.highest, all.highest)]);
    }
    ways.into_iter()
        .map(|(id, name, of)| {
            let [r, rd, _] = player(of, &format!("orders.{id}"));
            vec![Cell::Head(name.to_owned()), Cell::Number(r), Cell::Number(rd)]
        })
        .collect()
}

/// Returns the sentence about the range of results over all orders, or nothing if they were not computed.
#[must_use]
pub fn orders_sentence(orders: &Orders, words: &SeasonText) -> Vec<Piece> {
    let Some(all) = orders.extremes else { return Vec::new() };
    let of = |value: f64, id: &str, symbol: S| rating(value, format!("orders.{id}"), symbol);
    fill(
        &(words.orders.all)(all.orders),
        &[
            of(all.lowest.rating, "lowest.rating", S::RPrime),
            of(all.highest.rating, "highest.rating", S::RPrime),
            of(all.least_deviation, "least_deviation", S::RdPrime),
            of(all.most_deviation, "most_deviation", S::RdPrime),
        ],
    )
}

/// Returns the table of the RD's tug of war: RD and RD² before, the amounts added and removed, and after.
#[must_use]
pub fn tug_rows(tug: &TugOfWar, words: &SeasonText) -> Vec<Vec<Cell>> {
    let text = &words.tug;
    let row = |name: &str, id: &str, points: f64, variance: f64, symbol: S, signed: bool| {
        let number = |value: f64, what: &str| {
            let number = rating(value, format!("tug.{id}.{what}"), symbol);
            Cell::Number(if signed { number.signed() } else { number })
        };
        vec![Cell::Head(name.to_owned()), number(points, "points"), number(variance, "variance")]
    };
    let squared = |deviation: f64| deviation * deviation;
    vec![
        row(text.before, "before", tug.before, squared(tug.before), S::Rd, false),
        row(text.growth, "added", tug.added(), tug.variance_added, S::PhiStar, true),
        row(text.games, "taken", -tug.removed(), -tug.variance_taken, S::V, true),
        row(text.after, "after", tug.after, squared(tug.after), S::RdPrime, false),
    ]
}

/// Returns the sentence on the value at which the deviation settles, and whether the period began above or
/// below it.
///
/// Without games, the sentence says how long the deviation would go on growing.
#[must_use]
pub fn tug_sentence(tug: &TugOfWar, after: Player, words: &SeasonText) -> Vec<Piece> {
    let text = &words.tug;
    let Some(break_even) = tug.break_even else {
        let mut sentence = pieces(text.idle);
        let until = idle_until(after, MOST_DEVIATION);
        if until > 0.0 {
            sentence.push(Piece::Text(" ".to_owned()));
            sentence.extend(fill(text.until, &[Number::new(until, Kind::Whole, "tug.until", S::T)]));
        }
        return sentence;
    };
    let mut sentence = fill(text.break_even, &[rating(break_even, "tug.break_even".to_owned(), S::RdPrime)]);
    // Compares the RD before and after, not the RD with its balance. Near the balance their last digits may
    // disagree with the direction.
    if tug.before != tug.after {
        let side = if tug.after < tug.before { text.above } else { text.below };
        sentence.push(Piece::Text(format!(" {side}")));
    }
    sentence
}

/// Describes a problem in words. `empty` tells whether the field is empty.
#[must_use]
pub fn problem(problem: Problem, empty: bool, text: Text, words: &SeasonText) -> String {
    let wrong = Wrong { kind: problem.kind, field: problem.path.field };
    let is_carried = problem.path.period > 0
        && matches!(wrong.field, Field::PlayerRating | Field::PlayerDeviation | Field::PlayerVolatility);
    if is_carried { (words.carried)(wrong).to_owned() } else { text.problem(wrong, empty) }
}
