//! What the tip says beside what is pointed at.

use crate::present::glossary::address;
use crate::present::symbol::Symbol;
use crate::present::text::Text;
use crate::web::kit::inline;
use yew::prelude::*;

/// What is pointed at.
#[derive(Clone, Debug, PartialEq)]
pub struct Pointed {
    /// The letter, or that of the number.
    pub symbol: Symbol,
    /// The number in full, if it is one.
    pub value: Option<String>,
}

/// What it is, a number in full, and the way to what the glossary says of it.
pub fn told_of(pointed: &Pointed, text: &Text) -> Html {
    let Pointed { symbol, value } = pointed;
    html! {
        <>
            <span>
                { inline::symbol(*symbol) }
                if let Some(value) = value { { " = " }<b>{ value }</b> }
            </span>
            { " " }
            <span class="soft">{ (text.symbol)(*symbol) }</span>
            { " " }
            <a href={address(*symbol)}>{ text.in_glossary }</a>
        </>
    }
}
