//! English.

use crate::present::text::glossary::GlossaryText;

/// The English table.
pub(in crate::present::text) static EN: GlossaryText = GlossaryText { title: "Glossary" };
