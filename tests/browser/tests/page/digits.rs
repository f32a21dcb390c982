//! The number of decimals, and the paper's rounding.

use browser_tests::{DESK, PHONE, period, visit};
use glicko2_steps::{Period, Rounding};

#[test]
fn decimals_are_chosen() {
    visit("", DESK, |page| {
        assert_eq!(page.text_of("v"), "1.7790");
        for (decimals, v, rating) in [
            ("2", "1.78", "1464.05"),
            ("10", "1.7789770897", "1464.0506705393"),
            ("15", "1.77897708972400", "1464.05067053930"),
        ] {
            page.menu().field("Decimals").pick(decimals);
            assert_eq!(page.text_of("v"), v);
            assert_eq!(page.text_of("player.rating"), rating);
            // Sentences have two decimals, even if the steps have more.
            assert!(page.result().contains(" to 1464.05, "), "{}", page.result());
            page.agrees_with_engine(&Period::papers_example());
        }
        page.is_accessible();
        page.resize(PHONE);
        page.screenshot("fifteen-digits-phone");
    });
}

#[test]
fn rounding_as_the_paper_does_can_be_chosen() {
    visit("", DESK, |page| {
        page.menu().choose("Round as the paper does");
        assert_eq!(page.text_of("player.rating"), "1464.06");
    });
}

#[test]
fn the_differences_are_explained() {
    visit("o=paper", PHONE, |page| {
        page.has_all();
        assert!(page.has_region("Where the paper’s rounding shows"));
        page.agrees_with_engine(&Period {
            rounding: Rounding::AsPrinted,
            ..period([1500.0, 200.0, 0.06], 0.5, &[[1400.0, 30.0, 1.0], [1550.0, 100.0, 0.0], [1700.0, 300.0, 0.0]])
        });
        page.screenshot("as-printed-phone");
        page.menu().choose("Round as the paper does");
        assert!(!page.has_region("Where the paper’s rounding shows"));
        page.agrees_with_engine(&Period::papers_example());
    });
}
