//! Finds the first error in given numbers, one case per line: JSON Lines in, JSON Lines out.
//!
//! ```text
//! echo '{"case":{"player":{"rating":1500,"deviation":200,"volatility":0.06},"tau":0.5,
//!        "games":[{"rating":1400,"deviation":30,"score":1}]},
//!        "given":{"player.rating":"1563.43","player.deviation":"175.22"}}' | tr -d '\n' |
//!     cargo run --release --example check
//! ```
//!
//! Each non-blank line gives one line: `{"right":…,"first":…,"candidates":[…],"certainty":…,"ask":[…]}`, see
//! [`json`](explain::teach::check::json). Input that cannot be compared gives
//! `{"error":{"kind":…,"field":…,"message":…,"problems":[…]}}`. A bad line does not stop the following ones.

mod json_lines;

use explain::teach::check::json::{self, Refused, Request, Unread};
use glicko2_steps::refusal::{Part, Refusal};
use serde::Serialize;
use std::io::{self, BufRead, BufWriter, Write};

/// The answer to one line.
#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Checked(json::Answer),
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
    let answer = match serde_json::from_slice::<Request>(line) {
        Ok(request) => request.answer().map_err(refusal),
        Err(error) => Err(Refusal::malformed(error.to_string())),
    };
    answer.map_or_else(|error| Answer::Refused { error }, Answer::Checked)
}

fn refusal(refused: Refused) -> Refusal {
    let part = |kind: &str, field: String, message: &str| Part {
        kind: kind.to_owned(),
        field: Some(field),
        message: message.to_owned(),
    };
    let problems: Vec<Part> = match refused {
        Refused::Case(error) => {
            let problems = Refusal::of(&error).problems;
            let in_case = |part: Part| Part {
                field: part.field.map(|field| format!("case.{field}")),
                ..part
            };
            problems.into_iter().map(in_case).collect()
        }
        Refused::Given(unread) if unread.is_empty() => {
            vec![part(
                "missing",
                "given".to_owned(),
                "There are no numbers to compare.",
            )]
        }
        Refused::Given(unread) => {
            let problem = |(name, why): (String, Unread)| {
                let (kind, message) = match why {
                    Unread::Unknown => ("unknown", "This case has no number of that name."),
                    Unread::NotANumber => ("not_a_number", "That is not a number."),
                };
                part(kind, format!("given.{name}"), message)
            };
            unread.into_iter().map(problem).collect()
        }
    };
    Refusal {
        first: problems[0].clone(),
        problems,
    }
}
