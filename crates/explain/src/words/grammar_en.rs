//! The grammar of English sentences.

/// The forms of the player in the reasons for a result: each has its placeholder, its text if the player is the reader,
/// and its text if the player has a name, for which `{who}` stands.
pub(crate) static PERSON: &[[&str; 3]] = &[
    ["{You}", "You", "{who}"],
    ["{you}", "you", "{who}"],
    ["{were}", "were", "was"],
    ["{Your}", "Your", "{who}’s"],
    ["{your}", "your", "{who}’s"],
    // Stands before an opponent's rating, which is replaced by a name if the player has one.
    ["{the}", "the ", ""],
];
