//! How far results were from what was expected: the ground of a cell, and the key to it.

use super::Room;
use crate::group::Against;
use crate::present::league::Heat;
use crate::web::kit::controls::soft;
use yew::prelude::*;

/// The class of a ground, from far worse than expected to far better.
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

/// The class of a cell with such a surprise, or of one without.
pub(super) fn class_of(heat: Option<&Heat>) -> Option<&'static str> {
    heat.map(|heat| class(heat.level))
}

/// What two participants had against each other, where they met and nothing is wrong.
pub(super) fn of(room: Room, a: usize, b: usize) -> Option<[Against; 2]> {
    let worked = room.current()?;
    let rated = worked.rated()?;
    Some([rated.against(a, b)?, rated.against(b, a)?])
}

/// What the grounds and the small numbers mean.
pub(super) fn key(room: Room) -> Html {
    let [worse, even, better] = room.words.pair.key;
    let strip = |levels: [i8; 3]| html! { for level in levels { <span class={class(level)}></span> } };
    html! {
        <div class="heat-key">
            { of_scale(strip([-3, -2, -1]), worse) }
            { of_scale(html! { <span class={class(0)}></span> }, even) }
            { of_scale(strip([1, 2, 3]), better) }
            { soft(room.words.pair.difference) }
        </div>
    }
}

/// Grounds, and what they say.
fn of_scale(grounds: Html, says: &'static str) -> Html {
    html! { <span class="of-scale"><span class="scale" aria-hidden="true">{ grounds }</span><span>{ says }</span></span> }
}
