//! The state behind one door: the numbers to be checked.
//!
//! There is a sheet of numbers for each case that they may be of. Its fields are what counts; what is found in a pasted text goes into them.

mod link;
mod sheet;

pub use sheet::{Numbers, Sheet};

use crate::export::vectors::Program;
use crate::glicko2::{Period, Rounding};
use crate::number::full;
use crate::teach::check::{Quantity, Symptom, cases};

/// Which case numbers are of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Of {
    /// The period of the Calculator that is looked at.
    #[default]
    Own,
    /// Case A, the paper’s example.
    A,
    /// Case B, made to tell mistakes apart.
    B,
}

impl Of {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Own, Self::A, Self::B];

    /// Its place among all.
    #[must_use]
    pub fn place(self) -> usize {
        self as usize
    }

    /// The period that numbers are compared with, where this one is open in the Calculator: in exact arithmetic and with the paper's ε.
    #[must_use]
    pub fn period(self, own: &Period) -> Period {
        match self {
            Self::Own => Period { rounding: Rounding::Exact, epsilon: Period::EPSILON, ..own.clone() },
            Self::A => cases::a(),
            Self::B => cases::b(),
        }
    }
}

/// The link of a period in the Calculator.
#[must_use]
pub fn link_of(period: &Period) -> String {
    let list = |numbers: [f64; 3]| numbers.map(full).join(",");
    let player = period.player;
    let games = period.games.iter().map(|game| list([game.rating, game.deviation, game.score]));
    let games = games.collect::<Vec<_>>().join(";");
    let player = list([player.rating, player.deviation, player.volatility]);
    ["p=", &player, "&t=", &full(period.tau), "&g=", &games].concat()
}

/// How a case is given to somebody’s program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// As a line of JSON.
    Json,
    /// As code that compares by itself.
    Code(Program),
}

impl Way {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 4] =
        [Self::Json, Self::Code(Program::Python), Self::Code(Program::JavaScript), Self::Code(Program::Rust)];
}

/// What is open there.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CheckState {
    /// Which case the numbers are of.
    pub of: Of,
    sheets: [Sheet; 3],
    /// The symptom whose explanation is open.
    pub symptom: Option<Symptom>,
    /// How the case is shown for somebody’s program.
    pub way: Option<Way>,
    /// Whether there are fields for every number on the way.
    pub more: bool,
    /// The first game that has fields there.
    pub first: usize,
}

/// What can be done there.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Compares with another case.
    Choose(Of),
    /// Types or pastes into the box.
    Paste(String),
    /// Types a single number.
    Edit(Quantity, String),
    /// Has a field for a number.
    Ask(Quantity),
    /// Takes r′ and RD′ for μ′ and φ′.
    TakeScaled,
    /// Takes all numbers of the case away.
    Clear,
    /// Shows or folds the fields of every number on the way.
    ToggleMore,
    /// Turns to the fields of other games.
    TurnTo(usize),
    /// Opens what a symptom means, or closes it.
    ToggleSymptom(Symptom),
    /// Shows the case for somebody’s program, or no more.
    ToggleWay(Way),
}

impl CheckState {
    pub(super) fn act(&mut self, action: Action) {
        let sheet = &mut self.sheets[self.of.place()];
        match action {
            Action::Choose(of) => (self.of, self.first) = (of, 0),
            Action::Paste(text) => sheet.paste(text),
            Action::Edit(quantity, text) => sheet.edit(quantity, text),
            Action::Ask(quantity) => sheet.ask(quantity),
            Action::TakeScaled => sheet.take_scaled(),
            Action::Clear => *sheet = Sheet::default(),
            Action::ToggleMore => self.more = !self.more,
            Action::TurnTo(first) => self.first = first,
            Action::ToggleSymptom(symptom) => {
                self.symptom = (self.symptom != Some(symptom)).then_some(symptom);
            }
            Action::ToggleWay(way) => self.way = (self.way != Some(way)).then_some(way),
        }
    }

    /// The numbers of the case that is chosen.
    #[must_use]
    pub fn sheet(&self) -> &Sheet {
        self.sheet_of(self.of)
    }

    /// The numbers of a case.
    #[must_use]
    pub fn sheet_of(&self, of: Of) -> &Sheet {
        &self.sheets[of.place()]
    }

    /// Whether it is about the case of the Calculator.
    pub(super) fn is_about_case(&self) -> bool {
        self.of == Of::Own
    }

    /// Keeps the numbers of another state where this one has none.
    pub(super) fn keep_numbers(&mut self, other: &Self) {
        for (sheet, other) in self.sheets.iter_mut().zip(&other.sheets) {
            if sheet.is_blank() {
                sheet.clone_from(other);
            }
        }
    }
}
