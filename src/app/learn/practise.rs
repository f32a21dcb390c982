//! The state behind one door: the sheet of exercises, and how its author does.

/// What is open there.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PractiseState {}

/// What can be done there.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {}

impl PractiseState {
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

    /// Takes over what another state remembers for good.
    pub(super) fn keep_record(&mut self, _other: &Self) {}

    /// What is kept for the next visit, in one line.
    pub(super) fn kept(&self) -> String {
        String::new()
    }

    /// Takes what was kept.
    pub(super) fn restore(&mut self, _kept: &str) {}
}
