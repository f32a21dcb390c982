//! The panel for pasting a league as CSV.

use explain::case::league::csv::{self, Imported};
use explain::input::file::BadFile;
use std::rc::Rc;

/// The state of the panel for pasting a league as CSV.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CsvPanel {
    /// The text in the field.
    pub text: Rc<str>,
    /// The players, results and bad lines in the text.
    pub imported: Rc<Imported>,
    /// Why the last file was not read. The text in the field is unchanged.
    pub bad_file: Option<BadFile>,
}

impl CsvPanel {
    pub(super) fn of(text: &str) -> Self {
        Self { text: Rc::from(text), imported: Rc::new(csv::read(text)), bad_file: None }
    }
}
