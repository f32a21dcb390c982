//! A slow phone: what web.dev and Lighthouse call slow 4G, with a processor four times slower.

use crate::page::Page;
use serde_json::json;

/// The time from a request to the first byte of the response, in milliseconds.
const LATENCY: u32 = 150;
/// The download speed in bytes per second: 1.6 Mbit/s.
const DOWN: u32 = 200_000;
/// The upload speed in bytes per second: 750 kbit/s.
const UP: u32 = 93_750;
/// How many times slower than this machine the processor is.
const PROCESSOR: u32 = 4;

impl Page {
    /// Makes the connection and the processor slow, or as fast as they are. In both cases the
    /// browser's cache and service workers are bypassed.
    pub fn set_slow(&self, is_slow: bool) {
        let (latency, down, up) = if is_slow {
            (LATENCY as i32, DOWN as i32, UP as i32)
        } else {
            (0, -1, -1)
        };
        self.chromium("Network.enable", &json!({}));
        self.chromium(
            "Network.setCacheDisabled",
            &json!({ "cacheDisabled": true }),
        );
        self.chromium("Network.setBypassServiceWorker", &json!({ "bypass": true }));
        self.chromium(
            "Network.emulateNetworkConditions",
            &json!({ "offline": false, "latency": latency, "downloadThroughput": down, "uploadThroughput": up }),
        );
        let rate = if is_slow { PROCESSOR } else { 1 };
        self.chromium("Emulation.setCPUThrottlingRate", &json!({ "rate": rate }));
    }
}
