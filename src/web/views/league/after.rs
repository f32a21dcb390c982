//! What came of it: everybody's new numbers, and both sides of each result.

use super::{List, Opener, Room};
use crate::case::league::{Who, WorkedRound};
use crate::group::{Rated, Sheet};
use crate::number::Digits;
use crate::present::league::{After, Columns, after, sides, sum};
use crate::present::step::pieces as plain_pieces;
use crate::web::kit::controls::{fold, soft, titled};
use crate::web::kit::headline::direction;
use crate::web::kit::inline::{number, pieces};
use crate::web::kit::memo::{Part, memo};
use crate::web::kit::table::{memo_list, scroller};
use yew::prelude::*;

/// Everybody's numbers after the period; a name opens the derivation.
pub(super) fn everybody(room: Room, worked: &WorkedRound, rated: &Rated) -> Html {
    let words = &room.words.after;
    let count = rated.sheets().len();
    let rows = room.window(List::After, count).filter_map(|i| Some((i, &**rated.sheets().get(i)?)));
    let why = html! { <p class="soft">{ pieces(&plain_pieces(words.why_not_cancel), room.digits()) }</p> };
    let content = html! {
        <>
            <p class="soft" role="status" aria-label={room.text.answer.result}>
                { (words.summary)(count, rated.meetings()) }
            </p>
            { table_of(room, worked, words.title, rows) }
            { room.pager(List::After, count) }
            { soft(words.open) }
            <p>{ pieces(&sum(rated, room.words), room.digits()) }</p>
            { fold(words.why, why) }
        </>
    };
    titled("card", "after-title", words.title, content)
}

/// The numbers of some participants after the period, each by their number.
pub(super) fn table_of<'a>(
    room: Room,
    worked: &WorkedRound,
    caption: &'static str,
    sheets: impl Iterator<Item = (usize, &'a Sheet)>,
) -> Html {
    let words = &room.words.after;
    let heads =
        [words.player, words.games, words.scored, "{r}", "{r_prime}", words.change, "{rd_prime}", "{sigma_prime}"];
    let row = |(i, sheet): (usize, &Sheet)| {
        let opener = room.opener(Who::Player(i), worked.name(i), &[sheet]);
        memo(Row { opener, after: after(sheet, &format!("players.{i}")), digits: room.digits() })
    };
    let content = html! {
        <>
            <thead>
                <tr>
                    for head in heads { <th scope="col">{ pieces(&plain_pieces(head), room.digits()) }</th> }
                </tr>
            </thead>
            <tbody>
                for one in sheets { { row(one) } }
            </tbody>
        </>
    };
    scroller("", caption, false, content)
}

#[derive(PartialEq)]
struct Row {
    opener: Opener,
    after: After,
    digits: Digits,
}

impl Part for Row {
    fn view(&self) -> Html {
        let Self { opener, after, digits } = self;
        let digits = *digits;
        html! {
            <tr aria-current={opener.is_open.then_some("true")}>
                <th scope="row">{ opener.view() }</th>
                <td>{ after.games }</td>
                <td>{ number(&after.scored, digits) }</td>
                <td>{ number(&after.before, digits) }</td>
                <td>{ number(&after.rating, digits) }</td>
                <td class={direction(&after.change)}>{ number(&after.change, digits) }</td>
                <td>{ number(&after.deviation, digits) }</td>
                <td>{ number(&after.volatility, digits) }</td>
            </tr>
        }
    }
}

/// Both sides of each result, and what their changes are made of.
pub(super) fn both_sides(room: Room, worked: &WorkedRound, rated: &Rated) -> Html {
    let words = &room.words.after;
    let count = rated.meetings();
    if count == 0 {
        return html! {};
    }
    let rows = sides(worked, rated, room.window(List::Sides, count), room.words);
    let content = html! {
        <>
            { columns(room, words.sides_caption, rows) }
            { room.pager(List::Sides, count) }
        </>
    };
    titled("card", "sides-title", words.sides, content)
}

/// A table of numbers.
pub(super) fn columns(room: Room, caption: &'static str, columns: Columns) -> Html {
    memo_list(caption, &columns.heads, columns.rows, room.digits())
}
