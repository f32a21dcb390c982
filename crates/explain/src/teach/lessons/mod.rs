//! The lessons, as data: a case, a question, settings to move, tables to notice, and another
//! question.
//!
//! The texts are in `words/en/lesson-….ftl` and take their numbers from the [`facts`](Lesson::facts) of a lesson,
//! which the engine computes. A lesson consists of one file, its line in [`LESSONS`], and its texts in each language.
//!
//! | module | is for |
//! |---|---|
//! | here | the parts of a lesson |
//! | [`measure`] | the measures of a period that are shown |
//! | [`setting`] | the settings of a case that are moved |
//! | `moving` | the values of moved settings, and their ranges |
//! | [`periods`] | the many periods of the last lesson |
//! | [`simulation`] | a planted strength, and whether the band holds it |

mod band;
mod batch;
mod bell;
mod certain;
mod chances;
mod expected;
mod fell;
mod gaming;
pub mod measure;
mod moving;
pub mod periods;
pub mod setting;
pub mod simulation;
mod surprise;
mod tug;
mod upset;
mod zero;

pub use measure::{At, Measure};
pub use setting::{Set, Setting};

use super::struggle::HelpTarget;
use crate::case::{Case, link};
use crate::numbers::Kind;
use glicko2_steps::{Field, Period};

/// The number of lessons.
pub const COUNT: usize = 12;

/// The lessons in their order. No lesson assumes anything that a later one explains.
pub static LESSONS: [Lesson; COUNT] = [
    bell::LESSON,
    expected::LESSON,
    upset::LESSON,
    certain::LESSON,
    chances::LESSON,
    tug::LESSON,
    batch::LESSON,
    fell::LESSON,
    surprise::LESSON,
    zero::LESSON,
    band::LESSON,
    gaming::LESSON,
];

/// Short ways in, each a list of places: a rating that fell after a win, writing a program, and
/// volatility.
pub static WAYS_IN: [&[HelpTarget]; 3] = [
    &[HelpTarget::Lesson("fell", None)],
    &[
        HelpTarget::Lesson("expected", None),
        HelpTarget::Lesson("chances", None),
        HelpTarget::Lesson("zero", None),
        HelpTarget::Check,
    ],
    &[HelpTarget::Lesson("surprise", None)],
];

/// One lesson.
#[derive(Debug)]
pub struct Lesson {
    /// The name in links.
    pub id: &'static str,
    /// The case, as a link. `×6` after a game stands for six such games.
    pub case: &'static str,
    /// The picture.
    pub picture: Picture,
    /// The question before anything is shown.
    pub predict: Question,
    /// The settings that can be moved, one after the other.
    pub moves: &'static [Moved],
    /// The facts that follow from the moved settings.
    pub live: &'static [Fact],
    /// The stops, for readers who do not move settings.
    pub stops: &'static [Set],
    /// The tables of values to notice.
    pub notice: &'static [Table],
    /// The final question.
    pub check: Question,
    /// The numbers of the sentences, which refer to them by name.
    pub facts: &'static [Fact],
}

/// The picture of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    /// The picture of a step.
    Step(u8),
    /// RD before the games, and after each number of games.
    Deviations,
    /// A comparison of games rated at once and one by one.
    OneByOne,
    /// The periods of [`periods`], in a row.
    Periods,
    /// A run of the [`simulation`].
    Run,
}

/// A question with answers to choose from.
#[derive(Debug)]
pub struct Question {
    /// The fact of each answer, if the answer is a number.
    pub choices: &'static [Option<usize>],
    /// The index of the right answer.
    pub right: usize,
}

/// A setting that can be moved.
#[derive(Debug)]
pub struct Moved {
    /// The setting.
    pub setting: Setting,
    /// The smallest and the largest value.
    pub range: [f64; 2],
}

/// A table of facts, with a row for each value of a moved setting.
#[derive(Debug)]
pub struct Table {
    /// The moved setting.
    pub by: Setting,
    /// The values of the setting.
    pub at: &'static [f64],
    /// The facts in each row.
    pub columns: &'static [Fact],
}

/// A number that the engine computes.
#[derive(Clone, Copy, Debug)]
pub struct Fact {
    /// The name in sentences. Empty if no sentence has the fact.
    pub name: &'static str,
    /// The case, if it is not the lesson's.
    pub case: Option<&'static str>,
    /// The settings of the case.
    pub set: Set,
    /// The measure of the case.
    pub measure: Measure,
    /// Other settings, whose value of the same measure is subtracted.
    pub less: Option<Set>,
    /// The kind of number, if it is not the usual one of the measure.
    pub kind: Option<Kind>,
}

/// Creates a fact about the lesson's case, with settings.
const fn fact(set: Set, measure: Measure) -> Fact {
    Fact {
        name: "",
        case: None,
        set,
        measure,
        less: None,
        kind: None,
    }
}

/// Creates a fact from a number that is part of a question, not a result.
const fn constant(number: f64) -> Fact {
    fact(&[], Measure::Given(number))
}

impl Fact {
    /// Returns the fact with a name.
    const fn with_name(self, name: &'static str) -> Self {
        Self { name, ..self }
    }

    /// Returns the fact about another case.
    const fn of(self, case: &'static str) -> Self {
        Self {
            case: Some(case),
            ..self
        }
    }

    /// Returns the fact less its value with other settings.
    const fn less(self, set: Set) -> Self {
        Self {
            less: Some(set),
            ..self
        }
    }

    /// Returns the fact, shown as another kind of number.
    const fn with_kind(self, kind: Kind) -> Self {
        Self {
            kind: Some(kind),
            ..self
        }
    }

    /// Returns the kind of number in which the fact is shown.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.kind.unwrap_or(self.measure.kind())
    }

    /// Returns whether the sign is always shown, because the fact is a change.
    #[must_use]
    pub fn is_signed(&self) -> bool {
        self.less.is_some()
            || matches!(
                self.measure,
                Measure::Change | Measure::PartOf(_) | Measure::GamedWin | Measure::HonestWin
            )
    }
}

impl Lesson {
    /// Returns the lesson with a name.
    #[must_use]
    pub fn by_id(id: &str) -> Option<&'static Self> {
        LESSONS.iter().find(|lesson| lesson.id == id)
    }

    /// Returns the index of the lesson that a link names. The lesson on several zeros of f, which
    /// earlier versions had, is now a remark in the one on surprises.
    #[must_use]
    pub fn place_of(id: &str) -> Option<usize> {
        let id = if id == "three" { "surprise" } else { id };
        LESSONS.iter().position(|lesson| lesson.id == id)
    }

    /// Returns the index of the moved setting that is the run of a simulation, if there is one.
    #[must_use]
    pub fn run(&self) -> Option<usize> {
        self.moves
            .iter()
            .position(|moved| moved.setting == Setting::Run)
    }

    /// Returns the lesson's case with settings; `None` if it cannot be rated.
    #[must_use]
    pub fn at(&self, set: &[(Setting, f64)]) -> Option<At> {
        At::of(&period(self.case)?, set)
    }

    /// Returns the value of a fact, with further settings.
    #[must_use]
    pub fn value(&self, fact: &Fact, set: &[(Setting, f64)]) -> Option<f64> {
        let of = period(fact.case.unwrap_or(self.case))?;
        // The fact's own settings come first, because the number of games must be set before the
        // number of wins.
        let with = |own: Set| At::of(&of, &[own, set].concat()).map(|at| fact.measure.of(&at));
        let value = with(fact.set)?;
        Some(value - fact.less.map_or(Some(0.0), with)?)
    }

    /// Returns the values of a table, row by row.
    #[must_use]
    pub fn rows(&self, table: &Table) -> Vec<Vec<Option<f64>>> {
        let row = |&at: &f64| {
            table
                .columns
                .iter()
                .map(|column| self.value(column, &[(table.by, at)]))
                .collect()
        };
        table.at.iter().map(row).collect()
    }

    /// Returns the step of the lesson; `None` if it is about several periods.
    #[must_use]
    pub fn step(&self) -> Option<u8> {
        link::options(self.case)
            .position
            .map(|position| position.step)
    }

    /// Returns the link to the derivation of the lesson's case.
    #[must_use]
    pub fn derivation_link(&self) -> String {
        match (self.picture, period(self.case)) {
            (Picture::Periods, Some(period)) => periods::link(&period),
            _ => written_out(self.case),
        }
    }
}

/// Returns a link with its repeated games written out: `1500,50,1×2` becomes `1500,50,1;1500,50,1`.
#[must_use]
pub fn written_out(link: &str) -> String {
    link::with_value(link, "g", |games| {
        games.split(';').map(repeated).collect::<Vec<_>>().join(";")
    })
}

fn repeated(game: &str) -> String {
    let (game, times) = game.split_once('×').unwrap_or((game, "1"));
    vec![game; times.parse().unwrap_or(1)].join(";")
}

/// Returns the first period of a link.
fn period(link: &str) -> Option<Period> {
    let case: Case = link::parse(&written_out(link)).case;
    let season = case.season(Default::default());
    let stretch = season.stretches.first()?;
    let idle_periods = stretch.idle_periods;
    Some(Period {
        idle_periods,
        ..Period::new(season.player, season.tau, stretch.games.clone())
    })
}

/// The player's RD.
const RD: Setting = Setting::Field(Field::PlayerDeviation);
/// τ.
const TAU: Setting = Setting::Field(Field::Tau);
/// The first opponent's rating.
const OPPONENT: Setting = Setting::Field(Field::GameRating(0));
/// The first opponent's RD.
const OPPONENT_RD: Setting = Setting::Field(Field::GameDeviation(0));
/// The first game's score.
const SCORE: Setting = Setting::Field(Field::GameScore(0));
