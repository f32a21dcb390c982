//! The page in Russian: no English is left, and numbers have decimal commas for people only. `tests/snapshots` records
//! the sentences.

mod exports;
mod numbers;
#[path = "../../snapshots/parts.rs"]
mod parts;
mod reading;
#[path = "../../snapshots/states.rs"]
mod states;
mod words;

use crate::support::{html, page};
use explain::words::Language;
use glicko2_page::state::{Action, State};
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
