//! Cases with many games.

use browser_tests::{DESK, Page, until, visit};

fn link(games: usize) -> String {
    let game = |i: usize| {
        format!(
            "{},{},{}",
            1200 + i * 7 % 601,
            30 + i * 13 % 270,
            ["1", "0.5", "0"][i % 3]
        )
    };
    format!("g={}", (0..games).map(game).collect::<Vec<_>>().join(";"))
}

/// Returns the milliseconds from a keystroke to the changed DOM, and to the next frame: the median
/// of several keystrokes.
fn keystroke(page: &Page) -> (f64, f64) {
    let took = page.first("#player-rating").run_async(
        "const [input, done] = arguments;
         const all = [];
         const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
         const once = (i) => {
           if (i === 15) return done(all);
           set.call(input, String(1600 + i));
           const shown = document.querySelector('[data-quantity=\"in.player.rating\"]').textContent;
           const start = performance.now();
           const seen = new MutationObserver(() => {
             seen.disconnect();
             const changed = performance.now() - start;
             requestAnimationFrame(() => setTimeout(() => { all.push([changed, performance.now() - start]); once(i + 1) }));
           });
           seen.observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true, attributes: true });
           input.dispatchEvent(new InputEvent('input', { bubbles: true }));
         };
         once(0)",
    );
    let median = |part: usize| {
        let mut all: Vec<f64> = took
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|t| t[part].as_f64())
            .collect();
        all.sort_by(f64::total_cmp);
        all[all.len() / 2]
    };
    (median(0), median(1))
}

#[test]
fn a_thousand_games_are_rated_as_they_are_typed() {
    for games in [3, 100, 1000] {
        visit(&link(games), DESK, |page| {
            let (dom, frame) = keystroke(page);
            println!(
                "{games} games: {dom:.1} ms from keystroke to DOM, {frame:.1} ms to the next frame"
            );
            assert!(frame < 2000.0, "{games} games take {frame} ms");
        });
    }
}

#[test]
fn a_game_added_to_a_thousand_has_the_focus() {
    visit(&link(1000), DESK, |page| {
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
