//! Using the page by the keyboard alone.

use browser_tests::{DESK, Key, PHONE, Page, texts, until, visit};

/// Returns all usable elements in the order of the document, and the elements that the Tab key
/// reaches, in its order. The Tab key reaches one radio button of a group.
fn reached(page: &Page) -> (Vec<String>, Vec<String>) {
    let all = page.run(
        "let n = 0;
         const usable = 'button:not(:disabled), input:not(:disabled), select, textarea, summary, a[href], [tabindex=\"0\"]';
         return [...document.querySelectorAll(usable)]
           .filter((e) => e.getClientRects().length && e.checkVisibility({ visibilityProperty: true }) && !(e.type === 'radio' && !e.checked))
           .map((e) => (e.dataset.at = String(n++)) && e.dataset.at + ' ' + (e.ariaLabel || e.id || e.textContent.trim().slice(0, 30)))",
        &[],
    );
    let all = texts(&all);
    // The Tab key goes on from the last click.
    page.first("h1").click();
    let mut order = Vec::new();
    while order.len() < all.len() {
        page.press(Key::Tab);
        // Firefox also stops at scrollable elements, so that keys can scroll them.
        let at = page.run(
            "const e = document.activeElement;
             return e.dataset.at ?? (e !== document.body && e.scrollHeight > e.clientHeight ? 'scrolls' : '')",
            &[],
        );
        if at != "scrolls" {
            order.push(
                at.as_str()
                    .and_then(|at| all.get(at.parse::<usize>().ok()?).cloned())
                    .unwrap_or_default(),
            );
        }
    }
    (all, order)
}

#[test]
fn the_tab_key_reaches_every_control_in_order() {
    visit("", DESK, |page| {
        page.has_all();
        let (all, order) = reached(page);
        assert_eq!(order, all);
    });
}

#[test]
fn the_focus_is_always_visible() {
    visit("", DESK, |page| {
        // Without animations, scrolling is over when the focus is checked.
        page.prefer(&[("prefers-reduced-motion", "reduce")]);
        let mut unseen = Vec::new();
        let count = page.count("button:not(:disabled), input, select, summary, [tabindex='0']");
        for _ in 0..count {
            page.press(Key::Tab);
            let element = page.focused();
            let seen = element.run(
                "const e = arguments[0];
                 if (e === document.body) return 'the end';
                 const visible = (t) => { const s = getComputedStyle(t); return s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2 };
                 // A radio button that is not seen itself shows its focus on what stands for it.
                 const shown = [e, ...(e.labels || []), e.nextElementSibling].filter(Boolean).some(visible);
                 const b = (e.labels && e.type === 'radio' ? e.labels[0] : e).getBoundingClientRect();
                 const bar = document.querySelector('nav.walk').getBoundingClientRect();
                 if (!shown) return 'no outline';
                 if (b.bottom < 0 || b.top > innerHeight) return 'out of sight';
                 const isBeside = b.right <= bar.left || b.left >= bar.right;
                 if (!e.closest('nav.walk') && !isBeside && b.top >= bar.top - 1 && b.bottom <= bar.bottom + 1) return 'behind the bar';
                 return ''",
                &[],
            );
            match seen.as_str() {
                Some("the end") => break,
                Some("") => {}
                why => unseen.push(format!("{}: {why:?}", page.focused_name())),
            }
        }
        assert!(unseen.is_empty(), "{}", unseen.join("\n"));
    });
}

#[test]
fn enter_goes_to_the_next_row_or_adds_one() {
    visit("", PHONE, |page| {
        page.game(1).field("Opponent deviation").focus();
        page.press(Key::Enter);
        until("the next row has it", || {
            page.focused() == page.game(2).field("Opponent deviation")
        });
        page.press(Key::Enter);
        until("the next row has it", || {
            page.focused() == page.game(3).field("Opponent deviation")
        });
        page.press(Key::Enter);
        until("a row is made", || {
            page.games() == 4 && page.focused() == page.game(4).field("Opponent rating")
        });
        page.press("1600");
        page.press(Key::Tab);
        page.press("50");
        page.press(Key::Tab);
        page.press(Key::Right);
        assert!(page.game(4).is_chosen("Draw"));
        assert_eq!(page.number("in.games.3.rating"), 1600.0);
        page.press(Key::Shift + Key::Tab);
        assert_eq!(page.focused(), page.game(4).field("Opponent deviation"));
    });
}

#[test]
fn removing_rows_and_closing_panels_does_not_lose_the_focus() {
    visit("", DESK, |page| {
        page.game(2).button("More for game 2").focus();
        page.press(Key::Space);
        page.game(2).button("Remove game 2").focus();
        page.press(Key::Enter);
        assert_eq!(page.games(), 2);
        until("the focus is in the games", || {
            let name = page.focused_name();
            name == "Add a game" || name.contains("game 2") || name.starts_with("Opponent")
        });
        let is_kept = || {
            until("the focus is not lost", || {
                page.evaluate("document.activeElement !== document.body") == true
            });
        };
        page.in_menu("Remove all").focus();
        page.press(Key::Enter);
        is_kept();
        // Closing a panel does not lose it either.
        page.button("Paste or open a file").focus();
        page.press(Key::Enter);
        page.focuses("Games or results as text");
        page.press("1400 30 won");
        page.button("Add to what is there").focus();
        page.press(Key::Enter);
        assert_eq!(page.games(), 1);
        is_kept();
    });
}
