//! CSV: in, by pasting or from a file, and out.

use crate::app::Action;
use crate::case::csv;
use crate::present::text::season::SeasonText;
use crate::web::views::Scene;
use crate::web::views::bad_lines::bad_lines;
use crate::web::views::controls::{button, button_of, titled};
use crate::web::views::file_field::FileField;
use yew::prelude::*;

pub(crate) fn import(scene: Scene, words: &'static SeasonText) -> Html {
    html! {
        <>
            <div class="row-buttons">
                <button type="button" id="import-csv" onclick={scene.on_then(Action::OpenImport, &["import-text"])}
                    aria-expanded={scene.state.import.is_some().to_string()}>{ words.import.open }</button>
                <button type="button" onclick={scene.on(Action::ToggleExport)}
                    aria-expanded={scene.state.exports.to_string()}>{ words.import.export }</button>
            </div>
            { panel(scene, words) }
            { export(scene, words) }
        </>
    }
}

fn panel(scene: Scene, words: &'static SeasonText) -> Html {
    let Some(panel) = &scene.state.import else { return html! {} };
    let words = &words.import;
    let imported = &panel.imported;
    let found = imported.periods.len();
    let take = |append| scene.on_then(Action::TakeImport { append }, &["import-csv", "import-text"]);
    let edit = scene.on_value::<InputEvent>(Action::EditImport);
    let load =
        scene.dispatch.reform(|file: Result<String, _>| file.map_or_else(Action::RefuseFile, Action::EditImport));
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
                    <p class="problem">{ (scene.text.paste.bad_file)(bad) }</p>
                }
                { bad_lines(&imported.bad, words.bad, words.bad_line, scene.text) }
            </div>
            <div class="row-buttons">
                { button_of("primary", words.replace.into(), found == 0, take(false)) }
                { button_of("", words.append.into(), found == 0, take(true)) }
                { button(words.cancel, scene.on_then(Action::CloseImport, &["import-csv"])) }
            </div>
        </>
    };
    titled("paste", "import-title", words.title, content)
}

fn export(scene: Scene, words: &'static SeasonText) -> Html {
    if !scene.state.exports {
        return html! {};
    }
    let words = &words.import;
    let content = html! {
        <textarea rows="8" readonly=true spellcheck="false" aria-labelledby="export-title" value={csv::write(&scene.state.case)} />
    };
    titled("paste", "export-title", words.exported, content)
}
