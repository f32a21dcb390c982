//! Cards about the selected period: the orders of its games, and the tug of war about RD.

use crate::derivation::ViewContext;
use crate::state::State;
use crate::widgets::controls::{soft, titled};
use crate::widgets::inline::pieces;
use crate::widgets::memo::{Part, memo};
use crate::widgets::table::list;
use explain::by_ptr::ByPtr;
use explain::numbers::Digits;
use explain::periods::{orders_rows, orders_sentence, tug_rows, tug_sentence};
use explain::words::Text;
use explain::words::messages::PeriodsWords;
use glicko2_steps::seasons::{Orders, RatedPeriod, orders, tug_of_war};
use yew::prelude::*;

/// The largest number of games that are rated one by one. Each costs as much as a period.
const ONE_BY_ONE: usize = 1_000;

pub(crate) fn cards(state: &State, context: ViewContext, words: PeriodsWords) -> Html {
    let rated = state
        .player
        .rated
        .rated
        .periods
        .get(context.view.options.period)
        .cloned()
        .map(ByPtr);
    html! {
        if let Some(rated) = rated {
            { memo(Cards { rated, digits: context.digits(), text: context.text, words }) }
        }
    }
}

/// The cards, computed again only if the period itself changes.
#[derive(PartialEq)]
struct Cards {
    rated: ByPtr<RatedPeriod>,
    digits: Digits,
    text: Text,
    words: PeriodsWords,
}

impl Part for Cards {
    fn view(&self) -> Html {
        let Self { rated, .. } = self;
        // A single game is the same in any order.
        let has_orders = (2..=ONE_BY_ONE).contains(&rated.period.games.len());
        let found = if has_orders {
            orders(&rated.period, Orders::FEW).ok()
        } else {
            None
        };
        html! {
            <>
                if let Some(found) = found { { order(self, &found) } }
                { tug(self) }
            </>
        }
    }
}

fn order(props: &Cards, found: &Orders) -> Html {
    let words = props.words;
    let content = html! {
        <>
            { soft(words.orders_explained()) }
            { list(words.orders_caption(), &[words.orders_way(), "{r_prime}", "{rd_prime}"], orders_rows(found, props.words), props.digits) }
            if props.rated.period.games.len() > Orders::FEW {
                { soft(words.orders_too_many()) }
            } else {
                <p class="soft">{ pieces(&orders_sentence(found, props.words), props.digits) }</p>
            }
        </>
    };
    titled("card", "orders-title", words.orders_title(), content)
}

fn tug(props: &Cards) -> Html {
    let words = props.words;
    let tug = tug_of_war(&props.rated);
    let content = html! {
        <>
            { soft(words.tug_explained()) }
            { list(words.tug_caption(), &["{rd}", words.tug_points(), words.tug_variance()], tug_rows(&tug, props.words), props.digits) }
            <p class="soft">{ pieces(&tug_sentence(&tug, props.rated.trace.player, props.words), props.digits) }</p>
        </>
    };
    titled("card", "tug-title", words.tug_title(), content)
}
