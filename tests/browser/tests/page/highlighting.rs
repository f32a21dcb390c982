//! Highlighting and the tooltip: pointing at a symbol highlights everything that belongs to it.

use browser_tests::{DESK, Element, Key, PHONE, Page, Size, until, visit};

/// Returns the tooltip's text, or an empty text if there is no tooltip.
fn tooltip(page: &Page) -> String {
    let tooltip = page.first(".tip");
    if tooltip.is_seen() {
        tooltip.words()
    } else {
        String::new()
    }
}

/// Returns the distance between the tooltip and its target or the target's formula, and whether all
/// of the tooltip is in the window without covering that. It may cover a formula of several lines.
fn place(about: &Element) -> (f64, bool) {
    let found = about.run(
        "const tooltip = document.querySelector('.tip').getBoundingClientRect();
         const at = (arguments[0].closest('.formula') ?? arguments[0]).getBoundingClientRect();
         const apart = (a, b, c, d) => Math.max(c - b, a - d);
         const across = apart(tooltip.left, tooltip.right, at.left, at.right), down = apart(tooltip.top, tooltip.bottom, at.top, at.bottom);
         const isClear = at.height > 120 || Math.max(across, down) > -1;
         return [Math.hypot(Math.max(across, 0), Math.max(down, 0)),
                 isClear && tooltip.left >= 0 && tooltip.top >= 0 && tooltip.right <= innerWidth && tooltip.bottom <= innerHeight]",
        &[],
    );
    (found[0].as_f64().unwrap_or(f64::INFINITY), found[1] == true)
}

#[test]
fn the_tooltip_is_beside_its_target_and_escape_closes_it() {
    for size in [DESK, Size::new(320, 640)] {
        visit("v=all", size, |page| {
            page.has_all();
            for selector in [
                "mn[data-quantity=v]",
                "mn[data-quantity='games.0.g']",
                "data[data-quantity='games.2.v_term']",
                "[data-symbol=e]",
            ] {
                let number = page.region("Step 3").first(selector);
                number.point();
                until("its tooltip is there", || !tooltip(page).is_empty());
                let (apart, is_well) = place(&number);
                assert!(
                    apart < 12.0 && is_well,
                    "{selector} at {size:?}: {apart} pixels away"
                );
                page.press(Key::Escape);
                until("it is gone", || tooltip(page).is_empty());
            }
            page.region("Step 3").first("mn[data-quantity=v]").point();
            until("its tooltip is there", || !tooltip(page).is_empty());
            // The pointer moves into the tooltip and rests there.
            let in_tooltip = page.first(".tip b");
            in_tooltip.run(
                "arguments[0].dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))",
                &[],
            );
            page.run_async("setTimeout(arguments[0], 700)", &[]);
            let value = page.number("v").to_string();
            assert!(tooltip(page).contains(&value), "{}", tooltip(page));
            let selected = in_tooltip.run(
                "getSelection().selectAllChildren(arguments[0]); return String(getSelection())",
                &[],
            );
            assert_eq!(selected, value.as_str());
            // A tooltip goes when its number changes.
            page.field("Rating").type_over("1601");
            until("the old tooltip is gone", || {
                page.number("v").to_string() != value && !tooltip(page).contains(&value)
            });
        });
    }
}

#[test]
fn a_tap_opens_the_tooltip() {
    visit("v=all", PHONE, |page| {
        page.has_all();
        page.region("Step 3").first("math [data-symbol=e]").tap();
        until("its tooltip is there", || tooltip(page).starts_with("E"));
        assert!(
            tooltip(page).contains("expected score"),
            "{}",
            tooltip(page)
        );
        let rating = ".answer .headline data[data-quantity='player.rating']";
        page.first(rating).tap();
        until("the next is there", || {
            tooltip(page).contains(&page.number("player.rating").to_string())
        });
        page.region("Step 3").first(".lead").tap();
        until("it is gone", || tooltip(page).is_empty());
    });
}

#[test]
fn a_symbol_highlights_its_formula_operands_and_number() {
    visit("v=all", DESK, |page| {
        page.has_all();
        page.region("Step 6")
            .first("math [data-symbol=phi_star]")
            .point();
        until("it is lit", || page.has("[data-lit]"));
        let dark = |selector: &str, how: &str| {
            page.run(
                "return [...document.querySelectorAll(arguments[0])].filter((e) => e.dataset.lit !== arguments[1]).length",
                &[selector.into(), how.into()],
            )
        };
        assert_eq!(
            dark("[data-symbol=phi_star]:not(.tip *)", "self"),
            0,
            "itself, everywhere"
        );
        assert_eq!(
            dark("[data-symbol=phi]", "operand"),
            0,
            "what it is made of"
        );
        assert_eq!(
            dark("[data-symbol=sigma_prime]", "operand"),
            0,
            "what it is made of"
        );
        assert_eq!(
            dark(".formula[data-defines=phi_star]", "formula"),
            0,
            "its formulas"
        );
        assert!(
            !page.has("[data-symbol=tau][data-lit]"),
            "the rest stays dark"
        );
        until("its tooltip is there", || {
            tooltip(page)
                == "φ* deviation after the drift, before the games are counted In the glossary"
        });
        page.screenshot("pointing");

        // The tooltip stays while the pointer is on it, and may cover the next target.
        page.first("h1").point();
        until("the tooltip is gone", || tooltip(page).is_empty());
        page.region("Step 6")
            .first("mn[data-quantity=phi_star]")
            .point();
        until("the tooltip has the value", || {
            tooltip(page).starts_with("φ* = 1.15285468958013")
        });

        page.first("h1").point();
        until("it is dark again", || !page.has("[data-lit]"));
        until("the tooltip is gone", || tooltip(page).is_empty());
    });
}

/// Returns whether the glossary is open at an entry.
fn is_at(page: &Page, entry: &str) -> bool {
    page.has(&format!("#n-{entry}[aria-current]"))
}

#[test]
fn the_tooltip_links_to_the_glossary_and_back_returns() {
    visit("v=all&p=1612,200,0.06", DESK, |page| {
        page.has_all();
        page.region("Step 3").first("mn[data-quantity=v]").point();
        until("its tooltip is there", || !tooltip(page).is_empty());
        let height = page.first(".tip a").get("getBoundingClientRect().height");
        assert!(height.as_f64() >= Some(24.0), "{height}");
        page.is_accessible();
        page.screenshot("tip");
        // The pointer moves to the link and rests there.
        page.first(".tip a").point();
        page.run_async("setTimeout(arguments[0], 700)", &[]);
        page.first(".tip a").click();
        until("the glossary is open there", || is_at(page, "v"));
        until("the tooltip is gone", || tooltip(page).is_empty());
        page.back();
        until("the steps are back", || page.has_region("Step 3"));
        assert_eq!(page.field("Rating").value(), "1612");
    });
    visit("v=all", PHONE, |page| {
        page.has_all();
        page.region("Step 3").first("math [data-symbol=e]").tap();
        until("its tooltip is there", || tooltip(page).starts_with("E"));
        page.first(".tip a").tap();
        until("the glossary is open there", || is_at(page, "e"));
        until("the tooltip is gone", || tooltip(page).is_empty());
    });
}

#[test]
fn the_tab_key_reaches_the_tooltip_after_its_formula() {
    visit("v=all", DESK, |page| {
        page.has_all();
        let formula = page.region("Step 7").first(".formula");
        let is_in_formula =
            || formula.run("return document.activeElement === arguments[0]", &[]) == true;
        let to_link = |key: Key| {
            page.press(key);
            until("a tooltip is there", || !tooltip(page).is_empty());
            page.press(Key::Tab);
            assert_eq!(page.focused_name(), "In the glossary");
        };
        formula.focus();
        page.press(Key::Tab);
        let after = page.focused().get("outerHTML");
        formula.focus();
        to_link(Key::Right);
        page.press(Key::Shift + Key::Tab);
        assert!(is_in_formula(), "back");
        to_link(Key::Right);
        page.press(Key::Escape);
        until("the tooltip is gone", || tooltip(page).is_empty());
        assert!(is_in_formula(), "the keyboard stays where it was");
        to_link(Key::Left);
        page.press(Key::Tab);
        assert_eq!(
            page.focused().get("outerHTML"),
            after,
            "on from the formula"
        );
        until("the tooltip is gone", || tooltip(page).is_empty());
        page.region("Step 6").first(".formula").focus();
        to_link(Key::Right);
        page.press(Key::Enter);
        until("the glossary is open there", || is_at(page, "phi_star"));
        page.focuses_id("n-phi_star");
    });
}

#[test]
fn marks_of_charts_are_highlighted_with_their_game() {
    visit("v=all", DESK, |page| {
        page.has_all();
        page.open_cards();
        until("the cards are there", || page.has(".cards svg"));
        page.region("Step 3")
            .first("[data-quantity='games.1.e']")
            .point();
        until("a mark is lit", || page.has(".chart-box svg [data-lit]"));
        assert!(
            !page.has("svg [data-quantity^='games.0.'][data-lit]"),
            "not of game 1"
        );
        page.region("Step 8").first("[data-symbol=r_prime]").point();
        until("the curve is lit", || {
            page.has("svg [data-symbol=r_prime][data-lit=self]")
        });
        // A mark highlights its number as well.
        page.region("What each game did to the rating")
            .first("svg [data-symbol=change]")
            .point();
        until("the number is lit", || {
            page.has("data[data-symbol=change][data-lit]")
        });
    });
}

#[test]
fn marks_stay_highlighted_when_their_chart_changes() {
    visit("v=all", DESK, |page| {
        page.has_all();
        let field = page.field("Rating");
        field.click();
        until("its curve is lit", || {
            page.has("svg [data-symbol=r][data-lit=self]")
        });
        let curve = || {
            page.region("Before and after")
                .first(".chart-box")
                .get("innerHTML")
        };
        let before = curve();
        field.type_over("1612");
        until("it is drawn anew", || curve() != before);
        until("its curve is lit again", || {
            page.has("svg [data-symbol=r][data-lit=self]")
        });
        assert!(
            !page.has("svg [data-symbol=r_prime][data-lit]"),
            "and nothing else"
        );
    });
}

#[test]
fn arrow_keys_highlight_parts_of_a_formula() {
    visit("v=all", DESK, |page| {
        page.has_all();
        let formula = page.region("Step 7").first(".formula");
        formula.focus();
        page.press(Key::Right);
        until("something is lit", || page.has("[data-lit]"));
        until("its tooltip is there at once", || {
            tooltip(page).starts_with("φ′")
        });
        let first = tooltip(page);
        page.press(Key::Right);
        until("the next is pointed at", || {
            !tooltip(page).is_empty() && tooltip(page) != first
        });
        page.press(Key::Left);
        until("the first again", || tooltip(page) == first);
        assert_eq!(page.fragment(), "v=all", "the step position stays");
    });
}
