//! The grammar of Russian sentences.

/// The forms of the player and the opponent in the reasons for a result: each has its placeholder, its text if the
/// player is the reader, and its text if the player has a name, for which `{who}` stands.
///
/// The reader's opponents have only ratings, so the noun before their names is left out.
pub(crate) static PERSON: &[[&str; 3]] = &[
    ["{From_you}", "От вас", "От игрока {who}"],
    ["{from_you}", "от вас", "от игрока {who}"],
    ["{About_you}", "О вас", "Об игроке {who}"],
    ["{Your_rating}", "Ваш рейтинг", "Рейтинг игрока {who}"],
    ["{your_rating}", "ваш рейтинг", "рейтинг игрока {who}"],
    ["{opponents}", "", "соперника "],
    ["{by_opponent}", "", "соперником "],
];
