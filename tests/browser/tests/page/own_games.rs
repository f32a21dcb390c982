//! From the example to the reader's own games, on a page that was never used before.

use browser_tests::{DESK, Key, PHONE, until, visit};

#[test]
fn own_games_begin_with_one_empty_game_and_no_error() {
    for size in [DESK, PHONE] {
        visit("", size, |page| {
            page.button("Enter your own games").click();
            page.focuses("Rating");
            page.press("7");
            assert_eq!(
                page.field("Rating").value(),
                "7",
                "what stood there is typed over"
            );
            assert!(
                page.result().starts_with("Type your rating"),
                "{}",
                page.result()
            );
            assert!(!page.has(".headline, .problem, [aria-invalid=true], .stale"));
            page.is_accessible();
            page.screenshot("own games");

            page.field("Rating").type_over("1720");
            page.field("Rating deviation").type_over("62");
            let game = page.game(1);
            game.field("Opponent rating").click();
            for digit in ["1", "5", "9", "0"] {
                page.press(digit);
            }
            // A result that appears must not remove the field that is being typed into.
            assert_eq!(page.focused_name(), "Opponent rating");
            assert_eq!(game.field("Opponent rating").value(), "1590");
            game.field("Opponent deviation").type_over("50");
            game.choose("Lost");
            until("there is a result", || page.result().contains("falls"));
            page.agrees_with_engine("p=1720,62,0.06&g=1590,50,0");
        });
    }
}

/// On a phone the answer is above the form, out of view while the reader types.
#[test]
fn the_answer_stays_visible_while_typing_on_a_phone() {
    visit("", PHONE, |page| {
        let line = || page.first(".in-sight .headline");
        assert!(!line().is_seen());
        page.game(3).field("Opponent rating").click();
        until("the line is there", || {
            line().is_seen() && line().is_in_window()
        });
        assert!(line().words().contains("1464.05"), "{}", line().words());
        page.game(3).field("Opponent rating").type_over("1800");
        until("it is the new answer", || {
            !line().words().contains("1464.05")
        });
        assert!(line().is_in_window());
        page.is_accessible();
        page.screenshot("typing on a phone");
    });
}

#[test]
fn an_rd_can_be_unknown() {
    visit("", DESK, |page| {
        let game = page.game(2);
        game.button("More for game 2").click();
        game.button("RD unknown").click();
        until("it is unknown", || {
            game.field("Opponent deviation").value() == "?"
        });
        page.focuses("Opponent deviation");
        page.agrees_with_engine("g=1400,30,1;1550,60,0;1700,300,0");
        page.is_accessible();
        game.button("More for game 2").click();
        game.button("Enter the RD").click();
        until("it is a number", || {
            game.field("Opponent deviation").value() == "60"
        });
    });
}

#[test]
fn the_menu_of_the_games_closes_by_escape_and_by_a_press() {
    let periods = "s=1400,30,1/1550,100,0";
    for (link, size) in [("", DESK), (periods, DESK), (periods, PHONE)] {
        visit(link, size, |page| {
            page.has_all();
            page.menu();
            let fits = "const { top, left, bottom, right } = document.querySelector('.popover-panel').getBoundingClientRect(); return Math.min(top, left) >= 0 && bottom <= innerHeight && right <= innerWidth";
            until("the menu is in the window", || page.run(fits, &[]) == true);
            page.menu().choose("Round as the paper does");
            until("the link has it", || page.fragment().contains("o=paper"));
            assert_eq!(
                page.menu().words().contains("Duplicate period"),
                !link.is_empty()
            );
            page.is_accessible();
            page.screenshot("menu");
            page.press(Key::Escape);
            until("it is closed", || !page.has(".popover-panel"));
            assert_eq!(page.focused_name(), "More for these games");
            page.menu();
            page.field("Rating").click();
            until("it is closed again", || !page.has(".popover-panel"));
        });
    }
}
