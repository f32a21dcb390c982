//! Words for formats, refusals and reasons, for what was found, and for the comparison with a site.

use super::chess::Site;
use super::compare::{Cause, Comparison, Row};
use super::league::By;
use super::player::PlayerGames;
use super::preview::{Becomes, Preview};
use super::start::WorkedOut;
use super::{Foreign, Format, LeftOut, Reason, Refused, Skipped, times};
use crate::numbers::{Digits, Kind, show};
use crate::steps::step::Cell;
use crate::systems::{self, OptionKind};
use crate::words::Language;
use crate::words::messages::ImportWords;
use crate::words::number::Number;
use crate::words::pieces::Piece;
use glicko2_steps::Symbol;
use std::ops::Range;

/// Returns the name of a format.
#[must_use]
pub fn format(format: Format, words: ImportWords) -> &'static str {
    match format {
        Format::LichessNdjson => words.format_lichess_ndjson(),
        Format::Pgn => words.format_pgn(),
        Format::OgsTsv => words.format_ogs_tsv(),
        Format::Trf16 => words.format_trf16(),
        Format::Json => words.format_json(),
        Format::Table => words.format_table(),
        Format::ForumTable => words.format_forum_table(),
    }
}

/// Describes why a file was refused.
#[must_use]
pub fn refused(refused: &Refused, words: ImportWords) -> String {
    match refused {
        Refused::TooLarge => words.too_large().to_owned(),
        Refused::Foreign(found) => words.foreign(foreign(*found, words)),
        Refused::Nothing(None) => words.nothing().to_owned(),
        Refused::Nothing(Some(LeftOut { line, reason })) => {
            words.nothing_from(*line, self::reason(*reason, words))
        }
        Refused::BrokenJson(line) => words.broken_json(*line),
        Refused::Unreadable => words.unreadable().to_owned(),
    }
}

fn foreign(foreign: Foreign, words: ImportWords) -> &'static str {
    match foreign {
        Foreign::Zip => words.foreign_zip(),
        Foreign::Gzip => words.foreign_gzip(),
        Foreign::Zstandard => words.foreign_zstandard(),
        Foreign::Bzip2 => words.foreign_bzip2(),
        Foreign::Pdf => words.foreign_pdf(),
        Foreign::Excel => words.foreign_excel(),
        Foreign::Picture => words.foreign_picture(),
        Foreign::Utf16 => words.foreign_utf16(),
        Foreign::Markup => words.foreign_markup(),
        Foreign::Sgf => words.foreign_sgf(),
        Foreign::ChessComJson => words.foreign_chess_com_json(),
        Foreign::Binary => words.foreign_binary(),
    }
}

/// Returns the reason why a line or a game was left out, as a clause.
#[must_use]
pub fn reason(reason: Reason, words: ImportWords) -> &'static str {
    match reason {
        Reason::Unrated => words.reason_unrated(),
        Reason::Computer => words.reason_computer(),
        Reason::Aborted => words.reason_aborted(),
        Reason::Variant => words.reason_variant(),
        Reason::OtherKind => words.reason_other_kind(),
        Reason::OtherPlayers => words.reason_other_players(),
        Reason::NoResult => words.reason_no_result(),
        Reason::BadResult => words.reason_bad_result(),
        Reason::NoName => words.reason_no_name(),
        Reason::OneSelf => words.reason_one_self(),
        Reason::NoRating => words.reason_no_rating(),
        Reason::NoNumbersBefore => words.reason_no_numbers_before(),
        Reason::BadNumber => words.reason_bad_number(),
        Reason::BadDate => words.reason_bad_date(),
        Reason::Unplayed => words.reason_unplayed(),
        Reason::Annulled => words.reason_annulled(),
        Reason::Contradiction => words.reason_contradiction(),
        Reason::TooLong => words.reason_too_long(),
        Reason::TooMany => words.reason_too_many(),
        Reason::NotUnderstood => words.reason_not_understood(),
    }
}

/// Returns a fact that may explain a difference.
#[must_use]
pub fn cause(cause: Cause, words: ImportWords) -> &'static str {
    match cause {
        Cause::Annulled => words.cause_annulled(),
        Cause::Handicap => words.cause_handicap(),
        Cause::Gap => words.cause_gap(),
    }
}

/// Says how many games agree.
#[must_use]
pub fn agreement(comparison: &Comparison, words: ImportWords) -> String {
    let agreement = comparison.agreement();
    if comparison.within < 1.0 {
        words.agree_hundredth(agreement.agree, agreement.of)
    } else {
        words.agree_point(agreement.agree, agreement.of)
    }
}

/// Says what was found in a file, and how much was left out.
#[must_use]
pub fn found(format: Format, preview: &Preview, language: Language) -> String {
    let words = language.import();
    let (what, content) = match &preview.becomes {
        Becomes::Unsaid => return words.ask_player().to_owned(),
        Becomes::Case(Err(message)) => return message.clone(),
        Becomes::Games(games) if games.periods.is_empty() => {
            return words.no_rated_games().to_owned();
        }
        Becomes::Games(games) => (whose(format, games, words), of_games(games, language)),
        Becomes::League(league) => {
            let periods = preview.choices.by.map_or(1, |by| league.periods(by).len());
            let counts = [league.players.len(), league.results.len(), periods];
            let [players, results, periods] = counts;
            (
                self::format(format, words).to_owned(),
                words.of_league(players, results, periods),
            )
        }
        Becomes::Case(Ok(case)) => {
            let games = case.case.games(0).len();
            (self::format(format, words).to_owned(), words.games(games))
        }
    };
    match left_out(&preview.skipped, words) {
        Some(left_out) => words.found_some(&what, &content, &left_out),
        None => words.found_all(&what, &content),
    }
}

/// Returns whose games a file has, and from which site.
fn whose(format: Format, games: &PlayerGames, words: ImportWords) -> String {
    let what = match games.site {
        Site::Lichess => words.format_lichess_ndjson(),
        Site::ChessCom => words.format_chess_com(),
        Site::OnlineGo | Site::Other => self::format(format, words),
    };
    match &games.player {
        Some(player) => words.of_player(what, player),
        None => what.to_owned(),
    }
}

/// Returns how many games there are, of which kind and from when.
fn of_games(games: &PlayerGames, language: Language) -> String {
    let words = language.import();
    let count = games.count();
    let counted = if games.kind.is_empty() {
        words.games(count)
    } else {
        words.rated_games(count, &kind(&games.kind, language).to_lowercase())
    };
    let times = || games.games().filter_map(|game| game.time);
    match times().min().zip(times().max()) {
        Some((first, last)) => words.between(&counted, &date(first, words), &date(last, words)),
        None => counted,
    }
}

fn date(time: i64, words: ImportWords) -> String {
    let [year, month, day] = times::civil(time.div_euclid(times::DAY));
    let month = words.months()[(month - 1).clamp(0, 11) as usize];
    words.date(day as usize, month, &year.to_string())
}

/// Returns how many lines and games were left out, by reason. `None` if there are none.
fn left_out(skipped: &Skipped, words: ImportWords) -> Option<String> {
    let counts = skipped.counts.iter();
    let reasons =
        counts.map(|(reason, count)| words.left_out_for(*count, self::reason(*reason, words)));
    let reasons: Vec<String> = reasons.collect();
    (!reasons.is_empty()).then(|| words.left_out_count(skipped.count(), &reasons.join(", ")))
}

/// Returns the name of a kind of games. Kinds that Lichess rates like others have their own names.
#[must_use]
pub fn kind(kind: &str, language: Language) -> String {
    let option = systems::by_id("lichess").and_then(|system| system.option("kind"));
    let choices = match option.map(|option| &option.kind) {
        Some(OptionKind::Choice(choices)) => *choices,
        _ => &[],
    };
    let known = choices.iter().find(|choice| choice.id == kind);
    known.map_or_else(
        || kind.to_owned(),
        |choice| (choice.label)(language).to_owned(),
    )
}

/// Returns the name of the periods of a league.
#[must_use]
pub fn periods(by: By, words: ImportWords) -> &'static str {
    match by {
        By::Round => words.by_round(),
        By::Day => words.by_day(),
        By::Week => words.by_week(),
        By::Month => words.by_month(),
        By::All => words.by_all(),
    }
}

/// Says which start was worked out.
#[must_use]
pub fn worked_out(found: &WorkedOut, words: ImportWords) -> String {
    let rd = |deviation| show(deviation, Kind::Whole, Digits::Auto);
    let sigma = show(found.start.volatility, Kind::Rounded(2), Digits::Auto);
    let [low, high] = found.deviation.map(rd);
    words.worked_out(&rd(found.start.deviation), &low, &high, &sigma, found.games)
}

/// Returns the rows of a comparison: the game, the opponent, the result, the site's change, ours, and the difference.
#[must_use]
pub fn rows(comparison: &Comparison, range: Range<usize>, language: Language) -> Vec<Vec<Cell>> {
    let text = |text: &str| Cell::Pieces(vec![Piece::Text(text.to_owned())]);
    let row = |k: usize| {
        let row = &comparison.rows[k];
        let number = |value: Option<f64>, kind: Kind, name: &str| {
            value.map_or(Cell::Empty, |value| {
                let quantity = format!("compared.{k}.{name}");
                Cell::Number(Number::new(value, kind, quantity, Symbol::Change).signed())
            })
        };
        // The changes of Lichess are whole.
        let theirs = if comparison.within < 1.0 {
            Kind::Rating
        } else {
            Kind::Whole
        };
        vec![
            Cell::Head(game(row, k, language)),
            text(row.opponent.as_deref().unwrap_or_default()),
            text(result(row.score, language)),
            number(row.theirs, theirs, "theirs"),
            number(row.ours, Kind::Rating, "ours"),
            number(row.difference, Kind::Rating, "difference"),
        ]
    };
    range.map(row).collect()
}

/// Returns the possible causes of differences: a sentence for each game that does not agree and has one.
#[must_use]
pub fn causes(comparison: &Comparison, range: Range<usize>, language: Language) -> Vec<String> {
    let words = language.import();
    let sentence = |k: usize| {
        let row = &comparison.rows[k];
        row.difference.filter(|by| !comparison.agrees(*by))?;
        let found = cause(row.cause?, words);
        let game = game(row, k, language);
        let game = match &row.opponent {
            Some(opponent) => format!("{game}, {opponent}"),
            None => game,
        };
        Some(words.cause_of(&game, found))
    };
    range.filter_map(sentence).collect()
}

/// Returns the date of a game, or its number if the file has no dates.
fn game(row: &Row, k: usize, language: Language) -> String {
    match row.time {
        Some(time) => times::iso_date(time),
        None => language.input().game(k + 1),
    }
}

/// Returns the name of a result.
fn result(score: f64, language: Language) -> &'static str {
    let words = language.input();
    if score == 1.0 {
        words.won()
    } else if score == 0.0 {
        words.lost()
    } else {
        words.draw()
    }
}
