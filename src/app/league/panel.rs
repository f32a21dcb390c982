//! The panel into which a list is pasted as CSV.

use crate::case::league::csv::{self, Imported};
use crate::input::file::BadFile;
use std::rc::Rc;

/// CSV that is being pasted, and what it holds.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CsvPanel {
    /// As it stands in the field.
    pub text: Rc<str>,
    /// Read.
    pub imported: Rc<Imported>,
    /// Why the last file was not taken; what stands in the field stays.
    pub bad_file: Option<BadFile>,
}

impl CsvPanel {
    pub(super) fn of(text: &str) -> Self {
        Self { text: Rc::from(text), imported: Rc::new(csv::read(text)), bad_file: None }
    }
}
