//! The presentation: one step to a screen, for a projector.

use browser_tests::{DESK, Key, PHONE, Page, Size, until, visit};
use serde_json::Value;

/// The windows of projectors.
const ROOMS: [Size; 4] = [
    Size::new(1280, 720),
    Size::new(1920, 1080),
    Size::new(2560, 1440),
    Size::new(1024, 768),
];

/// Ten games, most of them a surprise, so that there are many rows and many iterations.
const MANY: &str = "p=1500,50,0.06&t=1.2&g=1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1";

fn place(page: &Page) -> String {
    page.first(".screen .where").words()
}

/// Returns what is cut off, or has to be scrolled to.
fn cut(page: &Page) -> Value {
    page.run(
        "const cut = [];
         const root = document.scrollingElement;
         if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) cut.push('the page scrolls');
         const wide = (e) => e.scrollWidth > e.clientWidth + 1;
         const frame = document.querySelector('.screen-work');
         if (frame.scrollHeight > frame.clientHeight + 1) cut.push(`work ${frame.scrollHeight} of ${frame.clientHeight}`);
         for (const e of document.querySelectorAll('.screen-work, .screen :is(.formula, .scroller, h2, .screen-values)')) {
           if (wide(e)) cut.push(`${e.className || e.tagName}: ${e.scrollWidth} of ${e.clientWidth}`);
         }
         for (const e of document.querySelectorAll('.screen :is(svg, h2, .screen-values, .screen-foot, .screen-foot button, .bell, .guess input)')) {
           const { left, top, right, bottom } = e.getBoundingClientRect();
           if (left < 0 || top < 0 || right > innerWidth + .5 || bottom > innerHeight + .5) cut.push(`${e.className.baseVal ?? e.className ?? ''} ${e.tagName} leaves the window`);
         }
         const card = document.querySelector('.screen .card').getBoundingClientRect();
         if (card.bottom > document.querySelector('.screen-foot').getBoundingClientRect().top + 1) cut.push('the picture lies on the foot');
         const size = parseFloat(getComputedStyle(document.querySelector('.fits')).fontSize);
         if (size < innerHeight / 60) cut.push(`type of ${size} pixels`);
         return cut.join('; ')",
        &[],
    )
}

#[test]
fn every_step_fits_into_the_window() {
    visit("b=1", DESK, |page| {
        for (name, case) in [("", ""), ("many-", MANY)] {
            let iterations: &[&str] = if case.is_empty() {
                &["5", "5.1", "5.2"]
            } else {
                &["5", "5.1", "5.5"]
            };
            let steps = ["1", "2", "3", "4"]
                .iter()
                .chain(iterations)
                .chain(&["6", "7", "8", "7&h=1", "3&h=1"]);
            for step in steps {
                page.open(&format!("{case}&b=1&k={step}"));
                until("the screen is there", || page.has(".screen svg"));
                for size in ROOMS {
                    page.resize(size);
                    page.frames();
                    let what = format!("present-{name}{}-{}", step.replace('&', "-"), size.width);
                    page.screenshot(&what);
                    assert_eq!(cut(page), "", "{what}");
                }
            }
        }
        page.resize(ROOMS[0]);
        page.is_accessible();
        if page.prefer(&[("prefers-color-scheme", "dark")]) {
            page.is_accessible();
            page.screenshot("present-dark");
        }
    });
}

#[test]
fn a_remote_control_goes_through_parts_and_steps() {
    visit("k=4", DESK, |page| {
        page.in_navigation_menu("Present").click();
        until("the screen is there", || page.has(".screen svg"));
        until("the link says so", || page.fragment() == "k=4&b=1");
        page.focuses_id("presentation");
        let lit = || page.count(".screen-work [aria-current=true]");
        assert_eq!((place(page).as_str(), lit()), ("Step 4 of 8", 0));
        for key in [Key::Right, Key::Down, Key::Space, Key::Enter] {
            page.press(key.clone());
            assert_eq!((place(page).as_str(), lit()), ("Step 4 of 8", 1), "{key:?}");
        }
        // Everything that belongs to the part is highlighted, in the picture as well.
        assert!(page.has(".fits [data-lit=self]"));
        page.is_accessible();
        page.screenshot("present-part");
        page.press(Key::Right);
        assert_eq!((place(page).as_str(), lit()), ("Step 5, the bracket", 0));
        page.press(Key::Left);
        assert_eq!(place(page), "Step 4 of 8");
        page.press(Key::End);
        assert_eq!(place(page), "Step 8 of 8");
        page.press(Key::Home);
        assert_eq!(place(page), "Step 1 of 8");
        page.button("Step 3").click();
        page.button("Next").click();
        assert_eq!((place(page).as_str(), lit()), ("Step 3 of 8", 1));

        page.press(Key::Escape);
        until("the page is there again", || {
            page.has(".inputs") && !page.has(".screen")
        });
        page.focuses_id("present");
        until("the link says so", || page.fragment() == "k=3");
        // The key F starts the presentation again, but not while the reader types.
        page.press("f");
        until("the screen is there", || page.has(".screen"));
        page.button("Leave the presentation").click();
        until("the page is there again", || page.has(".inputs"));
        page.field("Rating").focus();
        page.press("f");
        assert!(!page.has(".screen"));
    });
}

/// A tooltip would cover the heading and the formula.
#[test]
fn highlighting_a_part_opens_no_tooltip() {
    for size in ROOMS {
        visit("k=3&b=1", size, |page| {
            page.focuses_id("presentation");
            page.press(Key::Right);
            until("a part is lit", || {
                page.has(".screen-work [aria-current=true]")
            });
            page.run_timed("performance.now() > 3000");
            assert!(!page.has(".tip") || !page.first(".tip").is_seen());
        });
    }
}

#[test]
fn the_presentation_asks_for_guesses() {
    visit("k=3&b=1&h=1", ROOMS[0], |page| {
        until("the screen is there", || page.has(".screen svg"));
        while !page.has("#guess-4") {
            assert_eq!(place(page), "Step 3 of 8");
            page.press(Key::Right);
        }
        assert_eq!(place(page), "Step 4 of 8");
        page.field("Your guess for Δ").type_text("1");
        page.press(Key::Enter);
        until("it is told", || page.has(".screen-step .verdict"));
        assert_eq!(place(page), "Step 4 of 8");
        page.is_accessible();
        page.screenshot("present-guess");
    });
}

#[test]
fn the_presentation_fits_small_windows() {
    visit("k=3&b=1", PHONE, |page| {
        until("the screen is there", || page.has(".screen svg"));
        page.screenshot("present-phone");
        for size in [PHONE, Size::new(320, 256)] {
            page.resize(size);
            assert_eq!(
                page.evaluate("document.scrollingElement.scrollWidth > innerWidth"),
                false
            );
        }
        page.first(".screen-foot")
            .run("arguments[0].scrollIntoView()", &[]);
        assert!(page.first(".screen-foot").is_seen());
    });
}
