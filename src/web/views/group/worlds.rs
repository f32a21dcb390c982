//! A match of Guild Wars 2: three worlds, their points, and the curve that makes scores of them.

use super::Room;
use super::after::{both_sides, columns, everybody};
use super::derivation::blocks;
use super::inputs::{Person, constant, end, heads, person};
use crate::app::group::Worked;
use crate::charts::data::WarScores;
use crate::charts::draw;
use crate::group::{Rated, wvw};
use crate::input::group::form::{Field, label};
use crate::input::group::read;
use crate::present::group::{one_way, war_in_words, war_score};
use crate::web::kit::chart::{ChartCard, Drawn, chart, chart_card};
use crate::web::kit::controls::{fold, soft, titled};
use yew::prelude::*;

pub(super) fn inputs(room: Room) -> Html {
    let words = &room.words.input;
    let form = &room.state.form.worlds;
    let content = html! {
        <>
            { constant(room) }
            { heads(room, Some(words.points)) }
            <ol class="rows">
                for (i, world) in form.worlds.iter().enumerate() {
                    <li>{ person(room, Person {
                        label: label(Some(&world.name), i),
                        field: &|part| Field::World(i, part),
                        first: Some((Field::Points(i), words.points)),
                        remove: None,
                    }) }</li>
                }
            </ol>
            { end(room) }
            { soft((room.words.worlds.source)()) }
        </>
    };
    titled("", "group-players-title", words.worlds, content)
}

pub(super) fn outcome(room: Room) -> Html {
    let Some(worked) = room.state.rated() else { return html! {} };
    html! {
        <>
            { everybody(room, worked) }
            { curve(room, worked) }
            { how(room, worked) }
            { both_sides(room, worked) }
        </>
    }
}

impl Drawn for WarScores {
    fn svg(&self, width: u32) -> String {
        draw::war_scores(self, width)
    }
}

/// The curve, and the results on it.
fn curve(room: Room, worked: &Worked<Rated>) -> Html {
    let words = &room.words.worlds;
    let points = read::worlds(&worked.form).points;
    let data = WarScores::of(points, |a, b| (words.pair)(&worked.name(a), &worked.name(b)));
    let label = war_in_words(points, |i| worked.name(i), room.words);
    chart_card(ChartCard {
        id: "curve-title",
        title: words.curve,
        chart: chart(data, label),
        notes: html! {
            <>
                { soft(words.curve_explained) }
                { columns(room, words.one_way, one_way(points, |i| worked.name(i), room.words)) }
            </>
        },
        ..ChartCard::default()
    })
}

/// How the score of each pair comes about.
fn how(room: Room, worked: &Worked<Rated>) -> Html {
    let words = &room.words.worlds;
    let points = read::worlds(&worked.form).points;
    let content = html! {
        for (a, b) in wvw::PAIRS {
            {
                fold(
                    (words.pair)(&worked.name(a), &worked.name(b)),
                    blocks(room.digits(), &war_score(points, a, b, room.words)),
                )
            }
        }
    };
    titled("card", "how-title", words.how, content)
}
