//! A browser that is controlled by WebDriver: <https://www.w3.org/TR/webdriver2/>.

use crate::browser::Browser;
use crate::driver::Driver;
use crate::wait::look_again;
use serde_json::{Value, json};
use ureq::Agent;

/// The key of an element in WebDriver's responses.
pub(crate) const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// The beginning of WebDriver's error if an element was replaced after it was found.
pub(crate) const REDRAWN: &str = "stale element reference";

/// A browser with one window.
pub(crate) struct Session {
    pub(crate) browser: Browser,
    agent: Agent,
    address: String,
}

impl Session {
    pub(crate) fn start(driver: &Driver) -> Self {
        let (agent, browser) = (driver.agent.clone(), driver.browser);
        let asked = ask(&agent, "POST", &format!("{}/session", driver.address), &browser.capabilities());
        let started = asked.unwrap_or_else(|error| panic!("the browser does not start: {error}"));
        let id = started["sessionId"].as_str().expect("a session has an id");
        let session = Self { browser, agent, address: format!("{}/session/{id}", driver.address) };
        session.post("timeouts", &json!({ "script": 30_000, "pageLoad": 30_000, "implicit": 0 }));
        session
    }

    /// Closes the browser.
    pub(crate) fn end(self) {
        // The browser may be gone already.
        let _ = ask(&self.agent, "DELETE", &self.address, &Value::Null);
    }

    /// Replaces the window by a new one.
    #[track_caller]
    pub(crate) fn renew_window(&self) {
        let fresh = self.post("window/new", &json!({ "type": "tab" }))["handle"].clone();
        ask(&self.agent, "DELETE", &format!("{}/window", self.address), &Value::Null).expect("a window can be closed");
        self.post("window", &json!({ "handle": fresh }));
    }

    pub(crate) fn try_post(&self, command: &str, what: &Value) -> Result<Value, String> {
        ask(&self.agent, "POST", &format!("{}/{command}", self.address), what)
    }

    #[track_caller]
    pub(crate) fn post(&self, command: &str, what: &Value) -> Value {
        or_look_again(command, self.try_post(command, what))
    }

    #[track_caller]
    pub(crate) fn get(&self, command: &str) -> Value {
        match ask(&self.agent, "GET", &format!("{}/{command}", self.address), &Value::Null) {
            Ok(value) => value,
            Err(error) => panic!("{command}: {error}"),
        }
    }

    /// Runs a script's body in the page and returns its result.
    #[track_caller]
    pub(crate) fn run(&self, script: &str, arguments: &[Value]) -> Value {
        self.post("execute/sync", &json!({ "script": script, "args": arguments }))
    }

    /// Runs a script's body, which calls `arguments[arguments.length - 1]` with its result, and returns that.
    #[track_caller]
    pub(crate) fn run_async(&self, script: &str, arguments: &[Value]) -> Value {
        self.post("execute/async", &json!({ "script": script, "args": arguments }))
    }

    /// Sends a command of the Chrome DevTools Protocol. Returns `false` if the browser is not Chromium.
    #[track_caller]
    pub(crate) fn chromium(&self, command: &str, parameters: &Value) -> bool {
        self.asked_chromium(command, parameters).is_some()
    }

    /// Sends a command of the Chrome DevTools Protocol and returns its result. Returns `None` if
    /// the browser is not Chromium.
    #[track_caller]
    pub(crate) fn asked_chromium(&self, command: &str, parameters: &Value) -> Option<Value> {
        let is_chromium = self.browser == Browser::Chromium;
        is_chromium.then(|| self.post("goog/cdp/execute", &json!({ "cmd": command, "params": parameters })))
    }

    /// Returns the level and text of each console message since the last call. Returns none if the
    /// browser does not report them.
    pub(crate) fn console(&self) -> Vec<(String, String)> {
        if self.browser != Browser::Chromium {
            return Vec::new();
        }
        let log = self.post("se/log", &json!({ "type": "browser" }));
        let text = |entry: &Value, name: &str| entry[name].as_str().unwrap_or_default().to_owned();
        log.as_array().into_iter().flatten().map(|entry| (text(entry, "level"), text(entry, "message"))).collect()
    }
}

/// Returns a command's result. If an element was replaced during a wait, ends this look at the page.
#[track_caller]
pub(crate) fn or_look_again(command: &str, result: Result<Value, String>) -> Value {
    match result {
        Ok(value) => value,
        Err(error) => {
            if error.starts_with(REDRAWN) {
                look_again();
            }
            panic!("{command}: {error}")
        }
    }
}

fn ask(agent: &Agent, method: &str, address: &str, what: &Value) -> Result<Value, String> {
    let sent = match method {
        "POST" => agent.post(address).send_json(what),
        "DELETE" => agent.delete(address).call(),
        _ => agent.get(address).call(),
    };
    let mut answer = sent.map_err(|error| format!("the driver does not answer: {error}"))?;
    let is_good = answer.status().is_success();
    // Pages with many games have long responses.
    let body = answer.body_mut().with_config().limit(200_000_000).read_json::<Value>();
    let mut body = body.map_err(|error| format!("the driver's answer cannot be read: {error}"))?;
    let value = body["value"].take();
    if is_good {
        return Ok(value);
    }
    let part = |name: &str| value[name].as_str().unwrap_or_default();
    Err(format!("{}: {}", part("error"), part("message").lines().next().unwrap_or_default()))
}
