//! How much the first screen shows. The figures are printed with `-- --nocapture first_screen`.

use browser_tests::{DESK, PHONE, Page, Size, until, visit};
use serde_json::{Value, json};

/// The script that counts what the window shows.
const COUNT: &str = include_str!("first_screen.js");

/// Passes to `check` what is counted in a window of this size, after everything that loads by itself has been loaded.
fn counted(size: Size, check: impl FnOnce(&Value)) {
    visit("", size, |page: &Page| {
        until("all that comes by itself is there", || {
            page.has(".step .work")
        });
        page.frames();
        let count = page.run(COUNT, &[]);
        println!("{} by {}: {count:#}", size.width, size.height);
        check(&count);
    });
}

#[track_caller]
fn at_most(count: &Value, what: &str, most: u64) {
    let found = count[what].as_u64();
    assert!(
        found.is_some_and(|found| found <= most),
        "{found:?} {what}, at most {most}: {count:#}"
    );
}

#[test]
fn the_first_screen_of_a_desk_shows_one_idea() {
    counted(DESK, |count| {
        at_most(count, "words", 260);
        at_most(count, "controls", 45);
        assert_eq!(
            count["steps"],
            json!([1, 2, 3, 4, 5, 6, 7, 8]),
            "the steps that are whole in the window"
        );
        assert!(
            count["picture"].as_f64() >= Some(0.38),
            "the picture's part of the width: {count:#}"
        );
        for sizes in count["sizes"].as_array().into_iter().flatten() {
            assert!(
                sizes.as_object().is_some_and(|sizes| sizes.len() <= 2),
                "sizes of type in a column: {sizes:#}"
            );
        }
    });
}

#[test]
fn the_first_screen_of_a_phone_shows_one_idea() {
    counted(PHONE, |count| {
        at_most(count, "words", 110);
        at_most(count, "controls", 16);
    });
}
