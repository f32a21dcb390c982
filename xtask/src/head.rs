//! The metadata of the page: previews of links, search engines, sites that embed it.
//!
//! Metadata without an address is in the templates. The rest needs the address of the published site from `SITE_URL`,
//! and is left out if that is not set.

use crate::command::Outcome;
use crate::languages::Language;
use crate::site::write;
use crate::templates::filled;
use crate::{embed, languages};
use std::path::Path;

/// The file for sites that embed the page: <https://oembed.com>.
const OEMBED: &str = "oembed.json";

/// Returns the address of the published site, with a slash at its end.
pub(crate) fn address() -> Outcome<Option<String>> {
    let address = std::env::var("SITE_URL").unwrap_or_default();
    if address.trim().is_empty() {
        return Ok(None);
    }
    checked(&address).map(Some)
}

fn checked(address: &str) -> Outcome<String> {
    let address = address.trim().trim_end_matches('/');
    let has_scheme = address.starts_with("https://") || address.starts_with("http://");
    let is_strange = |c: char| c.is_whitespace() || "\"'<>&?#\\".contains(c);
    if has_scheme && !address.contains(is_strange) {
        Ok(format!("{address}/"))
    } else {
        Err(format!(
            "SITE_URL is {address:?}; it has to be like https://example.org/glicko2/"
        ))
    }
}

/// Writes the oEmbed response of the site in a language.
pub(crate) fn write_oembed(staging: &Path, language: &Language) -> Outcome {
    let text = oembed(address()?.as_deref(), language)?;
    write(&staging.join(language.folder).join(OEMBED), &text)
}

/// Returns the addresses of a page here and in the other languages, and its picture. Empty without an address.
pub(crate) fn of_page(address: Option<&str>, path: &str, language: &Language) -> Outcome<String> {
    let Some(address) = address else {
        return Ok(String::new());
    };
    let own = format!("{}{path}", language.folder);
    let card = language.card();
    let words = language.words()?;
    let values = [
        ("address", address),
        ("path", &own),
        ("card", &card),
        ("picture", words.text("picture")?),
    ];
    let mut head = filled("address.html", &values)?;
    // The default for readers of any other language is the first one.
    let all = languages::ALL
        .iter()
        .map(|other| (other.code, other.folder))
        .chain([("x-default", "")]);
    for (code, folder) in all {
        let there = format!("{address}{folder}{path}");
        head += &filled("alternate.html", &[("code", code), ("address", &there)])?;
    }
    Ok(head)
}

/// Returns the link to the oEmbed response, and the description of the site in the vocabulary of <https://schema.org>.
/// A script policy does not apply to these data.
pub(crate) fn of_site(address: Option<&str>, language: &Language) -> Outcome<String> {
    let Some(address) = address else {
        return Ok(String::new());
    };
    let address = format!("{address}{}", language.folder);
    let words = language.words()?;
    let (title, oembed) = (("title", words.text("title")?), ("oembed", OEMBED));
    filled("site.html", &[("address", &address), title, oembed])
}

/// Returns the oEmbed response: the page in a frame if its address is known, else a link.
fn oembed(address: Option<&str>, language: &Language) -> Outcome<String> {
    let words = language.words()?;
    let name = words.text("title")?;
    let title = json(name);
    let Some(address) = address else {
        return Ok(format!(
            "{{\"version\":\"1.0\",\"type\":\"link\",\"title\":{title},\"provider_name\":{title}}}\n"
        ));
    };
    let site = format!("{address}{}", language.folder);
    let values = [
        ("address", site.as_str()),
        ("page", embed::PAGE),
        ("title", name),
    ];
    let frame = filled("oembed-frame.html", &values)?;
    let card = format!("{address}{}", language.card());
    let (frame, site, card) = (json(frame.trim_end()), json(&site), json(&card));
    Ok(format!(
        "{{\"version\":\"1.0\",\"type\":\"rich\",\"title\":{title},\"provider_name\":{title},\"provider_url\":{site},\
         \"thumbnail_url\":{card},\"thumbnail_width\":1200,\"thumbnail_height\":630,\"width\":690,\"height\":690,\
         \"html\":{frame}}}\n"
    ))
}

/// Returns a text as a JSON string. The text must have no control characters.
fn json(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::languages::ALL;

    #[test]
    fn an_address_ends_with_one_slash_and_has_no_markup() {
        let address = checked(" https://example.org/a// ").unwrap();
        assert_eq!(address, "https://example.org/a/");
        for wrong in ["example.org", "ftp://example.org"] {
            assert!(checked(wrong).is_err(), "{wrong}");
        }
        for path in ["\"><script>", "?a", " a"] {
            assert!(checked(&format!("https://e.org/{path}")).is_err(), "{path}");
        }
    }

    #[test]
    fn oembed_has_a_frame_only_if_the_address_is_known() {
        let known = oembed(Some("https://example.org/"), &ALL[0]).unwrap();
        let frame = r#""html":"<iframe src=\"https://example.org/embed.html\""#;
        assert!(known.contains(frame), "{known}");
        let unknown = oembed(None, &ALL[0]).unwrap();
        let is_link = unknown.contains(r#""type":"link""#);
        assert!(is_link && !unknown.contains("http"), "{unknown}");
    }

    #[test]
    fn every_page_has_its_address_and_the_picture_of_its_language() {
        for (language, path, card) in [
            (&ALL[0], "p/lichess.html", "card.png"),
            (&ALL[1], "ru/p/lichess.html", "card-ru.png"),
        ] {
            let head = of_page(Some("https://example.org/"), "p/lichess.html", language).unwrap();
            // Each page names the addresses in both languages.
            for part in [
                "hreflang=\"en\" href=\"https://example.org/p/lichess.html\"",
                "hreflang=\"ru\" href=\"https://example.org/ru/p/lichess.html\"",
                &format!("\"canonical\" href=\"https://example.org/{path}\""),
                &format!("content=\"https://example.org/{card}\""),
            ] {
                assert!(head.contains(part), "{part} in {head}");
            }
            assert_eq!(of_page(None, "", language).unwrap(), "");
        }
    }
}
