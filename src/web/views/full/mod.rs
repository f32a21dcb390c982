//! The page with all rooms.

mod choice;
mod places;
mod worked;

use super::games::use_game_edits;
use super::header::{Header, footer, notice};
use super::kept::{Notes, notes};
use super::{Beside, Scene, player, time};
use crate::app::full::{Act, Full};
use crate::app::place::PeriodResult;
use crate::app::{Room, State};
use crate::present::text::season::SeasonText;
use crate::present::text::{Language, Text};
use crate::web::LeagueRoom;
use crate::web::kit::memo::memo;
use crate::web::kit::pager::use_page;
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

/// Header, the room, footer.
#[component]
pub fn FullPage(props: &FullPageProps) -> Html {
    let text = props.language.text();
    let (first, turn_to) = use_page();
    // The last period, as long as nobody chooses another.
    let chosen = use_state_eq(|| usize::MAX);
    let choose = use_callback((), {
        let chosen = chosen.setter();
        move |index, ()| chosen.set(index)
    });
    let on_page = use_callback((), into(&props.dispatch, Act::Page));
    let edit_game = use_game_edits(&on_page);
    let on_league = use_callback((), into(&props.dispatch, Act::League));
    let go = use_callback((), into(&props.dispatch, Act::Enter));

    let state = &props.state;
    let view = View { state, text, language: props.language, dispatch: &props.dispatch };
    // What the place makes of the case, where that is not the paper's.
    let result = state.place.result.as_ref().filter(|_| !state.place.is_paper());
    let period = result.map(|result| result.period(*chosen));
    let seen = place_state(state, period.as_deref());
    let derived = seen.as_ref().unwrap_or(&state.page);
    let asks_what_if = result.is_none_or(|result| result.outcome.ends_as_the_paper());
    let scene = Scene {
        state: &state.page,
        text,
        dispatch: &on_page,
        first,
        turn_to: &turn_to,
        what_if: asks_what_if.then_some(&derived.worked),
        is_first_screen: false,
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
            let choice = worked::Choice { chosen: *chosen, choose: &choose };
            player::room(
                scene,
                derived,
                Beside { edit_game, ..beside(view, scene, derived, period.as_deref(), choice) },
            )
        }
        Room::League => html! {
            <LeagueRoom state={state.league.clone()} options={options.clone()} language={props.language} dispatch={on_league} />
        },
        Room::Systems => places::room(view),
    };
    html! {
        <>
            { memo(header) }
            { notice(scene) }
            { notes(&props.notes, &text.page) }
            { room }
            { footer(text) }
        </>
    }
}

/// The page's state with what the place makes of a period, where that is another one.
fn place_state(state: &Full, period: Option<&PeriodResult>) -> Option<State> {
    let worked = period?.worked.clone()?;
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
fn beside(view: View, page: Scene, scene: Scene, period: Option<&PeriodResult>, choice: worked::Choice) -> Beside {
    let words = view.language.season();
    let has_periods = page.state.case.periods.len() > 1;
    let with_periods = |view: fn(Scene, &'static SeasonText) -> Html| {
        if has_periods { view(page, words) } else { Html::default() }
    };
    let worked = worked::Derivation::of(view, scene, period, choice);
    let csv = time::ImportView { state: view.state, text: view.text, words, dispatch: view.dispatch };
    Beside {
        time: html! { <>{ with_periods(time::of_period) }{ time::import(csv) }</> },
        line_of_time: with_periods(time::line),
        system: choice::choice(view),
        at: worked.as_ref().and_then(|worked| worked.at(scene)),
        derivation: worked.map(|worked| worked.view(scene)),
        is_glicko: view.state.place.is_glicko(),
        after_cards: html! { <>{ with_periods(time::cards) }{ choice::about(view) }</> },
        ..Beside::default()
    }
}
