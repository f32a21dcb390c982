//! A document as lines of text, much as a person reads it: fields with their contents, tables row by row.

use crate::html::{by_id, words};
use scraper::node::Node;
use scraper::{ElementRef, Html};

/// Elements that continue the line they stand in.
const INLINE: &[&str] = &[
    "a", "abbr", "b", "bdi", "button", "cite", "code", "data", "em", "i", "input", "kbd", "label",
    "option", "output", "q", "s", "select", "small", "span", "strong", "sub", "sup", "time", "u",
    "var", "text", "tspan",
];

/// Returns the lines of an element, without elements that have the attribute `hidden`.
pub(crate) fn readable(element: ElementRef) -> String {
    lines(element, |_| String::new())
}

/// Returns the lines of an element, with the targets of links, the states of controls, and the descriptions of fields
/// and pictures.
pub(crate) fn detailed(html: &Html, element: ElementRef) -> String {
    lines(element, |element| marks(html, element))
}

fn lines(element: ElementRef, marks: impl Fn(ElementRef) -> String) -> String {
    let mut text = String::new();
    write(element, &mut text, &marks);
    let lines = text
        .lines()
        .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    lines
        .filter(|line| !line.is_empty())
        .collect::<Vec<_>>()
        .join("\n")
}

/// Returns what attributes say of an element.
fn marks(html: &Html, element: ElementRef) -> String {
    let value = element.value();
    let mut marks = String::new();
    let mut put = |name: &str, text: &str| marks.push_str(&format!(" {{{name}{text}}}"));
    for name in [
        "aria-current",
        "aria-pressed",
        "aria-expanded",
        "aria-invalid",
        "disabled",
    ] {
        if value.attr(name).is_some_and(|is| is != "false") {
            put(name.trim_start_matches("aria-"), "");
        }
    }
    if let Some(target) = value.attr("href") {
        put("to ", target);
    }
    if let Some(label) = value
        .attr("aria-label")
        .filter(|_| value.attr("role") == Some("img"))
    {
        put("picture: ", label);
    }
    if let Some(text) = value.attr("aria-valuetext") {
        put("value: ", text);
    }
    for id in value
        .attr("aria-describedby")
        .unwrap_or_default()
        .split_whitespace()
    {
        put("note: ", &by_id(html, id).map(words).unwrap_or_default());
    }
    if value.name() == "s" {
        put("struck through", "");
    }
    marks
}

fn write(element: ElementRef, text: &mut String, marks: &impl Fn(ElementRef) -> String) {
    let value = element.value();
    if value.attr("hidden").is_some() {
        return;
    }
    match value.name() {
        "input" => {
            write_input(element, text);
            return text.push_str(&marks(element));
        }
        "select" => {
            let chosen = |option: &ElementRef| option.value().attr("selected").is_some();
            let options: Vec<_> = element
                .descendants()
                .filter_map(ElementRef::wrap)
                .filter(|inner| inner.value().name() == "option")
                .collect();
            if let Some(option) = options
                .iter()
                .copied()
                .find(chosen)
                .or(options.first().copied())
            {
                text.push_str(&format!(" [{} ▾] ", option.text().collect::<String>()));
            }
            return;
        }
        "br" => return text.push('\n'),
        _ => {}
    }
    let is_button = value.name() == "button" || value.name() == "summary";
    let is_cell = matches!(value.name(), "td" | "th");
    // Formulas take one line each, and so do the texts of a drawing.
    let is_inline =
        is_cell || INLINE.contains(&value.name()) || is_inside(element, &["math", "svg"]);
    if !is_inline {
        text.push('\n');
    }
    if is_button {
        text.push_str(" <");
    }
    if let (Some(label), true) = (
        value.attr("aria-label"),
        element.text().all(|words| words.trim().is_empty()),
    ) {
        text.push_str(label);
    }
    for child in element.children() {
        match child.value() {
            Node::Text(words) => text.push_str(&words.replace('\n', " ")),
            Node::Element(_) => ElementRef::wrap(child)
                .into_iter()
                .for_each(|inner| write(inner, text, marks)),
            _ => {}
        }
    }
    text.push_str(&marks(element));
    if is_button {
        text.push_str("> ");
    }
    if is_cell {
        text.push_str(" | ");
    } else if is_inside(element, &["svg"]) {
        text.push(' ');
    }
    if !is_inline {
        text.push('\n');
    }
}

fn write_input(element: ElementRef, text: &mut String) {
    let value = element.value();
    let is_on = value.attr("checked").is_some();
    text.push_str(&match value.attr("type") {
        Some("radio") => if is_on { " (•) " } else { " ( ) " }.to_owned(),
        Some("checkbox") => if is_on { " [x] " } else { " [ ] " }.to_owned(),
        _ => format!(" [{}] ", value.attr("value").unwrap_or_default()),
    });
}

fn is_inside(element: ElementRef, names: &[&str]) -> bool {
    element
        .ancestors()
        .filter_map(ElementRef::wrap)
        .any(|outer| names.contains(&outer.value().name()))
}

#[test]
fn readable_text_contains_fields_choices_and_tables() {
    let html = "<p>Rating <input value=\"1500\"> <b>now</b></p><p hidden>not seen</p><label><input type=\"radio\" checked>Won</label>\
        <select><option>a</option><option selected>b</option></select><table><tr><td>1</td><td>2</td></tr></table>";
    let lines = readable(Html::parse_fragment(html).root_element());
    assert_eq!(lines, "Rating [1500] now\n(•) Won [b ▾]\n1 | 2 |");
}
