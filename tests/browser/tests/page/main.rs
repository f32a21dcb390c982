//! The finished page in a real browser: see the library of this package.

mod copying;
mod digits;
mod embedding;
mod idle;
mod keyboard;
mod links;
mod looks;
mod many;
mod mending;
mod module;
mod paper;
mod pasting;
mod pointing;
mod privacy;
mod typing;
mod undoing;
mod upset;
mod walking;
mod widths;
