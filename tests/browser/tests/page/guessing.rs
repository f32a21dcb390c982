//! Guessing before looking.

use browser_tests::{DESK, Key, PHONE, until, visit};

#[test]
fn a_guess_is_typed_and_the_focus_goes_on() {
    visit("k=3&h=1", DESK, |page| {
        until("the question has come", || page.has("#guess-4"));
        page.screenshot("guess-asked");
        let field = || page.field("Your guess for Δ");
        page.region("Step 4").button("Show").click();
        until("it is said what is missing", || {
            field().description().starts_with("Enter a guess first")
        });
        assert_eq!(
            page.focused_id(),
            "guess-4",
            "the keyboard is where it is mended"
        );
        page.is_accessible();
        field().type_over("-0.5");
        page.press(Key::Enter);
        until("the value is shown", || page.has("#step-4 .verdict"));
        let verdict = page.first("#step-4 .verdict").words();
        assert_eq!(
            page.first(".stage [role=status]").words(),
            verdict,
            "it is read out"
        );
        page.focuses_id("step-4");
        until("the link has the place, and not the guess", || {
            page.fragment() == "k=4&h=1"
        });
        page.screenshot("guess-told");
        // The line of a hidden step opens it for guessing, and reveals nothing.
        page.region("Step 7").first("summary").click();
        until("there is a question", || page.has("#guess-7"));
        page.is_accessible();
        page.button("Just show me").click();
        until("it is shown without a guess", || {
            page.fragment() != "k=4&h=1"
        });
        page.resize(PHONE);
        page.is_accessible();
    });
}

#[test]
fn the_guessed_curve_moves_by_keys_and_typing() {
    visit("", DESK, |page| {
        page.in_navigation_menu("Guess first").click();
        until("the bell is there", || page.has(".bell"));
        let picture = || page.first(".stage .chart-box").get("innerHTML");
        let before = picture();
        page.first(".bell").focus();
        page.press(Key::Left);
        page.press(Key::Left);
        page.press(Key::Right);
        let field = || page.field("Your guess for r′");
        assert_eq!(field().value(), "1499");
        until("the bell has moved", || picture() != before);
        field().type_over("1480");
        until("the slider follows", || {
            page.first(".bell").value() == "1480"
        });
        page.screenshot("guess-bell");
        page.is_accessible();
        page.press(Key::Enter);
        until("the answer is shown", || {
            page.result().starts_with("The rating falls by 35.95")
        });
        page.screenshot("guess-bells");
        page.resize(PHONE);
        page.is_accessible();
        page.screenshot("guess-bells-phone");
    });
}

#[test]
fn guesses_can_be_made_on_a_phone() {
    visit("k=7&h=1", PHONE, |page| {
        until("the bell is there", || page.has(".bell"));
        assert!(page.first(".bell").is_seen() && page.first("#guess-8").is_seen());
        page.screenshot("guess-phone");
        if page.prefer(&[("prefers-color-scheme", "dark")]) {
            page.is_accessible();
            page.screenshot("guess-phone-dark");
        }
    });
}
