//! The two pages that start the program: `index.html`, and `embed.html` for other people's pages. Both are made of one template, so that a visitor
//! who has loaded the program for the one has it for the other.

use crate::command::{Outcome, root};
use crate::site::{hashed, is_finished, minified, read, write};
use crate::templates::filled;
use crate::{embed, head, node, one_file, written};
use std::path::Path;

/// What both pages load.
pub(crate) struct Parts<'a> {
    /// The style's file.
    style: &'a str,
    /// The icon's file.
    icon: &'a str,
    /// The start script.
    start: &'a str,
}

impl<'a> Parts<'a> {
    /// The parts of a site, as the page names them that Trunk has made.
    pub(crate) fn of(trunks: &'a str, start: &'a str) -> Outcome<Self> {
        let named = |ending| one_file::reference(trunks, ending).ok_or(format!("Trunk's page names no {ending}"));
        Ok(Self { style: named(".css")?, icon: named(".svg")?, start })
    }
}

/// Where the two pages differ.
struct Kind<'a> {
    name: &'a str,
    /// What the policy calls the page's own origin.
    own: &'a str,
    /// Attributes of `<html>`.
    marks: &'a str,
    /// What comes first in the head, before anything is loaded.
    first: &'a str,
    /// What comes last in the head, after the style.
    last: &'a str,
}

/// Writes both, with the style and the script of the frame; gives that script's name.
pub(crate) fn write_to(staging: &Path, parts: &Parts) -> Outcome<String> {
    let own = |name: &str| hashed(name, &read(&root().join("www").join(name))?, staging);
    let (frame_style, frame_script) = (own("frame.css")?, own("frame.js")?);
    let frame_first = filled("frame-first.html", &[("script", &frame_script)])?;
    let frame_last = filled("frame-last.html", &[("style", &frame_style)])?;
    let address = head::address()?;
    let address = head::of_page(address.as_deref(), "")? + &head::of_site(address.as_deref())?;
    // Only the finished site has the page that a browser without scripts is led to.
    let lead = if is_finished() { filled("page-last.html", &[("static", written::PAGE)])? } else { String::new() };
    let pages = [
        Kind { name: "index.html", own: "'self'", marks: "", first: "", last: &(address + &lead) },
        Kind {
            name: embed::PAGE,
            own: embed::ANY_ORIGIN,
            marks: " data-embed",
            first: &frame_first,
            last: &frame_last,
        },
    ];
    for page in &pages {
        write_page(staging, parts, page)?;
    }
    Ok(frame_script)
}

/// Writes one of them.
fn write_page(staging: &Path, parts: &Parts, kind: &Kind) -> Outcome {
    let page = filled(
        "page.html",
        &[
            ("marks", kind.marks),
            ("own", kind.own),
            ("hash", &node::sha256(parts.start)?),
            ("first", kind.first),
            ("title", head::TITLE),
            ("about", head::ABOUT),
            ("icon", parts.icon),
            ("style", parts.style),
            ("last", kind.last),
            ("start", parts.start),
        ],
    )?;
    write(&staging.join(kind.name), &page)
}

/// A script that stands inside a page, small in the finished site.
pub(crate) fn inline(name: &str, script: &str) -> Outcome<String> {
    let script = if is_finished() { minified(script)? } else { script.to_owned() };
    if script.contains("</") || script.contains("<!--") {
        return Err(format!("{name} has a tag in it, which would end it"));
    }
    Ok(script)
}
