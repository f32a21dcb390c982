//! Templates: the HTML files in `www/templates/`, with placeholders that the build fills.
//!
//! `{name}` takes a text and escapes it. `{code:name}` does so too, and makes code of what stands between backticks.
//! `{html:name}` takes HTML from another template or from the page's own views.

use crate::command::{Outcome, root};
use crate::site::read;

/// Fills a template of `www/templates/`.
pub(crate) fn filled(name: &str, values: &[(&str, &str)]) -> Outcome<String> {
    let template = read(&root().join("www").join("templates").join(name))?;
    fill(&template, values).map_err(|error| format!("www/templates/{name}: {error}"))
}

/// Converts words to HTML. Text between two backticks becomes code.
fn with_code(words: &str) -> Outcome<String> {
    let parts = words.split('`').enumerate();
    let html = parts.map(|(i, part)| match i % 2 {
        0 => Ok(escaped(part)),
        _ => filled("code.html", &[("code", part)]),
    });
    html.collect()
}

/// Fills the placeholders of a template. Returns an error if a placeholder has no value, or a value no placeholder.
fn fill(template: &str, values: &[(&str, &str)]) -> Outcome<String> {
    let mut whole = String::with_capacity(template.len());
    let mut rest = template;
    let mut used = vec![false; values.len()];
    while let Some((before, after)) = rest.split_once('{') {
        whole.push_str(before);
        let Some((place, after)) = place(after) else {
            whole.push('{');
            rest = after;
            continue;
        };
        let (kind, name) = place.split_once(':').unwrap_or(("", place));
        let at = values
            .iter()
            .position(|(known, _)| *known == name)
            .ok_or(format!("nothing fills {{{place}}}"))?;
        used[at] = true;
        let value = values[at].1;
        whole.push_str(&match kind {
            "" => escaped(value),
            "code" => with_code(value)?,
            "html" => value.to_owned(),
            _ => return Err(format!("there is no kind {kind} of places")),
        });
        rest = after;
    }
    whole.push_str(rest);
    match used.iter().position(|used| !used) {
        Some(at) => Err(format!("there is no place {{{}}}", values[at].0)),
        None => Ok(whole),
    }
}

/// Returns the placeholder at the start of a text, after its `{`, and the text after its `}`. Other braces, for example
/// in scripts, are not placeholders.
fn place(text: &str) -> Option<(&str, &str)> {
    let (name, after) = text.split_once('}')?;
    let in_name = |c: char| c.is_ascii_lowercase() || c == '_' || c == ':';
    let is_name = !name.is_empty() && name.chars().all(in_name);
    is_name.then_some((name, after))
}

/// Escapes a text for HTML, in elements and in attributes with double quotes.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::fill;

    #[test]
    fn text_in_backquotes_becomes_code() {
        let filled = fill("<p>{code:a}</p>{a}", &[("a", "`a < b` & <c>")]).unwrap();
        let expected = "<p><code>a &lt; b</code> &amp; &lt;c&gt;</p>`a &lt; b` &amp; &lt;c&gt;";
        assert_eq!(filled, expected);
    }

    #[test]
    fn texts_are_escaped_and_html_is_not() {
        let filled = fill(
            "<p title=\"{a}\">{a}{html:b}</p>",
            &[("a", "1 < 2 & \"x\" {b}"), ("b", "<b>{a}</b>")],
        );
        assert_eq!(
            filled.unwrap(),
            "<p title=\"1 &lt; 2 &amp; &quot;x&quot; {b}\">1 &lt; 2 &amp; &quot;x&quot; {b}<b>{a}</b></p>"
        );
    }

    #[test]
    fn braces_of_scripts_stay() {
        let script = "{\"@type\":\"{a}\"} function () { return {}; }";
        let filled = fill(script, &[("a", "A")]).unwrap();
        assert_eq!(filled, script.replace("{a}", "A"));
    }

    #[test]
    fn placeholders_and_values_must_match() {
        assert_eq!(fill("{a}", &[]).unwrap_err(), "nothing fills {a}");
        let error = |template| fill(template, &[("a", "")]).unwrap_err();
        assert_eq!(error("a"), "there is no place {a}");
        assert_eq!(error("{text:a}"), "there is no kind text of places");
    }
}
