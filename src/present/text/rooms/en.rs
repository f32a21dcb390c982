//! English.

use super::RoomsText;
use crate::systems::What;

/// The English table.
pub(super) static EN: RoomsText = RoomsText {
    be_new: |name| format!("Start as somebody new: {name}"),
    be_example: "Start as a world with printed deviation and volatility",
    about: "About this system",
    sources: "Where this is from",
    fact: |what| match what {
        What::Method => "Method and constants",
        What::Start => "Start and resets",
        What::Bounds => "Limits",
        What::Growth => "Idle time",
        What::Game => "How a game counts",
        What::Update => "How an update is made",
        What::Adjust => "What is adjusted",
        What::Shown => "The number shown",
        What::AlsoShown => "A second number shown",
    },
    not_known: "Note",
    what_seen: |name| format!("{name} shows"),
    cannot: "This case cannot be rated by these rules. What they ask for may be missing.",
    rises: "The rating rises by {0} to {1}, with a deviation of {2}.",
    falls: "The rating falls by {0} to {1}, with a deviation of {2}.",
    stays: "The rating stays at {1}, with a deviation of {2}.",
    further: |name| format!("{name}: what comes after"),
    all: "Places that use these ratings",
    all_explained: "What each of them changes, what number its players see, and where we know it from. Choose one to have your case worked by its rules.",
    work_with: |name| format!("Work with {name}"),
    your_case: "This is the case of the room One player.",
};
