//! The page that needs neither scripts nor WebAssembly.

use browser_tests::{DESK, PHONE, Size, visit};

const PAGE: &str = "static.html";

#[test]
fn the_example_can_be_read_without_scripts() {
    for size in [DESK, PHONE, Size::new(320, 640)] {
        visit("", size, |page| {
            page.go(PAGE);
            assert_eq!(page.count("script"), 0);
            for n in 1..=8 {
                assert!(page.has_region(&format!("Step {n}")), "step {n}");
            }
            page.agrees_with_engine("");
            assert_eq!(
                page.count("input, button, select"),
                0,
                "nothing that does nothing"
            );
            assert_eq!(
                page.first(".live a").attribute("href").as_deref(),
                Some("./"),
                "the way to the page itself"
            );
            assert!(page.has(".chart-box svg"), "the pictures are there");
            assert_eq!(
                page.evaluate("document.documentElement.scrollWidth > innerWidth"),
                false,
                "{size:?}"
            );
            page.screenshot(&format!("static-{}", size.width));
        });
    }
}

#[test]
fn a_browser_without_webassembly_gets_the_static_page() {
    visit("", DESK, |page| {
        page.with_script_first("delete window.WebAssembly", || {
            page.go("?");
            browser_tests::until("the page follows", || {
                page.evaluate("location.pathname") == "/static.html"
            });
        });
        assert!(page.has_region("Step 8"));
        page.forget_console();
    });
}
