//! CSV: in, by pasting or from a file, and out.

use crate::app::Action;
use crate::case::csv;
use crate::present::text::season::SeasonText;
use crate::web::kit::bad_lines::bad_lines;
use crate::web::kit::dispatch::Dispatch;
use crate::web::kit::file_field::{FileField, TABLES};
use crate::web::kit::text_panel::{PastePanel, paste_panel, text_out};
use crate::web::views::Scene;
use yew::prelude::*;

pub(crate) fn import(scene: Scene, words: &'static SeasonText) -> Html {
    html! {
        <>
            <div class="row-buttons">
                <button type="button" id="import-csv" onclick={scene.dispatch.on::<MouseEvent>(Action::OpenImport).then_focus(&["import-text"])}
                    aria-expanded={scene.state.import.is_some().to_string()}>{ words.import.open }</button>
                <button type="button" onclick={scene.dispatch.on::<MouseEvent>(Action::ToggleExport)}
                    aria-expanded={scene.state.exports.to_string()}>{ words.import.export }</button>
            </div>
            { panel(scene, words) }
            { export(scene, words) }
        </>
    }
}

fn panel(scene: Scene, words: &'static SeasonText) -> Html {
    let Some(panel) = &scene.state.import else { return html! {} };
    let (words, dispatch) = (&words.import, scene.dispatch);
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
        bad_file: panel.bad_file.map(scene.text.paste.bad_file),
        bad_lines: bad_lines(&imported.bad, words.bad, words.bad_line, scene.text),
        can_take: count > 0,
        replace: (words.replace, take(false)),
        append: (words.append, take(true)),
        cancel: (words.cancel, dispatch.on(Action::CloseImport).then_focus(&["import-csv"])),
    })
}

fn export(scene: Scene, words: &'static SeasonText) -> Html {
    html! {
        if scene.state.exports {
            <div class="paste">
                { text_out("export-text", words.import.exported, &csv::write(&scene.state.case).into(), 8, &NodeRef::default()) }
            </div>
        }
    }
}
