//! English.

use super::ShareText;
use crate::app::share::{Data, Said, Tab};
use crate::export::embed::Way;
use crate::export::gallery::Subject;
use crate::export::vectors::Program;

/// The English table.
pub(super) static EN: ShareText = ShareText {
    title: "Share & embed",
    close: "Close",
    print: "Print",
    stale: "Something on the page needs correcting. This is the last result that could be worked out.",
    what: "What to take away",
    tab: |tab| match tab {
        Tab::Link => "Link",
        Tab::Picture => "Picture",
        Tab::Text => "Text",
        Tab::Embed => "Embed",
        Tab::File => "File",
    },
    copy: "Copy",
    save: "Save as a file",
    said: |said| match said {
        Said::Copied => "Copied.".to_owned(),
        Said::CopyYourself => {
            "The browser does not let this page copy. The text is selected: press Ctrl+C, or ⌘C.".to_owned()
        }
        Said::Saved => "Handed to the browser as a file.".to_owned(),
        Said::NotSaved => "This browser cannot make the picture. The SVG does the same.".to_owned(),
        Said::Imported(notes) => format!("The case was taken. {}", notes.join(" ")),
        Said::NotImported(why) => why.clone(),
    },
    characters: |n| format!("{n} characters."),
    characters_of: |n, limit| format!("{n} characters of at most {limit}."),

    link: "Link to what you see",
    link_explained: "All that you entered is in the link, and so is the step you are at. Nothing is stored anywhere.",
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
    save_png: "Save as PNG",
    save_svg: "Save as SVG",
    alt: "The picture in words",
    alt_explained: "Give it as the alternative text, for those who do not see the picture.",
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
    bring: "Bring a case in",
    bring_explained: "Choose a JSON or CSV file, or drop it here. JSON brings a whole case, CSV the games. It stays on your device, and can be taken back with Undo.",
    choose: "Choose a file",
    no_games: "No game was found in it. A line needs a rating, an RD and a result.",
    bad_lines: |n, number, line| match n {
        1 => format!("Line {number}, “{line}”, was not understood and was left out."),
        n => format!("{n} lines were not understood and were left out, the first of them line {number}, “{line}”."),
    },
};
