//! Undo and redo.

use super::change::{Change, Undoable};
use super::forms::{Forms, FormsChange};
use crate::season::FieldPath;
use std::rc::Rc;

/// The maximum number of edits that can be undone.
const MOST: usize = 200;
/// The approximate maximum size, in bytes, of all changes in one direction.
const MOST_BYTES: usize = 4 << 20;

/// A field of any room. Typing several letters into it in a row is one edit.
#[derive(Clone, Debug, PartialEq)]
pub enum Typing {
    /// A field of the player's case.
    Case(FieldPath),
    /// A field of the lazy part, by a unique name.
    Other(String),
}

/// The changes for undo and redo.
///
/// Both lists are limited in number and size: the oldest changes are dropped first, and the newest
/// is always kept.
#[derive(Clone, Debug, Default)]
pub(super) struct History {
    past: Vec<Rc<FormsChange>>,
    future: Vec<Rc<FormsChange>>,
    /// The field of the last edit, if it was typing.
    typed: Option<Typing>,
}

impl History {
    /// Records an edit. If it continues typing into the same field, merges it with the edit before.
    pub(super) fn remember(&mut self, typing: Option<Typing>, before: &Forms, after: &Forms) {
        let back = after.change_to(before);
        if back.is_none() {
            return;
        }
        let goes_on = typing.is_some() && self.typed == typing;
        match self.past.last_mut().filter(|_| goes_on) {
            // The first change already restores everything that the next letter changed.
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
        self.typed = typing;
    }

    /// Returns the forms before the last edit.
    pub(super) fn undo(&mut self, now: &Forms) -> Option<Forms> {
        self.typed = None;
        travel(&mut self.past, &mut self.future, now)
    }

    /// Returns the forms before the last undo.
    pub(super) fn redo(&mut self, now: &Forms) -> Option<Forms> {
        self.typed = None;
        travel(&mut self.future, &mut self.past, now)
    }

    pub(super) fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub(super) fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }
}

/// Applies the newest change of one direction, and pushes its inverse to the other.
fn travel(from: &mut Vec<Rc<FormsChange>>, to: &mut Vec<Rc<FormsChange>>, now: &Forms) -> Option<Forms> {
    let change = from.pop()?;
    let mut forms = now.clone();
    to.push(Rc::new(forms.apply(&change)));
    forget(to);
    Some(forms)
}

/// Drops the oldest changes if there are too many or they are too large.
fn forget(changes: &mut Vec<Rc<FormsChange>>) {
    let mut bytes = 0;
    let is_within = |change: &&Rc<FormsChange>| {
        bytes += change.size();
        bytes <= MOST_BYTES
    };
    let kept = changes.iter().rev().take(MOST).take_while(is_within).count().max(1);
    changes.drain(..changes.len().saturating_sub(kept));
}
