//! English.

use crate::present::text::check::CheckText;

/// The English table.
pub(in crate::present::text) static EN: CheckText = CheckText { title: "Check my numbers" };
