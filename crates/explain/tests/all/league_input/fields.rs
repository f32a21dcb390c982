//! Fields of the room, and the players and results that they describe.

use super::any_case::any_form;
use super::*;
use explain::case::league::{LeaguePeriod, RatedLeague};
use explain::case::{End, Part};

#[test]
fn the_example_is_that_of_the_paper() {
    let rated = rated(&example());
    assert_eq!(
        rated.periods[0].sheet(0).unwrap().period,
        glicko2_steps::Period::papers_example()
    );
}

#[test]
fn every_field_keeps_its_text() {
    let parts = [Part::Name, Part::Rating, Part::Deviation, Part::Volatility];
    let of = |further: &[Field]| {
        [
            parts.map(|part| Field::Player(2, part)).to_vec(),
            further.to_vec(),
        ]
        .concat()
    };
    // The cell comes first, because it replaces the rows of its pair.
    let sides = [
        Field::Cell(0, 1),
        Field::Score(1),
        Field::Side(0, End::A),
        Field::Side(2, End::B),
    ];
    for (mode, fields) in [
        (Mode::List, of(&sides)),
        (Mode::Teams, of(&[Field::TeamScore])),
        (Mode::Worlds, of(&[Field::Points(0)])),
        (Mode::Race, of(&[Field::Place(2)])),
    ] {
        let mut case = example_of(mode.kind());
        for field in fields.into_iter().chain([Field::Tau]) {
            set(&mut case, field, "0.25x");
            assert_eq!(case.typed(0, field), "0.25x", "{field:?}");
        }
        // Fields of rows that do not exist, and fields without text.
        let before = case.clone();
        let mut nowhere = vec![
            Field::Player(9, Part::Name),
            Field::Side(9, End::A),
            Field::Score(9),
            Field::Cell(0, 9),
            Field::Cell(1, 1),
            Field::Points(9),
            Field::Place(9),
            Field::Team(0),
            Field::Composite(0),
            Field::Players,
        ];
        nowhere.extend((mode != Mode::Teams).then_some(Field::TeamScore));
        nowhere.extend((mode != Mode::List).then_some(Field::Side(0, End::A)));
        for field in nowhere {
            set(&mut case, field, "x");
            assert_eq!(
                (case.typed(0, field).as_str(), &case),
                ("", &before),
                "{mode:?} {field:?}"
            );
        }
    }
    let mut pause = Case::of(Vec::new(), "0.5", vec![played(Games::Results(Vec::new()))]);
    set(&mut pause, Field::Idle, "2.5");
    assert_eq!(
        (pause.typed(0, Field::Idle), pause.periods[0].idle()),
        ("2.5".to_owned(), "2.5")
    );
    // A missing period.
    pause.type_into(3, Field::Idle, "7".to_owned());
    assert_eq!(
        (pause.typed(3, Field::Idle), pause.periods.len()),
        (String::new(), 1)
    );
}

#[test]
fn a_side_becomes_a_player_when_its_name_is_complete() {
    let mut form = with_players(&["Ann", "Anna", " Bo ", ""]);
    set_results(&mut form, vec![ResultForm::blank()]);
    for (text, side) in [
        ("A", Side::Typed("A".into())),
        ("Ann", Side::Player(0)),
        ("Anna", Side::Player(1)),
        ("Anna ", Side::Typed("Anna ".into())),
        // Understood, although the field would show the name differently.
        ("Bo", Side::Typed("Bo".into())),
        ("#4", Side::Player(3)),
        ("#1", Side::Typed("#1".into())),
        ("", Side::Typed(String::new())),
    ] {
        set(&mut form, Field::Side(0, End::A), text);
        assert_eq!(form.results(0)[0].a, side, "{text}");
        assert_eq!(form.typed(0, Field::Side(0, End::A)), text);
    }
    assert_eq!(
        ["Anna ", "Bo", " Bo ", "#3", "#9", "#", "#0", ""].map(|text| form.participant_of(text)),
        [Some(1), Some(2), Some(2), None, None, None, None, None]
    );
    // The side stays with its player under any name.
    set(&mut form, Field::Side(0, End::A), "Ann");
    set(&mut form, Field::Player(0, Part::Name), "Anna");
    assert_eq!(form.results(0)[0].a, Side::Player(0));
}

#[test]
fn removing_a_player_removes_their_results() {
    let mut form = with_players(&["a", "b", "c", "d"]);
    let all = vec![
        ResultForm::between(0, 1, Score::Won),
        ResultForm::between(2, 3, Score::Lost),
        ResultForm::between(3, 0, Score::Draw),
        ResultForm::blank(),
    ];
    set_results(&mut form, all.clone());
    let team_of = vec![Some(0), Some(1), None, Some(1)];
    let places = ["1", "2", "", "4"].map(str::to_owned).to_vec();
    form.append([
        played(Games::Results(all)),
        played(Games::Teams(TeamsForm {
            team_of,
            score: Score::Won,
            method: Method::default(),
        })),
        played(Games::Places(places)),
    ]);
    form.remove_participant(1);
    for period in [0, 1] {
        assert_eq!(results_of(&form, period), ["1-2 0", "2-0 0.5", "- 1"]);
    }
    assert_eq!(
        form.periods[2].teams().unwrap().team_of,
        [Some(0), None, Some(1)]
    );
    assert_eq!(form.periods[3].cells(), ["1", "", "4"]);
    form.remove_participant(7);
    assert_eq!(form.participants.len(), 3);
}

#[test]
fn unknown_names_become_players() {
    let mut form = with_players(&["a"]);
    let side = |text: &str| Side::Typed(text.to_owned());
    let result = |a: &str, b: &str| ResultForm {
        a: side(a),
        b: side(b),
        score: Score::Won,
    };
    set_results(
        &mut form,
        vec![result("b", "a "), result("b ", "c"), ResultForm::blank()],
    );
    form.append([
        played(Games::Results(vec![result("c", "d")])),
        played(Games::Places(vec!["1".to_owned()])),
    ]);
    form.enlist();
    assert_eq!(results(&form), ["1-0 1", "1-2 1", "- 1"]);
    assert_eq!(
        (results_of(&form, 1), form.periods[2].cells()),
        (
            vec!["2-3 1".to_owned()],
            &["1", "", "", ""].map(str::to_owned)[..]
        )
    );
    assert_eq!(form.participants[2].as_ref(), &Participant::unrated("c"));
}

#[test]
fn members_join_at_the_end_of_their_team() {
    let mut case = example_of(Kind::Teams);
    let line_up = |case: &Case| {
        let teams = case.periods[0].teams().unwrap();
        [teams.members(0), teams.members(1), teams.resting()]
    };
    for team in [2, 0, 1, 7] {
        case.add_member(0, team);
    }
    assert_eq!(line_up(&case), [vec![0, 1, 2], vec![3, 4, 5], vec![6, 7]]);
    let names: Vec<&str> = case
        .participants
        .iter()
        .map(|player| &*player.name)
        .collect();
    assert_eq!(names, ["Anna", "Ben", "", "Clara", "David", "", "", ""]);
    for _ in 0..3 {
        case.remove_participant(0);
    }
    case.add_member(0, 0);
    assert_eq!(line_up(&case), [vec![0], vec![1, 2, 3], vec![4, 5]]);
}

#[test]
fn members_have_their_name_or_their_number_in_the_team() {
    let mut case = example_of(Kind::Teams);
    set(&mut case, Field::Player(3, Part::Name), "");
    let rated = RatedLeague::of(&case.into(), None).unwrap();
    let period = LeaguePeriod::of(&rated.into(), 0);
    let places = [(0, 1), (1, 0), (1, 1), (1, 7)];
    let names = places.map(|(team, member)| period.member(team, member));
    assert_eq!(names, ["Ben", "Clara", "#2", "#8"]);
}

#[test]
fn unchanged_players_are_not_read_again() {
    let before = with_players(&["a", "b"]);
    let mut now = before.clone();
    set(&mut now, Field::Player(1, Part::Rating), "1600");
    // The cached numbers are returned, even if the fields contain other ones.
    let mut players = read::league(&before, None).players;
    players.iter_mut().for_each(|player| player.rating = 1.0);
    let second = read::league(&now, Some((&before, &players)));
    assert_eq!(
        (second.players[0], second.players[1].rating),
        (players[0], 1600.0)
    );
    now.remove_participant(0);
    assert_eq!(
        read::league(&now, Some((&before, &players))).players[0].rating,
        1600.0
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    /// A league from any link is rated or refused, and every player can be removed.
    #[test]
    fn any_league_is_rated_or_refused(form in any_form()) {
        let mut case = Case::clone(&form.case);
        if let Err(problems) = rate(&read::league(&case, None)) {
            prop_assert!(problems.iter().all(|problem| problem.period < case.periods.len()));
            for problem in &problems {
                let _ = case.typed(problem.period, read::field(problem, &case));
            }
        }
        case.add_member(0, 1);
        case.enlist();
        while !case.participants.is_empty() {
            case.remove_participant(case.participants.len() / 2);
        }
    }
}
