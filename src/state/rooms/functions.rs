//! The functions for the other rooms that the first part calls. See [`Functions`].

use super::{Functions, Rooms, links};
use crate::state::chosen_system::ChosenSystem;
use crate::state::links::MOST_SAVED;
use crate::state::saved::Content;
use crate::state::{Action, Derivation, Room, State, Step5Bracket, import};
use explain::case::Subject;
use explain::case::league::link as league_link;
use explain::case::link::{self, Link};
use explain::numbers::full;
use glicko2_steps::Field;
use std::rc::Rc;

impl Default for Functions {
    fn default() -> Self {
        Self {
            act,
            open: links::open,
            begin: links::begin,
            rate,
            link: links::print,
            contents,
        }
    }
}

fn act(state: &mut State, action: Action) {
    let Some(rooms) = &mut state.rooms else {
        return;
    };
    match action {
        Action::League(action) => rooms.act_in_league(Rc::unwrap_or_clone(action)),
        Action::Learn(action) => {
            rooms.learn = Rc::new(rooms.learn.update(Rc::unwrap_or_clone(action)));
        }
        Action::Choose(id) => {
            if let Some(chosen_system) = ChosenSystem::by_id(&id) {
                rooms.put_system(Rc::new(chosen_system));
                let tau = rooms.tau();
                state.room = Room::Player;
                if let Some(tau) = tau {
                    state.act(Action::Edit(Field::Tau, tau));
                }
            }
        }
        Action::Answer(id, text) => {
            Rc::make_mut(&mut rooms.chosen_system).answer(id, text);
            rooms.rated = None;
        }
        Action::BeNew => {
            let new = rooms.chosen_system.system.unrated();
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
            rooms.system_period = period;
            if period.is_none() {
                state.act(Action::CloseStep);
            }
        }
        Action::ToggleExport => rooms.exports = !rooms.exports,
        Action::Import(action) => import::act(state, action),
        Action::Restore(room, saved) => match room.subject() {
            Subject::Player => rooms.restore_system(&Link::parse(&saved).lazy),
            Subject::League => {
                rooms.load_league(&saved);
                rooms.league_source.restore();
            }
        },
        Action::Return(left) => match &left.rooms {
            Some(left) => {
                rooms.put_system(left.chosen_system.clone());
                rooms.league = left.league.clone();
                Rc::make_mut(&mut rooms.learn).return_to(&left.learn);
                rooms.league_source.return_to(left.league_source);
            }
            None => rooms.restore_system(&left.own_system()),
        },
        Action::Activate(field) => state.activate(field),
        Action::Drag(field, drag) => state.drag(field, drag),
        Action::MoveEnd(i, drag) => state.view.move_end(i, drag),
        Action::SetBracket(at) => state.view.bracket = Step5Bracket::new(at),
        _ => {}
    }
}

fn rate(rooms: &mut Rooms, derivation: &Rc<Derivation>) {
    if !rooms
        .rated
        .as_ref()
        .is_some_and(|rated| Rc::ptr_eq(rated, derivation))
    {
        rooms.result = rooms.chosen_system.result(derivation).map(Rc::new);
        rooms.rated = Some(derivation.clone());
    }
}

fn contents(rooms: &Rooms, mut player: Content) -> Vec<Content> {
    player.link = link::joined(&[&rooms.chosen_system.link().print(), &player.link]);
    let league = if rooms.league.case().rows() <= MOST_SAVED {
        league_link::print(&rooms.league.form())
    } else {
        String::new()
    };
    vec![
        player,
        Content {
            room: Room::League,
            link: league,
            source: rooms.league_source,
        },
    ]
}
