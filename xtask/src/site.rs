//! Building the page, and the finishing touch that Trunk leaves to us.

use crate::command::{Outcome, program, root, run};
use crate::{embed, engine, head, one_file, presets, tools, trunk, worker, written};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

/// Whether a file is what starts the full program. The page names it in an attribute: see `src/web/more.rs`.
pub(crate) fn is_full(name: &str) -> bool {
    name.starts_with("full-") && name.ends_with(".js")
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
    trunk::build(trunk::trunk().args(["build", "--release"]).env(FINISHED, "1"))
}

/// Puts the finishing touches to a built site: the start script becomes a file of its own, since the page's policy allows no inline
/// script; the full program gets a name that changes with it; scripts become small.
///
/// Trunk calls this as a hook after each build, of `serve` as well, with the folder that it is about to publish.
pub(crate) fn finish() -> Outcome {
    let staging = std::env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from).ok_or("this is a hook that Trunk calls")?;
    let page = staging.join("index.html");
    let html = read(&page)?;
    const CLOSE: &str = "</script>";
    // Minified, it has no quotes.
    let open = ["<script type=\"module\">", "<script type=module>"].into_iter().find(|open| html.contains(open));
    let Some((before, rest)) = open.and_then(|open| html.split_once(open)) else { return Ok(()) };
    let (script, after) = rest.split_once(CLOSE).ok_or("index.html has a script without an end")?;
    let page_hash = script.split("glicko2-page-").nth(1).and_then(|name| name.split(['.', '_']).next()).unwrap_or("0");
    let page_program = format!("glicko2-page-{page_hash}");
    let full_program = rename_full_program(&staging)?;
    let full_style = write_full_style(&staging)?;
    let [registering, telling] = if is_finished() { [worker::REGISTERING, worker::TELLING] } else { [""; 2] };
    let full_start =
        hashed("full.js", &format!("{}{}{telling}", styled(&full_style), starting(&full_program)), &staging)?;
    // Whoever asks for the small page is shown that. A link to what only the full program has goes there at once.
    let start = format!(
        "const {{ search, hash }} = location;\n\
         if (typeof WebAssembly === \"undefined\") {{\n    \
             location.replace(\"./{}\");\n\
         }} else if (/[?&]embed\\b/.test(search) && !(\"embed\" in document.documentElement.dataset)) {{\n    \
             location.replace(\"./{}\" + search + hash);\n\
         }} else if (/[#&]({BEYOND})=/.test(hash)) {{\n    \
             await import(\"./{full_start}\");\n\
         }} else {{\n    {}}}\n{registering}",
        written::PAGE,
        embed::PAGE,
        starting(&page_program)
    );
    let start = hashed("start.js", &start, &staging)?;
    let html = format!("{before}<script type=\"module\" src=\"./{start}\">{CLOSE}{after}");
    // What Trunk was told is of no use to a browser.
    let html = html.replace("data-integrity=none ", "");
    let html = html.replacen("<html ", &format!("<html data-full=\"./{full_start}\" "), 1);
    write(&page, &html)?;
    let frame_script = embed::write_page(&staging, &html)?;
    presets::write_to(&staging)?;
    head::complete(&staging)?;
    engine::add_to_site(&staging, engine::Kind::asked_for())?;
    if is_finished() {
        let others = [start.clone(), full_start.clone(), frame_script, "embed.js".to_owned()];
        for script in others.into_iter().chain([&page_program, &full_program].map(|name| format!("{name}.js"))) {
            let script = staging.join(script);
            run(program("terser").args(["--module", "--compress", "--mangle", "--output"]).arg(&script).arg(&script))?;
        }
        written::write_to(&staging, &html)?;
        one_file::write_to(&staging, &html, &full_program, &full_style)?;
        let full = [full_start, full_style, format!("{full_program}.js"), format!("{full_program}_bg.wasm")];
        worker::write_to(&staging, &start, &full)?;
    }
    Ok(())
}

/// Writes a script or style under a name that changes with it, and gives that: `start.js` becomes `start-0123456789abcdef.js`.
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

/// The keys of a link that only the full program knows: see `src/input/link.rs`.
const BEYOND: &str = "r|y|z";

/// A script that starts a program, and shows the engine to whoever asks the page for it.
fn starting(program: &str) -> String {
    format!(
        "const bindings = await import(\"./{program}.js\");\n\
         await bindings.default({{ module_or_path: new URL(\"./{program}_bg.wasm\", import.meta.url) }});\n\
         window.wasmBindings = bindings;\n"
    )
}

/// A script that adds a style to the page, and waits for it.
fn styled(style: &str) -> String {
    format!(
        "const style = document.createElement(\"link\");\n\
         style.rel = \"stylesheet\";\n\
         style.href = new URL(\"./{style}\", import.meta.url);\n\
         document.head.append(style);\n\
         await new Promise((done) => (style.onload = style.onerror = done));\n"
    )
}

/// Puts what only the full program needs of the style into one file, and gives its name.
fn write_full_style(staging: &Path) -> Outcome<String> {
    let mut style = String::new();
    for part in ["rooms.css", "season.css", "group.css", "share.css"] {
        style.push_str(&read(&root().join("www").join(part))?);
    }
    hashed("full.css", &style, staging)
}

/// A short name for some bytes, which changes with them.
pub(crate) fn digest(bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// Gives the full program's files a name that changes with what they hold, as Trunk does for the page's program only.
fn rename_full_program(staging: &Path) -> Outcome<String> {
    const NAME: &str = "glicko2-full";
    let wasm = staging.join(format!("{NAME}_bg.wasm"));
    let bytes = std::fs::read(&wasm).map_err(|error| format!("{}: {error}", wasm.display()))?;
    let name = format!("{NAME}-{}", digest(&bytes));
    for ending in [".js", "_bg.wasm"] {
        let (from, to) = (staging.join(format!("{NAME}{ending}")), staging.join(format!("{name}{ending}")));
        std::fs::rename(&from, &to).map_err(|error| format!("{}: {error}", from.display()))?;
    }
    Ok(name)
}

pub(crate) fn read(file: &Path) -> Outcome<String> {
    std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

pub(crate) fn write(file: &Path, text: &str) -> Outcome {
    std::fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}
