//! Where somebody's numbers go wrong: the library of mistakes, what is read, and what is said.

#[path = "check/table.rs"]
mod table;
