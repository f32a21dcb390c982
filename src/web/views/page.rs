//! The page of a first visit.

use super::games::use_game_edits;
use super::header::{Header, footer, notice};
use super::kept::{Notes, notes};
use super::{Beside, Scene, embed, player};
use crate::app::{Action, Room, State};
use crate::present::text::Text;
use crate::web::kit::controls::{button, words_in};
use crate::web::kit::memo::memo;
use crate::web::kit::pager::use_page;
use std::rc::Rc;
use yew::prelude::*;

/// What is happening beyond the state.
#[derive(Clone, PartialEq)]
pub struct Message {
    /// In words.
    pub words: &'static str,
    /// What can be done about it: the button's words, and what it does.
    pub way_on: Option<(&'static str, Callback<MouseEvent>)>,
}

/// The page as a state has it.
#[derive(Properties)]
pub struct PageProps {
    /// The state.
    pub state: Rc<State>,
    /// The words.
    pub text: &'static Text,
    /// Where to send what a person does.
    pub dispatch: Callback<Action>,
    /// What is happening beyond the state: that more of the page is being loaded, or could not be.
    #[prop_or_default]
    pub message: Option<Message>,
    /// What is said about what is kept.
    #[prop_or_default]
    pub notes: Notes,
    /// Whether it is the small page inside somebody else's.
    #[prop_or_default]
    pub embedded: bool,
    /// Whether it is painted before the program comes.
    #[prop_or_default]
    pub is_first_screen: bool,
}

impl PartialEq for PageProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.state, &other.state)
            && self.text == other.text
            && self.dispatch == other.dispatch
            && self.message == other.message
            && self.notes == other.notes
    }
}

/// Header, the room of one player, footer.
#[component]
pub fn Page(props: &PageProps) -> Html {
    let (first, turn_to) = use_page();
    let edit_game = use_game_edits(&props.dispatch);
    let scene = Scene {
        state: &props.state,
        text: props.text,
        dispatch: &props.dispatch,
        first,
        turn_to: &turn_to,
        what_if: Some(&props.state.worked),
        is_first_screen: props.is_first_screen,
    };
    if props.embedded {
        return embed::embed(scene);
    }
    let header = Header {
        can_undo: props.state.can_undo(),
        can_redo: props.state.can_redo(),
        theme: props.state.theme,
        room: Room::Player,
        go: None,
        text: props.text,
        dispatch: props.dispatch.clone(),
    };
    let text = &props.text.page;
    let system = html! {
        <p class="system-link">{ text.system }{ ": " }<a href="#y=glicko2">{ text.system_paper }</a></p>
    };
    html! {
        <>
            { memo(header) }
            { notice(scene) }
            { notes(&props.notes, text) }
            if let Some(message) = &props.message {
                <div class="notice">
                    <div role="status">{ words_in("", message.words.into()) }</div>
                    if let Some((words, act)) = &message.way_on {
                        { button(*words, act.clone()) }
                    }
                </div>
            }
            { player::room(scene, scene, Beside { system, edit_game, ..Beside::default() }) }
            { footer(props.text) }
        </>
    }
}
