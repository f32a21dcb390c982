//! The state of the other rooms: the system that rates the player's case, what is imported,
//! the league and the room Learn. It is plain data; only its functions are in the lazy part.

mod functions;
mod links;

use super::chosen_system::{ChosenSystem, SystemResult};
use super::import::{Compared, Import};
use super::league::{self, LeagueState};
use super::learn::LearnState;
use super::saved::Content;
use super::{Action, Derivation, Options, Source, State};
use explain::case::Case;
use explain::case::link::{self, LazyLink, Link};
use explain::numbers::full;
use explain::systems::Family;
use std::rc::Rc;

/// The state of the other rooms, and of the rating system in the room of one player. Only the lazy
/// part creates one, because the examples of the league have to be rated.
#[derive(Clone, Debug, Default)]
pub struct Rooms {
    /// The chosen system.
    pub chosen_system: Rc<ChosenSystem>,
    /// The selected game if the system rates game by game. `None` if all games are shown together,
    /// with the steps of the last one.
    pub system_period: Option<usize>,
    /// Whether the player's periods are shown as CSV.
    pub exports: bool,
    /// The content of the panel for pasting text or opening a file.
    pub import: Rc<Import>,
    /// The games that were imported last beside their changes at the site, and the case of them.
    pub(super) compared: Option<(Rc<Compared>, Rc<Case>)>,
    /// The league.
    pub league: Rc<LeagueState>,
    /// The state of the room Learn.
    pub learn: Rc<LearnState>,
    /// Whether the league is the user's own or came from a link.
    pub(super) league_source: Source,
    /// The derivation that the system rated last.
    rated: Option<Rc<Derivation>>,
    /// The system's result for the selected period, or `None` if the system cannot rate it.
    pub result: Option<Rc<SystemResult>>,
    /// The functions of the lazy part.
    pub(super) functions: Functions,
}

/// The functions of the lazy part that the first part calls.
///
/// A first visit loads only the room of one player. The functions for the other rooms, the rating
/// systems and the import of files are in the lazy part. The first part calls them only
/// through these pointers: a function that it named would be moved into the first part.
#[derive(Clone, Copy, Debug)]
pub(super) struct Functions {
    /// Performs an action of the lazy part, with its effects on the state of the page.
    pub(super) act: fn(&mut State, Action),
    /// Opens a link.
    pub(super) open: fn(&mut State, Link),
    /// Opens what has waited for the lazy part.
    pub(super) begin: fn(&mut State),
    /// Rates the selected period with the chosen system, unless this derivation was rated last.
    pub(super) rate: fn(&mut Rooms, &Rc<Derivation>),
    /// Returns the link of the current room.
    pub(super) link: fn(&Rooms, &State) -> String,
    /// Returns the contents to save: the player's case together with its system, and the league.
    pub(super) contents: fn(&Rooms, Content) -> Vec<Content>,
}

impl State {
    /// Returns the paper's example with the lazy part loaded, for programs that are not split.
    #[must_use]
    pub fn whole() -> Self {
        let mut state = Self {
            rooms: Some(Rooms::default()),
            ..Self::default()
        };
        state.settle();
        state
    }
}

impl Rooms {
    /// Creates the rooms from the saved league and the saved content of the room Learn.
    #[must_use]
    pub fn of_saved(league: &str, learn: &str) -> Self {
        let mut rooms = Self::default();
        rooms.load_league(league);
        Rc::make_mut(&mut rooms.learn).restore(learn);
        rooms
    }

    /// Returns the rooms of a state, if the lazy part is loaded.
    #[must_use]
    pub fn of(state: &State) -> Option<&Self> {
        state.rooms.as_ref()
    }

    /// Chooses a system, which has not rated anything yet.
    pub(super) fn put_system(&mut self, chosen_system: Rc<ChosenSystem>) {
        self.chosen_system = chosen_system;
        (self.system_period, self.rated) = (None, None);
    }

    /// Chooses the system of a link.
    fn restore_system(&mut self, link: &LazyLink) {
        self.put_system(Rc::new(ChosenSystem::of_link(link, &mut Vec::new())));
    }

    /// Returns the comparison with the site, as long as its case is shown by the rules of the site.
    #[must_use]
    pub fn compared(&self, case: &Rc<Case>) -> Option<&Rc<Compared>> {
        let (compared, of) = self.compared.as_ref()?;
        let is_shown =
            Rc::ptr_eq(of, case) && *compared.comparison.system == *self.chosen_system.system;
        is_shown.then_some(compared)
    }

    fn load_league(&mut self, value: &str) {
        self.act_in_league(league::Action::Load(value.to_owned()));
    }

    fn act_in_league(&mut self, action: league::Action) {
        self.league = Rc::new(self.league.update(action));
    }

    /// Returns the τ that the chosen system prescribes, if any.
    fn tau(&self) -> Option<String> {
        match self.chosen_system.system.family {
            Family::Glicko2 { tau } => tau.map(full),
            _ => None,
        }
    }
}

/// Returns the link of a case in the Calculator with the chosen system.
#[must_use]
pub fn case_link(rooms: &Rooms, case: &Case, options: &Options) -> String {
    link::for_others(&link::joined(&[
        &rooms.chosen_system.link().print(),
        &link::print(case, options),
    ]))
}
