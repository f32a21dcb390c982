//! English.

use super::ExportText;
use crate::export::formats::{Cut, Family, Format};
use crate::export::json::Mistake;

/// The English table.
pub(super) static EN: ExportText = ExportText {
    given: "Before: rating {0}, deviation {1}, volatility {2}; system constant {tau} = {3}.",
    given_idle: "Before: rating {0}, deviation {1}, volatility {2}. Periods without games: {4}.",
    as_printed: "Rounded at each step as the paper does by hand.",
    expected: "Expected",
    moved_by: "Moved it by",
    more_games: |n| match n {
        1 => "… and 1 more game.".to_owned(),
        n => format!("… and {n} more games."),
    },
    given_season: "Before: rating {0}, deviation {1}, volatility {2}.",
    more_rows: |n| match n {
        1 => "… and 1 more row.".to_owned(),
        n => format!("… and {n} more rows."),
    },
    open_page: "See the whole calculation, and change it",
    format,
    family,
    advice,
    cut: |cut, limit| {
        let why = format!("A post there takes at most {limit} characters");
        match cut {
            Cut::Rows { listed } => format!("{why}, so only the first {listed} are listed."),
            Cut::Steps => format!("{why}, so the steps are left out."),
            Cut::StepsAndRows { listed } => {
                format!("{why}, so the steps are left out and only the first {listed} games are listed.")
            }
            Cut::TooLong => format!("{why}, and even the shortest form is longer."),
        }
    },
    no_case,
    other_cases: |n| match n {
        1 => "The file holds one more case; the first was taken.".to_owned(),
        n => format!("The file holds {n} more cases; the first was taken."),
    },
    other_epsilon: "Its tolerance ε was left out; the page calculates with 0.000001.",
    broken_json: "This looks like JSON, but it breaks off or is mistyped somewhere, so it cannot be read.",
    vector_is: "A test vector for Glicko-2: one rating period with every value on the way.\nThe values stand in the order of the steps, so the first that differs shows which step is off.\nThe names are those of the paper; games are counted from 0.",
    vector_player: "Rating, deviation and volatility before the period.",
    vector_tau: "The system constant.",
    vector_idle: "How many periods went by without games.",
    vector_games: "Each opponent’s rating and deviation before the period, and the score.",
    vector_expected: "Name, value, and how far off is near enough.",
    vector_check_closure: "Give it a function from names to your values; names that it does not know are passed over.",
    vector_check_map: "Give it your values by name; names that are missing are passed over.",
};

fn no_case(mistake: &Mistake) -> String {
    let (path, must) = match mistake {
        Mistake::NoCase => return "There is neither a player nor a game in it.".to_owned(),
        Mistake::Case => return "This is JSON, but not a case: a case has a player and games.".to_owned(),
        Mistake::Player(path) => (path, "must have a rating, a deviation and a volatility"),
        Mistake::Games(path) => (path, "must be a list of games"),
        Mistake::Game(path) => (path, "must have a rating, a deviation and a score"),
        Mistake::Number(path) => (path, "must be an ordinary number"),
        Mistake::Rounding(path) => (path, "must be “exact” or “as_printed”"),
    };
    format!("This is JSON, but not a case: “{path}” {must}.")
}

fn format(format: Format) -> &'static str {
    match format {
        Format::Discourse => "Discourse",
        Format::DiscourseMath => "Discourse with mathematics",
        Format::GitHub => "GitHub, GitLab",
        Format::Reddit => "Reddit",
        Format::Lemmy => "Lemmy",
        Format::StackExchange => "Stack Exchange",
        Format::Discord => "Discord",
        Format::PhpBb => "phpBB",
        Format::XenForo => "XenForo",
        Format::VBulletin => "vBulletin, SMF, MyBB",
        Format::Steam => "Steam",
        Format::Lichess => "Lichess",
        Format::Plain => "Plain text",
        Format::Latex => "LaTeX",
        Format::Html => "HTML",
    }
}

fn family(family: Family) -> &'static str {
    match family {
        Family::Markdown => "Markdown",
        Family::BbCode => "BBCode",
        Family::Plain => "Plain",
        Family::Document => "Documents",
    }
}

fn advice(format: Format) -> Option<&'static str> {
    Some(match format {
        Format::DiscourseMath => {
            "For forums that have switched the mathematics plugin on; elsewhere take plain Discourse."
        }
        Format::StackExchange => "For sites with MathJax, such as Mathematics and Cross Validated.",
        Format::Reddit => "In the new editor, switch to Markdown first.",
        Format::Discord => "Discord has no tables, so columns stand in a block of code.",
        Format::PhpBb | Format::VBulletin => {
            "Many of these forums have no tables, so columns stand in a block of code."
        }
        Format::Steam => "Tables work in discussions and guides, not in every comment.",
        Format::Lichess => {
            "Lichess takes plain text alone, and makes a link of an address only if it has fewer than 300 characters."
        }
        Format::Latex => "A whole document; pdflatex, xelatex and lualatex compile it.",
        Format::Html => "Formulas are MathML; no script or style is needed.",
        Format::Discourse | Format::GitHub | Format::Lemmy | Format::XenForo | Format::Plain => return None,
    })
}
