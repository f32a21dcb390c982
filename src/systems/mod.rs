//! Real places that rate by Glicko or Glicko-2: their constants, what each of them changes, and what it shows its players.
//!
//! One file a place, facts and formulas only. Each fact has its source and how sure we are of it. [`outcome`] rates a case as a
//! place does, and [`compare`] does so for all whose rules are public and can be worked from one player's games.

mod ask;
mod course;
mod outcome;
mod place;

mod crpg;
pub mod dominion;
pub mod fics;
mod glicko_1995;
pub mod glicko_boost;
mod gw2_pvp;
mod gw2_wvw;
mod infinite_chess;
pub mod inversus;
pub mod lichess;
mod lichess_family;
pub mod lichess_puzzles;
pub mod ogs;
mod paper;
mod pychess;
mod qlstats;
pub mod showdown;
pub mod tetrio;
mod unpublished;

pub use ask::{Ask, AskKind, AskProblem};
pub use course::outcome;
pub use outcome::{Adapted, Case, Grown, Held, Outcome, Rounding, Shown, Update, Work};
pub use place::{
    Bounds, Cadence, Fact, Family, Growth, OfGames, Part, PerDay, Periods, Publication, Range, Rules, Standing, Sure,
    System, What,
};

pub use dominion::level as dominion_level;

use crate::glicko2::{Error, Period};

/// All places, those with public rules first, in the order in which a menu has them.
#[must_use]
pub fn all() -> &'static [&'static System] {
    static ALL: [&System; 32] = [
        &paper::CORRECTED,
        &paper::OF_2013,
        &glicko_1995::SYSTEM,
        &lichess::SYSTEM,
        &ogs::SYSTEM,
        &inversus::SYSTEM,
        &gw2_wvw::SYSTEM,
        &gw2_pvp::SYSTEM,
        &showdown::SYSTEM,
        &tetrio::SYSTEM,
        &dominion::SYSTEM,
        &qlstats::SYSTEM,
        &fics::SYSTEM,
        &infinite_chess::SYSTEM,
        &lichess_puzzles::SYSTEM,
        &lichess_family::LIDRAUGHTS,
        &lichess_family::LISHOGI,
        &lichess_family::PLAYSTRATEGY,
        &pychess::SYSTEM,
        &glicko_boost::SYSTEM,
        &crpg::SYSTEM,
        &unpublished::EVOLVE,
        &unpublished::CSGO,
        &unpublished::TF2,
        &unpublished::DOTA2,
        &unpublished::CHESSCOM,
        &unpublished::SPLATOON2,
        &unpublished::SPLATOON3,
        &unpublished::ACF,
        &unpublished::ICC,
        &unpublished::TRIALS_FUSION,
        &unpublished::POKEMON_GO,
    ];
    &ALL
}

/// The place of that id.
#[must_use]
pub fn by_id(id: &str) -> Option<&'static System> {
    all().iter().copied().find(|system| system.id == id)
}

/// The same player and games at every place whose rules are public, at least in part.
///
/// `asked` gives what each place asks for beyond the games: [`System::defaults`], or what somebody typed.
#[must_use]
pub fn compare(
    period: &Period,
    asked: impl Fn(&'static System) -> Vec<f64>,
) -> Vec<(&'static System, Result<Outcome, Error>)> {
    all()
        .iter()
        .copied()
        .filter(|system| system.can_be_worked())
        .map(|system| (system, outcome(system, &Case { period: period.clone(), asked: asked(system) })))
        .collect()
}
