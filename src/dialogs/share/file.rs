//! Exporting data.

use super::View;
use crate::browser::json;
use crate::state::RatedCase;
use crate::state::share::Action;
use crate::widgets::controls::select;
use crate::widgets::text_panel::text_out;
use explain::case::csv as csv_of_periods;
use explain::case::league::{LeaguePeriod, csv as csv_of_league};
use explain::export::data::Data;
use explain::export::document::Case;
use explain::export::json::Export;
use explain::export::vectors::Vector;
use explain::export::{csv, many};
use yew::prelude::*;

/// Draws the data of a case.
pub(super) fn file(view: View, case: &Case) -> Html {
    with_buttons(view, |data| content(case, data))
}

/// Draws the data of several periods.
pub(super) fn of_periods(view: View, case: &RatedCase) -> Html {
    let content = |data| match data {
        Data::Course => many::course_csv(&case.rated),
        Data::Results => csv_of_periods::write(&case.case),
        _ => json::write(&many::cases(&case.rated, &case.case)),
    };
    with_buttons(view, content)
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
    with_buttons(view, content)
}

/// Draws data, with the buttons to copy and save them.
fn with_buttons(view: View, content: impl Fn(Data) -> String) -> Html {
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
