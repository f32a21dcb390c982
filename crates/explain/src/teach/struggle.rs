//! Common difficulties with Glicko-2, and the places that answer them.
//!
//! The questions are texts: see `words/en/lessons.ftl`.

/// A place that answers a difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HelpTarget {
    /// A lesson by its name, and perhaps one of its stops, from 0.
    Lesson(&'static str, Option<usize>),
    /// A step of the paper's example.
    Step(u8),
    /// The check of the user's own numbers.
    Check,
    /// The league, where several players are rated together.
    League,
    /// A question of the glossary, by its name.
    Question(&'static str),
}

impl HelpTarget {
    /// Returns the link to the place, without `#`.
    #[must_use]
    pub fn link(self) -> String {
        match self {
            Self::Lesson(id, None) => format!("r=learn&n={id}"),
            Self::Lesson(id, Some(stop)) => format!("r=learn&n={id}.{}", stop + 1),
            Self::Step(step) => format!("k={step}"),
            Self::Check => "r=check".to_owned(),
            Self::League => "r=group".to_owned(),
            Self::Question(id) => format!("r=glossary&n={id}"),
        }
    }
}

/// The number of difficulties.
pub const COUNT: usize = 16;

/// The places for each difficulty. The first one answers it.
pub static STRUGGLES: [&[HelpTarget]; COUNT] = [
    // I won and my rating fell.
    &[HelpTarget::Lesson("fell", None)],
    // Per game, or per period?
    &[HelpTarget::Lesson("batch", None)],
    // One RD, or both?
    &[HelpTarget::Lesson("chances", None)],
    // My RD went up, or does not fall below some number.
    &[
        HelpTarget::Lesson("tug", None),
        HelpTarget::Question("why-floor"),
    ],
    // Which scale?
    &[HelpTarget::Step(2)],
    // My numbers differ from those of others.
    &[HelpTarget::Check],
    // Volatility never moves; which τ?
    &[
        HelpTarget::Lesson("surprise", None),
        HelpTarget::Question("why-tau"),
    ],
    // Which ratings of the opponents, those before or those after?
    &[HelpTarget::Lesson("batch", None), HelpTarget::League],
    // The loser loses less than the winner wins.
    &[HelpTarget::Lesson("upset", None), HelpTarget::League],
    // The effect of time away, and its limit.
    &[HelpTarget::Lesson("tug", Some(0))],
    // Step 5 does not end.
    &[HelpTarget::Lesson("zero", None), HelpTarget::Check],
    // Ratings go wild.
    &[HelpTarget::Lesson("surprise", None)],
    // Teams, races, margins, byes.
    &[
        HelpTarget::League,
        HelpTarget::Question("why-effort"),
        HelpTarget::Question("why-byes"),
    ],
    // Can it be gamed?
    &[HelpTarget::Lesson("gaming", None)],
    // The initial values, and the length of a period.
    &[
        HelpTarget::Question("why-start"),
        HelpTarget::Question("why-period"),
    ],
    // Another rating on another site.
    &[
        HelpTarget::Question("why-sites"),
        HelpTarget::Question("why-average"),
    ],
];
