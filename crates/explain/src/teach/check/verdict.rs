//! The verdict on the user's numbers.

use super::cases;
use super::given::{Given, Value};
use super::lineup::{Candidate, Lineup, comes_near};
use super::quantity::{confirms, slack};
use super::symptom::Symptom;
use glicko2_steps::Quantity;
use glicko2_steps::Trace;
use strum::{IntoStaticStr, VariantArray};

/// The verdict on the user's numbers.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// Whether all numbers are right.
    pub right: bool,
    /// The first wrong number, in the order of the steps.
    pub first: Option<Quantity>,
    /// The numbers that are right but cut off, not rounded.
    pub cut: Vec<Quantity>,
    /// The explanations of all numbers.
    pub candidates: Vec<Candidate>,
    /// The certainty of the candidates, by the given numbers.
    pub certainty: Certainty,
    /// The numbers and cases that would tell more, the best first.
    pub ask: Vec<Ask>,
    /// The place to look for the mistake, by which of the results are right.
    pub look: Option<MistakeArea>,
    /// The symptoms of the numbers.
    pub symptoms: Vec<Symptom>,
    /// Whether r′ and RD′ may be μ′ and φ′.
    pub perhaps_scaled: bool,
}

impl Verdict {
    /// Returns the number of explanations. A program does not count beside the mistake that it is
    /// known for.
    #[must_use]
    pub fn explanations(&self) -> usize {
        explanations(self.candidates.iter())
    }
}

/// Returns the number of explanations: see [`Verdict::explanations`].
fn explanations<'a>(candidates: impl ExactSizeIterator<Item = &'a Candidate>) -> usize {
    let all = candidates.len();
    let programs = candidates
        .filter(|who| matches!(who, Candidate::Program(_)))
        .count();
    if programs < all {
        all - programs
    } else {
        programs
    }
}

/// The certainty of candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Certainty {
    /// No candidate: no known mistake fits, or the digits would fit too many.
    Unknown,
    /// The numbers may have come about like this.
    Could,
    /// The candidate gives the same numbers.
    Same,
    /// The candidate is very likely.
    Likely,
    /// The candidate is certain.
    Is,
}

impl Certainty {
    /// Returns the largest certainty that these numbers allow.
    ///
    /// Measured over random periods: r′, RD′ and σ′ with 2, 2 and 6 decimals hardly ever fit a
    /// mistake by chance; r′ in whole points fits one in five.
    #[must_use]
    pub fn of(given: &Given) -> Self {
        let decimals = |quantity| given.decimals(quantity).unwrap_or(i32::MIN);
        let (rating, deviation) = (decimals(Quantity::Rating), decimals(Quantity::Deviation));
        let sigma = given.sigma().map_or(i32::MIN, |sigma| sigma.decimals);
        let exact_steps = given
            .values()
            .iter()
            .filter(|(quantity, value)| is_computed(*quantity) && value.decimals >= 4);
        let exact_steps = exact_steps.count();
        if rating >= 2 && deviation >= 2 {
            return if sigma >= 6 || exact_steps > 0 {
                Self::Is
            } else {
                Self::Likely
            };
        }
        if exact_steps >= 3 {
            return Self::Likely;
        }
        if rating >= 0 && deviation >= 0 || exact_steps >= 2 {
            return Self::Same;
        }
        let is_something = rating >= 2 || deviation >= 2 || sigma >= 6 || exact_steps > 0;
        if is_something {
            Self::Could
        } else {
            Self::Unknown
        }
    }
}

/// Returns whether a quantity is an intermediate value of Step 3 or later.
fn is_computed(quantity: Quantity) -> bool {
    quantity.is_intermediate() && quantity.step() > 2
}

/// A number or case to ask the user for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// Another number, or more digits of one.
    Number(Quantity),
    /// The results on case A.
    CaseA,
    /// The results on case B.
    CaseB,
}

impl Ask {
    /// Returns the name in JSON: the path of a number, or `case.a`.
    #[must_use]
    pub fn id(self) -> String {
        match self {
            Self::Number(quantity) => quantity.path().into_owned(),
            Self::CaseA => "case.a".to_owned(),
            Self::CaseB => "case.b".to_owned(),
        }
    }
}

/// The place to look for a mistake if no known one fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MistakeArea {
    /// r′ is wrong, RD′ is right: the sum of Step 4 or 7, the scores, or the 1500.
    Sums,
    /// r′ and RD′ are wrong, σ′ is right: g, E, v, φ* or φ′.
    Widths,
    /// Only σ′ is wrong: Step 5, or τ.
    Step5,
    /// r′ is right, RD′ is wrong: its conversion in Step 8, or φ′ after μ′ was computed.
    WayBack,
    /// All results are wrong: g, E and v first, then the scale.
    Beginning,
    /// The first step, from 2 to 8, that the right intermediate values do not confirm.
    From(u8),
}

impl MistakeArea {
    /// Returns the name in JSON.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Sums => "sums",
            Self::Widths => "widths",
            Self::Step5 => "step_5",
            Self::WayBack => "way_back",
            Self::Beginning => "beginning",
            Self::From(2) => "step_2",
            Self::From(3) => "step_3",
            Self::From(4) => "step_4",
            Self::From(5) => "step_5",
            Self::From(6) => "step_6",
            Self::From(7) => "step_7",
            Self::From(_) => "step_8",
        }
    }

    /// Returns the place to look. If an intermediate value is the first wrong number, or is right,
    /// it counts instead of the results.
    fn of(first: Quantity, judged: &[(Quantity, Judged)]) -> Option<Self> {
        let right = || {
            judged
                .iter()
                .filter(|(_, judged)| *judged != Judged::Wrong)
                .map(|(quantity, _)| *quantity)
        };
        let is_confirmed = |step: u8| right().any(|quantity| confirms(quantity, step));
        let step = (2..first.step())
            .find(|&step| !is_confirmed(step))
            .unwrap_or(first.step());
        if first.is_intermediate() || step > 2 && right().any(Quantity::is_intermediate) {
            return Some(Self::From(step));
        }
        let is_right = |of: fn(Quantity) -> bool| {
            judged
                .iter()
                .find(|(quantity, _)| of(*quantity))
                .map(|(_, judged)| *judged != Judged::Wrong)
        };
        Self::by(
            is_right(|quantity| quantity == Quantity::Rating),
            is_right(|quantity| quantity == Quantity::Deviation),
            is_right(Quantity::is_sigma),
        )
    }

    /// Returns the place to look, by whether r′, RD′ and σ′ are right.
    fn by(rating: Option<bool>, deviation: Option<bool>, sigma: Option<bool>) -> Option<Self> {
        match (rating, deviation, sigma) {
            (Some(false), Some(true), _) => Some(Self::Sums),
            (Some(false), Some(false), Some(true)) => Some(Self::Widths),
            (Some(true), Some(true), Some(false)) => Some(Self::Step5),
            (Some(true), Some(false), _) => Some(Self::WayBack),
            (Some(false), Some(false), Some(false)) => Some(Self::Beginning),
            _ => None,
        }
    }
}

impl Lineup {
    /// Returns the verdict on the user's numbers for this period.
    #[must_use]
    pub fn check(&self, given: &Given) -> Verdict {
        let judged: Vec<(Quantity, Judged)> = given
            .values()
            .iter()
            .map(|(quantity, _)| (*quantity, self.judge(*quantity, given)))
            .collect();
        let first = judged
            .iter()
            .find(|(_, judged)| *judged == Judged::Wrong)
            .map(|(quantity, _)| *quantity);
        let cut = judged
            .iter()
            .filter(|(_, judged)| *judged == Judged::Cut)
            .map(|(quantity, _)| *quantity)
            .collect();
        let right = first.is_none();
        let limit = Certainty::of(given);
        let found = if right || limit == Certainty::Unknown {
            Vec::new()
        } else {
            self.candidates(given)
        };
        let certainty = match found.first() {
            None if !right => Certainty::Unknown,
            None => limit,
            Some(_) => self.certainty(given, &found, self.rated()),
        };
        let ask = if right {
            self.ask_of_right()
        } else if limit == Certainty::Unknown {
            vec![
                Ask::Number(Quantity::Deviation),
                Ask::Number(Quantity::Rating),
            ]
        } else if found.is_empty() {
            self.ask_further(given).into_iter().collect()
        } else {
            self.ask_which(&found, given)
        };
        Verdict {
            right,
            first,
            cut,
            candidates: found.into_iter().map(|(who, _)| who).collect(),
            certainty,
            ask,
            look: first.and_then(|first| MistakeArea::of(first, &judged)),
            symptoms: if right {
                Vec::new()
            } else {
                Symptom::find_all(self, given)
            },
            perhaps_scaled: !right && given.is_perhaps_scaled(),
        }
    }

    /// Returns the certainty of the candidates in `found`.
    ///
    /// A candidate is certain only if it is the only one and nothing else comes near: with one
    /// digit less, none of `known` and not the right result would fit. σ′ hardly moves, so no
    /// candidate is certain if only σ′ is wrong. Nor are another τ or a pair of mistakes certain,
    /// because one of them nearly always fits.
    #[must_use]
    pub fn certainty(
        &self,
        given: &Given,
        found: &[(Candidate, Trace)],
        known: &[(Candidate, Trace)],
    ) -> Certainty {
        let is_guess =
            |(who, _): &(Candidate, Trace)| matches!(who, Candidate::Pair(..) | Candidate::Tau(_));
        let is_right = |quantity| self.judge(quantity, given) != Judged::Wrong;
        let differs_in_sigma_alone = given
            .values()
            .iter()
            .all(|(quantity, _)| quantity.is_sigma() || is_right(*quantity));
        let is_found = |who: &Candidate| found.iter().any(|(other, _)| other.id() == who.id());
        let others = known
            .iter()
            .filter(|(who, trace)| comes_near(given, trace) && !is_found(who));
        let most = if found.iter().any(is_guess) || differs_in_sigma_alone {
            Certainty::Could
        } else if explanations(found.iter().map(|(who, _)| who)) > 1
            || comes_near(given, self.truth())
            || others.count() > 0
        {
            Certainty::Likely
        } else {
            Certainty::Is
        };
        Certainty::of(given).min(most)
    }

    /// Returns whether all of the user's numbers are right.
    #[must_use]
    pub fn is_right(&self, given: &Given) -> bool {
        given
            .values()
            .iter()
            .all(|(quantity, _)| self.judge(*quantity, given) != Judged::Wrong)
    }

    /// Judges one of the user's numbers.
    #[must_use]
    pub fn judge(&self, quantity: Quantity, given: &Given) -> Judged {
        let truth = quantity.value(self.truth());
        let (Some(truth), Some(value)) = (truth, given.get(quantity)) else {
            return Judged::Wrong;
        };
        let slack = slack(quantity, truth);
        if value.is_print_of(truth, slack) {
            Judged::Right
        } else if value.is_cut_of(truth, slack) {
            Judged::Cut
        } else {
            Judged::Wrong
        }
    }

    /// Returns the case to ask for after right numbers: case B, because it proves more than any
    /// other.
    fn ask_of_right(&self) -> Vec<Ask> {
        if *self.period() == cases::b() {
            Vec::new()
        } else {
            vec![Ask::CaseB]
        }
    }

    /// Returns the quantities that distinguish the candidates, until all are distinguished or this
    /// case has no more to ask.
    fn ask_which(&self, found: &[(Candidate, Trace)], given: &Given) -> Vec<Ask> {
        // A program cannot be distinguished from the mistake that it is known for.
        let is_apart = |(who, _): &&(Candidate, Trace)| !matches!(who, Candidate::Program(_));
        let mut groups: Vec<Vec<&(Candidate, Trace)>> =
            vec![found.iter().filter(is_apart).collect()];
        let mut ask = Vec::new();
        for (quantity, unit) in self.questions() {
            let told = value_of(quantity, given);
            // Instead of more digits of a given result, asks for the values from which it is
            // computed.
            let is_known = told.is_some_and(|told| {
                told.half_unit() <= unit || Quantity::RESULT.contains(&quantity)
            });
            if is_known {
                continue;
            }
            let parted: Vec<_> = groups
                .iter()
                .flat_map(|group| parted(group, quantity, unit))
                .collect();
            if parted.len() > groups.len() {
                ask.push(Ask::Number(quantity));
                groups = parted;
            }
        }
        if groups.iter().any(|group| group.len() > 1) {
            let case = if *self.period() == cases::b() {
                Ask::CaseA
            } else {
                Ask::CaseB
            };
            ask.push(case);
        }
        ask
    }

    /// Returns the quantities that may be asked for, each with the required unit.
    ///
    /// First with four decimals: v, σ′ and φ′, E and g of the opponent with the largest RD, and
    /// then all others. After these, all with six decimals from the first step.
    fn questions(&self) -> Vec<(Quantity, f64)> {
        const FOUR_DECIMALS: f64 = 1e-4;
        const SIX_DECIMALS: f64 = 1e-6;
        let (e, g) = (
            Quantity::E(self.least_sure()),
            Quantity::G(self.least_sure()),
        );
        let all = Quantity::all(self.period().games.len());
        // f(A) and the number of iterations show whether a and C are right.
        let rest = all
            .iter()
            .copied()
            .filter(|quantity| !matches!(quantity, Quantity::A | Quantity::C));
        let halves = [Quantity::V, Quantity::Sigma, Quantity::PhiPrime, e, g]
            .into_iter()
            .chain(rest);
        let coarse = halves.map(|quantity| {
            // σ′ is small and hardly moves, so it needs more decimals.
            (
                quantity,
                if quantity.is_sigma() {
                    SIX_DECIMALS
                } else {
                    FOUR_DECIMALS
                },
            )
        });
        let fine = [g]
            .into_iter()
            .chain(all.iter().copied())
            .map(|quantity| (quantity, SIX_DECIMALS));
        coarse.chain(fine).collect()
    }

    /// Returns the number to ask for when no known mistake fits: the one that is right for half of
    /// the similar mistakes and wrong for the others.
    ///
    /// Similar mistakes are known ones that make the same of the given numbers right and wrong, or
    /// if there are none, the same of the intermediate values.
    fn ask_further(&self, given: &Given) -> Option<Ask> {
        let judged: Vec<_> = given
            .values()
            .iter()
            .map(|&(quantity, value)| {
                (
                    quantity,
                    2.0 * value.half_unit(),
                    self.judge(quantity, given) == Judged::Wrong,
                )
            })
            .collect();
        let alike = |counts: fn(Quantity) -> bool| -> Vec<&Trace> {
            let is_alike = |trace: &&Trace| {
                let mut judged = judged.iter().filter(|(quantity, ..)| counts(*quantity));
                judged.all(|&(quantity, unit, is_wrong)| {
                    self.differs(quantity, trace, unit) == is_wrong
                })
            };
            self.rated()
                .iter()
                .map(|(_, trace)| trace)
                .filter(is_alike)
                .collect()
        };
        let mut mistakes = alike(|_| true);
        if mistakes.is_empty() {
            mistakes = alike(Quantity::is_intermediate);
        }
        let is_open = |(quantity, _): &(Quantity, f64)| {
            value_of(*quantity, given).is_none() && quantity.value(self.truth()).is_some()
        };
        let split = |(quantity, unit): (Quantity, f64)| {
            let wrong = mistakes
                .iter()
                .filter(|trace| self.differs(quantity, trace, unit))
                .count();
            (quantity, wrong.min(mistakes.len() - wrong))
        };
        // Few programs print values from inside the search of Step 5.
        let is_inside = |quantity: Quantity| quantity.step() == 5 && !quantity.is_sigma();
        let best = |inside: bool| {
            let open = self
                .questions()
                .into_iter()
                .filter(is_open)
                .filter(|(quantity, _)| is_inside(*quantity) == inside);
            let splits = open.map(split).filter(|(_, least)| *least > 0);
            splits.min_by_key(|(_, least)| std::cmp::Reverse(*least))
        };
        best(false)
            .or_else(|| best(true))
            .map(|(quantity, _)| Ask::Number(quantity))
    }

    /// Returns whether a trace differs from the right one in a quantity, given to a `unit`.
    fn differs(&self, quantity: Quantity, trace: &Trace, unit: f64) -> bool {
        match (quantity.value(trace), quantity.value(self.truth())) {
            (Some(value), Some(truth)) => (value - truth).abs() > unit + slack(quantity, truth),
            (value, truth) => value.is_some() != truth.is_some(),
        }
    }

    /// Returns the game against the opponent with the largest RD.
    fn least_sure(&self) -> usize {
        let games = self.period().games.iter().enumerate();
        games
            .max_by(|(_, a), (_, b)| a.deviation.total_cmp(&b.deviation))
            .map_or(0, |(j, _)| j)
    }
}

/// Returns the number of a quantity. σ′ counts under both of its names.
fn value_of(quantity: Quantity, given: &Given) -> Option<Value> {
    given
        .get(quantity)
        .or(given.sigma().filter(|_| quantity.is_sigma()))
}

/// The judgement of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judged {
    /// Right, possibly rounded.
    Right,
    /// Right but cut off, not rounded.
    Cut,
    /// Wrong.
    Wrong,
}

/// Returns the groups into which a quantity divides candidates if it is given to a `unit`.
fn parted<'a>(
    group: &[&'a (Candidate, Trace)],
    quantity: Quantity,
    unit: f64,
) -> Vec<Vec<&'a (Candidate, Trace)>> {
    let mut parts: Vec<(Option<f64>, Vec<&'a (Candidate, Trace)>)> = Vec::new();
    for &candidate in group {
        let value = quantity.value(&candidate.1);
        let is_same = |other: Option<f64>| match (value, other) {
            (Some(value), Some(other)) => (value - other).abs() <= unit + slack(quantity, value),
            (None, None) => true,
            _ => false,
        };
        match parts.iter_mut().find(|(other, _)| is_same(*other)) {
            Some((_, part)) => part.push(candidate),
            None => parts.push((value, vec![candidate])),
        }
    }
    parts.into_iter().map(|(_, part)| part).collect()
}
