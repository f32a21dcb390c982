//! An export of Lichess.

#![no_main]

/// The first line, by which the format is recognized.
const HEAD: &[u8] = b"{\"players\":{\"white\":{}},\"rated\":true}\n";

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::files::file(&[HEAD, data].concat()));
