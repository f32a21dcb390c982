//! Russian.

use crate::present::text::check::CheckText;

/// The Russian table.
pub(in crate::present::text) static RU: CheckText = CheckText { title: "Проверить свои числа" };
