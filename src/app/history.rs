//! Undo and redo.

use super::change::{Change, Undoable};
use std::rc::Rc;

/// So many edits can be taken back.
const MOST: usize = 200;
/// About so many bytes may be held by the changes of either direction.
const MOST_BYTES: usize = 4 << 20;

/// What was done to a form that has fields `K`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Edit<K> {
    /// Typing into a field. Letter after letter into the same one is one edit.
    Field(K),
    /// Anything else, each an edit of its own.
    Other,
}

impl<K> Edit<K> {
    /// Typing into a field, if it is one.
    pub(super) fn of(typing: Option<K>) -> Self {
        typing.map_or(Self::Other, Self::Field)
    }
}

/// Changes that lead back to forms that were, and on to those that were taken back.
///
/// It is bounded by number and by memory: what lies farthest is forgotten first, and the nearest change is always kept.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct History<C, K> {
    past: Vec<Rc<C>>,
    future: Vec<Rc<C>>,
    last: Option<Edit<K>>,
}

impl<C, K> Default for History<C, K> {
    fn default() -> Self {
        Self { past: Vec::new(), future: Vec::new(), last: None }
    }
}

impl<C, K> History<C, K> {
    /// A history of forms that have these ones as a part. The next edit is one of its own.
    pub(super) fn as_of<D, L>(&self, whole: impl Fn(&C) -> D) -> History<D, L> {
        let changes = |changes: &[Rc<C>]| changes.iter().map(|change| Rc::new(whole(change))).collect();
        History { past: changes(&self.past), future: changes(&self.future), last: None }
    }
}

impl<C: Change, K: PartialEq> History<C, K> {
    /// Remembers an edit.
    pub(super) fn remember<F: Undoable<Change = C>>(&mut self, edit: Edit<K>, before: &F, after: &F) {
        let back = after.change_to(before);
        if back.is_none() {
            return;
        }
        let goes_on = edit != Edit::Other && self.last.as_ref() == Some(&edit);
        match self.past.last_mut().filter(|_| goes_on) {
            // What the first letter changed is put back whatever the next ones made of it.
            Some(first) if first.covers(&back) => {}
            Some(first) => {
                let mut begun = before.clone();
                begun.apply(first);
                *first = Rc::new(after.change_to(&begun));
            }
            None => {
                self.past.push(Rc::new(back));
                forget(&mut self.past);
            }
        }
        self.future.clear();
        self.last = Some(edit);
    }

    /// The form before the last edit.
    pub(super) fn undo<F: Undoable<Change = C>>(&mut self, now: &F) -> Option<F> {
        self.last = None;
        travel(&mut self.past, &mut self.future, now)
    }

    /// The form that was taken back last.
    pub(super) fn redo<F: Undoable<Change = C>>(&mut self, now: &F) -> Option<F> {
        self.last = None;
        travel(&mut self.future, &mut self.past, now)
    }

    pub(super) fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub(super) fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }
}

/// Makes the nearest change of one direction, and keeps the one that takes it back for the other.
fn travel<F: Undoable>(from: &mut Vec<Rc<F::Change>>, to: &mut Vec<Rc<F::Change>>, now: &F) -> Option<F> {
    let change = from.pop()?;
    let mut form = now.clone();
    to.push(Rc::new(form.apply(&change)));
    forget(to);
    Some(form)
}

/// Forgets the changes that lie farthest, as far as they are too many or hold too much.
fn forget<C: Change>(changes: &mut Vec<Rc<C>>) {
    let mut bytes = 0;
    let is_within = |change: &&Rc<C>| {
        bytes += change.size();
        bytes <= MOST_BYTES
    };
    let kept = changes.iter().rev().take(MOST).take_while(is_within).count().max(1);
    changes.drain(..changes.len().saturating_sub(kept));
}
