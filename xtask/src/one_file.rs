//! The page in a single file that opens without a server, for example from a memory stick.
//!
//! A browser does not load modules or programs for a page opened as a file. Everything is therefore inside it: style,
//! font and icon, both parts of the program compressed, and the script that unpacks and starts it. The policy allows
//! script and style by their hashes.

use crate::command::Outcome;
use crate::languages::Language;
use crate::site::{minified, read, read_bytes, without_tags, write, www};
use crate::split::Program;
use crate::templates::filled;
use crate::{head, node, written};
use std::path::Path;

/// The file name.
pub(crate) const NAME: &str = "glicko2.html";

/// Writes the single file of a finished site in a language, from Trunk's page, both parts of the program and the whole
/// style.
pub(crate) fn write_to(
    staging: &Path,
    page: &str,
    program: &Program,
    rooms_style: &str,
    language: &Language,
) -> Outcome {
    let own_style = reference(page, ".css").ok_or("index.html names no style")?;
    let icon = reference(page, ".svg").ok_or("index.html names no icon")?;
    let style = read(&staging.join(own_style))?
        + &language.own_style()?
        + &read(&staging.join(rooms_style))?;
    let style = with_files(&style, |file| as_data(&staging.join(file)))?;
    let style = without_tags("the style", style)?;
    let glue = minified(&read(&staging.join(program.script()))?)?;
    let script = minified(&starting(&glue, &www("unpack.js")?)?)?;
    let script = without_tags("the script of the single file", script)?;
    let packed = |file: &str| node::gzip_base64(&read_bytes(&staging.join(file))?);
    let words = language.words()?;
    // A published site has an address to link to.
    let way_on = match head::address()? {
        Some(address) => {
            let (address, text) = (address + language.folder, words.text("read")?);
            let way = ("static", written::PAGE);
            filled("way-on.html", &[("address", &address), way, ("read", text)])?
        }
        None => String::new(),
    };
    let file = filled(
        "one-file.html",
        &[
            ("language", language.code),
            ("title", words.text("title")?),
            ("about", words.text("about")?),
            ("not_started", words.text("not-started")?),
            ("again", words.text("again")?),
            ("script_hash", &node::sha256(&script)?),
            ("style_hash", &node::sha256(&style)?),
            ("icon", &as_data(&staging.join(icon))?),
            ("style", &style),
            ("way_on", &way_on),
            ("program", &packed(&program.wasm())?),
            ("rooms", &packed(&program.rooms)?),
            ("script", &script),
        ],
    )?;
    write(&staging.join(language.folder).join(NAME), &file)
}

/// Returns the file with that extension that a page refers to by a relative `./` link.
pub(crate) fn reference<'a>(page: &'a str, ending: &str) -> Option<&'a str> {
    page.split("href=").skip(1).find_map(|rest| {
        let rest = rest.trim_start_matches('"');
        let file = rest.split(['"', ' ', '>']).next()?.strip_prefix("./")?;
        file.ends_with(ending).then_some(file)
    })
}

/// Replaces the addresses of files in a style, for example by `data:` URLs or by paths from another folder.
pub(crate) fn with_files(style: &str, data: impl Fn(&str) -> Outcome<String>) -> Outcome<String> {
    let mut parts = style.split("url(");
    let mut whole = parts.next().unwrap_or_default().to_owned();
    let endless = "the style has a url( without an end";
    for part in parts {
        let (file, rest) = part.split_once(')').ok_or(endless)?;
        let file = file.trim_matches(['"', '\'']);
        let address = if file.starts_with("data:") {
            file.to_owned()
        } else {
            data(file)?
        };
        whole.push_str(&format!("url(\"{address}\"){rest}"));
    }
    Ok(whole)
}

/// Returns a file as a `data:` URL.
fn as_data(file: &Path) -> Outcome<String> {
    let kind = match file.extension().and_then(|ending| ending.to_str()) {
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        _ => return Err(format!("{}: of what kind is it?", file.display())),
    };
    let code = node::base64(&read_bytes(file)?)?;
    Ok(format!("data:{kind};base64,{code}"))
}

/// Combines the program's script and the unpacking script. The function that starts the program gets the name `start`.
fn starting(glue: &str, unpack: &str) -> Outcome<String> {
    let unlike =
        || "the program's script is not as wasm-bindgen and terser used to make it".to_owned();
    let (body, exports) = glue.trim_end().rsplit_once("export{").ok_or_else(unlike)?;
    let exports = exports.trim_end_matches([';', '}']);
    let start = exports
        .split(',')
        .find_map(|export| export.trim().strip_suffix(" as default"))
        .ok_or_else(unlike)?;
    Ok(format!("{body}\nconst start = {start};\n{unpack}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_are_found_with_and_without_quotes() {
        let page = "<link href=./icon-1.svg rel=icon><link href=\"./style-2.css\" rel=stylesheet>";
        assert_eq!(reference(page, ".css"), Some("style-2.css"));
        assert_eq!(reference(page, ".svg"), Some("icon-1.svg"));
        assert_eq!(reference(page, ".png"), None);
    }

    #[test]
    fn files_of_a_style_are_inlined() {
        let inside = |style| with_files(style, |file| Ok(format!("data:{file}")));
        assert_eq!(
            inside("a{b:url(\"f.woff2\") c}d{e:url(g)}").unwrap(),
            "a{b:url(\"data:f.woff2\") c}d{e:url(\"data:g\")}"
        );
        assert_eq!(inside("a{b:url(data:x)}").unwrap(), "a{b:url(\"data:x\")}");
        assert!(inside("a{b:url(c").is_err());
    }

    #[test]
    fn the_script_of_the_program_becomes_part_of_the_page() {
        let glue = "const W=1,N=2;export{N as initSync,W as default};\n";
        let script = starting(glue, "end").unwrap();
        assert_eq!(script, "const W=1,N=2;\nconst start = W;\nend");
        assert!(starting("const W=1", "").is_err());
    }
}
