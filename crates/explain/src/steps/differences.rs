//! The quantities whose shown digits differ because the paper rounds intermediate values.

use super::{delta, mu_prime};
use crate::numbers::{Digits, Kind};
use crate::words::number::{Number, format_number};
use Quantity as Q;
use glicko2_steps::{Period, Quantity, Rounding, Symbol as S, Trace, rate};

/// A quantity whose shown digits differ.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// The symbol of the quantity.
    pub symbol: S,
    /// The number of the game, counted from 1, if the quantity belongs to a game.
    pub game: Option<usize>,
    /// The value in exact arithmetic.
    pub exact: Number,
    /// The value with the paper's rounded intermediate values.
    pub printed: Number,
}

impl Difference {
    /// Returns the game's number in brackets, or an empty text.
    #[must_use]
    pub fn index(&self) -> String {
        self.game.map_or(String::new(), |j| format!(" ({j})"))
    }
}

/// The number of games that are compared. More games would not show the rounding any better.
const GAMES: usize = 10;

/// The quantities that do not belong to a game, in the order of the steps.
#[rustfmt::skip]
const WHOLE: [Quantity; 10] = [
    Q::Phi, Q::V, Q::Delta, Q::FA, Q::Volatility, Q::PhiStar, Q::PhiPrime, Q::MuPrime, Q::Rating, Q::Deviation,
];

/// Returns the number of a quantity in a trace.
fn number(quantity: Quantity, trace: &Trace) -> Option<Number> {
    let number = Number::of(quantity, quantity.value(trace)?);
    match quantity {
        Q::Delta => delta(trace),
        Q::MuPrime => Some(mu_prime(trace)),
        // φ* differs so little that it needs the decimals of σ′.
        Q::PhiStar => Some(Number {
            kind: Kind::Volatility,
            ..number
        }),
        _ => Some(number),
    }
}

/// Returns all quantities whose shown digits differ between exact arithmetic and a trace rounded as in the
/// paper.
#[must_use]
pub fn differences(period: &Period, printed: &Trace, digits: Digits) -> Vec<Difference> {
    let exact_period = Period {
        rounding: Rounding::Exact,
        ..period.clone()
    };
    let Ok(exact) = rate(&exact_period) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    let mut compare = |game, exact: Number, printed: Number| {
        if format_number(&exact, digits) != format_number(&printed, digits) {
            let path = format!("exact_arithmetic.{}", exact.quantity);
            found.push(Difference {
                symbol: exact.symbol,
                game,
                exact: Number {
                    quantity: path.into(),
                    ..exact
                },
                printed,
            });
        }
    };
    let games = (0..exact.games.len().min(GAMES)).flat_map(|j| [Q::G(j), Q::E(j)]);
    for quantity in games.chain(WHOLE) {
        if let (Some(exact), Some(printed)) = (number(quantity, &exact), number(quantity, printed))
        {
            compare(quantity.game().map(|j| j + 1), exact, printed);
        }
    }
    found
}
