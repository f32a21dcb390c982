//! A small page for each of the main systems and rooms, so that a link to it has its own words in a preview.
//!
//! What stands after `#` never reaches a host, so all links to the page look alike to whoever makes previews. These pages say what
//! the link is about, and lead on to it at once.

use crate::command::{Outcome, root};
use crate::head;
use crate::site::{read, write};
use crate::templates::filled;
use std::path::Path;

/// The folder of these pages.
const FOLDER: &str = "p";
/// What leads on. The page's policy allows no script inside it.
const SCRIPT: &str = "go.js";

/// A page: its name, where it leads, its title, and what it is about.
struct Preset {
    name: &'static str,
    fragment: &'static str,
    title: &'static str,
    about: &'static str,
}

const PRESETS: [Preset; 8] = [
    Preset {
        name: "paper",
        fragment: "p=1500,200,0.06",
        title: "Glicko-2: the paper’s example, step by step",
        about: "Glickman’s example worked live: a player of 1500 wins one game and loses two. Every formula, every number, every iteration.",
    },
    Preset {
        name: "glicko-1995",
        fragment: "y=glicko",
        title: "Glicko (1995), step by step",
        about: "The first Glicko system on your own games, with every intermediate value, beside Glicko-2.",
    },
    Preset {
        name: "lichess",
        fragment: "y=lichess",
        title: "How Lichess rates a game, step by step",
        about: "Enter your rating, deviation and volatility, and watch what Lichess makes of a game: its constants, its caps, its steps.",
    },
    Preset {
        name: "online-go",
        fragment: "y=ogs",
        title: "How the Online Go Server rates a game, step by step",
        about: "Glicko-2 as the Online Go Server has it, worked on your own games with every intermediate value, and what becomes a rank.",
    },
    Preset {
        name: "inversus",
        fragment: "y=inversus",
        title: "How INVERSUS rates a match, step by step",
        about: "Glicko-2 as INVERSUS has it, worked on your own matches with every intermediate value.",
    },
    Preset {
        name: "guild-wars-2",
        fragment: "y=gw2-wvw",
        title: "How Guild Wars 2 rated World versus World, step by step",
        about: "Glicko-2 for three worlds a match, worked with every intermediate value: from scores to ratings.",
    },
    Preset {
        name: "season",
        fragment: "s=",
        title: "A season in Glicko-2: rating periods in a row",
        about: "Follow a player through rating periods, idle ones too: the rating, its band of confidence, and every step of each period.",
    },
    Preset {
        name: "group",
        fragment: "r=group",
        title: "A league in Glicko-2: everybody rated at once",
        about: "A crosstable, teams or placements, period by period: everybody rated from the same numbers, with every step for each side.",
    },
];

/// Whether a file of the site is one of these pages, or their script.
pub(crate) fn is_leading(name: &str) -> bool {
    name.starts_with(FOLDER) && name[FOLDER.len()..].starts_with('/')
}

/// Writes all of them.
pub(crate) fn write_to(staging: &Path) -> Outcome {
    let folder = staging.join(FOLDER);
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    write(&folder.join(SCRIPT), &read(&root().join("www").join(SCRIPT))?)?;
    let address = head::address()?;
    for preset in &PRESETS {
        write(&folder.join(format!("{}.html", preset.name)), &page(preset, address.as_deref())?)?;
    }
    Ok(())
}

fn page(preset: &Preset, address: Option<&str>) -> Outcome<String> {
    let Preset { name, fragment, title, about } = preset;
    let address = head::of_page(address, &format!("{FOLDER}/{name}.html"))?;
    filled(
        "preset.html",
        &[("title", title), ("about", about), ("address", &address), ("script", SCRIPT), ("fragment", fragment)],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn each_has_words_and_a_place_of_its_own() {
        let pages: HashSet<String> = PRESETS.iter().map(|preset| page(preset, None).unwrap()).collect();
        assert_eq!(pages.len(), PRESETS.len());
        for preset in &PRESETS {
            let page = page(preset, Some("https://example.org/")).unwrap();
            assert!(page.contains(&format!("href=\"../#{}\"", preset.fragment)));
            assert!(page.contains(&format!("og:url\" content=\"https://example.org/p/{}.html\"", preset.name)));
        }
    }
}
