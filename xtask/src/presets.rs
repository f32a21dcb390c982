//! A small page for each of the main systems and rooms, so that links to it have their own previews.
//!
//! The text after `#` is never sent to a server, so all links to the page have the same preview. These pages describe
//! what the link shows, and redirect to it at once.

use crate::command::{Outcome, root};
use crate::head;
use crate::languages::Language;
use crate::site::{read, write};
use crate::templates::filled;
use std::path::Path;

/// The folder of the preview pages.
const FOLDER: &str = "p";
/// The script that redirects. The policy of these pages allows no script inside them.
const SCRIPT: &str = "go.js";

/// A preview page: its name, and the fragment to redirect to. Its words depend on the language.
struct Preset {
    name: &'static str,
    fragment: &'static str,
}

const PRESETS: [Preset; 8] = [
    Preset {
        name: "paper",
        fragment: "p=1500,200,0.06",
    },
    Preset {
        name: "glicko-1995",
        fragment: "y=glicko",
    },
    Preset {
        name: "lichess",
        fragment: "y=lichess",
    },
    Preset {
        name: "online-go",
        fragment: "y=ogs",
    },
    Preset {
        name: "inversus",
        fragment: "y=inversus",
    },
    Preset {
        name: "guild-wars-2",
        fragment: "y=gw2-wvw",
    },
    Preset {
        name: "season",
        fragment: "s=",
    },
    Preset {
        name: "group",
        fragment: "r=group",
    },
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
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    if language.folder.is_empty() {
        write(
            &staging.join(script()),
            &read(&root().join("www").join(SCRIPT))?,
        )?;
    }
    let address = head::address()?;
    for preset in &PRESETS {
        write(
            &folder.join(format!("{}.html", preset.name)),
            &page(preset, address.as_deref(), language)?,
        )?;
    }
    Ok(())
}

fn page(preset: &Preset, address: Option<&str>, language: &Language) -> Outcome<String> {
    let Preset { name, fragment } = preset;
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
            for preset in &PRESETS {
                let page = page(preset, Some("https://example.org/"), language).unwrap();
                assert!(page.contains(&format!("href=\"../#{}\"", preset.fragment)));
                let address = format!(
                    "og:url\" content=\"https://example.org/{folder}p/{}.html\"",
                    preset.name
                );
                assert!(page.contains(&address), "{page}");
                pages.insert(page);
            }
        }
        assert_eq!(pages.len(), languages::ALL.len() * PRESETS.len());
    }
}
