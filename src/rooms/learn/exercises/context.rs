//! The values that the parts of an exercise need.

use super::View;
use crate::state::learn::exercises::Action;
use crate::state::learn::exercises::work::Answers;
use explain::teach::exercises::{Exercise, Verdict};
use explain::words::messages::PractiseWords;
use yew::prelude::*;

/// The values that every part of an exercise needs.
#[derive(Clone, Copy)]
pub(crate) struct ExerciseContext<'a> {
    pub(crate) view: View<'a>,
    pub(crate) words: PractiseWords,
    pub(crate) exercise: &'a Exercise,
    pub(crate) answers: &'a Answers,
    /// The verdict on each answer.
    pub(crate) verdicts: &'a [Verdict],
    pub(crate) act: &'a Callback<Action>,
}
