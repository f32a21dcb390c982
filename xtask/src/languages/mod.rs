//! The languages of the site. Each is a build of the program with only its own words, in a folder of its own. Files
//! without text are shared.

mod en;
mod ru;
#[path = "../../../crates/explain/src/words/site_languages.rs"]
#[expect(unreachable_pub, reason = "the program uses the same table")]
mod site_languages;

use crate::command::{Outcome, root};
use crate::site::read;
use site_languages::{LANGUAGES, SiteLanguage};

/// A language of the site.
#[derive(Clone, Copy)]
pub(crate) struct Language {
    /// The code in documents and links, and the feature that builds the program in this language.
    pub(crate) code: &'static str,
    /// The name of the language in the language itself.
    pub(crate) name: &'static str,
    /// The folder of its pages: empty, or with a slash at its end.
    pub(crate) folder: &'static str,
    /// The relative path from that folder to the root folder.
    pub(crate) base: &'static str,
    /// The words outside the program.
    pub(crate) words: Words,
}

/// All languages. The pages of the first one are in the root folder.
pub(crate) static ALL: [Language; LANGUAGES.len()] = [Language::of(0, en::WORDS), Language::of(1, ru::WORDS)];

/// The words for pages and messages outside the program.
#[derive(Clone, Copy)]
pub(crate) struct Words {
    /// The title of the page.
    pub(crate) title: &'static str,
    /// A sentence about the page.
    pub(crate) about: &'static str,
    /// The text alternative of the picture for previews.
    pub(crate) picture: &'static str,
    /// The link to the page without scripts.
    pub(crate) without_scripts: &'static str,
    /// The label of the message about the loading of the program.
    pub(crate) loading: &'static str,
    /// The message if the program takes long to load.
    pub(crate) late: &'static str,
    /// The message if the program fails to load.
    pub(crate) failed: &'static str,
    /// The message if the program in the single file fails to start.
    pub(crate) not_started: &'static str,
    /// The button for another attempt.
    pub(crate) again: &'static str,
    /// The link to the paper's example without a program.
    pub(crate) read: &'static str,
    /// The link of a preview page to the calculator.
    pub(crate) open: &'static str,
    /// The title and the sentence of each preview page, in the order of `presets.rs`.
    pub(crate) presets: [[&'static str; 2]; 8],
    /// The page about embedding.
    pub(crate) demo: Demo,
    /// The page about the module.
    pub(crate) module: Module,
}

/// The words of the page about embedding. Text between backticks is code.
#[derive(Clone, Copy)]
pub(crate) struct Demo {
    /// The title.
    pub(crate) title: &'static str,
    /// A sentence about the page.
    pub(crate) about: &'static str,
    /// The heading.
    pub(crate) heading: &'static str,
    /// The paragraph about all examples.
    pub(crate) lead: &'static str,
    /// The heading of the examples with elements.
    pub(crate) element: &'static str,
    /// The paragraph about loading the script.
    pub(crate) load: &'static str,
    /// The paragraph about the attributes, before the second example.
    pub(crate) attributes: &'static str,
    /// The paragraph before the example with a link.
    pub(crate) link: &'static str,
    /// The heading of the examples with frames.
    pub(crate) frame: &'static str,
    /// The paragraph about when to use a frame.
    pub(crate) frame_told: &'static str,
    /// The paragraph about sandboxes.
    pub(crate) sandbox: &'static str,
    /// The titles of the examples, in order.
    pub(crate) cases: [&'static str; 5],
    /// The button that copies code.
    pub(crate) copy: &'static str,
    /// The label of the button after copying.
    pub(crate) copied: &'static str,
}

/// The words of the page about the module. Text between backticks is code.
#[derive(Clone, Copy)]
pub(crate) struct Module {
    /// The title and heading.
    pub(crate) title: &'static str,
    /// A sentence about the page.
    pub(crate) about: &'static str,
    /// The paragraph about the module.
    pub(crate) lead: &'static str,
    /// The result, with placeholders for its numbers.
    pub(crate) rated: &'static str,
    /// The message if the module cannot be loaded.
    pub(crate) module_failed: &'static str,
    /// The decimal sign in the result.
    pub(crate) mark: &'static str,
    /// The label of the input.
    pub(crate) period: &'static str,
    /// The label of the output.
    pub(crate) trace: &'static str,
}

impl Language {
    const fn of(row: usize, words: Words) -> Self {
        let SiteLanguage { code, own_name: name, folder, base, .. } = LANGUAGES[row];
        Self { code, name, folder, base, words }
    }

    /// Returns the suffix of its own files in the root folder. The first language has none.
    fn mark(&self) -> String {
        if self.code == LANGUAGES[0].code { String::new() } else { format!("-{}", self.code) }
    }

    /// Returns the language with its pages in the root folder, for a site in one language.
    pub(crate) fn in_first_folder(self) -> Self {
        Self { folder: "", base: "./", ..self }
    }

    /// Returns the file of the picture for previews. `cargo xtask pictures` draws it.
    pub(crate) fn card(&self) -> String {
        self.marked("card", "png")
    }

    /// Returns the file of the manifest of the installed page.
    pub(crate) fn manifest(&self) -> String {
        self.marked("manifest", "webmanifest")
    }

    /// Returns the additional style of the language, for longer words.
    pub(crate) fn own_style(&self) -> Outcome<String> {
        let style = root().join("www").join(self.marked("style", "css"));
        if self.mark().is_empty() { Ok(String::new()) } else { Ok(small(&read(&style)?)) }
    }

    /// Returns the name of a file in the root folder that belongs to this language.
    fn marked(&self, stem: &str, ending: &str) -> String {
        format!("{stem}{}.{ending}", self.mark())
    }

    /// Returns the relative path from pages of this language to a file of the site.
    pub(crate) fn way_to(&self, file: &str) -> String {
        match file.strip_prefix(self.folder).filter(|_| !self.folder.is_empty()) {
            Some(own) => own.to_owned(),
            None if self.folder.is_empty() => file.to_owned(),
            None => format!("{}{file}", self.base),
        }
    }
}

/// Removes comments and indentation from a style. Trunk minifies only the files that it knows.
fn small(style: &str) -> String {
    let rules = style.split("/*").map(|part| part.split_once("*/").map_or(part, |(_, rules)| rules));
    rules.collect::<String>().lines().map(str::trim).collect()
}

/// Returns the language with this code.
pub(crate) fn by_code(code: &str) -> Outcome<Language> {
    let codes = ALL.map(|language| language.code).join(", ");
    ALL.into_iter()
        .find(|language| language.code == code)
        .ok_or(format!("there is no language {code}; there are {codes}"))
}

#[cfg(test)]
mod tests {
    use super::ALL;
    use crate::command::root;

    #[test]
    fn the_title_is_that_of_the_program() {
        for language in &ALL {
            // The title before the program starts must be the title that the program uses.
            let words = root().join(format!("crates/explain/words/{}/page.ftl", language.code));
            let words = std::fs::read_to_string(words).unwrap();
            assert!(words.contains(&format!("title = {}\n", language.words.title)), "{}", language.words.title);
        }
    }

    #[test]
    fn comments_of_a_style_are_removed() {
        let style = "/* Why.\n   And how. */\n.a,\n.b {\n  grid-area: 3 / 2;\n}\n/* End. */\n";
        assert_eq!(super::small(style), ".a,.b {grid-area: 3 / 2;}");
    }

    #[test]
    fn paths_lead_to_own_and_shared_files() {
        let [en, ru] = &ALL;
        assert_eq!(en.way_to("p/lichess.html"), "p/lichess.html");
        assert_eq!(ru.way_to("ru/p/lichess.html"), "p/lichess.html");
        assert_eq!(ru.way_to("fonts/math.woff2"), "../fonts/math.woff2");
    }
}
