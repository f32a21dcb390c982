//! Guessing before looking.

use browser_tests::keys::{ENTER, ESCAPE, LEFT, RIGHT};
use browser_tests::{DESK, PHONE, Page, until, visit};

fn verdict(page: &Page) -> String {
    page.first(".stage [role=status]").words()
}

#[test]
fn a_typed_guess_is_compared_with_the_value() {
    visit("k=3&h=1", DESK, |page| {
        until("the question has come", || page.has("#guess-4"));
        page.screenshot("guess-asked");
        // The texts for sharing must not reveal the answer either.
        page.run("location.hash = 'z=text'", &[]);
        until("the dialog is open", || page.has("dialog[open]"));
        let said = page.first("dialog").words();
        assert!(!said.contains("1464") && !said.contains("0.4839"), "{said}");
        page.press(&[ESCAPE]);
        until("the dialog is gone", || !page.has("dialog[open]"));
        let step = page.region("Step 4");
        let field = || page.field("Your guess for Δ");
        step.button("Show").click();
        until("it is said what is missing", || field().description().starts_with("Enter a guess first"));
        assert_eq!(page.focused().attribute("id").as_deref(), Some("guess-4"), "the keyboard is where it is mended");
        page.is_accessible();
        field().type_over("less");
        page.press(&[ENTER]);
        until("it is said what is wrong", || field().description() == "Enter a number.");
        field().type_over("-0.5");
        page.press(&[ENTER]);
        until("the value is shown", || page.has("#step-4 .verdict"));
        let sentence = "You said −0.5; it is −0.4839: close, only 0.0161 too low.";
        assert_eq!(page.first("#step-4 .verdict").words(), sentence);
        assert_eq!(verdict(page), sentence, "it is read out");
        until("the keyboard is at the step", || page.focused().attribute("id").as_deref() == Some("step-4"));
        assert!(page.has("#step-5 #guess-5"), "the next one is asked");
        until("the link has the place, and not the guess", || page.fragment() == "k=4&h=1");
        page.screenshot("guess-told");
        page.button("Just show me").click();
        until("it is shown without a guess", || page.fragment() == "k=5.2&h=1");
        assert!(!page.has("#step-5 .verdict"));
    });
}

#[test]
fn the_guessed_curve_moves_by_keys_and_typing() {
    visit("", DESK, |page| {
        page.in_navigation_menu("Guess first").click();
        until("the bell is there", || page.has(".bell"));
        let picture = || page.first(".stage .chart-box").run("return arguments[0].innerHTML", &[]);
        let before = picture();
        page.first(".bell").focus();
        page.press(&[LEFT]);
        page.press(&[LEFT]);
        page.press(&[RIGHT]);
        let field = || page.field("Your guess for r′");
        assert_eq!(field().value(), "1499");
        until("the bell has moved", || picture() != before);
        field().type_over("1480");
        until("the slider follows", || page.first(".bell").value() == "1480");
        page.screenshot("guess-bell");
        page.is_accessible();
        page.press(&[ENTER]);
        until("the answer is shown", || page.result().starts_with("The rating falls by 35.95"));
        assert_eq!(verdict(page), "You said 1480; it is 1464.05: 16 points too high.");
        assert_eq!(page.first(".guesses .text").words(), "You guessed 1 of 7 values.");
        page.screenshot("guess-bells");
        page.resize(PHONE);
        page.is_accessible();
        page.screenshot("guess-bells-phone");
        // Another case has no guesses yet.
        page.resize(DESK);
        page.game(1).choose("Lost");
        until("the guess is gone", || !page.has(".verdict, .guesses"));
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
