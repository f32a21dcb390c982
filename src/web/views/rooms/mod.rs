//! The views of the lazy part: the other rooms, and what a system adds to the room of one player.

mod choice;
mod derivation;
mod on_paper;
mod systems;

use derivation::SystemDerivation;
pub use derivation::by_system;
pub use on_paper::{OnPaper, OnPaperProps};

use super::inputs::Form;
use super::tooltip::{TooltipTarget, role_of};
use super::{
    LazyViews, ViewContext, cards, chips, handles, learn, menu, moves, paste, pictures, player, presentation, search,
    strip, time, work,
};
use crate::app::chosen_system::PeriodResult;
use crate::app::{Action, Derivation, Room, Rooms, State};
use crate::web::LeagueRoom;
use crate::web::kit::file_field::{FileField, TABLES};
use crate::web::kit::game_rows::GameEdit;
use explain::by_ptr::ByPtr;
use explain::present::text::{Language, Text};
use explain::words::SeasonWords;
use std::rc::Rc;
use yew::prelude::*;

/// The functions that draw the rooms, once the lazy part has been loaded. A first visit does without their code.
#[derive(Clone, Copy)]
pub struct RoomView {
    /// Draws the current room.
    pub(super) room: fn(&State, ViewContext, Language, Callback<GameEdit>) -> Html,
    /// Draws the open section of the room Learn, embedded in another page.
    pub(super) framed: fn(&State, ViewContext, Language) -> Html,
    /// Draws the work of each of the paper's steps.
    pub(super) works: fn(ViewContext) -> Vec<Html>,
    /// Draws the picture of the current step position.
    pub(super) picture: fn(ViewContext) -> Html,
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
        Self { room, framed: learn::framed, works: work::of_paper, picture: pictures::of_stage, role: role_of }
    }
}

/// The values that every view of the lazy rooms needs.
#[derive(Clone, Copy)]
struct View<'a> {
    state: &'a State,
    rooms: &'a Rooms,
    text: Text,
    language: Language,
    dispatch: &'a Callback<Action>,
}

fn room(state: &State, context: ViewContext, language: Language, edit_game: Callback<GameEdit>) -> Html {
    let ViewContext { text, dispatch, .. } = context;
    let Some(rooms) = Rooms::of(state) else { return html! {} };
    let view = View { state, rooms, text, language, dispatch };
    match state.room {
        Room::Player => one_player(view, context, edit_game),
        Room::League => html! {
            <LeagueRoom state={ByPtr(rooms.league.clone())} options={state.view.options.clone()} {language} dispatch={dispatch.clone()} />
        },
        Room::Systems => systems::room(view),
        Room::Learn => learn::room(learn::View { state, learn: &rooms.learn, text, language, dispatch }),
    }
}

/// Draws the room of one player, with the chosen system's result for the case.
fn one_player(view: View, context: ViewContext, edit_game: Callback<GameEdit>) -> Html {
    let chosen = &view.rooms.chosen_system;
    // The system's result, if the system is not the paper's.
    let result = view.rooms.result.as_ref().filter(|_| !chosen.is_paper());
    let period = result.map(|result| result.period(view.rooms.system_period.unwrap_or(usize::MAX)));
    let is_glicko = chosen.is_glicko();
    let seen = |derivation: Option<&Rc<Derivation>>| {
        let mut seen = view.state.view.clone();
        if let Some(derivation) = derivation {
            // The result before a drag is the paper's, so it is not compared with another system's.
            (seen.derivation, seen.active_field) = (derivation.clone(), None);
        }
        // Systems built on Glicko of 1995 have no step navigation, so none of their steps is hidden.
        if is_glicko { seen.in_full() } else { seen }
    };
    let of_game = seen(period.as_ref().and_then(|period| period.derivation.as_ref()));
    let of_all = result.and_then(|result| result.together()).map(|together| seen(Some(together)));
    let asks_what_if = result.is_none_or(|result| result.outcome.ends_as_the_paper());
    // Every game has new ratings with other results. During a drag they are those of the case before it.
    let before =
        of_game.active_field.as_ref().filter(|_| of_game.is_dragged()).and_then(|active| active.ghost.as_ref());
    let what_if = match result {
        Some(result) if !asks_what_if => {
            result.rated().zip(Some(result.otherwise())).filter(|(_, all)| !all.is_empty())
        }
        _ => Some((before.unwrap_or(&of_game.derivation), &[][..])),
    };
    let which = result.and_then(|result| derivation::which(view, &result.outcome));
    // The handles change the typed numbers, so the picture has to show those.
    let handles = chosen.is_paper() && !view.state.is_stale() && !view.state.is_presenting();
    let tried = search::tried(view.state, view.text);
    let context = ViewContext { what_if, tried, handles: handles.then_some(handles::of), ..context };
    let game = ViewContext {
        view: &of_game,
        summary: period.as_ref().map(|period| &period.summary),
        which: which.as_deref(),
        ..context
    };
    let whole = match &of_all {
        Some(view) => ViewContext { view, summary: result.map(|result| &result.summary), which: None, ..context },
        None => game,
    };
    if view.state.is_presenting() {
        let derivation = SystemDerivation::of(view, game, period.as_deref());
        let screen = presentation::screen(game, &|step| match &derivation {
            Some(derivation) => derivation.presented_step(game, step),
            None => presentation::PresentedStep::of_paper(game, step),
        });
        if let Some(screen) = screen {
            return screen;
        }
    }
    let shown = if derivation::is_of_game(view) { game } else { whole };
    let views = lazy_views(view, context, (whole, game), period.as_deref());
    player::room(view.state, context, shown, LazyViews { form: Form { edit_game, ..views.form }, ..views })
}

/// Draws the link to the check of the reader’s own numbers for this case. The check needs an
/// answer, and would reveal a hidden one.
fn compare(context: ViewContext) -> Html {
    if context.view.hides_answer() {
        return Html::default();
    }
    html! { <p class="compare"><a href="#r=check&c=own">{ context.text.language.check().compare() }</a></p> }
}

/// Draws the field for a file whose lines are imported as if pasted.
fn file_field(view: View) -> Html {
    let on_file =
        view.dispatch.reform(|file: Result<String, _>| file.map_or_else(Action::RefusePastedFile, Action::EditPaste));
    html! { <FileField id="paste-file" label={view.language.season().import_file()} accept={TABLES} {on_file} /> }
}

/// Returns what the chosen system adds to the room of one player.
fn lazy_views(
    view: View,
    page: ViewContext,
    (whole, game): (ViewContext, ViewContext),
    period: Option<&PeriodResult>,
) -> LazyViews {
    let words = view.language.season();
    let has_periods = view.state.player.case.periods.len() > 1;
    let state = view.state;
    let with_periods = |view: fn(&State, ViewContext, SeasonWords) -> Html| {
        if has_periods { view(state, page, words) } else { Html::default() }
    };
    let derivation = SystemDerivation::of(view, game, period);
    let is_glicko = view.rooms.chosen_system.is_glicko();
    // The sensitivity to each number is explained for the paper's system only, because the limits
    // and cuts of other systems have no such measure.
    let is_of_paper = derivation.is_none();
    let of_paper = |view: fn(ViewContext) -> Html| if is_of_paper { view(game) } else { Html::default() };
    let compare = of_paper(compare);
    let further = || html! { <>{ of_paper(moves::moves) }{ with_periods(time::cards) }{ choice::about(view) }</> };
    let further: Option<&dyn Fn() -> Html> =
        if !game.trace().games.is_empty() || has_periods || !view.rooms.chosen_system.is_paper() {
            Some(&further)
        } else {
            None
        };
    let csv = time::ImportView {
        case: &view.state.player.case,
        csv: &view.rooms.csv,
        text: view.text,
        words,
        dispatch: view.dispatch,
    };
    LazyViews {
        form: Form {
            system: choice::choice(view),
            menu: menu::menu(state, page, html! { <>{ with_periods(time::of_period) }{ time::openers(csv) }</> }),
            panel: paste::paste(state, page, file_field(view)),
            panels: time::panels(csv),
            is_glicko,
            in_sight: derivation.as_ref().map(|derivation| derivation.in_sight(whole)),
            ..Form::default()
        },
        line_of_time: with_periods(if game.view.hides_answer() || state.is_unrated {
            time::choice
        } else {
            time::line
        }),
        at: derivation.as_ref().and_then(|derivation| derivation.at(game)),
        // The active field belongs to the form, whichever system rates the case, so the strip gets the page's context.
        strip: strip::strip(state, page, &view.rooms.chosen_system),
        picture: Some(pictures::of_stage),
        paragraph: Some(chips::paragraph),
        works: derivation.is_none().then(|| work::of_paper(game)),
        derivation: derivation.map(|derivation| derivation.view(whole, game)),
        cards: html! {
            <>
                { work::paper_differences(game) }
                { cards::more(if derivation::is_of_game(view) { game } else { whole }, state.shows_more, is_glicko, further) }
                { compare }
            </>
        },
    }
}
