//! Shared values that are compared by pointer.

use std::ops::Deref;
use std::rc::Rc;

/// A shared value, compared by pointer, for values whose comparison takes as long as the work that it could save.
/// A value that does not change stays shared from state to state.
#[derive(Debug)]
pub struct ByPtr<T>(pub Rc<T>);

impl<T> Clone for ByPtr<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<T> PartialEq for ByPtr<T> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<T> Deref for ByPtr<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}
