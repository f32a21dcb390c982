//! The possible reasons for a result.

/// A group of equal games and its effect.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Move {
    /// The games.
    pub games: EqualGames,
    /// The points that the games gave or took together.
    pub change: f64,
}

impl Move {
    /// Returns whether the change is 0.00 points when rounded.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.change.abs() < 0.005
    }
}

/// A group of games with the same score against opponents with the same rating and deviation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EqualGames {
    /// The index of the first game.
    pub first: usize,
    /// The number of games.
    pub count: usize,
    /// The opponents' rating r.
    pub rating: f64,
    /// The opponents' deviation RD.
    pub deviation: f64,
    /// The score s.
    pub score: f64,
}

/// The topic of a reason. A case has at most one sentence on each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Topic {
    /// The result compared with the expectation, or that there were no games.
    Result,
    /// A win that cost points.
    CostlyWin,
    /// The effect of each game.
    Parts,
    /// The certainty of the player's rating.
    Certainty,
    /// The certainty of an opponent's rating.
    Opponent,
    /// A result that was hardly expected.
    Upset,
    /// A result that was nearly certain.
    Foregone,
    /// The change of the deviation.
    Deviation,
    /// The change of the volatility.
    Volatility,
}

impl Reason {
    pub(super) fn topic(&self) -> Topic {
        match self {
            Self::Idle { .. }
            | Self::AsExpected
            | Self::Cancelled { .. }
            | Self::Surprise { .. }
            | Self::Between { .. }
            | Self::Together { .. }
            | Self::Against { .. } => Topic::Result,
            Self::CostlyWin { .. } => Topic::CostlyWin,
            Self::Each(_) | Self::Most { .. } => Topic::Parts,
            Self::Sure { .. } | Self::Unknown { .. } => Topic::Certainty,
            Self::UnsureOpponent { .. } => Topic::Opponent,
            Self::Upset { .. } => Topic::Upset,
            Self::Foregone { .. } => Topic::Foregone,
            Self::Surer { .. } | Self::LessSure { .. } => Topic::Deviation,
            Self::Volatility { .. } => Topic::Volatility,
        }
    }
}

/// A reason why the rating came out as it did.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// There were no games, so the RD grows.
    Idle {
        /// RD.
        before: f64,
        /// RD′.
        after: f64,
    },
    /// A win without which the rating would be higher.
    CostlyWin {
        /// The game.
        game: EqualGames,
        /// r′ without it.
        without: f64,
        /// The points that the game gave by itself.
        gave: f64,
        /// The points that the other games gave less because of it.
        less: f64,
    },
    /// The result was close to the expectation, in every game.
    AsExpected,
    /// Several surprising games that cancelled each other out.
    Cancelled {
        /// The number of games.
        games: usize,
        /// Σ E.
        expected: f64,
        /// Σ s.
        scored: f64,
    },
    /// A single game, won or lost, compared with the expectation.
    Surprise {
        /// The game.
        game: EqualGames,
        /// E.
        expected: f64,
        /// r′ − r.
        change: f64,
    },
    /// A single game, neither won nor lost, compared with the expectation.
    Between {
        /// The game and its effect.
        moved: Move,
        /// E.
        expected: f64,
    },
    /// Several games, with a rating that followed the total surprise or hardly moved.
    Together {
        /// The number of games.
        games: usize,
        /// Σ E.
        expected: f64,
        /// Σ s.
        scored: f64,
        /// r′ − r.
        change: f64,
    },
    /// Several games, with a rating that moved against the total surprise, or moved although there was none.
    Against {
        /// Σ E.
        expected: f64,
        /// Σ s.
        scored: f64,
        /// r′ − r.
        change: f64,
        /// The game that moved the rating most in the direction of its change.
        followed: EqualGames,
        /// The most surprising game in the opposite direction, if it has less weight.
        opposed: Option<EqualGames>,
    },
    /// The effect of each of two or three games.
    Each(Vec<Move>),
    /// The games that gave most, the games that took most, and the effect of all others.
    Most {
        /// The games that gave most.
        gained: Option<Move>,
        /// The games that took most.
        lost: Option<Move>,
        /// The number of other games, and their effect together.
        others: Option<(usize, f64)>,
    },
    /// The player's rating was already certain.
    Sure {
        /// RD.
        deviation: f64,
        /// The change by a surprise of 1, in points.
        whole: f64,
    },
    /// The player's rating was uncertain.
    Unknown {
        /// RD.
        deviation: f64,
        /// The change by a surprise of 1, in points.
        whole: f64,
    },
    /// An opponent with an uncertain rating, whose game counts less.
    UnsureOpponent {
        /// The game.
        game: EqualGames,
        /// g.
        g: f64,
        /// Whether there are other opponents like this.
        is_one_of_several: bool,
    },
    /// A result that was hardly expected.
    Upset {
        /// The game.
        game: EqualGames,
        /// E.
        expected: f64,
    },
    /// A result that was nearly certain and tells next to nothing.
    Foregone {
        /// The game.
        game: EqualGames,
        /// E.
        expected: f64,
    },
    /// The games made the rating more certain.
    Surer {
        /// The number of games.
        games: usize,
        /// RD.
        before: f64,
        /// RD′.
        after: f64,
    },
    /// The RD grew although there were games.
    LessSure {
        /// The number of games.
        games: usize,
        /// 173.7178 σ′: the likely drift of the strength, in rating points.
        drift: f64,
    },
    /// The volatility rose or fell, depending on the surprise.
    Volatility {
        /// |Δ| / √(φ² + v + σ²).
        surprise: f64,
        /// σ.
        before: f64,
        /// σ′.
        after: f64,
    },
}
