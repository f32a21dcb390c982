//! Common difficulties with Glicko-2, and the places that answer them.
//!
//! The questions are texts: see `present/text/lessons.rs`.

/// A place that answers a difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A lesson by its name, and perhaps one of its stops, from 0.
    Lesson(&'static str, Option<usize>),
    /// A step of the paper's example.
    Step(u8),
    /// The check of the user's own numbers.
    Check,
    /// The league, where several players are rated together.
    League,
    /// The systems that use the ratings.
    Systems,
}

impl Place {
    /// Returns the link to the place, without `#`.
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

/// The number of difficulties.
pub const COUNT: usize = 15;

/// The places for each difficulty. The first one answers it.
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
    // The loser loses less than the winner wins.
    &[Place::Lesson("upset", None), Place::League],
    // The effect of time away, and its limit.
    &[Place::Lesson("tug", Some(0))],
    // Step 5 does not end.
    &[Place::Lesson("zero", None), Place::Check],
    // Ratings go wild.
    &[Place::Lesson("three", None)],
    // Teams, races, margins.
    &[Place::League],
    // Can it be gamed?
    &[Place::Lesson("gaming", None)],
    // The initial values, and the length of a period.
    &[Place::Lesson("tug", None), Place::Lesson("batch", None), Place::Lesson("three", None), Place::Systems],
];
