//! Functions that the standard library lacks, run in Node. Node is required for npm anyway.

use crate::command::{Outcome, program};
use std::io::Write as _;
use std::process::Stdio;

/// Compresses bytes with gzip, and encodes them as Base64.
pub(crate) fn gzip_base64(bytes: &[u8]) -> Outcome<String> {
    evaluate(
        "require('zlib').gzipSync(bytes, { level: 9 }).toString('base64')",
        bytes,
    )
}

/// Encodes bytes as Base64.
pub(crate) fn base64(bytes: &[u8]) -> Outcome<String> {
    evaluate("bytes.toString('base64')", bytes)
}

/// Returns the hash by which a Content-Security-Policy allows a text: `sha256-…`.
pub(crate) fn sha256(text: &str) -> Outcome<String> {
    evaluate(
        "'sha256-' + require('crypto').createHash('sha256').update(bytes).digest('base64')",
        text.as_bytes(),
    )
}

/// Returns the text of an expression in `bytes`.
fn evaluate(expression: &str, bytes: &[u8]) -> Outcome<String> {
    let failed =
        |error: std::io::Error| format!("Node could not be asked; is it installed? {error}");
    let script =
        format!("const bytes = require('fs').readFileSync(0); process.stdout.write({expression})");
    let mut node = program("node")
        .arg("-e")
        .arg(script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(failed)?;
    if let Some(mut input) = node.stdin.take() {
        // Node writes nothing before it has read everything, so this cannot deadlock.
        input.write_all(bytes).map_err(failed)?;
    }
    let said = node.wait_with_output().map_err(failed)?;
    if !said.status.success() {
        return Err(format!("Node failed ({})", said.status));
    }
    String::from_utf8(said.stdout).map_err(|error| error.to_string())
}
