//! English.

use crate::present::text::practise::PractiseText;

/// The English table.
pub(in crate::present::text) static EN: PractiseText = PractiseText { title: "Practise" };
