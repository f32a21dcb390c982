//! The room of all places: the same case in all of them, and what there is to say of each.

use super::View;
use super::choice::{caveat, facts};
use crate::app::Action;
use crate::systems::{Publication, System, all, comparison};
use crate::web::kit::controls::{button, soft, titled, words_in};
use crate::web::kit::dispatch::Dispatch;
use crate::web::kit::table::quiet_table;
use yew::prelude::*;

pub(super) fn room(view: View) -> Html {
    let (words, rooms) = (view.language.systems(), view.language.rooms());
    let state = view.state;
    // The options of the chosen place are as they were typed, elsewhere they are as they stand.
    let place = &view.rooms.place;
    let options = |system: &'static System| match &place.result {
        Some(result) if *system == *place.system => result.outcome.case.options.clone(),
        _ => system.default_options(),
    };
    let compared = comparison(&state.worked.period, options, view.language);
    html! {
        <main class="places">
            { titled("card", "compare-title", words.compare, html! {
                <>
                    { soft(words.compare_explained) }
                    { soft(rooms.your_case) }
                    { quiet_table(compared, state.options.digits) }
                </>
            }) }
            <h2>{ rooms.all }</h2>
            { words_in("lead", rooms.all_explained.into()) }
            { soft(words.reliability) }
            for group in Publication::ALL {
                <h2 class="group">{ (words.published)(group) }</h2>
                { caveat(view, group) }
                <div class="place-list">
                    for &system in all().iter().filter(|system| system.publication == group) {
                        { titled("card place", system.id, system.name, html! {
                            <>
                                { facts(view, system) }
                                <div class="row-buttons">
                                    { button((rooms.work_with)(system.name), view.dispatch.on(Action::Choose(system.id.to_owned()))) }
                                </div>
                            </>
                        }) }
                    }
                </div>
            }
        </main>
    }
}
