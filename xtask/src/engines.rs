//! The browsers that the finished site is tested in. Chromium is needed; the others are tested where they are there.

use crate::browser::{self, find};
use crate::command::{Outcome, cargo, program};
use crate::temp_folder::TempFolder;
use crate::tools;
use std::ffi::OsString;
use std::process::Command;

/// A browser, ready to be tested in.
pub(crate) struct Engine {
    pub(crate) name: &'static str,
    /// The variables of `tests/browser`.
    variables: Vec<(&'static str, OsString)>,
    /// The program with its arguments that runs the tests, with a screen. Empty if the browser needs no screen.
    screen: &'static [&'static str],
    /// The tests that cannot pass.
    pub(crate) cannot_pass: &'static [&'static str],
    /// The folder for the profiles that browsers leave behind. They can have more than a gigabyte.
    temporary: TempFolder,
}

/// The tests that cannot pass in WebKitGTK. Its driver has no printing, waits until a page that never ends is loaded, and
/// the drag of its finger ends four pixels too far. It runs nothing of the full page in a frame without an origin.
pub(crate) const NOT_IN_WEBKIT: [&str; 6] = [
    "dragging::a_finger_drags_sideways",
    "loading::a_hanging_program_is_reported_late_and_without_scripts",
    "loading::a_loading_page_has_a_headline",
    "printing::cases_and_worksheets_print_on_few_pages",
    "privacy::a_sandboxed_frame_works_without_storage",
    "privacy::text_is_pasted_in_a_sandboxed_frame",
];

/// The test that cannot pass in Firefox, because its driver imports no modules.
pub(crate) const NOT_IN_FIREFOX: [&str; 1] =
    ["saving::edits_of_a_hundred_thousand_games_add_little_memory"];

/// A screen without a device, with a window manager. Both end with the command after these arguments.
const SCREEN: [&str; 8] = [
    "xvfb-run",
    "--auto-servernum",
    "--server-args",
    "-screen 0 1600x1200x24",
    "sh",
    "-c",
    "openbox & exec \"$@\"",
    "sh",
];

impl Engine {
    /// Creates a command that runs cargo for tests in this browser.
    pub(crate) fn cargo(&self) -> Command {
        let mut command = cargo("");
        if let [name, arguments @ ..] = self.screen {
            let cargo = command.get_program().to_owned();
            command = program(name);
            command.args(arguments).arg(cargo);
        }
        command.envs(self.variables.iter().map(|(name, value)| (name, value)));
        command.env("TMPDIR", &self.temporary.0);
        command
    }
}

/// Returns Chromium.
pub(crate) fn chromium() -> Outcome<Engine> {
    let browser = browser::chromium()?;
    Ok(Engine {
        name: "Chromium",
        variables: vec![
            ("CHROME", browser.binary.into()),
            ("CHROMEDRIVER", browser.driver.into()),
        ],
        screen: &[],
        cannot_pass: &[],
        temporary: TempFolder::new("chromium")?,
    })
}

/// Returns Firefox, or why it cannot be tested in.
pub(crate) fn firefox() -> Outcome<Engine> {
    let found = || find("FIREFOX", &["firefox-esr", "firefox"]);
    if found().is_none() {
        browser::install("Firefox", &["firefox-esr"]);
    }
    let firefox = found().ok_or("Firefox: it is neither on the PATH nor in FIREFOX")?;
    tools::geckodriver()?;
    let driver = find("GECKODRIVER", &["geckodriver"]).ok_or("Firefox: there is no geckodriver")?;
    Ok(Engine {
        name: "Firefox",
        variables: vec![
            ("BROWSER", "firefox".into()),
            ("FIREFOX", firefox.into()),
            ("GECKODRIVER", driver.into()),
            ("RUST_TEST_THREADS", "1".into()),
        ],
        screen: &[],
        cannot_pass: &NOT_IN_FIREFOX,
        temporary: TempFolder::new("firefox")?,
    })
}

/// Returns WebKitGTK, or why it cannot be tested in.
pub(crate) fn webkit() -> Outcome<Engine> {
    let needed = ["WebKitWebDriver", "xvfb-run", "openbox"];
    let is_missing = |name: &&str| find(name, &[name]).is_none();
    let missing = || needed.into_iter().find(is_missing);
    if missing().is_some() {
        let packages = ["webkit2gtk-driver", "xvfb", "xauth", "openbox"];
        browser::install("WebKitGTK", &packages);
    }
    if let Some(missing) = missing() {
        return Err(format!("WebKitGTK: there is no {missing} on the PATH"));
    }
    Ok(Engine {
        name: "WebKitGTK",
        variables: vec![
            ("BROWSER", "webkit".into()),
            ("RUST_TEST_THREADS", "1".into()),
        ],
        screen: &SCREEN,
        cannot_pass: &NOT_IN_WEBKIT,
        temporary: TempFolder::new("webkit")?,
    })
}
