//! What the page does beside rendering.

use super::views::header::HEADING;
use super::{copy, focus, keys, light, storage};
use crate::app::{Action, Moment, Room, Theme, Worked};
use crate::present::text::Text;
use gloo::timers::callback::{Interval, Timeout};
use gloo::utils::document;
use std::rc::Rc;
use yew::prelude::*;

/// A step of the derivation stays so long while it plays.
const PLAY_MS: u32 = 2_500;
/// The answer is read out once nothing has changed for so long, not at every digit.
const SPEAK_MS: u32 = 700;

/// A state that is the same only if it is the very one.
pub(super) struct Same<T>(pub(super) Rc<T>);

impl<T> PartialEq for Same<T> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// Hears keys, pointing, copying.
#[hook]
pub(super) fn use_ears(dispatch: Callback<Action>) {
    use_effect_with((), move |()| {
        let listeners = (keys::listen(dispatch), light::listen(), copy::listen());
        move || drop(listeners)
    });
}

/// Has the answer read out once it is settled: a live region that is busy is not, nor while a number is scrubbed.
#[hook]
pub(super) fn use_quiet_answer(worked: Rc<Worked>, is_scrubbed: bool) {
    use_effect_with((worked, is_scrubbed), |&(_, is_scrubbed)| {
        focus::set_busy(true);
        let timer = (!is_scrubbed).then(|| Timeout::new(SPEAK_MS, || focus::set_busy(false)));
        move || drop(timer)
    });
}

/// Shows and keeps the colours.
#[hook]
pub(super) fn use_theme(theme: Theme) {
    use_effect_with(theme, |theme| storage::apply_theme(*theme));
}

/// Has time pass while the derivation plays.
#[hook]
pub(super) fn use_clock(playing: bool, dispatch: Callback<Action>) {
    use_effect_with(playing, move |playing| {
        let timer = playing.then(|| Interval::new(PLAY_MS, move || dispatch.emit(Action::Tick)));
        move || drop(timer)
    });
}

/// Tells in which room one is: the document's title says so, and the keyboard goes to the heading that does, unless the page has just been opened. Where the rooms `came`
/// into a page that was there, it goes there too if it `was_held` by something that is gone with that.
#[hook]
pub(super) fn use_room_told(room: Room, text: &'static Text, came: bool, was_held: bool) {
    let is_first = use_mut_ref(|| true);
    use_effect_with(room, move |room| {
        let is_first = is_first.replace(false);
        // The page comes with the title of its first room.
        if !is_first || *room != Room::default() {
            document().set_title(&text.page.title_in(*room));
        }
        if !is_first || came && (*room != Room::default() || was_held && !focus::is_held()) {
            focus::enter(HEADING);
        }
    });
}

/// Tells which lesson one is in, or that it is their list, by the `id` of its heading and its title: as [`use_room_told`] does for rooms.
#[hook]
pub(super) fn use_lesson_told(told: Option<(String, &'static str)>, text: &'static Text) {
    let is_first = use_mut_ref(|| true);
    use_effect_with(told, move |told| {
        let is_first = is_first.replace(false);
        let Some((heading, title)) = told else { return };
        document().set_title(&(text.page.in_room)(title, text.page.title));
        if !is_first {
            focus::soon(vec![heading.clone()]);
        }
    });
}

/// Keeps in view where one is in the derivation, and does so again once its work `has_come`: before that there may have been no room to scroll.
#[hook]
pub(super) fn use_step_in_view(moment: Option<Moment>, has_come: bool) {
    use_effect_with((moment, has_come), move |(moment, _)| focus::show_step(*moment));
}
