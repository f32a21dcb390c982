//! The sections Practise, Solve for and Glossary of the room Learn.

use crate::widths::nothing_overflows;
use browser_tests::{DESK, Key, PHONE, Page, Size, until, visit};
use serde_json::json;

/// Opens a section, and waits for it.
fn go(page: &Page, fragment: &str) {
    page.open(fragment);
    until("the door is open", || page.has("main.learn h2"));
}

fn status(page: &Page) -> String {
    page.first(".exercise [role=status]").words()
}

#[test]
fn a_sheet_is_answered_and_saved_on_a_phone() {
    visit("r=practise", PHONE, |page| {
        until("a sheet can be chosen", || page.has("#new-sheet"));
        page.is_accessible();
        page.choice("1 · One formula").click();
        page.button("Begin").click();
        until("there is an exercise", || page.has("#blank-0"));
        page.focuses("Exercise 1 of 10");
        until("the link has it", || {
            page.fragment().starts_with("r=practise&e=1.a") && page.fragment().ends_with(".1")
        });

        // The exercises of this sheet are known. Enter marks an answer, and the slip is named.
        go(page, "r=practise&e=1.a7k2.4");
        page.first("#blank-0").type_over("0,193");
        page.press(Key::Enter);
        until("it is marked", || {
            status(page).contains("the other sign in the exponent")
        });
        page.is_accessible();
        page.first("#blank-0").type_over("0,807");
        page.press(Key::Enter);
        until("it is right", || status(page) == "All right.");
        page.focuses("Next exercise");
        page.is_accessible();
        page.press(Key::Enter);
        page.focuses("Exercise 5 of 10");
        until("the link has it", || page.fragment().ends_with("1.a7k2.5"));
        page.first("#blank-0").type_over("3.");

        // Half-typed text and answers are still there after leaving the room, and after a reload.
        page.open("p=1600,50,0.06");
        until("the Calculator is there", || page.has("#player-rating"));
        page.back();
        until("the exercise is back", || page.has("#blank-0"));
        assert_eq!(page.first("#blank-0").value(), "3.");
        page.reload();
        until("the exercise is there again", || page.has("#blank-0"));
        assert_eq!(page.first("#blank-0").value(), "3.");
        assert_eq!(
            page.first(".practise .score").words(),
            "0 of 10 right at the first try, 1 later, 9 to go."
        );
        page.screenshot("practise-phone");
    });
}

#[test]
fn exercises_and_glossary_fit_a_narrow_screen() {
    for fragment in [
        "r=practise",
        "r=practise&e=3.a7k2.6",
        "r=practise&e=2.a7k2.2",
        "r=solve&q=1600",
        "r=solve&q=rd:110",
        "r=solve&q=own:-20",
        "r=solve&q=sigma:350/52",
        "r=glossary",
    ] {
        visit(fragment, Size::new(320, 640), |page| {
            until("the door is open", || page.has("main.learn h2"));
            nothing_overflows(page, fragment);
        });
    }
}

#[test]
fn sheet_and_key_are_printed_by_their_buttons() {
    visit("r=practise&e=3.a7k2:6", DESK, |page| {
        until("the exercise is there", || page.has("#blank-0"));
        page.run(
            "window.printed = []; window.print = () => {
                const paper = document.querySelector('.handout');
                window.printed.push([!!paper?.querySelector('.box'), !!paper?.querySelector('.answer-key')]);
                dispatchEvent(new Event('afterprint'));
             }",
            &[],
        );
        let printed = || page.evaluate("window.printed");
        page.button("Print the key").click();
        until("the key is printed", || printed() == json!([[false, true]]));
        page.button("Print the sheet").click();
        until("the sheet is printed", || {
            printed() == json!([[false, true], [true, false]])
        });
        until("what was printed is gone", || !page.has(".handout"));
        // Printing works a second time.
        page.button("Print the sheet").click();
        until("it is printed again", || {
            printed() == json!([[false, true], [true, false], [true, false]])
        });
    });
}

#[test]
fn a_link_to_the_glossary_shows_its_entry() {
    visit("r=glossary&n=phi_prime", DESK, |page| {
        let top = "return document.querySelector('.entry[aria-current]')?.getBoundingClientRect().top ?? -1";
        let is_seen = || {
            page.run(top, &[])
                .as_f64()
                .is_some_and(|top| (0.0..500.0).contains(&top))
        };
        until("the entry is in view", is_seen);
        page.is_accessible();
        page.first(".entry[aria-current] a[href='#r=glossary&n=mu_prime']")
            .click();
        until("the other one is", || {
            page.first(".entry[aria-current]")
                .attribute("id")
                .as_deref()
                == Some("n-mu_prime")
        });
        until("it is in view", is_seen);
        page.back();
        until("Back leads to the one before", || {
            page.first(".entry[aria-current]")
                .attribute("id")
                .as_deref()
                == Some("n-phi_prime")
        });
    });
}
