//! Glicko (1995) worked for one case: its own steps, on the rating scale.
//!
//! Source: M. E. Glickman, *The Glicko system*. All numbers come from
//! [`glicko_1995::Trace`](glicko2_steps::glicko_1995::Trace).

use super::formulas::{with_numbers as math, with_piece};
use super::step::{Block, Cell, Step, TableId};
use super::{formula, size_of_term, symbol_cell, table, text, with_numbers, written_sum};
use crate::numbers::Kind;
use crate::words::messages::GlickoWords;
use crate::words::number::Number;
use crate::words::pieces::pieces;
use glicko2_steps::glicko_1995::{Constants, GameTrace, Q, Trace};
use glicko2_steps::{Game, Symbol as S};
use std::ops::Range;

/// The assumption from which c was computed: a typical RD grows back to 350 in a number of idle periods.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Solved {
    /// The typical RD.
    pub deviation: f64,
    /// The number of periods until the RD is 350 again.
    pub periods: f64,
}

/// A case and its trace.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Derivation<'a> {
    /// The rating r before the games.
    pub rating: f64,
    /// RD₀, the deviation after the player's last games.
    pub deviation: f64,
    /// c and t, or `None` if the growth of uncertainty is unknown.
    pub constants: Option<Constants>,
    /// The RD at which growth stops: 350, or another limit of the rating system.
    pub most_deviation: f64,
    /// The assumption from which c was computed, if it was.
    pub solved: Option<Solved>,
    /// The games as rated.
    pub games: &'a [Game],
    /// The result.
    pub trace: &'a Trace,
}

impl Derivation<'_> {
    fn r(&self) -> Number {
        Number::new(self.rating, Kind::Given, "glicko.in.rating", S::R)
    }
    fn rd_0(&self) -> Number {
        Number::new(self.deviation, Kind::Given, "glicko.in.deviation", S::Rd0)
    }
    fn most(&self) -> Number {
        Number::new(
            self.most_deviation,
            Kind::Given,
            "glicko.most_deviation",
            S::Rd,
        )
    }
    fn rd(&self) -> Number {
        Number::new(
            self.trace.onset_deviation,
            Kind::Rating,
            "glicko.onset_deviation",
            S::Rd,
        )
    }
    fn q(&self) -> Number {
        Number::new(Q, Kind::Volatility, "glicko.q", S::Q)
    }
    fn d_squared(&self) -> Option<Number> {
        Some(Number::new(
            self.trace.d_squared?,
            Kind::Rating,
            "glicko.d_squared",
            S::DSquared,
        ))
    }
    fn step(&self) -> Number {
        Number::new(self.trace.step, Kind::Rating, "glicko.step", S::RPrime)
    }
    fn r_prime(&self) -> Number {
        Number::new(self.trace.rating, Kind::Rating, "glicko.rating", S::RPrime)
    }
    fn rd_prime(&self) -> Number {
        Number::new(
            self.trace.deviation,
            Kind::Rating,
            "glicko.deviation",
            S::RdPrime,
        )
    }
    fn in_game(&self, j: usize, field: &str, value: f64, symbol: S) -> Number {
        Number::new(
            value,
            Kind::Given,
            format!("glicko.in.games.{j}.{field}"),
            symbol,
        )
    }

    /// Returns the games that a table shows.
    fn rows(&self, shown: &Range<usize>) -> impl Iterator<Item = (usize, &Game, &GameTrace)> {
        shown
            .clone()
            .filter_map(|j| Some((j, self.games.get(j)?, self.trace.games.get(j)?)))
    }
}

/// Creates the number for a value of one game.
fn of_game(j: usize, field: &str, value: f64, symbol: S) -> Number {
    Number::new(
        value,
        Kind::Scaled,
        format!("glicko.games.{j}.{field}"),
        symbol,
    )
}

/// Returns the steps that apply, numbered from 1: all five, or only the first if there are no games.
///
/// Tables have a row for each game in `shown`; formulas and sums cover all games.
#[must_use]
pub fn steps(case: &Derivation, shown: Range<usize>, words: GlickoWords) -> Vec<Step> {
    let trace = case.trace;
    let sums = trace.d_sum.zip(case.d_squared()).zip(trace.delta_sum);
    let (Some(((d_sum, d_squared), delta_sum)), Some(first)) =
        (sums, case.games.first().zip(trace.games.first()))
    else {
        return vec![Step {
            number: 1,
            title: pieces(words.idle_title()),
            blocks: onset(case, words),
        }];
    };
    let d_sum = Number::new(d_sum, Kind::Scaled, "glicko.d_sum", S::DSquared);
    let size = trace
        .games
        .iter()
        .map(|game| size_of_term(game.g, game.score, game.e))
        .sum();
    let delta_sum =
        Number::new(delta_sum, Kind::Scaled, "glicko.delta_sum", S::RPrime).sum_of(size);
    let blocks = [
        onset(case, words),
        weights(case, first, &shown, words),
        variance(case, &d_sum, &d_squared, words),
        rating(case, &d_squared, &delta_sum, &shown, words),
        deviation(case, &d_squared, words),
    ];
    (1..)
        .zip(words.titles())
        .zip(blocks)
        .map(|((number, title), blocks)| Step {
            number,
            title: pieces(title),
            blocks,
        })
        .collect()
}

/// Returns the results of one of the [`steps`]. The second has none, because its table has one row per game.
#[must_use]
pub fn values(number: u8, case: &Derivation) -> Vec<Number> {
    match number {
        1 => vec![case.rd()],
        3 => case.d_squared().into_iter().collect(),
        4 => vec![case.r_prime()],
        5 => vec![case.rd_prime()],
        _ => Vec::new(),
    }
}

/// Explains RD from c and t, and c from the time in which uncertainty returns.
fn onset(case: &Derivation, words: GlickoWords) -> Vec<Block> {
    let Some(constants) = case.constants else {
        return vec![
            text(words.onset_unknown()),
            input_table(
                &[(S::R, case.r()), (S::Rd, case.rd())],
                &[words.given()[0], words.given_onset()],
                words,
            ),
        ];
    };
    let c = Number::new(constants.c, Kind::Rating, "glicko.c", S::C);
    let whole = constants.periods.fract() == 0.0;
    let t = Number::new(
        constants.periods,
        if whole { Kind::Given } else { Kind::Scaled },
        "glicko.periods",
        S::T,
    );
    let rows = [
        (S::R, case.r()),
        (S::Rd0, case.rd_0()),
        (S::C, c.clone()),
        (S::T, t.clone()),
    ];
    let mut blocks = vec![
        text(words.onset()),
        input_table(&rows, &words.given(), words),
    ];
    if let Some(Solved { deviation, periods }) = case.solved {
        let typical = Number::new(deviation, Kind::Given, "glicko.solved.deviation", S::Rd0);
        let periods = Number::new(periods, Kind::Given, "glicko.solved.periods", S::T);
        blocks.extend([
            text(words.solve()),
            formula(r"350 = \sqrt{\rd_old^2 + \c^2 \t}"),
            formula(r"\c = \sqrt{\frac{350^2 − \rd_old^2}{\t}}"),
            with_numbers(
                r"\c = \sqrt{\frac{350^2 − #0^2}{#1}} = #2",
                &[typical, periods, c.clone()],
            ),
        ]);
    }
    if case.deviation > case.most_deviation {
        blocks.push(Block::Note(pieces(words.beyond())));
        blocks.push(with_numbers(r"\rd = #0", &[case.rd()]));
        return blocks;
    }
    blocks.extend([
        Block::Note(pieces(words.grow())),
        Block::Formula(math(
            r"\rd = \min(\sqrt{\rd_old^2 + \c^2 \t}, #0)",
            &[case.most()],
        )),
        with_numbers(
            r"\rd = \min(\sqrt{#0^2 + #1^2 × #2}, #3) = #4",
            &[case.rd_0(), c, t, case.most(), case.rd()],
        ),
    ]);
    if constants.periods == 0.0 {
        blocks.push(Block::Note(pieces(words.no_time())));
    }
    blocks
}

/// Builds the table of inputs, one per row.
fn input_table(rows: &[(S, Number)], names: &[&'static str], words: GlickoWords) -> Block {
    let rows = rows
        .iter()
        .zip(names)
        .map(|((symbol, number), what)| {
            vec![
                symbol_cell(*symbol),
                Cell::Number(number.clone()),
                Cell::Pieces(pieces(what)),
            ]
        })
        .collect();
    table(
        TableId::Given,
        words.given_caption(),
        &["", words.value(), words.quantity()],
        rows,
    )
}

/// Explains q, g and E.
fn weights(
    case: &Derivation,
    (game, traced): (&Game, &GameTrace),
    shown: &Range<usize>,
    words: GlickoWords,
) -> Vec<Block> {
    let rd_1 = case.in_game(0, "deviation", game.deviation, S::RdJ);
    let r_1 = case.in_game(0, "rating", game.rating, S::RJ);
    let g_1 = of_game(0, "g", traced.g, S::G);
    let e_1 = of_game(0, "e", traced.e, S::E);
    let rows = case
        .rows(shown)
        .map(|(j, game, traced)| {
            vec![
                Cell::Head((j + 1).to_string()),
                Cell::Number(case.in_game(j, "rating", game.rating, S::RJ)),
                Cell::Number(case.in_game(j, "deviation", game.deviation, S::RdJ)),
                Cell::Number(of_game(j, "g", traced.g, S::G)),
                Cell::Number(of_game(j, "e", traced.e, S::E)),
                Cell::Number(of_game(j, "d_term", traced.d_term, S::DSquared)),
            ]
        })
        .collect();
    let mut blocks = vec![text(words.weights())];
    if case.solved.is_some() {
        blocks.push(text(words.opponents()));
    }
    blocks.extend([
        formula(r"\q = \frac{\ln(10)}{400}"),
        with_numbers(r"\q = \frac{\ln(10)}{400} = #0", &[case.q()]),
        formula(r"\g(\rd_j) = \frac{1}{\sqrt{1 + \frac{3\q^2 \rd_j^2}{\pi^2}}}"),
        formula(r"\e = \frac{1}{1 + 10^{−\g(\rd_j)(\r − \r_j)/400}}"),
        Block::Note(pieces(words.first_game())),
        with_numbers(
            r"\g(#0) = \frac{1}{\sqrt{1 + \frac{3 × #1^2 × #0^2}{\pi^2}}} = #2",
            &[rd_1, case.q(), g_1.clone()],
        ),
        with_numbers(
            r"\e = \frac{1}{1 + 10^{−#0 × (#1 − @2)/400}} = #3",
            &[g_1, case.r(), r_1, e_1],
        ),
        table(
            TableId::GlickoGames,
            words.weights_caption(),
            &[
                "j",
                "{r_j}",
                "{rd_j}",
                "{g}({rd_j})",
                "{e}",
                "{g}²{e}(1 − {e})",
            ],
            rows,
        ),
    ]);
    blocks
}

/// Explains d².
fn variance(
    case: &Derivation,
    d_sum: &Number,
    d_squared: &Number,
    words: GlickoWords,
) -> Vec<Block> {
    let sum = written_sum(&case.trace.games, |j, game| {
        of_game(j, "d_term", game.d_term, S::DSquared)
    });
    vec![
        text(words.variance()),
        formula(r"\d_squared = [\q^2 \sum \g(\rd_j)^2 \e · (1 − \e)]^{−1}"),
        Block::Worked(with_piece(
            r"\d_squared = [#0^2 × ($)]^{−1} = \frac{1}{#0^2 × #1} = #2",
            &[case.q(), d_sum.clone(), d_squared.clone()],
            Some(&sum),
        )),
        Block::Note(pieces(words.variance_note())),
    ]
}

/// Explains the new rating.
fn rating(
    case: &Derivation,
    d_squared: &Number,
    delta_sum: &Number,
    shown: &Range<usize>,
    words: GlickoWords,
) -> Vec<Block> {
    let sum = written_sum(&case.trace.games, |j, game| {
        of_game(j, "delta_term", game.delta_term, S::RPrime)
    });
    let rows = case
        .rows(shown)
        .map(|(j, game, traced)| {
            let change = format!("glicko.games.{j}.rating_change");
            vec![
                Cell::Head((j + 1).to_string()),
                Cell::Number(case.in_game(j, "score", game.score, S::S)),
                Cell::Number(of_game(j, "e", traced.e, S::E)),
                Cell::Number(of_game(j, "delta_term", traced.delta_term, S::RPrime)),
                Cell::Number(
                    Number::new(traced.rating_change, Kind::Rating, change, S::Change).signed(),
                ),
            ]
        })
        .collect();
    vec![
        text(words.rating()),
        formula(
            r"\r_prime = \r + \frac{\q}{\frac{1}{\rd^2} + \frac{1}{\d_squared}} \sum \g(\rd_j)(\s − \e)",
        ),
        table(
            TableId::GlickoGames,
            words.rating_caption(),
            &["j", "{s}", "{e}", "{g}({rd_j})({s} − {e})", "{change}"],
            rows,
        ),
        Block::Worked(with_piece(
            r"\frac{\q}{\frac{1}{\rd^2} + \frac{1}{\d_squared}} = \frac{#0}{\frac{1}{#1^2} + \frac{1}{#2}} = #3",
            &[case.q(), case.rd(), d_squared.clone(), case.step()],
            None,
        )),
        Block::Worked(with_piece(
            r"\r_prime = #0 + #1 × [$] = #0 + #1 × @2 = #3",
            &[case.r(), case.step(), delta_sum.clone(), case.r_prime()],
            Some(&sum),
        )),
    ]
}

/// Explains the new RD.
fn deviation(case: &Derivation, d_squared: &Number, words: GlickoWords) -> Vec<Block> {
    vec![
        text(words.deviation()),
        formula(r"\rd_prime = \sqrt{[\frac{1}{\rd^2} + \frac{1}{\d_squared}]^{−1}}"),
        with_numbers(
            r"\rd_prime = \sqrt{[\frac{1}{#0^2} + \frac{1}{#1}]^{−1}} = #2",
            &[case.rd(), d_squared.clone(), case.rd_prime()],
        ),
        Block::Note(pieces(words.deviation_note())),
    ]
}
