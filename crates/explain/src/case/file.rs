//! Files that the user opens.

/// The largest file size in bytes, some 200,000 games. A larger file would block the page while it is read.
pub const LARGEST: f64 = 2e6;

/// The reason why a file was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BadFile {
    /// The file has more than [`LARGEST`] bytes.
    TooLarge,
    /// The browser could not read the file.
    Unreadable,
}

/// Checks the size of a file before it is read.
///
/// # Errors
///
/// Returns [`BadFile::TooLarge`] if the file has more than [`LARGEST`] bytes.
pub fn check_size(bytes: f64) -> Result<(), BadFile> {
    if bytes > LARGEST {
        Err(BadFile::TooLarge)
    } else {
        Ok(())
    }
}
