//! What was typed in all rooms, as undo sees it.

use super::Room;
use super::change::{CaseChange, Change, Row, Splice, Undoable, cover, put, replaced};
use super::place::Place;
use crate::case::{Case, Score};
use crate::input::group::form::{GroupForm, Mode, PlayerForm, RaceForm, ResultForm, Side, TeamsForm, WorldsForm};
use std::rc::Rc;

/// The forms of all rooms, and the room that one is in. A copy shares them.
#[derive(Clone)]
pub(super) struct Forms {
    pub(super) room: Room,
    pub(super) case: Rc<Case>,
    pub(super) place: Rc<Place>,
    pub(super) group: Rc<GroupForm>,
}

/// A change of them. Where it leads is shown: it says which room to go to, and which one to go back to.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct FormsChange {
    room: Room,
    room_before: Room,
    case: CaseChange,
    place: Option<Rc<Place>>,
    group: GroupChange,
}

impl FormsChange {
    /// A change in the room of one player.
    pub(super) fn of_player(change: &CaseChange) -> Self {
        Self { room: Room::Player, room_before: Room::Player, case: change.clone(), ..Self::default() }
    }
}

/// The change between two shared forms; forms that are the same one are not compared.
fn between<F: Undoable>(from: &Rc<F>, to: &Rc<F>) -> F::Change {
    if Rc::ptr_eq(from, to) { F::Change::default() } else { from.change_to(to) }
}

/// Makes a change of a shared form; a form that stays is not copied.
fn apply<F: Undoable>(form: &mut Rc<F>, change: &F::Change) -> F::Change {
    if change.is_none() { F::Change::default() } else { Rc::make_mut(form).apply(change) }
}

impl Undoable for Forms {
    type Change = FormsChange;

    fn change_to(&self, other: &Self) -> FormsChange {
        FormsChange {
            room: other.room,
            room_before: self.room,
            case: between(&self.case, &other.case),
            place: (self.place != other.place).then(|| Rc::new(other.place.without_result())),
            group: between(&self.group, &other.group),
        }
    }

    fn apply(&mut self, change: &FormsChange) -> FormsChange {
        self.room = change.room;
        FormsChange {
            room: change.room_before,
            room_before: change.room,
            case: apply(&mut self.case, &change.case),
            place: swap(&mut self.place, &change.place).map(|place| Rc::new(place.without_result())),
            group: apply(&mut self.group, &change.group),
        }
    }
}

impl Change for FormsChange {
    fn is_none(&self) -> bool {
        self.case.is_none() && self.place.is_none() && self.group.is_none()
    }

    fn covers(&self, other: &Self) -> bool {
        self.case.covers(&other.case)
            && (self.place.is_some() || other.place.is_none())
            && self.group.covers(&other.group)
    }

    fn size(&self) -> usize {
        self.case.size() + self.group.size()
    }
}

/// A change of a group. What is small by its nature is replaced whole.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct GroupChange {
    mode: Option<Mode>,
    tau: [Option<String>; 1],
    players: Splice<Rc<PlayerForm>>,
    results: Splice<ResultForm>,
    teams: Option<Rc<TeamsForm>>,
    worlds: Option<Rc<WorldsForm>>,
    race: Option<Rc<RaceForm>>,
}

impl Row for Rc<PlayerForm> {
    fn is_same(&self, other: &Self) -> bool {
        self == other
    }

    fn size(&self) -> usize {
        size_of_player(self)
    }
}

impl Row for ResultForm {
    fn is_same(&self, other: &Self) -> bool {
        self == other
    }

    fn size(&self) -> usize {
        let side = |side: &Side| if let Side::Typed(text) = side { text.len() } else { 0 };
        let score = if let Score::Typed(text) = &self.score { text.len() } else { 0 };
        size_of::<Self>() + side(&self.a) + side(&self.b) + score
    }
}

fn size_of_player(player: &PlayerForm) -> usize {
    let texts = [&player.name, &player.rating, &player.deviation, &player.volatility];
    size_of::<PlayerForm>() + texts.into_iter().map(String::len).sum::<usize>()
}

/// Another shared value, unless it is the same.
fn other<T: PartialEq>(from: &Rc<T>, to: &Rc<T>) -> Option<Rc<T>> {
    (!Rc::ptr_eq(from, to) && from != to).then(|| to.clone())
}

/// Puts a value in its place, and gives the one that was there.
fn swap<T: Clone>(slot: &mut T, value: &Option<T>) -> Option<T> {
    value.as_ref().map(|value| std::mem::replace(slot, value.clone()))
}

impl Undoable for GroupForm {
    type Change = GroupChange;

    fn change_to(&self, to: &Self) -> GroupChange {
        GroupChange {
            mode: (self.mode != to.mode).then_some(to.mode),
            tau: replaced([&self.tau], [&to.tau]),
            players: Splice::between(&self.players, &to.players),
            results: Splice::between(&self.results, &to.results),
            teams: other(&self.teams, &to.teams),
            worlds: other(&self.worlds, &to.worlds),
            race: other(&self.race, &to.race),
        }
    }

    fn apply(&mut self, change: &GroupChange) -> GroupChange {
        fn list<T: Row>(list: &mut Rc<Vec<T>>, change: &Splice<T>) -> Splice<T> {
            if change.is_none() { Splice::default() } else { change.apply(Rc::make_mut(list)) }
        }
        GroupChange {
            mode: swap(&mut self.mode, &change.mode),
            tau: put([&mut self.tau], &change.tau),
            players: list(&mut self.players, &change.players),
            results: list(&mut self.results, &change.results),
            teams: swap(&mut self.teams, &change.teams),
            worlds: swap(&mut self.worlds, &change.worlds),
            race: swap(&mut self.race, &change.race),
        }
    }
}

impl Change for GroupChange {
    fn is_none(&self) -> bool {
        *self == Self::default()
    }

    fn covers(&self, other: &Self) -> bool {
        (self.mode.is_some() || other.mode.is_none())
            && cover(&self.tau, &other.tau)
            && self.players.covers(&other.players)
            && self.results.covers(&other.results)
            && (self.teams.is_some() || other.teams.is_none())
            && (self.worlds.is_some() || other.worlds.is_none())
            && (self.race.is_some() || other.race.is_none())
    }

    fn size(&self) -> usize {
        let players = |players: &mut dyn Iterator<Item = &PlayerForm>| players.map(size_of_player).sum::<usize>();
        let teams = self.teams.as_ref().map_or(0, |teams| players(&mut teams.teams.iter().flatten()));
        let worlds = self.worlds.as_ref().map_or(0, |worlds| players(&mut worlds.worlds.iter()));
        let race = self.race.as_ref().map_or(0, |race| players(&mut race.entrants.iter().map(|(player, _)| player)));
        size_of::<Self>() + self.players.size() + self.results.size() + teams + worlds + race
    }
}
