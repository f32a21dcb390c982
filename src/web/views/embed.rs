//! The page inside somebody else's: the answer, the curve, the games, and one step at a time.

use super::answer::answer;
use super::cards::strength;
use super::controls::words_in;
use super::games::pager;
use super::table::list;
use super::walk::{self, Place, Walk};
use super::{ROWS_A_PAGE, Scene, header, steps};
use crate::app::Action;
use crate::input::link;
use crate::present::math::Number;
use crate::present::number::{Digits, Kind, show};
use crate::present::step::{Cell, Piece};
use crate::present::symbol::Symbol;
use yew::prelude::*;

/// The small page. What does not fit into it is a link away.
pub(crate) fn embed(scene: Scene) -> Html {
    let (state, text) = (scene.state, scene.text);
    html! {
        <main class="embed">
            <h1 class="visually-hidden">{ text.page.title }</h1>
            { header::notice(scene) }
            if state.problems.is_empty() {
                { answer(scene) }
                if !state.covers_answer() {
                    { strength(scene) }
                }
                { games(scene) }
                { bar(scene) }
                if state.walked {
                    { steps::at_hand(scene) }
                }
            } else {
                // There is no field to mend it in; the full page has one.
                for &problem in &state.problems {
                    { words_in("warning", (text.problem)(problem, false).into()) }
                }
            }
            <a class="whole" href={full_page(scene)} target="_blank" rel="noopener">
                { text.page.title }{ " · " }{ text.page.open_full }{ " ↗" }
            </a>
        </main>
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
    let columns = if scene.state.covers_answer() { 3 } else { 4 };
    let rows = scene.window(all, ROWS_A_PAGE).map(|j| row(scene, j, columns)).collect();
    let heads = [text.opponent, "{rd}", text.result, scene.text.meaning.moved];
    html! {
        <section class="played">
            { list(text.games, &heads[..columns], rows, scene.digits()) }
            { pager(scene, all, ROWS_A_PAGE) }
        </section>
    }
}

fn row(scene: Scene, j: usize, columns: usize) -> Vec<Cell> {
    let text = &scene.text.input;
    let game = scene.period().games[j];
    let number = |value, kind, quantity, symbol| Number::new(value, kind, quantity, symbol);
    let result = match game.score {
        s if s >= 1.0 => text.won.to_owned(),
        s if s <= 0.0 => text.lost.to_owned(),
        0.5 => text.draw.to_owned(),
        s => show(s, Kind::Given, Digits::Auto),
    };
    let rating = number(game.rating, Kind::Given, format!("in.games.{j}.rating"), Symbol::RJ);
    let deviation = number(game.deviation, Kind::Given, format!("in.games.{j}.deviation"), Symbol::RdJ);
    let change = scene.trace().games[j].rating_change;
    let change = number(change, Kind::Rating, format!("games.{j}.rating_change"), Symbol::Change);
    let mut row = vec![
        Cell::HeadPieces(vec![Piece::Number(rating)]),
        Cell::Number(deviation),
        Cell::Pieces(vec![Piece::Text(result)]),
        Cell::Number(change.signed()),
    ];
    row.truncate(columns);
    row
}

/// Walking through the steps. It stands above the step, so that it stays where it is.
fn bar(scene: Scene) -> Html {
    let text = scene.text;
    let place = Place::of(scene.state);
    let walk = Walk { place, text, dispatch: scene.dispatch.clone() };
    let (next, go) =
        if scene.state.walked { (text.walk.next, Action::Next) } else { (text.walk.through, Action::First) };
    html! {
        <nav class="walk controls" aria-label={text.walk.label}>
            { walk::core(&walk, next, scene.state.walked && place.is_last, go) }
        </nav>
    }
}

/// The link to the full page with this state. It is never empty: without a state that page goes on where the last visit ended.
fn full_page(scene: Scene) -> String {
    let link = link::print(&scene.state.form, &scene.state.options);
    format!("./#{}", if link.is_empty() { "k=1" } else { &link })
}
