//! Games of chess in PGN.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::files::file(fuzz::files::heads::PGN, data));
