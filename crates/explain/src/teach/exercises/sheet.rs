//! Sheets of several exercises.

use super::code::{SplitMix64, fnv1a};
use super::weak::Weak;
use super::{Code, Exercise, Level};
use std::fmt;

/// Exercises to be done one after the other.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The level.
    pub level: Level,
    /// The code from which others get the same sheet; `None` for a sheet made for weak spots.
    pub code: Option<Code>,
    /// The exercises.
    pub exercises: Vec<Exercise>,
}

impl Sheet {
    /// The numbers of exercises that a sheet may have.
    pub const LENGTHS: [u16; 3] = [6, 10, 15];
    /// The default number of exercises.
    pub const USUAL: u16 = 10;

    /// Returns the sheet of a code. A longer sheet starts with the exercises of a shorter one.
    #[must_use]
    pub fn of(level: Level, code: Code, length: u16) -> Self {
        let exercises = (1..=length)
            .map(|number| Exercise::of(level, code, number))
            .collect();
        Self {
            level,
            code: Some(code),
            exercises,
        }
    }

    /// Returns a sheet in which weak spots come twice as often as the rest. The code only
    /// determines the random numbers.
    #[must_use]
    pub fn for_weak(level: Level, code: Code, length: u16, weak: &Weak) -> Self {
        Self::of_kinds(level, code, kinds(level, code, usize::from(length), weak))
    }

    /// Returns a sheet with kinds of exercise, one after the other. A number too large stands for
    /// the last kind.
    #[must_use]
    pub fn of_kinds(level: Level, code: Code, kinds: impl IntoIterator<Item = usize>) -> Self {
        let kinds = (1..)
            .zip(kinds)
            .map(|(number, kind)| (number, kind.min(level.kinds() - 1)));
        let exercises = kinds
            .map(|(number, kind)| Exercise::of_kind(level, kind, code, number))
            .collect();
        Self {
            level,
            code: None,
            exercises,
        }
    }
}

/// Returns the kinds of exercise of a sheet for weak spots: each once and the weak ones twice,
/// shuffled, repeated as needed.
fn kinds(level: Level, code: Code, length: usize, weak: &Weak) -> Vec<usize> {
    // The questions about a period always grow, with or without weak spots.
    if level == Level::Period {
        return (0..length)
            .map(|turn| turn.min(level.kinds() - 1))
            .collect();
    }
    let mut random = SplitMix64::new(fnv1a(&code.seed(level, 0)));
    let mut kinds = Vec::new();
    while kinds.len() < length {
        let each = 0..level.kinds();
        let mut round: Vec<usize> = each
            .flat_map(|kind| vec![kind; if weak.has(level, kind) { 2 } else { 1 }])
            .collect();
        for left in (1..round.len()).rev() {
            round.swap(left, random.below(left as u32 + 1) as usize);
        }
        kinds.extend(round);
    }
    kinds.truncate(length);
    kinds
}

/// The target of a link: a sheet, or one exercise of it. Prints as `2.a7k2` or `2.a7k2.3`. A length
/// that is not the default is printed too: `2.a7k2:6`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetTarget {
    /// The level.
    pub level: Level,
    /// The code.
    pub code: Code,
    /// The number of exercises of the sheet.
    pub length: u16,
    /// The exercise, from 1.
    pub number: Option<u16>,
}

impl fmt::Display for SheetTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.level.number(), self.code)?;
        if self.length != Sheet::USUAL {
            write!(f, ":{}", self.length)?;
        }
        self.number.map_or(Ok(()), |number| write!(f, ".{number}"))
    }
}

impl SheetTarget {
    /// Parses what `Display` prints.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut parts = text.split('.');
        let level = Level::of(parts.next()?.parse().ok()?)?;
        let (code, length) = match parts.next()?.split_once(':') {
            Some((code, length)) => (code, Some(length.parse().ok()?)),
            None => (text.split('.').nth(1)?, None),
        };
        let code = Code::parse(code)?;
        let number: Option<u16> = match parts.next() {
            Some(number) => Some(number.parse().ok()?),
            None => None,
        };
        // If the exercise is beyond the default length, a longer sheet is meant.
        let fits = |length: &u16| number.is_none_or(|number| number <= *length);
        let length = length.or_else(|| {
            std::iter::once(Sheet::USUAL)
                .chain(Sheet::LENGTHS)
                .find(fits)
        })?;
        let is_known = Sheet::LENGTHS.contains(&length) && number != Some(0) && fits(&length);
        (is_known && parts.next().is_none()).then_some(Self {
            level,
            code,
            length,
            number,
        })
    }
}
