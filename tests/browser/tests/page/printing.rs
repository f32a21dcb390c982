//! The printed page.

use crate::waking::SAVES_DATA;
use browser_tests::{DESK, Key, PHONE, Page, first_visit, until, visit};
use serde_json::json;

const TEN: &str = "p=1612,84,0.059&g=1500,60,1;1590,45,0;1700,90,0.5;1650,70,1;1480,120,1;1730,55,0;1610,62,0.5;1820,150,1;1555,80,0;1600,44,1";

/// The sizes of A4 and Letter in centimetres.
const PAPERS: [(f64, f64); 2] = [(21.0, 29.7), (21.59, 27.94)];

/// Returns the number of printed pages. Returns `None` if the browser's file does not tell.
fn pages(page: &Page, paper: (f64, f64)) -> Option<usize> {
    let pdf = page.print(paper);
    let text = String::from_utf8_lossy(&pdf);
    let count = text
        .match_indices("/Type /Page")
        .filter(|(at, name)| !text[at + name.len()..].starts_with('s'))
        .count();
    (count > 0).then_some(count)
}

/// Waits for the lazy part, which draws the printed page.
fn complete(page: &Page) {
    page.has_all();
    until("all has come", || page.has("select#system"));
}

fn begin(page: &Page) {
    page.run("dispatchEvent(new Event('beforeprint'))", &[]);
    until("the handout is there", || page.has(".handout"));
}

#[test]
fn cases_and_worksheets_print_on_few_pages() {
    visit("", DESK, |page| {
        for (link, [most, with_key]) in [
            ("", [2, 4]),
            (TEN, [3, 5]),
            ("p=1500,60,0.06&g=2700,60,1", [3, 4]),
            ("y=lichess", [3, 4]),
            ("g=&i=3", [1, 2]),
            ("s=", [3, 4]),
        ] {
            for (hide, most) in [("", most), ("&h=1", with_key)] {
                page.open(&format!("{link}{hide}"));
                complete(page);
                for (shorter, paper) in PAPERS.into_iter().enumerate() {
                    let printed = pages(page, paper);
                    // Letter is shorter than A4, so it may take a page more.
                    assert!(
                        printed.is_none_or(|printed| printed <= most + shorter),
                        "{link}{hide} on {paper:?}: {printed:?} pages"
                    );
                }
                assert!(
                    !page.has(".handout"),
                    "{link}{hide}: what was printed is gone"
                );
            }
        }
    });
}

#[test]
fn printing_at_once_waits_for_the_derivation() {
    first_visit(DESK, |page| {
        page.with_script_first(SAVES_DATA, || {
            page.open("");
            assert!(!page.has("select#system"), "the lazy part is not there yet");
            page.run(
                "window.print = () => { dispatchEvent(new Event('beforeprint')); }",
                &[],
            );
            page.press(Key::Control + "p");
            until("the handout is there", || page.has(".handout"));
            assert!(page.count(".handout math") > 20, "with its formulas");
        });
    });
}

/// Printing from the browser's own menu cannot wait for the lazy part.
#[test]
fn a_print_before_lazy_loading_notes_missing_formulas() {
    const LINE: &str = ".paper-only";
    first_visit(DESK, |page| {
        page.with_script_first(SAVES_DATA, || {
            page.open("");
            assert!(!page.first(LINE).is_seen(), "the screen does not say so");
            if page.prefer_print(true) {
                assert!(page.first(LINE).is_seen());
                page.prefer_print(false);
            }
            page.run("dispatchEvent(new Event('beforeprint'))", &[]);
            until("the next one is whole", || {
                page.has("select#system") && !page.has(LINE)
            });
            begin(page);
        });
    });
}

#[test]
fn only_the_handout_is_printed_and_it_is_not_on_the_screen() {
    for size in [DESK, PHONE] {
        visit("v=all", size, |page| {
            complete(page);
            begin(page);
            assert!(!page.first(".handout").is_seen());
            assert_eq!(page.count(".handout :is(button, input, select, [id])"), 0);
            if page.prefer_print(true) {
                let seen = "return [...document.body.children].filter((e) => e.getClientRects().length).map((e) => e.className)";
                assert_eq!(page.run(seen, &[]), json!(["handout"]));
                let cut = page.evaluate("[...document.querySelectorAll('.handout :not(.visually-hidden)')].filter((e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX !== 'visible').length");
                assert_eq!(cut, json!(0));
                page.prefer_print(false);
            }
            page.run("dispatchEvent(new Event('afterprint'))", &[]);
            until("it is gone", || !page.has(".handout"));
        });
    }
}

#[test]
fn the_print_button_waits_for_the_handout() {
    visit("z=share", DESK, |page| {
        until("the dialog is open", || page.has("dialog[open]"));
        page.run("window.print = () => { window.printed = [!!document.querySelector('.handout'), !!document.querySelector('dialog')] }", &[]);
        page.button("Print").click();
        until("it is printed", || {
            page.evaluate("window.printed ?? null") == json!([true, false])
        });
    });
}
