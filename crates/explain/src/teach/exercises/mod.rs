//! Exercises: a case drawn from a code, the given values of its derivation, and the questions.
//!
//! | module | is for |
//! |---|---|
//! | here | the [`Exercise`], at its [`Level`] |
//! | [`code`] | the code of a sheet, and the random numbers from it |
//! | [`slip`] | the slips that can be recognized from a value |
//! | [`mark`](mod@mark) | marking |
//! | [`outcome`] | the state of an exercise, and of a sheet |
//! | [`sheet`] | several exercises of one code |
//! | [`values`] | the values of a derivation, their formulas and digits |
//! | [`weak`] | the recent answers, and the weak spots in them |

pub mod code;
mod draw;
pub mod mark;
pub mod outcome;
pub mod sheet;
pub mod slip;
pub mod values;
pub mod weak;

pub use code::Code;
pub use draw::draws;
pub use glicko2_steps::Quantity;
pub use mark::{Verdict, mark};
pub use outcome::{Outcome, Score};
pub use sheet::Sheet;
pub use slip::Slip;
pub use values::Values;

use Quantity as Q;
use glicko2_steps::{Period, Trace};
use strum::VariantArray;
use values::operands;

/// The part of a derivation that is asked at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, VariantArray)]
pub enum Level {
    /// One formula: the operands are given, and one number is asked.
    Formula,
    /// One step of a case of one or two games, every line of it.
    Step,
    /// A period of two or three games. Each exercise asks for more of it.
    Period,
}

impl Level {
    /// Returns the number, from 1.
    #[must_use]
    pub fn number(self) -> u8 {
        match self {
            Self::Formula => 1,
            Self::Step => 2,
            Self::Period => 3,
        }
    }

    /// Returns the level with a number.
    #[must_use]
    pub fn of(number: u8) -> Option<Self> {
        Self::VARIANTS
            .iter()
            .copied()
            .find(|level| level.number() == number)
    }

    /// Returns the number of kinds of exercise, which are asked in turn.
    #[must_use]
    pub fn kinds(self) -> usize {
        match self {
            Self::Formula => FORMULAS.len(),
            Self::Step => STEPS.len(),
            Self::Period => GROWING.len() + 1,
        }
    }
}

/// The formulas of the level `Formula`.
const FORMULAS: [Quantity; 11] = [
    Q::Mu,
    Q::Phi,
    Q::G(0),
    Q::E(0),
    Q::V,
    Q::Delta,
    Q::PhiStar,
    Q::PhiPrime,
    Q::MuPrime,
    Q::Rating,
    Q::Deviation,
];

/// The steps of the level `Step`. Step 1 is given, and the iterations of Step 5 are not asked.
const STEPS: [u8; 6] = [2, 3, 4, 6, 7, 8];

/// The questions of the level `Period`, from the end of the derivation backwards. Each exercise
/// adds one entry; a last one asks for everything.
const GROWING: [&[Quantity]; 5] = [
    // If r′ and RD′ were given, μ′ and φ′ would only have to be converted from them.
    &[Q::PhiPrime, Q::MuPrime, Q::Rating, Q::Deviation],
    &[Q::PhiStar, Q::Direction, Q::B],
    &[Q::Delta],
    &[Q::V],
    &[Q::E(0)],
];

/// An exercise: a case, the given values of its derivation, and the questions.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    /// The level.
    pub level: Level,
    /// The kind, from 0.
    pub kind: usize,
    /// The case.
    pub period: Period,
    /// The trace of the case.
    pub trace: Trace,
    /// All values, rounded as they are shown.
    pub values: Values,
    /// The given lines, in the order of the derivation.
    pub given: Vec<Quantity>,
    /// The lines that are asked, in the order of the derivation.
    pub asked: Vec<Quantity>,
}

impl Exercise {
    /// Returns exercise `number`, from 1, of the sheet of a code.
    ///
    /// Depends on nothing else, so that a link needs only these.
    #[must_use]
    pub fn of(level: Level, code: Code, number: u16) -> Self {
        let turn = usize::from(number.saturating_sub(1));
        // The questions about a period grow up to the last kind, which is then repeated.
        let kind = if level == Level::Period {
            turn.min(level.kinds() - 1)
        } else {
            turn % level.kinds()
        };
        Self::of_kind(level, kind, code, number)
    }

    /// Returns exercise `number` of a code, with another kind than the one in turn.
    #[must_use]
    pub fn of_kind(level: Level, kind: usize, code: Code, number: u16) -> Self {
        let asks = if level == Level::Formula {
            Some(FORMULAS[kind])
        } else {
            None
        };
        let (period, trace) = draw::draw(level, asks, &code.seed(level, number));
        let values = Values::of(&period, &trace);
        let lines: Vec<Quantity> = values.lines().collect();
        let asked: Vec<Quantity> = lines
            .iter()
            .copied()
            .filter(|line| is_asked(level, kind, *line))
            .collect();
        let is_operand = |line: &Quantity| {
            level == Level::Period
                || asked
                    .iter()
                    .any(|asked| operands(*asked, period.games.len()).contains(line))
        };
        let given = lines
            .iter()
            .copied()
            .filter(|line| is_operand(line) && !asked.contains(line))
            .collect();
        Self {
            level,
            kind,
            period,
            trace,
            values,
            given,
            asked,
        }
    }

    /// Returns whether the new volatility must be hidden until the learner has said whether it
    /// rises.
    #[must_use]
    pub fn hides_volatility(&self) -> bool {
        self.asked.contains(&Q::Direction)
    }
}

/// Returns whether a line of a derivation is asked.
fn is_asked(level: Level, kind: usize, quantity: Quantity) -> bool {
    match level {
        // μ and φ are only asked for the player.
        Level::Formula => quantity.of_game(0) == FORMULAS[kind],
        Level::Step => quantity.step() == STEPS[kind],
        // σ′ is not asked, because it takes the iterations.
        Level::Period if kind == GROWING.len() => quantity != Q::Sigma,
        Level::Period => GROWING[..=kind]
            .iter()
            .any(|asked| asked.contains(&quantity.of_game(0))),
    }
}
