//! Choosing a place, and its options.

use super::View;
use crate::app::full::Act;
use crate::present::step::pieces as plain_pieces;
use crate::systems::{OptionKind, Publication, System, SystemOption, all};
use crate::web::views::controls::{HasValue, button, folded, select, soft, titled};
use crate::web::views::pieces::pieces;
use yew::prelude::*;

/// The menu of places, and fields for the options of the chosen one.
pub(super) fn choice(view: View) -> Html {
    let words = view.language.systems();
    let rooms = view.language.rooms();
    let place = &view.state.place;
    let choose = {
        let dispatch = view.dispatch.clone();
        Callback::from(move |event: Event| dispatch.emit(Act::Choose(event.value())))
    };
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
            for option in place.system.options { { field(view, option) } }
            if !place.is_paper() {
                <p class="soft">{ about_words(view, place.system) }</p>
                if place.system.start.is_some() {
                    <div class="row-buttons">{ button((rooms.be_new)(place.system.name), view.on(Act::BeNew)) }</div>
                } else if place.system.rules.example.is_some() {
                    <div class="row-buttons">{ button(rooms.be_example.to_owned(), view.on(Act::BeNew)) }</div>
                }
            }
        </section>
    }
}

/// A field for an option.
fn field(view: View, option: &'static SystemOption) -> Html {
    let words = view.language.systems();
    let place = &view.state.place;
    let id = format!("ask-{}", option.id);
    let label = (option.label)(words);
    let problem = place.problems.iter().find(|(known, _)| *known == option.id).map(|(_, problem)| *problem);
    let problem_id = format!("{id}-problem");
    let answer = |dispatch: Callback<Act>| move |text: String| dispatch.emit(Act::Answer(option.id, text));
    let control = match option.kind {
        OptionKind::Number { .. } => {
            let answer = answer(view.dispatch.clone());
            let oninput = Callback::from(move |event: InputEvent| answer(event.value()));
            html! {
                <input type="text" inputmode="decimal" autocomplete="off" spellcheck="false" id={id.clone()}
                    value={place.text(option.id).to_owned()} aria-invalid={problem.map(|_| "true")}
                    aria-describedby={problem.map(|_| problem_id.clone())} {oninput} />
            }
        }
        OptionKind::Choice(choices) => {
            let answer = answer(view.dispatch.clone());
            let onchange = Callback::from(move |event: Event| answer(event.value()));
            let named =
                choices.iter().map(|choice| (choice.id, choice.id.to_owned(), (choice.label)(words).to_owned()));
            let chosen = choices.iter().find(|choice| choice.id == place.text(option.id));
            select(label, named, chosen.map_or("", |choice| choice.id), onchange)
        }
    };
    html! {
        <div class="field">
            // A menu has its name itself.
            if matches!(option.kind, OptionKind::Number { .. }) {
                <label for={id}>{ label }</label>
            } else {
                <span aria-hidden="true">{ label }</span>
            }
            { control }
            if let Some(problem) = problem {
                <p class="problem" id={problem_id}>{ (words.option_problem)(problem) }</p>
            }
        </div>
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
    let said = (system.words)(view.language.systems());
    pieces(&plain_pieces(&(said.about)()), view.state.page.options.digits)
}

/// What there is to say of a place.
pub(super) fn facts(view: View, system: &'static System) -> Html {
    let (words, rooms) = (view.language.systems(), view.language.rooms());
    let digits = view.state.page.options.digits;
    let unknown = ((system.words)(words).unknown)();
    let sources = html! {
        <dl class="facts">
            for fact in system.facts {
                <dt>{ (words.fact)(fact.what) }</dt>
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
            { folded(rooms.sources, sources) }
        </>
    }
}
