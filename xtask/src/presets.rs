//! A small page for each of the main systems and rooms, so that links to it have their own previews.
//!
//! The text after `#` is never sent to a server, so all links to the page have the same preview. These pages describe
//! what the link shows, and redirect to it at once.

use crate::command::Outcome;
use crate::head;
use crate::languages::Language;
use crate::site::{create_folder, write, www};
use crate::templates::filled;
use std::path::Path;

/// The folder of the preview pages.
const FOLDER: &str = "p";
/// The script that redirects. The policy of these pages allows no script inside them.
const SCRIPT: &str = "go.js";

/// The preview pages: the name, and the fragment to redirect to. Their words depend on the language.
const PRESETS: [(&str, &str); 8] = [
    ("paper", "p=1500,200,0.06"),
    ("glicko-1995", "y=glicko"),
    ("lichess", "y=lichess"),
    ("online-go", "y=ogs"),
    ("inversus", "y=inversus"),
    ("guild-wars-2", "y=gw2-wvw"),
    ("season", "s="),
    ("group", "r=group"),
];

/// Returns whether a file of the site is one of these pages or their script.
pub(crate) fn is_leading(name: &str, language: &Language) -> bool {
    let own = name
        .strip_prefix(language.folder)
        .and_then(|name| name.strip_prefix(FOLDER));
    own.is_some_and(|name| name.starts_with('/')) || name == script()
}

/// Returns the path of the script in the site.
fn script() -> String {
    format!("{FOLDER}/{SCRIPT}")
}

/// Writes all preview pages in a language.
pub(crate) fn write_to(staging: &Path, language: &Language) -> Outcome {
    let folder = staging.join(language.folder).join(FOLDER);
    create_folder(&folder)?;
    if language.folder.is_empty() {
        write(&staging.join(script()), &www(SCRIPT)?)?;
    }
    let address = head::address()?;
    for preset in PRESETS {
        let page = page(preset, address.as_deref(), language)?;
        write(&folder.join(format!("{}.html", preset.0)), &page)?;
    }
    Ok(())
}

fn page(preset: (&str, &str), address: Option<&str>, language: &Language) -> Outcome<String> {
    let (name, fragment) = preset;
    let words = language.words()?;
    let address = head::of_page(address, &format!("{FOLDER}/{name}.html"), language)?;
    filled(
        "preset.html",
        &[
            ("language", language.code),
            ("title", words.text(&format!("preset-{name}-title"))?),
            ("about", words.text(&format!("preset-{name}-about"))?),
            ("address", &address),
            ("script", &format!("../{}{}", language.base, script())),
            ("fragment", fragment),
            ("open", words.text("open")?),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::languages;
    use std::collections::HashSet;

    #[test]
    fn each_preset_has_its_own_page() {
        let mut pages = HashSet::new();
        for language in &languages::ALL {
            let folder = language.folder;
            for (name, fragment) in PRESETS {
                let page = page((name, fragment), Some("https://example.org/"), language).unwrap();
                assert!(page.contains(&format!("href=\"../#{fragment}\"")));
                let address =
                    format!("og:url\" content=\"https://example.org/{folder}p/{name}.html\"");
                assert!(page.contains(&address), "{page}");
                pages.insert(page);
            }
        }
        assert_eq!(pages.len(), languages::ALL.len() * PRESETS.len());
    }
}
