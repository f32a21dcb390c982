//! A JSON value that may be given as a string or as a number.

use super::{full, number};
use serde::Deserialize;
use serde::de::IgnoredAny;

/// A JSON value that may be a string or a number.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum Loose {
    Text(String),
    Number(f64),
    Other(IgnoredAny),
}

impl Loose {
    /// Returns the value as typed text, or `None` if it is neither string nor number. A number is written
    /// with all digits needed to read it back.
    pub(crate) fn text(&self) -> Option<String> {
        match self {
            Self::Text(text) => Some(text.clone()),
            Self::Number(number) => Some(full(*number)),
            Self::Other(_) => None,
        }
    }

    /// Returns the number, or NaN if the value is not a number.
    pub(crate) fn number(&self) -> f64 {
        self.text().map_or(f64::NAN, |text| number(&text))
    }
}
