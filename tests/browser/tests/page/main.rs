//! The finished page in a real browser: see the library of this package.

mod paper;
