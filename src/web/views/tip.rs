//! What the tip says beside what is pointed at.

use crate::present::glossary::address;
use crate::present::role::Role;
use crate::present::symbol::Symbol;
use crate::present::text::Text;
use crate::web::kit::inline;
use yew::prelude::*;

/// What is pointed at.
#[derive(Clone, Debug, PartialEq)]
pub struct Pointed {
    /// The letter, or that of the number.
    pub symbol: Symbol,
    /// The number in full, if it is one, and what it is to the letter.
    pub value: Option<(String, Role)>,
}

/// What it is, a number in full, and the way to what the glossary says of it.
pub fn told_of(pointed: &Pointed, text: &Text) -> Html {
    let Pointed { symbol, value } = pointed;
    html! {
        <>
            <span>
                if let Some((value, role)) = value {
                    if let Some(role) = (text.role)(*role) {
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
