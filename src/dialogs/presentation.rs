//! The presentation, one step to a screen: the picture, the step's work beside it, and a line of dots below.

use crate::browser::focus;
use crate::browser::presentation::{self, Remote};
use crate::derivation::navigation::{Navigation, pips, where_it_is};
use crate::derivation::stage_picture::of_stage;
use crate::derivation::{ViewContext, guess, stage, work};
use crate::state::{Action, DerivationView, StepPosition};
use crate::widgets::controls::{button_of, icon_button, soft};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::icons;
use crate::widgets::inline::{number_with_symbol, pieces};
use explain::stage::screen::{OnScreen, on_screen, parts};
use explain::steps::step::{Block, Step, TableId};
use explain::steps::{numbers, step as work_of, values};
use explain::words::number::Number;
use explain::words::pieces::Piece;
use std::ops::Range;
use yew::prelude::*;

/// The games whose work is computed. The screen has room for fewer.
const GAMES: Range<usize> = 0..12;

/// The step on the screen.
pub(crate) struct PresentedStep {
    /// The number of the step as it is shown.
    pub(crate) numeral: u8,
    /// The name of the step in words, if it is not the paper's step of that number.
    pub(crate) at: Option<String>,
    pub(crate) title: Vec<Piece>,
    pub(crate) work: Vec<Block>,
    /// Whether the step has the values that it has in the paper.
    pub(crate) has_values: bool,
}

impl PresentedStep {
    /// Returns a step of the paper.
    pub(crate) fn of_paper(context: ViewContext, step: u8) -> Option<Self> {
        let (period, trace) = (context.period(), context.trace());
        let of = numbers(trace)
            .contains(&step)
            .then(|| work_of(step, period, trace, GAMES, context.text));
        let Step {
            number,
            title,
            blocks,
        } = of?;
        Some(Self {
            numeral: number,
            at: None,
            title,
            work: blocks,
            has_values: true,
        })
    }
}

/// Draws the screen of the current step position, if there is such a step. `shown` returns a step
/// of the paper by its number.
pub(crate) fn screen(
    context: ViewContext,
    shown: &dyn Fn(u8) -> Option<PresentedStep>,
) -> Option<Html> {
    let view = context.view;
    let words = context.text.language.presentation();
    let StepPosition { step, .. } = view.position();
    let PresentedStep {
        numeral,
        at,
        title,
        work,
        has_values,
    } = shown(step)?;
    let is_last = view.position() == StepPosition::end_of(step).nearest(context.trace());
    let rows = on_screen(work::visible_work(context, work), view.position(), is_last);
    let shown_parts = parts(&rows);
    // The question about the next step has a screen of its own, unless the picture asks it.
    let asked = view
        .asked_step()
        .filter(|&asked| asked != step && !view.hides_picture());
    let asked = asked
        .and_then(|asked| Some((asked, shown(asked)?)))
        .filter(|(_, shown)| shown.has_values);
    let has_asked = asked.is_some();
    let asks = asked.filter(|_| view.part > shown_parts);
    let (numeral, title) = match &asks {
        Some((_, asked)) => (asked.numeral, &asked.title),
        None => (numeral, &title),
    };
    let last_part = shown_parts + usize::from(has_asked);
    let forward = if view.part < last_part {
        Action::Part(view.part + 1)
    } else {
        Action::Next
    };
    let back = if view.part > 0 {
        Action::Part(view.part - 1)
    } else {
        Action::Back
    };
    let is_over = view.is_last() && view.part >= last_part;
    let is_first = view.is_first() && view.part == 0;
    // A step with several positions shows its values at the last one.
    let brings = has_values && is_last && asks.is_none() && !view.hides_value(step);
    let values = if !brings {
        Vec::new()
    } else {
        values(step, context.period(), context.trace(), context.text)
    };
    let bar = match &asks {
        Some((asked, shown)) => stage::navigation(context, shown.at.clone()).at_step(*asked),
        None => stage::navigation(context, at),
    };
    let leave = context.dispatch.then_focus(&["present"]);
    let content = html! {
        <>
            <h1 class="visually-hidden">{ context.text.page.title() }</h1>
            <div class="screen-stage">{ of_stage(context) }</div>
            <section class="screen-step" id={format!("step-{step}")} tabindex="-1" aria-labelledby="screen-title">
                <h2 id="screen-title">
                    <span class="numeral" aria-hidden="true">{ numeral }</span>
                    <span>{ pieces(title, context.digits()) }</span>
                </h2>
                if asks.is_none() { { guess::verdict(context, step) } }
                <div class="screen-work">
                    <div class="fits">
                        if let Some((asked, _)) = asks {
                            { guess::hidden(context, asked, true) }
                        } else {
                            for on in rows { { block(context, on) } }
                            if step == 8 { { guess::all(context) } }
                        }
                    </div>
                </div>
                { result(context, &values) }
            </section>
            { foot(&bar, [(words.back(), is_first, back.clone()), (words.on(), is_over, forward.clone())], view, words.leave(), &leave) }
        </>
    };
    let done = view.is_last() && is_over;
    let remote = Callback::from({
        let (dispatch, leave) = (context.dispatch.clone(), leave.clone());
        move |pressed: Remote| match pressed {
            Remote::Forward if done => {}
            Remote::Forward => dispatch.emit(forward.clone()),
            Remote::Back => dispatch.emit(back.clone()),
            Remote::First => dispatch.emit(Action::First),
            Remote::Last => dispatch.emit(Action::Last),
            Remote::Leave => leave.emit(Action::Present(false)),
        }
    });
    Some(
        html! { <Screen name={words.name()} {remote} at={(view.position(), view.part)} {content} /> },
    )
}

/// Draws a block, and marks the part that is explained as the current one.
fn block(context: ViewContext, on: OnScreen) -> Html {
    let words = context.text.language.presentation();
    let OnScreen {
        block,
        left_out,
        first,
        part,
        parts,
    } = on;
    let lit = context.view.part.checked_sub(part).filter(|&at| at < parts);
    let is_table = matches!(block, Block::Table(_));
    let more = match &block {
        _ if left_out == 0 => None,
        Block::Table(table) => match table.id {
            TableId::Search => Some(words.more_tries(left_out)),
            TableId::Iterations => None,
            _ => Some(
                words.more_games(left_out + context.trace().games.len().saturating_sub(GAMES.end)),
            ),
        },
        _ => None,
    };
    html! {
        <div class="part" aria-current={lit.filter(|_| !is_table).map(|_| "true")}>
            { work::on_screen(context, block, first, lit) }
            if let Some(more) = more { { soft(more) } }
        </div>
    }
}

/// Draws the results of the step, below its work.
fn result(context: ViewContext, values: &[Number]) -> Html {
    html! {
        <p class="screen-values">
            for value in values { <span>{ number_with_symbol(value, context.digits()) }</span> }
        </p>
    }
}

/// Draws the dots, the name of the step position, and the buttons.
fn foot(
    bar: &Navigation,
    ways: [(&'static str, bool, Action); 2],
    view: &DerivationView,
    leave_words: &'static str,
    leave: &Callback<Action>,
) -> Html {
    let text = &bar.text.navigation;
    let [(back_words, is_first, back), (on_words, is_over, on)] = ways;
    html! {
        <nav class="walk in screen-foot" aria-label={text.label()}>
            { pips(bar) }
            <span class="where">{ where_it_is(bar) }</span>
            { button_of("", back_words.into(), is_first, bar.dispatch.on(back)) }
            { button_of("primary", on_words.into(), is_over, bar.dispatch.on(on)) }
            <button type="button" aria-pressed={view.options.hide.to_string()}
                onclick={bar.dispatch.on(Action::ToggleHide)}>{ text.hide() }</button>
            { icon_button(icons::close(), leave_words, false, leave.on(Action::Present(false))) }
        </nav>
    }
}

#[derive(Properties, PartialEq)]
struct ScreenProps {
    name: &'static str,
    remote: Callback<Remote>,
    /// The step position and its part. When it changes, the part is highlighted and the work is fitted to the screen.
    at: (StepPosition, usize),
    content: Html,
}

/// The frame of the presentation. It handles the keys of a remote control, requests full screen,
/// and fits the work into the window.
#[component]
fn Screen(props: &ScreenProps) -> Html {
    let node = use_node_ref();
    presentation::use_remote(props.remote.clone());
    presentation::use_display(props.remote.reform(|()| Remote::Leave));
    presentation::use_fit(&node, props.at);
    use_effect_with((), |()| focus::soon(vec!["presentation".to_owned()]));
    html! {
        <main class="screen" id="presentation" tabindex="-1" aria-label={props.name} ref={node}>{ props.content.clone() }</main>
    }
}
