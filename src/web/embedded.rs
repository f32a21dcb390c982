//! Whether the page is a small one inside somebody else's: then it keeps nothing, and moves nothing but itself.

use gloo::utils::document_element;

/// `embed.html` says so of itself: see `xtask/src/embed.rs`.
pub(super) fn is() -> bool {
    document_element().has_attribute("data-embed")
}
