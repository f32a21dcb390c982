//! A slow phone: what web.dev and Lighthouse call slow 4G, with the processor four times slower.

use crate::page::Page;
use serde_json::json;

/// Milliseconds from a request to the first byte of its answer.
const LATENCY: u32 = 150;
/// 1.6 Mbit a second, in bytes.
const DOWN: u32 = 200_000;
/// 750 kbit a second, in bytes.
const UP: u32 = 93_750;
/// So many times slower than this machine.
const PROCESSOR: u32 = 4;

impl Page {
    /// Makes line and processor slow, or as fast as they are. Nothing is taken from the browser's store in either case.
    pub fn set_slow(&self, is_slow: bool) {
        let (latency, down, up) = if is_slow { (LATENCY as i32, DOWN as i32, UP as i32) } else { (0, -1, -1) };
        self.session.chromium("Network.enable", &json!({}));
        self.session.chromium("Network.setCacheDisabled", &json!({ "cacheDisabled": true }));
        self.session.chromium("Network.setBypassServiceWorker", &json!({ "bypass": true }));
        self.session.chromium(
            "Network.emulateNetworkConditions",
            &json!({ "offline": false, "latency": latency, "downloadThroughput": down, "uploadThroughput": up }),
        );
        let rate = if is_slow { PROCESSOR } else { 1 };
        self.session.chromium("Emulation.setCPUThrottlingRate", &json!({ "rate": rate }));
    }
}
