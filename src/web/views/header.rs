//! The bar at the head: what this is, undo and redo, colours.

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
            <button class="icon" type="button" aria-label={text.undo} title={text.undo}
                disabled={!state.can_undo()} onclick={scene.on(Action::Undo)}>{ icons::undo() }</button>
            <button class="icon" type="button" aria-label={text.redo} title={text.redo}
                disabled={!state.can_redo()} onclick={scene.on(Action::Redo)}>{ icons::redo() }</button>
            <button class="icon" type="button" aria-label={theme.clone()} title={theme}
                onclick={scene.on(Action::SetTheme(next))}>{ icons::theme() }</button>
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
            <button type="button" onclick={scene.on(Action::DismissNotice)}>{ text.dismiss }</button>
        </div>
    }
}
