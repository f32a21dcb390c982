//! The links of the check: whose case they are of, and that they hold what was typed.

use super::*;
use glicko2_steps::glicko2::{Game, Player};
use glicko2_steps::number::ungrouped;

#[test]
fn the_calculators_case_is_the_one_that_is_looked_at() {
    let game = |rating, score| Game { rating, deviation: 50.0, score };
    let player = Player { rating: 1600.0, deviation: 80.0, volatility: 0.06 };
    let first = rate(&Period::new(player, 0.5, vec![game(1500.0, 1.0)])).unwrap();
    let second = rate(&Period::new(first.player, 0.5, vec![game(1700.0, 0.0)])).unwrap();
    let case = "r=check&p=1600,80,0.06&s=1500,50,1/1700,50,0";
    for (w, trace) in [("", &first), ("&w=2", &second)] {
        let numbers = link("own", trace, [Some(2), Some(2), Some(6)]);
        let numbers = numbers.split_once("&c=own,").unwrap().1;
        let state = at(&format!("{case}{w}&c={numbers}"));
        let html = rendered(&state);
        assert_eq!(verdict(&html), format!("✓ {}", text().right), "{w}");
        assert_eq!(state.link(), format!("r=check&c={numbers}&p=1600,80,0.06&s=1500,50,1/1700,50,0{w}"));
        // Its steps are worked in its own case.
        let href = attr(all(&html, ".by-step a")[0], "href").unwrap();
        assert!(href.starts_with("#p=1600,80,0.06&s=1500,50,1/1700,50,0") && href.contains(w), "{href}");
    }
    // The paper's rounding by hand is no measure.
    let rounded = page_of("r=check&o=paper&p=1500,200,0.06&c=r:1464.06,rd:151.52,vol:0.059990");
    assert_eq!(named(&rounded), ["as-printed"]);
    // The way there stands beside the answer, unless that is covered or a place's own.
    let compare = |link: &str| all(&page_of(link), ".compare a[href='#r=check&c=own']").len();
    assert_eq!([compare(""), compare("h=1&k=3"), compare("y=lichess"), compare("p=1600,80,0.06")], [1, 0, 0, 1]);
    // A link of the example names it: whoever opens it has another one.
    let shared = act(&at("r=check&c=own"), Action::Edit(Quantity::Rating, "1464".to_owned())).link();
    assert_eq!(shared, "r=check&c=r:1464&p=1500,200,0.06");
}

#[test]
fn only_what_was_left_out_of_a_link_is_named() {
    let left_out = |value: &str| {
        let state = at(&format!("r=check&c={value}"));
        state.notice.unwrap_or_default().into_iter().map(|one| one.part).collect::<Vec<_>>()
    };
    assert_eq!(left_out("b,r:1500,g1:0.9"), [""; 0]);
    assert_eq!(left_out("b,r:1500,g1:0.9,nan,x:1"), ["nan", "x:1"]);
    let games = |count: usize| (1..=count).map(|j| format!("g{j}:0.9")).collect::<Vec<_>>().join(",");
    assert_eq!(left_out(&games(1_000)), [""; 0]);
    assert_eq!(left_out(&games(10_000)), ["c=… (> 1000)"]);
}

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        "[0-9]{1,5}(\\.[0-9]{0,8})?",
        "-?[0-9]{0,3}[,.][0-9]{1,6}(e-?[0-9])?",
        "\\PC{0,12}",
        Just(String::new()),
    ]
    // A link has no commas between thousands.
    .prop_map(|text| ungrouped(&text).into_owned())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// A link says what was typed, and opens it again.
    #[test]
    fn links_go_round(
        of in prop::sample::select(&Of::ALL[..]),
        numbers in prop::collection::vec((0usize..40, any_text()), 0..8),
        symptom in prop::option::of(prop::sample::select(&Symptom::ALL[..])),
    ) {
        let all = Quantity::all(6);
        let mut state = act(&at("r=check"), Action::Choose(of));
        for (i, text) in numbers {
            state = act(&state, Action::Edit(all[i % all.len()], text));
        }
        if let Some(symptom) = symptom {
            state = act(&state, Action::ToggleSymptom(symptom));
        }
        let opened = at(&state.link());
        let [before, after] = [&state, &opened].map(|state| Rooms::of(state).unwrap().learn.check.clone());
        prop_assert_eq!(opened.link(), state.link());
        prop_assert!(opened.notice.is_none(), "{:?}", opened.notice);
        prop_assert_eq!(after.of, before.of);
        prop_assert_eq!(after.symptom, before.symptom);
        for quantity in all {
            prop_assert_eq!(after.sheet().typed(quantity), before.sheet().typed(quantity));
        }
    }

    /// Any link opens something, and any text can be pasted.
    #[test]
    fn anything_is_survived(value in "[-a-z0-9:,.%'*]{0,40}", text in "\\PC{0,60}") {
        let state = act(&at(&format!("r=check&c={value}")), Action::Paste(text));
        let again = at(&state.link());
        prop_assert_eq!(again.link(), state.link());
        rendered(&again);
    }
}
