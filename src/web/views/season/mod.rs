//! The room where rating periods follow each other.

mod cards;
mod course;
mod derivation;
mod import;
mod period;
mod periods;
mod start;

use crate::app::season::{Action, SeasonState};
use crate::input::read::{Typed, typed};
use crate::present::level::Level;
use crate::present::number::Digits;
use crate::present::season::problem;
use crate::present::text::Text;
use crate::present::text::season::SeasonText;
use crate::season::Problem;
use std::ops::Deref;
use std::rc::Rc;
use yew::prelude::*;

/// The room as a state has it.
#[derive(Properties)]
pub struct SeasonRoomProps {
    /// The state.
    pub state: Rc<SeasonState>,
    /// How many decimals.
    pub digits: Digits,
    /// The confidence level.
    pub level: Level,
    /// The words of the page.
    pub text: &'static Text,
    /// The words of the room.
    pub words: &'static SeasonText,
    /// Where to send what a person does.
    pub dispatch: Callback<Action>,
    /// Where to send a choice of decimals.
    pub set_digits: Callback<Digits>,
    /// Where to send a choice of the confidence level.
    pub set_level: Callback<Level>,
}

impl PartialEq for SeasonRoomProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.state, &other.state)
            && (self.digits, self.level) == (other.digits, other.level)
            && (self.text, self.words) == (other.text, other.words)
            && self.dispatch == other.dispatch
            && (&self.set_digits, &self.set_level) == (&other.set_digits, &other.set_level)
    }
}

/// The three columns of the room.
#[component]
pub fn SeasonRoom(props: &SeasonRoomProps) -> Html {
    let turned = use_state_eq(Turned::default);
    let room = Room { props, state: &props.state, text: props.text, words: props.words, turned: &turned };
    let text = &props.text.page;
    html! {
        <main class="columns season">
            <section class="column inputs" aria-label={text.what_goes_in}>
                { start::start(room) }
                { periods::periods(room) }
                { import::import(room) }
                { start::display(room) }
            </section>
            <section class="column derivation" aria-label={text.derivation}>
                { course::course(room) }
                { derivation::derivation(room) }
            </section>
            { cards::cards(room) }
        </main>
    }
}

/// What every view of the room needs.
#[derive(Clone, Copy)]
struct Room<'a> {
    props: &'a SeasonRoomProps,
    state: &'a SeasonState,
    text: &'static Text,
    words: &'static SeasonText,
    turned: &'a UseStateHandle<Turned>,
}

/// The page of periods that somebody turned to. It holds until another period is looked at.
#[derive(Clone, Copy, Default, PartialEq)]
struct Turned {
    /// The period that was looked at then.
    selected: usize,
    /// The first period of the page, if somebody turned at all.
    first: Option<usize>,
}

impl Room<'_> {
    /// What is wrong, in words.
    fn sentence(&self, wrong: &Problem) -> String {
        let empty = matches!(typed(self.state.form.field(wrong.place)), Typed::Empty);
        problem(*wrong, empty, self.text, self.words)
    }

    /// Whether the numbers are those of a season that is no more.
    fn is_stale(&self) -> bool {
        !self.state.problems.is_empty()
    }

    /// The class of a part whose numbers may be stale.
    fn aged(&self, class: &'static str) -> Classes {
        classes!(class, self.is_stale().then_some("stale"))
    }
}

/// Something large that is compared by where it is. What stays as it is, is shared from state to state.
struct Shared<T>(Rc<T>);

impl<T> Shared<T> {
    fn of(shared: &Rc<T>) -> Self {
        Self(shared.clone())
    }
}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<T> PartialEq for Shared<T> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}
