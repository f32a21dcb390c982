//! The section Practise: sheets of exercises, on the screen and on paper.
//!
//! | module | is for |
//! |---|---|
//! | `begin` | choosing a sheet |
//! | `exercise` | an exercise, with links to the others |
//! | `blank` | its blanks, and the remarks on them |
//! | `foot` | the result of marking, the buttons, the formulas |
//! | `letter` | the symbol of a value, g₁ |
//! | `paper` | the sheet and its key on paper |

mod begin;
mod blank;
pub(crate) mod context;
mod exercise;
mod foot;
mod letter;
mod paper;

pub(crate) use paper::on_paper;

use super::View;
use super::doors::doors;
use crate::state::learn::exercises::Open;
use crate::state::learn::exercises::work::Which;
use explain::words::messages::PractiseWords;
use yew::prelude::*;

/// The `id` of the heading of the open sheet or exercise, which gets the focus when that changes.
const HEADING: &str = "practise-title";

pub(super) fn room(view: View) -> Html {
    let words = view.language.practise();
    html! {
        <main class="learn practise">
            { doors(view) }
            {
                match &view.learn.practise.open {
                    None => begin::begin(view, words),
                    Some(open) => exercise::exercise(view, open, words),
                }
            }
        </main>
    }
}

/// Returns the name of a sheet, made of its level and its code.
fn sheet_name(which: &Which, words: PractiseWords) -> String {
    let level = which.level.number().into();
    if which.is_mine() {
        words.mine(level)
    } else {
        words.sheet(level, &which.code.to_string())
    }
}

/// Returns the link of an exercise of the open sheet.
fn link(open: &Open, at: usize) -> String {
    let place = crate::state::learn::exercises::PractiseState::place;
    format!(
        "#r=practise&e={}",
        place(&open.which, open.sheet.exercises.len() as u16, Some(at))
    )
}
