//! The named quantities of a trace, and their symbols.

use glicko2_steps::{Period, Quantity as Q, Symbol, rate};
use serde_json::Value;
use std::collections::BTreeSet;

/// The quantities of a period with one game, by their paths and steps, in the order in which they are computed.
const QUANTITIES: [(&str, u8); 21] = [
    ("mu", 2),
    ("phi", 2),
    ("games.0.mu", 2),
    ("games.0.phi", 2),
    ("games.0.g", 3),
    ("games.0.e", 3),
    ("v", 3),
    ("delta", 4),
    ("volatility.a", 5),
    ("volatility.iterations.0.f_a", 5),
    ("volatility.iterations.0.b", 5),
    ("volatility.iterations.0.f_b", 5),
    ("volatility.iterations.1.c", 5),
    ("volatility.iterations", 5),
    ("volatility.sigma", 5),
    ("player.volatility", 5),
    ("phi_star", 6),
    ("phi_prime", 7),
    ("mu_prime", 7),
    ("player.rating", 8),
    ("player.deviation", 8),
];

/// The quantities that are results. σ′ has two names.
const RESULTS: [&str; 4] = [
    "player.rating",
    "player.deviation",
    "player.volatility",
    "volatility.sigma",
];

fn idle() -> Period {
    Period {
        games: vec![],
        ..Period::papers_example()
    }
}

#[test]
fn each_quantity_has_its_path_and_its_step() {
    let all = Q::all(1);
    let got: Vec<_> = all.iter().map(|q| (q.path(), q.step())).collect();
    assert_eq!(got, QUANTITIES.map(|(path, step)| (path.into(), step)));
    for quantity in all {
        let path = quantity.path();
        assert_eq!(
            quantity.is_sigma(),
            path.ends_with("volatility") || path.ends_with("sigma"),
            "{path}"
        );
        assert_eq!(
            quantity.is_intermediate(),
            !RESULTS.contains(&&*path),
            "{path}"
        );
    }
}

#[test]
fn a_quantity_is_found_by_its_path() {
    for quantity in Q::all(12) {
        assert_eq!(Q::at(&quantity.path()), Some(quantity));
        let in_game = quantity
            .game()
            .and_then(|j| Q::in_game(quantity.short_path(), j));
        assert_eq!(in_game, quantity.game().map(|_| quantity));
    }
    for path in [
        "",
        "g",
        "games.v",
        "games.0.v",
        "games.+1.g",
        "games.-1.g",
        "games..g",
        "games.0",
        "muu",
        "x.mu",
    ] {
        assert_eq!(Q::at(path), None, "{path}");
    }
    assert_eq!(Q::in_game("v", 0), None);
}

#[test]
fn the_value_of_a_quantity_is_the_one_at_its_path_in_json() {
    let trace = rate(&Period::papers_example()).unwrap();
    let json = serde_json::to_value(&trace).unwrap();
    let all = Q::all(3);
    assert_eq!(all.len(), 21 + 2 * 4);
    for quantity in all {
        let path = quantity.path();
        let pointer = format!("/{}", path.replace('.', "/"));
        let expected = match json.pointer(&pointer).unwrap() {
            // The first row is the starting bracket.
            Value::Array(rows) => (rows.len() - 1) as f64,
            number => number.as_f64().unwrap(),
        };
        assert_eq!(quantity.value(&trace), Some(expected), "{path}");
    }
    assert_eq!(Q::Direction.value(&trace), Some(-1.0), "σ falls");
    assert_eq!(Q::G(3).value(&trace), None);
}

#[test]
fn a_quantity_is_of_the_periods_whose_traces_have_its_value() {
    for period in [Period::papers_example(), idle()] {
        let games = period.games.len();
        let trace = rate(&period).unwrap();
        for quantity in Q::all(5) {
            assert_eq!(
                quantity.is_of(games),
                quantity.value(&trace).is_some(),
                "{} of {games} games",
                quantity.path()
            );
        }
    }
}

#[test]
fn each_symbol_is_found_by_its_name() {
    let mut names = BTreeSet::new();
    for (i, symbol) in Symbol::all().enumerate() {
        assert_eq!(symbol as usize, i);
        assert_eq!(Symbol::from_id(symbol.id()), Some(symbol));
        assert!(names.insert(symbol.id()), "{} is there twice", symbol.id());
    }
    assert!(names.contains("phi_star") && names.len() == 36, "{names:?}");
    assert_eq!(Symbol::from_id(""), None);
}

#[test]
fn symbols_are_written_as_in_the_paper() {
    for (symbol, written) in [
        (Symbol::Rd, "RD"),
        (Symbol::PhiJ, "φ_j"),
        (Symbol::PhiStar, "φ*"),
        (Symbol::RdPrime, "RD′"),
        (Symbol::Rd0, "RD_0"),
    ] {
        let letter = symbol.letter();
        let sub = letter.sub.map(|sub| format!("_{sub}")).unwrap_or_default();
        let got = format!("{}{sub}{}", letter.base, letter.mark.unwrap_or_default());
        assert_eq!(got, written);
    }
}

/// A letter is computed from letters of its own step or of earlier ones.
#[test]
fn operands_come_before_what_is_computed_from_them() {
    for symbol in Symbol::all() {
        for operand in symbol.operands() {
            assert!(
                operand.step() <= symbol.step().or(Some(8)),
                "{symbol:?} from {operand:?}"
            );
        }
    }
    assert_eq!(Symbol::E.operands(), [Symbol::G, Symbol::Mu, Symbol::MuJ]);
    assert_eq!((Symbol::Q.step(), Symbol::Delta.step()), (None, Some(4)));
}
