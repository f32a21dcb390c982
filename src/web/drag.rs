//! Numbers that are dragged, or stepped by keys: whatever bears the name of a field in `data-scrub`.
//!
//! This works on the document, so that views only mark what is scrubbed, and what is rendered anew meanwhile takes nothing away: from where a press
//! becomes a drag all of it goes to the root of the document. What a drag does to a number is the state's: see `src/app/scrub.rs`.

use super::event::closest;
use super::focus;
use super::light::Listeners;
use crate::app::{Action, Scrub};
use crate::case::stepping::{name, named};
use crate::glicko2::Field;
use crate::number::{Drag, FAST};
use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Timeout;
use gloo::utils::{document, document_element};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement, KeyboardEvent, PointerEvent};
use yew::Callback;

/// Keys within so long of each other are one edit.
const RUN_MS: u32 = 800;
/// A click so soon after a drag is its end.
const CLICK_MS: f64 = 100.0;
/// The root carries this while something is dragged.
const DRAGGED: &str = "data-dragged";

/// Hears pointers, keys and the coming and going of the keyboard, as long as the listeners are kept.
pub(super) fn listen(dispatch: Callback<Action>) -> Listeners {
    let ears = Rc::new(Ears {
        dispatch,
        held: Cell::default(),
        pressed: RefCell::default(),
        run: RefCell::default(),
        ended_at: Cell::new(f64::MIN),
    });
    let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
    let kinds = [
        "pointerdown",
        "pointermove",
        "pointerup",
        "pointercancel",
        "lostpointercapture",
        "click",
        "keydown",
        "focusin",
    ];
    let listener = |kind| {
        let ears = ears.clone();
        EventListener::new_with_options(&document(), kind, options, move |event| ears.hear(event))
    };
    kinds.into_iter().map(listener).collect()
}

struct Ears {
    dispatch: Callback<Action>,
    /// The field in hand.
    held: Cell<Option<Field>>,
    pressed: RefCell<Option<Pressed>>,
    /// Keys that may be followed by others.
    run: RefCell<Option<(Field, Timeout)>>,
    /// When a drag ended last.
    ended_at: Cell<f64>,
}

/// A pointer that was pressed on a number.
struct Pressed {
    pointer: i32,
    field: Field,
    drag: Drag,
    /// Where a drag has come, once it is one.
    steps: Option<i32>,
    /// The next frame shows that.
    frame: Option<AnimationFrame>,
}

impl Ears {
    fn hear(self: &Rc<Self>, event: &Event) {
        let kind = event.type_();
        match kind.as_str() {
            "click" => {
                if event.time_stamp() - self.ended_at.get() < CLICK_MS {
                    event.prevent_default();
                    event.stop_propagation();
                }
            }
            "focusin" => self.hold(event),
            "keydown" => {
                if let Some(event) = event.dyn_ref::<KeyboardEvent>()
                    && self.press_key(event)
                {
                    event.prevent_default();
                    event.stop_propagation();
                }
            }
            kind => {
                if let Some(event) = event.dyn_ref::<PointerEvent>() {
                    self.point(kind, event);
                }
            }
        }
    }

    fn scrub(&self, field: Field, scrub: Scrub) {
        self.dispatch.emit(Action::Scrub(field, scrub));
    }

    /// Takes what the event is about into the hand; what belongs to the number in hand leaves it there.
    fn hold(&self, event: &Event) {
        if closest(event, ".strip").is_none() {
            self.take(field_at(event, "[data-scrub]"));
        }
    }

    fn take(&self, field: Option<Field>) {
        if self.held.replace(field) != field {
            self.dispatch.emit(Action::Hold(field));
        }
    }

    fn point(self: &Rc<Self>, kind: &str, event: &PointerEvent) {
        let mut pressed = self.pressed.borrow_mut();
        let is_it = |pressed: &&mut Pressed| pressed.pointer == event.pointer_id();
        match kind {
            // While one drags, others do nothing.
            "pointerdown" if pressed.as_ref().is_none_or(|pressed| pressed.steps.is_none()) => {
                // In a field a drag selects text.
                let field = field_at(event, "[data-scrub]:not(input)");
                let is_plain = event.is_primary() && event.button() == 0 && !event.ctrl_key();
                *pressed = field.filter(|_| is_plain).map(|field| Pressed {
                    pointer: event.pointer_id(),
                    field,
                    drag: Drag::pressed(f64::from(event.client_x()), event.pointer_type() == "touch"),
                    steps: None,
                    frame: None,
                });
                drop(pressed);
                self.hold(event);
            }
            "pointermove" => {
                let Some(pressed) = pressed.as_mut().filter(is_it).filter(|_| event.buttons() != 0) else { return };
                let steps = pressed.drag.to(f64::from(event.client_x()), event.shift_key());
                if steps == pressed.steps {
                    return;
                }
                if pressed.steps.is_none() {
                    // It may be gone by now; then there is nothing to capture.
                    let _ = document_element().set_pointer_capture(pressed.pointer);
                    let _ = document_element().set_attribute(DRAGGED, "");
                    self.held.set(Some(pressed.field));
                    self.scrub(pressed.field, Scrub::Begin);
                }
                pressed.steps = steps;
                pressed.frame.get_or_insert_with(|| {
                    let ears = self.clone();
                    request_animation_frame(move |_| {
                        let now = ears.pressed.borrow_mut().as_mut().and_then(|pressed| {
                            pressed.frame = None;
                            Some((pressed.field, pressed.steps?))
                        });
                        if let Some((field, steps)) = now {
                            ears.scrub(field, Scrub::By(steps));
                        }
                    })
                });
            }
            "pointerup" | "pointercancel" | "lostpointercapture" => {
                // The element that a finger came down on loses it to the root.
                let is_lost = kind != "lostpointercapture" || event.target() == Some(document_element().into());
                if pressed.as_mut().filter(is_it).is_some() && is_lost {
                    let pressed = pressed.take();
                    self.end(pressed, kind == "pointerup", event);
                }
            }
            _ => {}
        }
    }

    /// A press is over: what it was dragged to holds, or all is as it was.
    fn end(&self, pressed: Option<Pressed>, holds: bool, event: &Event) {
        let Some((field, steps)) = pressed.and_then(|pressed| Some((pressed.field, pressed.steps?))) else { return };
        let _ = document_element().remove_attribute(DRAGGED);
        self.ended_at.set(event.time_stamp());
        if holds {
            self.scrub(field, Scrub::By(steps));
        }
        self.scrub(field, if holds { Scrub::Done } else { Scrub::Back });
    }

    /// Whether a key has done something.
    fn press_key(self: &Rc<Self>, event: &KeyboardEvent) -> bool {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return false;
        }
        let key = event.key();
        if key == "Escape" {
            if self.pressed.borrow().as_ref().is_some_and(|pressed| pressed.steps.is_some()) {
                let pressed = self.pressed.take();
                self.end(pressed, false, event);
                return true;
            }
            let run = self.run.take();
            let is_run = run.is_some();
            run.into_iter().for_each(|(field, _)| self.scrub(field, Scrub::Back));
            return is_run;
        }
        let Some(field) = field_at(event, "[data-scrub]") else { return false };
        let step = if event.shift_key() { FAST } else { 1 };
        let is_field = closest(event, "input").is_some();
        let scrub = match key.as_str() {
            "ArrowUp" => Scrub::Step(step),
            "ArrowDown" => Scrub::Step(-step),
            "PageUp" => Scrub::Step(FAST),
            "PageDown" => Scrub::Step(-FAST),
            // In a field these are for the caret.
            "Home" if !is_field => Scrub::End(false),
            "End" if !is_field => Scrub::End(true),
            _ => return false,
        };
        self.scrub(field, scrub);
        Timeout::new(0, move || keep_keyboard(field)).forget();
        let ears = self.clone();
        let over = Timeout::new(RUN_MS, move || {
            ears.run.take();
            ears.scrub(field, Scrub::Done);
        });
        self.run.replace(Some((field, over)));
        true
    }
}

/// Gives the keyboard to the number where else it stands, if it has gone with a sentence that is not true any longer.
fn keep_keyboard(field: Field) {
    if focus::is_held() {
        return;
    }
    let selectors = [format!(".answer [data-scrub='{}']", name(field)), ".strip input".to_owned()];
    let mut found = selectors.iter().filter_map(|selector| document().query_selector(selector).ok()?);
    if let Some(element) = found.next().and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // What cannot take it leaves it where it is.
        let _ = element.focus();
    }
}

fn field_at(event: &Event, selector: &str) -> Option<Field> {
    named(&closest(event, selector)?.get_attribute("data-scrub")?)
}
