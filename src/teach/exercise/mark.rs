//! Marking: whether an answer is right, right with an earlier answer of one's own, or which slip gives it.

use super::Exercise;
use super::line::{Entry, Formula, Line, Quantity, Values, unit};
use super::slip::{Slip, slips};
use crate::number::{Typed, decimals, rounded, typed};

/// So many decimals more than asked count.
const MORE: u8 = 2;

/// What is said of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing was answered.
    Empty,
    /// Something else than a number.
    NotANumber,
    /// Right.
    Right,
    /// Right, but cut off and not rounded.
    Cut,
    /// Right as far as it goes: so many more digits are asked.
    Short(u8),
    /// Wrong, but right with the own answers to these questions of the exercise, counted from 0, which are wrong themselves.
    Follows(Vec<usize>),
    /// Wrong. These slips give the answer, if any is known that does.
    Wrong(Vec<Slip>),
}

impl Verdict {
    /// Whether it has full marks.
    #[must_use]
    pub fn is_right(&self) -> bool {
        matches!(self, Self::Right | Self::Cut | Self::Follows(_))
    }

    /// Whether it is an answer: one that was left empty, or is only right so far, is none yet.
    #[must_use]
    pub fn is_answer(&self) -> bool {
        !matches!(self, Self::Empty | Self::NotANumber | Self::Short(_))
    }

    /// Whether what follows from the answer is off.
    fn leads_astray(&self) -> bool {
        matches!(self, Self::Follows(_) | Self::Wrong(_))
    }
}

/// A number that was answered.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Answer {
    value: f64,
    /// Its decimals, as far as they count.
    decimals: u8,
    asked: u8,
}

/// How well an answer fits a value. The better, the larger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    Not,
    Short(u8),
    Cut,
    Right,
}

impl Answer {
    fn read(text: &str, quantity: Quantity) -> Result<Self, Verdict> {
        let asked = quantity.decimals();
        match typed(text) {
            Typed::Empty => Err(Verdict::Empty),
            Typed::NotANumber => Err(Verdict::NotANumber),
            Typed::Number(value) => {
                // A fraction has no decimals, and counts as exact as it was asked.
                let decimals = decimals(text).map_or(asked, |n| u8::try_from(n).unwrap_or(u8::MAX).min(asked + MORE));
                Ok(Self { value, decimals, asked })
            }
        }
    }

    /// Whether x is F to k decimals: |x − F| ≤ ½·10⁻ᵏ + what rounding may have done to F.
    fn is(&self, to: Entry, decimals: u8) -> bool {
        // The last bits of what is halfway are no reason to refuse it.
        const HALFWAY: f64 = 1e-9;
        (self.value - to.value).abs() <= 0.5 * unit(decimals) * (1.0 + HALFWAY) + to.half
    }

    /// Whether x is what is left of F when its digits after the k-th are cut off.
    fn is_cut(&self, to: Entry) -> bool {
        let off = to.value.abs() - self.value.abs();
        self.value * to.value >= 0.0 && off > 0.0 && off < unit(self.decimals) + to.half
    }

    fn fit(&self, to: Entry) -> Fit {
        // Zeros at the end need not be written.
        if self.is(to, self.decimals.max(self.asked)) {
            Fit::Right
        } else if self.decimals < self.asked {
            // No decimal at all says nothing where several are asked.
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

    /// The answer as what comes after it takes it. Whoever leaves out more than one digit is not believed to have gone on with it.
    fn entry(&self) -> Entry {
        Entry::rounded_to(self.value, self.decimals.max(self.asked.saturating_sub(1)))
    }
}

/// Marks the answers to an exercise, in the order of what is asked; an answer that is missing is empty.
///
/// An answer x of k decimals is right if |x − F(operands)| ≤ ½·10⁻ᵏ + Σ over the operands of the change that half a unit of the last shown
/// digit of each makes. The operands are the shown values, or what was answered in their place: nobody has to start again because of a slip that was made
/// further up.
#[must_use]
pub fn mark(exercise: &Exercise, answers: &[&str]) -> Vec<Verdict> {
    let mut own = exercise.values.clone();
    let mut verdicts: Vec<Verdict> = Vec::with_capacity(exercise.asked.len());
    for (i, &line) in exercise.asked.iter().enumerate() {
        let text = answers.get(i).copied().unwrap_or_default();
        let verdict = match Answer::read(text, line.quantity) {
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

/// The answers that a line's formula takes and that are wrong.
fn astray(exercise: &Exercise, line: Line, verdicts: &[Verdict]) -> Vec<usize> {
    let operands = line.operands(exercise.period.games.len());
    let asked = exercise.asked.iter().zip(verdicts).enumerate();
    let is_astray = |line: &Line, verdict: &Verdict| verdict.leads_astray() && operands.contains(line);
    asked.filter(|(_, (line, verdict))| is_astray(line, verdict)).map(|(i, _)| i).collect()
}

/// What is to be said of an answer, by the shown values and by one's own.
fn judge(answer: &Answer, line: Line, by: [&Values; 2], astray: impl FnOnce() -> Vec<usize>) -> Verdict {
    let [by_shown, by_own] = by.map(|values| answer.fit(values.worked(line)));
    match by_shown.max(by_own) {
        best if best > Fit::Not && by_shown == Fit::Not => {
            let astray = astray();
            if astray.is_empty() { best.verdict() } else { Verdict::Follows(astray) }
        }
        Fit::Not => Verdict::Wrong(named(answer, line, by)),
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

/// The slips that give an answer, by the shown values or by one's own.
fn named(answer: &Answer, line: Line, by: [&Values; 2]) -> Vec<Slip> {
    // With fewer digits too much would fit.
    if answer.decimals + 1 < answer.asked {
        return Vec::new();
    }
    let gives =
        |formula: Formula| by.iter().any(|values| answer.is(values.slipped(formula, line.game), answer.decimals));
    slips(line.quantity).iter().filter(|(_, formula)| gives(*formula)).map(|(slip, _)| *slip).collect()
}

/// What an answer may be, and what the usual slip gives: the key of one line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Key {
    /// The line.
    pub line: Line,
    /// The value, rounded as asked.
    pub value: f64,
    /// The least and the largest answer that is right, with as many digits as are asked.
    pub range: [f64; 2],
    /// The first slip that does not give a right answer, and what it gives, not rounded.
    pub slip: Option<(Slip, f64)>,
}

impl Key {
    /// The least and the largest answer that is right, written with the digits that are asked.
    #[must_use]
    pub fn answers(&self) -> [f64; 2] {
        let decimals = self.line.quantity.decimals();
        let half = 0.5 * unit(decimals);
        [self.range[0] + half, self.range[1] - half].map(|end| rounded(end, decimals.into()))
    }
}

/// The key to an exercise.
#[must_use]
pub fn key(exercise: &Exercise) -> Vec<Key> {
    let of = |&line: &Line| {
        let values = &exercise.values;
        let (right, half) = (values.worked(line), 0.5 * unit(line.quantity.decimals()));
        let far = |value: &f64| (value - right.value).abs() > half + right.half;
        let slips = slips(line.quantity).iter().map(|(slip, formula)| (*slip, formula(values, line.game)));
        Key {
            line,
            value: values.entry(line).value,
            range: [right.value - half - right.half, right.value + half + right.half],
            slip: slips.into_iter().find(|(_, value)| far(value)),
        }
    };
    exercise.asked.iter().map(of).collect()
}
