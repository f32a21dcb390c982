//! A period without games.

use browser_tests::{DESK, PHONE, visit};

#[test]
fn without_games_only_step_6_applies() {
    visit("", DESK, |page| {
        page.in_menu("Remove all").click();
        assert!(page.has_region("Step 6"));
        for n in [3, 4, 5, 7] {
            assert!(!page.has_region(&format!("Step {n}")), "step {n} is there");
        }
        page.region("Step 6").first("summary").click();
        page.has_all();
        assert!(page.region("Step 6").words().contains("Nothing was played"), "{}", page.region("Step 6").words());
        assert_eq!(page.number("player.rating"), 1500.0);

        page.field("Idle periods").type_over("2.5");
        let phi = 200.0 / 173.7178_f64;
        let expected = 173.7178 * (phi * phi + 2.5 * 0.06 * 0.06).sqrt();
        let shown = page.number("player.deviation");
        assert!((shown - expected).abs() < 1e-9, "RD′ is {shown}, not {expected}");
        assert!(page.result().starts_with("Without games the rating stays at 1500.00 and the deviation grows to 200."));
        page.is_accessible();
        page.resize(PHONE);
        page.screenshot("idle-phone");
    });
}

#[test]
fn adding_a_game_restores_the_steps() {
    visit("g=", DESK, |page| {
        assert_eq!(page.games(), 0);
        page.add_game("1400", "30", "Won");
        assert!(page.has_region("Step 5"));
        assert!(page.number("player.rating") > 1500.0);
    });
}
