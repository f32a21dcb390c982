//! A value of JSON that somebody gave as a text or as a number.

use super::{full, number};
use serde::Deserialize;
use serde::de::IgnoredAny;

/// A value that may be a text or a number.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum Loose {
    Text(String),
    Number(f64),
    Other(IgnoredAny),
}

impl Loose {
    /// What somebody would type: of a number all the digits that it takes to read it back.
    pub(crate) fn text(&self) -> Option<String> {
        match self {
            Self::Text(text) => Some(text.clone()),
            Self::Number(number) => Some(full(*number)),
            Self::Other(_) => None,
        }
    }

    /// The number; NaN where it is none.
    pub(crate) fn number(&self) -> f64 {
        self.text().map_or(f64::NAN, |text| number(&text))
    }
}
