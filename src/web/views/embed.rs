//! The small page embedded in another page: the answer with two reasons and a small picture.
//! Everything else opens below.

use super::answer::{unusual, why as paragraphs};
use super::rooms::RoomView;
use super::{Scene, cards, header, navigation, stage, steps};
use crate::app::{Action, State};
use crate::case::link;
use crate::number::{Digits, Kind, show};
use crate::present::answer::{band, brief, change};
use crate::present::step::{Cell, Piece, rd_cell};
use crate::present::values;
use crate::present::{answer, why};
use crate::web::kit::controls::{opener, section, words_in};
use crate::web::kit::dispatch::Dispatch;
use crate::web::kit::folds::{Folds, Part};
use crate::web::kit::headline::{self, Headline, headline};
use crate::web::kit::inline::{number, pieces};
use crate::web::kit::menus::level_menu;
use crate::web::kit::pager::ROWS_A_PAGE;
use crate::web::kit::table::list;
use yew::prelude::*;

/// The largest number of games that replace the picture while the answer is to be guessed. More
/// games would make the page higher than the picture does.
const FEW: usize = 5;

/// Draws the embedded page, with a link to the full page for everything that does not fit.
pub(crate) fn embed(state: &State, scene: Scene, rooms: Option<RoomView>) -> Html {
    let text = scene.text;
    let to_full_page = html! {
        <a href={full_page(state)} target="_blank" rel="noopener" title={text.page.open_full}>{ text.page.full_page }</a>
    };
    html! {
        <main class="embed">
            <h1 class="visually-hidden">{ text.page.title }</h1>
            { header::notice(state, scene) }
            if state.problems.is_empty() {
                { parts(scene, to_full_page) }
                if scene.view.has_open_step() {
                    { bar(scene) }
                    { picture(scene, rooms) }
                    // The style shows only the current step.
                    { steps::steps(scene, rooms.map(|rooms| (rooms.works)(scene))) }
                }
            } else {
                // The embedded page has no fields in which a problem could be corrected. The full page has.
                for problem in state.problems_here() {
                    { words_in("warning", (text.problem)(problem, false).into()) }
                }
                { to_full_page }
            }
        </main>
    }
}

/// Draws the answer, the curve, and a row of buttons for the parts that open.
fn parts(scene: Scene, to_full_page: Html) -> Html {
    let (view, text) = (scene.view, scene.text);
    let (hides, is_open, games) = (view.hides_answer(), view.has_open_step(), scene.trace().games.len());
    let mut reasons: Vec<Vec<Piece>> = Vec::new();
    if !hides {
        let all = why::reasons(scene.period(), scene.trace());
        reasons.extend(all.iter().map(|reason| why::sentence(reason, None, text.why)));
    }
    let further = reasons.split_off(reasons.len().min(why::TELLING));
    let mut parts = Vec::new();
    if !hides {
        parts.push(Part { name: text.answer.more_reasons, content: further_reasons(scene, &further) });
    }
    if games > 0 {
        parts.push(Part { name: text.page.games, content: self::games(scene) });
    }
    let press = scene.dispatch.on(if is_open { Action::CloseStep } else { Action::First });
    html! {
        <>
            { answer(scene, &reasons) }
            if !hides { <div class="strength">{ cards::curve(scene, false) }</div> }
            <Folds {parts} open={(hides && games <= FEW).then_some(text.page.games)}>
                { opener(None, text.page.steps, is_open, press) }
                { to_full_page }
            </Folds>
        </>
    }
}

/// Draws the answer in numbers, with its most important reasons. While it is hidden, draws the
/// player's numbers before the games.
fn answer(scene: Scene, reasons: &[Vec<Piece>]) -> Html {
    let (text, digits) = (scene.text, scene.digits());
    let (period, trace, level) = (scene.period(), scene.trace(), scene.view.options.level);
    let before = number(&values::r(period.player), digits);
    if scene.view.hides_answer() {
        let known = [values::rd(period.player), values::sigma(period.player)];
        return html! { <>{ headline::hidden(before, text) }<p class="details">{ pieces(&brief(known, None, text), digits) }</p></> };
    }
    let after = trace.player;
    let found = [values::rd_prime(after).to(1), values::sigma_prime(after).to(4)];
    let answer = Headline {
        before,
        after: number(&values::r_prime(after), digits),
        change: (!trace.games.is_empty()).then(|| change(period, trace).signed()),
        sentence: answer::sentence(period, trace, level, text),
        details: brief(found, Some((band(after, level), level)), text),
        digits,
        stale: None,
        text,
    };
    headline(&answer, paragraphs(reasons, scene))
}

/// Draws the other reasons, and a table of the ratings before and after.
fn further_reasons(scene: Scene, reasons: &[Vec<Piece>]) -> Html {
    let text = scene.text;
    let menu = level_menu(text, scene.view.options.level, scene.dispatch.reform(Action::SetLevel));
    let table = cards::strength_table(scene);
    html! {
        <>
            { paragraphs(reasons, scene) }
            { unusual(scene) }
            { section(Classes::new(), "strength-title".into(), text.meaning.strength.into(), Some(menu), table) }
        </>
    }
}

/// Draws the picture of the current step or of its guess. Step 8 without a guess has none, because
/// the curve above shows the same.
fn picture(scene: Scene, rooms: Option<RoomView>) -> Html {
    let is_shown = scene.view.position().step != 8 || scene.view.options.hide && scene.view.guesses.guess(8).is_some();
    rooms
        .filter(|_| is_shown)
        .map_or_else(Html::default, |rooms| html! { <div class="at-step">{ (rooms.picture)(scene) }</div> })
}

/// Draws the games, and the effect of each on the rating unless that is still to be guessed.
fn games(scene: Scene) -> Html {
    let all = scene.trace().games.len();
    let text = &scene.text.input;
    let rows = scene.window(all, ROWS_A_PAGE).map(|j| row(scene, j)).collect();
    let mut heads = vec![text.opponent, "{rd}", text.result];
    if !scene.view.hides_answer() {
        heads.push(scene.text.meaning.moved);
    }
    html! {
        <div class="played">
            { list(text.games, &heads, rows, scene.digits()) }
            { scene.pager(all, ROWS_A_PAGE) }
        </div>
    }
}

fn row(scene: Scene, j: usize) -> Vec<Cell> {
    let text = &scene.text.input;
    let game = scene.period().games[j];
    // Each result has the sign of the game in the picture.
    let result = match game.score {
        s if s >= 1.0 => format!("▲ {}", text.won),
        s if s <= 0.0 => format!("▼ {}", text.lost),
        0.5 => format!("◆ {}", text.draw),
        s => format!("◆ {}", show(s, Kind::Given, Digits::Auto)),
    };
    let mut cells = vec![
        Cell::HeadPieces(vec![Piece::Number(values::r_j(j, &game))]),
        rd_cell(values::rd_j(j, &game), scene.view.derivation.is_assumed(j), scene.text),
        Cell::Pieces(vec![Piece::Text(result)]),
    ];
    if !scene.view.hides_answer() {
        cells.push(Cell::Number(values::rating_change(j, scene.trace().games[j].rating_change)));
    }
    cells
}

/// Draws the step navigation. It is above the step, so that its position does not change.
fn bar(scene: Scene) -> Html {
    let (text, navigation) = (&scene.text.navigation, stage::navigation(scene, None));
    html! {
        <nav class="walk controls" aria-label={text.label}>
            { navigation::core(&navigation, text.next, navigation.state.is_last, Action::Next) }
        </nav>
    }
}

/// Returns the link to the full page with this state.
fn full_page(state: &State) -> String {
    format!("./#{}", link::for_others(&link::print(&state.case, &state.view.options)))
}
