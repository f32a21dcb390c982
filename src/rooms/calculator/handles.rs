//! Drag handles in pictures, with which the numbers of a case are changed where they are shown: see
//! `src/program/drag.rs`.

use crate::derivation::ViewContext;
use crate::derivation::answer::{dragged, field_name};
use crate::state::Derivation;
use crate::widgets::chart::{Over, Overlay};
use crate::widgets::inline::hue;
use explain::by_ptr::ByPtr;
use explain::case::stepping::stepping;
use explain::charts::handles::{Axis, DragHandle, DragTarget};
use explain::numbers::{Digits, Kind, full, show};
use explain::stage::Starts;
use explain::steps::key_values::in_path;
use explain::words::Text;
use glicko2_steps::quantity::game_path;
use glicko2_steps::{Field, Symbol};
use std::rc::Rc;
use yew::prelude::*;

/// The values that the handles of a period depend on.
#[derive(PartialEq)]
struct Handles {
    of: ByPtr<Derivation>,
    /// The index of the period in the case.
    period: usize,
    digits: Digits,
    text: Text,
}

/// Returns the handles of the visible picture. Returns `None` if the page is printed, or if the
/// answer is hidden, because every handle reveals the new rating.
pub(crate) fn of(context: ViewContext) -> Option<Overlay> {
    (!context.is_read && !context.view.hides_answer()).then(|| {
        let (of, digits) = (ByPtr(context.view.derivation.clone()), context.digits());
        Overlay(Rc::new(Handles {
            of,
            period: context.view.options.period,
            digits,
            text: context.text,
        }))
    })
}

impl Over for Handles {
    fn over(&self, handles: &[DragHandle], size: (f64, f64)) -> Html {
        // The CSS property `touch-action` applies to a whole `svg` element, so each direction of dragging
        // has an element of its own.
        html! { <>{ self.along(Axis::Across, handles, size) }{ self.along(Axis::Up, handles, size) }</> }
    }
}

/// The description of a handle for assistive technology, and the highlight that it belongs to.
struct Description {
    target: DragTarget,
    name: String,
    range: [f64; 2],
    text: String,
    symbol: Symbol,
    quantity: String,
}

impl Handles {
    fn along(&self, axis: Axis, handles: &[DragHandle], (width, height): (f64, f64)) -> Html {
        let [width, height] = [width, height].map(full);
        let all = handles
            .iter()
            .filter(|handle| handle.axis == axis)
            .filter_map(|handle| Some((handle, self.describe(handle)?)));
        let all: Vec<_> = all.collect();
        if all.is_empty() {
            return Html::default();
        }
        html! {
            <svg role="presentation" class={classes!("grips", (axis == Axis::Up).then_some("up"))} viewBox={format!("0 0 {width} {height}")} {width} {height}>
                for (handle, description) in all { { draw_handle(handle, description) } }
            </svg>
        }
    }

    fn describe(&self, handle: &DragHandle) -> Option<Description> {
        let Derivation { period, trace, .. } = &*self.of;
        let field = match handle.target {
            DragTarget::Field(field) => field,
            DragTarget::End(i) => {
                return Some(Description {
                    target: handle.target,
                    name: ["A", "B"][i].to_owned(),
                    range: Starts::of(period, trace, [None; 2])?.range,
                    text: Starts::format_end(handle.value),
                    symbol: [Symbol::BigA, Symbol::BigB][i],
                    quantity: format!("starts.{}", ["a", "b"][i]),
                });
            }
        };
        let typed = self.of.typed(field, self.period)?;
        let (symbol, quantity) = match field {
            Field::PlayerDeviation => (Symbol::Rd, "in.player.deviation".to_owned()),
            Field::GameRating(j) => (Symbol::RJ, in_path(j, "rating")),
            Field::GameScore(j) => (Symbol::S, game_path(j, "score")),
            _ => (Symbol::R, "in.player.rating".to_owned()),
        };
        let steps = stepping(typed)?;
        let shown = show(handle.value, Kind::Given, self.digits);
        let outcome = show(trace.player.rating, Kind::Rating, self.digits);
        Some(Description {
            target: DragTarget::Field(typed),
            name: field_name(typed, self.text),
            range: [steps.least, steps.most],
            text: dragged(typed, &shown, &outcome, self.text),
            symbol,
            quantity,
        })
    }
}

fn draw_handle(handle: &DragHandle, description: Description) -> Html {
    let name = description.target.name();
    let [x, y] = [handle.place.0, handle.place.1].map(full);
    let [least, most] = description.range.map(full);
    let (class, radius) = if handle.around > 0.0 {
        ("around", handle.around + 4.0)
    } else {
        (hue(description.symbol), 5.0)
    };
    html! {
        <g key={name.clone()} class={classes!("grip", class)} transform={format!("translate({x} {y})")} data-scrub={name} data-scrub-scale={full(handle.per_pixel)}
            data-symbol={description.symbol.id()} data-quantity={description.quantity} role="slider" tabindex="0" aria-label={description.name}
            aria-orientation={(handle.axis == Axis::Up).then_some("vertical")} aria-valuemin={least} aria-valuemax={most}
            aria-valuenow={full(handle.value)} aria-valuetext={description.text}>
            <circle class="reach" r="13" />
            <circle class="ring" r={full(radius)} />
        </g>
    }
}
