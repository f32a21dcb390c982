//! The browsers that the tests know, and how each is started without a window.

use crate::settings::variable;
use serde_json::{Value, json};
use std::path::PathBuf;

/// A browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Browser {
    Chromium,
    Firefox,
    WebKit,
}

impl Browser {
    /// The browser that `BROWSER` names.
    pub(crate) fn chosen() -> Self {
        match variable("BROWSER").as_deref() {
            None | Some("chromium") => Self::Chromium,
            Some("firefox") => Self::Firefox,
            Some("webkit") => Self::WebKit,
            Some(other) => panic!("BROWSER is {other}; the tests know chromium, firefox and webkit"),
        }
    }

    /// The program that drives it.
    pub(crate) fn driver(self) -> String {
        let (name, usual) = match self {
            Self::Chromium => ("CHROMEDRIVER", "chromedriver"),
            Self::Firefox => ("GECKODRIVER", "geckodriver"),
            Self::WebKit if cfg!(target_os = "macos") => ("WEBKITDRIVER", "safaridriver"),
            Self::WebKit => ("WEBKITDRIVER", "WebKitWebDriver"),
        };
        variable(name).unwrap_or_else(|| usual.to_owned())
    }

    /// What a new session asks of the driver. Each gives its sessions an empty profile of their own.
    pub(crate) fn capabilities(self) -> Value {
        let headless = variable("HEADED").is_none();
        match self {
            Self::Chromium => {
                // The browser is to look nothing up on its own; these tests may have no network.
                let mut arguments = vec![
                    "--disable-gpu",
                    "--disable-quic",
                    "--no-first-run",
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--disable-sync",
                    "--disable-dev-shm-usage",
                ];
                arguments.extend(headless.then_some("--headless"));
                // Chromium refuses to run as root within its sandbox. It opens nothing but our own pages here.
                arguments.extend(is_root().then_some("--no-sandbox"));
                let mut options = json!({ "args": arguments });
                insert_binary(&mut options, "CHROME");
                json!({
                    "browserName": "chrome",
                    "goog:chromeOptions": options,
                    "goog:loggingPrefs": { "browser": "ALL" },
                })
            }
            Self::Firefox => {
                let arguments = if headless { vec!["-headless"] } else { vec![] };
                let mut options = json!({ "args": arguments });
                insert_binary(&mut options, "FIREFOX");
                json!({ "browserName": "firefox", "moz:firefoxOptions": options })
            }
            Self::WebKit if cfg!(target_os = "macos") => json!({ "browserName": "safari" }),
            Self::WebKit => {
                let mut options = json!({ "args": ["--automation"] });
                insert_binary(&mut options, "WEBKIT");
                json!({ "browserName": "MiniBrowser", "webkitgtk:browserOptions": options })
            }
        }
    }
}

fn insert_binary(options: &mut Value, name: &str) {
    if let Some(binary) = variable(name).map(PathBuf::from) {
        options["binary"] = json!(binary);
    }
}

/// Whether the superuser runs the tests, as is usual in a container.
#[cfg(target_os = "linux")]
fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}

#[cfg(not(target_os = "linux"))]
fn is_root() -> bool {
    false
}
