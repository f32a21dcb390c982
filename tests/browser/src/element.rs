//! A thing in the page, and what a person does with it.

use crate::find::Find;
use crate::session::{ELEMENT, Session};
use serde_json::{Value, json};
use std::sync::Arc;

/// An element of the page.
pub struct Element {
    session: Arc<Session>,
    id: String,
}

impl Find for Element {
    fn session(&self) -> &Arc<Session> {
        &self.session
    }
    fn scope(&self) -> Value {
        json!({ ELEMENT: self.id })
    }
}

impl Element {
    pub(crate) fn new(session: Arc<Session>, id: &str) -> Self {
        Self { session, id: id.to_owned() }
    }

    /// Clicks it.
    #[track_caller]
    pub fn click(&self) {
        self.session.post(&format!("element/{}/click", self.id), &json!({}));
        self.session.painted();
    }

    /// Types a text in place of what is there, key by key.
    #[track_caller]
    pub fn set(&self, text: &str) {
        self.run("this.focus(); this.select()");
        // Nothing can be typed only by deleting.
        self.press(if text.is_empty() { "\u{E003}" } else { text });
    }

    /// Types keys into it; WebDriver has code points for those without a character (`\u{E007}` is Enter).
    #[track_caller]
    pub fn press(&self, keys: &str) {
        self.session.post(&format!("element/{}/value", self.id), &json!({ "text": keys }));
        self.session.painted();
    }

    /// Pastes a text into it. The clipboard of a headless browser is out of reach, so the page gets the event alone.
    #[track_caller]
    pub fn paste(&self, text: &str) {
        let script = "const [element, text] = arguments;
            element.focus();
            const clipboardData = new DataTransfer();
            clipboardData.setData('text/plain', text);
            const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
            if (element.dispatchEvent(event) && 'setRangeText' in element) {
                element.setRangeText(text, element.selectionStart, element.selectionEnd, 'end');
                element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
            }";
        self.session.run(script, &json!([self.scope(), text]));
        self.session.painted();
    }

    /// Chooses an option of a choice by its text.
    #[track_caller]
    pub fn choose(&self, option: &str) {
        let script = "const [element, wanted] = arguments;
            const option = [...element.options].find((option) => option.text.trim() === wanted);
            if (!option) return [...element.options].map((option) => option.text.trim());
            element.value = option.value;
            element.dispatchEvent(new Event('input', { bubbles: true }));
            element.dispatchEvent(new Event('change', { bubbles: true }));
            return null";
        let others = self.session.run(script, &json!([self.scope(), option]));
        assert!(others.is_null(), "there is no option “{option}”; there are {others}");
        self.session.painted();
    }

    /// Puts the focus on it.
    #[track_caller]
    pub fn focus(&self) {
        self.run("this.focus()");
        self.session.painted();
    }

    /// The text as rendered.
    #[track_caller]
    pub fn text(&self) -> String {
        word(&self.run("return this.innerText ?? this.textContent"))
    }

    /// What stands in a field.
    #[track_caller]
    pub fn value(&self) -> String {
        word(&self.run("return this.value"))
    }

    /// Whether a radio button or a box is chosen.
    #[track_caller]
    pub fn is_checked(&self) -> bool {
        self.run("return this.checked ?? this.getAttribute('aria-checked') === 'true'") == json!(true)
    }

    /// Whether it can be used.
    #[track_caller]
    pub fn is_enabled(&self) -> bool {
        self.run("return !this.disabled && this.getAttribute('aria-disabled') !== 'true'") == json!(true)
    }

    /// Whether it has the focus.
    #[track_caller]
    pub fn is_focused(&self) -> bool {
        self.run("return document.activeElement === this") == json!(true)
    }

    /// An attribute, if it is there.
    #[track_caller]
    pub fn attribute(&self, name: &str) -> Option<String> {
        let script = "return arguments[0].getAttribute(arguments[1])";
        self.session.run(script, &json!([self.scope(), name])).as_str().map(str::to_owned)
    }

    /// What a screen reader says after the name: the elements of `aria-describedby`.
    #[track_caller]
    pub fn description(&self) -> String {
        word(&self.run(
            "return (this.getAttribute('aria-describedby') ?? '').split(/\\s+/)
                .map((id) => document.getElementById(id)?.textContent ?? '').join(' ').trim()",
        ))
    }

    /// Runs a script with the element as `this`.
    #[track_caller]
    fn run(&self, script: &str) -> Value {
        self.session.run(&format!("return (function () {{ {script} }}).call(arguments[0])"), &json!([self.scope()]))
    }
}

fn word(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
