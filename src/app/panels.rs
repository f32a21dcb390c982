//! Panels into which text is pasted: what stands in them, and what it holds.

use crate::case::Case;
use crate::case::csv::{self, Imported};
use crate::input::file::BadFile;
use crate::input::paste::{Pasted, paste};
use std::rc::Rc;

/// Games that are being pasted.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PastePanel {
    /// As it stands in the field.
    pub text: String,
    /// Read.
    pub pasted: Pasted,
}

impl PastePanel {
    pub(super) fn of(text: String) -> Self {
        Self { pasted: paste(&text), text }
    }
}

/// Periods that are being imported as CSV.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ImportPanel {
    /// As it stands in the field.
    pub text: Rc<str>,
    /// Read.
    pub imported: Rc<Imported>,
    /// Why the last file was not taken; what stands in the field stays.
    pub bad_file: Option<BadFile>,
    /// The case before it was taken, and what was made of it then. While there are bad lines the panel stays, and to take it again
    /// means to take the mended text in place of the first.
    taken: Option<(Rc<Case>, Rc<Case>)>,
}

impl ImportPanel {
    pub(super) fn with_text(self, text: &str) -> Self {
        Self { text: Rc::from(text), imported: Rc::new(csv::read(text)), bad_file: None, taken: self.taken }
    }

    /// The case that the periods are to be taken into: the present one, unless that is what was made of an earlier try.
    pub(super) fn before(&self, now: &Rc<Case>) -> Rc<Case> {
        match &self.taken {
            Some((before, made)) if Rc::ptr_eq(made, now) => before.clone(),
            _ => now.clone(),
        }
    }

    pub(super) fn taken(self, before: Rc<Case>, made: Rc<Case>) -> Self {
        Self { taken: Some((before, made)), ..self }
    }
}
