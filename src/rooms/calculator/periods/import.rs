//! The periods as CSV: importing pasted text or a file, and exporting text.

use crate::state::Action as PageAction;
use crate::state::import::{Action, Csv};
use crate::widgets::bad_lines::bad_lines;
use crate::widgets::controls::opener;
use crate::widgets::dispatch::Dispatch;
use crate::widgets::file_field::{FileField, TABLES};
use crate::widgets::text_panel::{PastePanel, paste_panel, text_out};
use explain::case::{Case, csv};
use explain::words::Text;
use explain::words::messages::PeriodsWords;
use explain::words::unread::{bad_file, bad_row};
use yew::prelude::*;

/// The values that the panels need.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    pub(crate) case: &'a Case,
    pub(crate) csv: &'a Csv<csv::Imported>,
    pub(crate) text: Text,
    pub(crate) words: PeriodsWords,
    pub(crate) dispatch: &'a Callback<PageAction>,
}

/// Draws the buttons that open the panels.
pub(crate) fn openers(view: View) -> Html {
    let (words, csv) = (view.words, view.csv);
    html! {
        <>
            { opener(Some("import-csv"), words.import_open(), csv.panel.is_some(), view.dispatch.on(PageAction::csv(Action::Open)).then_focus(&["import-text"])) }
            { opener(None, words.import_export(), csv.exports, view.dispatch.on(PageAction::csv(Action::ToggleExport))) }
        </>
    }
}

/// Draws the open panels.
pub(crate) fn panels(view: View) -> Html {
    html! { <>{ panel(view) }{ export(view) }</> }
}

fn panel(view: View) -> Html {
    let Some(panel) = &view.csv.panel else {
        return html! {};
    };
    let words = view.words;
    let dispatch = &view.dispatch.reform(PageAction::csv);
    let imported = &panel.imported;
    let count = imported.periods.len();
    let take = |append| {
        dispatch
            .on(Action::Take { append })
            .then_focus(&["more", "import-text"])
    };
    let load = dispatch
        .reform(|file: Result<String, _>| file.map_or_else(Action::RefuseFile, Action::Edit));
    paste_panel(PastePanel {
        id: "import",
        title: words.import_title(),
        explained: words.import_explained(),
        placeholder: words.import_placeholder(),
        label: words.import_label(),
        rows: 6,
        file: html! { <FileField id="import-file" label={words.import_file()} accept={TABLES} on_file={load} /> },
        typed: panel.text.clone().into(),
        oninput: dispatch.on_value(Action::Edit),
        found: words.import_found(count, &words.games(imported.games)),
        bad_file: panel
            .bad_file
            .map(|bad| bad_file(bad, view.text.language.paste())),
        bad_lines: bad_lines(
            &imported.bad,
            |n| words.import_bad(n),
            |number, line, reason| bad_row(number, line, reason, words),
            view.text,
        ),
        can_take: count > 0,
        replace: (words.import_replace(), take(false)),
        append: (words.import_append(), take(true)),
        cancel: (
            words.import_cancel(),
            dispatch.on(Action::Close).then_focus(&["more"]),
        ),
    })
}

fn export(view: View) -> Html {
    let words = view.words;
    html! {
        if view.csv.exports {
            <div class="paste">
                { text_out("export-text", words.import_exported(), &csv::write(view.case).into(), 8, &NodeRef::default()) }
            </div>
        }
    }
}
