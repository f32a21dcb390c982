//! The state behind one door: sheets of exercises with what was answered, and how their author does.
//!
//! | module | is for |
//! |---|---|
//! | here | the sheet that is open, and what is done with it |
//! | [`work`] | what was answered on a sheet |
//! | `kept` | all that in one line of text |

mod kept;
pub mod work;

use crate::teach::exercise::sheet::Place;
use crate::teach::exercise::weak::Weak;
use crate::teach::exercise::{Code, Exercise, Level, Quantity, Score, Sheet};
use std::rc::Rc;
use work::{Answers, Which, Work};

/// So many sheets are kept.
const MOST_SHEETS: usize = 6;
/// In the place of a code in links to the sheet for one's own weak spots, which nobody else has.
const MINE: &str = "mine";

/// What is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// The exercises, with room to write.
    #[default]
    Sheet,
    /// What is right.
    Key,
}

/// What a new sheet will be like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// How much is asked at once.
    pub level: Level,
    /// How many exercises.
    pub length: u16,
    /// Whether weak spots come twice as often.
    pub weak: bool,
}

impl Default for Choice {
    fn default() -> Self {
        Self { level: Level::Formula, length: Sheet::USUAL, weak: false }
    }
}

/// The sheet that is open, and which of its exercises.
#[derive(Clone, Debug, PartialEq)]
pub struct Open {
    /// Which sheet it is.
    pub which: Which,
    /// Its exercises.
    pub sheet: Rc<Sheet>,
    /// The exercise that is seen, from 0.
    pub at: usize,
}

impl Open {
    /// The exercise that is seen.
    #[must_use]
    pub fn exercise(&self) -> &Exercise {
        &self.sheet.exercises[self.at]
    }
}

/// What is open there.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PractiseState {
    /// What a new sheet will be like.
    pub choice: Choice,
    /// What is seen of a sheet; `None` where one is chosen.
    pub open: Option<Open>,
    /// What is printed.
    pub paper: Paper,
    /// How often its button was pressed: each time more, the page is printed.
    pub prints: u32,
    /// The last sheets; the one that was used last is the last.
    sheets: Vec<Rc<Work>>,
    weak: Weak,
}

/// What can be done there.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Chooses the level of the next sheet.
    ChooseLevel(Level),
    /// Chooses how many exercises it has.
    ChooseLength(u16),
    /// Chooses whether it has more of what is weak.
    ChooseWeak(bool),
    /// Makes a sheet as it was chosen. The number is chance's.
    Begin(u32),
    /// Shows an exercise of the sheet, from 0.
    GoTo(usize),
    /// Types into a blank of the exercise that is seen.
    Type(usize, String),
    /// Has the answers marked.
    Check,
    /// Shows what is right, and ends the exercise.
    Show,
    /// Asks for something to be printed.
    Print(Paper),
    /// It has been printed.
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
                if let Some(open) = self.open.as_mut().filter(|open| at < open.sheet.exercises.len()) {
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
            // Whoever prints by the browser's own menu wants the sheet.
            Action::Printed => self.paper = Paper::Sheet,
        }
    }

    /// A new sheet, as it was chosen.
    fn begin(&mut self, code: Code) {
        let Choice { level, length, .. } = self.choice;
        let kinds = self.chooses_weak().then(|| {
            let sheet = Sheet::for_weak(level, code, length, &self.weak);
            sheet.exercises.iter().map(|exercise| exercise.kind).collect()
        });
        self.take_up(Which { level, code, kinds }, length, 0);
    }

    /// Opens a sheet, with what was answered on it.
    fn take_up(&mut self, which: Which, length: u16, at: usize) {
        let known = self.sheets.iter().position(|work| work.which == which);
        let mut work = known.map_or_else(|| Rc::new(Work::new(which.clone(), length)), |at| self.sheets.remove(at));
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

    /// Does something with the answers to the exercise that is seen.
    fn answer(&mut self, act: impl FnOnce(&mut Answers, &Exercise)) {
        let Some(open) = &self.open else { return };
        let Some(work) = self.sheets.iter_mut().find(|work| work.which == open.which) else { return };
        act(Rc::make_mut(work).answers_mut(open.at), open.exercise());
    }

    /// What was answered on the sheet that is open.
    #[must_use]
    pub fn work(&self) -> Option<&Work> {
        let which = &self.open.as_ref()?.which;
        self.sheets.iter().find(|work| work.which == *which).map(|work| &**work)
    }

    /// The last sheets, the one that was used last first.
    pub fn sheets(&self) -> impl Iterator<Item = &Work> {
        self.sheets.iter().rev().map(|work| &**work)
    }

    /// The quantities that are a weak spot at a level.
    pub fn spots(&self, level: Level) -> impl Iterator<Item = Quantity> + '_ {
        self.weak.spots(level)
    }

    /// Whether a sheet of this level can have more of what is weak.
    #[must_use]
    pub fn can_choose_weak(&self) -> bool {
        (0..self.choice.level.kinds()).any(|kind| self.weak.has(self.choice.level, kind))
    }

    /// Whether the next sheet has more of what is weak.
    #[must_use]
    pub fn chooses_weak(&self) -> bool {
        self.choice.weak && self.can_choose_weak()
    }

    /// How the sheet that is open stands: how many exercises ended in each way.
    #[must_use]
    pub fn score(&self) -> Score {
        self.work().map(Work::score).unwrap_or_default()
    }

    /// The next exercise of the sheet that is not done, after the one that is seen and then from the start.
    #[must_use]
    pub fn next_open(&self) -> Option<usize> {
        let (open, work) = (self.open.as_ref()?, self.work()?);
        let all = open.sheet.exercises.len();
        let after = (1..all).map(|by| (open.at + by) % all);
        after.into_iter().find(|&at| !work.answers(at).outcome().is_done())
    }

    /// The link of an exercise of a sheet, from 0; without one, of the sheet.
    #[must_use]
    pub fn place(which: &Which, length: u16, at: Option<usize>) -> String {
        let number = at.map(|at| at as u16 + 1);
        if which.is_mine() {
            return number.map_or_else(|| MINE.to_owned(), |number| format!("{MINE}.{number}"));
        }
        Place { level: which.level, code: which.code, length, number }.to_string()
    }

    /// What a link says of it.
    pub(super) fn link(&self) -> String {
        let place = |open: &Open| Self::place(&open.which, open.sheet.exercises.len() as u16, Some(open.at));
        self.open.as_ref().map(place).unwrap_or_default()
    }

    /// Opens what a link says; whether that was understood.
    pub(super) fn open(&mut self, value: &str) -> bool {
        self.open = None;
        if let Some(number) = value.strip_prefix(MINE) {
            let at = number.strip_prefix('.').and_then(|number| number.parse::<usize>().ok());
            // On another device there is none.
            if let Some(work) = self.sheets.iter().find(|work| work.which.is_mine()) {
                let (which, length) = (work.which.clone(), work.length);
                self.take_up(which, length, at.unwrap_or(1).saturating_sub(1));
            }
            return true;
        }
        let place = Place::parse(value);
        if let Some(Place { level, code, length, number }) = place {
            self.take_up(Which { level, code, kinds: None }, length, usize::from(number.unwrap_or(1)) - 1);
        }
        value.is_empty() || place.is_some()
    }

    /// Takes over what another state remembers for good.
    pub(super) fn keep_record(&mut self, other: &Self) {
        self.sheets.clone_from(&other.sheets);
        self.weak.clone_from(&other.weak);
        self.choice = other.choice;
        self.prints = other.prints;
        // A sheet that is no longer kept was open: then it is a new one.
        if let Some(Open { which, sheet, at }) = self.open.take() {
            self.take_up(which, sheet.exercises.len() as u16, at);
        }
    }
}
