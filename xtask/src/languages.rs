//! The languages of the site. Each is a build of the program with only its own words, in a folder of its own. Files
//! without text are shared.

#[path = "../../crates/explain/src/words/site_languages.rs"]
#[expect(unreachable_pub, reason = "the program uses the same table")]
mod site_languages;

use crate::command::{Outcome, root};
use crate::site::read;
use site_languages::LANGUAGES;
pub(crate) use site_languages::SiteLanguage as Language;
use std::collections::BTreeMap;

/// All languages. The pages of the first one are in the root folder.
pub(crate) static ALL: [Language; LANGUAGES.len()] = LANGUAGES;

/// The words outside the program: pages that the build writes without it, and messages before it starts. By the names
/// of their messages in `site.ftl`.
pub(crate) struct Words(BTreeMap<String, String>);

impl Words {
    /// Reads the messages of a file, each a line `name = text`. The build of `explain` checks that each language has all
    /// of them.
    fn read(text: &str) -> Outcome<Self> {
        let lines = text
            .lines()
            .filter(|line| !line.is_empty() && !line.starts_with('#'));
        let message = |line: &str| {
            let (name, text) = line
                .split_once(" = ")
                .ok_or(format!("site.ftl: {line:?} is no message in one line"))?;
            // Names in braces stay, for scripts that fill them.
            Ok((name.to_owned(), text.replace("{ ", "{").replace(" }", "}")))
        };
        lines.map(message).collect::<Outcome<_>>().map(Self)
    }

    /// Returns the text of a message.
    pub(crate) fn text(&self, name: &str) -> Outcome<&str> {
        let text = self.0.get(name).map(String::as_str);
        text.ok_or(format!("site.ftl has no message {name}"))
    }

    /// Returns the messages of a page as values for its template: for `demo`, the value of `frame_told` is the message
    /// `demo-frame-told`.
    pub(crate) fn of_page(&self, page: &str) -> Vec<(String, &str)> {
        let messages = self.0.iter().filter_map(|(name, text)| {
            let own = name.strip_prefix(page)?.strip_prefix('-')?;
            Some((own.replace('-', "_"), text.as_str()))
        });
        messages.collect()
    }
}

impl Language {
    /// Returns the words outside the program. The title is that of the program.
    pub(crate) fn words(&self) -> Outcome<Words> {
        let folder = root().join("crates/explain/words").join(self.code);
        let mut words = Words::read(&read(&folder.join("site.ftl"))?)?;
        let page = read(&folder.join("page.ftl"))?;
        let mut lines = page.lines();
        let title = lines.find_map(|line| line.strip_prefix("title = "));
        let title = title.ok_or("page.ftl has no title")?;
        words.0.insert("title".to_owned(), title.to_owned());
        Ok(words)
    }

    /// Returns the suffix of its own files in the root folder. The first language has none.
    fn mark(&self) -> String {
        if self.code == LANGUAGES[0].code {
            String::new()
        } else {
            format!("-{}", self.code)
        }
    }

    /// Returns the language with its pages in the root folder, for a site in one language.
    pub(crate) fn in_first_folder(self) -> Self {
        Self {
            folder: "",
            base: "./",
            ..self
        }
    }

    /// Returns the file of the picture for previews. `cargo xtask pictures` draws it.
    pub(crate) fn card(&self) -> String {
        self.marked("card", "png")
    }

    /// Returns the file of the manifest of the installed page.
    pub(crate) fn manifest(&self) -> String {
        self.marked("manifest", "webmanifest")
    }

    /// Returns the additional style of the language, for longer words, if it needs one.
    pub(crate) fn own_style(&self) -> Outcome<String> {
        let style = root().join("www").join(self.marked("style", "css"));
        let is_other = !self.mark().is_empty();
        if is_other && style.exists() {
            Ok(small(&read(&style)?))
        } else {
            Ok(String::new())
        }
    }

    /// Returns the name of a file in the root folder that belongs to this language.
    fn marked(&self, stem: &str, ending: &str) -> String {
        format!("{stem}{}.{ending}", self.mark())
    }

    /// Returns the relative path from pages of this language to a file of the site.
    pub(crate) fn way_to(&self, file: &str) -> String {
        match file.strip_prefix(self.folder) {
            Some(own) => own.to_owned(),
            None => format!("{}{file}", self.base),
        }
    }
}

/// Removes comments and indentation from a style. Trunk minifies only the files that it knows.
fn small(style: &str) -> String {
    let rules = style
        .split("/*")
        .map(|part| part.split_once("*/").map_or(part, |(_, rules)| rules));
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
    use super::{ALL, Words};

    #[test]
    fn words_are_found_by_their_names() {
        let text =
            "# Why\n\ntitle = A = B\ndemo-far-away = { rating }: `code`\ndemonstration = C\n";
        let words = Words::read(text).unwrap();
        assert_eq!(words.text("title").unwrap(), "A = B");
        let demo = [("far_away".to_owned(), "{rating}: `code`")];
        assert_eq!(words.of_page("demo"), demo);
        assert!(words.text("lead").is_err());
        assert!(Words::read("title =\n    Two lines\n").is_err());
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
