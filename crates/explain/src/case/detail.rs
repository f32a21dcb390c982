//! How much of the derivation is open.

use strum::{IntoStaticStr, VariantArray};

/// How much of the derivation is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Detail {
    /// The current step in words and tables, with its formulas collapsed.
    Values,
    /// The current step with its formulas, in letters and in numbers.
    #[default]
    Worked,
    /// All steps and all notes.
    #[strum(to_string = "all")]
    Everything,
}
