//! The page inside somebody else's: the answer, the curve, the games, and one step at a time.

use super::answer::answer;
use super::cards::strength;
use super::controls::button_of;
use super::games::pager;
use super::page::PageProps;
use super::table::list;
use super::walk::{Place, Walk, pips, where_it_is};
use super::{ROWS_A_PAGE, Scene, header, steps};
use crate::app::{Action, State};
use crate::glicko2::Game;
use crate::input::link;
use crate::present::math::Number;
use crate::present::number::{Digits, Kind, show};
use crate::present::step::{Cell, Piece};
use crate::present::symbol::Symbol;
use crate::present::text::Text;
use yew::prelude::*;

/// The small page. What does not fit into it is a link away.
#[component]
pub fn Embed(props: &PageProps) -> Html {
    let first = use_state_eq(|| 0);
    let turn_to = use_callback((), {
        let first = first.setter();
        move |to, ()| first.set(to)
    });
    let begun = use_state_eq(|| false);
    let begin = {
        let begun = begun.setter();
        Callback::from(move |_: MouseEvent| begun.set(true))
    };
    let (state, text) = (&*props.state, props.text);
    let scene = Scene { state, text, dispatch: &props.dispatch, first: *first, turn_to: &turn_to };
    let walks = *begun || !state.is_first();
    let is_good = state.problems.is_empty();
    html! {
        <main class="embed">
            <h1 class="visually-hidden">{ text.page.title }</h1>
            { header::notice(scene) }
            if is_good {
                { answer(scene) }
                if !state.covers_answer() {
                    { strength(scene) }
                }
                { games(scene) }
            } else {
                { problems(scene) }
            }
            { bar(scene, walks, is_good, begin) }
            if is_good && walks {
                { steps::at_hand(scene) }
            }
        </main>
    }
}

/// What is wrong with the case. There is no field to mend it in; the full page has one.
fn problems(scene: Scene) -> Html {
    html! {
        <ul class="warnings">
            for &problem in &scene.state.problems {
                <li class="warning">{ (scene.text.problem)(problem, false) }</li>
            }
        </ul>
    }
}

/// The games, and what each did to the rating unless that is still to be guessed.
fn games(scene: Scene) -> Html {
    let trace = scene.trace();
    let all = trace.games.len();
    if all == 0 {
        return html! {};
    }
    let text = &scene.text.input;
    let covered = scene.state.covers_answer();
    let rows = scene
        .window(all, ROWS_A_PAGE)
        .map(|j| {
            let game = scene.period().games[j];
            let given = |field, value, symbol| Number::new(value, Kind::Given, format!("in.games.{j}.{field}"), symbol);
            let mut row = vec![
                Cell::HeadPieces(vec![Piece::Number(given("rating", game.rating, Symbol::RJ))]),
                Cell::Number(given("deviation", game.deviation, Symbol::RdJ)),
                Cell::Pieces(vec![Piece::Text(result(game, scene.text))]),
            ];
            if !covered {
                let quantity = format!("games.{j}.rating_change");
                let change = Number::new(trace.games[j].rating_change, Kind::Rating, quantity, Symbol::Change);
                row.push(Cell::Number(change.signed()));
            }
            row
        })
        .collect();
    let heads = [text.opponent, "{rd}", text.result, scene.text.meaning.moved];
    html! {
        <section class="played">
            { list(text.games, &heads[..if covered { 3 } else { 4 }], rows, scene.digits()) }
            { pager(scene, all, ROWS_A_PAGE) }
        </section>
    }
}

fn result(game: Game, text: &Text) -> String {
    match game.score {
        s if s >= 1.0 => text.input.won.to_owned(),
        s if s <= 0.0 => text.input.lost.to_owned(),
        0.5 => text.input.draw.to_owned(),
        s => show(s, Kind::Given, Digits::Auto),
    }
}

/// Walking through the steps, and the way to the full page. It stands above the step, so that it stays where it is.
fn bar(scene: Scene, walks: bool, is_good: bool, begin: Callback<MouseEvent>) -> Html {
    let text = scene.text;
    let place = Place::of(scene.state);
    let (is_first, is_last) = (scene.state.is_first(), scene.state.is_last());
    let walk = Walk { place, text, dispatch: scene.dispatch.clone() };
    html! {
        <nav class="walk" aria-label={text.walk.label}>
            if is_good {
                <div class="controls" onclick={begin}>
                    { button_of("", text.walk.back.into(), is_first, scene.on(Action::Back)) }
                    { pips(&walk) }
                    if walks {
                        <span class="where" aria-live="polite">{ where_it_is(&walk) }</span>
                        { button_of("primary", text.walk.next.into(), is_last, scene.on(Action::Next)) }
                    } else {
                        { button_of("primary", text.walk.through.into(), false, scene.on(Action::First)) }
                    }
                </div>
            }
            <a href={full_page(scene.state)} target="_blank" rel="noopener">
                { text.page.title }{ " · " }{ text.page.open_full }{ " ↗" }
            </a>
        </nav>
    }
}

/// The link to the full page with this state. It is never empty: without a state that page goes on where the last visit ended.
fn full_page(state: &State) -> String {
    let link = link::print(&state.form, &state.options);
    format!("./#{}", if link.is_empty() { "k=1" } else { &link })
}
