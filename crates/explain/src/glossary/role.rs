//! The relation between a number and the symbol it is shown with.

use crate::words::messages::RoomsWords;
use glicko2_steps::Symbol;

/// The relation between a number and its symbol. In any role, the number has the symbol's colour and is
/// highlighted with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The symbol's value.
    Value,
    /// The contribution of one game to the sum in the symbol's formula.
    Term,
    /// The sum in the symbol's formula, or a partial sum.
    Sum,
    /// Another number related to the symbol: a bound, a share, or the value on another scale.
    Part,
}

impl Role {
    /// Returns the relation in words, to stand before the symbol. Returns `None` for the symbol's value.
    #[must_use]
    pub fn describe(self, words: RoomsWords) -> Option<&'static str> {
        match self {
            Self::Value => None,
            Self::Term => Some(words.role_term()),
            Self::Sum => Some(words.role_sum()),
            Self::Part => Some(words.role_part()),
        }
    }

    /// Returns the role of the number at a path of the trace's JSON: `games.0.v_term` is a term of v.
    #[must_use]
    pub fn of(quantity: &str, symbol: Symbol) -> Self {
        let path = quantity.trim_end_matches(|c: char| c == '.' || c.is_ascii_digit());
        let path = path.strip_suffix(".so_far").unwrap_or(path);
        let last = path.rsplit('.').next().unwrap_or(path);
        let id = symbol.id();
        let letter = id
            .trim_start_matches("big_")
            .trim_end_matches("_j")
            .trim_end_matches("_prime")
            .trim_end_matches("_old");
        let name = match letter {
            "r" => "rating",
            "rd" => "deviation",
            "sigma" => "volatility",
            "s" => "score",
            "t" => "periods",
            letter => letter,
        };
        if last.ends_with("_term") {
            Self::Term
        } else if last.ends_with("_sum") {
            Self::Sum
        } else if [name, letter, id].contains(&last)
            || matches!(symbol, Symbol::Change | Symbol::Shown)
            || symbol == Symbol::F && last.starts_with("f_")
        {
            Self::Value
        } else {
            Self::Part
        }
    }
}
