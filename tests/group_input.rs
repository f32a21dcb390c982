//! What is typed into the group's room: fields, the crosstable, CSV, the link.

use glicko2_steps::case::Score;
use glicko2_steps::group::rate;
use glicko2_steps::input::group::csv::{self, BadReason};
use glicko2_steps::input::group::form::{
    End, Field, GroupForm, Mode, Part, PlayerForm, RaceForm, ResultForm, Side, TeamsForm, WorldsForm,
};
use glicko2_steps::input::group::read::{self, Memory};
use glicko2_steps::input::group::table::{Crosstable, turned};
use glicko2_steps::input::group::{link, table};
use proptest::prelude::*;
use std::rc::Rc;

fn typed(text: &str) -> Score {
    Score::Typed(text.to_owned())
}

fn with_players(names: &[&str]) -> GroupForm {
    GroupForm {
        players: Rc::new(names.iter().map(|name| Rc::new(PlayerForm::unrated(name))).collect()),
        results: Rc::default(),
        ..GroupForm::default()
    }
}

fn set(form: &mut GroupForm, field: Field, text: &str) {
    form.set(field, text.to_owned());
}

/// The results as `a-b score`, sides counted from 0.
fn results(form: &GroupForm) -> Vec<String> {
    let side = |side: &Side| match side {
        Side::Player(player) => player.to_string(),
        Side::Typed(text) => text.clone(),
    };
    form.results.iter().map(|r| format!("{}-{} {}", side(&r.a), side(&r.b), r.score.as_text())).collect()
}

#[test]
fn the_example_is_the_papers() {
    let group = read::group(&GroupForm::default(), &mut Memory::default());
    let rated = rate(&group).unwrap();
    assert_eq!(rated.sheets()[0].period, glicko2_steps::glicko2::Period::papers_example());
}

#[test]
fn every_field_holds_what_is_typed() {
    let mut form = GroupForm { mode: Mode::Teams, ..GroupForm::default() };
    let mut fields = vec![Field::TeamScore, Field::Score(1), Field::Cell(0, 1)];
    for part in [Part::Name, Part::Rating, Part::Deviation, Part::Volatility] {
        fields.extend([
            Field::Player(3, part),
            Field::Member(1, 0, part),
            Field::World(2, part),
            Field::Entrant(3, part),
        ]);
    }
    fields.extend([Field::Points(0), Field::Place(2), Field::Side(0, End::A), Field::Side(2, End::B)]);
    for mode in Mode::ALL {
        form.mode = mode;
        set(&mut form, Field::Tau, mode.id());
        assert_eq!(form.field(Field::Tau), mode.id());
    }
    assert_eq!((form.tau.as_str(), form.teams.tau.as_str()), ("table", "teams"));
    for field in fields {
        set(&mut form, field, "0.25x");
        assert_eq!(form.field(field), "0.25x", "{field:?}");
    }
    // Fields that are not there, and those that are no fields.
    let before = form.clone();
    let nowhere = [
        Field::Player(9, Part::Name),
        Field::Side(9, End::A),
        Field::Score(9),
        Field::Cell(0, 9),
        Field::Cell(1, 1),
        Field::Member(2, 0, Part::Name),
        Field::World(3, Part::Name),
        Field::Points(3),
        Field::Entrant(9, Part::Name),
        Field::Place(9),
        Field::Team(0),
        Field::Composite(0, 0),
        Field::Players,
    ];
    for field in nowhere {
        set(&mut form, field, "x");
        assert_eq!((form.field(field).as_str(), &form), ("", &before), "{field:?}");
    }
}

#[test]
fn a_side_is_a_player_as_soon_as_it_reads_like_one() {
    let mut form = with_players(&["Ann", "Anna", " Bo ", ""]);
    form.results = Rc::new(vec![ResultForm::blank()]);
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
        assert_eq!(form.results[0].a, side, "{text}");
        assert_eq!(form.field(Field::Side(0, End::A)), text);
    }
    assert_eq!(
        ["Anna ", "Bo", " Bo ", "#3", "#9", "#", "#0", ""].map(|text| form.player_of(text)),
        [Some(1), Some(2), Some(2), None, None, None, None, None]
    );
    // A player stays that player under any name.
    set(&mut form, Field::Side(0, End::A), "Ann");
    set(&mut form, Field::Player(0, Part::Name), "Anna");
    assert_eq!(form.results[0].a, Side::Player(0));
}

#[test]
fn a_player_leaves_with_their_results() {
    let mut form = with_players(&["a", "b", "c", "d"]);
    form.results = Rc::new(vec![
        ResultForm::between(0, 1, Score::Won),
        ResultForm::between(2, 3, Score::Lost),
        ResultForm::between(3, 0, Score::Draw),
        ResultForm::blank(),
    ]);
    form.remove_player(1);
    assert_eq!(results(&form), ["1-2 0", "2-0 0.5", "- 1"]);
    form.remove_player(7);
    assert_eq!(form.players.len(), 3);
}

#[test]
fn names_that_are_nobodys_become_players() {
    let mut form = with_players(&["a"]);
    let side = |text: &str| Side::Typed(text.to_owned());
    let result = |a: &str, b: &str| ResultForm { a: side(a), b: side(b), score: Score::Won };
    form.results = Rc::new(vec![result("b", "a "), result("b ", "c"), ResultForm::blank()]);
    form.enlist();
    assert_eq!(results(&form), ["1-0 1", "1-2 1", "- 1"]);
    assert_eq!(form.players[2].as_ref(), &PlayerForm::unrated("c"));
}

#[test]
fn a_cell_is_the_results_of_its_pair() {
    let mut form = GroupForm::default();
    let cell = |form: &GroupForm, i, j| Crosstable::of(form).unwrap().text(form, i, j);
    assert_eq!((cell(&form, 0, 1), cell(&form, 1, 0), cell(&form, 1, 2)), ("1".into(), "0".into(), String::new()));
    set(&mut form, Field::Cell(1, 0), "½ 1 0,3");
    assert_eq!(results(&form), ["1-0 0.5", "1-0 1", "1-0 0,3", "0-2 0", "0-3 0"]);
    assert_eq!((cell(&form, 1, 0), cell(&form, 0, 1)), ("0.5 1 0,3".into(), "0.5 0 0.7".into()));
    assert_eq!(form.field(Field::Cell(0, 1)), "0.5 0 0.7");
    // A score that is none stays where it was typed, and is seen from both sides.
    set(&mut form, Field::Cell(3, 2), "x");
    assert_eq!((cell(&form, 3, 2), cell(&form, 2, 3)), ("x".into(), "x".into()));
    set(&mut form, Field::Cell(0, 1), " ");
    assert_eq!(results(&form), ["0-2 0", "0-3 0", "3-2 x"]);
    assert!(table::means(&form, 0, 2, " l") && !table::means(&form, 0, 2, "0 0"));
    let table = Crosstable::of(&form).unwrap();
    assert_eq!(table.results(2, 0).collect::<Vec<_>>(), [0]);
    assert_eq!((table.results(9, 0).count(), table.size()), (0, 4));

    let names: Vec<String> = (0..=table::MOST).map(|i| i.to_string()).collect();
    let crowd = with_players(&names.iter().map(String::as_str).collect::<Vec<_>>());
    assert!(Crosstable::of(&crowd).is_none());
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
    let mut form = with_players(&["a", "b"]);
    let mut memory = Memory::default();
    let first = read::group(&form, &mut memory);
    // Behind the back of the form nothing changes: the memory goes by who is who.
    set(&mut form, Field::Player(1, Part::Rating), "1600");
    let second = read::group(&form, &mut memory);
    assert_eq!((second.players[0], second.players[1].rating), (first.players[0], 1600.0));
    form.remove_player(0);
    assert_eq!(read::group(&form, &mut memory).players[0].rating, 1600.0);
}

// CSV

/// Players as `name r rd vol`, results as above, and the bad lines.
fn imported(text: &str) -> (Vec<String>, Vec<String>, Vec<(usize, BadReason)>) {
    let imported = csv::read(text);
    let mut form = with_players(&[]);
    form.import(&imported, false);
    let players =
        form.players.iter().map(|p| format!("{} {} {} {}", p.name, p.rating, p.deviation, p.volatility)).collect();
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
    let mut form = GroupForm::default();
    form.import(&csv::read("Ben,1450,40\nEve,Anna,1\ntau,0.9"), true);
    assert_eq!(form.players.len(), 5);
    assert_eq!((form.players[0].rating.as_str(), form.players[1].rating.as_str()), ("1500", "1450"));
    assert_eq!((results(&form)[3].as_str(), form.tau.as_str()), ("4-0 1", "0.9"));
    form.import(&csv::read("x,y,1"), false);
    assert_eq!((form.players.len(), results(&form)), (2, vec!["0-1 1".to_owned()]));
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
    let form = GroupForm::default();
    let rated = rate(&read::group(&form, &mut Memory::default())).unwrap();
    let text = csv::write(&form, Some(&rated));
    assert!(text.contains("\r\nplayer,Anna,1500,200,0.06,1464.050670539"), "{text}");
    assert!(text.contains("\r\nresult,Anna,Ben,1\r\n") && text.ends_with("\r\ntau,0.5\r\n"), "{text}");
}

// The link

#[test]
fn the_example_needs_no_link() {
    assert_eq!(link::print(&GroupForm::default()), "");
    assert_eq!(link::parse("").form, GroupForm::default());
}

/// Values that were given out. Lines may be added here; none may ever be changed.
#[test]
fn values_given_out_keep_their_meaning() {
    let form =
        link::parse("m:table/t:0.6/p:Anna,1500,200,0.06;Ben,1400,30;Zo%C3%AB/r:1-2;1-3,0.5;2-1,0;!Eve-3,=1").form;
    assert_eq!((form.mode, form.tau.as_str()), (Mode::Table, "0.6"));
    assert_eq!(*form.players[1], PlayerForm::new("Ben", "1400", "30", "0.06"));
    assert_eq!(*form.players[2], PlayerForm::unrated("Zoë"));
    assert_eq!(results(&form), ["0-1 1", "0-2 0.5", "1-0 0", "Eve-2 1"]);
    assert_eq!(form.results[3].score, typed("1"));
    let form = link::parse("m:teams/ta:a,1,2,3;b/tb:c/ts:0.5/tt:0.4").form;
    assert_eq!((form.teams.teams[0].len(), form.teams.teams[1].len(), &form.teams.score), (2, 1, &Score::Draw));
    let form = link::parse("w:10,a;20,b,1600;30,c/wt:1").form;
    assert_eq!((form.worlds.points[1].as_str(), form.worlds.worlds[1].rating.as_str()), ("20", "1600"));
    let form = link::parse("f:1,a;2,b,1600/ft:1").form;
    assert_eq!(
        form.race.entrants,
        [(PlayerForm::unrated("a"), "1".to_owned()), (PlayerForm::new("b", "1600", "350", "0.06"), "2".to_owned())]
    );
}

#[test]
fn what_is_not_understood_is_named_and_the_rest_holds() {
    let parsed = link::parse("x:1/y/p:a;b,1,2,3,4;c/r:1-2;1-3;0-1;1;x-y/w:1,a;2,b/m:nothing/t:0.4");
    assert_eq!(parsed.not_understood, ["x:1", "y", "b,1,2,3,4", "w:1,a;2,b", "m:nothing", "1-3", "0-1", "1", "x-y"]);
    assert_eq!(
        (parsed.form.tau.as_str(), parsed.form.players.len(), results(&parsed.form)),
        ("0.4", 2, vec!["0-1 1".to_owned()])
    );
    // Other players without results do not have those of the example.
    assert_eq!(results(&link::parse("p:a;b").form), ["0-1 1"]);
}

fn text() -> impl Strategy<Value = String> {
    prop_oneof![3 => "[0-9]{1,4}", 2 => "\\PC{0,6}", 1 => any::<String>(), 1 => "[-=+@'\",;:/!%#&\\t\\r\\n ]{0,5}"]
}

fn any_player() -> impl Strategy<Value = PlayerForm> {
    prop_oneof![
        2 => text().prop_map(|name| PlayerForm::unrated(&name)),
        2 => (text(), text(), text(), text()).prop_map(|(n, r, d, v)| PlayerForm::new(&n, &r, &d, &v)),
    ]
}

fn any_score() -> impl Strategy<Value = Score> {
    prop_oneof![Just(Score::Won), Just(Score::Draw), Just(Score::Lost), text().prop_map(Score::Typed)]
}

fn any_form() -> impl Strategy<Value = GroupForm> {
    let players = || prop::collection::vec(any_player(), 0..5);
    let side = || prop_oneof![4 => (0..64usize).prop_map(Side::Player), 1 => text().prop_map(Side::Typed)];
    let results = prop::collection::vec((side(), side(), any_score()), 0..8);
    let teams = (players(), players(), any_score(), text()).prop_map(|(a, b, score, tau)| TeamsForm {
        tau,
        teams: [a, b],
        score,
    });
    let world = || (any_player(), text());
    let worlds = (world(), world(), world(), text()).prop_map(|(a, b, c, tau)| WorldsForm {
        tau,
        worlds: [a.0, b.0, c.0],
        points: [a.1, b.1, c.1],
    });
    let race = (prop::collection::vec((any_player(), text()), 0..5), text())
        .prop_map(|(entrants, tau)| RaceForm { tau, entrants });
    (0..5usize, text(), players(), results, teams, worlds, race).prop_map(
        |(mode, tau, players, results, teams, worlds, race)| {
            let count = players.len();
            let fit = |side: Side| match side {
                Side::Player(_) if count == 0 => Side::Typed(String::new()),
                Side::Player(player) => Side::Player(player % count),
                typed => typed,
            };
            GroupForm {
                mode: Mode::ALL[mode],
                tau,
                players: Rc::new(players.into_iter().map(Rc::new).collect()),
                results: Rc::new(
                    results.into_iter().map(|(a, b, score)| ResultForm { a: fit(a), b: fit(b), score }).collect(),
                ),
                teams: Rc::new(teams),
                worlds: Rc::new(worlds),
                race: Rc::new(race),
            }
        },
    )
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
        let parsed = link::parse(&value);
        prop_assert_eq!(&parsed.not_understood, &Vec::<String>::new(), "{}", value);
        prop_assert_eq!(parsed.form, form, "{}", value);
    }

    #[test]
    fn any_link_gives_a_form(value in prop_oneof![any::<String>(), "([a-z]{1,2}:[-0-9a-z,;!=%]{0,20}/){0,6}"]) {
        let form = link::parse(&value).form;
        prop_assert_eq!(link::parse(&link::print(&form)).form, form);
    }

    #[test]
    fn csv_out_comes_in_again(form in any_form(), ratings in prop::collection::vec(-3000..3000i32, 5)) {
        // Names that differ, and numbers that are some.
        let mut form = form;
        for (i, player) in Rc::make_mut(&mut form.players).iter_mut().enumerate() {
            *player = Rc::new(PlayerForm::new(&format!("{}{i}", player.name), &ratings[i].to_string(), "80", "0.05"));
        }
        let results: Vec<ResultForm> = form.results.iter()
            .filter(|r| matches!((&r.a, &r.b), (Side::Player(a), Side::Player(b)) if a != b) && !matches!(r.score, Score::Typed(_)))
            .cloned().collect();
        form.results = Rc::new(results);
        let text = csv::write(&form, None);
        let imported = csv::read(&text);
        let bad: Vec<_> = imported.bad.iter().filter(|line| !line.text.starts_with("tau")).collect();
        prop_assert!(bad.is_empty(), "{:?}", bad);
        let mut again = GroupForm::default();
        again.import(&imported, false);
        let trimmed: Vec<PlayerForm> = form.players.iter()
            .map(|p| PlayerForm::new(p.name.trim(), &p.rating, &p.deviation, &p.volatility)).collect();
        let got: Vec<PlayerForm> = again.players.iter().map(|p| p.as_ref().clone()).collect();
        prop_assert_eq!(got, trimmed, "{}", text);
        prop_assert_eq!(&again.results, &form.results, "{}", text);
    }

    #[test]
    fn any_text_is_read_and_any_line_is_a_player_a_result_or_named(text in prop_oneof![any::<String>(), "[a-c,;\t\"'\n0-2]{0,40}"]) {
        let imported = csv::read(&text);
        let lines = text.split(['\n', '\r']).count();
        prop_assert!(imported.bad.iter().all(|line| line.number <= lines && !line.text.is_empty()));
        for result in &imported.results {
            for side in [&result.a, &result.b] {
                prop_assert!(matches!(side, Side::Player(p) if *p < imported.players.len()));
            }
        }
    }

    #[test]
    fn a_cell_and_its_mirror_agree(form in any_form(), i in 0..5usize, j in 0..5usize, cell in text()) {
        let mut form = form;
        form.set(Field::Cell(i, j), cell.clone());
        if i != j && i < form.players.len() && j < form.players.len() {
            prop_assert!(table::means(&form, i, j, &cell));
            let table = Crosstable::of(&form).unwrap();
            prop_assert_eq!(table.text(&form, i, j), form.field(Field::Cell(i, j)));
            prop_assert_eq!(table.results(i, j).collect::<Vec<_>>(), table.results(j, i).collect::<Vec<_>>());
        }
    }

    #[test]
    fn any_form_is_read(form in any_form()) {
        let group = read::group(&form, &mut Memory::default());
        prop_assert_eq!(group.meetings.len(), read::rows(&form).len());
        let _ = rate(&group);
        let _ = glicko2_steps::group::teams::compare(&read::teams(&form));
        let _ = glicko2_steps::group::wvw::rate(&read::worlds(&form));
        let _ = glicko2_steps::group::placements::rate(&read::race(&form));
    }
}
