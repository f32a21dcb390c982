//! What the page does beside rendering, for the first program and the full one alike.

use super::{copy, focus, keys, light, storage};
use crate::app::{Action, Moment, Theme, Worked};
use gloo::timers::callback::{Interval, Timeout};
use std::rc::Rc;
use yew::prelude::*;

/// A step of the derivation stays so long while it plays.
const PLAY_MS: u32 = 2_500;
/// The answer is read out once nothing has changed for so long, not at every digit.
const SPEAK_MS: u32 = 700;

/// Hears keys, a new link in the address bar, pointing, copying.
#[hook]
pub(super) fn use_ears(dispatch: Callback<Action>, open: Callback<String>) {
    use_effect_with((), move |()| {
        let listeners = (keys::listen(dispatch), storage::listen(open), light::listen(), copy::listen());
        move || drop(listeners)
    });
}

/// Has the answer read out once it is settled: a live region that is busy is not.
#[hook]
pub(super) fn use_quiet_answer(worked: Rc<Worked>) {
    use_effect_with(worked, |_| {
        light::untitle();
        focus::set_busy(true);
        let timer = Timeout::new(SPEAK_MS, || focus::set_busy(false));
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

/// Brings the step that is walked to into view; at the start only if a link asks for it.
#[hook]
pub(super) fn use_step_in_view(moment: Moment) {
    let walked = use_mut_ref(Moment::default);
    use_effect_with(moment, move |moment| {
        if walked.replace(*moment) != *moment {
            focus::reveal(&format!("step-{}", moment.step));
        }
    });
}
