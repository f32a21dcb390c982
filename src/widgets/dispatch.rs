//! Event handlers made from the callback that takes a room's actions.

use crate::browser::focus;
use explain::numbers::style::from_field;
use web_sys::{HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};
use yew::prelude::*;

/// An event with a typed or chosen value.
pub(crate) trait HasValue: 'static {
    fn value(&self) -> String;
}

impl HasValue for InputEvent {
    fn value(&self) -> String {
        self.target_dyn_into::<HtmlInputElement>()
            .map(|input| input.value())
            .or_else(|| {
                self.target_dyn_into::<HtmlTextAreaElement>()
                    .map(|area| area.value())
            })
            .unwrap_or_default()
    }
}

impl HasValue for Event {
    fn value(&self) -> String {
        self.target_dyn_into::<HtmlSelectElement>()
            .map(|select| select.value())
            .unwrap_or_default()
    }
}

/// Makes event handlers from a callback that takes actions.
pub(crate) trait Dispatch<A> {
    /// Returns a handler that sends this action for every event.
    fn on<E: 'static>(&self, action: A) -> Callback<E>
    where
        A: Clone;

    /// Returns a handler that sends an action made of the typed or chosen text.
    fn on_value<E: HasValue>(&self, make: impl Fn(String) -> A + 'static) -> Callback<E>;

    /// Returns a handler that sends an action made of a typed number, with the decimal point that the state stores.
    fn on_number(&self, make: impl Fn(String) -> A + 'static) -> Callback<InputEvent> {
        self.on_value(move |typed| make(from_field(&typed).into_owned()))
    }

    /// Returns a callback that runs this one and then sends `value` to `to`, for example to show
    /// the page of a new row.
    fn then<B: Clone + 'static>(&self, to: &Callback<B>, value: B) -> Self;

    /// Returns a callback that runs this one and then focuses the last of these ids that is in the page by then.
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

/// Returns a key handler for fields that the page's undo does not cover. It leaves Ctrl or ⌘ with Z
/// or Y to the browser, which undoes the typing.
pub(crate) fn undone_by_browser() -> Callback<KeyboardEvent> {
    Callback::from(|event: KeyboardEvent| {
        let is_undo = matches!(event.key().to_ascii_lowercase().as_str(), "z" | "y");
        if is_undo && (event.ctrl_key() || event.meta_key()) {
            event.stop_propagation();
        }
    })
}

/// Returns a click handler for a link. A plain click runs `act`; a click with a modifier key is left to the browser.
pub(crate) fn on_plain_click(act: Callback<()>) -> Callback<MouseEvent> {
    Callback::from(move |event: MouseEvent| {
        if !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key()) {
            event.prevent_default();
            act.emit(());
        }
    })
}

/// Returns a key handler that runs `act` on Enter instead of the browser's default action.
pub(crate) fn on_enter(act: Callback<()>) -> Callback<KeyboardEvent> {
    Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Enter" {
            event.prevent_default();
            act.emit(());
        }
    })
}
