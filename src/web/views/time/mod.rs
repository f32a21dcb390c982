//! The views that several periods add to the room of one player.

mod cards;
mod course;
mod import;
mod periods;

pub(crate) use cards::cards;
pub(crate) use import::{View as ImportView, openers, panels};
pub(crate) use periods::of_period;

use super::ViewContext;
use crate::app::{RatedCase, State};
use explain::words::SeasonWords;
use yew::prelude::*;

/// Draws the periods at a glance: a sentence, the chart, and a button for each.
pub(crate) fn line(state: &State, context: ViewContext, words: SeasonWords) -> Html {
    course::course(state, context, words, periods::periods(state, context, words))
}

/// Draws only the list of periods, while their results are hidden.
pub(crate) fn choice(state: &State, context: ViewContext, words: SeasonWords) -> Html {
    html! { <section class="card course" aria-label={words.course_title()}>{ periods::periods(state, context, words) }</section> }
}

/// Draws the chart of the periods for printing.
pub(crate) fn on_paper(rated: &RatedCase, context: ViewContext, words: SeasonWords) -> Html {
    course::on_paper(rated, context, words)
}
