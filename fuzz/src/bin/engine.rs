//! Periods as JSON, and as doubles of any bits.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::engine(data));
