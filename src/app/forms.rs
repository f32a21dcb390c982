//! What was typed in all rooms, as undo sees it.

use super::Room;
use super::change::{Change, FormChange, Row, Splice, Undoable, cover, put, replaced, size_of_values};
use super::place::Place;
use crate::input::form::{Form, GameForm, Score};
use crate::input::group::form::{GroupForm, Mode, PlayerForm, RaceForm, ResultForm, Side, TeamsForm, WorldsForm};
use crate::input::season::form::{PeriodForm, SeasonForm};
use std::rc::Rc;

/// The forms of all rooms, and the room that one is in. A copy shares them.
#[derive(Clone)]
pub(super) struct Forms {
    pub(super) room: Room,
    pub(super) player: Rc<Form>,
    pub(super) place: Rc<Place>,
    pub(super) season: Rc<SeasonForm>,
    pub(super) group: Rc<GroupForm>,
}

/// A change of them. Where it leads is shown: it says which room to go to, and which one to go back to.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct FormsChange {
    room: Room,
    room_before: Room,
    player: FormChange,
    place: Option<Rc<Place>>,
    season: SeasonChange,
    group: GroupChange,
}

impl FormsChange {
    /// A change in the room of one player.
    pub(super) fn of_player(change: &FormChange) -> Self {
        Self { room: Room::Player, room_before: Room::Player, player: change.clone(), ..Self::default() }
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
            player: between(&self.player, &other.player),
            place: (self.place != other.place).then(|| Rc::new(other.place.without_result())),
            season: between(&self.season, &other.season),
            group: between(&self.group, &other.group),
        }
    }

    fn apply(&mut self, change: &FormsChange) -> FormsChange {
        self.room = change.room;
        FormsChange {
            room: change.room_before,
            room_before: change.room,
            player: apply(&mut self.player, &change.player),
            place: swap(&mut self.place, &change.place).map(|place| Rc::new(place.without_result())),
            season: apply(&mut self.season, &change.season),
            group: apply(&mut self.group, &change.group),
        }
    }
}

impl Change for FormsChange {
    fn is_none(&self) -> bool {
        self.player.is_none() && self.place.is_none() && self.season.is_none() && self.group.is_none()
    }

    fn covers(&self, other: &Self) -> bool {
        self.player.covers(&other.player)
            && (self.place.is_some() || other.place.is_none())
            && self.season.covers(&other.season)
            && self.group.covers(&other.group)
    }

    fn size(&self) -> usize {
        self.player.size() + self.season.size() + self.group.size()
    }
}

/// A change of a season.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct SeasonChange {
    fields: [Option<String>; 4],
    periods: Splice<Rc<PeriodForm>>,
    /// Where a single period became another, what is different within it.
    within: Option<(usize, PeriodChange)>,
}

/// A change within a period.
#[derive(Clone, Debug, Default, PartialEq)]
struct PeriodChange {
    idle: [Option<String>; 1],
    games: Splice<GameForm>,
}

/// A period is not changed; another one takes its place.
impl Row for Rc<PeriodForm> {
    fn is_same(&self, other: &Self) -> bool {
        Rc::ptr_eq(self, other)
    }

    fn size(&self) -> usize {
        size_of::<PeriodForm>() + self.games().iter().map(Row::size).sum::<usize>()
    }
}

impl Undoable for SeasonForm {
    type Change = SeasonChange;

    fn change_to(&self, other: &Self) -> SeasonChange {
        fn fields(form: &SeasonForm) -> [&String; 4] {
            [&form.rating, &form.deviation, &form.volatility, &form.tau]
        }
        let fields = replaced(fields(self), fields(other));
        let periods = Splice::between(&self.periods, &other.periods);
        match periods.only_row().map(|(k, to)| (k, &self.periods[k], to)) {
            Some((k, from, to)) if from.id() == to.id() => {
                SeasonChange { fields, periods: Splice::default(), within: Some((k, PeriodChange::between(from, to))) }
            }
            _ => SeasonChange { fields, periods, within: None },
        }
    }

    fn apply(&mut self, change: &SeasonChange) -> SeasonChange {
        let fields = [&mut self.rating, &mut self.deviation, &mut self.volatility, &mut self.tau];
        SeasonChange {
            fields: put(fields, &change.fields),
            periods: change.periods.apply(&mut self.periods),
            within: change.within.as_ref().map(|(k, change)| (*k, change.apply(&mut self.periods[*k]))),
        }
    }
}

impl Change for SeasonChange {
    fn is_none(&self) -> bool {
        self.periods.is_none() && self.within.is_none() && self.fields.iter().all(Option::is_none)
    }

    fn covers(&self, other: &Self) -> bool {
        let is_within = match (&self.within, &other.within) {
            (_, None) => true,
            (Some((k, change)), Some((there, other))) => k == there && change.covers(other),
            (None, Some(_)) => false,
        };
        cover(&self.fields, &other.fields) && self.periods.covers(&other.periods) && is_within
    }

    fn size(&self) -> usize {
        let within = self.within.as_ref().map_or(0, |(_, change)| change.size());
        size_of::<Self>() + size_of_values(&self.fields) + self.periods.size() + within
    }
}

impl PeriodChange {
    fn between(from: &PeriodForm, to: &PeriodForm) -> Self {
        let idle = (from.idle() != to.idle()).then(|| to.idle().to_owned());
        Self { idle: [idle], games: Splice::between(from.games(), to.games()) }
    }

    fn apply(&self, period: &mut Rc<PeriodForm>) -> Self {
        let (mut games, mut idle) = (period.games().to_vec(), period.idle().to_owned());
        let back = Self { idle: put([&mut idle], &self.idle), games: self.games.apply(&mut games) };
        *period = Rc::new(period.with(games, idle));
        back
    }
}

impl Change for PeriodChange {
    fn is_none(&self) -> bool {
        self.idle == [None] && self.games.is_none()
    }

    fn covers(&self, other: &Self) -> bool {
        cover(&self.idle, &other.idle) && self.games.covers(&other.games)
    }

    fn size(&self) -> usize {
        size_of_values(&self.idle) + self.games.size()
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
