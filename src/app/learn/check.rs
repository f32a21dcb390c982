//! The state behind one door: the numbers to be checked.

/// What is open there.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CheckState {}

/// What can be done there.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {}

impl CheckState {
    pub(super) fn act(&mut self, action: Action) {
        match action {}
    }

    /// Whether it is about the case of the Calculator.
    pub(super) fn is_about_case(&self) -> bool {
        true
    }

    /// What a link says of it.
    pub(super) fn link(&self) -> String {
        String::new()
    }

    /// Opens what a link says; whether that was understood.
    pub(super) fn open(&mut self, value: &str) -> bool {
        value.is_empty()
    }
}
