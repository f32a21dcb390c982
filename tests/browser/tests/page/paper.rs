//! The paper's example, which stands there when the page is opened.

use browser_tests::{DESK, visit};
use glicko2_steps::glicko2::Period;

#[test]
fn the_papers_example_is_worked_on_opening() {
    visit("", DESK, |page| {
        page.screenshot("opening");
        page.agrees_with_engine(&Period::papers_example());
    });
}
