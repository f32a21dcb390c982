//! The section *Check my numbers*, and the link to it below the answer.

use browser_tests::keys::CONTROL;
use browser_tests::{DESK, Element, PHONE, Page, Size, until, visit};
use serde_json::json;

/// Returns the verdict on the numbers.
fn finding(page: &Page) -> String {
    page.first(".finding").words()
}

/// Returns the ids of the mistakes that are named.
fn mistake_ids(page: &Page) -> Vec<String> {
    let found = page.run("return [...document.querySelectorAll('.mistakes code')].map((e) => e.textContent)", &[]);
    found.as_array().into_iter().flatten().filter_map(|id| id.as_str().map(str::to_owned)).collect()
}

fn open(fragment: &str, size: Size, person: impl FnOnce(&Page)) {
    visit(fragment, size, |page| {
        until("the door is open", || page.has(".checking .finding"));
        person(page);
    });
}

/// Puts a text into the box at once, as pasting does.
fn paste(page: &Page, text: &str) {
    page.field("Or paste what your program prints").run(
        "arguments[0].focus(); arguments[0].select(); document.execCommand('insertText', false, arguments[1])",
        &[text.into()],
    );
}

fn is_in_view(element: &Element) -> bool {
    element
        .run("const box = arguments[0].getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight", &[])
        == json!(true)
}

#[test]
fn typed_numbers_are_compared_and_are_in_the_link() {
    open("r=check&c=a", DESK, |page| {
        assert_eq!(finding(page), "Nothing to compare yet.");
        page.is_accessible();
        page.screenshot("check-empty");
        page.field("New rating").type_text("1464.05");
        page.field("New deviation").type_text("151.52");
        until("it is right", || finding(page) == "All your numbers are right.");
        assert!(page.first(".checking-outcome").words().contains("So this case alone proves little."));
        page.is_accessible();
        page.screenshot("check-right");
        until("the link has it", || page.fragment() == "r=check&c=a,r:1464.05,rd:151.52");
        // The Calculator has its own case, and the typed numbers are not lost meanwhile.
        page.first(".rooms a[href='#r=player']").click();
        until("the Calculator is there", || page.has("#player-rating"));
        page.run("location.hash = 'r=check'", &[]);
        until("the numbers are there", || page.has(".checking") && page.field("New rating").value() == "1464.05");
        page.reload();
        until("they are there again", || page.has(".checking") && page.field("New deviation").value() == "151.52");
        // With case B, to which a button leads, nearly every mistake shows.
        page.button("Compare case B").click();
        until("case B has no numbers yet", || finding(page) == "Nothing to compare yet.");
        until("its first field has the keyboard", || page.focused_name() == "New rating");
        page.choice("Case A").click();
        until("those of case A are there", || page.field("New rating").value() == "1464.05");
    });
}

#[test]
fn pasted_numbers_fill_the_fields_and_bad_lines_are_reported() {
    open("r=check&c=b", DESK, |page| {
        paste(page, "rating: 1642.92\nRD: 34.59\nsigma' = 0.155763");
        // Two mistakes give these numbers; φ* would tell them apart.
        until("they are named", || mistake_ids(page) == ["no-step6", "phistar-sigma-scaled"]);
        assert_eq!(finding(page), "Very likely it is one of these 2, which give the same here:");
        assert_eq!(page.field("New volatility").value(), "0.155763");
        assert_eq!(
            page.table("Your numbers beside the right ones").run("return arguments[0].tBodies[0].rows.length", &[]),
            3
        );
        page.is_accessible();
        page.screenshot("check-mistake");
        paste(page, "rating: 1642.92\nRD: 34,5,9 or so\nsigma' = none");
        until("a line is named", || page.first(".box-found").words().contains("Line 3, “sigma' = none”"));
        assert_eq!(mistake_ids(page), ["no-step6", "phistar-sigma-scaled"], "the last good result stays");
        assert!(page.has(".checking-outcome .stale-note"));
        page.is_accessible();
        // The link to the step opens its work.
        page.first(".mistakes a").click();
        until("Step 6 of that case is there", || page.has("#step-6[aria-current]") && page.has("#player-rating"));
        assert_eq!(page.field("Rating").value(), "1620");
        page.back();
        until("the check is as it was left", || page.has(".checking") && page.field("New rating").value() == "1642.92");
        assert!(page.field("Or paste what your program prints").value().contains("none"));
    });
}

#[test]
fn a_question_tells_mistakes_with_equal_results_apart() {
    for size in [DESK, PHONE] {
        open("r=check&c=a,r:1450.56,rd:151.52,vol:0.059996", size, |page| {
            assert_eq!(mistake_ids(page), ["sums-no-g", "mu1-no-g"]);
            page.screenshot(if size == DESK { "check-alike" } else { "check-alike-phone" });
            page.first(".ask").button("Enter Δ").click();
            until("the field has the keyboard", || page.focused_name() == "Improvement");
            until("and is in view", || is_in_view(&page.focused()));
            page.focused().type_text("-0.48");
            page.focused().type_text("39");
            until("one is left", || mistake_ids(page) == ["mu1-no-g"]);
            assert_eq!(page.focused_name(), "Improvement", "nothing that is typed into goes away");
        });
    }
}

#[test]
fn all_intermediate_values_have_fields() {
    open("r=check&c=b,r:1655.90,rd:43.28", PHONE, |page| {
        page.button("More numbers, step by step").click();
        until("there are fields", || page.has(".by-game"));
        page.field("Weight, game 3").type_over("0.5");
        page.field("Variance").type_over("x");
        assert!(page.first(".checking-given").words().contains("This is not a number."));
        page.is_accessible();
        for width in [320, 390] {
            page.resize(Size { width, height: 800 });
            let wide = page.run("return document.documentElement.scrollWidth - innerWidth", &[]);
            assert!(wide.as_f64().is_some_and(|wide| wide <= 0.0), "too wide by {wide} at {width}");
        }
        page.screenshot("check-fields-phone");
        page.button("Clear all numbers").click();
        until("all is gone", || finding(page) == "Nothing to compare yet.");
        until("from the link too", || page.fragment() == "r=check&c=b");
    });
}

#[test]
fn the_case_can_be_copied_for_a_program() {
    open("r=check&c=b", DESK, |page| {
        page.run("navigator.clipboard.writeText = async (text) => { window.copied = text }", &[]);
        page.button("Give this case to your program").click();
        for (way, begins) in
            [("JSON line", "{\"player\":{\"rating\":1620,"), ("Python", "#"), ("JavaScript", "//"), ("Rust", "//")]
        {
            page.button(way).click();
            let text = page.field(&format!("This case as {way}")).value();
            assert!(text.starts_with(begins), "{way}: {text}");
            page.first(".copy-out").button("Copy").click();
            until("it is told", || page.first(".copy-out [role=status]").words() == "Copied.");
            assert_eq!(page.run("return copied", &[]), json!(text));
        }
        page.is_accessible();
        page.button("Rust").click();
        until("it is put away", || !page.has(".copy-out"));
    });
}

/// The page's undo covers what the page rates. Here it would lead away from the typed numbers.
#[test]
fn ctrl_z_in_a_field_is_left_to_the_browser() {
    visit("", DESK, |page| {
        page.field("Rating").type_over("1612");
        page.run("location.hash = 'r=check&c=own'", &[]);
        until("the door is open", || page.has(".checking .finding"));
        let field = page.field("New rating");
        field.type_text("1600");
        assert_eq!(field.value(), "1600");
        // Not every browser undoes what a driver typed, so the test only checks that the page
        // leaves the key to the browser.
        page.run(
            "addEventListener('keydown', (e) => setTimeout(() => { if (e.key === 'z') window.isLeft = !e.defaultPrevented }), true)",
            &[],
        );
        page.press(&[CONTROL, 'z']);
        until("the browser may take it back", || page.run("return window.isLeft", &[]) == true);
        assert!(page.has(".checking") && page.first(".summary").words().starts_with("r = 1612"));
    });
}

#[test]
fn a_symptom_is_answered_without_numbers() {
    open("r=check", PHONE, |page| {
        page.button("Step 5 does not end").click();
        until("its answer is there", || page.has("#symptom-does_not_end code"));
        page.is_accessible();
        page.prefer(&[("prefers-color-scheme", "dark")]);
        page.is_accessible();
        page.screenshot("check-symptom-phone-dark");
        until("the link has it", || page.fragment() == "r=check&c=does_not_end&p=1500,200,0.06");
    });
}

#[test]
fn the_answer_links_to_the_check_of_its_case() {
    for size in [DESK, PHONE, Size { width: 320, height: 640 }] {
        // Opening all steps loads the lazy part.
        visit("v=all&p=1600,80,0.06&g=1500,50,1", size, |page| {
            page.has_all();
            let link = page.first(".compare a");
            page.screenshot(&format!("check-beside-{}", size.width));
            link.click();
            until("the check is there", || page.has(".checking"));
            assert!(page.choice("Calculator").run("return arguments[0].checked", &[]) == json!(true));
            assert!(page.first(".summary").words().starts_with("r = 1600, RD = 80"));
            page.field("New rating").type_text("1600");
            until("the link has both", || page.fragment() == "r=check&c=r:1600&p=1600,80,0.06&g=1500,50,1&v=all");
        });
    }
}
