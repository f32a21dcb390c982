//! The ratings of all participants over the periods: a chart, and the same as a table.

use super::after::order;
use super::{List, Room, derivation, opener_id};
use crate::derivation::predictions::{Periods, predictions};
use crate::state::league::Action;
use crate::widgets::chart::{ChartCard, Draw, Key, chart, chart_card};
use crate::widgets::controls::soft;
use crate::widgets::dispatch::Dispatch;
use crate::widgets::table::list_to_choose;
use explain::answer::level_name;
use explain::by_ptr::ByPtr;
use explain::case::league::{Kind, RatedLeague};
use explain::case::level::Level;
use explain::charts::data::{RatingLine, Ratings};
use explain::charts::handles::Painted;
use explain::charts::{alt, draw};
use explain::league::over_time::{path, table, times};
use explain::words::messages::LeagueWords;
use web_sys::Element;
use yew::prelude::*;

/// The classes of the lines' colours, and the marks that the chart draws in each.
const COLOURS: [(&str, &str); 8] = [
    ("player-1", "●"),
    ("player-2", "■"),
    ("player-3", "▲"),
    ("player-4", "◆"),
    ("player-5", "○"),
    ("player-6", "□"),
    ("player-7", "△"),
    ("player-8", "◇"),
];

/// Returns the class and the mark of a line.
fn swatch(line: &RatingLine) -> (&'static str, &'static str) {
    line.colour.map_or(("", "–"), |number| COLOURS[number])
}

/// The chart. Its lines are computed when it is drawn, so that typing does not wait for them.
#[derive(Clone, PartialEq)]
struct Picture {
    league: ByPtr<RatedLeague>,
    emphasised: Option<usize>,
    pointed: Option<usize>,
    level: Level,
    words: LeagueWords,
}

impl Picture {
    fn data(&self) -> Ratings {
        let data = Ratings::of(
            &self.league.rated,
            |player| self.league.case.label(player),
            self.emphasised,
            self.level,
        );
        Ratings {
            pointed: self.pointed,
            ..data
        }
    }
}

impl Draw for Picture {
    fn draw(&self, width: u32) -> Painted {
        let data = self.data();
        draw::ratings(&data, &times(data.periods, self.words), path, width).into()
    }
}

/// Draws the chart in its card.
pub(super) fn over_time(room: Room) -> Html {
    let Some(league) = room.state.rated() else {
        return html! {};
    };
    let words = room.words;
    let emphasised = room.state.emphasised;
    let picture = Picture {
        league: ByPtr(league.clone()),
        emphasised,
        pointed: None,
        level: room.options.level,
        words: room.words,
    };
    let data = picture.data();
    if data.lines.is_empty() {
        return html! {};
    }
    let level = level_name(room.options.level, room.text);
    let of_band = |line: &RatingLine| {
        let class = line.colour.map_or("band", |_| swatch(line).0);
        (class, "▆", words.over_time_band(&line.name, &level).into())
    };
    let key: Vec<Key> = data
        .band
        .iter()
        .map(|band| of_band(&data.lines[band.line]))
        .collect();
    // The table has the same rows as the standings, whose pager turns the pages of both.
    let Some(rated_period) = room.state.rated_period() else {
        return html! {};
    };
    let order = order(room, &rated_period);
    let players = &order[room.window(List::After, order.len())];
    let (heads, rows) = table(league, players.iter().copied(), room.words);
    let heads: Vec<&str> = heads.iter().map(String::as_str).collect();
    let open = |row: usize| {
        let who = rated_period.who(players[row]);
        room.dispatch
            .on(Action::Choose(who))
            .then_focus(&[&opener_id(who), derivation::PLACE])
    };
    let all = league.case.participants.len();
    let title = if data.periods > 1 {
        words.over_time_title_several()
    } else {
        words.over_time_title()
    };
    chart_card(ChartCard {
        class: "over-time".into(),
        id: "over-time-title",
        title: title.into(),
        menu: None,
        key,
        notes: html! {
            <>
                if data.lines.len() < all { { soft(words.over_time_most(data.lines.len())) } }
                if room.state.mode().kind() == Kind::Results {
                    { predictions(Periods::League(ByPtr(league.clone())), room.digits(), room.text) }
                }
            </>
        },
        table: Some((
            room.text.meaning.as_table(),
            list_to_choose(
                words.over_time_caption(),
                &heads,
                rows,
                room.digits(),
                &open,
            ),
        )),
        chart: html! { <Lines {picture} emphasise={room.dispatch.reform(Action::Emphasise)} /> },
    })
}

/// Returns the player to whose line or legend entry an element belongs.
fn player_of(element: &Element) -> Option<usize> {
    element
        .closest("[data-line]")
        .ok()??
        .get_attribute("data-line")?
        .parse()
        .ok()
}

#[derive(Properties, PartialEq)]
struct LinesProps {
    picture: Picture,
    /// Emphasises a player, or clears the emphasis.
    emphasise: Callback<Option<usize>>,
}

/// The chart with its legend. A line is emphasised while the pointer or the focus is on it or on
/// its legend entry. A press on the entry keeps it emphasised, with its band.
#[component]
fn Lines(props: &LinesProps) -> Html {
    let pointed = use_state_eq(|| None);
    let point = Callback::from({
        let pointed = pointed.setter();
        move |at: Option<Element>| pointed.set(at.and_then(|at| player_of(&at)))
    });
    let onpointerover = point.reform(|event: PointerEvent| event.target_dyn_into());
    let onpointerout = point.reform(|_: PointerEvent| None);
    let onfocusin = point.reform(|event: FocusEvent| event.target_dyn_into());
    let onfocusout = point.reform(|_: FocusEvent| None);
    let picture = Picture {
        pointed: *pointed,
        ..props.picture.clone()
    };
    let data = picture.data();
    let words = picture.words;
    let emphasised = picture.emphasised;
    let entry = |line: &RatingLine| {
        let is_on = emphasised == Some(line.player);
        let next = if is_on { None } else { Some(line.player) };
        let (class, mark) = swatch(line);
        let press = props.emphasise.reform(move |_: MouseEvent| next);
        html! {
            <button type="button" aria-pressed={is_on.to_string()} data-line={line.player.to_string()} onclick={press}>
                <span class={classes!("swatch", class)} aria-hidden="true">{ mark }</span>{ &line.name }
            </button>
        }
    };
    let label = alt::ratings(&data, words);
    html! {
        <div class="lines" {onpointerover} {onpointerout} {onfocusin} {onfocusout}>
            { chart(picture, label) }
            <div class="line-keys" role="group" aria-label={words.over_time_highlight()}>
                for line in &data.lines { { entry(line) } }
            </div>
        </div>
    }
}
