//! Questions that are asked if several mistakes fit the numbers.

use super::*;
use explain::teach::check::Ask;

#[test]
fn a_question_tells_mistakes_with_equal_results_apart() {
    // The numbers of another case decide as well.
    let on_b = at("r=check&c=b,r:2550.90,rd:220.42,vol:5.503192");
    let html = rendered(&on_b);
    assert_eq!(mistake_ids(&html), ["b-in-else", "one-iteration", "no-abs"]);
    assert!(words(one(&html, ".ask")).contains(text().to_case()[1]));
    let on_a = [
        (Quantity::Rating, "1464.05"),
        (Quantity::Deviation, "151.52"),
        (Quantity::Volatility, "0.059996"),
    ];
    let on_a = on_a.into_iter().fold(
        act(&on_b, Action::Choose(Of::A)),
        |state, (quantity, typed)| act(&state, Action::Edit(quantity, typed.to_owned())),
    );
    let html = rendered(&act(&on_a, Action::Choose(Of::B)));
    assert!(words(one(&html, ".checking-outcome")).contains(text().with_other()[1]));
    assert_eq!(mistake_ids(&html), ["b-in-else"]);
    assert!(all(&html, ".ask").is_empty(), "nothing is left to ask");
}

#[test]
fn every_question_leads_to_a_field() {
    for id in mistakes::all().map(|mistake| mistake.id) {
        for (case, period) in [("a", cases::a()), ("b", cases::b())] {
            let Some(trace) =
                Mistake::of(id).and_then(|known| Candidate::Mistake(known).rate(&period))
            else {
                continue;
            };
            if trace.player.rating.is_nan() {
                continue;
            }
            let state = at(&link(case, &trace, [Some(2), Some(2), None]));
            let lineup = Lineup::of(period).unwrap();
            let given = [
                (Quantity::Rating, trace.player.rating),
                (Quantity::Deviation, trace.player.deviation),
            ];
            let given = given
                .map(|(quantity, value)| (quantity, Value::of(&format!("{value:.2}")).unwrap()));
            for ask in lineup.check(&Given::new(given)).ask {
                let Ask::Number(quantity) = ask else { continue };
                let path = if quantity == Quantity::Sigma {
                    Quantity::Volatility
                } else {
                    quantity
                }
                .path();
                let asked = rendered(&act(&state, Action::Ask(quantity)));
                assert!(
                    by_id(&asked, &format!("check-{path}")).is_some(),
                    "{id} on {case}: {path}"
                );
            }
        }
    }
}
