//! Tables as CSV, written and read.

use super::rfc4180;
use super::*;
use explain::export::csv::{Cell, games, iterations, table};
use explain::import::{Content, Reader};

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

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn exported_games_are_read_back(period in any_period()) {
        let Ok(trace) = rate(&period) else { return Ok(()) };
        let text = games(&period, &trace, &[]);
        prop_assert_eq!(rfc4180::rows(&text).len(), period.games.len() + 1);
        let mut reader = Reader::default();
        reader.push(text.as_bytes());
        let Ok(file) = reader.finish() else {
            prop_assert!(period.games.is_empty(), "{}", text);
            return Ok(());
        };
        let Content::Player(games) = file.content else { panic!("{:?}", file.content) };
        let read = games.games().map(|game| [Some(game.rating), game.deviation, Some(game.score)]);
        let written = period.games.iter().map(|game| [game.rating, game.deviation, game.score].map(Some));
        prop_assert_eq!(read.collect::<Vec<_>>(), written.collect::<Vec<_>>());
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
