//! The two pages that start the program: `index.html`, and `embed.html` for embedding. Both use one template and load
//! the same files, so that visitors of one page have the other in their cache.

use crate::command::Outcome;
use crate::languages::{self, Language};
use crate::scripts::{self, properties};
use crate::site::{compact, hashed, is_finished, read, without_tags, write, www};
use crate::templates::filled;
use crate::{embed, head, node, one_file, screen, written};
use std::path::Path;

/// The common part of both pages.
pub(crate) struct Parts<'a> {
    /// The style, written inside both pages, because nothing is painted before it is loaded.
    style: String,
    /// The file of the icon.
    icon: &'a str,
    /// The start script.
    start: &'a str,
    /// The language of the pages.
    language: &'a Language,
}

impl<'a> Parts<'a> {
    /// Creates the common part from Trunk's page.
    pub(crate) fn of(
        staging: &Path,
        trunks: &'a str,
        start: &'a str,
        language: &'a Language,
    ) -> Outcome<Self> {
        let named = |ending| {
            one_file::reference(trunks, ending).ok_or(format!("Trunk's page names no {ending}"))
        };
        let style = read(&staging.join(named(".css")?))? + &language.own_style()?;
        // Paths in the style are relative to the page that contains it.
        let style = one_file::with_files(&style, |file| Ok(language.way_to(file)))?;
        Ok(Self {
            style: without_tags("the style", style)?,
            icon: named(".svg")?,
            start,
            language,
        })
    }
}

/// The differences of the two pages.
struct Kind<'a> {
    name: &'a str,
    /// The name of the page's own origin in the policy.
    own: &'a str,
    /// The attributes of `<html>`.
    marks: String,
    /// The scripts that run before anything is loaded.
    scripts: Vec<&'a str>,
    /// The end of the head, after the style.
    last: String,
    /// The content before the program starts.
    screen: String,
}

/// Writes both pages. Only the finished site has the program's first screen, because rendering it takes a while.
pub(crate) fn write_to(staging: &Path, parts: &Parts) -> Outcome {
    let frame_style = hashed("frame.css", &www("frame.css")?, staging)?;
    let language = parts.language;
    let frame_style = language.way_to(&frame_style);
    let frame = inline("frame.js")?;
    // The script that may redirect comes first. As one script they need one hash.
    let mut first = elsewhere(language)?;
    let mark = if is_finished() {
        first += &www("painted.js")?;
        " data-painted"
    } else {
        " data-alone"
    };
    let first = as_inline("elsewhere.js", first)?;
    let address = head::address()?;
    let about_site = head::of_page(address.as_deref(), "", language)?
        + &head::of_site(address.as_deref(), language)?;
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
        last: filled("frame-last.html", &[("style", &frame_style)])?,
        screen: screen("frame", language)?,
    };
    [page, frame]
        .iter()
        .try_for_each(|kind| write_page(staging, parts, kind))
}

/// Returns the content before the program starts.
fn screen(which: &str, language: &Language) -> Outcome<String> {
    if is_finished() {
        return screen::rendered(which, language);
    }
    let words = language.words()?;
    filled("headline.html", &[("title", words.text("title")?)])
}

/// Returns the script that redirects to the page in another language. An unfinished site has no other languages.
fn elsewhere(language: &Language) -> Outcome<String> {
    let others = languages::ALL
        .iter()
        .filter(|other| is_finished() && other.code != language.code);
    let ways = properties(others.map(|other| (other.code, [language.base, other.folder].concat())));
    let decides = language.folder.is_empty().to_string();
    Ok(www("elsewhere.js")?
        .replace("{here}", language.code)
        .replace("\"{ways}\"", &format!("{{ {ways} }}"))
        .replace("\"{decides}\"", &decides))
}

/// Returns the redirection of browsers without scripts to the page that needs none.
fn way_without_scripts() -> Outcome<String> {
    if is_finished() {
        filled("page-last.html", &[("static", written::PAGE)])
    } else {
        Ok(String::new())
    }
}

/// Writes one page. Its policy allows the scripts inside it by their hashes.
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
    let words = language.words()?;
    let page = filled(
        "page.html",
        &[
            ("language", language.code),
            ("base", language.base),
            ("manifest", &language.manifest()),
            ("without_scripts", words.text("without-scripts")?),
            ("loading", words.text("loading")?),
            ("late", words.text("late")?),
            ("failed", words.text("failed")?),
            ("again", words.text("again")?),
            ("read", words.text("read")?),
            ("marks", &kind.marks),
            ("own", kind.own),
            ("hashes", &hashes),
            ("scripts", &scripts),
            ("title", words.text("title")?),
            ("about", words.text("about")?),
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

/// Returns a script of `www/` for a page.
fn inline(name: &str) -> Outcome<String> {
    as_inline(name, scripts::script(name)?)
}

/// Returns a script for a page, minified in the finished site.
pub(crate) fn as_inline(name: &str, script: String) -> Outcome<String> {
    without_tags(name, compact(script)?)
}
