//! Links of one player, and of a league.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::link(data));
