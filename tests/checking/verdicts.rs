//! Findings about numbers: right, or wrong by a named mistake, with the certainty that the numbers allow.

use super::*;
use explain::teach::check::MistakeArea;

#[test]
fn right_numbers_are_called_right() {
    for (case, period) in [("a", cases::a()), ("b", cases::b())] {
        let trace = rate(&period).unwrap();
        for decimals in [[Some(2), Some(2), Some(6)], [Some(2), Some(2), None], [Some(0), Some(0), None]] {
            let html = page_of(&link(case, &trace, decimals));
            assert_eq!(verdict(&html), format!("✓ {}", text().right()), "{case} {decimals:?}");
            assert!(all(&html, ".mistakes, .by-step .is-wrong").is_empty(), "{case}: right numbers have no mistake");
            // The finding counts the mistakes that give the same numbers.
            let lineup = Lineup::of(period.clone()).unwrap();
            let given = decimals.into_iter().zip(Quantity::RESULT).filter_map(|(decimals, quantity)| {
                Some((quantity, Value::of(&format!("{:.*}", decimals?, quantity.value(&trace)?))?))
            });
            let passing = lineup.passing(&Given::new(given));
            let said = text().passing(passing.len(), mistakes::all().count());
            assert!(words(one(&html, ".checking-outcome")).contains(&said), "{case}: {said}");
            assert_eq!(all(&html, ".mistake-names code").len(), passing.len());
        }
    }
    let to_b = page_of("r=check&c=a,r:1464.05,rd:151.52");
    let outcome = words(one(&to_b, ".checking-outcome"));
    assert!(outcome.contains("34 of 103 known mistakes give the same here"), "{outcome}");
    assert!(outcome.contains(text().proves_little()) && outcome.contains(text().to_case()[2]), "{outcome}");
    let b = page_of(&link("b", &rate(&cases::b()).unwrap(), [Some(2), Some(2), Some(6)]));
    let outcome = words(one(&b, ".checking-outcome"));
    assert!(outcome.contains(text().proves_much()) && !outcome.contains(text().to_case()[2]), "{outcome}");
    // Numbers that are cut off are right.
    let cut = page_of("r=check&c=a,r:1464.05,rd:151.51");
    assert_eq!(verdict(&cut), format!("✓ {}", text().right()));
    assert!(words(one(&cut, ".checking-outcome")).contains(text().cut()));
}

/// The rows of the table: a finding is as certain as the numbers allow.
#[test]
fn the_certainty_depends_on_the_digits() {
    for (numbers, said, ids) in [
        ("r:1437.19,rd:151.52,vol:0.059996", "✗ This is it:", &["mu1-phistar"][..]),
        ("r:1437.19,rd:151.52", "✗ Very likely it is this:", &["mu1-phistar"]),
        ("r:1437,rd:152", "✗ Each of these 2 would give the same numbers:", &["mu1-phistar", "mu1-phi"]),
        ("r:1437.19", "✗ It could be this:", &["mu1-phistar"]),
        (
            "r:1437",
            "✗ So few digits fit too much by chance to name a mistake. Give the deviation as well, and more decimals.",
            &[],
        ),
        (
            "r:1444.44,rd:155.55,vol:0.061234",
            "✗ None of 103 known mistakes gives these numbers, nor do any two of them at once.",
            &[],
        ),
        ("r:1444,rd:155.55,vol:0.061234", "✗ None of 103 known mistakes gives these numbers.", &[]),
    ] {
        let html = page_of(&format!("r=check&c=a,{numbers}"));
        assert_eq!(
            (verdict(&html).as_str(), mistake_ids(&html)),
            (said, ids.iter().map(|&id| id.to_owned()).collect()),
            "{numbers}"
        );
    }
}

#[test]
fn unexplained_numbers_offer_a_link_to_ask_elsewhere() {
    let html = page_of("r=check&c=a,r:1444.44,rd:151.52,vol:0.059996");
    // The link for asking other people.
    assert!(!all(&html, ".ask-elsewhere a[href='#z=share']").is_empty());
    let looks: HashSet<&str> =
        [MistakeArea::Sums, MistakeArea::Widths, MistakeArea::Step5, MistakeArea::WayBack, MistakeArea::Beginning]
            .into_iter()
            .chain((2..=8).map(MistakeArea::From))
            .map(|area| explain::present::check::look(area, text()))
            .collect();
    assert_eq!(looks.len(), 12);
}

#[test]
fn another_tau_and_another_constant_are_solved_for() {
    let tau = Candidate::Tau(0.75).rate(&cases::b()).unwrap();
    let tau = page_of(&link("b", &tau, [Some(2), Some(2), Some(6)]));
    assert_eq!(mistake_ids(&tau), ["tau-075"], "{}", verdict(&tau));
    assert!(words(one(&tau, ".mistakes")).starts_with("As with τ = 0.75"), "{}", words(one(&tau, ".mistakes")));
    let scale = Candidate::Scale(170.0).rate(&cases::b()).unwrap();
    let scale = page_of(&link("b", &scale, [Some(2), Some(2), None]));
    assert!(words(one(&scale, ".mistakes")).starts_with("As with 170 in the place of 173.7178 scale-170"));
}

#[test]
fn symptoms_and_pairs_of_mistakes_are_named() {
    // The results of a published port with a missing block.
    let riddle =
        page_of("r=check&p=1500,350,0.06&g=2000,70,1&c=r:4444.27007921906,rd:745.314935348793,vol:17.3667051255026");
    assert!(words(one(&riddle, ".seen")).contains(explain::present::check::symptom(Symptom::RunsAway, text())[0]));
    let [one_of, other] = ["no-1500-back", "v-g-once"].map(|id| Mistake::of(id).unwrap());
    let after = Candidate::Pair(one_of, other).rate(&cases::b()).unwrap();
    let html = page_of(&link("b", &after, [Some(2), Some(2), Some(6)]));
    assert!(verdict(&html).starts_with("✗ No single mistake gives these numbers. Two at once would, perhaps"));
    assert!(mistake_ids(&html).contains(&one_of.id.to_owned()) && mistake_ids(&html).contains(&other.id.to_owned()));
}

#[test]
fn numbers_of_the_other_scale_are_asked_about() {
    let state = at("r=check&c=a,r:-0.2069,rd:0.8722");
    assert!(words(one(&rendered(&state), ".checking-outcome")).contains("These look like μ′ and φ′"));
    let taken = rendered(&act(&state, Action::TakeScaled));
    assert_eq!(verdict(&taken), format!("✓ {}", text().right()));
}

#[test]
fn a_period_without_games_is_checked() {
    let idle = page_of("r=check&g=&i=1&c=r:1500,rd:200.27,vol:0.06");
    assert_eq!(verdict(&idle), format!("✓ {}", text().right()));
    let wrong = at("r=check&g=&i=1&c=r:1500,rd:210.00,vol:0.06,v:2");
    let html = rendered(&wrong);
    assert!(verdict(&html).starts_with("✗ None of"), "{}", verdict(&html));
    assert!(words(by_id(&html, "check-v-problem").unwrap()).contains("no such number"));
    rendered(&act(&wrong, Action::ToggleMore));
    for way in Way::ALL {
        rendered(&act(&wrong, Action::ToggleWay(way)));
    }
}
