//! CSV: in, by pasting or from a file, and out.

use super::Room;
use crate::app::season::Action;
use crate::web::kit::bad_lines::bad_lines;
use crate::web::kit::dispatch::Dispatch;
use crate::web::kit::file_field::{FileField, TABLES};
use crate::web::kit::text_panel::{PastePanel, paste_panel, text_out};
use yew::prelude::*;

pub(super) fn import(room: Room) -> Html {
    html! { <>{ panel(room) }{ export(room) }</> }
}

fn panel(room: Room) -> Html {
    let Some(panel) = &room.state.panel else { return html! {} };
    let (words, dispatch) = (&room.words.import, &room.props.dispatch);
    let imported = &panel.imported;
    let count = imported.periods.len();
    let take = |append| dispatch.on(Action::TakeImport { append }).then_focus(&["import-csv", "import-text"]);
    let load = dispatch.reform(|file: Result<String, _>| file.map_or_else(Action::RefuseFile, Action::EditImport));
    paste_panel(PastePanel {
        id: "import",
        title: words.title,
        explained: words.explained,
        placeholder: words.placeholder,
        label: words.label,
        rows: 6,
        file: html! { <FileField id="import-file" label={words.file} accept={TABLES} on_file={load} /> },
        typed: panel.text.clone().into(),
        oninput: dispatch.on_value(Action::EditImport),
        found: (words.found)(count, imported.games),
        bad_file: panel.bad_file.map(room.text.paste.bad_file),
        bad_lines: bad_lines(&imported.bad, words.bad, words.bad_line, room.text),
        can_take: count > 0,
        replace: (words.replace, take(false)),
        append: (words.append, take(true)),
        cancel: (words.cancel, dispatch.on(Action::CloseImport).then_focus(&["import-csv"])),
    })
}

fn export(room: Room) -> Html {
    html! {
        if room.state.exports {
            <div class="paste">
                { text_out("export-text", room.words.import.exported, &room.state.csv().into(), 8, &NodeRef::default()) }
            </div>
        }
    }
}
