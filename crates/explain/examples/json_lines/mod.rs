//! JSON Lines: one answer per line.

use serde::Serialize;
use std::io::{self, BufRead, Write};

/// Answers each non-blank line of the input with a line of the output.
pub(crate) fn run<A: Serialize>(
    mut input: impl BufRead,
    mut output: impl Write,
    answer: impl Fn(&[u8]) -> A,
) -> io::Result<()> {
    let mut line = Vec::new();
    // Reads bytes, so that a line that is not UTF-8 is a bad line like any other.
    while input.read_until(b'\n', &mut line)? > 0 {
        if !line.trim_ascii().is_empty() {
            serde_json::to_writer(&mut output, &answer(&line))?;
            writeln!(output)?;
            // The caller may wait for this answer before sending the next line.
            output.flush()?;
        }
        line.clear();
    }
    Ok(())
}
