//! The room League, rendered on the server, and its curve.

mod curve;
mod every_state;
mod explanations;
mod results;
mod states;
mod steps;

use crate::support::act::pasted;
use crate::support::league::{after, edit, in_mode, league_of};
use crate::support::{html, page};
use explain::case::Part;
use explain::case::league::{Field, Mode, Who};
use glicko2_page::state::State;
use glicko2_page::state::league::{Action, LeagueState};
use glicko2_steps::groups::teams::Method;
use glicko2_steps::groups::wvw;
use html::{HOSTILE, all, all_words, ensure, state_named, words};
use page::league_room;
use proptest::prelude::*;
use scraper::{ElementRef, Html};

/// Returns the league of a pasted text.
fn of_text(text: &str) -> LeagueState {
    league_of(&pasted(&State::whole(), text, false))
}

fn attr<'a>(element: ElementRef<'a>, name: &str) -> &'a str {
    html::attr(element, name).unwrap_or_default()
}

/// A league of six players, whose results have surprises of all strengths, in two periods.
const SIX: &str = "m:table/p:Anna,1616,72;Ben,1571,75;Clara,1531,78;David,1483,81;Ewa,1442,84;Femi,1400,87\
    /r:1-2;1-3,0.5;1-4;1-5;1-6;2-3;2-4;2-5,0.5;2-6;4-3;3-5;3-6;4-5;4-6,0.5;5-6/n:2-1;3-4;5-6;1-3,0.5;6-1/k:1";

/// Returns the shown value of a quantity, in text or in a formula.
fn value(html: &Html, quantity: &str) -> Option<f64> {
    let element = *all(html, &format!("[data-quantity=\"{quantity}\"]")).first()?;
    [attr(element, "value"), attr(element, "data-value")]
        .join("")
        .parse()
        .ok()
}
