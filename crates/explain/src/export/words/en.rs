//! English.

use super::{ExportText, ShareText};
use crate::export::data::Data;
use crate::export::embed::Way;
use crate::export::formats::{Cut, Family, Format};
use crate::export::json::Mistake;
use crate::export::subject::Subject;
use crate::export::vectors::Program;

/// The English table.
pub(super) static EN: ExportText = ExportText {
    player: &[
        ["{You}", "The player"],
        ["{you}", "the player"],
        ["{were}", "was"],
        ["{Your}", "The player’s"],
        ["{your}", "the player’s"],
        ["{the}", "the "],
    ],
    by_system: |system| format!("System: {system}."),
    by_paper: "The same games by the steps of Glickman’s paper:",
    given: "Before: rating {0}, deviation {1}, volatility {2}; system constant {tau} = {3}.",
    given_idle: "Before: rating {0}, deviation {1}, volatility {2}. Periods without games: {4}.",
    as_printed: "Rounded at each step as the paper does by hand.",
    expected: "Expected",
    moved_by: "Moved it by",
    more_games: |n| match n {
        1 => "… and 1 more game.".to_owned(),
        n => format!("… and {n} more games."),
    },
    why_changed: |change| format!("why {change}?"),
    why_same: "why no change?",
    why_idle: "why does the RD grow?",
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
    share: SHARE,
};

const SHARE: ShareText = ShareText {
    title: "Share & embed",
    close: "Close",
    print: "Print",
    stale: "Something on the page needs correcting. This is the last result that could be worked out.",
    what: "What to take away",
    tab_link: "Link",
    tab_picture: "Picture",
    tab_text: "Text",
    tab_embed: "Embed",
    tab_file: "File",
    copy: "Copy",
    save: "Save as a file",
    copied: "Copied.",
    copy_yourself: "The browser does not let this page copy. The text is selected: press Ctrl+C, or ⌘C.",
    saved: "Handed to the browser as a file.",
    not_saved: "This browser cannot make the picture. The SVG does the same.",
    imported: |notes| format!("The case was taken. {}", notes.join(" ")),
    characters: |n| format!("{n} characters."),
    characters_of: |n, limit| format!("{n} characters of at most {limit}."),

    link: "Link to what you see",
    link_explained: "All that you entered is in the link, and so is the step you are at. Nothing of it is kept on any server.",
    link_long: "Lichess makes a link of an address only if it has fewer than 300 characters.",
    copy_link: "Copy link",
    send: "Send …",
    open: "See what others will see",

    picture: "Picture",
    subject: |subject| match subject {
        Subject::Card => "The case at a glance, 1200 × 630",
        Subject::Strength => "Where the player’s strength may lie",
        Subject::Contributions => "What each game did to the rating",
        Subject::Expectation => "What was expected of each game",
        Subject::Root => "The function f and the secant",
    },
    colours: "Colours of the picture",
    light: "Light",
    dark: "Dark",
    copy_picture: "Copy picture",
    picture_not_copied: "The browser does not let this page copy pictures. Save the picture instead.",
    save_png: "Save as PNG",
    save_svg: "Save as SVG",
    alt: "The picture in words",
    alt_explained: "Use it as alt text, for those who cannot see the picture.",
    svg: "The picture as SVG text",
    contributions_alt: |bars, total| {
        format!("Bars for what each game did to the rating. {}. Together {total}.", bars.join("; "))
    },
    expectation_alt: |games, more| {
        let game = |[rating, expected, score]: &[String; 3]| format!("against {rating} {expected}, scored {score}");
        let games = games.iter().map(game).collect::<Vec<_>>().join("; ");
        let more = match more {
            0 => String::new(),
            1 => "; and 1 more game".to_owned(),
            n => format!("; and {n} more games"),
        };
        format!("The expected score falls from 1 to 0 as the opponent’s rating rises. Expected {games}{more}.")
    },
    root_alt: |a, b, c| match c {
        Some(c) => format!(
            "The curve of f falls through zero between A = {a} and B = {b}; the secant meets the axis at C = {c}."
        ),
        None => format!("The curve of f falls through zero between A = {a} and B = {b}."),
    },

    forum: "Forum",
    extent: "How much it says",
    short: "Answer and games",
    full: "All steps",
    post: |forum| format!("Text for {forum}"),

    way: |way| match way {
        Way::Frame => "Frame",
        Way::Element => "Element",
    },
    ways: "How it gets into the page",
    way_explained: |way| match way {
        Way::Frame => "Works wherever frames are allowed. No script is needed.",
        Way::Element => {
            "For your own pages: the script makes it as high as what it shows. Load the script once, however many cases follow."
        }
    },
    embed_paper: "The small view works the case by the paper’s rules. For those of the system that you chose, give the link instead.",
    code: "Code for your page",
    no_code: "Code needs an address that others can open. This page is not on the web.",
    preview: "What it looks like",

    data: "Data",
    datum: |data| match data {
        Data::Case => "The case with every value, JSON",
        Data::Games => "The games, CSV",
        Data::Iterations => "The iterations of Step 5, CSV",
        Data::Vector => "Test vector, JSON",
        Data::Snippet(Program::Rust) => "Test vector, Rust",
        Data::Snippet(Program::Crate) => "Test vector, Rust with this crate",
        Data::Snippet(Program::Python) => "Test vector, Python",
        Data::Snippet(Program::JavaScript) => "Test vector, JavaScript",
        Data::Cases => "All derivations with every value, JSON",
        Data::Course => "What came of it, period by period, CSV",
        Data::Results => "The games, to be brought in again, CSV",
        Data::Everybody => "Everybody before and after, CSV",
    },
    content: "What the file holds",
    bring: "Import a case",
    bring_explained: "Choose a JSON or CSV file, or drop it here. JSON brings a whole case, CSV the games. It stays on your device, and can be taken back with Undo.",
    choose: "Choose a file",
    no_games: "No game was found in it. A line needs a rating, an RD and a result.",
    bad_lines: |n, number, line| match n {
        1 => format!("Line {number}, “{line}”, was not understood and was left out."),
        n => format!("{n} lines were not understood and were left out, the first of them line {number}, “{line}”."),
    },
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
