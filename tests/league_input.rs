//! What is typed into the room League: fields, the crosstable, CSV, the link.

use glicko2_steps::case::league::crosstable::{self, Crosstable, turned};
use glicko2_steps::case::league::csv::{self, BadReason};
use glicko2_steps::case::league::{Field, Kind, LeagueForm, Mode, link, read};
use glicko2_steps::case::{Case, End, Games, Part, Participant, PeriodForm, ResultForm, Score, Side, TeamsForm};
use glicko2_steps::group::league::{RatedLeague, rate};
use glicko2_steps::group::teams::Method;
use proptest::prelude::*;
use std::rc::Rc;

fn typed(text: &str) -> Score {
    Score::Typed(text.to_owned())
}

fn played(games: Games) -> PeriodForm {
    PeriodForm::arising(games, PeriodForm::IDLE)
}

fn listed(players: Vec<Participant>, results: Vec<ResultForm>) -> Case {
    Case::of(players, "0.5", vec![played(Games::Results(results))])
}

fn with_players(names: &[&str]) -> Case {
    listed(names.iter().map(|name| Participant::unrated(name)).collect(), Vec::new())
}

fn example() -> Case {
    Case::clone(LeagueForm::default().of(Kind::Results))
}

fn rated(case: &Case) -> RatedLeague {
    rate(&read::league(case, None)).unwrap()
}

fn set(case: &mut Case, field: Field, text: &str) {
    case.type_into(0, field, text.to_owned());
}

fn put(case: &mut Case, results: Vec<ResultForm>) {
    case.change_results(0, |now| *now = results);
}

/// The results of a period as `a-b score`, sides counted from 0.
fn results_of(case: &Case, period: usize) -> Vec<String> {
    let side = |side: &Side| match side {
        Side::Player(player) => player.to_string(),
        Side::Typed(text) => text.clone(),
    };
    case.results(period).iter().map(|r| format!("{}-{} {}", side(&r.a), side(&r.b), r.score.as_text())).collect()
}

fn results(case: &Case) -> Vec<String> {
    results_of(case, 0)
}

#[test]
fn the_example_is_the_papers() {
    let rated = rated(&example());
    assert_eq!(rated.periods[0].sheet(0).unwrap().period, glicko2_steps::glicko2::Period::papers_example());
}

#[test]
fn every_field_holds_what_is_typed() {
    let mut form = LeagueForm::default();
    for mode in Mode::ALL {
        form.mode = mode;
        set(form.shown_mut(), Field::Tau, mode.id());
        assert_eq!(form.shown().typed(0, Field::Tau), mode.id());
    }
    assert_eq!((&*form.of(Kind::Results).tau, &*form.of(Kind::Teams).tau), ("table", "teams"));
    let parts = [Part::Name, Part::Rating, Part::Deviation, Part::Volatility];
    let of = |further: &[Field]| [parts.map(|part| Field::Player(2, part)).to_vec(), further.to_vec()].concat();
    // The other fields of results last: a cell takes the place of its pair's rows.
    let sides = [Field::Cell(0, 1), Field::Score(1), Field::Side(0, End::A), Field::Side(2, End::B)];
    for (mode, fields) in [
        (Mode::List, of(&sides)),
        (Mode::Teams, of(&[Field::TeamScore])),
        (Mode::Worlds, of(&[Field::Points(0)])),
        (Mode::Race, of(&[Field::Place(2)])),
    ] {
        form.mode = mode;
        for field in fields {
            set(form.shown_mut(), field, "0.25x");
            assert_eq!(form.shown().typed(0, field), "0.25x", "{field:?}");
        }
        // Fields that are not there, and those that are no fields.
        let before = form.clone();
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
            set(form.shown_mut(), field, "x");
            assert_eq!((form.shown().typed(0, field).as_str(), &form), ("", &before), "{mode:?} {field:?}");
        }
    }
    let mut pause = Case::of(Vec::new(), "0.5", vec![played(Games::Results(Vec::new()))]);
    set(&mut pause, Field::Idle, "2.5");
    assert_eq!((pause.typed(0, Field::Idle), pause.periods[0].idle()), ("2.5".to_owned(), "2.5"));
    // No such period.
    pause.type_into(3, Field::Idle, "7".to_owned());
    assert_eq!((pause.typed(3, Field::Idle), pause.periods.len()), (String::new(), 1));
}

#[test]
fn a_side_is_a_player_as_soon_as_it_reads_like_one() {
    let mut form = with_players(&["Ann", "Anna", " Bo ", ""]);
    put(&mut form, vec![ResultForm::blank()]);
    for (text, side) in [
        ("A", Side::Typed("A".into())),
        ("Ann", Side::Player(0)),
        ("Anna", Side::Player(1)),
        ("Anna ", Side::Typed("Anna ".into())),
        // Not yet what the field would show, but understood.
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
    // A player stays that player under any name.
    set(&mut form, Field::Side(0, End::A), "Ann");
    set(&mut form, Field::Player(0, Part::Name), "Anna");
    assert_eq!(form.results(0)[0].a, Side::Player(0));
}

#[test]
fn a_player_leaves_with_their_results() {
    let mut form = with_players(&["a", "b", "c", "d"]);
    let all = vec![
        ResultForm::between(0, 1, Score::Won),
        ResultForm::between(2, 3, Score::Lost),
        ResultForm::between(3, 0, Score::Draw),
        ResultForm::blank(),
    ];
    put(&mut form, all.clone());
    let team_of = vec![Some(0), Some(1), None, Some(1)];
    let places = ["1", "2", "", "4"].map(str::to_owned).to_vec();
    form.append([
        played(Games::Results(all)),
        played(Games::Teams(TeamsForm { team_of, score: Score::Won, method: Method::default() })),
        played(Games::Places(places)),
    ]);
    form.remove_participant(1);
    for period in [0, 1] {
        assert_eq!(results_of(&form, period), ["1-2 0", "2-0 0.5", "- 1"]);
    }
    assert_eq!(form.periods[2].teams().unwrap().team_of, [Some(0), None, Some(1)]);
    assert_eq!(form.periods[3].cells(), ["1", "", "4"]);
    form.remove_participant(7);
    assert_eq!(form.participants.len(), 3);
}

#[test]
fn names_that_are_nobodys_become_players() {
    let mut form = with_players(&["a"]);
    let side = |text: &str| Side::Typed(text.to_owned());
    let result = |a: &str, b: &str| ResultForm { a: side(a), b: side(b), score: Score::Won };
    put(&mut form, vec![result("b", "a "), result("b ", "c"), ResultForm::blank()]);
    form.append([played(Games::Results(vec![result("c", "d")])), played(Games::Places(vec!["1".to_owned()]))]);
    form.enlist();
    assert_eq!(results(&form), ["1-0 1", "1-2 1", "- 1"]);
    assert_eq!(
        (results_of(&form, 1), form.periods[2].cells()),
        (vec!["2-3 1".to_owned()], &["1", "", "", ""].map(str::to_owned)[..])
    );
    assert_eq!(form.participants[2].as_ref(), &Participant::unrated("c"));
}

#[test]
fn members_join_at_the_end_of_their_team() {
    let mut case = Case::clone(LeagueForm::default().of(Kind::Teams));
    let line_up = |case: &Case| {
        let teams = case.periods[0].teams().unwrap();
        [teams.members(0), teams.members(1), teams.resting()]
    };
    for team in [2, 0, 1, 7] {
        case.add_member(0, team);
    }
    assert_eq!(line_up(&case), [vec![0, 1, 2], vec![3, 4, 5], vec![6, 7]]);
    let names: Vec<&str> = case.participants.iter().map(|player| &*player.name).collect();
    assert_eq!(names, ["Anna", "Ben", "", "Clara", "David", "", "", ""]);
    for _ in 0..3 {
        case.remove_participant(0);
    }
    case.add_member(0, 0);
    assert_eq!(line_up(&case), [vec![0], vec![1, 2, 3], vec![4, 5]]);
}

#[test]
fn a_cell_is_the_results_of_its_pair() {
    let mut form = example();
    let cell = |form: &Case, i, j| Crosstable::of(form, 0).unwrap().text(form.results(0), i, j);
    assert_eq!((cell(&form, 0, 1), cell(&form, 1, 0), cell(&form, 1, 2)), ("1".into(), "0".into(), String::new()));
    set(&mut form, Field::Cell(1, 0), "½ 1 0,3");
    assert_eq!(results(&form), ["1-0 0.5", "1-0 1", "1-0 0,3", "0-2 0", "0-3 0"]);
    assert_eq!((cell(&form, 1, 0), cell(&form, 0, 1)), ("0.5 1 0,3".into(), "0.5 0 0.7".into()));
    assert_eq!(form.typed(0, Field::Cell(0, 1)), "0.5 0 0.7");
    // A score that is none stays where it was typed, and is seen from both sides.
    set(&mut form, Field::Cell(3, 2), "x");
    assert_eq!((cell(&form, 3, 2), cell(&form, 2, 3)), ("x".into(), "x".into()));
    set(&mut form, Field::Cell(0, 1), " ");
    assert_eq!(results(&form), ["0-2 0", "0-3 0", "3-2 x"]);
    assert!(crosstable::means(&form, 0, 0, 2, " l") && !crosstable::means(&form, 0, 0, 2, "0 0"));
    let table = Crosstable::of(&form, 0).unwrap();
    assert_eq!(table.results(2, 0).collect::<Vec<_>>(), [0]);
    assert_eq!((table.results(9, 0).count(), table.size()), (0, 4));

    let names: Vec<String> = (0..=crosstable::MOST).map(|i| i.to_string()).collect();
    let crowd = with_players(&names.iter().map(String::as_str).collect::<Vec<_>>());
    assert!(Crosstable::of(&crowd, 0).is_none());
}

#[test]
fn a_score_turned_has_the_decimals_that_it_was_typed_with() {
    for (score, other) in [
        (Score::Won, Score::Lost),
        (Score::Draw, Score::Draw),
        (typed("0.9"), typed("0.1")),
        (typed("0,125"), typed("0.875")),
        (typed("0.50"), typed("0.50")),
        (typed("1.0"), typed("0.0")),
        (typed("1/4"), typed("0.75")),
        (typed("2"), typed("2")),
        (typed("x"), typed("x")),
        (typed(""), typed("")),
    ] {
        assert_eq!(turned(&score), other, "{score:?}");
    }
}

#[test]
fn unchanged_players_are_not_read_again() {
    let before = with_players(&["a", "b"]);
    let mut now = before.clone();
    set(&mut now, Field::Player(1, Part::Rating), "1600");
    // What they were read as before is told; it need not be what stands there.
    let mut players = read::league(&before, None).players;
    players.iter_mut().for_each(|player| player.rating = 1.0);
    let second = read::league(&now, Some((&before, &players)));
    assert_eq!((second.players[0], second.players[1].rating), (players[0], 1600.0));
    now.remove_participant(0);
    assert_eq!(read::league(&now, Some((&before, &players))).players[0].rating, 1600.0);
}

// CSV

/// Players as `name r rd vol`, results as above, and the bad lines.
fn imported(text: &str) -> (Vec<String>, Vec<String>, Vec<(usize, BadReason)>) {
    let imported = csv::read(text);
    let mut form = with_players(&[]);
    form.import(&imported, 0, false);
    let players =
        form.participants.iter().map(|p| format!("{} {} {} {}", p.name, p.rating, p.deviation, p.volatility)).collect();
    (players, results(&form), imported.bad.iter().map(|line| (line.number, line.reason)).collect())
}

#[test]
fn csv_in_every_shape() {
    let expected = vec!["Anna 1500 350 0.06".to_owned(), "Ben 1400 30 0.06".to_owned()];
    for text in [
        "player,Anna\nplayer,Ben,1400,30\nresult,Anna,Ben,1",
        "Anna\nBen,1400,30\nAnna,Ben,1-0",
        "Anna;1500;350\nBen;1400;30\nAnna;Ben;won",
        "Anna\t\t\t\nBen\t1400\t30\t0.06\nAnna\tBen\tW",
        "name,rating,rd,vol\nAnna,,,\nBen,1400,30,\nWhite,Black,Result\nAnna,Ben,1-0",
        "RD;Name;Rating\n350;Anna;1500\n30;Ben;1400\nA;B;Score\nAnna;Ben;+",
        "\u{feff}\"Anna\"\r\n\r\n \"Ben\" , 1400 , 30\r\n\"Anna\",\"Ben\",\"1\"\r\n",
        "PLAYER,Anna,1500,350,0.06,1,2,3\nplayer,Ben,1400,30,0.06,4,5,6\nresult,Anna,Ben,1,,,",
    ] {
        assert_eq!(imported(text), (expected.clone(), vec!["0-1 1".to_owned()], vec![]), "{text}");
    }
    assert_eq!(csv::read("tau,0.7").tau.as_deref(), Some("0.7"));
    // Nobody but the names: all of them never rated.
    let (players, results, bad) = imported("Anna,Ben,½\nCarl,Anna,0-1\n");
    assert_eq!(players, ["Anna 1500 350 0.06", "Ben 1500 350 0.06", "Carl 1500 350 0.06"]);
    assert_eq!((results, bad), (vec!["0-1 0.5".to_owned(), "2-0 0".to_owned()], vec![]));
}

#[test]
fn csv_lines_that_are_not_understood_are_named() {
    let text = "Anna,Ben,2\n\n1500\nAnna,Anna,1\nresult,Anna,,1\nplayer,,1500\nplayer,Anna,x\nAnna,Ben\nresult,Anna\n\"a\nb\",1500,,\nA,B,C,D";
    let expected = vec![
        (1, BadReason::Score),
        (3, BadReason::Neither),
        (4, BadReason::OneSelf),
        (5, BadReason::NoName),
        (6, BadReason::NoName),
        (7, BadReason::Number),
        (8, BadReason::Neither),
        (9, BadReason::Score),
        // The line before has a line end in it.
        (12, BadReason::Neither),
    ];
    let (players, results, bad) = imported(text);
    assert_eq!((players, results, bad), (vec!["a\nb 1500 350 0.06".to_owned()], vec![], expected));
    assert_eq!(csv::read("Anna,Ben,2").bad[0].text, "Anna,Ben,2");
}

#[test]
fn csv_is_added_to_what_is_there() {
    let mut form = example();
    assert_eq!(form.import(&csv::read("Ben,1450,40\nEve,Anna,1\ntau,0.9"), 0, true), 0);
    assert_eq!(form.participants.len(), 5);
    assert_eq!((&*form.participants[0].rating, &*form.participants[1].rating), ("1500", "1450"));
    assert_eq!((results(&form)[3].as_str(), form.tau.as_str()), ("4-0 1", "0.9"));
    form.import(&csv::read("x,y,1"), 0, false);
    assert_eq!((form.participants.len(), results(&form)), (2, vec!["0-1 1".to_owned()]));
}

/// How long each period is where nobody played, and its results.
fn periods(case: &Case) -> Vec<(&str, Vec<String>)> {
    (0..case.periods.len()).map(|k| (case.periods[k].idle(), results_of(case, k))).collect()
}

#[test]
fn csv_of_several_periods() {
    let text = "Anna,Ben,1\nperiod,2\nBen,Anna,0.5\nresult,Anna,Carl,0\nperiod,,2.5\n";
    let found = csv::read(text);
    assert_eq!((found.results.len(), found.periods.len(), found.bad.len()), (3, 2, 0));
    let result = |text: &str| vec![text.to_owned()];
    let three = vec![("1", result("0-1 1")), ("1", vec!["1-0 0.5".to_owned(), "0-2 0".to_owned()]), ("2.5", vec![])];
    let mut case = example();
    assert_eq!(case.import(&found, 0, false), 0);
    assert_eq!(periods(&case), three);
    // What is written comes in again, with a line for each period.
    let written = csv::write(&case, Some(&rated(&case)));
    assert!(written.contains("\r\nperiod,1,\r\nresult,Anna,Ben,1\r\nperiod,2,\r\n"), "{written}");
    assert!(written.contains("\r\nperiod,3,2.5\r\n"), "{written}");
    let end = rated(&case).end()[0].rating;
    assert!(written.contains(&format!("\r\nplayer,Anna,1500,350,0.06,{end}")), "{written}");
    let mut again = example();
    again.import(&csv::read(&written), 0, false);
    assert_eq!(again, case);
    // Added, results without a period join the one that is looked at, and the others come after all that are there.
    assert_eq!(case.import(&csv::read("Carl,Ben,1\nperiod,7\nBen,Carl,1"), 2, true), 2);
    assert_eq!(periods(&case)[2..], [("2.5", result("2-1 1")), ("1", result("1-2 1"))]);
    assert_eq!(case.import(&csv::read("period,1\nBen,Carl,1"), 0, true), 4);
    assert_eq!(case.periods.len(), 5);
    // A list has no place in a match of teams: it is a period of its own.
    let mut teams = Case::clone(LeagueForm::default().of(Kind::Teams));
    assert_eq!(teams.import(&csv::read("Anna,Ben,1"), 0, true), 1);
    assert_eq!(results_of(&teams, 1), ["0-1 1"]);
    assert_eq!(csv::read("period,1,x\nperiod,1,2").bad[0].reason, BadReason::Number);
}

#[test]
fn csv_out_runs_nothing_in_a_spreadsheet() {
    let names = ["=cmd|' /C calc'!A0", "+1+1", "-2+3", "@SUM(1)", "＝1", "'=x", "a,b", "a\"b", "a\r\nb", "", "-5", "é"];
    let form = with_players(&names);
    let text = csv::write(&form, None);
    for line in text.lines().skip(1) {
        for cell in line.split(',') {
            let cell = cell.trim_start_matches('"');
            let is_number = cell.parse::<f64>().is_ok();
            assert!(is_number || !cell.starts_with(['=', '+', '-', '@', '＝', '\t']), "{line}");
        }
    }
    let read = csv::read(&text);
    let got: Vec<&str> = read.players.iter().map(|player| player.player.name.as_str()).collect();
    let expected = names.map(|name| if name.is_empty() { "#10" } else { name });
    assert_eq!((got, read.bad), (expected.to_vec(), vec![]));
}

#[test]
fn csv_out_has_the_new_numbers() {
    let form = example();
    let text = csv::write(&form, Some(&rated(&form)));
    assert!(text.contains("\r\nplayer,Anna,1500,200,0.06,1464.050670539"), "{text}");
    assert!(text.contains("\r\nresult,Anna,Ben,1\r\n") && text.ends_with("\r\ntau,0.5\r\n"), "{text}");
}

// The link

#[test]
fn the_example_needs_no_link() {
    assert_eq!(link::print(&LeagueForm::default()), "");
    assert_eq!(link::parse("").form, LeagueForm::default());
}

/// Values that were given out. Lines may be added here; none may ever be changed.
#[test]
fn values_given_out_keep_their_meaning() {
    let form =
        link::parse("m:table/t:0.6/p:Anna,1500,200,0.06;Ben,1400,30;Zo%C3%AB/r:1-2;1-3,0.5;2-1,0;!Eve-3,=1").form;
    let case = form.of(Kind::Results);
    assert_eq!((form.mode, case.tau.as_str()), (Mode::Table, "0.6"));
    assert_eq!(*case.participants[1], Participant::new("Ben", "1400", "30", "0.06"));
    assert_eq!(*case.participants[2], Participant::unrated("Zoë"));
    assert_eq!(results(case), ["0-1 1", "0-2 0.5", "1-0 0", "Eve-2 1"]);
    assert_eq!(case.results(0)[3].score, typed("1"));
    let form = link::parse("m:teams/ta:a,1,2,3;b/tb:c/ts:0.5/tt:0.4").form;
    let case = form.of(Kind::Teams);
    let teams = case.periods[0].teams().unwrap();
    assert_eq!((form.mode, &*case.tau), (Mode::Teams, "0.4"));
    assert_eq!((teams.members(0), teams.members(1), &teams.score), (vec![0, 1], vec![2], &Score::Draw));
    assert_eq!(*case.participants[0], Participant::new("a", "1", "2", "3"));
    let form = link::parse("w:10,a;20,b,1600;30,c/wt:1").form;
    let case = form.of(Kind::Worlds);
    assert_eq!(
        (case.periods[0].cells(), &*case.participants[1].rating),
        (&["10", "20", "30"].map(str::to_owned)[..], "1600")
    );
    let form = link::parse("f:1,a;2,b,1600/ft:1").form;
    let case = form.of(Kind::Race);
    assert_eq!(
        case.participants,
        [Participant::unrated("a"), Participant::new("b", "1600", "350", "0.06")].map(Rc::new)
    );
    assert_eq!((case.periods[0].cells(), &*case.tau), (&["1", "2"].map(str::to_owned)[..], "1"));
}

/// The same of several periods.
#[test]
fn values_of_several_periods_keep_their_meaning() {
    let parsed = link::parse("p:Anna;Ben;Zo%C3%AB/r:1-2/n:2-3,0.5;!Eve-1/n:i2.5/n:/n:f2,,1/n:t120,0/k:3");
    let case = parsed.form.of(Kind::Results);
    assert_eq!((parsed.period, case.periods.len(), parsed.not_understood.len()), (2, 6, 0));
    let nothing = Vec::<String>::new();
    let listed = ["0-1 1".to_owned()].to_vec();
    assert_eq!(
        periods(case)[..4],
        [
            ("1", listed),
            ("1", vec!["1-2 0.5".to_owned(), "Eve-0 1".to_owned()]),
            ("2.5", nothing.clone()),
            ("1", nothing)
        ]
    );
    assert_eq!(case.periods[4].cells(), ["2", "", "1"]);
    let teams = case.periods[5].teams().unwrap();
    assert_eq!(
        (&teams.team_of[..], &teams.score, teams.method),
        (&[Some(0), Some(1), None][..], &Score::Lost, Method::IndividualPairs)
    );
    let form = link::parse("ta:a/tb:b/tj:c/tm:to/tn:tc121,=1/wn:w1,2,3/fo:i3/fn:f1,1,1,1").form;
    let teams = |k: usize| form.of(Kind::Teams).periods[k].teams().unwrap();
    assert_eq!((&teams(0).team_of[..], teams(0).method), (&[Some(0), Some(1), None][..], Method::CompositeOpponent));
    assert_eq!((&teams(1).score, teams(1).method), (&typed("1"), Method::CompositeTeam));
    assert_eq!(form.of(Kind::Worlds).periods[1].cells(), ["1", "2", "3"]);
    assert_eq!((form.of(Kind::Race).periods[0].idle(), form.of(Kind::Race).periods[1].cells().len()), ("3", 4));
}

/// One period is written as it was before there were several.
#[test]
fn one_period_is_written_as_ever() {
    for value in [
        "m:table/t:0.6/p:Anna,1500,200;Ben,1400,30;Zo%C3%AB/r:1-2;1-3,0.5;2-1,0;!Eve-3,%3D1",
        "r:",
        "m:teams/tt:0.4/ta:a,1,2,3;b/tb:c/ts:0.5",
        "m:worlds/wt:1/w:10,a;20,b,1600;30,c",
        "m:race/ft:1/f:1,a;2,b,1600",
    ] {
        let value = value.replace("%3D", "=");
        assert_eq!(link::print(&link::parse(&value).form), value);
    }
    assert_eq!(link::print_at(&link::parse("t:0.6/n:1-2/k:2").form, 1), "t:0.6/n:1-2/k:2");
}

#[test]
fn what_is_not_understood_is_named_and_the_rest_holds() {
    let parsed = link::parse("x:1/y/p:a;b,1,2,3,4;c/r:1-2;1-3;0-1;1;x-y/w:1,a;2,b/m:nothing/t:0.4");
    assert_eq!(parsed.not_understood, ["x:1", "y", "b,1,2,3,4", "w:1,a;2,b", "m:nothing", "1-3", "0-1", "1", "x-y"]);
    let case = parsed.form.of(Kind::Results);
    assert_eq!((case.tau.as_str(), case.participants.len(), results(case)), ("0.4", 2, vec!["0-1 1".to_owned()]));
    // Other players without results do not have those of the example.
    assert_eq!(results(link::parse("p:a;b").form.of(Kind::Results)), ["0-1 1"]);
    // A period of which nothing is understood is one in which nobody played.
    let parsed = link::parse("n:t99/n:f1,2,3,4,5;1-2/k:0/k:x/k:9/tm:x/n:t11111");
    assert_eq!(parsed.not_understood, ["k:0", "k:x", "tm:x", "t99", "f1,2,3,4,5", "t11111"]);
    assert_eq!((parsed.form.of(Kind::Results).periods.len(), parsed.period), (4, 3));
}

fn text() -> impl Strategy<Value = String> {
    prop_oneof![3 => "[0-9]{1,4}", 2 => "\\PC{0,6}", 1 => any::<String>(), 1 => "[-=+@'\",;:/!%#&\\t\\r\\n ]{0,5}"]
}

fn any_player() -> impl Strategy<Value = Participant> {
    prop_oneof![
        2 => text().prop_map(|name| Participant::unrated(&name)),
        2 => (text(), text(), text(), text()).prop_map(|(n, r, d, v)| Participant::new(&n, &r, &d, &v)),
    ]
}

fn any_score() -> impl Strategy<Value = Score> {
    prop_oneof![Just(Score::Won), Just(Score::Draw), Just(Score::Lost), text().prop_map(Score::Typed)]
}

fn any_idle() -> impl Strategy<Value = String> {
    prop_oneof![3 => Just(PeriodForm::IDLE.to_owned()), 1 => text()]
}

fn any_method() -> impl Strategy<Value = Method> {
    prop::sample::select(Method::ALL.to_vec())
}

fn any_results() -> impl Strategy<Value = Vec<ResultForm>> {
    let side = || prop_oneof![4 => (0..64usize).prop_map(Side::Player), 1 => text().prop_map(Side::Typed)];
    prop::collection::vec((side(), side(), any_score()).prop_map(|(a, b, score)| ResultForm { a, b, score }), 0..8)
}

/// A period, for participants whose number is not known yet.
fn any_period() -> impl Strategy<Value = PeriodForm> {
    let team = prop::option::of(0..2usize);
    let games = prop_oneof![
        4 => any_results().prop_map(Games::Results),
        1 => (prop::collection::vec(team, 8), any_score(), any_method())
            .prop_map(|(team_of, score, method)| Games::Teams(TeamsForm { team_of, score, method })),
        1 => prop::collection::vec(text(), 8).prop_map(Games::Places),
        1 => prop::collection::vec(text(), 8).prop_map(Games::Points),
    ];
    (games, any_idle()).prop_map(|(games, idle)| PeriodForm::arising(games, &idle))
}

/// The same period for so many participants.
fn fit(period: &PeriodForm, count: usize) -> PeriodForm {
    let cells = |cells: &[String]| cells[..count].to_vec();
    let side = |side: &Side| match side {
        Side::Player(_) if count == 0 => Side::Typed(String::new()),
        Side::Player(player) => Side::Player(player % count),
        typed => typed.clone(),
    };
    let result = |of: &ResultForm| ResultForm { a: side(&of.a), b: side(&of.b), score: of.score.clone() };
    let games = match period.played() {
        Games::Results(results) => Games::Results(results.iter().map(result).collect()),
        Games::Teams(of) => Games::Teams(TeamsForm { team_of: of.team_of[..count].to_vec(), ..of.clone() }),
        Games::Places(places) => Games::Places(cells(places)),
        Games::Points(points) => Games::Points(cells(points)),
        Games::Numbers(_) => unreachable!("nobody made such"),
    };
    PeriodForm::arising(games, period.idle())
}

/// A league whose first period is as often as not what its kind begins with.
fn any_league(kind: Kind) -> impl Strategy<Value = Case> {
    let count = if kind == Kind::Worlds { 3..=3usize } else { 0..=5 };
    let first =
        (any_period(), any_results(), prop::collection::vec(text(), 8), any_score(), any_method(), any::<bool>());
    let first = first.prop_map(move |(any, results, cells, score, method, is_any)| {
        let games = match kind {
            _ if is_any => return any,
            Kind::Results => Games::Results(results),
            Kind::Teams => {
                let team_of = (0..8).map(|i| [Some(0), Some(1), None][(i / 2).min(2)]).collect();
                Games::Teams(TeamsForm { team_of, score, method })
            }
            Kind::Worlds => Games::Points(cells),
            Kind::Race => Games::Places(cells),
        };
        played(games)
    });
    let later = prop::collection::vec(any_period(), 0..3);
    (prop::collection::vec(any_player(), count), text(), first, later).prop_map(|(players, tau, first, later)| {
        let periods = [vec![first], later].concat().iter().map(|period| fit(period, players.len())).collect();
        Case::of(players, &tau, periods)
    })
}

fn any_form() -> impl Strategy<Value = LeagueForm> {
    let league = |kind| prop_oneof![1 => Just(Case::clone(LeagueForm::default().of(kind))), 3 => any_league(kind)];
    let leagues = (league(Kind::Results), league(Kind::Teams), league(Kind::Worlds), league(Kind::Race));
    (0..5usize, leagues)
        .prop_map(|(mode, (a, b, c, d))| LeagueForm { mode: Mode::ALL[mode], leagues: [a, b, c, d].map(Rc::new) })
}

/// The characters that every forum leaves intact.
fn is_plain(c: char) -> bool {
    c.is_ascii_alphanumeric() || "-_/.~!$'()*+,;=:?@%".contains(c)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_link_keeps_everything(form in any_form()) {
        let value = link::print(&form);
        prop_assert!(value.chars().all(is_plain), "{}", value);
        let last = form.shown().periods.len() - 1;
        let parsed = link::parse(&link::print_at(&form, last));
        prop_assert_eq!(&parsed.not_understood, &Vec::<String>::new(), "{}", value);
        prop_assert_eq!(parsed.form, form, "{}", value);
        prop_assert_eq!(parsed.period, last);
    }

    #[test]
    fn any_link_gives_a_form(value in prop_oneof![any::<String>(), "([a-z]{1,2}:[-0-9a-z,;!=%]{0,20}/){0,6}", "([tfw]?[no]:[tfwi]?[-0-9,;!=%]{0,12}/){0,6}"]) {
        let form = link::parse(&value).form;
        prop_assert_eq!(link::parse(&link::print(&form)).form, form);
    }

    /// What comes of any link can be rated or is refused, and whoever is in it can leave it.
    #[test]
    fn any_league_is_read(form in any_form()) {
        for case in &form.leagues {
            if let Err(problems) = rate(&read::league(case, None)) {
                prop_assert!(problems.iter().all(|problem| problem.period < case.periods.len()));
                for problem in &problems {
                    let _ = case.typed(problem.period, read::field(problem, case));
                }
            }
            let mut case = Case::clone(case);
            case.add_member(0, 1);
            case.enlist();
            while !case.participants.is_empty() {
                case.remove_participant(case.participants.len() / 2);
            }
        }
    }

    #[test]
    fn csv_out_comes_in_again(case in any_league(Kind::Results), ratings in prop::collection::vec(-3000..3000i32, 5)) {
        // Names that differ, numbers that are some, lists alone.
        let mut case = case;
        for (i, player) in case.participants.iter_mut().enumerate() {
            *player = Rc::new(Participant::new(&format!("{}{i}", player.name), &ratings[i].to_string(), "80", "0.05"));
        }
        let of = |result: &&ResultForm| {
            matches!((&result.a, &result.b), (Side::Player(a), Side::Player(b)) if a != b) && !matches!(result.score, Score::Typed(_))
        };
        let lists = case.periods.iter().map(|period| period.results().iter().filter(of).cloned().collect::<Vec<_>>());
        let lists: Vec<Vec<ResultForm>> = lists.collect();
        let names = ["1", "2.5"];
        let periods = lists.iter().enumerate().map(|(k, list)| {
            let idle = if list.is_empty() { names[k % 2] } else { "1" };
            PeriodForm::arising(Games::Results(list.clone()), idle)
        });
        case = case.with_periods(periods.collect());
        let text = csv::write(&case, None);
        let imported = csv::read(&text);
        let bad: Vec<_> = imported.bad.iter().filter(|line| !line.text.starts_with("tau")).collect();
        prop_assert!(bad.is_empty(), "{:?}", bad);
        let mut again = example();
        again.import(&imported, 0, false);
        let trimmed: Vec<Participant> = case.participants.iter()
            .map(|p| Participant::new(p.name.trim(), &p.rating, &p.deviation, &p.volatility)).collect();
        let got: Vec<Participant> = again.participants.iter().map(|p| p.as_ref().clone()).collect();
        prop_assert_eq!(got, trimmed, "{}", text);
        prop_assert_eq!(&again.periods, &case.periods, "{}", text);
    }

    #[test]
    fn any_text_is_read_and_any_line_is_a_player_a_result_or_named(text in prop_oneof![any::<String>(), "[a-c,;\t\"'\n0-2]{0,40}"]) {
        let imported = csv::read(&text);
        let lines = text.split(['\n', '\r', '\u{85}', '\u{2028}', '\u{2029}']).count();
        prop_assert!(imported.bad.iter().all(|line| line.number <= lines && !line.text.is_empty()));
        for result in &imported.results {
            for side in [&result.a, &result.b] {
                prop_assert!(matches!(side, Side::Player(p) if *p < imported.players.len()));
            }
        }
    }

    #[test]
    fn a_cell_and_its_mirror_agree(case in any_league(Kind::Results), i in 0..5usize, j in 0..5usize, cell in text()) {
        let mut case = case;
        set(&mut case, Field::Cell(i, j), &cell);
        let is_list = matches!(case.periods[0].played(), Games::Results(_));
        if is_list && i != j && i < case.participants.len() && j < case.participants.len() {
            prop_assert!(crosstable::means(&case, 0, i, j, &cell));
            let table = Crosstable::of(&case, 0).unwrap();
            prop_assert_eq!(table.text(case.results(0), i, j), case.typed(0, Field::Cell(i, j)));
            prop_assert_eq!(table.results(i, j).collect::<Vec<_>>(), table.results(j, i).collect::<Vec<_>>());
        }
    }
}
