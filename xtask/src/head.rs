//! What the page says of itself to others: previews of links, search engines, sites that embed it.
//!
//! What can be said without an address stands in index.html. The rest needs the address of the published site, which `SITE_URL` names
//! while it is built; without it, it is left out.

use crate::command::Outcome;
use crate::site::{read, write};
use std::path::Path;

/// The picture for previews; `cargo xtask pictures` draws it.
pub(crate) const CARD: &str = "card.png";
/// The picture in words.
const CARD_ALT: &str = "A rating before and after three games.";
/// What others ask for who want to embed the page: <https://oembed.com>.
const OEMBED: &str = "oembed.json";

/// The address of the published site, with a slash at its end.
pub(crate) fn address() -> Outcome<Option<String>> {
    let Some(address) = std::env::var("SITE_URL").ok().filter(|address| !address.trim().is_empty()) else {
        return Ok(None);
    };
    checked(&address).map(Some)
}

fn checked(address: &str) -> Outcome<String> {
    let address = address.trim().trim_end_matches('/');
    let is_address = ["https://", "http://"].iter().any(|start| address.starts_with(start))
        && !address.contains(|c: char| c.is_whitespace() || "\"'<>&?#\\".contains(c));
    if is_address {
        Ok(format!("{address}/"))
    } else {
        Err(format!("SITE_URL is {address:?}; it has to be like https://example.org/glicko2/"))
    }
}

/// Puts into the page's head what its address is needed for, and writes what that refers to.
pub(crate) fn complete(staging: &Path) -> Outcome {
    let page = staging.join("index.html");
    let html = read(&page)?;
    let title = between(&html, "<title>", "</title>").ok_or("index.html has no title")?;
    let address = address()?;
    write(&staging.join(OEMBED), &oembed(title, address.as_deref(), staging.join("embed.html").exists()))?;
    let Some(address) = address else { return Ok(()) };
    let (before, after) = html.split_once("</head>").ok_or("index.html has no head")?;
    write(&page, &format!("{before}{}{}</head>{after}", of_page(&address, ""), of_site(title, &address)))
}

/// Where a page of the site is, and its picture.
pub(crate) fn of_page(address: &str, path: &str) -> String {
    format!(
        "<link rel=\"canonical\" href=\"{address}{path}\"><meta property=\"og:url\" content=\"{address}{path}\">\
         <meta property=\"og:image\" content=\"{address}{CARD}\"><meta property=\"og:image:width\" content=\"1200\">\
         <meta property=\"og:image:height\" content=\"630\"><meta property=\"og:image:alt\" content=\"{CARD_ALT}\">"
    )
}

/// Where its oEmbed answer is, and what it is in the words of <https://schema.org>. These are data, which no policy for scripts is about.
fn of_site(title: &str, address: &str) -> String {
    format!(
        "<link rel=\"alternate\" type=\"application/json+oembed\" href=\"{address}{OEMBED}\">\
         <script type=\"application/ld+json\">{{\"@context\":\"https://schema.org\",\"@type\":\"WebApplication\",\"name\":\"{title}\",\
         \"url\":\"{address}\"}}</script>"
    )
}

/// The oEmbed answer: the page in a frame, where its address is known.
fn oembed(title: &str, address: Option<&str>, has_small_page: bool) -> String {
    let Some(address) = address else {
        return format!(
            "{{\"version\":\"1.0\",\"type\":\"link\",\"title\":\"{title}\",\"provider_name\":\"{title}\"}}\n"
        );
    };
    let page = if has_small_page { "embed.html" } else { "" };
    format!(
        "{{\"version\":\"1.0\",\"type\":\"rich\",\"title\":\"{title}\",\"provider_name\":\"{title}\",\"provider_url\":\"{address}\",\
         \"thumbnail_url\":\"{address}{CARD}\",\"thumbnail_width\":1200,\"thumbnail_height\":630,\"width\":690,\"height\":600,\
         \"html\":\"<iframe src=\\\"{address}{page}\\\" title=\\\"{title}\\\" width=\\\"690\\\" height=\\\"600\\\" \
         loading=\\\"lazy\\\"></iframe>\"}}\n"
    )
}

/// What stands between two texts.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    Some(text.split_once(before)?.1.split_once(after)?.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_ends_with_one_slash_and_breaks_out_of_nothing() {
        assert_eq!(checked(" https://example.org/a// ").unwrap(), "https://example.org/a/");
        for wrong in [
            "example.org",
            "ftp://example.org",
            "https://example.org/\"><script>",
            "https://e.org/?a",
            "https://e.org/ a",
        ] {
            assert!(checked(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn an_answer_for_oembed_has_its_frame_only_where_the_address_is_known() {
        let known = oembed("T", Some("https://example.org/"), true);
        assert!(known.contains(r#""html":"<iframe src=\"https://example.org/embed.html\""#), "{known}");
        let unknown = oembed("T", None, true);
        assert!(unknown.contains(r#""type":"link""#) && !unknown.contains("http"), "{unknown}");
    }

    #[test]
    fn every_page_has_its_own_address_and_the_picture_one_for_all() {
        let head = of_page("https://example.org/", "p/lichess.html");
        assert!(head.contains("href=\"https://example.org/p/lichess.html\""), "{head}");
        assert!(head.contains("content=\"https://example.org/card.png\""), "{head}");
    }
}
