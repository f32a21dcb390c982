//! The full program without its looks: rooms, places, links that hold them.

use glicko2_steps::app::full::{Act, Full};
use glicko2_steps::app::place::Place;
use glicko2_steps::app::{Action, Room, group, season};
use glicko2_steps::glicko2::Field;
use glicko2_steps::input::address::{Address, parse, print};
use glicko2_steps::systems::{AskKind, Family, all};
use proptest::prelude::*;

fn of(link: &str) -> Full {
    Full::default().update(Act::Load(link.to_owned()))
}

#[test]
fn every_place_can_be_chosen_and_has_its_constants() {
    for system in all() {
        let full = Full::default().update(Act::Choose(system.id.to_owned()));
        assert_eq!(full.place.system.id, system.id);
        if let Family::Glicko2 { tau: Some(tau) } = system.family {
            assert_eq!(full.page.worked.period.tau, tau, "{}", system.id);
        }
        let seen = full.place.seen.as_ref().unwrap_or_else(|| panic!("{} cannot rate the paper's example", system.id));
        assert!(seen.outcome.after.rating.is_finite());
        assert_eq!(seen.worked.is_some(), !full.place.is_paper(), "{}", system.id);
        if let Some(worked) = seen.worked.as_ref().filter(|_| full.place.is_glicko()) {
            assert_eq!(worked.trace.player.rating, seen.outcome.after.rating, "{}: the curve", system.id);
        }
    }
}

#[test]
fn the_link_of_a_place_is_all_it_takes() {
    for system in all() {
        let chosen = Full::default().update(Act::Choose(system.id.to_owned()));
        let loaded = of(&format!("y={}", system.id));
        assert!(loaded.place == chosen.place, "{}", system.id);
        let shown = |full: &Full| full.place.seen.as_ref().unwrap().outcome.shown.clone();
        assert_eq!(shown(&loaded), shown(&chosen), "{}", system.id);
        assert_eq!(of(&chosen.link()).link(), chosen.link(), "{}", system.id);
    }
}

#[test]
fn what_a_place_asks_is_answered_kept_and_refused() {
    let full = Full::default().update(Act::Choose("inversus".to_owned()));
    let id = full.place.system.asks.iter().find(|ask| matches!(ask.kind, AskKind::Number { .. })).unwrap().id;
    let right = full.update(Act::Answer(id, "7".to_owned()));
    assert!(right.place.problems.is_empty());
    let shown = |full: &Full| full.place.seen.as_ref().unwrap().outcome.shown.clone();
    assert_ne!(shown(&right), shown(&full), "the answer counts");
    assert_eq!(of(&right.link()).place.text(id), "7", "the link has it");

    let wrong = right.update(Act::Answer(id, "seven".to_owned()));
    assert_eq!(wrong.place.problems.len(), 1);
    assert_eq!(wrong.place.text(id), "seven", "nothing typed is lost");
    assert_eq!(shown(&wrong), shown(&right), "the last good result stays");
    assert_eq!(of(&wrong.link()).place.text(id), "seven");

    let back = wrong.update(Act::Answer(id, full.place.text(id).to_owned()));
    assert_eq!(back.link(), full.link());
}

#[test]
fn somebody_new_starts_with_the_places_numbers() {
    for system in all() {
        let full = Full::default().update(Act::Choose(system.id.to_owned())).update(Act::BeNew);
        assert_eq!(full.page.worked.period.player, system.unrated(), "{}", system.id);
    }
}

#[test]
fn each_room_takes_back_its_own_edits() {
    let typed = |text: &str| Act::Page(Action::Edit(Field::PlayerRating, text.to_owned()));
    let full = Full::default().update(typed("1600")).update(Act::Enter(Room::Season));
    assert!(!full.can_undo(), "nothing was done here");
    let edited = full.update(Act::Season(season::Action::AddIdle));
    assert!(edited.can_undo() && !edited.can_redo());
    let undone = edited.update(Act::Page(Action::Undo));
    assert_eq!(undone.season.form, full.season.form);
    assert_eq!(undone.page.form, full.page.form, "the other room is as it was");
    assert_eq!(undone.update(Act::Page(Action::Redo)).season.form, edited.season.form);

    let full = undone.update(Act::Enter(Room::Group));
    let edited = full.update(Act::Group(group::Action::AddPlayer));
    assert_eq!(edited.update(Act::Page(Action::Undo)).group.form, full.group.form);

    let back = edited.update(Act::Enter(Room::Player)).update(Act::Page(Action::Undo));
    assert_eq!(back.page.form.rating, "1500");
}

#[test]
fn a_rooms_link_leaves_the_other_rooms_alone() {
    let full = Full::default().update(Act::Page(Action::Edit(Field::PlayerRating, "1600".to_owned())));
    let full = full.update(Act::Enter(Room::Season)).update(Act::Season(season::Action::AddIdle));
    assert!(!full.link().contains("p="), "{}", full.link());
    for there in ["r=group", "r=season&s=1400,30,1", "r=group&l=99"] {
        let loaded = full.update(Act::Load(there.to_owned()));
        assert_eq!(loaded.page.form.rating, "1600", "{there}");
    }
    // What is kept for the next visit has all rooms.
    let kept = of(&full.whole());
    assert_eq!((&kept.page.form, &kept.season.form), (&full.page.form, &full.season.form));
    assert_eq!(kept.room, Room::Season);
}

#[test]
fn what_is_not_understood_is_named_and_the_rest_holds() {
    let full = of("r=attic&y=nowhere&x=rp:3&p=1700,50,0.06&q=2");
    let parts: Vec<String> = full.page.notice.iter().flatten().map(|part| part.part.clone()).collect();
    for part in ["r=attic", "y=nowhere", "rp:3", "q=2"] {
        assert!(parts.iter().any(|known| known == part), "{part} in {parts:?}");
    }
    assert_eq!(full.page.form.rating, "1700");
    assert_eq!(full.room, Room::Player);
}

/// Nobody walks where there is no walk.
#[test]
fn the_walk_is_of_the_papers_steps() {
    let moment = |link: &str| of(link).update(Act::Page(Action::Next)).page.options.moment;
    assert_eq!(moment("y=lichess").step, 2);
    for elsewhere in ["r=season", "r=group", "r=systems", "y=glicko"] {
        assert_eq!(moment(elsewhere).step, 1, "{elsewhere}");
    }
}

proptest! {
    #[test]
    fn any_text_gives_a_state(fragment in "(([rysxmptgikldoh]=)?[-a-z0-9.,;:/%&=]{0,20}&?){0,6}") {
        let full = of(&fragment);
        prop_assert_eq!(of(&full.whole()).whole(), full.whole());
    }

    #[test]
    fn what_is_printed_is_read_back(
        room in prop::sample::select(Room::ALL.to_vec()),
        system in prop::sample::select(all().to_vec()),
        answers in prop::collection::vec(".{0,12}", 4),
        season in prop::option::of("[0-9,;./i]{1,20}"),
        rest in prop::sample::select(vec!["", "t=0.3", "g=1400,30,1&l=99"]),
    ) {
        let mut place = Place::of(system);
        for (ask, answer) in system.asks.iter().zip(&answers) {
            place.answer(ask.id, answer.clone());
        }
        let address = Address { room, place, season, rest: rest.to_owned(), ..Address::default() };
        let printed = print(&address);
        prop_assert!(printed.chars().all(|c| c.is_ascii_alphanumeric() || "-_/.~!$&'()*+,;=:#?@%".contains(c)), "{}", printed);
        prop_assert!(parse(&printed) == address, "{}", printed);
    }
}

/// Going back in the browser brings a state into whatever has come since.
#[test]
fn the_exact_link_brings_everything_back() {
    let states = [
        Full::default(),
        of("y=lichess&p=1601,200,0.06"),
        of("r=season&s=p:1700,90,0.06"),
        of("r=group&m=m:worlds"),
        of("r=systems&p=1888,200,0.06&y=ogs"),
    ];
    for before in &states {
        for since in &states {
            let back = since.update(Act::Load(before.exact())).update(Act::Enter(before.room));
            assert_eq!(back.whole(), before.whole(), "after {}", since.whole());
            assert_eq!(back.page.notice, None);
            assert_eq!((&back.season.form, &back.group.form), (&before.season.form, &before.group.form));
        }
    }
}
