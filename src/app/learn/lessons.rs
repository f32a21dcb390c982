//! The state behind one door: the lesson that is open, and what was answered in all of them.

/// What is open there.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LessonsState {}

/// What can be done there.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {}

impl LessonsState {
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
