//! A period as every known mistake rates it.

use super::given::{Given, Value};
use super::mistakes::{self, Mistake, PROGRAMS};
use super::program::{Change, rate_changed};
use super::quantity::Quantity;
use crate::glicko2::{Error, Period, Trace, rate};
use crate::number::{full, shortest_between};
use std::cell::OnceCell;
use std::ops::RangeInclusive;

/// What would explain somebody's numbers.
#[derive(Clone, Copy, Debug)]
pub enum Candidate {
    /// A known mistake.
    Mistake(&'static Mistake),
    /// No mistake but another τ.
    Tau(f64),
    /// Another constant in the place of 173.7178.
    Scale(f64),
    /// A program that is known, with several mistakes.
    Program(&'static Mistake),
    /// Two mistakes at once.
    Pair(&'static Mistake, &'static Mistake),
}

impl Candidate {
    /// Its name for programs: `own-rd-in-g`, `tau-075`, `scale-173.2`, `js-2012`, `g-one+no-step6`.
    #[must_use]
    pub fn id(&self) -> String {
        match self {
            Self::Mistake(mistake) | Self::Program(mistake) => mistake.id.to_owned(),
            Self::Tau(tau) => ["tau-", &full(*tau).replace('.', "")].concat(),
            Self::Scale(scale) => ["scale-", &full(*scale)].concat(),
            Self::Pair(one, other) => [one.id, "+", other.id].concat(),
        }
    }

    /// What it makes of a period. `None` where it leads nowhere.
    #[must_use]
    pub fn rate(&self, period: &Period) -> Option<Trace> {
        match self {
            Self::Mistake(mistake) | Self::Program(mistake) => rate_changed(mistake.changes, &[], period),
            Self::Tau(tau) => rate(&Period { tau: *tau, ..period.clone() }).ok(),
            Self::Scale(scale) => rate_changed(&[Change::Scale(*scale)], &[], period),
            Self::Pair(one, other) => rate_changed(one.changes, other.changes, period),
        }
    }
}

/// The τ that programs have.
const USUAL_TAUS: [f64; 10] = [0.2, 0.3, 0.4, 0.5, 0.6, 0.75, 0.8, 0.9, 1.0, 1.2];
/// Numbers that so many of these fit tell nothing of τ.
const TOO_MANY_TAUS: usize = 3;
/// Where other values of τ are looked for.
const TAUS: RangeInclusive<f64> = 0.05..=3.0;
/// No wider may be what the digits of σ′ leave of such a τ.
const SURE_TAU: f64 = 0.03;
/// Where other constants for 173.7178 are looked for.
const SCALES: RangeInclusive<f64> = 50.0..=500.0;
/// No more pairs than this are named.
const MOST_PAIRS: usize = 20;
/// Two mistakes at once are looked for with no more games than this: it takes five thousand ratings.
const MOST_GAMES_OF_PAIRS: usize = 40;
/// With more games than this only what is no single game's is kept of how each mistake rates them.
const MOST_GAMES_KEPT: usize = 1_000;

/// A period, rated as it should be and by every known mistake.
#[derive(Clone, Debug)]
pub struct Lineup {
    period: Period,
    truth: Trace,
    /// Empty until it is asked for: what is right needs none.
    rated: OnceCell<Vec<(Candidate, Trace)>>,
}

impl Lineup {
    /// Rates a period as it should be.
    ///
    /// # Errors
    ///
    /// As [`rate`].
    pub fn of(period: Period) -> Result<Self, Error> {
        let truth = rate(&period)?;
        Ok(Self { period, truth, rated: OnceCell::new() })
    }

    /// Rates it by every known mistake, and with every other τ.
    fn rate_wrong(&self) -> Vec<(Candidate, Trace)> {
        let period = &self.period;
        let played = !period.games.is_empty();
        // A period without games has Step 6 alone.
        let mistakes = mistakes::all().filter(|_| played).map(Candidate::Mistake);
        let taus = USUAL_TAUS.into_iter().filter(|&tau| played && tau != period.tau).map(Candidate::Tau);
        let rated = |who: Candidate| {
            let mut trace = who.rate(period)?;
            if trace.games.len() > MOST_GAMES_KEPT {
                trace.games = Vec::new();
            }
            Some((who, trace))
        };
        mistakes.chain(taus).filter_map(rated).collect()
    }

    /// The period.
    #[must_use]
    pub fn period(&self) -> &Period {
        &self.period
    }

    /// How it is rated right.
    #[must_use]
    pub fn truth(&self) -> &Trace {
        &self.truth
    }

    /// How each mistake rates it, and each other τ.
    #[must_use]
    pub fn rated(&self) -> &[(Candidate, Trace)] {
        self.rated.get_or_init(|| self.rate_wrong())
    }

    /// All that would explain the numbers: single mistakes, with the programs that are known for them, and other values of τ; where there
    /// are none another constant and whole programs; where there are none and the digits suffice, two mistakes at once.
    #[must_use]
    pub fn candidates(&self, given: &Given) -> Vec<(Candidate, Trace)> {
        let mut single = self.single(given);
        if self.period.games.is_empty() {
            return single;
        }
        let programs = PROGRAMS.iter().filter_map(|program| self.fitting(Candidate::Program(program), given));
        if !single.is_empty() {
            let is_known_for = |program: &Mistake| single.iter().any(|(who, _)| who.id() == program.family);
            let known: Vec<_> = programs
                .filter(|(who, _)| matches!(who, Candidate::Program(program) if is_known_for(program)))
                .collect();
            single.extend(known);
            return single;
        }
        let other: Vec<_> = self.solved(given).into_iter().chain(programs).collect();
        if other.is_empty() { self.pairs(given) } else { other }
    }

    /// The single mistakes, and other values of τ, that print as the numbers: rounded, or where none do and the digits
    /// suffice, with some cut off.
    #[must_use]
    pub fn single(&self, given: &Given) -> Vec<(Candidate, Trace)> {
        let that = |fits: fn(&Given, &Trace) -> bool| -> Vec<_> {
            self.rated().iter().filter(|(_, trace)| fits(given, trace)).cloned().collect()
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

    /// The mistakes that print as the numbers: where these are right, what they do not exclude.
    #[must_use]
    pub fn passing(&self, given: &Given) -> Vec<&'static Mistake> {
        let passes = |(who, trace): &(Candidate, Trace)| match who {
            Candidate::Mistake(mistake) if fits(given, trace) => Some(*mistake),
            _ => None,
        };
        self.rated().iter().filter_map(passes).collect()
    }

    /// Another τ or another constant that the numbers lead to.
    fn solved(&self, given: &Given) -> Vec<(Candidate, Trace)> {
        let mut solved = Vec::new();
        // A round value that is sure alone: whatever σ′ is, some τ leads to it.
        if let Some(sigma) = given.sigma().filter(|sigma| sigma.decimals >= 6) {
            let tau = solve(TAUS, sigma.number, sigma.half_unit(), |tau| {
                Candidate::Tau(tau).rate(&self.period).map(|trace| trace.player.volatility)
            });
            let round = tau.filter(|(low, high)| high - low < SURE_TAU).map(|(low, high)| shortest_between(low, high));
            let is_round = |tau: &f64| (tau * 20.0 - (tau * 20.0).round()).abs() < 1e-9;
            solved.extend(round.filter(is_round).map(Candidate::Tau));
        }
        if is_exact(given) {
            let deviation = given.get(Quantity::Deviation);
            let scale = deviation.and_then(|deviation| {
                solve(SCALES, deviation.number, deviation.half_unit(), |scale| {
                    Candidate::Scale(scale).rate(&self.period).map(|trace| trace.player.deviation)
                })
            });
            solved.extend(scale.map(|(low, high)| Candidate::Scale(shortest_between(low, high))));
        }
        solved.into_iter().filter_map(|who| self.fitting(who, given)).collect()
    }

    /// Whether two mistakes at once are looked for where no single one fits.
    #[must_use]
    pub fn looks_for_pairs(&self, given: &Given) -> bool {
        (1..=MOST_GAMES_OF_PAIRS).contains(&self.period.games.len()) && is_exact(given)
    }

    /// Two mistakes that together print as the numbers. Numbers of few digits would fit too many.
    fn pairs(&self, given: &Given) -> Vec<(Candidate, Trace)> {
        if !self.looks_for_pairs(given) {
            return Vec::new();
        }
        let all: Vec<&'static Mistake> = mistakes::all().collect();
        let pairs = all.iter().enumerate().flat_map(|(i, &one)| all[i + 1..].iter().map(move |&other| (one, other)));
        pairs
            .filter(|(one, other)| !one.changes.iter().any(|change| other.changes.iter().any(|c| c.excludes(change))))
            .filter_map(|(one, other)| self.fitting(Candidate::Pair(one, other), given))
            .take(MOST_PAIRS)
            .collect()
    }

    /// One who rates so that it prints as the numbers.
    fn fitting(&self, who: Candidate, given: &Given) -> Option<(Candidate, Trace)> {
        who.rate(&self.period).filter(|trace| fits(given, trace)).map(|trace| (who, trace))
    }
}

/// Whether r′ and RD′ are given to two decimals or more.
fn is_exact(given: &Given) -> bool {
    [Quantity::Rating, Quantity::Deviation].iter().all(|&quantity| given.decimals(quantity).is_some_and(|n| n >= 2))
}

/// Whether a trace prints as all of the numbers.
#[must_use]
pub fn fits(given: &Given, trace: &Trace) -> bool {
    given.values().iter().all(|(quantity, value)| {
        quantity.of(trace).is_some_and(|computed| value.is_print_of(computed, quantity.slack(computed)))
    })
}

/// Whether a trace would print as all of the numbers if each of them had one digit less.
#[must_use]
pub fn comes_near(given: &Given, trace: &Trace) -> bool {
    given.values().iter().all(|&(quantity, value)| {
        let shorter = Value { decimals: value.decimals - 1, ..value };
        quantity.of(trace).is_some_and(|computed| shorter.is_print_of(computed, quantity.slack(computed)))
    })
}

/// Those of some candidates that explain somebody's numbers of another period as well. Where none does, these come from another program, and say nothing.
#[must_use]
pub fn those_left(candidates: Vec<Candidate>, period: &Period, given: &Given) -> Vec<Candidate> {
    let explains = |who: &&Candidate| who.rate(period).is_some_and(|trace| fits(given, &trace));
    let left: Vec<Candidate> = candidates.iter().filter(explains).copied().collect();
    if left.is_empty() { candidates } else { left }
}

/// Whether a trace prints as all of the numbers, of which some may be cut off.
fn fits_cut(given: &Given, trace: &Trace) -> bool {
    given.values().iter().all(|(quantity, value)| {
        quantity.of(trace).is_some_and(|computed| {
            let slack = quantity.slack(computed);
            value.is_print_of(computed, slack) || value.is_cut_of(computed, slack)
        })
    })
}

/// From where to where a rising or falling `of` is within `half_unit` of `target`; nothing if it is nowhere in the range.
fn solve(
    range: RangeInclusive<f64>,
    target: f64,
    half_unit: f64,
    of: impl Fn(f64) -> Option<f64>,
) -> Option<(f64, f64)> {
    /// Enough to halve any range here down to the last digits that count.
    const HALVINGS: usize = 60;
    let (start, end) = (*range.start(), *range.end());
    let rises = of(end)? > of(start)?;
    let crossing = |target: f64| {
        let (mut low, mut high) = (start, end);
        for _ in 0..HALVINGS {
            let middle = low.midpoint(high);
            if (of(middle)? < target) == rises { low = middle } else { high = middle }
        }
        Some(low.midpoint(high))
    };
    let (one, other) = (crossing(target - half_unit)?, crossing(target + half_unit)?);
    let (low, high) = (one.min(other), one.max(other));
    (low < high).then_some((low, high))
}
