//! The paper's example, which stands there when the page is opened.

use browser_tests::{DESK, visit};
use glicko2_steps::glicko2::Period;

#[test]
fn every_number_is_exact() {
    visit("", DESK, |page| {
        page.has_all();
        page.open_cards();
        browser_tests::until("the cards are there", || page.has(".cards"));
        page.agrees_with_engine(&Period::papers_example());
        page.screenshot("opening");
    });
}

#[test]
fn every_chart_is_told_in_words() {
    visit("", DESK, |page| {
        page.has_all();
        page.open_cards();
        browser_tests::until("the charts are there", || page.count(".chart-box > [role=img] > svg") == 3);
        let silent = page.run(
            "return [...document.querySelectorAll('.chart-box > [role=img]')].filter((e) => (e.getAttribute('aria-label') || '').length < 40).length",
            &[],
        );
        assert_eq!(silent, 0);
        assert_eq!(page.count(".chart-box > [role=img] > svg"), 3);
        let bands = page.first("[aria-label^='Two bell curves']").attribute("aria-label").unwrap_or_default();
        assert!(bands.contains("from 1167 to 1761"), "{bands}");
        page.field("Confidence").pick("68%");
        browser_tests::until("the chart is told anew", || {
            page.first("[aria-label^='Two bell curves']")
                .attribute("aria-label")
                .is_some_and(|told| told.contains("from 1313 to 1615"))
        });
        assert!(page.result().contains("With 68% confidence"), "{}", page.result());
    });
}
