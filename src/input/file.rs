//! Files that are brought in.

/// So many bytes a file may have: some 200,000 games. The page would stand still for as long as it read more.
pub const LARGEST: f64 = 2e6;

/// Why a file was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BadFile {
    /// It has more than [`LARGEST`] bytes.
    TooLarge,
    /// The browser could not read it.
    Unreadable,
}

/// Refuses a file that is too large, before it is read.
///
/// # Errors
///
/// [`BadFile::TooLarge`].
pub fn check_size(bytes: f64) -> Result<(), BadFile> {
    if bytes > LARGEST { Err(BadFile::TooLarge) } else { Ok(()) }
}
