//! Nothing moves while the page is loaded: <https://web.dev/articles/cls>.

use browser_tests::{Fault, Page, Size, first_visit, visit};

const SIZES: [Size; 4] = [
    Size::new(360, 740),
    Size::new(390, 844),
    Size::new(412, 915),
    Size::new(1280, 900),
];

/// The largest allowed layout shift. Up to 0.1 is called good.
const MOST: f64 = 0.02;

/// Returns the sum of all layout shifts since the document began, and what moved. Returns `None` if
/// the browser does not report them.
fn shifts(page: &Page) -> Option<(f64, String)> {
    let told = page.run_async(
        "const done = arguments[0];
         if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) {
           return done(null);
         }
         document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => {
           const observer = new PerformanceObserver(() => {});
           observer.observe({ type: 'layout-shift', buffered: true });
           const all = observer.takeRecords();
           const name = (node) => node?.className || node?.nodeName || '?';
           const box = (rect) => `${rect.x},${rect.y} ${rect.width}×${rect.height}`;
           const moved = (source) => `${name(source.node)}: ${box(source.previousRect)} to ${box(source.currentRect)}`;
           done([all.reduce((sum, shift) => sum + shift.value, 0),
             all.map((shift) => `${shift.value.toFixed(4)} ${shift.sources.map(moved).join('; ')}`).join('\\n')]);
         })))",
        &[],
    );
    Some((told[0].as_f64()?, told[1].as_str()?.to_owned()))
}

#[track_caller]
fn is_steady(page: &Page, what: &str, size: Size) {
    if let Some((sum, moved)) = shifts(page) {
        assert!(sum < MOST, "{what} at {size:?} moves by {sum:.3}:\n{moved}");
    }
}

#[test]
fn the_page_does_not_shift_while_loading() {
    let links = [
        "",
        "p=1712,80,0.05&g=1500,60,0;1810,45.5,1;1790,200,0.5",
        "k=5.1",
        "s=",
        "r=group",
        "r=group&m=m:worlds",
        "y=lichess",
    ];
    for size in SIZES {
        for link in links {
            visit(link, size, |page| is_steady(page, link, size));
        }
        visit("", size, |page| {
            for path in ["embed.html", "embed.html#k=3", "static.html"] {
                page.open_page(path);
                is_steady(page, path, size);
            }
            // The room is opened by its address, because content may move after a press.
            page.open_page("");
            page.run("location.hash = 'r=group'", &[]);
            page.is_in_room("group");
            is_steady(page, "from one player to all rooms", size);
        });
    }
}

/// Content that is painted before the whole page has arrived is not pushed down by later content.
#[test]
fn a_page_that_arrives_in_pieces_does_not_shift() {
    for size in SIZES {
        for path in [
            "static.html",
            "index.html",
            "index.html#p=1712,80,0.05&g=1500,60,0",
            "embed.html",
        ] {
            first_visit(size, |page| {
                page.misbehave(&[(".html", Fault::Trickle)]);
                page.go(path);
                page.is_up();
                is_steady(page, path, size);
            });
        }
    }
}
