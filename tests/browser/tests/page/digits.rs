//! The number of decimals, and the paper's rounding.

use browser_tests::{DESK, PHONE, period, visit};
use glicko2_steps::glicko2::{Period, Rounding};

#[test]
fn decimals_are_chosen() {
    visit("", DESK, |page| {
        assert_eq!(page.shown("v"), "1.7790");
        for (decimals, v, rating) in [
            ("2", "1.78", "1464.05"),
            ("10", "1.7789770897", "1464.0506705393"),
            ("15", "1.77897708972400", "1464.05067053930"),
        ] {
            page.menu().field("Decimals").pick(decimals);
            assert_eq!(page.shown("v"), v);
            assert_eq!(page.shown("player.rating"), rating);
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
fn what_was_typed_is_shown_as_it_was_typed() {
    visit("p=1500.25,200,0.06&d=10", DESK, |page| {
        assert_eq!(page.shown("in.player.rating"), "1500.25");
        assert_eq!(page.shown("in.player.deviation"), "200");
    });
}

#[test]
fn round_as_the_paper_does() {
    visit("", DESK, |page| {
        page.menu().choose("Round as the paper does");
        for (quantity, printed) in [
            ("v", 1.7785),
            ("delta", -0.4834),
            ("games.0.g", 0.9955),
            ("games.1.e", 0.432),
            ("phi_star", 1.152862),
            ("phi_prime", 0.8722),
            ("mu_prime", -0.2069),
            ("player.rating", 1464.06),
            ("player.deviation", 151.52),
        ] {
            page.has_all();
            let shown = page.number(quantity);
            assert!((shown - printed).abs() < 1e-9, "{quantity} is {shown}, the paper prints {printed}");
        }
        assert_eq!(page.shown("player.rating"), "1464.06");
    });
}

#[test]
fn the_differences_are_explained() {
    visit("o=paper", PHONE, |page| {
        page.has_all();
        let table = page.region("Where the paper’s rounding shows").first("table");
        let rows = table.rows();
        let row =
            |name: &str| rows.iter().find(|row| row[0] == name).unwrap_or_else(|| panic!("no row {name} in {rows:?}"));
        assert_eq!(row("v")[1..3], ["1.7790", "1.7785"]);
        assert_eq!(row("r′")[1..3], ["1464.05", "1464.06"]);
        assert!(rows.iter().all(|row| row[3].len() > 10), "{rows:?}");
        assert!((page.number("exact_arithmetic.v") - 1.778_977_089_723_997_8).abs() < 1e-12);
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
