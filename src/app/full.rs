//! The page with all rooms, without its looks: the rooms, the chosen place, and what can be done with them. Nothing here knows of Yew.

use super::forms::{Forms, FormsChange};
use super::history::{Edit, History};
use super::import::{self, PeriodsAsCsv};
use super::kept::{Content, Found, Shown};
use super::league::{self, LeagueState};
use super::place::Place;
use super::{Action, Options, Origin, Room, State};
use crate::app::address::{self, Address};
use crate::case::league::{Field as LeagueField, link as league_link};
use crate::case::{Case, Subject, link};
use crate::glicko2::{Field, Rounding};
use crate::number::full;
use crate::season::FieldPath;
use crate::systems::Family;
use std::rc::Rc;

/// One thing that a person does.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// In the room of one player; undo, redo, the theme and how numbers are shown are every room's.
    Page(Action),
    /// In the room League.
    League(league::Action),
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
    /// Brings periods in as CSV, or shows them so.
    Csv(import::Action),
    /// Takes a case that was brought in from a file, with how it is rounded: an edit like any other.
    Import(Rc<Case>, Rounding),
    /// Goes back to something of one's own that was kept for a room.
    Restore(Room, String),
    /// Goes back to everything as it was left earlier in this visit.
    Return(Rc<Full>),
}

/// The whole state.
#[derive(Clone, Debug, PartialEq)]
pub struct Full {
    /// The room that one is in.
    pub room: Room,
    /// One player, and how things are looked at in every room.
    pub page: Rc<State>,
    /// Its periods as CSV.
    pub csv: PeriodsAsCsv,
    /// The place whose rules are followed.
    pub place: Rc<Place>,
    /// The leagues.
    pub league: Rc<LeagueState>,
    /// Whether they are one's own or came by a link.
    pub league_origin: Origin,
    history: History<FormsChange, Typing>,
}

/// A field of any room, where letter after letter is one edit.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Typing {
    Case(FieldPath),
    /// With the period that it stands in.
    League(usize, LeagueField),
    /// What the place asks for, by its id.
    Place(&'static str),
}

impl Act {
    /// The field that is typed into.
    fn typing(&self, now: &Full) -> Option<Typing> {
        match self {
            Self::Page(Action::Edit(field, _)) => Some(Typing::Case(FieldPath::of(now.page.options.period, *field))),
            Self::League(action) => action.typing().map(|field| Typing::League(now.league.period, field)),
            Self::Answer(id, _) => Some(Typing::Place(id)),
            _ => None,
        }
    }
}

impl Default for Full {
    fn default() -> Self {
        let mut full = Self {
            room: Room::default(),
            page: Rc::default(),
            csv: PeriodsAsCsv::default(),
            place: Rc::default(),
            league: Rc::default(),
            league_origin: Origin::default(),
            history: History::default(),
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
        // What comes back knows where it came from.
        let comes_back = matches!(act, Act::Return(_));
        match act {
            Act::Page(Action::Undo) => next.travel(History::undo),
            Act::Page(Action::Redo) => next.travel(History::redo),
            act => {
                let edit = Edit::of(act.typing(self));
                next.act(act);
                next.history.remember(edit, &self.forms(), &next.forms());
            }
        }
        if !comes_back {
            next.tell_edited(self);
        }
        next
    }

    fn act(&mut self, act: Act) {
        match act {
            // Nobody walks through a derivation that is not there.
            Act::Page(
                Action::First | Action::Back | Action::Next | Action::Last | Action::TogglePlay | Action::Tick,
            ) if self.room != Room::Player || self.place.is_glicko() => {}
            Act::Page(Action::Load(fragment)) | Act::Load(fragment) => self.load(&fragment),
            Act::Csv(action) => {
                if let Some((case, first)) = self.csv.act(action, &self.page.case) {
                    self.on_page(Action::Replace(Rc::new(case), self.page.options.rounding));
                    self.on_page(Action::SelectPeriod(first));
                }
            }
            Act::Import(case, rounding) => self.on_page(Action::Replace(case, rounding)),
            Act::Restore(room, link) => self.restore(room, link),
            Act::Return(left) => self.return_to(&left),
            Act::Page(action) => self.on_page(action),
            Act::League(action) => self.league = Rc::new(self.league.update(action)),
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
        }
    }

    /// Has each room know that something was changed there; a link that was opened has said so of itself.
    fn tell_edited(&mut self, before: &Self) {
        if self.place != before.place && self.page.origin == before.page.origin {
            Rc::make_mut(&mut self.page).origin.edit();
        }
        if self.league.form != before.league.form && self.league_origin == before.league_origin {
            self.league_origin.edit();
        }
    }

    /// The state that was found: what was kept, then what the address says. What is handed over, by the room of one player that was there alone, is
    /// newer than what the address says of one player.
    #[must_use]
    pub fn of_found(found: &Found, handed: Option<&State>) -> Self {
        let mut full = Self::default();
        full.restore(Room::Player, found.player.clone());
        full.restore(Room::League, found.league.clone());
        Rc::make_mut(&mut full.page).look(&found.view);
        let now = handed.map(|state| link::print(&state.case, &state.options));
        let fragment = match &now {
            Some(now) => link::joined(&[now, &link::beyond(&found.fragment)]),
            None => found.fragment.clone(),
        };
        if !fragment.is_empty() {
            full.load(&fragment);
        }
        // The paper's example has an empty link, which says nothing.
        if let Some(now) = now.filter(|now| !link::has_case(now))
            && link::parts(&fragment, link::PLACE).is_empty()
        {
            full.place = Rc::default();
            full.page = full.page_after(Action::Load(now));
            full.work();
        }
        full.history = History::default();
        Rc::make_mut(&mut full.page).forget_past();
        if let Some(handed) = handed {
            full.remember_past(handed);
        }
        full
    }

    /// Has undo and redo lead where they led before.
    fn remember_past(&mut self, handed: &State) {
        // Undo knows rows by their ids. The place may have a τ of its own.
        let page = Rc::make_mut(&mut self.page);
        page.case = Rc::new(Case { tau: page.case.tau.clone(), ..(*handed.case).clone() });
        self.history = handed.history.as_of(FormsChange::of_player);
    }

    /// Takes what was kept of a room as one's own.
    fn restore(&mut self, room: Room, link: String) {
        match room.subject() {
            Subject::Player => {
                let address = address::parse(&link);
                self.place = Rc::new(address.place);
                self.page = self.page_after(Action::Restore(address.rest));
                self.work();
            }
            Subject::League => {
                self.act(Act::League(league::Action::Load(link)));
                self.league_origin.restore();
            }
        }
    }

    /// Takes what was left earlier in this visit in all rooms, with where it came from.
    fn return_to(&mut self, left: &Self) {
        self.place = left.place.clone();
        self.page = self.page_after(Action::Return(left.page.clone()));
        self.league = left.league.clone();
        self.league_origin.return_to(left.league_origin);
        self.work();
    }

    fn on_page(&mut self, action: Action) {
        let next = self.page_after(action);
        let is_worked_anew = !Rc::ptr_eq(&next.worked, &self.page.worked);
        self.page = next;
        if is_worked_anew {
            self.work();
        }
    }

    /// The state of one player after an action. It has no history of its own, as there is one of all rooms.
    fn page_after(&self, action: Action) -> Rc<State> {
        let mut next = self.page.update(action);
        next.forget_past();
        Rc::new(next)
    }

    /// Has the place rate the player's case.
    fn work(&mut self) {
        Rc::make_mut(&mut self.place).work(&self.page.worked);
    }

    /// What was typed, in all rooms.
    fn forms(&self) -> Forms {
        Forms {
            room: self.room,
            case: self.page.case.clone(),
            place: self.place.clone(),
            league: self.league.form.clone(),
        }
    }

    /// Undoes or redoes, and goes to the room where something changes by that.
    fn travel(&mut self, to: impl FnOnce(&mut History<FormsChange, Typing>, &Forms) -> Option<Forms>) {
        let now = self.forms();
        let Some(Forms { room, case, place, league }) = to(&mut self.history, &now) else { return };
        self.room = room;
        self.place = place;
        if !Rc::ptr_eq(&case, &now.case) {
            Rc::make_mut(&mut self.page).set_case(case);
        }
        if !Rc::ptr_eq(&league, &now.league) {
            self.league = Rc::new(self.league.with_form(league));
        }
        self.work();
    }

    /// Whether there is anything to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// Whether there is anything to do again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    /// The link of what is seen.
    #[must_use]
    pub fn link(&self) -> String {
        let mut address = self.address();
        match self.room.subject() {
            Subject::Player => address.league = None,
            Subject::League => {
                address.place = Place::default();
                address.rest =
                    link::print(&Case::papers_example(), &Options { period: 0, ..self.page.options.clone() });
            }
        }
        address::print(&address)
    }

    /// The link of everything, in all rooms.
    #[must_use]
    pub fn whole(&self) -> String {
        address::print(&self.address())
    }

    /// What is kept for the next visit.
    #[must_use]
    pub fn shown(&self) -> Shown {
        let Address { place, rest, .. } = self.address();
        let league = league_link::print(&self.league.form);
        let player = address::print(&Address { place, rest: link::parts(&rest, link::CASE), ..Address::default() });
        let rooms = [(Room::Player, player, self.page.origin), (Room::League, league, self.league_origin)];
        let rooms = rooms.map(|(room, link, origin)| Content { room, link, origin }).into();
        Shown { view: link::parts(&rest, link::VIEW), rooms }
    }

    /// Whether what stands in the room that one is in is one's own or came by a link.
    #[must_use]
    pub fn origin(&self) -> Origin {
        match self.room.subject() {
            Subject::Player => self.page.origin,
            Subject::League => self.league_origin,
        }
    }

    fn address(&self) -> Address {
        Address {
            room: self.room,
            place: (*self.place).clone(),
            league: Some(self.league.link()),
            rest: link::print(&self.page.case, &self.page.options),
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
        let is_about_player = address.room.subject() == Subject::Player;
        let is_of_player = is_about_player || link::has_case(&address.rest);
        let (place, origin) = (self.place.clone(), self.page.origin);
        let rest = if is_of_player {
            // A first visit knows no place: a case that is one's own and comes from there has the place that it had.
            let is_from_first = !is_about_player
                && link::parts(fragment, link::PLACE).is_empty()
                && link::parse(&link::parts(&address.rest, link::CASE)).case == *self.page.case;
            if !is_from_first {
                self.place = Rc::new(address.place);
            }
            // A place has its own τ, unless the link says otherwise.
            match self.place.system.family {
                Family::Glicko2 { tau: Some(tau) } if !is_from_first && !link::has_tau(&address.rest) => {
                    format!("{}&t={}", address.rest, full(tau))
                }
                _ => address.rest,
            }
        } else {
            let options = Options { period: self.page.options.period, ..Options::default() };
            let case = link::print(&self.page.case, &options);
            format!("{case}&{}", address.rest)
        };
        self.page = self.page_after(Action::Load(rest));
        if self.place != place && self.page.origin == origin {
            Rc::make_mut(&mut self.page).origin.open_link();
        }
        not_understood.extend(self.page.notice.clone().into_iter().flatten());
        let words = |parts: &[String]| parts.iter().map(|part| link::NotUnderstood { part: part.clone() }).collect();
        if let Some(league) = address.league {
            let before = self.league.form.clone();
            self.act(Act::League(league::Action::Load(league)));
            if self.league.form != before {
                self.league_origin.open_link();
            }
            not_understood.extend::<Vec<_>>(words(&self.league.not_understood));
        }
        let notice = (!not_understood.is_empty()).then_some(not_understood);
        if self.page.notice != notice {
            Rc::make_mut(&mut self.page).notice = notice;
        }
        self.work();
    }
}
