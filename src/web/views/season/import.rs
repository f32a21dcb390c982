//! CSV: in, by pasting or from a file, and out.

use super::Room;
use crate::app::season::Action;
use crate::web::views::bad_lines::bad_lines;
use crate::web::views::controls::{button, button_of, titled};
use crate::web::views::file_field::FileField;
use yew::prelude::*;

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
    let load =
        room.props.dispatch.reform(|file: Result<String, _>| file.map_or_else(Action::RefuseFile, Action::EditImport));
    let content = html! {
        <>
            <p class="soft" id="import-explained">{ words.explained }</p>
            <FileField id="import-file" label={words.file} accept=".csv,.tsv,.txt,text/csv,text/plain" on_file={load} />
            <label for="import-text" class="visually-hidden">{ words.label }</label>
            <textarea id="import-text" rows="6" placeholder={words.placeholder} spellcheck="false"
                aria-describedby="import-explained import-found" value={panel.text.to_string()} oninput={edit} />
            <div id="import-found" role="status">
                <p>{ (words.found)(found, imported.games) }</p>
                if let Some(bad) = panel.bad_file {
                    <p class="problem">{ (room.text.paste.bad_file)(bad) }</p>
                }
                { bad_lines(&imported.bad, words.bad, words.bad_line, room.text) }
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
