//! The page under test.

use crate::axe;
use crate::browser::Browser;
use crate::find::{Find, PATIENCE, PAUSE};
use crate::session::Session;
use crate::settings;
use crate::site::Site;
use base64::Engine;
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::fs;
use std::sync::Arc;
use std::thread;
use std::time::Instant;

/// How a page is to be opened.
#[derive(Clone, Debug)]
pub struct Opening {
    address: String,
    width: u32,
    height: u32,
    media: Vec<(&'static str, &'static str)>,
}

impl Opening {
    /// In a window of that size, in CSS pixels.
    #[must_use]
    pub fn sized(mut self, width: u32, height: u32) -> Self {
        (self.width, self.height) = (width, height);
        self
    }
    /// On a phone.
    #[must_use]
    pub fn on_a_phone(self) -> Self {
        self.sized(390, 844)
    }
    /// With the system's dark theme. This and the next two need Chromium.
    #[must_use]
    pub fn dark(self) -> Self {
        self.with("prefers-color-scheme", "dark")
    }
    /// For somebody who wants less motion.
    #[must_use]
    pub fn with_reduced_motion(self) -> Self {
        self.with("prefers-reduced-motion", "reduce")
    }
    /// In the few colours that the person has chosen.
    #[must_use]
    pub fn with_forced_colors(self) -> Self {
        self.with("forced-colors", "active")
    }
    fn with(mut self, feature: &'static str, value: &'static str) -> Self {
        self.media.push((feature, value));
        self
    }

    /// Opens it, and waits until the calculator has started.
    #[track_caller]
    pub fn open(self) -> Page {
        let page = Page {
            session: Arc::new(Session::new()),
            console: RefCell::default(),
            console_matters: Cell::new(true),
            origin: origin(&self.address),
        };
        page.resize(self.width, self.height);
        if !self.media.is_empty() {
            let features: Vec<Value> =
                self.media.iter().map(|(name, value)| json!({ "name": name, "value": value })).collect();
            page.devtools("Emulation.setEmulatedMedia", &json!({ "features": features }));
        }
        page.visit(&self.address);
        page
    }
}

/// A browser window with the page in it. Dropping it fails the test if the console has an error.
pub struct Page {
    session: Arc<Session>,
    /// A driver gives each message once.
    console: RefCell<Vec<String>>,
    console_matters: Cell<bool>,
    origin: String,
}

impl Find for Page {
    fn session(&self) -> &Arc<Session> {
        &self.session
    }
    fn scope(&self) -> Value {
        Value::Null
    }
}

impl Page {
    /// The finished site with that fragment (or other rest of an address), in a desktop window.
    #[track_caller]
    pub fn open(rest: &str) -> Self {
        Self::at(rest).open()
    }

    /// The same, with a choice of window and media.
    #[track_caller]
    pub fn at(rest: &str) -> Opening {
        Self::at_url(Site::finished().url(rest))
    }

    /// A page that need not be ours, such as one that embeds ours.
    pub fn at_url(address: String) -> Opening {
        Opening { address, width: 1280, height: 900, media: Vec::new() }
    }

    /// Goes to an address in the same window.
    #[track_caller]
    pub fn visit(&self, address: &str) {
        self.session.post("url", &json!({ "url": address }));
        self.started();
    }

    /// Loads the page anew.
    #[track_caller]
    pub fn reload(&self) {
        self.session.post("refresh", &json!({}));
        self.started();
    }

    /// The whole address.
    #[track_caller]
    pub fn address(&self) -> String {
        self.session.get("url").as_str().unwrap_or_default().to_owned()
    }

    /// The address from `#` on.
    #[track_caller]
    pub fn fragment(&self) -> String {
        let address = self.address();
        address.find('#').map_or_else(String::new, |at| address[at..].to_owned())
    }

    /// The title of the window.
    #[track_caller]
    pub fn title(&self) -> String {
        self.session.get("title").as_str().unwrap_or_default().to_owned()
    }

    /// A number of the trace that is shown, in full precision, by its path: `games.0.g`. Where it is shown more than
    /// once, all have to agree.
    #[track_caller]
    pub fn number(&self, path: &str) -> f64 {
        self.wait_for(&format!("a number {path}"), || self.shown(path).into_iter().next());
        let shown = self.shown(path);
        let values: Vec<f64> = shown
            .iter()
            .map(|(value, _)| value.parse().unwrap_or_else(|error| panic!("{path} is {value:?}: {error}")))
            .collect();
        assert!(values.windows(2).all(|pair| pair[0] == pair[1]), "{path} has several values: {shown:?}");
        values[0]
    }

    /// The digits that are shown of a number, in the order of the page.
    #[track_caller]
    pub fn digits(&self, path: &str) -> Vec<String> {
        self.shown(path).into_iter().map(|(_, text)| text).collect()
    }

    /// All numbers that are shown, by path.
    #[track_caller]
    pub fn numbers(&self) -> BTreeMap<String, f64> {
        let script = "return [...document.querySelectorAll('[data-quantity]')]
            .map((one) => [one.dataset.quantity, one.dataset.value ?? one.value])";
        let all = self.session.run(script, &json!([]));
        let all = all.as_array().into_iter().flatten();
        all.filter_map(|one| Some((one[0].as_str()?.to_owned(), one[1].as_str()?.parse().ok()?))).collect()
    }

    fn shown(&self, path: &str) -> Vec<(String, String)> {
        let script = "return [...document.querySelectorAll('[data-quantity]')]
            .filter((one) => one.dataset.quantity === arguments[0])
            .map((one) => [one.dataset.value ?? one.value ?? '', one.textContent.trim()])";
        let found = self.session.run(script, &json!([path]));
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        found.as_array().into_iter().flatten().map(|one| (text(&one[0]), text(&one[1]))).collect()
    }

    /// Presses a key wherever the focus is, by its name in the browser: `ArrowRight`, `Control+z`, `Control+Shift+z`.
    #[track_caller]
    pub fn press(&self, keys: &str) {
        let keys: Vec<String> = keys.split('+').map(key).collect();
        let down = keys.iter().map(|key| json!({ "type": "keyDown", "value": key }));
        let up = keys.iter().rev().map(|key| json!({ "type": "keyUp", "value": key }));
        let actions: Vec<Value> = down.chain(up).collect();
        self.session.post("actions", &json!({ "actions": [{ "type": "key", "id": "keyboard", "actions": actions }] }));
        self.session.painted();
    }

    /// What a script of the test's own returns.
    #[track_caller]
    pub fn run(&self, script: &str) -> Value {
        self.session.run(script, &json!([]))
    }

    /// Waits until something holds; says what it was if it never does.
    #[track_caller]
    pub fn wait_until(&self, what: &str, mut holds: impl FnMut(&Self) -> bool) {
        self.wait_for(what, || holds(self).then_some(()));
    }

    #[track_caller]
    fn wait_for<T>(&self, what: &str, mut attempt: impl FnMut() -> Option<T>) -> T {
        let start = Instant::now();
        loop {
            match attempt() {
                Some(result) => return result,
                None if start.elapsed() < PATIENCE => thread::sleep(PAUSE),
                None => panic!("waited {PATIENCE:?} in vain for {what}"),
            }
        }
    }

    #[track_caller]
    fn started(&self) {
        self.wait_until("the calculator to start", |page| {
            page.run("return !document.querySelector('script[src*=\"start-\"]') || 'wasmBindings' in window")
                == json!(true)
        });
        self.session.painted();
    }

    /// Makes what the page sees of the window that large. Chromium's windows have a least width, its devices do not.
    #[track_caller]
    pub fn resize(&self, width: u32, height: u32) {
        if Browser::chosen() == Browser::Chromium {
            let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
            self.devtools("Emulation.setDeviceMetricsOverride", &size);
        } else {
            let frame = self.run("return [outerWidth - innerWidth, outerHeight - innerHeight]");
            let around = |at: usize| frame[at].as_f64().unwrap_or_default();
            let size = json!({ "width": f64::from(width) + around(0), "height": f64::from(height) + around(1) });
            self.session.post("window/rect", &size);
        }
    }

    #[track_caller]
    fn devtools(&self, command: &str, parameters: &Value) {
        self.session.post("goog/cdp/execute", &json!({ "cmd": command, "params": parameters }));
    }

    /// How far the page is wider than the window, in pixels: not at all, is the hope.
    #[track_caller]
    pub fn overflow(&self) -> i64 {
        let script = "const root = document.documentElement; return root.scrollWidth - root.clientWidth";
        self.run(script).as_i64().unwrap_or_default()
    }

    /// Saves what the window shows.
    #[track_caller]
    pub fn screenshot(&self, name: &str) {
        self.try_screenshot(name).unwrap_or_else(|error| panic!("no screenshot {name}: {error}"));
    }

    fn try_screenshot(&self, name: &str) -> Result<(), String> {
        let picture = self.session.try_get("screenshot")?;
        let picture = base64::engine::general_purpose::STANDARD.decode(picture.as_str().unwrap_or_default());
        let folder = settings::screenshots();
        fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        let file = folder.join(format!("{name}.png"));
        fs::write(&file, picture.map_err(|error| error.to_string())?)
            .map_err(|error| format!("{}: {error}", file.display()))
    }

    /// Fails with a list of what axe-core finds wrong with the page as it is now.
    #[track_caller]
    pub fn is_accessible(&self) {
        let violations = axe::violations(&self.session);
        assert!(violations.is_empty(), "axe-core finds {}:\n  {}", violations.len(), violations.join("\n  "));
    }

    /// The errors on the console so far, and with them what the page's policy has refused. Only Chromium tells.
    pub fn console_errors(&self) -> Vec<String> {
        let mut console = self.console.borrow_mut();
        if let Ok(messages) = self.session.try_post("se/log", &json!({ "type": "browser" })) {
            let errors =
                messages.as_array().into_iter().flatten().filter(|message| message["level"] == json!("SEVERE"));
            console.extend(errors.filter_map(|message| message["message"].as_str().map(str::to_owned)));
        }
        console.clone()
    }

    /// For a test that provokes an error: it is none of the test's failure.
    pub fn may_have_console_errors(&self) {
        self.console_matters.set(false);
    }

    /// What has been loaded, or tried to, from another host: nothing, is the promise.
    #[track_caller]
    pub fn foreign_requests(&self) -> Vec<String> {
        let loaded = self.run("return performance.getEntriesByType('resource').map((entry) => entry.name)");
        let loaded = loaded.as_array().into_iter().flatten().filter_map(Value::as_str);
        let ours = |address: &str| {
            address.starts_with(&self.origin) || address.starts_with("data:") || address.starts_with("blob:")
        };
        loaded.filter(|address| !ours(address)).map(str::to_owned).collect()
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        let errors = self.console_errors();
        if thread::panicking() {
            let name = thread::current().name().unwrap_or("test").replace("::", "-");
            let picture = self.try_screenshot(&format!("failed-{name}"));
            eprintln!("the page's console: {errors:#?}");
            match picture {
                Ok(()) => eprintln!(
                    "its last picture: {}",
                    settings::screenshots().join(format!("failed-{name}.png")).display()
                ),
                Err(error) => eprintln!("it could not be pictured: {error}"),
            }
        } else if self.console_matters.get() {
            assert!(errors.is_empty(), "errors on the console: {errors:#?}");
        }
    }
}

/// The scheme and host of an address.
fn origin(address: &str) -> String {
    address.splitn(4, '/').take(3).collect::<Vec<_>>().join("/")
}

/// WebDriver's code point of a key without a character; other keys are their characters.
fn key(name: &str) -> String {
    let code = match name {
        "Backspace" => '\u{E003}',
        "Tab" => '\u{E004}',
        "Enter" => '\u{E007}',
        "Shift" => '\u{E008}',
        "Control" => '\u{E009}',
        "Alt" => '\u{E00A}',
        "Escape" => '\u{E00C}',
        "Space" => ' ',
        "PageUp" => '\u{E00E}',
        "PageDown" => '\u{E00F}',
        "End" => '\u{E010}',
        "Home" => '\u{E011}',
        "ArrowLeft" => '\u{E012}',
        "ArrowUp" => '\u{E013}',
        "ArrowRight" => '\u{E014}',
        "ArrowDown" => '\u{E015}',
        "Delete" => '\u{E017}',
        "Meta" => '\u{E03D}',
        character if character.chars().count() == 1 => return character.to_owned(),
        unknown => panic!("no key is called {unknown}"),
    };
    code.to_string()
}
