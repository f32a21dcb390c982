//! The door *Check my numbers* as a server would render it: what is said of somebody's numbers, and how surely.
#![cfg(feature = "ssr")]

mod asked;
mod given;
#[path = "../support/html.rs"]
mod html;
mod links;
#[path = "../support/page.rs"]
mod page;
mod told;
mod verdicts;

use glicko2_steps::app::learn::check::{Action, Of, Way};
use glicko2_steps::app::{Action as PageAction, Rooms, State, learn};
use glicko2_steps::glicko2::{Period, Trace, rate};
use glicko2_steps::present::check::ids;
use glicko2_steps::present::text::Language;
use glicko2_steps::present::text::check::CheckText;
use glicko2_steps::teach::check::mistakes::{self, PROGRAMS};
use glicko2_steps::teach::check::{Candidate, Given, Lineup, Mistake, Quantity, Symptom, Value, cases};
use html::{all, attr, by_id, one, words};
use page::at;
use proptest::prelude::*;
use scraper::Html;
use std::collections::HashSet;
use std::rc::Rc;

fn text() -> &'static CheckText {
    Language::En.check()
}

fn act(state: &State, action: Action) -> State {
    state.update(PageAction::Learn(Rc::new(learn::Action::Check(action))))
}

fn rendered(state: &State) -> Html {
    let markup = page::markup(state, false);
    // Words may have it; no number does.
    assert!(!markup.contains(">NaN") && !markup.contains("\"NaN\""), "{}", state.link());
    Html::parse_fragment(&markup)
}

fn page_of(link: &str) -> Html {
    rendered(&at(link))
}

/// What the page says of the numbers, in a sentence.
fn verdict(html: &Html) -> String {
    words(one(html, ".finding"))
}

/// The ids of the mistakes that are named as what would explain the numbers.
fn named(html: &Html) -> Vec<String> {
    all(html, ".mistakes code").into_iter().map(words).collect()
}

/// A link to the check of results, as they print with so many decimals.
fn link(case: &str, trace: &Trace, decimals: [Option<usize>; 3]) -> String {
    let [r, rd, vol] = decimals;
    // In the order in which they are computed.
    let names = [("vol", Quantity::Volatility), ("r", Quantity::Rating), ("rd", Quantity::Deviation)];
    let pairs = names.into_iter().zip([vol, r, rd]);
    let pairs = pairs.filter_map(|((name, quantity), decimals)| {
        Some(format!("{name}:{:.*}", decimals?, quantity.of(trace).unwrap_or(f64::NAN)))
    });
    format!("r=check&c={case},{}", pairs.collect::<Vec<_>>().join(","))
}
