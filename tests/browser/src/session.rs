//! One browser window: the part of the WebDriver protocol that the tests use.

use crate::browser::Browser;
use crate::driver::Driver;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

/// The key under which the protocol puts an element's id.
pub(crate) const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// No command takes longer; axe on a thousand rows takes a quarter of a minute.
const LONGEST: Duration = Duration::from_secs(120);

/// Screenshots of tall pages are large.
const LARGEST: u64 = 64 * 1024 * 1024;

/// A browser window with an empty profile, closed when it is dropped.
pub struct Session {
    agent: ureq::Agent,
    /// Where this session's commands go.
    url: String,
    /// Kept so that the driver outlives the session.
    _driver: Arc<Driver>,
}

impl Session {
    /// A new window.
    #[track_caller]
    pub(crate) fn new() -> Self {
        let driver = Driver::shared();
        let agent = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(LONGEST + Duration::from_secs(10)))
            .build()
            .new_agent();
        let asked = json!({ "capabilities": { "alwaysMatch": Browser::chosen().capabilities() } });
        let answer = send(&agent, "POST", &format!("{}/session", driver.url), Some(&asked))
            .unwrap_or_else(|error| panic!("the browser could not be started: {error}"));
        let id = answer["sessionId"].as_str().expect("a new session has an id");
        let session = Self { agent, url: format!("{}/session/{id}", driver.url), _driver: driver };
        let longest = LONGEST.as_secs() * 1000;
        session.post("timeouts", &json!({ "script": longest, "pageLoad": longest, "implicit": 0 }));
        session
    }

    /// A command without an argument.
    #[track_caller]
    pub(crate) fn get(&self, command: &str) -> Value {
        self.send("GET", command, None).unwrap_or_else(|error| panic!("{command}: {error}"))
    }

    /// A command with an argument.
    #[track_caller]
    pub(crate) fn post(&self, command: &str, argument: &Value) -> Value {
        self.try_post(command, argument).unwrap_or_else(|error| panic!("{command}: {error}"))
    }

    /// A command that the driver may not know or may refuse.
    pub(crate) fn try_post(&self, command: &str, argument: &Value) -> Result<Value, String> {
        self.send("POST", command, Some(argument))
    }

    /// A command that may fail, without an argument.
    pub(crate) fn try_get(&self, command: &str) -> Result<Value, String> {
        self.send("GET", command, None)
    }

    /// What a script returns. The page's policy does not bind a driver's scripts.
    #[track_caller]
    pub(crate) fn run(&self, script: &str, arguments: &Value) -> Value {
        self.post("execute/sync", &json!({ "script": script, "args": arguments }))
    }

    /// What a script passes to its last argument, a function.
    #[track_caller]
    pub(crate) fn run_async(&self, script: &str, arguments: &Value) -> Value {
        self.post("execute/async", &json!({ "script": script, "args": arguments }))
    }

    /// Waits until what has changed is on the screen: Yew renders after the event, and charts after the layout.
    #[track_caller]
    pub(crate) fn painted(&self) {
        // The timer is for windows in the background, which paint nothing.
        let script = "const done = arguments[0]; setTimeout(done, 500);
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));";
        self.run_async(script, &json!([]));
    }

    fn send(&self, method: &str, command: &str, argument: Option<&Value>) -> Result<Value, String> {
        send(&self.agent, method, &format!("{}/{command}", self.url), argument)
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // A browser that has crashed has no window left to close.
        let _ = send(&self.agent, "DELETE", &self.url, None);
    }
}

fn send(agent: &ureq::Agent, method: &str, url: &str, argument: Option<&Value>) -> Result<Value, String> {
    let response = match (method, argument) {
        ("GET", _) => agent.get(url).call(),
        ("DELETE", _) => agent.delete(url).call(),
        (_, argument) => {
            let body = argument.map_or_else(|| "{}".to_owned(), Value::to_string);
            agent.post(url).header("Content-Type", "application/json; charset=utf-8").send(body)
        }
    };
    let mut response = response.map_err(|error| format!("the driver does not answer: {error}"))?;
    let text = response.body_mut().with_config().limit(LARGEST).read_to_string();
    let text = text.map_err(|error| format!("the driver's answer breaks off: {error}"))?;
    let mut answer: Value =
        serde_json::from_str(&text).map_err(|error| format!("the driver said {text:?}: {error}"))?;
    let value = answer["value"].take();
    if response.status().is_success() {
        Ok(value)
    } else {
        let said = value["message"].as_str().unwrap_or_default();
        let first = said.lines().next().unwrap_or_default();
        Err(format!("{}: {first}", value["error"].as_str().unwrap_or("unknown error")))
    }
}
