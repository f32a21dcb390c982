//! Marking of answers: right, right with an earlier wrong answer, or explained by a slip.

use super::Exercise;
use super::slip::{Slip, slips};
use super::values::{Entry, Formula, Values, decimals, operands, unit};
use crate::numbers::{Typed, rounded, typed};
use glicko2_steps::Quantity;

/// The number of decimals beyond those asked that count.
const MORE: u8 = 2;

/// The verdict on an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// No answer.
    Empty,
    /// Not a number.
    NotANumber,
    /// Right.
    Right,
    /// Right, but cut off and not rounded.
    Cut,
    /// Right so far, but with too few digits. Contains the number of missing ones.
    Short(u8),
    /// Wrong, but right with the learner's wrong answers to these questions of the exercise,
    /// counted from 0.
    Follows(Vec<usize>),
    /// Wrong. Contains the known slips that give the answer.
    Wrong(Vec<Slip>),
}

impl Verdict {
    /// Returns whether the answer counts as right.
    #[must_use]
    pub fn is_right(&self) -> bool {
        matches!(self, Self::Right | Self::Cut | Self::Follows(_))
    }

    /// Returns whether the question was answered. An empty answer, or one with too few digits, does
    /// not count yet.
    #[must_use]
    pub fn is_answer(&self) -> bool {
        !matches!(self, Self::Empty | Self::NotANumber | Self::Short(_))
    }

    /// Returns whether values that follow from the answer will be wrong.
    fn leads_astray(&self) -> bool {
        matches!(self, Self::Follows(_) | Self::Wrong(_))
    }
}

/// A number given as an answer.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Answer {
    value: f64,
    /// The decimals that count.
    decimals: u8,
    asked: u8,
}

/// The fit of an answer to a value, from the worst to the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    Not,
    Short(u8),
    Cut,
    Right,
}

impl Answer {
    fn read(text: &str, quantity: Quantity) -> Result<Self, Verdict> {
        let asked = decimals(quantity);
        match typed(text) {
            Typed::Empty => Err(Verdict::Empty),
            Typed::NotANumber => Err(Verdict::NotANumber),
            Typed::Number(value) => {
                // A fraction has no decimals, and counts with those asked.
                let decimals = crate::numbers::decimals(text).map_or(asked, |n| {
                    u8::try_from(n).unwrap_or(u8::MAX).min(asked + MORE)
                });
                Ok(Self {
                    value,
                    decimals,
                    asked,
                })
            }
        }
    }

    /// Returns whether x is F to k decimals: |x − F| ≤ ½·10⁻ᵏ + the error of F from rounding.
    fn is(&self, to: Entry, decimals: u8) -> bool {
        // An answer halfway between two digits must not be refused because of the last bits.
        const HALFWAY: f64 = 1e-9;
        (self.value - to.value).abs() <= 0.5 * unit(decimals) * (1.0 + HALFWAY) + to.half
    }

    /// Returns whether x is F with its digits after the k-th cut off.
    fn is_cut(&self, to: Entry) -> bool {
        let off = to.value.abs() - self.value.abs();
        self.value * to.value >= 0.0 && off > 0.0 && off < unit(self.decimals) + to.half
    }

    fn fit(&self, to: Entry) -> Fit {
        // Zeros at the end may be left out.
        if self.is(to, self.decimals.max(self.asked)) {
            Fit::Right
        } else if self.decimals < self.asked {
            // An answer without decimals says too little if several are asked.
            let says = self.decimals > 0 || self.asked == 1;
            if says && (self.is(to, self.decimals) || self.is_cut(to)) {
                Fit::Short(self.asked - self.decimals)
            } else {
                Fit::Not
            }
        } else if self.is_cut(to) {
            Fit::Cut
        } else {
            Fit::Not
        }
    }

    /// Returns the answer as an operand of later ones. Its error is at most that of one digit fewer
    /// than asked, because a learner who left out more is not expected to have continued with them.
    fn entry(&self) -> Entry {
        Entry::rounded_to(self.value, self.decimals.max(self.asked.saturating_sub(1)))
    }
}

/// Marks the answers to an exercise, in the order of the questions. A missing answer is empty.
///
/// An answer x with k decimals is right if |x − F(operands)| ≤ ½·10⁻ᵏ + Σ over the operands of the
/// change that half a unit of the last shown digit of each makes. The operands are the shown
/// values, or the learner's answers in their place, so that an earlier slip does not make later
/// answers wrong.
#[must_use]
pub fn mark(exercise: &Exercise, answers: &[&str]) -> Vec<Verdict> {
    let mut own = exercise.values.clone();
    let mut verdicts: Vec<Verdict> = Vec::with_capacity(exercise.asked.len());
    for (i, &line) in exercise.asked.iter().enumerate() {
        let text = answers.get(i).copied().unwrap_or_default();
        let verdict = match Answer::read(text, line) {
            Err(verdict) => verdict,
            Ok(answer) => {
                let astray = || astray(exercise, line, &verdicts);
                let verdict = judge(&answer, line, [&exercise.values, &own], astray);
                own.set(line, answer.entry());
                verdict
            }
        };
        verdicts.push(verdict);
    }
    verdicts
}

/// Returns the wrong answers among the operands of a line.
fn astray(exercise: &Exercise, line: Quantity, verdicts: &[Verdict]) -> Vec<usize> {
    let operands = operands(line, exercise.period.games.len());
    let asked = exercise.asked.iter().zip(verdicts).enumerate();
    let is_astray =
        |line: &Quantity, verdict: &Verdict| verdict.leads_astray() && operands.contains(line);
    asked
        .filter(|(_, (line, verdict))| is_astray(line, verdict))
        .map(|(i, _)| i)
        .collect()
}

/// Returns the verdict on an answer, by the shown values and by the learner's own.
fn judge(
    answer: &Answer,
    line: Quantity,
    by: [&Values; 2],
    astray: impl FnOnce() -> Vec<usize>,
) -> Verdict {
    let [by_shown, by_own] = by.map(|values| answer.fit(values.compute(line)));
    match by_shown.max(by_own) {
        best if best > Fit::Not && by_shown == Fit::Not => {
            let astray = astray();
            if astray.is_empty() {
                best.verdict()
            } else {
                Verdict::Follows(astray)
            }
        }
        Fit::Not => Verdict::Wrong(matching_slips(answer, line, by)),
        best => best.verdict(),
    }
}

impl Fit {
    fn verdict(self) -> Verdict {
        match self {
            Self::Not => Verdict::Wrong(Vec::new()),
            Self::Short(more) => Verdict::Short(more),
            Self::Cut => Verdict::Cut,
            Self::Right => Verdict::Right,
        }
    }
}

/// Returns the slips that give an answer, with the shown values or with the learner's own.
fn matching_slips(answer: &Answer, line: Quantity, by: [&Values; 2]) -> Vec<Slip> {
    // With fewer digits, too many slips would fit.
    if answer.decimals + 1 < answer.asked {
        return Vec::new();
    }
    let gives = |formula: Formula| {
        by.iter()
            .any(|values| answer.is(values.slipped(formula, line.game()), answer.decimals))
    };
    slips(line)
        .iter()
        .filter(|(_, formula)| gives(*formula))
        .map(|(slip, _)| *slip)
        .collect()
}

/// The key of one line: the right answers, and the result of the usual slip.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Key {
    /// The line.
    pub line: Quantity,
    /// The value, rounded as asked.
    pub value: f64,
    /// The interval in which an answer with the asked digits is right.
    pub range: [f64; 2],
    /// The first slip that does not give a right answer, and its result, not rounded.
    pub slip: Option<(Slip, f64)>,
}

impl Key {
    /// Returns the smallest and the largest right answer, written with the asked digits.
    #[must_use]
    pub fn answers(&self) -> [f64; 2] {
        let decimals = decimals(self.line);
        let half = 0.5 * unit(decimals);
        [self.range[0] + half, self.range[1] - half].map(|end| rounded(end, decimals.into()))
    }
}

/// Returns the key of an exercise.
#[must_use]
pub fn key(exercise: &Exercise) -> Vec<Key> {
    let of = |&line: &Quantity| {
        let values = &exercise.values;
        let (right, half) = (values.compute(line), 0.5 * unit(decimals(line)));
        let far = |value: &f64| (value - right.value).abs() > half + right.half;
        let slips = slips(line)
            .iter()
            .map(|(slip, formula)| (*slip, formula(values, line.game())));
        Key {
            line,
            value: values.entry(line).value,
            range: [
                right.value - half - right.half,
                right.value + half + right.half,
            ],
            slip: slips.into_iter().find(|(_, value)| far(value)),
        }
    };
    exercise.asked.iter().map(of).collect()
}
