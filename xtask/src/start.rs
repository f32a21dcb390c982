//! The script that starts the program, which stands in the page itself: see `www/start.js`.

use crate::command::{Outcome, root};
use crate::site::{is_finished, minified, read};
use crate::split::Program;
use crate::{node, worker};

/// Takes Trunk's own start script out of a page, and puts ours into it with its hash in the policy. Gives the page and the hash, which changes
/// with every file that the script names.
pub(crate) fn put_into(page: &str, program: &Program, rooms_style: &str) -> Outcome<(String, String)> {
    let script = script(program, rooms_style)?;
    let hash = node::sha256(&script)?;
    let page = with_script(page, &script, &hash).ok_or("index.html has no policy for scripts or no </body>")?;
    Ok((page, hash))
}

fn script(program: &Program, rooms_style: &str) -> Outcome<String> {
    let worker = if is_finished() { worker::NAME } else { "" };
    let script = read(&root().join("www").join("start.js"))?
        .replace("{script}", &program.script())
        .replace("{wasm}", &program.wasm())
        .replace("{rooms_wasm}", &program.rooms)
        .replace("{rooms_style}", rooms_style)
        .replace("{worker}", worker);
    let script = if is_finished() { minified(&script)? } else { script };
    if script.contains("</") || script.contains("<!--") {
        return Err("start.js has a tag in it, which would end it".to_owned());
    }
    Ok(script)
}

/// The page with a script at its end, once all that it may speak of is there.
fn with_script(page: &str, script: &str, hash: &str) -> Option<String> {
    const SCRIPTS: &str = "script-src 'self'";
    const END: &str = "</body>";
    let has_places = page.contains(SCRIPTS) && page.contains(END);
    has_places.then(|| {
        page.replacen(SCRIPTS, &format!("{SCRIPTS} '{hash}'"), 1).replacen(
            END,
            &format!("<script>{script}</script>{END}"),
            1,
        )
    })
}

/// A page without what Trunk has put there for the program: our script alone knows which files this version has, and says what did not load.
pub(crate) fn without_trunks(page: &str) -> String {
    let mut kept = String::new();
    let mut rest = page;
    while let Some((before, tag, after)) = next_of_trunk(rest) {
        kept.push_str(before);
        // A script has an end of its own.
        rest = if tag.starts_with("<script") {
            after.split_once("</script>").map_or("", |(_, after)| after)
        } else {
            after
        };
    }
    kept + rest
}

/// The next tag of Trunk's, with what stands before and after it.
fn next_of_trunk(html: &str) -> Option<(&str, &str, &str)> {
    html.match_indices('<').find_map(|(at, _)| {
        let end = at + html[at..].find('>')? + 1;
        let tag = &html[at..end];
        let is_preload = tag.starts_with("<link") && tag.contains("preload");
        // Minified, it has no quotes.
        let is_script = tag.starts_with("<script") && tag.contains("module") && !tag.contains("src=");
        (is_preload || is_script).then_some((&html[..at], tag, &html[end..]))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<html><head><meta content=\"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'\"><link href=./a.css rel=stylesheet>\
        <script type=module>import init from'./p.js';</script><link crossorigin href=./p.js rel=modulepreload>\
        <link as=fetch crossorigin href=./p_bg.wasm rel=preload></head><body><p>B</p></body></html>";

    #[test]
    fn nothing_is_loaded_before_it_is_asked_for() {
        assert_eq!(
            without_trunks(PAGE),
            "<html><head><meta content=\"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'\">\
             <link href=./a.css rel=stylesheet></head><body><p>B</p></body></html>"
        );
        let other = "<script src=a.js type=module></script><script type=application/json>{}</script>";
        assert_eq!(without_trunks(other), other);
    }

    #[test]
    fn the_script_stands_at_the_end_and_the_policy_names_it() {
        let page = with_script(PAGE, "go()", "sha256-X=").unwrap();
        assert!(page.contains("script-src 'self' 'sha256-X=' 'wasm-unsafe-eval'"), "{page}");
        assert!(page.ends_with("<p>B</p><script>go()</script></body></html>"), "{page}");
        for other in ["<body></body>", "script-src 'self'"] {
            assert_eq!(with_script(other, "", ""), None);
        }
    }
}
