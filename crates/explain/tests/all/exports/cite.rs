//! The citation, and its version.

use explain::export::cite::{VERSION, cite};
use explain::words::Language;

#[test]
fn every_file_has_the_same_version() {
    let version = |text: &str, key: &str| {
        let value = text.lines().find_map(|line| line.strip_prefix(key));
        value.unwrap().trim_matches('"').to_owned()
    };
    let cff = include_str!("../../../../../CITATION.cff");
    let workspace = include_str!("../../../../../Cargo.toml");
    assert_eq!(version(cff, "version: "), VERSION);
    assert_eq!(version(workspace, "version = "), VERSION);
}

#[test]
fn a_citation_has_version_and_link() {
    let cited = cite("https://example.org/{a}/#g=1400,30,1", Language::En);
    assert_eq!(
        cited.replace(VERSION, "0.0.0"),
        "The Glicko-2, step by step contributors. Glicko-2, step by step, version 0.0.0. https://example.org/%7Ba%7D/#g=1400,30,1\n\n\
         @misc{glicko2-steps,\n  author = {{The Glicko-2, step by step contributors}},\n  title = {{Glicko-2, step by step}},\n  \
         version = {0.0.0},\n  url = {https://example.org/%7Ba%7D/#g=1400,30,1}\n}\n"
    );
    assert!(!cite("file:///page.html", Language::Ru).contains("url"));
}
