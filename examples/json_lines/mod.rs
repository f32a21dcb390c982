//! JSON Lines: an answer for each line.

use serde::Serialize;
use std::io::{self, BufRead, Write};

/// Answers each line of the input that is not blank with a line of the output.
pub(crate) fn run<A: Serialize>(
    mut input: impl BufRead,
    mut output: impl Write,
    answer: impl Fn(&[u8]) -> A,
) -> io::Result<()> {
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
