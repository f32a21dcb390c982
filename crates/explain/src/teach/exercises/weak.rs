//! Weak spots: the recent right and wrong answers, by level and quantity.

use super::values::{ASKED, id, spot, spots};
use super::{Exercise, FORMULAS, Level, Quantity, STEPS, Verdict};
use crate::ids::VariantArray;

/// The last answers to one question, right or wrong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// One bit for each answer, 1 if it was right, the last answer in the lowest bit.
    bits: u32,
    count: u8,
}

impl Record {
    /// The number of answers that are kept.
    pub const KEPT: u8 = 20;
    /// The smallest number of answers for a weak spot.
    const TOLD: u8 = 4;
    /// The number of answers among which more than one wrong one makes a weak spot.
    const IN: u32 = 5;

    /// Adds an answer. If there are too many, the oldest is dropped.
    pub fn add(&mut self, is_right: bool) {
        self.bits = (self.bits << 1 | u32::from(is_right)) & ((1 << Self::KEPT) - 1);
        self.count = (self.count + 1).min(Self::KEPT);
    }

    /// Returns the number of answers, and the number of right ones.
    #[must_use]
    pub fn counts(self) -> (u8, u8) {
        (self.count, self.bits.count_ones() as u8)
    }

    /// Returns whether this is a weak spot: four answers or more, of which more than one in five
    /// was wrong.
    #[must_use]
    pub fn is_weak(self) -> bool {
        let (count, right) = self.counts();
        count >= Self::TOLD && u32::from(count - right) * Self::IN > u32::from(count)
    }

    /// Prints one digit for each answer, the oldest first: `1` right, `0` wrong.
    #[must_use]
    pub fn print(self) -> String {
        (0..self.count)
            .rev()
            .map(|i| if self.bits >> i & 1 == 1 { '1' } else { '0' })
            .collect()
    }

    /// Parses what [`print`](Self::print) returns; `None` for any other text.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut record = Self::default();
        for sign in text.chars() {
            match sign {
                '0' | '1' => record.add(sign == '1'),
                _ => return None,
            }
        }
        Some(record)
    }
}

/// The recent answers, by level and quantity.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Weak {
    records: [[Record; ASKED.len()]; Level::VARIANTS.len()],
}

impl Weak {
    fn record(&mut self, level: Level, quantity: Quantity) -> &mut Record {
        let place = ASKED
            .iter()
            .position(|asked| *asked == spot(quantity))
            .unwrap_or_default();
        &mut self.records[level as usize][place]
    }

    /// Returns the records with answers, in order.
    fn answered(&self) -> impl Iterator<Item = (Level, Quantity, Record)> + '_ {
        let of = |&level: &Level| {
            let records = ASKED.into_iter().zip(self.records[level as usize]);
            records.map(move |(quantity, record)| (level, quantity, record))
        };
        Level::VARIANTS
            .iter()
            .flat_map(of)
            .filter(|(_, _, record)| record.count > 0)
    }

    /// Adds the verdicts on the answers to an exercise. Empty answers, and those with too few
    /// digits, do not count yet.
    pub fn take(&mut self, exercise: &Exercise, verdicts: &[Verdict]) {
        for (line, verdict) in exercise.asked.iter().zip(verdicts) {
            if verdict.is_answer() {
                self.record(exercise.level, *line).add(verdict.is_right());
            }
        }
    }

    /// Returns the quantities that are weak spots at a level.
    pub fn spots(&self, level: Level) -> impl Iterator<Item = Quantity> + '_ {
        let is_weak =
            move |&(its, _, record): &(Level, Quantity, Record)| its == level && record.is_weak();
        self.answered()
            .filter(is_weak)
            .map(|(_, quantity, _)| quantity)
    }

    /// Returns whether a kind of exercise asks for a weak spot.
    #[must_use]
    pub fn has(&self, level: Level, kind: usize) -> bool {
        self.spots(level).any(|quantity| match level {
            Level::Formula => quantity == FORMULAS[kind],
            Level::Step => quantity.step() == STEPS[kind],
            Level::Period => false,
        })
    }

    /// Prints one line for each level and quantity, as it is saved: `1 mu 1101`.
    #[must_use]
    pub fn print(&self) -> String {
        let line = |(level, quantity, record): (Level, Quantity, Record)| {
            format!("{} {} {}\n", level.number(), id(quantity), record.print())
        };
        self.answered().map(line).collect()
    }

    /// Parses what [`print`](Self::print) returns. Other lines are skipped.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let mut weak = Self::default();
        let line = |line: &str| {
            let mut cells = line.split(' ');
            let level = Level::of(cells.next()?.parse().ok()?)?;
            let name = cells.next()?;
            let quantity = spots().find(|quantity| id(*quantity) == name)?;
            Some((level, quantity, Record::parse(cells.next()?)?))
        };
        for (level, quantity, record) in text.lines().filter_map(line) {
            *weak.record(level, quantity) = record;
        }
        weak
    }
}
