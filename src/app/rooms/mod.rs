//! The state of the lazy part: the system that rates the player's case, its periods as CSV, the
//! leagues and the room Learn.
//!
//! [`Rooms`] implements [`LazyRooms`], so that the first part of the program does not contain the
//! code of this module.

mod links;

use super::chosen_system::{ChosenSystem, SystemResult};
use super::history::{RoomsSnapshot, Typing};
use super::import::PeriodsAsCsv;
use super::lazy_rooms::{LazyRooms, Loaded};
use super::league::{self, LeagueState};
use super::learn::LearnState;
use super::saved::Content;
use super::{Action, Derivation, Room, Source, State, Step5Bracket};
use explain::case::Subject;
use explain::case::league::link as league_link;
use explain::case::link::{self, LazyLink, Link};
use explain::number::full;
use explain::systems::Family;
use glicko2_steps::Field;
use std::any::Any;
use std::rc::Rc;

/// The state of the other rooms, and of the rating system in the room of one player.
#[derive(Clone, Debug, Default)]
pub struct Rooms {
    /// The chosen system.
    pub chosen_system: Rc<ChosenSystem>,
    /// The selected game if the system rates game by game. `None` if all games are shown together,
    /// with the steps of the last one.
    pub system_period: Option<usize>,
    /// The panel for the player's periods as CSV.
    pub csv: PeriodsAsCsv,
    /// The leagues.
    pub league: Rc<LeagueState>,
    /// The state of the room Learn.
    pub learn: Rc<LearnState>,
    /// Whether the leagues are the user's own or came from a link.
    league_source: Source,
    /// The derivation that the system rated last.
    rated: Option<Rc<Derivation>>,
    /// The system's result for the selected period, or `None` if the system cannot rate it.
    pub result: Option<Rc<SystemResult>>,
}

impl State {
    /// Returns the paper's example with the lazy part loaded, for programs that are not split.
    #[must_use]
    pub fn whole() -> Self {
        let mut state = Self { rooms: Some(Box::new(Rooms::default())), ..Self::default() };
        state.settle();
        state
    }
}

impl Rooms {
    /// Returns the lazy part of a state, if it is loaded.
    #[must_use]
    pub fn of(state: &State) -> Option<&Self> {
        state.rooms.as_deref().and_then(Self::downcast)
    }

    /// Restores the saved content of the room Learn.
    pub fn restore_learnt(&mut self, saved: &str) {
        Rc::make_mut(&mut self.learn).restore(saved);
    }

    fn downcast(rooms: &dyn LazyRooms) -> Option<&Self> {
        (rooms as &dyn Any).downcast_ref()
    }

    fn put_system(&mut self, chosen_system: Rc<ChosenSystem>) {
        self.chosen_system = chosen_system;
        (self.system_period, self.rated) = (None, None);
    }

    fn load_league(&mut self, value: &str) {
        self.league = Rc::new(self.league.update(league::Action::Load(value.to_owned())));
    }

    /// Returns the τ that the chosen system prescribes, if any.
    fn tau(&self) -> Option<String> {
        match self.chosen_system.system.family {
            Family::Glicko2 { tau } => tau.map(full),
            _ => None,
        }
    }
}

impl LazyRooms for Rooms {
    fn copied(&self) -> Box<dyn LazyRooms> {
        Box::new(self.clone())
    }

    fn act(&mut self, action: Action, state: &mut State) {
        match action {
            Action::League(action) => self.league = Rc::new(self.league.update(Rc::unwrap_or_clone(action))),
            Action::Learn(action) => self.learn = Rc::new(self.learn.update(Rc::unwrap_or_clone(action))),
            Action::Choose(id) => {
                if let Some(chosen_system) = ChosenSystem::by_id(&id) {
                    self.put_system(Rc::new(chosen_system));
                    state.room = Room::Player;
                    if let Some(tau) = self.tau() {
                        state.act(Action::Edit(Field::Tau, tau));
                    }
                }
            }
            Action::Answer(id, text) => {
                Rc::make_mut(&mut self.chosen_system).answer(id, text);
                self.rated = None;
            }
            Action::BeNew => {
                let new = self.chosen_system.system.unrated();
                let numbers = [
                    (Field::PlayerRating, new.rating),
                    (Field::PlayerDeviation, new.deviation),
                    (Field::PlayerVolatility, new.volatility),
                ];
                for (field, number) in numbers {
                    state.act(Action::Edit(field, full(number)));
                }
            }
            Action::ShowSystemPeriod(period) => {
                self.system_period = period;
                if period.is_none() {
                    state.act(Action::CloseStep);
                }
            }
            Action::Csv(action) => {
                if let Some((case, first)) = self.csv.act(Rc::unwrap_or_clone(action), &state.case) {
                    state.act(Action::Replace(Rc::new(case), state.view.options.rounding));
                    state.act(Action::SelectPeriod(first));
                }
            }
            action @ (Action::EditPaste(_) | Action::RefusePastedFile(_) | Action::TakePaste { .. }) => {
                state.act_in_paste_panel(action);
            }
            Action::Activate(field) => state.activate(field),
            Action::Drag(field, drag) => state.drag(field, drag),
            Action::MoveEnd(i, drag) => state.view.move_end(i, drag),
            Action::SetBracket(at) => state.view.bracket = Step5Bracket::new(at),
            _ => {}
        }
    }

    fn typing(&self, action: &Action) -> Option<Typing> {
        match action {
            Action::League(action) => match **action {
                league::Action::Edit(field, _) => Some(Typing::League(self.league.period, field)),
                _ => None,
            },
            Action::Answer(id, _) => Some(Typing::Option(id)),
            _ => None,
        }
    }

    fn rate(&mut self, derivation: &Rc<Derivation>) {
        if !self.rated.as_ref().is_some_and(|rated| Rc::ptr_eq(rated, derivation)) {
            self.result = self.chosen_system.result(derivation).map(Rc::new);
            self.rated = Some(derivation.clone());
        }
    }

    fn is_of_paper(&self) -> bool {
        self.chosen_system.is_paper()
    }

    fn has_steps(&self) -> bool {
        !self.chosen_system.is_glicko()
    }

    fn link(&self, state: &State) -> String {
        self.link_of(state)
    }

    fn load(&mut self, link: Link, state: &State) -> Option<Loaded> {
        self.load_link(link, state)
    }

    fn begin(&mut self, system: &LazyLink, awaited: &LazyLink, state: &State) -> Loaded {
        self.begin_with(system, awaited, state)
    }

    fn league_source(&self) -> Source {
        self.league_source
    }

    fn contents(&self, player: Content) -> Vec<Content> {
        let system = self.chosen_system.link().print();
        let player = Content { link: link::joined(&[&system, &player.link]), ..player };
        let league = league_link::print(&self.league.form);
        vec![player, Content { room: Room::League, link: league, source: self.league_source }]
    }

    fn restore(&mut self, subject: Subject, saved: &str) {
        match subject {
            Subject::Player => self.restore_system(&Link::parse(saved).lazy),
            Subject::League => {
                self.load_league(saved);
                self.league_source.restore();
            }
        }
    }

    fn restore_system(&mut self, link: &LazyLink) {
        self.put_system(Rc::new(ChosenSystem::of_link(link, &mut Vec::new())));
    }

    fn return_to(&mut self, left: &dyn LazyRooms) {
        let Some(left) = Self::downcast(left) else { return };
        self.put_system(left.chosen_system.clone());
        self.league = left.league.clone();
        Rc::make_mut(&mut self.learn).return_to(&left.learn);
        self.league_source.return_to(left.league_source);
    }

    fn tell_edited(&mut self, before: &dyn LazyRooms) -> bool {
        let Some(before) = Self::downcast(before) else { return false };
        let is_same = Rc::ptr_eq(&self.league.form, &before.league.form) || self.league.form == before.league.form;
        // Opening a link already set the source.
        if !is_same && self.league_source == before.league_source {
            self.league_source.edit();
        }
        self.chosen_system != before.chosen_system
    }

    fn snapshot(&self) -> RoomsSnapshot {
        RoomsSnapshot { chosen_system: self.chosen_system.clone(), league: self.league.form.clone() }
    }

    fn go_back(&mut self, forms: RoomsSnapshot) {
        if forms.chosen_system != self.chosen_system {
            self.put_system(forms.chosen_system);
        }
        if !Rc::ptr_eq(&forms.league, &self.league.form) {
            self.league = Rc::new(self.league.update(league::Action::Restore(forms.league)));
        }
    }
}
