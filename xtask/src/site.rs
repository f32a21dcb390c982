//! Builds the page, and finishes what Trunk has built.

use crate::command::{Outcome, program, root, run, target};
use crate::languages::{self, Language};
use crate::split::Program;
use crate::{
    engine, head, node, one_file, page, presets, scripts, serve, split, start, static_pages, tools,
    trunk, worker, written,
};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

/// Returns whether a file belongs to the lazy part, which the first answer does not need.
pub(crate) fn is_of_rooms(name: &str) -> bool {
    name.starts_with(split::ROOMS) || name.starts_with("rooms-")
}

/// The variable that tells the hook that this is the finished site, with minified scripts.
const FINISHED: &str = "FINISHED_SITE";

/// Returns the folder of the finished site.
pub(crate) fn dist() -> PathBuf {
    root().join("dist")
}

/// Builds the finished site into dist/.
pub(crate) fn build() -> Outcome {
    tools::for_building()?;
    tools::for_finishing()?;
    // The split program replaces the one that Trunk builds. The other files of Trunk are used.
    trunk::build(trunk::trunk("build --offline --release").env(FINISHED, "1"))
}

/// Finishes a built site: replaces Trunk's page, because our policy would refuse its start script; gives files hashed
/// names; and minifies scripts.
///
/// Trunk calls this as a hook after each build, also during `serve`, with the folder to publish.
pub(crate) fn finish() -> Outcome {
    let staging = std::env::var_os("TRUNK_STAGING_DIR")
        .map(PathBuf::from)
        .ok_or("this is a hook that Trunk calls")?;
    let html = read(&staging.join("index.html"))?;
    // The name of the page's program contains a hash.
    let Some(hash) = html
        .split("glicko2-page-")
        .nth(1)
        .and_then(|name| name.split(['.', '_']).next())
    else {
        return Ok(());
    };
    let whole = Program {
        name: format!("glicko2-page-{hash}"),
        rooms: String::new(),
    };
    let site = Site {
        html: &html,
        rooms_style: write_rooms_style(&staging)?,
        staging: &staging,
    };
    let embedding = compact(scripts::script("embed.js")?)?;
    write(&staging.join("embed.js"), &embedding)?;
    if is_finished() {
        for language in &languages::ALL {
            site.finish_in(language)?;
        }
        for file in [whole.script(), whole.wasm()] {
            std::fs::remove_file(staging.join(&file))
                .map_err(|error| format!("{file}: {error}"))?;
        }
    } else {
        // Development needs only one language, with its pages in the root folder.
        let served = languages::by_code(
            &std::env::var(serve::SERVED).unwrap_or_else(|_| languages::ALL[0].code.to_owned()),
        )?;
        site.write_pages(&whole, &served.in_first_folder())?;
    }
    // `trunk build` by itself makes only the page: the engine's module needs tools that Trunk may not have.
    if is_finished() || serve::is_served() {
        engine::add_to_site(&staging, engine::Kind::asked_for())
    } else {
        Ok(())
    }
}

/// A site before it is published.
struct Site<'a> {
    staging: &'a Path,
    /// Trunk's page, which names the files that Trunk has made.
    html: &'a str,
    /// The file with the style of the lazy part.
    rooms_style: String,
}

impl Site<'_> {
    /// Writes all files of the finished site in one language.
    fn finish_in(&self, language: &Language) -> Outcome {
        let program = split::add_to_site(self.staging, language)?;
        let start = self.write_pages(&program, language)?;
        written::write_to(self.staging, self.html, language)?;
        let style = &self.rooms_style;
        one_file::write_to(self.staging, self.html, &program, style, language)?;
        let rooms = [self.rooms_style.clone(), program.rooms];
        worker::write_to(self.staging, &node::sha256(&start)?, &rooms, language)
    }

    /// Writes the pages that start the program, and those that link to them. Returns the start script.
    fn write_pages(&self, program: &Program, language: &Language) -> Outcome<String> {
        create_folder(&self.staging.join(language.folder))?;
        let start = start::script(program, &self.rooms_style, language.base)?;
        let parts = page::Parts::of(self.staging, self.html, &start, language)?;
        page::write_to(self.staging, &parts)?;
        presets::write_to(self.staging, language)?;
        static_pages::write_to(self.staging, language)?;
        head::write_oembed(self.staging, language)?;
        Ok(start)
    }
}

/// Minifies a script.
pub(crate) fn minified(script: &str) -> Outcome<String> {
    let file = target().join("minified.js");
    write(&file, script)?;
    minify(&file, "--module")?;
    read(&file)
}

/// Minifies a script if this is the finished site.
pub(crate) fn compact(script: String) -> Outcome<String> {
    if is_finished() {
        minified(&script)
    } else {
        Ok(script)
    }
}

/// Returns a script or style that can stand inside a page, or an error if a tag in it would end it.
pub(crate) fn without_tags(name: &str, text: String) -> Outcome<String> {
    if text.contains("</") || text.contains("<!--") {
        return Err(format!("{name} has a tag in it, which would end it"));
    }
    Ok(text)
}

/// Minifies a script in its file, with an option of terser for the kind of script.
pub(crate) fn minify(file: &Path, kind: &str) -> Outcome {
    let line = format!("terser {kind} --compress --mangle --output");
    run(program(&line).args([file, file]))
}

/// Writes a script or style under a hashed name and returns it: `frame.js` becomes `frame-0123456789abcdef.js`.
pub(crate) fn hashed(name: &str, text: &str, staging: &Path) -> Outcome<String> {
    let (stem, ending) = name
        .rsplit_once('.')
        .ok_or_else(|| format!("{name} has no ending"))?;
    let name = format!("{stem}-{}.{ending}", digest(text.as_bytes()));
    write(&staging.join(&name), text)?;
    Ok(name)
}

/// Returns whether this is the finished site and not a development build.
pub(crate) fn is_finished() -> bool {
    std::env::var_os(FINISHED).is_some()
}

/// Writes the style of the lazy part into one file and returns its name.
fn write_rooms_style(staging: &Path) -> Outcome<String> {
    let parts = "rooms cards guess present time league lessons share checking learn-doors paper";
    let styles = parts.split(' ').map(|part| www(&format!("{part}.css")));
    hashed("rooms.css", &styles.collect::<Outcome<String>>()?, staging)
}

/// Returns a short hash of some bytes.
pub(crate) fn digest(bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

pub(crate) fn read(file: &Path) -> Outcome<String> {
    std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

pub(crate) fn read_bytes(file: &Path) -> Outcome<Vec<u8>> {
    std::fs::read(file).map_err(|error| format!("{}: {error}", file.display()))
}

/// Reads a text of `www/`.
pub(crate) fn www(name: &str) -> Outcome<String> {
    read(&root().join("www").join(name))
}

pub(crate) fn write(file: &Path, text: &str) -> Outcome {
    std::fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}

pub(crate) fn create_folder(folder: &Path) -> Outcome {
    std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))
}

/// Removes a folder with what an earlier run left in it.
pub(crate) fn remove_folder(folder: &Path) -> Outcome {
    if !folder.exists() {
        return Ok(());
    }
    std::fs::remove_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))
}
