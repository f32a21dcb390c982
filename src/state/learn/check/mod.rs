//! The section that checks the user's numbers.
//!
//! Each case has its own sheet of numbers. Only the fields of a sheet are compared; numbers found
//! in a pasted text are put into the fields.

mod link;
mod sheet;

pub use sheet::{Numbers, Sheet};

use explain::export::vectors::Program;
use explain::numbers::full;
use explain::teach::check::{Quantity, Symptom, cases};
use glicko2_steps::{Period, Rounding};
use strum::VariantArray;

/// The case that the numbers belong to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray)]
pub enum Of {
    /// The selected period of the Calculator.
    #[default]
    Own,
    /// Case A, the paper's example.
    A,
    /// Case B, made to tell mistakes apart.
    B,
}

impl Of {
    /// Returns the index among all cases.
    #[must_use]
    pub fn place(self) -> usize {
        self as usize
    }

    /// Returns the period that the numbers are compared with. `own` is the period of the
    /// Calculator, for which exact arithmetic and the paper's ε are used.
    #[must_use]
    pub fn period(self, own: &Period) -> Period {
        match self {
            Self::Own => Period {
                rounding: Rounding::Exact,
                epsilon: Period::EPSILON,
                ..own.clone()
            },
            Self::A => cases::a(),
            Self::B => cases::b(),
        }
    }
}

/// Returns the link of a period in the Calculator.
#[must_use]
pub fn link_of(period: &Period) -> String {
    let list = |numbers: [f64; 3]| numbers.map(full).join(",");
    let player = period.player;
    let games = period
        .games
        .iter()
        .map(|game| list([game.rating, game.deviation, game.score]));
    let games = games.collect::<Vec<_>>().join(";");
    let player = list([player.rating, player.deviation, player.volatility]);
    ["p=", &player, "&t=", &full(period.tau), "&g=", &games].concat()
}

/// A form in which a case is given to the user's program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// A line of JSON.
    Json,
    /// A code snippet that makes the comparison.
    Code(Program),
}

impl Way {
    /// All forms, in the order in which they are offered.
    pub const ALL: [Self; 4] = [
        Self::Json,
        Self::Code(Program::Python),
        Self::Code(Program::JavaScript),
        Self::Code(Program::Rust),
    ];
}

/// The state of the section.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CheckState {
    /// The case that the numbers belong to.
    pub of: Of,
    sheets: [Sheet; 3],
    /// The symptom whose explanation is open.
    pub symptom: Option<Symptom>,
    /// The form in which the case is shown for the user's program.
    pub way: Option<Way>,
    /// Whether the fields of all intermediate values are shown.
    pub more: bool,
    /// The first game whose fields are shown.
    pub first: usize,
}

/// An action in the check.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Chooses the case that the numbers belong to.
    Choose(Of),
    /// Sets the text of the box.
    Paste(String),
    /// Sets the text of a field.
    Edit(Quantity, String),
    /// Adds an empty field.
    Ask(Quantity),
    /// Moves the numbers of r′ and RD′ to μ′ and φ′.
    TakeScaled,
    /// Removes all numbers of the case.
    Clear,
    /// Shows or hides the fields of all intermediate values.
    ToggleMore,
    /// Shows the fields of other games.
    TurnTo(usize),
    /// Opens or closes the explanation of a symptom.
    ToggleSymptom(Symptom),
    /// Shows or hides the case for the user's program.
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

    /// Returns the numbers of the chosen case.
    #[must_use]
    pub fn sheet(&self) -> &Sheet {
        self.sheet_of(self.of)
    }

    /// Returns the numbers of a case.
    #[must_use]
    pub fn sheet_of(&self, of: Of) -> &Sheet {
        &self.sheets[of.place()]
    }

    /// Returns whether the chosen case is that of the Calculator.
    pub(super) fn is_about_case(&self) -> bool {
        self.of == Of::Own
    }

    /// Copies the numbers of another state to the sheets that are blank.
    pub(super) fn keep_numbers(&mut self, other: &Self) {
        for (sheet, other) in self.sheets.iter_mut().zip(&other.sheets) {
            if sheet.is_blank() {
                sheet.clone_from(other);
            }
        }
    }
}
