//! A derivation as the reader looks at it.

use super::derivation::Derivation;
use super::{ActiveField, Guesses, Options, Step5Bracket};
use explain::reasons::Chip;
use std::rc::Rc;

/// A derivation and how it is shown: all that the views of a result depend on. The page has one for
/// the player's case; a chosen system and the room League make others.
#[derive(Clone, Debug)]
pub struct DerivationView {
    /// The derivation.
    pub derivation: Rc<Derivation>,
    /// The view options, which are part of the link.
    pub options: Options,
    /// The active field, whose number can be stepped or dragged.
    pub active_field: Option<ActiveField>,
    /// The start values that the reader tries for Step 5 in place of the paper's.
    pub bracket: Step5Bracket,
    /// The reader's guesses of the steps' values.
    pub guesses: Guesses,
    /// Whether the steps play automatically.
    pub playing: bool,
    /// The part of the step that is explained in presentation mode, from 1; 0 is the whole step.
    pub part: usize,
    /// The question about the result whose answer is open.
    pub open_chip: Option<Chip>,
}

impl DerivationView {
    /// Creates a view in which nothing is open, edited or guessed.
    #[must_use]
    pub fn new(derivation: Rc<Derivation>, options: Options) -> Self {
        Self {
            derivation,
            options,
            active_field: None,
            bracket: Step5Bracket::default(),
            guesses: Guesses::default(),
            playing: false,
            part: 0,
            open_chip: None,
        }
    }

    /// Returns the view with no step open and nothing hidden.
    #[must_use]
    pub fn in_full(mut self) -> Self {
        (self.options.hide, self.options.position) = (false, None);
        self
    }
}
