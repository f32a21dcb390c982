//! What can be the reason of a result.

/// How a game or several alike ended, and what that did.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Move {
    /// The games, from the first one of the kind.
    pub games: Alike,
    /// Rating points that they gave or took together.
    pub change: f64,
}

impl Move {
    /// Whether not even a hundredth of a point came of it.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.change.abs() < 0.005
    }
}

/// Games against the same rating and deviation with the same score.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Alike {
    /// The first of them, from 0.
    pub first: usize,
    /// How many there are.
    pub count: usize,
    /// r of the opponents.
    pub rating: f64,
    /// RD of the opponents.
    pub deviation: f64,
    /// s.
    pub score: f64,
}

/// What a reason is about. A case has at most one sentence about each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Topic {
    /// What was expected and what came, or that nothing was played.
    Result,
    /// A win that cost points.
    CostlyWin,
    /// What the games did, one by one.
    Parts,
    /// How certain the rating was.
    Certainty,
    /// How certain an opponent's rating is.
    Opponent,
    /// A result that was hardly expected.
    Upset,
    /// A result that was all but certain.
    Foregone,
    /// What became of the deviation.
    Deviation,
    /// What became of the volatility.
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
    /// Nothing was played: RD grows.
    Idle {
        /// RD.
        before: f64,
        /// RD′.
        after: f64,
    },
    /// A game that was won, without which the rating would be higher.
    CostlyWin {
        /// It.
        game: Alike,
        /// r′ without it.
        without: f64,
        /// Rating points that it gave by itself.
        gave: f64,
        /// Rating points by which the other games gave less because of it.
        less: f64,
    },
    /// What happened was about what was expected, in each game.
    AsExpected,
    /// Several games that were surprises one by one, and none together.
    Cancelled {
        /// How many.
        games: usize,
        /// Σ E.
        expected: f64,
        /// Σ s.
        scored: f64,
    },
    /// One game that was won or lost, and what was expected of it.
    Surprise {
        /// It.
        game: Alike,
        /// E.
        expected: f64,
        /// r′ − r.
        change: f64,
    },
    /// One game that ended neither won nor lost, and what it did.
    Between {
        /// It.
        moved: Move,
        /// E.
        expected: f64,
    },
    /// Several games: better or worse than expected, and the rating followed, or hardly moved.
    Together {
        /// How many.
        games: usize,
        /// Σ E.
        expected: f64,
        /// Σ s.
        scored: f64,
        /// r′ − r.
        change: f64,
    },
    /// Several games: better than expected, and yet the rating fell; or the other way round; or just as expected, and it moved.
    Against {
        /// Σ E.
        expected: f64,
        /// Σ s.
        scored: f64,
        /// r′ − r.
        change: f64,
        /// The game that moved the rating most in the way that it went.
        followed: Alike,
        /// The game that surprised most in the other way, against somebody less sure.
        opposed: Option<Alike>,
    },
    /// What each of two or three games did.
    Each(Vec<Move>),
    /// What gave most, what took most, and what all others did together.
    Most {
        /// What gave most.
        gained: Option<Move>,
        /// What took most.
        lost: Option<Move>,
        /// How many others there are, and what they did together.
        others: Option<(usize, f64)>,
    },
    /// The rating was sure already.
    Sure {
        /// RD.
        deviation: f64,
        /// How far a whole surprise would have moved the rating.
        whole: f64,
    },
    /// Little was known of the player.
    Unknown {
        /// RD.
        deviation: f64,
        /// How far a whole surprise moves the rating.
        whole: f64,
    },
    /// An opponent of unsure rating, whose game counts less.
    UnsureOpponent {
        /// The game.
        game: Alike,
        /// g.
        g: f64,
        /// Whether there are other such opponents.
        is_one_of_several: bool,
    },
    /// Hardly anybody expected that.
    Upset {
        /// The game.
        game: Alike,
        /// E.
        expected: f64,
    },
    /// The result was all but certain, and says next to nothing.
    Foregone {
        /// The game.
        game: Alike,
        /// E.
        expected: f64,
    },
    /// The games made the rating surer.
    Surer {
        /// How many games.
        games: usize,
        /// RD.
        before: f64,
        /// RD′.
        after: f64,
    },
    /// RD went up although something was played.
    LessSure {
        /// How many games.
        games: usize,
        /// 173.7178 σ′: how far strength may have drifted, in rating points.
        drift: f64,
    },
    /// Volatility rises or falls, by how surprising everything was.
    Volatility {
        /// |Δ| / √(φ² + v + σ²).
        surprise: f64,
        /// σ.
        before: f64,
        /// σ′.
        after: f64,
    },
}
