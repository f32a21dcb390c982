//! The page inside somebody else's: the answer, the curve, the games, and one step at a time.

use super::answer::answer;
use super::rooms::RoomView;
use super::{Scene, header, stage, steps, walk};
use crate::app::Action;
use crate::case::link;
use crate::number::{Digits, Kind, show};
use crate::present::math::Number;
use crate::present::step::{Cell, Piece, rd_cell};
use crate::present::symbol::Symbol;
use crate::web::kit::controls::{titled, words_in};
use crate::web::kit::inline::named;
use crate::web::kit::pager::ROWS_A_PAGE;
use crate::web::kit::table::list;
use yew::prelude::*;

/// The small page. What does not fit into it is a link away.
pub(crate) fn embed(scene: Scene, rooms: Option<RoomView>) -> Html {
    let (state, text) = (scene.state, scene.text);
    html! {
        <main class="embed">
            <h1 class="visually-hidden">{ text.page.title }</h1>
            { header::notice(scene) }
            if state.problems.is_empty() {
                { answer(scene, Html::default(), false) }
                // No field shows them here, and no sentence while it is covered.
                if state.covers_answer() { { uncertainty(scene) } }
                { stage::picture(scene, None, false) }
                { games(scene) }
                { bar(scene) }
                if state.has_walked() {
                    { picture(scene, rooms) }
                    // The style shows the one that the walk is at.
                    { steps::steps(scene, rooms.map(|rooms| (rooms.works)(scene))) }
                }
            } else {
                // There is no field to mend it in; the full page has one.
                for problem in state.problems_here() {
                    { words_in("warning", (text.problem)(problem, false).into()) }
                }
            }
            <a href={full_page(scene)} target="_blank" rel="noopener">{ text.page.open_full }</a>
        </main>
    }
}

/// RD and σ before the games.
fn uncertainty(scene: Scene) -> Html {
    let player = scene.period().player;
    let deviation = Number::given(player.deviation, Kind::Rating, "in.player.deviation", Symbol::Rd);
    let volatility = Number::given(player.volatility, Kind::Volatility, "in.player.volatility", Symbol::Sigma);
    html! {
        <p class="known">
            <span>{ named(&deviation, scene.digits()) }</span>
            <span>{ named(&volatility, scene.digits()) }</span>
        </p>
    }
}

/// The picture of the step that one is at, or of the guess of its value, unless it is the curve that stands above.
fn picture(scene: Scene, rooms: Option<RoomView>) -> Html {
    let is_shown = scene.state.moment().step != 8 || scene.state.options.hide && scene.state.guesses.said(8).is_some();
    rooms
        .filter(|_| is_shown)
        .map_or_else(Html::default, |rooms| html! { <div class="at-step">{ (rooms.picture)(scene) }</div> })
}

/// The games, and what each did to the rating unless that is still to be guessed.
fn games(scene: Scene) -> Html {
    let all = scene.trace().games.len();
    if all == 0 {
        return html! {};
    }
    let text = &scene.text.input;
    let rows = scene.window(all, ROWS_A_PAGE).map(|j| row(scene, j)).collect();
    let heads = [text.opponent, "{rd}", text.result, scene.text.meaning.moved];
    let content = html! {
        <>
            { list(text.games, &heads, rows, scene.digits()) }
            { scene.pager(all, ROWS_A_PAGE) }
        </>
    };
    titled("played", "played-title", text.games, content)
}

fn row(scene: Scene, j: usize) -> Vec<Cell> {
    let text = &scene.text.input;
    let game = scene.period().games[j];
    let given = |field, value, symbol| Number::new(value, Kind::Given, format!("in.games.{j}.{field}"), symbol);
    let result = match game.score {
        s if s >= 1.0 => text.won.to_owned(),
        s if s <= 0.0 => text.lost.to_owned(),
        0.5 => text.draw.to_owned(),
        s => show(s, Kind::Given, Digits::Auto),
    };
    let change = scene.trace().games[j].rating_change;
    let change = Number::new(change, Kind::Rating, format!("games.{j}.rating_change"), Symbol::Change).signed();
    vec![
        Cell::HeadPieces(vec![Piece::Number(given("rating", game.rating, Symbol::RJ))]),
        rd_cell(given("deviation", game.deviation, Symbol::RdJ), scene.state.worked.is_assumed(j), scene.text),
        Cell::Pieces(vec![Piece::Text(result)]),
        if scene.state.covers_answer() { Cell::Empty } else { Cell::Number(change) },
    ]
}

/// Walking through the steps. It stands above the step, so that it stays where it is.
fn bar(scene: Scene) -> Html {
    let text = scene.text;
    let walk = stage::walk(scene, None);
    let has_walked = scene.state.has_walked();
    let (next, go) = if has_walked { (text.walk.next, Action::Next) } else { (text.walk.through, Action::First) };
    html! {
        <nav class="walk controls" aria-label={text.walk.label}>
            { walk::core(&walk, next, has_walked && walk.place.is_last, go) }
        </nav>
    }
}

/// The link to the full page with this state.
fn full_page(scene: Scene) -> String {
    format!("./#{}", link::for_others(&link::print(&scene.state.case, &scene.state.options)))
}
