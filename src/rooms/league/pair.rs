//! Both sides of one result: the expected score of each, and the effect on each.

use super::{Room, derivation, opener_id};
use crate::state::league::Action;
use crate::widgets::controls::{soft, titled};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::table::list_to_choose;
use explain::case::league::Who;
use explain::league::pair as of_pair;
use yew::prelude::*;

/// Draws both sides of the selected result, or of the least expected one if none is selected.
pub(super) fn pair(room: Room) -> Html {
    let Some(worked) = room.current() else {
        return html! {};
    };
    let (Some(rated), Some((a, b))) = (worked.rated(), room.state.pair()) else {
        return html! {};
    };
    let words = room.words;
    let open = |row: usize| {
        let who = Who::Player(if row == 0 { a } else { b });
        room.dispatch
            .on(Action::Choose(who))
            .then_focus(&[&opener_id(who), derivation::PLACE])
    };
    let content = match of_pair(&worked, rated, a, b, room.words) {
        Some(pair) => {
            let heads = [
                room.words.after_player(),
                words.pair_scored(),
                words.pair_expected(),
                words.pair_surprise(),
                words.pair_points(),
            ];
            html! {
                <>
                    <p class="who-won">{ pair.title }</p>
                    { list_to_choose(words.pair_caption(), &heads, pair.rows, room.digits(), &open) }
                </>
            }
        }
        None => soft(words.pair_none(&worked.name(a), &worked.name(b))),
    };
    let title = if room.state.pair == Some((a, b)) {
        words.pair_chosen()
    } else {
        words.pair_most()
    };
    titled("card pair", "pair-title", title, content)
}
