//! The rooms, a folder for each, and the functions with which the lazy part draws them.

pub(crate) mod calculator;
pub(crate) mod league;
mod learn;
pub(crate) mod notice;
pub(crate) mod on_paper;
mod systems;

pub use calculator::by_system::by_system;
pub use on_paper::{OnPaper, OnPaperProps};

use crate::derivation::{ViewContext, stage_picture, work};
use crate::state::{Action, Room, Rooms, State};
use crate::widgets::game_rows::GameEdit;
use crate::widgets::tooltip::{TooltipTarget, role_of};
use calculator::lazy::one_player;
use explain::by_ptr::ByPtr;
use explain::reported::REPORTS;
use explain::words::{Language, Text};
use league::LeagueRoom;
use yew::prelude::*;

/// The functions that draw the rooms, once the lazy part has been loaded. A first visit does without their code.
#[derive(Clone, Copy)]
pub struct RoomView {
    /// Draws the current room.
    pub(crate) room: fn(&State, ViewContext, Language, Callback<GameEdit>) -> Html,
    /// Draws the open section of the room Learn, embedded in another page.
    pub(crate) framed: fn(&State, ViewContext, Language) -> Html,
    /// Draws the work of each of the paper's steps.
    pub(crate) works: fn(ViewContext) -> Vec<Html>,
    /// Draws the picture of the current step position.
    pub(crate) picture: fn(ViewContext) -> Html,
    /// Returns the relation of a number to its symbol in words, if it is not simply the symbol's value.
    pub role: fn(&TooltipTarget, Language) -> Option<&'static str>,
}

/// Any two are equal, because [`of_all`](RoomView::of_all) makes the only one.
impl PartialEq for RoomView {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl RoomView {
    /// Returns the functions for all rooms.
    #[must_use]
    pub fn of_all() -> Self {
        Self {
            room,
            framed: learn::framed,
            works: work::of_paper,
            picture: stage_picture::of_stage,
            role: role_of,
        }
    }
}

/// The values that every view of the lazy rooms needs.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    state: &'a State,
    rooms: &'a Rooms,
    text: Text,
    language: Language,
    dispatch: &'a Callback<Action>,
}

/// Draws links to the reports about a system, or about programs if `system` is empty.
fn checked_against(system: &str, language: Language) -> Html {
    let reports = REPORTS.iter().filter(|report| report.system == system);
    let reports: Vec<_> = reports.collect();
    html! {
        if !reports.is_empty() {
            <p class="soft">
                { language.rooms().checked_against() }
                for (i, report) in reports.iter().enumerate() {
                    { if i == 0 { " " } else { ", " } }<a href={["#", report.link].concat()}>{ report.name }</a>
                }
            </p>
        }
    }
}

fn room(
    state: &State,
    context: ViewContext,
    language: Language,
    edit_game: Callback<GameEdit>,
) -> Html {
    let ViewContext { text, dispatch, .. } = context;
    let Some(rooms) = Rooms::of(state) else {
        return html! {};
    };
    let view = View {
        state,
        rooms,
        text,
        language,
        dispatch,
    };
    match state.room {
        Room::Player => one_player(view, context, edit_game),
        Room::League => html! {
            <LeagueRoom state={ByPtr(rooms.league.clone())} options={state.view.options.clone()} {language} dispatch={dispatch.clone()} />
        },
        Room::Systems => systems::room(view),
        Room::Learn => learn::room(learn::View {
            state,
            learn: &rooms.learn,
            text,
            language,
            dispatch,
        }),
    }
}
