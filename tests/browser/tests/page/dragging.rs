//! Dragging numbers sideways or stepping them by keys, wherever they are.

use browser_tests::{DESK, Element, Key, PHONE, Page, until, visit};
use std::thread::sleep;
use std::time::Duration;

const LABEL: &str = "label[for=player-rating]";

fn rating(page: &Page) -> String {
    page.field("Rating").value()
}

fn can_undo(page: &Page) -> bool {
    page.button("Undo").is_enabled()
}

fn undo(page: &Page) {
    page.press(Key::Control + "z");
}

#[test]
fn dragging_a_label_is_one_edit() {
    visit("", DESK, |page| {
        page.has_all();
        let r_prime = page.number("player.rating");
        let answer = |name: &str| page.first(".answer [role=status]").attribute(name);
        let link = page.fragment();
        page.first(LABEL).drag("mouse", 44);
        assert_eq!(rating(page), "1600", "four pixels and ten steps of four");
        assert_eq!(page.number("in.player.rating"), 1600.0);
        assert!(
            page.number("player.rating") > r_prime + 50.0,
            "everything follows"
        );
        assert!(!can_undo(page), "it is not over yet");
        sleep(Duration::from_millis(900));
        assert_eq!(page.fragment(), link, "the link waits");
        assert_eq!(
            answer("aria-busy").as_deref(),
            Some("true"),
            "nothing is read out"
        );
        page.let_go("mouse");
        until("the link says it", || page.fragment().contains("p=1600"));
        until("it is read out", || {
            answer("aria-busy").as_deref() == Some("false")
        });
        assert_ne!(
            page.focused_name(),
            "Rating",
            "the end of a drag is no click"
        );
        undo(page);
        assert_eq!(rating(page), "1500");
        assert!(!can_undo(page), "one drag is one edit");
        page.first(LABEL).click();
        assert_eq!(
            page.focused_name(),
            "Rating",
            "a press without a drag is a click"
        );
    });
}

#[test]
fn numbers_in_the_answer_are_dragged_and_stepped() {
    visit("", DESK, |page| {
        page.has_all();
        page.first(".why summary").click();
        let number = || page.first(".why [data-scrub='player.deviation']");
        number().drag("mouse", -48);
        page.let_go("mouse");
        assert_eq!(page.field("Rating deviation").value(), "145");
        assert_eq!(page.number("in.player.deviation"), 145.0);
        number().focus();
        assert_eq!(page.focused_name(), "Rating deviation");
        page.press(Key::Up + Key::End + Key::Home + Key::Escape);
        assert_eq!(
            page.field("Rating deviation").value(),
            "145",
            "a run of keys is taken back as one"
        );
        undo(page);
        assert_eq!(page.field("Rating deviation").value(), "200");
        number().focus();
        page.press(Key::Up);
        page.press(Key::Shift + Key::Down);
        assert_eq!(page.field("Rating deviation").value(), "155");
        let told = number().attribute("aria-valuetext").unwrap_or_default();
        assert!(told.starts_with("RD 155, new rating "), "{told}");
        page.press(Key::End);
        assert_eq!(page.field("Rating deviation").value(), "400");
        page.press(Key::Home);
        assert_eq!(page.field("Rating deviation").value(), "10");
        assert_eq!(
            page.focused_name(),
            "Rating deviation",
            "the keyboard stays"
        );
        page.field("System constant").focus();
        page.press(Key::Up + Key::Up);
        assert_eq!(page.field("System constant").value(), "0.6");
    });
}

#[test]
fn a_finger_drags_sideways() {
    visit("", PHONE, |page| {
        page.has_all();
        page.first(LABEL).drag("touch", 48);
        assert_eq!(rating(page), "1600", "eight pixels and ten steps of four");
        page.let_go("touch");
        undo(page);
        assert_eq!(rating(page), "1500");
        assert_eq!(page.first(LABEL).style("touch-action"), "pan-y");
        // The style has no effect on an inline element, so the block around such an element has it.
        let elsewhere = page.run(
            "const blocks = [...document.querySelectorAll('[data-scrub]:not(input)')].map((e) => {
               let block = e;
               while (getComputedStyle(block).display === 'inline') block = block.parentElement;
               return block;
             });
             const isSaid = (e) => e && (getComputedStyle(e).touchAction.startsWith('pan-y') || isSaid(e.parentElement));
             return [blocks.length > 5, ...blocks.filter((block) => !isSaid(block)).map((block) => block.className)]",
            &[],
        );
        assert_eq!(elsewhere, serde_json::json!([true]));
    });
}

/// The sensitivity strip of the active field appears without moving anything, and its buttons
/// change the field as a drag does.
#[test]
fn the_strip_appears_without_moving_anything() {
    for size in [DESK, PHONE] {
        visit("", size, |page| {
            page.has_all();
            let places = || {
                // Positions are compared at the top of the page, because a press may scroll, and
                // the bar at the bottom of a phone moves with the window.
                page.run(
                    "scrollTo({ top: 0, behavior: 'instant' });
                     return [...document.querySelectorAll('.field, .game, .answer, .step, .card, .walk')]
                       .map((e) => e.getBoundingClientRect().top + scrollY + ' ' + e.clientHeight).join()",
                    &[],
                )
            };
            page.first(".why summary").click();
            page.field("Rating deviation").focus();
            page.run(
                "document.activeElement.blur(); scrollTo({ top: 0, behavior: 'instant' })",
                &[],
            );
            page.first("h1").click();
            until("there is none", || !page.has(".strip"));
            let before = places();
            page.first(".why [data-scrub='player.deviation']").click();
            until("it is there", || page.has(".strip svg"));
            assert_eq!(places(), before, "nothing moves");
            let strip = page.region("How the result depends on Rating deviation");
            strip.button("More: Rating deviation").click();
            assert_eq!(page.field("Rating deviation").value(), "205");
            strip.field("Rating deviation").type_over("90");
            assert_eq!(page.number("in.player.deviation"), 90.0);
            page.screenshot("strip");
            page.is_accessible();
            page.run("scrollTo({ top: 0, behavior: 'instant' })", &[]);
            page.first("h1").click();
            until("it is gone", || !page.has(".strip"));
        });
    }
}

/// Returns a handle in the picture of the stage.
fn handle<'p>(page: &'p Page, name: &str) -> Element<'p> {
    page.first(&format!(".stage .grip[data-scrub='{name}']"))
}

/// Returns the value of one pixel of the screen. The picture may be displayed smaller than it was drawn.
fn scale(handle: &Element) -> f64 {
    let scale = handle.run(
        "const picture = arguments[0].ownerSVGElement, seen = picture.getBoundingClientRect();
         const by = Math.min(seen.width / picture.getAttribute('width'), seen.height / picture.getAttribute('height'));
         return arguments[0].dataset.scrubScale / by",
        &[],
    );
    scale.as_f64().expect("a scale")
}

#[test]
fn a_curve_is_dragged_by_its_top_and_its_shoulder() {
    for (name, field, fragment) in [
        ("player.rating", "Rating", ""),
        ("player.deviation", "Rating deviation", ""),
        ("player.rating", "Rating", "k=1"),
    ] {
        visit(fragment, DESK, |page| {
            page.has_all();
            let value = || page.field(field).value().parse::<f64>().expect("a number");
            let (before, from) = (value(), handle(page, name).middle());
            let expected = (before + 40.0 * scale(&handle(page, name))).round();
            handle(page, name).drag("mouse", 40);
            assert_eq!(value(), expected, "{name}");
            assert!(!can_undo(page));
            until("the handle is under the pointer", || {
                (handle(page, name).middle().0 - from.0 - 40.0).abs() <= 1.0
            });
            assert_eq!(page.text("String(getSelection())"), "", "{name}");
            page.screenshot(&format!("handle {name} {fragment}"));
            page.let_go("mouse");
            assert_eq!(value(), expected);
            undo(page);
            assert_eq!(value(), before);
            assert!(!can_undo(page), "one drag is one edit");
            handle(page, name).drag("mouse", -30);
            assert_ne!(value(), before);
            page.press(Key::Escape);
            assert_eq!(value(), before);
            page.let_go("mouse");
            assert!(!can_undo(page));
        });
    }
}

#[test]
fn a_handle_works_as_a_slider_for_keys() {
    visit("k=3", DESK, |page| {
        page.has_all();
        handle(page, "games.1.rating").focus();
        assert_eq!(page.focused_name(), "Opponent rating, game 2");
        page.press(Key::Shift + Key::Right + Key::Up);
        assert_eq!(page.game(2).field("Opponent rating").value(), "1750");
        until("it is told", || {
            let told = handle(page, "games.1.rating")
                .attribute("aria-valuetext")
                .unwrap_or_default();
            told.starts_with("1750, new rating ")
        });
        assert_eq!(
            page.focused_name(),
            "Opponent rating, game 2",
            "the keyboard stays"
        );
        until("the run is over", || can_undo(page));
        undo(page);
        assert_eq!(page.game(2).field("Opponent rating").value(), "1550");
        handle(page, "games.1.rating").focus();
        page.press(Key::Right);
        assert_eq!(page.game(2).field("Opponent rating").value(), "1560");
        until("the strip is there", || page.has(".strip svg"));
        page.is_accessible();
    });
}

#[test]
fn a_game_is_dragged_by_its_opponent_and_its_score() {
    visit("k=3", DESK, |page| {
        page.has_all();
        let expected = (1400.0 - 25.0 * scale(&handle(page, "games.0.rating"))).round();
        handle(page, "games.0.rating").drag("mouse", -25);
        page.let_go("mouse");
        assert_eq!(
            page.game(1).field("Opponent rating").value(),
            expected.to_string()
        );
        undo(page);
        // The score goes from 1 down to ½, where the drag snaps.
        let half = (0.5 / scale(&handle(page, "games.0.score"))).round() as i32;
        handle(page, "games.0.score").drag_by("mouse", 0, half);
        page.let_go("mouse");
        assert!(page.game(1).is_chosen("Draw"));
        undo(page);
        assert!(page.game(1).is_chosen("Won"));
        assert_eq!(
            page.first(".stage .grips.up").style("touch-action"),
            "pan-x",
            "there a finger drags up and down"
        );
        handle(page, "games.0.score").drag_by("mouse", 3, half / 2);
        page.let_go("mouse");
        assert_eq!(page.game(1).field("Score").value(), "0.75");
    });
}

#[test]
fn start_values_of_step_5_can_be_dragged() {
    visit("k=5.1", DESK, |page| {
        page.has_all();
        let shown = |name: &str| {
            let told = handle(page, name)
                .attribute("aria-valuenow")
                .unwrap_or_default();
            told.parse::<f64>().expect("a number")
        };
        let papers = shown("start.b");
        let expected = papers - 30.0 * scale(&handle(page, "start.b"));
        let from = handle(page, "start.b").middle();
        handle(page, "start.b").drag("mouse", -30);
        assert!((shown("start.b") - expected).abs() < 1e-6);
        assert!((handle(page, "start.b").middle().0 - from.0 + 30.0).abs() <= 1.0);
        page.screenshot("handle b");
        page.let_go("mouse");
        assert!(!can_undo(page), "the case is the same");
        until("the sliders are there", || {
            page.has(".other-ends input[aria-label=B]")
        });
        assert!(
            page.first(".stage").words().contains("iterations"),
            "{}",
            page.first(".stage").words()
        );
        let dragged = shown("start.b");
        page.first(".other-ends input[aria-label=B]").focus();
        page.press(Key::Home);
        until("the slider moves it", || shown("start.b") != dragged);
        let b = shown("start.b");
        handle(page, "start.a").focus();
        page.press(Key::Up);
        assert_eq!(shown("start.b"), b);
        page.is_accessible();
        page.first(".stage")
            .button("Back to the paper’s ends")
            .click();
        until("they are the paper's", || shown("start.b") == papers);
        assert!(page.first(".stage").has("input[type=range]"));
    });
}

#[test]
fn a_handle_has_room_for_a_finger_and_lets_the_page_scroll() {
    visit("", PHONE, |page| {
        page.has_all();
        let reach = handle(page, "games.2.rating").measure("getBoundingClientRect().width");
        assert!(reach >= 24.0, "{reach}");
        for (selector, style, value) in [
            (".stage .grips:not(.up)", "touch-action", "pan-y"),
            (".stage .chart-box", "touch-action", "auto"),
            (".stage .grips", "pointer-events", "none"),
        ] {
            assert_eq!(page.first(selector).style(style), value, "{selector}");
        }
    });
}
