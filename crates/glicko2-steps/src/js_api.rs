//! The engine for JavaScript. Plain objects have the same shapes as in JSON.

use crate::refusal::Refusal;
use crate::trace::{Bracket, GameTrace, Iteration, Trace};
use crate::{Game, Period, Player, formulas, scale};
use js_sys::Reflect;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A player's numbers on the scale that people know. */
export interface Player {
    /** r, in rating points. */
    rating: number;
    /** RD, in rating points. */
    deviation: number;
    /** σ, without unit. */
    volatility: number;
}

/** One game: the opponent's numbers before the period, and the score from 0 to 1. */
export interface Game {
    rating: number;
    deviation: number | null;
    /** RD where the deviation is null. */
    assumed_deviation?: number;
    score: number;
}

/** One rating period of one player. */
export interface Period {
    player: Player;
    /** τ, the system constant. */
    tau: number;
    /** None: an idle period. */
    games?: Game[];
    /** ε of Step 5; 0.000001 unless given. */
    epsilon?: number;
    /** How many periods an idle player was away; 1 unless given. */
    idle_periods?: number;
    /** "as_printed" carries the few digits that the paper prints. */
    rounding?: "exact" | "as_printed";
}

/** One game's part in Steps 2 to 4 and in the new rating. */
export interface GameTrace {
    mu: number;
    phi: number;
    g: number;
    e: number;
    score: number;
    v_term: number;
    delta_term: number;
    rating_change: number;
}

/** The bracket as one iteration of Step 5 leaves it. */
export interface Iteration {
    a: number;
    b: number;
    c: number | null;
    f_a: number;
    f_b: number;
    f_c: number | null;
    kept: "start" | "a" | "b" | "half";
}

/** Step 5. */
export interface Volatility {
    a: number;
    bracket: { from: "delta" } | { from: "search"; tries: { k: number; x: number; f: number }[] };
    iterations: Iteration[];
    sigma: number;
    roots: number[];
    root: number;
    sigma_exact: number;
}

/** Every intermediate value, named as in the paper. In an idle period Steps 3 to 5 are null. */
export interface Trace {
    mu: number;
    phi: number;
    games: GameTrace[];
    v_sum: number | null;
    v: number | null;
    delta_sum: number | null;
    delta: number | null;
    volatility: Volatility | null;
    phi_star: number;
    phi_prime: number;
    mu_prime: number;
    player: Player;
    exact: Player | null;
    warnings: { kind: string; field?: string }[];
}

/** What `rate` throws. */
export interface RatingError extends Error {
    kind: string;
    field: string | null;
    problems: { kind: string; field: string | null; message: string }[];
}

/** Rates a period. Throws a RatingError that names every bad value. */
export function rate(period: Period): Trace;
"#;

/// Rates a period, given and returned as a plain object.
///
/// # Errors
///
/// A JavaScript `Error` with `kind`, `field`, `message` and all `problems`.
#[wasm_bindgen(skip_typescript)]
pub fn rate(period: JsValue) -> Result<JsValue, JsValue> {
    let period: Period = serde_wasm_bindgen::from_value(period)
        .map_err(|error| thrown(&Refusal::malformed(error.to_string())))?;
    match crate::rate(&period) {
        Ok(trace) => Ok(plain(&trace)),
        Err(error) => Err(thrown(&Refusal::of(&error))),
    }
}

/// Rates a period with numbers in and out, for `rate` of the package: JavaScript makes an object many times faster than
/// WebAssembly can ask it to.
///
/// `games` has rating, deviation and score of each game in a row. The result has the numbers of the trace in the order
/// of its fields. The length comes before a list, NaN stands for `None`, and a [`KeptEnd`](crate::trace::KeptEnd) is
/// its number. The result is empty if the period is refused, is idle, or has warnings: [`rate`] has words for those.
#[wasm_bindgen(js_name = rateNumbers, skip_typescript)]
#[must_use]
pub fn rate_numbers(
    rating: f64,
    deviation: f64,
    volatility: f64,
    tau: f64,
    epsilon: Option<f64>,
    games: &[f64],
) -> Vec<f64> {
    let player = Player::new(rating, deviation, volatility);
    let game = |game: &[f64; 3]| Game::new(game[0], game[1], game[2]);
    let games = games.as_chunks().0.iter().map(game).collect();
    let epsilon = epsilon.unwrap_or(Period::EPSILON);
    let trace = crate::rate(&Period {
        epsilon,
        ..Period::new(player, tau, games)
    });
    trace
        .ok()
        .filter(|trace| trace.warnings.is_empty())
        .and_then(|trace| numbers(&trace))
        .unwrap_or_default()
}

/// Returns the numbers of a trace in the order of its fields; `None` after an idle period.
fn numbers(trace: &Trace) -> Option<Vec<f64>> {
    let step_5 = trace.volatility.as_ref()?;
    let player = |player: Player| [player.rating, player.deviation, player.volatility];
    let mut numbers = Vec::with_capacity(64 + 8 * trace.games.len());
    numbers.extend([trace.mu, trace.phi, trace.games.len() as f64]);
    for &GameTrace {
        mu,
        phi,
        g,
        e,
        score,
        v_term,
        delta_term,
        rating_change,
    } in &trace.games
    {
        numbers.extend([mu, phi, g, e, score, v_term, delta_term, rating_change]);
    }
    numbers.extend([
        trace.v_sum?,
        trace.v?,
        trace.delta_sum?,
        trace.delta?,
        step_5.a,
    ]);
    let tries = if let Bracket::Search { tries } = &step_5.bracket {
        tries.as_slice()
    } else {
        &[]
    };
    numbers.push(tries.len() as f64);
    numbers.extend(
        tries
            .iter()
            .flat_map(|tried| [f64::from(tried.k), tried.x, tried.f]),
    );
    numbers.push(step_5.iterations.len() as f64);
    for &Iteration {
        a,
        b,
        c,
        f_a,
        f_b,
        f_c,
        kept,
    } in &step_5.iterations
    {
        numbers.extend([
            a,
            b,
            c.unwrap_or(f64::NAN),
            f_a,
            f_b,
            f_c.unwrap_or(f64::NAN),
            f64::from(kept as u8),
        ]);
    }
    numbers.extend([step_5.sigma, step_5.roots.len() as f64]);
    numbers.extend(&step_5.roots);
    numbers.extend([
        step_5.root,
        step_5.sigma_exact,
        trace.phi_star,
        trace.phi_prime,
        trace.mu_prime,
    ]);
    numbers.extend(player(trace.player).into_iter().chain(player(trace.exact?)));
    Some(numbers)
}

/// Returns the expected score of a game as used for the update. Only the opponent's deviation counts.
#[wasm_bindgen(js_name = expectedScore)]
#[must_use]
pub fn expected_score(rating: f64, opponent_rating: f64, opponent_deviation: f64) -> f64 {
    formulas::e(
        scale::mu(rating),
        scale::mu(opponent_rating),
        scale::phi(opponent_deviation),
    )
}

/// Returns the probability of a win as a prediction. Both deviations count.
#[wasm_bindgen(js_name = winProbability)]
#[must_use]
pub fn win_probability(
    rating: f64,
    deviation: f64,
    opponent_rating: f64,
    opponent_deviation: f64,
) -> f64 {
    formulas::prediction(
        scale::mu(rating),
        scale::phi(deviation),
        scale::mu(opponent_rating),
        scale::phi(opponent_deviation),
    )
}

/// Converts a value to plain JavaScript: objects, arrays, numbers, null.
pub(super) fn plain(value: &impl Serialize) -> JsValue {
    // Converting a trace or a refusal never fails, because all their types exist in JavaScript.
    value
        .serialize(&Serializer::json_compatible())
        .unwrap_or(JsValue::NULL)
}

/// Converts a refusal to an `Error` with its parts as properties.
pub(super) fn thrown(refusal: &Refusal) -> JsValue {
    let error = js_sys::Error::new(&refusal.first.message);
    error.set_name("RatingError");
    let parts = plain(refusal);
    for key in ["kind", "field", "problems"].map(JsValue::from) {
        // Setting a property of an error cannot fail.
        let _ = Reflect::get(&parts, &key).and_then(|part| Reflect::set(&error, &key, &part));
    }
    error.into()
}
