//! The views that several periods add to the room of one player.

pub(crate) mod cards;
mod list;

pub(crate) use cards::cards;
pub(crate) use list::of_period;

use crate::derivation::ViewContext;
use crate::state::State;
use crate::widgets::text_panel::text_out;
use explain::case::{Case, csv};
use explain::words::messages::PeriodsWords;
use yew::prelude::*;

/// Draws the periods at a glance: a sentence, the chart, and a button for each.
pub(crate) fn line(state: &State, context: ViewContext, words: PeriodsWords) -> Html {
    crate::derivation::periods::course(state, context, words, list::periods(state, context, words))
}

/// Draws only the list of periods, while their results are hidden.
pub(crate) fn choice(state: &State, context: ViewContext, words: PeriodsWords) -> Html {
    html! { <section class="card course" aria-label={words.course_title()}>{ list::periods(state, context, words) }</section> }
}

/// Draws the periods as CSV.
pub(crate) fn export(case: &Case, words: PeriodsWords) -> Html {
    let text = csv::write(case).into();
    html! {
        <div class="paste">
            { text_out("export-text", words.import_exported(), &text, 8, &NodeRef::default()) }
        </div>
    }
}
