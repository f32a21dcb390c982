//! Rates one period a line: JSON Lines in, JSON Lines out.
//!
//! ```text
//! echo '{"player":{"rating":1500,"deviation":200,"volatility":0.06},"tau":0.5,
//!        "games":[{"rating":1400,"deviation":30,"score":1}]}' | tr -d '\n' |
//!     cargo run --release --example trace
//! ```
//!
//! Each line that is not blank gives one line: the trace, or `{"error":{"kind":…,"field":…,"message":…,"problems":[…]}}`. A bad line
//! never stops those after it. Numbers are written with all the digits that it takes to read the same double back.

use glicko2_steps::glicko2::{Period, Trace, rate};
use glicko2_steps::present::refusal::Refusal;
use glicko2_steps::present::text::Language;
use serde::Serialize;
use std::io::{self, BufRead, BufWriter, Write};

/// What a line comes to.
#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Rated(Box<Trace>),
    Refused { error: Refusal },
}

fn main() -> io::Result<()> {
    let mut input = io::stdin().lock();
    let mut output = BufWriter::new(io::stdout().lock());
    let mut line = Vec::new();
    // Bytes, not text: a line that is no UTF-8 is a bad line like any other.
    while input.read_until(b'\n', &mut line)? > 0 {
        if !line.trim_ascii().is_empty() {
            serde_json::to_writer(&mut output, &answer(&line))?;
            writeln!(output)?;
            // Somebody may wait for the answer before asking again.
            output.flush()?;
        }
        line.clear();
    }
    Ok(())
}

fn answer(line: &[u8]) -> Answer {
    let refused = |error| Answer::Refused { error };
    match serde_json::from_slice::<Period>(line) {
        Ok(period) => match rate(&period) {
            Ok(trace) => Answer::Rated(Box::new(trace)),
            Err(error) => refused(Refusal::of(&error, Language::En)),
        },
        Err(error) => refused(Refusal::malformed(error.to_string())),
    }
}
