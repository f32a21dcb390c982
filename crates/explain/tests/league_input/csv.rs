//! CSV, read and written.

use super::any_case::any_league;
use super::*;
use explain::case::MOST_PERIODS;
use explain::case::league::csv::{self, BadReason};
use explain::numbers::number;

/// Returns the imported players as `name r rd vol`, the results as [`results`] writes them, and the bad lines.
fn imported(text: &str) -> (Vec<String>, Vec<String>, Vec<(usize, BadReason)>) {
    let imported = csv::read(text);
    let mut form = with_players(&[]);
    form.import(&imported, 0, false);
    let players = form
        .participants
        .iter()
        .map(|p| format!("{} {} {} {}", p.name, p.rating, p.deviation, p.volatility))
        .collect();
    (
        players,
        results(&form),
        imported
            .bad
            .iter()
            .map(|line| (line.number, line.reason))
            .collect(),
    )
}

#[test]
fn csv_is_read_in_many_formats() {
    let expected = vec![
        "Anna 1500 350 0.06".to_owned(),
        "Ben 1400 30 0.06".to_owned(),
    ];
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
        assert_eq!(
            imported(text),
            (expected.clone(), vec!["0-1 1".to_owned()], vec![]),
            "{text}"
        );
    }
    assert_eq!(csv::read("tau,0.7").tau.as_deref(), Some("0.7"));
    // Only names: all players are unrated.
    let (players, results, bad) = imported("Anna,Ben,½\nCarl,Anna,0-1\n");
    assert_eq!(
        players,
        [
            "Anna 1500 350 0.06",
            "Ben 1500 350 0.06",
            "Carl 1500 350 0.06"
        ]
    );
    assert_eq!(
        (results, bad),
        (vec!["0-1 0.5".to_owned(), "2-0 0".to_owned()], vec![])
    );
}

#[test]
fn unreadable_lines_of_csv_are_reported() {
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
        // The line before contains a line end.
        (12, BadReason::Neither),
    ];
    let (players, results, bad) = imported(text);
    assert_eq!(
        (players, results, bad),
        (vec!["a\nb 1500 350 0.06".to_owned()], vec![], expected)
    );
    assert_eq!(csv::read("Anna,Ben,2").bad[0].text, "Anna,Ben,2");
}

#[test]
fn csv_is_appended_or_replaces_the_league() {
    let mut form = example();
    assert_eq!(
        form.import(&csv::read("Ben,1450,40\nEve,Anna,1\ntau,0.9"), 0, true),
        0
    );
    assert_eq!(form.participants.len(), 5);
    assert_eq!(
        (&*form.participants[0].rating, &*form.participants[1].rating),
        ("1500", "1450")
    );
    assert_eq!(
        (results(&form)[3].as_str(), form.tau.as_str()),
        ("4-0 1", "0.9")
    );
    form.import(&csv::read("x,y,1"), 0, false);
    assert_eq!(
        (form.participants.len(), results(&form)),
        (2, vec!["0-1 1".to_owned()])
    );
}

/// Each period has its idle time and its results.
#[test]
fn csv_of_several_periods_is_read_and_written() {
    let text = "Anna,Ben,1\nperiod,2\nBen,Anna,0.5\nresult,Anna,Carl,0\nperiod,,2.5\n";
    let found = csv::read(text);
    assert_eq!(
        (found.results.len(), found.periods.len(), found.bad.len()),
        (3, 2, 0)
    );
    let result = |text: &str| vec![text.to_owned()];
    let three = vec![
        ("1", result("0-1 1")),
        ("1", vec!["1-0 0.5".to_owned(), "0-2 0".to_owned()]),
        ("2.5", vec![]),
    ];
    let mut case = example();
    assert_eq!(
        (case.import(&found, 0, false), found.count_periods()),
        (2, 3)
    );
    assert_eq!(periods(&case), three);
    // The written CSV has a line for each period and is read back.
    let written = csv::write(&case, Some(&rated(&case)));
    assert!(
        written.contains("\r\nperiod,1,\r\nresult,Anna,Ben,1\r\nperiod,2,\r\n"),
        "{written}"
    );
    assert!(written.contains("\r\nperiod,3,2.5\r\n"), "{written}");
    let end = rated(&case).end()[0].rating;
    assert!(
        written.contains(&format!("\r\nplayer,Anna,1500,350,0.06,{end}")),
        "{written}"
    );
    let mut again = example();
    again.import(&csv::read(&written), 0, false);
    assert_eq!(again, case);
    // Appended results without a period join the selected one; the other periods are added after all that exist.
    assert_eq!(
        case.import(&csv::read("Carl,Ben,1\nperiod,7\nBen,Carl,1"), 2, true),
        3
    );
    assert_eq!(
        periods(&case)[2..],
        [("2.5", result("2-1 1")), ("1", result("1-2 1"))]
    );
    assert_eq!(case.import(&csv::read("period,1\nBen,Carl,1"), 0, true), 4);
    assert_eq!(case.periods.len(), 5);
    // A list does not fit into a match of teams and becomes a period of its own.
    let mut teams = example_of(Kind::Teams);
    assert_eq!(teams.import(&csv::read("Anna,Ben,1"), 0, true), 1);
    assert_eq!(results_of(&teams, 1), ["0-1 1"]);
    assert_eq!(
        csv::read("period,1,x\nperiod,1,2").bad[0].reason,
        BadReason::Number
    );
}

#[test]
fn written_csv_runs_no_formula_in_a_spreadsheet() {
    let names = [
        "=cmd|' /C calc'!A0",
        "+1+1",
        "-2+3",
        "@SUM(1)",
        "＝1",
        "'=x",
        "a,b",
        "a\"b",
        "a\r\nb",
        "",
        "-5",
        "é",
    ];
    let form = with_players(&names);
    let text = csv::write(&form, None);
    for line in text.lines().skip(1) {
        for cell in line.split(',') {
            let cell = cell.trim_start_matches('"');
            let is_number = cell.parse::<f64>().is_ok();
            assert!(
                is_number || !cell.starts_with(['=', '+', '-', '@', '＝', '\t']),
                "{line}"
            );
        }
    }
    let read = csv::read(&text);
    let got: Vec<&str> = read
        .players
        .iter()
        .map(|player| player.player.name.as_str())
        .collect();
    let expected = names.map(|name| if name.is_empty() { "#10" } else { name });
    assert_eq!((got, read.bad), (expected.to_vec(), vec![]));
}

#[test]
fn written_csv_contains_the_new_ratings() {
    let form = example();
    let text = csv::write(&form, Some(&rated(&form)));
    assert!(
        text.contains("\r\nplayer,Anna,1500,200,0.06,1464.050670539"),
        "{text}"
    );
    assert!(
        text.contains("\r\nresult,Anna,Ben,1\r\n") && text.ends_with("\r\ntau,0.5\r\n"),
        "{text}"
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn written_csv_is_read_back(case in any_league(Kind::Results), ratings in prop::collection::vec(-3000..3000i32, 5)) {
        // Distinct names, readable numbers, and lists only.
        let mut case = case;
        for (i, player) in case.participants.iter_mut().enumerate() {
            *player = std::rc::Rc::new(Participant::new(&format!("{}{i}", player.name), &ratings[i].to_string(), "80", "0.05"));
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
    fn any_text_is_read_as_csv(text in prop_oneof![any::<String>(), "[a-c,;\t\"'\n0-2]{0,40}"]) {
        let imported = csv::read(&text);
        let lines = text.split(['\n', '\r', '\u{85}', '\u{2028}', '\u{2029}']).count();
        prop_assert!(imported.bad.iter().all(|line| line.number <= lines && !line.text.is_empty()));
        for result in &imported.results {
            for side in [&result.a, &result.b] {
                prop_assert!(matches!(side, Side::Player(p) if *p < imported.players.len()));
            }
        }
    }
}

#[test]
fn commas_in_csv_separate_thousands_or_decimals() {
    for (text, ratings) in [
        ("Anna;1,500;62\nBen;1,400.5;30", [1500.0, 1400.5]),
        ("Anna,\"1,500\",62\nBen,1400,30", [1500.0, 1400.0]),
        // A single unambiguous decimal comma decides for all numbers.
        ("Anna;1500,125;62,5\nBen;1400,250;30", [1500.125, 1400.25]),
        // A name may end in a digit.
        ("Player 1,1500\nPlayer 2,1600", [1500.0, 1600.0]),
    ] {
        let read = csv::read(text);
        let rating = |player: &csv::ImportedPlayer| number(&player.player.rating);
        assert_eq!(
            read.players.iter().map(rating).collect::<Vec<_>>(),
            ratings,
            "{text}"
        );
    }
}

#[test]
fn csv_of_too_many_periods_reports_those_left_out() {
    let text = "period,1,2\n".repeat(MOST_PERIODS + 2);
    let read = csv::read(&text);
    let bad: Vec<_> = read
        .bad
        .iter()
        .map(|line| (line.number, line.reason))
        .collect();
    assert_eq!(read.periods.len(), MOST_PERIODS);
    assert_eq!(
        bad,
        [1, 2].map(|n| (MOST_PERIODS + n, BadReason::TooManyPeriods))
    );
}
