//! Parsing of pasted numbers: JSON and similar texts, `name = value`, a table with a header, or up
//! to three bare numbers.
//!
//! All but the last are names followed by a number. Brackets nest names into paths as in the
//! engine's JSON (`games.0.g`). In the output of other programs (`Rating { deviation: 151.52 }`,
//! `new_rating: 1464.05`, `μ′ = −0.2069`), the last name counts. Lists in such output are skipped,
//! because they contain opponents.

use super::given::{Given, Value};
use super::names::quantity_of;
use crate::case::table::{self, Record};
use crate::numbers::style::has_comma;
use crate::numbers::{self, reread, ungrouped};
use glicko2_steps::Quantity;
use std::borrow::Cow;

/// Returns the numbers in a text, with their quantities. Empty if nothing is understood.
#[must_use]
pub fn read(text: &str) -> Given {
    Given::new(
        found(text)
            .into_iter()
            .filter_map(|(quantity, text)| Some((quantity, Value::of(&text)?))),
    )
}

/// Returns the numbers in a text as they are typed, with their quantities. Empty if nothing is
/// understood.
#[must_use]
pub fn found(text: &str) -> Vec<(Quantity, String)> {
    let text = narrowed(text);
    let mut found = named_numbers(&text);
    if found.is_empty() {
        found = headed(&text);
    }
    if found.is_empty() {
        found = bare(&text);
    }
    settle(&found)
}

/// Returns a text with the signs of its numbers replaced by ordinary ones.
pub(super) fn narrowed(text: &str) -> String {
    reread(&numbers::narrowed(text))
}

/// A number with the quantity that its name stands for.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Named<'a> {
    quantity: Quantity,
    /// Whether the name marks the number as new: with a prime, or in words.
    is_new: bool,
    /// The number as it is typed.
    text: Cow<'a, str>,
}

/// Decides the meaning of names without a prime.
///
/// `rating` is r′ unless a new rating is there too. `mu` is μ before the period if a new μ or φ is
/// there, or any number of other steps or results; with only `phi` and `volatility` beside it, `mu`
/// is μ′.
fn settle(found: &[Named]) -> Vec<(Quantity, String)> {
    let is_scaled = |quantity| matches!(quantity, Quantity::Mu | Quantity::Phi);
    let all_scaled = found
        .iter()
        .all(|named| is_scaled(named.quantity) || named.quantity == Quantity::Volatility);
    let has_new = |quantity| {
        found
            .iter()
            .any(|named| named.quantity == quantity && named.is_new)
    };
    let any_new = has_new(Quantity::Mu) || has_new(Quantity::Phi);
    let values = found.iter().filter_map(
        |Named {
             quantity,
             is_new,
             text,
         }| {
            let (quantity, is_new) = (*quantity, *is_new);
            let quantity = match quantity {
                Quantity::Mu if is_new || all_scaled && !any_new => Quantity::MuPrime,
                Quantity::Phi if is_new || all_scaled && !any_new => Quantity::PhiPrime,
                other => other,
            };
            let is_old = Quantity::RESULT.contains(&quantity) && !is_new && has_new(quantity);
            (!is_old).then(|| (quantity, text.trim().to_owned()))
        },
    );
    values.collect()
}

/// A part of a text.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Token<'a> {
    Word(&'a str),
    /// A number as it is typed.
    Number(&'a str),
    Open {
        is_list: bool,
    },
    Close,
    /// The end of a value: a comma, a semicolon, or the end of a line.
    End,
    /// An arrow, after which the next number replaces the last: 1500 → 1464.05.
    Becomes,
}

/// Returns the numbers that follow a name.
pub(super) fn named_numbers(text: &str) -> Vec<Named<'_>> {
    struct Frame {
        name: String,
        /// The number of elements before this one, if the frame is a list.
        index: Option<usize>,
    }
    let mut frames: Vec<Frame> = Vec::new();
    let (mut name, mut becomes) = (String::new(), false);
    let mut found: Vec<Named<'_>> = Vec::new();
    // Whether the last number was added to `found`.
    let mut is_found = false;
    for token in tokens(text) {
        match token {
            Token::Word(word) => {
                if !name.is_empty() {
                    name.push(' ');
                }
                name.push_str(word);
            }
            Token::Open { is_list } => {
                frames.push(Frame {
                    name: std::mem::take(&mut name),
                    index: is_list.then_some(0),
                });
            }
            Token::Close => {
                frames.pop();
                name.clear();
            }
            Token::End => {
                name.clear();
                becomes = false;
                if let Some(Frame {
                    index: Some(index), ..
                }) = frames.last_mut()
                {
                    *index += 1;
                }
            }
            Token::Becomes => becomes = true,
            Token::Number(text) if becomes => {
                becomes = false;
                if let Some(last) = found.last_mut().filter(|_| is_found) {
                    (last.text, last.is_new) = (text.into(), true);
                }
            }
            Token::Number(text) => {
                let name = std::mem::take(&mut name);
                is_found = false;
                if name.is_empty() {
                    continue;
                }
                let mut path = String::new();
                for frame in &frames {
                    push(&mut path, &frame.name);
                    if let Some(index) = frame.index {
                        push(&mut path, &index.to_string());
                    }
                }
                push(&mut path, &name);
                let is_in_list = frames.iter().any(|frame| frame.index.is_some());
                let is_exact = frames.iter().any(|frame| frame.name == "exact");
                let quantity = match Quantity::at(&path) {
                    Some(quantity) if path.contains('.') => Some((quantity, true)),
                    _ if is_in_list || is_exact => None,
                    _ => quantity_of(&name),
                };
                is_found = quantity.is_some();
                found.extend(quantity.map(|(quantity, is_new)| Named {
                    quantity,
                    is_new,
                    text: text.into(),
                }));
            }
        }
    }
    found
}

fn push(path: &mut String, name: &str) {
    if !name.is_empty() && !path.is_empty() {
        path.push('.');
    }
    path.push_str(name);
}

/// Splits a text into tokens.
pub(super) fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut rest = text;
    let mut in_brackets = 0_usize;
    while let Some(c) = rest.chars().next() {
        let length = match c {
            '{' | '[' => {
                in_brackets += 1;
                tokens.push(Token::Open { is_list: c == '[' });
                1
            }
            '}' | ']' => {
                in_brackets = in_brackets.saturating_sub(1);
                tokens.push(Token::Close);
                1
            }
            ',' | ';' => {
                tokens.push(Token::End);
                1
            }
            '\n' | '\r' if in_brackets == 0 => {
                tokens.push(Token::End);
                1
            }
            '"' | '\'' | '`' => {
                let inner = &rest[1..];
                match inner.find(c).filter(|&end| !inner[..end].contains('\n')) {
                    Some(end) => {
                        let text = &inner[..end];
                        let is_number = Value::of(text).is_some();
                        tokens.push(if is_number {
                            Token::Number(text)
                        } else {
                            Token::Word(text)
                        });
                        end + 2
                    }
                    None => 1,
                }
            }
            '→' => {
                tokens.push(Token::Becomes);
                c.len_utf8()
            }
            '-' | '=' if rest[1..].starts_with('>') => {
                // A fat arrow only assigns.
                if c == '-' {
                    tokens.push(Token::Becomes);
                }
                2
            }
            c if is_letter(c) => {
                let length = word_length(rest);
                tokens.push(Token::Word(&rest[..length]));
                length
            }
            _ => match number_length(rest) {
                Some(length) => {
                    let number = &rest[..length];
                    tokens.extend(Value::of(number).map(|_| Token::Number(number)));
                    length
                }
                None => c.len_utf8(),
            },
        };
        rest = &rest[length..];
    }
    tokens
}

/// Returns whether a sign is a letter, in any script.
fn is_letter(c: char) -> bool {
    let is_sign = "·»¼½¾×÷–—’•…′→−".contains(c) || c.is_whitespace();
    c.is_ascii_alphabetic() || c >= 'µ' && !is_sign
}

/// Returns the length of the word at the start of a text: letters, digits, primes, a star, a
/// square, and a short argument in brackets, as of f, g or E. A path, as in copied values of a
/// step, counts as one word.
fn word_length(text: &str) -> usize {
    if let Some(length) = path_length(text) {
        return length;
    }
    let belongs = |c: char| {
        is_letter(c)
            || c.is_ascii_digit()
            || matches!(c, '_' | '\'' | '′' | '’' | '*' | '²' | '\u{301}')
    };
    let length = text.find(|c| !belongs(c)).unwrap_or(text.len());
    let after = &text[length..];
    for (open, close) in [('(', ')'), ('[', ']')] {
        if let Some(inner) = after.strip_prefix(open)
            && let Some(end) = inner.find(close)
            && end <= 4
            && end > 0
            && inner[..end]
                .chars()
                .all(|c| is_letter(c) || c.is_ascii_digit())
        {
            return length + end + 2;
        }
    }
    length
}

/// Returns the length of the path at the start of a text: names and list indices separated by
/// points, with a name at the end.
fn path_length(text: &str) -> Option<usize> {
    let whole = text
        .find(|c: char| !c.is_ascii_alphanumeric() && !matches!(c, '_' | '.'))
        .unwrap_or(text.len());
    let mut length = 0;
    let mut end = 0;
    for (at, part) in text[..whole].split('.').enumerate() {
        end += part.len() + usize::from(at > 0);
        if part.starts_with(|c: char| c.is_ascii_alphabetic()) {
            length = if at > 0 { end } else { 0 };
        } else if part.is_empty() || !part.bytes().all(|b| b.is_ascii_digit()) {
            break;
        }
    }
    (length > 0).then_some(length)
}

/// Returns the length of the number at the start of a text. A comma between digits belongs to the
/// number if it has no point.
fn number_length(text: &str) -> Option<usize> {
    let is_sign = |c: char| matches!(c, '-' | '+' | '−' | '–');
    let digits = text.trim_start_matches(is_sign);
    let sign = text.len() - digits.len();
    let (mut length, mut has_point, mut has_digit) = (0, false, false);
    let bytes = digits.as_bytes();
    let digit_at = |i: usize| bytes.get(i).is_some_and(u8::is_ascii_digit);
    // If a point follows groups of three digits, their commas separate thousands.
    let whole = digits
        .bytes()
        .take_while(|b| b.is_ascii_digit() || *b == b',')
        .count();
    if bytes.get(whole) == Some(&b'.') && matches!(ungrouped(&digits[..whole]), Cow::Owned(_)) {
        (length, has_digit) = (whole, true);
    }
    while let Some(&byte) = bytes.get(length) {
        match byte {
            b'0'..=b'9' => has_digit = true,
            b'.' if !has_point => has_point = true,
            b',' if !has_point && has_digit && digit_at(length + 1) => has_point = true,
            b'e' | b'E' if has_digit => {
                let signed = usize::from(
                    bytes
                        .get(length + 1)
                        .is_some_and(|b| matches!(b, b'-' | b'+')),
                );
                if !digit_at(length + 1 + signed) {
                    break;
                }
                length += 1 + signed;
                while digit_at(length) {
                    length += 1;
                }
                break;
            }
            _ => break,
        }
        length += 1;
    }
    has_digit.then_some(sign + length)
}

/// The meaning of a comma between digits, if no other sign separates the numbers of a line.
#[derive(Clone, Copy, PartialEq)]
enum Comma {
    Parts,
    Decimal,
}

/// Returns the numbers of a table: a line of names, and the next line with as many numbers. The
/// comma is taken as decimal if only then the counts match.
pub(super) fn headed(text: &str) -> Vec<Named<'_>> {
    let mut lines = table::records(text).filter(|line| !line.text.trim().is_empty());
    let (Some(head), Some(first)) = (lines.next(), lines.next()) else {
        return Vec::new();
    };
    let names = cells(head, Comma::Parts);
    let numbers = [Comma::Parts, Comma::Decimal].map(|comma| cells(first, comma));
    let numbers = numbers
        .iter()
        .find(|numbers| numbers.len() == names.len())
        .unwrap_or(&numbers[0]);
    let pairs = names.iter().zip(numbers);
    let named = pairs.filter_map(|(name, number)| {
        let (quantity, is_new) = quantity_of(name).or_else(|| Some((Quantity::at(name)?, true)))?;
        Value::of(number).map(|_| Named {
            quantity,
            is_new,
            text: number.clone().into(),
        })
    });
    named.collect()
}

/// Returns r′, RD′ and σ′ from a row without names.
///
/// A comma between digits separates numbers or is a decimal comma, whichever gives a result. If
/// both do, as in `1464,152`, it is a decimal comma if the page shows numbers with one or if the
/// text has several lines with numbers.
pub(super) fn bare(text: &str) -> Vec<Named<'_>> {
    if tokens(text)
        .iter()
        .any(|token| matches!(token, Token::Word(_)))
    {
        return Vec::new();
    }
    // A separator may stand alone: 1464.05 ± 151.52.
    let has_digit = |text: &str| text.contains(|c: char| c.is_ascii_digit());
    let lines = || table::records(text).filter(|line| has_digit(line.text));
    let result = |comma: Comma| -> Option<Vec<String>> {
        let cells = lines()
            .flat_map(|line| cells(line, comma))
            .filter(|cell| has_digit(cell));
        let numbers = cells
            .map(|cell| Value::of(&cell).map(|_| cell))
            .collect::<Option<Vec<_>>>()?;
        (numbers.len() <= Quantity::RESULT.len()).then_some(numbers)
    };
    let is_decimal = has_comma() || lines().nth(1).is_some();
    let ways = if is_decimal {
        [Comma::Decimal, Comma::Parts]
    } else {
        [Comma::Parts, Comma::Decimal]
    };
    let numbers = ways.into_iter().find_map(result).unwrap_or_default();
    let named = |(quantity, text): (_, String)| Named {
        quantity,
        is_new: true,
        text: text.into(),
    };
    Quantity::RESULT
        .into_iter()
        .zip(numbers)
        .map(named)
        .collect()
}

/// Returns the cells of a line that are not empty. A comma at the end of a cell is not part of its
/// number.
fn cells(line: Record, comma: Comma) -> Vec<String> {
    let by = |is_mark: &dyn Fn(char) -> bool| -> Vec<String> {
        let cells = line
            .cells(is_mark)
            .into_iter()
            .map(|cell| cell.trim_end_matches(',').trim().to_owned());
        cells.filter(|cell| !cell.is_empty()).collect()
    };
    if let Some(mark) = line.first_of(&['\t', '|', ';']) {
        return by(&|c| c == mark);
    }
    let by_space = by(&char::is_whitespace);
    if by_space.len() > 1 || comma == Comma::Decimal {
        return by_space;
    }
    let by_comma = by(&|c| c == ',');
    // No number is written as 05, but the decimals in 1464,05 are.
    if by_comma.iter().skip(1).any(|cell| is_padded(cell)) {
        by_space
    } else {
        by_comma
    }
}

/// Returns whether a number starts with an unnecessary zero.
fn is_padded(number: &str) -> bool {
    number
        .strip_prefix('0')
        .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}
