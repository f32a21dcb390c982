//! Text that comes in, whatever it means: lines and cells of a table, files.

pub mod file;
pub mod table;
