//! The browsers, and how to request a session of each.

use crate::settings;
use serde_json::{Value, json};
use thirtyfour::Capabilities;

/// A kind of browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Browser {
    Chromium,
    Firefox,
    WebKit,
}

impl Browser {
    /// Returns the browser that the variable `BROWSER` names.
    pub(crate) fn chosen() -> Self {
        match settings::optional("BROWSER").as_deref() {
            None | Some("chromium" | "chrome") => Self::Chromium,
            Some("firefox") => Self::Firefox,
            Some("webkit" | "safari") => Self::WebKit,
            Some(other) => panic!("BROWSER is {other}; it can be chromium, firefox or webkit"),
        }
    }

    /// Returns the variable that names the driver, and the driver's usual name.
    pub(crate) fn driver(self) -> (&'static str, &'static str) {
        match self {
            Self::Chromium => ("CHROMEDRIVER", "chromedriver"),
            Self::Firefox => ("GECKODRIVER", "geckodriver"),
            Self::WebKit => ("WEBKITDRIVER", "WebKitWebDriver"),
        }
    }

    /// Returns the capabilities to request for a session. Only Chromium can log its requests.
    pub(crate) fn capabilities(self, logs_requests: bool) -> Capabilities {
        let mut logs = json!({ "browser": "ALL" });
        if logs_requests {
            logs["performance"] = "ALL".into();
        }
        let binary = |name: &str, mut options: Value| {
            if let Some(path) = settings::optional(name) {
                options["binary"] = path.into();
            }
            options
        };
        let own = match self {
            // Without a profile folder of ours, the driver makes one for each session and removes it afterwards.
            Self::Chromium => json!({
                "goog:chromeOptions": binary("CHROME", json!({ "args": CHROMIUM })),
                "goog:loggingPrefs": logs,
            }),
            Self::Firefox => {
                json!({ "moz:firefoxOptions": binary("FIREFOX", json!({ "args": ["-headless"] })) })
            }
            Self::WebKit => json!({}),
        };
        own.as_object().cloned().unwrap_or_default().into()
    }
}

const CHROMIUM: [&str; 12] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
];
