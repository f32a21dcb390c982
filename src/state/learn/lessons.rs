//! The section with the lessons: the open lesson, and the answers given in all lessons.

use explain::numbers::full;
use explain::teach::lessons::{COUNT, LESSONS, Lesson};

/// The state of the section.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LessonsState {
    /// The open lesson, or `None` for the list of lessons.
    pub open: Option<Open>,
    /// The answers, lesson by lesson.
    pub answered: [Answered; COUNT],
}

/// The state of an open lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct Open {
    /// The index of the lesson.
    pub place: usize,
    /// How the lesson was revealed. `None`: it still asks its first question, and nothing else is
    /// shown.
    pub guess: Option<Guess>,
    /// The selected stop.
    pub stop: Option<usize>,
    /// The values of everything that the reader can move.
    pub at: Vec<f64>,
    /// The answer to the last question.
    pub answer: Option<usize>,
}

/// How the content of a lesson was revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guess {
    /// By an answer to its first question.
    Said(usize),
    /// Without an answer.
    NotSaid,
}

/// The answers given when a lesson was last taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Answered {
    /// The answer to the first question.
    pub guess: Option<usize>,
    /// The answer to the last question.
    pub answer: Option<usize>,
}

/// An action in a lesson.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Action {
    /// Answers the first question.
    Guess(usize),
    /// Reveals the lesson without an answer.
    Show,
    /// Goes to a stop.
    Stop(usize),
    /// Moves one of the values.
    Move(usize, f64),
    /// Goes to the next run of a simulation.
    NextRun,
    /// Answers the last question.
    Answer(usize),
}

impl Open {
    /// Creates a lesson at its beginning.
    fn new(place: usize) -> Self {
        Self {
            place,
            guess: None,
            stop: None,
            at: LESSONS[place].start(),
            answer: None,
        }
    }

    /// Returns the lesson.
    #[must_use]
    pub fn lesson(&self) -> &'static Lesson {
        &LESSONS[self.place]
    }

    /// Returns the `id` of the heading.
    #[must_use]
    pub fn heading(&self) -> String {
        format!("lesson-{}", self.lesson().id)
    }

    /// Goes to a stop, in the same run of a simulation. Returns whether the stop exists.
    fn go(&mut self, stop: usize) -> bool {
        let Some(mut at) = self.lesson().at_stop(stop) else {
            return false;
        };
        if let Some(i) = self.lesson().run() {
            at[i] = self.at[i];
        }
        (self.stop, self.at) = (Some(stop), at);
        true
    }

    /// Goes to the next run of a simulation, and from the last one to the first.
    fn next_run(&mut self) {
        if let Some(i) = self.lesson().run() {
            let [first, last] = self.lesson().moves[i].range;
            let now = self.at[i];
            self.at[i] = if now < last { now + 1.0 } else { first };
        }
    }

    fn set(&mut self, i: usize, to: f64) {
        let is_run = self.lesson().run() == Some(i);
        let Some(slot) = self.at.get_mut(i) else {
            return;
        };
        // A run is a whole number, and the remark at a stop is about every run.
        if is_run {
            *slot = to.round();
        } else {
            *slot = to;
            self.stop = None;
        }
        for j in 0..self.at.len() {
            let Some([from, to]) = self.lesson().range(j, &self.at) else {
                continue;
            };
            if !(from <= self.at[j] && self.at[j] <= to) {
                self.at[j] = if self.at[j] > to { to } else { from };
            }
        }
    }
}

impl LessonsState {
    pub(super) fn act(&mut self, action: Action) {
        let Some(open) = &mut self.open else { return };
        let answered = &mut self.answered[open.place];
        let is_shown = open.guess.is_some();
        match action {
            Action::Guess(choice) if !is_shown && choice < open.lesson().predict.choices.len() => {
                open.guess = Some(Guess::Said(choice));
                answered.guess = Some(choice);
            }
            Action::Show if !is_shown => open.guess = Some(Guess::NotSaid),
            Action::Stop(stop) if is_shown => _ = open.go(stop),
            Action::Move(i, to) if is_shown => open.set(i, to),
            Action::NextRun if is_shown => open.next_run(),
            Action::Answer(choice) if is_shown && choice < open.lesson().check.choices.len() => {
                open.answer = Some(choice);
                answered.answer = Some(choice);
            }
            // Nothing can be moved or answered before the lesson is revealed, nor guessed
            // afterwards.
            _ => {}
        }
    }

    /// Returns the value for a link: the lesson and the selected stop, from 1.
    pub(super) fn link(&self) -> String {
        let Some(open) = &self.open else {
            return String::new();
        };
        let id = open.lesson().id;
        open.stop
            .map_or_else(|| id.to_owned(), |stop| format!("{id}.{}", stop + 1))
    }

    /// Returns the value for a link of the open run of a simulation. Empty for the first run.
    pub(super) fn run_link(&self) -> String {
        let run = |open: &Open| Some(open.at[open.lesson().run()?]);
        let run = self.open.as_ref().and_then(run);
        run.filter(|&run| run != 1.0).map_or_else(String::new, full)
    }

    /// Opens a run of the open lesson's simulation. Returns whether there is one of that number.
    pub(super) fn open_run(&mut self, value: &str) -> bool {
        let Some(open) = &mut self.open else {
            return false;
        };
        let (Some(i), Ok(run)) = (open.lesson().run(), value.parse::<u16>()) else {
            return false;
        };
        let ([first, last], run) = (open.lesson().moves[i].range, f64::from(run));
        let is_there = first <= run && run <= last;
        if is_there {
            open.at[i] = run;
        }
        is_there
    }

    /// Opens the value of a link. Returns whether it was understood. With a stop the lesson is
    /// revealed; without one it asks its first question, even if that was answered before.
    pub(super) fn open(&mut self, value: &str) -> bool {
        let (id, stop) = value
            .split_once('.')
            .map_or((value, None), |(id, stop)| (id, Some(stop)));
        self.open = Lesson::place_of(id).map(Open::new);
        let Some((open, stop)) = self.open.as_mut().zip(stop) else {
            return self.open.is_some() || value.is_empty();
        };
        let stop = stop
            .parse::<usize>()
            .ok()
            .and_then(|stop| stop.checked_sub(1));
        let is_there = stop.is_some_and(|stop| open.go(stop));
        open.guess = is_there.then_some(Guess::NotSaid);
        is_there
    }

    /// Takes over the answers of a later state, which take precedence.
    pub(super) fn keep_record(&mut self, other: &Self) {
        for (own, later) in self.answered.iter_mut().zip(&other.answered) {
            *own = later.or(*own);
        }
    }

    /// Returns the answers as one line to save: `bell.2.0,fell.3` are two lessons, with the first
    /// and the last answer in each.
    pub(super) fn saved(&self) -> String {
        let text =
            |choice: Option<usize>| choice.map_or_else(String::new, |choice| choice.to_string());
        let of = |(lesson, answered): (&Lesson, &Answered)| {
            (*answered != Answered::default()).then(|| {
                format!(
                    "{}.{}.{}",
                    lesson.id,
                    text(answered.guess),
                    text(answered.answer)
                )
            })
        };
        LESSONS
            .iter()
            .zip(&self.answered)
            .filter_map(of)
            .collect::<Vec<_>>()
            .join(",")
    }

    /// Restores saved answers where there is none yet.
    pub(super) fn restore(&mut self, saved: &str) {
        for part in saved.split(',') {
            let mut values = part.split('.');
            let id = values.next().unwrap_or_default();
            let Some(place) = LESSONS.iter().position(|lesson| lesson.id == id) else {
                continue;
            };
            let lesson = &LESSONS[place];
            let mut choice = |of: usize| values.next()?.parse().ok().filter(|choice| *choice < of);
            let saved = Answered {
                guess: choice(lesson.predict.choices.len()),
                answer: choice(lesson.check.choices.len()),
            };
            self.answered[place] = self.answered[place].or(saved);
        }
    }
}

impl Answered {
    /// Returns these answers, with those of `other` in place of missing ones.
    fn or(self, other: Self) -> Self {
        Self {
            guess: self.guess.or(other.guess),
            answer: self.answer.or(other.answer),
        }
    }

    /// Returns the progress: 0 not begun, 1 first question answered, 2 last question answered.
    #[must_use]
    pub fn mark(self) -> usize {
        if self.answer.is_some() {
            2
        } else {
            usize::from(self.guess.is_some())
        }
    }
}
