//! Delimited text.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::files::table(data));
