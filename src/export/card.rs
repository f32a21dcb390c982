//! The card: a case at a glance, for posts and previews, 1200 by 630 pixels.

use super::document::{Case, result, words};
use super::picture::{Drawing, Line, Picture, Shade, Sheet, page};
use crate::charts::data::Strength;
use crate::charts::draw;
use crate::charts::layout::text_width;
use crate::glicko2::Game;
use crate::number::{Digits, Kind, show};
use crate::present::math::{Number, shown};
use crate::present::text::Language;

/// The card's width.
pub const WIDTH: f64 = 1200.0;
/// The card's height.
pub const HEIGHT: f64 = 630.0;

const MARGIN: f64 = 56.0;
/// The right end of what is on it.
const RIGHT: f64 = WIDTH - MARGIN;
/// The headline's baseline and size.
const HEADLINE: (f64, f64) = (100.0, 68.0);
/// Where the sentence may stand.
const SENTENCE: (f64, f64) = (130.0, 212.0);
/// The sentence has no more lines.
const LINES: usize = 3;
/// Where the curve and the games begin.
const TOP: f64 = 228.0;
/// The chart is drawn so wide, then enlarged, so that it can be read in a small preview.
const CHART: u32 = 400;
const ENLARGED: f64 = 1.46;
/// Where the games begin, from the left.
const GAMES: f64 = 708.0;
/// The games' lines and their letters.
const LINE: f64 = 38.0;
const LETTERS: f64 = 23.0;
/// So many lines of games.
const MAX_GAMES: usize = 8;
/// Between two columns.
const GAP: f64 = 26.0;
/// The foot's baseline.
const FOOT: f64 = 608.0;
/// A number of more signs is rounded.
const LONG: usize = 9;
/// Between two parts of the headline, in parts of its size.
const SPACE: f64 = 0.3;

/// A case as a card.
#[must_use]
pub fn card(case: &Case, shade: Shade) -> Picture {
    case.language.speak(|| drawn(case, shade))
}

fn drawn(case: &Case, shade: Shade) -> Picture {
    let text = case.language.text();
    let case = &Case { digits: Digits::Auto, ..*case };
    let answer = words(&case.sentence(), case.digits);
    let games = rows(case);
    let mut alt = answer.clone();
    for row in &games {
        alt.extend([" ", &row[..3].join(", "), ": ", &row[3], "."]);
    }
    let unlisted = case.period.games.len() - games.len();
    if unlisted > 0 {
        alt.extend([" ", &(case.language.export().more_games)(unlisted)]);
    }

    let mut sheet = Sheet::new(WIDTH, HEIGHT, "--card", text.page.title, &alt, shade);
    headline(&mut sheet, case);
    wrapped(&mut sheet, &answer);
    let (period, after) = case.ends();
    let chart = draw::strength(&Strength::beside(period, after, case.level, None), CHART);
    // A little to the left, since the chart has room at its sides.
    sheet.drawing(&Drawing::of(&chart), MARGIN - 12.0, TOP, ENLARGED);
    table(&mut sheet, case, &games, unlisted);
    sheet.text(&Line::new(text.page.title, MARGIN, FOOT).size(20.0).colour("--ink-soft").within(460.0));
    let address = Line::new(&page(case.link), RIGHT, FOOT).size(20.0).colour("--rating").end();
    sheet.text(&address.within(RIGHT - MARGIN - 500.0));
    sheet.finished()
}

/// The rating before and after, and the change.
fn headline(sheet: &mut Sheet, case: &Case) {
    let player = case.ends().0.player;
    let change = case.change();
    let mut parts = vec![
        (rating(player.rating), "--ink"),
        ("→".to_owned(), "--ink-soft"),
        (shown(&case.rating(), Digits::Auto), "--rating"),
    ];
    if !case.trace.games.is_empty() {
        let colour = if change.shown_value() < 0.0 { "--lost" } else { "--won" };
        parts.push((shown(&change, Digits::Auto), colour));
    }
    let (y, size) = HEADLINE;
    let width: f64 = parts.iter().map(|(part, _)| text_width(part, size) + SPACE * size).sum();
    let size = size.min(size * (RIGHT - MARGIN) / width);
    sheet.parts(&parts, SPACE * size, &Line::new("", MARGIN, y).size(size).serif());
}

/// A rating or deviation as it was given, or to two decimals where that is long.
fn rating(value: f64) -> String {
    let given = show(value, Kind::Given, Digits::Auto);
    if given.chars().count() > LONG { show(value, Kind::Rating, Digits::Auto) } else { given }
}

/// A score in words, or to four decimals where it is long.
fn score(value: f64, language: Language) -> String {
    let given = result(value, language);
    if given.chars().count() > LONG { show(value, Kind::Scaled, Digits::Auto) } else { given }
}

/// The sentence in as many lines as it needs, in letters as large as there is room for.
fn wrapped(sheet: &mut Sheet, sentence: &str) {
    let sizes = [29.0, 26.0, 24.0, 22.0, 20.0, 18.0, 16.0];
    let (from, to) = SENTENCE;
    let fits = |size: &f64| {
        let lines = wrap(sentence, *size).len();
        lines <= LINES && lines as f64 * size * 1.35 <= to - from
    };
    let size = sizes.into_iter().find(fits).unwrap_or(16.0);
    for (i, line) in wrap(sentence, size).iter().take(LINES).enumerate() {
        let y = from + size + i as f64 * size * 1.35;
        sheet.text(&Line::new(line, MARGIN, y).size(size).within(RIGHT - MARGIN));
    }
}

/// A sentence in lines that fit.
fn wrap(sentence: &str, size: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in sentence.split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if text_width(&format!("{line} {word}"), size) <= RIGHT - MARGIN => line.extend([" ", word]),
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// The games that are listed, as they are written: all, or those that leave a line for saying how many more there are.
fn rows(case: &Case) -> Vec<[String; 4]> {
    let games = &case.ends().0.games;
    let listed = if games.len() > MAX_GAMES { MAX_GAMES - 1 } else { games.len() };
    let row = |(j, (game, change)): (usize, (&Game, Number))| {
        let rd = rating(game.deviation);
        let assumed = case.language.text().input.assumed;
        let rd = if case.assumed.contains(&j) { assumed.replace("{0}", &rd) } else { rd };
        [rating(game.rating), rd, score(game.score, case.language), shown(&change, Digits::Auto)]
    };
    games.iter().zip(case.changes()).take(listed).enumerate().map(row).collect()
}

/// The games in columns: numbers from the right, the result from the left.
fn table(sheet: &mut Sheet, case: &Case, games: &[[String; 4]], unlisted: usize) {
    let text = case.language.text();
    let words = case.language.export();
    if games.is_empty() {
        for (i, sentence) in text.input.no_games.split_inclusive(". ").enumerate() {
            let y = TOP + (i as f64 + 1.0) * LINE;
            sheet.text(&Line::new(sentence.trim(), GAMES, y).size(LETTERS).colour("--ink-soft").within(RIGHT - GAMES));
        }
        return;
    }
    let heads = [text.input.opponent, "RD", text.input.result, words.moved_by].map(str::to_owned);
    let room = RIGHT - GAMES - 3.0 * GAP;
    let widths = |size: f64| -> [f64; 4] {
        std::array::from_fn(|i| games.iter().chain([&heads]).map(|row| text_width(&row[i], size)).fold(0.0, f64::max))
    };
    let natural: f64 = widths(LETTERS).iter().sum();
    let size = (LETTERS * room / natural).clamp(15.0, LETTERS);
    // Numbers of so many digits that small letters do not help are shortened, each column by its share.
    let share = (room / widths(size).iter().sum::<f64>()).min(1.0);
    let columns = widths(size).map(|width| width * share);
    // What is left over parts the columns.
    let gap = GAP + (room - columns.iter().sum::<f64>()).max(0.0) / 3.0;
    let mut put = |row: &[String; 4], y: f64, colours: [&str; 4]| {
        let mut x = GAMES;
        for (i, cell) in row.iter().enumerate() {
            let line = if i == 2 { Line::new(cell, x, y) } else { Line::new(cell, x + columns[i], y).end() };
            sheet.text(&line.size(size).colour(colours[i]).within(columns[i] + 0.5));
            x += columns[i] + gap;
        }
    };
    let baseline = |i: usize| TOP + LINE * (i as f64 + 0.75);
    put(&heads, baseline(0), ["--ink-soft"; 4]);
    for (i, row) in games.iter().enumerate() {
        let change = if row[3].starts_with('−') { "--lost" } else { "--won" };
        put(row, baseline(i + 1), ["--ink", "--ink", "--ink", change]);
    }
    if unlisted > 0 {
        let line = Line::new(&(words.more_games)(unlisted), GAMES, baseline(games.len() + 1)).size(size);
        sheet.text(&line.colour("--ink-soft").within(RIGHT - GAMES));
    }
    for i in 0..games.len() {
        sheet.rule(GAMES, RIGHT, TOP + LINE * (i as f64 + 1.15));
    }
}
