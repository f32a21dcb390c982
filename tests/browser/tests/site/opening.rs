//! The page as it opens.

use browser_tests::{Find, Page};

#[test]
fn the_page_opens() {
    let page = Page::open("");
    assert_eq!(page.title(), "Glicko-2, step by step");
    assert_eq!(page.css("h1").len(), 1);
    assert_eq!(page.foreign_requests(), Vec::<String>::new());
    page.screenshot("opening");
}

#[test]
fn axe_finds_nothing() {
    Page::open("").is_accessible();
}

#[test]
fn axe_finds_nothing_in_the_dark() {
    Page::at("").dark().open().is_accessible();
}

#[test]
fn a_phone_is_wide_enough() {
    let page = Page::at("").on_a_phone().open();
    assert_eq!(page.overflow(), 0);
    page.screenshot("opening-on-a-phone");
}
