//! The small page for other people's pages: the finished page with a few words more in its head.
//!
//! The programs are the same, so that whoever has seen the one has the other at once.

use crate::command::{Outcome, root};
use crate::site::{hashed, read, write};
use std::path::Path;

/// What the small page is called.
pub(crate) const PAGE: &str = "embed.html";

/// Makes `embed.html` of the finished page, with its own style and script; gives the script's name.
pub(crate) fn write_page(staging: &Path, page: &str) -> Outcome<String> {
    let own = |name: &str| hashed(name, &read(&root().join("www").join(name))?, staging);
    let (style, script) = (own("frame.css")?, own("frame.js")?);
    let html = small(page, &style, &script).ok_or("index.html has no <html>, no policy or no </head>")?;
    write(&staging.join(PAGE), &html)?;
    Ok(script)
}

/// What stands for the page's own origin where it has none: see `www/frame.js`.
const ANY_ORIGIN: &str = "http: https:";

/// The page, marked as embedded and as no page to be found by itself. The style comes after the page's own; the script comes first, as it
/// makes the policy strict.
fn small(page: &str, style: &str, script: &str) -> Option<String> {
    let (before, rest) = page.split_once("<html ")?;
    let (head, body) = rest.split_once("</head>")?;
    let name = head.find("Content-Security-Policy")?;
    let (begin, end) = (head[..name].rfind('<')?, name + head[name..].find('>')? + 1);
    let policy = head[begin..end].replace("'self'", ANY_ORIGIN);
    let (first, others) = (&head[..begin], &head[end..]);
    Some(format!(
        "{before}<html data-embed {first}{policy}<script src=\"./{script}\"></script>{others}\
         <meta name=\"robots\" content=\"noindex\">\
         <link rel=\"canonical\" href=\"./\">\
         <link rel=\"stylesheet\" href=\"./{style}\"></head>{body}"
    ))
}

#[cfg(test)]
mod tests {
    use super::small;

    #[test]
    fn all_of_the_page_stays_and_what_is_added_stands_where_it_must() {
        let page = "<!doctype html><html lang=en><meta charset=utf-8><meta content=\"default-src 'none'; style-src 'self'\" \
             http-equiv=Content-Security-Policy><title>T</title><link href=./style.css></head><body>B</body></html>";
        let made = small(page, "s.css", "s.js").unwrap();
        assert!(
            made.starts_with(
                "<!doctype html><html data-embed lang=en><meta charset=utf-8><meta content=\"default-src 'none'; style-src http: https:\" \
                 http-equiv=Content-Security-Policy><script src=\"./s.js\"></script><title>T</title><link href=./style.css><meta"
            ),
            "{made}"
        );
        assert!(made.ends_with("<link rel=\"stylesheet\" href=\"./s.css\"></head><body>B</body></html>"));
        for other in ["<p>", "<html lang=en></head>", "<html lang=en><meta http-equiv=Content-Security-Policy>"] {
            assert_eq!(small(other, "s.css", "s.js"), None);
        }
    }
}
