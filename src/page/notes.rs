//! Notes about saving: saved content that is not shown, and a full storage.

use crate::state::saved::Offer;
use crate::widgets::controls::{button, words_in};
use explain::words::messages::PageWords;
use yew::prelude::*;

/// The notes to show and the handlers of their buttons. By default there are none.
#[derive(Clone, Default, PartialEq)]
pub struct Notes {
    /// The saved content on offer.
    pub offer: Option<Offer>,
    /// Whether the storage is full.
    pub is_full: bool,
    /// Whether the content of the room is too large for the storage.
    pub is_too_large: bool,
    /// Restores the saved content.
    pub take: Callback<()>,
    /// Declines the offer.
    pub drop_offer: Callback<()>,
    /// Closes the note about the storage.
    pub close_full: Callback<()>,
}

/// Draws the notes, next to the message about a link.
pub(crate) fn notes(notes: &Notes, text: PageWords) -> Html {
    let press = |callback: &Callback<()>| callback.reform(|_| ());
    let offer = notes.offer.map(|offer| {
        let (said, no) = match offer {
            Offer::Own => (text.own_is_saved(), text.dismiss()),
            Offer::Previous => (text.previous_is_saved(), text.forget_previous()),
        };
        html! {
            <div class="notice" role="status">
                { words_in("", said.into()) }
                { button(text.back_to_own(), press(&notes.take)) }
                { button(no, press(&notes.drop_offer)) }
            </div>
        }
    });
    html! {
        <>
            { offer }
            if notes.is_full || notes.is_too_large {
                <div class="notice" role="status">
                    { words_in("", if notes.is_full { text.store_is_full() } else { text.too_large_to_save() }.into()) }
                    { button(text.dismiss(), press(&notes.close_full)) }
                </div>
            }
        </>
    }
}
