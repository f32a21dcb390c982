//! The glossary: groups of letters, where each letter comes from and leads to, and common questions.

pub mod role;

use crate::ids::HasId;
use crate::words::messages::GlossaryWords;
use Symbol as S;
use glicko2_steps::Symbol;
use strum::{IntoStaticStr, VariantArray};

/// A glossary entry: one letter, or several that mean the same thing before and after or for different
/// players. In the order of the derivation; topics of other systems come last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
#[expect(
    missing_docs,
    reason = "each is the thing that its letters in `symbols` stand for"
)]
pub enum Topic {
    Rating,
    Deviation,
    Volatility,
    Tau,
    Score,
    Scale,
    Weight,
    Expected,
    Variance,
    Improvement,
    Start,
    Function,
    Candidate,
    Ends,
    Times,
    Tolerance,
    Drift,
    Idle,
    NewDeviation,
    NewRating,
    Change,
    Shown,
    OldDeviation,
    Pace,
    Factor,
    OldVariance,
}

use Topic as T;

impl Topic {
    /// Returns the entry of a letter. Every letter has one, because its tooltip links there.
    #[must_use]
    pub fn of(symbol: Symbol) -> Self {
        match symbol {
            S::R | S::RPrime | S::RJ => T::Rating,
            S::Rd | S::RdPrime | S::RdJ => T::Deviation,
            S::Sigma | S::SigmaPrime => T::Volatility,
            S::Tau => T::Tau,
            S::Mu | S::Phi | S::MuJ | S::PhiJ => T::Scale,
            S::G => T::Weight,
            S::E => T::Expected,
            S::S => T::Score,
            S::V => T::Variance,
            S::Delta => T::Improvement,
            S::A => T::Start,
            S::X => T::Candidate,
            S::F => T::Function,
            S::BigA | S::BigB | S::BigC => T::Ends,
            S::K => T::Times,
            S::Epsilon => T::Tolerance,
            S::T => T::Idle,
            S::PhiStar => T::Drift,
            S::PhiPrime => T::NewDeviation,
            S::MuPrime => T::NewRating,
            S::Change => T::Change,
            S::Rd0 => T::OldDeviation,
            S::C => T::Pace,
            S::Q => T::Factor,
            S::DSquared => T::OldVariance,
            S::Shown => T::Shown,
        }
    }

    /// Returns the letters of the entry, in the order of [`Symbol::all`].
    pub fn symbols(self) -> impl Iterator<Item = Symbol> {
        Symbol::all().filter(move |symbol| Self::of(*symbol) == self)
    }

    /// Returns the entry's name in links, which is the name of its first letter.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.symbols().next().map_or("", Symbol::id)
    }

    /// Returns what the letters of the entry mean.
    #[must_use]
    pub fn meaning(self, words: GlossaryWords) -> &'static str {
        match self {
            T::Rating => words.topic_rating(),
            T::Deviation => words.topic_deviation(),
            T::Volatility => words.topic_volatility(),
            T::Tau => words.topic_tau(),
            T::Score => words.topic_score(),
            T::Scale => words.topic_scale(),
            T::Weight => words.topic_weight(),
            T::Expected => words.topic_expected(),
            T::Variance => words.topic_variance(),
            T::Improvement => words.topic_improvement(),
            T::Start => words.topic_start(),
            T::Function => words.topic_function(),
            T::Candidate => words.topic_candidate(),
            T::Ends => words.topic_ends(),
            T::Times => words.topic_times(),
            T::Tolerance => words.topic_tolerance(),
            T::Drift => words.topic_drift(),
            T::Idle => words.topic_idle(),
            T::NewDeviation => words.topic_new_deviation(),
            T::NewRating => words.topic_new_rating(),
            T::Change => words.topic_change(),
            T::Shown => words.topic_shown(),
            T::OldDeviation => words.topic_old_deviation(),
            T::Pace => words.topic_pace(),
            T::Factor => words.topic_factor(),
            T::OldVariance => words.topic_old_variance(),
        }
    }

    /// Returns the unit in which the quantity is measured.
    #[must_use]
    pub fn unit(self) -> Unit {
        match self {
            T::Rating | T::Deviation | T::Change | T::OldDeviation | T::Pace => Unit::Points,
            T::Volatility
            | T::Scale
            | T::Improvement
            | T::Drift
            | T::NewDeviation
            | T::NewRating => Unit::Scale,
            T::Variance => Unit::ScaleSquared,
            T::OldVariance => Unit::PointsSquared,
            T::Idle => Unit::Periods,
            T::Factor => Unit::PerPoint,
            T::Tau
            | T::Weight
            | T::Expected
            | T::Score
            | T::Start
            | T::Candidate
            | T::Function
            | T::Ends => Unit::Plain,
            T::Times | T::Tolerance | T::Shown => Unit::Plain,
        }
    }
}

/// The unit of a quantity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Rating points.
    Points,
    /// The unit of the Glicko-2 scale.
    Scale,
    /// The unit of the Glicko-2 scale, squared.
    ScaleSquared,
    /// Rating points squared.
    PointsSquared,
    /// The reciprocal of rating points.
    PerPoint,
    /// Rating periods.
    Periods,
    /// A plain number.
    Plain,
}

impl Unit {
    /// Returns the unit in words.
    #[must_use]
    pub fn describe(self, words: GlossaryWords) -> &'static str {
        match self {
            Self::Points => words.unit_points(),
            Self::Scale => words.unit_scale(),
            Self::ScaleSquared => words.unit_scale_squared(),
            Self::PointsSquared => words.unit_points_squared(),
            Self::PerPoint => words.unit_per_point(),
            Self::Periods => words.unit_periods(),
            Self::Plain => words.unit_plain(),
        }
    }
}

/// The origin of a letter that has no formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// An input of the period.
    Given,
    /// A parameter that the operator of the system chooses.
    Chosen,
    /// A constant.
    Fixed,
    /// A value that Step 5 tries.
    Tried,
    /// A number that a rating system derives from the rating.
    System,
}

impl Origin {
    /// Returns the origin in words.
    #[must_use]
    pub fn describe(self, words: GlossaryWords) -> &'static str {
        match self {
            Self::Given => words.origin_given(),
            Self::Chosen => words.origin_chosen(),
            Self::Fixed => words.origin_fixed(),
            Self::Tried => words.origin_tried(),
            Self::System => words.origin_system(),
        }
    }
}

/// Returns the origin of a letter, or `None` if it is computed from the operands of its formula.
#[must_use]
pub fn origin(symbol: Symbol) -> Option<Origin> {
    match symbol {
        S::Tau | S::Epsilon | S::C => Some(Origin::Chosen),
        S::Q => Some(Origin::Fixed),
        S::X | S::K => Some(Origin::Tried),
        S::Shown => Some(Origin::System),
        _ => symbol.operands().is_empty().then_some(Origin::Given),
    }
}

/// Returns the letters whose formulas use a letter.
pub fn goes_to(symbol: Symbol) -> impl Iterator<Item = Symbol> {
    Symbol::all().filter(move |other| other.operands().contains(&symbol))
}

/// A common question. In the order of the derivation; questions of players come next, and those of clubs last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[expect(missing_docs, reason = "each is the question that its words ask")]
pub enum Why {
    #[strum(to_string = "why-173")]
    Scale,
    #[strum(to_string = "why-pi")]
    PiSquared,
    #[strum(to_string = "why-own-rd")]
    NotMyRd,
    #[strum(to_string = "why-their-sigma")]
    NotTheirSigma,
    #[strum(to_string = "why-e")]
    Bernoulli,
    #[strum(to_string = "why-ln-sigma")]
    LogOfSigma,
    #[strum(to_string = "why-f")]
    OriginOfF,
    #[strum(to_string = "why-precisions")]
    Precisions,
    #[strum(to_string = "why-won-or-lost")]
    WonOrLost,
    #[strum(to_string = "why-floor")]
    Floor,
    #[strum(to_string = "why-cent")]
    Cent,
    #[strum(to_string = "why-zero-sum")]
    NotZeroSum,
    #[strum(to_string = "why-favourite")]
    FavouritesLoss,
    #[strum(to_string = "why-much")]
    Much,
    #[strum(to_string = "why-effort")]
    OnlyTheResult,
    #[strum(to_string = "why-performance")]
    Performance,
    #[strum(to_string = "why-average")]
    Average,
    #[strum(to_string = "why-sites")]
    Sites,
    #[strum(to_string = "why-unrated")]
    Unrated,
    #[strum(to_string = "why-start")]
    Start,
    #[strum(to_string = "why-period")]
    Period,
    #[strum(to_string = "why-tau")]
    Tau,
    #[strum(to_string = "why-byes")]
    Byes,
}

impl Why {
    /// Returns the question and its answer.
    #[must_use]
    pub fn words(self, words: GlossaryWords) -> [&'static str; 2] {
        match self {
            Self::Scale => [words.why_scale(), words.why_scale_answer()],
            Self::PiSquared => [words.why_pi_squared(), words.why_pi_squared_answer()],
            Self::NotMyRd => [words.why_not_my_rd(), words.why_not_my_rd_answer()],
            Self::NotTheirSigma => [
                words.why_not_their_sigma(),
                words.why_not_their_sigma_answer(),
            ],
            Self::Bernoulli => [words.why_bernoulli(), words.why_bernoulli_answer()],
            Self::LogOfSigma => [words.why_log_of_sigma(), words.why_log_of_sigma_answer()],
            Self::OriginOfF => [words.why_origin_of_f(), words.why_origin_of_f_answer()],
            Self::Precisions => [words.why_precisions(), words.why_precisions_answer()],
            Self::WonOrLost => [words.why_won_or_lost(), words.why_won_or_lost_answer()],
            Self::Floor => [words.why_floor(), words.why_floor_answer()],
            Self::Cent => [words.why_cent(), words.why_cent_answer()],
            Self::NotZeroSum => [words.why_not_zero_sum(), words.why_not_zero_sum_answer()],
            Self::FavouritesLoss => [
                words.why_favourites_loss(),
                words.why_favourites_loss_answer(),
            ],
            Self::Much => [words.why_much(), words.why_much_answer()],
            Self::OnlyTheResult => [
                words.why_only_the_result(),
                words.why_only_the_result_answer(),
            ],
            Self::Performance => [words.why_performance(), words.why_performance_answer()],
            Self::Average => [words.why_average(), words.why_average_answer()],
            Self::Sites => [words.why_sites(), words.why_sites_answer()],
            Self::Unrated => [words.why_unrated(), words.why_unrated_answer()],
            Self::Start => [words.why_start(), words.why_start_answer()],
            Self::Period => [words.why_period(), words.why_period_answer()],
            Self::Tau => [words.why_tau(), words.why_tau_answer()],
            Self::Byes => [words.why_byes(), words.why_byes_answer()],
        }
    }

    /// Returns the id of the lesson that explains more, if there is one.
    #[must_use]
    pub fn lesson(self) -> Option<&'static str> {
        match self {
            Self::NotMyRd | Self::Unrated => Some("certain"),
            Self::NotZeroSum | Self::FavouritesLoss | Self::Much => Some("upset"),
            Self::Floor => Some("tug"),
            Self::Period => Some("batch"),
            Self::Tau => Some("surprise"),
            _ => None,
        }
    }

    /// Returns the step that the question is about.
    #[must_use]
    pub fn step(self) -> Option<u8> {
        match self {
            Self::Start | Self::Tau => Some(1),
            Self::Scale => Some(2),
            Self::PiSquared | Self::NotMyRd | Self::NotTheirSigma | Self::Bernoulli => Some(3),
            Self::FavouritesLoss => Some(4),
            Self::LogOfSigma | Self::OriginOfF => Some(5),
            Self::Precisions | Self::WonOrLost | Self::Floor | Self::Much => Some(7),
            Self::Cent => Some(8),
            _ => None,
        }
    }
}

/// Returns the address of a letter's entry.
///
/// The address uses the letter's own name, so that code with a link does not need the glossary.
#[must_use]
pub fn address(symbol: Symbol) -> String {
    format!("#r=glossary&n={}", symbol.id())
}

/// Returns the id of the entry that a link names, either a question or any letter of a topic.
#[must_use]
pub fn entry(name: &str) -> Option<&'static str> {
    Why::from_id(name)
        .map(Why::id)
        .or_else(|| Symbol::from_id(name).map(|symbol| Topic::of(symbol).id()))
}
