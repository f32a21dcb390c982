//! The panel into which games are pasted.

use crate::case::paste::{Pasted, paste};
use crate::input::file::BadFile;

/// Games that are being pasted.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PastePanel {
    /// As it stands in the field.
    pub text: String,
    /// Read.
    pub pasted: Pasted,
    /// Why a file was not read, if it was not.
    pub bad_file: Option<BadFile>,
}

impl PastePanel {
    pub(super) fn of(text: String) -> Self {
        Self { pasted: paste(&text), text, bad_file: None }
    }
}
