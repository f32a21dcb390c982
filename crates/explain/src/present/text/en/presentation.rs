//! English.

use crate::present::text::presentation::PresentationText;

/// The English table.
pub(in crate::present::text) static EN: PresentationText = PresentationText {
    name: "Presentation",
    leave: "Leave the presentation",
    back: "Back",
    on: "Next",
    more_games: |n| if n == 1 { "and 1 more game".to_owned() } else { format!("and {n} more games") },
    more_tries: |n| if n == 1 { "1 more try before these".to_owned() } else { format!("{n} more tries before these") },
};
