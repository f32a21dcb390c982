//! Undo and redo.

use std::rc::Rc;

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

/// Forms that were, and forms that were taken back.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct History<F, K> {
    past: Vec<Rc<F>>,
    future: Vec<Rc<F>>,
    last: Option<Edit<K>>,
}

impl<F, K> Default for History<F, K> {
    fn default() -> Self {
        Self { past: Vec::new(), future: Vec::new(), last: None }
    }
}

impl<F, K: PartialEq> History<F, K> {
    /// So many edits can be taken back.
    const MOST: usize = 200;

    /// Remembers a form before an edit.
    pub(super) fn remember(&mut self, edit: Edit<K>, before: &Rc<F>) {
        let goes_on = edit != Edit::Other && self.last.as_ref() == Some(&edit) && !self.past.is_empty();
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
    pub(super) fn undo(&mut self, now: &Rc<F>) -> Option<Rc<F>> {
        let form = self.past.pop()?;
        self.future.push(now.clone());
        self.last = None;
        Some(form)
    }

    /// The form that was taken back last.
    pub(super) fn redo(&mut self, now: &Rc<F>) -> Option<Rc<F>> {
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
