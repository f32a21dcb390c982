//! Comparing values whose types are not known: of what a widget shows, so that there need not be a widget for each type.

use std::any::Any;

/// Something that can be compared with a value of any type.
pub(crate) trait AnyEq {
    /// The value, whose type can be asked for.
    fn as_any(&self) -> &dyn Any;

    /// Whether the other value is of the same type and equal.
    fn is(&self, other: &dyn Any) -> bool;
}

impl<T: PartialEq + 'static> AnyEq for T {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}
