//! Building the page, and the finishing touch that Trunk leaves to us.

use crate::command::{Outcome, program, root, run, target};
use crate::languages::{self, Language};
use crate::split::Program;
use crate::{
    developers, engine, head, node, one_file, page, presets, serve, split, start, tools, trunk, worker, written,
};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

/// Whether a file belongs to the other rooms alone, which a first visit does not load.
pub(crate) fn is_of_rooms(name: &str) -> bool {
    name.starts_with(split::ROOMS) || name.starts_with("rooms-")
}

/// Tells the hook that this is the finished site, whose scripts are to be small as well.
const FINISHED: &str = "FINISHED_SITE";

/// Where the finished site goes.
pub(crate) fn dist() -> PathBuf {
    root().join("dist")
}

/// Builds the finished site into dist/.
pub(crate) fn build() -> Outcome {
    tools::for_building()?;
    tools::for_finishing()?;
    // The finished site has none of Trunk's program, but of what it makes of the other files.
    trunk::build(trunk::trunk().args(["build", "--release", "--features", "page"]).env(FINISHED, "1"))
}

/// Puts the finishing touches to a built site: pages of our own in the place of Trunk's, whose start script our policy would refuse; names that
/// change with what the files hold; and small scripts.
///
/// Trunk calls this as a hook after each build, of `serve` as well, with the folder that it is about to publish.
pub(crate) fn finish() -> Outcome {
    let staging = std::env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from).ok_or("this is a hook that Trunk calls")?;
    let html = read(&staging.join("index.html"))?;
    // Trunk names the page's program by what it holds.
    let Some(hash) = html.split("glicko2-page-").nth(1).and_then(|name| name.split(['.', '_']).next()) else {
        return Ok(());
    };
    let whole = Program { name: format!("glicko2-page-{hash}"), rooms: String::new() };
    let site = Site { html: &html, rooms_style: write_rooms_style(&staging)?, staging: &staging };
    if is_finished() {
        for language in &languages::ALL {
            site.finish_in(language)?;
        }
        let script = staging.join("embed.js");
        write(&script, &minified(&read(&script)?)?)?;
        for file in [whole.script(), whole.wasm()] {
            std::fs::remove_file(staging.join(&file)).map_err(|error| format!("{file}: {error}"))?;
        }
    } else {
        // To work on, one language will do, and its pages are in the first folder.
        let served =
            languages::by_code(&std::env::var(serve::SERVED).unwrap_or_else(|_| languages::ALL[0].code.to_owned()))?;
        site.write_pages(&whole, &served.in_first_folder())?;
    }
    engine::add_to_site(&staging, engine::Kind::asked_for())
}

/// A site that is about to be published.
struct Site<'a> {
    staging: &'a Path,
    /// Trunk's page, which names what Trunk has made.
    html: &'a str,
    /// The file with what only the other rooms need of the style.
    rooms_style: String,
}

impl Site<'_> {
    /// Writes all that there is of the finished site in one language.
    fn finish_in(&self, language: &Language) -> Outcome {
        let program = split::add_to_site(self.staging, language)?;
        let start = self.write_pages(&program, language)?;
        written::write_to(self.staging, self.html, language)?;
        one_file::write_to(self.staging, self.html, &program, &self.rooms_style, language)?;
        let rooms = [self.rooms_style.clone(), program.rooms];
        worker::write_to(self.staging, &node::sha256(&start)?, &rooms, language)
    }

    /// Writes the pages that start the program, and those that lead to them. Gives the script that starts it.
    fn write_pages(&self, program: &Program, language: &Language) -> Outcome<String> {
        let folder = self.staging.join(language.folder);
        std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let start = start::script(program, &self.rooms_style, language.base)?;
        page::write_to(self.staging, &page::Parts::of(self.staging, self.html, &start, language)?)?;
        presets::write_to(self.staging, language)?;
        developers::write_to(self.staging, language)?;
        head::write_oembed(self.staging, language)?;
        Ok(start)
    }
}

/// A script made small.
pub(crate) fn minified(script: &str) -> Outcome<String> {
    let file = target().join("minified.js");
    write(&file, script)?;
    run(program("terser").args(["--module", "--compress", "--mangle", "--output"]).arg(&file).arg(&file))?;
    read(&file)
}

/// Writes a script or style under a name that changes with it, and gives that: `frame.js` becomes `frame-0123456789abcdef.js`.
pub(crate) fn hashed(name: &str, text: &str, staging: &Path) -> Outcome<String> {
    let (stem, ending) = name.rsplit_once('.').ok_or_else(|| format!("{name} has no ending"))?;
    let name = format!("{stem}-{}.{ending}", digest(text.as_bytes()));
    write(&staging.join(&name), text)?;
    Ok(name)
}

/// Whether this is the finished site, and not one to work on.
pub(crate) fn is_finished() -> bool {
    std::env::var_os(FINISHED).is_some()
}

/// Puts what only the other rooms need of the style into one file, and gives its name.
fn write_rooms_style(staging: &Path) -> Outcome<String> {
    let mut style = String::new();
    let parts = [
        "rooms.css",
        "cards.css",
        "guess.css",
        "present.css",
        "time.css",
        "league.css",
        "lessons.css",
        "share.css",
        "checking.css",
        "learn-doors.css",
        "paper.css",
    ];
    for part in parts {
        style.push_str(&read(&root().join("www").join(part))?);
    }
    hashed("rooms.css", &style, staging)
}

/// A short name for some bytes, which changes with them.
pub(crate) fn digest(bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

pub(crate) fn read(file: &Path) -> Outcome<String> {
    std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

pub(crate) fn write(file: &Path, text: &str) -> Outcome {
    std::fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}
