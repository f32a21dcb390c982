//! Finds or installs the browser that the tests drive: Chromium with its driver.

use crate::command::{Outcome, output, program, run_quietly};
use std::path::PathBuf;

/// A browser and its driver.
pub(crate) struct Browser {
    pub(crate) binary: PathBuf,
    pub(crate) driver: PathBuf,
}

const BROWSERS: [&str; 5] = [
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "chrome",
];
const DRIVERS: [&str; 2] = ["chromedriver", "chromium.chromedriver"];

/// Returns the browser to test with. `CHROME` and `CHROMEDRIVER` override those on the PATH.
pub(crate) fn chromium() -> Outcome<Browser> {
    if let Some(browser) = found() {
        return Ok(browser);
    }
    install("Chromium and its driver", &["chromium", "chromium-driver"]);
    found().ok_or_else(|| {
        "the browser tests need Chromium (or Chrome) and chromedriver of the same version, on the PATH or named by CHROME and \
         CHROMEDRIVER.\n  Debian, Ubuntu: apt-get install chromium chromium-driver\n  macOS: brew install --cask chromium chromedriver\n  \
         Windows: winget install Google.Chrome Chromium.ChromeDriver\nAll but these tests: `cargo xtask test format lint native docs`."
            .to_owned()
    })
}

fn found() -> Option<Browser> {
    Some(Browser {
        binary: find("CHROME", &BROWSERS)?,
        driver: find("CHROMEDRIVER", &DRIVERS)?,
    })
}

/// Returns the program that a variable names, else the first of these names on the PATH.
pub(crate) fn find(variable: &str, names: &[&str]) -> Option<PathBuf> {
    let chosen = std::env::var_os(variable)
        .map(PathBuf::from)
        .filter(|path| path.exists());
    chosen.or_else(|| names.iter().find_map(|name| on_path(name)))
}

fn on_path(name: &str) -> Option<PathBuf> {
    let name = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    std::env::split_paths(&crate::tools::path())
        .map(|folder| folder.join(&name))
        .find(|path| path.is_file())
}

/// Installs Debian's packages where that needs no confirmation.
pub(crate) fn install(what: &str, packages: &[&str]) {
    if !cfg!(target_os = "linux") || on_path("apt-get").is_none() {
        return;
    }
    let is_root = output(program("id").arg("-u")).as_deref() == Some("0");
    let before = if is_root {
        ""
    } else {
        "sudo --non-interactive"
    };
    let apt = |arguments: &str, packages: &[&str]| {
        let mut command = program(&format!("{before} apt-get {arguments}"));
        command.args(packages);
        run_quietly(command.env("DEBIAN_FRONTEND", "noninteractive"))
    };
    eprintln!("installing {what} (once; about half a minute) …");
    let install = "install --yes --quiet --no-install-recommends";
    let installed = apt("update --quiet", &[]).and_then(|()| apt(install, packages));
    if let Err(error) = installed {
        eprintln!("that did not work: {error}");
    }
}
