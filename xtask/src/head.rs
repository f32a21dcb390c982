//! What the page says of itself to others.

/// The picture for previews.
pub(crate) const CARD: &str = "card.png";
