//! A number in hand: a field that has the keyboard or is dragged, and what that has made of the case so far.
//!
//! All of a drag is one edit, and so is a run of keys. Until it ends, undo, the link and what is kept know nothing of it.

use super::forms::Forms;
use super::{Origin, State, Worked};
use crate::case::stepping::stepping;
use crate::case::{ASSUMED_RD, Case, Score, is_unknown};
use crate::glicko2::Field;
use crate::number::full;
use crate::season::FieldPath;
use std::rc::Rc;

/// What is done with a number in hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Scrub {
    /// A drag begins.
    Begin,
    /// One of a handle in a picture begins: until it ends, the picture keeps its axis, or the handle would run away.
    Grip,
    /// It has come so many steps from where it began.
    By(i32),
    /// It has come so far from where it began, as the picture has it.
    Moved(f64),
    /// A key goes so many steps from where it is.
    Step(i32),
    /// A key goes to an end of what is usual: the upper one?
    End(bool),
    /// It is over.
    Done,
    /// It never was.
    Back,
}

/// A field that is in hand.
#[derive(Clone, Debug)]
pub struct Hand {
    /// The field, of the period that is looked at.
    pub field: Field,
    /// What came of the case before the number was scrubbed: it stays to be compared until something else is done.
    pub ghost: Option<Rc<Worked>>,
    /// What the picture was of whose handle is dragged: its axis stays.
    pub axis: Option<Axis>,
    /// What is under way.
    pub(super) scrubbed: Option<Scrubbed>,
}

/// What a picture was of.
#[derive(Clone, Debug)]
pub struct Axis {
    /// What came of the case.
    pub of: Rc<Worked>,
    /// What that was compared with.
    pub ghost: Option<Rc<Worked>>,
}

/// The same only if it is the very one.
impl PartialEq for Axis {
    fn eq(&self, other: &Self) -> bool {
        let pointer = |ghost: &Option<Rc<Worked>>| ghost.as_ref().map(Rc::as_ptr);
        Rc::ptr_eq(&self.of, &other.of) && pointer(&self.ghost) == pointer(&other.ghost)
    }
}

/// A number that is being scrubbed, as it was before.
#[derive(Clone, Debug)]
pub(super) struct Scrubbed {
    /// By a pointer, not by keys.
    is_dragged: bool,
    path: FieldPath,
    case: Rc<Case>,
    origin: Origin,
}

impl State {
    /// Whether a number is being scrubbed: what is seen is on its way to something else.
    #[must_use]
    pub fn is_scrubbed(&self) -> bool {
        self.hand.as_ref().is_some_and(|hand| hand.scrubbed.is_some())
    }

    /// Whether that is done by a pointer, so many times a second: what is not looked at meanwhile waits.
    #[must_use]
    pub fn is_dragged(&self) -> bool {
        self.scrubbed().is_some_and(|scrubbed| scrubbed.is_dragged)
    }

    /// Takes a field into the hand, or lays it down. What is under way goes on: the keyboard may come to a field that is dragged.
    pub(super) fn hold(&mut self, field: Option<Field>) {
        if self.hand.as_ref().map(|hand| hand.field) != field {
            self.settle_scrub();
            self.hand = field.map(|field| Hand { field, ghost: None, axis: None, scrubbed: None });
        }
    }

    pub(super) fn scrub(&mut self, field: Field, scrub: Scrub) {
        let path = self.path(field);
        let is_begun = self.scrubbed().is_some_and(|scrubbed| scrubbed.path == path);
        match scrub {
            Scrub::Begin | Scrub::Grip => self.begin_scrub(field, scrub),
            Scrub::Step(_) | Scrub::End(_) if !is_begun => self.begin_scrub(field, scrub),
            _ if !is_begun => return,
            _ => {}
        }
        let Some((steps, begun)) = stepping(field).zip(self.scrubbed().cloned()) else { return };
        let first = &starts_at(&begun.case, path);
        let now = starts_at(&self.case, path);
        let new = match scrub {
            Scrub::By(by) => steps.dragged(first, by).or_else(|| Some(first.clone())),
            Scrub::Moved(by) => steps.followed(first, by).or_else(|| Some(first.clone())),
            Scrub::Step(by) => steps.after(&now, by),
            Scrub::End(upper) => steps.nearest(&now, steps.usual[usize::from(upper)]),
            Scrub::Begin | Scrub::Grip => None,
            Scrub::Done => return self.settle_scrub(),
            Scrub::Back => {
                self.put_back(&begun);
                self.lay_scrub_down();
                None
            }
        };
        match new {
            Some(new) if new == *first => self.put_back(&begun),
            Some(new) if new != now => self.edit(&mut |case| scrub_to(case, &begun.case, path, &new)),
            _ => {}
        }
    }

    fn scrubbed(&self) -> Option<&Scrubbed> {
        self.hand.as_ref()?.scrubbed.as_ref()
    }

    fn begin_scrub(&mut self, field: Field, scrub: Scrub) {
        self.settle_scrub();
        let (path, case, origin) = (self.path(field), self.case.clone(), self.origin);
        let is_dragged = matches!(scrub, Scrub::Begin | Scrub::Grip);
        let scrubbed = Some(Scrubbed { is_dragged, path, case, origin });
        let ghost = self.hand.take().and_then(|hand| hand.ghost);
        let axis = (scrub == Scrub::Grip).then(|| Axis { of: self.worked.clone(), ghost });
        self.hand = Some(Hand { field, ghost: Some(self.worked.clone()), axis, scrubbed });
    }

    /// What stood there before stands there again, as if nothing had been done.
    fn put_back(&mut self, begun: &Scrubbed) {
        if !Rc::ptr_eq(&self.case, &begun.case) {
            (self.case, self.origin) = (begun.case.clone(), begun.origin);
            self.work();
        }
    }

    /// Ends what is under way: it is one edit.
    pub(super) fn settle_scrub(&mut self) {
        let Some(begun) = self.lay_scrub_down() else { return };
        let now = self.forms();
        self.history.remember(None, &Forms { case: begun.case, ..now.clone() }, &now);
    }

    /// What came of the case before the drag or run of keys that is under way.
    #[must_use]
    pub fn dragged_from(&self) -> Option<&Worked> {
        self.hand.as_ref().filter(|hand| hand.scrubbed.is_some())?.ghost.as_deref()
    }

    /// What was before is not compared any longer.
    pub(super) fn forget_ghost(&mut self) {
        if let Some(hand) = &mut self.hand {
            hand.ghost = None;
        }
    }

    fn lay_scrub_down(&mut self) -> Option<Scrubbed> {
        let hand = self.hand.as_mut()?;
        hand.axis = None;
        hand.scrubbed.take()
    }
}

/// What a field is stepped from: what is typed there, or the RD that is assumed where it is not known.
fn starts_at(case: &Case, path: FieldPath) -> String {
    let typed = case.field(path);
    let is_assumed = matches!(path.field, Field::GameDeviation(_)) && is_unknown(typed);
    if is_assumed { full(ASSUMED_RD) } else { typed.to_owned() }
}

/// A score that was chosen stays one of three where it is one of them.
fn scrub_to(case: &mut Case, before: &Case, path: FieldPath, text: &str) {
    let was_typed =
        |j: usize| before.games(path.period).get(j).is_some_and(|game| matches!(game.score, Score::Typed(_)));
    match path.field {
        Field::GameScore(j) if !was_typed(j) => case.set_score(path.period, j, Score::of_text(text)),
        _ => case.set(path, text.to_owned()),
    }
}
