//! Finding things as a person does: by what they are, and what they are called.

use crate::element::Element;
use crate::session::{ELEMENT, Session};
use serde_json::{Value, json};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

/// How long a thing may take to appear, or a condition to hold.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

/// Between two looks. Waiting is always for something, never for a time.
pub(crate) const PAUSE: Duration = Duration::from_millis(20);

/// What a thing is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is the role of its name")]
pub enum Role {
    Button,
    Checkbox,
    Dialog,
    Field,
    Group,
    Heading,
    Image,
    Link,
    Radio,
    Region,
    Status,
    Table,
}

impl Role {
    fn word(self) -> String {
        format!("{self:?}").to_lowercase()
    }
}

/// Finding within a page, or within an element of it. A name is matched whole, or else as the beginning of one
/// (`Step 1` is *Step 1: What …*, not *Step 10*). What is not found, or is there more than once, fails the test.
pub trait Find {
    #[doc(hidden)]
    fn session(&self) -> &Arc<Session>;
    #[doc(hidden)]
    fn scope(&self) -> Value;

    /// An input, a text area or a choice, by its visible label.
    #[track_caller]
    fn field(&self, label: &str) -> Element {
        self.only(Role::Field, label)
    }
    /// A button.
    #[track_caller]
    fn button(&self, name: &str) -> Element {
        self.only(Role::Button, name)
    }
    /// A radio button, by its label.
    #[track_caller]
    fn radio(&self, label: &str) -> Element {
        self.only(Role::Radio, label)
    }
    /// A box to tick, by its label.
    #[track_caller]
    fn checkbox(&self, label: &str) -> Element {
        self.only(Role::Checkbox, label)
    }
    /// A link.
    #[track_caller]
    fn link(&self, name: &str) -> Element {
        self.only(Role::Link, name)
    }
    /// A heading of any level.
    #[track_caller]
    fn heading(&self, words: &str) -> Element {
        self.only(Role::Heading, words)
    }
    /// A group of fields, such as *Game 1*.
    #[track_caller]
    fn group(&self, name: &str) -> Element {
        self.only(Role::Group, name)
    }
    /// A part of the page, such as *Step 1*.
    #[track_caller]
    fn region(&self, name: &str) -> Element {
        self.only(Role::Region, name)
    }
    /// A live region, such as *Result*.
    #[track_caller]
    fn status(&self, name: &str) -> Element {
        self.only(Role::Status, name)
    }
    /// A table, by its caption.
    #[track_caller]
    fn table(&self, caption: &str) -> Element {
        self.only(Role::Table, caption)
    }
    /// A picture, by its text alternative or its caption.
    #[track_caller]
    fn image(&self, name: &str) -> Element {
        self.only(Role::Image, name)
    }
    /// A dialog that is open.
    #[track_caller]
    fn dialog(&self, name: &str) -> Element {
        self.only(Role::Dialog, name)
    }

    /// The one thing of that role and name, as soon as it is there.
    #[track_caller]
    fn only(&self, role: Role, name: &str) -> Element {
        let start = Instant::now();
        loop {
            let (mut elements, others) = self.look(role, name);
            match elements.len() {
                1 => return elements.remove(0),
                0 if start.elapsed() < PATIENCE => thread::sleep(PAUSE),
                0 => panic!("there is no {} “{name}”; there are {others:?}", role.word()),
                n => panic!("{n} times {} “{name}”: look within a group or a region", role.word()),
            }
        }
    }

    /// All of that role and name that are there now.
    #[track_caller]
    fn all(&self, role: Role, name: &str) -> Vec<Element> {
        self.look(role, name).0
    }

    /// Whether there is such a thing now.
    #[track_caller]
    fn has(&self, role: Role, name: &str) -> bool {
        !self.all(role, name).is_empty()
    }

    /// The elements that a CSS selector finds, for what has no name.
    #[track_caller]
    fn css(&self, selector: &str) -> Vec<Element> {
        let script = "return [...(arguments[0] || document).querySelectorAll(arguments[1])]";
        self.elements(&self.session().run(script, &json!([self.scope(), selector])))
    }

    #[doc(hidden)]
    #[track_caller]
    fn look(&self, role: Role, name: &str) -> (Vec<Element>, Vec<String>) {
        let found = self.session().run(include_str!("find.js"), &json!([self.scope(), role.word(), name]));
        let others = found["others"].as_array().into_iter().flatten();
        let others = others.filter_map(|other| other.as_str().map(str::to_owned)).collect();
        (self.elements(&found["elements"]), others)
    }

    #[doc(hidden)]
    fn elements(&self, list: &Value) -> Vec<Element> {
        let ids = list.as_array().into_iter().flatten().filter_map(|one| one[ELEMENT].as_str());
        ids.map(|id| Element::new(Arc::clone(self.session()), id)).collect()
    }
}
