//! Test vectors, and the programs that check them.

use super::support::{Input, Reference};
use super::*;
use explain::export::json::Import;
use explain::export::vectors::{Program, Vector};
use serde::Deserialize;

/// The snippet for any Rust program, with the paper's example.
mod generic {
    include!("../../data/vector_generic.rs");

    #[test]
    fn finds_the_value_that_is_off() {
        let value = |name: &str| {
            EXPECTED
                .iter()
                .find(|(known, ..)| *known == name)
                .map(|(_, value, _)| *value)
        };
        check(value);
        check(|_| None);
        assert_eq!((PLAYER, TAU, GAMES.len()), ([1500.0, 200.0, 0.06], 0.5, 3));
        for &(wrong, _, tolerance) in EXPECTED {
            let off = |name: &str| {
                value(name).map(|x| {
                    if name == wrong {
                        x + 2.0 * tolerance
                    } else {
                        x
                    }
                })
            };
            let panic = std::panic::catch_unwind(|| check(off)).unwrap_err();
            let said = panic.downcast_ref::<String>().unwrap();
            assert!(said.starts_with(&format!("{wrong}: ")), "{said}");
        }
    }
}
/// The snippet for programs with this crate, which is a test itself.
mod of_this_crate {
    include!("../../data/vector_crate.rs");
}

fn papers() -> Vector {
    Vector::of(&Period::papers_example()).unwrap()
}

/// Cuts each number to 14 characters, because the last bits differ between machines.
fn but_the_last_digits(text: &str) -> String {
    let is_digit = |c: char| c.is_ascii_digit() || c == '.';
    let mut length = 0;
    let mut kept = |c: char| {
        length = if is_digit(c) { length + 1 } else { 0 };
        length <= 14
    };
    text.chars().filter(|&c| kept(c)).collect()
}

#[test]
fn exported_snippets_are_those_of_these_tests() {
    let snippet = |program| but_the_last_digits(&papers().snippet(program, Language::En));
    assert_eq!(
        snippet(Program::Rust),
        but_the_last_digits(include_str!("../../data/vector_generic.rs"))
    );
    assert_eq!(
        snippet(Program::Crate),
        but_the_last_digits(include_str!("../../data/vector_crate.rs"))
    );
    assert_eq!(
        snippet(Program::Python),
        but_the_last_digits(include_str!("../../data/vector.py"))
    );
    assert_eq!(
        snippet(Program::JavaScript),
        but_the_last_digits(include_str!("../../data/vector.js"))
    );
}

#[test]
fn a_vector_is_a_case_that_can_be_imported() {
    let text = serde_json::to_string(&papers()).unwrap();
    let form = serde_json::from_str::<Import>(&text)
        .unwrap()
        .case(Language::En)
        .unwrap()
        .case;
    assert_eq!(period_of(&form, Rounding::Exact), Period::papers_example());
    // A vector is always exact, because rounding by hand does not test a program.
    let printed = Period {
        rounding: Rounding::AsPrinted,
        ..Period::papers_example()
    };
    assert_eq!(Vector::of(&printed).unwrap(), papers());
    assert_eq!(Vector::of(&idle()).unwrap().expected.len(), 8);
}

/// The tolerances accept results that are right to the last digit, and results at the exact zero of f.
#[test]
fn references_in_sixty_digits_pass() {
    #[derive(Deserialize)]
    struct Case {
        id: u32,
        input: Input<f64>,
        #[serde(flatten)]
        expected: Reference,
    }
    #[derive(Deserialize)]
    struct Cases {
        cases: Vec<Case>,
    }
    let Cases { cases } = serde_json::from_str(include_str!(
        "../../../../glicko2-steps/tests/data/glicko2_traces.json"
    ))
    .unwrap();
    let mut compared = 0;
    for Case {
        id,
        input,
        expected,
    } in cases
    {
        let Ok(vector) = Vector::of(&input.into()) else {
            continue;
        };
        let exact = [
            ("mu", expected.mu),
            ("phi", expected.phi),
            ("v", expected.v),
            ("delta", expected.delta),
            ("volatility.a", expected.a),
            ("volatility.iterations.0.b", expected.b_start),
            ("volatility.sigma", expected.sigma_new),
            ("volatility.sigma", expected.sigma_exact),
            ("phi_star", expected.phi_star),
            ("phi_prime", expected.phi_new),
            ("mu_prime", expected.mu_new),
            ("player.rating", expected.r_new),
            ("player.rating", expected.r_exact),
            ("player.deviation", expected.rd_new),
            ("player.deviation", expected.rd_exact),
        ];
        for (name, value) in exact {
            let (Some(e), Some(value)) = (vector.expected.iter().find(|e| e.name == name), value)
            else {
                continue;
            };
            assert!(
                (e.value - value.0).abs() <= e.tolerance,
                "case {id}: {name} {} for {}",
                e.value,
                value.0
            );
            compared += 1;
        }
    }
    assert!(compared > 2500, "{compared}");
}
