//! Reading of text from outside, independent of its meaning: lines and cells of tables, files.

pub mod file;
pub mod table;
