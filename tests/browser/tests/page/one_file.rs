//! The page in one file, opened as a file, alone in its folder.

use browser_tests::{DESK, Page, period, visit};

const FILE: &str = "glicko2.html";

/// What the paper's example comes to.
#[track_caller]
fn shows_the_paper(page: &Page) {
    page.agrees_with_engine(&period(
        [1500.0, 200.0, 0.06],
        0.5,
        &[[1400.0, 30.0, 1.0], [1550.0, 100.0, 0.0], [1700.0, 300.0, 0.0]],
    ));
}

#[test]
fn it_opens_without_a_server() {
    visit("", DESK, |page| {
        page.go_to_file(FILE, "");
        page.is_up();
        shows_the_paper(page);
        assert_eq!(page.run("return location.protocol", &[]), "file:");
        assert_eq!(page.run("return performance.getEntriesByType('resource').length", &[]), 0, "all of it is inside");
        assert_eq!(page.run("return document.fonts.check('1em \"Steps Math\"', 'φ')", &[]), true, "the font too");
        page.field("Rating").type_over("1600");
        browser_tests::until("the address follows", || page.fragment() == "p=1600,200,0.06");
        page.reload();
        assert_eq!(page.field("Rating").value(), "1600");
        page.screenshot("one-file");
    });
}

#[test]
fn it_has_all_rooms() {
    visit("", DESK, |page| {
        page.go_to_file(FILE, "r=season");
        page.is_up();
        assert!(page.has("[aria-current=page][href='#r=season']"));
    });
}

#[test]
fn its_policy_names_all_that_may_run() {
    visit("", DESK, |page| {
        page.go_to_file(FILE, "");
        page.is_up();
        let policy = page.first("meta[http-equiv='Content-Security-Policy']").attribute("content").unwrap_or_default();
        assert!(policy.starts_with("default-src 'none'; script-src 'sha256-"), "{policy}");
        assert!(
            !policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'") && !policy.contains("http"),
            "{policy}"
        );
        assert_eq!(page.count("[style], [onclick], script[src], link[rel=stylesheet]"), 0);
    });
}

#[test]
fn a_browser_that_cannot_unpack_is_helped() {
    visit("", DESK, |page| {
        page.with_script_first("delete window.DecompressionStream", || {
            page.go_to_file(FILE, "");
            page.is_up();
            assert_eq!(page.run("return typeof DecompressionStream", &[]), "undefined");
            shows_the_paper(page);
        });
    });
}
