//! The pages beside the program: `demo.html` shows embedding, `module.html` the engine in JavaScript, `statement.html`
//! says what holds for accessibility and privacy. Scripts are the same in all languages and read their few words from
//! the page.

use crate::command::{Outcome, root};
use crate::head;
use crate::languages::{self, Language};
use crate::site::{is_finished, read, write};
use crate::templates::filled;
use crate::workspace;
use std::path::Path;

const DEMO: &str = "demo.html";
const MODULE: &str = "module.html";
const STATEMENT: &str = "statement.html";

/// Writes the pages in a language.
pub(crate) fn write_to(staging: &Path, language: &Language) -> Outcome {
    let address = head::address()?;
    // Only the finished site has the pages in other languages.
    let others = if is_finished() {
        &languages::ALL[..]
    } else {
        &[]
    };
    for name in [DEMO, MODULE, STATEMENT] {
        write(
            &staging.join(language.folder).join(name),
            &page(name, address.as_deref(), language, others)?,
        )?;
    }
    Ok(())
}

/// Returns one of the pages, with links to it in other languages.
fn page(
    name: &str,
    address: Option<&str>,
    language: &Language,
    others: &[Language],
) -> Outcome<String> {
    let others = others
        .iter()
        .filter(|other| other.code != language.code)
        .map(|other| {
            let way = format!("{}{}{name}", language.base, other.folder);
            filled(
                "language.html",
                &[("code", other.code), ("way", &way), ("name", other.name)],
            )
        });
    let others = others.collect::<Outcome<String>>()?;
    let address = head::of_page(address, name, language)?;
    let words = language.words()?;
    let own = words.of_page(name.trim_end_matches(".html"));
    let follow = read(&root().join("www").join("follow.js"))?;
    let mut values = vec![
        ("language", language.code),
        ("base", language.base),
        ("page", words.text("title")?),
        ("address", &address),
        ("others", &others),
    ];
    values.extend(own.iter().map(|(name, text)| (name.as_str(), *text)));
    if name == DEMO {
        values.push(("follow", &follow));
    }
    let issues;
    if name == STATEMENT {
        issues = link_to_issues(workspace::repository()?.as_deref(), words.text("report")?)?;
        values.push(("issues", &issues));
    }
    filled(name, &values)
}

/// Returns the link to the issues of the project, or nothing until its address is set.
fn link_to_issues(repository: Option<&str>, words: &str) -> Outcome<String> {
    match repository {
        Some(address) => filled("issues.html", &[("address", address), ("report", words)]),
        None => Ok(String::new()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use languages::ALL;

    fn pages(language: &Language) -> [String; 3] {
        [DEMO, MODULE, STATEMENT]
            .map(|name| page(name, Some("https://example.org/"), language, &ALL).unwrap())
    }

    /// Returns the texts between tags and in attributes that are read aloud, without code.
    fn texts_of(page: &str) -> Vec<&str> {
        let texts = page.split('<').filter_map(|part| part.split_once('>'));
        let texts = texts
            .filter(|(tag, _)| !tag.starts_with("code") && !tag.contains("hreflang"))
            .map(|(_, text)| text);
        let attributes = [
            "description\" content=\"",
            " title=\"",
            "data-copy=\"",
            "data-copied=\"",
            "data-rated=\"",
            "data-failed=\"",
        ];
        let attributes = attributes
            .iter()
            .flat_map(|name| page.split(name).skip(1))
            .filter_map(|rest| rest.split('"').next());
        texts
            .chain(attributes)
            .map(str::trim)
            .filter(|text| text.contains(char::is_alphabetic))
            .collect()
    }

    #[test]
    fn each_page_has_its_language_and_links_to_the_other() {
        for page in pages(&ALL[0]) {
            assert!(
                page.contains("<html lang=\"en\">") && page.contains("stylesheet\" href=\"./"),
                "{page}"
            );
            assert!(page.contains("hreflang=\"ru\" href=\"./ru/"), "{page}");
        }
        for (page, name) in pages(&ALL[1]).iter().zip([DEMO, MODULE, STATEMENT]) {
            assert!(
                page.contains("<html lang=\"ru\">")
                    && page.contains("stylesheet\" href=\"../module.css"),
                "{page}"
            );
            assert!(
                page.contains(&format!("hreflang=\"en\" href=\"../{name}\">English</a>")),
                "{page}"
            );
            assert!(
                page.contains(&format!(
                    "\"canonical\" href=\"https://example.org/ru/{name}\""
                )),
                "{page}"
            );
        }
        let demo = &pages(&ALL[1])[0];
        assert_eq!(
            demo.matches("<glicko2-calculator lang=\"ru\"").count(),
            4,
            "{demo}"
        );
    }

    #[test]
    fn the_statement_links_to_issues_once_their_address_is_known() {
        let link = link_to_issues(Some("https://example.org/a"), "Report").unwrap();
        assert!(link.contains("<a href=\"https://example.org/a/issues\">Report</a>"));
        assert_eq!(link_to_issues(None, "Report").unwrap(), "");
    }

    #[test]
    fn no_english_is_left_on_the_russian_pages() {
        let names = [
            "Glicko",
            "JavaScript",
            "JSON",
            "WebAssembly",
            "rating",
            "deviation",
            "volatility",
            "A",
            "AA",
            "Chromium",
            "IP",
            "MathML",
            "PDF",
            "PNG",
            "Tab",
            "WCAG",
        ];
        for page in pages(&ALL[1]) {
            let texts = texts_of(&page);
            assert!(texts.len() > 8, "{texts:?}");
            for text in texts {
                let words = text
                    .split(|c: char| !c.is_alphabetic())
                    .filter(|word| word.chars().any(|c| c.is_ascii_alphabetic()));
                let strange: Vec<&str> = words.filter(|word| !names.contains(word)).collect();
                assert!(strange.is_empty(), "{strange:?} in {text}");
            }
        }
        assert!(
            texts_of(&pages(&ALL[0])[1])
                .iter()
                .any(|text| text.contains("every intermediate value"))
        );
    }
}
