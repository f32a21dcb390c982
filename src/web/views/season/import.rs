//! CSV: in, by pasting or from a file, and out.

use super::Room;
use crate::app::season::Action;
use crate::web::file;
use crate::web::views::controls::{button, button_of, titled};
use yew::prelude::*;

/// So many bad lines are listed.
const LISTED: usize = 20;

pub(super) fn import(room: Room) -> Html {
    html! { <>{ panel(room) }{ export(room) }</> }
}

fn panel(room: Room) -> Html {
    let Some(panel) = &room.state.panel else { return html! {} };
    let words = &room.words.import;
    let imported = &panel.imported;
    let found = imported.periods.len();
    let take = |append| room.on_then(Action::TakeImport { append }, &["import-csv", "import-text"]);
    let edit = room.on_value::<InputEvent>(Action::EditImport);
    let load = {
        let dispatch = room.props.dispatch.clone();
        Callback::from(move |event: Event| file::read(&event, dispatch.reform(Action::EditImport)))
    };
    let content = html! {
        <>
            <p class="soft" id="import-explained">{ words.explained }</p>
            <p class="field-file">
                <label for="import-file">{ words.file }</label>
                <input type="file" id="import-file" accept=".csv,.tsv,.txt,text/csv,text/plain" onchange={load} />
            </p>
            <label for="import-text" class="visually-hidden">{ words.label }</label>
            <textarea id="import-text" rows="6" placeholder={words.placeholder} spellcheck="false"
                aria-describedby="import-explained import-found" value={panel.text.to_string()} oninput={edit} />
            <div id="import-found" role="status">
                <p>{ (words.found)(found, imported.games) }</p>
                if !imported.bad.is_empty() {
                    <p class="problem">{ (words.bad)(imported.bad.len()) }</p>
                    <ul>
                        for line in imported.bad.iter().take(LISTED) {
                            <li>{ (words.bad_line)(line.number, &line.text, line.reason) }</li>
                        }
                    </ul>
                }
            </div>
            <div class="row-buttons">
                { button_of("primary", words.replace.into(), found == 0, take(false)) }
                { button_of("", words.append.into(), found == 0, take(true)) }
                { button(words.cancel, room.on_then(Action::CloseImport, &["import-csv"])) }
            </div>
        </>
    };
    titled("paste", "import-title", words.title, content)
}

fn export(room: Room) -> Html {
    if !room.state.exports {
        return html! {};
    }
    let words = &room.words.import;
    let content = html! {
        <textarea rows="8" readonly=true spellcheck="false" aria-labelledby="export-title" value={room.state.csv()} />
    };
    titled("paste", "export-title", words.exported, content)
}
