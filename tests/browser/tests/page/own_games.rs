//! From the example to the reader's own games, on a page that was never used before.

use browser_tests::{DESK, PHONE, period, until, visit};

/// The button that leaves the example.
const OWN: &str = "Enter your own games";

#[test]
fn own_games_begin_with_one_empty_game_and_no_error() {
    for size in [DESK, PHONE] {
        visit("", size, |page| {
            page.button(OWN).click();
            until("the first field has the keyboard", || page.focused_name() == "Rating");
            page.press(&['7']);
            assert_eq!(page.field("Rating").value(), "7", "what stood there is typed over");
            assert_eq!(page.games(), 1);
            assert!(page.result().starts_with("Type your rating"), "{}", page.result());
            assert!(!page.has(".problem, [aria-invalid=true], .stale"));
            assert!(!page.has(".headline"), "no number is shown of a case that has no game");
            page.is_accessible();
            page.screenshot("own games");

            page.field("Rating").type_over("1720");
            page.field("Rating deviation").type_over("62");
            let game = page.game(1);
            game.field("Opponent rating").click();
            for digit in "1590".chars() {
                page.press(&[digit]);
            }
            // A result that appears must not remove the field that is being typed into.
            assert_eq!(page.focused_name(), "Opponent rating");
            assert_eq!(game.field("Opponent rating").value(), "1590");
            assert!(page.result().starts_with("Type your rating"), "a game is not there before it is whole");
            game.field("Opponent deviation").type_over("50");
            game.choose("Lost");
            until("there is a result", || page.result().contains("falls"));
            page.agrees_with_engine(&period([1720.0, 62.0, 0.06], 0.5, &[[1590.0, 50.0, 0.0]]));
        });
    }
}

#[test]
fn undo_restores_the_example() {
    visit("", DESK, |page| {
        assert!(!page.first(".history").is_seen());
        page.button(OWN).click();
        until("the case is empty", || page.games() == 1);
        page.button("Undo").click();
        until("the example is back", || page.games() == 3);
        assert_eq!(page.text_of("player.rating"), "1464.05");
        assert!(page.has_button(OWN));
    });
}

/// On a phone the answer is above the form, out of view while the reader types.
#[test]
fn the_answer_stays_visible_while_typing_on_a_phone() {
    visit("", PHONE, |page| {
        let line = || page.first(".in-sight .headline");
        assert!(!line().is_seen());
        page.game(3).field("Opponent rating").click();
        until("the line is there", || line().is_seen());
        let is_in_window =
            "const box = arguments[0].getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight";
        assert_eq!(line().run(is_in_window, &[]), true);
        assert!(line().words().contains("1464.05"), "{}", line().words());
        page.game(3).field("Opponent rating").type_over("1800");
        until("it is the new answer", || !line().words().contains("1464.05"));
        assert_eq!(line().run(is_in_window, &[]), true);
        page.is_accessible();
        page.screenshot("typing on a phone");
    });
}

#[test]
fn an_rd_can_be_unknown() {
    visit("", DESK, |page| {
        let rating = page.number("player.rating");
        let game = page.game(2);
        game.button("More for game 2").click();
        game.button("RD unknown").click();
        until("it is unknown", || game.field("Opponent deviation").value() == "?");
        until("the field has the keyboard", || page.focused_name() == "Opponent deviation");
        assert!(game.words().contains("60, assumed"), "{}", game.words());
        assert!(page.number("player.rating") != rating);
        page.agrees_with_engine(&period(
            [1500.0, 200.0, 0.06],
            0.5,
            &[[1400.0, 30.0, 1.0], [1550.0, 60.0, 0.0], [1700.0, 300.0, 0.0]],
        ));
        page.is_accessible();
        game.button("More for game 2").click();
        game.button("Enter the RD").click();
        until("it is a number", || game.field("Opponent deviation").value() == "60");
        // An emptied field is still an error.
        game.field("Opponent deviation").type_over("");
        until("it is marked", || game.has("[aria-invalid=true]"));
    });
}

#[test]
fn one_menu_has_all_further_actions() {
    let always = ["Pause", "Reset to the paper’s example", "Import CSV", "Show as CSV"];
    let of_periods = ["Duplicate period", "Move period later", "Remove period"];
    for (link, has_periods) in [("", false), ("s=1400,30,1/1550,100,0", true)] {
        visit(link, DESK, |page| {
            page.has_all();
            let menu = page.menu().words();
            for name in always {
                assert!(menu.contains(name), "{name} in {menu}");
            }
            for name in of_periods {
                assert_eq!(menu.contains(name), has_periods, "{name} in {menu}");
            }
            page.is_accessible();
            page.screenshot("menu");
            // Escape closes the menu, and its button gets the focus back.
            page.press(&[browser_tests::keys::ESCAPE]);
            until("it is closed", || !page.has(".popover-panel"));
            assert_eq!(page.focused_name(), "More for these games");
            // A press elsewhere closes the menu as well.
            page.menu();
            page.field("Rating").click();
            until("it is closed again", || !page.has(".popover-panel"));
        });
    }
}
