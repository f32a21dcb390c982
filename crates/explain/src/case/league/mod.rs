//! Cases with several participants: fields, results, teams, places and points.
//!
//! | module | is for |
//! |---|---|
//! | here | the [`LeagueForm`], and an example of each kind of games |
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

use super::{Case, Games, Participant, PeriodForm, ResultForm, Score};
use crate::numbers::full;
use glicko2_steps::Player;
use glicko2_steps::groups::wvw::{self, Match};
use std::rc::Rc;
use strum::{IntoStaticStr, VariantArray};

/// The view of the room: the kind of games, and the layout.
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

/// How games arise. The first period of a league has games of its kind, unless periods were moved.
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
    /// Returns the kind of games that the mode shows.
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

/// Everything typed in the room: the league, and its view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeagueForm {
    /// The view. Its kind is that of the league.
    pub mode: Mode,
    /// The league.
    pub case: Rc<Case>,
}

impl LeagueForm {
    /// Returns the example that a view begins with.
    #[must_use]
    pub fn example(mode: Mode) -> Self {
        Self {
            mode,
            case: Rc::new(example(mode.kind())),
        }
    }

    /// Returns whether the league is the example of its kind.
    #[must_use]
    pub fn is_example(&self) -> bool {
        *self.case == example(self.mode.kind())
    }

    /// Returns the league, mutably.
    pub fn case_mut(&mut self) -> &mut Case {
        Rc::make_mut(&mut self.case)
    }

    /// Returns the form in another view. A league with games of another kind has the same participants and τ, and one
    /// period of blank games. In place of an example, and of a match of worlds, which needs three worlds with their
    /// points, it is the example of its kind.
    #[must_use]
    pub fn in_mode(&self, mode: Mode) -> Self {
        let kind = mode.kind();
        if kind == self.mode.kind() {
            return Self {
                mode,
                case: self.case.clone(),
            };
        }
        if kind == Kind::Worlds || self.is_example() {
            return Self::example(mode);
        }
        let games = Games::blank(kind, self.case.participants.len());
        Self {
            mode,
            case: Rc::new(self.case.with_periods(vec![played(games)])),
        }
    }
}

impl Default for LeagueForm {
    /// Returns the room's initial example.
    fn default() -> Self {
        Self::example(Mode::default())
    }
}

/// Returns the example of a kind: the paper's player and opponents with their results, two teams of them, the four in
/// a free-for-all, or a published match of Guild Wars 2.
#[must_use]
pub fn example(kind: Kind) -> Case {
    if kind == Kind::Worlds {
        let Match {
            worlds: [green, blue, red],
            points,
            tau,
        } = wvw::PUBLISHED;
        let world = |name: &str, player: Player| {
            let [rating, deviation, volatility] =
                [player.rating, player.deviation, player.volatility].map(full);
            Participant {
                name: name.to_owned(),
                rating,
                deviation,
                volatility,
            }
        };
        let worlds = vec![
            world("Green", green),
            world("Blue", blue),
            world("Red", red),
        ];
        return Case::of(
            worlds,
            &full(tau),
            vec![played(Games::Points(points.map(full).to_vec()))],
        );
    }
    let players = vec![
        Participant::new("Anna", "1500", "200", "0.06"),
        Participant::new("Ben", "1400", "30", "0.06"),
        Participant::new("Clara", "1550", "100", "0.06"),
        Participant::new("David", "1700", "300", "0.06"),
    ];
    let games = match kind {
        Kind::Results => Games::Results(vec![
            ResultForm::between(0, 1, Score::Won),
            ResultForm::between(0, 2, Score::Lost),
            ResultForm::between(0, 3, Score::Lost),
        ]),
        Kind::Race => Games::Places(["1", "2", "2", "4"].map(str::to_owned).to_vec()),
        kind => Games::blank(kind, players.len()),
    };
    Case::of(players, "0.5", vec![played(games)])
}

/// Creates a period with these games.
pub(super) fn played(games: Games) -> PeriodForm {
    PeriodForm::arising(games, PeriodForm::IDLE)
}
