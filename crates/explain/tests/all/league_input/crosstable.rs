//! The crosstable: a cell contains the results of a pair, and its mirror the same results for the opponent.

use super::any_case::{any_league, text};
use super::*;
use explain::case::league::crosstable::{self, Crosstable, turned};

#[test]
fn a_cell_contains_the_results_of_its_pair() {
    let mut form = example();
    let cell = |form: &Case, i, j| Crosstable::of(form, 0).unwrap().text(form.results(0), i, j);
    assert_eq!(
        (cell(&form, 0, 1), cell(&form, 1, 0), cell(&form, 1, 2)),
        ("1".into(), "0".into(), String::new())
    );
    set(&mut form, Field::Cell(1, 0), "½ 1 0,3");
    assert_eq!(
        results(&form),
        ["1-0 0.5", "1-0 1", "1-0 0,3", "0-2 0", "0-3 0"]
    );
    assert_eq!(
        (cell(&form, 1, 0), cell(&form, 0, 1)),
        ("0.5 1 0,3".into(), "0.5 0 0.7".into())
    );
    assert_eq!(form.typed(0, Field::Cell(0, 1)), "0.5 0 0.7");
    // An unreadable score stays in its cell, and the mirror shows it as well.
    set(&mut form, Field::Cell(3, 2), "x");
    assert_eq!(
        (cell(&form, 3, 2), cell(&form, 2, 3)),
        ("x".into(), "x".into())
    );
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
fn the_opponents_score_has_the_typed_number_of_decimals() {
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

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

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
