//! Russian.

use crate::present::text::solve::SolveText;

/// The Russian table.
pub(in crate::present::text) static RU: SolveText = SolveText { title: "Что для этого нужно" };
