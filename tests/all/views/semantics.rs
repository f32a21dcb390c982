//! Semantics of the markup: ids, names, regions, tables, formulas.

use super::*;
use html::{drawings_are_told, has_even_rows, have_names, ids, keeps_to_the_policy};
use scraper::ElementRef;

#[test]
fn ids_are_unique_and_every_reference_has_a_target() {
    everywhere(|_, html| {
        let ids = ids(html)?;
        for element in all(html, "*") {
            for (name, value) in element.value().attrs() {
                let target = value
                    .split_once("url(#")
                    .and_then(|(_, rest)| rest.split_once(')'))
                    .map(|(id, _)| id);
                let target = target.or(value.strip_prefix('#').filter(|_| name.ends_with("href")));
                // A fragment with a key is a state of the page, and a link that the page with all rooms understands.
                let is_state = |id: &str| id.contains('=') && page::at(id).notice.is_none();
                ensure(
                    target.is_none_or(|id| ids.contains(id) || is_state(id)),
                    || format!("{name}={value:?} leads nowhere"),
                )?;
            }
        }
        Ok(())
    });
}

#[test]
fn the_page_obeys_its_content_policy() {
    everywhere(|_, html| {
        keeps_to_the_policy(html)?;
        for element in all(html, "*") {
            for (name, value) in element.value().attrs() {
                let leaves = ["src", "href", "action", "formaction", "xlink:href", "background"].contains(&name)
                    && !value.starts_with('#')
                    && !value.starts_with("./#")
                    // Links to the site's other pages.
                    && !["./ru/", "./statement.html"].contains(&value);
                ensure(!leaves, || format!("{name} in {}", tag(element)))?;
            }
        }
        Ok(())
    });
}

#[test]
fn the_eight_steps_are_regions_with_names() {
    each(|state, html| {
        let is_idle = state.view.derivation.trace.games.is_empty();
        let expected: Vec<u8> = match is_idle {
            _ if state.is_unrated || state.awaits_games() => Vec::new(),
            true => vec![6],
            false => (1..=8).collect(),
        };
        let steps = all(html, "section.step");
        ensure(steps.len() == expected.len(), || {
            format!("{} steps", steps.len())
        })?;
        for (element, number) in steps.into_iter().zip(expected) {
            let name = name(html, element);
            let title = words(all(html, &format!("#step-{number} h3"))[0]);
            ensure(
                !title.is_empty() && name == format!("Step {number} {title}"),
                || format!("{name:?}"),
            )?;
            let hidden = all(html, &format!("#step-{number} .covered")).len() == 1;
            ensure(hidden == state.view.hides_step(number), || {
                format!("whether Step {number} is hidden")
            })?;
            // The question of a hidden step may contain given numbers.
            let given = if hidden {
                ":not([data-quantity^='in.'])"
            } else {
                ""
            };
            let has_numbers =
                !all(html, &format!("#step-{number} [data-quantity]{given}")).is_empty();
            ensure(hidden != has_numbers, || {
                format!("the numbers of Step {number}")
            })?;
        }
        Ok(())
    });
}

#[test]
fn every_control_and_table_has_a_name() {
    everywhere(|_, html| {
        have_names(
            html,
            "button, input, select, textarea, summary, a, table, [role=img], [role=slider], [role=group], [role=radiogroup], aside, nav, section[aria-labelledby], section[aria-label]",
        )?;
        for label in all(html, "label") {
            ensure(!words(label).is_empty(), || {
                format!("an empty label: {}", tag(label))
            })?;
        }
        drawings_are_told(html)
    });
}

#[test]
fn tables_have_names_and_heads() {
    everywhere(|_, html| {
        for table in all(html, "table") {
            let inside = |selector: &str| html::within(table, selector);
            let name = name(html, table);
            ensure(!inside("tbody tr").is_empty(), || {
                format!("{name}: no rows")
            })?;
            for row in inside("tbody tr") {
                let heads = row
                    .child_elements()
                    .filter(|cell| cell.value().name() == "th")
                    .count();
                let is_given = name == text().steps.given_caption();
                ensure(heads == 1 || is_given, || {
                    format!("{name}: a row with {heads} heads")
                })?;
            }
            for head in inside("th") {
                let in_head = head
                    .ancestors()
                    .filter_map(ElementRef::wrap)
                    .any(|outer| outer.value().name() == "thead");
                let scope = if in_head { "col" } else { "row" };
                ensure(attr(head, "scope") == Some(scope), || {
                    format!("{name}: {}", tag(head))
                })?;
            }
            has_even_rows(html, table)?;
            ensure(inside("tbody tr").len() <= 100, || {
                format!("{name}: too long")
            })?;
        }
        Ok(())
    });
}

#[test]
fn formulas_are_mathml() {
    let html = rendered(&State::whole());
    let formulas = all(&html, "math");
    assert!(formulas.len() >= 20, "{}", formulas.len());
    for selector in [
        "math",
        "mrow",
        "mfrac",
        "msup",
        "msqrt",
        "munderover",
        "mn",
        "mi",
        "mo",
    ] {
        let elements = all(&html, selector);
        assert!(!elements.is_empty(), "{selector}");
        for element in elements {
            assert_eq!(
                &*element.value().name.ns,
                "http://www.w3.org/1998/Math/MathML",
                "{}",
                tag(element)
            );
        }
    }
    for (selector, count) in [("mfrac", 2), ("msup", 2), ("munderover", 3), ("msub", 2)] {
        for element in all(&html, selector) {
            assert_eq!(
                element.child_elements().count(),
                count,
                "{}",
                element.html()
            );
        }
    }
    for element in all(&html, "svg, svg *") {
        assert_eq!(
            &*element.value().name.ns,
            "http://www.w3.org/2000/svg",
            "{}",
            tag(element)
        );
    }
}

/// A table that is laid out as cards loses its role in some browsers, so the table and its cells state their roles.
#[test]
fn tables_laid_out_as_cards_keep_their_roles() {
    let html = rendered(&after([load("v=all")]));
    let tables = all(&html, "table.cards-if-narrow");
    assert_eq!(tables.len(), 5);
    for table in tables {
        let caption = name(&html, table);
        assert_eq!(attr(table, "role"), Some("table"), "{caption}");
        let parts = [
            ("thead, tbody", "rowgroup"),
            ("tr", "row"),
            ("thead th", "columnheader"),
            ("tbody th", "rowheader"),
            ("td", "cell"),
        ];
        for (part, role) in parts {
            for element in html::within(table, part) {
                assert_eq!(
                    attr(element, "role"),
                    Some(role),
                    "{caption}: {}",
                    tag(element)
                );
            }
        }
        for cell in html::within(table, "tbody :is(th, td)")
            .into_iter()
            .filter(|cell| !words(*cell).is_empty())
        {
            assert!(
                attr(cell, "data-label").is_some_and(|label| !label.is_empty()),
                "{caption}: {}",
                tag(cell)
            );
        }
    }
}

/// An open step without its work waits for the lazy part. The step and the room hide what follows them: see `.waits` in
/// the style sheet. Without an open step nothing waits.
#[test]
fn only_open_steps_wait_for_the_lazy_part() {
    let waiting = [".steps .loading", ".step.waits", "main.waits"];
    for selector in waiting {
        assert!(all(&rendered(&State::default()), selector).is_empty());
    }
    let open = State::default().update(load("k=3"));
    for selector in waiting {
        assert_eq!(all(&rendered(&open), selector).len(), 1, "{selector}");
    }
}

/// The cards below the steps are not rendered before they are opened, and without cards there is no fold.
#[test]
fn cards_below_the_steps_are_folded_until_opened() {
    let html = rendered(&State::whole());
    one(&html, "details.more:not([open]) > summary");
    assert!(all(&html, ".cards, .moves").is_empty());
    assert!(!all(&with_cards(&State::whole()), "details.more[open] .card").is_empty());
}
