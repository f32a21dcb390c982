//! Russian.

use crate::present::text::practise::PractiseText;

/// The Russian table.
pub(in crate::present::text) static RU: PractiseText = PractiseText { title: "Тренировка" };
