//! Cases with several participants: fields, results, teams, places, points, and the four leagues of the room.
//!
//! | module | is for |
//! |---|---|
//! | here | the [`LeagueForm`], and the room's initial example |
//! | [`field`] | the fields of a league, and their texts |
//! | [`crosstable`] | the results of a period as a crosstable |
//! | [`read`] | from typed texts to numbers; [`RatedLeague`] is the rated result |
//! | [`link`], [`csv`] | reading and writing |

pub mod crosstable;
pub mod csv;
pub mod field;
pub mod link;
mod rated;
pub mod read;

pub use field::{Field, label};
pub use rated::{LeaguePeriod, Problem, RatedLeague, Who};

use super::{Case, Games, Participant, PeriodForm, ResultForm, Score, TeamsForm};
use crate::number::full;
use glicko2_steps::Player;
use glicko2_steps::groups::teams::Method;
use glicko2_steps::groups::wvw::{self, Match};
use std::rc::Rc;
use strum::{IntoStaticStr, VariantArray};

/// The view of the room: one of its leagues, and its layout.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Mode {
    /// Players and a list of results.
    List,
    /// Players and a crosstable of the results. The room's initial view.
    #[default]
    Table,
    /// Two teams, rated by three methods.
    Teams,
    /// A match of Guild Wars 2.
    Worlds,
    /// A free-for-all with places.
    Race,
}

/// How games arise. Also selects one of the room's leagues: the first period of each league has games of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Results, listed or in a crosstable.
    Results,
    /// Two teams.
    Teams,
    /// Three worlds.
    Worlds,
    /// Free-for-alls.
    Race,
}

impl Mode {
    /// Returns the kind of the league that the mode shows.
    #[must_use]
    pub fn kind(self) -> Kind {
        match self {
            Self::List | Self::Table => Kind::Results,
            Self::Teams => Kind::Teams,
            Self::Worlds => Kind::Worlds,
            Self::Race => Kind::Race,
        }
    }
}

/// Everything typed in the room: one league for each kind of games, and the view. Links contain all four leagues, so
/// switching the view loses nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeagueForm {
    /// The view.
    pub mode: Mode,
    /// The leagues, in the order of [`Kind`]. Shared, so that an edit copies only the league that it changes.
    pub leagues: [Rc<Case>; 4],
}

impl LeagueForm {
    /// Returns the league of a kind.
    #[must_use]
    pub fn of(&self, kind: Kind) -> &Rc<Case> {
        &self.leagues[kind as usize]
    }

    /// Returns the league of a kind, mutably.
    pub fn of_mut(&mut self, kind: Kind) -> &mut Case {
        Rc::make_mut(&mut self.leagues[kind as usize])
    }

    /// Returns the number of rows in periods that the other form does not share.
    #[must_use]
    pub fn own_rows(&self, other: &Self) -> usize {
        self.leagues.iter().zip(&other.leagues).map(|(league, other)| league.own_rows(other)).sum()
    }

    /// Returns the league on view.
    #[must_use]
    pub fn visible(&self) -> &Rc<Case> {
        self.of(self.mode.kind())
    }

    /// Returns the league on view, mutably.
    pub fn visible_mut(&mut self) -> &mut Case {
        self.of_mut(self.mode.kind())
    }
}

impl Default for LeagueForm {
    /// Returns the initial example: the paper's player and opponents, two teams of them, a published Guild Wars 2
    /// match, and the four in a free-for-all.
    fn default() -> Self {
        let players = || {
            vec![
                Participant::new("Anna", "1500", "200", "0.06"),
                Participant::new("Ben", "1400", "30", "0.06"),
                Participant::new("Clara", "1550", "100", "0.06"),
                Participant::new("David", "1700", "300", "0.06"),
            ]
        };
        let results = Games::Results(vec![
            ResultForm::between(0, 1, Score::Won),
            ResultForm::between(0, 2, Score::Lost),
            ResultForm::between(0, 3, Score::Lost),
        ]);
        let team_of = vec![Some(0), Some(0), Some(1), Some(1)];
        let teams = Games::Teams(TeamsForm { team_of, score: Score::Won, method: Method::default() });
        let Match { worlds: [green, blue, red], points, tau } = wvw::PUBLISHED;
        let world = |name: &str, player: Player| {
            let [rating, deviation, volatility] = [player.rating, player.deviation, player.volatility].map(full);
            Participant { name: name.to_owned(), rating, deviation, volatility }
        };
        let worlds = vec![world("Green", green), world("Blue", blue), world("Red", red)];
        let points = Games::Points(points.map(full).to_vec());
        let places = Games::Places(["1", "2", "2", "4"].map(str::to_owned).to_vec());
        let league = |players, tau: &str, games| Rc::new(Case::of(players, tau, vec![played(games)]));
        Self {
            mode: Mode::default(),
            leagues: [
                league(players(), "0.5", results),
                league(players(), "0.5", teams),
                league(worlds, &full(tau), points),
                league(players(), "0.5", places),
            ],
        }
    }
}

/// Creates a period with these games.
pub(super) fn played(games: Games) -> PeriodForm {
    PeriodForm::arising(games, PeriodForm::IDLE)
}
