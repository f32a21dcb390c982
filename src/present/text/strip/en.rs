//! English.

use super::StripText;

/// The English table.
pub(super) static EN: StripText = StripText {
    what_follows: |name| format!("What follows from {name}"),
    less: |name| format!("Less: {name}"),
    more: |name| format!("More: {name}"),
    flat: |letter, from, to, by| format!("Nothing moves: {letter} from {from} to {to} changes r′ by {by}."),
    ends: |letter, from, to, a, b| format!("{letter} from {from} to {to}: r′ from {a} to {b}."),
    level: |x, is_own| {
        let why = if is_own { ": there these results are just as expected" } else { "" };
        format!("r′ = r at {x}{why}.")
    },
    lowest: |x, r| format!("r′ is lowest at {x}: {r}."),
    highest: |x, r| format!("r′ is highest at {x}: {r}."),
    surest: |x, rd| format!("RD′ is smallest at {x}: {rd}."),
    now: "New rating {0}",
    same: "New rating {0}, the same as before",
    now_more: "New rating {0}, {1} more than before",
    now_less: "New rating {0}, {1} less than before",
};
