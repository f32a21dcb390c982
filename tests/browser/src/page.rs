//! The page, as a user finds it.

use crate::browser::Browser;
use crate::driver::{Driver, Lent, block_on};
use crate::element::{Element, button, pointer_of, text, texts};
use crate::fault::Faults;
use crate::settings;
use crate::site::{Extra, Site};
use crate::visit::{Size, test_name};
use crate::wait::{becomes_so, look_again, until};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::time::Duration;
use thirtyfour::common::command::Command;
use thirtyfour::common::print::{PrintMargins, PrintPage, PrintParameters};
use thirtyfour::error::{WebDriverError, WebDriverErrorInner, WebDriverResult};
use thirtyfour::{BrowserLogEntry, Key, TypingData};

/// The script that finds elements by their names.
pub(crate) const NAMES: &str = include_str!("names.js");

/// The page in a browser, with an origin and a storage of its own.
pub struct Page {
    pub(crate) session: Lent,
    site: Site,
    /// The site that frames of another origin come from.
    other: Option<Site>,
}

/// A number on the page.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// The path of the number in the trace, such as `games.0.g`.
    pub quantity: String,
    /// The value with all digits.
    pub value: f64,
    /// The text on the page.
    pub text: String,
}

impl Page {
    /// Makes a page. One that logs its requests has a browser of its own.
    pub(crate) fn new(extra: Extra, logs_requests: bool) -> Self {
        Self {
            site: Site::serve(extra),
            session: Driver::shared().lend(logs_requests),
            other: None,
        }
    }

    /// Makes a page on an origin that embeds the site's pages from another one. `pages` makes its
    /// pages from the address of the site.
    pub(crate) fn hosting(pages: impl FnOnce(&str) -> Extra) -> Self {
        let other = Site::serve(Extra::new());
        let host = pages(&other.address(""));
        Self {
            other: Some(other),
            ..Self::new(host, false)
        }
    }

    /// Goes to a path or fragment of the site. Without a fragment, the page opens where the state was left.
    #[track_caller]
    pub fn go(&self, path: &str) {
        self.command(self.session.goto(self.site.address(path)));
    }

    /// Sets out for a path or fragment of the site, and does not wait until everything there is loaded.
    #[track_caller]
    pub fn set_out(&self, path: &str) {
        self.run("location.href = arguments[0]", &[path.into()]);
        until("the page is there", || self.has("h1"));
    }

    /// Stops the server, as if the network were gone.
    #[track_caller]
    pub fn go_offline(&self) {
        self.site.stop();
    }

    /// Serves another folder from now on, such as a newer version of the site.
    pub fn publish(&self, folder: &Path) {
        self.site.publish(folder);
    }

    /// Sets the faults of the host. An empty list removes all faults.
    pub fn misbehave(&self, faults: Faults) {
        self.site.misbehave(faults);
        if let Some(other) = &self.other {
            other.misbehave(faults);
        }
    }

    /// Goes back in the history, as by the browser's button.
    #[track_caller]
    pub fn back(&self) {
        self.run("history.back()", &[]);
    }

    /// Goes forward in the history, as by the browser's button.
    #[track_caller]
    pub fn forward(&self) {
        self.run("history.forward()", &[]);
    }

    /// Opens a file of the site by a `file:` address, in a folder that contains nothing else.
    #[track_caller]
    pub fn go_to_file(&self, name: &str, fragment: &str) {
        // Tests that run at the same time must not change each other's file.
        let folder = std::env::temp_dir().join(format!("glicko2-steps-alone-{}", test_name()));
        fs::create_dir_all(&folder).expect("there is a folder for what passes");
        let site = settings::required("SITE", "the folder with the finished site");
        let from = site.join(name);
        let name = name.rsplit('/').next().unwrap_or(name);
        fs::copy(from, folder.join(name)).expect("the file is there and can be copied");
        // A drive letter follows a slash.
        let folder = folder.to_string_lossy().replace('\\', "/");
        let go = |path: &str| {
            self.command(
                self.session
                    .goto(format!("file:///{}/{path}", folder.trim_start_matches('/'))),
            );
        };
        // All files may share one storage.
        go("");
        self.run("try { localStorage.clear() } catch {}", &[]);
        go(&if fragment.is_empty() {
            name.to_owned()
        } else {
            format!("{name}#{fragment}")
        });
    }

    /// Runs `work` while a script runs at the beginning of each page. Does nothing if the browser
    /// has no such scripts.
    pub fn with_script_first(&self, script: &str, work: impl FnOnce()) {
        if let Some(added) = self.asked_chromium(
            "Page.addScriptToEvaluateOnNewDocument",
            &json!({ "source": script }),
        ) {
            work();
            self.chromium("Page.removeScriptToEvaluateOnNewDocument", &added);
        }
    }

    /// Opens a link, such as `p=1600,50,0.06`.
    #[track_caller]
    pub fn open(&self, fragment: &str) {
        let path = if fragment.is_empty() {
            String::new()
        } else {
            format!("#{fragment}")
        };
        self.go(&path);
        self.is_up();
    }

    /// Opens a page of the site anew, even if only the fragment of its address is new.
    #[track_caller]
    pub fn open_page(&self, path: &str) {
        self.leave();
        self.go(path);
        self.is_up();
    }

    /// Reloads the page by a script, because Firefox's driver would bypass a service worker.
    #[track_caller]
    pub fn reload(&self) {
        self.run(
            "document.documentElement.dataset.before = ''; location.reload()",
            &[],
        );
        let is_left = "return !('before' in document.documentElement.dataset)";
        until("it is loaded again", || {
            self.try_run(is_left, &[])
                .is_ok_and(|is_left| is_left == true)
        });
        self.is_up();
    }

    /// Waits until the program has taken over and all charts are drawn.
    #[track_caller]
    pub fn is_up(&self) {
        until("the page is up", || {
            self.is_taken_over() && !self.has(".chart-box:not(:has(svg))")
        });
        self.run(include_str!("events.js"), &[]);
        // Starts the lazy part, except in a frame or if the reader saves data: see www/start.js.
        self.run("dispatchEvent(new PointerEvent('pointermove'))", &[]);
    }

    /// Returns whether the program has replaced what was painted before it.
    #[track_caller]
    pub fn is_taken_over(&self) -> bool {
        self.has(":root:not([data-painted]) main")
    }

    /// Returns the fragment of the address, without `#`.
    #[track_caller]
    pub fn fragment(&self) -> String {
        text(&self.run("return location.hash.slice(1)", &[]))
    }

    /// Sets the size of the viewport.
    #[track_caller]
    pub fn resize(&self, size: Size) {
        let Size { width, height } = size;
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        if !self.chromium("Emulation.setDeviceMetricsOverride", &metrics) {
            // The size is that of the window with its frame and its bars.
            let around = |page: &str, window: &str| {
                self.measure(&format!("top == self ? {window} - {page} : 0")) as u32
            };
            let width = width + around("innerWidth", "outerWidth");
            let height = height + around("innerHeight", "outerHeight");
            self.command(self.session.set_window_rect(0, 0, width, height));
            // The window manager takes its time, and makes no window as narrow as a phone.
            let has_size = format!(
                "top != self || innerHeight == {height}
                 && (innerWidth == {width} || {width} < innerWidth && innerWidth <= 500)",
                height = size.height,
                width = size.width
            );
            until("the window has its size", || {
                self.evaluate(&has_size) == true
            });
        }
        // Charts are drawn for the new width in the next frames.
        self.frames();
    }

    /// Sets the browser's own font size in pixels, which is usually 16. Returns `false` if the
    /// browser cannot emulate it.
    #[track_caller]
    pub fn letters(&self, size: u32) -> bool {
        let is_set = self.chromium(
            "Page.setFontSizes",
            &json!({ "fontSizes": { "standard": size } }),
        );
        self.frames();
        is_set
    }

    /// Waits until the browser has painted.
    #[track_caller]
    pub fn frames(&self) {
        let script = "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))";
        self.run_async(script, &[]);
    }

    /// Emulates preferences of the device, such as `prefers-color-scheme` with `dark`. Returns
    /// `false` if the browser cannot emulate them.
    #[track_caller]
    pub fn prefer(&self, features: &[(&str, &str)]) -> bool {
        let features: Vec<Value> = features
            .iter()
            .map(|(name, value)| json!({ "name": name, "value": value }))
            .collect();
        self.chromium(
            "Emulation.setEmulatedMedia",
            &json!({ "features": features }),
        )
    }

    /// Emulates printing, or the screen again. Returns `false` if the browser cannot emulate it.
    #[track_caller]
    pub fn prefer_print(&self, prints: bool) -> bool {
        self.chromium(
            "Emulation.setEmulatedMedia",
            &json!({ "media": if prints { "print" } else { "" } }),
        )
    }

    /// Returns the page as a PDF, on paper of this size in centimetres.
    #[track_caller]
    pub fn print(&self, (width, height): (f64, f64)) -> Vec<u8> {
        let margin = PrintMargins {
            top: 1.2,
            bottom: 1.2,
            left: 1.5,
            right: 1.5,
        };
        let page = PrintPage { width, height };
        self.command(self.session.print_page(PrintParameters {
            page,
            margin,
            ..PrintParameters::default()
        }))
    }

    /// Returns the result of a command. If an element was replaced during a wait, ends this look at the page.
    #[track_caller]
    pub(crate) fn command<T>(&self, command: impl Future<Output = WebDriverResult<T>>) -> T {
        or_look_again(block_on(command))
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
        let is_chromium = self.session.driver.browser == Browser::Chromium;
        is_chromium.then(|| self.command(self.session.cdp().send_raw(command, parameters)))
    }

    /// Returns the browser's metrics by name, after it has discarded unused objects: the bytes of
    /// JavaScript, the number of nodes and of listeners. Null if the browser does not report them.
    #[track_caller]
    pub fn metrics(&self) -> Value {
        self.chromium("Performance.enable", &json!({}));
        self.chromium("HeapProfiler.collectGarbage", &json!({}));
        let metrics = self.asked_chromium("Performance.getMetrics", &json!({}));
        let metrics = metrics.unwrap_or_default();
        let listed = metrics["metrics"].as_array().into_iter().flatten();
        listed
            .map(|metric| (text(&metric["name"]), metric["value"].clone()))
            .collect()
    }

    /// Returns the console messages since the last call. Returns none if the browser does not report them.
    #[track_caller]
    pub(crate) fn console(&self) -> Vec<BrowserLogEntry> {
        match self.session.driver.browser {
            Browser::Chromium => self.command(self.session.browser_log()),
            Browser::Firefox | Browser::WebKit => Vec::new(),
        }
    }

    /// Runs a script's body.
    #[track_caller]
    pub fn run(&self, script: &str, arguments: &[Value]) -> Value {
        or_look_again(self.try_run(script, arguments))
    }

    pub(crate) fn try_run(&self, script: &str, arguments: &[Value]) -> WebDriverResult<Value> {
        Ok(block_on(self.session.execute(script, arguments))?
            .json()
            .clone())
    }

    /// Returns the value of a JavaScript expression.
    #[track_caller]
    pub fn evaluate(&self, expression: &str) -> Value {
        self.run(&format!("return {expression}"), &[])
    }

    /// Returns the text that is the value of a JavaScript expression, or an empty text for any other value.
    #[track_caller]
    pub fn text(&self, expression: &str) -> String {
        text(&self.evaluate(expression))
    }

    /// Returns the addresses of all files that the page has requested, as resource timing lists them.
    #[track_caller]
    pub fn loaded(&self) -> Vec<String> {
        texts(&self.evaluate("performance.getEntriesByType('resource').map((e) => e.name)"))
    }

    /// Returns the number that is the value of a JavaScript expression.
    #[track_caller]
    pub fn measure(&self, expression: &str) -> f64 {
        number(&self.evaluate(expression))
    }

    /// Runs a script's body, which calls its last argument with the result.
    #[track_caller]
    pub fn run_async(&self, script: &str, arguments: &[Value]) -> Value {
        self.command(self.session.execute_async(script, arguments))
            .json()
            .clone()
    }

    /// Waits until a JavaScript expression is true. Returns how many milliseconds that took.
    #[track_caller]
    pub fn run_timed(&self, expression: &str) -> f64 {
        let took = self.run_async(
            &format!(
                "const done = arguments[0], start = performance.now();
                 const look = () => ({expression}) ? done(performance.now() - start) : setTimeout(look, 5); look()"
            ),
            &[],
        );
        took.as_f64().expect("a time is a number")
    }

    /// Enters the first frame of the document. All further commands apply to it.
    #[track_caller]
    pub fn enter_frame(&self) {
        until("there is a frame", || self.has("iframe"));
        self.command(self.session.enter_frame(0));
    }

    /// Enters this frame. All further commands apply to it.
    #[track_caller]
    pub fn enter(&self, frame: &Element) {
        self.command(frame.found.clone().enter_frame());
    }

    /// Leaves all frames. All further commands apply to the outermost page.
    #[track_caller]
    pub fn leave_frames(&self) {
        self.command(self.session.enter_default_frame());
    }

    #[track_caller]
    fn find<'p>(
        &'p self,
        root: Option<&Element<'p>>,
        kind: &str,
        name: &str,
    ) -> Option<Element<'p>> {
        let place = root.map_or(Value::Null, Element::as_json);
        let found = self.run(
            &format!("{NAMES}; return find(...arguments)"),
            &[place, kind.into(), name.into()],
        );
        Some(Element::of(self, &found, &format!("{kind} {name:?}"))?.with_name(root, kind, name))
    }

    #[track_caller]
    pub(crate) fn wait_for<'p>(
        &'p self,
        root: Option<&Element<'p>>,
        kind: &str,
        name: &str,
    ) -> Element<'p> {
        // After a click the page may still be drawing the element.
        let mut found = None;
        becomes_so(|| {
            found = self.find(root, kind, name);
            found.is_some()
        });
        found.unwrap_or_else(|| match root {
            Some(root) => panic!("there is no {kind} {name:?} in {root:?}"),
            None => panic!("there is no {kind} {name:?} on the page"),
        })
    }

    /// Returns the field with this label.
    #[track_caller]
    pub fn field(&self, label: &str) -> Element<'_> {
        self.wait_for(None, "field", label)
    }

    /// Returns the button with this name.
    #[track_caller]
    pub fn button(&self, name: &str) -> Element<'_> {
        self.wait_for(None, "button", name)
    }

    /// Returns whether there is a button with this name.
    #[track_caller]
    pub fn has_button(&self, name: &str) -> bool {
        self.find(None, "button", name).is_some()
    }

    /// Returns the checkbox or radio button with this name.
    #[track_caller]
    pub fn choice(&self, name: &str) -> Element<'_> {
        self.wait_for(None, "choice", name)
    }

    /// Returns the region with this name.
    #[track_caller]
    pub fn region(&self, name: &str) -> Element<'_> {
        self.wait_for(None, "region", name)
    }

    /// Returns whether there is a region with this name.
    #[track_caller]
    pub fn has_region(&self, name: &str) -> bool {
        self.find(None, "region", name).is_some()
    }

    /// Returns the group with this name.
    #[track_caller]
    pub fn group(&self, name: &str) -> Element<'_> {
        self.wait_for(None, "group", name)
    }

    /// Returns the table with this caption.
    #[track_caller]
    pub fn table(&self, caption: &str) -> Element<'_> {
        self.wait_for(None, "table", caption)
    }

    /// Returns a game. Games count from 1.
    #[track_caller]
    pub fn game(&self, n: usize) -> Element<'_> {
        self.group(&format!("Game {n}"))
    }

    /// Returns the number of games on the page.
    #[track_caller]
    pub fn games(&self) -> usize {
        self.count("[role=group][aria-label^='Game ']")
    }

    /// Adds a game at the end as a user does: by the button, the fields and the result.
    #[track_caller]
    pub fn add_game(&self, rating: &str, deviation: &str, result: &str) {
        self.button("Add a game").click();
        let game = self.game(self.games());
        game.field("Opponent rating").type_over(rating);
        game.field("Opponent deviation").type_over(deviation);
        game.choose(result);
    }

    /// Enters a room by its link in the header, and waits for it.
    #[track_caller]
    pub fn enter_room(&self, room: &str) {
        self.first(&format!(".rooms a[href='#r={room}']")).click();
        self.is_in_room(room);
    }

    /// Waits until a room is shown.
    #[track_caller]
    pub fn is_in_room(&self, room: &str) {
        let link = format!(".rooms a[href='#r={room}'][aria-current=page]");
        until(&format!("the room {room} is there"), || self.has(&link));
        self.is_up();
    }

    /// Opens the cards below the steps, if they are there and closed.
    #[track_caller]
    pub fn open_cards(&self) {
        self.run(
            "document.querySelector('.more:not([open]) > summary')?.click()",
            &[],
        );
    }

    /// Returns the menu of further actions on the games, and opens it if it is closed.
    #[track_caller]
    pub fn menu(&self) -> Element<'_> {
        if !self.has("#more[aria-expanded=true]") {
            self.first("#more").click();
        }
        self.group("More for these games")
    }

    /// Returns a button of the menu of further actions on the games.
    #[track_caller]
    pub fn in_menu(&self, name: &str) -> Element<'_> {
        self.menu().button(name)
    }

    /// Returns a button of the menu beside *Next*.
    #[track_caller]
    pub fn in_navigation_menu(&self, name: &str) -> Element<'_> {
        if !self.has("#present[aria-expanded=true]") {
            self.first("#present").click();
        }
        self.group("More ways through the steps").button(name)
    }

    /// Returns the answer's sentence.
    #[track_caller]
    pub fn result(&self) -> String {
        self.wait_for(None, "status", "Result").words()
    }

    /// Returns the first element that a CSS selector finds.
    #[track_caller]
    pub fn first(&self, selector: &str) -> Element<'_> {
        let found = self.run(
            "return document.querySelector(arguments[0])",
            &[selector.into()],
        );
        Element::of(self, &found, selector)
            .unwrap_or_else(|| panic!("there is no {selector} on the page"))
    }

    /// Returns the element that a JavaScript expression evaluates to. Unlike a selector, it can
    /// reach into a shadow root.
    #[track_caller]
    pub fn found(&self, expression: &str) -> Element<'_> {
        Element::of(self, &self.evaluate(expression), expression)
            .unwrap_or_else(|| panic!("{expression} is no element"))
    }

    /// Returns whether a CSS selector finds an element.
    #[track_caller]
    pub fn has(&self, selector: &str) -> bool {
        self.count(selector) > 0
    }

    /// Returns how many elements a CSS selector finds.
    #[track_caller]
    pub fn count(&self, selector: &str) -> usize {
        let count = self.run(
            "return document.querySelectorAll(arguments[0]).length",
            &[selector.into()],
        );
        usize::try_from(count.as_u64().unwrap_or_default()).unwrap_or_default()
    }

    /// Returns the focused element.
    #[track_caller]
    pub fn focused(&self) -> Element<'_> {
        let found = self.run("return document.activeElement", &[]);
        Element::of(self, &found, "what has the focus").expect("something always has it")
    }

    /// Returns the name of the focused element, as a user reads it.
    #[track_caller]
    pub fn focused_name(&self) -> String {
        text(&self.run(
            &format!("{NAMES}; return nameOf(document.activeElement)"),
            &[],
        ))
    }

    /// Waits until the element with this name is focused.
    #[track_caller]
    pub fn focuses(&self, name: &str) {
        until(&format!("{name} is focused"), || {
            self.focused_name() == name
        });
    }

    /// Waits until the element with this `id` is focused.
    #[track_caller]
    pub fn focuses_id(&self, id: &str) {
        until(&format!("#{id} is focused"), || self.focused_id() == id);
    }

    /// Returns the `id` of the focused element, or an empty text.
    #[track_caller]
    pub fn focused_id(&self) -> String {
        self.text("document.activeElement.id")
    }

    /// Presses keys. Modifier keys come first and are held down: `press(Key::Control + "z")`.
    #[track_caller]
    pub fn press(&self, keys: impl Into<TypingData>) {
        let (held, others): (Vec<char>, Vec<char>) =
            keys.into().as_vec().into_iter().partition(is_modifier);
        let chain = self
            .session
            .action_chain_with_delay(None, Some(Duration::ZERO));
        let chain = held.iter().fold(chain, |chain, key| chain.key_down(*key));
        let chain = chain.send_keys(String::from_iter(others));
        let chain = held
            .iter()
            .rev()
            .fold(chain, |chain, key| chain.key_up(*key));
        self.command(chain.perform());
        // A script may run before the last key has arrived; a frame does not.
        self.frames();
    }

    /// Releases a drag with a `mouse` or by `touch`.
    #[track_caller]
    pub fn let_go(&self, pointer: &str) {
        self.act(&pointer_of(pointer, &[button("pointerUp")]));
        self.frames();
    }

    /// Turns the wheel at a point of the viewport, by `down` pixels.
    #[track_caller]
    pub fn wheel(&self, x: u32, y: u32, down: u32) {
        let turn =
            json!({ "type": "scroll", "x": x, "y": y, "deltaX": 0, "deltaY": down, "duration": 0 });
        self.act(&json!({ "type": "wheel", "id": "wheel", "actions": [turn] }));
    }

    #[track_caller]
    pub(crate) fn act(&self, source: &Value) {
        self.command(
            self.session
                .cmd(Command::PerformActions(json!([source]).into())),
        );
    }

    /// Returns every number on the page, in order.
    #[track_caller]
    pub fn numbers(&self) -> Vec<Shown> {
        let found = self.run(
            "return [...document.querySelectorAll('data[data-quantity], mn[data-quantity]')]
               .map((e) => [e.dataset.quantity, e.dataset.value ?? e.value, e.textContent.trim()])",
            &[],
        );
        let shown = |found: &Value| {
            let quantity = text(&found[0]);
            let value = text(&found[1]);
            let value = value
                .parse()
                .unwrap_or_else(|_| panic!("{quantity} is {value:?}, which is no number"));
            Shown {
                quantity,
                value,
                text: text(&found[2]),
            }
        };
        found.as_array().into_iter().flatten().map(shown).collect()
    }

    /// Returns a number on the page with all digits. If the number is there more than once, waits
    /// until it is the same everywhere, because closed steps are rendered only when the keys rest.
    #[track_caller]
    pub fn number(&self, quantity: &str) -> f64 {
        let mut all: Vec<f64> = Vec::new();
        let is_one = becomes_so(|| {
            all = self
                .numbers()
                .iter()
                .filter(|n| n.quantity == quantity)
                .map(|n| n.value)
                .collect();
            all.first()
                .is_some_and(|first| all.iter().all(|value| value == first))
        });
        assert!(is_one, "{quantity} is shown as {all:?}");
        all[0]
    }

    /// Waits until the lazy part is loaded and the work of the steps is drawn. A press on the page
    /// requests the lazy part.
    #[track_caller]
    pub fn has_all(&self) {
        if !self.has(".step .work") {
            self.run(
                "document.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))",
                &[],
            );
        }
        // The work is drawn step by step, when there is time.
        until("the work of the steps has come", || {
            self.has(".step") && !self.has(".step:not(:has(.work))")
        });
    }

    /// Returns the text of a number, where it first appears on the page.
    #[track_caller]
    pub fn text_of(&self, quantity: &str) -> String {
        let mut shown = None;
        becomes_so(|| {
            shown = self.numbers().into_iter().find(|n| n.quantity == quantity);
            shown.is_some()
        });
        shown
            .unwrap_or_else(|| panic!("{quantity} is not shown"))
            .text
    }

    /// Takes a screenshot, if the variable `SCREENSHOTS` is set.
    pub fn screenshot(&self, name: &str) {
        let Some(folder) = settings::optional("SCREENSHOTS") else {
            return;
        };
        fs::create_dir_all(&folder).expect("the folder for pictures can be made");
        self.command(
            self.session
                .screenshot(&Path::new(&folder).join(format!("{name}.png"))),
        );
    }
}

/// Returns the value of a JSON number.
#[track_caller]
pub(crate) fn number(value: &Value) -> f64 {
    value
        .as_f64()
        .unwrap_or_else(|| panic!("{value} is no number"))
}

/// Returns whether a key is held down while others are pressed.
fn is_modifier(key: &char) -> bool {
    [Key::Control, Key::Shift]
        .iter()
        .any(|modifier| modifier.value() == *key)
}

/// Returns a command's result. If an element was replaced during a wait, ends this look at the page.
#[track_caller]
pub(crate) fn or_look_again<T>(result: WebDriverResult<T>) -> T {
    result.unwrap_or_else(|error| {
        if is_replaced(&error) {
            look_again();
        }
        panic!("{}", brief(&error))
    })
}

/// Returns whether an element was replaced after it was found, or, in WebKit, its document.
pub(crate) fn is_replaced(error: &WebDriverError) -> bool {
    matches!(
        error.as_inner(),
        WebDriverErrorInner::StaleElementReference(_) | WebDriverErrorInner::NoSuchFrame(_)
    )
}

/// Returns an error's message without the driver's own stack.
pub(crate) fn brief(error: &WebDriverError) -> String {
    error
        .to_string()
        .split("Stacktrace")
        .next()
        .unwrap_or_default()
        .trim()
        .to_owned()
}
