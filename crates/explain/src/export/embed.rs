//! Code that embeds a case in another page: an `<iframe>` or a custom element.

use super::dialect::address;
use crate::case::link::{self, Parsed};
use crate::case::{Case, GameForm};
use crate::escape::xml;
use crate::for_scripts::{ATTRIBUTES, CLOSED, FEW, GAMES, GUESSED, ROW};
use crate::words::{LANGUAGES, SiteLanguage};
use std::rc::Rc;

/// A way to embed a case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Way {
    /// An `<iframe>`, which needs no script.
    #[default]
    Frame,
    /// A `<glicko2-calculator>`, which adapts its height to its content.
    Element,
}

/// The largest number of games with a row in the table of a step.
const ROWS: usize = 25;
/// The height that each open step adds to the small page, in pixels. Steps with a row per game are given with three
/// games.
const STEPS: [usize; 8] = [1020, 1240, 1480, 1110, 1890, 950, 1100, 460];

/// Returns the height of an `<iframe>` that no script resizes: about that of the small page in a post, and enough for a
/// phone before a step is opened.
#[must_use]
pub fn height(link: &str) -> usize {
    let Parsed { case, options, .. } =
        link::parse(link.split_once('#').map_or("", |(_, fragment)| fragment));
    let games = case.games(0).len();
    let step = options.position.map_or(0, |position| match position.step {
        // A row per game, and the pager.
        of @ 2..=4 => {
            let pager = if games > ROWS { 90 } else { 0 };
            (STEPS[usize::from(of) - 1] + 29 * games.min(ROWS) + pager).saturating_sub(3 * 29)
        }
        of => STEPS[usize::from(of.clamp(1, 8)) - 1],
    });
    let above = match games {
        _ if !options.hide => CLOSED,
        1..=FEW => GUESSED + GAMES + ROW * games,
        _ => GUESSED,
    };
    above + step
}

/// Returns the case of a link for the small page: one player, without rooms and systems.
#[must_use]
pub fn case(link: &str) -> String {
    let fragment = link.split_once('#').map_or("", |(_, fragment)| fragment);
    let parsed = link::parse(fragment);
    link::print(&parsed.case, &parsed.options)
}

/// Returns the relative address of the small page of a case.
#[must_use]
pub fn beside(link: &str) -> String {
    small_page("./", link)
}

/// Returns the address of the small page. The example has no `#`, because an empty fragment means the top of the page,
/// to which a browser would scroll the surrounding page.
fn small_page(folder: &str, link: &str) -> String {
    let case = case(link);
    let sign = if case.is_empty() { "" } else { "#" };
    format!("{folder}embed.html{sign}{case}")
}

/// Returns the code for a case with this title. Empty if the link is not a public address.
#[must_use]
pub fn code(link: &str, title: &str, way: Way) -> String {
    let Some(page) = address(link) else {
        return String::new();
    };
    let folder = folder(&page);
    // The script and the first language are in the site's root folder.
    let language = language(&page, folder);
    let site = folder.strip_suffix(language.folder).unwrap_or(folder);
    let title = xml(title);
    match way {
        Way::Frame => frame(&small_page(folder, &page), height(&page), &title),
        Way::Element => format!(
            "<script src=\"{}\"></script>\n<glicko2-calculator{}>\n  <a href=\"{}\">{title}</a>\n</glicko2-calculator>\n",
            xml(&format!("{site}embed.js")),
            of_language(language) + &attributes(&case(&page)),
            xml(&page),
        ),
    }
}

/// The height of a frame with a lesson, in pixels.
pub const LESSON: usize = 900;

/// Returns the relative address of a lesson as a small page.
#[must_use]
pub fn lesson_beside(link: &str) -> String {
    lesson_page("./", link)
}

fn lesson_page(folder: &str, link: &str) -> String {
    format!(
        "{folder}embed.html#{}",
        link.split_once('#').map_or("", |(_, fragment)| fragment)
    )
}

/// Returns the code for a lesson with this title. Always an `<iframe>`, because the element supports only cases.
#[must_use]
pub fn lesson_code(link: &str, title: &str) -> String {
    let Some(page) = address(link) else {
        return String::new();
    };
    frame(&lesson_page(folder(&page), &page), LESSON, &xml(title))
}

fn frame(page: &str, height: usize, title: &str) -> String {
    format!(
        "<iframe src=\"{}\" width=\"100%\" height=\"{height}\" loading=\"lazy\" title=\"{title}\" \
         sandbox=\"allow-scripts allow-popups allow-popups-to-escape-sandbox\"></iframe>\n",
        xml(page),
    )
}

/// Returns the folder of a page.
fn folder(page: &str) -> &str {
    let page = page.split(['#', '?']).next().unwrap_or_default();
    page.rfind('/').map_or(page, |last| &page[..=last])
}

/// Returns the language of a page, by its link and its folder.
fn language(page: &str, folder: &str) -> SiteLanguage {
    let code = page
        .split_once('#')
        .and_then(|(_, fragment)| link::value(fragment, link::LANGUAGE));
    let asked = |other: &&SiteLanguage| code == Some(other.code);
    *LANGUAGES[1..]
        .iter()
        .filter(|other| folder.ends_with(other.folder))
        .find(asked)
        .unwrap_or(&LANGUAGES[0])
}

/// Returns the language as an attribute. The first one needs none.
fn of_language(language: SiteLanguage) -> String {
    if language == LANGUAGES[0] {
        String::new()
    } else {
        format!(" lang=\"{}\"", language.code)
    }
}

/// Returns a case as attributes. The player and the games are always included.
fn attributes(case: &str) -> String {
    // The element encodes its attributes, and the case must not be encoded twice.
    if case.contains('%') {
        return format!(" link=\"#{}\"", xml(case));
    }
    let usual = Case::papers_example();
    let row = |game: &Rc<GameForm>| [&game.rating, &game.deviation, game.score.as_text()].join(",");
    let games = usual.games(0).iter().map(row).collect::<Vec<_>>().join(";");
    let player = usual.player();
    let player = [&*player.rating, &player.deviation, &player.volatility].join(",");
    let mut written = String::new();
    for (key, name) in ATTRIBUTES {
        let value = link::value(case, key).or(match key {
            "p" => Some(player.as_str()),
            "g" => Some(games.as_str()),
            _ => None,
        });
        if let Some(value) = value {
            written.extend([" ", name, "=\"", &xml(value), "\""]);
        }
    }
    written
}
