//! The comparison of all places.

use super::*;
use contents::in_table;
use glicko2_steps::present::step::{Cell, TableId};
use glicko2_steps::systems::{System, comparison};

fn compared(period: &Period) -> Table {
    comparison(period, System::default_options, EN)
}

#[test]
fn the_comparison_has_a_row_for_every_public_place() {
    let table = compared(&Period::papers_example());
    let public = all().iter().filter(|system| system.can_be_worked()).count();
    assert_eq!((table.id, table.rows.len(), table.heads.len()), (TableId::Compare, public, 7));
    let row = |name: &str| {
        let row = table.rows.iter().find(|row| row[0] == Cell::Head(name.to_owned())).expect(name);
        row.iter()
            .map(|cell| match cell {
                Cell::Empty => String::new(),
                Cell::Head(name) => name.clone(),
                Cell::Pieces(pieces) | Cell::HeadPieces(pieces) => read(pieces),
                Cell::Number(number) => show(number.value, number.kind, Digits::Auto),
            })
            .collect::<Vec<String>>()
    };
    let sigma = "0.059996";
    assert_eq!(row("Glicko-2 (2022)")[1..6], ["1464.05", "0.00", "151.52", sigma, "from 1161.02 to 1767.08"]);
    assert_eq!(row("Glicko (1995)")[1..5], ["1464.11", "0.06", "151.40", ""]);
    assert_eq!(
        row("Pokémon Showdown")[5..],
        ["GXE 47.4%", "Deviation held at 130. One opponent held within the limits.",]
    );
    assert_eq!(row("Lichess")[6], "tau = 0.75. One opponent held within the limits.");
    let (mut numbers, mut words) = (Vec::new(), Vec::new());
    in_table(&table, &mut numbers, &mut words);
    assert!(numbers.iter().all(|number| number.quantity.starts_with("compare.") && number.value.is_finite()));
    assert!(words.iter().all(|text| !text.contains(['{', '}'])));
    // The paper first, and then whoever differs most from it.
    let ratings: Vec<f64> = table
        .rows
        .iter()
        .filter_map(|row| if let Cell::Number(of) = &row[1] { Some(of.value) } else { None })
        .collect();
    let apart: Vec<f64> = ratings.iter().map(|rating| (rating - ratings[0]).abs()).collect();
    assert!(apart[0] == 0.0 && apart[1..].is_sorted_by(|a, b| a >= b), "{apart:?}");
    // A path leads to one value.
    let mut values = HashMap::new();
    for number in numbers {
        let first = *values.entry(&*number.quantity).or_insert(number.value);
        assert_eq!(first, number.value, "{}", number.quantity);
    }
}

#[test]
fn the_comparison_of_what_cannot_be_rated_says_so() {
    let bad =
        Period { player: Player { rating: f64::NAN, ..Period::papers_example().player }, ..Period::papers_example() };
    for row in compared(&bad).rows {
        let Cell::Pieces(note) = &row[6] else { panic!("a note") };
        assert_eq!(read(note), EN.systems().cannot);
    }
}
