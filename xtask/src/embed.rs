//! The small page for other people's pages: see `page.rs`, which makes it, and `www/embed.js`, which puts it there.

/// What the small page is called.
pub(crate) const PAGE: &str = "embed.html";

/// What stands for the page's own origin where it has none: see `www/frame.js`.
pub(crate) const ANY_ORIGIN: &str = "http: https:";
