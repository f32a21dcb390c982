//! A match of Guild Wars 2: three worlds, their points, and the curve that turns points into scores.

use super::Room;
use super::after::{both_sides, columns, everybody};
use super::before::people;
use super::derivation::blocks;
use super::over_time::over_time;
use crate::widgets::chart::{ChartCard, Draw, chart, chart_card};
use crate::widgets::controls::{fold, soft, titled};
use explain::case::league::{Field, LeaguePeriod};
use explain::charts::data::WarScores;
use explain::charts::draw;
use explain::charts::handles::Painted;
use explain::league::{one_way, source_of_worlds, war_in_words, war_score};
use glicko2_steps::groups::{Rated, wvw};
use yew::prelude::*;

pub(super) fn inputs(room: Room) -> Html {
    let words = room.words;
    let content = html! {
        <>
            { people(room, Some((Field::Points, words.input_points()))) }
            { soft(source_of_worlds(room.words)) }
        </>
    };
    titled("", "league-players-title", words.input_worlds(), content)
}

pub(super) fn outcome(
    room: Room,
    rated_period: &LeaguePeriod,
    rated: &Rated,
    points: [f64; 3],
) -> Html {
    html! {
        <>
            { everybody(room, rated_period, rated) }
            { over_time(room) }
            { curve(room, rated_period, points) }
            { how(room, rated_period, points) }
            { both_sides(room, rated_period, rated) }
        </>
    }
}

impl Draw for WarScores {
    fn draw(&self, width: u32) -> Painted {
        draw::war_scores(self, width).into()
    }
}

/// Draws the curve with the results on it.
fn curve(room: Room, rated_period: &LeaguePeriod, points: [f64; 3]) -> Html {
    let words = room.words;
    let data = WarScores::of(points, |a, b| {
        words.worlds_pair(&rated_period.name(a), &rated_period.name(b))
    });
    let label = war_in_words(points, |i| rated_period.name(i), room.words);
    chart_card(ChartCard {
        id: "curve-title",
        title: words.worlds_curve().into(),
        chart: chart(data, label),
        notes: html! {
            <>
                { soft(words.worlds_curve_explained()) }
                { columns(room, words.worlds_one_way(), one_way(points, |i| rated_period.name(i), room.words)) }
            </>
        },
        ..ChartCard::default()
    })
}

/// Draws how the score of each pair is computed.
fn how(room: Room, rated_period: &LeaguePeriod, points: [f64; 3]) -> Html {
    let words = room.words;
    let content = html! {
        for (a, b) in wvw::PAIRS {
            {
                fold(
                    words.worlds_pair(&rated_period.name(a), &rated_period.name(b)),
                    blocks(room.digits(), &war_score(points, a, b, room.words)),
                )
            }
        }
    };
    titled("card", "how-title", words.worlds_how(), content)
}
