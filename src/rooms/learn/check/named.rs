//! The mistakes that would explain the reader's numbers, by name.

use super::step_link;
use crate::widgets::controls::fold;
use crate::widgets::formula::letters;
use crate::widgets::inline::pieces;
use explain::learn::check::{Description, describe, formulas, mistake};
use explain::numbers::Digits;
use explain::steps::math::Math;
use explain::teach::check::{Candidate, Lineup};
use explain::words::messages::CheckWords;
use explain::words::pieces::pieces as plain_pieces;
use yew::prelude::*;

/// The number of candidates that are described in full. A longer list would say little.
const TOLD: usize = 6;

/// Draws the candidates, the first ones in full.
pub(super) fn candidate_list(
    found: &[Candidate],
    lineup: &Lineup,
    case_link: &str,
    words: CheckWords,
) -> Html {
    let (first, rest) = found.split_at(found.len().min(TOLD));
    html! {
        <>
            <ol class="mistakes">for who in first { <li>{ candidate(&describe(who, lineup, words), case_link, words) }</li> }</ol>
            if !rest.is_empty() {
                { fold(words.more_of_them(rest.len()), html! {
                    <ul class="mistake-names">for who in rest { <li>{ names(&describe(who, lineup, words), words) }</li> }</ul>
                }) }
            }
        </>
    }
}

/// Draws the names of mistakes, one on each line.
pub(super) fn mistake_names<'a>(ids: impl Iterator<Item = &'a str>, words: CheckWords) -> Html {
    let known: Vec<_> = ids.filter_map(|id| mistake(id, words)).collect();
    html! {
        if !known.is_empty() {
            <ul class="mistake-names">
                for of in known {
                    <li>
                        <strong>{ pieces(&plain_pieces(of.name), Digits::Auto) }</strong>{ " " }<code>{ of.id }</code>
                        <br />{ pieces(&plain_pieces(of.told), Digits::Auto) }
                    </li>
                }
            </ul>
        }
    }
}

/// Draws a candidate: one mistake, or two at once.
fn candidate(descriptions: &[Description], case_link: &str, words: CheckWords) -> Html {
    html! {
        for (i, one) in descriptions.iter().enumerate() {
            if i > 0 { <p class="and">{ words.and() }</p> }
            <h3>{ pieces(&one.name, Digits::Auto) }{ " " }<code>{ &one.id }</code></h3>
            <p>{ pieces(&one.explanation, Digits::Auto) }</p>
            if let Some([wrong, right]) = formulas(&one.id) { { versus(wrong, right, words) } }
            <p class="worked-link"><a href={step_link(case_link, one.step)}>{ words.worked(one.step.into()) }</a></p>
        }
    }
}

/// Draws the names of a candidate in one line.
fn names(descriptions: &[Description], words: CheckWords) -> Html {
    html! {
        for (i, one) in descriptions.iter().enumerate() {
            if i > 0 { { " " }{ words.and() }{ " " } }
            { pieces(&one.name, Digits::Auto) }{ " " }<code>{ &one.id }</code>
        }
    }
}

/// Draws the formula with the mistake, and the right one.
fn versus(wrong: Math, right: Math, words: CheckWords) -> Html {
    html! {
        <dl class="versus">
            <div class="is-wrong"><dt>{ words.here() }</dt><dd>{ letters(wrong) }</dd></div>
            <div class="is-right"><dt>{ words.paper() }</dt><dd>{ letters(right) }</dd></div>
        </dl>
    }
}
