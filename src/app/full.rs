//! The full program without its looks: all rooms, the chosen place, and what can be done with them. Nothing here knows of Yew.

use super::history::{Edit, History};
use super::place::Place;
use super::season::{self, SeasonState};
use super::{Action, Options, Room, State, group};
use crate::glicko2::Field;
use crate::input::address::{self, Address};
use crate::input::form::Form;
use crate::input::group::form::{Field as GroupField, GroupForm};
use crate::input::link;
use crate::input::season::form::SeasonForm;
use crate::present::number::full;
use crate::season::Place as SeasonField;
use crate::systems::Family;
use group::GroupState;
use std::rc::Rc;

/// One thing that a person does.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// In the room of one player; undo, redo, the theme and how numbers are shown are every room's.
    Page(Action),
    /// In the season's room.
    Season(season::Action),
    /// In the group's room.
    Group(group::Action),
    /// Goes to a room.
    Enter(Room),
    /// Chooses a place by its id, and goes to the room of one player.
    Choose(String),
    /// Types or chooses what the place asks for.
    Answer(&'static str, String),
    /// Makes the player somebody new at the place.
    BeNew,
    /// Loads a link's fragment.
    Load(String),
}

/// The whole state.
#[derive(Clone, Debug, PartialEq)]
pub struct Full {
    /// The room that one is in.
    pub room: Room,
    /// One player, and how things are looked at in every room.
    pub page: Rc<State>,
    /// The place whose rules are followed.
    pub place: Rc<Place>,
    /// The season.
    pub season: Rc<SeasonState>,
    /// The group.
    pub group: Rc<GroupState>,
    season_history: History<SeasonForm, SeasonField>,
    group_history: History<GroupForm, GroupField>,
}

impl Default for Full {
    fn default() -> Self {
        let mut full = Self {
            room: Room::default(),
            page: Rc::default(),
            place: Rc::default(),
            season: Rc::default(),
            group: Rc::default(),
            season_history: History::default(),
            group_history: History::default(),
        };
        full.work();
        full
    }
}

impl Full {
    /// What comes of an act.
    #[must_use]
    pub fn update(&self, act: Act) -> Self {
        let mut next = self.clone();
        next.act(act);
        next
    }

    fn act(&mut self, act: Act) {
        match act {
            Act::Page(Action::Undo) => self.travel(true),
            Act::Page(Action::Redo) => self.travel(false),
            // Nobody walks through a derivation that is not there.
            Act::Page(
                Action::First | Action::Back | Action::Next | Action::Last | Action::TogglePlay | Action::Tick,
            ) if self.room != Room::Player || self.place.is_glicko() => {}
            Act::Page(Action::Load(fragment)) => self.load(&fragment),
            Act::Page(action) => self.on_page(action),
            Act::Season(action) => {
                let next = Rc::new(self.season.update(action.clone()));
                if next.form != self.season.form {
                    self.season_history.remember(Edit::of(action.typing()), &self.season.form);
                }
                self.season = next;
            }
            Act::Group(action) => {
                let next = Rc::new(self.group.update(action.clone()));
                if next.form != self.group.form {
                    self.group_history.remember(Edit::of(action.typing()), &self.group.form);
                }
                self.group = next;
            }
            Act::Enter(room) => self.room = room,
            Act::Choose(id) => {
                if let Some(place) = Place::by_id(&id) {
                    self.room = Room::Player;
                    self.place = Rc::new(place);
                    if let Family::Glicko2 { tau: Some(tau) } = self.place.system.family {
                        self.on_page(Action::Edit(Field::Tau, full(tau)));
                    }
                    self.work();
                }
            }
            Act::Answer(id, text) => {
                Rc::make_mut(&mut self.place).answer(id, text);
                self.work();
            }
            Act::BeNew => {
                let new = self.place.system.unrated();
                let numbers = [
                    (Field::PlayerRating, new.rating),
                    (Field::PlayerDeviation, new.deviation),
                    (Field::PlayerVolatility, new.volatility),
                ];
                for (field, number) in numbers {
                    self.on_page(Action::Edit(field, full(number)));
                }
            }
            Act::Load(fragment) => self.load(&fragment),
        }
    }

    fn on_page(&mut self, action: Action) {
        let next = Rc::new(self.page.update(action));
        let is_worked_anew = next.worked != self.page.worked;
        self.page = next;
        if is_worked_anew {
            self.work();
        }
    }

    /// The same with nothing to take back: it is where somebody begins.
    #[must_use]
    pub fn forget_past(mut self) -> Self {
        Rc::make_mut(&mut self.page).forget_past();
        self.season_history = History::default();
        self.group_history = History::default();
        self
    }

    /// Has the place rate the player's case.
    fn work(&mut self) {
        Rc::make_mut(&mut self.place).work(&self.page.worked);
    }

    fn travel(&mut self, back: bool) {
        match self.room {
            Room::Player | Room::Systems => self.on_page(if back { Action::Undo } else { Action::Redo }),
            Room::Season => {
                let (history, now) = (&mut self.season_history, &self.season.form);
                if let Some(form) = if back { history.undo(now) } else { history.redo(now) } {
                    self.season = Rc::new(self.season.with_form(form));
                }
            }
            Room::Group => {
                let (history, now) = (&mut self.group_history, &self.group.form);
                if let Some(form) = if back { history.undo(now) } else { history.redo(now) } {
                    self.group = Rc::new(self.group.with_form(form));
                }
            }
        }
    }

    /// Whether there is anything to take back in this room.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        match self.room {
            Room::Player | Room::Systems => self.page.can_undo(),
            Room::Season => self.season_history.can_undo(),
            Room::Group => self.group_history.can_undo(),
        }
    }

    /// Whether there is anything to do again in this room.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        match self.room {
            Room::Player | Room::Systems => self.page.can_redo(),
            Room::Season => self.season_history.can_redo(),
            Room::Group => self.group_history.can_redo(),
        }
    }

    /// The link of what is seen.
    #[must_use]
    pub fn link(&self) -> String {
        let mut address = self.address();
        let usual = Form::papers_example();
        match self.room {
            Room::Player => (address.season, address.group) = (None, None),
            Room::Season => {
                address.place = Place::default();
                address.group = None;
                address.rest = link::print(&usual, &self.page.options);
            }
            Room::Group => {
                address.place = Place::default();
                address.season = None;
                address.rest = link::print(&usual, &self.page.options);
            }
            Room::Systems => (address.season, address.group) = (None, None),
        }
        address::print(&address)
    }

    /// The link of everything, in all rooms.
    #[must_use]
    pub fn whole(&self) -> String {
        address::print(&self.address())
    }

    /// The link that brings all but the room back, into whatever state: it is the room of one player's, as other rooms leave the player as it is,
    /// and it names season and group even where they are the usual ones.
    #[must_use]
    pub fn exact(&self) -> String {
        let everything = address::print(&Address { room: Room::Player, ..self.address() });
        format!("{everything}&s={}&m={}", self.season.link(), self.group.link())
    }

    fn address(&self) -> Address {
        Address {
            room: self.room,
            place: (*self.place).clone(),
            season: Some(self.season.link()),
            group: Some(self.group.link()),
            rest: link::print(&self.page.form, &self.page.options),
            not_understood: Vec::new(),
        }
    }

    /// Takes the state of a link. What belongs to rooms that it says nothing of stays.
    fn load(&mut self, fragment: &str) {
        // Whoever opens the dialog for sharing wants to share what is there.
        if address::is_of_dialog(fragment) {
            return;
        }
        let address = address::parse(fragment);
        self.room = address.room;
        let mut not_understood = address.not_understood;
        // A link to another room may say how things are looked at without a word of the player.
        let is_of_player = matches!(address.room, Room::Player | Room::Systems) || link::has_case(&address.rest);
        let rest = if is_of_player {
            self.place = Rc::new(address.place);
            // A place has its own τ, unless the link says otherwise.
            match self.place.system.family {
                Family::Glicko2 { tau: Some(tau) } if !link::has_tau(&address.rest) => {
                    format!("{}&t={}", address.rest, full(tau))
                }
                _ => address.rest,
            }
        } else {
            let case = link::print(&self.page.form, &Options::default());
            format!("{case}&{}", address.rest)
        };
        self.page = Rc::new(self.page.update(Action::Load(rest)));
        not_understood.extend(self.page.notice.clone().into_iter().flatten());
        let words = |parts: &[String]| parts.iter().map(|part| link::NotUnderstood { part: part.clone() }).collect();
        if let Some(season) = address.season {
            self.act(Act::Season(season::Action::Load(season)));
            not_understood.extend::<Vec<_>>(words(&self.season.not_understood));
        }
        if let Some(group) = address.group {
            self.act(Act::Group(group::Action::Load(group)));
            not_understood.extend::<Vec<_>>(words(&self.group.not_understood));
        }
        let notice = (!not_understood.is_empty()).then_some(not_understood);
        if self.page.notice != notice {
            Rc::make_mut(&mut self.page).notice = notice;
        }
        self.work();
    }
}
