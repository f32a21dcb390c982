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
    let states = vec![
        ("nobody", after((0..4).map(|_| Action::RemovePlayer(0)))),
        ("no results", after([Action::ClearResults])),
        (
            "a blank row and a stranger",
            after([
                Action::AddResult,
                Action::AddResult,
                edit(Field::Side(3, End::B), "Eve"),
            ]),
        ),
        (
            "a typed score",
            after([Action::SetScore(0, Score::Typed("0.3".into()))]),
        ),
        ("exporting", after([Action::ToggleExport])),
        (
            "500 players",
            of_text(&crowd(500, 10)).update(Action::Choose(Who::Player(7))),
        ),
        (
            "a crowd in a crosstable",
            of_text(&crowd(30, 2)).update(Action::SetMode(Mode::Table)),
        ),
        (
            "a bad cell",
            in_mode(Mode::Table, [edit(Field::Cell(1, 2), "x 2")]),
        ),
        (
            "an empty team",
            in_mode(
                Mode::Teams,
                [Action::RemovePlayer(0), Action::RemovePlayer(0)],
            ),
        ),
        (
            "no points",
            in_mode(
                Mode::Worlds,
                [edit(Field::Points(0), "0"), edit(Field::Points(1), "0")],
            ),
        ),
        (
            "a place that is none",
            in_mode(Mode::Race, [edit(Field::Place(1), "x")]),
        ),
        ("no place", in_mode(Mode::Race, [edit(Field::Place(1), "")])),
        ("a pause", after([Action::Pause, edit(Field::Idle, "2.5")])),
        (
            "a pause that is none",
            after([Action::Pause, edit(Field::Idle, "x")]),
        ),
        (
            "something wrong elsewhere",
            after([
                edit(Field::Score(0), "x"),
                Action::Pause,
                edit(Field::Idle, "x"),
                Action::SelectPeriod(0),
            ]),
        ),
        (
            "somebody who rests",
            in_mode(
                Mode::Teams,
                [Action::AddMember(2), Action::Choose(Who::Player(4))],
            ),
        ),
        (
            "extremes",
            LeagueState::of_link(
                "m:table/p:-999999.123456789,-999999.123456789,9999.123456789,0.0123456789;b,999999.123456789,0,1e-9/r:1-2,0.123456789",
            ),
        ),
        ("120 periods", after((0..119).map(|_| Action::Pause))),
    ];
    let named = |(name, state): (&str, LeagueState)| (name.to_owned(), state);
    let mut states: Vec<_> = states.into_iter().map(named).collect();
    for &mode in Mode::VARIANTS {
        let who = if mode == Mode::Teams {
            Who::Member(1, 0)
        } else {
            Who::Player(1)
        };
        let cell = match mode {
            Mode::Race => Field::Place(0),
            _ => Field::Points(1),
        };
        let bad = vec![
            edit(Field::Tau, ""),
            edit(Field::Player(0, Part::Rating), "x"),
            edit(Field::Score(1), "2"),
            edit(Field::Player(1, Part::Deviation), "-1"),
            edit(Field::TeamScore, "x"),
            edit(Field::Player(2, Part::Volatility), "0"),
            edit(cell, "first"),
        ];
        let mut push = |of: &str, actions: Vec<Action>| {
            states.push((format!("{mode:?}{of}"), in_mode(mode, actions)));
        };
        push("", vec![]);
        for kind in [Kind::Results, Kind::Teams, Kind::Worlds, Kind::Race] {
            let actions = vec![Action::NextPeriod, Action::SetKind(kind), Action::AddResult];
            push(&format!(", then {kind:?}"), actions);
        }
        let choose = Action::Choose(who);
        let second = vec![Action::NextPeriod, choose.clone()];
        push(", the second period", second.clone());
        let played = vec![Action::Pause, Action::AddResult];
        push(", a pause played", [second, played].concat());
        push(" with a derivation", vec![choose.clone()]);
        push(" with bad fields", bad);
        let hostile = [hostile_names(), vec![choose]].concat();
        push(" with hostile names, rated", hostile[1..].to_vec());
        push(" with hostile names", hostile);
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
    let bad = LeagueState::of_link("m:list/p:Xen,15x0,72;Yo,1571,75/r:0,1,1");
    let html = league_room(&bad);
    assert_eq!(
        all_words(&html, ".outcome"),
        ["No result yet. Correct the marked field."]
    );
    assert!(!all(&html, "[aria-invalid]").is_empty());
    let mended = bad.update(edit(Field::Player(0, Part::Rating), "1500"));
    assert!(all(&league_room(&mended), ".stale-note").is_empty());
}
