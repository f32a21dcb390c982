//! A tournament report.

#![no_main]

/// The first line, by which the format is recognized.
const HEAD: &[u8] =
    b"001    1      Example, Anna                   1500                             0.0    1\n";

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::files::file(&[HEAD, data].concat()));
