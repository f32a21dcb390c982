//! The printed page: the whole room of one player, including what the screen hides, or a sheet of exercises.

use super::calculator::by_system;
use super::{View, learn};
use crate::derivation::{ViewContext, answer};
use crate::dialogs::print::{Handout, PaperStep};
use crate::state::chosen_system::PeriodResult;
use crate::state::learn::Door;
use crate::state::{DerivationView, Room, Rooms, State};
use crate::widgets::pager::ROWS_A_PAGE;
use explain::by_ptr::ByPtr;
use explain::steps::step::Step;
use explain::steps::{steps as papers_steps, values};
use explain::systems::{SystemStep, steps as system_steps};
use explain::words::Language;
use yew::prelude::*;

/// The properties of [`OnPaper`].
#[derive(Properties, PartialEq)]
pub struct OnPaperProps {
    /// The state of the page.
    pub state: ByPtr<State>,
    /// The language of the page.
    pub language: Language,
    /// The address of the page with this case.
    pub link: String,
    /// The date.
    pub today: String,
}

/// The printed page of the room of one player, or of a sheet of exercises. Other rooms are printed as they are shown.
#[component]
pub fn OnPaper(props: &OnPaperProps) -> Html {
    let state = &props.state;
    match (Rooms::of(state), state.room) {
        (Some(rooms), Room::Player) if !state.is_unrated => one_player(props, rooms),
        (Some(rooms), Room::Learn) if rooms.learn.door == Door::Practise => exercises(props, rooms),
        _ => html! {},
    }
}

fn exercises(props: &OnPaperProps, rooms: &Rooms) -> Html {
    let (state, language) = (&*props.state.0, props.language);
    let dispatch = Callback::noop();
    let view = learn::View {
        state,
        learn: &rooms.learn,
        text: language.text(),
        language,
        dispatch: &dispatch,
    };
    learn::on_paper(view, &props.link, &props.today)
}

fn one_player(props: &OnPaperProps, rooms: &Rooms) -> Html {
    let state = &props.state;
    let (text, dispatch, turn_to) = (props.language.text(), Callback::noop(), Callback::noop());
    // The solution hides nothing. Whether there is a worksheet depends on the page's own state.
    let open = state.view.clone().in_full();
    let context = |view| ViewContext {
        view,
        stale: None,
        text,
        dispatch: &dispatch,
        first: 0,
        turn_to: &turn_to,
        is_read: true,
        summary: None,
        which: None,
        tried: None,
        handles: None,
        what_if: None,
        names: &[],
    };
    let view = View {
        state,
        rooms,
        text,
        language: props.language,
        dispatch: &dispatch,
    };
    let given = context(&open);
    let chosen = &rooms.chosen_system;
    let result = rooms.result.as_ref().filter(|_| !chosen.is_paper());
    let handout = |whole, derived, answer, of_period, steps| {
        let is_worksheet = state.view.options.hide && !chosen.is_glicko();
        let system = chosen.system.name_in(props.language);
        let is_glicko = chosen.is_glicko();
        let (link, today) = (&props.link, &props.today);
        Handout {
            state,
            given,
            whole,
            derived,
            is_worksheet,
            system,
            answer,
            of_period,
            steps,
            is_glicko,
            link,
            today,
        }
        .view()
    };
    let Some(result) = result else {
        let answer = answer::answer(given, Html::default(), false);
        return handout(
            given,
            given,
            answer,
            None,
            if chosen.is_paper() {
                of_paper(given)
            } else {
                Vec::new()
            },
        );
    };
    let chosen = result.period(rooms.system_period.unwrap_or(usize::MAX));
    let derivation = chosen.derivation.as_ref().unwrap_or(&open.derivation);
    let seen = DerivationView {
        derivation: derivation.clone(),
        ..open.clone()
    };
    let derived = ViewContext {
        summary: Some(&chosen.summary),
        ..context(&seen)
    };
    let derivation = result.together().unwrap_or(derivation);
    let all = DerivationView {
        derivation: derivation.clone(),
        ..open.clone()
    };
    let whole = ViewContext {
        summary: Some(&result.summary),
        ..context(&all)
    };
    let answer = by_system::answer_on_paper(view, derived, result);
    let of_period = by_system::which(view, &result.outcome);
    handout(
        whole,
        derived,
        answer,
        of_period,
        of_system(derived, &chosen, props.language),
    )
}

fn of_paper(context: ViewContext) -> Vec<PaperStep> {
    let (period, trace, text) = (context.period(), context.trace(), context.text);
    let steps = papers_steps(
        period,
        trace,
        context.window(trace.games.len(), ROWS_A_PAGE),
        text,
    );
    let on_paper = |step: Step| {
        let values = values(step.number, period, trace, text);
        PaperStep {
            step,
            values,
            is_of_paper: true,
            is_left_out: false,
        }
    };
    steps.into_iter().map(on_paper).collect()
}

fn of_system(context: ViewContext, result: &PeriodResult, language: Language) -> Vec<PaperStep> {
    let window = context.window(result.outcome.games.len(), ROWS_A_PAGE);
    let on_paper = |chosen: SystemStep| {
        let SystemStep {
            step,
            of,
            values,
            is_left_out,
        } = chosen;
        PaperStep {
            step,
            values,
            is_of_paper: of.paper().is_some(),
            is_left_out,
        }
    };
    system_steps(&result.outcome, window, language)
        .into_iter()
        .map(on_paper)
        .collect()
}
