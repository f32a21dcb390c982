//! Text at 1.5 times and at twice its size, as set in the browser: nothing is cut off, and nothing overlaps.

use crate::everywhere::{Typed, View, everywhere, follow};
use crate::widths::{CUT_FIELDS, OVERFLOWING};
use browser_tests::{DESK, Page, Size, until, visit};
use serde_json::json;

const LETTERS: [u32; 2] = [24, 32];
const WIDTHS: [u32; 3] = [390, 1280, 1440];

/// A script that returns words, fields and buttons that overlap.
const OVERLAPPING: &str = "
    const isHidden = (e) => e.closest('svg, math, script, style, .visually-hidden, .start-notice, .tip, .cards-if-narrow thead')
      || e.closest('details:not([open]) > :not(summary)')
      || !e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // A bar that stays in view lies on the page on purpose: its parts are compared with one another alone.
    const layer = (e) => {
      if (!e || e === document.body) return document.body;
      return ['fixed', 'sticky'].includes(getComputedStyle(e).position) ? e : layer(e.parentElement);
    };
    // The part of a box that is seen.
    const seen = (e, { left, right, top, bottom }) => {
      for (let a = e; a && a !== document.body; a = a.parentElement) {
        const { overflowX, display } = getComputedStyle(a);
        if (overflowX === 'visible' || display === 'inline') continue;
        const box = a.getBoundingClientRect();
        [left, right, top, bottom] = [Math.max(left, box.left), Math.min(right, box.right), Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      return { e, left, right, top, bottom, layer: layer(e) };
    };
    const items = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const e = texts.currentNode.parentElement;
      if (!texts.currentNode.data.trim() || e.closest('select, textarea') || isHidden(e)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // Lines may be closer than their letters are allowed to be high.
        const air = (bottom - top) / 5;
        items.push(seen(e, { left, right, top: top + air, bottom: bottom - air }));
      }
    }
    for (const e of document.querySelectorAll('input:not([type=radio]), select, button, textarea')) {
      if (!isHidden(e)) items.push(seen(e, e.getBoundingClientRect()));
    }
    const name = ({ e }) => `${e.tagName.toLowerCase()} ${e.id || (e.innerText || '').slice(0, 20)}`;
    const found = [];
    for (const [i, a] of items.entries()) {
      for (const b of items.slice(i + 1)) {
        // A cell of the crosstable has a number below what is typed.
        const isOne = a.layer !== b.layer || a.e.contains(b.e) || b.e.contains(a.e) || a.e.closest('.cell')?.contains(b.e);
        if (isOne) continue;
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 1.5 && down > 1.5) found.push(`${name(a)} and ${name(b)}`);
      }
    }
    return found.slice(0, 10)";

#[track_caller]
fn all_can_be_read(page: &Page, what: &str) {
    for width in WIDTHS {
        page.resize(Size::new(width, 844));
        page.run("scrollTo(0, 0)", &[]);
        page.frames();
        for check in [OVERFLOWING, OVERLAPPING, CUT_FIELDS] {
            assert_eq!(page.run(check, &[]), json!([]), "{what} at {width}");
        }
    }
}

/// Returns the views of the page that [`everywhere`] leaves out.
fn further() -> impl Iterator<Item = View> {
    let seen = |link: &str, is_there: &str| View {
        link: link.to_owned(),
        is_there: is_there.to_owned(),
    };
    [
        seen("v=all", "#step-5 .iterations"),
        seen("k=5.2&v=all", "#step-5[aria-current=step] .iterations"),
        seen("r=learn", ".lesson-list"),
        seen("r=solve", ".solve"),
        seen("r=practise", ".practise"),
        seen("r=glossary", ".glossary"),
    ]
    .into_iter()
}

fn everything_can_be_read(folder: &str) {
    visit("", DESK, |page| {
        for letters in LETTERS {
            if !page.letters(letters) {
                return;
            }
            page.go(&format!("{folder}#r=systems"));
            page.is_up();
            let size =
                page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)");
            assert_eq!(
                size.as_f64(),
                Some(f64::from(letters)),
                "the text is larger"
            );
            for seen in further().chain(everywhere(Typed::default())) {
                follow(page, &seen);
                all_can_be_read(
                    page,
                    &format!("{folder}#{}, letters of {letters} pixels,", seen.link),
                );
            }
            page.screenshot(&format!(
                "larger-{letters}-{}",
                folder.trim_end_matches('/')
            ));
        }
    });
}

#[test]
fn everything_is_readable_in_larger_letters() {
    everything_can_be_read("");
}

#[test]
fn everything_is_readable_in_larger_russian_letters() {
    everything_can_be_read("ru/");
}

/// The painted page has the same header, so this test covers the time before the program starts as well.
#[test]
fn the_header_wraps_in_larger_letters() {
    visit("", DESK, |page| {
        if !page.letters(32) {
            return;
        }
        for folder in ["", "ru/"] {
            page.go(folder);
            page.is_up();
            for width in [320, 390, 768, 1024, 1280, 1440] {
                page.resize(Size::new(width, 844));
                let cut = page.evaluate(
                    "[...document.querySelectorAll('.header, .header *:not(svg, svg *)')]
                       .filter((e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline')
                       .map((e) => e.className || e.tagName)",
                );
                assert_eq!(cut, json!([]), "{folder} at {width}");
            }
        }
    });
}

#[test]
fn no_letters_are_smaller_than_eleven_pixels() {
    visit("", DESK, |page| {
        until("the form is there", || page.has(".game"));
        let small = page.evaluate(
            "[...document.querySelectorAll('main *:not(svg *, math *)')]
               .filter((e) => [...e.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()))
               .filter((e) => e.checkVisibility() && parseFloat(getComputedStyle(e).fontSize) < 11)
               .map((e) => `${e.tagName} ${e.textContent}`)",
        );
        assert_eq!(small, json!([]));
    });
}
