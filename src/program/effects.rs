//! Effects of the page beside rendering.

use super::{copy, keys, storage};
use crate::browser::focus;
use crate::browser::wasm::highlight;
use crate::page::header::HEADING;
use crate::state::{Action, Derivation, Room, StepPosition, Theme};
use explain::words::Text;
use gloo::timers::callback::{Interval, Timeout};
use gloo::utils::document;
use std::rc::Rc;
use yew::prelude::*;

/// The time that each step is shown while the derivation plays, in milliseconds.
const PLAY_MS: u32 = 2_500;
/// The pause after a change before the answer is read out, in milliseconds. Without it every digit
/// typed would be read out.
const SPEAK_MS: u32 = 700;

/// Handles keys, highlighting and copying while the page is mounted.
#[hook]
pub(crate) fn use_ears(dispatch: Callback<Action>) {
    use_effect_with((), move |()| {
        let listeners = (keys::listen(dispatch), highlight::listen(), copy::listen());
        move || drop(listeners)
    });
}

/// Marks the answer as busy until it is settled, because a screen reader does not read out a busy
/// live region. The answer stays busy while a number is dragged.
#[hook]
pub(crate) fn use_quiet_answer(derivation: Rc<Derivation>, is_changing: bool) {
    use_effect_with((derivation, is_changing), |&(_, is_changing)| {
        focus::set_busy(true);
        let timer = (!is_changing).then(|| Timeout::new(SPEAK_MS, || focus::set_busy(false)));
        move || drop(timer)
    });
}

/// Applies and saves the theme.
#[hook]
pub(crate) fn use_theme(theme: Theme) {
    use_effect_with(theme, |theme| storage::apply_theme(*theme));
}

/// Sends a tick at regular intervals while the derivation plays.
#[hook]
pub(crate) fn use_clock(playing: bool, dispatch: Callback<Action>) {
    use_effect_with(playing, move |playing| {
        let timer = playing.then(|| Interval::new(PLAY_MS, move || dispatch.emit(Action::Tick)));
        move || drop(timer)
    });
}

/// On a room change, sets the document title and focuses the room's heading, except when the page
/// has just been opened. If the lazy part was loaded into an open page (`is_late`), also focuses the heading when
/// the first room is not the default one, or when the element that had the focus (`was_held`) is
/// gone.
#[hook]
pub(crate) fn use_room_told(room: Room, text: Text, is_late: bool, was_held: bool) {
    let is_first = use_mut_ref(|| true);
    use_effect_with(room, move |room| {
        let is_first = is_first.replace(false);
        // The page is served with the title of the default room.
        if !is_first || *room != Room::default() {
            document().set_title(&text.page.title_in(*room));
        }
        if !is_first || is_late && (*room != Room::default() || was_held && !focus::is_held()) {
            focus::enter(HEADING);
        }
    });
}

/// On a change of lesson, sets the document title and focuses the heading, as [`use_room_told`]
/// does for rooms. `told` is the heading's `id` and title; the list of lessons counts as a lesson.
#[hook]
pub(crate) fn use_lesson_told(told: Option<(String, &'static str)>, text: Text) {
    let is_first = use_mut_ref(|| true);
    use_effect_with(told, move |told| {
        let is_first = is_first.replace(false);
        let Some((heading, title)) = told else { return };
        document().set_title(&text.page.in_room(title, text.page.title()));
        if !is_first {
            focus::soon(vec![heading.clone()]);
        }
    });
}

/// Scrolls the current step into view. Does so again once the lazy part has been loaded
/// (`is_loaded`), because before that there may be no room to scroll.
#[hook]
pub(crate) fn use_step_in_view(position: Option<StepPosition>, is_loaded: bool) {
    use_effect_with((position, is_loaded), move |(position, _)| {
        focus::show_step(*position);
    });
}
