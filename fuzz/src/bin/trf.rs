//! A tournament report.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::files::file(fuzz::files::heads::TRF, data));
