//! The picture of the current step position, with its caption and its table.

use super::pictures::{Between, Picture};
use super::{ViewContext, cards, guess, search};
use crate::widgets::chart::{ChartCard, chart_card, live_chart};
use crate::widgets::inline::pieces;
use crate::widgets::table::list;
use explain::by_ptr::ByPtr;
use explain::stage::{picture_of, step_shown, up_to};
use yew::prelude::*;

/// Draws the picture of the current step position, and the outcome of the last guess.
pub(crate) fn of_stage(context: ViewContext) -> Html {
    html! { <>{ at_position(context) }{ guess::announcement(context) }</> }
}

fn at_position(context: ViewContext) -> Html {
    let ViewContext { view, text, .. } = context;
    let (period, trace, level) = (context.period(), context.trace(), view.options.level);
    if view.hides_picture() {
        return guess::bell(context);
    }
    let shown = step_shown(view.position(), trace);
    if shown == 8 {
        return guess::bells(context).unwrap_or_else(|| cards::strength(context));
    }
    let digits = context.digits();
    // If the zeros are hidden, the shortened trace has none.
    let until = view
        .first_hidden_iteration()
        .or_else(|| view.hides_zeros().then_some(usize::MAX));
    let known = until.map(|count| up_to(trace, count));
    let mut picture_text = picture_of(
        view.position(),
        period,
        known.as_ref().unwrap_or(trace),
        level,
        text,
    );
    // The reader has chosen other ends for Step 5 than the paper's.
    let starts = (shown == 5 && until.is_none() && view.bracket.is_other())
        .then(|| view.starts(view.bracket.at))
        .flatten();
    if let Some(starts) = &starts {
        picture_text.alt = starts.alt(text.language.stage());
        picture_text.caption = starts.describe(text.language.stage());
    }
    let picture = Picture::Stage {
        of: ByPtr(view.derivation.clone()),
        position: view.position(),
        until,
        level,
        text,
        before: context.ghost().filter(|_| shown == 1).map(ByPtr),
        axis: context.axis().filter(|_| matches!(shown, 1 | 3)),
        ends: starts.as_ref().map(|starts| Between::of(starts, view)),
    };
    let picture = live_chart(
        picture,
        context.titled(&picture_text.alt),
        context.handles(),
    );
    chart_card(ChartCard {
        // The animation starts again only if its name changes, so it has two names in turn.
        class: classes!(
            "picture",
            if shown.is_multiple_of(2) {
                "even"
            } else {
                "odd"
            }
        ),
        id: "picture-title",
        title: context.titled(picture_text.title),
        // The key makes the chart of another step a new component, which draws at once instead of
        // at the next frame, because its height must be known before the page scrolls.
        chart: html! { <><div key={shown}>{ picture }</div>{ search::slider(context) }</> },
        notes: html! { <p class="soft">{ pieces(&picture_text.caption, digits) }</p> },
        // The table is of the paper's ends.
        table: starts.is_none().then(|| {
            (
                text.meaning.as_table(),
                list(
                    picture_text.title,
                    &picture_text.heads,
                    picture_text.rows,
                    digits,
                ),
            )
        }),
        ..ChartCard::default()
    })
}
