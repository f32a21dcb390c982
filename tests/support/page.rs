//! The page of a state, on the screen and on paper, as a server would render it.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "a module of each test file, of which each takes what it needs"
)]

use super::html::markup_of;
use explain::by_ptr::ByPtr;
use explain::words::Language;
use glicko2_page::state::league::LeagueState;
use glicko2_page::state::{Action, Options, State};
use glicko2_page::{
    LeagueRoom, LeagueRoomProps, Notes, OnPaper, OnPaperProps, Page, PageProps, RoomView,
};
use scraper::Html;
use std::rc::Rc;
use yew::Callback;

/// Returns the state of a link, with all rooms.
pub fn at(link: &str) -> State {
    State::whole().update(Action::Load(link.to_owned()))
}

/// Returns the properties of the page or the embedded page, with all rooms if the state has them.
pub fn props(language: Language, state: &State, embedded: bool) -> PageProps {
    PageProps {
        state: ByPtr(Rc::new(state.clone())),
        language,
        dispatch: Callback::noop(),
        rooms: state.rooms.is_some().then(RoomView::of_all),
        message: None,
        notes: Notes::default(),
        embedded,
    }
}

/// Returns the markup of the page or the embedded page in English.
pub fn markup(state: &State, embedded: bool) -> String {
    markup_in(Language::En, state, embedded)
}

/// Returns the markup of the page or the embedded page in a language, with numbers as that language writes them.
pub fn markup_in(language: Language, state: &State, embedded: bool) -> String {
    language.speak(|| markup_of::<Page>(props(language, state, embedded)))
}

/// Returns the page in English, parsed.
pub fn rendered(state: &State) -> Html {
    Html::parse_fragment(&markup(state, false))
}

/// Returns the page in English with the cards below the steps, parsed.
pub fn with_cards(state: &State) -> Html {
    rendered(&state.update(Action::ToggleMore))
}

/// Returns the embedded page in English, parsed.
pub fn embedded(state: &State) -> Html {
    Html::parse_fragment(&markup(state, true))
}

/// Returns the room League alone, parsed.
pub fn league_room(state: &LeagueState) -> Html {
    Html::parse_fragment(&markup_of::<LeagueRoom>(LeagueRoomProps {
        state: ByPtr(Rc::new(state.clone())),
        options: Options::default(),
        language: Language::En,
        dispatch: Callback::noop(),
    }))
}

/// Returns the printed page of a state, parsed.
pub fn on_paper(language: Language, state: &State) -> Html {
    let props = OnPaperProps {
        state: ByPtr(Rc::new(state.clone())),
        language,
        link: format!("https://example.org/#{}", state.link()),
        today: "2026-11-22".to_owned(),
    };
    Html::parse_fragment(&language.speak(|| markup_of::<OnPaper>(props)))
}
