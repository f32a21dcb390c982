//! Helpers for the tests of views: rendering as a server does, and reading the document.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "a module of each test file, of which each takes what it needs"
)]

use scraper::{ElementRef, Html, Selector};
use std::collections::HashSet;
use std::fmt::Display;
use std::pin::pin;
use std::task::{Context, Poll, Waker};
use yew::{BaseComponent, LocalServerRenderer};

/// A text with everything that HTML would interpret.
pub const HOSTILE: &str =
    "<script>alert(1)</script>\"'><img src=x onerror=alert(1)>&amp;</textarea>";

/// Returns the markup of a component, as a server renders it.
pub fn markup_of<C: BaseComponent>(props: C::Properties) -> String {
    block_on(
        LocalServerRenderer::<C>::with_props(props)
            .hydratable(false)
            .render(),
    )
}

/// Polls a future until it is ready. Nothing that is rendered waits for anything.
fn block_on<T>(future: impl Future<Output = T>) -> T {
    let mut future = pin!(future);
    let mut context = Context::from_waker(Waker::noop());
    for _ in 0..1000 {
        if let Poll::Ready(value) = future.as_mut().poll(&mut context) {
            return value;
        }
    }
    panic!("rendering waits for something");
}

/// Returns the elements that a selector finds.
pub fn all<'a>(html: &'a Html, selector: &str) -> Vec<ElementRef<'a>> {
    html.select(&Selector::parse(selector).expect("a selector"))
        .collect()
}

/// Returns the elements that a selector finds within an element.
pub fn within<'a>(element: ElementRef<'a>, selector: &str) -> Vec<ElementRef<'a>> {
    element
        .select(&Selector::parse(selector).expect("a selector"))
        .collect()
}

/// Returns the only element that a selector finds. Panics if there is not exactly one.
#[track_caller]
pub fn one<'a>(html: &'a Html, selector: &str) -> ElementRef<'a> {
    let found = all(html, selector);
    assert_eq!(found.len(), 1, "{selector}");
    found[0]
}

/// Returns the element with this id.
pub fn by_id<'a>(html: &'a Html, id: &str) -> Option<ElementRef<'a>> {
    all(html, &format!("[id=\"{id}\"]")).first().copied()
}

/// Returns the text of an element, with single spaces.
pub fn words(element: ElementRef) -> String {
    element
        .text()
        .collect::<String>()
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

/// Returns the texts of the elements that a selector finds.
pub fn all_words(html: &Html, selector: &str) -> Vec<String> {
    all(html, selector).into_iter().map(words).collect()
}

/// Returns an attribute.
pub fn attr<'a>(element: ElementRef<'a>, name: &str) -> Option<&'a str> {
    element.value().attr(name)
}

/// Returns the opening tag of an element.
pub fn tag(element: ElementRef) -> String {
    element
        .html()
        .split_inclusive('>')
        .next()
        .unwrap_or_default()
        .to_owned()
}

/// Returns the accessible name of an element, by the parts of the naming rules that the page uses.
pub fn name(html: &Html, element: ElementRef) -> String {
    let labelled = attr(element, "aria-labelledby").map(|ids| {
        let label = |id| by_id(html, id).map(words).unwrap_or_default();
        ids.split_whitespace()
            .map(label)
            .collect::<Vec<_>>()
            .join(" ")
    });
    let label = || attr(element, "aria-label").map(str::to_owned);
    let of_label = || {
        if !matches!(element.value().name(), "input" | "select" | "textarea") {
            return None;
        }
        let written = all(html, "label")
            .into_iter()
            .find(|label| attr(*label, "for").is_some_and(|id| attr(element, "id") == Some(id)));
        let around = element
            .ancestors()
            .filter_map(ElementRef::wrap)
            .find(|outer| outer.value().name() == "label");
        written.or(around).map(words)
    };
    let caption = || {
        let child = |name: &'static str| {
            element
                .child_elements()
                .find(move |child| child.value().name() == name)
        };
        match element.value().name() {
            "table" => child("caption").map(words),
            "button" | "summary" | "a" => Some(words(element)),
            _ => None,
        }
    };
    labelled
        .or_else(label)
        .or_else(of_label)
        .or_else(caption)
        .unwrap_or_default()
}

/// Returns an error with the message `otherwise` unless the check `holds`.
pub fn ensure(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}

/// Checks the page of each state. Panics with the names of those that fail.
#[track_caller]
pub fn check_each<N: Display, S>(
    states: &[(N, S)],
    rendered: impl Fn(&S) -> Html,
    check: impl Fn(&S, &Html) -> Result<(), String>,
) {
    let failures: Vec<String> = states
        .iter()
        .filter_map(|(name, state)| {
            Some(format!("{name}: {}", check(state, &rendered(state)).err()?))
        })
        .collect();
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

/// Returns the state of this name.
#[track_caller]
pub fn state_named<N: AsRef<str>, S>(states: Vec<(N, S)>, name: &str) -> S {
    let mut states = states.into_iter();
    states.find(|(of, _)| of.as_ref() == name).expect(name).1
}

/// Checks that each of these elements has a name. Screen readers read a formula itself.
pub fn have_names(html: &Html, selector: &str) -> Result<(), String> {
    for element in all(html, selector) {
        let mut classes = element.value().classes();
        let is_named = !name(html, element).trim().is_empty();
        ensure(is_named || classes.any(|class| class == "formula"), || {
            format!("no name: {}", tag(element))
        })?;
    }
    Ok(())
}

/// Checks that all rows of a table have as many cells.
pub fn has_even_rows(html: &Html, table: ElementRef) -> Result<(), String> {
    let rows = within(table, "tr");
    let width = |row: &ElementRef| row.child_elements().count();
    ensure(rows.iter().all(|row| width(row) == width(&rows[0])), || {
        format!("{}: ragged", name(html, table))
    })
}

/// Returns all ids. Fails if one of them is there twice, or if an element refers to an id that is missing.
pub fn ids(html: &Html) -> Result<HashSet<&str>, String> {
    let mut ids = HashSet::new();
    for element in all(html, "[id]") {
        let id = attr(element, "id").unwrap_or_default();
        ensure(!id.is_empty() && ids.insert(id), || {
            format!("{id:?} is there twice")
        })?;
    }
    for name in [
        "for",
        "aria-labelledby",
        "aria-describedby",
        "aria-controls",
        "aria-details",
        "aria-owns",
        "list",
    ] {
        for element in all(html, &format!("[{name}]")) {
            for id in attr(element, name).unwrap_or_default().split_whitespace() {
                ensure(ids.contains(id), || format!("{name}={id:?} leads nowhere"))?;
            }
        }
    }
    Ok(ids)
}

/// Checks that there is nothing that the page's own policy refuses, and no picture from a file.
pub fn keeps_to_the_policy(html: &Html) -> Result<(), String> {
    for element in all(html, "*") {
        let is_barred = [
            "script", "style", "img", "iframe", "object", "embed", "base", "form", "link", "meta",
        ]
        .contains(&element.value().name());
        ensure(!is_barred, || format!("there is {}", tag(element)))?;
        for (name, _) in element.value().attrs() {
            let is_handler = name.starts_with("on") || name == "style" || name == "srcdoc";
            ensure(!is_handler, || format!("{name} in {}", tag(element)))?;
        }
    }
    Ok(())
}

/// Checks that every drawing is described in words or hidden from assistive technology.
pub fn drawings_are_told(html: &Html) -> Result<(), String> {
    for image in all(html, "svg") {
        let mut outer = image
            .ancestors()
            .filter_map(ElementRef::wrap)
            .chain([image]);
        // A drawing of handles has the role `presentation`, because only its handles have a meaning.
        let is_told = outer.any(|outer| {
            matches!(attr(outer, "role"), Some("img" | "presentation"))
                || attr(outer, "aria-hidden") == Some("true")
        });
        ensure(is_told, || {
            format!("neither told nor hidden: {}", tag(image))
        })?;
    }
    Ok(())
}

/// Returns the texts of a page, visible ones and those for screen readers.
pub fn texts(html: &Html) -> Vec<String> {
    let mut texts = Vec::new();
    for node in html.tree.nodes() {
        if let Some(element) = node.value().as_element() {
            let said = [
                "aria-label",
                "title",
                "alt",
                "placeholder",
                "aria-valuetext",
                "label",
            ];
            texts.extend(
                said.into_iter()
                    .filter_map(|name| element.attr(name))
                    .map(str::to_owned),
            );
        }
        // A language names itself in its own words, and code is no text.
        let mut around = node
            .ancestors()
            .filter_map(|outer| outer.value().as_element());
        let is_foreign = around.any(|outer| {
            outer.attr("lang").is_some() || ["code", "textarea"].contains(&outer.name())
        });
        texts.extend(
            node.value()
                .as_text()
                .filter(|_| !is_foreign)
                .map(|text| text.to_string()),
        );
    }
    texts
}

/// Returns the words of a text in Latin letters.
pub fn latin(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !c.is_alphabetic());
    words.filter(|word| word.chars().count() > 1 && word.chars().any(|c| c.is_ascii_alphabetic()))
}
