//! The bar at the head: what this is, undo and redo, colours.

use super::controls::{button, icon_button};
use super::{Scene, icons};
use crate::app::{Action, Theme};
use yew::prelude::*;

pub(crate) fn header(scene: Scene) -> Html {
    let text = &scene.text.page;
    let state = scene.state;
    let (next, now) = match state.theme {
        Theme::Auto => (Theme::Light, text.theme_auto),
        Theme::Light => (Theme::Dark, text.theme_light),
        Theme::Dark => (Theme::Auto, text.theme_dark),
    };
    let theme = format!("{}: {now}", text.theme);
    html! {
        <header class="header">
            <h1>{ text.title }</h1>
            { icon_button(icons::undo(), text.undo, !state.can_undo(), scene.on(Action::Undo)) }
            { icon_button(icons::redo(), text.redo, !state.can_redo(), scene.on(Action::Redo)) }
            { icon_button(icons::theme(), theme, false, scene.on(Action::SetTheme(next))) }
        </header>
    }
}

/// What the link had that was not understood.
pub(crate) fn notice(scene: Scene) -> Html {
    let text = &scene.text.page;
    let Some(notice) = &scene.state.notice else { return html! {} };
    let parts: Vec<String> = notice.iter().map(|part| part.part.clone()).collect();
    html! {
        <div class="notice" role="alert">
            <p>{ (text.link_not_understood)(&parts) }</p>
            { button(text.dismiss, scene.on(Action::DismissNotice)) }
        </div>
    }
}
