//! The state of the page with all rooms: rooms, systems, and the links that contain them.

use crate::support::act::{after, edit, load, rooms};
use crate::support::page::at as of;
use explain::case::league::LeagueForm;
use explain::case::link::{self, Key, Link};
use explain::case::{Case, PeriodEdit};
use explain::ids::{HasId, VariantArray};
use explain::systems::{Family, all};
use explain::words::Language;
use glicko2_page::state::chosen_system::ChosenSystem;
use glicko2_page::state::{Action, Room, State, league};
use glicko2_steps::Field;
use proptest::prelude::*;
use std::rc::Rc;

/// Returns the link of everything, in all rooms.
fn whole(state: &State) -> String {
    let mut lazy = rooms(state).chosen_system.link();
    lazy.set(Key::Room, state.room.id());
    lazy.set(Key::League, &rooms(state).league.link());
    link::joined(&[
        &lazy.print(),
        &link::print(&state.player.case, &state.view.options),
    ])
}

/// Returns the numbers that players of the system see.
fn read(full: &State) -> Vec<String> {
    let outcome = &rooms(full).result.as_ref().unwrap().outcome;
    outcome
        .system
        .shown
        .iter()
        .map(|shown| shown.read(outcome, Language::En))
        .collect()
}

#[test]
fn every_system_rates_the_papers_example() {
    for system in all() {
        let full = State::whole().update(Action::Choose(system.id.to_owned()));
        let loaded = of(&format!("y={}", system.id));
        assert!(
            rooms(&loaded).chosen_system == rooms(&full).chosen_system
                && read(&loaded) == read(&full),
            "{}",
            system.id
        );
        assert_eq!(of(&full.link()).link(), full.link(), "{}", system.id);
        if let Family::Glicko2 { tau: Some(tau) } = system.family {
            assert_eq!(full.view.derivation.period.tau, tau, "{}", system.id);
        }
        let new = full.update(Action::BeNew);
        assert_eq!(new.view.derivation.period.player, system.unrated());
        assert_eq!(new.update(UNDO).player.case, full.player.case);
        let result = rooms(&full).result.as_ref().unwrap();
        let seen = |rating| system.shown_rating(rating);
        assert!(result.outcome.after.rating.is_finite());
        assert_eq!(
            result.summary.after.rating,
            seen(result.outcome.after.rating),
            "{}: the curve",
            system.id
        );
        for index in 0..result.outcome.periods() {
            let period = result.period(index);
            let derivation = period.derivation.as_ref().expect("the paper's steps");
            assert_eq!(
                period.summary.after.rating,
                seen(period.outcome.after.rating),
                "{}: {index}",
                system.id
            );
            // The trace of the games contains no limit or rule of the system.
            let trace = period.outcome.trace();
            let is_its = trace.is_none_or(|trace| *derivation.trace == trace);
            assert!(is_its, "{}: {index}", system.id);
            let games = period.outcome.games.len();
            assert_eq!(derivation.rows.len(), games, "{}: {index}", system.id);
        }
    }
}

#[test]
fn options_of_a_system_are_kept_and_checked() {
    let full = of("y=lichess");
    for (typed, problems, counts) in [
        ("7", 0, true),
        ("seven", 1, false),
        (rooms(&full).chosen_system.text("days"), 0, false),
    ] {
        let answered = full.update(Action::Answer("days", typed.to_owned()));
        let chosen = &rooms(&answered).chosen_system;
        assert_eq!(
            (chosen.text("days"), chosen.problems.len()),
            (typed, problems),
            "nothing typed is lost"
        );
        // The last good result stays.
        assert_eq!(read(&answered) != read(&full), counts, "{typed}");
        assert_eq!(
            rooms(&of(&answered.link())).chosen_system.text("days"),
            typed,
            "the link has it"
        );
    }
}

const UNDO: Action = Action::Undo;
const REDO: Action = Action::Redo;

#[test]
fn undo_enters_the_room_that_changes() {
    let start = State::whole();
    let acts = [
        edit(Field::PlayerRating, "1600"),
        Action::Pause,
        Action::Enter(Room::League),
        Action::league(league::Action::AddPlayer),
        Action::Enter(Room::Systems),
        Action::Choose("lichess".to_owned()),
        Action::Answer("days", "30".to_owned()),
    ];
    let end = after(start.clone(), acts);
    let seen = |full: &State| {
        let chosen = &rooms(full).chosen_system;
        (
            chosen.system.id,
            chosen.text("days") == "30",
            full.player.case.tau.clone(),
            full.player.case.periods.len(),
            full.room,
        )
    };
    assert_eq!(
        seen(&end),
        ("lichess", true, "0.75".to_owned(), 2, Room::Player)
    );
    let mut undone = end.clone();
    for (system, tau, periods, room) in [
        ("lichess", "0.75", 2, Room::Player),
        // The system and its constant are one edit.
        ("glicko2", "0.5", 2, Room::Systems),
        ("glicko2", "0.5", 2, Room::League),
        ("glicko2", "0.5", 1, Room::Player),
        ("glicko2", "0.5", 1, Room::Player),
    ] {
        undone = undone.update(UNDO);
        assert_eq!(
            seen(&undone),
            (system, false, tau.to_owned(), periods, room)
        );
    }
    assert!(!undone.can_undo() && typed_in(&undone) == typed_in(&start));
    let again = (0..5).fold(undone, |full, _| full.update(REDO));
    assert_eq!(
        (whole(&again), again.room, read(&again)),
        (whole(&end), end.room, read(&end)),
        "and it is rated again"
    );
    assert!(!again.can_redo());
}

#[test]
fn letters_typed_into_one_field_are_one_edit() {
    use explain::case::Part;
    use explain::case::league::Field as LeagueField;
    let league = |field, text: &str| Action::league(league::Action::Edit(field, text.to_owned()));
    let answer = |text: &str| Action::Answer("days", text.to_owned());
    let rating = LeagueField::Player(0, Part::Rating);
    let acts = [
        league(LeagueField::Tau, "0"),
        league(LeagueField::Tau, "0.7"),
        league(rating, "1"),
        league(rating, "16"),
        Action::Choose("lichess".to_owned()),
        answer("3"),
        answer("30"),
    ];
    let mut states = vec![State::whole()];
    for act in acts {
        states.push(states[states.len() - 1].update(act));
    }
    let mut undone = states[7].clone();
    for expected in [5, 4, 2, 0] {
        undone = undone.update(UNDO);
        assert!(
            typed_in(&undone) == typed_in(&states[expected]),
            "after action {expected}"
        );
    }
    assert!(!undone.can_undo());
}

#[test]
fn the_link_of_a_room_changes_no_other_room() {
    let full = State::whole().update(edit(Field::PlayerRating, "1600"));
    let full = full
        .update(Action::Enter(Room::League))
        .update(Action::league(league::Action::AddPlayer));
    assert!(!full.link().contains("p="), "{}", full.link());
    for there in ["r=group", "r=group&m=t:0.3", "r=group&l=99"] {
        let loaded = full.update(load(there));
        assert_eq!(loaded.player.case.player().rating, "1600", "{there}");
    }
    for there in ["p=1700,60,0.06", "s=1400,30,1/i2", "r=season"] {
        let loaded = full.update(load(there));
        assert_eq!(
            (&rooms(&loaded).league.form(), loaded.room),
            (&rooms(&full).league.form(), Room::Player),
            "{there}"
        );
    }
    // The link that is saved for the next visit has all rooms.
    let kept = of(&whole(&full));
    assert_eq!(
        (&kept.player.case, &rooms(&kept).league.form()),
        (&full.player.case, &rooms(&full).league.form())
    );
    assert_eq!(kept.room, Room::League);
}

/// Step navigation works only where the paper's steps are shown.
#[test]
fn step_navigation_needs_the_papers_steps() {
    let opens = |link: &str| of(link).update(Action::Next).view.has_open_step();
    assert!(opens("y=lichess"));
    for elsewhere in ["r=group", "r=systems", "y=glicko"] {
        assert!(!opens(elsewhere), "{elsewhere}");
    }
}

/// Returns everything that was typed, in all rooms.
fn typed_in(full: &State) -> (Case, ChosenSystem, LeagueForm) {
    (
        (*full.player.case).clone(),
        (*rooms(full).chosen_system).clone(),
        rooms(full).league.form().clone(),
    )
}

/// Undo brings back a league that a change of the kind of games has replaced, and redo the new one.
#[test]
fn changes_of_the_kind_of_games_lose_nothing() {
    use explain::case::Part;
    use explain::case::league::{Field as LeagueField, Mode};
    let typed = |i, name: &str| {
        Action::league(league::Action::Edit(
            LeagueField::Player(i, Part::Name),
            name.to_owned(),
        ))
    };
    let mode = |mode| Action::league(league::Action::SetMode(mode));
    let acts = [
        typed(0, "Zoe"),
        mode(Mode::Teams),
        typed(1, "Yan"),
        mode(Mode::Worlds),
        typed(2, "Xi"),
        mode(Mode::Race),
    ];
    let mut states = vec![State::whole()];
    for act in acts {
        states.push(states.last().unwrap().update(act));
    }
    let mut now = states.last().unwrap().clone();
    for before in states.iter().rev().skip(1) {
        now = now.update(UNDO);
        assert_eq!(rooms(&now).league.form(), rooms(before).league.form());
    }
    for after in &states[1..] {
        now = now.update(REDO);
        assert_eq!(rooms(&now).league.form(), rooms(after).league.form());
    }
    let mut contents = now.contents().rooms.into_iter();
    let saved = contents.find(|content| content.room == Room::League);
    // Only the league on view is saved.
    assert_eq!(
        saved.unwrap().link,
        "m:race/ft:0.6/f:,Green,1958.2892,137.1339,0.4409;,Blue,1899.2538,136.2644,0.441;,Xi,1861.3279,135.4451,0.4418"
    );
}

fn act() -> impl Strategy<Value = Action> {
    use explain::case::league::{Field as LeagueField, Kind, Mode};
    use explain::case::{End, Part};
    use glicko2_steps::groups::teams::Method;
    let text = || prop::sample::select(vec!["1", "15", "1500", "Anna", ""]).prop_map(str::to_owned);
    let n = || 0..4_usize;
    let page = prop_oneof![
        (
            prop::sample::select(vec![
                Field::PlayerRating,
                Field::Tau,
                Field::GameRating(1),
                Field::IdlePeriods
            ]),
            text()
        )
            .prop_map(|(field, text)| Action::Edit(field, text)),
        n().prop_map(Action::SelectPeriod),
        Just(Action::NextPeriod),
        Just(Action::Pause),
        Just(Action::EditPeriod(PeriodEdit::Duplicate)),
        n().prop_map(|to| Action::EditPeriod(PeriodEdit::Move(to))),
        Just(Action::EditPeriod(PeriodEdit::Remove)),
        n().prop_map(Action::Remove),
        n().prop_map(Action::Duplicate),
        (n(), n()).prop_map(|(from, to)| Action::Move { from, to }),
        Just(Action::Reset),
    ];
    let league_field = prop_oneof![
        n().prop_map(|i| LeagueField::Player(i, Part::Name)),
        n().prop_map(|m| LeagueField::Side(m, End::A)),
        (n(), n()).prop_map(|(i, j)| LeagueField::Cell(i, j)),
        n().prop_map(LeagueField::Points),
        n().prop_map(LeagueField::Place),
        Just(LeagueField::Tau),
        Just(LeagueField::Idle),
    ];
    let league = prop_oneof![
        3 => (league_field, text()).prop_map(|(field, text)| league::Action::Edit(field, text)),
        1 => prop::sample::select(Mode::VARIANTS.to_vec()).prop_map(league::Action::SetMode),
        1 => n().prop_map(league::Action::RemovePlayer),
        1 => Just(league::Action::AddResult),
        1 => Just(league::Action::Enlist),
        2 => Just(league::Action::NextPeriod),
        1 => prop::sample::select(vec![
            league::Action::Pause, league::Action::EditPeriod(PeriodEdit::Duplicate), league::Action::EditPeriod(PeriodEdit::Remove), league::Action::EditPeriod(PeriodEdit::Clear),
            league::Action::AddPlayer, league::Action::AddMember(0), league::Action::SetKind(Kind::Teams), league::Action::SetMethod(Method::CompositeTeam),
        ]),
        2 => n().prop_map(league::Action::SelectPeriod),
        1 => n().prop_map(|to| league::Action::EditPeriod(PeriodEdit::Move(to))),
        1 => n().prop_map(|i| league::Action::SetTeam(i, Some(1))),
        1 => Just(league::Action::Reset),
    ];
    let links = vec![
        "p=1700,50,0.06",
        "y=lichess&x=days:3",
        "s=1400,30,1/i2",
        "r=group&m=t:0.3",
        "r=group&m=n:1-2/n:i2",
        "r=systems",
    ];
    prop_oneof![
        6 => page,
        4 => league.prop_map(Action::league),
        1 => prop::sample::select(Room::VARIANTS.to_vec()).prop_map(Action::Enter),
        1 => prop::sample::select(vec!["lichess", "ogs", "glicko"]).prop_map(|id| Action::Choose(id.to_owned())),
        1 => text().prop_map(|text| Action::Answer("days", text)),
        1 => Just(Action::BeNew),
        1 => prop::sample::select(links).prop_map(|link| Action::Load(link.to_owned())),
    ]
}

proptest! {
    #[test]
    fn every_edit_in_every_room_can_be_undone_and_redone(acts in prop::collection::vec(act(), 1..25)) {
        let mut full = State::whole();
        let mut forms = Vec::new();
        for act in acts {
            let next = full.update(act);
            if typed_in(&next) != typed_in(&full) {
                forms.push(typed_in(&full));
                prop_assert!(next.can_undo() && !next.can_redo());
            }
            full = next;
        }
        let end = typed_in(&full);
        while full.can_undo() {
            full = full.update(UNDO);
            // Letters typed one after the other into one field are one edit.
            let at = forms.iter().rposition(|form| *form == typed_in(&full));
            prop_assert!(at.is_some(), "no such form has been");
            let at = at.unwrap();
            forms.truncate(at);
            let mut ids: Vec<u32> = full.player.case.periods.iter().map(|period| period.id()).collect();
            ids.sort_unstable();
            ids.dedup();
            prop_assert_eq!(ids.len(), full.player.case.periods.len(), "rows can be told apart");
        }
        prop_assert!(typed_in(&full) == typed_in(&State::whole()));
        while full.can_redo() {
            full = full.update(REDO);
        }
        prop_assert!(typed_in(&full) == end);
    }

    #[test]
    fn any_text_is_read_as_a_link(fragment in "(([rysxmptgikldoh]=)?[-a-z0-9.,;:/%&=]{0,20}&?){0,6}") {
        let full = of(&fragment);
        prop_assert_eq!(whole(&of(&whole(&full))), whole(&full));
    }

    #[test]
    fn printed_addresses_are_read_back(
        room in prop::sample::select(Room::VARIANTS.to_vec()),
        system in prop::sample::select(all().to_vec()),
        answers in prop::collection::vec(".{0,12}", 4),
        rest in prop::sample::select(vec!["", "t=0.3", "g=1400,30,1&l=99", "s=1400,30,1/i2&w=2"]),
    ) {
        let mut chosen_system = ChosenSystem::of(system);
        for (option, answer) in system.options.iter().zip(&answers) {
            chosen_system.answer(option.id, answer.clone());
        }
        let mut lazy = chosen_system.link();
        lazy.set(Key::Room, room.id());
        lazy.set(Key::Lesson, if room == Room::Learn { "fell" } else { "" });
        lazy.set(Key::League, "t:0.3");
        let printed = link::joined(&[&lazy.print(), rest]);
        prop_assert!(printed.chars().all(|c| c.is_ascii_alphanumeric() || "-_/.~!$&'()*+,;=:#?@%".contains(c)), "{}", printed);
        let read = Link::parse(&printed);
        prop_assert_eq!(&read.lazy, &lazy, "{}", printed);
        prop_assert_eq!(read.player, Link::parse(rest).player, "{}", printed);
        let mut not_understood = Vec::new();
        prop_assert!(ChosenSystem::of_link(&lazy, &mut not_understood) == chosen_system, "{}", printed);
        prop_assert_eq!(not_understood, [], "{}", printed);
        prop_assert_eq!(of(&printed).room, room, "{}", printed);
    }
}

/// Back in the browser restores an earlier state after any changes.
#[test]
fn going_back_restores_the_whole_state() {
    let states = [
        State::whole(),
        of("y=lichess&p=1601,200,0.06"),
        of("r=season&s=p:1700,90,0.06"),
        of("r=group&m=m:worlds"),
        of("r=systems&p=1888,200,0.06&y=ogs"),
    ];
    for before in &states {
        for since in &states {
            let back = since
                .update(Action::Return(Rc::new(before.clone())))
                .update(Action::Enter(before.room));
            assert_eq!(whole(&back), whole(before), "after {}", whole(since));
            assert_eq!(back.notice, None);
            assert_eq!(
                (&back.player.case, &rooms(&back).league.form()),
                (&before.player.case, &rooms(before).league.form())
            );
            assert_eq!(
                back.source_here().is_only_seen(),
                before.source_here().is_only_seen(),
                "after {}",
                whole(since)
            );
            if whole(&back) != whole(since) {
                assert_eq!(back.update(Action::Undo).player.case, since.player.case);
            }
        }
    }
}
