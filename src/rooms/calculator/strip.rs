//! The sensitivity strip: how the result depends on the active field over its usual range, with
//! buttons that step the field.

use crate::derivation::ViewContext;
use crate::derivation::answer::field_name;
use crate::state::chosen_system::ChosenSystem;
use crate::state::{Action, ActiveField, Derivation, Drag, State};
use crate::widgets::chart::{Draw, chart};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::inline::pieces;
use crate::widgets::input::{Input, input};
use explain::answer::summary::in_whole_points;
use explain::by_ptr::ByPtr;
use explain::case::stepping;
use explain::charts::alt::strip::{describe, letter, outcome};
use explain::charts::data::{Reached, Span, Strip};
use explain::charts::draw;
use explain::charts::handles::Painted;
use explain::words::Text;
use explain::words::messages::StripWords;
use explain::words::pieces::Piece;
use glicko2_steps::{Field, Period};
use std::rc::Rc;
use yew::prelude::*;

/// Draws the strip while there is an active field. It takes up no room, so that nothing moves when it appears.
pub(crate) fn strip(state: &State, context: ViewContext, chosen_system: &ChosenSystem) -> Html {
    html! {
        <div class="strip-place">
            if let Some(active) = context.view.active_field.as_ref().filter(|_| !context.view.hides_answer()) {
                { panel(state, context, chosen_system, active).unwrap_or_default() }
            }
        </div>
    }
}

fn panel(
    state: &State,
    context: ViewContext,
    chosen_system: &ChosenSystem,
    active: &ActiveField,
) -> Option<Html> {
    let (words, digits) = (context.text.language.strip(), context.digits());
    let derivation = &context.view.derivation;
    let field = in_period(derivation, context.view.options.period == 0, active.field)?;
    let period = context.period();
    let range = Strip::range(period, field)?;
    let reached = |derivation: &Derivation| {
        let player = chosen_system.rated(&derivation.period)?;
        Some(Reached {
            x: derivation.period.number(field)?,
            rating: player.rating,
            deviation: player.deviation,
        })
    };
    let now = reached(derivation)?;
    let before = active.ghost.as_deref().and_then(reached);
    let name = field_name(active.field, context.text);
    let step = |label: String, sign: &'static str, by: i32| {
        let (dispatch, field) = (context.dispatch.clone(), active.field);
        let act = move |_: MouseEvent| {
            dispatch.emit(Action::Drag(field, Drag::Step(by)));
            dispatch.emit(Action::Drag(field, Drag::Done));
        };
        html! { <button type="button" aria-label={label} onclick={act}>{ sign }</button> }
    };
    let edit = {
        let field = active.field;
        context
            .dispatch
            .on_number(move |text| Action::Edit(field, text))
    };
    Some(html! {
        <section class="strip" aria-label={words.what_follows(&name)} tabindex="-1">
            if state.is_stale() {
                <p class="stale-note">{ context.text.answer.stale() }</p>
            } else {
                <p>{ pieces(&told_in_numbers(chosen_system, now, before, words), digits) }</p>
            }
            <div class="strip-head">
                { step(words.less(&name), "−", -1) }
                {
                    input(Input {
                        id: "strip-field".to_owned(),
                        name: Some(name.clone().into()),
                        typed: state.field(active.field).to_owned(),
                        drag_name: Some(stepping::name(active.field)),
                        oninput: edit,
                        ..Input::default()
                    })
                }
                { step(words.more(&name), "+", 1) }
                <span aria-hidden="true">{ name }</span>
            </div>
            <Curve period={derivation.period.clone()} chosen_system={chosen_system.clone()} {field} letter={letter(active.field)} {range} {now} {before}
                text={context.text} />
        </section>
    })
}

/// Returns the present rating as players see it, and the one before, in words.
fn told_in_numbers(
    chosen_system: &ChosenSystem,
    now: Reached,
    before: Option<Reached>,
    words: StripWords,
) -> Vec<Piece> {
    let seen = |reached: Reached| chosen_system.system.shown_rating(reached.rating);
    let description = outcome(seen(now), before.map(seen), words);
    if chosen_system.system.shows_whole() {
        in_whole_points(description)
    } else {
        description
    }
}

/// Returns a field with the index of its game among the rated ones, which exclude blank rows.
/// Returns `None` if the period does not depend on the field.
fn in_period(derivation: &Derivation, is_first: bool, field: Field) -> Option<Field> {
    let game = |row: usize| derivation.rows.iter().position(|&other| other == row);
    match field {
        Field::GameRating(row) => game(row).map(Field::GameRating),
        Field::GameDeviation(row) => game(row).map(Field::GameDeviation),
        Field::GameScore(row) => game(row).map(Field::GameScore),
        Field::Tau => Some(field),
        // In a later period the player is as the previous one left them.
        Field::IdlePeriods => Some(field),
        field => is_first.then_some(field),
    }
}

#[derive(Properties, PartialEq)]
struct CurveProps {
    period: Rc<Period>,
    chosen_system: ChosenSystem,
    field: Field,
    letter: String,
    range: Span,
    now: Reached,
    before: Option<Reached>,
    text: Text,
}

/// The result over the range of the field, as a picture and in words. It is computed again only if
/// another number of the period changes.
#[component]
fn Curve(props: &CurveProps) -> Html {
    let (field, range) = (props.field, props.range);
    let others = props.period.with(field, range.from);
    let strip = use_memo(
        (others, props.chosen_system.clone(), field, range),
        |(period, chosen_system, field, range)| {
            Strip::of(period, *field, *range, &|period| {
                chosen_system.rated(period)
            })
            .map(Rc::new)
            .map(ByPtr)
        },
    );
    let Some(strip) = &*strip else {
        return Html::default();
    };
    let description = describe(strip, &props.letter, props.text.language.strip()).join(" ");
    let picture = Picture {
        strip: strip.clone(),
        now: props.now,
        before: props.before,
    };
    html! { <>{ chart(picture, description.clone()) }<p class={classes!("soft", strip.is_flat().then_some("flat"))} aria-hidden="true">{ description }</p></> }
}

#[derive(PartialEq)]
struct Picture {
    strip: ByPtr<Strip>,
    now: Reached,
    before: Option<Reached>,
}

impl Draw for Picture {
    fn draw(&self, width: u32) -> Painted {
        draw::strip(&self.strip, self.now, self.before, width).into()
    }
}
