//! LaTeX.

use super::*;

/// Commands that escape a character, with the number of groups that follow.
const ESCAPES: [(&str, usize); 11] = [
    ("textbackslash", 1),
    ("textasciicircum", 1),
    ("textasciitilde", 1),
    ("textless", 1),
    ("textgreater", 1),
    ("textbar", 1),
    ("textquotedbl", 1),
    ("textquotesingle", 1),
    ("textasciigrave", 1),
    ("ldots", 1),
    ("other", 2),
];

/// Returns every character and command that TeX interprets, except those that stand for a character of the text.
/// Letters in mathematics, `$−$`, stand for characters as well.
fn parsed(text: &str) -> Vec<String> {
    let text = ["$-$", "$\\Sigma$", "${}^{2}$", "\\/"]
        .iter()
        .fold(text.to_owned(), |text, sign| text.replace(sign, "x"));
    let mut found = Vec::new();
    let mut rest = text.as_str();
    while let Some(c) = rest.chars().next() {
        rest = &rest[c.len_utf8()..];
        if c != '\\' {
            if "{}$&#%^_~".contains(c) {
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

pub(super) fn assert_kept(words: &[String; 6]) {
    let text = Format::Latex.write(&document(words));
    let body = |text: &str| text.split_once("\\begin{document}").unwrap().1.to_owned();
    let harmless = Format::Latex.write(&document(&harmless()));
    assert_eq!(parsed(&body(&text)), parsed(&body(&harmless)), "{text}");
    assert!(
        text.ends_with("\\end{document}\n") && text.matches("\\end{document}").count() == 1,
        "{text}"
    );
}
