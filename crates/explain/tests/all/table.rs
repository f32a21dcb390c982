//! Tables as text: written cells are read back unchanged, no cell is a formula, and all readers agree on lines, quotes
//! and byte order marks.

use crate::support::rfc4180;
use explain::case::league::{csv as league_csv, label};
use explain::case::table::{Cell, Record, records, write};
use explain::case::{
    Case, GameForm, Games, Participant, PeriodForm, ResultForm, Score, csv as season_csv,
};
use explain::export::csv as games_csv;
use explain::import::{Content, File, Reader};
use explain::numbers::{Typed, typed};
use proptest::prelude::*;
use rfc4180::rows;
use std::borrow::Cow;

/// Generates texts, of which many are difficult for a cell.
fn trouble() -> impl Strategy<Value = String> {
    let difficult: Vec<String> =
        serde_json::from_str(include_str!("../data/hostile_cells.json")).unwrap();
    let difficult = prop::sample::select(difficult);
    prop_oneof![
        difficult.clone(),
        prop::collection::vec(difficult, 0..4).prop_map(|parts| parts.concat()),
        any::<String>(),
        "[-=+@'\",;|\t\r\n ０-９＝0-9a-c.]{0,12}",
    ]
}

fn is_line_end(c: char) -> bool {
    matches!(c, '\r' | '\n' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

fn of_line(text: &str) -> Vec<String> {
    let all: Vec<Record> = records(text).collect();
    let [record] = all[..] else {
        panic!("{text:?} is {} lines", all.len())
    };
    record
        .cells(|c| c == ',')
        .into_iter()
        .map(Cow::into_owned)
        .collect()
}

/// Reads a text as a file, if it has anything.
fn file_of(text: &str) -> Option<File> {
    let mut reader = Reader::default();
    reader.push(text.as_bytes());
    reader.finish().ok()
}

/// Returns the games of one player as `rating RD score`, and the lines that were left out.
#[track_caller]
fn games_of(text: &str) -> (Vec<String>, Vec<usize>) {
    let file = file_of(text).unwrap_or_else(|| panic!("{text:?}"));
    let Content::Player(games) = file.content else {
        panic!("{text:?}: {:?}", file.content)
    };
    let game = |game: &explain::import::player::OwnGame| {
        format!(
            "{} {} {}",
            game.rating,
            game.deviation.unwrap_or(0.0),
            game.score
        )
    };
    let left_out = file.skipped.listed.iter().map(|line| line.line).collect();
    (games.games().map(game).collect(), left_out)
}

/// Returns the names of a league's players, the number of results, and that of the lines that were left out.
#[track_caller]
fn league_of(text: &str) -> (Vec<String>, usize, usize) {
    let file = file_of(text).unwrap_or_else(|| panic!("{text:?}"));
    let Content::League(league) = file.content else {
        panic!("{text:?}: {:?}", file.content)
    };
    let names = league.players.iter().map(|player| player.name.clone());
    (names.collect(), league.results.len(), file.skipped.count())
}

/// Returns whether a spreadsheet would run a cell as another reader finds it: without its quotes, otherwise unchanged.
fn runs(cell: &str) -> bool {
    let seen =
        cell.trim_start_matches(|c: char| c.is_whitespace() || c.is_control() || c == '\u{feff}');
    let is_number = cell.trim().replace(',', ".").parse::<f64>().is_ok();
    let signs = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
    !is_number && (cell.starts_with(signs) || seen.starts_with(signs))
}

#[test]
fn formulas_are_guarded_and_numbers_are_not() {
    let starts = [
        "=",
        "+",
        "-",
        "@",
        "\t",
        "\r",
        "\n",
        "＝",
        "＋",
        "－",
        "＠",
        " =",
        "\u{feff}=",
        "'",
    ];
    for text in starts
        .map(|start| format!("{start}a"))
        .into_iter()
        .chain(["-", "+1/2", "－5"].map(str::to_owned))
    {
        let mut out = String::new();
        write(&mut out, [Cell::Text(&text), Cell::Empty]);
        assert_eq!(out, format!("\"'{text}\",\r\n"));
        assert_eq!(of_line(&out), [&*text, ""], "{out:?}");
    }
    for text in ["-5", "+5", "-5.5", "-1e5", "-0"] {
        let mut out = String::new();
        write(&mut out, [Cell::Text(text), Cell::Number(-1.5)]);
        assert_eq!(out, format!("{text},-1.5\r\n"));
    }
    let mut out = String::new();
    write(
        &mut out,
        [Cell::Text("-5,5"), Cell::Text("plain"), Cell::Text("Ann's")],
    );
    assert_eq!(out, "\"-5,5\",plain,\"Ann's\"\r\n");
}

#[test]
fn lines_end_with_any_line_end_and_keep_their_numbers() {
    for end in ["\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"] {
        let text = format!("\u{feff}a,1{end}{end}\"b{end}c\",2{end}d");
        let found: Vec<(usize, String)> = records(&text)
            .map(|line| (line.number, line.text.to_owned()))
            .collect();
        let expected = [
            (1, "a,1".to_owned()),
            (2, String::new()),
            (3, format!("\"b{end}c\",2")),
            (5, "d".to_owned()),
        ];
        assert_eq!(found, expected, "{end:?}");
    }
    assert_eq!(records("").count() + records("\u{feff}").count(), 0);
    assert_eq!(records("\n\n").count(), 2);
}

#[test]
fn a_quotation_in_a_post_is_no_cell() {
    for text in [
        "\"My results:\n1400,30,1\nthanks\"",
        "\"a\n1400,30,1\n",
        "5'11\"\n1400,30,1\n6'\"",
    ] {
        let lines: Vec<&str> = records(text).map(|line| line.text).collect();
        assert!(lines.contains(&"1400,30,1"), "{text:?}: {lines:?}");
    }
}

#[test]
fn all_rows_agree_on_marks_line_ends_and_digits() {
    let two = ["1400 30 0.5"; 2];
    for before in ["", "\u{feff}"] {
        for end in ["\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"] {
            // The opponent's name contains a line end.
            let games = format!("{before}1,\"A{end}B\",1400,30,½{end}2,C,1400,30,½{end}");
            assert_eq!(games_of(&games).0, two, "{games:?}");
            let heads = format!(
                "{before}name,rating,deviation,score{end}\"A{end}B\",1400,30,½{end}C,1400,30,½{end}n,x,y,z{end}"
            );
            let (found, left_out) = games_of(&heads);
            assert_eq!(
                (found, left_out),
                (two.map(str::to_owned).to_vec(), vec![5]),
                "{heads:?}"
            );
            let periods = format!(
                "{before}period,name,rating,deviation,score{end}1,\"A{end}B\",1400,30,½{end}1,C,1400,30,½"
            );
            assert_eq!(
                games_of(&periods),
                (two.map(str::to_owned).to_vec(), vec![]),
                "{periods:?}"
            );
            let group = format!("{before}\"A{end}B\",1400,30{end}\"A{end}B\",C,½");
            let (players, results, left_out) = league_of(&group);
            assert_eq!((players.len(), results, left_out), (2, 1, 0), "{group:?}");
        }
    }
}

#[test]
fn digits_and_signs_of_full_width_are_read() {
    for (text, number) in [
        ("１４００", 1400.0),
        ("－５", -5.0),
        ("＋５", 5.0),
        ("０．５", 0.5),
        ("０，５", 0.5),
        ("１／２", 0.5),
        ("１４００．５", 1400.5),
    ] {
        assert_eq!(typed(text), Typed::Number(number), "{text}");
    }
    assert_eq!(typed("Ａ"), Typed::NotANumber);
    for line in [
        "１４００．５　３０　１",
        "１４００．５，３０，１",
        "１４００．５；３０；Ｗ",
        "| １４００．５ | ３０ | １－０ |",
        "１４００．５\t３０\tｗｏｎ",
        "１，１４００．５，３０，１",
        "２；１４００．５；３０；１",
    ] {
        assert_eq!(
            games_of(line),
            (vec!["1400.5 30 1".to_owned()], vec![]),
            "{line}"
        );
    }
    // A name keeps its characters; a text with a plain comma has no other separator.
    let group = "山田　太郎，１４００\n鈴木,１５００，５,３０\n山田　太郎，鈴木，１";
    let names = ["山田　太郎", "鈴木"].map(str::to_owned);
    assert_eq!(league_of(group), (names.to_vec(), 1, 0));
}

#[test]
fn quotes_do_not_make_reading_slow() {
    for line in [
        "\"\n",
        ",\"\n",
        "\"a\n",
        "\"\"\n",
        "\"\"\"\n",
        "\"\"\"\"a\n",
        ",\"a\"b\n",
        "\"\"",
        "\"a\"\"\n,",
    ] {
        let text = line.repeat(60_000 / line.len());
        let started = std::time::Instant::now();
        let _ = (records(&text).count(), file_of(&text));
        assert!(started.elapsed().as_secs() < 10, "{line:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn written_cells_are_read_back(rows in prop::collection::vec(prop::collection::vec(trouble(), 2..5), 1..5)) {
        let mut out = String::new();
        for row in &rows {
            write(&mut out, row.iter().map(|cell| Cell::Text(cell)));
        }
        let found: Vec<Vec<String>> =
            records(&out).map(|line| line.cells(|c| c == ',').into_iter().map(Cow::into_owned).collect()).collect();
        prop_assert_eq!(found, rows, "{:?}", out);
        for cell in rfc4180::rows(&out).concat() {
            prop_assert!(!runs(&cell), "{:?} in {:?}", cell, out);
        }
    }

    #[test]
    fn splitting_any_text_loses_nothing(text in prop_oneof![any::<String>(), "[a-c,;|\t\"'\r\n\u{2028}0-2 ]{0,60}"]) {
        let text = text.trim_start_matches('\u{feff}');
        let mut rest = text;
        for record in records(text) {
            let at = rest.find(record.text).unwrap();
            let are_ends = rest[..at].chars().all(is_line_end);
            prop_assert!(are_ends, "{:?}", &rest[..at]);
            rest = &rest[at + record.text.len()..];
            let _ = record.cells(|c| c == ',');
        }
        let are_ends = rest.chars().all(is_line_end);
        prop_assert!(are_ends, "{:?}", rest);
    }

    #[test]
    fn hostile_names_survive_export_and_import_of_a_league(names in prop::collection::btree_set(trouble(), 2..6)) {
        // A name is read without the spaces around it, and a player without a name gets a number.
        let names: std::collections::BTreeSet<String> =
            names.iter().map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect();
        // Names that differ only in what is removed from them are the name of one player.
        let plain = |name: &str| name.chars().filter(|c| c.is_alphanumeric()).collect::<String>();
        let expected: Vec<String> =
            names.iter().enumerate().map(|(i, name)| plain(&label(Some(name), i))).collect();
        let distinct: std::collections::BTreeSet<&String> = expected.iter().collect();
        prop_assume!(names.len() > 1 && names.len() == distinct.len());
        let players = names.iter().map(|name| Participant::new(name, "1500", "200", "0.06")).collect();
        let results = vec![ResultForm::between(0, 1, Score::Lost)];
        let form = Case::of(players, "0.5", vec![PeriodForm::arising(Games::Results(results.clone()), "1")]);
        let text = league_csv::write(&form, None);
        let (got, results, left_out) = league_of(&text);
        // Invisible characters are removed from names, and line ends within them become one kind.
        let got: Vec<String> = got.iter().map(|name| plain(name)).collect();
        prop_assert_eq!(got, expected, "{:?}", text);
        prop_assert_eq!((results, left_out), (1, 0));
        prop_assert!(rows(&text).concat().iter().all(|cell| !runs(cell)), "{:?}", text);
    }

    #[test]
    fn no_format_writes_a_cell_that_runs(cells in prop::collection::vec(trouble(), 4)) {
        let game = GameForm::new(&cells[0], &cells[1], Score::Typed(cells[2].clone()));
        let periods = vec![PeriodForm::new(vec![game], "1"), PeriodForm::new(Vec::new(), &cells[3])];
        let season = season_csv::write(&Case::papers_example().with_periods(periods));
        let table = games_csv::table(&["a"], cells.iter().map(|cell| vec![Cell::Text(cell)]));
        for text in [&season, &table] {
            prop_assert!(text.ends_with("\r\n"));
            for cell in rows(text).concat() {
                prop_assert!(!runs(&cell), "{:?} in {:?}", cell, text);
            }
        }
    }
}
