//! The list as CSV: in by pasting, out as text.

use super::Room;
use crate::app::league::Action;
use crate::web::kit::bad_lines::bad_lines;
use crate::web::kit::controls::opener;
use crate::web::kit::dispatch::Dispatch;
use crate::web::kit::file_field::{FileField, TABLES};
use crate::web::kit::text_panel::{PastePanel, paste_panel, text_out};
use yew::prelude::*;

pub(super) fn csv(room: Room) -> Html {
    let words = &room.words.csv;
    let (pastes, exports) = (room.state.panel.is_some(), room.state.exports);
    html! {
        <section aria-label="CSV">
            <div class="row-buttons">
                { opener(Some("paste-csv"), words.open, pastes, room.dispatch.on(Action::OpenCsv).then_focus(&["csv-text"])) }
                { opener(None, words.show, exports, room.dispatch.on(Action::ToggleExport)) }
            </div>
            { panel(room) }
            if exports {
                <div class="paste">
                    { text_out("csv-out", words.shown, &room.state.csv().into(), 8, &NodeRef::default()) }
                </div>
            }
        </section>
    }
}

fn panel(room: Room) -> Html {
    let Some(panel) = &room.state.panel else { return html! {} };
    let (words, dispatch) = (&room.words.csv, room.dispatch);
    let imported = &panel.imported;
    let take = |append| dispatch.on(Action::TakeCsv { append }).then_focus(&["paste-csv", "csv-text"]);
    let load = dispatch.reform(|file: Result<String, _>| file.map_or_else(Action::RefuseFile, Action::EditCsv));
    paste_panel(PastePanel {
        id: "csv",
        title: words.title,
        explained: words.explained,
        placeholder: words.placeholder,
        label: words.label,
        rows: 8,
        file: html! { <FileField id="csv-file" label={words.file} accept={TABLES} on_file={load} /> },
        typed: panel.text.clone().into(),
        oninput: dispatch.on_value(Action::EditCsv),
        found: (words.found)(imported.players.len(), imported.results.len()),
        bad_file: panel.bad_file.map(room.text.paste.bad_file),
        bad_lines: bad_lines(&imported.bad, words.bad, words.bad_line, room.text),
        can_take: !imported.is_empty(),
        replace: (words.replace, take(false)),
        append: (words.append, take(true)),
        cancel: (words.cancel, dispatch.on(Action::CloseCsv).then_focus(&["paste-csv"])),
    })
}
