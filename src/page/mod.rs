//! The page: the header, the current room and the footer.

mod embed;
pub(crate) mod header;
pub(crate) mod notes;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) mod written;

use crate::derivation::navigation::INTRODUCTION;
use crate::derivation::{ViewContext, answer};
use crate::rooms::RoomView;
use crate::rooms::calculator::games::use_game_edits;
use crate::rooms::calculator::inputs::Form;
use crate::rooms::calculator::{self, LazyViews};
use crate::rooms::notice::notice;
use crate::state::{Action, Room, State};
use crate::widgets::controls::{button, soft, words_in};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::game_rows::GameEdit;
use crate::widgets::memo::memo;
use crate::widgets::pager::use_page;
use explain::by_ptr::ByPtr;
use explain::words::{Language, Text};
use header::{Header, footer};
use notes::{Notes, notes};
use yew::prelude::*;

/// A message about something outside of the state.
#[derive(Clone, PartialEq)]
pub struct Message {
    /// The message in words.
    pub words: &'static str,
    /// The label and the handler of a button.
    pub way_on: Option<(&'static str, Callback<MouseEvent>)>,
}

/// The properties of [`Page`].
#[derive(Properties, PartialEq)]
pub struct PageProps {
    /// The state of the page.
    pub state: ByPtr<State>,
    /// The language of the page.
    pub language: Language,
    /// Takes actions.
    pub dispatch: Callback<Action>,
    /// The views of all rooms, once the lazy part has been loaded.
    #[prop_or_default]
    pub rooms: Option<RoomView>,
    /// The message that the lazy part is being loaded, or could not be loaded.
    #[prop_or_default]
    pub message: Option<Message>,
    /// The notes about saving.
    #[prop_or_default]
    pub notes: Notes,
    /// Whether this is the small page embedded in another page.
    #[prop_or_default]
    pub embedded: bool,
}

/// The header, the current room and the footer.
#[component]
pub fn Page(props: &PageProps) -> Html {
    let (first, turn_to) = use_page();
    let edit_game = use_game_edits(&props.dispatch);
    let words = props.language.text();
    let context = ViewContext {
        view: &props.state.view,
        stale: answer::stale(&props.state, words),
        text: words,
        dispatch: &props.dispatch,
        first,
        turn_to: &turn_to,
        is_read: false,
        what_if: Some((&props.state.view.derivation, &[])),
        names: &[],
        summary: None,
        which: None,
        tried: None,
        handles: None,
    };
    // An embedded page shows the full page if its content does not fit into the small one.
    if props.embedded && props.state.fits_frame() {
        return embed::embed(&props.state, context, props.rooms);
    }
    if let Some(rooms) = props
        .rooms
        .filter(|_| props.embedded && props.state.room == Room::Learn)
    {
        return (rooms.framed)(&props.state, context, props.language);
    }
    let header = Header {
        can_undo: props.state.can_undo(),
        can_redo: props.state.can_redo(),
        theme: props.state.theme,
        room: props.state.room,
        has_rooms: props.rooms.is_some(),
        text: words,
        dispatch: props.dispatch.clone(),
    };
    let room = match props.rooms {
        Some(rooms) => (rooms.room)(&props.state, context, props.language, edit_game),
        None => calculator::room(
            &props.state,
            context,
            context,
            LazyViews {
                form: early(context, edit_game),
                ..LazyViews::default()
            },
        ),
    };
    if props.state.is_presenting() {
        return room;
    }
    html! {
        <>
            { memo(header) }
            { notice(&props.state, context) }
            { notes(&props.notes, words.page) }
            if let Some(message) = &props.message {
                <div class="notice">
                    <div role="status">{ words_in("", message.words.into()) }</div>
                    if let Some((words, act)) = &message.way_on {
                        { button(*words, act.clone()) }
                    }
                </div>
            }
            if props.state.room == Room::Player { { introduction(&props.state, context) } }
            if props.rooms.is_none() {
                <p class="paper-only">{ words.page.printed_early() }</p>
            }
            { room }
            { footer(words) }
        </>
    }
}

/// Returns the form as it is until the lazy part is loaded.
fn early(context: ViewContext, edit_game: Callback<GameEdit>) -> Form {
    Form {
        system: system(context.text),
        edit_game,
        menu: soft(context.text.page.loading()),
        ..Form::default()
    }
}

/// Draws a sentence about the page. While the example is shown, also says so and offers to enter other games.
fn introduction(state: &State, context: ViewContext) -> Html {
    let text = context.text.page;
    let enter = context
        .dispatch
        .on(Action::EnterOwn)
        .then_focus(&["player-rating"]);
    html! {
        <section id={INTRODUCTION} class="introduction" tabindex="-1" aria-label={text.title()}>
            <p><b>{ text.pitch() }</b>{ " " }<span>{ text.pitch_how() }</span></p>
            if state.is_example() {
                <p class="example">
                    <span>{ text.example() }</span>
                    <button type="button" class="primary" id="enter-own" onclick={enter}>{ text.enter_own() }</button>
                </p>
            }
        </section>
    }
}

/// Draws the link to the choice of rating systems.
fn system(text: Text) -> Html {
    let text = text.page;
    html! {
        <section class="system" aria-label={text.system()}>
            <div class="field wide">
                <span>{ text.system() }</span>
                <a class="button" href="#y=glicko2" aria-label={text.system_choose()}>
                    { text.system_paper() }<span aria-hidden="true">{ "▾" }</span>
                </a>
            </div>
        </section>
    }
}
