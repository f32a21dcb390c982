//! Every known mistake on the cases A and B, beside results that were worked out by another program.

use glicko2_steps::glicko2::{Period, Trace, rate};
use glicko2_steps::teach::check::step5::ENDLESS;
use glicko2_steps::teach::check::{Candidate, Lineup, Mistake, Quantity, Value, cases, mistakes};
use serde_json::Value as Json;

pub(super) fn lineup(case: &str) -> Lineup {
    Lineup::of(if case == "a" { cases::a() } else { cases::b() }).unwrap()
}

/// How somebody of that name rates.
pub(super) fn rated(id: &str, period: &Period) -> Trace {
    let tau = |tau| Candidate::Tau(tau);
    let who = match id {
        "tau-02" => tau(0.2),
        "tau-075" => tau(0.75),
        "tau-1" => tau(1.0),
        "tau-12" => tau(1.2),
        id => Candidate::Mistake(Mistake::of(id).unwrap_or_else(|| panic!("no {id}"))),
    };
    assert_eq!(who.id(), id);
    who.rate(period).unwrap()
}

fn references() -> Vec<Json> {
    serde_json::from_str(include_str!("../data/mistakes.json")).unwrap()
}

#[test]
fn all_86_in_full_precision() {
    let references = references();
    assert_eq!(references.len(), 86);
    let mut wrong = Vec::new();
    for reference in &references {
        let id = reference["id"].as_str().unwrap();
        for (name, period) in [("A", cases::a()), ("B", cases::b())] {
            let want = &reference[name];
            let trace = rated(id, &period);
            let number = |field: &str| want[field].as_f64();
            let Some((rating, deviation, volatility)) =
                number("rating").zip(number("deviation")).zip(number("volatility")).map(|((r, d), s)| (r, d, s))
            else {
                assert_eq!(id, "no-halving");
                assert!(trace.player.volatility.is_nan() && trace.volatility.unwrap().iterations.len() > ENDLESS);
                continue;
            };
            let got = trace.player;
            let off = (got.rating - rating).abs().max((got.deviation - deviation).abs());
            if off > 1e-6 || (got.volatility - volatility).abs() > 1e-10 {
                wrong.push(format!("{id} {name}: {got:?} for {rating} {deviation} {volatility}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The registry and the references have the same names, but for the values of τ, which are no mistakes of a formula.
#[test]
fn each_has_one_name() {
    let mut known: Vec<&str> = mistakes::all().map(|mistake| mistake.id).collect();
    let references = references();
    let mut want: Vec<&str> = references.iter().map(|reference| reference["id"].as_str().unwrap()).collect();
    want.retain(|id| !id.starts_with("tau-"));
    known.sort_unstable();
    want.sort_unstable();
    assert_eq!(known, want);
}

/// r′, RD′ and σ′ to half a unit of the last digit, and the first intermediate that differs with its value.
#[test]
fn the_table_as_printed() {
    let mut rows = include_str!("../data/mistakes.csv").lines().skip(1);
    let mut wrong = Vec::new();
    let mut count = 0;
    for row in &mut rows {
        count += 1;
        let cells: Vec<&str> = row.split(',').collect();
        let [id, a1, a2, a3, b1, b2, b3, first, value, case] = cells[..] else { panic!("{row}") };
        for (name, result) in [("a", [a1, a2, a3]), ("b", [b1, b2, b3])] {
            let trace = rated(id, &self::case(name));
            for (quantity, typed) in Quantity::RESULT.into_iter().zip(result) {
                let computed = quantity.of(&trace).unwrap();
                if !Value::of(typed).unwrap().is_print_of(computed, 1e-9) {
                    wrong.push(format!("{id} {name} {quantity:?}: {computed} for {typed}"));
                }
            }
        }
        let lineup = lineup(case);
        let trace = rated(id, lineup.period());
        let found = lineup.first_difference(&trace);
        let is_sigma = |quantity| matches!(quantity, Some(Quantity::Sigma | Quantity::Volatility));
        let is_it = if first == "sigma" { is_sigma(found) } else { found == Quantity::at(first) };
        let computed = found.and_then(|quantity| quantity.of(&trace));
        let digits = significant(value);
        if !is_it || !value.is_empty() && !computed.is_some_and(|computed| same(computed, value, digits)) {
            wrong.push(format!("{id} {case} first {found:?} {computed:?} for {first} {value}"));
        }
    }
    assert_eq!(count, 66);
    assert!(wrong.is_empty(), "{wrong:#?}");
}

fn case(name: &str) -> Period {
    if name == "a" { cases::a() } else { cases::b() }
}

fn significant(value: &str) -> usize {
    let mantissa = value.split('e').next().unwrap();
    mantissa.trim_start_matches(['-', '0', '.']).bytes().filter(u8::is_ascii_digit).count()
}

/// Whether a number, to so many significant digits, is that.
fn same(computed: f64, value: &str, _: usize) -> bool {
    Value::of(value).unwrap().is_print_of(computed, 1e-12)
}

#[test]
fn case_b_right() {
    let trace = rate(&cases::b()).unwrap();
    let step5 = trace.volatility.as_ref().unwrap();
    let numbers = [
        (trace.player.rating, "1656.120813"),
        (trace.player.deviation, "43.419714"),
        (trace.player.volatility, "0.155763339"),
        (trace.v.unwrap(), "1.700292"),
        (trace.delta.unwrap(), "5.659152"),
        (step5.a, "-3.794240"),
        (step5.iterations[0].b, "3.410657"),
        (step5.iterations[0].f_a, "0.109488"),
        (step5.iterations[0].f_b, "-11.257651"),
        (trace.phi_star, "0.254666"),
        (trace.phi_prime, "0.249944"),
        (trace.mu_prime, "0.898704"),
        ((step5.iterations.len() - 1) as f64, "5"),
    ];
    for (number, typed) in numbers {
        assert!(Value::of(typed).unwrap().is_print_of(number, 0.0), "{number} for {typed}");
    }
}
