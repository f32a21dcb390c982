//! What Node does for us: it is here for npm's sake already, and has what the standard library lacks.

use crate::command::{Outcome, program};
use std::io::Write as _;
use std::process::Stdio;

/// Packs bytes with gzip, as Base64.
pub(crate) fn gzip_base64(bytes: &[u8]) -> Outcome<String> {
    asked("require('zlib').gzipSync(bytes, { level: 9 }).toString('base64')", bytes)
}

/// Bytes as Base64.
pub(crate) fn base64(bytes: &[u8]) -> Outcome<String> {
    asked("bytes.toString('base64')", bytes)
}

/// The hash of a text by which a Content-Security-Policy allows it: `sha256-…`.
pub(crate) fn sha256(text: &str) -> Outcome<String> {
    asked("'sha256-' + require('crypto').createHash('sha256').update(bytes).digest('base64')", text.as_bytes())
}

/// The text that an expression makes of `bytes`.
fn asked(expression: &str, bytes: &[u8]) -> Outcome<String> {
    let failed = |error: std::io::Error| format!("Node could not be asked; is it installed? {error}");
    let script = format!("const bytes = require('fs').readFileSync(0); process.stdout.write({expression})");
    let mut node =
        program("node").arg("-e").arg(script).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().map_err(failed)?;
    if let Some(mut input) = node.stdin.take() {
        // It says nothing before it has read all.
        input.write_all(bytes).map_err(failed)?;
    }
    let said = node.wait_with_output().map_err(failed)?;
    if !said.status.success() {
        return Err(format!("Node failed ({})", said.status));
    }
    String::from_utf8(said.stdout).map_err(|error| error.to_string())
}
