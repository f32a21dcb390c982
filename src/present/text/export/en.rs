//! English.

use super::ExportText;
use crate::export::formats::{Cut, Family, Format};

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
    open_page: "See the whole calculation, and change it",
    format,
    family,
    advice,
    cut: |cut, limit| {
        let why = format!("A post there takes at most {limit} characters");
        match cut {
            Cut::Games { listed } => format!("{why}, so only the first {listed} games are listed."),
            Cut::Steps => format!("{why}, so the steps are left out."),
            Cut::StepsAndGames { listed } => {
                format!("{why}, so the steps are left out and only the first {listed} games are listed.")
            }
            Cut::TooLong => format!("{why}, and even the shortest form is longer."),
        }
    },
};

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
