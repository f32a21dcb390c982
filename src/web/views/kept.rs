//! What is said about what is kept: what is one's own and not shown, and that the storage is full.

use crate::app::kept::Offer;
use crate::present::text::PageText;
use crate::web::kit::controls::{button, words_in};
use yew::prelude::*;

/// What there is to say, and what can be done about it. Nothing by default.
#[derive(Clone, Default, PartialEq)]
pub struct Notes {
    /// What is kept and not shown.
    pub offer: Option<Offer>,
    /// Whether the storage was found full.
    pub is_full: bool,
    /// Goes back to what is kept.
    pub take: Callback<()>,
    /// Says no to it.
    pub drop_offer: Callback<()>,
    /// Closes what is said of the storage.
    pub close_full: Callback<()>,
}

/// Quiet lines, next to what is said of a link.
pub(crate) fn notes(notes: &Notes, text: &PageText) -> Html {
    let press = |callback: &Callback<()>| callback.reform(|_| ());
    let offer = notes.offer.map(|offer| {
        let (said, no) = match offer {
            Offer::Own => (text.own_is_kept, text.dismiss),
            Offer::Former => (text.former_is_kept, text.forget_former),
        };
        html! {
            <div class="notice" role="status">
                { words_in("", said.into()) }
                { button(text.back_to_own, press(&notes.take)) }
                { button(no, press(&notes.drop_offer)) }
            </div>
        }
    });
    html! {
        <>
            { offer }
            if notes.is_full {
                <div class="notice" role="status">
                    { words_in("", text.store_is_full.into()) }
                    { button(text.dismiss, press(&notes.close_full)) }
                </div>
            }
        </>
    }
}
