//! Typing over the example: everything follows on each keystroke.

use browser_tests::{DESK, PHONE, period, visit};

#[test]
fn each_keystroke_is_rated() {
    visit("", DESK, |page| {
        page.field("Rating").type_over("2");
        assert_eq!(page.number("in.player.rating"), 2.0);
        page.field("Rating").type_text("0");
        assert_eq!(page.number("in.player.rating"), 20.0);
        page.field("Rating").type_text("00");
        assert_eq!(page.number("in.player.rating"), 2000.0);
    });
}

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
        page.game(2).choose("Won");
        page.game(3).button("More for game 3").click();
        page.game(3).button("Remove game 3").click();
        page.add_game("1 650", "80", "Lost");
        assert_eq!(page.games(), 3);
        page.agrees_with_engine(&period(
            [1732.5, 64.25, 0.0588],
            0.75,
            &[[1801.0, 55.0, 0.5], [1550.0, 100.0, 1.0], [1650.0, 80.0, 0.0]],
        ));
    });
}

#[test]
fn any_score_can_be_typed() {
    visit("", DESK, |page| {
        page.game(2).button("More for game 2").click();
        page.game(2).button("Any score from 0 to 1").click();
        page.game(2).field("Score").type_over("0.75");
        page.agrees_with_engine(&period(
            [1500.0, 200.0, 0.06],
            0.5,
            &[[1400.0, 30.0, 1.0], [1550.0, 100.0, 0.75], [1700.0, 300.0, 0.0]],
        ));
        page.screenshot("score");
        page.is_accessible();
        // A typed 1 stays typed, and does not become a win.
        page.game(2).field("Score").type_over("1");
        assert_eq!(page.game(2).field("Score").value(), "1");
        page.game(2).button("More for game 2").click();
        page.game(2).button("Won, draw or lost").click();
        assert!(page.game(2).is_chosen("Won"));
    });
}

#[test]
fn rows_are_moved_and_copied() {
    visit("", DESK, |page| {
        page.game(3).button("More for game 3").click();
        page.game(3).button("Move game 3 up").click();
        assert_eq!(page.game(2).field("Opponent rating").value(), "1700");
        page.game(2).button("More for game 2").click();
        page.game(2).button("Move game 2 up").click();
        assert_eq!(page.game(1).field("Opponent rating").value(), "1700");
        page.game(1).button("More for game 1").click();
        assert!(!page.game(1).button("Move game 1 up").is_enabled());
        page.game(1).button("Duplicate game 1").click();
        assert_eq!(page.games(), 4);
        assert_eq!(page.game(2).field("Opponent rating").value(), "1700");
        page.agrees_with_engine(&period(
            [1500.0, 200.0, 0.06],
            0.5,
            &[[1700.0, 300.0, 0.0], [1700.0, 300.0, 0.0], [1400.0, 30.0, 1.0], [1550.0, 100.0, 0.0]],
        ));
    });
}
