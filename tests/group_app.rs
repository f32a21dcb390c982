//! The group's room without its looks: what comes of what somebody does.

use glicko2_steps::app::group::{Action, GroupState, Who, below};
use glicko2_steps::case::Score;
use glicko2_steps::glicko2::ProblemKind as Value;
use glicko2_steps::group::{ProblemKind, teams};
use glicko2_steps::input::group::form::{End, Field, GroupForm, Mode, Part};
use glicko2_steps::input::group::table::Crosstable;
use proptest::prelude::*;
use std::fmt::Write as _;
use std::rc::Rc;

fn after(actions: impl IntoIterator<Item = Action>) -> GroupState {
    actions.into_iter().fold(GroupState::default(), |state, action| state.update(action))
}

fn edit(field: Field, text: &str) -> Action {
    Action::Edit(field, text.to_owned())
}

fn ratings(state: &GroupState) -> Vec<String> {
    let sheets = state.rated().unwrap().rated.sheets();
    sheets.iter().map(|sheet| format!("{:.1}", sheet.trace.player.rating)).collect()
}

#[test]
fn the_room_begins_with_the_papers_example() {
    let state = GroupState::default();
    assert_eq!(ratings(&state), ["1464.1", "1398.1", "1570.4", "1784.4"]);
    assert_eq!((state.problems.len(), state.link().as_str()), (0, ""));
    assert_eq!(state.rated().unwrap().name(2), "Clara");
}

#[test]
fn a_keystroke_rates_only_those_whom_it_concerns() {
    let before = GroupState::default();
    let now = before.update(edit(Field::Player(1, Part::Rating), "1450"));
    let sheets = |state: &GroupState| state.rated().unwrap().rated.sheets().to_vec();
    let kept: Vec<bool> = sheets(&before).iter().zip(&sheets(&now)).map(|(a, b)| Rc::ptr_eq(a, b)).collect();
    assert_eq!(kept, [false, false, true, true]);
}

#[test]
fn what_is_wrong_is_said_of_its_field_and_the_last_good_result_stays() {
    let good = GroupState::default().update(Action::AddResult);
    // A blank row is no result.
    assert_eq!(good.problems.len(), 0);
    let steps = [
        (
            edit(Field::Side(3, End::A), "Eve"),
            vec![
                (Field::Side(3, End::A), ProblemKind::NoSuchPlayer),
                (Field::Side(3, End::B), ProblemKind::NoSuchPlayer),
            ],
        ),
        (edit(Field::Side(3, End::B), "Ben"), vec![(Field::Side(3, End::A), ProblemKind::NoSuchPlayer)]),
        (edit(Field::Side(3, End::A), "Ben"), vec![(Field::Side(3, End::B), ProblemKind::OneSelf)]),
        (edit(Field::Side(3, End::A), "David"), vec![]),
        (edit(Field::Score(3), "1.5"), vec![(Field::Score(3), ProblemKind::Value(Value::OutsideZeroToOne))]),
        (
            edit(Field::Player(2, Part::Deviation), "x"),
            vec![
                (Field::Player(2, Part::Deviation), ProblemKind::Value(Value::NotANumber)),
                (Field::Score(3), ProblemKind::Value(Value::OutsideZeroToOne)),
            ],
        ),
    ];
    let mut state = good;
    for (action, expected) in steps {
        let before = ratings(&state);
        state = state.update(action.clone());
        let found: Vec<_> = state.problems.iter().map(|problem| (problem.field, problem.kind)).collect();
        assert_eq!(found, expected, "{action:?}");
        assert_eq!(ratings(&state) == before, !expected.is_empty(), "{action:?}");
    }
    assert_eq!(state.problem(Field::Score(3)), Some(ProblemKind::Value(Value::OutsideZeroToOne)));
    // Names belong to the numbers that they were rated with.
    let renamed = state.update(edit(Field::Player(0, Part::Name), "Zoe"));
    assert_eq!(renamed.rated().unwrap().name(0), "Anna");
}

#[test]
fn each_mode_has_its_own_constant_and_result() {
    let mut state = GroupState::default();
    for mode in Mode::ALL {
        state = state.update(Action::SetMode(mode));
        assert_eq!(state.problems.len(), 0, "{mode:?}");
        assert_eq!((state.rated().is_some(), state.compared().is_some()), (mode != Mode::Teams, mode == Mode::Teams));
        let bad = state.update(edit(Field::Tau, "0"));
        assert_eq!(bad.problems[0].field, Field::Tau);
        // Elsewhere nothing is wrong.
        let next = if mode == Mode::Worlds { Mode::Teams } else { Mode::Worlds };
        assert_eq!(bad.update(Action::SetMode(next)).problems.len(), 0);
    }
}

#[test]
fn problems_of_teams_worlds_and_races() {
    let problem = |mode, field, text: &str| {
        let state = after([Action::SetMode(mode), edit(field, text)]);
        state.problems.iter().map(|problem| problem.field).collect::<Vec<_>>()
    };
    for (mode, field) in [
        (Mode::Teams, Field::Member(1, 0, Part::Volatility)),
        (Mode::Teams, Field::TeamScore),
        (Mode::Worlds, Field::World(2, Part::Rating)),
        (Mode::Worlds, Field::Points(1)),
        (Mode::Race, Field::Entrant(0, Part::Deviation)),
        (Mode::Race, Field::Place(3)),
    ] {
        assert_eq!(problem(mode, field, "x"), [field]);
    }
    let empty = after([Action::SetMode(Mode::Teams), Action::RemoveMember(0, 0), Action::RemoveMember(0, 0)]);
    assert_eq!(empty.problem(Field::Team(0)), Some(ProblemKind::NoSuchPlayer));
}

#[test]
fn rows_come_and_go() {
    let state = after([
        Action::AddPlayer,
        Action::AddResult,
        edit(Field::Side(3, End::A), "#5"),
        edit(Field::Side(3, End::B), "Ben"),
    ]);
    assert_eq!(ratings(&state).len(), 5);
    let state = state.update(Action::RemovePlayer(1));
    assert_eq!((state.form.players.len(), state.form.results.len()), (4, 2));
    let state = state.update(Action::RemoveResult(0)).update(Action::RemoveResult(9));
    assert_eq!(state.form.results.len(), 1);
    assert_eq!(state.update(Action::ClearResults).form.results.len(), 0);
    assert_eq!(state.update(Action::Reset).form, Rc::default());
    let race =
        after([Action::SetMode(Mode::Race), Action::AddEntrant, Action::RemoveEntrant(0), Action::RemoveEntrant(9)]);
    assert_eq!((race.form.race.entrants.len(), race.form.race.entrants[3].1.as_str()), (4, "5"));
    let teams =
        after([Action::SetMode(Mode::Teams), Action::AddMember(1), Action::AddMember(2), Action::RemoveMember(0, 9)]);
    assert_eq!(teams.form.teams.teams.each_ref().map(Vec::len), [2, 3]);
    let eve = after([
        Action::AddResult,
        edit(Field::Side(3, End::A), "Eve"),
        edit(Field::Side(3, End::B), "Ben"),
        Action::Enlist,
    ]);
    assert_eq!((eve.problems.len(), eve.form.players[4].name.as_str()), (0, "Eve"));
}

#[test]
fn a_cell_keeps_what_is_typed_as_long_as_it_means_that() {
    let cell = |state: &GroupState, i, j| state.cell(&Crosstable::of(&state.form).unwrap(), i, j);
    let state = after([Action::SetMode(Mode::Table), edit(Field::Cell(1, 2), "w ")]);
    assert_eq!((cell(&state, 1, 2), cell(&state, 2, 1)), ("w ".into(), "0".into()));
    let state = state.update(edit(Field::Cell(1, 2), "w ½"));
    assert_eq!((cell(&state, 1, 2), cell(&state, 2, 1)), ("w ½".into(), "0 0.5".into()));
    // Elsewhere it is as it is written.
    let state = state.update(edit(Field::Cell(2, 3), "x"));
    assert_eq!((cell(&state, 1, 2), cell(&state, 2, 3)), ("1 0.5".into(), "x".into()));
    assert_eq!(state.problem(Field::Score(5)), Some(ProblemKind::Value(Value::NotANumber)));
}

#[test]
fn derivations_open_and_close() {
    let state = after([Action::Choose(Who::Player(2))]);
    assert_eq!(state.sheet(Who::Player(2)).unwrap().period.player.rating, 1550.0);
    assert_eq!(state.update(Action::SetMode(Mode::Table)).chosen, state.chosen);
    assert_eq!(state.update(Action::SetMode(Mode::Race)).chosen, None);
    assert_eq!(state.update(Action::Choose(Who::Player(2))).chosen, None);
    assert_eq!(state.update(Action::RemovePlayer(0)).chosen, None);
    let teams = after([
        Action::SetMode(Mode::Teams),
        Action::Choose(Who::Member(1, 1)),
        Action::SetMethod(teams::Method::CompositeTeam),
    ]);
    assert_eq!(teams.sheet(Who::Member(1, 1)).unwrap().period.games.len(), 1);
    assert!(teams.sheet(Who::Player(0)).is_none() && teams.sheet(Who::Member(1, 2)).is_none());
}

#[test]
fn enter_goes_to_the_next_row_and_makes_it() {
    let form = GroupForm::default();
    let (name, rating) = (Part::Name, Part::Rating);
    let there = [
        (Field::Player(0, rating), Field::Player(1, rating)),
        (Field::Side(0, End::B), Field::Side(1, End::B)),
        (Field::Score(1), Field::Side(2, End::A)),
        (Field::Member(1, 0, rating), Field::Member(1, 1, rating)),
        (Field::Entrant(0, rating), Field::Entrant(1, rating)),
        (Field::Place(2), Field::Place(3)),
        (Field::World(1, name), Field::World(2, name)),
        (Field::Points(0), Field::Points(1)),
        (Field::Cell(0, 3), Field::Cell(1, 3)),
        (Field::Cell(0, 1), Field::Cell(2, 1)),
    ];
    for (from, to) in there {
        assert_eq!(below(&form, from), Some((to, None)), "{from:?}");
    }
    let made = [
        (Field::Player(3, rating), Field::Player(4, name), Action::AddPlayer),
        (Field::Side(2, End::B), Field::Side(3, End::A), Action::AddResult),
        (Field::Member(0, 1, rating), Field::Member(0, 2, name), Action::AddMember(0)),
        (Field::Place(3), Field::Entrant(4, name), Action::AddEntrant),
    ];
    for (from, to, add) in made {
        assert_eq!(below(&form, from), Some((to, Some(add.clone()))), "{from:?}");
        // The field is then there.
        let mut after = (*GroupState::default().update(add).form).clone();
        after.set(to, "x".to_owned());
        assert_eq!(after.field(to), "x");
    }
    for last in
        [Field::Points(2), Field::World(2, name), Field::Cell(3, 0), Field::Cell(2, 3), Field::Tau, Field::TeamScore]
    {
        assert_eq!(below(&form, last), None, "{last:?}");
    }
}

#[test]
fn csv_comes_in_and_bad_lines_stay() {
    let state =
        after([Action::OpenCsv, Action::EditCsv("a,b,1\nc,d\nb,c,0.5".into()), Action::TakeCsv { append: false }]);
    assert_eq!(state.panel.as_ref().unwrap().text.as_ref(), "c,d");
    assert_eq!((ratings(&state).len(), state.form.results.len()), (3, 2));
    assert!(state.csv().contains("player,a,1500,350,0.06,16"));
    let state =
        state.update(Action::CloseCsv).update(Action::EditCsv("d,a,1".into())).update(Action::TakeCsv { append: true });
    assert_eq!((ratings(&state).len(), state.panel.is_none()), (4, true));
    // Nothing found, nothing changed.
    let same = state.update(Action::EditCsv("?,?".into())).update(Action::TakeCsv { append: false });
    assert_eq!(same.form, state.form);
    // Too many for a crosstable.
    let many: String = (0..30).fold(String::new(), |mut text, i| {
        let _ = writeln!(text, "p{i}");
        text
    });
    let state = after([Action::SetMode(Mode::Table), Action::EditCsv(many), Action::TakeCsv { append: false }]);
    assert_eq!(state.form.mode, Mode::List);
}

#[test]
fn a_period_follows_the_other() {
    let first = GroupState::default();
    let second = first.update(Action::NextPeriod);
    for (i, sheet) in first.rated().unwrap().rated.sheets().iter().enumerate() {
        assert_eq!(second.sheet(Who::Player(i)).unwrap().period.player, sheet.trace.player);
    }
    assert_eq!(second.form.results.len(), 0);
    for mode in [Mode::Teams, Mode::Worlds, Mode::Race] {
        let state = after([Action::SetMode(mode)]);
        let next = state.update(Action::NextPeriod);
        let who = if mode == Mode::Teams { Who::Member(1, 1) } else { Who::Player(1) };
        assert_eq!(next.sheet(who).unwrap().period.player, state.sheet(who).unwrap().trace.player);
        let bad = state.update(edit(Field::Tau, "x"));
        assert_eq!(bad.update(Action::NextPeriod), bad);
    }
}

#[test]
fn links_and_forms_bring_a_state() {
    let state = after([Action::SetMode(Mode::Table), edit(Field::Cell(1, 2), "1 0.25")]);
    let linked = GroupState::of_link(&state.link());
    assert_eq!((&linked.form, linked.rated()), (&state.form, state.rated()));
    assert_eq!(GroupState::of_link("x/t:0.4").not_understood, ["x"]);
    let undone = state.with_form(Rc::new(GroupForm::default()));
    assert_eq!(ratings(&undone), ratings(&GroupState::default()));
    assert_eq!(edit(Field::Tau, "1").typing(), Some(Field::Tau));
    assert_eq!(Action::Reset.typing(), None);
}

fn any_action() -> impl Strategy<Value = Action> {
    let text = || {
        prop::sample::select(vec!["", "1", "0.5", "x", "Anna", "Ben", "-1", "1 0 ½", "1e999", "=1+1", "a,b,1\nc"])
            .prop_map(str::to_owned)
    };
    let part = || prop::sample::select(vec![Part::Name, Part::Rating, Part::Deviation, Part::Volatility]);
    let n = || 0..6usize;
    let field = prop_oneof![
        Just(Field::Tau),
        (n(), part()).prop_map(|(i, part)| Field::Player(i, part)),
        (n(), prop::sample::select(vec![End::A, End::B])).prop_map(|(i, end)| Field::Side(i, end)),
        n().prop_map(Field::Score),
        (n(), n()).prop_map(|(i, j)| Field::Cell(i, j)),
        (n(), n(), part()).prop_map(|(t, i, part)| Field::Member(t, i, part)),
        (n(), part()).prop_map(|(i, part)| Field::World(i, part)),
        n().prop_map(Field::Points),
        (n(), part()).prop_map(|(i, part)| Field::Entrant(i, part)),
        n().prop_map(Field::Place),
    ];
    prop_oneof![
        8 => (field, text()).prop_map(|(field, text)| Action::Edit(field, text)),
        3 => (0..5usize).prop_map(|mode| Action::SetMode(Mode::ALL[mode])),
        1 => (n(), text()).prop_map(|(i, text)| Action::SetScore(i, Score::of_text(&text))),
        1 => text().prop_map(|text| Action::SetTeamScore(Score::of_text(&text))),
        3 => prop::sample::select(vec![
            Action::AddPlayer, Action::AddResult, Action::ClearResults, Action::Enlist, Action::AddEntrant, Action::NextPeriod,
            Action::Reset, Action::OpenCsv, Action::CloseCsv, Action::TakeCsv { append: true }, Action::TakeCsv { append: false },
            Action::ToggleExport, Action::SetMethod(teams::Method::CompositeTeam),
        ]),
        2 => n().prop_flat_map(|i| prop::sample::select(vec![
            Action::RemovePlayer(i), Action::RemoveResult(i), Action::RemoveEntrant(i), Action::AddMember(i),
            Action::RemoveMember(i, 0), Action::Choose(Who::Player(i)), Action::Choose(Who::Member(1, i)),
        ])),
        1 => text().prop_map(Action::EditCsv),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever was done before, the result is that of the form alone, and its link brings it back.
    #[test]
    fn the_form_alone_decides(actions in prop::collection::vec(any_action(), 0..25)) {
        let state = after(actions);
        let anew = GroupState::default().with_form(state.form.clone());
        prop_assert_eq!(&anew.problems, &state.problems);
        if state.problems.is_empty() {
            prop_assert_eq!(anew.rated().map(|w| &w.rated), state.rated().map(|w| &w.rated));
            prop_assert_eq!(anew.compared().map(|w| &w.rated), state.compared().map(|w| &w.rated));
        }
        prop_assert!(state.chosen.is_none_or(|who| state.sheet(who).is_some()));
        prop_assert_eq!(GroupState::of_link(&state.link()).form, state.form.clone());
        let _ = state.csv();
    }
}
