//! The example `import`, alone and with `trace` after it.

use super::{of_owner, stored};
use explain::import::compare::{ASSUMED_RD, Comparison};
use glicko2_steps::Player;
use serde_json::{Value, json};
use std::rc::Rc;

#[expect(dead_code, reason = "its main is for the command line")]
#[path = "../../../examples/import.rs"]
mod import;
#[expect(dead_code, reason = "its main is for the command line")]
#[path = "../../../examples/trace.rs"]
mod trace;

/// Runs the command. Returns whether it succeeded, and its line.
fn run(arguments: &str, input: &[u8]) -> (bool, Value) {
    let arguments: Vec<String> = arguments.split_whitespace().map(str::to_owned).collect();
    let mut output = Vec::new();
    let succeeded = import::run(&arguments, input, &mut output).unwrap();
    let line = String::from_utf8(output).unwrap();
    assert_eq!(line.matches('\n').count(), 1);
    (succeeded, serde_json::from_str(&line).unwrap())
}

#[test]
fn a_players_games_are_written_as_the_issue_says() {
    let (succeeded, line) = run("--player mira_plays", &stored("lichess.ndjson"));
    assert!(succeeded);
    assert_eq!(
        (&line["format"], &line["player"]),
        (&json!("lichess-ndjson"), &json!("Mira_Plays"))
    );
    let periods = line["periods"].as_array().unwrap();
    assert_eq!(periods.len(), 60);
    let game = &periods[0]["games"][0];
    let keys: Vec<&String> = game.as_object().unwrap().keys().collect();
    assert_eq!(
        keys,
        ["deviation", "opponent", "rating", "score", "their_change"]
    );
    assert!(
        game["deviation"].is_null()
            && periods[0].get("idle").is_none()
            && periods[1]["idle"].is_number()
    );
    assert_eq!(
        line["skipped"][0],
        json!({"line": 10, "reason": "other_kind"})
    );
    assert_eq!(line["not_used"], json!([]));
    let keys: Vec<&String> = line.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["format", "not_used", "periods", "player", "skipped"]);
    assert_eq!(
        run("--kind rapid", &stored("lichess.pgn")).1["periods"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
}

#[test]
fn a_league_is_written_as_the_issue_says() {
    let (succeeded, line) = run(
        "",
        b"Round,White,WhiteElo,Black,Result,ECO\n1,Anna,1500,Ben,1-0,B01\n3,Ben,,Carl,maybe,C00\n",
    );
    assert!(succeeded);
    let expected = json!({
        "format": "table",
        "players": [
            {"name": "Anna", "rating": 1500.0, "deviation": null, "volatility": null},
            {"name": "Ben", "rating": null, "deviation": null, "volatility": null},
        ],
        "periods": [{"results": [{"first": "Anna", "second": "Ben", "score": 1.0}]}],
        "skipped": [{"line": 3, "reason": "bad_result"}],
        "not_used": ["ECO"],
    });
    assert_eq!(line, expected);
    for (name, format) in [("report.trf", "trf16"), ("tournament.pgn", "pgn")] {
        let (succeeded, line) = run("", &stored(name));
        assert!(
            succeeded && line["format"] == format && line["periods"].as_array().unwrap().len() == 3,
            "{line}"
        );
    }
}

#[test]
fn the_paged_case_is_read() {
    let case = br#"{"in":{"player":{"rating":1500,"deviation":200,"volatility":0.06},"tau":0.5,"games":[{"rating":1400,"deviation":null,"assumed_deviation":60,"score":1}]}}"#;
    let (succeeded, line) = run("", case);
    assert!(succeeded);
    let game = json!({"opponent": null, "rating": 1400.0, "deviation": null, "score": 1.0});
    assert_eq!(line["periods"], json!([{"games": [game]}]));
}

#[test]
fn trace_rates_the_games_as_the_comparison_does() {
    let start = Player::new(1741.37, 81.0, 0.0604);
    let traced = |arguments: &str, file: &str| {
        let (succeeded, line) = run(arguments, &stored(file));
        assert!(succeeded, "{line}");
        let mut output = Vec::new();
        trace::run(line.to_string().as_bytes(), &mut output).unwrap();
        serde_json::from_slice::<Value>(&output).unwrap()
    };
    for file in ["lichess.ndjson", "lichess.pgn"] {
        let answer = traced(
            "--player Mira_Plays --start 1741.37,81,0.0604 --trace",
            file,
        );
        assert_eq!(answer["periods"].as_array().unwrap().len(), 60);
        let games = Rc::new(of_owner(&stored(file)).0);
        let comparison = Comparison::of_all(&games, start, ASSUMED_RD).unwrap();
        let after = comparison.rows.last().unwrap().after;
        for (key, number) in [
            ("rating", after.rating),
            ("deviation", after.deviation),
            ("volatility", after.volatility),
        ] {
            assert_eq!(answer["player"][key].as_f64().unwrap(), number, "{key}");
        }
        // Without a start, it is worked out.
        assert!(traced("--trace", file)["player"]["rating"].is_number());
    }
    // The history has its own start and all RDs. Annulled games and other handicaps lead a little away from it.
    let answer = traced("--trace", "ogs.tsv");
    assert_eq!(answer["periods"].as_array().unwrap().len(), 39);
    assert!(
        (answer["player"]["rating"].as_f64().unwrap() - 1582.72).abs() < 20.0,
        "{}",
        answer["player"]
    );
    let answer = traced(
        "--player tara_k --start 1000,80,0.06 --trace",
        "chess-com.pgn",
    );
    assert_eq!(answer["periods"].as_array().unwrap().len(), 3);
}

#[test]
fn errors_are_named_with_the_line() {
    let two = b"[White \"a\"]\n[Black \"b\"]\n[Result \"1-0\"]\n\n1-0\n";
    for (arguments, input, kind, line) in [
        ("", &b"PK\x03\x04"[..], "zip", Value::Null),
        (
            "",
            b"\n\nneither a game nor a result\n",
            "nothing",
            json!(3),
        ),
        ("", b"{\"player\":\n\n oops", "broken_json", json!(3)),
        ("", b"{}", "no_case", Value::Null),
        ("", two, "ask_player", Value::Null),
        ("--player c", two, "unknown_player", Value::Null),
        (
            "--trace",
            b"White,Black,Result\nAnna,Ben,1\n",
            "not_one_player",
            Value::Null,
        ),
        ("--trace", b"1400,30,1\n", "no_start", Value::Null),
        ("--start 1500,x", b"1400,30,1\n", "argument", Value::Null),
        ("--colour", b"1400,30,1\n", "argument", Value::Null),
    ] {
        let (succeeded, answer) = run(arguments, input);
        assert!(!succeeded);
        assert_eq!(
            (&answer["error"]["kind"], &answer["error"]["line"]),
            (&json!(kind), &line),
            "{answer}"
        );
        assert!(
            answer["error"]["message"]
                .as_str()
                .is_some_and(|message| !message.is_empty())
        );
    }
}
