//! The sentences of `words/`, as typed functions.
//!
//! The build makes one type per file and one function per message (`build/words.rs`). The functions take the places of a
//! message by name and kind. A message with numbers gives pieces, so that each number stays an element with its full
//! value. Letters of the derivation stay as `{phi_star}` in the texts: see [`pieces`](super::pieces::pieces).

use super::Language;
use super::number::Number;
use super::pieces::{Piece, fill_by, push_text};
use crate::numbers::plural;
use std::borrow::Cow;

include!(concat!(env!("OUT_DIR"), "/words.rs"));

impl WhyWords {
    /// Returns the forms of the player in the reasons for a result. Each has the placeholder, its text if the player is
    /// the reader, and its text if the player has a name, for which `{who}` stands.
    pub(crate) fn forms_of_player(self) -> impl Iterator<Item = [&'static str; 3]> {
        self.person().lines().filter_map(|line| {
            let (form, texts) = line.split_once(" | ")?;
            let (reader, named) = texts.split_once(" | ")?;
            Some([form, reader, named])
        })
    }
}

/// A message with a name and an explanation, its attribute `.told`.
#[derive(Debug)]
pub struct Entry {
    /// The id of the message.
    pub id: &'static str,
    /// The name.
    pub name: &'static str,
    /// The explanation.
    pub told: &'static str,
}

/// A value for a place of a message.
enum Argument<'a> {
    Number(Number),
    Pieces(&'a [Piece]),
    Text(&'a str),
    Count(usize),
}

/// Fills a template of a message without numbers.
fn fill_text(template: &str, arguments: &[Argument]) -> String {
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
            Argument::Number(_) | Argument::Pieces(_) => {}
        }
        rest = after;
    }
    whole + rest
}

/// Fills a template of a message with numbers.
fn fill_pieces(template: &str, arguments: &[Argument]) -> Vec<Piece> {
    fill_by(template, &|place, pieces| {
        match arguments.get(place) {
            Some(Argument::Number(number)) => pieces.push(Piece::Number(number.clone())),
            Some(Argument::Text(text)) => push_text(pieces, text),
            Some(Argument::Count(count)) => push_text(pieces, &count.to_string()),
            Some(Argument::Pieces(parts)) => {
                for part in *parts {
                    match part {
                        Piece::Text(text) => push_text(pieces, text),
                        part => pieces.push(part.clone()),
                    }
                }
            }
            None => return false,
        }
        true
    })
}
