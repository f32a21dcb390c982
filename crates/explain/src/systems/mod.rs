//! Real systems that rate by Glicko or Glicko-2: their constants, their changes to the paper, and
//! the numbers that their players see.
//!
//! Each system has one file, with the explanation beside each change; `README.md` in this folder
//! describes the fields. [`outcome`] rates a case as a system does, [`steps`] explains it in the
//! system's order, and [`compare`] rates a case by all systems whose rules are public and can be
//! applied to one player's games.

mod explain;
pub mod json;
mod option;
mod outcome;
mod rate;
mod rules;
mod shown;
mod summary;
mod system;
pub mod words;

mod crpg;
pub mod dominion;
pub mod fics;
mod first_move;
pub mod glicko_1995;
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

pub use explain::{
    Compared, InTurn, Introduction, StepOf, SystemStep, Titled, View, about_the_number,
    can_be_asked, compare as comparison, draw_cost, introduction, lined_up, one_by_one,
    player_after, reasons, steps,
};
pub use option::{Choice, DAYS, OptionKind, OptionProblem, OptionValue, Options, SystemOption};
pub use outcome::{Adapted, Case, Clamped, Inactivity, Outcome, Update, Work};
pub use rate::outcome;
pub use rules::{Adjustment, ChangedGame, GameRule, Rules, Selection, Weight};
pub use shown::ShownNumber;
pub use system::{
    AsOf, Bounds, Fact, Family, Growth, OfGames, Part, PerDay, Periods, Publication, Range, Rating,
    RatingPeriod, Sure, System, What,
};

pub use dominion::level as dominion_level;

use glicko2_steps::{Error, Period};

/// Returns all systems in the order of menus, first the ones with public rules.
#[must_use]
pub fn all() -> &'static [&'static System] {
    static ALL: &[&System] = &[
        &paper::CORRECTED,
        &paper::OF_2013,
        &first_move::SYSTEM,
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
    ALL
}

/// Returns the system with an id.
#[must_use]
pub fn by_id(id: &str) -> Option<&'static System> {
    all().iter().copied().find(|system| system.id == id)
}

/// Rates a player and games by every system whose rules are public, at least in part, in the order
/// of [`all`].
///
/// `options` returns the options for each system: [`System::default_options`], or what the user
/// entered.
pub fn compare(
    period: &Period,
    options: impl Fn(&'static System) -> Options,
) -> impl Iterator<Item = (&'static System, Result<Outcome, Error>)> {
    all()
        .iter()
        .copied()
        .filter(|system| system.can_be_worked())
        .map(move |system| {
            (
                system,
                outcome(
                    system,
                    &Case {
                        period: period.clone(),
                        options: options(system),
                    },
                ),
            )
        })
}
