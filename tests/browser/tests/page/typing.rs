//! Typing into the form, errors in it, and undo by keys.

use browser_tests::{DESK, Key, PHONE, visit};

#[test]
fn a_whole_case_is_typed_in() {
    visit("", PHONE, |page| {
        page.field("Rating").type_over("1732.5");
        page.field("Rating deviation").type_over("64,25");
        page.field("Volatility").type_over("0.0588");
        page.field("System constant").type_over("0.75");
        let game = page.game(1);
        game.field("Opponent rating").type_over("1801");
        game.field("Opponent deviation").type_over("55");
        game.choose("Draw");
        game.button("More for game 1").click();
        game.button("Any score from 0 to 1").click();
        game.field("Score").type_over("0.75");
        page.is_accessible();
        page.screenshot("score");
        page.game(2).choose("Won");
        page.game(3).button("More for game 3").click();
        page.game(3).button("Remove game 3").click();
        page.add_game("1 650", "80", "Lost");
        assert_eq!(page.games(), 3);
        page.agrees_with_engine("p=1732.5,64.25,0.0588&t=0.75&g=1801,55,0.75;1550,100,1;1650,80,0");
    });
}

#[test]
fn an_error_is_shown_without_moving_the_answer() {
    visit("", DESK, |page| {
        let top = || {
            page.first(".answer .headline")
                .measure("getBoundingClientRect().top + scrollY")
        };
        let before = (page.result(), top());
        let field = page.game(2).field("Opponent deviation");
        field.type_over("abc");
        assert_eq!(
            field.description(),
            "The deviation must be a number, such as 200."
        );
        assert!(page.first(".answer").words().contains("Last good result."));
        assert_eq!((page.result(), top()), before, "nothing is pushed down");
        page.is_accessible();
        page.screenshot("bad-field");
        page.resize(PHONE);
        page.is_accessible();
        field.type_over("100");
        assert_eq!(field.attribute("aria-invalid"), None);
    });
}

#[test]
fn unusual_values_are_rated_with_a_warning() {
    let link = "p=1500,0,0.06&g=150000,30,1;1550,100,0;1700,300,0";
    visit(link, DESK, |page| {
        let answer = page.first(".answer").words();
        assert!(answer.contains("A deviation of 0 means"), "{answer}");
        let game = page.game(1).words();
        assert!(game.contains("carries no information"), "{game}");
        assert!(!page.has("[aria-invalid]"));
    });
}

#[test]
fn undo_keys_work_inside_a_field() {
    visit("", DESK, |page| {
        let before = page.result();
        let field = page.field("Rating");
        field.type_over("1700");
        let after = page.result();
        page.press(Key::Control + "z");
        assert_eq!(page.result(), before);
        assert_eq!(field.value(), "1500", "the field follows");
        page.press(Key::Control + Key::Shift + "z");
        assert_eq!(page.result(), after);
        page.press(Key::Control + "z");
        page.press(Key::Control + "y");
        assert_eq!(field.value(), "1700");
    });
}
