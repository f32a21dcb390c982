//! Rates one case per line: JSON Lines in, JSON Lines out.
//!
//! ```text
//! echo '{"player":{"rating":1500,"deviation":200,"volatility":0.06},"tau":0.5,
//!        "games":[{"rating":1400,"deviation":30,"score":1}]}' | tr -d '\n' |
//!     cargo run --release --example trace
//! ```
//!
//! Each non-blank line gives one line. A period gives its trace. A line that names a rating system
//! (`"system":"lichess"`, with `"options"`) or has `"periods"` gives
//! `{"player":…,"shown":"1662?","periods":[trace, …]}`: see [`json`](explain::systems::json). Input that cannot
//! be rated gives `{"error":{"kind":…,"field":…,"message":…,"problems":[…]}}`. A bad line does not stop the following
//! ones. Numbers have enough digits to be read back as the same double.

mod json_lines;

use explain::systems::json::{self, Names, Request};
use glicko2_steps::refusal::Refusal;
use glicko2_steps::{Period, Trace, rate};
use serde::Serialize;
use std::io::{self, BufRead, BufWriter, Write};

/// The answer to one line.
#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Rated(Box<Trace>),
    BySystem(json::Answer),
    Refused { error: Refusal },
}

fn main() -> io::Result<()> {
    run(io::stdin().lock(), BufWriter::new(io::stdout().lock()))
}

/// Answers each line of the input with a line of the output.
pub(crate) fn run(input: impl BufRead, output: impl Write) -> io::Result<()> {
    json_lines::run(input, output, answer)
}

fn answer(line: &[u8]) -> Answer {
    // A line that is not an object has no names. Parsing it as a period then reports the error.
    let names = serde_json::from_slice::<Names>(line).unwrap_or_default();
    let answer = if names.are_of_request() {
        by_system(line)
    } else {
        of_paper(line)
    };
    answer.unwrap_or_else(|error| Answer::Refused { error })
}

/// Rates a single period by the paper.
fn of_paper(line: &[u8]) -> Result<Answer, Refusal> {
    let period: Period = serde_json::from_slice(line).map_err(|error| malformed(&error))?;
    let trace = rate(&period).map_err(|error| Refusal::of(&error))?;
    Ok(Answer::Rated(Box::new(trace)))
}

/// Rates a case by a rating system, or several periods.
fn by_system(line: &[u8]) -> Result<Answer, Refusal> {
    let request: Request = serde_json::from_slice(line).map_err(|error| malformed(&error))?;
    request.answer().map(Answer::BySystem)
}

fn malformed(error: &serde_json::Error) -> Refusal {
    Refusal::malformed(error.to_string())
}
