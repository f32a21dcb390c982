//! The list as CSV: in by pasting, out as text.

use super::Room;
use crate::app::group::Action;
use crate::web::views::bad_lines::bad_lines;
use crate::web::views::controls::{button, button_of, titled};
use crate::web::views::file_field::FileField;
use yew::prelude::*;

pub(super) fn csv(room: Room) -> Html {
    let words = &room.words.csv;
    let (pastes, exports) = (room.state.panel.is_some(), room.state.exports);
    let open = room.on_then::<MouseEvent>(Action::OpenCsv, vec!["csv-text".to_owned()]);
    html! {
        <section aria-label="CSV">
            <div class="row-buttons">
                <button type="button" id="paste-csv" aria-expanded={pastes.to_string()} onclick={open}>{ words.open }</button>
                <button type="button" aria-expanded={exports.to_string()} onclick={room.on(Action::ToggleExport)}>
                    { words.show }
                </button>
            </div>
            { panel(room) }
            if exports {
                <div class="paste">
                    <label for="csv-out">{ words.shown }</label>
                    <textarea id="csv-out" rows="8" readonly=true spellcheck="false" value={room.state.csv()} />
                </div>
            }
        </section>
    }
}

fn panel(room: Room) -> Html {
    let Some(panel) = &room.state.panel else { return html! {} };
    let words = &room.words.csv;
    let imported = &panel.imported;
    let nothing = imported.players.is_empty() && imported.tau.is_none();
    let take = |append| room.on_then(Action::TakeCsv { append }, vec!["paste-csv".to_owned(), "csv-text".to_owned()]);
    let edit = room.on_value::<InputEvent>(Action::EditCsv);
    let load = room.dispatch.reform(|file: Result<String, _>| file.map_or_else(Action::RefuseFile, Action::EditCsv));
    let content = html! {
        <>
            <p class="soft" id="csv-explained">{ words.explained }</p>
            <FileField id="csv-file" label={words.file} accept=".csv,.tsv,.txt,text/csv,text/plain" on_file={load} />
            <label for="csv-text" class="visually-hidden">{ words.label }</label>
            <textarea id="csv-text" rows="8" placeholder={words.placeholder} spellcheck="false"
                aria-describedby="csv-explained csv-found" value={panel.text.to_string()} oninput={edit} />
            <div id="csv-found" role="status">
                <p>{ (words.found)(imported.players.len(), imported.results.len()) }</p>
                if let Some(bad) = panel.bad_file {
                    <p class="problem">{ (room.text.paste.bad_file)(bad) }</p>
                }
                { bad_lines(&imported.bad, words.bad, words.bad_line, room.text) }
            </div>
            <div class="row-buttons">
                { button_of("primary", words.replace.into(), nothing, take(false)) }
                { button_of("", words.append.into(), nothing, take(true)) }
                { button(words.cancel, room.on_then(Action::CloseCsv, vec!["paste-csv".to_owned()])) }
            </div>
        </>
    };
    titled("paste", "csv-title", words.title, content)
}
