//! The lessons, as data: a case, a question, one thing to move, what is to be noticed, and another question.
//!
//! No word for people is in here; they are in `present/text/en/learn.rs`, and take their numbers from the [`facts`](Lesson::facts) of a lesson, which the engine
//! works out. A lesson is one file, its line in [`LESSONS`], and its words in each language.
//!
//! | module | is for |
//! |---|---|
//! | here | what a lesson is made of |
//! | [`measure`] | what of a period is shown |
//! | [`setting`] | what of a case is moved |
//! | `moving` | where it stands, and how far it goes |
//! | [`seasons`] | the many periods of the last lesson |

mod batch;
mod bell;
mod certain;
mod chances;
mod expected;
mod fell;
mod gaming;
pub mod measure;
mod moving;
pub mod seasons;
pub mod setting;
mod surprise;
mod three;
mod tug;
mod upset;
mod zero;

pub use measure::{At, Measure};
pub use setting::{Set, Setting};

use super::struggle::Place;
use crate::case::Case;
use crate::case::link;
use crate::glicko2::{Field, Period};
use crate::number::Kind;

/// How many lessons there are.
pub const COUNT: usize = 12;

/// The lessons, in their order: no lesson takes anything for granted that a later one explains.
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
    three::LESSON,
    gaming::LESSON,
];

/// Ways in for those in a hurry, each the places that it takes: a rating that fell after a win, a program to be written, what volatility is.
pub static WAYS_IN: [&[Place]; 3] = [
    &[Place::Lesson("fell", None)],
    &[Place::Lesson("expected", None), Place::Lesson("chances", None), Place::Lesson("zero", None), Place::Check],
    &[Place::Lesson("surprise", None)],
];

/// One lesson.
#[derive(Debug)]
pub struct Lesson {
    /// Its name in links.
    pub id: &'static str,
    /// The case, as a link; `×6` after a game stands for six of them.
    pub case: &'static str,
    /// What is drawn.
    pub picture: Picture,
    /// What is asked before anything is shown.
    pub predict: Question,
    /// What can be moved, one thing after the other.
    pub moves: &'static [Moved],
    /// What follows from where they are put.
    pub live: &'static [Fact],
    /// Where to stop and look, for those who do not move things.
    pub stops: &'static [Set],
    /// What is to be noticed.
    pub notice: &'static [Table],
    /// What is asked in the end.
    pub check: Question,
    /// The numbers of its sentences, by which these call them `{0}`, `{1}`, ….
    pub facts: &'static [Fact],
}

/// What a lesson draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    /// The picture of a step.
    Step(u8),
    /// The RD before, and after so many games.
    Deviations,
    /// The same games at once and one by one.
    OneByOne,
    /// The many periods of [`seasons`], in a row.
    Periods,
}

/// A question with answers to choose from.
#[derive(Debug)]
pub struct Question {
    /// For each answer the fact that it names, if it is a number.
    pub choices: &'static [Option<usize>],
    /// Which of them is right.
    pub right: usize,
}

/// Something that can be moved.
#[derive(Debug)]
pub struct Moved {
    /// What.
    pub setting: Setting,
    /// From where to where.
    pub range: [f64; 2],
}

/// Values beside each other: a row for each place of what is moved.
#[derive(Debug)]
pub struct Table {
    /// What is moved.
    pub by: Setting,
    /// Where it is.
    pub at: &'static [f64],
    /// What is shown there.
    pub columns: &'static [Fact],
}

/// A number that the engine works out.
#[derive(Clone, Copy, Debug)]
pub struct Fact {
    /// Another case than the lesson's.
    pub case: Option<&'static str>,
    /// What of it is set otherwise.
    pub set: Set,
    /// What is taken of it.
    pub measure: Measure,
    /// Where this is given, the same with that set is taken off.
    pub less: Option<Set>,
    /// How it is shown, if not as is usual.
    pub kind: Option<Kind>,
}

/// A fact about the lesson's case, with something set otherwise.
const fn fact(set: Set, measure: Measure) -> Fact {
    Fact { case: None, set, measure, less: None, kind: None }
}

/// A number that is no result, but a part of a question.
const fn given(number: f64) -> Fact {
    fact(&[], Measure::Given(number))
}

impl Fact {
    /// The same about another case.
    const fn of(self, case: &'static str) -> Self {
        Self { case: Some(case), ..self }
    }

    /// The same less what it is with something else set.
    const fn less(self, set: Set) -> Self {
        Self { less: Some(set), ..self }
    }

    /// The same, shown otherwise.
    const fn shown(self, kind: Kind) -> Self {
        Self { kind: Some(kind), ..self }
    }

    /// How it is shown.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.kind.unwrap_or(self.measure.kind())
    }

    /// Whether its sign is always shown: it is a change.
    #[must_use]
    pub fn is_signed(&self) -> bool {
        self.less.is_some()
            || matches!(self.measure, Measure::Change | Measure::PartOf(_) | Measure::GamedWin | Measure::HonestWin)
    }
}

impl Lesson {
    /// The lesson of a name.
    #[must_use]
    pub fn named(id: &str) -> Option<&'static Self> {
        LESSONS.iter().find(|lesson| lesson.id == id)
    }

    /// The lesson's case with something set otherwise; `None` if it cannot be rated.
    #[must_use]
    pub fn at(&self, set: &[(Setting, f64)]) -> Option<At> {
        At::of(&period(self.case)?, set)
    }

    /// The value of a fact, with further settings.
    #[must_use]
    pub fn value(&self, fact: &Fact, set: &[(Setting, f64)]) -> Option<f64> {
        let of = period(fact.case.unwrap_or(self.case))?;
        // In their order: how many games a fact is about comes before how many of them are won.
        let with = |own: Set| At::of(&of, &[own, set].concat()).map(|at| fact.measure.of(&at));
        let value = with(fact.set)?;
        Some(value - fact.less.map_or(Some(0.0), with)?)
    }

    /// The values of a table, row by row.
    #[must_use]
    pub fn rows(&self, table: &Table) -> Vec<Vec<Option<f64>>> {
        let row = |&at: &f64| table.columns.iter().map(|column| self.value(column, &[(table.by, at)])).collect();
        table.at.iter().map(row).collect()
    }

    /// The step that it is about; `None` if it is about several periods.
    #[must_use]
    pub fn step(&self) -> Option<u8> {
        link::options(self.case).moment.map(|moment| moment.step)
    }

    /// The link to the same case worked step by step.
    #[must_use]
    pub fn worked(&self) -> String {
        match (self.picture, period(self.case)) {
            (Picture::Periods, Some(period)) => seasons::link(&period),
            _ => written_out(self.case),
        }
    }
}

/// A link with its repeated games written out: `1500,50,1×2` is `1500,50,1;1500,50,1`.
#[must_use]
pub fn written_out(link: &str) -> String {
    let part = |part: &str| match part.strip_prefix("g=") {
        Some(games) => format!("g={}", games.split(';').map(repeated).collect::<Vec<_>>().join(";")),
        None => part.to_owned(),
    };
    link.split('&').map(part).collect::<Vec<_>>().join("&")
}

fn repeated(game: &str) -> String {
    let (game, times) = game.split_once('×').unwrap_or((game, "1"));
    vec![game; times.parse().unwrap_or(1)].join(";")
}

/// The first period of a link.
fn period(link: &str) -> Option<Period> {
    let case: Case = link::parse(&written_out(link)).case;
    let season = case.season(Default::default());
    let stretch = season.stretches.first()?;
    let idle_periods = stretch.idle_periods;
    Some(Period { idle_periods, ..Period::new(season.player, season.tau, stretch.games.clone()) })
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
