//! Choosing a rating system, and its options.

use crate::rooms::{View, checked_against};
use crate::state::Action;
use crate::widgets::controls::{Menu, button, fold, select, soft, titled, words_in};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::inline::pieces;
use crate::widgets::input::{Input, menu_field, number_field};
use explain::ids::VariantArray;
use explain::systems::{OptionKind, Publication, System, SystemOption, all};
use explain::words::pieces::pieces as plain_pieces;
use yew::prelude::*;

/// Draws the menu of systems, and the fields for the options of the chosen one.
pub(crate) fn choice(view: View) -> Html {
    let words = view.language.systems();
    let rooms = view.language.rooms();
    let chosen = &view.rooms.chosen_system;
    let choose = view.dispatch.on_value::<Event>(Action::Choose);
    html! {
        <section class="system" aria-label={words.menu()}>
            <div class="field wide">
                <label for="system">{ words.menu() }</label>
                <Menu id="system" chosen={chosen.system.id} onchange={choose}>
                    for &group in Publication::VARIANTS {
                        <optgroup label={words.publication(group)}>
                            for system in all().iter().filter(move |system| system.publication == group) {
                                <option value={system.id} selected={**system == *chosen.system}>{ system.name_in(view.language) }</option>
                            }
                        </optgroup>
                    }
                </Menu>
            </div>
            for option in chosen.system.options { { field(view, option) } }
            if !chosen.is_paper() {
                <p class="soft">{ about_words(view, chosen.system) }</p>
                if chosen.system.start.is_some() {
                    <div class="row-buttons">{ button(rooms.be_new(chosen.system.name_in(view.language)), view.dispatch.on(Action::BeNew)) }</div>
                } else if chosen.system.rules.example.is_some() {
                    <div class="row-buttons">{ button(rooms.be_example().to_owned(), view.dispatch.on(Action::BeNew)) }</div>
                }
            }
        </section>
    }
}

/// Draws the field of an option.
fn field(view: View, option: &'static SystemOption) -> Html {
    let words = view.language.systems();
    let chosen = &view.rooms.chosen_system;
    let typed = chosen.text(option.id);
    let label = (option.label)(view.language);
    let problem = chosen
        .problems
        .iter()
        .find(|(known, _)| *known == option.id);
    let problem = problem.map(|(_, problem)| words.option_problem(*problem));
    match option.kind {
        OptionKind::Number { .. } => {
            let field = Input {
                id: format!("ask-{}", option.id),
                typed: typed.to_owned(),
                oninput: view
                    .dispatch
                    .on_number(move |text| Action::Answer(option.id, text)),
                ..Input::default()
            };
            number_field(label, field, problem)
        }
        OptionKind::Choice(choices) => {
            let named = choices
                .iter()
                .map(|choice| {
                    (
                        choice.id,
                        choice.id.to_owned(),
                        (choice.label)(view.language).to_owned(),
                    )
                })
                .collect();
            let chosen = choices
                .iter()
                .find(|choice| choice.id == typed)
                .map_or("", |choice| choice.id);
            let set = view
                .dispatch
                .reform(move |id: &'static str| Action::Answer(option.id, id.to_owned()));
            let menu = html! {
                <>
                    { select(label, named, chosen, set) }
                    if let Some(problem) = problem { { words_in("problem", problem.into()) } }
                </>
            };
            menu_field(label, menu)
        }
    }
}

/// Draws the card about the chosen system: what it is, what is not known about it, and the sources.
pub(crate) fn about(view: View) -> Html {
    let chosen = &view.rooms.chosen_system;
    if chosen.is_paper() {
        return Html::default();
    }
    let (words, system) = (view.language.systems(), chosen.system);
    let about = html! {
        <>
            { soft(words.publication(system.publication)) }
            { caveat(view, system.publication) }
            { facts(view, system) }
            { soft(words.reliability()) }
        </>
    };
    titled(
        "card about",
        "about-title",
        view.language.rooms().about(),
        about,
    )
}

/// Draws a warning, so that readers do not take the numbers for those that players get in the system itself.
pub(crate) fn caveat(view: View, publication: Publication) -> Html {
    let caveat = view.language.systems().caveat(publication);
    html! {
        if let Some(caveat) = caveat {
            <p class="warning alert">{ pieces(&plain_pieces(caveat), view.state.view.options.digits) }</p>
        }
    }
}

/// Draws a description of the system.
fn about_words(view: View, system: &System) -> Html {
    pieces(
        &plain_pieces(&(system.words)(view.language).about),
        view.state.view.options.digits,
    )
}

/// Draws a description of a system, with what is not known about it, the reasons and the sources.
pub(crate) fn facts(view: View, system: &'static System) -> Html {
    let (words, rooms) = (view.language.systems(), view.language.rooms());
    let digits = view.state.view.options.digits;
    let unknown = (system.words)(view.language).unknown;
    let reasons = (system.rules.reasons)(view.language);
    let sources = html! {
        <dl class="facts">
            for fact in system.facts {
                <dt>{ words.subject(fact.what) }</dt>
                <dd>{ pieces(&plain_pieces(&words.source_of(fact)), digits) }</dd>
            }
        </dl>
    };
    html! {
        <>
            <p>{ about_words(view, system) }</p>
            for (i, note) in unknown.lines().enumerate() {
                <p>if i == 0 { <b>{ rooms.not_known() }{ ": " }</b> }{ pieces(&plain_pieces(note), digits) }</p>
            }
            if !reasons.is_empty() {
                { fold(rooms.reasons(), html! {
                    <dl class="facts reasons">
                        for reason in reasons {
                            <dt>{ reason.name }</dt>
                            <dd>{ pieces(&plain_pieces(reason.told), digits) }</dd>
                        }
                    </dl>
                }) }
            }
            { fold(rooms.sources(), sources) }
            { checked_against(system.id, view.language) }
        </>
    }
}
