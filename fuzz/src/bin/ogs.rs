//! A rating history of Online-Go.com.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::files::file(fuzz::files::heads::OGS, data));
