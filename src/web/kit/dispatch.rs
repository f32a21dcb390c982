//! Handlers of events, made from the callback that takes a room's actions.

use crate::number::style::from_field;
use crate::web::focus;
use web_sys::{HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};
use yew::prelude::*;

/// An event that tells what was typed or chosen.
pub(crate) trait HasValue: 'static {
    fn value(&self) -> String;
}

impl HasValue for InputEvent {
    fn value(&self) -> String {
        self.target_dyn_into::<HtmlInputElement>()
            .map(|input| input.value())
            .or_else(|| self.target_dyn_into::<HtmlTextAreaElement>().map(|area| area.value()))
            .unwrap_or_default()
    }
}

impl HasValue for Event {
    fn value(&self) -> String {
        self.target_dyn_into::<HtmlSelectElement>().map(|select| select.value()).unwrap_or_default()
    }
}

/// Makes handlers of events from the callback that takes actions.
pub(crate) trait Dispatch<A> {
    /// A handler that sends this action, whatever the event holds.
    fn on<E: 'static>(&self, action: A) -> Callback<E>
    where
        A: Clone;

    /// A handler that sends an action made of what was typed or chosen.
    fn on_value<E: HasValue>(&self, make: impl Fn(String) -> A + 'static) -> Callback<E>;

    /// The same of a number, as it is kept whatever the language writes it like.
    fn on_number(&self, make: impl Fn(String) -> A + 'static) -> Callback<InputEvent> {
        self.on_value(move |typed| make(from_field(&typed).into_owned()))
    }

    /// A handler that does this, and then sends a value elsewhere: a list turns to the page of its new row.
    fn then<B: Clone + 'static>(&self, to: &Callback<B>, value: B) -> Self;

    /// A handler that does this, and then gives the keyboard to the last of these ids that is in the page by then.
    fn then_focus(&self, ids: &[&str]) -> Self;
}

impl<A: 'static> Dispatch<A> for Callback<A> {
    fn on<E: 'static>(&self, action: A) -> Callback<E>
    where
        A: Clone,
    {
        self.reform(move |_: E| action.clone())
    }

    fn on_value<E: HasValue>(&self, make: impl Fn(String) -> A + 'static) -> Callback<E> {
        self.reform(move |event: E| make(event.value()))
    }

    fn then<B: Clone + 'static>(&self, to: &Callback<B>, value: B) -> Self {
        let (act, to) = (self.clone(), to.clone());
        Callback::from(move |event: A| {
            act.emit(event);
            to.emit(value.clone());
        })
    }

    fn then_focus(&self, ids: &[&str]) -> Self {
        let act = self.clone();
        let ids: Vec<String> = ids.iter().map(|&id| id.to_owned()).collect();
        Callback::from(move |event: A| {
            act.emit(event);
            focus::soon(ids.clone());
        })
    }
}

/// A handler of keys around fields that are no part of what undo remembers: Ctrl or ⌘ with Z or Y is left to the browser, which undoes what was typed.
pub(crate) fn undone_by_browser() -> Callback<KeyboardEvent> {
    Callback::from(|event: KeyboardEvent| {
        let is_undo = matches!(event.key().to_ascii_lowercase().as_str(), "z" | "y");
        if is_undo && (event.ctrl_key() || event.meta_key()) {
            event.stop_propagation();
        }
    })
}

/// Makes a handler for a link: a plain press does this, and any other opens the address elsewhere.
pub(crate) fn on_plain_click(act: Callback<()>) -> Callback<MouseEvent> {
    Callback::from(move |event: MouseEvent| {
        if !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key()) {
            event.prevent_default();
            act.emit(());
        }
    })
}

/// A handler of keys: Enter does this, in place of what the browser would do.
pub(crate) fn on_enter(act: Callback<()>) -> Callback<KeyboardEvent> {
    Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Enter" {
            event.prevent_default();
            act.emit(());
        }
    })
}
