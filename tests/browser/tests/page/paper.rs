//! The paper's example, which is shown when the page is opened.

use browser_tests::{DESK, visit};
use glicko2_steps::Period;

/// The exact values, from 60-digit arithmetic: see NUMERICS.
const EXACT: [(&str, f64); 18] = [
    ("v", 1.778_977_089_723_997_8),
    ("delta", -0.483_933_260_983_655_13),
    ("volatility.iterations.0.f_a", -0.000_535_502_760_636_427_8),
    ("volatility.iterations.0.f_b", 1.999_675_065_136_969),
    ("volatility.sigma", 0.059_995_984_286_488_5),
    ("player.volatility", 0.059_995_984_286_488_5),
    ("phi_star", 1.152_854_689_580_136_4),
    ("phi_prime", 0.872_199_188_130_734_3),
    ("mu_prime", -0.206_940_966_675_255),
    ("player.rating", 1_464.050_670_539_3),
    ("player.deviation", 151.516_524_123_857),
    ("glicko.rating", 1_464.106_462_8),
    ("glicko.deviation", 151.398_902_4),
    ("games.0.rating_change", 47.4308),
    ("games.1.rating_change", -54.3953),
    ("games.2.rating_change", -28.9848),
    ("rating_change", -35.9493),
    ("rating_change.size", 35.9493),
];

/// Returns half a unit in the last place that is written above.
fn tolerance(quantity: &str) -> f64 {
    match quantity {
        _ if quantity.contains("rating_change") => 5e-5,
        _ if quantity.starts_with("glicko") => 5e-8,
        _ => 1e-9,
    }
}

#[test]
fn every_number_of_the_paper_is_exact() {
    visit("", DESK, |page| {
        page.has_all();
        page.open_cards();
        browser_tests::until("the cards are there", || page.has(".cards"));
        for (quantity, exact) in EXACT {
            let shown = page.number(quantity);
            assert!((shown - exact).abs() <= tolerance(quantity), "{quantity} is {shown}, not {exact}");
        }
        page.agrees_with_engine(&Period::papers_example());
        page.screenshot("opening");
    });
}

#[test]
fn every_chart_has_a_description() {
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
