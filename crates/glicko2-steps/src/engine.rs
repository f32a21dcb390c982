//! The engine alone, for JavaScript. Its exports are in `js_api`, and `main` does nothing.

use glicko2_steps as _;

fn main() {}
