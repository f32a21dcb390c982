//! Formulas written as text, in a small part of TeX, and read into [`Math`].
//!
//! | text | means |
//! |---|---|
//! | `\phi_star` | the symbol with this [`id`](glicko2_steps::Symbol::id) |
//! | `\pi`, `\e_` | π and the base of the natural logarithm; `\e` is the expected score |
//! | `\ln`, any other name | a name in upright type |
//! | `\frac{…}{…}` `\sqrt{…}` `…^2` `…^{…}` `\sum` | fraction, root, power, sum over the games |
//! | `(…)` `[…]` | brackets; after a name or function they hold its argument |
//! | `#0` | the first of the given numbers |
//! | `@0` | the number as an operand: in brackets if it is negative |
//! | `#0^2` | its power: the number is in brackets if it has several parts, as −2 and 1.5 × 10⁻⁸ have |
//! | `$` | the given piece |
//! | digits | a constant of the formula |
//! | anything else | an operator |

use super::math::Math;
use crate::words::number::{Number, may_have_parts};
use glicko2_steps::Symbol;

/// Reads a formula with letters only.
#[must_use]
pub fn letters(text: &'static str) -> Math {
    with_numbers(text, &[])
}

/// Reads a formula and fills in numbers.
#[must_use]
pub fn with_numbers(text: &'static str, numbers: &[Number]) -> Math {
    with_piece(text, numbers, None)
}

/// Reads a formula and fills in numbers and a piece.
#[must_use]
pub fn with_piece(text: &'static str, numbers: &[Number], piece: Option<&Math>) -> Math {
    Reader {
        rest: text,
        numbers,
        piece,
    }
    .row(None)
}

struct Reader<'a> {
    rest: &'static str,
    numbers: &'a [Number],
    piece: Option<&'a Math>,
}

impl Reader<'_> {
    /// Reads pieces up to and including a closing character.
    fn row(&mut self, close: Option<char>) -> Math {
        let mut pieces = Vec::new();
        loop {
            self.rest = self.rest.trim_start();
            let Some(next) = self.rest.chars().next() else {
                break;
            };
            if Some(next) == close {
                self.skip(next);
                break;
            }
            let piece = self.piece(next, pieces.last());
            match piece {
                Taken::After(piece) => pieces.push(piece),
                Taken::Around(wrap) => {
                    let base = pieces.pop().unwrap_or(Math::Row(Vec::new()));
                    pieces.push(wrap(Box::new(base)));
                }
            }
        }
        if pieces.len() == 1 {
            pieces.remove(0)
        } else {
            Math::Row(pieces)
        }
    }

    fn piece(&mut self, next: char, before: Option<&Math>) -> Taken {
        match next {
            '\\' => Taken::After(self.command()),
            '^' => {
                self.skip(next);
                let exponent = Box::new(self.argument());
                Taken::Around(Box::new(move |base| {
                    Math::Power(in_brackets(base), exponent)
                }))
            }
            '(' | '[' => {
                self.skip(next);
                let (open, close) = if next == '(' { ("(", ")") } else { ("[", "]") };
                let inner = Box::new(self.row(close.chars().next()));
                if takes_argument(before) {
                    Taken::Around(Box::new(move |function| Math::Call(function, inner)))
                } else {
                    Taken::After(Math::Fence(open, inner, close))
                }
            }
            '#' | '@' => {
                self.skip(next);
                let number = self
                    .take(|c| c.is_ascii_digit())
                    .parse::<usize>()
                    .ok()
                    .and_then(|i| self.numbers.get(i));
                Taken::After(match number {
                    Some(number) if next == '@' && number.shown_value() < 0.0 => {
                        Math::Fence("(", Box::new(number.clone().into()), ")")
                    }
                    Some(number) => number.clone().into(),
                    None => Math::Op("?"),
                })
            }
            '$' => {
                self.skip(next);
                Taken::After(self.piece.cloned().unwrap_or(Math::Op("?")))
            }
            '0'..='9' => Taken::After(Math::Literal(self.take(|c| c.is_ascii_digit() || c == '.'))),
            other => Taken::After(Math::Op(self.skip(other))),
        }
    }

    fn command(&mut self) -> Math {
        self.skip('\\');
        let name = self.take(|c| c.is_ascii_alphabetic() || c == '_');
        match name {
            "frac" => Math::Fraction(Box::new(self.argument()), Box::new(self.argument())),
            "sqrt" => Math::Root(Box::new(self.argument())),
            "sum" => Math::Sum,
            "pi" => Math::Name("π"),
            "e_" => Math::Name("e"),
            _ => Symbol::from_id(name).map_or(Math::Name(name), Math::Symbol),
        }
    }

    /// Reads `{…}` or a single piece.
    fn argument(&mut self) -> Math {
        match self.rest.chars().next() {
            Some('{') => {
                self.skip('{');
                self.row(Some('}'))
            }
            Some(next) => match self.piece(next, None) {
                Taken::After(piece) => piece,
                Taken::Around(wrap) => wrap(Box::new(Math::Row(Vec::new()))),
            },
            None => Math::Row(Vec::new()),
        }
    }

    fn skip(&mut self, sign: char) -> &'static str {
        let (taken, rest) = self.rest.split_at(sign.len_utf8());
        self.rest = rest;
        taken
    }

    fn take(&mut self, belongs: impl Fn(char) -> bool) -> &'static str {
        let end = self.rest.find(|c| !belongs(c)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at(end);
        self.rest = rest;
        taken
    }
}

/// A part of a formula that was read.
enum Taken {
    /// A piece that follows the last one.
    After(Math),
    /// A function that wraps the previous piece.
    Around(Box<dyn FnOnce(Box<Math>) -> Math>),
}

/// Returns the base of a power, in brackets if it needs them. Printers rely on this and add no brackets
/// themselves.
fn in_brackets(base: Box<Math>) -> Box<Math> {
    match &*base {
        Math::Number(number) if may_have_parts(number) => Box::new(Math::Fence("(", base, ")")),
        _ => base,
    }
}

/// Returns whether brackets after this piece hold its argument.
fn takes_argument(before: Option<&Math>) -> bool {
    match before {
        Some(Math::Symbol(symbol)) => matches!(symbol, Symbol::G | Symbol::E | Symbol::F),
        Some(Math::Name(name)) => *name != "e",
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numbers::Kind;

    fn symbol(symbol: Symbol) -> Box<Math> {
        Box::new(Math::Symbol(symbol))
    }

    #[test]
    fn reads_each_part_of_the_language() {
        let cases: [(&str, Math); 7] = [
            (r"\phi_star", *symbol(Symbol::PhiStar)),
            (
                r"\frac{\r}{173.7178}",
                Math::Fraction(symbol(Symbol::R), Box::new(Math::Literal("173.7178"))),
            ),
            (r"\sqrt{\v}", Math::Root(symbol(Symbol::V))),
            (
                r"\v^2",
                Math::Power(symbol(Symbol::V), Box::new(Math::Literal("2"))),
            ),
            (
                r"\ln(\x)",
                Math::Call(Box::new(Math::Name("ln")), symbol(Symbol::X)),
            ),
            (
                r"\v(\x)",
                Math::Row(vec![
                    *symbol(Symbol::V),
                    Math::Fence("(", symbol(Symbol::X), ")"),
                ]),
            ),
            (r"−1", Math::Row(vec![Math::Op("−"), Math::Literal("1")])),
        ];
        for (text, math) in cases {
            assert_eq!(letters(text), math, "{text}");
        }
    }

    #[test]
    fn sets_negative_operands_in_brackets() {
        let number = |value| Number::new(value, Kind::Scaled, "v", Symbol::V);
        assert_eq!(with_numbers("@0", &[number(1.0)]), number(1.0).into());
        assert_eq!(
            with_numbers("@0", &[number(-1.0)]),
            Math::Fence("(", Box::new(number(-1.0).into()), ")")
        );
        assert_eq!(with_numbers("#0", &[number(-1.0)]), number(-1.0).into());
    }

    #[test]
    fn sets_bases_of_several_parts_in_brackets() {
        let number = |value| Number::new(value, Kind::Scaled, "delta", Symbol::Delta);
        let two = || Box::new(Math::Literal("2"));
        for (value, has_brackets) in [
            (0.25, false),
            (0.0, false),
            (2.3e-16, true),
            (-2.3e-16, true),
            (-2.0, true),
            (5e9, true),
        ] {
            let plain = Math::Power(Box::new(number(value).into()), two());
            let bracketed = Math::Power(
                Box::new(Math::Fence("(", Box::new(number(value).into()), ")")),
                two(),
            );
            let expected = if has_brackets { bracketed } else { plain };
            for text in ["#0^2", "@0^2"] {
                assert_eq!(
                    with_numbers(text, &[number(value)]),
                    expected,
                    "{text} of {value}"
                );
            }
        }
        // Noise is shown as 0, which needs no brackets.
        let noise = number(-2.3e-16).sum_of(1.0);
        assert_eq!(
            with_numbers("@0^2", std::slice::from_ref(&noise)),
            Math::Power(Box::new(noise.into()), two())
        );
    }

    #[test]
    fn parsing_ends_on_any_text() {
        for text in ["", "(", "^", r"\", r"\frac", "{", "}", "#", "@9", "$", ")"] {
            let _ = letters(text);
        }
    }
}
