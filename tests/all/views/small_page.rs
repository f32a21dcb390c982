//! The small page. `tests/snapshots` records what it shows.

use super::*;
use explain::case::link::{parse, print};

#[test]
fn the_small_page_links_to_the_same_case() {
    for (name, state) in states() {
        let html = embedded(&state);
        let fragment = attr(one(&html, "a[target=_blank][rel=noopener]"), "href")
            .unwrap()
            .strip_prefix("./#");
        // An empty fragment would open the visitor's last case.
        let there = parse(
            fragment
                .filter(|fragment| !fragment.is_empty())
                .expect(name),
        );
        assert_eq!(there.options, state.view.options, "{name}");
        assert_eq!(
            print(&there.case, &there.options),
            print(&state.player.case, &state.view.options),
            "{name}"
        );
    }
}
