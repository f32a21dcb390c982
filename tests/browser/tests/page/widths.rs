//! From 320 to 2560 pixels nothing overflows, except tables and formulas in their own scrollers.

use crate::everywhere::{Typed, everywhere, follow};
use browser_tests::{Page, Size, until, visit};
use serde_json::json;

const WIDTHS: [u32; 7] = [320, 390, 768, 1024, 1280, 1600, 2560];
/// Phones, and a page enlarged to 400 %.
const PHONES: [u32; 4] = [320, 360, 390, 412];

/// A script that returns the elements that are wider than their place and not in a scroller.
pub(crate) const OVERFLOWING: &str = "
    // An ellipsis says that there is more.
    const ends = (e) => getComputedStyle(e).textOverflow === 'ellipsis' && getComputedStyle(e).overflowX !== 'visible';
    const isCut = (e) => e && (ends(e) || isCut(e.parentElement));
    // A folded part keeps the width of its last layout.
    const folded = (e) => e.closest('details:not([open]) > :not(summary)');
    const scrolls = (e) => e.closest('.scroller, .formula, .hides, svg, .visually-hidden, .cards-if-narrow thead, math, textarea, select, input') || isCut(e);
    const across = (e) => `${e.tagName.toLowerCase()}.${e.getAttribute('class') || ''} ${Math.round(e.getBoundingClientRect().left)} to ${Math.round(e.getBoundingClientRect().right)}`;
    const wide = document.documentElement.clientWidth;
    const found = [];
    if (document.documentElement.scrollWidth > wide) found.push(`the document is ${document.documentElement.scrollWidth} wide`);
    for (const e of document.body.querySelectorAll('*')) {
      const box = e.getBoundingClientRect();
      if (!box.width || scrolls(e) || folded(e)) continue;
      if (box.right > wide + 1 || box.left < -1) found.push(`out of the page: ${across(e)}`);
      const style = getComputedStyle(e);
      const clips = style.overflowX !== 'visible' && style.display !== 'inline';
      if (clips && e.scrollWidth > e.clientWidth + 1) found.push(`cut off: ${across(e)}`);
    }
    return found.slice(0, 10)";

/// Asserts that nothing is wider than its place, except in scrollers.
#[track_caller]
pub(crate) fn nothing_overflows(page: &Page, what: &str) {
    finds_nothing(page, OVERFLOWING, what);
}

/// Asserts that a script returns an empty list.
#[track_caller]
pub(crate) fn finds_nothing(page: &Page, script: &str, what: &str) {
    assert_eq!(page.run(script, &[]), json!([]), "{what}");
}

#[track_caller]
fn fits_all_widths(page: &Page, what: &str) {
    fits_widths(&WIDTHS, page, what);
}

/// Asserts that nothing overflows in windows of these widths.
#[track_caller]
pub(crate) fn fits_widths(widths: &[u32], page: &Page, what: &str) {
    for &width in widths {
        page.resize(Size::new(width, 900));
        nothing_overflows(page, &format!("{what} at {width}"));
    }
}

#[test]
fn the_example_and_extreme_numbers_fit() {
    for (name, link) in [
        ("the example", ""),
        ("15 decimals", "d=15&o=paper"),
        (
            "extremes",
            "p=-999999.123456789,9999.123456789,0.0123456789&t=0.123456789&g=999999.123456789,9999.123456789,0.123456789;1e-9,0,1",
        ),
        ("three zeros", "v=all&p=1500,60,0.06&g=2700,60,1"),
    ] {
        visit(link, Size::new(320, 640), |page| {
            page.has_all();
            fits_all_widths(page, name);
            page.screenshot(&format!("width-{}", name.replace(' ', "-")));
        });
    }
}

/// A script that returns the fields that cut off their content, except for numbers longer than readers type.
pub(crate) const CUT_FIELDS: &str = "
    const fields = [...document.querySelectorAll('main input:not([type=radio], [type=checkbox], [type=range])')];
    const cut = fields.filter((field) => field.checkVisibility() && field.value.length < 13 && field.scrollWidth > field.clientWidth + 1);
    return cut.map((field) => `${field.id}: ${field.scrollWidth} of ${field.clientWidth}`)";

#[test]
fn every_room_and_system_fits_a_phone() {
    visit("r=systems", Size::new(320, 640), |page| {
        for seen in everywhere(Typed::default()) {
            follow(page, &seen);
            for width in PHONES {
                fits_widths(&[width], page, &seen.link);
                finds_nothing(page, CUT_FIELDS, &format!("{} at {width}", seen.link));
            }
        }
    });
}

#[test]
fn extreme_numbers_fit_every_room_and_system() {
    let cases = [
        Typed {
            player: "p=-999999.123456789,9999.123456789,0.0123456789&t=0.123456789&g=999999.123456789,9999.123456789,0.123456789;1e-9,0,1",
            season: "p:-999999.123456789,9999.123456789,0.0123456789/t:0.123456789/999999.123456789,9999.123456789,0.123456789/i99999.123",
            league: "p:-999999.123456789,-999999.123456789,9999.123456789,0.0123456789;b,999999.123456789,0,1e-9/r:1-2,0.123456789\
                /ta:c,999999.123456789,9999.123456789/tb:d,-999999.123456789/ts:0.123456789\
                /w:999999999999.123,e,999999.123456789;1e-9,f,-999999.123456789;3,g/f:1,h,999999.123456789;2,i,-999999.123456789",
        },
        Typed {
            player: "p=1e308,1e308,1e308&t=1e308&g=-1e308,1e308,1",
            season: "p:1e308,1e308,1e308/t:1e308/-1e308,1e308,1/i1e308",
            league: "t:1e308/p:1e308,1e308,1e308,1e308;b,-1e308,1e308/r:1-2,1/ta:c,1e308,1e308/tb:d,-1e308,1e308\
                /w:1e308,e,1e308,1e308;1,f,-1e308;2,g/f:1,h,1e308,1e308;2,i,-1e308",
        },
        Typed {
            player: "d=15&p=1e15,1e15,0.06&g=1500.123456789012345,350,1",
            season: "p:1e15,1e15,0.06/1500.123456789012345,350,1/i1",
            league: "p:1e15,1e15,1e15;b/r:1-2,1/ta:c,1e15,1e15/w:1e15,e,1e15;1,f;2,g/f:1,h,1e15,1e15;2,i",
        },
    ];
    visit("r=systems", Size::new(320, 640), |page| {
        for typed in cases {
            for seen in everywhere(typed) {
                follow(page, &seen);
                fits_widths(&[320, 360], page, &seen.link);
            }
        }
    });
}

/// The main tables of a step or a league need no scrolling, even in the widest of fonts.
#[test]
fn tables_need_no_scrolling_on_a_desk() {
    const CUT: &str = "
        const tables = [...document.querySelectorAll('.step .scroller, .standings .scroller, .scroller:has(.compared)')];
        const cut = tables.filter((e) => e.scrollWidth > e.clientWidth + 1);
        return [tables.length > 0, ...cut.map((e) => `${e.innerText.slice(0, 20)}: ${e.scrollWidth} of ${e.clientWidth}`)]";
    for language in ["", "ru/"] {
        for link in ["v=all", "r=group", "r=group&m=m:teams"] {
            visit("", Size::new(1280, 900), |page| {
                page.go(&format!("{language}#{link}"));
                page.is_up();
                until("the tables are there", || {
                    page.has(".step .iterations, .standings table, .compared")
                });
                for width in [1280, 1366, 1440, 1500, 1600, 1920] {
                    page.resize(Size::new(width, 900));
                    assert_eq!(
                        page.run(CUT, &[]),
                        json!([true]),
                        "{language}#{link} at {width}"
                    );
                }
            });
        }
    }
}

#[test]
fn open_panels_fit_and_are_accessible_at_every_width() {
    visit("v=all", Size::new(320, 640), |page| {
        page.has_all();
        page.run(
            "document.querySelectorAll('details').forEach((d) => { d.open = true })",
            &[],
        );
        for width in WIDTHS {
            page.resize(Size::new(width, 900));
            page.is_accessible();
        }
        page.button("Paste or open a file").click();
        page.field("Games or results as text")
            .type_text(&format!("1400 30 {}\n1400 30 won", "w".repeat(80)));
        fits_all_widths(page, "the dialog for files");
        page.resize(Size::new(320, 640));
        page.is_accessible();
        page.screenshot("import-320");
        page.button("Close").click();
        page.game(2).button("More for game 2").click();
        page.field("Rating").type_over("wrong");
        fits_all_widths(page, "panels and problems");
        page.resize(Size::new(320, 640));
        page.is_accessible();
        page.screenshot("panels-320");
    });
}

#[test]
fn tables_of_the_steps_are_cards_on_a_phone() {
    for link in [
        "v=all",
        "v=all&p=1500,60,0.06&g=2700,60,1",
        "v=all&y=lichess",
    ] {
        visit(link, Size::new(320, 640), |page| {
            page.has_all();
            for width in [560, 500, 480, 412, 360, 320] {
                page.resize(Size::new(width, 900));
                let scrolled = page.evaluate("[...document.querySelectorAll('.step .scroller')].filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.ariaLabel)");
                assert_eq!(scrolled, json!([]), "{link} at {width}");
            }
            page.is_accessible();
            let cell = page.table("Iterations").first("tbody tr:nth-child(2) td");
            // Firefox does not compute the value of the attribute.
            let head = cell.run(
                    "return getComputedStyle(arguments[0], '::before').content.replace('attr(data-label)', JSON.stringify(arguments[0].dataset.label))",
                    &[],
                );
            assert_eq!(head, "\"A\"");
        });
    }
}

#[test]
fn the_form_stays_within_its_column() {
    const OUT: &str = "
        const right = document.querySelector('.inputs').getBoundingClientRect().right;
        return [...document.querySelectorAll('.inputs *')]
          .filter((e) => e.checkVisibility() && e.getBoundingClientRect().right > right + 0.5)
          .map((e) => `${e.tagName} ${e.className}`)";
    for folder in ["", "ru/"] {
        visit("", Size::new(1440, 900), |page| {
            page.go(folder);
            page.is_up();
            for width in [1100, 1280, 1440, 1920] {
                page.resize(Size::new(width, 900));
                finds_nothing(page, OUT, &format!("{folder} at {width}"));
                finds_nothing(page, CUT_FIELDS, &format!("{folder} at {width}"));
            }
        });
    }
}

/// While the results of a game have the focus, the rating with each of them is shown below.
#[test]
fn ratings_below_the_results_are_whole_with_all_decimals() {
    visit("d=15", Size::new(1440, 900), |page| {
        until("they are there", || page.has(".what-if span"));
        assert!(!page.first(".what-if").is_seen());
        page.first(".game .segment input").focus();
        assert!(page.first(".what-if").is_seen());
        for width in [320, 390, 1280, 1440] {
            page.resize(Size::new(width, 900));
            let cut = page.evaluate("[...document.querySelectorAll('.what-if span')].filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.innerText)");
            assert_eq!(cut, json!([]), "at {width}");
        }
    });
}
