//! The state behind one door: the rating that is wanted.

/// What is open there.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SolveState {}

/// What can be done there.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {}

impl SolveState {
    pub(super) fn act(&mut self, action: Action) {
        match action {}
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
