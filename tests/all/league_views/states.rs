//! States of the room, for checks that must hold in each.

use super::*;
use explain::case::league::Kind;
use explain::case::{End, Score};
use explain::ids::VariantArray;
use html::check_each;
use std::fmt::Write as _;

pub(super) fn crowd(players: usize, games: usize) -> String {
    let mut text = String::new();
    for i in 0..players {
        for k in 1..=games {
            let _ = writeln!(text, "p{i},p{},{}", (i + k) % players, (i + k) % 3 % 2);
        }
    }
    text
}

pub(super) fn hostile_names() -> Vec<Action> {
    let mut actions = vec![edit(Field::Player(0, Part::Rating), HOSTILE)];
    actions.extend((0..4).map(|i| edit(Field::Player(i, Part::Name), HOSTILE)));
    actions
}

/// Returns the states of the room, each with its name.
pub(super) fn states() -> Vec<(String, LeagueState)> {
    let mut states = vec![
        (
            "nobody".to_owned(),
            after((0..4).map(|_| Action::RemovePlayer(0))),
        ),
        ("no results".to_owned(), after([Action::ClearResults])),
        (
            "a blank row and a stranger".to_owned(),
            after([
                Action::AddResult,
                Action::AddResult,
                edit(Field::Side(3, End::B), "Eve"),
            ]),
        ),
        (
            "a typed score".to_owned(),
            after([Action::SetScore(0, Score::Typed("0.3".into()))]),
        ),
        ("exporting".to_owned(), after([Action::ToggleExport])),
        (
            "500 players".to_owned(),
            of_text(&crowd(500, 10)).update(Action::Choose(Who::Player(7))),
        ),
        (
            "a crowd in a crosstable".to_owned(),
            of_text(&crowd(30, 2)).update(Action::SetMode(Mode::Table)),
        ),
        (
            "a bad cell".to_owned(),
            in_mode(Mode::Table, [edit(Field::Cell(1, 2), "x 2")]),
        ),
        (
            "an empty team".to_owned(),
            in_mode(
                Mode::Teams,
                [Action::RemovePlayer(0), Action::RemovePlayer(0)],
            ),
        ),
        (
            "no points".to_owned(),
            in_mode(
                Mode::Worlds,
                [edit(Field::Points(0), "0"), edit(Field::Points(1), "0")],
            ),
        ),
        (
            "a place that is none".to_owned(),
            in_mode(Mode::Race, [edit(Field::Place(1), "x")]),
        ),
        (
            "no place".to_owned(),
            in_mode(Mode::Race, [edit(Field::Place(1), "")]),
        ),
        (
            "a pause".to_owned(),
            after([Action::Pause, edit(Field::Idle, "2.5")]),
        ),
        (
            "a pause that is none".to_owned(),
            after([Action::Pause, edit(Field::Idle, "x")]),
        ),
        (
            "something wrong elsewhere".to_owned(),
            after([
                edit(Field::Score(0), "x"),
                Action::Pause,
                edit(Field::Idle, "x"),
                Action::SelectPeriod(0),
            ]),
        ),
        (
            "somebody who rests".to_owned(),
            in_mode(
                Mode::Teams,
                [Action::AddMember(2), Action::Choose(Who::Player(4))],
            ),
        ),
        (
            "extremes".to_owned(),
            LeagueState::of_link(
                "m:table/p:-999999.123456789,-999999.123456789,9999.123456789,0.0123456789;b,999999.123456789,0,1e-9/r:1-2,0.123456789",
            ),
        ),
        (
            "120 periods".to_owned(),
            after((0..119).map(|_| Action::Pause)),
        ),
    ];
    for &mode in Mode::VARIANTS {
        let who = if mode == Mode::Teams {
            Who::Member(1, 0)
        } else {
            Who::Player(1)
        };
        let bad = [
            edit(Field::Tau, ""),
            edit(Field::Player(0, Part::Rating), "x"),
            edit(Field::Score(1), "2"),
            edit(Field::Player(1, Part::Deviation), "-1"),
            edit(Field::TeamScore, "x"),
            edit(Field::Player(2, Part::Volatility), "0"),
            edit(
                if mode == Mode::Race {
                    Field::Place(0)
                } else {
                    Field::Points(1)
                },
                "first",
            ),
        ];
        states.push((format!("{mode:?}"), in_mode(mode, [])));
        for kind in [Kind::Results, Kind::Teams, Kind::Worlds, Kind::Race] {
            let state = in_mode(
                mode,
                [Action::NextPeriod, Action::SetKind(kind), Action::AddResult],
            );
            states.push((format!("{mode:?}, then {kind:?}"), state));
        }
        let second = in_mode(mode, [Action::NextPeriod, Action::Choose(who)]);
        states.push((format!("{mode:?}, the second period"), second.clone()));
        states.push((
            format!("{mode:?}, a pause played"),
            second.update(Action::Pause).update(Action::AddResult),
        ));
        states.push((
            format!("{mode:?} with a derivation"),
            in_mode(mode, [Action::Choose(who)]),
        ));
        states.push((format!("{mode:?} with bad fields"), in_mode(mode, bad)));
        states.push((
            format!("{mode:?} with hostile names"),
            in_mode(
                mode,
                hostile_names().into_iter().chain([Action::Choose(who)]),
            ),
        ));
        states.push((
            format!("{mode:?} with hostile names, rated"),
            in_mode(
                mode,
                hostile_names()
                    .into_iter()
                    .skip(1)
                    .chain([Action::Choose(who)]),
            ),
        ));
    }
    for method in Method::ALL {
        let state = in_mode(
            Mode::Teams,
            [Action::SetMethod(method), Action::Choose(Who::Member(0, 1))],
        );
        states.push((format!("{method:?}"), state));
    }
    states
}

#[track_caller]
pub(super) fn each(check: impl Fn(&LeagueState, &Html) -> Result<(), String>) {
    check_each(&states(), league_room, check);
}

#[test]
fn a_bad_link_does_not_show_the_result_of_another_league() {
    let bad = LeagueState::default().update(Action::Load(
        "m:list/p:Xen,15x0,72;Yo,1571,75/r:0,1,1".to_owned(),
    ));
    let html = league_room(&bad);
    assert_eq!(
        all(&html, ".outcome")
            .into_iter()
            .map(words)
            .collect::<Vec<_>>(),
        ["No result yet. Correct the marked field."]
    );
    assert!(!all(&html, "[aria-invalid]").is_empty());
    let mended = bad.update(edit(Field::Player(0, Part::Rating), "1500"));
    assert!(all(&league_room(&mended), ".stale-note").is_empty());
}
