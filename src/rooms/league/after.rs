//! The results of a league's period: the new numbers of all participants, and both sides of each result.

use super::{List, Opener, Room};
use crate::state::league::Action;
use crate::widgets::controls::{fold, titled};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::headline::direction;
use crate::widgets::inline::{number, pieces};
use crate::widgets::memo::{Part, memo};
use crate::widgets::table::{memo_list, scroller, sort_head};
use explain::case::league::LeaguePeriod;
use explain::charts::data::{Span, deviation_scale};
use explain::charts::draw;
use explain::glossary::Why;
use explain::ids::HasId;
use explain::league::{
    After, Columns, after, most_surprising, performances, risen as risen_in_words, sides,
    standings, sum, summary, total,
};
use explain::numbers::{Digits, Kind, show};
use explain::teach::struggle::HelpTarget;
use explain::words::messages::LeagueWords;
use explain::words::number::Number;
use explain::words::pieces::pieces as plain_pieces;
use glicko2_steps::groups::standings::{Column, Standing, Total, totals};
use glicko2_steps::groups::{Rated, Sheet};
use yew::prelude::*;
use yew::virtual_dom::VNode;

/// The largest number of meetings whose results are open from the start.
const FEW: usize = 6;

/// Draws the standings after the period. A name opens its derivation.
pub(super) fn everybody(room: Room, rated_period: &LeaguePeriod, rated: &Rated) -> Html {
    let words = room.words;
    let count = rated.sheets().len();
    let order = order(room, rated_period);
    let why = html! { <p class="soft">{ pieces(&plain_pieces(words.after_why_not_cancel()), room.digits()) }</p> };
    let content = html! {
        <>
            <p class="soft" role="status" aria-label={room.text.answer.result()}>
                { summary(rated_period.kind(), count, rated.meetings(), words) }{ " " }{ words.after_open() }{ " " }{ words.after_most_surprising() }
            </p>
            { table_of(room, rated_period, words.after_caption(), &order[room.window(List::After, count)]) }
            { room.pager(List::After, count) }
            <p>{ pieces(&sum(rated, room.words), room.digits()) }</p>
            { fold(words.after_why(), why) }
        </>
    };
    html! {
        <>
            <section class="card standings" id="league-standings" tabindex="-1" aria-labelledby="after-title">
                <h2 id="after-title">{ words.after_standings(rated_period.period + 1) }</h2>
                { content }
            </section>
            { performance_table(room, rated_period, &order[room.window(List::After, count)]) }
        </>
    }
}

/// Draws the performance ratings of some participants, folded.
fn performance_table(room: Room, rated_period: &LeaguePeriod, players: &[usize]) -> Html {
    let words = room.words;
    let table = performances(rated_period, players, words);
    if table.rows.is_empty() {
        return Html::default();
    }
    let [question, _] = Why::Performance.words(room.text.language.glossary());
    let entry = HelpTarget::Question(Why::Performance.id()).link();
    let content = html! {
        <>
            <p class="soft">{ words.performance_unbounded() }{ " " }<a href={format!("#{entry}")}>{ question }</a></p>
            { columns(room, words.performance_title(), table) }
        </>
    };
    html! { <section class="card" aria-label={words.performance_title()}>{ fold(words.performance_title(), content) }</section> }
}

fn sheets(rated_period: &LeaguePeriod) -> impl Iterator<Item = &Sheet> {
    (0..rated_period.round().before.len()).filter_map(|i| rated_period.round().sheet(i))
}

/// Returns the participants in the order of the standings.
pub(super) fn order(room: Room, rated_period: &LeaguePeriod) -> Vec<usize> {
    room.state.sort.order(
        &sheets(rated_period).collect::<Vec<_>>(),
        &all_periods(rated_period),
        &rated_period.names(),
    )
}

/// Returns the totals of each participant up to and including the period.
fn all_periods(rated_period: &LeaguePeriod) -> Vec<Total> {
    totals(&rated_period.league.rated.periods[..=rated_period.period])
}

/// Draws a table of some participants' numbers after the period.
pub(super) fn table_of(
    room: Room,
    rated_period: &LeaguePeriod,
    caption: &'static str,
    players: &[usize],
) -> Html {
    let words = room.words;
    let head = |column: Column, head: &'static str| {
        let sort = room.state.sort;
        let sorted = (sort.column == column).then(|| sort.is_ascending());
        let press = room.dispatch.on(Action::Sort(column));
        sort_head(pieces(&plain_pieces(head), room.digits()), sorted, press)
    };
    let scale = deviation_scale(sheets(rated_period).map(|sheet| sheet.trace.player));
    let all = standings(rated_period.round());
    let totals = (rated_period.league.rated.periods.len() > 1).then(|| all_periods(rated_period));
    // The column of volatilities is left out if they are all the same. It is also left out beside
    // totals, where there is no room for a column that few readers look at.
    let volatility = |sheet: &Sheet| {
        show(
            sheet.trace.player.volatility,
            Kind::Volatility,
            room.digits(),
        )
    };
    let mut volatilities = players
        .iter()
        .filter_map(|i| rated_period.round().sheet(*i))
        .map(volatility);
    let first = volatilities.next();
    let has_volatility = totals.is_none() && volatilities.any(|other| Some(other) != first);
    let row = |i: usize| {
        let sheet = rated_period.round().sheet(i)?;
        let opener = room.opener(rated_period.who(i), rated_period.name(i), &[sheet]);
        let after = after(sheet, &format!("players.{i}"));
        let surprising = most_surprising(rated_period, i, room.text);
        let total = totals.as_ref().map(|totals| total(totals[i], i));
        let (standing, digits, words) = (all[i], room.digits(), room.words);
        Some(memo(Row {
            standing,
            opener,
            after,
            total,
            has_volatility,
            surprising,
            scale,
            digits,
            words,
        }))
    };
    let content = html! {
        <>
            <thead>
                <tr>
                    <th scope="col"><span aria-hidden="true">{ "#" }</span><span class="visually-hidden">{ words.after_rank() }</span></th>
                    { head(Column::Name, words.after_player()) }
                    { head(Column::Rating, words.after_rating()) }
                    { head(Column::Change, words.after_change()) }
                    { head(Column::Deviation, words.after_deviation()) }
                    { head(Column::Games, words.after_games()) }
                    { head(Column::Scored, words.after_scored()) }
                    if totals.is_some() {
                        { head(Column::AllGames, words.after_all_games()) }
                        { head(Column::AllScored, words.after_all_scored()) }
                    }
                    if has_volatility { <th scope="col">{ pieces(&plain_pieces("{sigma_prime}"), room.digits()) }</th> }
                </tr>
            </thead>
            <tbody>
                for row in players.iter().filter_map(|i| row(*i)) { { row } }
            </tbody>
        </>
    };
    scroller("", caption, false, content)
}

#[derive(PartialEq)]
struct Row {
    standing: Standing,
    opener: Opener,
    after: After,
    /// The games and the score of all periods, if there are several.
    total: Option<(usize, Number)>,
    has_volatility: bool,
    /// The result that was furthest from the expected one.
    surprising: Option<String>,
    /// The scale of the deviations' bars.
    scale: Span,
    digits: Digits,
    words: LeagueWords,
}

impl Part for Row {
    fn view(&self) -> Html {
        let Self {
            standing,
            opener,
            after,
            total,
            has_volatility,
            surprising,
            scale,
            digits,
            words,
        } = self;
        let digits = *digits;
        let bar = draw::deviation_bar(*scale, after.rating.value, after.deviation.value);
        html! {
            <tr>
                <td class="rank">{ standing.rank }{ " " }{ risen(standing.risen, *words) }</td>
                <th scope="row">
                    { opener.view() }
                    if let Some(surprising) = surprising { { " " }<span class="surprising">{ surprising.clone() }</span> }
                </th>
                <td class="hue-rating">{ number(&after.rating, digits) }</td>
                <td class={direction(&after.change)}>{ number(&after.change, digits) }</td>
                <td>
                    <span class="with-bar">
                        <span class="deviation-bar" aria-hidden="true">{ VNode::from_html_unchecked(bar.into()) }</span>
                        { number(&after.deviation, digits) }
                    </span>
                </td>
                <td>{ after.games }</td>
                <td>{ number(&after.scored, digits) }</td>
                if let Some((games, scored)) = total {
                    <td>{ games }</td>
                    <td>{ number(scored, digits) }</td>
                }
                if *has_volatility { <td>{ number(&after.volatility, digits) }</td> }
            </tr>
        }
    }
}

/// Draws by how many places a participant rose or fell: as a sign and a number on the screen, in
/// words for screen readers.
fn risen(places: isize, words: LeagueWords) -> Html {
    let (class, sign) = match places {
        0 => ("soft", "–"),
        1.. => ("up", "▲"),
        _ => ("down", "▼"),
    };
    html! {
        <span class={classes!("risen", class)} title={risen_in_words(places, words)}>
            <span aria-hidden="true">{ sign }if places != 0 { { places.unsigned_abs() } }</span>
            <span class="visually-hidden">{ risen_in_words(places, words) }</span>
        </span>
    }
}

/// Draws both sides of each result, and the factors of their changes.
pub(super) fn both_sides(room: Room, rated_period: &LeaguePeriod, rated: &Rated) -> Html {
    let words = room.words;
    let count = rated.meetings();
    if count == 0 {
        return html! {};
    }
    let rows = sides(
        rated_period,
        rated,
        room.window(List::Sides, count),
        room.words,
    );
    let content = html! {
        <>
            { columns(room, words.after_sides_caption(), rows) }
            { room.pager(List::Sides, count) }
        </>
    };
    if count <= FEW {
        return titled("card", "sides-title", words.after_sides(), content);
    }
    html! { <section class="card" aria-label={words.after_sides()}>{ fold(words.after_sides(), content) }</section> }
}

/// Draws a table of numbers.
pub(super) fn columns(room: Room, caption: &'static str, columns: Columns) -> Html {
    memo_list(caption, &columns.heads, columns.rows, room.digits())
}
