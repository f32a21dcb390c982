//! The two pages that start the program: `index.html`, and `embed.html` for other people's pages. Both are made of one template, and load the same
//! files, so that a visitor who has the one has the other at once.

use crate::command::{Outcome, root};
use crate::languages::{self, Language};
use crate::site::{hashed, is_finished, minified, read, write};
use crate::templates::filled;
use crate::{embed, head, node, one_file, screen, written};
use std::path::Path;

/// What both pages have.
pub(crate) struct Parts<'a> {
    /// The style. It stands inside both, because nothing is painted before it is there.
    style: String,
    /// The icon's file.
    icon: &'a str,
    /// The start script.
    start: &'a str,
    /// The language of the pages.
    language: &'a Language,
}

impl<'a> Parts<'a> {
    /// The parts of a site, as the page names them that Trunk has made.
    pub(crate) fn of(staging: &Path, trunks: &'a str, start: &'a str, language: &'a Language) -> Outcome<Self> {
        let named = |ending| one_file::reference(trunks, ending).ok_or(format!("Trunk's page names no {ending}"));
        let style = read(&staging.join(named(".css")?))? + &language.own_style()?;
        if style.contains("</") {
            return Err("the style has a tag in it, which would end it".to_owned());
        }
        // What a style names is found from the page that it stands in.
        let style = one_file::with_files(&style, |file| Ok(language.way_to(file)))?;
        Ok(Self { style, icon: named(".svg")?, start, language })
    }
}

/// Where the two pages differ.
struct Kind<'a> {
    name: &'a str,
    /// What the policy calls the page's own origin.
    own: &'a str,
    /// Attributes of `<html>`.
    marks: String,
    /// The scripts that run first, before anything is loaded.
    scripts: Vec<&'a str>,
    /// What comes last in the head, after the style.
    last: String,
    /// What is seen before the program comes.
    screen: String,
}

/// Writes both. Only the finished site has the first screen of the program painted before it: to render that takes a while.
pub(crate) fn write_to(staging: &Path, parts: &Parts) -> Outcome {
    let frame_style = hashed("frame.css", &read(&root().join("www").join("frame.css"))?, staging)?;
    let language = parts.language;
    let frame = inline("frame.js")?;
    // First comes what may lead elsewhere. As one script they need one hash.
    let mut first = elsewhere(language)?;
    let mark = if is_finished() {
        first += &read(&root().join("www").join("painted.js"))?;
        " data-painted"
    } else {
        " data-alone"
    };
    let first = as_inline("elsewhere.js", &first)?;
    let address = head::address()?;
    let about_site = head::of_page(address.as_deref(), "", language)? + &head::of_site(address.as_deref(), language)?;
    let page = Kind {
        name: "index.html",
        own: "'self'",
        marks: mark.to_owned(),
        scripts: vec![&first],
        last: about_site + &way_without_scripts()?,
        screen: screen("page", language)?,
    };
    let frame = Kind {
        name: embed::PAGE,
        own: embed::ANY_ORIGIN,
        marks: format!(" data-embed{mark}"),
        scripts: vec![&frame, &first],
        last: filled("frame-last.html", &[("style", &language.way_to(&frame_style))])?,
        screen: screen("frame", language)?,
    };
    [page, frame].iter().try_for_each(|kind| write_page(staging, parts, kind))
}

/// What is seen before the program comes.
fn screen(which: &str, language: &Language) -> Outcome<String> {
    if is_finished() {
        screen::rendered(which, language)
    } else {
        filled("headline.html", &[("title", language.words.title)])
    }
}

/// The script that leads to another page. An unfinished site has no other languages.
fn elsewhere(language: &Language) -> Outcome<String> {
    let others = languages::ALL.iter().filter(|other| is_finished() && other.code != language.code);
    let ways: Vec<String> =
        others.map(|other| format!("{}: \"{}{}\"", other.code, language.base, other.folder)).collect();
    Ok(read(&root().join("www").join("elsewhere.js"))?
        .replace("{here}", language.code)
        .replace("\"{ways}\"", &format!("{{ {} }}", ways.join(", ")))
        .replace("\"{decides}\"", if language.folder.is_empty() { "true" } else { "false" }))
}

/// What leads a browser without scripts to the page that needs none.
fn way_without_scripts() -> Outcome<String> {
    if is_finished() { filled("page-last.html", &[("static", written::PAGE)]) } else { Ok(String::new()) }
}

/// Writes one of them. Its policy names the scripts inside it.
fn write_page(staging: &Path, parts: &Parts, kind: &Kind) -> Outcome {
    let mut hashes = String::new();
    let mut element = |script: &str| {
        hashes.push_str(&format!(" '{}'", node::sha256(script)?));
        filled("script.html", &[("script", script)])
    };
    let mut scripts = String::new();
    for script in kind.scripts.iter().chain([&parts.start]) {
        scripts.push_str(&element(script)?);
    }
    let end = element(&inline("arrival.js")?)?;
    let Parts { language, .. } = parts;
    let words = &language.words;
    let page = filled(
        "page.html",
        &[
            ("language", language.code),
            ("base", language.base),
            ("manifest", &language.manifest()),
            ("without_scripts", words.without_scripts),
            ("loading", words.loading),
            ("late", words.late),
            ("failed", words.failed),
            ("again", words.again),
            ("read", words.read),
            ("marks", &kind.marks),
            ("own", kind.own),
            ("hashes", &hashes),
            ("scripts", &scripts),
            ("title", words.title),
            ("about", words.about),
            ("icon", parts.icon),
            ("style", &parts.style),
            ("style_hash", &node::sha256(&parts.style)?),
            ("last", &kind.last),
            ("screen", &kind.screen),
            ("end", &end),
        ],
    )?;
    write(&staging.join(language.folder).join(kind.name), &page)
}

/// A script of `www/` as it stands inside a page.
fn inline(name: &str) -> Outcome<String> {
    as_inline(name, &read(&root().join("www").join(name))?)
}

/// A script as it stands inside a page: small in the finished site.
pub(crate) fn as_inline(name: &str, script: &str) -> Outcome<String> {
    let script = if is_finished() { minified(script)? } else { script.to_owned() };
    if script.contains("</") || script.contains("<!--") {
        return Err(format!("{name} has a tag in it, which would end it"));
    }
    Ok(script)
}
