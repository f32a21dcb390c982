//! The state behind one door: the lesson that is open, and what was answered in all of them.

use crate::teach::lesson::{COUNT, LESSONS, Lesson};

/// What is open there.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LessonsState {
    /// The lesson that is open; none: their list.
    pub open: Option<Open>,
    /// What was answered, lesson by lesson.
    pub answered: [Answered; COUNT],
}

/// A lesson as it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Open {
    /// Its place among all, from 0.
    pub place: usize,
    /// What was guessed. `None`: nothing is shown yet.
    pub guess: Option<Guess>,
    /// The stop that is looked at.
    pub stop: Option<usize>,
    /// Where each thing stands that can be moved.
    pub at: Vec<f64>,
    /// The answer that was given in the end.
    pub answer: Option<usize>,
}

/// How somebody came to see what a lesson shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guess {
    /// By an answer to its question.
    Said(usize),
    /// Without one.
    NotSaid,
}

/// What was answered in a lesson, when it was last taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Answered {
    /// The guess in the beginning.
    pub guess: Option<usize>,
    /// The answer in the end.
    pub answer: Option<usize>,
}

/// What can be done there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Action {
    /// Guesses.
    Guess(usize),
    /// Has the lesson shown without a guess.
    Show,
    /// Goes to a stop.
    Stop(usize),
    /// Moves something.
    Move(usize, f64),
    /// Answers the question in the end.
    Answer(usize),
}

impl Open {
    /// A lesson from its beginning.
    fn new(place: usize) -> Self {
        Self { place, guess: None, stop: None, at: LESSONS[place].start(), answer: None }
    }

    /// The lesson.
    #[must_use]
    pub fn lesson(&self) -> &'static Lesson {
        &LESSONS[self.place]
    }

    /// The `id` of its heading.
    #[must_use]
    pub fn heading(&self) -> String {
        format!("lesson-{}", self.lesson().id)
    }

    /// Goes to a stop; whether there is one.
    fn go(&mut self, stop: usize) -> bool {
        let Some(at) = self.lesson().at_stop(stop) else { return false };
        (self.stop, self.at) = (Some(stop), at);
        true
    }

    fn put(&mut self, i: usize, to: f64) {
        let Some(slot) = self.at.get_mut(i) else { return };
        *slot = to;
        self.stop = None;
        for j in 0..self.at.len() {
            let Some([from, to]) = self.lesson().range(j, &self.at) else { continue };
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
            Action::Move(i, to) if is_shown => open.put(i, to),
            Action::Answer(choice) if is_shown && choice < open.lesson().check.choices.len() => {
                open.answer = Some(choice);
                answered.answer = Some(choice);
            }
            // Nothing is moved or answered that is not seen.
            _ => {}
        }
    }

    /// What a link says of it: the lesson, and the stop that is looked at, from 1.
    pub(super) fn link(&self) -> String {
        let Some(open) = &self.open else { return String::new() };
        let id = open.lesson().id;
        open.stop.map_or_else(|| id.to_owned(), |stop| format!("{id}.{}", stop + 1))
    }

    /// Opens what a link says; whether that was understood. At a stop a lesson is shown as after the guess; else it asks, whatever was answered before.
    pub(super) fn open(&mut self, value: &str) -> bool {
        let (id, stop) = value.split_once('.').map_or((value, None), |(id, stop)| (id, Some(stop)));
        self.open = LESSONS.iter().position(|lesson| lesson.id == id).map(Open::new);
        let Some((open, stop)) = self.open.as_mut().zip(stop) else {
            return self.open.is_some() || value.is_empty();
        };
        let stop = stop.parse::<usize>().ok().and_then(|stop| stop.checked_sub(1));
        let is_there = stop.is_some_and(|stop| open.go(stop));
        open.guess = is_there.then_some(Guess::NotSaid);
        is_there
    }

    /// Takes over what another state remembers for good: it is of later.
    pub(super) fn keep_record(&mut self, other: &Self) {
        for (own, later) in self.answered.iter_mut().zip(&other.answered) {
            *own = later.or(*own);
        }
    }

    /// What is kept for the next visit, in one line: `bell.2.0,fell.3` are lessons with what was guessed and answered there.
    pub(super) fn kept(&self) -> String {
        let text = |choice: Option<usize>| choice.map_or_else(String::new, |choice| choice.to_string());
        let of = |(lesson, answered): (&Lesson, &Answered)| {
            (*answered != Answered::default())
                .then(|| format!("{}.{}.{}", lesson.id, text(answered.guess), text(answered.answer)))
        };
        LESSONS.iter().zip(&self.answered).filter_map(of).collect::<Vec<_>>().join(",")
    }

    /// Takes what was kept, as far as nothing else was answered here.
    pub(super) fn restore(&mut self, kept: &str) {
        for part in kept.split(',') {
            let mut values = part.split('.');
            let id = values.next().unwrap_or_default();
            let Some(place) = LESSONS.iter().position(|lesson| lesson.id == id) else { continue };
            let lesson = &LESSONS[place];
            let mut choice = |of: usize| values.next()?.parse().ok().filter(|choice| *choice < of);
            let kept =
                Answered { guess: choice(lesson.predict.choices.len()), answer: choice(lesson.check.choices.len()) };
            self.answered[place] = self.answered[place].or(kept);
        }
    }
}

impl Answered {
    /// The same, and where nothing was answered what was answered otherwise.
    fn or(self, other: Self) -> Self {
        Self { guess: self.guess.or(other.guess), answer: self.answer.or(other.answer) }
    }

    /// How far one is: 0 not begun, 1 guessed, 2 answered in the end.
    #[must_use]
    pub fn mark(self) -> usize {
        if self.answer.is_some() { 2 } else { usize::from(self.guess.is_some()) }
    }
}
