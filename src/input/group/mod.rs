//! What is typed in the room where several sides are rated at once.
//!
//! [`form`] holds the strings, [`table`] is the same results as a crosstable, [`read`] makes groups, teams, matches and free-for-alls
//! of them, [`csv`] and [`link`] are their way in and out.

pub mod csv;
pub mod form;
pub mod link;
pub mod read;
pub mod table;
