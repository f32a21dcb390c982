//! Tables as CSV, written and read.

use super::rfc4180;
use super::*;
use explain::export::csv::{Cell, games, iterations, read, table};

#[test]
fn iterations_are_those_of_the_trace() {
    let trace = rate(&Period::papers_example()).unwrap();
    let rows = rfc4180::rows(&iterations(&trace));
    assert_eq!(
        rows[0],
        ["iteration", "a", "b", "c", "f_a", "f_b", "f_c", "kept"]
    );
    let made = &trace.volatility.as_ref().unwrap().iterations;
    assert_eq!(rows.len(), made.len() + 1);
    assert_eq!((rows[1][3].as_str(), rows[1][7].as_str()), ("", "start"));
    for (row, made) in rows[1..].iter().zip(made) {
        assert_eq!(row[1].parse::<f64>().unwrap(), made.a);
        assert_eq!(row[6].parse::<f64>().ok(), made.f_c);
    }
    assert_eq!(rfc4180::rows(&iterations(&rate(&idle()).unwrap())).len(), 1);
}

#[test]
fn tables_of_other_programs_are_read() {
    let first = |text: &str| {
        let pasted = read(text);
        assert!(pasted.bad.is_empty(), "{:?}", pasted.bad);
        let game = &pasted.games[0];
        (
            game.rating.clone(),
            game.deviation.clone(),
            game.score.as_text().to_owned(),
        )
    };
    let game = |r: &str, d: &str, s: &str| (r.to_owned(), d.to_owned(), s.to_owned());
    assert_eq!(
        first("name,rating,deviation,score\r\n\"Ann, 2nd\",1400,30,1\r\n"),
        game("1400", "30", "1")
    );
    assert_eq!(
        first("\u{feff}Score;Rating;Deviation\n0,5;1400,5;30"),
        game("1400,5", "30", "0.5")
    );
    assert_eq!(
        first("rating\tdeviation\tscore\twhen\n1400\t30\twon\t2013"),
        game("1400", "30", "1")
    );
    // Without a header line.
    assert_eq!(first("1400 30 W"), game("1400", "30", "1"));
    let bad = read("rating,deviation,score\n1400,30,1\n1400,x,1\n1400,30\n").bad;
    assert_eq!(
        bad.iter().map(|line| line.number).collect::<Vec<_>>(),
        [3, 4]
    );
    assert!(read("").games.is_empty());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn exported_games_are_read_back(period in any_period()) {
        let Ok(trace) = rate(&period) else { return Ok(()) };
        let text = games(&period, &trace, &[]);
        prop_assert_eq!(rfc4180::rows(&text).len(), period.games.len() + 1);
        let pasted = read(&text);
        prop_assert!(pasted.bad.is_empty(), "{:?}", pasted.bad);
        let form = explain::case::Case::papers_example().with_games(pasted.games);
        prop_assert_eq!(period_of(&form, Rounding::Exact).games, period.games);
    }

    #[test]
    fn text_cells_never_become_formulas(words in hostile_text()) {
        let text = table(&["a", "b"], [vec![Cell::Text(&words), Cell::Number(-1.5)], vec![Cell::Empty, Cell::Text("x")]]);
        let rows = rfc4180::rows(&text);
        prop_assert_eq!(rows.len(), 3);
        prop_assert!(rows.iter().all(|row| row.len() == 2), "{:?}", rows);
        prop_assert!(!rows[1][0].starts_with(['=', '+', '-', '@']), "{:?}", rows[1]);
        prop_assert!(rows[1][0].trim_start_matches('\'').contains(clean(&words).trim().trim_start_matches('\'')));
        prop_assert_eq!(&rows[1][1], "-1.5");
    }
}
