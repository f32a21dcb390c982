//! The example `check`, line by line.

#[expect(dead_code, reason = "its main is for the command line")]
#[path = "../../examples/check.rs"]
mod check;
#[path = "../support/examples.rs"]
mod examples;

use examples::papers_example;
use serde_json::{Value, json};

fn answers(input: &[u8]) -> Vec<Value> {
    examples::answers(|input, output| check::run(input, output), input)
}

fn answer(case: &Value, given: &Value) -> Value {
    let answers = answers(json!({"case": case, "given": given}).to_string().as_bytes());
    assert_eq!(answers.len(), 1);
    answers[0].clone()
}

#[test]
fn a_line_is_checked() {
    let case = papers_example();
    let right = answer(&case, &json!({"player.rating": "1464.05", "player.deviation": "151.52"}));
    let want = json!({"right": true, "first": null, "candidates": [], "certainty": "likely", "ask": ["case.b"]});
    assert_eq!(right, want);
    let no_step6 = answer(&case, &json!({"player.rating": "1464.11", "player.deviation": "151.40"}));
    assert_eq!(no_step6["right"], false);
    assert_eq!(no_step6["first"], "player.rating");
    let named = no_step6["candidates"].as_array().unwrap();
    assert!(named.contains(&json!("no-step6")) && named.contains(&json!("glicko-1")), "{no_step6}");
    assert_eq!((&no_step6["certainty"], &no_step6["ask"][0]), (&json!("likely"), &json!("volatility.sigma")));
    let with_sigma = json!({"player.rating": "1464.11", "player.deviation": "151.40", "volatility.sigma": "0.059996"});
    let want = json!({
        "right": false, "first": "player.rating", "candidates": ["no-step6", "phistar-sigma-scaled"],
        "certainty": "likely", "ask": ["case.b"],
        "look": "widths",
    });
    assert_eq!(answer(&case, &with_sigma), want);
    let v = answer(&case, &json!({"v": "1.6226", "games.0.g": "0.9955"}));
    assert_eq!((&v["first"], &v["candidates"]), (&json!("v"), &json!(["v-g-once"])));
    // A JSON number has the decimals that it shows.
    let number =
        answer(&case, &json!({"player.rating": 1464.11, "player.deviation": 151.40, "player.volatility": 0.059996}));
    assert_eq!(number["right"], false);
    let cut = answer(&case, &json!({"player.deviation": "151.51"}));
    assert_eq!((&cut["right"], &cut["cut"]), (&json!(true), &json!(["player.deviation"])));
}

#[test]
fn errors_name_their_field() {
    let case = papers_example();
    let mut negative = case.clone();
    negative["games"][1]["deviation"] = json!(-30);
    let rating = json!({"player.rating": "1464.05"});
    let cases = [
        (json!({"case": negative, "given": rating}), "negative", "case.games[1].deviation"),
        (json!({"case": {"tau": 0.5}, "given": rating}), "not_a_number", "case.player.rating"),
        (json!({"case": case, "given": {}}), "missing", "given"),
        (json!({"case": case}), "missing", "given"),
        (json!({"case": case, "given": {"rating": "1464"}}), "unknown", "given.rating"),
        (json!({"case": case, "given": {"games.3.g": "0.9"}}), "unknown", "given.games.3.g"),
        (json!({"case": case, "given": {"player.rating": "about 1464"}}), "not_a_number", "given.player.rating"),
        (json!({"case": case, "given": {"player.rating": null, "v": "1.7"}}), "not_a_number", "given.player.rating"),
    ];
    for (line, kind, field) in &cases {
        let answers = answers(line.to_string().as_bytes());
        let error = &answers[0]["error"];
        assert_eq!((error["kind"].as_str(), error["field"].as_str()), (Some(*kind), Some(*field)), "{line}: {error}");
        assert!(error["message"].as_str().is_some_and(|message| message.len() > 10), "{error}");
        assert_eq!(error["problems"][0]["field"], *field, "{error}");
    }
    // Every line gets an answer, even if it is not JSON.
    let mut input = b"{\n\xff\n\n[]\n3\n{\"given\":{}}\n{\"case\":3}\n".to_vec();
    input.extend(json!({"case": case, "given": rating}).to_string().bytes());
    let answers = answers(&input);
    assert_eq!(answers.len(), 7);
    assert!(answers[..6].iter().all(|answer| answer["error"]["kind"] == "malformed"), "{answers:?}");
    assert_eq!(answers[6]["right"], true);
}
