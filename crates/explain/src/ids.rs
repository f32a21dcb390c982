//! The names of enum values in links, saved data and markup.

pub use strum::VariantArray;

/// An enum whose values have names. A name comes from the variant's, so renaming a variant breaks old
/// links and saved data, unless `#[strum(to_string = "…")]` retains the name.
pub trait HasId: VariantArray + Copy + Into<&'static str> {
    /// Returns the name of the value.
    #[must_use]
    fn id(self) -> &'static str {
        self.into()
    }

    /// Returns the value with this name.
    #[must_use]
    fn from_id(id: &str) -> Option<Self> {
        Self::VARIANTS
            .iter()
            .copied()
            .find(|value| value.id() == id)
    }
}

impl<T: VariantArray + Copy + Into<&'static str>> HasId for T {}
