//! Names in exports. Other readers find the same structure around any name, and the name as text.

use explain::case::league::Kind;
use explain::case::level::Level;
use explain::escape::clean;
use explain::export::formats::{Family, Format};
use explain::export::many::{ExportOptions, everybody, everybody_csv, of_group};
use explain::ids::VariantArray;
use explain::numbers::Digits;
use explain::words::Language;
use glicko2_steps::Player;
use glicko2_steps::groups::{Group, Meeting, Rated, rate};
use pulldown_cmark::{Event, Options, Parser};
use scraper::{Html, Node};

/// The invisible character after a sign that would mention a user of a forum.
const UNSEEN: char = '\u{200b}';

/// Exports a league with this name in every format.
pub fn export(data: &[u8]) {
    thread_local! {
        static LEAGUE: Rated = league();
    }
    let Ok(name) = std::str::from_utf8(data) else {
        return;
    };
    // A name without a visible character leaves its cell empty.
    if !visible(&clean(name)).is_empty() {
        LEAGUE.with(|league| exported(league, name));
    }
}

fn league() -> Rated {
    let player = Player::new(1500.0, 200.0, 0.06);
    let group = Group {
        players: vec![player; 2],
        meetings: vec![Meeting::new(0, 1, 1.0)],
        tau: 0.5,
    };
    rate(&group).expect("the league can be rated")
}

fn exported(league: &Rated, name: &str) {
    let options = ExportOptions {
        level: Level::P95,
        digits: Digits::Auto,
        language: Language::En,
        link: "https://example.org/#p=1,2,3",
    };
    let document = |name: &str| {
        of_group(
            league,
            Kind::Results,
            &[name.to_owned(), "Ben".to_owned()],
            &options,
            2,
        )
    };
    for &format in Format::VARIANTS {
        let [written, harmless] = [name, "Anna"].map(|name| format.write(&document(name)));
        let (structure, words) = read_back(format, &written);
        assert_eq!(
            structure,
            read_back(format, &harmless).0,
            "{format:?}: {name:?} in\n{written}"
        );
        if let Some(words) = words {
            let (words, name) = (visible(&words).replace('＄', "$"), visible(&clean(name)));
            assert!(
                words.contains(&name.replace('＄', "$")),
                "{format:?}: {name:?} in {words:?}"
            );
        }
    }
    let names = [name.to_owned(), "Ben".to_owned()];
    let json = serde_json::to_string(&everybody(league, &names)).expect("a league is JSON");
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON is read");
    assert_eq!(json[0]["name"], name);
    csv(&everybody_csv(league, &names), name);
}

/// Checks a table for a spreadsheet: three rows of the same length, and no cell that would be run as a formula.
fn csv(table: &str, name: &str) {
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .from_reader(table.as_bytes());
    let rows: Vec<csv::StringRecord> = reader
        .records()
        .collect::<Result<_, _>>()
        .expect("all rows have the same length");
    assert_eq!(rows.len(), 3, "{table}");
    let cell = &rows[1][0];
    let is_number = cell.replace(',', ".").parse::<f64>().is_ok();
    assert!(
        is_number || !cell.starts_with(['=', '+', '-', '@']),
        "{cell:?}"
    );
    assert!(
        visible(cell).contains(&visible(&clean(name))),
        "{name:?} in {table}"
    );
}

/// Returns the structure of an export as its reader sees it, and its words if the reader gives them.
fn read_back(format: Format, text: &str) -> (Vec<String>, Option<String>) {
    match format.family() {
        Family::Markdown => markdown(format, text),
        Family::BbCode => bbcode(text),
        Family::Document if format == Format::Html => html(text),
        Family::Document => (latex(text), None),
        Family::Plain => (vec![text.lines().count().to_string()], None),
    }
}

/// Returns the commands of LaTeX but for those that stand for a character, and the number of cells.
fn latex(text: &str) -> Vec<String> {
    let name =
        |rest: &str| -> String { rest.chars().take_while(char::is_ascii_alphabetic).collect() };
    let is_sign =
        |name: &str| name.starts_with("text") || ["", "other", "ldots", "Sigma"].contains(&name);
    let names = text.split('\\').skip(1).map(name);
    names
        .filter(|name| !is_sign(name))
        .chain([text.matches(" & ").count().to_string()])
        .collect()
}

fn markdown(format: Format, text: &str) -> (Vec<String>, Option<String>) {
    // No forum changes quotes, or gives headings attributes.
    let mut options =
        Options::all() - Options::ENABLE_SMART_PUNCTUATION - Options::ENABLE_HEADING_ATTRIBUTES;
    if matches!(format, Format::Reddit | Format::Lemmy | Format::Discord) {
        options -= Options::ENABLE_MATH;
    }
    let (mut structure, mut words) = (Vec::new(), String::new());
    for event in Parser::new_ext(text, options) {
        match event {
            Event::Text(text) => words.push_str(&text),
            Event::SoftBreak => words.push(' '),
            // A table in a block of code is one text.
            Event::Start(tag) => structure.push(format!("{tag:?}")),
            Event::Code(_) | Event::Html(_) | Event::InlineHtml(_) => {
                structure.push(format!("{event:?}"))
            }
            other => structure.extend(format!("{other:?}").split('(').next().map(str::to_owned)),
        }
    }
    (structure, Some(words))
}

/// Reads the tags of BBCode, for which there is no library.
fn bbcode(text: &str) -> (Vec<String>, Option<String>) {
    let (mut tags, mut words) = (Vec::new(), String::new());
    for (i, part) in text.split('[').enumerate() {
        let is_tag = part
            .trim_start_matches('/')
            .starts_with(|c: char| c.is_ascii_alphabetic() || c == '*');
        match part.split_once(']').filter(|_| i > 0 && is_tag) {
            Some((tag, after)) => {
                tags.push(tag.to_owned());
                words.push_str(after);
            }
            None => words.extend([if i > 0 { "[" } else { "" }, part]),
        }
    }
    (tags, Some(words))
}

fn html(text: &str) -> (Vec<String>, Option<String>) {
    let (mut structure, mut words) = (Vec::new(), String::new());
    for node in Html::parse_fragment(text).root_element().descendants() {
        match node.value() {
            Node::Element(element) => structure.push(format!("{element:?}")),
            Node::Text(text) => words.push_str(text),
            _ => structure.push("other".to_owned()),
        }
    }
    (structure, Some(words))
}

/// Removes spaces and invisible characters, which a format may set as it likes.
fn visible(text: &str) -> String {
    text.chars()
        .filter(|c| !c.is_whitespace() && *c != UNSEEN)
        .collect()
}
