//! Makes code of the sentences in `words/`, and of the table of languages.

mod pseudo;
#[path = "../src/words/site_languages.rs"]
#[expect(unreachable_pub, reason = "the program uses the same table")]
mod site_languages;
mod words;

use site_languages::{LANGUAGES, SiteLanguage};
use std::fmt::Write;
use std::path::Path;
use words::{camel, is_in_program};

fn main() {
    println!("cargo::rerun-if-changed=words");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-env-changed={}", pseudo::PSEUDO);
    println!("cargo::rerun-if-changed=src/words/site_languages.rs");
    let out = std::env::var("OUT_DIR").expect("Cargo sets OUT_DIR");
    let code = words::code(Path::new("words")).unwrap_or_else(|error| panic!("{error}"));
    let write = |name, code| {
        std::fs::write(Path::new(&out).join(name), code).expect("OUT_DIR can be written to");
    };
    write("words.rs", code);
    write("languages.rs", languages());
    write("style.rs", style());
}

/// Returns the code of the type `Language`.
fn languages() -> String {
    let (mut variants, mut arms) = (String::new(), String::new());
    for (i, language) in LANGUAGES
        .iter()
        .enumerate()
        .filter(|(_, language)| is_in_program(language))
    {
        let variant = camel(language.code);
        write!(variants, "/// {}.\n{variant},", language.own_name).expect("a String takes all");
        write!(arms, "Self::{variant} => LANGUAGES[{i}],").expect("a String takes all");
    }
    format!(
        "/// A language of this program: those of its Cargo features.\n\
         #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]\npub enum Language {{ {variants} }}\n\
         impl Language {{\n/// Returns the names and codes of the language.\n#[must_use]\n\
         pub const fn site_language(self) -> SiteLanguage {{ match self {{ {arms} }} }}\n}}\n"
    )
}

/// Returns the code of the style of numbers in a program with one language.
fn style() -> String {
    let languages: Vec<_> = LANGUAGES
        .iter()
        .filter(|language| is_in_program(language))
        .collect();
    match languages[..] {
        [
            SiteLanguage {
                has_comma: true, ..
            },
        ] => "Some(Style::Comma)".to_owned(),
        [_] => "Some(Style::Point)".to_owned(),
        _ => "None".to_owned(),
    }
}
