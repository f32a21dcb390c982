//! Links of the check: the case they belong to, and the numbers they contain.

use super::*;
use explain::ids::VariantArray;
use explain::numbers::ungrouped;
use glicko2_steps::{Game, Player};

#[test]
fn the_check_uses_the_selected_period() {
    let game = |rating, score| Game::new(rating, 50.0, score);
    let player = Player::new(1600.0, 80.0, 0.06);
    let first = rate(&Period::new(player, 0.5, vec![game(1500.0, 1.0)])).unwrap();
    let second = rate(&Period::new(first.player, 0.5, vec![game(1700.0, 0.0)])).unwrap();
    let case = "r=check&p=1600,80,0.06&s=1500,50,1/1700,50,0";
    for (w, trace) in [("", &first), ("&w=2", &second)] {
        let numbers = link("own", trace, [Some(2), Some(2), Some(6)]);
        let numbers = numbers.split_once("&c=own,").unwrap().1;
        let state = at(&format!("{case}{w}&c={numbers}"));
        let html = rendered(&state);
        assert_eq!(verdict(&html), format!("✓ {}", text().right()), "{w}");
        assert_eq!(
            state.link(),
            format!("r=check&c={numbers}&p=1600,80,0.06&s=1500,50,1/1700,50,0{w}")
        );
        // The steps are links into the same case.
        let href = attr(all(&html, ".by-step a")[0], "href").unwrap();
        assert!(
            href.starts_with("#p=1600,80,0.06&s=1500,50,1/1700,50,0") && href.contains(w),
            "{href}"
        );
    }
    // The answer links to the check, unless the answer is hidden or comes from another system.
    let compare = |link: &str| all(&page_of(link), ".compare a[href='#r=check&c=own']").len();
    assert_eq!(
        [
            compare(""),
            compare("h=1&k=3"),
            compare("y=lichess"),
            compare("p=1600,80,0.06")
        ],
        [1, 0, 0, 1]
    );
    // A link of the example contains it, because the page that opens the link may contain another case.
    let shared = act(
        &at("r=check&c=own"),
        Action::Edit(Quantity::Rating, "1464".to_owned()),
    )
    .link();
    assert_eq!(shared, "r=check&c=r:1464&p=1500,200,0.06");
}

#[test]
fn only_parts_left_out_of_a_link_are_reported() {
    let games = |count: usize| {
        (1..=count)
            .map(|j| format!("g{j}:0.9,"))
            .collect::<String>()
    };
    for (value, left_out) in [
        ("b,r:1500,g1:0.9", &[][..]),
        ("b,r:1500,g1:0.9,nan,x:1", &["nan", "x:1"]),
        (games(1_000).trim_end_matches(','), &[]),
        (games(10_000).trim_end_matches(','), &["c=… (> 1000)"]),
    ] {
        let state = at(&format!("r=check&c={value}"));
        assert_eq!(not_understood(&state), left_out, "{value}");
    }
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

    /// Opening the link of a state restores what was typed.
    #[test]
    fn links_restore_the_check(
        of in prop::sample::select(Of::VARIANTS),
        numbers in prop::collection::vec((0usize..40, any_text()), 0..8),
        symptom in prop::option::of(prop::sample::select(Symptom::VARIANTS)),
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
        let [before, after] = [&state, &opened].map(check);
        prop_assert_eq!(opened.link(), state.link());
        prop_assert!(opened.notice.is_none(), "{:?}", opened.notice);
        prop_assert_eq!(after.of, before.of);
        prop_assert_eq!(after.symptom, before.symptom);
        for quantity in all {
            prop_assert_eq!(after.sheet().typed(quantity), before.sheet().typed(quantity));
        }
    }

    /// Any link opens a page, and any text can be pasted.
    #[test]
    fn any_link_and_any_paste_can_be_rendered(value in "[-a-z0-9:,.%'*]{0,40}", text in "\\PC{0,60}") {
        let state = act(&at(&format!("r=check&c={value}")), Action::Paste(text));
        let again = at(&state.link());
        prop_assert_eq!(again.link(), state.link());
        rendered(&again);
    }
}
