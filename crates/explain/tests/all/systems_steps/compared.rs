//! The comparison of all systems.

use super::*;
use explain::systems::{Compared, System, comparison};
use explain::words::pieces::Piece;

fn compared(period: &Period) -> Vec<Compared> {
    comparison(period, System::default_options, EN)
}

#[test]
fn every_system_with_public_rules_is_compared() {
    let all_compared = compared(&Period::papers_example());
    assert_eq!(
        all_compared.len(),
        all().iter().filter(|system| system.can_be_worked()).count()
    );
    // The paper comes first, and then the systems that differ most from it.
    let apart: Vec<f64> = all_compared
        .iter()
        .map(|of| (of.after[0].value - all_compared[0].after[0].value).abs())
        .collect();
    assert!(
        apart[0] == 0.0 && apart[1..].is_sorted_by(|a, b| a >= b),
        "{apart:?}"
    );
    // A path has one value.
    let mut values = HashMap::new();
    for Compared {
        after,
        difference,
        seen,
        notes,
        ..
    } in &all_compared
    {
        let said = seen.iter().chain(notes).filter_map(|piece| match piece {
            Piece::Number(number) => Some(number),
            Piece::Text(text) => {
                assert!(!text.contains(['{', '}']), "{text}");
                None
            }
            Piece::Symbol(_) => None,
        });
        if let Some(number) = difference {
            assert_eq!(number.is_noise, number.value.abs() < 0.01, "{number:?}");
        }
        for number in after.iter().chain(difference).chain(said) {
            assert!(number.quantity.starts_with("compare.") && number.value.is_finite());
            let first = *values
                .entry(number.quantity.to_string())
                .or_insert(number.value);
            assert_eq!(first, number.value, "{}", number.quantity);
        }
    }
}

#[test]
fn the_comparison_says_which_systems_cannot_rate_a_case() {
    let bad = Period {
        player: Player {
            rating: f64::NAN,
            ..Period::papers_example().player
        },
        ..Period::papers_example()
    };
    for of in compared(&bad) {
        assert!(read(&of.seen) == EN.systems().cannot() && of.after.is_empty());
    }
}
