//! The case whose numbers are checked: its choice, and its form for the reader's program.

use super::{CheckContext, case_link};
use crate::state::learn::check::{Action, Of, Way};
use crate::widgets::controls::{fold, radios, soft, titled};
use crate::widgets::copy_out::CopyOut;
use crate::widgets::dispatch::Dispatch;
use crate::widgets::inline::pieces;
use crate::widgets::pager::ROWS_A_PAGE;
use crate::widgets::table::list;
use explain::export::json;
use explain::export::vectors::Vector;
use explain::ids::VariantArray;
use explain::numbers::Kind;
use explain::steps::key_values;
use explain::steps::step::Cell;
use explain::words::number::Number;
use glicko2_steps::Symbol;
use yew::prelude::*;

pub(super) fn choice(context: CheckContext) -> Html {
    let CheckContext {
        check, words, view, ..
    } = context;
    let options: Vec<(Of, &'static str)> =
        Of::VARIANTS.iter().copied().zip(words.cases()).collect();
    let all = view.state.player.case.periods.len();
    let is_own = check.of == Of::Own;
    let content = html! {
        <>
            { radios("choice segment", "check-of", words.case(), &options, check.of, &context.act.reform(Action::Choose), false) }
            { soft(words.cases_explained()[check.of.place()]) }
            if is_own && all > 1 { { soft(words.period_of(view.state.view.options.period + 1, all)) } }
            if is_own && view.state.is_stale() { <p class="problem">{ words.no_case() }</p> }
            <p class="summary">{ summary(context) }</p>
            { fold(words.takes(), takes(context)) }
        </>
    };
    titled("", "check-case", words.case(), content)
}

/// Draws the player's numbers, τ and the number of games in a sentence.
fn summary(context: CheckContext) -> Html {
    let (period, digits) = (context.period, context.view.state.view.options.digits);
    let player = period.player;
    let tau = Number::from_input(period.tau, Kind::Rating, "in.tau", Symbol::Tau);
    let (r, rd, sigma) = (
        key_values::r(player),
        key_values::rd(player),
        key_values::sigma(player),
    );
    pieces(
        &context.words.summary(r, rd, sigma, tau, period.games.len()),
        digits,
    )
}

/// Draws the games, and the whole case as text.
fn takes(context: CheckContext) -> Html {
    let CheckContext {
        check,
        words,
        view,
        period,
        ..
    } = context;
    let digits = view.state.view.options.digits;
    let number = |j: usize, value: f64, name: &str, symbol: Symbol| {
        Cell::Number(Number::from_input(
            value,
            Kind::Rating,
            key_values::in_path(j, name),
            symbol,
        ))
    };
    let games = period
        .games
        .iter()
        .enumerate()
        .take(ROWS_A_PAGE)
        .map(|(j, game)| {
            vec![
                number(j, game.rating, "rating", Symbol::RJ),
                number(j, game.deviation, "deviation", Symbol::RdJ),
                number(j, game.score, "score", Symbol::S),
            ]
        });
    let more = period.games.len().saturating_sub(ROWS_A_PAGE);
    html! {
        <>
            if !period.games.is_empty() {
                { list(words.games(), &["{r_j}", "{rd_j}", "{s}"], games.collect(), digits) }
            }
            if more > 0 { { soft(view.text.page.and_more(more)) } }
            <div class="row-buttons">
                for (way, name) in Way::ALL.into_iter().zip(words.ways()) {
                    <button type="button" aria-pressed={(check.way == Some(way)).to_string()}
                        onclick={context.act.on(Action::ToggleWay(way))}>{ name }</button>
                }
                <a class="button" href={["#", &case_link(view, period)].concat()}>{ words.in_calculator() }</a>
            </div>
            if let Some(way) = check.way { { case_text(context, way) } }
        </>
    }
}

/// Draws the case as JSON or as code.
fn case_text(context: CheckContext, way: Way) -> Html {
    let CheckContext {
        words,
        view,
        period,
        ..
    } = context;
    let text = match way {
        Way::Json => json::line(period),
        Way::Code(program) => Vector::of(period)
            .map(|vector| vector.snippet(program, view.language))
            .unwrap_or_default(),
    };
    let place = Way::ALL
        .into_iter()
        .position(|of| of == way)
        .unwrap_or_default();
    let rows = if way == Way::Json { 5 } else { 12 };
    html! {
        <>
            if way != Way::Json { { soft(words.takes_explained()) } }
            <CopyOut id="check-takes" label={words.way_of(words.ways()[place])} {text} {rows} language={view.language} />
        </>
    }
}
