//! CSV of a league: written, read back, and added to a league.

use super::any_case::any_league;
use super::*;
use explain::case::MOST_PERIODS;
use explain::case::league::csv;
use explain::import::league::{By, League};
use explain::import::{Content, Reader, Reason, Skipped};
use std::rc::Rc;

/// Reads a league.
#[track_caller]
fn read(text: &str) -> (Rc<League>, Skipped) {
    let mut reader = Reader::default();
    reader.push(text.as_bytes());
    let file = reader.finish().unwrap();
    match file.content {
        Content::League(league) => (league, file.skipped),
        other => panic!("{other:?}"),
    }
}

/// Returns the natural periods of a league.
fn by(league: &League) -> By {
    league.groupings()[0]
}

/// Returns the case of a text.
fn case_of(text: &str) -> Case {
    let (league, _) = read(text);
    league.case(by(&league), "0.5")
}

/// Adds the league of a text to a case, and returns the index of the last period with new results.
fn append(case: &mut Case, text: &str, here: usize) -> usize {
    let (league, skipped) = read(text);
    assert_eq!(skipped.count(), 0, "{text}");
    league.append_to(case, by(&league), here)
}

/// Returns the players as `name r rd vol`, the results as [`results`] writes them, and the lines that were left out.
fn imported(text: &str) -> (Vec<String>, Vec<String>, Vec<(usize, Reason)>) {
    let form = case_of(text);
    let player =
        |p: &Rc<Participant>| format!("{} {} {} {}", p.name, p.rating, p.deviation, p.volatility);
    let left_out = read(text).1.listed;
    (
        form.participants.iter().map(player).collect(),
        results(&form),
        left_out
            .iter()
            .map(|line| (line.line, line.reason))
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
        "Anna;1500;350\nBen;1400;30\nAnna;Ben;won",
        "Anna\t\t\t\nBen\t1400\t30\t0.06\nAnna\tBen\tW",
        "name,rating,rd,vol\nAnna,,,\nBen,1400,30,\nWhite,Black,Result\nAnna,Ben,1-0",
        "RD;Name;Rating\n350;Anna;1500\n30;Ben;1400\nA;B;Score\nAnna;Ben;+",
        "\u{feff}\"Anna\",1500\r\n\r\n \"Ben\" , 1400 , 30\r\n\"Anna\",\"Ben\",\"1\"\r\n",
        "PLAYER,Anna,1500,350,0.06,1,2,3\nplayer,Ben,1400,30,0.06,4,5,6\nresult,Anna,Ben,1,,,",
    ] {
        let read = (expected.clone(), vec!["0-1 1".to_owned()], vec![]);
        assert_eq!(imported(text), read, "{text}");
    }
    assert_eq!(read("tau,0.7").0.tau, Some(0.7));
    // Only names: all players are unrated.
    let (players, results, left_out) = imported("Anna,Ben,½\nCarl,Anna,0-1\n");
    let unrated = ["Anna", "Ben", "Carl"].map(|name| format!("{name} 1500 350 0.06"));
    assert_eq!(players, unrated);
    assert_eq!(results, ["0-1 0.5", "2-0 0"]);
    assert_eq!(left_out, []);
}

#[test]
fn unreadable_lines_of_csv_are_left_out() {
    let text = "Anna,Ben,2\n\n1500\nAnna,Anna,1\nresult,Anna,,1\nplayer,,1500\nplayer,Anna,x\nAnna,Ben\nresult,Anna\n\"a\nb\",1500,,\nA,B,C,D";
    let (players, results, left_out) = imported(text);
    let lines: Vec<usize> = left_out.iter().map(|(line, _)| *line).collect();
    // Line 10 contains a line end.
    assert_eq!(lines, [1, 3, 4, 5, 6, 7, 8, 9, 12]);
    assert_eq!(left_out[0].1, Reason::BadResult);
    assert_eq!(left_out[2].1, Reason::OneSelf);
    assert_eq!([left_out[3].1, left_out[4].1], [Reason::NoName; 2]);
    assert_eq!(left_out[5].1, Reason::BadNumber);
    assert_eq!((players.len(), results.len()), (1, 0));
}

#[test]
fn csv_is_appended_to_a_league() {
    let mut form = example();
    assert_eq!(append(&mut form, "Ben,1450,40\nEve,Anna,1\ntau,0.9", 0), 0);
    assert_eq!(form.participants.len(), 5);
    assert_eq!(
        (&*form.participants[0].rating, &*form.participants[1].rating),
        ("1500", "1450")
    );
    assert_eq!(
        (results(&form)[3].as_str(), form.tau.as_str()),
        ("4-0 1", "0.9")
    );
}

/// Each period has its idle time and its results.
#[test]
fn csv_of_several_periods_is_read_and_written() {
    let text = "Anna,Ben,1\nperiod,2\nBen,Anna,0.5\nresult,Anna,Carl,0\nperiod,,2.5\n";
    let result = |text: &str| vec![text.to_owned()];
    let three = vec![
        ("1", result("0-1 1")),
        ("1", vec!["1-0 0.5".to_owned(), "0-2 0".to_owned()]),
        ("2.5", vec![]),
    ];
    let mut case = case_of(text);
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
    assert_eq!(case_of(&written), case);
    // Results without a period join the selected one; the other periods are added after all that exist.
    let text = "Carl,Ben,1\nperiod,7\nBen,Carl,1";
    assert_eq!(append(&mut case, text, 2), 3);
    assert_eq!(
        periods(&case)[2..],
        [("2.5", result("2-1 1")), ("1", result("1-2 1"))]
    );
    assert_eq!(append(&mut case, "period,1\nBen,Carl,1", 0), 4);
    assert_eq!(case.periods.len(), 5);
    // A list does not fit into a match of teams and becomes a period of its own.
    let mut teams = example_of(Kind::Teams);
    assert_eq!(append(&mut teams, "Anna,Ben,1", 0), 1);
    assert_eq!(results_of(&teams, 1), ["0-1 1"]);
    let (_, skipped) = read("period,1,x\nperiod,1,2\nAnna,1500");
    assert_eq!(skipped.listed[0].reason, Reason::BadNumber);
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
    let (league, skipped) = read(&text);
    let got: Vec<&str> = league
        .players
        .iter()
        .map(|player| player.name.as_str())
        .collect();
    let expected = names.map(|name| match name {
        "" => "#10",
        "a\r\nb" => "a b",
        name => name,
    });
    assert_eq!((got, skipped.count()), (expected.to_vec(), 0));
}

#[test]
fn periods_have_lines_if_there_are_several_or_an_idle_one() {
    let played = PeriodForm::arising(
        Games::Results(vec![ResultForm::between(0, 1, Score::Won)]),
        "7",
    );
    let idle = |length: &str| PeriodForm::arising(Games::Results(Vec::new()), length);
    for (periods, lines) in [
        (vec![played.clone()], vec![]),
        (vec![idle("1")], vec![]),
        (vec![idle("2")], vec!["period,1,2"]),
        (
            vec![played.clone(), idle("2"), played],
            vec!["period,1,", "period,2,2", "period,3,"],
        ),
    ] {
        let case = with_players(&["Anna", "Ben"]).with_periods(periods);
        let text = csv::write(&case, None);
        let found: Vec<&str> = text
            .lines()
            .filter(|line| line.starts_with("period,"))
            .collect();
        assert_eq!(found, lines, "{text}");
    }
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
        prop_assume!(!case.participants.is_empty());
        let text = csv::write(&case, None);
        let (league, skipped) = read(&text);
        // Only τ may be no number.
        let is_bad = !explain::numbers::number(&case.tau).is_finite();
        prop_assert!(skipped.count() <= usize::from(is_bad), "{:?}", skipped.listed);
        let again = league.case(by(&league), "0.5");
        let trimmed: Vec<Participant> = case.participants.iter()
            .map(|p| Participant::new(explain::escape::clean(&p.name.replace("\r\n", "\n")).trim(), &p.rating, &p.deviation, &p.volatility)).collect();
        let got: Vec<Participant> = again.participants.iter().map(|p| p.as_ref().clone()).collect();
        prop_assert_eq!(got, trimmed, "{}", text);
        prop_assert_eq!(&again.periods, &case.periods, "{}", text);
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
        let (league, _) = read(text);
        let found = league.players.iter().map(|player| player.rating.unwrap());
        assert_eq!(found.collect::<Vec<_>>(), ratings, "{text}");
    }
}

#[test]
fn csv_of_too_many_periods_leaves_out_the_last() {
    let (league, skipped) =
        read(&("Anna,Ben,1\n".to_owned() + &"period,1,2\n".repeat(MOST_PERIODS + 2)));
    let left_out: Vec<_> = skipped
        .listed
        .iter()
        .map(|line| (line.line, line.reason))
        .collect();
    assert_eq!(league.rounds.len(), MOST_PERIODS);
    let last = [2, 3].map(|n| (MOST_PERIODS + n, Reason::TooMany));
    assert_eq!(left_out, last);
}
