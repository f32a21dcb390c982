//! Links with all rooms: what is seen as a link, and what a link says.

use super::Rooms;
use crate::app::address::{self, Address};
use crate::app::other_rooms::Loaded;
use crate::app::{Options, Room, State};
use crate::case::link::{self, NotUnderstood, PLACE, Parsed};
use crate::case::{Case, Subject};
use std::rc::Rc;

impl Rooms {
    /// The link of what is seen. It says nothing of the rooms about something else.
    pub(super) fn link_of(&self, state: &State) -> String {
        let (room, options) = (state.room, &state.options);
        if room == Room::Learn {
            let mut address = Address { room, learn: self.learn.link(), ..Address::default() };
            let mut case = String::new();
            if self.learn.is_about_case() {
                address.place = (*self.place).clone();
                // Without a case it would be about whatever its reader has.
                case = link::for_others(&link::print(&state.case, options));
            }
            return link::joined(&[&address::print(&address), &case]);
        }
        let (address, player) = match room.subject() {
            Subject::Player => {
                let place = (*self.place).clone();
                (Address { room, place, ..Address::default() }, link::print(&state.case, options))
            }
            Subject::League => {
                let address = Address { room, league: Some(self.league.link()), ..Address::default() };
                (address, link::print(&Case::papers_example(), &Options { period: 0, ..options.clone() }))
            }
        };
        link::joined(&[&address::print(&address), &player])
    }

    /// Takes the state of a link. What belongs to rooms that it says nothing of stays.
    pub(super) fn load_link(&mut self, fragment: &str, state: &State) -> Option<Loaded> {
        // Whoever opens the dialog for sharing wants to share what is there.
        if link::is_of_dialog(fragment) {
            return None;
        }
        let (beyond, own) = link::parted(fragment);
        let Address { room, place, league, learn, mut not_understood } = address::parse(&beyond);
        let mut player = link::parse(&own);
        // A lesson has a case of its own; only a link that brings one is about the player's.
        let is_about_player = room.subject() == Subject::Player && (room != Room::Learn || link::has_case(&own));
        let before = self.place.clone();
        if !is_about_player && !link::has_case(&own) {
            // A link to another room may say how things are looked at without a word of the player.
            player.case = (*state.case).clone();
            player.options = if own.is_empty() { state.options.clone() } else { link::options(&own) };
            if link::parts(&own, &["w"]).is_empty() {
                player.options.period = state.options.period;
            }
        } else if is_about_player || !link::parts(&beyond, PLACE).is_empty() || player.case != *state.case {
            self.put_place(Rc::new(place));
            // A place has its own τ, unless the link says otherwise.
            if let Some(tau) = self.tau().filter(|_| !link::has_tau(&own)) {
                player.case.tau = tau;
            }
        }
        // Else it is a case from a first visit, which knows no place: it has the place that it had.
        not_understood.append(&mut player.not_understood);
        not_understood.extend(self.open_league(league));
        not_understood.extend(self.open_learn(&learn));
        let player = Parsed { not_understood, ..player };
        Some(Loaded { room, player, has_other_place: self.place != before })
    }

    /// Takes the place of one's own case, and what waited for the rooms.
    pub(super) fn begin_with(&mut self, place: &str, awaited: &str, state: &State) -> Loaded {
        let own = Rc::new(address::parse(place).place);
        let Address { room, place, league, learn, mut not_understood } = address::parse(awaited);
        self.put_place(if link::parts(awaited, PLACE).is_empty() { own.clone() } else { Rc::new(place) });
        let has_other_place = self.place != own;
        let mut case = (*state.case).clone();
        // As in a link, which does not say the usual τ.
        let is_usual = case.tau == Case::papers_example().tau;
        if let Some(tau) = self.tau().filter(|_| has_other_place && is_usual) {
            case.tau = tau;
        }
        not_understood.extend(self.open_league(league));
        not_understood.extend(self.open_learn(&learn));
        Loaded { room, player: Parsed { case, options: state.options.clone(), not_understood }, has_other_place }
    }

    /// Opens what a link names in the room Learn. Gives what was not understood.
    fn open_learn(&mut self, link: &str) -> Vec<NotUnderstood> {
        if link.is_empty() { Vec::new() } else { Rc::make_mut(&mut self.learn).open(link) }
    }

    /// Takes the value of a link for the leagues. Gives what was not understood.
    fn open_league(&mut self, value: Option<String>) -> Vec<NotUnderstood> {
        let Some(value) = value else { return Vec::new() };
        let before = self.league.form.clone();
        self.load_league(&value);
        if self.league.form != before {
            self.league_origin.open_link();
        }
        self.league.not_understood.iter().map(|part| NotUnderstood { part: part.clone() }).collect()
    }
}
