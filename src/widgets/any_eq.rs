//! Comparing values of unknown types. One widget can then show values of any type.

use std::any::Any;

/// A value that can be compared with a value of any type.
pub(crate) trait AnyEq {
    /// Returns the value as [`Any`], for a downcast.
    fn as_any(&self) -> &dyn Any;

    /// Returns whether the other value is of the same type and equal.
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
