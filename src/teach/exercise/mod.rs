//! Exercises: a case drawn from a code, what of its derivation is given, and what is asked.
//!
//! | module | is for |
//! |---|---|
//! | here | the [`Exercise`], at its [`Level`] |
//! | [`code`] | the code of a sheet, and the random numbers that come of it |
//! | [`line`](mod@line) | the values of a derivation, the formula of each, the digits it is asked with |
//! | [`slip`] | the slips that can be told from a value |
//! | [`mark`](mod@mark) | marking |
//! | [`outcome`] | how exercises end, and how a sheet stands |
//! | [`sheet`] | several exercises with their key |
//! | [`weak`] | what somebody got right and wrong of late |

pub mod code;
mod draw;
pub mod line;
pub mod mark;
pub mod outcome;
pub mod sheet;
pub mod slip;
pub mod weak;

pub use code::Code;
pub use draw::draws;
pub use line::{Line, Quantity, Values};
pub use mark::{Verdict, mark};
pub use outcome::{Outcome, Score};
pub use sheet::Sheet;
pub use slip::Slip;

use crate::glicko2::{Period, Trace};
use Quantity as Q;

/// How much of a derivation is asked at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// One formula: its operands are given, and one number is asked.
    Formula,
    /// One step of a case of one or two games, every line of it.
    Step,
    /// A period of two or three games, of which more and more is asked.
    Period,
}

impl Level {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Formula, Self::Step, Self::Period];

    /// Its number, from 1.
    #[must_use]
    pub fn number(self) -> u8 {
        match self {
            Self::Formula => 1,
            Self::Step => 2,
            Self::Period => 3,
        }
    }

    /// The level of that number.
    #[must_use]
    pub fn of(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.number() == number)
    }

    /// How many kinds of exercise it has; they are asked in turn.
    #[must_use]
    pub fn kinds(self) -> usize {
        match self {
            Self::Formula => FORMULAS.len(),
            Self::Step => STEPS.len(),
            Self::Period => GROWING.len() + 1,
        }
    }
}

/// The formulas that are asked one by one.
const FORMULAS: [Quantity; 11] =
    [Q::Mu, Q::Phi, Q::G, Q::E, Q::V, Q::Delta, Q::PhiStar, Q::PhiPrime, Q::MuPrime, Q::RPrime, Q::RdPrime];

/// The steps that are asked one by one. Step 1 is what is given, and the iterations of Step 5 are not asked for.
const STEPS: [u8; 6] = [2, 3, 4, 6, 7, 8];

/// What is asked of a whole period: from the end backwards, each exercise more than the one before it. In the last of all everything is.
const GROWING: [&[Quantity]; 5] = [
    // With r′ and RD′ given μ′ and φ′ would only have to be put on the other scale.
    &[Q::PhiPrime, Q::MuPrime, Q::RPrime, Q::RdPrime],
    &[Q::PhiStar, Q::Direction, Q::B],
    &[Q::Delta],
    &[Q::V],
    &[Q::E],
];

/// An exercise: a case, what of its derivation is given, and what is asked.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    /// How much is asked.
    pub level: Level,
    /// Which of the level's kinds it is, from 0.
    pub kind: usize,
    /// The case.
    pub period: Period,
    /// What came of the case.
    pub trace: Trace,
    /// All values, rounded as they are shown.
    pub values: Values,
    /// What is given, in the order of the derivation.
    pub given: Vec<Line>,
    /// What is asked, in the order of the derivation.
    pub asked: Vec<Line>,
}

impl Exercise {
    /// Exercise `number`, from 1, of the sheet of a code.
    ///
    /// It depends on nothing else, so that a link to it needs nothing else.
    #[must_use]
    pub fn of(level: Level, code: Code, number: u16) -> Self {
        let turn = usize::from(number.saturating_sub(1));
        // What is asked of a period grows to its end and stays there.
        let kind = if level == Level::Period { turn.min(level.kinds() - 1) } else { turn % level.kinds() };
        Self::of_kind(level, kind, code, number)
    }

    /// Exercise `number` of a code that asks for another kind than it would in turn.
    #[must_use]
    pub fn of_kind(level: Level, kind: usize, code: Code, number: u16) -> Self {
        let asks = if level == Level::Formula { Some(FORMULAS[kind]) } else { None };
        let (period, trace) = draw::draw(level, asks, &code.seed(level, number));
        let values = Values::of(&period, &trace);
        let lines: Vec<Line> = values.lines().collect();
        let asked: Vec<Line> = lines.iter().copied().filter(|line| is_asked(level, kind, *line)).collect();
        let is_operand = |line: &Line| {
            level == Level::Period || asked.iter().any(|asked| asked.operands(period.games.len()).contains(line))
        };
        let given = lines.iter().copied().filter(|line| is_operand(line) && !asked.contains(line)).collect();
        Self { level, kind, period, trace, values, given, asked }
    }

    /// Whether the new volatility has to stay covered until it was said whether it rises.
    #[must_use]
    pub fn covers_volatility(&self) -> bool {
        self.asked.iter().any(|line| line.quantity == Q::Direction)
    }
}

/// Whether a line of a derivation is asked for.
fn is_asked(level: Level, kind: usize, Line { quantity, game }: Line) -> bool {
    match level {
        // μ and φ are asked of the player.
        Level::Formula => quantity == FORMULAS[kind] && (game.is_none() || !matches!(quantity, Q::Mu | Q::Phi)),
        Level::Step => quantity.step() == STEPS[kind],
        // σ′ takes the iterations.
        Level::Period if kind == GROWING.len() => quantity != Q::SigmaPrime,
        Level::Period => GROWING[..=kind].iter().any(|asked| asked.contains(&quantity)),
    }
}
