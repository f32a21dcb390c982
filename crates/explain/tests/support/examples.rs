//! Helpers for the tests of the JSON Lines examples.

use serde_json::{Value, json};
use std::io;

/// Runs an example over the input, and returns its answer to each line.
pub(crate) fn answers(run: impl FnOnce(&[u8], &mut Vec<u8>) -> io::Result<()>, input: &[u8]) -> Vec<Value> {
    let mut output = Vec::new();
    run(input, &mut output).unwrap();
    let lines = String::from_utf8(output).unwrap();
    lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
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
