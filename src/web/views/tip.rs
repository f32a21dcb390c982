//! What the tip says beside what is pointed at.

use crate::present::glossary::address;
use crate::present::role::Role;
use crate::present::symbol::Symbol;
use crate::present::text::{Language, Text};
use crate::web::kit::inline;
use yew::prelude::*;

/// What is pointed at.
#[derive(Clone, Debug, PartialEq)]
pub struct Pointed {
    /// The letter, or that of the number.
    pub symbol: Symbol,
    /// The number in full, if it is one.
    pub value: Option<String>,
    /// Its path in the trace's JSON.
    pub quantity: Option<String>,
}

/// What a number is to its letter, in words; nothing where it is its value.
#[must_use]
pub fn role_of(pointed: &Pointed, language: Language) -> Option<&'static str> {
    let role = Role::of(pointed.quantity.as_ref()?, pointed.symbol);
    (language.rooms().role)(role)
}

/// What it is, a number in full, and the way to what the glossary says of it.
pub fn told_of(pointed: &Pointed, role: Option<&str>, text: &Text) -> Html {
    let Pointed { symbol, value, .. } = pointed;
    html! {
        <>
            <span>
                if let Some(value) = value {
                    if let Some(role) = role {
                        <b>{ value }</b>{ " " }<span class="soft">{ role }</span>{ " " }{ inline::symbol(*symbol) }
                    } else {
                        { inline::symbol(*symbol) }{ " = " }<b>{ value }</b>
                    }
                } else {
                    { inline::symbol(*symbol) }
                }
            </span>
            { " " }
            <span class="soft">{ (text.symbol)(*symbol) }</span>
            { " " }
            <a href={address(*symbol)}>{ text.in_glossary }</a>
        </>
    }
}
