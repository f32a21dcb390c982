//! The tab with the link.

use super::View;
use crate::browser::clipboard;
use crate::state::share::{Action, Tab};
use crate::widgets::controls::{button, fold, soft};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::text_panel::text_out;
use explain::export::cite::cite;
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
            { fold(words.cite(), citation(view)) }
        </section>
    }
}

/// Draws the citation with its button.
fn citation(view: View) -> Html {
    let view = View {
        field: view.citation,
        ..view
    };
    let text = AttrValue::from(cite(&view.props.link, view.props.language));
    html! {
        <>
            { text_out("share-cite", view.words.cite_text(), &text, 9, view.field) }
            <div class="row-buttons">{ view.copy(view.words.copy(), &text) }</div>
        </>
    }
}

/// Draws what stands in place of a link that would be too long.
pub(super) fn too_large(view: View) -> Html {
    let words = view.words;
    let to_file = view.props.dispatch.on(Action::Show(Tab::File));
    html! {
        <section aria-label={words.link()}>
            <p>{ words.link_too_large() }</p>
            <div class="row-buttons">{ button(words.tab_file(), to_file) }</div>
        </section>
    }
}
