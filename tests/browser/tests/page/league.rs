//! The room League: its crosstable, the standings, the ratings over time, and the steps of a participant.

use crate::widths::nothing_overflows;
use browser_tests::{DESK, Key, PHONE, Size, until, visit};
use serde_json::json;

/// Six players in two periods.
const SIX: &str = "r=group&m=m:table/p:Anna,1616,72;Ben,1571,75;Clara,1531,78;David,1483,81;Ewa,1442,84;Femi,1400,87\
    /r:1-2;1-3,0.5;1-4;1-5;1-6;2-3;2-4;2-5,0.5;2-6;4-3;3-5;3-6;4-5;4-6,0.5;5-6/n:2-1;3-4;5-6;1-3,0.5;6-1/k:2";

#[test]
fn typing_into_the_crosstable_shows_both_sides() {
    visit("r=group", DESK, |page| {
        page.is_up();
        page.field("Ben against Clara").type_over("1");
        until("the cell across the diagonal follows", || {
            page.field("Clara against Ben").value() == "0"
        });
        // The focus in a cell is enough to describe its result.
        page.field("Anna against David").focus();
        until("that one is told", || {
            page.has(".who-won") && page.first(".who-won").words() == "Anna – David 0 : 1"
        });
        // Enter moves down, over the blank cell of the diagonal.
        page.field("Anna against Ben").focus();
        page.press(Key::Enter);
        page.focuses("Clara against Ben");
        page.is_accessible();
        page.screenshot("league-crosstable");
    });
}

#[test]
fn the_legend_emphasises_the_line_of_a_player() {
    visit(SIX, DESK, |page| {
        page.is_up();
        page.first(".standings").button("Player").click();
        until("they stand by name", || {
            page.has(".standings th[aria-sort=ascending]")
        });
        // Pointing at a player in the legend dims the other lines. A press emphasises the player's line.
        let key = page.first(".over-time .line-keys").button("Clara");
        let others = || page.count(".over-time svg polyline[opacity='0.35']");
        key.point();
        until("the others step back", || others() == 5);
        page.first(".header h1, .header").point();
        until("they are back", || others() == 0);
        page.frames();
        key.click();
        until("the band is drawn", || {
            page.has(".over-time svg polygon[opacity='0.15']")
        });
        assert_eq!(key.attribute("aria-pressed").as_deref(), Some("true"));
        page.is_accessible();
        page.screenshot("league-standings");
    });
}

#[test]
fn a_name_opens_the_steps_in_view() {
    for size in [DESK, PHONE] {
        visit(SIX, size, |page| {
            page.is_up();
            page.first(".standings").link("Clara").click();
            until("the steps are there", || page.has("#step-8"));
            // The page scrolls there smoothly.
            until("the title is in view", || {
                (0.0..600.0).contains(&page.first("#league-derivation-title").top())
            });
            assert_eq!(
                page.first("#league-derivation-title").words(),
                "Clara, step by step"
            );
            nothing_overflows(page, "steps of a league");
            page.button("Step through it").click();
            until("the first step is open", || {
                page.has("#step-1[aria-current=step]")
            });
            page.button("Next").click();
            until("the next one is", || page.has("#step-2[aria-current=step]"));
            assert!(
                page.region("Step 2").words().contains("1 · David"),
                "opponents have their names"
            );
            page.is_accessible();
            page.screenshot("league-steps");
            // The steps of an opponent are one press away, and so is the league.
            // A script presses the button, because on a phone the sticky picture may be above it.
            page.first(".inputs")
                .button("1 · David")
                .run("arguments[0].click()", &[]);
            until("they are David's", || {
                page.first("#league-derivation-title")
                    .words()
                    .starts_with("David")
            });
            page.button("← Back to the league").click();
            until("the league is back", || page.has(".crosstable"));
            page.focuses("David");
        });
    }
}

#[test]
fn back_returns_from_steps_to_where_they_were_opened() {
    visit(SIX, DESK, |page| {
        page.open_without_history(&format!("#{SIX}"), DESK);
        let shown = |name: &str| {
            let title = "document.querySelector('#league-derivation-title')?.textContent";
            until(name, || page.text(title).starts_with(name));
            page.frames();
        };
        // The history changes a frame after what is shown.
        let is_back = || {
            until("the league is back", || page.has(".crosstable"));
            page.frames();
        };
        page.first(".standings").link("Clara").click();
        shown("Clara");
        page.first(".inputs").button("1 · David").click();
        shown("David");
        page.back();
        shown("Clara");
        page.back();
        is_back();
        page.focuses("Clara");
        page.forward();
        shown("Clara");
        // The button adds an entry as well, and another room has an entry of its own.
        page.button("← Back to the league").click();
        is_back();
        page.back();
        shown("Clara");
        page.reload();
        shown("Clara");
        page.first(".rooms a[href='#r=systems']").click();
        page.is_in_room("systems");
        page.frames();
        page.back();
        shown("Clara");
        page.back();
        is_back();
    });
}

#[test]
fn a_pasted_list_leads_to_the_standings_of_its_last_period() {
    for size in [DESK, PHONE] {
        visit("r=group", size, |page| {
            page.is_up();
            assert!(page.first("#paste-results").is_in_window(), "{size:?}");
            page.button("Paste or open a file").click();
            page.field("Games or results as text")
                .type_over("Ada,Bo,1\nCy,Di,0\nperiod,2\nAda,Di,1\n");
            until("it is described", || {
                page.has(".found")
                    && page.first(".found").words() == "Table: 4 players, 3 results, 2 periods."
            });
            page.is_accessible();
            page.button("Replace what is there").click();
            until("the standings are those of the list", || {
                page.first("#after-title").words() == "Standings after period 2"
            });
            until("the standings are in view", || {
                page.first("#after-title").is_in_window()
            });
            until("they have the keyboard", || {
                page.has("#league-standings:focus")
            });
            page.is_accessible();
        });
    }
}

#[test]
fn the_first_column_stays_on_a_phone() {
    visit(EIGHT, PHONE, |page| {
        page.is_up();
        let left = || {
            page.first(".crosstable tbody th")
                .measure("getBoundingClientRect().left")
        };
        let before = left();
        page.run(
            "document.querySelector('.scroller:has(.crosstable)').scrollLeft = 120",
            &[],
        );
        assert!(
            page.measure("document.querySelector('.scroller:has(.crosstable)').scrollLeft") > 50.0
        );
        // The head may move by the space between two cells.
        assert!(
            (left() - before).abs() <= 2.0,
            "from {before} to {}",
            left()
        );
        page.screenshot("league-phone");
    });
}

/// Eight players and a few results between them.
const EIGHT: &str = "r=group&m=m:table/p:Anna,1616,72;Ben,1571,75;Clara,1531,78;David,1483,81;Ewa,1442,84;Femi,1400,87;Gus,1390,90;Hal,1380,95\
    /r:1-2;3-4,0;5-6;7-8,0.5/n:2-1/k:1";

/// A script for tables in scrollers: returns whether each is wider than its place, and whether the
/// shadows at the edges stay in place while their covers scroll with the table.
const SCROLLED: &str = "
    return [...document.querySelectorAll('.scroller:has(.crosstable), .standings .scroller')].map((e) => {
      const { backgroundAttachment, backgroundImage } = getComputedStyle(e);
      const shows = backgroundImage.includes('gradient') && backgroundAttachment === 'local, local, scroll, scroll';
      return [e.scrollWidth > e.clientWidth + 1, shows];
    })";

#[test]
fn a_crosstable_of_eight_scrolls_only_on_a_phone() {
    visit("", DESK, |page| {
        for folder in ["", "ru/"] {
            page.go(&format!("{folder}#{EIGHT}"));
            page.is_up();
            until("the tables are there", || {
                page.has(".crosstable") && page.has(".standings table")
            });
            for (width, scrolls) in [(1280, false), (1440, false), (390, true)] {
                page.resize(Size::new(width, 900));
                let as_expected = json!([[scrolls, true], [scrolls, true]]);
                until(&format!("{folder} at {width}: {as_expected}"), || {
                    page.run(SCROLLED, &[]) == as_expected
                });
            }
        }
        page.screenshot("league-eight-phone");
    });
}

#[test]
fn volatilities_are_typed_below_the_crosstable() {
    visit(EIGHT, DESK, |page| {
        page.is_up();
        page.first(".volatilities summary").click();
        let is_open =
            || page.evaluate("document.querySelector('.volatilities li input').checkVisibility()");
        until("the fields are shown", || is_open() == true);
        page.first(".volatilities li:nth-child(2) input")
            .type_over("0.07");
        until("the link has it", || page.fragment().contains("0.07"));
        assert_eq!(
            is_open(),
            true,
            "on the way there it was 0, which is wrong, and then right again"
        );
    });
}

#[test]
fn the_names_of_worlds_can_be_read() {
    for folder in ["", "ru/"] {
        visit("", DESK, |page| {
            page.go(&format!("{folder}#r=group&m=m:worlds"));
            page.is_up();
            until("the worlds are there", || page.has(".person input.words"));
            for width in [390, 1100, 1280, 1440, 1920] {
                page.resize(Size::new(width, 900));
                let cut = page.run(
                    "const cut = (e) => getComputedStyle(e).display !== 'inline' && e.scrollWidth > e.clientWidth + 1;
                     const tall = (e) => e.getClientRects().length > 0 && e.offsetHeight > 1.9 * parseFloat(getComputedStyle(e).fontSize);
                     return [
                       ...[...document.querySelectorAll('.person input')].filter(cut).map((e) => e.value),
                       ...[...document.querySelectorAll('.person.heads span')].filter((e) => cut(e) || tall(e)).map((e) => e.innerText),
                     ]",
                    &[],
                );
                assert_eq!(cut, json!([]), "{folder} at {width}");
            }
        });
    }
}
