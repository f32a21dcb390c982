//! Helpers for the tests of the JSON Lines examples.

use serde_json::{Value, json};
use std::io;

/// Runs an example over the input, and returns its answer to each line.
pub(crate) fn answers(
    run: impl FnOnce(&[u8], &mut Vec<u8>) -> io::Result<()>,
    input: &[u8],
) -> Vec<Value> {
    let mut output = Vec::new();
    run(input, &mut output).unwrap();
    let lines = String::from_utf8(output).unwrap();
    lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

pub(crate) fn papers_example() -> Value {
    json!({
        "player": {"rating": 1500, "deviation": 200, "volatility": 0.06},
        "tau": 0.5,
        "games": [
            {"rating": 1400, "deviation": 30, "score": 1},
            {"rating": 1550, "deviation": 100, "score": 0},
            {"rating": 1700, "deviation": 300, "score": 0},
        ],
    })
}

/// Returns each line with its answer below it, of a trace only the new rating. Names in capitals stand for JSON. A line
/// before the first is not UTF-8.
pub(crate) fn answered(
    run: impl FnOnce(&[u8], &mut Vec<u8>) -> io::Result<()>,
    lines: &str,
    names: &[(&str, Value)],
) -> String {
    let with_names = |line: &str| {
        names.iter().fold(line.to_owned(), |line, (name, of)| {
            line.replace(name, &of.to_string())
        })
    };
    let input: String = lines.lines().map(|line| with_names(line) + "\n").collect();
    let answers = answers(run, &[b"\xff\n", input.as_bytes()].concat());
    let asked: Vec<&str> = std::iter::once("\\xff")
        .chain(lines.lines().filter(|line| !line.is_empty()))
        .collect();
    assert_eq!(answers.len(), asked.len());
    asked
        .iter()
        .zip(answers)
        .map(|(line, answer)| format!("{line}\n    {}\n", summary(&answer)))
        .collect()
}

fn summary(answer: &Value) -> String {
    if let Some(rating) = answer["player"]["rating"].as_f64() {
        return format!("{rating:.4}");
    }
    let Some(error) = answer.get("error") else {
        return answer.to_string();
    };
    let problem = |problem: &Value| {
        let text = |key: &str| problem[key].as_str().unwrap_or("-").to_owned();
        // Messages about malformed JSON are those of a library.
        if text("kind") == "malformed" {
            text("kind")
        } else {
            [text("field"), text("kind"), text("message")].join(", ")
        }
    };
    let problems: Vec<String> = error["problems"]
        .as_array()
        .unwrap()
        .iter()
        .map(problem)
        .collect();
    assert_eq!(problem(error), problems[0]);
    assert!(error["message"].is_string());
    problems.join("\n    ")
}
