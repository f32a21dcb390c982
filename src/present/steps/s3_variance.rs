//! Step 3: the variance v of a rating that rested on these games alone.

use super::{Active, S, of_game, table, text, written_sum};
use crate::present::math::{
    Math, Number, brackets, call, fraction, literal, name, op, operand, parens, power, root, row, square,
};
use crate::present::number::Kind;
use crate::present::step::{Block, Cell, TableId, pieces};

pub(super) fn blocks(active: &Active) -> Vec<Block> {
    let case = active.case;
    let words = &case.text.steps;
    let games = &case.trace.games;
    let first = &games[0];
    let phi_1 = || of_game(0, "phi", first.phi, S::PhiJ);
    let g_1 = || of_game(0, "g", first.g, S::G);
    let e_1 = of_game(0, "e", first.e, S::E);

    let one = || literal("1");
    let three_phi_squared = |phi: Math| row![literal("3"), op("·"), fraction(square(phi), square(name("π")))];
    let g = row![
        call(S::G, S::PhiJ),
        op("="),
        fraction(one(), root(row![one(), op("+"), fraction(row![literal("3"), square(S::PhiJ)], square(name("π")))]))
    ];
    let g_worked = row![
        call(S::G, phi_1()),
        op("="),
        fraction(one(), root(row![one(), op("+"), three_phi_squared(phi_1().into())])),
        op("="),
        g_1()
    ];
    let exponent = row![op("−"), call(S::G, S::PhiJ), parens(row![S::Mu, op("−"), S::MuJ])];
    let exponent_worked =
        row![op("−"), g_1(), parens(row![case.mu(), op("−"), operand(of_game(0, "mu", first.mu, S::MuJ))])];
    let e = row![
        call(S::E, row![S::Mu, op(","), S::MuJ, op(","), S::PhiJ]),
        op("="),
        fraction(one(), row![one(), op("+"), call(name("exp"), exponent)])
    ];
    let e_worked =
        row![S::E, op("="), fraction(one(), row![one(), op("+"), call(name("exp"), exponent_worked)]), op("="), e_1];
    let v = row![
        S::V,
        op("="),
        power(
            brackets(row![Math::Sum, square(call(S::G, S::PhiJ)), S::E, parens(row![one(), op("−"), S::E])]),
            row![op("−"), one()]
        )
    ];
    let v_worked = row![
        S::V,
        op("="),
        power(brackets(written_sum(games, |j, game| of_game(j, "v_term", game.v_term, S::V))), row![op("−"), one()]),
        op("="),
        fraction(one(), active.v_sum.clone()),
        op("="),
        active.v.clone()
    ];

    let rows = case
        .shown_games()
        .map(|(j, game)| {
            vec![
                Cell::Head((words.game)(j + 1)),
                Cell::Number(of_game(j, "mu", game.mu, S::MuJ)),
                Cell::Number(of_game(j, "phi", game.phi, S::PhiJ)),
                Cell::Number(of_game(j, "g", game.g, S::G)),
                Cell::Number(of_game(j, "e", game.e, S::E)),
                Cell::Number(Number::new(game.score, Kind::Given, format!("games.{j}.score"), S::S)),
                Cell::Number(of_game(j, "v_term", game.v_term, S::V)),
            ]
        })
        .collect();

    let mut blocks = vec![
        text(words.variance),
        Block::Formula(g),
        Block::Formula(e),
        Block::Note(pieces(&(words.variance_of)(1))),
        Block::Worked(g_worked),
        Block::Worked(e_worked),
        table(
            TableId::Variance,
            words.variance_caption,
            &["j", "{mu_j}", "{phi_j}", "{g}({phi_j})", "{e}", "{s}", "{g}²{e}(1 − {e})"],
            rows,
        ),
        Block::Formula(v),
        Block::Worked(v_worked),
        Block::Note(pieces(words.variance_note)),
    ];
    blocks.extend(case.paper_note(words.paper_v));
    blocks
}
