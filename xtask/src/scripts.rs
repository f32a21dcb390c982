//! The scripts in `www/`, with the values that the program has too.

use crate::command::Outcome;
use crate::languages;
use crate::site::www;
use std::fmt::Display;

#[path = "../../crates/explain/src/for_scripts.rs"]
#[expect(unreachable_pub, reason = "the program uses the same values")]
mod for_scripts;

use for_scripts::{ATTRIBUTES, CLOSED, FEW, GAMES, GUESSED, LAZY_KEYS, LONGEST_LINK, ROW};

/// Returns a script of `www/` with its values filled in.
pub(crate) fn script(name: &str) -> Outcome<String> {
    let mut script = www(name)?;
    for (place, value) in values()? {
        script = script.replace(place, &value);
    }
    Ok(script)
}

/// Returns each placeholder with its value. A placeholder for something else than a text is a text in the script, so
/// that the script is valid before it is filled.
fn values() -> Outcome<[(&'static str, String); 9]> {
    let object = |properties: String| format!("{{ __proto__: null, {properties} }}");
    let attributes = properties(ATTRIBUTES.map(|(key, name)| (name, key)));
    let mut titles = Vec::new();
    for other in &languages::ALL[1..] {
        titles.push((other.code, other.words()?.text("title")?.to_owned()));
    }
    Ok([
        ("{lazy_keys}", LAZY_KEYS.join("|")),
        ("\"{attributes}\"", object(attributes)),
        ("\"{titles}\"", object(properties(titles))),
        ("\"{closed}\"", CLOSED.to_string()),
        ("\"{guessed}\"", GUESSED.to_string()),
        ("\"{few}\"", FEW.to_string()),
        ("\"{games}\"", GAMES.to_string()),
        ("\"{row}\"", ROW.to_string()),
        ("\"{longest}\"", LONGEST_LINK.to_string()),
    ])
}

/// Returns properties of an object in a script: `player: "p", tau: "t"`.
pub(crate) fn properties<T: Display>(rows: impl IntoIterator<Item = (&'static str, T)>) -> String {
    let rows = rows.into_iter();
    let rows: Vec<_> = rows
        .map(|(name, value)| format!("{name}: \"{value}\""))
        .collect();
    rows.join(", ")
}

#[cfg(test)]
mod tests {
    use super::{script, values};

    #[test]
    fn every_value_has_a_place_in_a_script() {
        let scripts = ["embed.js", "frame.js", "start.js"];
        let before = scripts.map(|name| super::www(name).unwrap()).concat();
        for (place, _) in values().unwrap() {
            assert!(before.contains(place), "{place}");
        }
        let embed = script("embed.js").unwrap();
        assert!(embed.contains("player: \"p\""), "{embed}");
        assert!(embed.contains("ru: \"Glicko-2 по шагам\""), "{embed}");
        assert!(script("start.js").unwrap().contains("/[#&](r|s|y|z)=/"));
    }
}
