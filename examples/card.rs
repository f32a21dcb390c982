//! Prints the card of the paper's example as SVG: the picture that stands beside links to the page.
//!
//! ```text
//! cargo run --example card --features charts > card.svg
//! ```

use glicko2_steps::app::State;
use glicko2_steps::case::level::Level;
use glicko2_steps::export::card::card;
use glicko2_steps::export::document::Case;
use glicko2_steps::export::picture::Shade;
use glicko2_steps::number::Digits;
use glicko2_steps::present::text::Language;

fn main() {
    let worked = State::default().worked;
    let case = Case {
        period: &worked.period,
        trace: &worked.trace,
        level: Level::default(),
        digits: Digits::Auto,
        language: Language::En,
        // The picture is for whatever address the page has.
        link: "",
        system: "",
        at_place: &[],
    };
    println!("{}", card(&case, Shade::Light).svg);
}
