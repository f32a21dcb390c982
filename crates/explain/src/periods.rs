//! The result of several periods as sentences and table rows.

use crate::case::level::Level;
use crate::numbers::{Digits, Kind, show};
use crate::steps::step::Cell;
use crate::words::Text;
use crate::words::messages::PeriodsWords;
use crate::words::number::Number;
use crate::words::pieces::{Piece, pieces};
use glicko2_steps::glicko_1995::MOST_DEVIATION;
use glicko2_steps::seasons::{Orders, Problem, Rated, RatedPeriod, TugOfWar, idle_until};
use glicko2_steps::{Field, Player, Problem as Wrong, Symbol as S};
use std::ops::Range;

fn rating(value: f64, quantity: String, symbol: S) -> Number {
    Number::new(value, Kind::Rating, quantity, symbol)
}

/// Returns the numbers of a player, with paths that start with `path`.
fn player(player: Player, path: &str) -> [Number; 3] {
    [
        rating(player.rating, format!("{path}.rating"), S::RPrime),
        rating(player.deviation, format!("{path}.deviation"), S::RdPrime),
        Number::new(
            player.volatility,
            Kind::Volatility,
            format!("{path}.volatility"),
            S::SigmaPrime,
        ),
    ]
}

fn path(period: usize) -> String {
    format!("periods.{period}.player")
}

/// Returns the rating after a period, for the period's heading.
#[must_use]
pub fn after(period: usize, rated: &RatedPeriod) -> Number {
    rating(
        rated.trace.player.rating,
        format!("periods.{period}.player.rating"),
        S::RPrime,
    )
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
pub fn sentence(rated: &Rated, words: PeriodsWords) -> Vec<Piece> {
    let count = rated.periods.len();
    if count == 0 {
        return pieces(words.course_nothing());
    }
    let [_, _, change] = headline(rated);
    let by = change.shown_value();
    let size = Number {
        value: change.value.abs(),
        quantity: "season_change.size".into(),
        signed: false,
        ..change
    };
    let size = size.with_usual_decimals();
    let [r, rd, sigma] = player(rated.end(), "end").map(Number::with_usual_decimals);
    match by {
        by if by > 0.0 => words.course_rises(count, size, r, rd, sigma),
        by if by < 0.0 => words.course_falls(count, size, r, rd, sigma),
        _ => words.course_stays(count, r, rd, sigma),
    }
}

/// Returns the sentence about one period.
#[must_use]
pub fn readout(rated: &Rated, period: usize, level: Level, words: PeriodsWords) -> Vec<Piece> {
    let Some(of) = rated.periods.get(period) else {
        return Vec::new();
    };
    let path = path(period);
    let end = of.trace.player;
    let margin = level.deviations() * end.deviation;
    let [r, rd, sigma] = player(end, &path);
    let band = [("low", -margin), ("high", margin)].map(|(name, by)| {
        Number::new(
            end.rating + by,
            Kind::Whole,
            format!("periods.{period}.band.{name}"),
            S::RdPrime,
        )
    });
    let [low, high] = band;
    match of.period.games.len() {
        0 => {
            let length = show(of.period.idle_periods, Kind::Given, Digits::Auto);
            words.course_away(period + 1, &length, r, low, high, rd, sigma)
        }
        count => words.course_played(period + 1, &words.games(count), r, low, high, rd, sigma),
    }
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
pub fn alternative(rated: &Rated, level: &str, words: PeriodsWords) -> String {
    let ratings = || {
        std::iter::once(rated.start.rating)
            .chain(rated.periods.iter().map(|p| p.trace.player.rating))
    };
    let lowest = ratings().fold(f64::INFINITY, f64::min);
    let highest = ratings().fold(f64::NEG_INFINITY, f64::max);
    let [start, end, lowest, highest] = [rated.start.rating, rated.end().rating, lowest, highest]
        .map(|r| show(r, Kind::Whole, Digits::Auto));
    words.course_alt(rated.periods.len(), &start, &end, level, &lowest, &highest)
}

/// Returns the table rows of the periods in `shown`.
#[must_use]
pub fn rows(rated: &Rated, shown: Range<usize>, words: PeriodsWords) -> Vec<Vec<Cell>> {
    let row = |k: usize| {
        let of = rated.periods.get(k)?;
        let played = match of.period.games.len() {
            0 => words.idle_for(&show(of.period.idle_periods, Kind::Given, Digits::Auto)),
            count => words.games(count),
        };
        let numbers = player(of.trace.player, &path(k)).map(Cell::Number);
        let mut row = vec![
            Cell::Head((k + 1).to_string()),
            Cell::Pieces(pieces(&played)),
        ];
        row.extend(numbers);
        Some(row)
    };
    shown.filter_map(row).collect()
}

/// Returns the heads of [`rows`].
#[must_use]
pub fn heads(words: PeriodsWords) -> [&'static str; 5] {
    [
        "",
        words.course_what(),
        "{r_prime}",
        "{rd_prime}",
        "{sigma_prime}",
    ]
}

/// Returns the results of the same games in different orders, one row each.
#[must_use]
pub fn orders_rows(orders: &Orders, words: PeriodsWords) -> Vec<Vec<Cell>> {
    let mut ways = vec![
        ("at_once", words.orders_at_once(), orders.at_once),
        ("one_by_one", words.orders_one_by_one(), orders.one_by_one),
        ("reversed", words.orders_reversed(), orders.reversed),
    ];
    if let Some(all) = orders.extremes.filter(|all| all.orders > 1) {
        ways.extend([
            ("lowest", words.orders_lowest(), all.lowest),
            ("highest", words.orders_highest(), all.highest),
        ]);
    }
    ways.into_iter()
        .map(|(id, name, of)| {
            let [r, rd, _] = player(of, &format!("orders.{id}"));
            vec![
                Cell::Head(name.to_owned()),
                Cell::Number(r),
                Cell::Number(rd),
            ]
        })
        .collect()
}

/// Returns the sentence about the range of results over all orders, or nothing if they were not computed.
#[must_use]
pub fn orders_sentence(orders: &Orders, words: PeriodsWords) -> Vec<Piece> {
    let Some(all) = orders.extremes else {
        return Vec::new();
    };
    let of = |value: f64, id: &str, symbol: S| rating(value, format!("orders.{id}"), symbol);
    let lowest = of(all.lowest.rating, "lowest.rating", S::RPrime);
    let least_deviation = of(all.least_deviation, "least_deviation", S::RdPrime);
    if all.orders == 1 {
        return words.orders_same(lowest, least_deviation);
    }
    words.orders_all(
        all.orders,
        lowest,
        of(all.highest.rating, "highest.rating", S::RPrime),
        least_deviation,
        of(all.most_deviation, "most_deviation", S::RdPrime),
    )
}

/// Returns the table of the RD's tug of war: RD and RD² before, the amounts added and removed, and after.
#[must_use]
pub fn tug_rows(tug: &TugOfWar, words: PeriodsWords) -> Vec<Vec<Cell>> {
    let row = |name: &str, id: &str, points: f64, variance: f64, symbol: S, signed: bool| {
        let number = |value: f64, what: &str| {
            let number = rating(value, format!("tug.{id}.{what}"), symbol);
            Cell::Number(if signed { number.signed() } else { number })
        };
        vec![
            Cell::Head(name.to_owned()),
            number(points, "points"),
            number(variance, "variance"),
        ]
    };
    let squared = |deviation: f64| deviation * deviation;
    vec![
        row(
            words.tug_before(),
            "before",
            tug.before,
            squared(tug.before),
            S::Rd,
            false,
        ),
        row(
            words.tug_growth(),
            "added",
            tug.added(),
            tug.variance_added,
            S::PhiStar,
            true,
        ),
        row(
            words.tug_games(),
            "taken",
            -tug.removed(),
            -tug.variance_taken,
            S::V,
            true,
        ),
        row(
            words.tug_after(),
            "after",
            tug.after,
            squared(tug.after),
            S::RdPrime,
            false,
        ),
    ]
}

/// Returns the sentence on the value at which the deviation settles, and whether the period began above or
/// below it.
///
/// Without games, the sentence says how long the deviation would go on growing.
#[must_use]
pub fn tug_sentence(tug: &TugOfWar, after: Player, words: PeriodsWords) -> Vec<Piece> {
    let Some(break_even) = tug.break_even else {
        let mut sentence = pieces(words.tug_idle());
        let until = idle_until(after, MOST_DEVIATION);
        if until > 0.0 {
            sentence.push(Piece::Text(" ".to_owned()));
            sentence.extend(words.tug_until(Number::new(until, Kind::Whole, "tug.until", S::T)));
        }
        return sentence;
    };
    let mut sentence =
        words.tug_break_even(rating(break_even, "tug.break_even".to_owned(), S::RdPrime));
    // Compares the RD before and after, not the RD with its balance. Near the balance their last digits may
    // disagree with the direction.
    if tug.before != tug.after {
        let side = if tug.after < tug.before {
            words.tug_above()
        } else {
            words.tug_below()
        };
        sentence.push(Piece::Text(format!(" {side}")));
    }
    sentence
}

/// Describes a problem in words. `empty` tells whether the field is empty.
#[must_use]
pub fn problem(problem: Problem, empty: bool, text: Text, words: PeriodsWords) -> String {
    let wrong = Wrong {
        kind: problem.kind,
        field: problem.path.field,
    };
    let is_carried = problem.path.period > 0
        && matches!(
            wrong.field,
            Field::PlayerRating | Field::PlayerDeviation | Field::PlayerVolatility
        );
    if is_carried {
        carried(wrong.field, words).to_owned()
    } else {
        text.problem(wrong, empty)
    }
}

/// Describes a problem with a number that a period takes over from the one before.
#[must_use]
pub fn carried(field: Field, words: PeriodsWords) -> &'static str {
    match field {
        Field::PlayerRating => words.carried_rating(),
        Field::PlayerDeviation => words.carried_deviation(),
        _ => words.carried_volatility(),
    }
}
