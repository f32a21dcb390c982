//! Step 2: the rating scale and the Glicko-2 scale.

use super::parts::{Part, part_name};
use super::{Description, in_words, own_name};
use crate::steps::Active;
use crate::steps::key_values::r_j;
use crate::steps::step::Cell;
use crate::words::number::Number;
use glicko2_steps::Quantity as Q;

/// The number of opponents that have a row.
const ROWS: usize = 20;

pub(super) fn describe(active: &Active) -> Description {
    let case = &active.case;
    let (period, words) = (case.period, case.text.language.stage());
    let mut rows = vec![vec![
        Cell::Head(case.text.steps.player().to_owned()),
        Cell::Number(case.r()),
        Cell::Number(case.mu()),
    ]];
    let games = &case.trace.games;
    // A single remaining opponent takes no more room than the row "others".
    let listed = if games.len() > ROWS + 1 {
        ROWS
    } else {
        games.len()
    };
    rows.extend(games[..listed].iter().enumerate().map(|(j, game)| {
        let given = r_j(j, &period.games[j]);
        let mu = Number::of(Q::MuJ(j), game.mu);
        vec![
            Cell::Head(own_name(j, period, case.text)),
            Cell::Number(given),
            Cell::Number(mu),
        ]
    }));
    if listed < games.len() {
        let name = part_name(Part::Rest(games.len() - listed), period, case.text);
        rows.push(vec![Cell::Head(name), Cell::Empty, Cell::Empty]);
    }
    Description {
        caption: words.scales(case.r(), case.mu(), case.rd(), case.phi()),
        alt: words.scales_alt(&in_words(&case.r()), &in_words(&case.mu()), games.len()),
        heads: vec!["", "{r}", "{mu}"],
        rows,
    }
}
