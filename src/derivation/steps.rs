//! The list of steps; the current step is expanded.

use super::ViewContext;
use crate::state::{Action, StepPosition};
use crate::widgets::controls::{radios, soft};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::inline::{number_with_symbol, pieces};
use crate::widgets::step_fold::{Fold, step_fold};
use explain::case::detail::Detail;
use explain::ids::VariantArray;
use explain::steps::lines;
use explain::words::number::Number;
use explain::words::pieces::Piece;
use yew::prelude::*;

/// A step in the list.
pub(crate) struct Line {
    /// The `id` of its section.
    pub(crate) id: String,
    /// The number of the step as it is shown.
    pub(crate) numeral: u8,
    /// The name of the step for screen readers.
    pub(crate) name: String,
    /// The number of the step in Glicko-2, which links and the step navigation use.
    pub(crate) paper: Option<u8>,
    /// The note that names the step of the paper, for a step of another rating system.
    pub(crate) told: Option<String>,
    /// The note on a step that is left out.
    pub(crate) left_out: Option<&'static str>,
    /// The title, as a question in plain words.
    pub(crate) title: Vec<Piece>,
    /// The results of the step.
    pub(crate) values: Vec<Number>,
}

/// Draws the paper's steps below the switch for details. `works` is the work of each step; without
/// it, a message says that the work is being loaded.
pub(crate) fn steps(context: ViewContext, works: Option<Vec<Html>>) -> Html {
    all(context, of_paper(context, works))
}

/// Draws the paper's steps for reading, without the switch.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn to_read(context: ViewContext, works: Vec<Html>) -> Html {
    let heading = context.text.steps.heading();
    html! { <div class="steps"><div class="steps-head"><h2>{ heading }</h2></div>{ for_each(context, of_paper(context, Some(works))) }</div> }
}

fn of_paper(context: ViewContext, works: Option<Vec<Html>>) -> Vec<(Line, Option<Html>)> {
    let of_paper = lines(context.period(), context.trace(), context.text)
        .into_iter()
        .map(|line| Line {
            id: format!("step-{}", line.number),
            numeral: line.number,
            name: context.text.steps.step(line.number.into()),
            paper: Some(line.number),
            told: None,
            left_out: None,
            title: line.title,
            values: line.values,
        });
    let mut works = works.map(Vec::into_iter);
    of_paper
        .map(|line| {
            (
                line,
                works.as_mut().map(|works| works.next().unwrap_or_default()),
            )
        })
        .collect()
}

/// Draws steps with their work, below the switch that sets how many of them are open.
pub(crate) fn all(context: ViewContext, steps: Vec<(Line, Option<Html>)>) -> Html {
    html! {
        <div class="steps">
            { detail_switch(context) }
            { for_each(context, steps) }
        </div>
    }
}

fn for_each(context: ViewContext, steps: Vec<(Line, Option<Html>)>) -> Html {
    html! { for (line, work) in steps { { step(context, line, work) } } }
}

/// Draws the switch that sets how much of the derivation is open.
fn detail_switch(context: ViewContext) -> Html {
    let text = &context.text.steps;
    let options = Detail::VARIANTS
        .iter()
        .map(|&detail| (detail, text.detail(detail)))
        .collect::<Vec<_>>();
    let set = context.dispatch.reform(Action::SetDetail);
    let chosen = context.view.options.detail;
    // While all steps are closed, there is nothing to choose.
    let is_idle = !context.view.has_open_step() && chosen == Detail::default();
    let class = if is_idle {
        "segment detail idle"
    } else {
        "segment detail"
    };
    html! {
        <div class="steps-head">
            <h2>{ context.titled(text.heading()) }</h2>
            { radios(class, "detail", text.how_much(), &options, chosen, &set, false) }
        </div>
    }
}

/// Draws a step: its line, and its work below.
pub(crate) fn step(context: ViewContext, line: Line, work: Option<Html>) -> Html {
    let text = &context.text.steps;
    let (view, digits) = (context.view, context.digits());
    let Line {
        id,
        numeral,
        name,
        paper,
        told,
        left_out,
        title,
        values,
    } = line;
    let is_current = view.has_open_step() && paper == Some(view.position().step);
    let is_hidden = paper.is_some_and(|number| view.hides_step(number));
    let title = pieces(&title, digits);
    let shows_all = view.options.detail == Detail::Everything;
    // A hidden step opens by itself for guessing. The form in it reveals the step.
    let press = paper.filter(|_| !is_hidden).map(|step| {
        let closes = is_current && !shows_all;
        context.dispatch.on(if closes {
            Action::CloseStep
        } else {
            Action::GoTo(StepPosition { step, sub: 0 })
        })
    });
    let is_open = paper.map_or(shows_all, |number| view.opens_step(number));
    step_fold(Fold {
        class: if is_open && work.is_none() {
            "waits"
        } else {
            ""
        },
        numeral: numeral.to_string(),
        name,
        title: if left_out.is_some() {
            html! { <s>{ title }</s> }
        } else {
            title
        },
        values: if paper.is_some_and(|number| view.hides_value(number)) {
            html! { <span class="values">{ text.hidden() }</span> }
        } else {
            html! { <span class="values">for value in values { <span>{ number_with_symbol(&value, digits) }</span> }</span> }
        },
        is_current,
        is_open,
        press,
        content: html! {
            <>
                if let Some(told) = told { { soft(told) } }
                if let Some(left_out) = left_out { <p class="note">{ left_out }</p> }
                if let Some(work) = work {
                    { work }
                } else if is_open {
                    <p class="soft loading">{ context.text.page.loading() }</p>
                }
            </>
        },
        id,
    })
}
