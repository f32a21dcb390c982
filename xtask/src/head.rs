//! What the page says of itself to others: previews of links, search engines, sites that embed it.
//!
//! What can be said without an address stands in the templates. The rest needs the address of the published site, which `SITE_URL` names
//! while it is built; without it, it is left out.

use crate::command::Outcome;
use crate::languages::Language;
use crate::site::write;
use crate::templates::filled;
use crate::{embed, languages};
use std::path::Path;

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

/// Writes the oEmbed answer of a site in a language.
pub(crate) fn write_oembed(staging: &Path, language: &Language) -> Outcome {
    write(&staging.join(language.folder).join(OEMBED), &oembed(address()?.as_deref(), language)?)
}

/// Where a page of the site is, here and in the other languages, and its picture; nothing without an address.
pub(crate) fn of_page(address: Option<&str>, path: &str, language: &Language) -> Outcome<String> {
    let Some(address) = address else { return Ok(String::new()) };
    let own = format!("{}{path}", language.folder);
    let card = language.card();
    let values = [("address", address), ("path", &own), ("card", &card), ("picture", language.words.picture)];
    let mut head = filled("address.html", &values)?;
    // Who reads none of them is led to the first.
    let all = languages::ALL.iter().map(|other| (other.code, other.folder)).chain([("x-default", "")]);
    for (code, folder) in all {
        head += &filled("alternate.html", &[("code", code), ("address", &format!("{address}{folder}{path}"))])?;
    }
    Ok(head)
}

/// Where the site's oEmbed answer is, and what it is in the words of <https://schema.org>. These are data, which no policy for scripts is about.
pub(crate) fn of_site(address: Option<&str>, language: &Language) -> Outcome<String> {
    let Some(address) = address else { return Ok(String::new()) };
    let address = format!("{address}{}", language.folder);
    filled("site.html", &[("address", &address), ("title", language.words.title), ("oembed", OEMBED)])
}

/// The oEmbed answer: the page in a frame, where its address is known.
fn oembed(address: Option<&str>, language: &Language) -> Outcome<String> {
    let title = json(language.words.title);
    let Some(address) = address else {
        return Ok(format!("{{\"version\":\"1.0\",\"type\":\"link\",\"title\":{title},\"provider_name\":{title}}}\n"));
    };
    let site = format!("{address}{}", language.folder);
    let values = [("address", site.as_str()), ("page", embed::PAGE), ("title", language.words.title)];
    let frame = filled("oembed-frame.html", &values)?;
    let card = format!("{address}{}", language.card());
    let (frame, site, card) = (json(frame.trim_end()), json(&site), json(&card));
    Ok(format!(
        "{{\"version\":\"1.0\",\"type\":\"rich\",\"title\":{title},\"provider_name\":{title},\"provider_url\":{site},\
         \"thumbnail_url\":{card},\"thumbnail_width\":1200,\"thumbnail_height\":630,\"width\":690,\"height\":690,\
         \"html\":{frame}}}\n"
    ))
}

/// A text without control characters, as JSON has it.
fn json(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::languages::ALL;

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
        let known = oembed(Some("https://example.org/"), &ALL[0]).unwrap();
        assert!(known.contains(r#""html":"<iframe src=\"https://example.org/embed.html\""#), "{known}");
        let unknown = oembed(None, &ALL[0]).unwrap();
        assert!(unknown.contains(r#""type":"link""#) && !unknown.contains("http"), "{unknown}");
    }

    #[test]
    fn every_page_has_its_own_address_and_the_picture_of_its_language() {
        for (language, path, card) in
            [(&ALL[0], "p/lichess.html", "card.png"), (&ALL[1], "ru/p/lichess.html", "card-ru.png")]
        {
            let head = of_page(Some("https://example.org/"), "p/lichess.html", language).unwrap();
            assert!(head.contains(&format!("\"canonical\" href=\"https://example.org/{path}\"")), "{head}");
            assert!(head.contains(&format!("content=\"https://example.org/{card}\"")), "{head}");
            // Both name both.
            assert!(head.contains("hreflang=\"en\" href=\"https://example.org/p/lichess.html\""), "{head}");
            assert!(head.contains("hreflang=\"ru\" href=\"https://example.org/ru/p/lichess.html\""), "{head}");
            assert_eq!(of_page(None, "", language).unwrap(), "");
        }
    }
}
