//! English.

use crate::present::text::strip::StripText;

/// The English table.
pub(in crate::present::text) static EN: StripText = StripText {
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
    moves: "What moves what",
    moves_explained: "How far the new rating moves if one number is a little more and all others stay. The ratings come to 1 together: if everybody had a point more, so would the result.",
    moves_alt: "Bars: how far the new rating moves with each number; the table has the same.",
    moves_units: [
        "A point more of rating",
        "A point more of RD",
        "A tenth of a point more of score",
        "A hundredth more of σ",
        "A tenth more of τ",
    ],
    others: |n| match n {
        1 => "1 other".to_owned(),
        n => format!("{n} others"),
    },
};
