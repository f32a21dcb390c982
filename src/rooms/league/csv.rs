//! The list as CSV: importing pasted text or a file, and exporting text.

use super::Room;
use super::after::STANDINGS;
use crate::state::import::Action;
use crate::state::league::Action as LeagueAction;
use crate::widgets::bad_lines::bad_lines;
use crate::widgets::controls::opener;
use crate::widgets::dispatch::Dispatch;
use crate::widgets::file_field::{FileField, TABLES};
use crate::widgets::text_panel::{PastePanel, paste_panel, text_out};
use explain::league::bad_line;
use explain::words::unread::bad_file;
use yew::prelude::*;

/// Draws the button that opens the panel for pasting, and the panel.
pub(super) fn paste(room: Room) -> Html {
    let open = room
        .dispatch
        .reform(LeagueAction::Csv)
        .on(Action::Open)
        .then_focus(&["csv-text"]);
    html! { <>{ opener(Some("paste-csv"), room.words.csv_open(), room.state.csv.panel.is_some(), open) }{ panel(room) }</> }
}

/// Draws the button that shows the list as CSV, and the text.
pub(super) fn export(room: Room) -> Html {
    let (words, exports) = (room.words, room.state.csv.exports);
    html! {
        <section aria-label="CSV">
            <div class="row-buttons">
                { opener(None, words.csv_show(), exports, room.dispatch.reform(LeagueAction::Csv).on(Action::ToggleExport)) }
            </div>
            if exports {
                <div class="paste">
                    { text_out("csv-out", words.csv_shown(), &room.state.exported().into(), 8, &NodeRef::default()) }
                </div>
            }
        </section>
    }
}

fn panel(room: Room) -> Html {
    let Some(panel) = &room.state.csv.panel else {
        return html! {};
    };
    let (words, dispatch) = (room.words, &room.dispatch.reform(LeagueAction::Csv));
    let imported = &panel.imported;
    // If every line was imported, the reader wants to see the standings next, so they get the focus.
    let then: &[&str] = if imported.bad.is_empty() {
        &["paste-csv", STANDINGS]
    } else {
        &["csv-text"]
    };
    let take = |append| dispatch.on(Action::Take { append }).then_focus(then);
    let load = dispatch
        .reform(|file: Result<String, _>| file.map_or_else(Action::RefuseFile, Action::Edit));
    let tell = |number: usize, line: &str, reason| bad_line(number, line, reason, words);
    let found = match (imported.players.len(), imported.results.len()) {
        (0, 0) => words.csv_found_none().to_owned(),
        (players, results) => words.csv_found(players, results),
    };
    paste_panel(PastePanel {
        id: "csv",
        title: words.csv_title(),
        explained: words.csv_explained(),
        placeholder: words.csv_placeholder(),
        label: words.csv_label(),
        rows: 8,
        file: html! { <FileField id="csv-file" label={words.csv_file()} accept={TABLES} on_file={load} /> },
        typed: panel.text.clone().into(),
        oninput: dispatch.on_value(Action::Edit),
        found,
        bad_file: panel
            .bad_file
            .map(|bad| bad_file(bad, room.text.language.paste())),
        bad_lines: bad_lines(&imported.bad, |n| words.csv_bad(n), tell, room.text),
        can_take: !imported.is_empty(),
        replace: (words.csv_replace(), take(false)),
        append: (words.csv_append(), take(true)),
        cancel: (
            words.csv_cancel(),
            dispatch.on(Action::Close).then_focus(&["paste-csv"]),
        ),
    })
}
