//! Exporting and importing data.

use super::View;
use crate::browser::json;
use crate::state::RatedCase;
use crate::state::share::{Action, Said};
use crate::widgets::controls::{select, soft};
use crate::widgets::file_field::FileField;
use crate::widgets::text_panel::text_out;
use explain::case::file::BadFile;
use explain::case::league::{LeaguePeriod, csv as csv_of_league};
use explain::case::{csv as csv_of_periods, link};
use explain::export::data::Data;
use explain::export::document::Case;
use explain::export::json::{Export, Imported, is_json};
use explain::export::vectors::Vector;
use explain::export::{csv, import, many};
use explain::words::Language;
use explain::words::unread::bad_file;
use yew::prelude::*;

/// Draws the data of a case, and the field to import another one.
pub(super) fn file(view: View, case: &Case) -> Html {
    with_buttons(view, |data| content(case, data), bring(view))
}

/// Draws the data of several periods. The page has a panel of its own to import these.
pub(super) fn of_periods(view: View, case: &RatedCase) -> Html {
    let content = |data| match data {
        Data::Course => many::course_csv(&case.rated),
        Data::Results => csv_of_periods::write(&case.case),
        _ => json::write(&many::cases(&case.rated, &case.case)),
    };
    with_buttons(view, content, html! {})
}

pub(super) fn of_league(view: View, rated_period: &LeaguePeriod) -> Html {
    let Some(rated) = rated_period.rated() else {
        return html! {};
    };
    let content = |data| match data {
        Data::Everybody => many::everybody_csv(rated, &rated_period.names()),
        Data::Results => {
            csv_of_league::write(&rated_period.league.case, Some(&rated_period.league.rated))
        }
        _ => json::write(&many::everybody(rated, &rated_period.names())),
    };
    with_buttons(view, content, html! {})
}

/// Draws data, with the buttons to copy and save them.
fn with_buttons(view: View, content: impl Fn(Data) -> String, further: Html) -> Html {
    let words = view.words;
    let all = view.props.about.data();
    // The chosen kind may not exist for this content, because it was chosen for other content.
    let Some(&data) = all
        .iter()
        .find(|&&data| data == view.share.data)
        .or(all.first())
    else {
        return html! {};
    };
    let content = AttrValue::from(content(data));
    let menu = all
        .iter()
        .map(|&data| (data, data.id().to_owned(), words.datum(data).to_owned()));
    html! {
        <section aria-label={words.data()}>
            <div class="share-choices">{ select(words.data(), menu.collect(), data, view.props.dispatch.reform(Action::SetData)) }</div>
            { text_out("share-data", words.content(), &content, 12, view.field) }
            <div class="row-buttons">
                { view.copy(words.copy(), &content) }
                { view.save(words.save(), &content, data.media_type(), data.file().to_owned()) }
            </div>
            { further }
        </section>
    }
}

/// Returns the content of a file.
fn content(case: &Case, data: Data) -> String {
    let (period, trace) = (case.period, case.trace);
    // A period that could be rated can also be rated without the paper's rounding.
    let vector = || Vector::of(period).ok();
    match data {
        Data::Case => json::write(&Export::of(period, trace, case.assumed)),
        Data::Games => csv::games(period, trace, case.assumed),
        Data::Iterations => csv::iterations(trace),
        Data::Vector => vector()
            .map(|vector| json::write(&vector))
            .unwrap_or_default(),
        Data::Snippet(program) => vector()
            .map(|vector| vector.snippet(program, case.language))
            .unwrap_or_default(),
        Data::Cases | Data::Course | Data::Results | Data::Everybody => String::new(),
    }
}

/// Draws the area where a file is chosen or dropped.
fn bring(view: View) -> Html {
    let words = view.words;
    let (props, paste_words) = (view.props.clone(), view.text.language.paste());
    let on_file = Callback::from(move |file: Result<String, BadFile>| {
        let imported = file.map_err(|bad| bad_file(bad, paste_words).to_owned());
        let said = match imported.and_then(|text| read(&text, &props.link, props.language)) {
            Ok(imported) => {
                let said = Said::Imported(imported.notes.clone());
                props.on_import.emit(imported);
                said
            }
            Err(why) => Said::NotImported(why),
        };
        props.dispatch.emit(Action::Say(said));
    });
    html! {
        <div class="share-drop">
            <h3>{ words.bring() }</h3>
            { soft(words.bring_explained()) }
            <FileField id="share-file" label={words.choose()} {on_file}
                accept=".json,.csv,.tsv,.txt,application/json,text/csv,text/plain" />
        </div>
    }
}

/// Reads the case in a file. JSON has the whole case, a table only the games.
fn read(text: &str, link: &str, language: Language) -> Result<Imported, String> {
    if is_json(text) {
        return import::of_json(json::read(text), language);
    }
    let now = link::parse(link.split_once('#').map_or("", |(_, fragment)| fragment));
    import::of_table(text, &now.case, now.options.rounding, language)
}
