//! The example `trace`, line by line: a period, a system, several periods, and errors.

#[expect(dead_code, reason = "its main is for the command line")]
#[path = "../../examples/trace.rs"]
mod trace;

use crate::support::{examples, snapshot, systems};
use examples::papers_example;
use explain::systems::{Family, all, lichess};
use glicko2_steps::{Game, Player, scale};
use serde_json::{Value, json};
use snapshot::assert_reads;
use systems::{at, game, player, prints, reads, system};

/// Returns the answer to each line.
fn answers(input: &[u8]) -> Vec<Value> {
    examples::answers(|input, output| trace::run(input, output), input)
}

fn answer(line: &Value) -> Value {
    let answers = answers(line.to_string().as_bytes());
    assert_eq!(answers.len(), 1);
    answers[0].clone()
}

fn as_json(player: Player) -> Value {
    json!({"rating": player.rating, "deviation": player.deviation, "volatility": player.volatility})
}

fn games(games: &[Game]) -> Value {
    games
        .iter()
        .map(
            |game| json!({"rating": game.rating, "deviation": game.deviation, "score": game.score}),
        )
        .collect()
}

/// Returns the number at a path such as `player.rating`.
#[track_caller]
fn number(answer: &Value, path: &str) -> f64 {
    let pointer = format!("/{}", path.replace('.', "/"));
    answer
        .pointer(&pointer)
        .and_then(Value::as_f64)
        .unwrap_or_else(|| panic!("no {path} in {answer}"))
}

#[test]
fn a_single_period_gives_its_trace() {
    let trace = answer(&papers_example());
    prints(number(&trace, "player.rating"), "1464.0507");
    assert!(trace.get("periods").is_none());
    // Unknown fields are ignored, and numbers may be given as text.
    let mut other = papers_example();
    other["comment"] = json!("mine");
    other["player"]["deviation"] = json!("200");
    assert_eq!(answer(&other), trace);
}

#[test]
fn a_system_rates_as_it_does_on_the_page() {
    let me = player(1500.0, 350.0, 0.06);
    let played = [game(1500.0, 350.0, 1.0), game(1600.0, 80.0, 0.0)];
    for system in all() {
        let line = json!({"system": system.id, "player": as_json(me), "tau": 0.5, "games": games(&played)});
        let (got, want) = (answer(&line), at(system.id, me, &played, &[]));
        assert_eq!(
            number(&got, "player.rating"),
            want.after.rating,
            "{}",
            system.id
        );
        assert_eq!(
            number(&got, "player.deviation"),
            want.after.deviation,
            "{}",
            system.id
        );
        assert_eq!(
            got["player"]["volatility"].as_f64(),
            want.after.volatility,
            "{}",
            system.id
        );
        let shown = if system.shown.is_empty() {
            Value::Null
        } else {
            json!(reads(&want))
        };
        assert_eq!(got["shown"], shown, "{}", system.id);
        let periods = got["periods"].as_array().unwrap();
        assert_eq!(periods.len(), want.updates.len(), "{}", system.id);
        let of_glicko_2 = matches!(system.family, Family::Glicko2 { .. });
        for (period, update) in periods.iter().zip(&want.updates) {
            assert_eq!(
                period.get("phi_star").is_some(),
                of_glicko_2,
                "{}",
                system.id
            );
            let path = if of_glicko_2 {
                "player.rating"
            } else {
                "rating"
            };
            assert_eq!(
                number(period, path),
                update.computed.rating,
                "{}",
                system.id
            );
        }
    }
    let lichess = json!({"system": "lichess", "player": as_json(me), "games": games(&played[..1])});
    assert_eq!(answer(&lichess)["shown"], "1662?");
}

#[test]
fn options_are_those_of_a_link() {
    let me = player(1500.0, 60.0, 0.06);
    let of = |options: Value| {
        answer(
            &json!({"system": "lichess", "options": options, "player": as_json(me), "games": games(&[game(1500.0, 60.0, 1.0)])}),
        )
    };
    let typed = at(
        "lichess",
        me,
        &[game(1500.0, 60.0, 1.0)],
        &[("days", "30"), ("colour", "white"), ("kind", "rapid")],
    );
    for days in [json!(30), json!("30")] {
        let got = of(json!({"days": days, "colour": "white", "kind": "rapid"}));
        assert_eq!(number(&got, "player.rating"), typed.after.rating);
        assert_eq!(
            number(&got, "periods.0.phi"),
            scale::phi(typed.before.deviation)
        );
    }
    assert_ne!(of(json!({})), of(json!({"colour": "black"})));
}

#[test]
fn periods_follow_each_other() {
    let (first, second) = (
        papers_example(),
        json!([{"rating": 1450, "deviation": 70, "score": 0.5}]),
    );
    let line = json!({
        "player": first["player"], "tau": 0.5,
        "periods": [{"games": first["games"]}, {"idle": "3.5"}, {"games": second}],
    });
    let got = answer(&line);
    let one = answer(&first);
    assert_eq!(got["periods"][0], one);
    let idle =
        answer(&json!({"player": one["player"], "tau": 0.5, "games": [], "idle_periods": 3.5}));
    assert_eq!(got["periods"][1], idle);
    let last = answer(&json!({"player": idle["player"], "tau": 0.5, "games": second}));
    assert_eq!(got["periods"][2], last);
    assert_eq!(got["player"], last["player"]);
    assert!(
        got["shown"].as_str().unwrap().starts_with("from "),
        "{}",
        got["shown"]
    );
}

/// A system counts idle time in its own periods, and options that are carried over keep their last value.
#[test]
fn periods_of_a_system_follow_each_other() {
    let new = system("inversus").unrated();
    let won = games(&[game(1500.0, 350.0, 1.0)]);
    let line = json!({
        "system": "inversus", "options": {"points": 100, "days": 7}, "player": as_json(new),
        "periods": [{"games": won}, {"idle": 2}, {"games": won, "options": {"days": 14}}],
    });
    let got = answer(&line);
    let first = at(
        "inversus",
        new,
        &[game(1500.0, 350.0, 1.0)],
        &[("points", "100"), ("days", "7")],
    );
    assert_eq!(reads(&first), "600 Rank Points");
    let of = |outcome: &explain::systems::Outcome| {
        player(
            outcome.after.rating,
            outcome.after.deviation,
            outcome.after.volatility.unwrap(),
        )
    };
    let idle = at(
        "inversus",
        of(&first),
        &[],
        &[("points", "600"), ("days", "28")],
    );
    let last = at(
        "inversus",
        of(&idle),
        &[game(1500.0, 350.0, 1.0)],
        &[("points", "600"), ("days", "14")],
    );
    assert_eq!(number(&got, "player.rating"), last.after.rating);
    assert_eq!(number(&got, "player.deviation"), last.after.deviation);
    assert_eq!(got["shown"], json!(reads(&last)));
    assert_eq!(got["periods"].as_array().unwrap().len(), 3);
    // A period of Lichess is no whole number of days.
    let waiting = answer(
        &json!({"system": "lichess", "player": as_json(player(1500.0, 60.0, 0.06)), "periods": [{"idle": 10}]}),
    );
    let days = (10.0 / lichess::PERIODS_PER_DAY).to_string();
    let want = at(
        "lichess",
        player(1500.0, 60.0, 0.06),
        &[],
        &[("days", &days)],
    );
    assert_eq!(number(&waiting, "player.deviation"), want.after.deviation);
}

#[test]
fn errors_name_their_field() {
    let game = |deviation: f64| json!([{"rating": 1500, "deviation": deviation, "score": 1}]);
    let names = [
        ("ME", as_json(player(1500.0, 60.0, 0.06))),
        ("WON", game(60.0)),
        ("BAD", game(-60.0)),
        ("EXAMPLE", papers_example()),
    ];
    let run = |input: &[u8], output: &mut Vec<u8>| trace::run(input, output);
    assert_reads(
        "trace-lines",
        &examples::answered(run, include_str!("../data/trace_lines.txt"), &names),
    );
}
