//! Cases with many games.

use browser_tests::{DESK, games_link, until, visit};

#[test]
fn a_game_added_to_a_thousand_has_the_focus() {
    visit(&games_link(1000), DESK, |page| {
        assert_eq!(page.games(), 50);
        page.region("Games").button("Next games").click();
        assert_eq!(page.game(51).field("Opponent rating").value(), "1550");
        page.button("Add a game").click();
        until("the new row has the focus", || {
            page.focused() == page.game(1001).field("Opponent rating")
        });
        page.screenshot("thousand");
    });
}
