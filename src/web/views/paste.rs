//! Rows from a spreadsheet or a post.

use super::Scene;
use super::bad_lines::bad_lines;
use super::controls::{button, button_of, titled};
use crate::app::Action;
use yew::prelude::*;

pub(crate) fn paste(scene: Scene) -> Html {
    let Some(panel) = &scene.state.paste else { return html! {} };
    let text = &scene.text.paste;
    let found = panel.pasted.games.len();
    let take = |append| scene.on_then(Action::TakePaste { append }, &["paste-results", "paste-text"]);
    let edit = scene.on_value::<InputEvent>(Action::EditPaste);
    let content = html! {
        <>
            <p class="soft" id="paste-explained">{ text.explained }</p>
            <label for="paste-text" class="visually-hidden">{ text.label }</label>
            <textarea id="paste-text" rows="6" placeholder={text.placeholder} spellcheck="false"
                aria-describedby="paste-explained paste-found" value={panel.text.clone()} oninput={edit} />
            <div id="paste-found" role="status">
                <p>{ (text.found)(found) }</p>
                { bad_lines(&panel.pasted.bad, text.bad, text.bad_line, scene.text) }
            </div>
            <div class="row-buttons">
                { button_of("primary", text.replace.into(), found == 0, take(false)) }
                { button_of("", text.append.into(), found == 0, take(true)) }
                { button(text.cancel, scene.on_then(Action::ClosePaste, &["paste-results"])) }
            </div>
        </>
    };
    titled("paste", "paste-title", text.title, content)
}
