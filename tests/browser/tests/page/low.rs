//! Low windows: a page enlarged to 400 %, or a phone in landscape. The bars at the top and the
//! bottom leave room to read.

use crate::everywhere::{Typed, everywhere, follow};
use crate::navigating::place;
use browser_tests::{Key, Page, Size, until, visit};

/// A window of 1280 × 1024 at 400 %, and phones in landscape.
const LOW: [Size; 3] = [
    Size::new(320, 256),
    Size::new(640, 360),
    Size::new(844, 390),
];

/// Returns the largest part of the window's height that sticky elements cover, at several scroll positions.
fn covered_part(page: &Page) -> f64 {
    let covered = page.run(
        "const end = document.documentElement.scrollHeight - innerHeight;
         const sticks = (e) => {
           const style = getComputedStyle(e);
           return style.position === 'fixed' || style.position === 'sticky' && (style.top !== 'auto' || style.bottom !== 'auto');
         };
         const bars = [...document.body.querySelectorAll('*')].filter(sticks);
         const overlap = (a, b) => Math.max(Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top), 0);
         const height = (e) => {
           const box = e.getBoundingClientRect();
           // Where it would be if it did not stay in view: there it covers nothing.
           e.style.position = 'static';
           const own = e.getBoundingClientRect();
           e.removeAttribute('style');
           const seen = { top: Math.max(box.top, 0), bottom: Math.min(box.bottom, innerHeight) };
           return box.width > innerWidth / 3 ? overlap(seen, seen) - overlap(seen, own) : 0;
         };
         const part = (at) => {
           scrollTo({ top: end * at, behavior: 'instant' });
           return bars.map(height).reduce((a, b) => a + b, 0) / innerHeight;
         };
         return Math.max(...[0, 0.1, 0.35, 0.6, 0.9, 1].map(part))",
        &[],
    );
    covered.as_f64().expect("a part of the height is a number")
}

#[track_caller]
fn leaves_room(page: &Page, what: &str) {
    for size in LOW {
        page.resize(size);
        let covered = covered_part(page);
        assert!(
            covered <= 0.25,
            "{what} at {size:?}: {:.0} % of the height are covered",
            covered * 100.0
        );
    }
}

#[test]
fn bars_leave_room_in_low_windows_everywhere() {
    visit("", LOW[0], |page| leaves_room(page, "the example"));
    visit("r=systems", LOW[0], |page| {
        for seen in everywhere(Typed::default()) {
            follow(page, &seen);
            leaves_room(page, &seen.link);
        }
    });
}

#[test]
fn bars_can_be_used_in_low_windows() {
    for size in LOW {
        visit("k=2", size, |page| {
            page.button("Next").rested().click();
            until(&format!("Step 3 at {size:?}"), || {
                place(page) == "Step 3 of 8"
            });
            page.in_navigation_menu("Guess first").click();
            assert_eq!(
                page.button("Guess first")
                    .attribute("aria-pressed")
                    .as_deref(),
                Some("true")
            );
            page.press(Key::End);
            assert_eq!(place(page), "Step 8 of 8", "{size:?}");
            let top = || page.first("#step-8 summary").rested().top();
            until("Step 8 is in view", || {
                (-1.0..f64::from(size.height)).contains(&top())
            });
            page.screenshot(&format!("low-{}", size.width));
            page.first(".rooms a[href='#r=group']").click();
            page.is_in_room("group");
            page.is_up();
        });
    }
}

#[test]
fn step_5_does_not_scroll_sideways_in_the_smallest_window() {
    for link in ["k=5.0", "k=5.2", "k=5.2&v=all", "v=all"] {
        visit(link, LOW[0], |page| {
            page.has_all();
            page.run(
                "document.querySelectorAll('details').forEach((d) => { d.open = true })",
                &[],
            );
            page.frames();
            // Other browsers than Chromium have no window so narrow.
            assert_eq!(
                page.evaluate("document.documentElement.scrollWidth"),
                page.evaluate("document.documentElement.clientWidth"),
                "{link}"
            );
        });
    }
}
