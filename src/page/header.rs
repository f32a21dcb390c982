//! The header: the title, the rooms, undo and redo, sharing, the theme and the languages.

use crate::state::{Action, Room, Theme};
use crate::widgets::controls::icon_button;
use crate::widgets::dispatch::Dispatch;
use crate::widgets::icons;
use crate::widgets::memo::Part;
use explain::ids::VariantArray;
use explain::words::{LANGUAGES, Language, SiteLanguage, Text};
use yew::prelude::*;

/// The `id` of the page's heading, which gets the focus when a room is entered.
pub(crate) const HEADING: &str = "heading";

/// The values that the header depends on.
#[derive(PartialEq)]
pub(crate) struct Header {
    pub(crate) can_undo: bool,
    pub(crate) can_redo: bool,
    pub(crate) theme: Theme,
    pub(crate) room: Room,
    /// Whether the lazy part has been loaded. Until then the browser follows the link of a room.
    pub(crate) has_rooms: bool,
    pub(crate) text: Text,
    pub(crate) dispatch: Callback<Action>,
}

impl Part for Header {
    fn view(&self) -> Html {
        header(self)
    }
}

fn header(bar: &Header) -> Html {
    let text = bar.text.page;
    let on = |action| bar.dispatch.on(action);
    let (next, now) = match bar.theme {
        Theme::Auto => (Theme::Light, text.theme_auto()),
        Theme::Light => (Theme::Dark, text.theme_light()),
        Theme::Dark => (Theme::Auto, text.theme_dark()),
    };
    let theme = format!("{}: {now}", text.theme());
    // The room's name in the heading is visually hidden, because the navigation shows it.
    let title = text.title_in(bar.room);
    let (before, after) = title.split_once(text.title()).unwrap_or_default();
    html! {
        <header class="header">
            <h1 id={HEADING} tabindex="-1">
                <span class="visually-hidden">{ before }</span>{ text.title() }<span class="visually-hidden">{ after }</span>
            </h1>
            <nav class="rooms" aria-label={text.rooms()}>
                for &room in Room::VARIANTS {
                    <a href={room.link()} aria-current={(room == bar.room).then_some("page")} onclick={enter(bar, room)}>
                        { text.room(room) }
                    </a>
                }
            </nav>
            // Before the first edit these buttons would only take up room.
            <span class="history" hidden={!bar.can_undo && !bar.can_redo}>
                { icon_button(icons::undo(), text.undo(), !bar.can_undo, on(Action::Undo)) }
                { icon_button(icons::redo(), text.redo(), !bar.can_redo, on(Action::Redo)) }
            </span>
            <a class="button share-link" href="#z=share">{ text.share() }<span>{ " " }{ text.and_embed() }</span></a>
            { icon_button(icons::theme(), theme, false, on(Action::SetTheme(next))) }
            { other_languages(bar.text.language, "") }
        </header>
    }
}

/// Draws links to a page of the site in its other languages: in the header if there is room,
/// otherwise in the footer. When a link is followed, `www/elsewhere.js` passes the case on and
/// saves the choice.
pub(crate) fn other_languages(language: Language, page: &str) -> Html {
    let here = language.site_language();
    let link = |other: &SiteLanguage| {
        let way = [here.base, other.folder, page].concat();
        html! { <a href={way} lang={other.code}>{ other.own_name }</a> }
    };
    LANGUAGES
        .iter()
        .filter(|other| other.code != here.code)
        .map(link)
        .collect()
}

/// Returns a handler that enters a room without leaving the page. A click with a modifier key is left to the browser.
fn enter(bar: &Header, room: Room) -> Option<Callback<MouseEvent>> {
    let dispatch = bar.has_rooms.then(|| bar.dispatch.clone())?;
    Some(Callback::from(move |event: MouseEvent| {
        if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
            event.prevent_default();
            dispatch.emit(Action::Enter(room));
        }
    }))
}

/// Draws the footer with the sources and the link to the statement about accessibility and privacy,
/// a page that `xtask/src/static_pages.rs` writes.
pub(crate) fn footer(text: Text) -> Html {
    html! {
        <footer class="footer">
            <p>{ text.page.source() }</p>
            <p>{ text.page.source_note() }{ " " }<a href="./statement.html">{ text.page.statement() }</a></p>
            { other_languages(text.language, "") }
        </footer>
    }
}
