//! Another origin, which the page must not reach.

use crate::site::{Extra, Site};

/// A server on another origin, which records its requests. The site is there as well.
pub struct Elsewhere(Site);

impl Elsewhere {
    /// Starts the server.
    #[must_use]
    pub fn serve() -> Self {
        Self(Site::serve(Extra::new()))
    }

    /// Returns the address of a path.
    #[must_use]
    pub fn address(&self, path: &str) -> String {
        self.0.address(path)
    }

    /// Returns the paths of all requests so far.
    #[must_use]
    pub fn requests(&self) -> Vec<String> {
        self.0.requests()
    }
}
