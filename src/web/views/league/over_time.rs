//! Everybody's ratings over the periods: the chart, and the same as a table.

use super::after::order;
use super::{List, Room, derivation, opener_id};
use crate::app::league::Action;
use crate::case::league::RatedLeague;
use crate::case::level::Level;
use crate::charts::data::Ratings;
use crate::charts::grip::Painted;
use crate::charts::{alt, draw};
use crate::present::answer::level_name;
use crate::present::league::over_time::{path, table, times};
use crate::present::text::league::LeagueText;
use crate::web::kit::chart::{ChartCard, Drawn, Key, chart, chart_card};
use crate::web::kit::controls::{select, soft};
use crate::web::kit::dispatch::Dispatch;
use crate::web::kit::table::list_to_choose;
use std::rc::Rc;
use yew::prelude::*;

/// The chart. Its lines are worked out with the drawing, not while keys wait for their numbers.
struct Picture {
    league: Rc<RatedLeague>,
    emphasised: Option<usize>,
    level: Level,
    words: &'static LeagueText,
}

impl Picture {
    fn data(&self) -> Ratings {
        Ratings::of(&self.league.rated, |player| self.league.case.label(player), self.emphasised, self.level)
    }
}

impl PartialEq for Picture {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.league, &other.league)
            && (self.emphasised, self.level) == (other.emphasised, other.level)
            && self.words == other.words
    }
}

impl Drawn for Picture {
    fn drawn(&self, width: u32) -> Painted {
        let data = self.data();
        draw::ratings(&data, &times(data.periods, self.words), path, width).into()
    }
}

/// The chart in its card.
pub(super) fn over_time(room: Room) -> Html {
    let Some(league) = room.state.rated() else { return html! {} };
    let words = &room.words.over_time;
    let emphasised = room.state.emphasised;
    let picture = Picture { league: league.clone(), emphasised, level: room.options.level, words: room.words };
    let data = picture.data();
    if data.lines.is_empty() {
        return html! {};
    }
    let level = level_name(room.options.level, room.text);
    let of_band = data.band.as_ref().map(|band| (words.band)(&data.lines[band.line].name, &level));
    let key: Vec<Key> = of_band.into_iter().map(|words| ("band", "▆", words.into())).collect();
    let names = data.lines.iter().map(|line| (Some(line.player), line.player.to_string(), line.name.clone()));
    let nobody = (None, "none".to_owned(), words.nobody.to_owned());
    let options = std::iter::once(nobody).chain(names).collect();
    let set = room.dispatch.reform(Action::Emphasise);
    // The same rows as the standings have, which turn its pages.
    let Some(worked) = room.state.worked() else { return html! {} };
    let order = order(room, &worked);
    let players = &order[room.window(List::After, order.len())];
    let (heads, rows) = table(league, players.iter().copied(), room.words);
    let heads: Vec<&str> = heads.iter().map(String::as_str).collect();
    let open = |row: usize| {
        let who = worked.who(players[row]);
        room.dispatch.on(Action::Choose(who)).then_focus(&[&opener_id(who), derivation::PLACE])
    };
    let all = league.case.participants.len();
    chart_card(ChartCard {
        class: "over-time".into(),
        id: "over-time-title",
        title: (words.title)(data.periods).into(),
        menu: Some(html! {
            <div class="highlight"><span aria-hidden="true">{ words.highlight }</span>{ select(words.highlight, options, emphasised, set) }</div>
        }),
        key,
        notes: if data.lines.len() < all {
            soft((words.most)(data.lines.len()))
        } else {
            html! {}
        },
        table: Some((room.text.meaning.as_table, list_to_choose(words.caption, &heads, rows, room.digits(), &open))),
        chart: chart(picture, alt::ratings(&data, room.words)),
    })
}
