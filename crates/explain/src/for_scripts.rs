//! Values that the page's scripts in `www/` need as well. The build includes this file (`xtask/src/scripts.rs`) and
//! fills them in, so that each stands here only.

/// The keys of a link that need the lazy part: the room, several periods, the system, the dialog for sharing.
pub const LAZY_KEYS: [&str; 4] = ["r", "s", "y", "z"];

/// The key in a link for each attribute of `<glicko2-calculator>`.
pub const ATTRIBUTES: [(&str, &str); 9] = [
    ("p", "player"),
    ("t", "tau"),
    ("g", "games"),
    ("i", "idle"),
    ("k", "step"),
    ("l", "level"),
    ("d", "decimals"),
    ("o", "rounding"),
    ("h", "hide"),
];

/// The largest number of characters of a link that an embedded page and the page around it exchange. Browsers open no
/// longer address.
pub const LONGEST_LINK: usize = 1_000_000;

/// The largest height of the small page before a step is opened, in pixels.
pub const CLOSED: usize = 420;
/// The height of the small page while the reader guesses the answer, in pixels.
pub const GUESSED: usize = 184;
/// The largest number of games that are listed while the reader guesses. The list adds [`GAMES`] and one [`ROW`] each.
pub const FEW: usize = 5;
/// The height of the list of games without its rows, in pixels.
pub const GAMES: usize = 59;
/// The height of a row in the list of games, in pixels.
pub const ROW: usize = 33;
