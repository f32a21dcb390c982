//! The small page for embedding. `page.rs` writes it, and `www/embed.js` inserts it into other pages.

/// The file name of the small page.
pub(crate) const PAGE: &str = "embed.html";

/// The policy's origin for a page in a sandbox, which has no origin of its own: see `www/frame.js`.
pub(crate) const ANY_ORIGIN: &str = "http: https:";
