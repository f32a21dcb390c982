//! The first screen is painted before the program starts: the example, or another case with blanks
//! in place of its numbers. When the program starts nothing moves, and only then the fields can be
//! used.

use browser_tests::{DESK, Fault, Faults, PHONE, Page, first_visit, until, visit};
use serde_json::{Value, json};

/// Faults that hold back the program until they are removed.
const AWAITED: Faults = &[(".wasm", Fault::Wait)];
const CASE: &str = "p=1712,80,0.05&g=1500,60,0;1810,45.5,1";
/// Whether an element of the page shows words in the window. Words for screen readers alone do not count.
const SHOWS_WORDS: &str = "return [...document.querySelectorAll('body :is(h1, h2, label, button, a, p)')].some((e) => {
    const { top, width, height } = e.getBoundingClientRect();
    const isShown = e.checkVisibility({ visibilityProperty: true }) && !e.matches('.visually-hidden');
    return isShown && e.innerText.trim() && width > 1 && height > 1 && top < innerHeight;
})";
/// The example's result, as shown.
const EXAMPLE: &str = "1464.05";

/// Returns the text of the page's main part.
fn words(page: &Page) -> String {
    page.text("document.querySelector('main').innerText")
}

/// Goes to a page whose program is held back.
#[track_caller]
fn go_awaiting(page: &Page, path: &str) {
    page.misbehave(AWAITED);
    page.go(path);
    page.run_async("document.fonts.ready.then(arguments[0])", &[]);
    assert!(
        page.has(":root[data-painted] main"),
        "{path}: there is something painted"
    );
}

/// Lets the program load.
#[track_caller]
fn mend(page: &Page) {
    mend_all_but(page, &[]);
}

#[track_caller]
fn mend_all_but(page: &Page, faults: Faults) {
    page.misbehave(faults);
    page.is_up();
    page.frames();
}

/// Returns the elements that begin within the viewport: a name for each, and its box down to the viewport's end.
fn boxes(page: &Page, selector: &str) -> Vec<(String, [f64; 4])> {
    let found = page.run(
        "return [...document.querySelectorAll(arguments[0])].flatMap((e) => {
           const { x, y, width, bottom } = e.getBoundingClientRect();
           return y < innerHeight ? [[`${e.localName}.${e.className}#${e.id}`, x, y, width, Math.min(bottom, innerHeight)]] : [];
         })",
        &[selector.into()],
    );
    let read = |found: &Value| {
        let name = found[0].as_str().unwrap_or_default().to_owned();
        (
            name,
            [1_usize, 2, 3, 4].map(|n| found[n].as_f64().unwrap_or(f64::NAN)),
        )
    };
    found.as_array().into_iter().flatten().map(read).collect()
}

#[track_caller]
fn are_equal(before: &[(String, [f64; 4])], after: &[(String, [f64; 4])], what: &str) {
    assert!(!before.is_empty(), "{what}");
    for ((name, before), (same, after)) in before.iter().zip(after) {
        assert_eq!(name, same, "{what}");
        // A chart is drawn for whole pixels.
        let is_near = before
            .iter()
            .zip(after)
            .all(|(before, after)| (before - after).abs() < 1.0);
        assert!(is_near, "{what}: {name} goes from {before:?} to {after:?}");
    }
    assert_eq!(before.len(), after.len(), "{what}");
}

#[test]
fn every_painted_page_is_taken_over_without_errors() {
    visit("", DESK, |page| {
        for path in [
            "",
            "embed.html",
            "#k=5.1",
            "embed.html#k=3",
            "#r=group",
            "#y=lichess",
        ] {
            page.open_page(path);
            assert!(
                !page.has("#start, .linked, .other-room"),
                "{path}: nothing is left of it"
            );
            page.console_is_silent();
        }
    });
}

#[test]
fn the_example_is_painted_with_its_numbers() {
    for path in ["", "embed.html"] {
        for size in [DESK, PHONE] {
            first_visit(size, |page| {
                go_awaiting(page, path);
                assert!(page.result().contains(EXAMPLE), "{path}: {}", page.result());
                assert!(page.first(".chart-box svg").is_seen(), "{path}");
                assert!(
                    (page.number("player.rating") - 1464.050670539).abs() < 1e-9,
                    "{path}"
                );
                page.is_accessible();
                page.screenshot(&format!("painted-{}{}", path.replace('.', "-"), size.width));
                mend(page);
                assert!(page.result().contains(EXAMPLE), "{path}");
            });
        }
    }
}

#[test]
fn another_case_is_painted_without_numbers() {
    for (path, kept) in [
        ("#", CASE),
        (&format!("#{CASE}"), ""),
        ("#k=5.1", ""),
        (&format!("embed.html#{CASE}"), ""),
        ("#r=season", ""),
        (&format!("#y=lichess&{CASE}"), ""),
        ("", "y=lichess"),
    ] {
        first_visit(DESK, |page| {
            page.run(
                "if (arguments[0]) localStorage.setItem('glicko2-steps.player', arguments[0])",
                &[kept.into()],
            );
            go_awaiting(page, path);
            let case = format!("{path:?} {kept:?}");
            let words = words(page).replace("Glicko-2", "");
            assert!(
                !words.contains(|c: char| c.is_ascii_digit()),
                "{case}: {words}"
            );
            assert!(
                page.run(SHOWS_WORDS, &[]) == true,
                "{case}: no words are in the window"
            );
            let seen = "[...document.querySelectorAll('main :is(data, mn, svg, input, td)')].filter((e) => e.checkVisibility({ visibilityProperty: true })).length";
            assert_eq!(page.run(&format!("return {seen}"), &[]), json!(0), "{case}");
            page.is_accessible();
            page.screenshot(&format!(
                "blanks-{}",
                path.replace(|c: char| !c.is_ascii_alphanumeric(), "-")
            ));
            mend(page);
            assert!(!page.has(".linked"), "{case}");
            if case.contains("1712") && !case.contains("lichess") {
                assert_eq!(page.text_of("in.player.rating"), "1712", "{case}");
            }
        });
    }
}

#[test]
fn no_box_moves_when_the_program_starts() {
    let all = "header *, main, main :is(section, h2, h3, p:not(.compare), .field, .game, .chart-box, .work > *, tr, button), nav.walk *, footer";
    let names = "header *, .headline, #player-title, .inputs .field";
    for size in [DESK, PHONE] {
        for (path, selector) in [
            ("", all),
            ("embed.html", "main, main *:not(svg, svg *)"),
            (
                "#p=1712,80,0.05&g=1400,30,1;1550,100,0;1700,300,0",
                "header *, .headline, #player-title, #games-title, .field",
            ),
            ("#p=1500,200,0.06", names),
        ] {
            // If a link repeats the example, the line about the example appears only once the
            // program has compared them. On a desktop there is room for the line beside the
            // introduction.
            if size == PHONE && path == "#p=1500,200,0.06" {
                continue;
            }
            first_visit(size, |page| {
                go_awaiting(page, path);
                let before = boxes(page, selector);
                // The lazy part adds to the end of a column, so it is held back.
                mend_all_but(page, &[("glicko2-rooms-", Fault::Wait)]);
                are_equal(
                    &before,
                    &boxes(page, selector),
                    &format!("{path} at {size:?}"),
                );
            });
        }
    }
}

#[test]
fn the_painted_form_waits_and_folds_and_focus_survive_the_start() {
    first_visit(DESK, |page| {
        go_awaiting(page, "");
        assert_eq!(page.first(".inputs").get("inert"), true);
        page.first("details summary").click();
        mend(page);
        until("it is unfolded", || {
            page.first("details").attribute("open").is_some()
        });
        assert_eq!(page.focused(), page.first("details summary"));
        until("the form can be used", || {
            page.first(".inputs").get("inert") == false
        });
        page.field("Rating").type_over("1601");
        assert_eq!(page.text_of("in.player.rating"), "1601");
    });
}

#[test]
fn a_press_before_the_program_starts_is_carried_out() {
    first_visit(DESK, |page| {
        go_awaiting(page, "");
        page.button("Step through it").click();
        mend(page);
        until("the first step is open", || page.fragment().contains("k=1"));
    });
}

#[test]
fn a_link_of_the_painted_page_is_followed() {
    first_visit(DESK, |page| {
        go_awaiting(page, "");
        page.first(".rooms a[href='#r=group']").click();
        until("the room is awaited", || words(page).is_empty());
        page.misbehave(&[]);
        page.is_in_room("group");
    });
}

#[test]
fn the_chosen_colours_are_painted_at_once() {
    for (theme, ground) in [("dark", "21, 22, 26"), ("light", "252, 250, 245")] {
        first_visit(DESK, |page| {
            page.run(
                "localStorage.setItem('glicko2-steps.theme', arguments[0])",
                &[theme.into()],
            );
            go_awaiting(page, "");
            assert!(
                page.first("body")
                    .style("background-color")
                    .contains(ground),
                "{theme}"
            );
            assert!(
                page.result().contains(EXAMPLE),
                "{theme}: colours are no case"
            );
        });
    }
}

/// Goes to a very long fragment, which a script makes.
fn go_to_long(page: &Page, fragment: &str) {
    page.run(&format!("sessionStorage.long = '#' + {fragment}"), &[]);
    page.go("blank.html");
    page.run("location.replace('./' + sessionStorage.long)", &[]);
    page.is_up();
}

/// Tens of thousands of slashes in the address would keep Chromium busy for minutes. A league may have
/// many, and the parts of the link other than the periods contain slashes as well.
#[test]
fn only_periods_beyond_the_limit_are_cut_with_a_notice() {
    first_visit(DESK, |page| {
        go_to_long(
            page,
            "'s=' + '1400,30,1/'.repeat(100000) + '&p=1601,200,0.06'",
        );
        until("the notice is there", || page.has(".notice"));
        assert!(page.first(".notice").words().contains("s=… (> 10000)"));
        assert_eq!(
            page.field("Rating").value(),
            "1601",
            "what follows is still there"
        );
    });
    first_visit(DESK, |page| {
        let league = "'r=group&m=t:0.6/p:Ann,1500,30;Bob,1500,30/r:1-2' + '/n:1-2'.repeat(9999) + '&p=1601,200,0.06'";
        go_to_long(page, league);
        assert_eq!(page.evaluate("location.hash.split('n:').length"), 10_000);
        assert!(!page.has(".notice"), "nothing is left out");
        page.enter_room("player");
        assert_eq!(
            page.field("Rating").value(),
            "1601",
            "what follows is still there"
        );
    });
}
