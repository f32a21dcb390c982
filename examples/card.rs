//! Prints the card of the paper's example as SVG: the picture for previews of links to the page, in one language.
//!
//! ```text
//! cargo run --example card --features charts,russian -- ru > card-ru.svg
//! ```

use glicko2_steps::app::State;
use glicko2_steps::case::level::Level;
use glicko2_steps::export::card::card;
use glicko2_steps::export::document::Case;
use glicko2_steps::export::picture::Shade;
use glicko2_steps::number::Digits;
use glicko2_steps::present::text::Language;

fn main() {
    let derivation = State::default().view.derivation;
    let case = Case {
        period: &derivation.period,
        trace: &derivation.trace,
        assumed: &[],
        level: Level::default(),
        digits: Digits::Auto,
        language: std::env::args().nth(1).and_then(|code| Language::from_code(&code)).unwrap_or_default(),
        // The picture is the same for every address of the page.
        link: "",
        system: "",
        by_system: None,
    };
    println!("{}", card(&case, Shade::Light).svg);
}
