//! An element of the page, and the actions of a user on it.

use crate::keys::{DELETE, is_modifier};
use crate::page::Page;
use crate::session::{ELEMENT, REDRAWN, or_look_again};
use crate::wait::until;
use serde_json::{Value, json};
use std::fmt;
use std::rc::Rc;

/// The beginning of WebDriver's error if a click would hit another element, or none.
const INTERCEPTED: &str = "element click intercepted";

/// An element of a page.
#[derive(Clone)]
pub struct Element<'p> {
    page: &'p Page,
    id: String,
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
        self.id == other.id
    }
}

impl<'p> Element<'p> {
    /// Returns the element that a script returned.
    pub(crate) fn of(page: &'p Page, found: &Value, what: &str) -> Option<Self> {
        let id = found[ELEMENT].as_str()?.to_owned();
        Some(Self { page, id, what: what.to_owned(), label: None })
    }

    /// Remembers the name by which the element was found, so that its successor can be found if
    /// the page replaces it.
    pub(crate) fn with_name(mut self, root: Option<&Self>, kind: &str, name: &str) -> Self {
        let (kind, name) = (kind.to_owned(), name.to_owned());
        self.label = Some(Rc::new(Label { root: root.cloned(), kind, name }));
        self
    }

    /// Does something with the element. If the page has replaced the element since it was found
    /// by its name, nothing has been done, and it is done with the successor.
    #[track_caller]
    fn or_successor<T>(&self, act: impl Fn(&Self) -> Result<T, String>) -> Result<T, String> {
        match (act(self), &self.label) {
            (Err(error), Some(label)) if error.starts_with(REDRAWN) => {
                act(&self.page.wait_for(label.root.as_ref(), &label.kind, &label.name))
            }
            (done, _) => done,
        }
    }

    pub(crate) fn as_json(&self) -> Value {
        json!({ ELEMENT: self.id })
    }

    /// Runs a script's body with this element as its first argument.
    #[track_caller]
    pub fn run(&self, script: &str, arguments: &[Value]) -> Value {
        let ran = self.or_successor(|element| element.try_run(script, arguments));
        or_look_again("execute/sync", ran)
    }

    fn try_run(&self, script: &str, arguments: &[Value]) -> Result<Value, String> {
        let mut all = vec![self.as_json()];
        all.extend_from_slice(arguments);
        self.page.session.try_post("execute/sync", &json!({ "script": script, "args": all }))
    }

    /// Runs a script's body with this element as its first argument. The script calls its second
    /// argument with the result.
    #[track_caller]
    pub fn run_async(&self, script: &str) -> Value {
        self.page.session.run_async(script, &[self.as_json()])
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
        let found = self.run("return arguments[0].querySelector(arguments[1])", &[selector.into()]);
        Self::of(self.page, &found, selector).unwrap_or_else(|| panic!("there is no {selector} in {self:?}"))
    }

    /// Returns whether a CSS selector finds a descendant.
    #[track_caller]
    pub fn has(&self, selector: &str) -> bool {
        self.run("return arguments[0].querySelector(arguments[1]) !== null", &[selector.into()]) == Value::Bool(true)
    }

    /// Chooses the radio button with this name, or ticks the checkbox.
    #[track_caller]
    pub fn choose(&self, name: &str) {
        self.page.wait_for(Some(self), "choice", name).click();
    }

    /// Returns whether the radio button or checkbox with this name is chosen.
    #[track_caller]
    pub fn is_chosen(&self, name: &str) -> bool {
        self.page.wait_for(Some(self), "choice", name).run("return arguments[0].checked", &[]) == Value::Bool(true)
    }

    /// Clicks in the middle of the element.
    #[track_caller]
    pub fn click(&self) {
        // After Back a browser restores the scroll position, perhaps after the element was scrolled into view.
        let click = || self.or_successor(Self::try_click);
        let clicked = click().or_else(|error| match error.starts_with(INTERCEPTED) {
            true => click(),
            false => Err(error),
        });
        if let Err(error) = clicked {
            panic!("clicking {self:?}: {error}");
        }
    }

    fn try_click(&self) -> Result<Value, String> {
        // A visually hidden radio button or checkbox is clicked by its label. The target is
        // centred, so that the bar at the bottom does not cover it.
        let target = self.try_run(
            "const e = arguments[0]; const t = e.matches('[type=radio], [type=checkbox]') && e.labels[0] || e;
             t.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' }); return t",
            &[],
        )?;
        let target = Self::of(self.page, &target, &self.what).expect("an element is returned");
        self.page.session.try_post(&format!("element/{}/click", target.id), &json!({}))
    }

    /// Moves the pointer to the middle of the element.
    #[track_caller]
    pub fn point(&self) {
        self.run("arguments[0].scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })", &[]);
        let to = |x, y| json!({ "type": "pointerMove", "duration": 0, "origin": self.as_json(), "x": x, "y": y });
        self.page.act(&json!({ "type": "pointer", "id": "mouse", "actions": [to(1, 1), to(0, 0)] }));
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
        self.run("arguments[0].scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })", &[]);
        let to = |origin: Value, x, y: i32| json!({ "type": "pointerMove", "duration": 0, "origin": origin, "x": x, "y": y });
        let press = json!({ "type": "pointerDown", "button": 0 });
        // A hand makes many moves, so there are at least two.
        let (half_right, half_down) = (right / 2, down / 2);
        let actions = [
            to(self.as_json(), 0, 0),
            press,
            to("pointer".into(), half_right, half_down),
            to("pointer".into(), right - half_right, down - half_down),
        ];
        self.page.act(&pointer_of(pointer, &actions));
        self.page.frames();
    }

    /// Taps in the middle of the element with a finger.
    #[track_caller]
    pub fn tap(&self) {
        self.run("arguments[0].scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })", &[]);
        let to = json!({ "type": "pointerMove", "duration": 0, "origin": self.as_json(), "x": 0, "y": 0 });
        let press = |kind: &str| json!({ "type": kind, "button": 0 });
        self.page.act(&json!({
            "type": "pointer",
            "id": "finger",
            "parameters": { "pointerType": "touch" },
            "actions": [to, press("pointerDown"), press("pointerUp")],
        }));
    }

    /// Focuses the element.
    #[track_caller]
    pub fn focus(&self) {
        self.run("arguments[0].focus()", &[]);
    }

    /// Types text after the present content.
    #[track_caller]
    pub fn type_text(&self, text: &str) {
        if let Err(error) = self.page.session.try_post(&format!("element/{}/value", self.id), &json!({ "text": text }))
        {
            panic!("typing into {self:?}: {error}");
        }
    }

    /// Types text in place of the present content.
    #[track_caller]
    pub fn type_over(&self, text: &str) {
        self.run("arguments[0].scrollIntoView({ block: 'center' }); arguments[0].focus(); arguments[0].select()", &[]);
        // WebDriver's command to type into an element may move the caret first. Plain key presses do not.
        let keys: Vec<char> = if text.is_empty() { vec![DELETE] } else { text.chars().collect() };
        self.page.press(&keys);
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

    /// Returns the content of the field.
    #[track_caller]
    pub fn value(&self) -> String {
        text(&self.run("return arguments[0].value", &[]))
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
        self.run("return arguments[0].getAttribute(arguments[1])", &[name.into()]).as_str().map(str::to_owned)
    }

    /// Returns a computed style.
    #[track_caller]
    pub fn style(&self, name: &str) -> String {
        text(&self.run("return getComputedStyle(arguments[0]).getPropertyValue(arguments[1])", &[name.into()]))
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
        let row = |row: &Value| row.as_array().into_iter().flatten().map(text).collect();
        rows.as_array().into_iter().flatten().map(row).collect()
    }
}

/// Returns WebDriver's actions for a pointer of this kind.
pub(crate) fn pointer_of(kind: &str, actions: &[Value]) -> Value {
    json!({ "type": "pointer", "id": kind, "parameters": { "pointerType": kind }, "actions": actions })
}

/// Returns the text of a JSON string. Returns an empty string for any other value.
pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// Returns WebDriver's actions for keys pressed together: modifiers are held while each of the others is pressed.
pub(crate) fn presses(keys: &[char]) -> Vec<Value> {
    let down = |key: &char| json!({ "type": "keyDown", "value": key.to_string() });
    let up = |key: &char| json!({ "type": "keyUp", "value": key.to_string() });
    let held: Vec<&char> = keys.iter().filter(|key| is_modifier(**key)).collect();
    let mut actions: Vec<Value> = held.iter().map(|key| down(key)).collect();
    for key in keys.iter().filter(|key| !is_modifier(**key)) {
        actions.extend([down(key), up(key)]);
    }
    actions.extend(held.iter().rev().map(|key| up(key)));
    actions
}
