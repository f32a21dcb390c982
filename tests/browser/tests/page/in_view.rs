//! The page keeps in view, and in its place, the part that the reader is at.

use browser_tests::{DESK, Fault, PHONE, Page, Size, first_visit, until, visit};

/// Windows that are wider than high.
const LOW: [Size; 3] = [DESK, Size::new(1280, 900), Size::new(1280, 720)];

/// A phone, and a tablet in which the form is beside the answer.
const NARROW: [Size; 2] = [PHONE, Size::new(1024, 768)];

/// Ten games, for which the form is higher than the window.
const TEN: &str = "g=1400,30,1;1550,100,0;1700,300,0;1410,30,1;1560,100,0;1710,300,0;1420,30,1;1570,100,0;1720,300,0;1430,30,1";

/// Returns how far the top of `selector` is below the header, or below the sticky picture above it, in pixels.
fn below_header(page: &Page, selector: &str) -> f64 {
    let below = page.first(selector).run(
        "const own = arguments[0].getBoundingClientRect();
         const covered = ['.header', '.walking .picture'].map((selector) => {
             const one = document.querySelector(selector);
             if (!one || getComputedStyle(one).position !== 'sticky') return 0;
             const { left, right, bottom } = one.getBoundingClientRect();
             return left < own.right && own.left < right ? bottom : 0;
         });
         return own.top - Math.max(0, ...covered)",
        &[],
    );
    below.as_f64().expect("a distance")
}

#[test]
fn next_scrolls_the_opened_step_below_the_header() {
    for size in LOW.into_iter().chain([Size::new(1024, 768), PHONE]) {
        visit("", size, |page| {
            page.has_all();
            page.button("Step through it").click();
            until("the work has come", || page.has("#step-1 .work"));
            until("Step 1 is on top", || {
                (-1.0..=40.0).contains(&below_header(page, "#step-1 summary"))
            });
            let mut step = 1;
            while page.first(".walk .primary").is_enabled() {
                page.button("Next").click();
                page.frames();
                let now = page
                    .first("section.step[aria-current=step]")
                    .attribute("id")
                    .unwrap_or_default();
                if now == format!("step-{step}") {
                    continue;
                }
                step += 1;
                assert_eq!(now, format!("step-{step}"));
                let below = below_header(page, &format!("#step-{step} summary"));
                assert!(
                    (-1.0..=1.0).contains(&below),
                    "Step {step} at {size:?}: {below} px below"
                );
            }
            assert_eq!(step, 8);
        });
    }
}

/// The work of the steps comes with the lazy part.
#[test]
fn a_step_opened_before_lazy_loading_is_below_the_header() {
    for size in [DESK, PHONE] {
        first_visit(size, |page| {
            page.misbehave(&[("glicko2-rooms-", Fault::Wait)]);
            page.open("");
            page.button("Step through it").click();
            page.frames();
            assert!(!page.has("#step-1 .work"));
            page.misbehave(&[]);
            until("the work has come", || page.has("#step-1 .work"));
            until("it is on top", || {
                (-1.0..=40.0).contains(&below_header(page, "#step-1 summary"))
            });
        });
    }
}

#[test]
fn the_focused_field_of_a_new_period_is_below_the_header() {
    for size in LOW {
        visit(TEN, size, |page| {
            page.has_all();
            page.button("Next period").click();
            page.focuses("Opponent rating");
            until("it is below the header", || {
                below_header(page, "#games-0-rating") >= 0.0
            });
            page.screenshot(&format!("next-period-{}-{}", size.width, size.height));
            assert!(page.focused().is_seen(), "{size:?}");
        });
    }
}

#[test]
fn the_strip_covers_no_focused_field() {
    let games = [5, 10].map(|n| format!(".games > li:nth-child({n}) input:not([type=radio])"));
    let of_paper = [
        "#player-rating",
        "#player-deviation",
        &*games[0],
        &*games[1],
    ];
    for (link, size) in LOW
        .into_iter()
        .chain(NARROW)
        .flat_map(|size| [(TEN, size), ("y=lichess", size)])
    {
        visit(link, size, |page| {
            page.has_all();
            let fields = if link == TEN {
                &of_paper[..]
            } else {
                &["#player-rating", "#games-0-rating"]
            };
            for selector in fields {
                page.first(selector).focus();
                until("the strip is there", || page.has(".strip svg"));
                page.frames();
                let covered = page.run(
                    "const a = document.querySelector('.strip').getBoundingClientRect();
                     const b = document.activeElement.getBoundingClientRect();
                     return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom",
                    &[],
                );
                assert_eq!(covered, false, "{link}: {selector} at {size:?}");
            }
        });
    }
}

/// While a number is dragged, the sentences keep their kinds, so the element of the number stays.
#[test]
fn a_dragged_number_stays_under_the_pointer() {
    visit("", DESK, |page| {
        page.has_all();
        let top = || {
            let number = page.first(".why [data-scrub='games.1.rating']");
            number.top()
        };
        for right in [-120, 60] {
            let number = page.first(".why [data-scrub='games.1.rating']");
            // The drag begins in the middle of the window.
            number.run("arguments[0].scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })", &[]);
            let before = top();
            number.drag("mouse", right);
            let moved = top() - before;
            assert!(
                moved.abs() <= 1.0,
                "{moved} px down after {right} px across"
            );
            page.let_go("mouse");
        }
    });
}

/// The test uses a phone, where lines are short.
#[test]
fn an_rd_in_brackets_is_on_one_line() {
    visit(
        "p=1720,62,0.06&g=1500,60,1;1480,80,1;1590,50,0",
        PHONE,
        |page| {
            let lines = page.run(
            "const why = document.querySelector('.answer .why');
             const walker = document.createTreeWalker(why, NodeFilter.SHOW_TEXT), letters = [];
             for (let node = walker.nextNode(); node; node = walker.nextNode()) {
               for (let i = 0; i < node.length; i++) letters.push([node.data[i], node, i]);
             }
             const text = letters.map(([letter]) => letter).join('');
             return [...text.matchAll(/\\([^()]*RD[^()]*\\)/g)].map(({ index, 0: bracket }) => {
               const range = document.createRange(), last = letters[index + bracket.length - 1];
               range.setStart(letters[index][1], letters[index][2]);
               range.setEnd(last[1], last[2] + 1);
               return range.getBoundingClientRect().height / parseFloat(getComputedStyle(why).fontSize) < 2;
             })",
            &[],
        );
            assert_eq!(lines, serde_json::json!([true]));
        },
    );
}

#[test]
fn blanks_and_numbers_of_a_worksheet_have_room() {
    visit("h=1", DESK, |page| {
        page.has_all();
        until("all has come", || page.has("select#system"));
        page.run("dispatchEvent(new Event('beforeprint'))", &[]);
        until("the worksheet is there", || page.has(".worksheet"));
        // Only Chromium shows the printed page on the screen.
        if !page.prefer_print(true) {
            return;
        }
        page.resize(Size::new(794, 1123));
        let told = page.run(
            "const cramped = [];
             const lines = (e) => { const r = document.createRange(); r.selectNodeContents(e); return r.getClientRects().length > 0 ? r.getBoundingClientRect().height : 0 };
             for (const cell of document.querySelectorAll('.worksheet > .paper-step tbody :is(th, td):not(:empty)')) {
               if (lines(cell) > 1.9 * parseFloat(getComputedStyle(cell).lineHeight) || cell.scrollWidth > cell.clientWidth + 1) cramped.push(cell.textContent);
             }
             const width = (e) => e.getBoundingClientRect().width;
             const body = (table, kind) => [...table.querySelectorAll(`tbody ${kind}`)].map(width);
             for (const table of document.querySelectorAll('.worksheet > .paper-step table')) {
               const blanks = body(table, 'td:empty'), given = body(table, ':is(th, td):not(:empty)');
               if (!blanks.length) continue;
               const [least, most] = [Math.min(...blanks), Math.max(...blanks)];
               if (least < Math.max(0, ...given) - 1 || most > 1.2 * least) cramped.push(`blanks of ${least} to ${most} beside ${given}`);
             }
             const alone = [...document.querySelectorAll('.worksheet > .paper-step')].filter((e) => getComputedStyle(e).breakInside !== 'avoid');
             return [document.querySelectorAll('.worksheet > .paper-step tbody td:empty').length > 5, cramped, alone.length]",
            &[],
        );
        page.screenshot("worksheet");
        page.prefer_print(false);
        assert_eq!(told, serde_json::json!([true, [], 0]));
    });
}
