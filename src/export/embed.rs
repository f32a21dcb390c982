//! Code that puts a case into somebody's own page: a frame, or an element of its own.

use super::dialect::address;
use crate::case::link::{self, Parsed};
use crate::case::{Case, GameForm};
use crate::escape::xml;
use crate::present::text::{LANGUAGES, Named};
use std::rc::Rc;

/// How a case gets into a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Way {
    /// An `<iframe>`, for which no script is needed.
    #[default]
    Frame,
    /// A `<glicko2-calculator>`, which is as high as what it shows.
    Element,
}

/// The small page is at most so high until something in it is opened. `www/embed.js` has the same number.
pub const CLOSED: usize = 420;
/// How high it is while the answer is to be guessed, and what each game adds, if there are so few that they stand in it.
const GUESSED: usize = 184;
const GAMES: usize = 59;
const ROW: usize = 33;
const FEW: usize = 5;
/// So many games have a row in a table of a step.
const ROWS: usize = 25;
/// How much higher each step makes the small page, with three games where there is a row to each.
const STEPS: [usize; 8] = [1020, 1240, 1480, 1110, 1890, 950, 1100, 460];

/// The height of a frame that no script sees to: about what the small page of a link takes in a post, and on a phone no less before a step is open.
#[must_use]
pub fn height(link: &str) -> usize {
    let Parsed { case, options, .. } = link::parse(link.split_once('#').map_or("", |(_, fragment)| fragment));
    let games = case.games(0).len();
    let step = options.moment.map_or(0, |moment| match moment.step {
        // A row each, and their pager.
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

/// The key in a link of each attribute of the element: see `www/embed.js`.
const ATTRIBUTES: [(&str, &str); 9] = [
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

/// The case of a link as the small page takes it: one player, and nothing of rooms and places.
#[must_use]
pub fn case(link: &str) -> String {
    let fragment = link.split_once('#').map_or("", |(_, fragment)| fragment);
    let parsed = link::parse(fragment);
    link::print(&parsed.case, &parsed.options)
}

/// The small page of a case, beside the page.
#[must_use]
pub fn beside(link: &str) -> String {
    small_page("./", link)
}

/// The example has no fragment: an empty one is the page's top, to which a browser scrolls whatever is around the frame.
fn small_page(folder: &str, link: &str) -> String {
    let case = case(link);
    let sign = if case.is_empty() { "" } else { "#" };
    format!("{folder}embed.html{sign}{case}")
}

/// The code for a case of that title. Where the link leads nowhere that others can go, there is none.
#[must_use]
pub fn code(link: &str, title: &str, way: Way) -> String {
    let Some(page) = address(link) else { return String::new() };
    let folder = folder(&page);
    // The script and the first language are in the site's first folder.
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

/// So high is a frame in which a lesson is taken.
pub const LESSON: usize = 900;

/// A lesson inside another page, beside the page.
#[must_use]
pub fn lesson_beside(link: &str) -> String {
    lesson_page("./", link)
}

fn lesson_page(folder: &str, link: &str) -> String {
    format!("{folder}embed.html#{}", link.split_once('#').map_or("", |(_, fragment)| fragment))
}

/// The code for a lesson of that title: a frame, as the element knows cases alone.
#[must_use]
pub fn lesson_code(link: &str, title: &str) -> String {
    let Some(page) = address(link) else { return String::new() };
    frame(&lesson_page(folder(&page), &page), LESSON, &xml(title))
}

fn frame(page: &str, height: usize, title: &str) -> String {
    format!(
        "<iframe src=\"{}\" width=\"100%\" height=\"{height}\" loading=\"lazy\" title=\"{title}\" \
         sandbox=\"allow-scripts allow-popups allow-popups-to-escape-sandbox\"></iframe>\n",
        xml(page),
    )
}

/// The folder that a page is in.
fn folder(page: &str) -> &str {
    let page = page.split(['#', '?']).next().unwrap_or_default();
    page.rfind('/').map_or(page, |last| &page[..=last])
}

/// The language of a page, by its link and the folder that it is in.
fn language(page: &str, folder: &str) -> Named {
    let fragment = page.split_once('#').map_or("", |(_, fragment)| fragment);
    let asked = |other: &&Named| fragment.split('&').any(|part| part.strip_prefix("lang=") == Some(other.code));
    *LANGUAGES[1..].iter().filter(|other| folder.ends_with(other.folder)).find(asked).unwrap_or(&LANGUAGES[0])
}

/// The language as an attribute; the first one need not be named.
fn of_language(language: Named) -> String {
    if language == LANGUAGES[0] { String::new() } else { format!(" lang=\"{}\"", language.code) }
}

/// A case as attributes, the player and the games always among them.
fn attributes(case: &str) -> String {
    // An attribute is encoded by the element, and once is enough.
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
        let given = case.split('&').find_map(|part| part.strip_prefix(key)?.strip_prefix('='));
        let value = given.or(match key {
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
