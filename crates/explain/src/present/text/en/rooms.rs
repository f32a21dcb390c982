//! English.

use crate::present::role::Role;
use crate::present::text::rooms::RoomsText;

/// The English table.
pub(in crate::present::text) static EN: RoomsText = RoomsText {
    be_new: |name| format!("New player at {name}"),
    be_example: "A world with the printed deviation and volatility",
    about: "About this system",
    sources: "Where this is from",
    reasons: "Why it is so",
    not_known: "Note",
    what_seen: |name| format!("{name} shows"),
    cannot: "This case cannot be rated by these rules. What they ask for may be missing.",
    rises: "The rating rises by {0} to {1}, with a deviation of {2}.",
    falls: "The rating falls by {0} to {1}, with a deviation of {2}.",
    stays: "The rating stays at {1}, with a deviation of {2}.",
    role: |role| match role {
        Role::Value => None,
        Role::Term => Some("one game’s term of the sum in"),
        Role::Sum => Some("the sum in"),
        Role::Part => Some("belongs to"),
    },
    step_of: |step, of, paper| match paper {
        Some(paper) => format!("Step {step} of {of}, the paper’s Step {paper}"),
        None => format!("Step {step} of {of}"),
    },
    papers_step: |step| format!("The paper’s Step {step}"),
    left_out: "Not used here; see the next step.",
    copy_values: "Copy all values of this step",
    values: "The values of this step",
    copy_by_hand: "The browser does not let this page copy. These are the values:",
    period: "Steps of",
    period_of: |n, count| format!("game {n} of {count}"),
    steps_of_game: |n, count| format!("Now shown: game {n} of {count}. The rating goes from {{0}} to {{1}} ({{2}})."),
    all_games: |count| format!("All {count} games together"),
    all: "Places that use these ratings",
    all_explained: "The case of the Calculator, rated by each place’s rules with its extra settings at their defaults. Open a line for its constants and its sources, or to continue by its rules.",
    work_with: |name| format!("Continue with {name}"),
};
