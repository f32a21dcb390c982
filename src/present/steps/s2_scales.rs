//! Step 2: onto the Glicko-2 scale.

use super::{Case, S, of_game, table, text};
use crate::present::math::Number;
use crate::present::math::{fraction, literal, op, operand, row};
use crate::present::number::Kind;
use crate::present::step::{Block, Cell, TableId, pieces};

pub(super) fn blocks(case: &Case) -> Vec<Block> {
    let words = &case.text.steps;
    let scale = || literal("173.7178");
    let mu = row![S::Mu, op("="), fraction(row![S::R, op("−"), literal("1500")], scale())];
    let phi = row![S::Phi, op("="), fraction(S::Rd, scale())];
    let mu_worked =
        row![S::Mu, op("="), fraction(row![operand(case.r()), op("−"), literal("1500")], scale()), op("="), case.mu()];
    let phi_worked = row![S::Phi, op("="), fraction(case.rd(), scale()), op("="), case.phi()];

    let mut rows = vec![vec![
        Cell::Head(words.player.to_owned()),
        Cell::Number(case.r()),
        Cell::Number(case.rd()),
        Cell::Number(case.mu()),
        Cell::Number(case.phi()),
    ]];
    rows.extend(case.shown_games().map(|(j, traced)| {
        let game = case.period.games[j];
        let given = |field, value, symbol| Number::new(value, Kind::Given, format!("in.games.{j}.{field}"), symbol);
        vec![
            Cell::Head((words.game)(j + 1)),
            Cell::Number(given("rating", game.rating, S::RJ)),
            Cell::Number(given("deviation", game.deviation, S::RdJ)),
            Cell::Number(of_game(j, "mu", traced.mu, S::MuJ)),
            Cell::Number(of_game(j, "phi", traced.phi, S::PhiJ)),
        ]
    }));

    vec![
        text(words.scales),
        Block::Formula(mu),
        Block::Worked(mu_worked),
        Block::Formula(phi),
        Block::Worked(phi_worked),
        table(TableId::Scales, words.scales_caption, &["j", "{r}", "{rd}", "{mu}", "{phi}"], rows),
        Block::Note(pieces(words.scales_note)),
    ]
}
