//! The steps of a period in the order of a system: limits and idle time before the paper's first
//! step, omitted steps marked, and the system's own numbers last.

use super::{Titled, View, difference, number, text, update, waiting};
use crate::numbers::{Digits, Kind};
use crate::steps::glicko::{Derivation, Solved, steps as glicko_steps, values as glicko_values};
use crate::steps::step::{Block, Cell, Step, TableId};
use crate::steps::{steps as papers_steps, table, values as papers_values};
use crate::systems::glicko_1995::{BACK, TYPICAL};
use crate::systems::outcome::Outcome;
use crate::systems::system::{Family, Growth, Rating, RatingPeriod, What};
use crate::words::Language;
use crate::words::number::Number;
use crate::words::pieces::{Piece, pieces, push_text};
use glicko2_steps::Symbol as S;
use glicko2_steps::glicko_1995::{Constants, MOST_DEVIATION};
use std::ops::Range;

/// The paper's step that some systems replace with their own.
const STEP_6: u8 = 6;

/// A step in the order of a system.
#[derive(Clone, Debug, PartialEq)]
pub struct SystemStep {
    /// The title and the blocks below it. The number is that in the order, from 1.
    pub step: Step,
    /// The origin of the step.
    pub of: StepOf,
    /// The resulting values, if the step is one of a paper and not omitted.
    pub values: Vec<Number>,
    /// Whether the system omits the step. Its replacement is the next step.
    pub is_left_out: bool,
}

/// The origin of a step: the system itself, or one of Glickman's papers with the step's number
/// there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepOf {
    /// The system's own step.
    System,
    /// A step of *The Glicko system*, 1995.
    Glicko(u8),
    /// A step of Glicko-2. Links and step navigation refer to it by its number.
    Glicko2(u8),
}

impl StepOf {
    /// Returns the number in the paper; `None` for the system's own step.
    #[must_use]
    pub const fn paper(self) -> Option<u8> {
        match self {
            Self::System => None,
            Self::Glicko(number) | Self::Glicko2(number) => Some(number),
        }
    }

    /// Returns the number among the steps of Glicko-2; `None` for other steps.
    #[must_use]
    pub const fn glicko_2(self) -> Option<u8> {
        match self {
            Self::Glicko2(number) => Some(number),
            Self::System | Self::Glicko(_) => None,
        }
    }
}

/// An introduction or a table of its own, with a title.
#[derive(Clone, Debug, PartialEq)]
pub struct Introduction {
    /// The title, a question in plain words.
    pub title: String,
    /// The blocks below the title.
    pub blocks: Vec<Block>,
}

/// Returns the introduction to the steps of a system: its constants, the facts that are not known,
/// and the sources.
#[must_use]
pub fn introduction(outcome: &Outcome, language: Language) -> Introduction {
    let (title, blocks) = difference::step(&View {
        outcome,
        shown: 0..0,
        language,
    });
    Introduction { title, blocks }
}

/// Returns the table of games that are rating periods of their own, with the number that players
/// see after each and the change of the rating, to `digits`. Has a row for each game of `shown`.
///
/// Returns `None` if there is a single period.
#[must_use]
pub fn lined_up(
    outcome: &Outcome,
    shown: Range<usize>,
    digits: Digits,
    language: Language,
) -> Option<Introduction> {
    if outcome.system.rating_period != RatingPeriod::EachGame || outcome.updates.len() < 2 {
        return None;
    }
    let words = language.systems();
    // If players see the rating as a whole number, the table has no second column for it.
    let summary = outcome.summary();
    let is_whole = summary.kind == Kind::Given;
    let changes: Vec<Number> = summary.changes(digits).collect();
    let rows = shown
        .filter_map(|j| Some((j, outcome.updates.get(j)?)))
        .map(|(j, update)| {
            let Rating {
                rating,
                deviation,
                volatility,
            } = update.after;
            let of = |kind, path: &str, value, symbol| {
                Cell::Number(number(
                    value,
                    kind,
                    &format!("updates.{j}.after.{path}"),
                    symbol,
                ))
            };
            let mut row = vec![Cell::Head((j + 1).to_string())];
            row.extend((!is_whole).then(|| of(Kind::Rating, "rating", rating, S::RPrime)));
            row.push(of(Kind::Rating, "deviation", deviation, S::RdPrime));
            row.extend(
                volatility.map(|sigma| of(Kind::Volatility, "volatility", sigma, S::SigmaPrime)),
            );
            row.push(seen_after(outcome, j, language).map_or(Cell::Empty, Cell::Pieces));
            row.push(Cell::Number(changes[j].clone()));
            row
        })
        .collect();
    let [_, _, seen, _] = words.compare_heads();
    let mut heads = vec!["j"];
    heads.extend((!is_whole).then_some("{r_prime}"));
    heads.push("{rd_prime}");
    heads.extend(outcome.after.volatility.map(|_| "{sigma_prime}"));
    heads.extend([seen, "{change}"]);
    let mut blocks = vec![
        text(words.each()),
        table(TableId::System, words.each_caption(), &heads, rows),
    ];
    let view = View {
        outcome,
        shown: 0..0,
        language,
    };
    blocks.extend(view.source(What::Update));
    Some(Introduction {
        title: words.each_title().to_owned(),
        blocks,
    })
}

/// Returns the text that players see after one of the games, each of which is a period.
pub(super) fn seen_after(outcome: &Outcome, game: usize, language: Language) -> Option<Vec<Piece>> {
    let first = outcome.system.shown.first()?;
    let period = outcome.period(game);
    let mut values = (first.values)(&period);
    for value in &mut values {
        value.quantity = value
            .quantity
            .replace("system.", &format!("system.updates.{game}."))
            .into();
    }
    Some((first.reading)(language, &period, &values))
}

/// Returns the steps of one period in the order of the system. For an outcome with several periods,
/// pass one [`period`](Outcome::period).
///
/// The tables have a row for each game of `shown`.
#[must_use]
pub fn steps(outcome: &Outcome, shown: Range<usize>, language: Language) -> Vec<SystemStep> {
    let view = View {
        outcome,
        shown: shown.clone(),
        language,
    };
    let mut steps: Vec<SystemStep> = before(&view).into_iter().map(unnumbered).collect();
    let family = match outcome.system.family {
        Family::Glicko2 { .. } => glicko_2(outcome, shown, language),
        Family::Glicko => glicko(outcome, shown, language),
    };
    for step in family {
        if step.of == StepOf::Glicko2(STEP_6) && update::leaves_step_6_out(&view) {
            steps.push(left_out(step));
            steps.extend(update::step_6(&view).map(unnumbered));
        } else {
            steps.push(step);
        }
    }
    steps.extend(update::result(&view).map(unnumbered));
    steps.extend(
        outcome
            .system
            .rules
            .notes
            .iter()
            .filter_map(|note| note(&view))
            .map(unnumbered),
    );
    steps.extend(shown_numbers(&view).into_iter().map(unnumbered));
    for (number, step) in (1..).zip(&mut steps) {
        step.step.number = number;
    }
    steps
}

/// Returns the system's steps before the paper's first step.
fn before(view: &View) -> Vec<Titled> {
    let before = [
        difference::limits(view),
        update::selection(view),
        waiting::inactivity(view),
        update::game(view),
    ];
    before.into_iter().flatten().collect()
}

/// Returns a step of the system's own, without a number yet.
fn unnumbered((title, blocks): Titled) -> SystemStep {
    let step = Step {
        number: 0,
        title: pieces(&title),
        blocks,
    };
    SystemStep {
        step,
        of: StepOf::System,
        values: Vec::new(),
        is_left_out: false,
    }
}

/// Returns an omitted step of the paper, with its text and formulas but without numbers.
fn left_out(SystemStep { mut step, of, .. }: SystemStep) -> SystemStep {
    step.blocks
        .retain(|block| matches!(block, Block::Text(_) | Block::Formula(_)));
    SystemStep {
        step,
        of,
        values: Vec::new(),
        is_left_out: true,
    }
}

/// Returns the paper's eight steps with the values that the system uses.
fn glicko_2(outcome: &Outcome, shown: Range<usize>, language: Language) -> Vec<SystemStep> {
    let Some(trace) = outcome.trace() else {
        return Vec::new();
    };
    let (period, text) = (outcome.papers_period(), language.text());
    let placed = |step: Step| {
        let (of, values) = (
            StepOf::Glicko2(step.number),
            papers_values(step.number, &period, &trace, text),
        );
        SystemStep {
            step,
            of,
            values,
            is_left_out: false,
        }
    };
    papers_steps(&period, &trace, shown, text)
        .into_iter()
        .map(placed)
        .collect()
}

/// Returns the steps of Glicko of 1995 with the system's c and limits.
fn glicko(outcome: &Outcome, shown: Range<usize>, language: Language) -> Vec<SystemStep> {
    let mut trace = outcome.glicko();
    trace.onset_deviation = outcome.before.deviation;
    let system = outcome.system;
    let options = &outcome.case.options;
    let solved = (system.growth == Growth::Solved).then(|| Solved {
        deviation: options.number(&TYPICAL),
        periods: options.number(&BACK),
    });
    let constants = outcome.inactivity.map(|idle| Constants {
        c: idle.by,
        periods: idle.periods,
    });
    let derivation = Derivation {
        rating: outcome.clamped.rating,
        deviation: outcome.clamped.deviation,
        constants,
        most_deviation: system.bounds.deviation.most.min(MOST_DEVIATION),
        solved,
        games: &outcome.games,
        trace: &trace,
    };
    let placed = |step: Step| {
        let (of, values) = (
            StepOf::Glicko(step.number),
            glicko_values(step.number, &derivation),
        );
        SystemStep {
            step,
            of,
            values,
            is_left_out: false,
        }
    };
    glicko_steps(&derivation, shown, language.glicko())
        .into_iter()
        .map(placed)
        .collect()
}

/// Returns a step for each number that players see.
fn shown_numbers(view: &View) -> Vec<Titled> {
    let language = view.language;
    view.outcome
        .system
        .shown
        .iter()
        .map(|shown| {
            let values = (shown.values)(view.outcome);
            let mut blocks = vec![Block::Text((shown.what)(language))];
            blocks.extend((shown.explain)(view, &values));
            blocks.push(Block::Text(sentence_case((shown.reading)(
                language,
                view.outcome,
                &values,
            ))));
            blocks.extend(view.source(shown.fact));
            ((shown.title)(language).to_owned(), blocks)
        })
        .collect()
}

/// Turns the text that players see into a sentence: `Rank not shown yet (24.30).`
fn sentence_case(mut reading: Vec<Piece>) -> Vec<Piece> {
    if let Some(Piece::Text(text)) = reading.first_mut() {
        let mut chars = text.chars();
        *text = chars
            .next()
            .into_iter()
            .flat_map(char::to_uppercase)
            .chain(chars.as_str().chars())
            .collect();
    }
    // The question mark of a provisional rating also ends the sentence.
    if !matches!(reading.last(), Some(Piece::Text(text)) if text.ends_with('?')) {
        push_text(&mut reading, ".");
    }
    reading
}
