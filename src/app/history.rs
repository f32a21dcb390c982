//! Undo and redo.

use super::change::{Change, Undoable};
use super::forms::{Forms, FormsChange};
use crate::season::FieldPath;
use std::rc::Rc;

/// So many edits can be taken back.
const MOST: usize = 200;
/// About so many bytes may be held by the changes of either direction.
const MOST_BYTES: usize = 4 << 20;

/// A field of any room, where letter after letter is one edit.
#[derive(Clone, Debug, PartialEq)]
pub enum Typing {
    /// Of the player's case.
    Case(FieldPath),
    /// Of the other rooms, by a name that no other has.
    Other(String),
}

/// Changes that lead back to forms that were, and on to those that were taken back.
///
/// It is bounded by number and by memory: what lies farthest is forgotten first, and the nearest change is always kept.
#[derive(Clone, Debug, Default)]
pub(super) struct History {
    past: Vec<Rc<FormsChange>>,
    future: Vec<Rc<FormsChange>>,
    /// The field that was typed into last, if nothing else was done since.
    typed: Option<Typing>,
}

impl History {
    /// Remembers an edit, and whether it was typing into a field.
    pub(super) fn remember(&mut self, typing: Option<Typing>, before: &Forms, after: &Forms) {
        let back = after.change_to(before);
        if back.is_none() {
            return;
        }
        let goes_on = typing.is_some() && self.typed == typing;
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
        self.typed = typing;
    }

    /// The forms before the last edit.
    pub(super) fn undo(&mut self, now: &Forms) -> Option<Forms> {
        self.typed = None;
        travel(&mut self.past, &mut self.future, now)
    }

    /// The forms that were taken back last.
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

/// Makes the nearest change of one direction, and keeps the one that takes it back for the other.
fn travel(from: &mut Vec<Rc<FormsChange>>, to: &mut Vec<Rc<FormsChange>>, now: &Forms) -> Option<Forms> {
    let change = from.pop()?;
    let mut forms = now.clone();
    to.push(Rc::new(forms.apply(&change)));
    forget(to);
    Some(forms)
}

/// Forgets the changes that lie farthest, as far as they are too many or hold too much.
fn forget(changes: &mut Vec<Rc<FormsChange>>) {
    let mut bytes = 0;
    let is_within = |change: &&Rc<FormsChange>| {
        bytes += change.size();
        bytes <= MOST_BYTES
    };
    let kept = changes.iter().rev().take(MOST).take_while(is_within).count().max(1);
    changes.drain(..changes.len().saturating_sub(kept));
}
