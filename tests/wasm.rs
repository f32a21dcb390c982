//! What a browser computes. The engine is plain Rust, but the floating-point functions of WebAssembly are not the system's.
#![cfg(target_arch = "wasm32")]

use glicko2_steps::glicko2::{Period, rate};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn the_papers_example() {
    let trace = rate(&Period::papers_example()).expect("the paper's example can be rated");
    let near = |value: f64, expected: f64| assert!((value / expected - 1.0).abs() < 1e-12, "{value} is not {expected}");
    near(trace.v.expect("there are games"), 1.778_977_089_723_997_6);
    near(trace.player.rating, 1_464.050_670_539_301_3);
}
