//! Changing numbers by dragging them or with the arrow keys, on elements with the attribute `data-scrub`.
//!
//! A number in text changes step by step as the pointer moves sideways. A handle in a chart follows
//! the pointer; its `data-scrub-scale` says how much one pixel of the chart is worth.
//!
//! All listeners are on the document, so that views only mark elements. Once a press has become a
//! drag, the root element captures the pointer, so that rendering an element again does not end the
//! drag. The effect of a drag on the number is in `src/state/drag.rs`.

use super::steady;
use crate::browser::focus;
use crate::browser::wasm::event::{self, closest};
use crate::browser::wasm::highlight::Listeners;
use crate::state::{Action, Drag};
use explain::charts::handles::DragTarget;
use explain::numbers::{FAST, PointerDrag, Typed, typed};
use glicko2_steps::Field;
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
const DRAGGABLE: &str = "[data-scrub]";
/// The attribute that says how much one pixel of the chart is worth.
const SCALE: &str = "data-scrub-scale";

/// Handles pointers, keys and focus changes as long as the returned listeners live.
pub(crate) fn listen(dispatch: Callback<Action>) -> Listeners {
    let ears = Rc::new(Ears {
        dispatch,
        active: Cell::default(),
        pressed: RefCell::default(),
        run: RefCell::default(),
        ended_at: Cell::new(f64::MIN),
    });
    let options = EventListenerOptions {
        phase: EventListenerPhase::Capture,
        passive: false,
    };
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
    event::dispatch(LISTENS);
    listeners
}

struct Ears {
    dispatch: Callback<Action>,
    /// The active field.
    active: Cell<Option<Field>>,
    pressed: RefCell<Option<Pressed>>,
    /// The number whose run of key presses may go on, and the timer that ends the run.
    run: RefCell<Option<(DragTarget, Timeout)>>,
    /// The time at which the last drag ended.
    ended_at: Cell<f64>,
}

/// A pointer that was pressed on a number.
struct Pressed {
    pointer: i32,
    target: DragTarget,
    handle: Option<Handle>,
    drag: PointerDrag,
    /// The change so far, once the press has become a drag.
    change: Option<Drag>,
    /// The frame that will show the change.
    frame: Option<AnimationFrame>,
}

impl Pressed {
    /// Returns the pointer's coordinate along the drag's direction.
    fn along(handle: Option<Handle>, event: &PointerEvent) -> f64 {
        if handle.is_some_and(|handle| handle.is_up) {
            -f64::from(event.client_y())
        } else {
            f64::from(event.client_x())
        }
    }

    fn change_to(&mut self, event: &PointerEvent) -> Option<Drag> {
        let at = Self::along(self.handle, event);
        match self.handle {
            Some(handle) => self
                .drag
                .moved(at)
                .map(|pixels| Drag::Moved(pixels * handle.per_pixel)),
            None => self.drag.to(at, event.shift_key()).map(Drag::By),
        }
    }
}

/// A handle in a chart.
#[derive(Clone, Copy)]
struct Handle {
    is_up: bool,
    /// The value of one pixel of the screen.
    per_pixel: f64,
}

impl Handle {
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
        Some(Self {
            is_up: picture.class_list().contains("up"),
            per_pixel,
        })
        .filter(|_| enlarged > 0.0)
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
            "focusin"
                if self
                    .pressed
                    .borrow()
                    .as_ref()
                    .is_some_and(|pressed| pressed.handle.is_some()) => {}
            "focusin" => self.activate_at(event),
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

    fn drag(&self, target: DragTarget, drag: Drag) {
        match drag {
            Drag::Done | Drag::Back => steady::release(),
            _ => steady::hold(),
        }
        self.dispatch.emit(match target {
            DragTarget::Field(field) => Action::Drag(field, drag),
            DragTarget::End(i) => Action::MoveEnd(i, drag),
        });
    }

    /// Makes the number at the event's target the active field. Events in the sensitivity strip
    /// keep the active field.
    fn activate_at(&self, event: &Event) {
        if closest(event, ".strip").is_none() {
            self.activate(closest(event, DRAGGABLE).and_then(|element| target_of(&element)));
        }
    }

    fn activate(&self, target: Option<DragTarget>) {
        let field = field_of(target);
        if self.active.replace(field) != field {
            self.dispatch.emit(Action::Activate(field));
            // The sensitivity strip that appears must not cover the focused field.
            focus::after_rendering(focus::keep_in_view);
        }
    }

    fn point(self: &Rc<Self>, kind: &str, event: &PointerEvent) {
        let mut pressed = self.pressed.borrow_mut();
        let is_it = |pressed: &&mut Pressed| pressed.pointer == event.pointer_id();
        match kind {
            // During a drag, other pointers are ignored.
            "pointerdown"
                if pressed
                    .as_ref()
                    .is_none_or(|pressed| pressed.change.is_none()) =>
            {
                // In a field, dragging selects text.
                let element = closest(event, "[data-scrub]:not(input)")
                    .map(|element| nearest(element, event));
                let handle = element.as_ref().and_then(Handle::of);
                let target = element.as_ref().and_then(target_of);
                let is_plain = event.is_primary() && event.button() == 0 && !event.ctrl_key();
                *pressed = target.filter(|_| is_plain).map(|target| Pressed {
                    pointer: event.pointer_id(),
                    target,
                    handle,
                    drag: PointerDrag::pressed(
                        Pressed::along(handle, event),
                        event.pointer_type() == "touch",
                    ),
                    change: None,
                    frame: None,
                });
                drop(pressed);
                // For a handle in a chart, the active field changes only once it is clear whether
                // the press becomes a drag.
                if handle.is_none() {
                    self.activate_at(event);
                }
            }
            "pointermove" => {
                let Some(pressed) = pressed
                    .as_mut()
                    .filter(is_it)
                    .filter(|_| event.buttons() != 0)
                else {
                    return;
                };
                let change = pressed.change_to(event);
                if change == pressed.change {
                    return;
                }
                if pressed.change.is_none() {
                    let is_up = pressed.handle.is_some_and(|handle| handle.is_up);
                    // The pointer may be gone by now; then there is nothing to capture.
                    let _ = document_element().set_pointer_capture(pressed.pointer);
                    let _ =
                        document_element().set_attribute(DRAGGED, if is_up { "up" } else { "" });
                    self.active.set(field_of(Some(pressed.target)));
                    self.drag(
                        pressed.target,
                        if pressed.handle.is_some() {
                            Drag::BeginHandle
                        } else {
                            Drag::Begin
                        },
                    );
                }
                pressed.change = change;
                pressed.frame.get_or_insert_with(|| {
                    let ears = self.clone();
                    request_animation_frame(move |_| {
                        let now = ears.pressed.borrow_mut().as_mut().and_then(|pressed| {
                            pressed.frame = None;
                            Some((pressed.target, pressed.change?))
                        });
                        if let Some((target, change)) = now {
                            ears.drag(target, change);
                        }
                    })
                });
            }
            "pointerup" | "pointercancel" | "lostpointercapture" => {
                // The element that a finger touched loses the pointer when the root captures it, which does
                // not end the press.
                let is_lost = kind != "lostpointercapture"
                    || event.target() == Some(document_element().into());
                if pressed.as_mut().filter(is_it).is_some() && is_lost {
                    let pressed = pressed.take();
                    self.end(pressed, kind == "pointerup", event);
                }
            }
            _ => {}
        }
    }

    /// Ends a press. Keeps the dragged value if `keeps` is true, and restores the one from before otherwise.
    fn end(&self, pressed: Option<Pressed>, keeps: bool, event: &Event) {
        let Some(pressed) = pressed else { return };
        let target = pressed.target;
        let Some(change) = pressed.change else {
            if pressed.handle.is_some() {
                self.activate(Some(target));
            }
            return;
        };
        let _ = document_element().remove_attribute(DRAGGED);
        self.ended_at.set(event.time_stamp());
        if keeps {
            self.drag(target, change);
        }
        self.drag(target, if keeps { Drag::Done } else { Drag::Back });
    }

    /// Handles a key press. Returns whether it had an effect.
    fn press_key(self: &Rc<Self>, event: &KeyboardEvent) -> bool {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return false;
        }
        let key = event.key();
        if key == "Escape" {
            if self
                .pressed
                .borrow()
                .as_ref()
                .is_some_and(|pressed| pressed.change.is_some())
            {
                let pressed = self.pressed.take();
                self.end(pressed, false, event);
                return true;
            }
            let run = self.run.take();
            let is_run = run.is_some();
            run.into_iter()
                .for_each(|(target, _)| self.drag(target, Drag::Back));
            return is_run;
        }
        let Some(element) = closest(event, DRAGGABLE) else {
            return false;
        };
        let Some(target) = target_of(&element) else {
            return false;
        };
        // A handle is a slider, so the left and right arrow keys change it as well.
        let is_handle = element.has_attribute(SCALE);
        let step = if event.shift_key() { FAST } else { 1 };
        let is_field = closest(event, "input").is_some();
        let drag = match key.as_str() {
            "ArrowUp" => Drag::Step(step),
            "ArrowDown" => Drag::Step(-step),
            "ArrowRight" if is_handle => Drag::Step(step),
            "ArrowLeft" if is_handle => Drag::Step(-step),
            "PageUp" => Drag::Step(FAST),
            "PageDown" => Drag::Step(-FAST),
            // In a field these keys move the caret.
            "Home" if !is_field => Drag::End(false),
            "End" if !is_field => Drag::End(true),
            _ => return false,
        };
        self.drag(target, drag);
        focus::after_rendering(move || keep_keyboard(target));
        let ears = self.clone();
        let over = Timeout::new(RUN_MS, move || {
            ears.run.take();
            ears.drag(target, Drag::Done);
        });
        self.run.replace(Some((target, over)));
        true
    }
}

/// Focuses another element of the same number, if the focused element has disappeared because its
/// sentence is no longer true.
fn keep_keyboard(target: DragTarget) {
    if focus::is_held() {
        return;
    }
    let selectors = [
        format!(".answer [data-scrub='{}']", target.name()),
        ".strip input".to_owned(),
    ];
    let mut found = selectors
        .iter()
        .filter_map(|selector| document().query_selector(selector).ok()?);
    if let Some(element) = found
        .next()
        .and_then(|element| element.dyn_into::<HtmlElement>().ok())
    {
        // If the element cannot be focused, the focus stays where it is.
        let _ = element.focus();
    }
}

fn target_of(element: &Element) -> Option<DragTarget> {
    DragTarget::from_name(&element.get_attribute("data-scrub")?)
}

/// Returns the field to make active. An end of Step 5's bracket is not a field.
fn field_of(target: Option<DragTarget>) -> Option<Field> {
    match target? {
        DragTarget::Field(field) => Some(field),
        DragTarget::End(_) => None,
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
        let (right, down) = (
            area.left() + area.width() / 2.0 - x,
            area.top() + area.height() / 2.0 - y,
        );
        right * right + down * down
    };
    let below = document().elements_from_point(x as f32, y as f32);
    let handles = below.iter().filter_map(|part| {
        part.dyn_into::<Element>()
            .ok()?
            .closest("[data-scrub-scale]")
            .ok()?
    });
    handles
        .min_by(|a, b| far(a).total_cmp(&far(b)))
        .unwrap_or(element)
}
