//! Functions that the standard library lacks, run in Node. Node is required for npm anyway.

use crate::command::{Outcome, answer, program};

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
    let script =
        format!("const bytes = require('fs').readFileSync(0); process.stdout.write({expression})");
    answer(program("node -e").arg(script), bytes)
        .map_err(|error| format!("Node could not be asked; is it installed? {error}"))
}
