//! *Check my numbers*, rendered on the server: the finding about a user's numbers, and its certainty.

mod details;
mod input;
mod links;
mod questions;
mod verdicts;

use crate::support::act::{load, not_understood, rooms};
use crate::support::{html, page};
use explain::learn::check::ids;
use explain::teach::check::mistakes::{self, PROGRAMS};
use explain::teach::check::{Candidate, Given, Lineup, Mistake, Quantity, Symptom, Value, cases};
use explain::words::Language;
use explain::words::messages::CheckWords;
use glicko2_page::state::learn::check::{Action, CheckState, Of, Way};
use glicko2_page::state::{Action as PageAction, State, learn};
use glicko2_steps::{Period, Trace, rate};
use html::{all, all_words, attr, by_id, one, words};
use page::at;
use proptest::prelude::*;
use scraper::Html;
use std::collections::HashSet;
use std::rc::Rc;

fn text() -> CheckWords {
    Language::En.check()
}

fn act(state: &State, action: Action) -> State {
    state.update(PageAction::Learn(Rc::new(learn::Action::Check(action))))
}

fn rendered(state: &State) -> Html {
    let markup = page::markup(state, false);
    // Words may contain NaN, but no number is one.
    assert!(
        !markup.contains(">NaN") && !markup.contains("\"NaN\""),
        "{}",
        state.link()
    );
    Html::parse_fragment(&markup)
}

fn page_of(link: &str) -> Html {
    rendered(&at(link))
}

/// Returns the state of the check.
fn check(state: &State) -> &CheckState {
    &rooms(state).learn.check
}

/// Returns the page's finding about the numbers.
fn verdict(html: &Html) -> String {
    words(one(html, ".finding"))
}

/// Returns the ids of the mistakes that would explain the numbers.
fn mistake_ids(html: &Html) -> Vec<String> {
    all_words(html, ".mistakes code")
}

/// Returns a link to the check of the results, printed with these numbers of decimals.
fn link(case: &str, trace: &Trace, decimals: [Option<usize>; 3]) -> String {
    let [r, rd, vol] = decimals;
    // In the order in which they are computed.
    let names = [
        ("vol", Quantity::Volatility),
        ("r", Quantity::Rating),
        ("rd", Quantity::Deviation),
    ];
    let pairs = names.into_iter().zip([vol, r, rd]);
    let pairs = pairs.filter_map(|((name, quantity), decimals)| {
        Some(format!(
            "{name}:{:.*}",
            decimals?,
            quantity.value(trace).unwrap_or(f64::NAN)
        ))
    });
    format!("r=check&c={case},{}", pairs.collect::<Vec<_>>().join(","))
}
