//! Cards about the result: the curve of the rating, the effect of each game, the expected scores,
//! and the same games in other systems.

use super::ViewContext;
use super::pictures::{Curve, Picture};
use super::work::DeferredContext;
use crate::state::Action;
use crate::widgets::chart::{ChartCard, Key, chart, chart_card, live_chart};
use crate::widgets::controls::{soft, titled};
use crate::widgets::deferred::deferred;
use crate::widgets::inline::pieces;
use crate::widgets::memo::Part;
use crate::widgets::menus::level_menu;
use crate::widgets::pager::ROWS_A_PAGE;
use crate::widgets::table::list;
use explain::answer::summary::Summary;
use explain::answer::{band, change, level_name};
use explain::by_ptr::ByPtr;
use explain::charts::alt;
use explain::charts::data::Contributions;
use explain::numbers::{Kind, show};
use explain::steps::key_values;
use explain::steps::step::Cell;
use explain::words::number::Number;
use explain::words::pieces::pieces as plain_pieces;
use glicko2_steps::formulas::prediction;
use glicko2_steps::quantity::game_path;
use glicko2_steps::{Period, Player, Quantity, Symbol, elo, glicko_1995};
use std::rc::Rc;
use yew::prelude::*;

/// Draws the cards below the steps, closed at first. `after` draws further cards behind those of
/// the games, if there are any.
pub(crate) fn more(
    context: ViewContext,
    is_open: bool,
    is_glicko: bool,
    after: Option<&dyn Fn() -> Html>,
) -> Html {
    let played = !context.trace().games.is_empty() && !is_glicko;
    if context.view.hides_answer() || !played && after.is_none() {
        return Html::default();
    }
    // The state opens the cards. If the browser did, the element would open before they are rendered.
    let toggle = context.dispatch.reform(|event: MouseEvent| {
        event.prevent_default();
        Action::ToggleMore
    });
    html! {
        <details class="more" open={is_open}>
            <summary onclick={toggle}><h2>{ context.text.meaning.more() }</h2></summary>
            if is_open {
                <div class="cards">
                    // During a drag the reader looks at what is nearer to the number.
                    if played { { deferred(OfGames(DeferredContext::of(context)), context.view.is_dragged()) } }
                    if let Some(after) = after { { after() } }
                </div>
            }
        </details>
    }
}

/// The cards of the games in the paper's system.
#[derive(PartialEq)]
struct OfGames(Rc<DeferredContext>);

impl Part for OfGames {
    fn view(&self) -> Html {
        of_games(self.0.context())
    }
}

/// Draws the cards of the games: their effects, the expected scores, and other systems.
pub(crate) fn of_games(context: ViewContext) -> Html {
    html! {
        <>
            { contributions(context) }
            // If the system rates each game by itself, each game has a curve of its own.
            if in_turn(context).is_none_or(|summary| summary.ratings.len() < 2) { { expectation(context) } }
            { elsewhere(context) }
        </>
    }
}

fn rating(value: f64, quantity: &'static str, symbol: Symbol) -> Number {
    Number::new(value, Kind::Rating, quantity, symbol)
}

/// Returns the period, the player after it, and the way to write ratings: as the chosen system
/// shows them, or as the paper does.
fn ends<'a>(context: &ViewContext<'a>) -> (&'a Rc<Period>, Player, Kind) {
    match context.summary {
        Some(summary) => (&summary.period, summary.after, summary.kind),
        None => (
            &context.view.derivation.period,
            context.trace().player,
            Kind::Rating,
        ),
    }
}

/// Draws the normal curves before and after. On the stage they have drag handles.
pub(crate) fn curve(context: ViewContext, on_stage: bool) -> Html {
    let level = context.view.options.level;
    let (period, after, _) = ends(&context);
    let label = context.titled(&alt::strength(period, after, level, context.text));
    let axis = context.axis();
    let ghost = context.ghost().map(|ghost| ghost.trace.player);
    let curve = Curve {
        period: ByPtr(period.clone()),
        after,
        ghost,
        level,
        axis,
        on_stage,
    };
    live_chart(curve, label, context.handles().filter(|_| on_stage))
}

/// Draws a table of the ratings before and after, with the ends of the interval.
pub(crate) fn strength_table(context: ViewContext) -> Html {
    let text = &context.text.meaning;
    let level = context.view.options.level;
    let (period, after, kind) = ends(&context);
    let [low, high] = band(after, level);
    let row = |name: &str, a: Number, b: Number| {
        vec![
            Cell::Head(name.to_owned()),
            Cell::Number(a),
            Cell::Number(b),
        ]
    };
    let before = period.player;
    let rows = vec![
        row(
            text.before(),
            Number::new(before.rating, kind, "in.player.rating", Symbol::R),
            rating(before.deviation, "in.player.deviation", Symbol::Rd),
        ),
        row(
            text.after(),
            Number {
                kind,
                ..key_values::r_prime(after)
            },
            key_values::rd_prime(after),
        ),
        row(&level_name(level, context.text), low, high),
    ];
    list(
        text.strength(),
        &["", context.text.input.rating(), "{rd}"],
        rows,
        context.digits(),
    )
}

/// Draws the card with the normal curves before and after, as high as the other pictures of the stage.
pub(crate) fn strength(context: ViewContext) -> Html {
    let text = &context.text.meaning;
    let mut key: Vec<Key> = vec![
        ("", "┄", text.before().into()),
        ("after", "━", text.after().into()),
    ];
    key.extend(marks(context, ends(&context).0));
    chart_card(ChartCard {
        class: classes!("strength", "picture"),
        id: "strength-title",
        title: context.titled(context.text.navigation.at_answer()),
        menu: (!context.is_read).then(|| {
            level_menu(
                context.text,
                context.view.options.level,
                context.dispatch.reform(Action::SetLevel),
            )
        }),
        chart: curve(context, true),
        key,
        table: Some((
            text.as_table(),
            html! { <>{ strength_table(context) }{ soft(text.strength_explained()) }</> },
        )),
        ..ChartCard::default()
    })
}

/// Returns the legend of the opponents' marks that occur.
fn marks(context: ViewContext, period: &Period) -> impl Iterator<Item = Key> {
    let text = &context.text.input;
    let has = |is: fn(f64) -> bool| period.games.iter().any(|game| is(game.score));
    let kinds = [
        (has(|s| s >= 1.0), "won", "▲", text.won()),
        (has(|s| s > 0.0 && s < 1.0), "draw", "◆", text.draw()),
        (has(|s| s <= 0.0), "lost", "▼", text.lost()),
    ];
    kinds
        .into_iter()
        .filter(|(occurs, ..)| *occurs)
        .map(|(_, class, sign, name)| (class, sign, name.into()))
}

/// Returns the summary of the chosen system, if it rates each game by itself.
fn in_turn<'a>(context: ViewContext<'a>) -> Option<&'a Summary> {
    context
        .summary
        .map(|summary| &**summary)
        .filter(|summary| !summary.ratings.is_empty())
}

/// Returns the effect of each game on the rating, as data for a chart.
pub(crate) fn effects_of_games(context: ViewContext) -> Contributions {
    match in_turn(context) {
        Some(summary) => {
            let changes: Vec<Number> = summary.changes(context.digits()).collect();
            Contributions::in_turn(&changes, &summary.period, |part| {
                alt::bar(part, &summary.period, context.text)
            })
        }
        None => Contributions::of(context.trace(), |part| {
            alt::bar(part, context.period(), context.text)
        }),
    }
}

/// Draws the card with the effect of each game on the rating.
fn contributions(context: ViewContext) -> Html {
    let text = context.text.language.cards();
    let digits = context.digits();
    let data = effects_of_games(context);
    let total = match in_turn(context) {
        Some(summary) => summary.change(digits),
        None => change(context.period(), context.trace()).signed(),
    };
    let rows: Vec<Vec<Cell>> = data
        .bars
        .iter()
        .map(|bar| {
            vec![
                Cell::Head(bar.label.clone()),
                Cell::Number(alt::change(bar)),
            ]
        })
        .collect();
    chart_card(ChartCard {
        id: "contributions-title",
        title: context.titled(text.contributions()),
        chart: chart(Picture::Contributions(data), text.contributions_alt()),
        notes: html! { <p class="soft">{ pieces(&text.add_up(context.period().games.len(), total), digits) }</p> },
        table: Some((
            context.text.meaning.as_table(),
            list(text.contributions(), &["", "{change}"], rows, digits),
        )),
        ..ChartCard::default()
    })
}

/// Draws the card with the expected scores, for updating and for predicting.
fn expectation(context: ViewContext) -> Html {
    let text = context.text.language.cards();
    let (period, trace) = (context.period(), context.trace());
    let digits = context.digits();
    let rows: Vec<Vec<Cell>> = context
        .window(trace.games.len(), ROWS_A_PAGE)
        .map(|j| {
            let e = Number::of(Quantity::E(j), trace.games[j].e);
            let opponent = show(period.games[j].rating, Kind::Given, digits);
            vec![
                Cell::Head(opponent),
                Cell::Number(e),
                Cell::Number(chance(context, j)),
            ]
        })
        .collect();
    let heads = [
        context.text.input.opponent(),
        text.for_updating(),
        text.for_predicting(),
    ];
    let chances = html! { <>{ list(text.chances(), &heads, rows, digits) }{ soft(text.chances_explained()) }</> };
    chart_card(ChartCard {
        id: "expectation-title",
        title: context.titled(text.expectation()),
        chart: chart(
            Picture::Expectation(ByPtr(context.view.derivation.clone())),
            text.expectation_alt(),
        ),
        notes: soft(text.expectation_explained()),
        table: Some((text.chances(), chances)),
        ..ChartCard::default()
    })
}

fn chance(context: ViewContext, j: usize) -> Number {
    let (trace, game) = (context.trace(), context.trace().games[j]);
    let chance = prediction(trace.mu, trace.phi, game.mu, game.phi);
    Number::new(chance, Kind::Scaled, game_path(j, "prediction"), Symbol::E)
}

/// Draws the card with the same games rated by Glicko-2, Glicko and Elo.
fn elsewhere(context: ViewContext) -> Html {
    let text = context.text.language.cards();
    let (period, trace) = (context.period(), context.trace());
    let digits = context.digits();
    let player = period.player;
    let unchanging = glicko_1995::Constants {
        c: 0.0,
        periods: 0.0,
    };
    let glicko = glicko_1995::rate(player.rating, player.deviation, unchanging, &period.games);
    let elo = elo::rate(player.rating, elo::K, &period.games);
    let row = |system: String, r: Number, rd: Cell| vec![Cell::Head(system), Cell::Number(r), rd];
    let rows = vec![
        row(
            text.glicko2().to_owned(),
            key_values::r_prime(trace.player),
            Cell::Number(key_values::rd_prime(trace.player)),
        ),
        row(
            text.glicko().to_owned(),
            rating(glicko.rating, "glicko.rating", Symbol::RPrime),
            Cell::Number(rating(
                glicko.deviation,
                "glicko.deviation",
                Symbol::RdPrime,
            )),
        ),
        row(
            text.elo(&show(elo::K, Kind::Given, digits)),
            rating(elo, "elo.rating", Symbol::RPrime),
            Cell::Pieces(plain_pieces(text.none())),
        ),
    ];
    let content = html! {
        <>
            { list(text.elsewhere(), &[text.system(), "{r_prime}", "{rd_prime}"], rows, digits) }
            { soft(text.elsewhere_explained()) }
        </>
    };
    titled(
        "card",
        "elsewhere-title",
        context.titled(text.elsewhere()),
        content,
    )
}
