//! A case that the page wrote.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::files::file(data));
