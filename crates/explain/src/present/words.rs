//! The sentences of `words/`, as typed functions.
//!
//! The build makes one type per file and one function per message (`build.rs`). The functions take the places of a
//! message by name and kind. A message with numbers gives pieces, so that each number stays an element with its full
//! value. Letters of the derivation stay as `{phi_star}` in the texts: see [`pieces`](crate::present::step::pieces).

use crate::number::plural;
use crate::present::math::Number;
use crate::present::step::{Piece, fill_by};
use crate::present::text::Language;
use std::borrow::Cow;

include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// A value for a place of a message.
enum Argument<'a> {
    Number(Number),
    Text(&'a str),
    Count(usize),
}

/// Fills a template of a message without numbers.
fn text(template: &str, arguments: &[Argument]) -> String {
    let mut whole = String::with_capacity(template.len());
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        whole.push_str(before);
        let filled = after
            .split_once('}')
            .and_then(|(place, after)| Some((arguments.get(place.parse::<usize>().ok()?)?, after)));
        let Some((argument, after)) = filled else {
            whole.push('{');
            rest = after;
            continue;
        };
        match argument {
            Argument::Text(text) => whole.push_str(text),
            Argument::Count(count) => whole.push_str(&count.to_string()),
            Argument::Number(_) => {}
        }
        rest = after;
    }
    whole + rest
}

/// Fills a template of a message with numbers.
fn pieces(template: &str, arguments: &[Argument]) -> Vec<Piece> {
    fill_by(template, |place| {
        Some(match arguments.get(place)? {
            Argument::Number(number) => Piece::Number(number.clone()),
            Argument::Text(text) => Piece::Text((*text).to_owned()),
            Argument::Count(count) => Piece::Text(count.to_string()),
        })
    })
}
