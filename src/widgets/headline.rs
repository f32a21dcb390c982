//! The answer: the rating before and after.

use super::inline::{number, pieces};
use explain::numbers::Digits;
use explain::words::Text;
use explain::words::number::Number;
use explain::words::pieces::Piece;
use yew::prelude::*;

/// The result of a case.
pub(crate) struct Headline {
    /// The rating before, or the number that the system shows.
    pub(crate) before: Html,
    /// The rating or number after.
    pub(crate) after: Html,
    /// The change with its sign. `None` if nothing was played.
    pub(crate) change: Option<Number>,
    /// The whole answer in a sentence, for screen readers.
    pub(crate) sentence: Vec<Piece>,
    /// Further numbers of the player afterwards in one line, hidden from screen readers.
    pub(crate) details: Vec<Piece>,
    pub(crate) digits: Digits,
    /// The note shown if this is the last good result, because the present input cannot be rated.
    pub(crate) stale: Option<&'static str>,
    pub(crate) text: Text,
}

/// Draws the answer, with `further` at its end.
pub(crate) fn headline(headline: &Headline, further: Html) -> Html {
    let text = headline.text.answer;
    html! {
        <section class={classes!("answer", headline.stale.map(|_| "stale"))}>
            if let Some(stale) = headline.stale { <p class="stale-note">{ stale }</p> }
            { line(headline) }
            <p class="sentence visually-hidden" role="status" aria-label={text.result()}>{ pieces(&headline.sentence, headline.digits) }</p>
            <p class="details" aria-hidden="true">{ pieces(&headline.details, headline.digits) }</p>
            { further }
        </section>
    }
}

/// Draws the rating before and after, and the change, in one line.
pub(crate) fn line(headline: &Headline) -> Html {
    let Headline {
        before,
        after,
        change,
        digits,
        ..
    } = headline;
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

/// Draws the answer while its result is hidden: only the rating before.
pub(crate) fn hidden(before: Html, text: Text) -> Html {
    let text = text.answer;
    html! {
        <section class="answer covered">
            <p class="headline">
                <span>{ before }</span>
                <span aria-hidden="true" class="arrow">{ "→" }</span>
                <span class="after">{ "?" }</span>
            </p>
            <p class="sentence" role="status" aria-label={text.result()}>{ text.hidden() }</p>
        </section>
    }
}

/// Returns the class of a change: `up`, `down`, or none if nothing changed.
pub(crate) fn direction(change: &Number) -> &'static str {
    match change.shown_value() {
        up if up > 0.0 => "up",
        down if down < 0.0 => "down",
        _ => "",
    }
}
