//! Cards about the result: the curve of the rating, the effect of each game, the expected scores,
//! and the same games in other systems.

use super::Scene;
use super::pictures::{Curve, Picture};
use super::work::DeferredScene;
use crate::app::Action;
use crate::by_ptr::ByPtr;
use crate::charts::alt;
use crate::charts::data::Contributions;
use crate::elo;
use crate::glicko;
use crate::glicko2::Quantity;
use crate::glicko2::formulas::prediction;
use crate::glicko2::quantity::game_path;
use crate::glicko2::{Period, Player};
use crate::number::{Kind, show};
use crate::present::answer::{band, change, level_name};
use crate::present::math::Number;
use crate::present::step::{Cell, fill, pieces as plain_pieces};
use crate::present::summary::Summary;
use crate::present::symbol::Symbol;
use crate::present::values;
use crate::web::kit::chart::{ChartCard, Key, chart, chart_card, live_chart};
use crate::web::kit::controls::{soft, titled};
use crate::web::kit::deferred::deferred;
use crate::web::kit::inline::pieces;
use crate::web::kit::memo::Part;
use crate::web::kit::menus::level_menu;
use crate::web::kit::pager::ROWS_A_PAGE;
use crate::web::kit::table::list;
use std::rc::Rc;
use yew::prelude::*;

/// Draws the cards below the steps, closed at first. `after` draws further cards behind those of
/// the games, if there are any.
pub(crate) fn more(scene: Scene, is_open: bool, is_glicko: bool, after: Option<&dyn Fn() -> Html>) -> Html {
    let played = !scene.trace().games.is_empty() && !is_glicko;
    if scene.view.hides_answer() || !played && after.is_none() {
        return Html::default();
    }
    // The state opens the cards. If the browser did, the element would open before they are rendered.
    let toggle = scene.dispatch.reform(|event: MouseEvent| {
        event.prevent_default();
        Action::ToggleMore
    });
    html! {
        <details class="more" open={is_open}>
            <summary onclick={toggle}><h2>{ scene.text.meaning.more }</h2></summary>
            if is_open {
                <div class="cards">
                    // During a drag the reader looks at what is nearer to the number.
                    if played { { deferred(OfGames(DeferredScene::of(scene)), scene.view.is_dragged()) } }
                    if let Some(after) = after { { after() } }
                </div>
            }
        </details>
    }
}

/// The cards of the games in the paper's system.
#[derive(PartialEq)]
struct OfGames(Rc<DeferredScene>);

impl Part for OfGames {
    fn view(&self) -> Html {
        of_games(self.0.scene())
    }
}

/// Draws the cards of the games: their effects, the expected scores, and other systems.
pub(crate) fn of_games(scene: Scene) -> Html {
    html! {
        <>
            { contributions(scene) }
            // If the system rates each game by itself, each game has a curve of its own.
            if in_turn(scene).is_none_or(|summary| summary.ratings.len() < 2) { { expectation(scene) } }
            { elsewhere(scene) }
        </>
    }
}

fn rating(value: f64, quantity: &'static str, symbol: Symbol) -> Number {
    Number::new(value, Kind::Rating, quantity, symbol)
}

/// Returns the period, the player after it, and the way to write ratings: as the chosen system
/// shows them, or as the paper does.
fn ends<'a>(scene: &Scene<'a>) -> (&'a Rc<Period>, Player, Kind) {
    match scene.summary {
        Some(summary) => (&summary.period, summary.after, summary.kind),
        None => (&scene.view.derivation.period, scene.trace().player, Kind::Rating),
    }
}

/// Draws the normal curves before and after. On the stage they have drag handles.
pub(crate) fn curve(scene: Scene, on_stage: bool) -> Html {
    let level = scene.view.options.level;
    let (period, after, _) = ends(&scene);
    let label = scene.titled(&alt::strength(period, after, level, scene.text));
    let axis = scene.axis();
    let ghost = scene.ghost().map(|ghost| ghost.trace.player);
    let curve = Curve { period: ByPtr(period.clone()), after, ghost, level, axis, on_stage };
    live_chart(curve, label, scene.handles().filter(|_| on_stage))
}

/// Draws a table of the ratings before and after, with the ends of the interval.
pub(crate) fn strength_table(scene: Scene) -> Html {
    let text = &scene.text.meaning;
    let level = scene.view.options.level;
    let (period, after, kind) = ends(&scene);
    let [low, high] = band(after, level);
    let row = |name: &str, a: Number, b: Number| vec![Cell::Head(name.to_owned()), Cell::Number(a), Cell::Number(b)];
    let before = period.player;
    let rows = vec![
        row(
            text.before,
            Number::new(before.rating, kind, "in.player.rating", Symbol::R),
            rating(before.deviation, "in.player.deviation", Symbol::Rd),
        ),
        row(text.after, Number { kind, ..values::r_prime(after) }, values::rd_prime(after)),
        row(&level_name(level, scene.text), low, high),
    ];
    list(text.strength, &["", scene.text.input.rating, "{rd}"], rows, scene.digits())
}

/// Draws the card with the normal curves before and after, as high as the other pictures of the stage.
pub(crate) fn strength(scene: Scene) -> Html {
    let text = &scene.text.meaning;
    let mut key: Vec<Key> = vec![("", "┄", text.before.into()), ("after", "━", text.after.into())];
    key.extend(marks(scene, ends(&scene).0));
    chart_card(ChartCard {
        class: classes!("strength", "picture"),
        id: "strength-title",
        title: scene.titled(scene.text.navigation.at_answer),
        menu: (!scene.is_read)
            .then(|| level_menu(scene.text, scene.view.options.level, scene.dispatch.reform(Action::SetLevel))),
        chart: curve(scene, true),
        key,
        table: Some((text.as_table, html! { <>{ strength_table(scene) }{ soft(text.strength_explained) }</> })),
        ..ChartCard::default()
    })
}

/// Returns the legend of the opponents' marks that occur.
fn marks(scene: Scene, period: &Period) -> impl Iterator<Item = Key> {
    let text = &scene.text.input;
    let has = |is: fn(f64) -> bool| period.games.iter().any(|game| is(game.score));
    let kinds = [
        (has(|s| s >= 1.0), "won", "▲", text.won),
        (has(|s| s > 0.0 && s < 1.0), "draw", "◆", text.draw),
        (has(|s| s <= 0.0), "lost", "▼", text.lost),
    ];
    kinds.into_iter().filter(|(occurs, ..)| *occurs).map(|(_, class, sign, name)| (class, sign, name.into()))
}

/// Returns the summary of the chosen system, if it rates each game by itself.
fn in_turn<'a>(scene: Scene<'a>) -> Option<&'a Summary> {
    scene.summary.map(|summary| &**summary).filter(|summary| !summary.ratings.is_empty())
}

/// Returns the effect of each game on the rating, as data for a chart.
pub(crate) fn effects_of_games(scene: Scene) -> Contributions {
    match in_turn(scene) {
        Some(summary) => {
            let changes: Vec<Number> = summary.changes(scene.digits()).collect();
            Contributions::in_turn(&changes, &summary.period, |part| alt::bar(part, &summary.period, scene.text))
        }
        None => Contributions::of(scene.trace(), |part| alt::bar(part, scene.period(), scene.text)),
    }
}

/// Draws the card with the effect of each game on the rating.
fn contributions(scene: Scene) -> Html {
    let text = scene.text.language.cards();
    let digits = scene.digits();
    let data = effects_of_games(scene);
    let total = match in_turn(scene) {
        Some(summary) => summary.change(digits),
        None => change(scene.period(), scene.trace()).signed(),
    };
    let rows: Vec<Vec<Cell>> =
        data.bars.iter().map(|bar| vec![Cell::Head(bar.label.clone()), Cell::Number(alt::change(bar))]).collect();
    chart_card(ChartCard {
        id: "contributions-title",
        title: scene.titled(text.contributions),
        chart: chart(Picture::Contributions(data), text.contributions_alt),
        notes: html! { <p class="soft">{ pieces(&fill((text.add_up)(scene.period().games.len()), &[total]), digits) }</p> },
        table: Some((scene.text.meaning.as_table, list(text.contributions, &["", "{change}"], rows, digits))),
        ..ChartCard::default()
    })
}

/// Draws the card with the expected scores, for updating and for predicting.
fn expectation(scene: Scene) -> Html {
    let text = scene.text.language.cards();
    let (period, trace) = (scene.period(), scene.trace());
    let digits = scene.digits();
    let rows: Vec<Vec<Cell>> = scene
        .window(trace.games.len(), ROWS_A_PAGE)
        .map(|j| {
            let e = Number::of(Quantity::E(j), trace.games[j].e);
            let opponent = show(period.games[j].rating, Kind::Given, digits);
            vec![Cell::Head(opponent), Cell::Number(e), Cell::Number(chance(scene, j))]
        })
        .collect();
    let heads = [scene.text.input.opponent, text.for_updating, text.for_predicting];
    let chances = html! { <>{ list(text.chances, &heads, rows, digits) }{ soft(text.chances_explained) }</> };
    chart_card(ChartCard {
        id: "expectation-title",
        title: scene.titled(text.expectation),
        chart: chart(Picture::Expectation(ByPtr(scene.view.derivation.clone())), text.expectation_alt),
        notes: soft(text.expectation_explained),
        table: Some((text.chances, chances)),
        ..ChartCard::default()
    })
}

fn chance(scene: Scene, j: usize) -> Number {
    let (trace, game) = (scene.trace(), scene.trace().games[j]);
    let chance = prediction(trace.mu, trace.phi, game.mu, game.phi);
    Number::new(chance, Kind::Scaled, game_path(j, "prediction"), Symbol::E)
}

/// Draws the card with the same games rated by Glicko-2, Glicko and Elo.
fn elsewhere(scene: Scene) -> Html {
    let text = scene.text.language.cards();
    let (period, trace) = (scene.period(), scene.trace());
    let digits = scene.digits();
    let player = period.player;
    let unchanging = glicko::Constants { c: 0.0, periods: 0.0 };
    let glicko = glicko::rate(player.rating, player.deviation, unchanging, &period.games);
    let elo = elo::rate(player.rating, elo::K, &period.games);
    let row = |system: String, r: Number, rd: Cell| vec![Cell::Head(system), Cell::Number(r), rd];
    let rows = vec![
        row(text.glicko2.to_owned(), values::r_prime(trace.player), Cell::Number(values::rd_prime(trace.player))),
        row(
            text.glicko.to_owned(),
            rating(glicko.rating, "glicko.rating", Symbol::RPrime),
            Cell::Number(rating(glicko.deviation, "glicko.deviation", Symbol::RdPrime)),
        ),
        row(
            (text.elo)(&show(elo::K, Kind::Given, digits)),
            rating(elo, "elo.rating", Symbol::RPrime),
            Cell::Pieces(plain_pieces(text.none)),
        ),
    ];
    let content = html! {
        <>
            { list(text.elsewhere, &[text.system, "{r_prime}", "{rd_prime}"], rows, digits) }
            { soft(text.elsewhere_explained) }
        </>
    };
    titled("card", "elsewhere-title", scene.titled(text.elsewhere), content)
}
