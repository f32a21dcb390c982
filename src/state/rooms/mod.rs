//! The state of the other rooms: the system that rates the player's case, its periods as CSV, the
//! league and the room Learn. It is plain data; only its functions are in the lazy part.

mod functions;
mod links;

use super::chosen_system::{ChosenSystem, SystemResult};
use super::import::{self, Csv};
use super::league::{self, LeagueState};
use super::learn::LearnState;
use super::saved::Content;
use super::{Action, Derivation, Options, Source, State};
use explain::case::link::{self, LazyLink, Link};
use explain::case::{Case, csv};
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
    /// The import and export of the player's periods.
    pub csv: Csv<csv::Imported>,
    /// The case before and after the last import of periods. While there are bad lines the panel stays
    /// open, and importing the corrected text replaces that import.
    imported: Option<(Rc<Case>, Case)>,
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
/// systems and the import of periods as CSV are in the lazy part. The first part calls them only
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

    /// Performs an action on the player's periods as CSV. For an import, returns the new case and the
    /// index of the first imported period.
    fn act_on_csv(&mut self, action: import::Action, now: &Rc<Case>) -> Option<(Case, usize)> {
        if self.csv.panel.is_none() {
            self.imported = None;
        }
        let (panel, append) = self.csv.act(action, csv::read)?;
        if panel.imported.periods.is_empty() {
            self.csv.panel = Some(panel);
            return None;
        }
        let before = match &self.imported {
            Some((before, made)) if *made == **now => before.clone(),
            _ => now.clone(),
        };
        let mut case = (*before).clone();
        let first = if append { case.periods.len() } else { 0 };
        case.periods.truncate(first);
        case.append(panel.imported.periods.iter().cloned());
        if !panel.imported.bad.is_empty() {
            self.imported = Some((before, case.clone()));
            self.csv.panel = Some(panel);
        }
        Some((case, first))
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
