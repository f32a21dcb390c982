//! Findings about numbers: right, or wrong by a named mistake. `tests/snapshots` records their words.

use super::*;
use explain::teach::check::MistakeArea;

#[test]
fn right_numbers_are_called_right() {
    for (case, period) in [("a", cases::a()), ("b", cases::b())] {
        let trace = rate(&period).unwrap();
        for decimals in [
            [Some(2), Some(2), Some(6)],
            [Some(2), Some(2), None],
            [Some(0), Some(0), None],
        ] {
            let html = page_of(&link(case, &trace, decimals));
            assert_eq!(
                verdict(&html),
                format!("✓ {}", text().right()),
                "{case} {decimals:?}"
            );
            assert!(
                all(&html, ".mistakes, .by-step .is-wrong").is_empty(),
                "{case}: right numbers have no mistake"
            );
            // The finding counts the mistakes that give the same numbers.
            let lineup = Lineup::of(period.clone()).unwrap();
            let given =
                decimals
                    .into_iter()
                    .zip(Quantity::RESULT)
                    .filter_map(|(decimals, quantity)| {
                        Some((
                            quantity,
                            Value::of(&format!("{:.*}", decimals?, quantity.value(&trace)?))?,
                        ))
                    });
            let passing = lineup.passing(&Given::new(given));
            let said = text().passing(passing.len(), mistakes::all().count());
            assert!(
                words(one(&html, ".checking-outcome")).contains(&said),
                "{case}: {said}"
            );
            assert_eq!(all(&html, ".mistake-names code").len(), passing.len());
        }
    }
}

#[test]
fn another_tau_and_another_constant_are_solved_for() {
    let tau = Candidate::Tau(0.75).rate(&cases::b()).unwrap();
    let tau = page_of(&link("b", &tau, [Some(2), Some(2), Some(6)]));
    assert_eq!(mistake_ids(&tau), ["tau-075"], "{}", verdict(&tau));
    let scale = Candidate::Scale(170.0).rate(&cases::b()).unwrap();
    let scale = page_of(&link("b", &scale, [Some(2), Some(2), None]));
    assert_eq!(mistake_ids(&scale), ["scale-170"], "{}", verdict(&scale));
}

#[test]
fn pairs_of_mistakes_are_named() {
    let [one_of, other] = ["no-1500-back", "v-g-once"].map(|id| Mistake::of(id).unwrap());
    let after = Candidate::Pair(one_of, other).rate(&cases::b()).unwrap();
    let ids = mistake_ids(&page_of(&link("b", &after, [Some(2), Some(2), Some(6)])));
    assert!(
        ids.contains(&one_of.id.to_owned()) && ids.contains(&other.id.to_owned()),
        "{ids:?}"
    );
}

#[test]
fn numbers_of_the_other_scale_are_moved() {
    let taken = rendered(&act(
        &at("r=check&c=a,r:-0.2069,rd:0.8722"),
        Action::TakeScaled,
    ));
    assert_eq!(verdict(&taken), format!("✓ {}", text().right()));
}

#[test]
fn the_words_for_each_place_to_look_at_are_distinct() {
    use MistakeArea::{Beginning, From, Step5, Sums, WayBack, Widths};
    let areas = [Sums, Widths, Step5, WayBack, Beginning]
        .into_iter()
        .chain((2..=8).map(From));
    assert_eq!(
        areas
            .map(|area| explain::learn::check::look(area, text()))
            .collect::<HashSet<_>>()
            .len(),
        12
    );
}
