//! The page of a state, on the screen and on paper, as a server would render it.

#![allow(dead_code, unreachable_pub, reason = "a module of each test file, of which each takes what it needs")]

use crate::html::markup_of;
use glicko2_steps::app::league::LeagueState;
use glicko2_steps::app::{Action, Options, State};
use glicko2_steps::present::text::Language;
use glicko2_steps::web::{
    LeagueRoom, LeagueRoomProps, Notes, OnPaper, OnPaperProps, Page, PageProps, RoomView, StateOnPaper,
};
use scraper::Html;
use std::rc::Rc;
use yew::Callback;

/// The state of a link, with all rooms.
pub fn at(link: &str) -> State {
    State::whole().update(Action::Load(link.to_owned()))
}

/// The page, or the small one inside somebody else's; with all rooms if the state has them.
pub fn props(language: Language, state: &State, embedded: bool) -> PageProps {
    PageProps {
        state: Rc::new(state.clone()),
        language,
        dispatch: Callback::noop(),
        rooms: state.rooms.is_some().then(RoomView::of_all),
        message: None,
        notes: Notes::default(),
        embedded,
    }
}

/// The page in English, or the small one inside somebody else's.
pub fn markup(state: &State, embedded: bool) -> String {
    markup_in(Language::En, state, embedded)
}

/// The same in a language, with numbers as that language writes them.
pub fn markup_in(language: Language, state: &State, embedded: bool) -> String {
    language.speak(|| markup_of::<Page>(props(language, state, embedded)))
}

/// The page in English, parsed.
pub fn rendered(state: &State) -> Html {
    Html::parse_fragment(&markup(state, false))
}

/// The page in English with the cards below the steps, parsed.
pub fn with_cards(state: &State) -> Html {
    rendered(&state.update(Action::ToggleMore))
}

/// The small page inside somebody else's, parsed.
pub fn embedded(state: &State) -> Html {
    Html::parse_fragment(&markup(state, true))
}

/// The room League by itself, parsed.
pub fn league_room(state: &LeagueState) -> Html {
    Html::parse_fragment(&markup_of::<LeagueRoom>(LeagueRoomProps {
        state: Rc::new(state.clone()),
        options: Options::default(),
        language: Language::En,
        dispatch: Callback::noop(),
    }))
}

/// What is printed of a state, parsed.
pub fn on_paper(language: Language, state: &State) -> Html {
    let props = OnPaperProps {
        state: StateOnPaper(Rc::new(state.clone())),
        language,
        link: format!("https://example.org/#{}", state.link()),
        today: "2026-11-22".to_owned(),
    };
    Html::parse_fragment(&language.speak(|| markup_of::<OnPaper>(props)))
}
