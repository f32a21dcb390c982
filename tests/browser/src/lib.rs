//! Drives the finished page in a real browser: see `tests/`.
