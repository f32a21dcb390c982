//! The answer, before all steps.

use super::inline::{number, pieces};
use crate::number::Digits;
use crate::present::math::Number;
use crate::present::step::Piece;
use crate::present::text::Text;
use yew::prelude::*;

/// What came of a case.
pub(crate) struct Headline {
    /// The rating before, or the number that a place shows.
    pub(crate) before: Html,
    /// The rating or the number after.
    pub(crate) after: Html,
    /// What lies between, with its sign; nothing where nothing was played.
    pub(crate) change: Option<Number>,
    /// All of it in a sentence, for those who hear the page.
    pub(crate) sentence: Vec<Piece>,
    /// What else there is to know of the player afterwards, in one line for those who see the page.
    pub(crate) details: Vec<Piece>,
    pub(crate) digits: Digits,
    /// What is said where it is the last good result, because what is typed now cannot be rated.
    pub(crate) stale: Option<&'static str>,
    pub(crate) text: &'static Text,
}

/// The answer, and what follows within it.
pub(crate) fn headline(headline: &Headline, further: Html) -> Html {
    let text = &headline.text.answer;
    html! {
        <section class={classes!("answer", headline.stale.map(|_| "stale"))}>
            if let Some(stale) = headline.stale { <p class="stale-note">{ stale }</p> }
            { line(headline) }
            <p class="sentence visually-hidden" role="status" aria-label={text.result}>{ pieces(&headline.sentence, headline.digits) }</p>
            <p class="details" aria-hidden="true">{ pieces(&headline.details, headline.digits) }</p>
            { further }
        </section>
    }
}

/// The rating before and after, and the change, in one line.
pub(crate) fn line(headline: &Headline) -> Html {
    let Headline { before, after, change, digits, .. } = headline;
    html! {
        <p class="headline">
            <span>{ before.clone() }</span>
            <span aria-hidden="true" class="arrow">{ "→" }</span>
            <span class="after">{ after.clone() }</span>
            if let Some(change) = change {
                <span class={classes!("change", direction(change))}>{ number(change, *digits) }</span>
            }
        </p>
    }
}

/// The rating before, while what came of it is covered.
pub(crate) fn covered(before: Html, text: &Text) -> Html {
    let text = &text.answer;
    html! {
        <section class="answer covered">
            <p class="headline">
                <span>{ before }</span>
                <span aria-hidden="true" class="arrow">{ "→" }</span>
                <span class="after">{ "?" }</span>
            </p>
            <p class="sentence" role="status" aria-label={text.result}>{ text.covered }</p>
        </section>
    }
}

/// The class of a change: up or down, or none where nothing changed.
pub(crate) fn direction(change: &Number) -> &'static str {
    match change.shown_value() {
        up if up > 0.0 => "up",
        down if down < 0.0 => "down",
        _ => "",
    }
}
