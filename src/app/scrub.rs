//! The active field, and changes of its number by dragging or by keys.
//!
//! A drag is one edit, and so is a run of keys. Until it ends, it is neither in the undo
//! history nor saved nor in the address.

use super::forms::Forms;
use super::{Derivation, Origin, State};
use crate::case::stepping::stepping;
use crate::case::{ASSUMED_RD, Case, Score, is_unknown};
use crate::glicko2::Field;
use crate::number::full;
use crate::season::FieldPath;
use std::rc::Rc;

/// A change of a number by dragging or by keys.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Scrub {
    /// A drag begins.
    Begin,
    /// A drag of a handle in a chart begins. Until it ends the chart keeps its axis; otherwise the
    /// handle would move away from the pointer.
    Grip,
    /// Drags by this many steps from the start of the drag.
    By(i32),
    /// Drags by this much from the start of the drag, in the unit of the chart's axis.
    Moved(f64),
    /// Steps from the current number, by a key.
    Step(i32),
    /// Jumps to the end of the usual range, by a key: `true` is the upper end.
    End(bool),
    /// Ends the drag.
    Done,
    /// Cancels the drag and restores the number.
    Back,
}

/// The active field: it has the focus or is dragged.
#[derive(Clone, Debug)]
pub struct Hand {
    /// The field, within the selected period.
    pub field: Field,
    /// The result before the number was changed, for comparison until the next other action.
    pub ghost: Option<Rc<Derivation>>,
    /// The content of the chart whose handle is dragged. It determines the axis until the drag
    /// ends.
    pub axis: Option<Axis>,
    /// The current drag or run of keys.
    pub(super) scrubbed: Option<Scrubbed>,
}

/// The content of a chart at the start of a drag.
#[derive(Clone, Debug)]
pub struct Axis {
    /// The result that the chart shows.
    pub of: Rc<Derivation>,
    /// The result that it is compared with.
    pub ghost: Option<Rc<Derivation>>,
}

/// Compares by pointer.
impl PartialEq for Axis {
    fn eq(&self, other: &Self) -> bool {
        let pointer = |ghost: &Option<Rc<Derivation>>| ghost.as_ref().map(Rc::as_ptr);
        Rc::ptr_eq(&self.of, &other.of) && pointer(&self.ghost) == pointer(&other.ghost)
    }
}

/// A drag or run of keys, with the state before it.
#[derive(Clone, Debug)]
pub(super) struct Scrubbed {
    /// Whether a pointer is used, not keys.
    is_dragged: bool,
    path: FieldPath,
    case: Rc<Case>,
    origin: Origin,
}

impl State {
    /// Returns whether a number is being dragged or stepped, so that the shown case is not final.
    #[must_use]
    pub fn is_scrubbed(&self) -> bool {
        self.hand.as_ref().is_some_and(|hand| hand.scrubbed.is_some())
    }

    /// Returns whether a number is being dragged by a pointer. Views defer what the reader does not
    /// look at during a drag, because the state changes many times a second.
    #[must_use]
    pub fn is_dragged(&self) -> bool {
        self.scrubbed().is_some_and(|scrubbed| scrubbed.is_dragged)
    }

    /// Sets or clears the active field. Ends the drag of another field; a field that is being
    /// dragged may get the focus without ending its drag.
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
        let axis = (scrub == Scrub::Grip).then(|| Axis { of: self.derivation.clone(), ghost });
        self.hand = Some(Hand { field, ghost: Some(self.derivation.clone()), axis, scrubbed });
    }

    /// Restores the case and the origin from before the drag.
    fn put_back(&mut self, begun: &Scrubbed) {
        if !Rc::ptr_eq(&self.case, &begun.case) {
            (self.case, self.origin) = (begun.case.clone(), begun.origin);
            self.work();
        }
    }

    /// Ends the current drag or run of keys, and records it as one edit.
    pub(super) fn settle_scrub(&mut self) {
        let Some(begun) = self.lay_scrub_down() else { return };
        let now = self.forms();
        self.history.remember(None, &Forms { case: begun.case, ..now.clone() }, &now);
    }

    /// Returns the result before the current drag or run of keys.
    #[must_use]
    pub fn dragged_from(&self) -> Option<&Derivation> {
        self.hand.as_ref().filter(|hand| hand.scrubbed.is_some())?.ghost.as_deref()
    }

    /// Removes the result that is shown for comparison.
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

/// Returns the text that a drag starts from: the typed one, or the assumed RD if the RD is unknown.
fn starts_at(case: &Case, path: FieldPath) -> String {
    let typed = case.field(path);
    let is_assumed = matches!(path.field, Field::GameDeviation(_)) && is_unknown(typed);
    if is_assumed { full(ASSUMED_RD) } else { typed.to_owned() }
}

/// Sets the number of a field. A score that was chosen, not typed, stays a win, draw or loss if the
/// number is one of them.
fn scrub_to(case: &mut Case, before: &Case, path: FieldPath, text: &str) {
    let was_typed =
        |j: usize| before.games(path.period).get(j).is_some_and(|game| matches!(game.score, Score::Typed(_)));
    match path.field {
        Field::GameScore(j) if !was_typed(j) => case.set_score(path.period, j, Score::of_text(text)),
        _ => case.set(path, text.to_owned()),
    }
}
