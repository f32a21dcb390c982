//! The page with all rooms.

mod choice;
mod places;
mod worked;

use super::header::{Header, footer, notice};
use super::kept::{Notes, notes};
use super::still::{Still, still};
use super::{Beside, Scene, player};
use crate::app::full::{Act, Full};
use crate::app::{Action, Room, State};
use crate::present::text::{Language, Text};
use crate::web::{GroupRoom, SeasonRoom};
use std::rc::Rc;
use yew::prelude::*;

/// The page as a state has it.
#[derive(Properties)]
pub struct FullPageProps {
    /// The state.
    pub state: Rc<Full>,
    /// The language of the words.
    pub language: Language,
    /// Where to send what a person does.
    pub dispatch: Callback<Act>,
    /// What is said about what is kept.
    #[prop_or_default]
    pub notes: Notes,
}

impl PartialEq for FullPageProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.state, &other.state)
            && self.language == other.language
            && self.dispatch == other.dispatch
            && self.notes == other.notes
    }
}

/// What every view of the page with all rooms needs.
#[derive(Clone, Copy)]
struct View<'a> {
    state: &'a Full,
    text: &'static Text,
    language: Language,
    dispatch: &'a Callback<Act>,
}

impl View<'_> {
    /// A handler that does the same whatever the event holds.
    fn on<E: 'static>(&self, act: Act) -> Callback<E> {
        let dispatch = self.dispatch.clone();
        Callback::from(move |_: E| dispatch.emit(act.clone()))
    }
}

/// Header, the room, footer.
#[component]
pub fn FullPage(props: &FullPageProps) -> Html {
    let text = props.language.text();
    let first = use_state_eq(|| 0);
    let turn_to = use_callback((), {
        let first = first.setter();
        move |to, ()| first.set(to)
    });
    let on_page = use_callback((), into(&props.dispatch, Act::Page));
    let on_season = use_callback((), into(&props.dispatch, Act::Season));
    let on_group = use_callback((), into(&props.dispatch, Act::Group));
    let set_digits = use_callback((), into(&props.dispatch, |digits| Act::Page(Action::SetDigits(digits))));
    let set_level = use_callback((), into(&props.dispatch, |level| Act::Page(Action::SetLevel(level))));
    let go = use_callback((), into(&props.dispatch, Act::Enter));

    let state = &props.state;
    let view = View { state, text, language: props.language, dispatch: &props.dispatch };
    // What the place makes of the case, where that is not the paper's.
    let seen = place_state(state);
    let derived = seen.as_ref().unwrap_or(&state.page);
    let scene = Scene {
        state: &state.page,
        text,
        dispatch: &on_page,
        first: *first,
        turn_to: &turn_to,
        what_if: (!state.place.is_glicko()).then_some(&derived.worked),
    };
    let options = &state.page.options;
    let header = Header {
        can_undo: state.can_undo(),
        can_redo: state.can_redo(),
        theme: state.page.theme,
        room: state.room,
        go: Some(go),
        text,
        dispatch: on_page.clone(),
    };
    let room = match state.room {
        Room::Player => {
            let derived = Scene { state: derived, ..scene };
            player::room(scene, derived, beside(view, derived))
        }
        Room::Season => html! {
            <SeasonRoom state={state.season.clone()} digits={options.digits} level={options.level} {text}
                words={props.language.season()} dispatch={on_season} {set_digits} {set_level} />
        },
        Room::Group => html! {
            <GroupRoom state={state.group.clone()} options={options.clone()} language={props.language} dispatch={on_group} />
        },
        Room::Systems => places::room(view),
    };
    html! {
        <>
            { still(Still::Header(header)) }
            { notice(scene) }
            { notes(&props.notes, &text.page) }
            { room }
            { footer(text) }
        </>
    }
}

/// The page's state with what the place makes of the case, where that is another one.
fn place_state(state: &Full) -> Option<State> {
    let worked = state.place.seen.as_ref()?.worked.clone()?;
    let mut seen = State::clone(&state.page);
    seen.worked = worked;
    Some(seen)
}

/// Makes acts of a part's actions.
fn into<T: 'static>(dispatch: &Callback<Act>, act: fn(T) -> Act) -> impl Fn(T, &()) + 'static {
    let dispatch = dispatch.clone();
    move |action, ()| dispatch.emit(act(action))
}

/// What the chosen place adds to the room of one player.
fn beside(view: View, scene: Scene) -> Beside {
    let covered = scene.state.covers_answer();
    Beside {
        system: choice::choice(view),
        derivation: worked::derivation(view, scene),
        is_glicko: view.state.place.is_glicko(),
        after_answer: if covered { Html::default() } else { worked::seen(view) },
        after_steps: worked::further(view, scene),
        after_cards: choice::about(view),
    }
}
