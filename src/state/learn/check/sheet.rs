//! The user's numbers for one case, as typed.

use super::link::MOST_NUMBERS;
use explain::case::table::BadLine;
use explain::numbers::style::from_field;
use explain::numbers::{Typed, typed};
use explain::teach::check::unread::{Unread, unread};
use explain::teach::check::{Quantity, Value, read};
use std::rc::Rc;

/// Quantities with the text typed for each.
pub type Numbers = Vec<(Quantity, String)>;

/// The user's numbers for one case.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sheet {
    /// The text in the box.
    pub text: String,
    /// The fields with a text and the fields that were added empty, in the order of the steps.
    fields: Numbers,
    /// The last numbers that were all valid.
    good: Rc<Numbers>,
}

impl Sheet {
    /// Creates a sheet with these numbers.
    #[must_use]
    pub(super) fn of(fields: Numbers) -> Self {
        let mut sheet = Self::default();
        for (quantity, text) in fields {
            sheet.set(quantity, text);
        }
        sheet.read();
        sheet
    }

    /// Returns the text typed for a quantity.
    #[must_use]
    pub fn typed(&self, quantity: Quantity) -> &str {
        self.fields
            .iter()
            .find(|(of, _)| *of == quantity)
            .map_or("", |(_, text)| text)
    }

    /// Returns the fields with a text and the fields that were added empty. The view adds those of
    /// the result.
    #[must_use]
    pub fn fields(&self) -> &[(Quantity, String)] {
        &self.fields
    }

    /// Returns the last numbers that were all valid.
    #[must_use]
    pub fn good(&self) -> &Rc<Numbers> {
        &self.good
    }

    /// Returns whether the field of a quantity has a text that is not a number.
    #[must_use]
    pub fn is_wrong(&self, quantity: Quantity) -> bool {
        let text = self.typed(quantity);
        typed(text) != Typed::Empty && Value::of(text).is_none()
    }

    /// Returns the lines of the box that were not understood.
    #[must_use]
    pub fn unread(&self) -> Vec<BadLine<Unread>> {
        unread(&self.text)
    }

    /// Returns how many numbers were found in the box.
    #[must_use]
    pub fn found(&self) -> usize {
        found(&self.text).count()
    }

    /// Returns whether the comparison uses older numbers, because a typed number is invalid.
    #[must_use]
    pub fn is_stale(&self) -> bool {
        self.is_mistyped() && !self.good.is_empty()
    }

    /// Returns whether nothing was typed.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.text.is_empty() && self.fields.iter().all(|(_, text)| text.is_empty())
    }

    fn is_mistyped(&self) -> bool {
        self.fields
            .iter()
            .any(|(quantity, _)| self.is_wrong(*quantity))
            || self
                .unread()
                .iter()
                .any(|line| line.reason == Unread::NoNumber)
    }

    /// Sets the text of the box. Removes the numbers found in the old text from the fields, unless
    /// they were edited, and adds those found in the new text.
    pub(super) fn paste(&mut self, text: String) {
        for (quantity, text) in found(&self.text) {
            self.fields
                .retain(|(of, typed)| *of != quantity || *typed != text);
        }
        for (quantity, text) in found(&text) {
            self.set(quantity, text);
        }
        self.text = text;
        self.read();
    }

    pub(super) fn edit(&mut self, quantity: Quantity, text: String) {
        self.set(quantity, text);
        self.read();
    }

    pub(super) fn ask(&mut self, quantity: Quantity) {
        if self.typed(quantity).is_empty() {
            self.set(quantity, String::new());
        }
    }

    /// Moves the numbers of r′ and RD′ to μ′ and φ′.
    pub(super) fn take_scaled(&mut self) {
        for (from, to) in [
            (Quantity::Rating, Quantity::MuPrime),
            (Quantity::Deviation, Quantity::PhiPrime),
        ] {
            let text = self.typed(from).to_owned();
            self.fields.retain(|(of, _)| *of != from);
            self.set(to, text);
        }
        // Clear the box; otherwise its next edit would add the numbers under their old names again.
        self.text.clear();
        self.read();
    }

    fn set(&mut self, quantity: Quantity, text: String) {
        match self.fields.binary_search_by_key(&quantity, |(of, _)| *of) {
            Ok(i) => self.fields[i].1 = text,
            Err(i) => self.fields.insert(i, (quantity, text)),
        }
    }

    /// Uses the typed numbers for the comparison if all of them are valid. If there was no
    /// comparison before, uses those that are.
    fn read(&mut self) {
        if !self.is_mistyped() || self.good.is_empty() {
            let is_number = |(_, text): &&(Quantity, String)| Value::of(text).is_some();
            self.good = Rc::new(self.fields.iter().filter(is_number).cloned().collect());
        }
    }
}

/// Returns the numbers found in a text, in the form of typed fields, up to the limit for links.
fn found(text: &str) -> impl Iterator<Item = (Quantity, String)> {
    read::found(text)
        .into_iter()
        .take(MOST_NUMBERS)
        .map(|(quantity, text)| (quantity, from_field(&text).into_owned()))
}
