//! Glicko-2, step by step: Mark Glickman's rating system with every intermediate value, as a library and as a page.
//!
//! The paper's example, in which a player of 1500 wins one game and loses two:
//!
//! ```
//! use glicko2_steps::glicko2::{rate, Game, Period, Player};
//!
//! let period = Period::new(
//!     Player { rating: 1500.0, deviation: 200.0, volatility: 0.06 },
//!     0.5,
//!     vec![
//!         Game { rating: 1400.0, deviation: 30.0, score: 1.0 },
//!         Game { rating: 1550.0, deviation: 100.0, score: 0.0 },
//!         Game { rating: 1700.0, deviation: 300.0, score: 0.0 },
//!     ],
//! );
//! let trace = rate(&period)?;
//! assert_eq!(format!("{:.4}", trace.v.unwrap()), "1.7790");
//! assert_eq!(format!("{:.2}", trace.player.rating), "1464.05");
//! # Ok::<(), glicko2_steps::glicko2::Error>(())
//! ```

pub mod app;
pub mod by_ptr;
pub mod case;
pub mod charts;
pub mod elo;
pub mod escape;
pub mod export;
pub mod glicko;
pub mod glicko2;
pub mod group;
pub mod ids;
pub mod input;
#[cfg(feature = "js")]
pub mod js_api;
pub mod number;
mod order;
mod percent;
pub mod present;
pub mod season;
pub mod systems;
pub mod teach;
#[cfg(feature = "views")]
pub mod web;
