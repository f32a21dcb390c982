//! The page in Russian: its sentences, its numbers, and that no English is left.

mod doors;
mod exports;
#[path = "../support/html.rs"]
mod html;
mod learn;
mod numbers;
#[path = "../support/page.rs"]
mod page;
mod reading;
mod sentences;
mod words;

use explain::present::text::Language;
use glicko2_page::app::{Action, State};
use html::words as said;
use page::at;
use scraper::Html;

const RU: Language = Language::Ru;

/// Renders the page in Russian.
fn rendered(state: &State) -> Html {
    Html::parse_fragment(&page::markup_in(RU, state, false))
}

/// Renders the page of a link in Russian.
fn page_of(link: &str) -> Html {
    rendered(&at(link))
}

/// Returns the text of a page, with plain spaces.
fn text_of(link: &str) -> String {
    said(page_of(link).root_element()).replace(['\u{a0}', '\u{202f}'], " ")
}
