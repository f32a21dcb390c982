//! The paper's example, which is shown when the page is opened.

use browser_tests::{DESK, PHONE, visit};
use glicko2_steps::glicko2::Period;

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

const TITLES: [&str; 8] = [
    "Step 1 What do we know before the games?",
    "Step 2 What is that on the scale of the formulas?",
    "Step 3 How much do these games tell us?",
    "Step 4 Better or worse than expected?",
    "Step 5 Was the result a surprise?",
    "Step 6 How much could strength have drifted?",
    "Step 7 What do we believe now?",
    "Step 8 And in rating points?",
];

#[test]
fn every_number_is_exact() {
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
fn every_step_is_a_region_with_a_question() {
    visit("", DESK, |page| {
        page.has_all();
        for (n, title) in (1..).zip(TITLES) {
            let step = page.region(&format!("Step {n}"));
            let name = page.region(title);
            assert_eq!(step, name, "the title of step {n}");
            assert!(step.has(if n == 1 { "table" } else { "math" }), "step {n} shows nothing");
        }
    });
}

#[test]
fn the_answer_is_a_sentence() {
    visit("", DESK, |page| {
        assert_eq!(
            page.result(),
            "The rating falls by 35.95 to 1464.05, with a deviation of 151.52 and a volatility of 0.059996. \
             With 95% confidence, the true strength is between 1167 and 1761."
        );
    });
}

#[test]
fn the_iterations_are_a_table() {
    visit("k=5", DESK, |page| {
        page.has_all();
        let rows = page.table("Iterations").rows();
        assert_eq!(rows.len(), 3, "the start and two iterations: {rows:?}");
        for (cell, expected) in rows[0].iter().zip(["0", "−5.626821", "−6.126821"]) {
            assert!(cell.starts_with(expected), "{cell}");
        }
        for row in &rows[1..] {
            assert!(row.iter().all(|cell| !cell.is_empty()), "an empty cell in {row:?}");
        }
        // In the paper's own table, the last f(B) lacks its sign.
        let last = page.number("volatility.iterations.2.f_b");
        assert!((last - -1.5227e-8).abs() < 1e-12, "f(B) is {last}");
    });
}

#[test]
fn the_fields_hold_it() {
    visit("", PHONE, |page| {
        let typed = |label: &str| page.field(label).value();
        assert_eq!(
            [typed("Rating"), typed("Rating deviation"), typed("Volatility"), typed("System constant")],
            ["1500", "200", "0.06", "0.5"]
        );
        assert_eq!(page.games(), 3);
        for (n, rating, deviation, result) in
            [(1, "1400", "30", "Won"), (2, "1550", "100", "Lost"), (3, "1700", "300", "Lost")]
        {
            let game = page.game(n);
            assert_eq!(game.field("Opponent rating").value(), rating);
            assert_eq!(game.field("Opponent deviation").value(), deviation);
            assert!(game.is_chosen(result), "game {n}");
        }
        page.screenshot("opening-phone");
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
