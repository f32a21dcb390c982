//! Saving for the next visit: everything typed is saved up to the last moment, and no link replaces
//! the reader's own case.

use browser_tests::{DESK, Page, Size, until, visit};
use serde_json::Value;
use std::thread::sleep;
use std::time::Duration;

const BACK: &str = "Go back to it";

fn saved(page: &Page, key: &str) -> String {
    page.text(&format!("localStorage.getItem('glicko2-steps.{key}')"))
}

/// Types into a field in the same task in which the page is left, so that no time passes in
/// between. Returns the address's fragment from before.
fn type_and(page: &Page, leave: &str, selector: &str, text: &str) -> Value {
    page.run(
        &format!(
            "const field = document.querySelector(arguments[0]), before = location.hash.slice(1);
             field.value = arguments[1];
             field.dispatchEvent(new InputEvent('input', {{ bubbles: true }}));
             {leave};
             return before"
        ),
        &[selector.into(), text.into()],
    )
}

const RATING: &str = "#player-rating";
/// The rating of the first player of a league.
const FIRST_RATING: &str = "#player-0-rating";

#[test]
fn text_typed_right_before_a_reload_is_saved() {
    for (fragment, field) in [
        ("", RATING),
        ("p=1700,50,0.06", RATING),
        ("y=lichess", RATING),
        ("s=", RATING),
        ("r=group", FIRST_RATING),
    ] {
        visit(fragment, DESK, |page| {
            // The second time, the value that the first reload restored is in the address, or saved for it.
            for text in ["1654", "1655"] {
                type_and(
                    page,
                    "document.documentElement.dataset.before = ''",
                    field,
                    text,
                );
                page.reload();
                until("the room is there", || page.has(field));
                assert_eq!(page.first(field).value(), text, "after {fragment:?}");
                assert!(!page.has_button(BACK), "it is the saved case");
            }
        });
    }
}

#[test]
fn text_saved_during_a_reload_survives() {
    for fragment in ["p=1700,50,0.06", "s="] {
        visit(fragment, DESK, |page| {
            let before = type_and(page, "", RATING, "1654");
            until("it is in the address", || page.fragment().contains("1654"));
            // A reload that began before this change still uses the address from before.
            page.run(
                "history.replaceState(history.state, '', '#' + arguments[0])",
                &[before],
            );
            page.reload();
            until("the room is there", || page.has(RATING));
            assert_eq!(page.field("Rating").value(), "1654", "after {fragment:?}");
        });
    }
}

#[test]
fn text_typed_right_before_leaving_is_saved() {
    visit("", DESK, |page| {
        type_and(page, "location.href = 'blank.html'", RATING, "1654");
        until("the page is left", || {
            page.evaluate("location.pathname") == "/blank.html"
        });
        page.open("");
        assert_eq!(page.field("Rating").value(), "1654");
        // Going back also leads to what was typed.
        type_and(page, "location.href = 'blank.html'", RATING, "1655");
        until("the page is left", || {
            page.evaluate("location.pathname") == "/blank.html"
        });
        page.back();
        until("the page is there", || page.has(RATING));
        until("so is what was typed", || {
            page.field("Rating").value() == "1655"
        });
    });
}

#[test]
fn hiding_the_page_saves_typed_text() {
    visit("", DESK, |page| {
        // This happens in the next task, long before the page would save by itself.
        let kept_then = page.run_async(
            "const done = arguments[0], field = document.querySelector('#player-rating');
             field.value = '1654';
             field.dispatchEvent(new InputEvent('input', { bubbles: true }));
             setTimeout(() => {
                Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
                document.dispatchEvent(new Event('visibilitychange'));
                done(localStorage.getItem('glicko2-steps.player'));
             })",
            &[],
        );
        // A browser may end a hidden page without any further event.
        assert_eq!(kept_then, "p=1654,200,0.06");
    });
}

#[test]
fn the_system_survives_reloads_in_other_rooms() {
    visit("y=lichess", DESK, |page| {
        page.field("Rating").type_over("1601");
        for room in ["systems", "group", "player"] {
            page.enter_room(room);
            let part = if room == "player" { "y=lichess" } else { room };
            until("the address follows", || page.fragment().contains(part));
            page.reload();
        }
        // The next visit goes on with this system as well.
        page.leave();
        page.open("");
        until("the menu is there", || page.has("select#system"));
        assert_eq!(page.field("System").value(), "lichess");
        assert_eq!(page.field("Rating").value(), "1601");
    });
}

#[test]
fn a_link_never_replaces_the_saved_case() {
    visit("", DESK, |page| {
        page.field("Rating").type_over("1601");
        until("it is saved", || {
            saved(page, "player").starts_with("p=1601")
        });
        for fragment in ["p=2000,50,0.06", "r=group", "y=ogs&p=2000,50,0.06"] {
            page.leave();
            page.open(fragment);
            until("the address is there", || {
                page.fragment().contains(fragment)
            });
        }
        assert_eq!(
            saved(page, "player"),
            "p=1601,200,0.06",
            "looked at, no more"
        );
        page.leave();
        page.open("");
        assert_eq!(page.field("Rating").value(), "1601");
        assert!(!page.has_button(BACK), "nothing else is saved");

        // The reader's own case is offered at once, and an edit of the link's case does not destroy it.
        page.leave();
        page.open("p=2000,50,0.06");
        page.is_accessible();
        page.resize(Size::new(320, 640));
        assert_eq!(
            page.evaluate("document.querySelector('.notice p').clientWidth > 200"),
            true,
            "the words have room"
        );
        page.resize(DESK);
        page.button(BACK).click();
        until("the saved case is back", || {
            page.field("Rating").value() == "1601"
        });
        assert!(!page.has_button(BACK));
        page.leave();
        page.open("p=2000,50,0.06");
        page.field("Rating").type_over("2001");
        until("it is the saved case now", || {
            saved(page, "player") == "p=2001,50,0.06"
        });
        page.reload();
        page.button(BACK).click();
        until("the previous one is back", || {
            page.field("Rating").value() == "1601"
        });
    });
}

/// Each tab saves its own case, and first puts aside the case that the other tab has saved. The address of a
/// tab keeps its case at a reload.
#[test]
fn two_tabs_lose_nothing_typed_in_either() {
    visit("", DESK, |page| {
        let first = page.tab();
        let second = page.new_tab(DESK);
        page.open("");
        page.field("Rating").type_over("1702");
        until("it is saved", || saved(page, "player") == "p=1702,200,0.06");
        page.enter_tab(&first);
        assert_eq!(page.field("Rating").value(), "1500");
        page.field("Rating").type_over("1601");
        until("it is saved", || saved(page, "player") == "p=1601,200,0.06");
        assert_eq!(saved(page, "player.former"), "p=1702,200,0.06");
        page.enter_tab(&second);
        until("the other case is saved here as well", || {
            saved(page, "player") == "p=1601,200,0.06"
        });
        assert_eq!(page.field("Rating").value(), "1702");
        page.reload();
        assert_eq!(page.field("Rating").value(), "1702", "after a reload");
        until("the other case is offered", || page.has_button(BACK));
        page.field("Rating").type_over("1703");
        until("it is saved", || saved(page, "player") == "p=1703,200,0.06");
        assert_eq!(
            saved(page, "player.former"),
            "p=1702,200,0.06\np=1601,200,0.06"
        );

        page.enter_tab(&first);
        page.reload();
        assert_eq!(page.field("Rating").value(), "1601", "after a reload");
        page.enter_tab(&second);
        page.close_tab(&first);
        page.leave();
        page.open("");
        assert_eq!(page.field("Rating").value(), "1703", "at the next visit");
        page.button(BACK).click();
        until("the other case is back", || {
            page.field("Rating").value() == "1601"
        });
    });
}

/// A browser may end a page at any time. All but the last moment of typing is saved by then.
#[test]
fn text_typed_before_a_crash_is_saved() {
    for (fragment, field, key) in [("", RATING, "player"), ("r=group", FIRST_RATING, "group")] {
        visit("", DESK, |page| {
            page.leave();
            let first = page.tab();
            page.new_tab(DESK);
            page.open(fragment);
            until("the room is there", || page.has(field));
            page.first(field).type_over("1654");
            until("it is saved", || saved(page, key).contains("1654"));
            type_and(page, "", field, "1655");
            page.crash_tab(&first);
            page.open(fragment);
            until("the room is there", || page.has(field));
            let value = page.first(field).value();
            assert!(
                ["1654", "1655"].contains(&value.as_str()),
                "{key}: {value:?} is left"
            );
        });
    }
}

#[test]
fn a_full_storage_is_reported_once() {
    visit("", DESK, |page| {
        page.run(
            "let part = 'x'.repeat(1 << 20);
             for (let n = 0; part.length > 0; n++) { try { localStorage['full' + n] = part } catch { part = part.slice(0, part.length >> 1) } }",
            &[],
        );
        let said = "Your browser’s storage is full";
        let is_said = || page.text("document.body.innerText").contains(said);
        page.field("Rating").type_over("1650");
        until("it is said", is_said);
        page.is_accessible();
        page.button("Close this message").click();
        until("it is closed", || !is_said());
        page.field("Rating").type_over("1651");
        until("the address follows", || {
            page.fragment() == "p=1651,200,0.06"
        });
        page.frames();
        assert!(!is_said(), "once is enough");
        page.reload();
        assert_eq!(page.field("Rating").value(), "1651", "the address has it");
    });
}

/// The number of edits, large enough to show a leak: when each edit kept a copy of all games, it
/// added more than 5 MiB, so that all added more than 150.
const EDITS: usize = 30;

/// The memory in MiB that the edits may claim without a leak: on a busy machine the page may hold
/// one more result of all games for a moment, which claimed 43 MiB once.
const NO_LEAK: f64 = 100.0;

/// The memory of WebAssembly never shrinks, so its peak is what counts.
#[test]
fn edits_of_a_hundred_thousand_games_add_little_memory() {
    visit("", DESK, |page| {
        let memory = || {
            let bytes = page.run_async(
                // This imports the page's own script, which returns the running program.
                "const { name } = performance.getEntriesByType('resource').find(({ name }) => /glicko2-page.*\\.js$/.test(name));
                 import(name).then((script) => script.default()).then((program) => arguments[0](program.memory.buffer.byteLength))",
                &[],
            );
            bytes.as_f64().expect("a size is a number") / f64::from(1 << 20)
        };
        page.run("const games = Array.from({ length: 100000 }, (_, j) => `${1400 + j % 300},${30 + j % 70},${j % 2}`); location.hash = 'g=' + games.join(';')", &[]);
        until("the games are there", || page.games() == 50);
        // The lazy part, which is loaded when the page is idle, needs memory of its own.
        until("all has come", || page.has("select#system"));
        let edit = |n: usize| {
            let field = if n.is_multiple_of(2) {
                RATING
            } else {
                "#player-deviation"
            };
            type_and(page, "", field, &format!("{}", 100 + n));
            page.frames();
        };
        // Deferred rendering also claims memory, which is used again.
        let settled = || {
            let mut last = memory();
            until("the memory no longer grows", || {
                sleep(Duration::from_millis(500));
                let before = std::mem::replace(&mut last, memory());
                before == last
            });
            last
        };
        // The first edits claim memory that the later ones use again.
        (0..EDITS).for_each(edit);
        let before = settled();
        (EDITS..2 * EDITS).for_each(edit);
        let after = settled();
        println!("{EDITS} edits: {before:.1} MiB before, {after:.1} MiB after");
        assert!(page.button("Undo").is_enabled());
        assert!(after - before < NO_LEAK, "{before} MiB became {after} MiB");
    });
}
