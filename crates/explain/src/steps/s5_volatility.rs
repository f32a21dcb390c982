//! Step 5: the new volatility σ′, by the Illinois method.

use super::step::{Block, Cell, TableId};
use super::{Active, Q, S, formula, table, text, with_numbers};
use crate::numbers::Kind;
use crate::words::number::Number;
use crate::words::pieces::pieces;
use glicko2_steps::trace::{Bracket, KeptEnd};
use glicko2_steps::{Period, Trace, at_root};

pub(super) fn blocks(active: &Active) -> Vec<Block> {
    let case = active.case;
    let words = &case.text.steps;
    let traced = active.volatility;
    let a = || Number::of(Q::A, traced.a);

    let case_numbers = [
        active.delta.clone(),
        case.phi(),
        active.v.clone(),
        a(),
        case.tau(),
    ];
    let mut blocks = vec![
        text(words.volatility()),
        formula(
            r"\f(\x) = \frac{\e_^\x(\delta^2 − \phi^2 − \v − \e_^\x)}{2(\phi^2 + \v + \e_^\x)^2} − \frac{\x − \a}{\tau^2}",
        ),
        with_numbers(
            r"\f(\x) = \frac{\e_^\x(@0^2 − #1^2 − #2 − \e_^\x)}{2(#1^2 + #2 + \e_^\x)^2} − \frac{\x − @3}{#4^2}",
            &case_numbers,
        ),
        formula(r"\a = \ln(\sigma^2)"),
        with_numbers(r"\a = \ln(#0^2) = #1", &[case.sigma(), a()]),
    ];

    // 5.2
    match &traced.bracket {
        Bracket::Delta => {
            let b = Number::of(Q::B, traced.iterations[0].b);
            blocks.push(text(words.bracket_delta()));
            blocks.push(formula(r"\big_b = \ln(\delta^2 − \phi^2 − \v)"));
            let numbers = [active.delta.clone(), case.phi(), active.v.clone(), b];
            blocks.push(with_numbers(
                r"\big_b = \ln(@0^2 − #1^2 − #2) = #3",
                &numbers,
            ));
        }
        Bracket::Search { tries } => {
            blocks.push(text(words.bracket_search()));
            blocks.push(formula(r"\big_b = \a − \k\tau"));
            let rows = tries
                .iter()
                .enumerate()
                .map(|(i, t)| {
                    let path = |field| format!("volatility.bracket.tries.{i}.{field}");
                    vec![
                        Cell::Head(t.k.to_string()),
                        Cell::Number(Number::new(t.x, Kind::Log, path("x"), S::BigB)),
                        Cell::Number(Number::new(t.f, Kind::Tiny, path("f"), S::F)),
                    ]
                })
                .collect();
            blocks.push(table(
                TableId::Search,
                words.search_caption(),
                &["{k}", "{a} − {k}{tau}", "{f}({a} − {k}{tau})"],
                rows,
            ));
        }
    }

    // 5.3 and 5.4
    blocks.push(text(words.illinois()));
    blocks.push(formula(
        r"\big_c = \big_a + \frac{(\big_a − \big_b)\f(\big_a)}{\f(\big_b) − \f(\big_a)}",
    ));
    blocks.push(Block::RootPicture);
    blocks.push(iterations(active));
    blocks.push(Block::Note(pieces(&match traced.iterations.len() - 1 {
        0 => words.no_iterations().to_owned(),
        made => words.iterations_made(made),
    })));
    blocks.push(Block::Aside(pieces(words.correction())));

    // 5.5
    let last = traced.iterations.len() - 1;
    let stop = Number::new(
        traced.iterations[last].a,
        Kind::Log,
        format!("volatility.iterations.{last}.a"),
        S::BigA,
    );
    let sigma_prime = Number::of(Q::Sigma, traced.sigma);
    blocks.push(formula(r"\sigma_prime = \e_^{\big_a / 2}"));
    blocks.push(with_numbers(
        r"\sigma_prime = \e_^{#0 / 2} = #1",
        &[stop, sigma_prime],
    ));
    // Step 8 mentions the rating that the exact zero would give.
    blocks.push(Block::Aside(words.exact_root(
        Number::new(traced.root, Kind::Log, "volatility.root", S::BigA),
        Number::new(
            traced.sigma_exact,
            Kind::Volatility,
            "volatility.sigma_exact",
            S::SigmaPrime,
        ),
    )));
    if traced.roots.len() > 1 {
        blocks.push(Block::Alert(pieces(
            &words.several_roots(traced.roots.len()),
        )));
        let rows = zeros(case.period, case.trace).into_iter().map(|zero| {
            let name = if zero.is_taken {
                format!("{}, {}", zero.name, words.zero_taken())
            } else {
                zero.name.to_owned()
            };
            vec![
                Cell::Head(name),
                Cell::Number(zero.x),
                Cell::Number(zero.sigma),
                Cell::Number(zero.rating),
            ]
        });
        let heads = ["", "{x}", "{sigma_prime}", "{r_prime}"];
        blocks.push(table(
            TableId::Zeros,
            words.zeros_caption(),
            &heads,
            rows.collect(),
        ));
    }
    blocks.extend(case.paper_note(words.paper_f()));
    blocks.extend(case.paper_note(words.paper_last_cell()));
    blocks
}

/// One of several zeros of f, with its results.
#[derive(Clone, Debug, PartialEq)]
pub struct Zero {
    /// The name of the zero: `x₁`.
    pub name: &'static str,
    /// The position of the zero.
    pub x: Number,
    /// The σ′ that it gives.
    pub sigma: Number,
    /// The r′ that it gives.
    pub rating: Number,
    /// Whether the iterations lead to it.
    pub is_taken: bool,
}

/// Returns the zeros of f with their results, or nothing if there is only one.
#[must_use]
pub fn zeros(period: &Period, trace: &Trace) -> Vec<Zero> {
    let Some(traced) = trace
        .volatility
        .as_ref()
        .filter(|traced| traced.roots.len() > 1)
    else {
        return Vec::new();
    };
    let zero = |(i, name)| {
        let &x = traced.roots.get(i)?;
        let player = at_root(period, trace, x)?;
        let path = format!("volatility.roots.{i}");
        Some(Zero {
            name,
            sigma: Number::new(
                player.volatility,
                Kind::Volatility,
                format!("{path}.volatility"),
                S::SigmaPrime,
            ),
            rating: Number::new(
                player.rating,
                Kind::Rating,
                format!("{path}.rating"),
                S::RPrime,
            ),
            is_taken: x == traced.root,
            x: Number::new(x, Kind::Log, path, S::X),
        })
    };
    ["x₁", "x₂", "x₃"]
        .into_iter()
        .enumerate()
        .filter_map(zero)
        .collect()
}

fn iterations(active: &Active) -> Block {
    let words = &active.case.text.steps;
    let rows = active
        .volatility
        .iterations
        .iter()
        .enumerate()
        .map(|(i, it)| {
            let path = |field| format!("volatility.iterations.{i}.{field}");
            let log =
                |field, x, symbol| Cell::Number(Number::new(x, Kind::Log, path(field), symbol));
            let tiny = |field, x| Cell::Number(Number::new(x, Kind::Tiny, path(field), S::F));
            vec![
                Cell::Head(i.to_string()),
                log("a", it.a, S::BigA),
                log("b", it.b, S::BigB),
                it.c.map_or(Cell::Empty, |c| log("c", c, S::BigC)),
                tiny("f_a", it.f_a),
                tiny("f_b", it.f_b),
                it.f_c.map_or(Cell::Empty, |f_c| tiny("f_c", f_c)),
                tiny("width", it.width()),
                Cell::Pieces(pieces(match it.kept {
                    KeptEnd::Start => words.kept_start(),
                    KeptEnd::A => words.kept_a(),
                    KeptEnd::B => words.kept_b(),
                    KeptEnd::Half => words.kept_half(),
                })),
            ]
        })
        .collect();
    let heads = [
        words.iteration(),
        "{big_a}",
        "{big_b}",
        "{big_c}",
        "{f}({big_a})",
        "{f}({big_b})",
        "{f}({big_c})",
        words.width(),
        words.kept(),
    ];
    table(
        TableId::Iterations,
        words.iterations_caption(),
        &heads,
        rows,
    )
}
