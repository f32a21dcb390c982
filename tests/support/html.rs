//! What the tests of views share: rendering as a server does, and reading the document.

#![allow(dead_code, unreachable_pub, reason = "a module of each test file, of which each takes what it needs")]

use scraper::{ElementRef, Html, Selector};
use std::pin::pin;
use std::task::{Context, Poll, Waker};
use yew::{BaseComponent, LocalServerRenderer};

/// A component as a server renders it.
pub fn markup_of<C: BaseComponent>(props: C::Properties) -> String {
    block_on(LocalServerRenderer::<C>::with_props(props).hydratable(false).render())
}

/// Polls until it is there. Nothing that is rendered waits for anything.
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

/// Elements that a selector finds.
pub fn all<'a>(html: &'a Html, selector: &str) -> Vec<ElementRef<'a>> {
    html.select(&Selector::parse(selector).expect("a selector")).collect()
}

/// Elements that a selector finds within one.
pub fn within<'a>(element: ElementRef<'a>, selector: &str) -> Vec<ElementRef<'a>> {
    element.select(&Selector::parse(selector).expect("a selector")).collect()
}

/// The only element that a selector finds.
#[track_caller]
pub fn one<'a>(html: &'a Html, selector: &str) -> ElementRef<'a> {
    let found = all(html, selector);
    assert_eq!(found.len(), 1, "{selector}");
    found[0]
}

/// The element of that id.
pub fn by_id<'a>(html: &'a Html, id: &str) -> Option<ElementRef<'a>> {
    all(html, &format!("[id=\"{id}\"]")).first().copied()
}

/// What an element says, its spaces made single.
pub fn words(element: ElementRef) -> String {
    element.text().collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// An attribute.
pub fn attr<'a>(element: ElementRef<'a>, name: &str) -> Option<&'a str> {
    element.value().attr(name)
}

/// The opening tag of an element.
pub fn tag(element: ElementRef) -> String {
    element.html().split_inclusive('>').next().unwrap_or_default().to_owned()
}

/// What an assistive program calls an element: the parts of the naming rules that the page uses.
pub fn name(html: &Html, element: ElementRef) -> String {
    let labelled = attr(element, "aria-labelledby").map(|ids| {
        let label = |id| by_id(html, id).map(words).unwrap_or_default();
        ids.split_whitespace().map(label).collect::<Vec<_>>().join(" ")
    });
    let label = || attr(element, "aria-label").map(str::to_owned);
    let of_label = || {
        if !matches!(element.value().name(), "input" | "select" | "textarea") {
            return None;
        }
        let written = all(html, "label")
            .into_iter()
            .find(|label| attr(*label, "for").is_some_and(|id| attr(element, "id") == Some(id)));
        let around = element.ancestors().filter_map(ElementRef::wrap).find(|outer| outer.value().name() == "label");
        written.or(around).map(words)
    };
    let caption = || {
        let child = |name: &'static str| element.child_elements().find(move |child| child.value().name() == name);
        match element.value().name() {
            "table" => child("caption").map(words),
            "button" | "summary" | "a" => Some(words(element)),
            _ => None,
        }
    };
    labelled.or_else(label).or_else(of_label).or_else(caption).unwrap_or_default()
}

/// What a check of a document comes to.
pub fn ensure(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}
