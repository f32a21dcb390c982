//! Many players at a time for JavaScript: typed arrays in and out. And a game of two players.

use crate::groups::{Elapsed, Error, Meeting, PlayerField, ProblemKind, ValuePath, rate_meetings};
use crate::js_api::{plain, thrown};
use crate::refusal::{Part, Refusal};
use crate::{Field, Player, Problem};
use js_sys::{Array, Float64Array, Object, Reflect, Uint32Array};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Players in columns. Player i has ratings[i], deviations[i] and volatilities[i]. */
export interface Players {
    /** r, in rating points. */
    ratings: Float64Array;
    /** RD, in rating points. */
    deviations: Float64Array;
    /** σ, without unit. */
    volatilities: Float64Array;
}

/** Results in columns. Game m is between the players first[m] and second[m], counted from 0. */
export interface Results {
    first: Uint32Array;
    second: Uint32Array;
    /** s of the first player, from 0 to 1. That of the second is 1 − s. */
    score: Float64Array;
}

/** How `ratePeriod` rates. */
export interface PeriodOptions {
    /** τ, the system constant; 0.5 unless given. */
    tau?: number;
    /** The rating periods since the players' numbers were computed, whole or not, for all or for each; 1 unless given. */
    elapsed?: number | Float64Array;
}

/** How `ratePair` rates. */
export interface PairOptions {
    /** τ, the system constant; 0.5 unless given. */
    tau?: number;
    /** The rating periods since the numbers of `a` and of `b` were computed, whole or not; 1 unless given. */
    elapsed?: number | [number, number];
}

/**
 * Rates all players over one period, from their values before it. Returns new arrays, or `into` with the new values.
 * `into` may be `players`. Throws a RatingError that names every bad value; nothing is then written.
 */
export function ratePeriod(players: Players, games: Results, options?: PeriodOptions, into?: Players): Players;

/**
 * Rates two players by one game, from their values before it. The score, from 0 to 1, is that of `a`.
 * Throws a RatingError that names every bad value.
 */
export function ratePair(a: Player, b: Player, score: number, options?: PairOptions): [Player, Player];
"#;

/// The τ of most implementations and of the paper's example.
const USUAL_TAU: f64 = 0.5;
/// The names of a player's columns, in the order of [`PlayerField::ALL`].
const COLUMNS: [&str; 3] = ["ratings", "deviations", "volatilities"];

/// Rates all players over one period. See [`rate_all`](crate::groups::rate_all).
///
/// # Errors
///
/// A JavaScript `Error` with `kind`, `field`, `message` and all `problems`.
#[wasm_bindgen(js_name = ratePeriod, skip_typescript)]
pub fn rate_period(
    players: &JsValue,
    games: &JsValue,
    options: &JsValue,
    into: &JsValue,
) -> Result<JsValue, JsValue> {
    let [ratings, deviations, volatilities] = columns(players, "")?.map(|column| column.to_vec());
    let length = ratings.len() as u32;
    let (first, second, score) = (
        indices(games, "first")?,
        indices(games, "second")?,
        numbers(games, "", "score")?,
    );
    for (name, length) in [("second", second.length()), ("score", score.length())] {
        same_length(name, length, "first", first.length())?;
    }
    // An error must leave these arrays unchanged, so they are checked before anything is rated.
    let into = if into.is_undefined() {
        None
    } else {
        Some((into.clone(), columns(into, "into.")?))
    };
    if let Some((_, columns)) = &into {
        same_length("into.ratings", columns[0].length(), "ratings", length)?;
    }
    let times;
    let elapsed = match property(options, "elapsed") {
        time if time.is_undefined() => Elapsed::All(1.0),
        time if time.is_instance_of::<Float64Array>() => {
            times = Float64Array::from(time).to_vec();
            same_length("elapsed", times.len() as u32, "ratings", length)?;
            Elapsed::Each(&times)
        }
        time => Elapsed::All(number(&time)),
    };

    let values = ratings.iter().zip(&deviations).zip(&volatilities);
    let mut players: Vec<Player> = values
        .map(|((&rating, &deviation), &volatility)| Player::new(rating, deviation, volatility))
        .collect();
    let (first, second, score) = (first.to_vec(), second.to_vec(), score.to_vec());
    let meetings = first.iter().zip(&second).zip(&score);
    let meetings = meetings.map(|((&a, &b), &score)| Meeting::new(a as usize, b as usize, score));
    rate_meetings(&mut players, meetings, tau(options), elapsed)
        .map_err(|error| refused(&error, name_in_columns))?;

    let (object, columns) = into.unwrap_or_else(|| new_columns(length));
    // The vector of the old ratings is used again, so that a million players take no more memory.
    let mut buffer = ratings;
    let values: [fn(&Player) -> f64; 3] = [
        |player| player.rating,
        |player| player.deviation,
        |player| player.volatility,
    ];
    for (column, value) in columns.iter().zip(values) {
        buffer.clear();
        buffer.extend(players.iter().map(value));
        column.copy_from(&buffer);
    }
    Ok(object)
}

/// Creates the three columns of so many players, and the object that holds them.
fn new_columns(players: u32) -> (JsValue, [Float64Array; 3]) {
    let object = Object::new();
    let columns = COLUMNS.map(|name| {
        let column = Float64Array::new_with_length(players);
        // Setting a property of a new object cannot fail.
        let _ = Reflect::set(&object, &name.into(), &column);
        column
    });
    (object.into(), columns)
}

/// Rates two players by one game. See [`rate_pair`](crate::groups::rate_pair).
///
/// # Errors
///
/// A JavaScript `Error` with `kind`, `field`, `message` and all `problems`.
#[wasm_bindgen(js_name = ratePair, skip_typescript)]
pub fn rate_pair(
    a: JsValue,
    b: JsValue,
    score: &JsValue,
    options: &JsValue,
) -> Result<JsValue, JsValue> {
    let player = |name: &str, player: JsValue| {
        serde_wasm_bindgen::from_value(player).map_err(|_| malformed(name, "must be a player"))
    };
    let (a, b) = (player("a", a)?, player("b", b)?);
    let elapsed = match property(options, "elapsed") {
        time if time.is_undefined() => [1.0; 2],
        time if Array::is_array(&time) => {
            let times = Array::from(&time);
            same_length("elapsed", times.length(), "the pair", 2)?;
            [number(&times.get(0)), number(&times.get(1))]
        }
        time => [number(&time); 2],
    };
    match crate::groups::rate_pair(a, b, number(score), tau(options), elapsed) {
        Ok(pair) => Ok(plain(&pair)),
        Err(error) => Err(refused(&error, name_in_pair)),
    }
}

/// Returns a property of an object; `undefined` if there is no such property or no object.
fn property(object: &JsValue, name: &str) -> JsValue {
    if object.is_object() {
        Reflect::get(object, &name.into()).unwrap_or_default()
    } else {
        JsValue::UNDEFINED
    }
}

/// Returns the option τ.
fn tau(options: &JsValue) -> f64 {
    let tau = property(options, "tau");
    if tau.is_undefined() {
        USUAL_TAU
    } else {
        number(&tau)
    }
}

/// Returns a number; NaN, which is refused by name, for anything else.
fn number(value: &JsValue) -> f64 {
    value.as_f64().unwrap_or(f64::NAN)
}

/// Returns the three columns of players, which are of one length. Errors begin names with `prefix`.
fn columns(players: &JsValue, prefix: &str) -> Result<[Float64Array; 3], JsValue> {
    let [ratings, deviations, volatilities] = COLUMNS.map(|name| numbers(players, prefix, name));
    let columns = [ratings?, deviations?, volatilities?];
    for (name, column) in COLUMNS.into_iter().zip(&columns) {
        same_length(
            &format!("{prefix}{name}"),
            column.length(),
            COLUMNS[0],
            columns[0].length(),
        )?;
    }
    Ok(columns)
}

/// Returns a column of numbers.
fn numbers(object: &JsValue, prefix: &str, name: &str) -> Result<Float64Array, JsValue> {
    let column = property(object, name).dyn_into();
    column.map_err(|_| malformed(&format!("{prefix}{name}"), "must be a Float64Array"))
}

/// Returns a column of the numbers of players.
fn indices(object: &JsValue, name: &str) -> Result<Uint32Array, JsValue> {
    property(object, name)
        .dyn_into()
        .map_err(|_| malformed(name, "must be a Uint32Array"))
}

/// Refuses an array that is not as long as another.
fn same_length(name: &str, length: u32, other: &str, expected: u32) -> Result<(), JsValue> {
    if length == expected {
        return Ok(());
    }
    Err(malformed(
        name,
        &format!("has {length} values, and {other} has {expected}"),
    ))
}

/// Returns the error about an argument that does not have the right shape.
fn malformed(name: &str, fault: &str) -> JsValue {
    let message = format!("{name} {fault}.");
    thrown(&Refusal::of_parts(vec![Part {
        kind: "malformed".to_owned(),
        field: Some(name.to_owned()),
        message,
    }]))
}

/// Returns the error about values that cannot be rated, under their names in JavaScript.
fn refused(error: &Error, name: fn(ValuePath) -> String) -> JsValue {
    let part = |&crate::groups::Problem { kind, place }: &crate::groups::Problem| {
        let name = name(place);
        let message = match kind {
            ProblemKind::Value(crate::ProblemKind::TooLarge)
                if matches!(place, ValuePath::Elapsed(_)) =>
            {
                format!("{name} is so long that the deviation grows beyond 10,000.")
            }
            ProblemKind::Value(kind) => Problem {
                kind,
                field: field(place),
            }
            .sentence_about(&name),
            ProblemKind::OneSelf => format!("{name} is the same player as the first."),
            _ => format!("{name} is not the number of a player."),
        };
        Part {
            kind: kind.to_string(),
            field: Some(name),
            message,
        }
    };
    thrown(&Refusal::of_parts(
        error.problems().iter().map(part).collect(),
    ))
}

/// Returns the field of a period that holds the same kind of value, so that its sentences apply.
fn field(place: ValuePath) -> Field {
    match place {
        ValuePath::Player(_, PlayerField::Rating) => Field::PlayerRating,
        ValuePath::Player(_, PlayerField::Deviation) => Field::PlayerDeviation,
        ValuePath::Player(_, PlayerField::Volatility) => Field::PlayerVolatility,
        ValuePath::Score(m) => Field::GameScore(m),
        ValuePath::Tau => Field::Tau,
        _ => Field::IdlePeriods,
    }
}

/// Returns the name of a value in the arguments of `ratePeriod`.
fn name_in_columns(place: ValuePath) -> String {
    match place {
        ValuePath::Player(i, PlayerField::Rating) => format!("ratings[{i}]"),
        ValuePath::Player(i, PlayerField::Deviation) => format!("deviations[{i}]"),
        ValuePath::Player(i, PlayerField::Volatility) => format!("volatilities[{i}]"),
        ValuePath::MeetingA(m) => format!("first[{m}]"),
        ValuePath::MeetingB(m) => format!("second[{m}]"),
        ValuePath::Score(m) => format!("score[{m}]"),
        ValuePath::IdlePeriods => "elapsed".to_owned(),
        place => place.to_string(),
    }
}

/// Returns the name of a value in the arguments of `ratePair`.
fn name_in_pair(place: ValuePath) -> String {
    match place {
        ValuePath::Player(0, field) => format!("a.{field}"),
        ValuePath::Player(_, field) => format!("b.{field}"),
        ValuePath::Score(_) => "score".to_owned(),
        place => place.to_string(),
    }
}
