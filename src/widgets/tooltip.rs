//! The content of the tooltip.

use super::inline;
use explain::glossary::address;
use explain::glossary::role::Role;
use explain::words::{Language, Text};
use glicko2_steps::Symbol;
use yew::prelude::*;

/// The symbol or number that is pointed at.
#[derive(Clone, Debug, PartialEq)]
pub struct TooltipTarget {
    /// The symbol, or that of the number.
    pub symbol: Symbol,
    /// The number with all digits, if there is one.
    pub value: Option<String>,
    /// The path of the number in the trace's JSON.
    pub quantity: Option<String>,
}

/// Returns the relation of a number to its symbol in words. Returns `None` if it is the symbol's value.
#[must_use]
pub fn role_of(pointed: &TooltipTarget, language: Language) -> Option<&'static str> {
    Role::of(pointed.quantity.as_ref()?, pointed.symbol).describe(language.rooms())
}

/// Draws the symbol with its name, a number with all digits, and a link to the glossary.
pub fn told_of(pointed: &TooltipTarget, role: Option<&str>, text: Text) -> Html {
    let TooltipTarget { symbol, value, .. } = pointed;
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
            <span class="soft">{ text.symbol(*symbol) }</span>
            { " " }
            <a href={address(*symbol)}>{ text.language.symbols().in_glossary() }</a>
        </>
    }
}
