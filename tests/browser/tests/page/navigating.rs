//! Step navigation through the derivation.

use browser_tests::{DESK, Key, PHONE, Page, Size, until, visit};

/// Returns the step position, as the page shows it.
pub(crate) fn place(page: &Page) -> String {
    page.region("Walk through the derivation")
        .first(".where")
        .words()
}

#[test]
fn buttons_and_lines_open_steps() {
    visit("", DESK, |page| {
        assert!(!page.has("section.step[aria-current]"), "no step is open");
        page.button("Step through it").click();
        until("the work of the steps has come", || {
            page.has("#step-1 .work")
        });
        assert_eq!(
            page.first("section.step[aria-current=step]")
                .attribute("id")
                .as_deref(),
            Some("step-1")
        );
        assert!(!page.button("Back").is_enabled());
        page.button("Next").click();
        assert_eq!(place(page), "Step 2 of 8");
        page.button("Back").click();
        // A press on the line of the open step closes it. A press on another line opens that step.
        page.region("Step 1").first("summary").click();
        assert_eq!(place(page), "");
        assert!(!page.has("details[open]"));
        page.region("Step 6").first("summary").click();
        assert_eq!(place(page), "Step 6 of 8");
    });
}

/// The buttons of the navigation keep their position, and the picture's card ends with its text.
#[test]
fn the_navigation_bar_stays_in_place_above_any_picture() {
    let buttons =
        "return [...document.querySelectorAll('.stage .walk .controls > button')].map((button) => {
        const { left, top, width } = button.getBoundingClientRect();
        return [left, top, width].map(Math.round).join(' ');
    })";
    let free = "const bottom = (selector) => document.querySelector(`.stage .picture ${selector}`).getBoundingClientRect().bottom;
        return document.querySelector('.stage .picture').getBoundingClientRect().bottom - bottom('.about > :last-child')";
    for size in [DESK, Size::new(1024, 768), PHONE] {
        visit("k=1", size, |page| {
            page.has_all();
            until("the work has come", || page.has("#step-1 .work"));
            let first = page.run(buttons, &[]);
            while page.first(".walk .primary").is_enabled() {
                page.button("Next").click();
                page.frames();
                let now = page.run(buttons, &[]);
                // At the first and the last position a button is disabled, but keeps its place.
                assert_eq!(now, first, "{} at {size:?}", place(page));
                if size == DESK {
                    let free = page.run(free, &[]).as_f64().expect("a distance");
                    assert!(free < 24.0, "{free} px of white below {}", place(page));
                }
            }
        });
    }
}

#[test]
fn arrow_keys_navigate_but_not_while_typing() {
    visit("", DESK, |page| {
        page.press(Key::Right);
        assert_eq!(place(page), "Step 1 of 8");
        page.press(Key::Right);
        assert_eq!(place(page), "Step 2 of 8");
        page.press(Key::End);
        assert_eq!(place(page), "Step 8 of 8");
        page.press(Key::Left);
        assert_eq!(place(page), "Step 7 of 8");
        page.press(Key::Home);
        assert_eq!(place(page), "Step 1 of 8");
        page.field("Rating").focus();
        page.press(Key::Right);
        page.press(Key::End);
        assert_eq!(place(page), "Step 1 of 8", "keys belong to the field");
        // A radio group uses the arrow keys itself.
        page.game(1).first("input[type=radio]").focus();
        page.press(Key::Right);
        assert_eq!(place(page), "Step 1 of 8");
        assert!(page.game(1).is_chosen("Draw"));
    });
}

#[test]
fn the_step_position_is_in_the_link_and_scrolls_into_view() {
    visit("k=5.1", DESK, |page| {
        assert_eq!(place(page), "Step 5, iteration 1 of 2");
        let is_seen = |selector: &str| {
            let script = "const { top, bottom } = arguments[0].getBoundingClientRect(); return 56 <= top && bottom <= innerHeight";
            page.first(selector).run(script, &[]) == true
        };
        let iteration = |n: &str| {
            until("the row comes", || page.has("tr[aria-current=true]"));
            until("picture and row are in view", || {
                is_seen(".stage .chart-box") && is_seen("tr[aria-current=true]")
            });
            assert_eq!(page.first("tr[aria-current=true] th").words(), n);
        };
        iteration("1");
        page.button("Next").click();
        until("the address follows", || page.fragment() == "k=5.2");
        iteration("2");
        page.screenshot("iteration-2");
    });
}

#[test]
fn iterations_are_chosen_in_the_table_and_by_the_slider() {
    visit("k=5", DESK, |page| {
        until("the work has come", || page.has("table.iterations"));
        let picture = || page.first(".stage .chart-box").get("innerHTML");
        let before = picture();
        page.table("Iterations").button("2").click();
        assert_eq!(place(page), "Step 5, iteration 2 of 2");
        until("the picture moves along", || picture() != before);
        page.first(".stage input[type=range]").focus();
        page.press(Key::Left);
        assert_eq!(place(page), "Step 5, iteration 1 of 2");
        page.press(Key::End);
        assert_eq!(
            page.table("Iterations")
                .first("tr[aria-current=true] th")
                .words(),
            "2"
        );
        page.is_accessible();
    });
}

#[test]
fn a_pressed_line_stays_in_place() {
    let centre = "document.querySelector('#step-6 summary').scrollIntoView({ block: 'center', behavior: 'instant' })";
    let top = "document.querySelector('#step-6 summary').getBoundingClientRect().top";
    visit("k=5", DESK, |page| {
        // The page scrolls to the step once its work has come.
        page.has_all();
        page.run(centre, &[]);
        let before = page.measure(top);
        page.first("#step-6 summary").click();
        until("step 6 comes", || place(page) == "Step 6 of 8");
        until("the line is where it was", || {
            (page.measure(top) - before).abs() <= 1.0
        });
    });
}

#[test]
fn playing_stops_at_the_last_step() {
    visit("k=7", DESK, |page| {
        page.has_all();
        page.in_navigation_menu("Play").click();
        assert!(page.has_button("Pause"));
        page.is_accessible();
        until("it goes on", || place(page) == "Step 8 of 8");
        until("it stops at the end", || !page.has_button("Pause"));
        page.in_navigation_menu("Play").click();
        assert_eq!(place(page), "Step 1 of 8", "from the end it starts anew");
        page.button("Pause").click();
        assert!(!page.has_button("Pause"));
    });
}
