//! State and actions of the room League.

use crate::support::act::pasted;
use crate::support::league::{after, edit, in_mode, league_of};
use explain::case::league::crosstable::Crosstable;
use explain::case::league::{Field, Kind, LeagueForm, Mode, RatedLeague, Who, example};
use explain::case::{Case, End, Games, Part, PeriodEdit, ResultForm, Score};
use explain::ids::VariantArray;
use glicko2_page::state::league::{Action, LeagueState, below};
use glicko2_page::state::{Action as PageAction, State};
use glicko2_steps::groups::standings::Column;
use glicko2_steps::groups::{Group, Meeting, ProblemKind, Rated, rate, teams};
use glicko2_steps::{Player, ProblemKind as Value};
use proptest::prelude::*;
use std::rc::Rc;

/// Returns the selected period, which has no teams.
fn rated(state: &LeagueState) -> Rated {
    state.rated_period().unwrap().rated().unwrap().clone()
}

/// Returns the players before the selected period.
fn before_period(state: &LeagueState) -> Vec<Player> {
    state.rated_period().unwrap().round().before.clone()
}

fn ratings(state: &LeagueState) -> Vec<String> {
    let after = state.rated_period().unwrap().round().after();
    after
        .iter()
        .map(|player| format!("{:.1}", player.rating))
        .collect()
}

#[test]
fn a_keystroke_rates_only_the_players_it_concerns() {
    let before = LeagueState::default();
    let now = before.update(edit(Field::Player(1, Part::Rating), "1450"));
    let sheets = |state: &LeagueState| rated(state).sheets().to_vec();
    let kept: Vec<bool> = sheets(&before)
        .iter()
        .zip(&sheets(&now))
        .map(|(a, b)| Rc::ptr_eq(a, b))
        .collect();
    assert_eq!(kept, [false, false, true, true]);
}

#[test]
fn problems_name_their_field_and_keep_the_last_good_result() {
    let good = LeagueState::default().update(Action::AddResult);
    // A blank row is no result.
    assert_eq!(good.editor.problems.len(), 0);
    let (a, b) = (Field::Side(3, End::A), Field::Side(3, End::B));
    let (score, deviation) = (Field::Score(3), Field::Player(2, Part::Deviation));
    let outside = ProblemKind::Value(Value::OutsideZeroToOne);
    let not_a_number = ProblemKind::Value(Value::NotANumber);
    let [stranger, oneself] = [ProblemKind::NoSuchPlayer, ProblemKind::OneSelf];
    let steps = [
        (a, "Eve", &[(a, stranger), (b, stranger)][..]),
        (b, "Ben", &[(a, stranger)]),
        (a, "Ben", &[(b, oneself)]),
        (a, "David", &[]),
        (score, "1.5", &[(score, outside)]),
        (
            deviation,
            "x",
            &[(deviation, not_a_number), (score, outside)],
        ),
    ];
    let mut state = good;
    for (field, text, expected) in steps {
        let before = ratings(&state);
        state = state.update(edit(field, text));
        let problems = state.editor.problems.iter();
        let found: Vec<_> = problems.map(|of| (of.field, of.kind)).collect();
        assert_eq!(found, expected, "{field:?} {text}");
        let is_kept = ratings(&state) == before;
        assert_eq!(is_kept, !expected.is_empty(), "{field:?} {text}");
    }
    assert_eq!(state.problem(score), Some(outside));
    // The last good result keeps the names with which it was computed.
    let renamed = state.update(edit(Field::Player(0, Part::Name), "Zoe"));
    assert_eq!(renamed.rated_period().unwrap().name(0), "Anna");
}

#[test]
fn each_mode_has_its_own_constant_and_result() {
    let mut state = LeagueState::default();
    for &mode in Mode::VARIANTS {
        state = state.update(Action::SetMode(mode));
        assert_eq!(state.editor.problems.len(), 0, "{mode:?}");
        let rated_period = state.rated_period().unwrap();
        assert_eq!(
            (
                rated_period.rated().is_some(),
                rated_period.teams().is_some()
            ),
            (mode != Mode::Teams, mode == Mode::Teams)
        );
        let bad = state.update(edit(Field::Tau, "0"));
        assert_eq!(bad.editor.problems[0].field, Field::Tau);
        // The example of worlds replaces the league with the problem.
        let worlds = bad.update(Action::SetMode(Mode::Worlds));
        assert_eq!(worlds.editor.problems.is_empty(), mode != Mode::Worlds);
    }
}

#[test]
fn problems_of_teams_worlds_and_races_name_their_field() {
    let problem = |mode, field, text: &str| {
        let problems = in_mode(mode, [edit(field, text)]).editor.problems;
        problems.iter().map(|of| of.field).collect::<Vec<_>>()
    };
    for (mode, field) in [
        (Mode::Teams, Field::Player(2, Part::Volatility)),
        (Mode::Teams, Field::TeamScore),
        (Mode::Worlds, Field::Player(2, Part::Rating)),
        (Mode::Worlds, Field::Points(1)),
        (Mode::Race, Field::Player(0, Part::Deviation)),
        (Mode::Race, Field::Place(3)),
    ] {
        assert_eq!(problem(mode, field, "x"), [field]);
    }
    let empty = in_mode(
        Mode::Teams,
        [Action::RemovePlayer(0), Action::RemovePlayer(0)],
    );
    assert_eq!(
        empty.problem(Field::Team(0)),
        Some(ProblemKind::NoSuchPlayer)
    );
}

#[test]
fn players_results_and_members_are_added_and_removed() {
    let state = after([
        Action::AddPlayer,
        Action::AddResult,
        edit(Field::Side(3, End::A), "#5"),
        edit(Field::Side(3, End::B), "Ben"),
    ]);
    assert_eq!(ratings(&state).len(), 5);
    let state = state.update(Action::RemovePlayer(1));
    assert_eq!(
        (
            state.case().participants.len(),
            state.here().results().len()
        ),
        (4, 2)
    );
    let state = state
        .update(Action::RemoveResult(0))
        .update(Action::RemoveResult(9));
    assert_eq!(state.here().results().len(), 1);
    assert_eq!(state.update(Action::ClearResults).here().results().len(), 0);
    assert_eq!(
        state.update(Action::Reset).form(),
        LeagueForm::example(Mode::List)
    );
    let removed = [
        Action::AddPlayer,
        Action::RemovePlayer(0),
        Action::RemovePlayer(9),
    ];
    let race = in_mode(Mode::Race, removed);
    assert_eq!(race.here().cells(), ["2", "2", "4", "5"]);
    let teams = after([
        Action::SetMode(Mode::Teams),
        Action::AddMember(1),
        Action::AddMember(2),
        Action::RemovePlayer(9),
        Action::SetTeam(0, Some(1)),
        Action::SetTeam(1, Some(7)),
        Action::SetTeam(9, Some(1)),
    ]);
    let line_up = teams.here().teams().unwrap();
    assert_eq!(
        (line_up.members(0), line_up.members(1), line_up.resting()),
        (vec![], vec![0, 2, 3, 4], vec![1, 5])
    );
    let worlds = in_mode(Mode::Worlds, [Action::RemovePlayer(0)]);
    assert_eq!(worlds.case().participants.len(), 3);
    let eve = after([
        Action::AddResult,
        edit(Field::Side(3, End::A), "Eve"),
        edit(Field::Side(3, End::B), "Ben"),
        Action::Enlist,
    ]);
    assert_eq!(
        (
            eve.editor.problems.len(),
            eve.case().participants[4].name.as_str()
        ),
        (0, "Eve")
    );
}

#[test]
fn a_cell_keeps_its_text_while_its_results_are_unchanged() {
    let cell = |state: &LeagueState, i, j| {
        state.cell(&Crosstable::of(state.case(), state.period).unwrap(), i, j)
    };
    let state = in_mode(Mode::Table, [edit(Field::Cell(1, 2), "w ")]);
    assert_eq!(
        (cell(&state, 1, 2), cell(&state, 2, 1)),
        ("w ".into(), "0".into())
    );
    let state = state.update(edit(Field::Cell(1, 2), "w ½"));
    assert_eq!(
        (cell(&state, 1, 2), cell(&state, 2, 1)),
        ("w ½".into(), "0 0.5".into())
    );
    // After an edit of another cell, the cell is shown in the usual notation.
    let state = state.update(edit(Field::Cell(2, 3), "x"));
    assert_eq!(
        (cell(&state, 1, 2), cell(&state, 2, 3)),
        ("1 0.5".into(), "x".into())
    );
    assert_eq!(
        state.problem(Field::Score(5)),
        Some(ProblemKind::Value(Value::NotANumber))
    );
}

#[test]
fn derivations_open_and_close() {
    let state = after([Action::Choose(Who::Player(2))]);
    assert_eq!(
        state.sheet(Who::Player(2)).unwrap().period.player.rating,
        1550.0
    );
    assert_eq!(
        state.update(Action::SetMode(Mode::Table)).chosen,
        state.chosen
    );
    assert_eq!(state.update(Action::SetMode(Mode::Race)).chosen, None);
    // Closing the steps emphasises their player in the chart.
    let back = state.update(Action::Choose(Who::Player(2)));
    assert_eq!((back.chosen, back.emphasised), (None, Some(2)));
    assert_eq!(back.update(Action::RemovePlayer(0)).emphasised, None);
    assert_eq!(state.update(Action::Choose(Who::Player(2))).chosen, None);
    assert_eq!(state.update(Action::RemovePlayer(0)).chosen, None);
    // `Show`, from the browser's history, opens the steps of any player in the league, and none for others.
    let show = |who| state.update(Action::Show(who)).chosen;
    assert_eq!(show(Some(Who::Player(2))), Some(Who::Player(2)));
    assert_eq!(show(Some(Who::Player(1))), Some(Who::Player(1)));
    assert_eq!(
        [None, Some(Who::Player(9)), Some(Who::Member(0, 0))].map(show),
        [None; 3]
    );
    let composite = Action::SetMethod(teams::Method::CompositeTeam);
    let teams = in_mode(Mode::Teams, [Action::Choose(Who::Member(1, 1)), composite]);
    let member = teams.sheet(Who::Member(1, 1)).unwrap();
    assert_eq!(member.period.games.len(), 1);
    assert!(teams.sheet(Who::Player(0)).is_none() && teams.sheet(Who::Member(1, 2)).is_none());
}

#[test]
fn enter_goes_to_the_next_row_or_adds_one() {
    use Field::{Cell, Place, Player, Points, Side};
    let (name, rating) = (Part::Name, Part::Rating);
    let in_ = |kind, field| below(&example(kind), 0, field);
    let there = [
        (Kind::Results, Player(0, rating), Player(1, rating)),
        (Kind::Results, Side(0, End::B), Side(1, End::B)),
        (Kind::Results, Field::Score(1), Side(2, End::A)),
        (Kind::Teams, Player(2, rating), Player(3, rating)),
        (Kind::Race, Player(0, rating), Player(1, rating)),
        (Kind::Race, Place(2), Place(3)),
        (Kind::Worlds, Player(1, name), Player(2, name)),
        (Kind::Worlds, Points(0), Points(1)),
        (Kind::Results, Cell(0, 3), Cell(1, 3)),
        (Kind::Results, Cell(0, 1), Cell(2, 1)),
    ];
    for (kind, from, to) in there {
        assert_eq!(in_(kind, from), Some((to, None)), "{from:?}");
    }
    let (player, result) = (Action::AddPlayer, Action::AddResult);
    let made = [
        (Mode::List, Player(3, rating), Player(4, name), &player),
        (Mode::List, Side(2, End::B), Side(3, End::A), &result),
        (
            Mode::Teams,
            Player(1, rating),
            Player(2, name),
            &Action::AddMember(0),
        ),
        (
            Mode::Teams,
            Player(3, rating),
            Player(4, name),
            &Action::AddMember(1),
        ),
        (Mode::Race, Place(3), Player(4, name), &player),
    ];
    for (mode, from, to, add) in made {
        assert_eq!(
            in_(mode.kind(), from),
            Some((to, Some(add.clone()))),
            "{from:?}"
        );
        // The new field exists and is empty.
        let mut case = Case::clone(in_mode(mode, [add.clone()]).case());
        assert_eq!(case.typed(0, to), "");
        case.type_into(0, to, "x".to_owned());
        assert_eq!(case.typed(0, to), "x");
    }
    for (kind, last) in [
        (Kind::Worlds, Points(2)),
        (Kind::Worlds, Player(2, name)),
        (Kind::Results, Cell(3, 0)),
        (Kind::Results, Cell(2, 3)),
        (Kind::Results, Field::Tau),
        (Kind::Results, Field::Idle),
        (Kind::Teams, Field::TeamScore),
    ] {
        assert_eq!(in_(kind, last), None, "{last:?}");
    }
    // Participants are added in the first period only.
    let second = in_mode(Mode::Race, [Action::NextPeriod]);
    let further = [Place(2), Place(3)].map(|field| below(second.case(), 1, field));
    assert_eq!(further, [Some((Place(3), None)), None]);
}

/// Returns the league after a text was pasted and taken.
fn with(state: &LeagueState, text: &str, append: bool) -> LeagueState {
    let restored = State::whole().update(PageAction::league(Action::Restore(state.form())));
    let select = PageAction::league(Action::SelectPeriod(state.period));
    league_of(&pasted(&restored.update(select), text, append))
}

#[test]
fn csv_is_imported_and_unreadable_lines_are_left_out() {
    let state = with(&LeagueState::default(), "a,b,1\nc,d\nb,c,0.5", false);
    assert_eq!(
        (ratings(&state).len(), state.here().results().len()),
        (3, 2)
    );
    assert!(state.exported().contains("player,a,1500,350,0.06,16"));
    let state = with(&state, "e,a,1", true);
    assert_eq!(ratings(&state).len(), 4);
    // Unreadable text changes nothing.
    assert_eq!(with(&state, "?,?", false).form(), state.form());
    // Too many players for a crosstable.
    let many: String = (0..30).map(|i| format!("p{i},1500\n")).collect();
    let table = in_mode(Mode::Table, []);
    assert_eq!(with(&table, &many, false).form().mode, Mode::List);
}

#[test]
fn an_imported_list_selects_its_last_period() {
    let text = "period,1\na,b,1\nc,a,0\nperiod,2\nb,c,0.5\n";
    let state = with(&LeagueState::default(), text, false);
    assert_eq!((state.period, state.case().periods.len()), (1, 2));
}

#[test]
fn a_phone_shows_the_list_until_the_crosstable_is_chosen() {
    let phone = |state: LeagueState| state.update(Action::SetNarrow(true));
    let state = phone(LeagueState::default());
    assert_eq!(
        (LeagueState::default().mode(), state.mode()),
        (Mode::Table, Mode::List)
    );
    // The narrow view changes nothing that is saved; typing saves the shown mode.
    assert_eq!(
        (state.link().as_str(), &state.form()),
        ("", &LeagueForm::default())
    );
    let typed = state.update(edit(Field::Side(0, End::B), "Clara"));
    assert_eq!(
        (
            typed.form().mode,
            typed.update(Action::SetNarrow(false)).mode()
        ),
        (Mode::List, Mode::List)
    );
    assert_eq!(
        state.update(Action::SetMode(Mode::Table)).mode(),
        Mode::Table
    );
    assert_eq!(phone(LeagueState::of_link("m:table")).mode(), Mode::Table);
    assert_eq!(phone(LeagueState::of_link("m:race")).mode(), Mode::Race);
}

#[test]
fn a_link_opens_the_steps_that_it_names() {
    let link = after([
        Action::NextPeriod,
        Action::SelectPeriod(0),
        Action::Choose(Who::Player(2)),
    ])
    .link();
    assert!(link.ends_with("/k:1/s:3"), "{link}");
    assert_eq!(LeagueState::of_link(&link).chosen, Some(Who::Player(2)));
    assert_eq!(LeagueState::of_link("r:1-2/s:9").chosen, None);
}

#[test]
fn the_next_period_starts_with_the_results_of_the_last() {
    let first = LeagueState::default();
    let second = first.update(Action::NextPeriod);
    assert_eq!((second.period, second.case().periods.len()), (1, 2));
    for i in 0..4 {
        let who = Who::Player(i);
        assert_eq!(
            second.sheet(who).unwrap().period.player,
            first.sheet(who).unwrap().trace.player
        );
    }
    // The new period has only blank rows, and the participants are unchanged.
    assert!(second.here().results().iter().all(ResultForm::is_blank));
    assert_eq!(second.case().participants, first.case().participants);
    assert_eq!(
        second.update(Action::SelectPeriod(0)).sheet(Who::Player(0)),
        first.sheet(Who::Player(0))
    );
    for mode in [Mode::Teams, Mode::Worlds, Mode::Race] {
        let state = in_mode(mode, []);
        let next = state.update(Action::NextPeriod);
        let who = if mode == Mode::Teams {
            Who::Member(1, 1)
        } else {
            Who::Player(1)
        };
        assert_eq!(
            next.sheet(who).unwrap().period.player,
            state.sheet(who).unwrap().trace.player
        );
        let bad = state.update(edit(Field::Tau, "x"));
        assert_eq!(bad.update(Action::NextPeriod), bad);
    }
}

#[test]
fn changing_an_old_period_rates_all_later_ones_again() {
    let played = |state: LeagueState| {
        state
            .update(edit(Field::Side(0, End::A), "Ben"))
            .update(edit(Field::Side(0, End::B), "David"))
    };
    let second = played(LeagueState::default().update(Action::NextPeriod));
    let third = played(second.update(Action::NextPeriod))
        .update(Action::Pause)
        .update(edit(Field::Idle, "2.5"));
    assert_eq!(
        (
            third.case().periods.len(),
            third.period,
            third.editor.problems.len()
        ),
        (4, 3, 0)
    );
    let rated = |state: &LeagueState| state.rated().unwrap().rated.clone();
    let periods = |state: &LeagueState| rated(state).periods;
    let changed = third
        .update(Action::SelectPeriod(1))
        .update(Action::SetScore(0, Score::Draw));
    let kept: Vec<bool> = periods(&third)
        .iter()
        .zip(&periods(&changed))
        .map(|(a, b)| Rc::ptr_eq(a, b))
        .collect();
    assert_eq!(kept, [true, false, false, false]);
    let anew = LeagueState::of_link(&changed.link());
    assert_eq!((anew.period, rated(&anew)), (1, rated(&changed)));
    // A pause applies Step 6 to all players.
    let pause = &periods(&changed)[3];
    for (before, after) in pause.before.iter().zip(pause.after()) {
        assert_eq!(
            (before.rating, before.volatility),
            (after.rating, after.volatility)
        );
        let phi = before
            .deviation
            .mul_add(
                before.deviation,
                2.5 * (173.7178 * before.volatility).powi(2),
            )
            .sqrt();
        assert!(
            (after.deviation - phi).abs() < 1e-4,
            "{} is not {phi}",
            after.deviation
        );
    }
    // Problems name their period, and later periods are checked as well.
    let bad = changed
        .update(edit(Field::Score(0), "2"))
        .update(Action::SelectPeriod(3))
        .update(edit(Field::Idle, "x"));
    let found: Vec<_> = bad
        .editor
        .problems
        .iter()
        .map(|problem| (problem.period, problem.field))
        .collect();
    assert_eq!(found, [(1, Field::Score(0)), (3, Field::Idle)]);
    assert_eq!(
        (
            bad.problem(Field::Score(0)),
            bad.problem(Field::Idle).is_some()
        ),
        (None, true)
    );
}

#[test]
fn periods_are_chosen_copied_moved_and_removed() {
    let state = after([Action::NextPeriod, Action::Pause, Action::SelectPeriod(1)]);
    let copied = state.update(Action::EditPeriod(PeriodEdit::Duplicate));
    assert_eq!((copied.period, copied.case().periods.len()), (2, 4));
    assert_ne!(copied.case().periods[1].id(), copied.case().periods[2].id());
    let moved = copied.update(Action::EditPeriod(PeriodEdit::Move(0)));
    assert!(moved.period == 0 && moved.here().results()[0].is_blank());
    assert_eq!(LeagueState::of_link(&moved.link()).form(), moved.form());
    let removed = moved.update(Action::EditPeriod(PeriodEdit::Remove));
    assert_eq!(removed.case().periods.len(), 3);
    let cleared = removed.update(Action::EditPeriod(PeriodEdit::Clear));
    assert_eq!(cleared.case().periods.len(), 1);
    let last = after([Action::EditPeriod(PeriodEdit::Remove)]);
    assert_eq!(last.case().periods.len(), 1);
    assert_eq!(state.update(Action::SelectPeriod(9)).period, 2);
    assert_eq!(
        state.update(Action::Reset).form(),
        LeagueForm::example(Mode::List)
    );
}

#[test]
fn later_teams_keep_the_method_and_may_have_other_members() {
    let composite = Action::SetMethod(teams::Method::CompositeTeam);
    let first = in_mode(Mode::Teams, [composite]);
    let second = first.update(Action::NextPeriod);
    assert_eq!(second.method(), teams::Method::CompositeTeam);
    let before = before_period(&second);
    for (i, who) in [(1, Who::Member(0, 1)), (2, Who::Member(1, 0))] {
        assert_eq!(before[i], first.sheet(who).unwrap().trace.player);
    }
    let other = first.update(Action::SetMethod(teams::Method::IndividualPairs));
    assert_ne!(before_period(&other.update(Action::NextPeriod)), before);
    let lined_up = second
        .update(Action::SetTeam(1, None))
        .update(Action::SetTeam(2, Some(0)));
    assert_eq!(
        lined_up.rated_period().unwrap().teams().unwrap().members,
        [vec![0, 2], vec![3]]
    );
    // A player without a team is idle.
    let resting = lined_up.sheet(Who::Player(1)).unwrap();
    assert!(resting.trace.games.is_empty() && resting.trace.player.rating == before[1].rating);
    assert_eq!(
        (
            lined_up.sheet(Who::Player(0)),
            lined_up.editor.problems.len()
        ),
        (None, 0)
    );
    assert_eq!(
        LeagueState::of_link(&lined_up.link()).form(),
        lined_up.form()
    );
    // Results can be added to a pause.
    let listed = lined_up.update(Action::Pause).update(Action::AddResult);
    let listed = listed
        .update(edit(Field::Side(0, End::A), "Anna"))
        .update(edit(Field::Side(0, End::B), "Ben"));
    assert_eq!(
        (listed.editor.problems.len(), rated(&listed).meetings()),
        (0, 1)
    );
    assert!(matches!(
        listed.update(Action::NextPeriod).here().played(),
        Games::Results(_)
    ));
}

#[test]
fn a_later_period_has_games_of_any_kind() {
    let second = after([Action::NextPeriod]);
    let teams = second.update(Action::SetKind(Kind::Teams));
    let line_up = teams.here().teams().unwrap();
    assert_eq!(
        (line_up.members(0), line_up.members(1)),
        (vec![0, 1], vec![2, 3])
    );
    assert_eq!(
        (
            teams.editor.problems.len(),
            teams.rated_period().unwrap().teams().is_some()
        ),
        (0, true)
    );
    assert_eq!(before_period(&teams), before_period(&second));
    // Without places there are no games.
    let race = teams.update(Action::SetKind(Kind::Race));
    assert_eq!(
        (race.editor.problems.len(), rated(&race).meetings()),
        (0, 0)
    );
    let race = race
        .update(edit(Field::Place(3), "1"))
        .update(edit(Field::Place(0), "2"));
    assert_eq!(rated(&race).meetings(), 1);
    assert_eq!(LeagueState::of_link(&race.link()).form(), race.form());
    // The next period is of the same kind.
    let next = race.update(Action::Pause).update(Action::NextPeriod);
    assert_eq!(next.here().played().kind(), Kind::Race);
    assert_eq!(
        race.update(Action::SetKind(Kind::Results)).here(),
        second.here()
    );
    let worlds = race.update(Action::SetKind(Kind::Worlds));
    assert_eq!(
        worlds.problem(Field::Players),
        Some(ProblemKind::NoSuchPlayer)
    );
    for kind in [Kind::Results, Kind::Teams, Kind::Worlds, Kind::Race] {
        assert_eq!(example(kind).periods[0].played().kind(), kind);
        assert_eq!(Games::blank(kind, 3).kind(), kind);
    }
}

#[test]
fn links_and_forms_restore_a_state() {
    let state = in_mode(Mode::Table, [edit(Field::Cell(1, 2), "1 0.25")]);
    let linked = LeagueState::of_link(&state.link());
    assert_eq!(
        (&linked.form(), linked.period, linked.rated()),
        (&state.form(), state.period, state.rated())
    );
    assert_eq!(LeagueState::of_link("x/t:0.4").not_understood, ["x"]);
    let undone = state.update(Action::Restore(LeagueForm::default()));
    assert_eq!(ratings(&undone), ratings(&LeagueState::default()));
    // Restoring a form selects the period that changes.
    let second = state.update(Action::NextPeriod).update(Action::Pause);
    let other = second
        .update(edit(Field::Idle, "3"))
        .update(Action::SelectPeriod(0));
    assert_eq!(
        other.update(Action::Restore(second.form().clone())).period,
        2
    );
    let other = second.update(edit(Field::Player(0, Part::Rating), "1600"));
    assert_eq!(
        (
            other.period,
            other.update(Action::Restore(second.form().clone())).period
        ),
        (2, 0)
    );
}

#[test]
fn another_kind_of_games_keeps_the_players_and_can_be_undone() {
    let state = after([
        edit(Field::Player(0, Part::Name), "Zoe"),
        Action::NextPeriod,
        Action::Choose(Who::Player(2)),
    ]);
    let teams = state.update(Action::SetMode(Mode::Teams));
    assert_eq!(
        (
            teams.case().label(0),
            teams.case().periods.len(),
            teams.period
        ),
        ("Zoe".to_owned(), 1, 0)
    );
    assert_eq!(
        (
            teams.chosen,
            teams.rated_period().unwrap().teams().is_some()
        ),
        (None, true)
    );
    let undone = teams.update(Action::Restore(state.form().clone()));
    assert_eq!(
        (&undone.form(), undone.period, undone.rated()),
        (&state.form(), 0, state.rated())
    );
    // Reset shows the example of the kind.
    assert_eq!(
        teams.update(Action::Reset).form(),
        LeagueForm::example(Mode::Teams)
    );
}

#[test]
fn the_last_good_result_of_another_kind_is_not_kept() {
    let bad = after([edit(Field::Player(0, Part::Rating), "x")]);
    assert!(bad.rated_period().is_some());
    let race = bad.update(Action::SetMode(Mode::Race));
    assert_eq!((race.editor.problems.len(), race.rated_period()), (1, None));
    assert_eq!(
        race.update(Action::Restore(bad.form())).rated_period(),
        None
    );
}

#[test]
fn an_imported_list_is_a_league_of_results() {
    let race = in_mode(Mode::Race, [edit(Field::Player(1, Part::Name), "Bo")]);
    let names = |append| {
        let state = with(&race, "Anna,Eve,1", append);
        assert_eq!(
            (state.form().mode, state.editor.problems.len()),
            (Mode::Table, 0)
        );
        assert_eq!(rated(&state).meetings(), 1);
        (0..state.case().participants.len())
            .map(|i| state.case().label(i))
            .collect::<Vec<_>>()
    };
    assert_eq!(names(true), ["Anna", "Bo", "Clara", "David", "Eve"]);
    assert_eq!(names(false), ["Anna", "Eve"]);
}

fn any_action() -> impl Strategy<Value = Action> {
    let text = || {
        prop::sample::select(vec![
            "", "1", "0.5", "x", "Anna", "Ben", "-1", "1 0 ½", "1e999", "=1+1", "a,b,1\nc",
        ])
        .prop_map(str::to_owned)
    };
    let part = || {
        prop::sample::select(vec![
            Part::Name,
            Part::Rating,
            Part::Deviation,
            Part::Volatility,
        ])
    };
    let n = || 0..6usize;
    let field = prop_oneof![
        Just(Field::Tau),
        (n(), part()).prop_map(|(i, part)| Field::Player(i, part)),
        (n(), prop::sample::select(vec![End::A, End::B])).prop_map(|(i, end)| Field::Side(i, end)),
        n().prop_map(Field::Score),
        (n(), n()).prop_map(|(i, j)| Field::Cell(i, j)),
        n().prop_map(Field::Points),
        Just(Field::Idle),
        n().prop_map(Field::Place),
    ];
    prop_oneof![
        8 => (field, text()).prop_map(|(field, text)| Action::Edit(field, text)),
        3 => (0..5usize).prop_map(|mode| Action::SetMode(Mode::VARIANTS[mode])),
        1 => (n(), text()).prop_map(|(i, text)| Action::SetScore(i, Score::of_text(&text))),
        1 => text().prop_map(|text| Action::SetTeamScore(Score::of_text(&text))),
        3 => prop::sample::select(vec![
            Action::AddPlayer, Action::AddResult, Action::ClearResults, Action::Enlist, Action::NextPeriod, Action::Pause,
            Action::Reset, Action::ToggleExport, Action::SetMethod(teams::Method::CompositeTeam),
            Action::SetKind(Kind::Teams), Action::SetKind(Kind::Race), Action::SetKind(Kind::Results),
            Action::EditPeriod(PeriodEdit::Duplicate), Action::EditPeriod(PeriodEdit::Remove), Action::EditPeriod(PeriodEdit::Clear),
        ]),
        2 => n().prop_flat_map(|i| prop::sample::select(vec![
            Action::RemovePlayer(i), Action::RemoveResult(i), Action::AddMember(i), Action::SetTeam(i, Some(1)),
            Action::SetTeam(i, None), Action::SelectPeriod(i), Action::EditPeriod(PeriodEdit::Move(i)), Action::Choose(Who::Player(i)), Action::Choose(Who::Member(1, i)),
            Action::Show(Some(Who::Player(i))),
        ])),
        1 => (n(), n()).prop_map(|(i, j)| Action::LookAt(i, j)),
        1 => prop::option::of(n()).prop_map(Action::Emphasise),
        1 => prop::sample::select(vec![Column::Name, Column::Change, Column::Rating]).prop_map(Action::Sort),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    /// After any actions the result depends on the form alone, and the link restores the form.
    #[test]
    fn the_result_depends_on_the_form_alone(actions in prop::collection::vec(any_action(), 0..25)) {
        let state = after(actions);
        let anew = LeagueState::default().update(Action::Restore(state.form().clone()));
        prop_assert_eq!(&anew.editor.problems, &state.editor.problems);
        if state.editor.problems.is_empty() {
            prop_assert_eq!(&anew.rated().unwrap().rated, &state.rated().unwrap().rated);
            is_period_after_period(state.rated().unwrap());
        }
        prop_assert!(state.chosen.is_none_or(|who| state.sheet(who).is_some()));
        prop_assert!(state.pair().is_none_or(|(a, b)| a != b && a.max(b) < state.case().participants.len()));
        let linked = LeagueState::of_link(&state.link());
        prop_assert_eq!((&linked.form(), linked.period), (&state.form(), state.period));
        let _ = state.exported();
    }
}

/// Generates edits of results, in the crosstable or in the list.
fn any_edit_of_results() -> impl Strategy<Value = Action> {
    let score = || prop::sample::select(vec!["1", "0", "0.5", "½", "0.25", "w"]);
    let cell = prop::collection::vec(score(), 0..3);
    prop_oneof![
        4 => (0..4usize, 0..4usize, cell).prop_map(|(i, j, scores)| edit(Field::Cell(i, j), &scores.join(" "))),
        2 => (0..6usize, prop::sample::select(vec!["1", "0", "0.5"]))
            .prop_map(|(m, text)| Action::SetScore(m, Score::of_text(text))),
        1 => (0..6usize).prop_map(Action::RemoveResult),
        1 => prop::sample::select(vec![Mode::List, Mode::Table]).prop_map(Action::SetMode),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    /// The list, the crosstable and the rated games agree after any edits of results.
    #[test]
    fn list_and_crosstable_hold_the_same_results(edits in prop::collection::vec(any_edit_of_results(), 0..25)) {
        let state = after(edits);
        prop_assert!(state.editor.problems.is_empty());
        let table = Crosstable::of(state.case(), state.period).unwrap();
        let (rated_period, results) = (state.rated_period().unwrap(), state.here().results());
        let rated = rated_period.rated().unwrap();
        for (i, j) in (0..4).flat_map(|i| (0..4).map(move |j| (i, j))).filter(|(i, j)| i != j) {
            let at = |side| state.case().participant_at(side);
            let of_list: Vec<f64> = results.iter().filter_map(|result| match (at(&result.a)?, at(&result.b)?) {
                sides if sides == (i, j) => Some(result.score.number()),
                sides if sides == (j, i) => Some(1.0 - result.score.number()),
                _ => None,
            }).collect();
            let of_cell: Vec<f64> =
                table.text(results, i, j).split_whitespace().map(|score| score.parse().unwrap()).collect();
            prop_assert_eq!(&of_cell, &of_list);
            let against = rated.against(i, j);
            prop_assert_eq!(against.map_or(0, |against| against.games), of_list.len());
            prop_assert!((against.map_or(0.0, |against| against.scored) - of_list.iter().sum::<f64>()).abs() < 1e-12);
        }
    }
}

/// Checks that a rated league equals its periods rated one after the other.
fn is_period_after_period(league: &RatedLeague) {
    let mut players = league.rated.start.clone();
    for (form, round) in league.case.periods.iter().zip(&league.rated.periods) {
        assert_eq!(round.before, players);
        let tau = round.tau;
        let of = |meetings| {
            rate(&Group {
                players: players.clone(),
                meetings,
                tau,
            })
            .unwrap()
        };
        let after: Vec<_> = match form.played() {
            Games::Teams(teams) => {
                let members = [teams.members(0), teams.members(1)];
                let score = teams.score.number();
                let side = members
                    .each_ref()
                    .map(|team| team.iter().map(|&i| players[i]).collect());
                let compared = teams::compare(&teams::Match {
                    teams: side,
                    score,
                    tau,
                })
                .unwrap();
                let mut after: Vec<_> = of(Vec::new())
                    .sheets()
                    .iter()
                    .map(|sheet| sheet.trace.player)
                    .collect();
                for (team, members) in members.iter().enumerate() {
                    for (member, &i) in members.iter().enumerate() {
                        after[i] = compared
                            .sheet(team, member, teams.method)
                            .unwrap()
                            .trace
                            .player;
                    }
                }
                after
            }
            Games::Results(results) if results.is_empty() => {
                let idle: f64 = form.idle().parse().unwrap();
                let period = |player| glicko2_steps::Period {
                    idle_periods: idle,
                    ..glicko2_steps::Period::new(player, tau, Vec::new())
                };
                players
                    .iter()
                    .map(|&player| glicko2_steps::rate(&period(player)).unwrap().player)
                    .collect()
            }
            _ => {
                let rated = round.everybody().unwrap();
                let meeting = |m: usize| {
                    let [a, b] = rated.sides(m).unwrap();
                    Meeting::new(a.player, b.player, a.traced.score)
                };
                let by_hand: Rated = of((0..rated.meetings()).map(meeting).collect());
                by_hand
                    .sheets()
                    .iter()
                    .map(|sheet| sheet.trace.player)
                    .collect()
            }
        };
        assert_eq!(round.after(), after, "{}", form.idle());
        players = after;
    }
    assert_eq!(league.rated.end(), players);
}
