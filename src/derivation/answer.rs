//! The answer: the rating before and after, with its reasons.

use super::ViewContext;
use crate::state::State;
use crate::widgets::controls::fold;
use crate::widgets::headline::{self, Headline, headline};
use crate::widgets::inline::{Draggable, draggable, number, pieces_with};
use crate::widgets::warnings::warnings;
use explain::answer;
use explain::answer::sentences;
use explain::case::stepping;
use explain::numbers::{Kind, full, show};
use explain::reasons::{self, Reason};
use explain::steps::key_values;
use explain::words::Text;
use explain::words::number::{Number, format_number};
use explain::words::pieces::Piece;
use glicko2_steps::Field;
use yew::prelude::*;

/// Draws the answer with its reasons, followed by `further`. `is_draggable` says whether its input
/// numbers can be dragged.
pub(crate) fn answer(context: ViewContext, further: Html, is_draggable: bool) -> Html {
    let (period, trace) = (context.period(), context.trace());
    let sentence = |reason: &Reason| sentences::sentence(reason, None, context.text.language);
    let sentences: Vec<Vec<Piece>> = match context.view.dragged_from() {
        Some(before) => {
            let others = reasons::reasons(&before.period, &before.trace);
            let reasons = reasons::reasons_like(&others, period, trace);
            let places = reasons.iter().zip(&others);
            places
                .map(|(now, other)| {
                    now.as_ref()
                        .map_or_else(|| for_active_field(context, &sentence(other)), sentence)
                })
                .collect()
        }
        None => reasons::reasons(period, trace)
            .iter()
            .map(sentence)
            .collect(),
    };
    with_reasons(context, &sentences, further, is_draggable)
}

/// Returns the dragged number with its name, which replaces a sentence that is no longer true.
fn for_active_field(context: ViewContext, sentence: &[Piece]) -> Vec<Piece> {
    let Some(field) = context
        .view
        .active_field
        .as_ref()
        .map(|active| active.field)
    else {
        return Vec::new();
    };
    let is_it = |piece: &&Piece| matches!(piece, Piece::Number(n) if field_of(context, &n.quantity) == Some(field));
    let Some(Piece::Number(number)) = sentence.iter().find(is_it) else {
        return Vec::new();
    };
    let Some(value) = in_period(&number.quantity).and_then(|field| context.period().number(field))
    else {
        return Vec::new();
    };
    let name = format!("{}: ", field_name(field, context.text));
    vec![
        Piece::Text(name),
        Piece::Number(Number {
            value,
            ..number.clone()
        }),
    ]
}

/// Returns the note on an outdated result: that an input is wrong, or only missing. Returns `None`
/// if the result is up to date.
pub(crate) fn stale(state: &State, text: Text) -> Option<&'static str> {
    let text = text.answer;
    state.is_stale().then(|| {
        if state.has_wrong_field() {
            text.stale()
        } else {
            text.unfinished()
        }
    })
}

/// Returns the rating before the period.
fn rating_before(context: ViewContext) -> Number {
    key_values::r(context.period().player)
}

/// Returns the headline of the case. `before` is the drawn rating before the period.
fn of_case(context: ViewContext, before: Html) -> Headline {
    let (period, trace, digits) = (context.period(), context.trace(), context.digits());
    Headline {
        before,
        after: number(&key_values::r_prime(trace.player), digits),
        change: (!trace.games.is_empty()).then(|| answer::change(period, trace).signed()),
        sentence: answer::sentence(period, trace, context.view.options.level, context.text),
        details: answer::details(trace.player, context.view.options.level, context.text),
        digits,
        stale: context.stale,
        text: context.text,
    }
}

/// Draws the rating before and after in one line, which stays in view while the reader types on a
/// phone. Screen readers skip it, because the answer says the same.
pub(crate) fn in_sight(state: &State, context: ViewContext) -> Html {
    if state.is_unrated || state.awaits_games() || context.view.hides_answer() {
        return Html::default();
    }
    headline::line(&of_case(
        context,
        number(&rating_before(context), context.digits()),
    ))
}

/// Draws the answer with these sentences as its reasons.
pub(crate) fn with_reasons(
    context: ViewContext,
    sentences: &[Vec<Piece>],
    further: Html,
    is_draggable: bool,
) -> Html {
    let digits = context.digits();
    let before = rating_before(context);
    if context.view.hides_answer() {
        return headline::hidden(number(&before, digits), context.text);
    }
    // Assistive technology does not accept powers of ten, and numbers that small are never dragged.
    let can_be = |n: &Number| is_draggable && !full(n.value).contains('e');
    let draw = |n: &Number| match field_of(context, &n.quantity).filter(|_| can_be(n)) {
        Some(field) => draggable(n, dragging(context, field, n), digits),
        None => number(n, digits),
    };
    let reasons = reasons(sentences, &draw, context);
    headline(
        &of_case(context, draw(&before)),
        html! { <>{ reasons }{ further }{ unusual(context) }</> },
    )
}

/// Returns the field whose typed number a quantity is, if there is one.
fn field_of(context: ViewContext, quantity: &str) -> Option<Field> {
    context
        .view
        .derivation
        .typed(in_period(quantity)?, context.view.options.period)
}

/// Returns the field of the period whose number a quantity is, if there is one.
fn in_period(quantity: &str) -> Option<Field> {
    let name = quantity
        .strip_prefix("in.")
        .or_else(|| quantity.starts_with("games.").then_some(quantity))?;
    stepping::field_by_name(name)
}

/// Returns the attributes for dragging a number.
fn dragging(context: ViewContext, field: Field, number: &Number) -> Draggable {
    let (text, digits) = (context.text, context.digits());
    let outcome = show(context.trace().player.rating, Kind::Rating, digits);
    Draggable {
        drag_name: stepping::name(field),
        name: field_name(field, text).into(),
        told: dragged(field, &format_number(number, digits), &outcome, text),
    }
}

/// Returns the words that announce a dragged number and the new rating.
pub(crate) fn dragged(field: Field, value: &str, rating: &str, text: Text) -> String {
    match field {
        Field::PlayerDeviation | Field::GameDeviation(_) => text.input.dragged_rd(value, rating),
        _ => text.input.dragged(value, rating),
    }
}

/// Returns the name of a field that has no label beside it.
pub(crate) fn field_name(field: Field, text: Text) -> String {
    let text = text.input;
    let (name, row) = match field {
        Field::PlayerDeviation => (text.deviation(), None),
        Field::PlayerVolatility => (text.volatility(), None),
        Field::Tau => (text.tau(), None),
        Field::IdlePeriods => (text.idle_periods(), None),
        Field::GameRating(j) => (text.opponent_rating(), Some(j)),
        Field::GameDeviation(j) => (text.opponent_deviation(), Some(j)),
        Field::GameScore(j) => (text.score(), Some(j)),
        _ => (text.rating(), None),
    };
    row.map_or_else(|| name.to_owned(), |j| text.of_game(name, j + 1))
}

/// Draws reasons, one paragraph for each sentence.
pub(crate) fn why(sentences: &[Vec<Piece>], context: ViewContext) -> Html {
    reasons(sentences, &|n| number(n, context.digits()), context)
}

fn reasons(
    sentences: &[Vec<Piece>],
    number: &dyn Fn(&Number) -> Html,
    context: ViewContext,
) -> Html {
    // On paper no reason is folded away.
    let seen = if context.is_read {
        sentences.len()
    } else {
        sentences.len().min(reasons::TELLING)
    };
    let (telling, others) = sentences.split_at(seen);
    let paragraph = |sentence: &Vec<Piece>| html! { <p>{ pieces_with(sentence, number) }</p> };
    html! {
        if !telling.is_empty() {
            <div class="why">
                for sentence in telling { { paragraph(sentence) } }
                if !others.is_empty() {
                    { fold(context.text.answer.more_reasons(), html! { <>for sentence in others { { paragraph(sentence) } }</> }) }
                }
            </div>
        }
    }
}

/// Draws the warnings about the case as a whole. Warnings about one game are drawn beside it.
pub(crate) fn unusual(context: ViewContext) -> Html {
    warnings(
        context
            .trace()
            .unusual(false)
            .into_iter()
            .map(|kind| context.text.warning(kind).into()),
    )
}
