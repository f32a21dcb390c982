//! How far results were from the expected ones: the background of a cell, and its legend.

use super::Room;
use crate::widgets::controls::soft;
use explain::league::Heat;
use glicko2_steps::groups::Against;
use yew::prelude::*;

/// Returns the class of a background, from far worse than expected to far better.
fn class(level: i8) -> &'static str {
    match level {
        ..=-3 => "heat worse-3",
        -2 => "heat worse-2",
        -1 => "heat worse-1",
        0 => "heat even",
        1 => "heat better-1",
        2 => "heat better-2",
        3.. => "heat better-3",
    }
}

/// Returns the class of a cell with this surprise. Returns `None` for a cell without.
pub(super) fn class_of(heat: Option<&Heat>) -> Option<&'static str> {
    heat.map(|heat| class(heat.level))
}

/// Returns the scores of two participants against each other. Returns `None` if they did not meet,
/// or if the period has problems.
pub(super) fn of(room: Room, a: usize, b: usize) -> Option<[Against; 2]> {
    let worked = room.current()?;
    let rated = worked.rated()?;
    Some([rated.against(a, b)?, rated.against(b, a)?])
}

/// Draws the legend of the backgrounds and the small numbers.
pub(super) fn key(room: Room) -> Html {
    let [worse, even, better] = room.words.pair_key();
    let strip =
        |levels: [i8; 3]| html! { for level in levels { <span class={class(level)}></span> } };
    html! {
        <div class="heat-key">
            { of_scale(strip([-3, -2, -1]), worse) }
            { of_scale(html! { <span class={class(0)}></span> }, even) }
            { of_scale(strip([1, 2, 3]), better) }
            { soft(room.words.pair_difference()) }
        </div>
    }
}

/// Draws backgrounds with their meaning.
fn of_scale(grounds: Html, says: &'static str) -> Html {
    html! { <span class="of-scale"><span class="scale" aria-hidden="true">{ grounds }</span><span>{ says }</span></span> }
}
