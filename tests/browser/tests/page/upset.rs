//! Great upsets: Δ² > φ² + v, and an f with three zeros.

use browser_tests::{DESK, PHONE, period, visit};

#[test]
fn the_bracket_comes_from_delta() {
    visit("p=1500,50,0.06&g=2000,50,1;2000,50,1;2000,50,1&k=5", DESK, |page| {
        page.has_all();
        let step = page.region("Step 5");
        assert!(step.words().contains("The improvement is large, Δ² > φ² + v"), "{}", step.words());
        assert!(!step.words().contains("The search for B"));
        let [delta, phi, v] = ["delta", "phi", "v"].map(|quantity| page.number(quantity));
        assert!(delta * delta > phi * phi + v);
        let b = page.number("volatility.iterations.0.b");
        assert!((b - (delta * delta - phi * phi - v).ln()).abs() < 1e-9, "B is {b}");
        assert!(page.number("player.volatility") > 0.06);
        assert!(page.result().starts_with("The rating rises by "), "{}", page.result());
        page.agrees_with_engine(&period([1500.0, 50.0, 0.06], 0.5, &[[2000.0, 50.0, 1.0]; 3]));
        page.screenshot("upset");
    });
}

#[test]
fn three_zeros_are_told_loudly() {
    visit("p=1500,60,0.06&g=2700,60,1&k=5", PHONE, |page| {
        page.has_all();
        let step = page.region("Step 5");
        let alert = step.first(".alert").words();
        assert!(alert.contains("crosses zero 3 times"), "{alert}");
        let roots = [0, 1, 2].map(|i| page.number(&format!("volatility.roots.{i}")));
        assert!(roots[0] < roots[1] && roots[1] < roots[2], "{roots:?}");
        assert!(page.first(".answer").words().contains("several zeros"), "{}", page.first(".answer").words());
        page.agrees_with_engine(&period([1500.0, 60.0, 0.06], 0.5, &[[2700.0, 60.0, 1.0]]));
        page.screenshot("three-zeros-phone");
    });
}
