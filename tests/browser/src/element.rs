//! An element of the page, and the actions of a user on it.

use crate::driver::block_on;
use crate::page::{Page, brief, is_replaced, number, or_look_again};
use crate::wait::until;
use serde_json::{Value, json};
use std::fmt;
use std::rc::Rc;
use thirtyfour::error::{WebDriverErrorInner, WebDriverResult};
use thirtyfour::{Key, WebElement};

/// An element of a page.
#[derive(Clone)]
pub struct Element<'p> {
    page: &'p Page,
    pub(crate) found: WebElement,
    /// How the element was found, for messages.
    what: String,
    /// The name by which the element was found, if it was.
    label: Option<Rc<Label<'p>>>,
}

/// The name of an element: the button "Undo" in an element or on the page.
struct Label<'p> {
    root: Option<Element<'p>>,
    kind: String,
    name: String,
}

impl fmt::Debug for Element<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}

impl PartialEq for Element<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.found == other.found
    }
}

impl<'p> Element<'p> {
    /// Returns the element that a script returned.
    pub(crate) fn of(page: &'p Page, found: &Value, what: &str) -> Option<Self> {
        let found = WebElement::from_json(found.clone(), page.session.handle().clone()).ok()?;
        Some(Self {
            page,
            found,
            what: what.to_owned(),
            label: None,
        })
    }

    /// Remembers the name by which the element was found, so that its successor can be found if
    /// the page replaces it.
    pub(crate) fn with_name(mut self, root: Option<&Self>, kind: &str, name: &str) -> Self {
        let (kind, name) = (kind.to_owned(), name.to_owned());
        self.label = Some(Rc::new(Label {
            root: root.cloned(),
            kind,
            name,
        }));
        self
    }

    /// Does something with the element. If the page has replaced the element since it was found
    /// by its name, nothing has been done, and it is done with the successor.
    #[track_caller]
    fn or_successor<T>(&self, act: impl Fn(&Self) -> WebDriverResult<T>) -> WebDriverResult<T> {
        match (act(self), &self.label) {
            (Err(error), Some(label)) if is_replaced(&error) => {
                act(&self
                    .page
                    .wait_for(label.root.as_ref(), &label.kind, &label.name))
            }
            (done, _) => done,
        }
    }

    pub(crate) fn as_json(&self) -> Value {
        self.found.to_json().expect("an element is JSON")
    }

    /// Runs a script's body with this element as its first argument.
    #[track_caller]
    pub fn run(&self, script: &str, arguments: &[Value]) -> Value {
        or_look_again(self.or_successor(|element| element.try_run(script, arguments)))
    }

    fn try_run(&self, script: &str, arguments: &[Value]) -> WebDriverResult<Value> {
        let mut all = vec![self.as_json()];
        all.extend_from_slice(arguments);
        self.page.try_run(script, &all)
    }

    /// Returns the value of a JavaScript expression that begins with this element, such as `checked`.
    #[track_caller]
    pub fn get(&self, expression: &str) -> Value {
        self.run(&format!("return arguments[0].{expression}"), &[])
    }

    /// Returns the number that is the value of a JavaScript expression that begins with this element.
    #[track_caller]
    pub fn measure(&self, expression: &str) -> f64 {
        number(&self.get(expression))
    }

    /// Returns the position of the element's upper edge in the window, in pixels.
    #[track_caller]
    pub fn top(&self) -> f64 {
        self.measure("getBoundingClientRect().top")
    }

    /// Runs a script's body with this element as its first argument. The script calls its second
    /// argument with the result.
    #[track_caller]
    pub fn run_async(&self, script: &str) -> Value {
        self.page.run_async(script, &[self.as_json()])
    }

    /// Returns the field with this label.
    #[track_caller]
    pub fn field(&self, label: &str) -> Self {
        self.page.wait_for(Some(self), "field", label)
    }

    /// Returns the button with this name.
    #[track_caller]
    pub fn button(&self, name: &str) -> Self {
        self.page.wait_for(Some(self), "button", name)
    }

    /// Returns the link with this name.
    #[must_use]
    #[track_caller]
    pub fn link(&self, name: &str) -> Self {
        self.page.wait_for(Some(self), "link", name)
    }

    /// Returns the table with this caption.
    #[track_caller]
    pub fn table(&self, caption: &str) -> Self {
        self.page.wait_for(Some(self), "table", caption)
    }

    /// Returns the first descendant that a CSS selector finds.
    #[track_caller]
    pub fn first(&self, selector: &str) -> Self {
        let found = self.run(
            "return arguments[0].querySelector(arguments[1])",
            &[selector.into()],
        );
        Self::of(self.page, &found, selector)
            .unwrap_or_else(|| panic!("there is no {selector} in {self:?}"))
    }

    /// Returns whether a CSS selector finds a descendant.
    #[track_caller]
    pub fn has(&self, selector: &str) -> bool {
        self.run(
            "return arguments[0].querySelector(arguments[1]) !== null",
            &[selector.into()],
        ) == Value::Bool(true)
    }

    /// Chooses the radio button with this name, or ticks the checkbox.
    #[track_caller]
    pub fn choose(&self, name: &str) {
        self.page.wait_for(Some(self), "choice", name).click();
    }

    /// Returns whether the radio button or checkbox with this name is chosen.
    #[track_caller]
    pub fn is_chosen(&self, name: &str) -> bool {
        self.page
            .wait_for(Some(self), "choice", name)
            .get("checked")
            == Value::Bool(true)
    }

    /// Waits until the page no longer moves the element, because a driver clicks where it was.
    #[track_caller]
    pub fn rested(self) -> Self {
        let mut top = f64::NAN;
        until("the element rests", || {
            self.page.frames();
            let now = self.top();
            std::mem::replace(&mut top, now) == now
        });
        self
    }

    /// Clicks in the middle of the element.
    #[track_caller]
    pub fn click(&self) {
        // After Back a browser restores the scroll position, perhaps after the element was scrolled into view.
        let click = || self.or_successor(Self::try_click);
        let clicked = click().or_else(|error| match error.as_inner() {
            WebDriverErrorInner::ElementClickIntercepted(_) => click(),
            _ => Err(error),
        });
        if let Err(error) = clicked {
            panic!("clicking {self:?}: {}", brief(&error));
        }
    }

    fn try_click(&self) -> WebDriverResult<()> {
        // A visually hidden radio button or checkbox is clicked by its label. The target is
        // centred, so that the bar at the bottom does not cover it.
        let target = self.try_run(
            "const e = arguments[0]; const t = e.matches('[type=radio], [type=checkbox]') && e.labels[0] || e;
             t.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' }); return t",
            &[],
        )?;
        let target = Self::of(self.page, &target, &self.what).expect("an element is returned");
        block_on(target.found.click())
    }

    /// Moves the pointer to the middle of the element.
    #[track_caller]
    pub fn point(&self) {
        self.centre();
        self.page.act(&pointer_of(
            "mouse",
            &[
                move_to(&self.as_json(), 1, 1),
                move_to(&self.as_json(), 0, 0),
            ],
        ));
    }

    /// Presses in the middle of the element with a `mouse` or by `touch`, and moves `right` pixels
    /// to the right without releasing: see [`Page::let_go`].
    #[track_caller]
    pub fn drag(&self, pointer: &str, right: i32) {
        self.drag_by(pointer, right, 0);
    }

    /// Drags as [`drag`](Self::drag) does, and also moves `down` pixels down.
    #[track_caller]
    pub fn drag_by(&self, pointer: &str, right: i32, down: i32) {
        self.centre();
        // A hand makes many moves, so there are at least two.
        let (half_right, half_down) = (right / 2, down / 2);
        // WebKit's driver does not move to an element of a drawing.
        let (x, y) = self.middle();
        let actions = [
            move_to(&"viewport".into(), x as i32, y as i32),
            button("pointerDown"),
            move_to(&"pointer".into(), half_right, half_down),
            move_to(&"pointer".into(), right - half_right, down - half_down),
        ];
        self.page.act(&pointer_of(pointer, &actions));
        self.page.frames();
    }

    /// Returns the middle of the element in the viewport.
    #[track_caller]
    pub fn middle(&self) -> (f64, f64) {
        let at = self.run(
            "const at = arguments[0].getBoundingClientRect(); return [at.left + at.width / 2, at.top + at.height / 2]",
            &[],
        );
        (number(&at[0]), number(&at[1]))
    }

    /// Taps in the middle of the element with a finger. A busy browser may discard a touch or take it for a long press, so
    /// the tap is repeated until the page has received a click.
    #[track_caller]
    pub fn tap(&self) {
        let count = "self.clicks = 0; addEventListener('click', () => self.clicks++, true)";
        self.page.run(count, &[]);
        until("the page receives the tap", || {
            self.tap_once();
            self.page.frames();
            // The tap may have led to another page.
            self.page.evaluate("self.clicks") != 0
        });
    }

    fn tap_once(&self) {
        self.centre();
        let actions = [
            move_to(&self.as_json(), 0, 0),
            button("pointerDown"),
            button("pointerUp"),
        ];
        // A pointer of its own, because the driver remembers where a drag by touch has ended.
        self.page.act(&json!({
            "type": "pointer",
            "id": "finger",
            "parameters": { "pointerType": "touch" },
            "actions": actions,
        }));
    }

    /// Scrolls the element to the middle of the viewport.
    #[track_caller]
    fn centre(&self) {
        self.run("arguments[0].scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })", &[]);
    }

    /// Focuses the element.
    #[track_caller]
    pub fn focus(&self) {
        self.run("arguments[0].focus()", &[]);
    }

    /// Types text after the present content.
    #[track_caller]
    pub fn type_text(&self, text: &str) {
        if let Err(error) = block_on(self.found.send_keys(text)) {
            panic!("typing into {self:?}: {}", brief(&error));
        }
    }

    /// Types text in place of the present content.
    #[track_caller]
    pub fn type_over(&self, text: &str) {
        self.run("arguments[0].scrollIntoView({ block: 'center' }); arguments[0].focus(); arguments[0].select()", &[]);
        // WebDriver's command to type into an element may move the caret first. Plain key presses do not.
        if text.is_empty() {
            self.page.press(Key::Delete);
        } else {
            // For WebKit's driver, only the key begins a new line.
            self.page
                .press(text.replace('\n', &char::from(Key::Enter).to_string()));
        }
        until(&format!("{self:?} holds {text:?}"), || self.value() == text);
    }

    /// Chooses the option with this name in a menu.
    #[track_caller]
    pub fn pick(&self, name: &str) {
        let done = self.run(
            "const o = [...arguments[0].options].find((o) => o.text.trim() === arguments[1]);
             if (!o) return false;
             arguments[0].value = o.value;
             arguments[0].dispatchEvent(new Event('change', { bubbles: true }));
             return true",
            &[name.into()],
        );
        assert_eq!(done, Value::Bool(true), "{self:?} has no option {name}");
    }

    /// Puts a file into a file field.
    #[track_caller]
    pub fn bring(&self, name: &str, text: &str) {
        self.run(
            "const files = new DataTransfer();
             files.items.add(new File([arguments[2]], arguments[1]));
             arguments[0].files = files.files;
             arguments[0].dispatchEvent(new Event('change', { bubbles: true }))",
            &[name.into(), text.into()],
        );
    }

    /// Returns the content of the field.
    #[track_caller]
    pub fn value(&self) -> String {
        text(&self.get("value"))
    }

    /// Returns the element's text, without what is hidden from assistive technology.
    #[track_caller]
    pub fn words(&self) -> String {
        let script = format!("{}; return words(arguments[0]).trim()", crate::page::NAMES);
        text(&self.run(&script, &[]))
    }

    /// Returns an attribute.
    #[track_caller]
    pub fn attribute(&self, name: &str) -> Option<String> {
        self.run(
            "return arguments[0].getAttribute(arguments[1])",
            &[name.into()],
        )
        .as_str()
        .map(str::to_owned)
    }

    /// Returns a computed style.
    #[track_caller]
    pub fn style(&self, name: &str) -> String {
        text(&self.run(
            "return getComputedStyle(arguments[0]).getPropertyValue(arguments[1])",
            &[name.into()],
        ))
    }

    /// Returns the texts of `aria-describedby`. Each of its elements has to exist.
    #[track_caller]
    pub fn description(&self) -> String {
        let ids = self.attribute("aria-describedby").unwrap_or_default();
        let of = |id: &str| self.page.first(&format!("[id='{id}']")).words();
        ids.split_whitespace().map(of).collect::<Vec<_>>().join(" ")
    }

    /// Returns whether the element is visible.
    #[track_caller]
    pub fn is_seen(&self) -> bool {
        self.run("const [e] = arguments; return e.getClientRects().length > 0 && getComputedStyle(e).visibility === 'visible'", &[])
            == true
    }

    /// Returns whether the whole height of the element is in the window.
    #[track_caller]
    pub fn is_in_window(&self) -> bool {
        let script = "const box = arguments[0].getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight";
        self.run(script, &[]) == true
    }

    /// Returns whether the element is enabled.
    #[track_caller]
    pub fn is_enabled(&self) -> bool {
        self.run("return !arguments[0].disabled", &[]) == Value::Bool(true)
    }

    /// Returns the texts of the cells in a table's body, row by row.
    #[track_caller]
    pub fn rows(&self) -> Vec<Vec<String>> {
        let script = format!(
            "{}; return [...arguments[0].tBodies[0].rows].map((row) => [...row.cells].map((cell) => words(cell).trim()))",
            crate::page::NAMES
        );
        let rows = self.run(&script, &[]);
        rows.as_array().into_iter().flatten().map(texts).collect()
    }
}

/// Returns WebDriver's actions for a pointer of this kind.
pub(crate) fn pointer_of(kind: &str, actions: &[Value]) -> Value {
    json!({ "type": "pointer", "id": kind, "parameters": { "pointerType": kind }, "actions": actions })
}

/// Returns WebDriver's action to move a pointer to a point relative to an element or to itself.
fn move_to(origin: &Value, x: i32, y: i32) -> Value {
    json!({ "type": "pointerMove", "duration": 0, "origin": origin, "x": x, "y": y })
}

/// Returns WebDriver's action to press or release the first button of a pointer.
pub(crate) fn button(action: &str) -> Value {
    json!({ "type": action, "button": 0 })
}

/// Returns the text of a JSON string. Returns an empty string for any other value.
pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// Returns the texts of a JSON list of strings.
#[must_use]
pub fn texts(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().map(text).collect()
}
