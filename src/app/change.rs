//! The difference between a case before and after an edit, for undo. Undo does not store whole
//! cases, because those of long lists would fill the memory of a phone, and WebAssembly never gives
//! memory back.

use crate::case::{Case, GameForm, Games, Participant, PeriodForm, ResultForm, Score, Side};
use std::rc::Rc;

/// A form whose edits can be undone.
pub(super) trait Undoable: Clone {
    /// The difference between two such forms.
    type Change: Change;

    /// Returns the change that turns `self` into `other`.
    fn change_to(&self, other: &Self) -> Self::Change;

    /// Applies a change, and returns its inverse.
    fn apply(&mut self, change: &Self::Change) -> Self::Change;
}

/// The difference between two forms.
pub(super) trait Change: Default {
    /// Returns whether the change has no effect.
    fn is_none(&self) -> bool;

    /// Returns whether this change overwrites everything that `other` changes, so that applying
    /// `other` first makes no difference.
    fn covers(&self, other: &Self) -> bool;

    /// Returns the approximate size in bytes.
    fn size(&self) -> usize;
}

/// A row of a list.
pub(super) trait Row: Clone {
    /// Returns whether the row has the same `id`, if it has one, and the same content.
    fn is_same(&self, other: &Self) -> bool;

    /// Returns the approximate size in bytes.
    fn size(&self) -> usize;
}

/// A replacement of consecutive rows of a list.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Splice<T> {
    at: usize,
    removed: usize,
    inserted: Vec<T>,
}

impl<T> Default for Splice<T> {
    fn default() -> Self {
        Self { at: 0, removed: 0, inserted: Vec::new() }
    }
}

impl<T: Row> Splice<T> {
    /// Returns the splice that turns `from` into `to`. It leaves out the first and last rows that
    /// both lists share.
    pub(super) fn between(from: &[T], to: &[T]) -> Self {
        let is_same = |(a, b): &(&T, &T)| a.is_same(b);
        let start = from.iter().zip(to).take_while(is_same).count();
        let (from, to) = (&from[start..], &to[start..]);
        if from.is_empty() && to.is_empty() {
            return Self::default();
        }
        let end = from.iter().rev().zip(to.iter().rev()).take_while(is_same).count();
        Self { at: start, removed: from.len() - end, inserted: to[..to.len() - end].to_vec() }
    }

    /// Returns the index and the new row if exactly one row is replaced by exactly one other.
    pub(super) fn only_row(&self) -> Option<(usize, &T)> {
        match &self.inserted[..] {
            [row] if self.removed == 1 => Some((self.at, row)),
            _ => None,
        }
    }

    /// Applies the splice, and returns its inverse.
    pub(super) fn apply(&self, list: &mut Vec<T>) -> Self {
        let range = self.at..self.at + self.removed;
        let inserted = list.splice(range, self.inserted.iter().cloned()).collect();
        Self { at: self.at, removed: self.inserted.len(), inserted }
    }

    pub(super) fn is_none(&self) -> bool {
        self.removed == 0 && self.inserted.is_empty()
    }

    pub(super) fn covers(&self, other: &Self) -> bool {
        let keeps_places = other.removed == other.inserted.len();
        let is_within = self.at <= other.at && other.at + other.removed <= self.at + self.removed;
        other.is_none() || (keeps_places && is_within)
    }

    pub(super) fn size(&self) -> usize {
        self.inserted.iter().map(Row::size).sum()
    }
}

/// Returns the new values of the texts that differ.
pub(super) fn replaced<const N: usize>(from: [&String; N], to: [&String; N]) -> [Option<String>; N] {
    std::array::from_fn(|n| (from[n] != to[n]).then(|| to[n].clone()))
}

/// Applies new values to texts, and returns the old values.
pub(super) fn put<const N: usize>(slots: [&mut String; N], values: &[Option<String>; N]) -> [Option<String>; N] {
    let mut slots = slots.into_iter().zip(values);
    std::array::from_fn(|_| {
        let (slot, value) = slots.next()?;
        value.as_ref().map(|value| std::mem::replace(slot, value.clone()))
    })
}

/// Returns whether `values` replaces every value that `others` replaces.
pub(super) fn cover(values: &[Option<String>], others: &[Option<String>]) -> bool {
    values.iter().zip(others).all(|(value, other)| value.is_some() || other.is_none())
}

/// Returns the approximate size of the values in bytes.
pub(super) fn size_of_values(values: &[Option<String>]) -> usize {
    values.iter().flatten().map(String::len).sum()
}

impl Row for Rc<GameForm> {
    fn is_same(&self, other: &Self) -> bool {
        Rc::ptr_eq(self, other) || (self.id == other.id && self == other)
    }

    fn size(&self) -> usize {
        size_of::<GameForm>() + self.rating.len() + self.deviation.len() + size_of_score(&self.score)
    }
}

impl Row for Rc<Participant> {
    fn is_same(&self, other: &Self) -> bool {
        self == other
    }

    fn size(&self) -> usize {
        let texts = [&self.name, &self.rating, &self.deviation, &self.volatility];
        size_of::<Participant>() + texts.into_iter().map(String::len).sum::<usize>()
    }
}

impl Row for ResultForm {
    fn is_same(&self, other: &Self) -> bool {
        self == other
    }

    fn size(&self) -> usize {
        let side = |side: &Side| if let Side::Typed(text) = side { text.len() } else { 0 };
        size_of::<Self>() + side(&self.a) + side(&self.b) + size_of_score(&self.score)
    }
}

fn size_of_score(score: &Score) -> usize {
    if let Score::Typed(text) = score { text.len() } else { 0 }
}

fn size_of_games(games: &Games) -> usize {
    match games {
        Games::Numbers(games) => games.iter().map(Row::size).sum(),
        Games::Results(results) => results.iter().map(Row::size).sum(),
        Games::Teams(teams) => size_of_val(&teams.team_of[..]) + size_of_score(&teams.score),
        Games::Places(cells) | Games::Points(cells) => cells.iter().map(|cell| size_of::<String>() + cell.len()).sum(),
    }
}

/// A change of a case.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct CaseChange {
    tau: [Option<String>; 1],
    participants: Splice<Rc<Participant>>,
    periods: Splice<Rc<PeriodForm>>,
    /// The change within a period, if only one period changed and kept its `id`. `periods` is then
    /// empty.
    within: Option<(usize, PeriodChange)>,
}

/// A change within a period.
#[derive(Clone, Debug, Default, PartialEq)]
struct PeriodChange {
    idle: [Option<String>; 1],
    games: GamesChange,
}

/// A change of a period's games. Rows of games or results are spliced; the other kinds are replaced
/// as a whole.
#[derive(Clone, Debug, Default, PartialEq)]
enum GamesChange {
    #[default]
    None,
    Numbers(Splice<Rc<GameForm>>),
    Results(Splice<ResultForm>),
    Whole(Games),
}

/// An edit replaces a shared period by a new one, so equal pointers mean equal content.
impl Row for Rc<PeriodForm> {
    fn is_same(&self, other: &Self) -> bool {
        Rc::ptr_eq(self, other) || (self.id() == other.id() && self == other)
    }

    fn size(&self) -> usize {
        size_of::<PeriodForm>() + size_of_games(self.played())
    }
}

impl Undoable for Case {
    type Change = CaseChange;

    fn change_to(&self, other: &Self) -> CaseChange {
        let change = CaseChange {
            tau: replaced([&self.tau], [&other.tau]),
            participants: Splice::between(&self.participants, &other.participants),
            periods: Splice::between(&self.periods, &other.periods),
            within: None,
        };
        match change.periods.only_row().map(|(k, to)| (k, &self.periods[k], to)) {
            Some((k, from, to)) if from.id() == to.id() => {
                CaseChange { within: Some((k, PeriodChange::between(from, to))), periods: Splice::default(), ..change }
            }
            _ => change,
        }
    }

    fn apply(&mut self, change: &CaseChange) -> CaseChange {
        CaseChange {
            tau: put([&mut self.tau], &change.tau),
            participants: change.participants.apply(&mut self.participants),
            periods: change.periods.apply(&mut self.periods),
            within: change.within.as_ref().map(|(k, change)| (*k, change.apply(&mut self.periods[*k]))),
        }
    }
}

impl Change for CaseChange {
    fn is_none(&self) -> bool {
        self.periods.is_none() && self.within.is_none() && self.tau == [None] && self.participants.is_none()
    }

    fn covers(&self, other: &Self) -> bool {
        let is_within = match (&self.within, &other.within) {
            (_, None) => true,
            (Some((k, change)), Some((there, other))) => k == there && change.covers(other),
            (None, Some(_)) => false,
        };
        cover(&self.tau, &other.tau)
            && self.participants.covers(&other.participants)
            && self.periods.covers(&other.periods)
            && is_within
    }

    fn size(&self) -> usize {
        let within = self.within.as_ref().map_or(0, |(_, change)| change.size());
        size_of::<Self>() + size_of_values(&self.tau) + self.participants.size() + self.periods.size() + within
    }
}

impl PeriodChange {
    fn between(from: &PeriodForm, to: &PeriodForm) -> Self {
        let idle = (from.idle() != to.idle()).then(|| to.idle().to_owned());
        Self { idle: [idle], games: GamesChange::between(from.played(), to.played()) }
    }

    fn apply(&self, period: &mut Rc<PeriodForm>) -> Self {
        let (mut games, mut idle) = (period.played().clone(), period.idle().to_owned());
        let back = Self { idle: put([&mut idle], &self.idle), games: self.games.apply(&mut games) };
        *period = Rc::new(period.with(games, idle));
        back
    }
}

impl Change for PeriodChange {
    fn is_none(&self) -> bool {
        self.idle == [None] && self.games == GamesChange::None
    }

    fn covers(&self, other: &Self) -> bool {
        cover(&self.idle, &other.idle) && self.games.covers(&other.games)
    }

    fn size(&self) -> usize {
        size_of_values(&self.idle) + self.games.size()
    }
}

impl GamesChange {
    fn between(from: &Games, to: &Games) -> Self {
        match (from, to) {
            (Games::Numbers(from), Games::Numbers(to)) => Self::unless_none(Splice::between(from, to), Self::Numbers),
            (Games::Results(from), Games::Results(to)) => Self::unless_none(Splice::between(from, to), Self::Results),
            (from, to) if from == to => Self::None,
            (_, to) => Self::Whole(to.clone()),
        }
    }

    fn unless_none<T: Row>(splice: Splice<T>, make: impl FnOnce(Splice<T>) -> Self) -> Self {
        if splice.is_none() { Self::None } else { make(splice) }
    }

    fn apply(&self, games: &mut Games) -> Self {
        match (self, games) {
            (Self::Numbers(change), Games::Numbers(games)) => Self::Numbers(change.apply(games)),
            (Self::Results(change), Games::Results(results)) => Self::Results(change.apply(results)),
            (Self::Whole(new), games) => Self::Whole(std::mem::replace(games, new.clone())),
            _ => Self::None,
        }
    }

    fn covers(&self, other: &Self) -> bool {
        match (self, other) {
            (_, Self::None) | (Self::Whole(_), _) => true,
            (Self::Numbers(change), Self::Numbers(other)) => change.covers(other),
            (Self::Results(change), Self::Results(other)) => change.covers(other),
            _ => false,
        }
    }

    fn size(&self) -> usize {
        match self {
            Self::None => 0,
            Self::Numbers(change) => change.size(),
            Self::Results(change) => change.size(),
            Self::Whole(games) => size_of_games(games),
        }
    }
}
