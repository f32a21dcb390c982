//! The exported content, before any dialect: the answer, the games, the steps and a link to the page.

use crate::answer::summary::Summary;
use crate::answer::{change, sentence, sentences};
use crate::case::level::Level;
use crate::numbers::{Digits, Kind, show};
use crate::reasons;
use crate::steps::step::{Block, Cell, Table, TableId, rd_cell};
use crate::steps::{assumed, key_values, steps};
use crate::words::Language;
use crate::words::number::{Number, format_number};
use crate::words::pieces::{Piece, pieces};
use glicko2_steps::{GameTrace, Period, Player, Quantity, Rounding, Symbol as S, Trace};
use std::rc::Rc;

/// A document, independent of any dialect.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// The parts, in reading order.
    pub parts: Vec<Part>,
    /// The number of decimals.
    pub digits: Digits,
    /// The language of the document.
    pub language: Language,
}

/// A part of a document: a block of the steps, or one of the elements that only a whole document has. Text in it may
/// come from users, so a dialect escapes all of it.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// The title of the document.
    Title(Vec<Piece>),
    /// The title of the following parts.
    Heading(Vec<Piece>),
    /// A paragraph, a remark, a formula or a table.
    Block(Block),
    /// A link to the page.
    Link {
        /// The text of the link.
        words: String,
        /// The address. Only `http` and `https` addresses are written.
        address: String,
    },
}

impl From<Block> for Part {
    fn from(block: Block) -> Self {
        Self::Block(block)
    }
}

/// The extent of a document.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Extent {
    /// The answer and the games.
    #[default]
    Short,
    /// The answer, the games and all steps.
    Full,
}

/// A case of one player to export.
#[derive(Clone, Copy, Debug)]
pub struct Case<'a> {
    /// The rated period.
    pub period: &'a Period,
    /// The trace of the period.
    pub trace: &'a Trace,
    /// The games whose opponent's RD is unknown and therefore assumed.
    pub assumed: &'a [usize],
    /// The confidence level of the answer.
    pub level: Level,
    /// The number of decimals.
    pub digits: Digits,
    /// The language.
    pub language: Language,
    /// The address of the page with this case.
    pub link: &'a str,
    /// The name of the rating system.
    pub system: &'a str,
    /// The result of the chosen rating system. `None` for the paper's.
    pub by_system: Option<&'a BySystem>,
}

/// The result of a rating system for a case.
#[derive(Clone, Debug, PartialEq)]
pub struct BySystem {
    /// The player before and after, and the change by each game.
    pub summary: Rc<Summary>,
    /// The answer, by paragraphs.
    pub told: Vec<Vec<Piece>>,
    /// The reasons for the result, by paragraphs.
    pub reasons: Vec<Vec<Piece>>,
}

impl Case<'_> {
    /// Returns the period with the player before, and the player after: by the chosen system or the paper.
    #[must_use]
    pub fn ends(&self) -> (&Period, Player) {
        match self.by_system {
            Some(BySystem { summary, .. }) => (&summary.period, summary.after),
            None => (self.period, self.trace.player),
        }
    }

    /// Returns the new rating.
    #[must_use]
    pub fn rating(&self) -> Number {
        match self.by_system {
            Some(BySystem { summary, .. }) => summary.rating(),
            None => key_values::r_prime(self.trace.player),
        }
    }

    /// Returns r′ − r.
    #[must_use]
    pub fn change(&self) -> Number {
        match self.by_system {
            Some(BySystem { summary, .. }) => summary.change(self.digits),
            None => change(self.period, self.trace).signed(),
        }
    }

    /// Returns the result of the system, if it rates each game by itself.
    #[must_use]
    pub fn in_turn(&self) -> Option<&Summary> {
        self.by_system
            .map(|by_system| &*by_system.summary)
            .filter(|summary| !summary.ratings.is_empty())
    }

    /// Returns the rating before, the rating after, and the question about the change. `written` formats a number.
    #[must_use]
    pub fn question(&self, written: impl Fn(&Number) -> String) -> [String; 3] {
        let (period, after) = self.ends();
        let words = self.language.export();
        let before = key_values::r(period.player);
        let change = written(&self.change());
        let why = if change.contains(|sign: char| ('1'..='9').contains(&sign)) {
            words.why_changed(&change)
        } else if period.games.is_empty() && after.deviation > period.player.deviation {
            words.why_idle().to_owned()
        } else {
            words.why_same().to_owned()
        };
        [written(&before), written(&self.rating()), why]
    }

    /// Returns the reasons for the result, by paragraphs: those of the chosen system or the paper.
    #[must_use]
    pub fn reasons(&self) -> Vec<Vec<Piece>> {
        if let Some(by_system) = self.by_system {
            return by_system.reasons.clone();
        }
        let (language, player) = (self.language, self.language.export().forms_of_player());
        reasons::reasons(self.period, self.trace)
            .iter()
            .map(|reason| sentences::of_player(reason, language, &player))
            .collect()
    }

    /// Returns the change of the rating by each game.
    #[must_use]
    pub fn changes(&self) -> Vec<Number> {
        if let Some(summary) = self.in_turn() {
            return summary.changes(self.digits).collect();
        }
        let of = |(j, game): (usize, &GameTrace)| key_values::rating_change(j, game.rating_change);
        self.trace.games.iter().enumerate().map(of).collect()
    }

    /// Returns the answer in one or two sentences.
    #[must_use]
    pub fn sentence(&self) -> Vec<Piece> {
        match self.by_system {
            Some(BySystem { summary, .. }) => {
                summary.sentence(self.level, self.digits, self.language.text())
            }
            None => papers_sentence(self),
        }
    }
}

impl Document {
    /// Creates the document of a case, with at most `most_games` games in each table.
    #[must_use]
    pub fn of(case: &Case, extent: Extent, most_games: usize) -> Self {
        case.language
            .speak(|| Self::written(case, extent, most_games))
    }

    fn written(case: &Case, extent: Extent, most_games: usize) -> Self {
        let text = case.language.text();
        let words = case.language.export();
        let played = case.period.games.len();
        let listed = played.min(most_games);
        let [before, after, why] = case.question(|number| format_number(number, case.digits));
        let mut parts = vec![Part::Title(vec![Piece::Text(format!(
            "{before} → {after}: {why}"
        ))])];
        // The answer and its reasons come first, because many readers stop there.
        parts.extend(
            answer(case)
                .into_iter()
                .map(|told| Block::Text(told).into()),
        );
        parts.push(Part::Link {
            words: words.open_page().to_owned(),
            address: case.link.to_owned(),
        });
        parts.push(Block::Text(input_sentence(case)).into());
        if case.period.rounding == Rounding::AsPrinted {
            parts.push(Block::Note(pieces(words.as_printed())).into());
        }
        if listed > 0 {
            parts.push(Block::Table(games(case, listed)).into());
        }
        if listed < played {
            parts.push(Block::Note(pieces(&words.more_games(played - listed))).into());
        }
        if extent == Extent::Full {
            if case.by_system.is_some() {
                parts.push(Block::Text(pieces(words.by_paper())).into());
                parts.push(Block::Text(papers_sentence(case)).into());
            }
            for mut step in steps(case.period, case.trace, 0..listed, text) {
                if step.number == 1 {
                    step.blocks.extend(assumed(case.assumed.len(), text));
                }
                let number = text.steps.step(step.number.into());
                let mut heading = vec![Piece::Text(format!("{number}. "))];
                heading.extend(step.title);
                parts.push(Part::Heading(heading));
                parts.extend(step.blocks.into_iter().map(Part::Block));
            }
        }
        Self {
            parts,
            digits: case.digits,
            language: case.language,
        }
    }
}

/// Returns the answer and its reasons, by paragraphs.
fn answer(case: &Case) -> Vec<Vec<Piece>> {
    let mut told = case.by_system.map_or_else(
        || vec![papers_sentence(case)],
        |by_system| by_system.told.clone(),
    );
    told.extend(case.reasons());
    told
}

fn papers_sentence(case: &Case) -> Vec<Piece> {
    sentence(case.period, case.trace, case.level, case.language.text())
}

/// Returns the sentence that names the rating system and the numbers before the period.
fn input_sentence(case: &Case) -> Vec<Piece> {
    let Period {
        tau,
        idle_periods,
        ref games,
        ..
    } = *case.period;
    let player = case.ends().0.player;
    let words = case.language.export();
    let [r, rd, sigma] = [
        key_values::r(player),
        key_values::rd(player),
        key_values::sigma(player),
    ];
    let mut told = vec![Piece::Text(words.by_system(case.system) + " ")];
    told.extend(if games.is_empty() {
        words.given_idle(
            r,
            rd,
            sigma,
            Number::new(idle_periods, Kind::Given, "in.idle_periods", S::T),
        )
    } else {
        words.given(
            r,
            rd,
            sigma,
            Number::new(tau, Kind::Given, "in.tau", S::Tau),
        )
    });
    told
}

/// Returns the table of games, each with its change of the rating.
fn games(case: &Case, listed: usize) -> Table {
    let text = case.language.text();
    let words = case.language.export();
    let changes = case.changes();
    // If the system rates the games one by one, the E of the steps are not those of the system.
    let has_e = case
        .in_turn()
        .is_none_or(|summary| summary.ratings.len() < 2);
    let rows = case
        .ends()
        .0
        .games
        .iter()
        .zip(&case.trace.games)
        .zip(changes)
        .take(listed)
        .enumerate();
    let rows = rows.map(|(j, ((game, traced), change))| {
        let e = Cell::Number(Number::of(Quantity::E(j), traced.e));
        let mut row = vec![
            Cell::Number(key_values::r_j(j, game)),
            rd_cell(key_values::rd_j(j, game), case.assumed.contains(&j), text),
            Cell::Pieces(vec![Piece::Text(result(game.score, case.language))]),
        ];
        row.extend(has_e.then_some(e));
        row.push(Cell::Number(change));
        row
    });
    let mut heads = vec![text.input.opponent(), "{rd}", text.input.result()];
    heads.extend(has_e.then_some(words.expected()));
    heads.push(words.moved_by());
    Table {
        id: TableId::Games,
        caption: "",
        heads: heads.into_iter().map(pieces).collect(),
        rows: rows.collect(),
    }
}

/// Returns a score in words.
#[must_use]
pub fn result(score: f64, language: Language) -> String {
    let words = language.text().input;
    match score {
        1.0 => words.won().to_owned(),
        0.5 => words.draw().to_owned(),
        0.0 => words.lost().to_owned(),
        s => show(s, Kind::Given, Digits::Auto),
    }
}

/// Returns a sentence as plain text.
#[must_use]
pub fn words(sentence: &[Piece], digits: Digits) -> String {
    sentence
        .iter()
        .map(|piece| match piece {
            Piece::Text(words) => words.clone(),
            Piece::Symbol(symbol) => super::math::plain_symbol(*symbol, super::math::Signs::Raised),
            Piece::Number(number) => format_number(number, digits),
        })
        .collect()
}
