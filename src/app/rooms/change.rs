//! Changes of the lazy part's forms, for undo.

use super::Rooms;
use crate::app::change::{CaseChange, Change, Undoable};
use crate::app::chosen_system::ChosenSystem;
use crate::app::forms::{apply, between};
use crate::app::lazy_rooms::RoomsChange;
use crate::case::league::{LeagueForm, Mode};
use std::any::Any;
use std::rc::Rc;

/// A change of the system and of the leagues.
#[derive(Clone, Debug, Default)]
pub(super) struct AllChange {
    chosen_system: Option<Rc<ChosenSystem>>,
    league: LeagueChange,
}

impl AllChange {
    /// Returns the change that turns the forms of `from` into those of `to`.
    pub(super) fn between(from: &Rooms, to: &Rooms) -> Self {
        Self {
            chosen_system: (from.chosen_system != to.chosen_system).then(|| Rc::new(to.chosen_system.without_result())),
            league: between(&from.league.form, &to.league.form),
        }
    }

    pub(super) fn is_none(&self) -> bool {
        self.chosen_system.is_none() && self.league.is_none()
    }

    /// Applies the change to the forms without rating them, and returns its inverse.
    pub(super) fn apply(&self, rooms: &mut Rooms) -> Self {
        let chosen_system =
            swap(&mut rooms.chosen_system, &self.chosen_system).map(|chosen| Rc::new(chosen.without_result()));
        let league = match self.league.is_none() {
            true => LeagueChange::default(),
            false => apply(&mut Rc::make_mut(&mut rooms.league).form, &self.league),
        };
        Self { chosen_system, league }
    }
}

impl RoomsChange for AllChange {
    fn covers(&self, other: &dyn RoomsChange) -> bool {
        (other as &dyn Any).downcast_ref::<Self>().is_some_and(|other| {
            (self.chosen_system.is_some() || other.chosen_system.is_none()) && self.league.covers(&other.league)
        })
    }

    fn size(&self) -> usize {
        self.league.size()
    }
}

/// A change of the leagues.
#[derive(Clone, Debug, Default)]
pub(crate) struct LeagueChange {
    mode: Option<Mode>,
    leagues: [CaseChange; 4],
}

/// Replaces a value if there is a new one, and returns the old value.
fn swap<T: Clone>(slot: &mut T, value: &Option<T>) -> Option<T> {
    value.as_ref().map(|value| std::mem::replace(slot, value.clone()))
}

impl Undoable for LeagueForm {
    type Change = LeagueChange;

    fn change_to(&self, to: &Self) -> LeagueChange {
        LeagueChange {
            mode: (self.mode != to.mode).then_some(to.mode),
            leagues: std::array::from_fn(|kind| between(&self.leagues[kind], &to.leagues[kind])),
        }
    }

    fn apply(&mut self, change: &LeagueChange) -> LeagueChange {
        LeagueChange {
            mode: swap(&mut self.mode, &change.mode),
            leagues: std::array::from_fn(|kind| apply(&mut self.leagues[kind], &change.leagues[kind])),
        }
    }
}

impl Change for LeagueChange {
    fn is_none(&self) -> bool {
        self.mode.is_none() && self.leagues.iter().all(Change::is_none)
    }

    fn covers(&self, other: &Self) -> bool {
        (self.mode.is_some() || other.mode.is_none())
            && self.leagues.iter().zip(&other.leagues).all(|(one, other)| one.covers(other))
    }

    fn size(&self) -> usize {
        self.leagues.iter().map(Change::size).sum()
    }
}
