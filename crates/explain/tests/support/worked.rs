//! Evaluates the formulas of the derivation, independently of the code that made them.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "a module of each test file, of which each takes what it needs"
)]

use explain::steps::math::Math;
use glicko2_steps::Symbol;

/// A way to compute g(φ): on the scale of Glicko-2, or in points as in Glicko (1995).
type G = fn(f64) -> f64;

/// Checks that all sides of a worked formula that can be evaluated are equal within `tolerance`.
/// Returns their number.
pub(crate) fn check_formula(math: &Math, g: G, tolerance: f64) -> Result<usize, String> {
    let Math::Row(pieces) = math else {
        return Ok(0);
    };
    let sides: Vec<f64> = pieces
        .split(|piece| *piece == Math::Op("="))
        .filter_map(|side| sum(side, g))
        .collect();
    for pair in sides.windows(2) {
        let close =
            (pair[0] - pair[1]).abs() <= tolerance * pair[0].abs().max(pair[1].abs()).max(1.0);
        // Both may be infinite.
        if !close && pair[0] != pair[1] {
            return Err(format!("{} is not {}: {math:?}", pair[0], pair[1]));
        }
    }
    Ok(sides.len())
}

/// Evaluates a formula. Returns `None` if it contains letters, or leaves something out.
pub(crate) fn value(math: &Math, g: G) -> Option<f64> {
    Some(match math {
        Math::Number(number) => number.value,
        Math::Literal(digits) => digits.parse().expect("a literal number"),
        Math::Name("π") => std::f64::consts::PI,
        Math::Name("e") => std::f64::consts::E,
        Math::Row(pieces) => return sum(pieces, g),
        Math::Fraction(above, below) => value(above, g)? / value(below, g)?,
        Math::Root(inner) => value(inner, g)?.sqrt(),
        Math::Power(base, exponent) => value(base, g)?.powf(value(exponent, g)?),
        Math::Fence(_, inner, _) => value(inner, g)?,
        Math::Call(function, of) => match **function {
            Math::Name("ln") => value(of, g)?.ln(),
            Math::Name("exp") => value(of, g)?.exp(),
            Math::Name("sin") => value(of, g)?.sin(),
            Math::Name(name @ ("min" | "max")) => {
                let Math::Row(pieces) = &**of else {
                    return None;
                };
                let sides = pieces
                    .split(|piece| *piece == Math::Op(","))
                    .map(|side| sum(side, g))
                    .collect::<Option<Vec<f64>>>()?;
                let start = if name == "min" {
                    f64::INFINITY
                } else {
                    f64::NEG_INFINITY
                };
                sides
                    .into_iter()
                    .fold(start, if name == "min" { f64::min } else { f64::max })
            }
            Math::Symbol(Symbol::G) => g(value(of, g)?),
            _ => return None,
        },
        Math::Symbol(_) | Math::Name(_) | Math::Op(_) | Math::Sum => return None,
    })
}

/// Evaluates a row of terms. Pieces without a sign between them are multiplied.
fn sum(pieces: &[Math], g: G) -> Option<f64> {
    let (mut sum, mut term, mut sign, mut divides, mut floors) = (0.0, None, 1.0, false, false);
    for piece in pieces {
        match piece {
            Math::Op("+") | Math::Op("−") => {
                sum += sign * term.take().unwrap_or(0.0);
                sign = if *piece == Math::Op("+") { 1.0 } else { -1.0 };
            }
            Math::Op("×" | "·") => {}
            Math::Op("/") => divides = true,
            Math::Op("⌊") => floors = true,
            Math::Op("⌋") => floors = false,
            other => {
                let factor = value(other, g)?;
                let factor = if floors { factor.floor() } else { factor };
                term = Some(term.unwrap_or(1.0) * if divides { 1.0 / factor } else { factor });
                divides = false;
            }
        }
    }
    Some(sum + sign * term?)
}
