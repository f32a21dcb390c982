//! Step 3: the expected score of each game, and how much the game tells about the player.

use super::parts::{Part, part_name, those_that_matter};
use super::{Description, in_words};
use crate::numbers::Kind;
use crate::steps::step::Cell;
use crate::steps::{Active, score_cell, v_term};
use crate::words::number::Number;
use crate::words::pieces::Piece;
use glicko2_steps::quantity::game_path;
use glicko2_steps::{Quantity as Q, Symbol as S};

/// The number of games with a row of their own, the ones that tell most.
const ROWS: usize = 20;
/// The number of terms up to which all are written out. With more games, only the greatest term is named.
const NAMED: usize = 4;

pub(super) fn describe(active: &Active) -> Description {
    let case = &active.case;
    let (games, words) = (&case.trace.games, case.text.language.stage());
    let term = |j: usize| v_term(j, &games[j]);
    let terms: Vec<f64> = games.iter().map(|game| game.v_term).collect();

    let (shown, rest) = those_that_matter(&terms, ROWS);
    let (sum, v) = (active.v_sum.clone(), active.v.clone());
    let caption =
        match shown[..] {
            [only] => words.tells_one(term(only), v),
            _ if games.len() <= NAMED => {
                let written = shown
                    .iter()
                    .flat_map(|&j| [Piece::Text(" + ".to_owned()), Piece::Number(term(j))]);
                words.tells(&written.skip(1).collect::<Vec<_>>(), sum, v)
            }
            // The terms are never negative, so their values are their sizes.
            _ => {
                let largest = shown.iter().copied().fold(shown[0], |most, j| {
                    if terms[j] > terms[most] { j } else { most }
                });
                words.tells_many(games.len(), term(largest), sum, v)
            }
        };
    let mut rows: Vec<Vec<Cell>> = shown
        .into_iter()
        .map(|j| {
            let game = &games[j];
            let surprise = Number::difference(
                game.score,
                game.e,
                Kind::Scaled,
                game_path(j, "surprise"),
                S::S,
            )
            .signed();
            vec![
                Cell::Head(part_name(Part::Game(j), case.period, case.text)),
                Cell::Number(Number::of(Q::E(j), game.e)),
                score_cell(j, game),
                Cell::Number(surprise),
                Cell::Number(term(j)),
            ]
        })
        .collect();
    if !rest.is_empty() {
        let sum = rest.iter().map(|&j| terms[j]).sum();
        let name = part_name(Part::Rest(rest.len()), case.period, case.text);
        let sum = Cell::Number(Number::new(sum, Kind::Scaled, "games.rest.v_term", S::V));
        rows.push(vec![
            Cell::Head(name),
            Cell::Empty,
            Cell::Empty,
            Cell::Empty,
            sum,
        ]);
    }
    Description {
        caption,
        alt: words.tells_alt(games.len(), &in_words(&active.v_sum), &in_words(&active.v)),
        heads: vec!["", "{e}", "{s}", "{s} − {e}", "{g}²{e}(1 − {e})"],
        rows,
    }
}
