//! The section *Check my numbers*, and the link to it below the answer.

use crate::widths::fits_widths;
use browser_tests::{DESK, Key, PHONE, Page, Size, until, visit};

/// Returns the verdict on the numbers.
fn finding(page: &Page) -> String {
    page.first(".finding").words()
}

fn open(fragment: &str, size: Size, person: impl FnOnce(&Page)) {
    visit(fragment, size, |page| {
        until("the door is open", || page.has(".checking .finding"));
        person(page);
    });
}

#[test]
fn typed_numbers_are_compared_and_are_in_the_link() {
    open("r=check&c=a", DESK, |page| {
        page.is_accessible();
        page.field("New rating").type_text("1464.05");
        page.field("New deviation").type_text("151.52");
        until("it is right", || {
            finding(page) == "All your numbers are right."
        });
        page.is_accessible();
        page.screenshot("check-right");
        until("the link has it", || {
            page.fragment() == "r=check&c=a,r:1464.05,rd:151.52"
        });
        // The Calculator has its own case, and the typed numbers are not lost meanwhile.
        page.enter_room("player");
        page.run("location.hash = 'r=check'", &[]);
        until("the numbers are there", || {
            page.has(".checking") && page.field("New rating").value() == "1464.05"
        });
        page.reload();
        until("they are there again", || {
            page.has(".checking") && page.field("New deviation").value() == "151.52"
        });
        page.button("Compare case B").click();
        until("case B has no numbers yet", || {
            finding(page) == "Nothing to compare yet."
        });
        page.focuses("New rating");
    });
}

#[test]
fn a_pasted_mistake_links_to_its_step_and_back_returns() {
    open("r=check&c=b", DESK, |page| {
        let pasted = || page.field("Or paste what your program prints");
        pasted().run(
            "arguments[0].focus(); document.execCommand('insertText', false, arguments[1])",
            &["rating: 1642.92\nRD: 34.59\nsigma' = 0.155763".into()],
        );
        until("two mistakes are named", || {
            page.count(".mistakes code") == 2
        });
        page.is_accessible();
        page.screenshot("check-mistake");
        // The link to the step opens its work.
        page.first(".mistakes a").click();
        until("Step 6 of that case is there", || {
            page.has("#step-6[aria-current]") && page.has("#player-rating")
        });
        assert_eq!(page.field("Rating").value(), "1620");
        page.back();
        until("the check is as it was left", || {
            page.has(".checking") && page.field("New rating").value() == "1642.92"
        });
        assert!(pasted().value().contains("0.155763"));
    });
}

#[test]
fn a_question_leads_to_its_field_in_view() {
    for size in [DESK, PHONE] {
        open(
            "r=check&c=a,r:1450.56,rd:151.52,vol:0.059996",
            size,
            |page| {
                page.screenshot(&format!("check-alike-{}", size.width));
                page.first(".ask").button("Enter Δ").click();
                page.focuses("Improvement");
                until("and is in view", || page.focused().is_in_window());
                page.focused().type_text("-0.48");
                page.focused().type_text("39");
                until("one mistake is left", || page.count(".mistakes code") == 1);
                assert_eq!(
                    page.focused_name(),
                    "Improvement",
                    "nothing that is typed into goes away"
                );
            },
        );
    }
}

#[test]
fn fields_of_all_intermediate_values_fit_a_phone() {
    open("r=check&c=b,r:1655.90,rd:43.28", PHONE, |page| {
        page.button("More numbers, step by step").click();
        until("there are fields", || page.has(".by-game"));
        page.field("Variance").type_over("x");
        page.is_accessible();
        fits_widths(&[320, 390], page, "fields of the check");
        page.screenshot("check-fields-phone");
        page.prefer(&[("prefers-color-scheme", "dark")]);
    });
}

/// The page's undo covers what the page rates. Here it would lead away from the typed numbers.
#[test]
fn ctrl_z_in_a_field_is_left_to_the_browser() {
    visit("", DESK, |page| {
        page.field("Rating").type_over("1612");
        page.run("location.hash = 'r=check&c=own'", &[]);
        until("the door is open", || page.has(".checking .finding"));
        page.field("New rating").type_text("1600");
        // Not every browser undoes what a driver typed, so the test only checks that the page
        // leaves the key to the browser.
        page.run(
            "addEventListener('keydown', (e) => setTimeout(() => { if (e.key === 'z') window.isLeft = !e.defaultPrevented }), true)",
            &[],
        );
        page.press(Key::Control + "z");
        until("the browser may take it back", || {
            page.evaluate("window.isLeft") == true
        });
        assert!(page.has(".checking") && page.first(".summary").words().starts_with("r = 1612"));
    });
}

#[test]
fn the_answer_links_to_the_check_of_its_case() {
    for size in [DESK, PHONE, Size::new(320, 640)] {
        // Opening all steps loads the lazy part.
        visit("v=all&p=1600,80,0.06&g=1500,50,1", size, |page| {
            page.has_all();
            page.screenshot(&format!("check-beside-{}", size.width));
            page.first(".compare a").click();
            until("the check is there", || page.has(".checking"));
            assert!(
                page.first(".summary")
                    .words()
                    .starts_with("r = 1600, RD = 80")
            );
            page.field("New rating").type_text("1600");
            until("the link has both", || {
                page.fragment() == "r=check&c=r:1600&p=1600,80,0.06&g=1500,50,1&v=all"
            });
        });
    }
}
