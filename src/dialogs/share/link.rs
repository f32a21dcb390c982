//! The tab with the link.

use super::View;
use crate::browser::clipboard;
use crate::widgets::controls::{button, soft};
use crate::widgets::text_panel::text_out;
use yew::prelude::*;

/// The length from which an address may stay plain text. Lichess makes no link of 300 characters
/// after the host, and no forum is stricter.
const LONG: usize = 300;

pub(super) fn link(view: View) -> Html {
    let (words, address) = (view.words, AttrValue::from(view.props.link.clone()));
    let length = address.len();
    let send = {
        let (title, answer, address) = (view.text.page.title(), view.answer(), address.clone());
        Callback::from(move |_| clipboard::send(title, &answer, &address))
    };
    html! {
        <section aria-label={words.link()}>
            { text_out("share-link", words.link(), &address, 3, view.field) }
            { soft(words.characters(length)) }
            if length >= LONG { { soft(words.link_long()) } }
            { soft(words.link_explained()) }
            <div class="row-buttons">
                { view.copy(words.copy_link(), &address) }
                if clipboard::can_send() { { button(words.send(), send) } }
                <a class="button" href={address} target="_blank" rel="noopener">{ words.open() }</a>
            </div>
        </section>
    }
}
