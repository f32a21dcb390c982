//! The requests of the page, as the browser logs them.

use crate::browser::Browser;
use crate::element::text;
use crate::page::Page;
use serde_json::Value;

/// A request that the page made, or that its policy refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The method, such as `GET`.
    pub method: String,
    /// The address without its fragment.
    pub url: String,
    /// The body, which is empty for `GET`.
    pub body: String,
}

impl Page {
    /// Returns the requests since the last call, also those that resource timing leaves out: the
    /// document, its icons and its manifest, and requests without a response. Returns `None` if the
    /// browser does not log them. Chromium does in a visit by [`visit_with_log`](crate::visit_with_log).
    #[track_caller]
    pub fn requests(&self) -> Option<Vec<Request>> {
        let is_chromium = self.session.driver.browser == Browser::Chromium;
        is_chromium.then(|| {
            let log = self.command(self.session.get_log("performance"));
            log.iter()
                .filter_map(|entry| request(&entry.message))
                .collect()
        })
    }
}

/// Returns the request that an entry of the log reports, if it reports one.
fn request(entry: &str) -> Option<Request> {
    let entry: Value = serde_json::from_str(entry).ok()?;
    let message = &entry["message"];
    let parameters = &message["params"];
    match message["method"].as_str()? {
        "Network.requestWillBeSent" => Some(Request {
            method: text(&parameters["request"]["method"]),
            url: text(&parameters["request"]["url"]),
            body: text(&parameters["request"]["postData"]),
        }),
        "Network.webSocketCreated" | "Network.webTransportCreated" => Some(Request {
            method: "GET".to_owned(),
            url: text(&parameters["url"]),
            body: String::new(),
        }),
        _ => None,
    }
}
