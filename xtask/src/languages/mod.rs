//! The languages of the site. Each is a build of the same program with its table alone, in a folder of its own; files that say nothing are shared.

mod en;
mod ru;

use crate::command::{Outcome, root};
use crate::site::read;

/// A language of the site.
#[derive(Clone, Copy)]
pub(crate) struct Language {
    /// As documents and links name it. The program knows it by the same one: see `LANGUAGES` in src/present/text/language.rs.
    pub(crate) code: &'static str,
    /// What it calls itself.
    pub(crate) name: &'static str,
    /// The feature that builds the program with its words.
    pub(crate) feature: &'static str,
    /// The folder of its pages: none, or with a slash at its end.
    pub(crate) folder: &'static str,
    /// The way from that folder to the first one.
    pub(crate) base: &'static str,
    /// What is its own and lies in the first folder has this in its name.
    mark: &'static str,
    /// The words that are not the program's.
    pub(crate) words: Words,
}

/// All of them. The first one's pages are in the first folder.
pub(crate) static ALL: [Language; 2] = [
    Language { code: "en", name: "English", feature: "english", folder: "", base: "./", mark: "", words: en::WORDS },
    Language {
        code: "ru",
        name: "Русский",
        feature: "russian",
        folder: "ru/",
        base: "../",
        mark: "-ru",
        words: ru::WORDS,
    },
];

/// What is said where the program is not there, or cannot speak for itself.
#[derive(Clone, Copy)]
pub(crate) struct Words {
    /// What the page is called.
    pub(crate) title: &'static str,
    /// What the page is about, in a sentence.
    pub(crate) about: &'static str,
    /// The picture for previews, in words.
    pub(crate) picture: &'static str,
    /// The link to the page that needs no scripts.
    pub(crate) without_scripts: &'static str,
    /// What it is that says whether the program comes.
    pub(crate) loading: &'static str,
    /// The program is late.
    pub(crate) late: &'static str,
    /// The program does not come.
    pub(crate) failed: &'static str,
    /// The program inside the one file does not start.
    pub(crate) not_started: &'static str,
    /// The button that tries once more.
    pub(crate) again: &'static str,
    /// The link to the paper's example without a program.
    pub(crate) read: &'static str,
    /// The link of a page that leads on.
    pub(crate) open: &'static str,
    /// The title and the sentence of each page that leads on, in the order of `presets.rs`.
    pub(crate) presets: [[&'static str; 2]; 8],
    /// The page about embedding.
    pub(crate) demo: Demo,
    /// The page about the module.
    pub(crate) module: Module,
}

/// What the page about embedding says. Between backticks stands code.
#[derive(Clone, Copy)]
pub(crate) struct Demo {
    /// Its title.
    pub(crate) title: &'static str,
    /// What it is about, in a sentence.
    pub(crate) about: &'static str,
    /// Its heading.
    pub(crate) heading: &'static str,
    /// What all the examples are.
    pub(crate) lead: &'static str,
    /// The heading over those that are elements.
    pub(crate) element: &'static str,
    /// How the script is loaded.
    pub(crate) load: &'static str,
    /// What the attributes are, and the second example.
    pub(crate) attributes: &'static str,
    /// The example with a link.
    pub(crate) link: &'static str,
    /// The heading over those that are frames.
    pub(crate) frame: &'static str,
    /// When a frame is what one takes.
    pub(crate) frame_told: &'static str,
    /// What a sandbox has to allow.
    pub(crate) sandbox: &'static str,
    /// What each example shows, in order.
    pub(crate) cases: [&'static str; 5],
    /// The button that copies code.
    pub(crate) copy: &'static str,
    /// The same when it has.
    pub(crate) copied: &'static str,
}

/// What the page about the module says. Between backticks stands code.
#[derive(Clone, Copy)]
pub(crate) struct Module {
    /// Its title and heading.
    pub(crate) title: &'static str,
    /// What it is about, in a sentence.
    pub(crate) about: &'static str,
    /// What the module does.
    pub(crate) lead: &'static str,
    /// The result, with the names of its numbers in their places.
    pub(crate) rated: &'static str,
    /// What the page of the module says where it cannot be loaded.
    pub(crate) module_failed: &'static str,
    /// The decimal sign of these.
    pub(crate) mark: &'static str,
    /// The label of what goes in.
    pub(crate) period: &'static str,
    /// The label of what comes out.
    pub(crate) trace: &'static str,
}

impl Language {
    /// The same where its pages are in the first folder, as those of a site in one language are.
    pub(crate) fn in_first_folder(self) -> Self {
        Self { folder: "", base: "./", ..self }
    }

    /// The picture for previews; `cargo xtask pictures` draws it.
    pub(crate) fn card(&self) -> String {
        self.marked("card", "png")
    }

    /// What the installed page is called, and where it starts.
    pub(crate) fn manifest(&self) -> String {
        self.marked("manifest", "webmanifest")
    }

    /// What the language asks for beside the page's style: other words are longer.
    pub(crate) fn own_style(&self) -> Outcome<String> {
        let style = root().join("www").join(self.marked("style", "css"));
        if self.mark.is_empty() { Ok(String::new()) } else { Ok(small(&read(&style)?)) }
    }

    /// A file in the first folder that is of this language.
    fn marked(&self, stem: &str, ending: &str) -> String {
        format!("{stem}{}.{ending}", self.mark)
    }

    /// A file of the site as pages of this language name it.
    pub(crate) fn way_to(&self, file: &str) -> String {
        match file.strip_prefix(self.folder).filter(|_| !self.folder.is_empty()) {
            Some(own) => own.to_owned(),
            None if self.folder.is_empty() => file.to_owned(),
            None => format!("{}{file}", self.base),
        }
    }
}

/// A style without comments and indents. Trunk makes those small that it knows of.
fn small(style: &str) -> String {
    let rules = style.split("/*").map(|part| part.split_once("*/").map_or(part, |(_, rules)| rules));
    rules.collect::<String>().lines().map(str::trim).collect()
}

/// The language of a code.
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
    fn the_program_knows_the_same_languages() {
        let source = std::fs::read_to_string(root().join("src/present/text/language.rs")).unwrap();
        for language in &ALL {
            let named = format!("code: \"{}\"", language.code);
            let line = source.lines().find(|line| line.contains(&named)).expect(language.code);
            assert!(line.contains(&format!("folder: \"{}\"", language.folder)), "{line}");
            assert!(line.contains(&format!("own_name: \"{}\"", language.name)), "{line}");
            // What the page is called before the program comes, and what the program calls it.
            let table =
                std::fs::read_to_string(root().join(format!("src/present/text/{}/mod.rs", language.code))).unwrap();
            assert!(table.contains(&format!("title: \"{}\",", language.words.title)), "{}", language.words.title);
        }
        let embedding = std::fs::read_to_string(root().join("www/embed.js")).unwrap();
        for language in &ALL {
            assert!(embedding.contains(language.words.title), "{}", language.words.title);
        }
    }

    #[test]
    fn a_style_loses_what_is_said_about_it() {
        let style = "/* Why.\n   And how. */\n.a,\n.b {\n  grid-area: 3 / 2;\n}\n/* End. */\n";
        assert_eq!(super::small(style), ".a,.b {grid-area: 3 / 2;}");
    }

    #[test]
    fn a_page_finds_its_own_files_and_those_of_all() {
        let [en, ru] = &ALL;
        assert_eq!(en.way_to("p/lichess.html"), "p/lichess.html");
        assert_eq!(ru.way_to("ru/p/lichess.html"), "p/lichess.html");
        assert_eq!(ru.way_to("fonts/math.woff2"), "../fonts/math.woff2");
    }
}
