//! Independent readers of exports. The fuzz target of exports uses them, too.

use explain::export::formats::{Family, Format};
use pulldown_cmark::{Event, Options, Parser};
use scraper::{Html, Node};

/// The invisible character that the page inserts after a sign that would mention a user of the forum.
pub(crate) const UNSEEN: char = '\u{200b}';

/// Returns the structure of an export as its reader sees it, and its words if the reader gives them.
pub(crate) fn read_back(format: Format, text: &str) -> (Vec<String>, Option<String>) {
    match format.family() {
        Family::Markdown => markdown(format, text),
        Family::BbCode => bbcode(text),
        Family::Document if format == Format::Html => html(text),
        Family::Document => {
            let (_, body) = text.split_once("\\begin{document}").unwrap_or_default();
            (latex(body), None)
        }
        Family::Plain => (vec![text.lines().count().to_string()], None),
    }
}

/// Removes spaces and invisible characters, which a format may set as it likes, and replaces a wide dollar sign.
pub(crate) fn visible(text: &str) -> String {
    text.chars()
        .filter(|c| !c.is_whitespace() && *c != UNSEEN)
        .map(|c| if c == '＄' { '$' } else { c })
        .collect()
}

fn markdown(format: Format, text: &str) -> (Vec<String>, Option<String>) {
    // No forum changes quotes, or gives headings attributes.
    let mut options =
        Options::all() - Options::ENABLE_SMART_PUNCTUATION - Options::ENABLE_HEADING_ATTRIBUTES;
    if matches!(format, Format::Reddit | Format::Lemmy | Format::Discord) {
        options -= Options::ENABLE_MATH;
    }
    let (mut structure, mut words) = (Vec::new(), String::new());
    for event in Parser::new_ext(text, options) {
        match event {
            Event::Text(text) => words.push_str(&text),
            Event::SoftBreak => words.push(' '),
            Event::Start(tag) => structure.push(format!("{tag:?}")),
            Event::Code(_) | Event::Html(_) | Event::InlineHtml(_) => {
                structure.push(format!("{event:?}"));
            }
            other => structure.extend(format!("{other:?}").split('(').next().map(str::to_owned)),
        }
    }
    (structure, Some(words))
}

/// Reads the tags of BBCode, for which there is no library.
fn bbcode(text: &str) -> (Vec<String>, Option<String>) {
    let (mut tags, mut words) = (Vec::new(), String::new());
    for (i, part) in text.split('[').enumerate() {
        let is_tag = part
            .trim_start_matches('/')
            .starts_with(|c: char| c.is_ascii_alphabetic() || c == '*');
        match part.split_once(']').filter(|_| i > 0 && is_tag) {
            Some((tag, after)) => {
                tags.push(tag.to_owned());
                words.push_str(after);
            }
            None => words.extend([if i > 0 { "[" } else { "" }, part]),
        }
    }
    (tags, Some(words))
}

fn html(text: &str) -> (Vec<String>, Option<String>) {
    let (mut structure, mut words) = (Vec::new(), String::new());
    for node in Html::parse_fragment(text).root_element().descendants() {
        match node.value() {
            Node::Element(element) => structure.push(format!("{element:?}")),
            Node::Text(text) => words.push_str(text),
            _ => structure.push("other".to_owned()),
        }
    }
    (structure, Some(words))
}

/// Commands that escape a character, with the number of groups that follow.
const ESCAPES: [(&str, usize); 12] = [
    ("textbackslash", 1),
    ("textasciicircum", 1),
    ("textasciitilde", 1),
    ("textless", 1),
    ("textgreater", 1),
    ("textbar", 1),
    ("textquotedbl", 1),
    ("textquotesingle", 1),
    ("textasciigrave", 1),
    ("quotedblbase", 1),
    ("ldots", 1),
    ("other", 2),
];

/// The mathematics that stand for one character of the text. Raised signs are in [`latex`].
const LETTERS: &str = r"- ' \sigma \tau \varepsilon \mu \phi \Delta \Sigma \pi \pm \times \cdot \le \ge \approx \cdots \to \infty \surd \tfrac{1}{2}";

/// Returns every character and command that TeX interprets, except those that stand for a character of the text.
/// Letters in mathematics, `$−$`, stand for characters as well. The spaces `~` and `\,` do no harm.
fn latex(text: &str) -> Vec<String> {
    let letters = LETTERS.split(' ').map(|letter| format!("${letter}$"));
    let raised = "-0123456789"
        .chars()
        .map(|sign| format!("${{}}^{{{sign}}}$"));
    let text = letters
        .chain(raised)
        .chain(["\\/".to_owned(), "\\,".to_owned()])
        .fold(text.to_owned(), |text, sign| text.replace(&sign, "x"));
    let mut found = Vec::new();
    let mut rest = text.as_str();
    while let Some(c) = rest.chars().next() {
        rest = &rest[c.len_utf8()..];
        if c != '\\' {
            if "{}$&#%^_".contains(c) {
                found.push(c.to_string());
            }
            continue;
        }
        let letters = rest.bytes().take_while(u8::is_ascii_alphabetic).count();
        let name = &rest[..letters];
        if name.is_empty() {
            let sign = rest.chars().next().unwrap();
            if !"{}$&#%_".contains(sign) {
                found.push(format!("\\{sign}"));
            }
            rest = &rest[sign.len_utf8()..];
            continue;
        }
        rest = &rest[letters..];
        match ESCAPES.iter().find(|(escape, _)| *escape == name) {
            Some((_, groups)) => {
                for _ in 0..*groups {
                    let inner = rest
                        .strip_prefix('{')
                        .unwrap_or_else(|| panic!("a group after \\{name}"));
                    let end = inner.find('}').unwrap();
                    assert!(
                        inner[..end].chars().count() <= 6 && !inner[..end].contains(['\\', '{']),
                        "{inner}"
                    );
                    rest = &inner[end + 1..];
                }
            }
            None => found.push(format!("\\{name}")),
        }
    }
    found
}
