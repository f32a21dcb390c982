//! The line that says what is pointed at.

use crate::present::symbol::Symbol;
use crate::web::kit::inline;
use yew::prelude::*;

#[derive(Properties)]
pub(crate) struct ReadoutProps {
    /// What it says while nothing is pointed at.
    pub(crate) point: &'static str,
    /// What a symbol is.
    pub(crate) symbol: fn(Symbol) -> &'static str,
}

impl PartialEq for ReadoutProps {
    /// The sentences come from one table: the first tells the language.
    fn eq(&self, other: &Self) -> bool {
        self.point == other.point
    }
}

/// Says what the symbol or number is that is pointed at, and its value in full.
#[component]
pub(crate) fn Readout(props: &ReadoutProps) -> Html {
    let pointed = use_pointed();
    html! {
        <p class={classes!("readout", pointed.is_none().then_some("hint"))}>
            if let Some(pointed) = &*pointed {
                { inline::symbol(pointed.symbol) }
                if let Some(value) = &pointed.value { { " = " }<b>{ value }</b> }
                { ": " }{ (props.symbol)(pointed.symbol) }
            } else {
                { props.point }
            }
        </p>
    }
}

/// What is pointed at.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Pointed {
    pub(crate) symbol: Symbol,
    /// The number in full, if it is one.
    pub(crate) value: Option<String>,
}

#[cfg(feature = "page")]
#[hook]
fn use_pointed() -> UseStateHandle<Option<Pointed>> {
    let pointed = use_state_eq(|| None);
    use_effect_with((), {
        let set = pointed.setter();
        move |()| {
            let watch = super::light::watch(move |now| set.set(now));
            move || drop(watch)
        }
    });
    pointed
}

#[cfg(not(feature = "page"))]
#[hook]
fn use_pointed() -> UseStateHandle<Option<Pointed>> {
    use_state_eq(|| None)
}
