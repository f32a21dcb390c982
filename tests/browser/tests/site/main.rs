//! The finished site in a real browser. One file for each part of it.

mod opening;
