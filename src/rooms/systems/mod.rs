//! The room of all rating systems: a line for each with its result for the case, and a description that opens.

pub(crate) mod choice;

use super::View;
use crate::state::Action;
use crate::widgets::controls::{button, soft, words_in};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::inline::{number, pieces, symbol};
use choice::{caveat, facts};
use explain::systems::{Compared, Publication, System, all, comparison};
use explain::words::pieces::pieces as plain_pieces;
use glicko2_steps::Symbol;
use yew::prelude::*;

pub(super) fn room(view: View) -> Html {
    let (words, rooms) = (view.language.systems(), view.language.rooms());
    // The chosen system has the options that were entered, the others have their default options.
    let chosen = &view.rooms.chosen_system;
    let options = |system: &'static System| match &view.rooms.result {
        Some(result) if *system == *chosen.system => result.outcome.case.options.clone(),
        _ => system.default_options(),
    };
    let compared = comparison(&view.state.view.derivation.period, options, view.language);
    let unrated = [Publication::Explained, Publication::NotPublished];
    html! {
        <main class="places">
            <h2>{ rooms.all() }</h2>
            { words_in("lead", rooms.all_explained().into()) }
            <div class="place-heads" aria-hidden="true">for head in words.compare_heads() { <span>{ head }</span> }</div>
            <ul class="place-list">
                for of in &compared { { line(view, of.system, Some(of)) } }
            </ul>
            for group in unrated {
                <h2 class="group">{ words.publication(group) }</h2>
                { caveat(view, group) }
                <ul class="place-list">
                    for &system in all().iter().filter(|system| system.publication == group) { { line(view, system, None) } }
                </ul>
            }
            { soft(words.reliability()) }
        </main>
    }
}

/// Draws a system in one line, with a description that opens.
fn line(view: View, system: &'static System, compared: Option<&Compared>) -> Html {
    let (words, rooms, digits) = (
        view.language.systems(),
        view.language.rooms(),
        view.state.view.options.digits,
    );
    let [_, _, seen, apart] = words.compare_heads();
    let headed =
        |head: &'static str| html! { <span class="visually-hidden">{ head }{ ": " }</span> };
    let is_chosen =
        *system == *view.rooms.chosen_system.system && !view.rooms.chosen_system.is_paper();
    let different = plain_pieces((system.words)(view.language).different);
    let choose = view.dispatch.on(Action::Choose(system.id.to_owned()));
    html! {
        <li>
            <details class="place" open={is_chosen}>
                <summary>
                    <h3 id={system.id}>{ system.name_in(view.language) }</h3>
                    { " " }
                    <span class="different-in-short">{ pieces(&different, digits) }</span>
                    if let Some(compared) = compared {
                        { " " }
                        <span class="seen">{ headed(seen) }{ pieces(&compared.seen, digits) }</span>
                        { " " }
                        <span class="apart">
                            if let Some(apart_by) = &compared.difference { { headed(apart) }{ number(apart_by, digits) } }
                        </span>
                    }
                </summary>
                if let Some(Compared { after, notes, .. }) = compared {
                    <p class="place-numbers">
                        for (of, value) in [Symbol::RPrime, Symbol::RdPrime, Symbol::SigmaPrime].into_iter().zip(after) {
                            <span>{ symbol(of) }{ " " }{ number(value, digits) }</span>{ " " }
                        }
                    </p>
                    <p class="soft">{ pieces(notes, digits) }</p>
                }
                { facts(view, system) }
                <div class="row-buttons">{ button(rooms.work_with(system.name_in(view.language)), choose) }</div>
            </details>
        </li>
    }
}
