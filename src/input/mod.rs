//! Text that comes in: numbers as people write them, tables, files; and the group as it is typed.

pub mod file;
pub mod group;
pub mod paste;
pub mod table;
