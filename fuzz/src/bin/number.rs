//! Numbers as they are typed.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::number(data));
