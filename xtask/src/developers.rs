//! The pages for developers: `demo.html` shows embedding, `module.html` the engine in JavaScript. Their scripts are the
//! same in all languages and read their few words from the page.

use crate::command::Outcome;
use crate::head;
use crate::languages::{self, Language};
use crate::site::{is_finished, write};
use crate::templates::{filled, with_code};
use std::path::Path;

const DEMO: &str = "demo.html";
const MODULE: &str = "module.html";

/// Writes both pages in a language.
pub(crate) fn write_to(staging: &Path, language: &Language) -> Outcome {
    let address = head::address()?;
    // Only the finished site has the pages in other languages.
    let others = if is_finished() { &languages::ALL[..] } else { &[] };
    for (name, page) in [(DEMO, demo as fn(&Common) -> Outcome<String>), (MODULE, module)] {
        let common = Common::of(name, address.as_deref(), language, others)?;
        write(&staging.join(language.folder).join(name), &page(&common)?)?;
    }
    Ok(())
}

/// The common part of both pages.
struct Common<'a> {
    language: &'a Language,
    address: String,
    /// Links to the page in other languages.
    others: String,
}

impl<'a> Common<'a> {
    fn of(name: &str, address: Option<&str>, language: &'a Language, others: &[Language]) -> Outcome<Self> {
        let others = others.iter().filter(|other| other.code != language.code).map(|other| {
            let way = format!("{}{}{name}", language.base, other.folder);
            filled("language.html", &[("code", other.code), ("way", &way), ("name", other.name)])
        });
        Ok(Self {
            language,
            address: head::of_page(address, name, language)?,
            others: others.collect::<Outcome<String>>()?,
        })
    }

    /// Fills a page's template with the common values and these.
    fn page(&self, name: &str, values: &[(&str, &str)]) -> Outcome<String> {
        let language = self.language;
        let common = [
            ("language", language.code),
            ("base", language.base),
            ("page", language.words.title),
            ("address", &self.address),
            ("others", &self.others),
        ];
        filled(name, &[&common, values].concat())
    }
}

fn demo(common: &Common) -> Outcome<String> {
    let words = &common.language.words.demo;
    common.page(
        DEMO,
        &[
            ("title", words.title),
            ("about", words.about),
            ("heading", words.heading),
            ("lead", &with_code(words.lead)?),
            ("element", words.element),
            ("load", &with_code(words.load)?),
            ("attributes", &with_code(words.attributes)?),
            ("link", &with_code(words.link)?),
            ("frame", words.frame),
            ("frame_told", &with_code(words.frame_told)?),
            ("sandbox", &with_code(words.sandbox)?),
            ("paper", words.cases[0]),
            ("upset", words.cases[1]),
            ("guess", words.cases[2]),
            ("losses", words.cases[3]),
            ("away", words.cases[4]),
            ("copy", words.copy),
            ("copied", words.copied),
        ],
    )
}

fn module(common: &Common) -> Outcome<String> {
    let words = &common.language.words.module;
    common.page(
        MODULE,
        &[
            ("title", words.title),
            ("about", words.about),
            ("lead", &with_code(words.lead)?),
            ("rated", words.rated),
            ("failed", words.module_failed),
            ("mark", words.mark),
            ("period", words.period),
            ("trace", words.trace),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use languages::ALL;

    fn pages(language: &Language) -> [String; 2] {
        let of = |name| Common::of(name, Some("https://example.org/"), language, &ALL).unwrap();
        [demo(&of(DEMO)).unwrap(), module(&of(MODULE)).unwrap()]
    }

    /// Returns the texts between tags and in attributes that are read aloud, without code.
    fn texts_of(page: &str) -> Vec<&str> {
        let texts = page.split('<').filter_map(|part| part.split_once('>'));
        let texts =
            texts.filter(|(tag, _)| !tag.starts_with("code") && !tag.contains("hreflang")).map(|(_, text)| text);
        let attributes = [
            "description\" content=\"",
            " title=\"",
            "data-copy=\"",
            "data-copied=\"",
            "data-rated=\"",
            "data-failed=\"",
        ];
        let attributes =
            attributes.iter().flat_map(|name| page.split(name).skip(1)).filter_map(|rest| rest.split('"').next());
        texts.chain(attributes).map(str::trim).filter(|text| text.contains(char::is_alphabetic)).collect()
    }

    #[test]
    fn each_page_has_its_language_and_links_to_the_other() {
        for page in pages(&ALL[0]) {
            assert!(page.contains("<html lang=\"en\">") && page.contains("src=\"./"), "{page}");
            assert!(page.contains("hreflang=\"ru\" href=\"./ru/"), "{page}");
        }
        for (page, name) in pages(&ALL[1]).iter().zip([DEMO, MODULE]) {
            assert!(
                page.contains("<html lang=\"ru\">")
                    && page.contains(&format!("src=\"../{}", name.replace("html", "js"))),
                "{page}"
            );
            assert!(page.contains(&format!("hreflang=\"en\" href=\"../{name}\">English</a>")), "{page}");
            assert!(page.contains(&format!("\"canonical\" href=\"https://example.org/ru/{name}\"")), "{page}");
        }
        let demo = &pages(&ALL[1])[0];
        assert_eq!(demo.matches("<glicko2-calculator lang=\"ru\"").count(), 3, "{demo}");
    }

    #[test]
    fn no_english_is_left_on_the_russian_pages() {
        let names = ["Glicko", "JavaScript", "JSON", "WebAssembly", "rating", "deviation", "volatility"];
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
        assert!(texts_of(&pages(&ALL[0])[1]).iter().any(|text| text.contains("every intermediate value")));
    }
}
