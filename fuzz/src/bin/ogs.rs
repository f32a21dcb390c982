//! A rating history of Online-Go.com.

#![no_main]

/// The first line, by which the format is recognized.
const HEAD: &[u8] = b"ended\tgame_id\tplayed_black\thandicap\trating\tdeviation\tvolatility\topponent_id\topponent_rating\topponent_deviation\toutcome\textra\tannulled\tresult\n";

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::files::file(&[HEAD, data].concat()));
