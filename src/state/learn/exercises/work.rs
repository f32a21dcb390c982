//! The answers on a sheet of exercises.

use explain::teach::exercises::weak::Weak;
use explain::teach::exercises::{Code, Exercise, Level, Outcome, Score, Sheet, Verdict, mark};

/// The identity of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Which {
    /// The level of the exercises.
    pub level: Level,
    /// The code that the sheet is drawn from.
    pub code: Code,
    /// The kinds of the exercises, for a sheet made for the user's weak spots. Such a sheet cannot
    /// be shared, because the code alone does not determine it.
    pub kinds: Option<Vec<usize>>,
}

impl Which {
    /// Returns whether the sheet was made for the user's weak spots.
    #[must_use]
    pub fn is_mine(&self) -> bool {
        self.kinds.is_some()
    }

    /// Creates the sheet.
    #[must_use]
    pub fn sheet(&self, length: u16) -> Sheet {
        match &self.kinds {
            None => Sheet::of(self.level, self.code, length),
            Some(kinds) => Sheet::of_kinds(self.level, self.code, kinds.iter().copied()),
        }
    }
}

/// The answers to an exercise.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answers {
    /// The text in each blank.
    pub(super) typed: Vec<String>,
    /// The text in each blank when the exercise was last checked.
    pub(super) marked: Vec<String>,
    /// The blanks whose first answer is recorded for the weak spots.
    pub(super) on_record: Vec<usize>,
    /// The number of checks with a wrong answer.
    pub(super) wrong: u8,
    pub(super) outcome: Outcome,
}

impl Answers {
    /// The number of wrong checks after which the solution can be shown.
    pub const TRIES: u8 = 2;

    /// Returns the text in a blank.
    #[must_use]
    pub fn typed(&self, blank: usize) -> &str {
        self.typed.get(blank).map_or("", String::as_str)
    }

    /// Returns the outcome of the exercise so far.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// Returns whether all blanks are empty.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.typed.iter().all(String::is_empty)
    }

    /// Returns whether the solution can be shown.
    #[must_use]
    pub fn can_show(&self) -> bool {
        self.wrong >= Self::TRIES && !self.outcome.is_done()
    }

    /// Returns how many more wrong checks it takes until the solution can be shown. `None` before
    /// the first wrong check, and when no more are needed.
    #[must_use]
    pub fn tries_left(&self) -> Option<usize> {
        let is_trying = self.wrong > 0 && self.wrong < Self::TRIES && !self.outcome.is_done();
        is_trying.then(|| usize::from(Self::TRIES - self.wrong))
    }

    /// Returns the verdict on each blank as of the last check. A blank that was edited since counts
    /// as empty.
    #[must_use]
    pub fn verdicts(&self, exercise: &Exercise) -> Vec<Verdict> {
        let mut verdicts = self.marked(exercise);
        for (blank, verdict) in verdicts.iter_mut().enumerate() {
            if self.typed(blank) != self.marked.get(blank).map_or("", String::as_str) {
                *verdict = Verdict::Empty;
            }
        }
        verdicts
    }

    fn marked(&self, exercise: &Exercise) -> Vec<Verdict> {
        mark(
            exercise,
            &self.marked.iter().map(String::as_str).collect::<Vec<_>>(),
        )
    }

    pub(super) fn write(&mut self, blank: usize, text: String) {
        if self.outcome.is_done() {
            return;
        }
        if self.typed.len() <= blank {
            self.typed.resize(blank + 1, String::new());
        }
        self.typed[blank] = text;
    }

    pub(super) fn check(&mut self, exercise: &Exercise, weak: &mut Weak) {
        if self.outcome.is_done() || self.is_blank() {
            return;
        }
        self.marked.clone_from(&self.typed);
        let verdicts = self.marked(exercise);
        // Only the first answer to each blank counts for the weak spots.
        let first = |(blank, verdict): (usize, &Verdict)| {
            if self.on_record.contains(&blank) {
                Verdict::Empty
            } else {
                verdict.clone()
            }
        };
        weak.take(
            exercise,
            &verdicts.iter().enumerate().map(first).collect::<Vec<_>>(),
        );
        let is_new =
            |blank: &usize| verdicts[*blank].is_answer() && !self.on_record.contains(blank);
        let new: Vec<usize> = (0..verdicts.len()).filter(is_new).collect();
        self.on_record.extend(new);

        self.wrong = self.wrong.saturating_add(
            verdicts
                .iter()
                .any(|verdict| matches!(verdict, Verdict::Wrong(_)))
                .into(),
        );
        self.outcome = match verdicts.iter().all(Verdict::is_right) {
            true if self.wrong == 0 => Outcome::First,
            true => Outcome::Later,
            false => Outcome::Tried,
        };
    }

    pub(super) fn show(&mut self) {
        if self.can_show() {
            self.marked.clone_from(&self.typed);
            self.outcome = Outcome::Shown;
        }
    }
}

/// A sheet with the answers on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Work {
    /// The identity of the sheet.
    pub which: Which,
    /// The number of exercises.
    pub length: u16,
    answers: Vec<Answers>,
}

impl Work {
    /// Creates a sheet without answers.
    #[must_use]
    pub fn new(which: Which, length: u16) -> Self {
        Self {
            which,
            length,
            answers: vec![Answers::default(); usize::from(length)],
        }
    }

    /// Returns the answers to an exercise, counted from 0.
    #[must_use]
    pub fn answers(&self, at: usize) -> &Answers {
        static NONE: Answers = Answers {
            typed: Vec::new(),
            marked: Vec::new(),
            on_record: Vec::new(),
            wrong: 0,
            outcome: Outcome::New,
        };
        self.answers.get(at).unwrap_or(&NONE)
    }

    /// Returns the answers to an exercise, for editing.
    pub(super) fn answers_mut(&mut self, at: usize) -> &mut Answers {
        if self.answers.len() <= at {
            self.answers.resize(at + 1, Answers::default());
        }
        &mut self.answers[at]
    }

    /// Changes the number of exercises. Answers beyond the new length are kept in case the sheet
    /// becomes longer again.
    pub(super) fn resize(&mut self, length: u16) {
        self.length = length;
        let least = self.answers.len().max(usize::from(length));
        self.answers.resize(least, Answers::default());
    }

    /// Returns all answers, including those beyond the sheet's length.
    pub(super) fn all(&self) -> &[Answers] {
        &self.answers
    }

    /// Returns the first exercise that is not done, counted from 0.
    #[must_use]
    pub fn first_open(&self) -> Option<usize> {
        (0..usize::from(self.length)).find(|&at| !self.answers(at).outcome().is_done())
    }

    /// Returns the outcomes of the exercises, counted by kind.
    #[must_use]
    pub fn score(&self) -> Score {
        (0..usize::from(self.length))
            .map(|at| self.answers(at).outcome())
            .collect()
    }
}
