//! Links once the lazy part is loaded: printing the current room, and opening a link.

use super::Rooms;
use crate::app::address::{self, Address};
use crate::app::lazy_rooms::Loaded;
use crate::app::{Options, Room, State};
use explain::case::link::{self, NotUnderstood, Parsed, SYSTEM};
use explain::case::{Case, Subject};
use std::rc::Rc;

impl Rooms {
    /// Returns the link of the current room, without the rooms about another subject.
    pub(super) fn link_of(&self, state: &State) -> String {
        let (room, options) = (state.room, &state.view.options);
        if room == Room::Learn {
            let mut address = Address { room, learn: self.learn.link(), ..Address::default() };
            let mut case = String::new();
            if self.learn.is_about_case() {
                address.chosen_system = (*self.chosen_system).clone();
                // A link without a case would show the case of its reader.
                case = link::for_others(&link::print(&state.case, options));
            }
            return link::joined(&[&address::print(&address), &case]);
        }
        let (address, player) = match room.subject() {
            Subject::Player => {
                let chosen_system = (*self.chosen_system).clone();
                (Address { room, chosen_system, ..Address::default() }, link::print(&state.case, options))
            }
            Subject::League => {
                let address = Address { room, league: Some(self.league.link()), ..Address::default() };
                (address, link::print(&Case::papers_example(), &Options { period: 0, ..options.clone() }))
            }
        };
        link::joined(&[&address::print(&address), &player])
    }

    /// Opens a link. Rooms that the link does not mention are unchanged. Returns `None` for a link
    /// that only opens the dialog for sharing.
    pub(super) fn load_link(&mut self, fragment: &str, state: &State) -> Option<Loaded> {
        // The dialog for sharing opens over the present state.
        if link::is_of_dialog(fragment) {
            return None;
        }
        let (beyond, own) = link::parted(fragment);
        let Address { room, chosen_system, league, learn, mut not_understood } = address::parse(&beyond);
        let mut player = link::parse(&own);
        // A lesson has a case of its own, so a link to one changes the player's case only if it
        // contains one.
        let is_about_player = room.subject() == Subject::Player && (room != Room::Learn || link::has_case(&own));
        let before = self.chosen_system.clone();
        if !is_about_player && !link::has_case(&own) {
            // A link to another room may set view options and leave the case as it is.
            player.case = (*state.case).clone();
            player.options = if own.is_empty() { state.view.options.clone() } else { link::options(&own) };
            if link::parts(&own, &["w"]).is_empty() {
                player.options.period = state.view.options.period;
            }
        } else if is_about_player || !link::parts(&beyond, SYSTEM).is_empty() || player.case != *state.case {
            self.put_system(Rc::new(chosen_system));
            // Use the τ that the system prescribes, unless the link sets another.
            if let Some(tau) = self.tau().filter(|_| !link::has_tau(&own)) {
                player.case.tau = tau;
            }
        }
        // Otherwise the link repeats the present case without a system, as the first part prints
        // it: keep the system.
        not_understood.append(&mut player.not_understood);
        not_understood.extend(self.open_league(league));
        not_understood.extend(self.open_learn(&learn));
        let player = Parsed { not_understood, ..player };
        Some(Loaded { room, player, has_other_system: self.chosen_system != before })
    }

    /// Sets the system of the user's own case, and opens the parts of a link that waited for the
    /// lazy part.
    pub(super) fn begin_with(&mut self, system: &str, awaited: &str, state: &State) -> Loaded {
        let own = Rc::new(address::parse(system).chosen_system);
        let Address { room, chosen_system, league, learn, mut not_understood } = address::parse(awaited);
        self.put_system(if link::parts(awaited, SYSTEM).is_empty() { own.clone() } else { Rc::new(chosen_system) });
        let has_other_system = self.chosen_system != own;
        let mut case = (*state.case).clone();
        // A link leaves out the usual τ, so a usual τ counts as not set.
        let is_usual = case.tau == Case::papers_example().tau;
        if let Some(tau) = self.tau().filter(|_| has_other_system && is_usual) {
            case.tau = tau;
        }
        not_understood.extend(self.open_league(league));
        not_understood.extend(self.open_learn(&learn));
        Loaded { room, player: Parsed { case, options: state.view.options.clone(), not_understood }, has_other_system }
    }

    /// Opens the parts of a link for the room Learn. Returns the parts that were not understood.
    fn open_learn(&mut self, link: &str) -> Vec<NotUnderstood> {
        if link.is_empty() { Vec::new() } else { Rc::make_mut(&mut self.learn).open(link) }
    }

    /// Opens the value of a link for the leagues. Returns the parts that were not understood.
    fn open_league(&mut self, value: Option<String>) -> Vec<NotUnderstood> {
        let Some(value) = value else { return Vec::new() };
        let before = self.league.form.clone();
        self.load_league(&value);
        if self.league.form != before {
            self.league_source.open_link();
        }
        self.league.not_understood.iter().map(|part| NotUnderstood { part: part.clone() }).collect()
    }
}
