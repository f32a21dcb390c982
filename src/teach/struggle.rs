//! What puzzles people about Glicko-2, and where each of it has its answer.
//!
//! The questions themselves are words: see `present/text/lessons.rs`.

/// A place where something has its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A lesson by its name, and perhaps one of its stops, from 0.
    Lesson(&'static str, Option<usize>),
    /// A step of the paper's example.
    Step(u8),
    /// Where somebody's own numbers are checked.
    Check,
    /// Several rated at once.
    League,
    /// The places that use the ratings.
    Systems,
}

impl Place {
    /// The link to it, without `#`.
    #[must_use]
    pub fn link(self) -> String {
        match self {
            Self::Lesson(id, None) => format!("r=learn&n={id}"),
            Self::Lesson(id, Some(stop)) => format!("r=learn&n={id}.{}", stop + 1),
            Self::Step(step) => format!("k={step}"),
            Self::Check => "r=check".to_owned(),
            Self::League => "r=group".to_owned(),
            Self::Systems => "r=systems".to_owned(),
        }
    }
}

/// How many struggles there are.
pub const COUNT: usize = 15;

/// For each struggle its places; the first is the one that answers it.
pub static STRUGGLES: [&[Place]; COUNT] = [
    // I won and my rating fell.
    &[Place::Lesson("fell", None)],
    // Per game, or per period?
    &[Place::Lesson("batch", None)],
    // One RD, or both?
    &[Place::Lesson("chances", None)],
    // My RD went up, or does not fall below some number.
    &[Place::Lesson("tug", None)],
    // Which scale?
    &[Place::Step(2)],
    // My numbers differ from those of others.
    &[Place::Check],
    // Volatility never moves; which τ?
    &[Place::Lesson("surprise", None)],
    // Which ratings of the opponents, those before or those after?
    &[Place::Lesson("batch", None), Place::League],
    // One loses less than the other wins.
    &[Place::Lesson("upset", None), Place::League],
    // What does time away do, and is there a limit?
    &[Place::Lesson("tug", Some(0))],
    // Step 5 does not end.
    &[Place::Lesson("zero", None), Place::Check],
    // Ratings go wild.
    &[Place::Lesson("three", None)],
    // Teams, races, margins.
    &[Place::League],
    // Can it be gamed?
    &[Place::Lesson("gaming", None)],
    // What to start with, and how long should a period be?
    &[Place::Lesson("tug", None), Place::Lesson("batch", None), Place::Lesson("three", None), Place::Systems],
];
