//! What a number is to the letter that it is shown with.

use super::symbol::Symbol;

/// What a number is to its letter. It has the letter's colour and lights up with it in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Its value.
    Value,
    /// What one game adds to the sum in its formula.
    Term,
    /// The sum in its formula, or a part of that.
    Sum,
    /// Something else of it: a bound, a share, the same on another scale.
    Part,
}

impl Role {
    /// What the number of this path in the trace's JSON is to that letter: `games.0.v_term` is a term of v.
    #[must_use]
    pub fn of(quantity: &str, symbol: Symbol) -> Self {
        let path = quantity.trim_end_matches(|c: char| c == '.' || c.is_ascii_digit());
        let path = path.strip_suffix(".so_far").unwrap_or(path);
        let last = path.rsplit('.').next().unwrap_or(path);
        let id = symbol.id();
        let letter =
            id.trim_start_matches("big_").trim_end_matches("_j").trim_end_matches("_prime").trim_end_matches("_old");
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
