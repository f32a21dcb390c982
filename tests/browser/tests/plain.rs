//! The page as `trunk build` by itself makes it, or the finished site: SITE says which.

use browser_tests::{DESK, until, visit};

#[test]
fn a_rating_can_be_typed() {
    visit("", DESK, |page| {
        let before = page.result();
        page.field("Rating").type_over("1600");
        until("there is another answer", || page.result() != before);
    });
}
