//! Whether this is the small page embedded in another page. It saves nothing and scrolls only itself.

use gloo::utils::document_element;

/// Returns whether the root element has the attribute that `xtask/src/embed.rs` gives to `embed.html`.
pub(crate) fn is() -> bool {
    document_element().has_attribute("data-embed")
}
