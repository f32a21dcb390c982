//! The room of one player once the lazy part has been loaded, with what the chosen system adds to it.

use super::by_system::{self, SystemDerivation};
use super::inputs::Form;
use super::{LazyViews, compared, handles, menu, periods, strip};
use crate::derivation::{ViewContext, cards, chips, moves, search, stage_picture, work};
use crate::dialogs::presentation;
use crate::rooms::systems::choice;
use crate::rooms::{View, calculator};
use crate::state::chosen_system::PeriodResult;
use crate::state::{Action, Derivation, State};
use crate::widgets::controls::opener;
use crate::widgets::dispatch::Dispatch;
use crate::widgets::game_rows::GameEdit;
use explain::words::messages::PeriodsWords;
use std::rc::Rc;
use yew::prelude::*;

/// Draws the room of one player, with the chosen system's result for the case.
pub(crate) fn one_player(view: View, context: ViewContext, edit_game: Callback<GameEdit>) -> Html {
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
    let of_game = seen(
        period
            .as_ref()
            .and_then(|period| period.derivation.as_ref()),
    );
    let of_all = result
        .and_then(|result| result.together())
        .map(|together| seen(Some(together)));
    let asks_what_if = result.is_none_or(|result| result.outcome.ends_as_the_paper());
    // Every game has new ratings with other results. During a drag they are those of the case before it.
    let before = of_game
        .active_field
        .as_ref()
        .filter(|_| of_game.is_dragged())
        .and_then(|active| active.ghost.as_ref());
    let what_if = match result {
        Some(result) if !asks_what_if => result
            .rated()
            .zip(Some(result.otherwise()))
            .filter(|(_, all)| !all.is_empty()),
        _ => Some((before.unwrap_or(&of_game.derivation), &[][..])),
    };
    let which = result.and_then(|result| by_system::which(view, &result.outcome));
    // The handles change the typed numbers, so the picture has to show those.
    let handles = chosen.is_paper() && !view.state.is_stale() && !view.state.is_presenting();
    let tried = search::tried(view.state, view.text);
    let context = ViewContext {
        what_if,
        tried,
        handles: handles.then_some(handles::of),
        ..context
    };
    let game = ViewContext {
        view: &of_game,
        summary: period.as_ref().map(|period| &period.summary),
        which: which.as_deref(),
        ..context
    };
    let whole = match &of_all {
        Some(view) => ViewContext {
            view,
            summary: result.map(|result| &result.summary),
            which: None,
            ..context
        },
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
    let shown = if by_system::is_of_game(view) {
        game
    } else {
        whole
    };
    let views = lazy_views(view, context, (whole, game), period.as_deref());
    calculator::room(
        view.state,
        context,
        shown,
        LazyViews {
            form: Form {
                edit_game,
                ..views.form
            },
            ..views
        },
    )
}

/// Draws the link to the check of the reader’s own numbers for this case. The check needs an
/// answer, and would reveal a hidden one.
fn compare(context: ViewContext) -> Html {
    if context.view.hides_answer() {
        return Html::default();
    }
    html! { <p class="compare"><a href="#r=check&c=own">{ context.text.language.check().compare() }</a></p> }
}

/// Returns what the chosen system adds to the room of one player.
fn lazy_views(
    view: View,
    page: ViewContext,
    (whole, game): (ViewContext, ViewContext),
    period: Option<&PeriodResult>,
) -> LazyViews {
    let words = view.language.periods();
    let has_periods = view.state.player.case.periods.len() > 1;
    let state = view.state;
    let with_periods = |view: fn(&State, ViewContext, PeriodsWords) -> Html| {
        if has_periods {
            view(state, page, words)
        } else {
            Html::default()
        }
    };
    let derivation = SystemDerivation::of(view, game, period);
    let is_glicko = view.rooms.chosen_system.is_glicko();
    // The sensitivity to each number is explained for the paper's system only, because the limits
    // and cuts of other systems have no such measure.
    let is_of_paper = derivation.is_none();
    let of_paper = |view: fn(ViewContext) -> Html| {
        if is_of_paper {
            view(game)
        } else {
            Html::default()
        }
    };
    let compare = of_paper(compare);
    let further = || html! { <>{ of_paper(moves::moves) }{ with_periods(periods::cards) }{ choice::about(view) }</> };
    let further: Option<&dyn Fn() -> Html> =
        if !game.trace().games.is_empty() || has_periods || !view.rooms.chosen_system.is_paper() {
            Some(&further)
        } else {
            None
        };
    let exports = view.rooms.exports;
    let export = || {
        opener(
            None,
            words.import_export(),
            exports,
            view.dispatch.on(Action::ToggleExport),
        )
    };
    let compared = view.rooms.compared(&state.player.case);
    let is_hidden = game.view.hides_answer() || state.is_unrated;
    LazyViews {
        form: Form {
            system: choice::choice(view),
            menu: menu::menu(
                state,
                page,
                html! { <>{ with_periods(periods::of_period) }{ export() }</> },
            ),
            panel: if exports {
                periods::export(&state.player.case, words)
            } else {
                Html::default()
            },
            is_glicko,
            in_sight: derivation
                .as_ref()
                .map(|derivation| derivation.in_sight(whole)),
            ..Form::default()
        },
        line_of_time: match compared.filter(|_| !is_hidden) {
            Some(compared) => compared::card(view, compared),
            None => with_periods(if is_hidden {
                periods::choice
            } else {
                periods::line
            }),
        },
        at: derivation
            .as_ref()
            .and_then(|derivation| derivation.at(game)),
        // The active field belongs to the form, whichever system rates the case, so the strip gets the page's context.
        strip: strip::strip(state, page, &view.rooms.chosen_system),
        picture: Some(stage_picture::of_stage),
        paragraph: Some(chips::paragraph),
        works: derivation.is_none().then(|| work::of_paper(game)),
        derivation: derivation.map(|derivation| derivation.view(whole, game)),
        cards: html! {
            <>
                { work::paper_differences(game) }
                { cards::more(if by_system::is_of_game(view) { game } else { whole }, state.shows_more, is_glicko, further) }
                { compare }
            </>
        },
    }
}
