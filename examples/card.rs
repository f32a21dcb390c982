//! Prints the card of the paper's example as SVG: the picture for previews of links to the page, in one language.
//!
//! ```text
//! cargo run --example card --features charts,russian -- ru > card-ru.svg
//! ```

use explain::case::level::Level;
use explain::export::card::card;
use explain::export::document::Case;
use explain::export::picture::Shade;
use explain::numbers::Digits;
use explain::words::Language;
use glicko2_page::state::State;

fn main() {
    let derivation = State::default().view.derivation;
    let case = Case {
        period: &derivation.period,
        trace: &derivation.trace,
        assumed: &[],
        level: Level::default(),
        digits: Digits::Auto,
        language: std::env::args()
            .nth(1)
            .and_then(|code| Language::from_code(&code))
            .unwrap_or_default(),
        // The picture is the same for every address of the page.
        link: "",
        system: "",
        by_system: None,
    };
    println!("{}", card(&case, Shade::Light).svg);
}
