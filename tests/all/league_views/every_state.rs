//! Rules for every state of the room: unique ids, names, heads, and no markup from typed text.

use super::states::{each, hostile_names, states};
use super::*;
use html::{ids, keeps_to_the_policy};

#[test]
fn ids_are_unique_and_every_reference_has_a_target() {
    each(|_, html| ids(html).map(drop));
}

#[test]
fn the_room_obeys_the_content_policy_and_escapes_names() {
    each(|_, html| {
        keeps_to_the_policy(html)?;
        // Names link to steps on the same page.
        let elsewhere =
            "[src], [href]:not(a.name[href^='#r=group']):not([href^='#r=glossary&']), [action]";
        ensure(all(html, elsewhere).is_empty(), || {
            "a link leaves the page".to_owned()
        })
    });
    let state = after(hostile_names().into_iter().skip(1));
    let html = league_room(&state);
    assert_eq!(words(all(&html, "#open-0")[0]), HOSTILE);
    assert_eq!(attr(all(&html, "#player-0-name")[0], "value"), HOSTILE);
}

#[test]
fn every_control_has_a_name_and_every_table_its_heads() {
    each(|_, html| {
        for input in all(html, "input, select, textarea") {
            let id = attr(input, "id");
            let is_in_label = input
                .ancestors()
                .filter_map(ElementRef::wrap)
                .any(|outer| outer.value().name() == "label");
            let has_label = is_in_label
                || !id.is_empty() && !all(html, &format!("label[for=\"{id}\"]")).is_empty();
            ensure(has_label || !attr(input, "aria-label").is_empty(), || {
                format!("a field without a name: {id}")
            })?;
            let is_wrong = attr(input, "aria-invalid") == "true";
            ensure(
                is_wrong != attr(input, "aria-describedby").is_empty(),
                || format!("{id} does not say what is wrong"),
            )?;
        }
        for button in all(html, "button") {
            ensure(
                !words(button).is_empty() || !attr(button, "aria-label").is_empty(),
                || button.html(),
            )?;
        }
        for group in all(html, "[role=group], [role=radiogroup], [role=img], section") {
            let named =
                !attr(group, "aria-label").is_empty() || !attr(group, "aria-labelledby").is_empty();
            ensure(
                named
                    || attr(group, "class").contains("formula")
                    || group.value().name() == "section",
                || group.html(),
            )?;
        }
        for table in all(html, "table") {
            let caption = table
                .child_elements()
                .next()
                .filter(|child| child.value().name() == "caption");
            ensure(
                caption.is_some_and(|caption| !words(caption).is_empty()),
                || "a table without a caption".to_owned(),
            )?;
            let find = |selector: &str| html::within(table, selector).len();
            ensure(
                find("thead th[scope=col]") > 1 || find("tbody tr") == 0,
                || "a table without heads".to_owned(),
            )?;
            ensure(find("th:empty") == 0, || "an empty head".to_owned())?;
        }
        Ok(())
    });
}

#[test]
fn no_text_has_placeholders_or_invalid_numbers() {
    each(|_, html| {
        let said = words(all(html, "main")[0]);
        let left = ["{", "}", "NaN", "∞"]
            .into_iter()
            .find(|left| said.contains(left));
        ensure(left.is_none(), || format!("there is {left:?}"))
    });
}

#[test]
fn fields_have_no_more_digits_than_people_type() {
    let state = LeagueState::of_link(SIX)
        .update(Action::NextPeriod)
        .update(Action::NextPeriod);
    for mode in [Mode::Table, Mode::List] {
        let html = league_room(&state.update(Action::SetMode(mode)));
        for input in all(&html, "input[type=text]") {
            assert!(attr(input, "value").len() < 8, "{}", input.html());
        }
        let told = all(&html, "[data-quantity=\"before.0.rating\"]")[0];
        let full = state.rated_period().unwrap().round().before[0].rating;
        assert_eq!(
            (attr(told, "value").parse(), words(told)),
            (Ok(full), format!("{full:.2}"))
        );
    }
}

#[test]
fn many_rows_are_shown_page_by_page() {
    let chosen = state_named(states(), "500 players");
    assert_eq!(all(&league_room(&chosen), ".derivation-of .step").len(), 8);
    let state = chosen.update(Action::Choose(Who::Player(7)));
    let html = league_room(&state);
    assert_eq!(
        (
            state.case().participants.len(),
            state.here().results().len()
        ),
        (500, 5000)
    );
    assert_eq!(all(&html, ".person[role=group]").len(), 50);
    assert_eq!(all(&html, ".result").len(), 50);
    assert_eq!(
        all(&html, "[aria-labelledby=after-title] tbody tr").len(),
        50
    );
    assert_eq!(all(&html, ".pager").len(), 4);
    assert!(html.html().len() < 400_000);
}
