//! What several participants add to a case: fields, results, teams, places, points; and the four leagues that the room keeps side by side.
//!
//! | module | is for |
//! |---|---|
//! | here | the [`LeagueForm`], and the example that the room begins with |
//! | [`field`] | where a string stands, and what is typed there |
//! | [`crosstable`] | the results of a period as a crosstable |
//! | [`read`] | from strings to what can be rated; [`RatedLeague`] is what came of it |
//! | [`link`], [`csv`] | the way in and out |

pub mod crosstable;
pub mod csv;
pub mod field;
pub mod link;
mod rated;
pub mod read;

pub use field::{Field, label};
pub use rated::{Problem, RatedLeague, Who, WorkedRound};

use super::{Case, Games, Participant, PeriodForm, ResultForm, Score, TeamsForm};
use crate::glicko2::Player;
use crate::group::teams::Method;
use crate::group::wvw::{self, Match};
use crate::number::full;
use std::rc::Rc;

/// What is looked at in the room: one of its leagues, and in what shape.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Players and a list of results.
    List,
    /// The same as a crosstable, with which the room begins.
    #[default]
    Table,
    /// Two teams, in three ways.
    Teams,
    /// A match of Guild Wars 2.
    Worlds,
    /// A free-for-all with places.
    Race,
}

/// A way in which games arise; and with it one of the room's leagues, whose first period has that way.
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
    /// All of them, as a menu has them.
    pub const ALL: [Self; 5] = [Self::List, Self::Table, Self::Teams, Self::Worlds, Self::Race];

    /// Its name in links.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::List => "list",
            Self::Table => "table",
            Self::Teams => "teams",
            Self::Worlds => "worlds",
            Self::Race => "race",
        }
    }

    /// The mode of that name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mode| mode.id() == id)
    }

    /// The league that it shows.
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

/// All that is typed in the room: a league for each way in which games arise, side by side, and which of them is looked at.
/// Links hold all four, so whoever looks at another one loses nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeagueForm {
    /// What is looked at.
    pub mode: Mode,
    /// The leagues, in the order of [`Kind`]. Shared, so that a change copies only the one that it touches.
    pub leagues: [Rc<Case>; 4],
}

impl LeagueForm {
    /// The league of a kind.
    #[must_use]
    pub fn of(&self, kind: Kind) -> &Rc<Case> {
        &self.leagues[kind as usize]
    }

    /// The league of a kind, to be changed.
    pub fn of_mut(&mut self, kind: Kind) -> &mut Case {
        Rc::make_mut(&mut self.leagues[kind as usize])
    }

    /// The league that is looked at.
    #[must_use]
    pub fn shown(&self) -> &Rc<Case> {
        self.of(self.mode.kind())
    }

    /// The league that is looked at, to be changed.
    pub fn shown_mut(&mut self) -> &mut Case {
        self.of_mut(self.mode.kind())
    }
}

impl Default for LeagueForm {
    /// The paper's player and opponents; two teams of them; a match as the operator published it; the four in a free-for-all.
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

/// A period whose games arise like this.
pub(super) fn played(games: Games) -> PeriodForm {
    PeriodForm::arising(games, PeriodForm::IDLE)
}
