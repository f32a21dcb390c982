//! The views that several periods add to the room of one player.

mod cards;
mod course;
mod import;
mod periods;

pub(crate) use cards::cards;
pub(crate) use import::{View as ImportView, openers, panels};
pub(crate) use periods::of_period;

use super::Scene;
use crate::app::{RatedCase, State};
use crate::present::text::season::SeasonText;
use yew::prelude::*;

/// Draws the periods at a glance: a sentence, the chart, and a button for each.
pub(crate) fn line(state: &State, scene: Scene, words: &'static SeasonText) -> Html {
    course::course(state, scene, words, periods::periods(state, scene, words))
}

/// Draws only the list of periods, while their results are hidden.
pub(crate) fn choice(state: &State, scene: Scene, words: &'static SeasonText) -> Html {
    html! { <section class="card course" aria-label={words.course.title}>{ periods::periods(state, scene, words) }</section> }
}

/// Draws the chart of the periods for printing.
pub(crate) fn on_paper(rated: &RatedCase, scene: Scene, words: &'static SeasonText) -> Html {
    course::on_paper(rated, scene, words)
}
