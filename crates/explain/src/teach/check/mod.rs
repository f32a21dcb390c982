//! Finds the mistake in a user's own Glicko-2 numbers.
//!
//! A period is rated by every known mistake, each of which is the engine with some formulas changed
//! ([`mistakes`]). The user's numbers ([`read`]) are compared with the right result and with all of
//! these ([`lineup`], [`verdict`]).
//!
//! ```
//! use explain::teach::check::{Lineup, cases, read};
//!
//! let lineup = Lineup::of(cases::a())?;
//! let verdict = lineup.check(&read::read("1464.11 151.40 0.059996"));
//! assert!(!verdict.right);
//! let names: Vec<String> = verdict.candidates.iter().map(|candidate| candidate.id()).collect();
//! // Two mistakes that give the same numbers.
//! assert_eq!(names, ["no-step6", "phistar-sigma-scaled"]);
//! # Ok::<(), glicko2_steps::Error>(())
//! ```

pub mod cases;
pub mod given;
pub mod json;
pub mod lineup;
pub mod mistakes;
mod names;
pub mod program;
mod quantity;
pub mod read;
pub mod step5;
pub mod symptom;
pub mod unread;
pub mod verdict;

pub use given::{Given, Value};
pub use glicko2_steps::Quantity;
pub use lineup::{Candidate, Lineup};
pub use mistakes::Mistake;
pub use quantity::slack;
pub use symptom::Symptom;
pub use verdict::{Ask, Certainty, Judged, MistakeArea, Verdict};
