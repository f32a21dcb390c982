//! The list as CSV: importing pasted text or a file, and exporting text.

use super::Room;
use super::after::STANDINGS;
use crate::app::league::Action;
use crate::web::kit::bad_lines::bad_lines;
use crate::web::kit::controls::opener;
use crate::web::kit::dispatch::Dispatch;
use crate::web::kit::file_field::{FileField, TABLES};
use crate::web::kit::text_panel::{PastePanel, paste_panel, text_out};
use explain::present::unread::bad_file;
use yew::prelude::*;

/// Draws the button that opens the panel for pasting, and the panel.
pub(super) fn paste(room: Room) -> Html {
    let open = room.dispatch.on(Action::OpenCsv).then_focus(&["csv-text"]);
    html! { <>{ opener(Some("paste-csv"), room.words.csv.open, room.state.panel.is_some(), open) }{ panel(room) }</> }
}

/// Draws the button that shows the list as CSV, and the text.
pub(super) fn export(room: Room) -> Html {
    let (words, exports) = (&room.words.csv, room.state.exports);
    html! {
        <section aria-label="CSV">
            <div class="row-buttons">
                { opener(None, words.show, exports, room.dispatch.on(Action::ToggleExport)) }
            </div>
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
    // If every line was imported, the reader wants to see the standings next, so they get the focus.
    let then: &[&str] = if imported.bad.is_empty() { &["paste-csv", STANDINGS] } else { &["csv-text"] };
    let take = |append| dispatch.on(Action::TakeCsv { append }).then_focus(then);
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
        bad_file: panel.bad_file.map(|bad| bad_file(bad, room.text.language.paste())),
        bad_lines: bad_lines(&imported.bad, words.bad, words.bad_line, room.text),
        can_take: !imported.is_empty(),
        replace: (words.replace, take(false)),
        append: (words.append, take(true)),
        cancel: (words.cancel, dispatch.on(Action::CloseCsv).then_focus(&["paste-csv"])),
    })
}
