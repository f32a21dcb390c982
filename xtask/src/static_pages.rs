//! The pages beside the program: `demo.html` shows embedding, `module.html` the engine in JavaScript, `statement.html`
//! says what holds for accessibility and privacy. Scripts are the same in all languages and read their few words from
//! the page.

use crate::command::Outcome;
use crate::head;
use crate::languages::{self, Language};
use crate::site::{is_finished, write, www};
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
        let page = page(name, address.as_deref(), language, others)?;
        write(&staging.join(language.folder).join(name), &page)?;
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
    let others = others.iter().filter(|other| other.code != language.code);
    let links = others.map(|other| {
        let (code, own_name) = (("code", other.code), ("name", other.own_name));
        let way = format!("{}{}{name}", language.base, other.folder);
        filled("language.html", &[code, ("way", &way), own_name])
    });
    let others = links.collect::<Outcome<String>>()?;
    let address = head::of_page(address, name, language)?;
    let words = language.words()?;
    let own = words.of_page(name.trim_end_matches(".html"));
    let follow = www("follow.js")?;
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
        let texts = texts.chain(attributes).map(str::trim);
        texts
            .filter(|text| text.contains(char::is_alphabetic))
            .collect()
    }

    #[test]
    fn each_page_has_its_language_and_links_to_the_other() {
        let has = |page: &str, part: &str| assert!(page.contains(part), "{part} in {page}");
        for page in pages(&ALL[0]) {
            has(&page, "<html lang=\"en\">");
            has(&page, "stylesheet\" href=\"./");
            has(&page, "hreflang=\"ru\" href=\"./ru/");
        }
        for (page, name) in pages(&ALL[1]).iter().zip([DEMO, MODULE, STATEMENT]) {
            has(page, "<html lang=\"ru\">");
            has(page, "stylesheet\" href=\"../module.css");
            let link = format!("hreflang=\"en\" href=\"../{name}\">English</a>");
            let address = format!("\"canonical\" href=\"https://example.org/ru/{name}\"");
            has(page, &link);
            has(page, &address);
        }
        let demo = &pages(&ALL[1])[0];
        let frames = demo.matches("<glicko2-calculator lang=\"ru\"");
        assert_eq!(frames.count(), 4, "{demo}");
    }

    #[test]
    fn the_statement_links_to_issues_once_their_address_is_known() {
        let link = link_to_issues(Some("https://example.org/a"), "Report").unwrap();
        assert!(link.contains("<a href=\"https://example.org/a/issues\">Report</a>"));
        assert_eq!(link_to_issues(None, "Report").unwrap(), "");
    }

    #[test]
    fn no_english_is_left_on_the_russian_pages() {
        let names = "Glicko JavaScript JSON WebAssembly rating deviation volatility A AA Chromium IP \
             MathML PDF PNG Tab WCAG";
        let names: Vec<&str> = names.split(' ').collect();
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
        let [_, module, _] = pages(&ALL[0]);
        let texts = texts_of(&module).join(" ");
        assert!(texts.contains("every intermediate value"), "{texts}");
    }
}
