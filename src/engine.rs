//! The engine alone, for JavaScript. What it exports is told in `js_api`; there is nothing to start.

use glicko2_steps as _;

fn main() {}
