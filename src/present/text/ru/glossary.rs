//! Russian.

use crate::present::text::glossary::GlossaryText;

/// The Russian table.
pub(in crate::present::text) static RU: GlossaryText = GlossaryText { title: "Словарь" };
