//! The steps of a period in the order in which a place takes them: limits and time before the paper's first step, what it leaves out
//! marked, its own number last.

use super::{Titled, View, difference, number, text, update, waiting};
use crate::glicko::{Constants, MOST_DEVIATION};
use crate::number::{Digits, Kind};
use crate::present::glicko::{Derivation, Solved, steps as glicko_steps, values as glicko_values};
use crate::present::math::Number;
use crate::present::step::{Block, Cell, Piece, Step, TableId, fill, pieces};
use crate::present::steps::{steps as papers_steps, table, values as papers_values};
use crate::present::symbol::Symbol as S;
use crate::present::text::Language;
use crate::systems::glicko_1995::{BACK, TYPICAL};
use crate::systems::outcome::Outcome;
use crate::systems::system::{Family, Growth, Rating, RatingPeriod, What};
use crate::systems::text::SystemsText;
use std::ops::Range;

/// The step of the paper before which a place has its own to do, or after which.
const STEP_6: u8 = 6;

/// A step in the order in which a place takes it.
#[derive(Clone, Debug, PartialEq)]
pub struct PlaceStep {
    /// Its title and what is read below it. The number is that of the order, from 1.
    pub step: Step,
    /// Whose step it is.
    pub of: StepOf,
    /// What comes of it, where it is of a paper and not left out.
    pub values: Vec<Number>,
    /// Whether the place leaves it out. What it does instead is the next step.
    pub is_left_out: bool,
}

/// Whose a step is: a place's own, or one of Glickman's with its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepOf {
    /// The place's own.
    Place,
    /// Of *The Glicko system*, 1995.
    Glicko(u8),
    /// Of Glicko-2, which links and the walk know by its number.
    Glicko2(u8),
}

impl StepOf {
    /// Its number in the paper that it is of.
    #[must_use]
    pub const fn paper(self) -> Option<u8> {
        match self {
            Self::Place => None,
            Self::Glicko(number) | Self::Glicko2(number) => Some(number),
        }
    }

    /// Its number among the steps of Glicko-2.
    #[must_use]
    pub const fn glicko_2(self) -> Option<u8> {
        match self {
            Self::Glicko2(number) => Some(number),
            Self::Place | Self::Glicko(_) => None,
        }
    }
}

/// What there is to say before the steps: what is different at the place.
#[derive(Clone, Debug, PartialEq)]
pub struct Introduction {
    /// A question in plain words.
    pub title: String,
    /// What is read below it.
    pub blocks: Vec<Block>,
}

/// What is different at a place: its constants, what is not known of it, where that is from.
#[must_use]
pub fn introduction(outcome: &Outcome, language: Language) -> Introduction {
    let (title, blocks) = difference::step(&View { outcome, shown: 0..0, words: language.systems() });
    Introduction { title, blocks }
}

/// The games lined up where each is a rating period of its own, with what players see after each and by how much the rating changed, in
/// ratings with so many `digits`; a row for each game of `shown`.
/// `None` where there is a single period.
#[must_use]
pub fn lined_up(outcome: &Outcome, shown: Range<usize>, digits: Digits, language: Language) -> Option<Introduction> {
    if outcome.system.rating_period != RatingPeriod::EachGame || outcome.updates.len() < 2 {
        return None;
    }
    let words = language.systems();
    // The rating is told once: as players see it, where that is the rating made whole.
    let summary = outcome.summary();
    let is_whole = summary.kind == Kind::Given;
    let changes: Vec<Number> = summary.changes(digits).collect();
    let rows = shown
        .filter_map(|j| Some((j, outcome.updates.get(j)?)))
        .map(|(j, update)| {
            let Rating { rating, deviation, volatility } = update.after;
            let of = |kind, path: &str, value, symbol| {
                Cell::Number(number(value, kind, &format!("updates.{j}.after.{path}"), symbol))
            };
            let mut row = vec![Cell::Head((words.game)(j + 1))];
            row.extend((!is_whole).then(|| of(Kind::Rating, "rating", rating, S::RPrime)));
            row.push(of(Kind::Rating, "deviation", deviation, S::RdPrime));
            row.extend(volatility.map(|sigma| of(Kind::Volatility, "volatility", sigma, S::SigmaPrime)));
            row.push(seen_after(outcome, j, words).map_or(Cell::Empty, Cell::Pieces));
            row.push(Cell::Number(changes[j].clone()));
            row
        })
        .collect();
    let mut heads = vec!["j"];
    heads.extend((!is_whole).then_some("{r_prime}"));
    heads.push("{rd_prime}");
    heads.extend(outcome.after.volatility.map(|_| "{sigma_prime}"));
    heads.extend([words.compare_heads[2], "{change}"]);
    let mut blocks = vec![text(words.each), table(TableId::System, words.each_caption, &heads, rows)];
    let view = View { outcome, shown: 0..0, words };
    blocks.extend(view.source(What::Update));
    Some(Introduction { title: words.each_title.to_owned(), blocks })
}

/// What players see after one of the games, where each is a period.
pub(super) fn seen_after(outcome: &Outcome, game: usize, words: &SystemsText) -> Option<Vec<Piece>> {
    let first = outcome.system.shown.first()?;
    let period = outcome.period(game);
    let mut values = (first.values)(&period);
    for value in &mut values {
        value.quantity = value.quantity.replace("system.", &format!("system.updates.{game}.")).into();
    }
    Some(fill(&(first.reading)(words, &period), &values))
}

/// The steps of one period, in the place's order. Of an outcome with several periods it takes one [`period`](Outcome::period).
///
/// The tables have a row for each game of `shown`.
#[must_use]
pub fn steps(outcome: &Outcome, shown: Range<usize>, language: Language) -> Vec<PlaceStep> {
    let view = View { outcome, shown: shown.clone(), words: language.systems() };
    let mut steps: Vec<PlaceStep> = before(&view).into_iter().map(unnumbered).collect();
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
    steps.extend(outcome.system.rules.notes.iter().filter_map(|note| note(&view)).map(unnumbered));
    steps.extend(shown_numbers(&view).into_iter().map(unnumbered));
    for (number, step) in (1..).zip(&mut steps) {
        step.step.number = number;
    }
    steps
}

/// What a place does before the paper's first step.
fn before(view: &View) -> Vec<Titled> {
    let before = [difference::limits(view), update::selection(view), waiting::inactivity(view), update::game(view)];
    before.into_iter().flatten().collect()
}

/// A step of the place's own, not yet numbered.
fn unnumbered((title, blocks): Titled) -> PlaceStep {
    let step = Step { number: 0, title: pieces(&title), blocks };
    PlaceStep { step, of: StepOf::Place, values: Vec::new(), is_left_out: false }
}

/// A step of the paper that is left out: what it would be, without numbers.
fn left_out(PlaceStep { mut step, of, .. }: PlaceStep) -> PlaceStep {
    step.blocks.retain(|block| matches!(block, Block::Text(_) | Block::Formula(_)));
    PlaceStep { step, of, values: Vec::new(), is_left_out: true }
}

/// The paper's eight steps over what the place takes in, with its trace.
fn glicko_2(outcome: &Outcome, shown: Range<usize>, language: Language) -> Vec<PlaceStep> {
    let Some(trace) = outcome.trace() else { return Vec::new() };
    let (period, text) = (outcome.papers_period(), language.text());
    let placed = |step: Step| {
        let (of, values) = (StepOf::Glicko2(step.number), papers_values(step.number, &period, &trace, text));
        PlaceStep { step, of, values, is_left_out: false }
    };
    papers_steps(&period, &trace, shown, text).into_iter().map(placed).collect()
}

/// The steps of 1995 that a place of that family builds on, with its c and its limits.
fn glicko(outcome: &Outcome, shown: Range<usize>, language: Language) -> Vec<PlaceStep> {
    let mut trace = outcome.glicko();
    trace.onset_deviation = outcome.before.deviation;
    let system = outcome.system;
    let options = &outcome.case.options;
    let solved = (system.growth == Growth::Solved)
        .then(|| Solved { deviation: options.number(&TYPICAL), periods: options.number(&BACK) });
    let constants = outcome.inactivity.map(|idle| Constants { c: idle.by, periods: idle.periods });
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
        let (of, values) = (StepOf::Glicko(step.number), glicko_values(step.number, &derivation));
        PlaceStep { step, of, values, is_left_out: false }
    };
    glicko_steps(&derivation, shown, language.glicko()).into_iter().map(placed).collect()
}

/// A step for each number that players see.
fn shown_numbers(view: &View) -> Vec<Titled> {
    let words = view.words;
    view.outcome
        .system
        .shown
        .iter()
        .map(|shown| {
            let values = (shown.values)(view.outcome);
            let mut blocks = vec![Block::Text(fill((shown.what)(words), &(shown.limits)()))];
            blocks.extend((shown.explain)(view, &values));
            blocks.push(Block::Text(fill(&sentence_case(&(shown.reading)(words, view.outcome)), &values)));
            blocks.extend(view.source(shown.fact));
            ((shown.title)(words).to_owned(), blocks)
        })
        .collect()
}

/// What is read stands alone as a sentence: `Rank not shown yet (24.30).`
fn sentence_case(reading: &str) -> String {
    let mut chars = reading.chars();
    chars.next().map_or(String::new(), |first| {
        let mut sentence: String = first.to_uppercase().collect();
        sentence.push_str(chars.as_str());
        // The question mark of a provisional rating is the last of it.
        if !sentence.ends_with('?') {
            sentence.push('.');
        }
        sentence
    })
}
