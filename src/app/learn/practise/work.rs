//! What was answered on a sheet.

use crate::teach::exercise::weak::Weak;
use crate::teach::exercise::{Code, Exercise, Level, Outcome, Score, Sheet, Verdict, mark};

/// Which sheet it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Which {
    /// How much is asked at once.
    pub level: Level,
    /// The code that it was drawn from.
    pub code: Code,
    /// The kinds of exercise that it asks, where it was made for somebody's weak spots. Then the code says too little to share it.
    pub kinds: Option<Vec<usize>>,
}

impl Which {
    /// Whether it was made for one's weak spots.
    #[must_use]
    pub fn is_mine(&self) -> bool {
        self.kinds.is_some()
    }

    /// Its exercises.
    #[must_use]
    pub fn sheet(&self, length: u16) -> Sheet {
        match &self.kinds {
            None => Sheet::of(self.level, self.code, length),
            Some(kinds) => Sheet::of_kinds(self.level, self.code, kinds.iter().copied()),
        }
    }
}

/// What was answered to an exercise.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answers {
    /// What stands in each blank.
    pub(super) typed: Vec<String>,
    /// What stood there when it was marked last.
    pub(super) marked: Vec<String>,
    /// The blanks whose first answer is on record.
    pub(super) on_record: Vec<usize>,
    /// How often something was wrong.
    pub(super) wrong: u8,
    pub(super) outcome: Outcome,
}

impl Answers {
    /// After so many tries what is right can be shown.
    pub const TRIES: u8 = 2;

    /// What stands in a blank.
    #[must_use]
    pub fn typed(&self, blank: usize) -> &str {
        self.typed.get(blank).map_or("", String::as_str)
    }

    /// How the exercise stands.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// Whether nothing was typed.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.typed.iter().all(String::is_empty)
    }

    /// Whether there were tries enough to be shown what is right.
    #[must_use]
    pub fn can_show(&self) -> bool {
        self.wrong >= Self::TRIES && !self.outcome.is_done()
    }

    /// How many more tries it takes before what is right can be shown, once one was made.
    #[must_use]
    pub fn tries_left(&self) -> Option<usize> {
        let is_trying = self.wrong > 0 && self.wrong < Self::TRIES && !self.outcome.is_done();
        is_trying.then(|| usize::from(Self::TRIES - self.wrong))
    }

    /// What was said of each blank, where it still stands as it was marked; all of them follow from what was marked then.
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
        mark(exercise, &self.marked.iter().map(String::as_str).collect::<Vec<_>>())
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
        // The first answer to each blank is what counts.
        let first = |(blank, verdict): (usize, &Verdict)| {
            if self.on_record.contains(&blank) { Verdict::Empty } else { verdict.clone() }
        };
        weak.take(exercise, &verdicts.iter().enumerate().map(first).collect::<Vec<_>>());
        let is_new = |blank: &usize| verdicts[*blank].is_answer() && !self.on_record.contains(blank);
        let new: Vec<usize> = (0..verdicts.len()).filter(is_new).collect();
        self.on_record.extend(new);

        self.wrong =
            self.wrong.saturating_add(verdicts.iter().any(|verdict| matches!(verdict, Verdict::Wrong(_))).into());
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

/// A sheet with what was answered on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Work {
    /// Which sheet it is.
    pub which: Which,
    /// How many exercises it has.
    pub length: u16,
    answers: Vec<Answers>,
}

impl Work {
    /// A sheet on which nothing was answered.
    #[must_use]
    pub fn new(which: Which, length: u16) -> Self {
        Self { which, length, answers: vec![Answers::default(); usize::from(length)] }
    }

    /// The answers to an exercise, from 0.
    #[must_use]
    pub fn answers(&self, at: usize) -> &Answers {
        static NONE: Answers =
            Answers { typed: Vec::new(), marked: Vec::new(), on_record: Vec::new(), wrong: 0, outcome: Outcome::New };
        self.answers.get(at).unwrap_or(&NONE)
    }

    /// The answers to an exercise, to be changed.
    pub(super) fn answers_mut(&mut self, at: usize) -> &mut Answers {
        if self.answers.len() <= at {
            self.answers.resize(at + 1, Answers::default());
        }
        &mut self.answers[at]
    }

    /// Has another number of exercises. What was answered beyond them stays for the time when they are back.
    pub(super) fn resize(&mut self, length: u16) {
        self.length = length;
        let least = self.answers.len().max(usize::from(length));
        self.answers.resize(least, Answers::default());
    }

    /// All answers, with those beyond the sheet's length.
    pub(super) fn all(&self) -> &[Answers] {
        &self.answers
    }

    /// The first exercise that is not done, from 0.
    #[must_use]
    pub fn first_open(&self) -> Option<usize> {
        (0..usize::from(self.length)).find(|&at| !self.answers(at).outcome().is_done())
    }

    /// How it stands.
    #[must_use]
    pub fn score(&self) -> Score {
        (0..usize::from(self.length)).map(|at| self.answers(at).outcome()).collect()
    }
}
