//! Exports of several periods or of a league: as a document, as a table, and with all derivations as JSON.

use super::csv::{self, Cell as Field};
use super::document::{Document, Part};
use super::formats::{Format, Written, fitting};
use super::json::Export;
use crate::case::Case;
use crate::case::league::Kind as League;
use crate::case::level::Level;
use crate::league::{after, sum, summary};
use crate::numbers::{Digits, Kind};
use crate::periods;
use crate::steps::step::{Block, Cell, Table, TableId};
use crate::words::Language;
use crate::words::number::Number;
use crate::words::pieces::{Piece, pieces};
use glicko2_steps::seasons::Rated as Season;
use glicko2_steps::{Symbol as S, groups};
use serde::Serialize;
use std::rc::Rc;

/// The view options.
#[derive(Clone, Copy, Debug)]
pub struct ExportOptions<'a> {
    /// The confidence level.
    pub level: Level,
    /// The number of decimals.
    pub digits: Digits,
    /// The language.
    pub language: Language,
    /// The address of the page with this state.
    pub link: &'a str,
}

/// One of several cases, with the name of its player.
#[derive(Clone, Debug, Serialize)]
pub struct Named<'a> {
    /// The name of the player. `None` for several periods of one player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<&'a str>,
    /// The rated period and its trace.
    #[serde(flatten)]
    pub case: Export<'a>,
}

/// Returns the cases of several periods. `case` is the typed case that was rated.
#[must_use]
pub fn cases<'a>(season: &'a Season, case: &Case) -> Vec<Named<'a>> {
    let cases = season.periods.iter().zip(&case.periods);
    let cases = cases.map(|(of, form)| Export::of(&of.period, &of.trace, &form.assumed()));
    cases.map(|case| Named { name: None, case }).collect()
}

/// Returns the cases of all participants of a league.
#[must_use]
pub fn everybody<'a>(group: &'a groups::Rated, names: &'a [String]) -> Vec<Named<'a>> {
    let cases = group
        .sheets()
        .iter()
        .map(|of| Export::of(&of.period, &of.trace, &[]));
    cases
        .zip(names)
        .map(|(case, name)| Named {
            name: Some(name),
            case,
        })
        .collect()
}

/// Writes several periods as text for a forum.
#[must_use]
pub fn write_season(season: &Season, options: &ExportOptions, format: Format) -> Written {
    fitting(season.periods.len(), format, |listed| {
        of_season(season, options, listed)
    })
}

/// Writes a league as text for a forum.
#[must_use]
pub fn write_group(
    group: &groups::Rated,
    kind: League,
    names: &[String],
    options: &ExportOptions,
    format: Format,
) -> Written {
    fitting(group.sheets().len(), format, |listed| {
        of_group(group, kind, names, options, listed)
    })
}

/// Creates the document of several periods: the result, and the first `listed` periods.
#[must_use]
pub fn of_season(season: &Season, options: &ExportOptions, listed: usize) -> Document {
    options
        .language
        .speak(|| season_written(season, options, listed))
}

fn season_written(season: &Season, options: &ExportOptions, listed: usize) -> Document {
    let (text, words) = (options.language.text(), options.language.periods());
    let start = season.start;
    let table = Table {
        id: TableId::Periods,
        caption: words.course_caption(),
        heads: periods::heads(words).map(pieces).to_vec(),
        rows: periods::rows(season, 0..listed, words),
    };
    let before = options.language.export().given_season(
        Number::new(start.rating, Kind::Given, "start.rating", S::R),
        Number::new(start.deviation, Kind::Given, "start.deviation", S::Rd),
        Number::new(start.volatility, Kind::Given, "start.volatility", S::Sigma),
    );
    document(
        options,
        text.page.title(),
        vec![before, periods::sentence(season, words)],
        table,
        season.periods.len(),
    )
}

/// Creates the document of a league: the new numbers of the first `listed` participants.
#[must_use]
pub fn of_group(
    group: &groups::Rated,
    kind: League,
    names: &[String],
    options: &ExportOptions,
    listed: usize,
) -> Document {
    options
        .language
        .speak(|| group_written(group, kind, names, options, listed))
}

fn group_written(
    group: &groups::Rated,
    kind: League,
    names: &[String],
    options: &ExportOptions,
    listed: usize,
) -> Document {
    let (text, words) = (options.language.text(), options.language.league());
    let sheets = group.sheets();
    let heads = [
        words.after_player(),
        words.after_games(),
        words.after_scored(),
        "{r}",
        "{r_prime}",
        words.after_change(),
        "{rd_prime}",
    ];
    let row = |(i, (sheet, name)): (usize, (&Rc<groups::Sheet>, &String))| {
        let after = after(sheet, &format!("players.{i}"));
        let mut row = vec![
            Cell::Head(name.clone()),
            Cell::Pieces(vec![Piece::Text(after.games.to_string())]),
        ];
        row.extend(
            [
                after.scored,
                after.before,
                after.rating,
                after.change,
                after.deviation,
            ]
            .map(Cell::Number),
        );
        row
    };
    let table = Table {
        id: TableId::Players,
        caption: words.after_title(),
        heads: heads.map(pieces).to_vec(),
        rows: sheets
            .iter()
            .zip(names)
            .enumerate()
            .take(listed)
            .map(row)
            .collect(),
    };
    let told = pieces(&summary(kind, sheets.len(), group.meetings(), words));
    document(
        options,
        text.page.title(),
        vec![told, sum(group, words)],
        table,
        sheets.len(),
    )
}

/// Creates a document of a title, sentences, a table of the first rows, and the link. `all` is the number of all rows.
fn document(
    options: &ExportOptions,
    title: &str,
    sentences: Vec<Vec<Piece>>,
    table: Table,
    all: usize,
) -> Document {
    let words = options.language.export();
    let left_out = all - table.rows.len();
    let mut parts = vec![Part::Title(pieces(title))];
    parts.extend(
        sentences
            .into_iter()
            .map(|sentence| Block::Text(sentence).into()),
    );
    if all > 0 {
        parts.push(Block::Table(table).into());
    }
    if left_out > 0 {
        parts.push(Block::Note(pieces(&words.more_rows(left_out))).into());
    }
    parts.push(Part::Link {
        words: words.open_page().to_owned(),
        address: options.link.to_owned(),
    });
    Document {
        parts,
        digits: options.digits,
        language: options.language,
    }
}

/// Writes several periods as a table for a spreadsheet, one row per period.
#[must_use]
pub fn course_csv(season: &Season) -> String {
    let heads = [
        "period",
        "games",
        "idle_periods",
        "rating",
        "deviation",
        "volatility",
        "rating_change",
    ];
    let rows = season.periods.iter().zip(1_u32..).map(|(of, n)| {
        let (before, after) = (of.period.player, of.trace.player);
        let games = of.period.games.len();
        vec![
            Field::Number(f64::from(n)),
            Field::Number(games as f64),
            if games == 0 {
                Field::Number(of.period.idle_periods)
            } else {
                Field::Empty
            },
            Field::Number(after.rating),
            Field::Number(after.deviation),
            Field::Number(after.volatility),
            Field::Number(after.rating - before.rating),
        ]
    });
    csv::table(&heads, rows)
}

/// Writes the participants of a league before and after as a table for a spreadsheet.
#[must_use]
pub fn everybody_csv(group: &groups::Rated, names: &[String]) -> String {
    let heads = [
        "name",
        "rating",
        "deviation",
        "volatility",
        "games",
        "scored",
        "new_rating",
        "new_deviation",
        "new_volatility",
        "rating_change",
    ];
    let rows = group.sheets().iter().zip(names).map(|(sheet, name)| {
        let (before, after) = (sheet.period.player, sheet.trace.player);
        let numbers = [
            before.rating,
            before.deviation,
            before.volatility,
            sheet.period.games.len() as f64,
            sheet.scored(),
            after.rating,
            after.deviation,
            after.volatility,
            sheet.change(),
        ];
        std::iter::once(Field::Text(name))
            .chain(numbers.map(Field::Number))
            .collect()
    });
    csv::table(&heads, rows)
}
