//! The page in Russian: its sentences, its numbers, and that nothing of it stayed English.
#![cfg(feature = "ssr")]

#[path = "../support/html.rs"]
mod html;
mod numbers;
#[path = "../support/page.rs"]
mod page;
mod sentences;
mod words;

use glicko2_steps::app::{Action, State};
use glicko2_steps::present::text::Language;
use html::words as said;
use scraper::{ElementRef, Html};

const RU: Language = Language::Ru;

/// The state of a link, with all rooms.
fn of(link: &str) -> State {
    State::whole().update(Action::Load(link.to_owned()))
}

/// The page of a state in Russian.
fn rendered(state: &State) -> Html {
    Html::parse_fragment(&page::markup_in(RU, state, false))
}

/// The page of a link in Russian.
fn page_of(link: &str) -> Html {
    rendered(&of(link))
}

/// All that a document says, elements apart.
fn text_of(html: &Html) -> String {
    said(html.root_element())
}

/// What an element says, with spaces as they are shown: the narrow and the unbreakable ones are made plain.
fn plain(element: ElementRef) -> String {
    said(element)
}
