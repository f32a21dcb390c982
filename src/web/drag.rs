//! Changing numbers by dragging them or with the arrow keys, on elements with the attribute `data-scrub`.
//!
//! A number in text changes step by step as the pointer moves sideways. A handle in a chart follows
//! the pointer; its `data-scrub-scale` says how much one pixel of the chart is worth.
//!
//! All listeners are on the document, so that views only mark elements. Once a press has become a
//! drag, the root element captures the pointer, so that rendering an element again does not end the
//! drag. The effect of a drag on the number is in `src/app/scrub.rs`.

use super::event::closest;
use super::focus;
use super::light::Listeners;
use super::steady;
use crate::app::{Action, Scrub};
use crate::charts::grip::Moves;
use crate::glicko2::Field;
use crate::number::{Drag, FAST, Typed, typed};
use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Timeout;
use gloo::utils::{document, document_element};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent, PointerEvent};
use yew::Callback;

/// The event that tells the document that presses are handled now. `www/start.js` then repeats an earlier press.
const LISTENS: &str = "glicko2-drags";
/// The longest pause between key presses that belong to one edit, in milliseconds.
const RUN_MS: u32 = 800;
/// The time after a drag during which a click counts as its end, in milliseconds.
const CLICK_MS: f64 = 100.0;
/// The attribute of the root element during a drag. Its value is `up` if the drag is vertical.
const DRAGGED: &str = "data-dragged";
/// The selector of elements that can be dragged or stepped.
const SCRUBBED: &str = "[data-scrub]";
/// The attribute that says how much one pixel of the chart is worth.
const SCALE: &str = "data-scrub-scale";

/// Handles pointers, keys and focus changes as long as the returned listeners live.
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
    let listeners = kinds.into_iter().map(listener).collect();
    if let Ok(event) = Event::new(LISTENS) {
        // Dispatching fails only for an event that is being dispatched.
        let _ = document().dispatch_event(&event);
    }
    listeners
}

struct Ears {
    dispatch: Callback<Action>,
    /// The active field.
    held: Cell<Option<Field>>,
    pressed: RefCell<Option<Pressed>>,
    /// The number whose run of key presses may go on, and the timer that ends the run.
    run: RefCell<Option<(Moves, Timeout)>>,
    /// The time at which the last drag ended.
    ended_at: Cell<f64>,
}

/// A pointer that was pressed on a number.
struct Pressed {
    pointer: i32,
    moves: Moves,
    grip: Option<Grip>,
    drag: Drag,
    /// The change so far, once the press has become a drag.
    came: Option<Scrub>,
    /// The frame that will show the change.
    frame: Option<AnimationFrame>,
}

impl Pressed {
    /// Returns the pointer's coordinate along the drag's direction.
    fn along(grip: Option<Grip>, event: &PointerEvent) -> f64 {
        if grip.is_some_and(|grip| grip.is_up) { -f64::from(event.client_y()) } else { f64::from(event.client_x()) }
    }

    fn come(&mut self, event: &PointerEvent) -> Option<Scrub> {
        let at = Self::along(self.grip, event);
        match self.grip {
            Some(grip) => self.drag.moved(at).map(|pixels| Scrub::Moved(pixels * grip.per_pixel)),
            None => self.drag.to(at, event.shift_key()).map(Scrub::By),
        }
    }
}

/// A handle in a chart.
#[derive(Clone, Copy)]
struct Grip {
    is_up: bool,
    /// The value of one pixel of the screen.
    per_pixel: f64,
}

impl Grip {
    fn of(element: &Element) -> Option<Self> {
        let picture = element.closest("svg").ok()??;
        let number = |element: &Element, name| match typed(&element.get_attribute(name)?) {
            Typed::Number(x) => Some(x),
            _ => None,
        };
        let seen = picture.get_bounding_client_rect();
        // The chart may be displayed smaller than it was drawn.
        let drawn = [number(&picture, "width")?, number(&picture, "height")?];
        let enlarged = (seen.width() / drawn[0]).min(seen.height() / drawn[1]);
        let per_pixel = number(element, SCALE)? / enlarged;
        Some(Self { is_up: picture.class_list().contains("up"), per_pixel }).filter(|_| enlarged > 0.0)
    }
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
            "focusin" if self.pressed.borrow().as_ref().is_some_and(|pressed| pressed.grip.is_some()) => {}
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

    fn scrub(&self, moves: Moves, scrub: Scrub) {
        match scrub {
            Scrub::Done | Scrub::Back => steady::release(),
            _ => steady::hold(),
        }
        self.dispatch.emit(match moves {
            Moves::Field(field) => Action::Scrub(field, scrub),
            Moves::End(i) => Action::MoveEnd(i, scrub),
        });
    }

    /// Makes the number at the event's target the active field. Events in the sensitivity strip
    /// keep the active field.
    fn hold(&self, event: &Event) {
        if closest(event, ".strip").is_none() {
            self.take(closest(event, SCRUBBED).and_then(|element| moved_by(&element)));
        }
    }

    fn take(&self, moves: Option<Moves>) {
        let field = field_of(moves);
        if self.held.replace(field) != field {
            self.dispatch.emit(Action::Hold(field));
            // The sensitivity strip that appears must not cover the focused field.
            Timeout::new(0, focus::keep_in_view).forget();
        }
    }

    fn point(self: &Rc<Self>, kind: &str, event: &PointerEvent) {
        let mut pressed = self.pressed.borrow_mut();
        let is_it = |pressed: &&mut Pressed| pressed.pointer == event.pointer_id();
        match kind {
            // During a drag, other pointers are ignored.
            "pointerdown" if pressed.as_ref().is_none_or(|pressed| pressed.came.is_none()) => {
                // In a field, dragging selects text.
                let element = closest(event, "[data-scrub]:not(input)").map(|element| nearest(element, event));
                let grip = element.as_ref().and_then(Grip::of);
                let moves = element.as_ref().and_then(moved_by);
                let is_plain = event.is_primary() && event.button() == 0 && !event.ctrl_key();
                *pressed = moves.filter(|_| is_plain).map(|moves| Pressed {
                    pointer: event.pointer_id(),
                    moves,
                    grip,
                    drag: Drag::pressed(Pressed::along(grip, event), event.pointer_type() == "touch"),
                    came: None,
                    frame: None,
                });
                drop(pressed);
                // For a handle in a chart, the active field changes only once it is clear whether
                // the press becomes a drag.
                if grip.is_none() {
                    self.hold(event);
                }
            }
            "pointermove" => {
                let Some(pressed) = pressed.as_mut().filter(is_it).filter(|_| event.buttons() != 0) else { return };
                let came = pressed.come(event);
                if came == pressed.came {
                    return;
                }
                if pressed.came.is_none() {
                    let is_up = pressed.grip.is_some_and(|grip| grip.is_up);
                    // The pointer may be gone by now; then there is nothing to capture.
                    let _ = document_element().set_pointer_capture(pressed.pointer);
                    let _ = document_element().set_attribute(DRAGGED, if is_up { "up" } else { "" });
                    self.held.set(field_of(Some(pressed.moves)));
                    self.scrub(pressed.moves, if pressed.grip.is_some() { Scrub::Grip } else { Scrub::Begin });
                }
                pressed.came = came;
                pressed.frame.get_or_insert_with(|| {
                    let ears = self.clone();
                    request_animation_frame(move |_| {
                        let now = ears.pressed.borrow_mut().as_mut().and_then(|pressed| {
                            pressed.frame = None;
                            Some((pressed.moves, pressed.came?))
                        });
                        if let Some((moves, came)) = now {
                            ears.scrub(moves, came);
                        }
                    })
                });
            }
            "pointerup" | "pointercancel" | "lostpointercapture" => {
                // The element that a finger touched loses the pointer when the root captures it, which does
                // not end the press.
                let is_lost = kind != "lostpointercapture" || event.target() == Some(document_element().into());
                if pressed.as_mut().filter(is_it).is_some() && is_lost {
                    let pressed = pressed.take();
                    self.end(pressed, kind == "pointerup", event);
                }
            }
            _ => {}
        }
    }

    /// Ends a press. Keeps the dragged value if `holds` is true, and restores the one from before otherwise.
    fn end(&self, pressed: Option<Pressed>, holds: bool, event: &Event) {
        let Some(pressed) = pressed else { return };
        let moves = pressed.moves;
        let Some(came) = pressed.came else {
            if pressed.grip.is_some() {
                self.take(Some(moves));
            }
            return;
        };
        let _ = document_element().remove_attribute(DRAGGED);
        self.ended_at.set(event.time_stamp());
        if holds {
            self.scrub(moves, came);
        }
        self.scrub(moves, if holds { Scrub::Done } else { Scrub::Back });
    }

    /// Handles a key press. Returns whether it had an effect.
    fn press_key(self: &Rc<Self>, event: &KeyboardEvent) -> bool {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return false;
        }
        let key = event.key();
        if key == "Escape" {
            if self.pressed.borrow().as_ref().is_some_and(|pressed| pressed.came.is_some()) {
                let pressed = self.pressed.take();
                self.end(pressed, false, event);
                return true;
            }
            let run = self.run.take();
            let is_run = run.is_some();
            run.into_iter().for_each(|(moves, _)| self.scrub(moves, Scrub::Back));
            return is_run;
        }
        let Some(element) = closest(event, SCRUBBED) else { return false };
        let Some(moves) = moved_by(&element) else { return false };
        // A handle is a slider, so the left and right arrow keys change it as well.
        let is_handle = element.has_attribute(SCALE);
        let step = if event.shift_key() { FAST } else { 1 };
        let is_field = closest(event, "input").is_some();
        let scrub = match key.as_str() {
            "ArrowUp" => Scrub::Step(step),
            "ArrowDown" => Scrub::Step(-step),
            "ArrowRight" if is_handle => Scrub::Step(step),
            "ArrowLeft" if is_handle => Scrub::Step(-step),
            "PageUp" => Scrub::Step(FAST),
            "PageDown" => Scrub::Step(-FAST),
            // In a field these keys move the caret.
            "Home" if !is_field => Scrub::End(false),
            "End" if !is_field => Scrub::End(true),
            _ => return false,
        };
        self.scrub(moves, scrub);
        Timeout::new(0, move || keep_keyboard(moves)).forget();
        let ears = self.clone();
        let over = Timeout::new(RUN_MS, move || {
            ears.run.take();
            ears.scrub(moves, Scrub::Done);
        });
        self.run.replace(Some((moves, over)));
        true
    }
}

/// Focuses another element of the same number, if the focused element has disappeared because its
/// sentence is no longer true.
fn keep_keyboard(moves: Moves) {
    if focus::is_held() {
        return;
    }
    let selectors = [format!(".answer [data-scrub='{}']", moves.name()), ".strip input".to_owned()];
    let mut found = selectors.iter().filter_map(|selector| document().query_selector(selector).ok()?);
    if let Some(element) = found.next().and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // If the element cannot be focused, the focus stays where it is.
        let _ = element.focus();
    }
}

fn moved_by(element: &Element) -> Option<Moves> {
    Moves::named(&element.get_attribute("data-scrub")?)
}

/// Returns the field to make active. An end of Step 5's bracket is not a field.
fn field_of(moves: Option<Moves>) -> Option<Field> {
    match moves? {
        Moves::Field(field) => Some(field),
        Moves::End(_) => None,
    }
}

/// Returns the handle whose center is nearest to the pointer, because handles can overlap.
fn nearest(element: Element, event: &PointerEvent) -> Element {
    if !element.has_attribute(SCALE) {
        return element;
    }
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    let far = |element: &Element| {
        let area = element.get_bounding_client_rect();
        let (right, down) = (area.left() + area.width() / 2.0 - x, area.top() + area.height() / 2.0 - y);
        right * right + down * down
    };
    let below = document().elements_from_point(x as f32, y as f32);
    let handles =
        below.iter().filter_map(|part| part.dyn_into::<Element>().ok()?.closest("[data-scrub-scale]").ok()?);
    handles.min_by(|a, b| far(a).total_cmp(&far(b))).unwrap_or(element)
}
