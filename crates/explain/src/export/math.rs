//! A formula in other notations: LaTeX, MathML, and unambiguous plain text.

use crate::escape::xml;
use crate::numbers::{Digits, full, has_parts, style};
use crate::steps::math::Math;
use crate::steps::mathml::{self, Builder};
use crate::words::number::{Number, format_number};
use glicko2_steps::Symbol;

// LaTeX

/// Writes a formula as LaTeX source for amsmath, MathJax and KaTeX, without delimiters.
#[must_use]
pub fn latex(math: &Math, digits: Digits) -> String {
    let of = |math: &Math| latex(math, digits);
    match math {
        Math::Symbol(symbol) => latex_symbol(*symbol),
        Math::Number(number) => latex_number(&format_number(number, digits)),
        Math::Literal(digits) => latex_number(&style::literal(digits)),
        Math::Name(name) => latex_name(name),
        Math::Op(sign) => latex_sign(sign),
        Math::Row(pieces) => pieces.iter().map(of).collect::<Vec<_>>().join(" "),
        Math::Fraction(above, below) => format!("\\frac{{{}}}{{{}}}", of(above), of(below)),
        Math::Root(inner) => format!("\\sqrt{{{}}}", of(inner)),
        Math::Power(base, exponent) => format!("{{{}}}^{{{}}}", of(base), of(exponent)),
        Math::Sum => "\\sum_{j=1}^{m}".to_owned(),
        Math::Fence(open, inner, close) => latex_fence(open, &of(inner), close, inner.is_tall()),
        Math::Call(function, argument) => {
            format!(
                "{}{}",
                of(function),
                latex_fence("(", &of(argument), ")", argument.is_tall())
            )
        }
    }
}

/// Writes a letter of the derivation in LaTeX.
#[must_use]
pub fn latex_symbol(symbol: Symbol) -> String {
    let letter = symbol.letter();
    let base = match letter.base {
        "Δr" => "\\Delta r".to_owned(),
        base if base.is_ascii() && base.len() > 1 => format!("\\mathrm{{{base}}}"),
        base => base
            .chars()
            .map(|c| latex_letter(c).map_or_else(|| c.to_string(), str::to_owned))
            .collect(),
    };
    let sub = letter
        .sub
        .map_or(String::new(), |sub| format!("_{{{sub}}}"));
    let mark = match letter.mark {
        Some("′") => "'".to_owned(),
        Some(mark) => format!("^{{{mark}}}"),
        None => String::new(),
    };
    format!("{base}{sub}{mark}")
}

/// Returns the LaTeX command of a letter or sign in mathematics, if there is one.
pub(super) fn latex_letter(c: char) -> Option<&'static str> {
    Some(match c {
        'σ' => "\\sigma",
        'τ' => "\\tau",
        'ε' => "\\varepsilon",
        'μ' => "\\mu",
        'φ' => "\\phi",
        'Δ' => "\\Delta",
        'Σ' => "\\Sigma",
        'π' => "\\pi",
        '−' => "-",
        '±' => "\\pm",
        '×' => "\\times",
        '·' => "\\cdot",
        '≤' => "\\le",
        '≥' => "\\ge",
        '≈' => "\\approx",
        '⋯' => "\\cdots",
        '→' => "\\to",
        '∞' => "\\infty",
        '√' => "\\surd",
        '′' => "'",
        _ => return None,
    })
}

/// Writes a formatted number in LaTeX: `1.5228 × 10⁻⁸` as `1.5228 \times 10^{-8}`.
#[must_use]
pub fn latex_number(shown: &str) -> String {
    let (digits, exponent) = split_power(shown);
    let mut text = String::new();
    for c in digits.chars() {
        match latex_letter(c) {
            // In mathematics LaTeX adds a space after a comma unless it is in braces.
            _ if c == ',' => text.push_str("{,}"),
            _ if c == '\u{202f}' => text.push_str("\\,"),
            Some(command) if command.starts_with('\\') => text.extend([command, " "]),
            Some(command) => text.push_str(command),
            None if c.is_ascii_alphabetic() => {
                text.extend(["\\mathrm{", c.encode_utf8(&mut [0; 4]), "}"]);
            }
            None => text.push(c),
        }
    }
    if let Some(exponent) = exponent {
        text.push_str(&format!("^{{{}}}", exponent.replace('−', "-")));
    }
    text
}

/// Splits a formatted number before its exponent, and returns the exponent in plain digits: `1.5 × 10⁻⁸` as `1.5 × 10`
/// and `−8`.
pub(super) fn split_power(shown: &str) -> (&str, Option<String>) {
    match shown.find(|c| lowered(c).is_some()) {
        Some(at) => (
            &shown[..at],
            Some(shown[at..].chars().filter_map(lowered).collect()),
        ),
        None => (shown, None),
    }
}

/// Returns the plain digit or sign of a raised one.
pub(super) fn lowered(c: char) -> Option<char> {
    Some(match c {
        '⁻' => '−',
        '¹' => '1',
        '²' => '2',
        '³' => '3',
        '⁰' => '0',
        '⁴'..='⁹' => char::from(b'0' + (c as u32 - 0x2070) as u8),
        _ => return None,
    })
}

/// Returns the raised form of a digit or minus sign.
fn raised(c: char) -> Option<char> {
    "⁻¹²³⁰⁴⁵⁶⁷⁸⁹".chars().find(|&high| lowered(high) == Some(c))
}

fn latex_name(name: &str) -> String {
    match name {
        "ln" | "exp" => format!("\\{name}"),
        "π" => "\\pi".to_owned(),
        "e" => "\\mathrm{e}".to_owned(),
        name if name.chars().count() == 1 => name.to_owned(),
        name => format!("\\mathrm{{{name}}}"),
    }
}

fn latex_sign(sign: &str) -> String {
    sign.chars()
        .map(|c| latex_letter(c).map_or_else(|| c.to_string(), str::to_owned))
        .collect()
}

fn latex_fence(open: &str, inner: &str, close: &str, tall: bool) -> String {
    if tall {
        format!("\\left{open} {inner} \\right{close}")
    } else {
        format!("{open}{inner}{close}")
    }
}

// MathML

/// Writes a formula as a MathML element, with its LaTeX source as annotation.
#[must_use]
pub fn mathml(math: &Math, digits: Digits) -> String {
    format!(
        "<math xmlns=\"http://www.w3.org/1998/Math/MathML\" display=\"block\"><semantics><mrow>{}</mrow>\
         <annotation encoding=\"application/x-tex\">{}</annotation></semantics></math>",
        mathml::element(math, &Markup { digits }),
        xml(&latex(math, digits)),
    )
}

/// Builds MathML as text.
struct Markup {
    digits: Digits,
}

impl Builder for Markup {
    type Element = String;

    fn element(&self, name: &'static str, children: Vec<String>) -> String {
        format!("<{name}>{}</{name}>", children.concat())
    }

    fn leaf(&self, name: &'static str, sign: &'static str) -> String {
        format!("<{name}>{}</{name}>", xml(sign))
    }

    fn literal(&self, digits: &'static str) -> String {
        format!("<mn>{}</mn>", style::literal(digits))
    }

    fn number(&self, number: &Number) -> String {
        format!(
            "<mn title=\"{}\">{}</mn>",
            xml(&full(number.value)),
            xml(&format_number(number, self.digits))
        )
    }

    fn bracket(&self, sign: &'static str, grows: bool) -> String {
        format!("<mo fence=\"true\" stretchy=\"{grows}\">{sign}</mo>")
    }

    fn letter(&self, _: Symbol, element: String) -> String {
        element
    }
}

// Plain text

/// The characters that plain text may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signs {
    /// Raised and lowered characters too: φ², φⱼ, 10⁻⁸.
    Raised,
    /// Only characters that no site replaces by a plain one: φ^2, φ_j, 10^−8.
    Level,
}

/// Writes a formula in one line of plain text, with brackets wherever it would be ambiguous.
#[must_use]
pub fn plain(math: &Math, digits: Digits, signs: Signs) -> String {
    Plain { digits, signs }.part(math).text
}

/// Writes a letter of the derivation in plain text.
#[must_use]
pub fn plain_symbol(symbol: Symbol, signs: Signs) -> String {
    let letter = symbol.letter();
    let sub = letter
        .sub
        .map_or("", |_| if signs == Signs::Raised { "ⱼ" } else { "_j" });
    format!("{}{sub}{}", letter.base, letter.mark.unwrap_or(""))
}

/// Writes a formatted number with the allowed characters.
#[must_use]
pub fn plain_number(shown: &str, signs: Signs) -> String {
    match (signs, split_power(shown)) {
        (Signs::Level, (digits, Some(exponent))) => {
            format!("{digits}^{}", bare_or_bracketed(&exponent))
        }
        _ => shown.to_owned(),
    }
}

/// The precedence of a piece of plain text, from the lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Binding {
    /// x = y
    Relation,
    /// x + y, −x
    Sum,
    /// Σ x, which extends to the end of its row
    Gathering,
    /// x / y
    Quotient,
    /// x y
    Product,
    /// x², √(x)
    Power,
    /// x, f(x), (x)
    Atom,
}

struct Part {
    text: String,
    binding: Binding,
}

impl Part {
    fn new(text: String, binding: Binding) -> Self {
        Self { text, binding }
    }

    /// Returns the text, in brackets if its precedence is lower than `binding`.
    fn at_least(self, binding: Binding) -> String {
        if self.binding < binding {
            format!("({})", self.text)
        } else {
            self.text
        }
    }
}

struct Plain {
    digits: Digits,
    signs: Signs,
}

impl Plain {
    fn part(&self, math: &Math) -> Part {
        use Binding::{Atom, Gathering, Power, Product, Quotient, Sum};
        match math {
            Math::Symbol(symbol) => Part::new(plain_symbol(*symbol, self.signs), Atom),
            Math::Number(number) => {
                let shown = format_number(number, self.digits);
                let binding = match &shown {
                    shown if shown.starts_with(['−', '+']) => Sum,
                    shown if has_parts(shown) => Product,
                    _ => Atom,
                };
                Part::new(plain_number(&shown, self.signs), binding)
            }
            Math::Literal(digits) => Part::new(style::literal(digits).into_owned(), Atom),
            Math::Name(text) | Math::Op(text) => Part::new((*text).to_owned(), Atom),
            Math::Sum => Part::new(
                if self.signs == Signs::Raised {
                    "Σⱼ"
                } else {
                    "Σ_j"
                }
                .to_owned(),
                Gathering,
            ),
            Math::Fraction(above, below) => {
                let (above, below) = (
                    self.part(above).at_least(Quotient),
                    self.part(below).at_least(Power),
                );
                Part::new(format!("{above} / {below}"), Quotient)
            }
            Math::Root(inner) => Part::new(format!("√({})", self.part(inner).text), Power),
            Math::Power(base, exponent) => Part::new(self.power(base, exponent), Power),
            Math::Fence(open, inner, close) => {
                Part::new(format!("{open}{}{close}", self.part(inner).text), Atom)
            }
            Math::Call(function, argument) => {
                let function = self.part(function).at_least(Atom);
                Part::new(format!("{function}({})", self.part(argument).text), Atom)
            }
            Math::Row(pieces) => self.row(pieces),
        }
    }

    fn power(&self, base: &Math, exponent: &Math) -> String {
        // A star is part of the symbol here and must not look like a product.
        let is_starred = matches!(base, Math::Symbol(symbol) if symbol.letter().mark == Some("*"));
        let base = self.part(base);
        let base = if is_starred {
            format!("({})", base.text)
        } else {
            base.at_least(Binding::Atom)
        };
        let exponent = self.part(exponent).text;
        let exponent = exponent.replace("− ", "−");
        let raised: Option<String> = exponent.chars().map(raised).collect();
        match raised {
            Some(raised) if self.signs == Signs::Raised && !raised.is_empty() => {
                format!("{base}{raised}")
            }
            _ => format!("{base}^{}", bare_or_bracketed(&exponent)),
        }
    }

    /// Writes pieces side by side, with brackets where terms and factors would be ambiguous.
    fn row(&self, pieces: &[Math]) -> Part {
        if let [only] = pieces {
            return self.part(only);
        }
        let sign_at = |i: usize| pieces.get(i).and_then(sign);
        let mut text = String::new();
        let mut binding = Binding::Product;
        for (i, piece) in pieces.iter().enumerate() {
            let part = self.part(piece);
            if let Some(sign) = sign_at(i) {
                binding = binding.min(strength(sign));
                // A sign at the start, or after another sign, belongs to the next piece.
                let is_unary = i == 0 || sign_at(i - 1).is_some();
                match sign {
                    "," => text.push_str(", "),
                    _ if is_unary => text.push_str(sign),
                    _ => text.push_str(&format!(" {sign} ")),
                }
                continue;
            }
            let (before, after) = (i.checked_sub(1).map(sign_at), sign_at(i + 1));
            let is_factor = |neighbour: Option<&str>| {
                neighbour.is_none_or(|sign| strength(sign) > Binding::Sum)
            };
            let follows_factor = before.is_some_and(is_factor);
            let precedes_factor = i + 1 < pieces.len() && is_factor(after);
            let before_sign = before.flatten();
            let needed = match part.binding {
                // A sum sign extends to the end of its row, as intended, so it needs no brackets.
                Binding::Gathering => Binding::Gathering,
                _ if before_sign == Some("/") => Binding::Power,
                _ if follows_factor || precedes_factor => Binding::Product,
                // Also puts a negative number in brackets: 3 − (−2).
                _ if before_sign.is_some_and(|sign| strength(sign) == Binding::Sum) => {
                    Binding::Gathering
                }
                _ => Binding::Sum,
            };
            if before == Some(None) {
                text.push(' ');
            }
            if part.binding == Binding::Gathering {
                binding = binding.min(Binding::Gathering);
            }
            text.push_str(&part.at_least(needed));
        }
        Part::new(text, binding)
    }
}

/// Returns the operator or relation of a piece. Dots count as an operand.
fn sign(piece: &Math) -> Option<&'static str> {
    match piece {
        Math::Op(sign) if *sign != "⋯" => Some(sign),
        _ => None,
    }
}

/// Returns the precedence of a row with this sign.
fn strength(sign: &str) -> Binding {
    match sign {
        "+" | "−" | "±" => Binding::Sum,
        "×" | "·" => Binding::Product,
        "/" => Binding::Quotient,
        _ => Binding::Relation,
    }
}

/// Returns an exponent, in brackets if needed: `x`, `(−2)`, `(A / 2)`.
fn bare_or_bracketed(text: &str) -> String {
    if text
        .chars()
        .all(|c| c.is_ascii_digit() || matches!(c, '.' | ','))
        || text.chars().all(|c| c.is_ascii_alphabetic() || c == '′')
    {
        text.to_owned()
    } else {
        format!("({text})")
    }
}
