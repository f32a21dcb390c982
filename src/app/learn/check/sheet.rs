//! The numbers that somebody got for one case, as they were typed.

use super::link::MOST_NUMBERS;
use crate::input::table::BadLine;
use crate::number::style::from_field;
use crate::number::{Typed, typed};
use crate::teach::check::unread::{Unread, unread};
use crate::teach::check::{Quantity, Value, read};
use std::rc::Rc;

/// Numbers as they were typed, each with what it is of.
pub type Numbers = Vec<(Quantity, String)>;

/// The numbers of one case.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sheet {
    /// What stands in the box.
    pub text: String,
    /// The fields in which something stands or is asked for, in the order of the steps.
    fields: Numbers,
    /// The last numbers that could all be read.
    good: Rc<Numbers>,
}

impl Sheet {
    /// A sheet with these numbers.
    #[must_use]
    pub(super) fn of(fields: Numbers) -> Self {
        let mut sheet = Self::default();
        for (quantity, text) in fields {
            sheet.put(quantity, text);
        }
        sheet.read();
        sheet
    }

    /// What was typed for a quantity.
    #[must_use]
    pub fn typed(&self, quantity: Quantity) -> &str {
        self.fields.iter().find(|(of, _)| *of == quantity).map_or("", |(_, text)| text)
    }

    /// The fields that are there beside those of the result: something stands in them, or is asked for.
    #[must_use]
    pub fn fields(&self) -> &[(Quantity, String)] {
        &self.fields
    }

    /// The last numbers that could all be read.
    #[must_use]
    pub fn good(&self) -> &Rc<Numbers> {
        &self.good
    }

    /// Whether something stands in a field that is no number.
    #[must_use]
    pub fn is_wrong(&self, quantity: Quantity) -> bool {
        let text = self.typed(quantity);
        typed(text) != Typed::Empty && Value::of(text).is_none()
    }

    /// The lines of the box that were not understood.
    #[must_use]
    pub fn unread(&self) -> Vec<BadLine<Unread>> {
        unread(&self.text)
    }

    /// How many numbers were found in the box.
    #[must_use]
    pub fn found(&self) -> usize {
        found(&self.text).count()
    }

    /// Whether what is compared is no more what stands there, as something in that is not understood.
    #[must_use]
    pub fn is_stale(&self) -> bool {
        self.is_mistyped() && !self.good.is_empty()
    }

    /// Whether nothing was typed.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.text.is_empty() && self.fields.iter().all(|(_, text)| text.is_empty())
    }

    fn is_mistyped(&self) -> bool {
        self.fields.iter().any(|(quantity, _)| self.is_wrong(*quantity))
            || self.unread().iter().any(|line| line.reason == Unread::NoNumber)
    }

    /// Takes what is found in a text into the fields, and what was found in the last one out of them.
    pub(super) fn paste(&mut self, text: String) {
        for (quantity, text) in found(&self.text) {
            self.fields.retain(|(of, typed)| *of != quantity || *typed != text);
        }
        for (quantity, text) in found(&text) {
            self.put(quantity, text);
        }
        self.text = text;
        self.read();
    }

    pub(super) fn edit(&mut self, quantity: Quantity, text: String) {
        self.put(quantity, text);
        self.read();
    }

    pub(super) fn ask(&mut self, quantity: Quantity) {
        if self.typed(quantity).is_empty() {
            self.put(quantity, String::new());
        }
    }

    /// Takes r′ and RD′ for μ′ and φ′.
    pub(super) fn take_scaled(&mut self) {
        for (from, to) in [(Quantity::Rating, Quantity::MuPrime), (Quantity::Deviation, Quantity::PhiPrime)] {
            let text = self.typed(from).to_owned();
            self.fields.retain(|(of, _)| *of != from);
            self.put(to, text);
        }
        // What is found in it would come back.
        self.text.clear();
        self.read();
    }

    fn put(&mut self, quantity: Quantity, text: String) {
        match self.fields.binary_search_by_key(&quantity, |(of, _)| *of) {
            Ok(i) => self.fields[i].1 = text,
            Err(i) => self.fields.insert(i, (quantity, text)),
        }
    }

    /// Compares what stands there from now on, if all of it can be read. Where nothing was compared before, what can be read is better than nothing.
    fn read(&mut self) {
        if !self.is_mistyped() || self.good.is_empty() {
            let is_number = |(_, text): &&(Quantity, String)| Value::of(text).is_some();
            self.good = Rc::new(self.fields.iter().filter(is_number).cloned().collect());
        }
    }
}

/// The numbers of a text, as they would be kept if they were typed into fields, and no more than a link may have.
fn found(text: &str) -> impl Iterator<Item = (Quantity, String)> {
    read::found(text).into_iter().take(MOST_NUMBERS).map(|(quantity, text)| (quantity, from_field(&text).into_owned()))
}
