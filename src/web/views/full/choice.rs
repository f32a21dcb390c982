//! Choosing a place, and what it asks for.

use super::View;
use crate::app::full::Act;
use crate::present::step::pieces as plain_pieces;
use crate::systems::{Ask, AskKind, Publication, System, all};
use crate::web::kit::controls::{button, fold, select, soft, titled, words_in};
use crate::web::kit::dispatch::Dispatch;
use crate::web::kit::inline::pieces;
use crate::web::kit::input::{Input, menu_field, number_field};
use yew::prelude::*;

/// The menu of places, and fields for what the chosen one asks.
pub(super) fn choice(view: View) -> Html {
    let words = view.language.systems();
    let rooms = view.language.rooms();
    let place = &view.state.place;
    let choose = view.dispatch.on_value::<Event>(Act::Choose);
    let groups = [Publication::Published, Publication::Partly, Publication::Explained, Publication::NotPublished];
    html! {
        <section class="system" aria-label={words.menu}>
            <div class="field wide">
                <label for="system">{ words.menu }</label>
                <select id="system" onchange={choose}>
                    for group in groups {
                        <optgroup label={(words.published)(group)}>
                            for system in all().iter().filter(move |system| system.publication == group) {
                                <option value={system.id} selected={**system == *place.system}>{ system.name }</option>
                            }
                        </optgroup>
                    }
                </select>
            </div>
            for ask in place.system.asks { { question(view, ask) } }
            if !place.is_paper() {
                <p class="soft">{ about_words(view, place.system) }</p>
                if place.system.start.is_some() {
                    <div class="row-buttons">{ button((rooms.be_new)(place.system.name), view.dispatch.on(Act::BeNew)) }</div>
                } else if place.system.rules.example.is_some() {
                    <div class="row-buttons">{ button(rooms.be_example.to_owned(), view.dispatch.on(Act::BeNew)) }</div>
                }
            }
        </section>
    }
}

/// A field for something that the place asks.
fn question(view: View, ask: &'static Ask) -> Html {
    let words = view.language.systems();
    let place = &view.state.place;
    let typed = place.text(ask.id);
    let label = (words.ask)(ask.id);
    let problem = place.problems.iter().find(|(known, _)| *known == ask.id);
    let problem = problem.map(|(_, problem)| (words.ask_problem)(*problem));
    match ask.kind {
        AskKind::Number { .. } => {
            let field = Input {
                id: format!("ask-{}", ask.id),
                typed: typed.to_owned(),
                oninput: view.dispatch.on_value(move |text| Act::Answer(ask.id, text)),
                ..Input::default()
            };
            number_field(label, field, problem)
        }
        AskKind::Choice(ids) => {
            let options = ids.iter().map(|&id| (id, id.to_owned(), (words.choice)(id).to_owned())).collect();
            let chosen = ids.iter().copied().find(|&id| id == typed).unwrap_or_default();
            let set = view.dispatch.reform(move |id: &'static str| Act::Answer(ask.id, id.to_owned()));
            let menu = html! {
                <>
                    { select(label, options, chosen, set) }
                    if let Some(problem) = problem { { words_in("problem", problem.into()) } }
                </>
            };
            menu_field(label, menu)
        }
    }
}

/// About the chosen place: what it is, what is not known of it, where that is from.
pub(super) fn about(view: View) -> Html {
    let place = &view.state.place;
    if place.is_paper() {
        return Html::default();
    }
    titled("card about", "about-title", view.language.rooms().about, facts(view, place.system))
}

/// What the place is.
fn about_words(view: View, system: &System) -> Html {
    pieces(&plain_pieces(&(view.language.systems().about)(system.id)), view.state.page.options.digits)
}

/// What there is to say of a place.
pub(super) fn facts(view: View, system: &'static System) -> Html {
    let (words, rooms) = (view.language.systems(), view.language.rooms());
    let digits = view.state.page.options.digits;
    let unknown = (words.unknown)(system.id);
    let sources = html! {
        <dl class="facts">
            for fact in system.facts {
                <dt>{ (rooms.fact)(fact.what) }</dt>
                <dd>{ pieces(&plain_pieces(&(words.source)(fact.source, fact.sure)), digits) }</dd>
            }
        </dl>
    };
    html! {
        <>
            <p>{ about_words(view, system) }</p>
            { soft((words.published)(system.publication)) }
            if !unknown.is_empty() {
                <p><b>{ rooms.not_known }{ ": " }</b>{ pieces(&plain_pieces(&unknown), digits) }</p>
            }
            if let Some(caveat) = words.caveat(system.publication) {
                <p class="warning alert">{ pieces(&plain_pieces(caveat), digits) }</p>
            }
            { fold(rooms.sources, sources) }
        </>
    }
}
