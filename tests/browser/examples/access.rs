//! Counts what axe-core finds in each state of the page, in both themes. `cargo xtask access` runs
//! this program.

#[path = "../tests/page/everywhere.rs"]
mod everywhere;

use browser_tests::{DESK, Page, RULES, first_visit};
use everywhere::{Typed, everywhere, follow};

/// States of the calculator and of Learn, and the other pages of the site.
const PAGES: [&str; 14] = [
    "",
    "#k=5.2",
    "#v=all",
    "#h=1&k=3",
    "#b=1&k=2",
    "#r=learn",
    "#r=learn&n=fell",
    "#r=practise",
    "#r=solve",
    "#r=glossary",
    "static.html",
    "embed.html",
    "demo.html",
    "ru/",
];
/// The rule of a contrast of 7:1 alone, which is not in WCAG's level AA.
const CONTRAST: &str = "{ runOnly: { type: 'rule', values: ['color-contrast-enhanced'] } }";

fn main() {
    let mut is_clean = true;
    for theme in ["light", "dark"] {
        let (mut states, mut found, mut pale) = (0, Vec::new(), Vec::new());
        let mut look = |page: &Page, state: &str| {
            states += 1;
            let of = |rules| {
                let found = page.violations(rules).into_iter();
                found
                    .map(|finding| format!("{state}: {finding}"))
                    .collect::<Vec<_>>()
            };
            found.extend(of(RULES));
            pale.extend(of(CONTRAST));
        };
        first_visit(DESK, |page| {
            page.prefer(&[("prefers-color-scheme", theme)]);
            for path in PAGES {
                page.leave();
                page.go(path);
                page.is_up();
                look(page, path);
            }
            page.open_page("#r=systems");
            for view in everywhere(Typed::default()) {
                follow(page, &view);
                look(page, &view.link);
            }
        });
        println!(
            "{theme}: {states} states; findings by WCAG 2.2 AA and best practices: {}; states with a contrast below 7:1: {}",
            found.len(),
            pale.len()
        );
        is_clean &= found.is_empty() && pale.is_empty();
        for finding in found.iter().chain(&pale) {
            println!("{finding}");
        }
    }
    assert!(is_clean, "axe-core finds something");
}
