//! Input of the check: fields, pasted text, and the case as code for a program.

use super::*;
use explain::teach::check::json::Request;

#[test]
fn a_paste_and_a_link_have_the_same_limit_of_numbers() {
    let text: String = (1..=10_000).map(|j| format!("g{j} = 0.7\n")).collect();
    let state = act(&at("r=check&c=b"), Action::Paste(text));
    assert_eq!(check(&state).sheet().fields().len(), 1_000);
}

#[test]
fn pasted_numbers_fill_the_fields_until_another_paste() {
    let paste = |state: &State, text: &str| act(state, Action::Paste(text.to_owned()));
    let json = serde_json::to_string(&rate(&cases::b()).unwrap()).unwrap();
    assert_eq!(
        verdict(&rendered(&paste(&at("r=check&c=b"), &json))),
        format!("✓ {}", text().right())
    );
    let good = paste(&at("r=check&c=b"), "r' = 1642.92\nRD' = 34.59");
    // With an unreadable number the last good result stays.
    let ids = mistake_ids(&rendered(&good));
    for bad in [
        paste(&good, "r' = 1642.92\nRD' = about thirty"),
        act(
            &good,
            Action::Edit(Quantity::Deviation, "34.5.9".to_owned()),
        ),
    ] {
        assert_eq!(mistake_ids(&rendered(&bad)), ids);
    }
    // Numbers that are no longer in the text leave the fields; typed numbers stay.
    let typed = act(&good, Action::Edit(Quantity::V, "1.7".to_owned()));
    assert_eq!(
        paste(&typed, "RD' = 34.59").link(),
        "r=check&c=b,v:1.7,rd:34.59"
    );
    let russian = Language::Ru.speak(|| paste(&at("r=check&c=a"), "1464,05; 151,52"));
    assert_eq!(
        russian.link(),
        "r=check&c=a,r:1464.05,rd:151.52",
        "a link has decimal points"
    );
}

#[test]
fn typed_numbers_survive_leaving_the_check() {
    let typed = act(
        &at("r=check&c=b"),
        Action::Paste("hello, r = 1600".to_owned()),
    );
    for elsewhere in [
        "r=learn",
        "r=glossary",
        "r=player",
        "r=check&c=a",
        "r=group",
        "p=1700,50,0.06",
    ] {
        let left = typed.update(load(elsewhere));
        let back = left.update(load("r=check&c=b"));
        assert_eq!(check(&back), check(&typed), "{elsewhere}");
        // Back restores the entry before, with the numbers that were typed since.
        let before = at("r=check&c=a");
        let back = left.update(PageAction::Return(Rc::new(before)));
        let back = back.update(load("r=check&c=b"));
        assert_eq!(check(&back).sheet(), check(&typed).sheet(), "{elsewhere}");
    }
}

#[test]
fn the_case_can_be_copied_for_a_program() {
    for (case, period) in [("a", cases::a()), ("b", cases::b())] {
        let state = at(&format!("r=check&c={case}"));
        assert!(by_id(&rendered(&state), "check-takes").is_none());
        let json = rendered(&act(&state, Action::ToggleWay(Way::Json)));
        let line = words(by_id(&json, "check-takes").unwrap());
        assert_eq!(serde_json::from_str::<Period>(&line).unwrap(), period);
        for way in Way::ALL.into_iter().filter(|&way| way != Way::Json) {
            let html = rendered(&act(&state, Action::ToggleWay(way)));
            let code = words(by_id(&html, "check-takes").unwrap());
            assert!(
                code.contains("volatility.iterations.0.b"),
                "{way:?}: {code}"
            );
        }
        // The check of JSON Lines accepts this line as its case.
        let request = format!(
            "{{\"case\":{line},\"given\":{{\"player.rating\":\"1642.92\",\"player.deviation\":\"34.59\"}}}}"
        );
        assert!(
            serde_json::from_str::<Request>(&request)
                .unwrap()
                .answer()
                .is_ok()
        );
    }
}

/// Every game has its fields, one page of games at a time.
#[test]
fn fields_of_many_games_are_shown_page_by_page() {
    let games = vec!["1500,50,1"; 120].join(";");
    let state = act(
        &at(&format!("r=check&p=1500,50,0.06&g={games}&c=g120:0.9")),
        Action::ToggleMore,
    );
    let html = rendered(&state);
    assert_eq!(all(&html, ".by-game tbody tr").len(), 50);
    // A field that has a number is always shown.
    assert_eq!(all(&html, "[id='check-games.119.g']").len(), 1);
    let html = rendered(&act(&state, Action::TurnTo(100)));
    assert_eq!(
        (
            all(&html, ".by-game tbody tr").len(),
            all(&html, "[id='check-games.119.g']").len()
        ),
        (20, 1)
    );
}
