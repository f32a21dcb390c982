//! The engine in a browser, whose floating point is not that of the host, and its JavaScript interface.
#![cfg(target_arch = "wasm32")]

#[path = "support/shown.rs"]
mod shown;

use explain::numbers::{full, show};
use glicko2_steps::{Period, js_api, rate};
use js_sys::{JSON, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

const EXAMPLE: &str = r#"{"player":{"rating":1500,"deviation":200,"volatility":0.06},"tau":0.5,"games":[
    {"rating":1400,"deviation":30,"score":1},{"rating":1550,"deviation":100,"score":0},{"rating":1700,"deviation":300,"score":0}]}"#;

fn near(value: f64, expected: f64) {
    assert!(
        (value / expected - 1.0).abs() < 1e-12,
        "{value} is not {expected}"
    );
}

/// Returns the value at a path like `player.rating`.
fn at(value: &JsValue, path: &str) -> JsValue {
    path.split('.').fold(value.clone(), |value, key| {
        Reflect::get(&value, &key.into()).expect("an object")
    })
}

fn number(value: &JsValue, path: &str) -> f64 {
    at(value, path)
        .as_f64()
        .unwrap_or_else(|| panic!("{path} is no number"))
}

fn object(json: &str) -> JsValue {
    JSON::parse(json).expect("JSON")
}

#[wasm_bindgen_test]
fn the_engine_agrees_with_the_paper() {
    let trace = rate(&Period::papers_example()).expect("the paper's example can be rated");
    near(trace.v.expect("there are games"), 1.778_977_089_723_997_6);
    near(trace.player.rating, 1_464.050_670_539_301_3);
}

#[wasm_bindgen_test]
fn javascript_gets_the_whole_trace_as_a_plain_object() {
    let trace = js_api::rate(object(EXAMPLE)).expect("it can be rated");
    near(number(&trace, "v"), 1.778_977_089_723_997_6);
    near(number(&trace, "delta"), -0.483_933_260_983_655_1);
    near(
        number(&trace, "games.1.rating_change"),
        -54.395_340_551_949_5,
    );
    near(
        number(&trace, "volatility.iterations.0.f_a"),
        -0.000_535_502_760_636_427_8,
    );
    near(number(&trace, "player.rating"), 1_464.050_670_539_301_3);
    assert!(
        at(&trace, "volatility.iterations.0.c").is_null(),
        "null, not undefined"
    );
    assert_eq!(
        at(&trace, "volatility.bracket.from").as_string().as_deref(),
        Some("search")
    );
    // Writing the trace as JSON and reading it changes nothing.
    let again = JSON::parse(&String::from(JSON::stringify(&trace).expect("plain"))).expect("JSON");
    near(number(&again, "phi_prime"), number(&trace, "phi_prime"));
}

#[wasm_bindgen_test]
fn an_idle_period_has_no_steps_3_to_5() {
    let trace = js_api::rate(object(
        r#"{"player":{"rating":1500,"deviation":50,"volatility":0.06},"tau":0.5,"games":[],"idle_periods":2.5}"#,
    ))
    .expect("it can be rated");
    assert!(
        ["v", "delta", "volatility"]
            .iter()
            .all(|key| at(&trace, key).is_null())
    );
    near(number(&trace, "player.deviation"), 52.645_995_729_319_8);
}

#[wasm_bindgen_test]
fn javascript_gets_every_problem_in_an_error() {
    let bad = r#"{"player":{"rating":1500,"deviation":-1},"tau":0.5,"games":[{"rating":1,"deviation":2,"score":2}]}"#;
    let error = js_api::rate(object(bad)).expect_err("it cannot be rated");
    assert!(error.is_instance_of::<js_sys::Error>());
    assert_eq!(at(&error, "kind").as_string().as_deref(), Some("negative"));
    assert_eq!(
        at(&error, "field").as_string().as_deref(),
        Some("player.deviation")
    );
    assert_eq!(
        at(&error, "message").as_string().as_deref(),
        Some("The deviation must not be below 0.")
    );
    assert_eq!(number(&error, "problems.length"), 3.0);
    assert_eq!(
        at(&error, "problems.2.field").as_string().as_deref(),
        Some("games[0].score")
    );
}

#[wasm_bindgen_test]
fn values_that_are_no_period_are_malformed() {
    for input in [
        JsValue::UNDEFINED,
        JsValue::NULL,
        JsValue::from(5),
        JsValue::from("text"),
    ] {
        let error = js_api::rate(input).expect_err("no period");
        assert_eq!(at(&error, "kind").as_string().as_deref(), Some("malformed"));
    }
}

#[wasm_bindgen_test]
fn probabilities_are_those_of_the_engine() {
    near(
        js_api::expected_score(1500.0, 1400.0, 30.0),
        0.639_467_730_552_153_3,
    );
    near(
        js_api::win_probability(1400.0, 80.0, 1500.0, 150.0),
        0.375_987_659_549_905_7,
    );
}

#[wasm_bindgen_test]
fn numbers_are_shown_as_on_other_platforms() {
    for (x, kind, digits, expected) in shown::SHOWN {
        assert_eq!(show(x, kind, digits), expected, "{x:e} as {kind:?}");
    }
    for (x, expected) in shown::IN_FULL {
        assert_eq!(full(x), expected);
    }
}
