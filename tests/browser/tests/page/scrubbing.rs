//! Numbers that are dragged sideways or stepped by keys, wherever they stand.

use browser_tests::keys::{CONTROL, DOWN, END, ESCAPE, HOME, SHIFT, UP};
use browser_tests::{DESK, PHONE, Page, until, visit};
use std::thread::sleep;
use std::time::Duration;

const LABEL: &str = "label[for=player-rating]";

fn rating(page: &Page) -> String {
    page.field("Rating").value()
}

fn can_undo(page: &Page) -> bool {
    page.button("Undo").is_enabled()
}

fn undo(page: &Page) {
    page.press(&[CONTROL, 'z']);
}

#[test]
fn a_label_is_dragged_and_that_is_one_edit() {
    visit("", DESK, |page| {
        page.has_all();
        let r_prime = page.number("player.rating");
        let answer = |name: &str| page.first(".answer [role=status]").attribute(name);
        let link = page.fragment();
        page.first(LABEL).drag("mouse", 44);
        assert_eq!(rating(page), "1600", "four pixels and ten steps of four");
        assert_eq!(page.number("in.player.rating"), 1600.0);
        assert!(page.number("player.rating") > r_prime + 50.0, "everything follows");
        assert!(!can_undo(page), "it is not over yet");
        sleep(Duration::from_millis(900));
        assert_eq!(page.fragment(), link, "the link waits");
        assert_eq!(answer("aria-busy").as_deref(), Some("true"), "nothing is read out");
        page.let_go("mouse");
        until("the link says it", || page.fragment().contains("p=1600"));
        until("it is read out", || answer("aria-busy").as_deref() == Some("false"));
        assert_ne!(page.focused_name(), "Rating", "the end of a drag is no click");
        undo(page);
        assert_eq!(rating(page), "1500");
        assert!(!can_undo(page), "one drag is one edit");
    });
}

#[test]
fn escape_puts_back_what_was_dragged() {
    visit("", DESK, |page| {
        page.has_all();
        page.first(LABEL).drag("mouse", -100);
        assert_eq!(rating(page), "1260");
        page.press(&[ESCAPE]);
        assert_eq!(rating(page), "1500");
        page.let_go("mouse");
        assert_eq!(rating(page), "1500");
        assert!(!can_undo(page));
        // Nor is one that comes back to where it began an edit.
        page.first(LABEL).drag("mouse", 60);
        page.first(LABEL).drag("mouse", 0);
        page.let_go("mouse");
        assert_eq!(rating(page), "1500");
        assert!(!can_undo(page));
    });
}

#[test]
fn a_press_on_a_label_leads_to_its_field() {
    visit("", DESK, |page| {
        page.has_all();
        page.first(LABEL).click();
        assert_eq!(page.focused_name(), "Rating");
        page.first(".game .handle.deviation").click();
        assert_eq!(page.focused_name(), "Opponent deviation");
        page.first(".game .handle.deviation").drag("mouse", 28);
        page.let_go("mouse");
        assert_eq!(page.game(1).field("Opponent deviation").value(), "60");
    });
}

#[test]
fn numbers_in_the_answer_are_dragged_and_stepped() {
    visit("", DESK, |page| {
        page.has_all();
        let number = || page.first(".why [data-scrub='player.deviation']");
        number().drag("mouse", -48);
        page.let_go("mouse");
        assert_eq!(page.field("Rating deviation").value(), "145");
        assert_eq!(page.number("in.player.deviation"), 145.0);
        number().focus();
        assert_eq!(page.focused_name(), "Rating deviation");
        page.press(&[UP]);
        page.press(&[SHIFT, DOWN]);
        assert_eq!(page.field("Rating deviation").value(), "100");
        let told = number().attribute("aria-valuetext").unwrap_or_default();
        assert!(told.starts_with("RD 100, new rating "), "{told}");
        page.press(&[END]);
        assert_eq!(page.field("Rating deviation").value(), "400");
        page.press(&[HOME]);
        assert_eq!(page.field("Rating deviation").value(), "10");
        assert_eq!(page.focused_name(), "Rating deviation", "the keyboard stays");
        page.press(&[ESCAPE]);
        assert_eq!(page.field("Rating deviation").value(), "145", "a run of keys is taken back as one");
        undo(page);
        assert_eq!(page.field("Rating deviation").value(), "200");
    });
}

#[test]
fn keys_that_follow_each_other_are_one_edit() {
    visit("", DESK, |page| {
        page.has_all();
        page.field("System constant").focus();
        let tau = || page.field("System constant").value();
        page.press(&[UP, UP]);
        assert_eq!(tau(), "0.6");
        until("the run is over", || can_undo(page));
        page.press(&[SHIFT, UP]);
        page.press(&[DOWN]);
        assert_eq!(tau(), "1.05");
        undo(page);
        assert_eq!(tau(), "0.6");
        undo(page);
        assert_eq!(tau(), "0.5");
        assert!(!can_undo(page));
    });
}

#[test]
fn a_finger_drags_sideways() {
    visit("", PHONE, |page| {
        page.has_all();
        page.first(LABEL).drag("touch", 48);
        assert_eq!(rating(page), "1600", "eight pixels and ten steps of four");
        page.let_go("touch");
        undo(page);
        assert_eq!(rating(page), "1500");
        assert_eq!(page.first(LABEL).style("touch-action"), "pan-y");
        assert_eq!(
            page.first(".why [data-scrub]").style("display"),
            "inline-block",
            "on a line of text it would have no effect"
        );
    });
}

/// What follows from the number in hand is seen without anything moving, and its buttons do what a drag does.
#[test]
fn the_strip_comes_and_goes_without_moving_anything() {
    for size in [DESK, PHONE] {
        visit("", size, |page| {
            page.has_all();
            let places = || {
                page.run(
                    "return [...document.querySelectorAll('.field, .game, .answer, .step, .card, .walk')]
                       .map((e) => e.getBoundingClientRect().top + scrollY + ' ' + e.clientHeight).join()",
                    &[],
                )
            };
            page.field("Rating deviation").focus();
            page.run("document.activeElement.blur(); scrollTo({ top: 0, behavior: 'instant' })", &[]);
            page.first("h1").click();
            until("there is none", || !page.has(".strip"));
            let before = places();
            page.first(".why [data-scrub='player.deviation']").click();
            until("it is there", || page.has(".strip svg"));
            page.run("scrollTo({ top: 0, behavior: 'instant' })", &[]);
            assert_eq!(places(), before, "nothing moves");
            let strip = page.region("What follows from Rating deviation");
            strip.button("More: Rating deviation").click();
            assert_eq!(page.field("Rating deviation").value(), "205");
            strip.button("Less: Rating deviation").click();
            strip.button("Less: Rating deviation").click();
            assert_eq!(page.field("Rating deviation").value(), "195");
            assert!(strip.words().contains("more than before"), "{}", strip.words());
            strip.field("Rating deviation").type_over("90");
            assert_eq!(page.number("in.player.deviation"), 90.0);
            page.screenshot("strip");
            page.is_accessible();
            page.run("scrollTo({ top: 0, behavior: 'instant' })", &[]);
            page.first("h1").click();
            until("it is gone", || !page.has(".strip"));
        });
    }
}
