//! Undo and redo.

use crate::glicko2::Field;
use crate::input::form::Form;
use std::rc::Rc;

/// What was done to the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Edit {
    /// Typing into a field. Letter after letter into the same one is one edit.
    Field(Field),
    /// Anything else, each an edit of its own.
    Other,
}

/// Forms that were, and forms that were taken back.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct History {
    past: Vec<Rc<Form>>,
    future: Vec<Rc<Form>>,
    last: Option<Edit>,
}

impl History {
    /// So many edits can be taken back.
    const MOST: usize = 200;

    /// Remembers a form before an edit.
    pub(super) fn remember(&mut self, edit: Edit, before: &Rc<Form>) {
        let goes_on = edit != Edit::Other && self.last == Some(edit) && !self.past.is_empty();
        if !goes_on {
            self.past.push(before.clone());
            if self.past.len() > Self::MOST {
                self.past.remove(0);
            }
        }
        self.future.clear();
        self.last = Some(edit);
    }

    /// The form before the last edit.
    pub(super) fn undo(&mut self, now: &Rc<Form>) -> Option<Rc<Form>> {
        let form = self.past.pop()?;
        self.future.push(now.clone());
        self.last = None;
        Some(form)
    }

    /// The form that was taken back last.
    pub(super) fn redo(&mut self, now: &Rc<Form>) -> Option<Rc<Form>> {
        let form = self.future.pop()?;
        self.past.push(now.clone());
        self.last = None;
        Some(form)
    }

    pub(super) fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub(super) fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }
}
