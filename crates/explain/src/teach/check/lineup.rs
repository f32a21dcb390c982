//! A period rated by every known mistake.

use super::given::{Given, Value};
use super::mistakes::{self, Mistake, PROGRAMS};
use super::program::{Change, rate_changed};
use super::quantity::slack;
use crate::numbers::{full, shortest_between};
use glicko2_steps::{Error, Period, Quantity, Trace, rate};
use std::cell::OnceCell;
use std::ops::RangeInclusive;

/// An explanation of the user's numbers.
#[derive(Clone, Copy, Debug)]
pub enum Candidate {
    /// A known mistake.
    Mistake(&'static Mistake),
    /// Another τ, without a mistake.
    Tau(f64),
    /// Another constant in place of 173.7178.
    Scale(f64),
    /// A known program with several mistakes.
    Program(&'static Mistake),
    /// Two mistakes at once.
    Pair(&'static Mistake, &'static Mistake),
}

impl Candidate {
    /// Returns the name in JSON: `own-rd-in-g`, `tau-075`, `scale-173.2`, `js-2012`,
    /// `g-one+no-step6`.
    #[must_use]
    pub fn id(&self) -> String {
        match self {
            Self::Mistake(mistake) | Self::Program(mistake) => mistake.id.to_owned(),
            Self::Tau(tau) => ["tau-", &full(*tau).replace('.', "")].concat(),
            Self::Scale(scale) => ["scale-", &full(*scale)].concat(),
            Self::Pair(one, other) => [one.id, "+", other.id].concat(),
        }
    }

    /// Rates a period in this way. Returns `None` if the period cannot be rated.
    #[must_use]
    pub fn rate(&self, period: &Period) -> Option<Trace> {
        match self {
            Self::Mistake(mistake) | Self::Program(mistake) => {
                rate_changed(mistake.changes, &[], period)
            }
            Self::Tau(tau) => rate(&Period {
                tau: *tau,
                ..period.clone()
            })
            .ok(),
            Self::Scale(scale) => rate_changed(&[Change::Scale(*scale)], &[], period),
            Self::Pair(one, other) => rate_changed(one.changes, other.changes, period),
        }
    }
}

/// The values of τ that are common in programs.
const USUAL_TAUS: [f64; 10] = [0.2, 0.3, 0.4, 0.5, 0.6, 0.75, 0.8, 0.9, 1.0, 1.2];
/// The number of these values from which fitting numbers say nothing about τ.
const TOO_MANY_TAUS: usize = 3;
/// The range in which other values of τ are searched.
const TAUS: RangeInclusive<f64> = 0.05..=3.0;
/// The largest range of τ that the digits of σ′ may leave.
const SURE_TAU: f64 = 0.03;
/// The range in which other constants for 173.7178 are searched.
const SCALES: RangeInclusive<f64> = 50.0..=500.0;
/// The largest number of pairs that are named.
const MOST_PAIRS: usize = 20;
/// The largest number of games for which pairs of mistakes are searched. The search takes five
/// thousand ratings.
const MOST_GAMES_OF_PAIRS: usize = 40;
/// The largest number of games for which the rating by each mistake keeps its values game by game.
const MOST_GAMES_KEPT: usize = 1_000;

/// A period, rated correctly and by every known mistake.
#[derive(Clone, Debug)]
pub struct Lineup {
    period: Period,
    truth: Trace,
    /// The ratings by mistakes. Computed on first use, because right numbers do not need them.
    rated: OnceCell<Vec<(Candidate, Trace)>>,
}

impl Lineup {
    /// Rates a period correctly.
    ///
    /// # Errors
    ///
    /// As [`rate`].
    pub fn of(period: Period) -> Result<Self, Error> {
        let truth = rate(&period)?;
        Ok(Self {
            period,
            truth,
            rated: OnceCell::new(),
        })
    }

    /// Rates the period by every known mistake, and with every other τ.
    fn rate_wrong(&self) -> Vec<(Candidate, Trace)> {
        let period = &self.period;
        let played = !period.games.is_empty();
        // A period without games only has Step 6.
        let mistakes = mistakes::all()
            .filter(|mistake| mistake.is_of_idle != played)
            .map(Candidate::Mistake);
        let taus = USUAL_TAUS
            .into_iter()
            .filter(|&tau| played && tau != period.tau)
            .map(Candidate::Tau);
        let rated = |who: Candidate| {
            let mut trace = who.rate(period)?;
            if trace.games.len() > MOST_GAMES_KEPT {
                trace.games = Vec::new();
            }
            Some((who, trace))
        };
        mistakes.chain(taus).filter_map(rated).collect()
    }

    /// Returns the period.
    #[must_use]
    pub fn period(&self) -> &Period {
        &self.period
    }

    /// Returns the correct rating.
    #[must_use]
    pub fn truth(&self) -> &Trace {
        &self.truth
    }

    /// Returns the rating by each mistake and with each other τ.
    #[must_use]
    pub fn rated(&self) -> &[(Candidate, Trace)] {
        self.rated.get_or_init(|| self.rate_wrong())
    }

    /// Returns all explanations of the numbers: single mistakes, with the programs known for them,
    /// and other values of τ. If there are none, returns another constant and whole programs. If
    /// there are none of these and the digits suffice, returns pairs of mistakes.
    #[must_use]
    pub fn candidates(&self, given: &Given) -> Vec<(Candidate, Trace)> {
        let mut single = self.single(given);
        if self.period.games.is_empty() {
            return single;
        }
        let programs = PROGRAMS
            .iter()
            .filter_map(|program| self.fitting(Candidate::Program(program), given));
        if !single.is_empty() {
            let is_known_for =
                |program: &Mistake| single.iter().any(|(who, _)| who.id() == program.family);
            let known: Vec<_> = programs
                .filter(
                    |(who, _)| matches!(who, Candidate::Program(program) if is_known_for(program)),
                )
                .collect();
            single.extend(known);
            return single;
        }
        let other: Vec<_> = self.solved(given).into_iter().chain(programs).collect();
        if other.is_empty() {
            self.pairs(given)
        } else {
            other
        }
    }

    /// Returns the single mistakes and other values of τ whose results print as the numbers, by
    /// rounding. If there are none and the digits suffice, some numbers may be cut off.
    #[must_use]
    pub fn single(&self, given: &Given) -> Vec<(Candidate, Trace)> {
        let that = |fits: fn(&Given, &Trace) -> bool| -> Vec<_> {
            self.rated()
                .iter()
                .filter(|(_, trace)| fits(given, trace))
                .cloned()
                .collect()
        };
        let mut fitting = that(fits);
        if fitting.is_empty() && is_exact(given) {
            fitting = that(fits_cut);
        }
        let is_tau = |(who, _): &(Candidate, Trace)| matches!(who, Candidate::Tau(_));
        if fitting.iter().filter(|who| is_tau(who)).count() >= TOO_MANY_TAUS {
            fitting.retain(|who| !is_tau(who));
        }
        fitting
    }

    /// Returns the mistakes whose results print as the numbers. If the numbers are right, they do
    /// not exclude these mistakes.
    #[must_use]
    pub fn passing(&self, given: &Given) -> Vec<&'static Mistake> {
        let passes = |(who, trace): &(Candidate, Trace)| match who {
            Candidate::Mistake(mistake) if fits(given, trace) => Some(*mistake),
            _ => None,
        };
        self.rated().iter().filter_map(passes).collect()
    }

    /// Returns another τ or another constant that leads to the numbers.
    fn solved(&self, given: &Given) -> Vec<(Candidate, Trace)> {
        let mut solved = Vec::new();
        // Accepts τ only if it is round and its range is narrow, because some τ leads to any σ′.
        if let Some(sigma) = given.sigma().filter(|sigma| sigma.decimals >= 6) {
            let tau = solve(TAUS, sigma.number, sigma.half_unit(), |tau| {
                Candidate::Tau(tau)
                    .rate(&self.period)
                    .map(|trace| trace.player.volatility)
            });
            let round = tau
                .filter(|(low, high)| high - low < SURE_TAU)
                .map(|(low, high)| shortest_between(low, high));
            let is_round = |tau: &f64| (tau * 20.0 - (tau * 20.0).round()).abs() < 1e-9;
            solved.extend(round.filter(is_round).map(Candidate::Tau));
        }
        if is_exact(given) {
            let deviation = given.get(Quantity::Deviation);
            let scale = deviation.and_then(|deviation| {
                solve(SCALES, deviation.number, deviation.half_unit(), |scale| {
                    Candidate::Scale(scale)
                        .rate(&self.period)
                        .map(|trace| trace.player.deviation)
                })
            });
            solved.extend(scale.map(|(low, high)| Candidate::Scale(shortest_between(low, high))));
        }
        solved
            .into_iter()
            .filter_map(|who| self.fitting(who, given))
            .collect()
    }

    /// Returns whether pairs of mistakes are searched if no single one fits.
    #[must_use]
    pub fn looks_for_pairs(&self, given: &Given) -> bool {
        (1..=MOST_GAMES_OF_PAIRS).contains(&self.period.games.len()) && is_exact(given)
    }

    /// Returns pairs of mistakes that together print as the numbers. Numbers with few digits would
    /// fit too many pairs.
    fn pairs(&self, given: &Given) -> Vec<(Candidate, Trace)> {
        if !self.looks_for_pairs(given) {
            return Vec::new();
        }
        let all: Vec<&'static Mistake> = mistakes::all().collect();
        let pairs = all
            .iter()
            .enumerate()
            .flat_map(|(i, &one)| all[i + 1..].iter().map(move |&other| (one, other)));
        pairs
            .filter(|(one, other)| {
                !one.changes
                    .iter()
                    .any(|change| other.changes.iter().any(|c| c.excludes(change)))
            })
            .filter_map(|(one, other)| self.fitting(Candidate::Pair(one, other), given))
            .take(MOST_PAIRS)
            .collect()
    }

    /// Returns a candidate with its rating, if that prints as the numbers.
    fn fitting(&self, who: Candidate, given: &Given) -> Option<(Candidate, Trace)> {
        who.rate(&self.period)
            .filter(|trace| fits(given, trace))
            .map(|trace| (who, trace))
    }
}

/// Returns whether r′ and RD′ are given with two decimals or more.
fn is_exact(given: &Given) -> bool {
    [Quantity::Rating, Quantity::Deviation]
        .iter()
        .all(|&quantity| given.decimals(quantity).is_some_and(|n| n >= 2))
}

/// Returns whether a trace prints as all of the numbers.
#[must_use]
pub fn fits(given: &Given, trace: &Trace) -> bool {
    given.values().iter().all(|(quantity, value)| {
        quantity
            .value(trace)
            .is_some_and(|computed| value.is_print_of(computed, slack(*quantity, computed)))
    })
}

/// Returns whether a trace would print as all of the numbers if each had one digit less.
#[must_use]
pub fn comes_near(given: &Given, trace: &Trace) -> bool {
    given.values().iter().all(|&(quantity, value)| {
        let shorter = Value {
            decimals: value.decimals - 1,
            ..value
        };
        quantity
            .value(trace)
            .is_some_and(|computed| shorter.is_print_of(computed, slack(quantity, computed)))
    })
}

/// Returns the candidates that also explain the user's numbers for another period. If none does,
/// those numbers come from another program and say nothing, so all candidates are returned.
#[must_use]
pub fn those_left(candidates: Vec<Candidate>, period: &Period, given: &Given) -> Vec<Candidate> {
    let explains = |who: &&Candidate| who.rate(period).is_some_and(|trace| fits(given, &trace));
    let left: Vec<Candidate> = candidates.iter().filter(explains).copied().collect();
    if left.is_empty() { candidates } else { left }
}

/// Returns whether a trace prints as all of the numbers, some of which may be cut off.
fn fits_cut(given: &Given, trace: &Trace) -> bool {
    given.values().iter().all(|(quantity, value)| {
        quantity.value(trace).is_some_and(|computed| {
            let slack = slack(*quantity, computed);
            value.is_print_of(computed, slack) || value.is_cut_of(computed, slack)
        })
    })
}

/// Returns the interval in which a monotone `of` is within `half_unit` of `target`; `None` if there
/// is none in the range.
fn solve(
    range: RangeInclusive<f64>,
    target: f64,
    half_unit: f64,
    of: impl Fn(f64) -> Option<f64>,
) -> Option<(f64, f64)> {
    /// The number of bisections, enough for the digits that count in any range here.
    const HALVINGS: usize = 60;
    let (start, end) = (*range.start(), *range.end());
    let rises = of(end)? > of(start)?;
    let crossing = |target: f64| {
        let (mut low, mut high) = (start, end);
        for _ in 0..HALVINGS {
            let middle = low.midpoint(high);
            if (of(middle)? < target) == rises {
                low = middle;
            } else {
                high = middle;
            }
        }
        Some(low.midpoint(high))
    };
    let (one, other) = (crossing(target - half_unit)?, crossing(target + half_unit)?);
    let (low, high) = (one.min(other), one.max(other));
    (low < high).then_some((low, high))
}
