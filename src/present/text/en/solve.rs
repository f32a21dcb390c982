//! English.

use crate::present::text::solve::SolveText;

/// The English table.
pub(in crate::present::text) static EN: SolveText = SolveText { title: "Solve for" };
