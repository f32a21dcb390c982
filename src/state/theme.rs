//! The colour theme.

use strum::{IntoStaticStr, VariantArray};

/// The colour theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Theme {
    /// The setting of the device.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}
