//! The panel into which games are pasted.

use crate::case::paste::{Pasted, paste};

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
