//! The section with the exercises: the sheets with their answers, and the user's weak spots.
//!
//! | module | is for |
//! |---|---|
//! | here | the open sheet, and the actions on it |
//! | [`work`] | the answers on a sheet |
//! | `saved` | the saved form, one line of text |

mod saved;
pub mod work;

use explain::teach::exercises::sheet::SheetTarget;
use explain::teach::exercises::weak::Weak;
use explain::teach::exercises::{Code, Exercise, Level, Quantity, Score, Sheet};
use std::rc::Rc;
use work::{Answers, Which, Work};

/// The maximum number of saved sheets.
const MOST_SHEETS: usize = 6;
/// The value in links for the sheet for the user's weak spots, in place of a code. The sheet exists
/// only on this device.
const MINE: &str = "mine";

/// The part of a sheet that is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// The exercises, with room for answers.
    #[default]
    Sheet,
    /// The solutions.
    Key,
}

/// The options for a new sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The level of the exercises.
    pub level: Level,
    /// The number of exercises.
    pub length: u16,
    /// Whether exercises for weak spots come twice as often.
    pub weak: bool,
}

impl Default for Choice {
    fn default() -> Self {
        Self {
            level: Level::Formula,
            length: Sheet::USUAL,
            weak: false,
        }
    }
}

/// The open sheet and exercise.
#[derive(Clone, Debug, PartialEq)]
pub struct Open {
    /// The identity of the sheet.
    pub which: Which,
    /// The exercises of the sheet.
    pub sheet: Rc<Sheet>,
    /// The index of the shown exercise.
    pub at: usize,
}

impl Open {
    /// Returns the shown exercise.
    #[must_use]
    pub fn exercise(&self) -> &Exercise {
        &self.sheet.exercises[self.at]
    }
}

/// The state of the section.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PractiseState {
    /// The options for a new sheet.
    pub choice: Choice,
    /// The open sheet, or `None` while the options are being chosen.
    pub open: Option<Open>,
    /// The part of the sheet that is printed.
    pub paper: Paper,
    /// How often a button for printing was pressed. The page is printed each time this number
    /// grows.
    pub prints: u32,
    /// The last sheets, the most recently used one at the end.
    sheets: Vec<Rc<Work>>,
    weak: Weak,
}

/// An action on the exercises.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Sets the level of the next sheet.
    ChooseLevel(Level),
    /// Sets the number of exercises of the next sheet.
    ChooseLength(u16),
    /// Sets whether the next sheet has more exercises for weak spots.
    ChooseWeak(bool),
    /// Creates a sheet with the chosen options from a random number.
    Begin(u32),
    /// Shows an exercise of the sheet, counted from 0.
    GoTo(usize),
    /// Sets the text in a blank of the shown exercise.
    Type(usize, String),
    /// Checks the answers.
    Check,
    /// Shows the solution, and ends the exercise.
    Show,
    /// Prints the exercises or the solutions.
    Print(Paper),
    /// Records that printing has ended.
    Printed,
}

impl PractiseState {
    pub(super) fn act(&mut self, action: Action) {
        match action {
            Action::ChooseLevel(level) => self.choice.level = level,
            Action::ChooseLength(length) => self.choice.length = length,
            Action::ChooseWeak(weak) => self.choice.weak = weak,
            Action::Begin(chance) => self.begin(Code::nth(chance)),
            Action::GoTo(at) => {
                if let Some(open) = self
                    .open
                    .as_mut()
                    .filter(|open| at < open.sheet.exercises.len())
                {
                    open.at = at;
                }
            }
            Action::Type(blank, text) => self.answer(|answers, _| answers.write(blank, text)),
            Action::Check => {
                let mut weak = std::mem::take(&mut self.weak);
                self.answer(|answers, exercise| answers.check(exercise, &mut weak));
                self.weak = weak;
            }
            Action::Show => self.answer(|answers, _| answers.show()),
            Action::Print(paper) => {
                self.paper = paper;
                self.prints += 1;
            }
            // Printing from the browser's menu prints the exercises.
            Action::Printed => self.paper = Paper::Sheet,
        }
    }

    /// Creates a sheet with the chosen options.
    fn begin(&mut self, code: Code) {
        let Choice { level, length, .. } = self.choice;
        let kinds = self.chooses_weak().then(|| {
            let sheet = Sheet::for_weak(level, code, length, &self.weak);
            sheet
                .exercises
                .iter()
                .map(|exercise| exercise.kind)
                .collect()
        });
        self.take_up(Which { level, code, kinds }, length, 0);
    }

    /// Opens a sheet with the answers given on it before.
    fn take_up(&mut self, which: Which, length: u16, at: usize) {
        let known = self.sheets.iter().position(|work| work.which == which);
        let mut work = known.map_or_else(
            || Rc::new(Work::new(which.clone(), length)),
            |at| self.sheets.remove(at),
        );
        if work.length != length {
            Rc::make_mut(&mut work).resize(length);
        }
        if which.is_mine() {
            self.sheets.retain(|work| !work.which.is_mine());
        }
        self.sheets.push(work);
        let surplus = self.sheets.len().saturating_sub(MOST_SHEETS);
        self.sheets.drain(..surplus);
        let sheet = Rc::new(which.sheet(length));
        let at = at.min(sheet.exercises.len() - 1);
        self.open = Some(Open { which, sheet, at });
    }

    /// Changes the answers to the shown exercise.
    fn answer(&mut self, act: impl FnOnce(&mut Answers, &Exercise)) {
        let Some(open) = &self.open else { return };
        let Some(work) = self.sheets.iter_mut().find(|work| work.which == open.which) else {
            return;
        };
        act(Rc::make_mut(work).answers_mut(open.at), open.exercise());
    }

    /// Returns the answers on the open sheet.
    #[must_use]
    pub fn work(&self) -> Option<&Work> {
        let which = &self.open.as_ref()?.which;
        self.sheets
            .iter()
            .find(|work| work.which == *which)
            .map(|work| &**work)
    }

    /// Returns the last sheets, the most recently used one first.
    pub fn sheets(&self) -> impl Iterator<Item = &Work> {
        self.sheets.iter().rev().map(|work| &**work)
    }

    /// Returns the quantities that are weak spots at a level.
    pub fn spots(&self, level: Level) -> impl Iterator<Item = Quantity> + '_ {
        self.weak.spots(level)
    }

    /// Returns whether a sheet of the chosen level can have more exercises for weak spots.
    #[must_use]
    pub fn can_choose_weak(&self) -> bool {
        (0..self.choice.level.kinds()).any(|kind| self.weak.has(self.choice.level, kind))
    }

    /// Returns whether the next sheet has more exercises for weak spots.
    #[must_use]
    pub fn chooses_weak(&self) -> bool {
        self.choice.weak && self.can_choose_weak()
    }

    /// Returns the score of the open sheet: how many exercises have each outcome.
    #[must_use]
    pub fn score(&self) -> Score {
        self.work().map(Work::score).unwrap_or_default()
    }

    /// Returns the next exercise of the sheet that is not done, starting after the shown one and
    /// wrapping around.
    #[must_use]
    pub fn next_open(&self) -> Option<usize> {
        let (open, work) = (self.open.as_ref()?, self.work()?);
        let all = open.sheet.exercises.len();
        let after = (1..all).map(|by| (open.at + by) % all);
        after
            .into_iter()
            .find(|&at| !work.answers(at).outcome().is_done())
    }

    /// Returns the value for a link to an exercise, counted from 0, or to the whole sheet.
    #[must_use]
    pub fn place(which: &Which, length: u16, at: Option<usize>) -> String {
        let number = at.map(|at| at as u16 + 1);
        if which.is_mine() {
            return number.map_or_else(|| MINE.to_owned(), |number| format!("{MINE}.{number}"));
        }
        SheetTarget {
            level: which.level,
            code: which.code,
            length,
            number,
        }
        .to_string()
    }

    /// Returns the value for a link to the shown exercise.
    pub(super) fn link(&self) -> String {
        let place = |open: &Open| {
            Self::place(
                &open.which,
                open.sheet.exercises.len() as u16,
                Some(open.at),
            )
        };
        self.open.as_ref().map(place).unwrap_or_default()
    }

    /// Opens the value of a link. Returns whether it was understood.
    pub(super) fn open(&mut self, value: &str) -> bool {
        self.open = None;
        if let Some(number) = value.strip_prefix(MINE) {
            let at = number
                .strip_prefix('.')
                .and_then(|number| number.parse::<usize>().ok());
            // On another device this sheet does not exist.
            if let Some(work) = self.sheets.iter().find(|work| work.which.is_mine()) {
                let (which, length) = (work.which.clone(), work.length);
                self.take_up(which, length, at.unwrap_or(1).saturating_sub(1));
            }
            return true;
        }
        let place = SheetTarget::parse(value);
        if let Some(SheetTarget {
            level,
            code,
            length,
            number,
        }) = place
        {
            self.take_up(
                Which {
                    level,
                    code,
                    kinds: None,
                },
                length,
                usize::from(number.unwrap_or(1)) - 1,
            );
        }
        value.is_empty() || place.is_some()
    }

    /// Takes over the sheets, the weak spots and the options of another state.
    pub(super) fn keep_record(&mut self, other: &Self) {
        self.sheets.clone_from(&other.sheets);
        self.weak.clone_from(&other.weak);
        self.choice = other.choice;
        self.prints = other.prints;
        // If the open sheet is no longer saved, it starts anew.
        if let Some(Open { which, sheet, at }) = self.open.take() {
            self.take_up(which, sheet.exercises.len() as u16, at);
        }
    }
}
