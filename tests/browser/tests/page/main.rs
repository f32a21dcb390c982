//! The finished page in a real browser: see the library of this package.

mod copying;
mod digits;
mod embedding;
mod engine;
mod idle;
mod keyboard;
mod links;
mod looks;
mod many;
mod mending;
mod module;
mod offline;
mod one_file;
mod paper;
mod pasting;
mod pointing;
mod presets;
mod privacy;
mod rooms;
mod sharing;
mod typing;
mod undoing;
mod upset;
mod walking;
mod widths;
mod written;
