//! Commas in numbers: thousands separators or decimal commas.

use super::style::has_comma;
use std::borrow::Cow;

/// Removes the commas between thousands from a typed number: `1,500` becomes `1500`, `-12,345.6` becomes
/// `-12345.6`.
///
/// Any other text is unchanged, such as `1,5`, `0,500` or `1500,250`. If numbers have a decimal comma, every
/// text is unchanged.
#[must_use]
pub fn ungrouped(text: &str) -> Cow<'_, str> {
    let digits = text.trim().trim_start_matches(['-', '−', '–', '+']);
    if !has_comma() && is_grouped(digits) {
        text.replace(',', "").into()
    } else {
        text.into()
    }
}

/// Returns whether the text is one to three digits followed by groups of a comma and three digits, with
/// optional decimals after a point.
fn is_grouped(digits: &str) -> bool {
    let is_all = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
    let (whole, decimals) = digits.split_once('.').unwrap_or((digits, ""));
    let Some((first, groups)) = whole.split_once(',') else {
        return false;
    };
    (1..=3).contains(&first.len())
        && is_all(first)
        && !first.starts_with('0')
        && groups
            .split(',')
            .all(|group| group.len() == 3 && is_all(group))
        && is_all(decimals)
}

/// Replaces ambiguous commas by points in a table that has an unmistakable decimal comma, such as `62,5`.
///
/// In such a table `1,500` is 1.5, not 1500. Any other table is unchanged.
///
/// `is_edge` marks the ends of cells. A comma counts only if its cell is a number with that one comma, so
/// commas between cells are kept.
#[must_use]
pub fn with_points(text: &str, is_edge: impl Fn(char) -> bool) -> Cow<'_, str> {
    let digits = |cell: &str| {
        cell.trim_matches(|c: char| is_edge(c) || " -−–+".contains(c))
            .to_owned()
    };
    let has_decimals = |cell: &str| {
        let is_number = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        cell.split_once(',')
            .is_some_and(|(whole, decimals)| is_number(whole) && is_number(decimals))
    };
    let is_beyond_doubt = |cell: &str| has_decimals(&digits(cell)) && !is_grouped(&digits(cell));
    if has_comma() || !text.split(&is_edge).any(is_beyond_doubt) {
        return text.into();
    }
    let with_point = |cell: &str| {
        let digits = digits(cell);
        let is_in_doubt = has_decimals(&digits) && is_grouped(&digits);
        if is_in_doubt {
            cell.replace(',', ".")
        } else {
            cell.to_owned()
        }
    };
    text.split_inclusive(&is_edge)
        .map(with_point)
        .collect::<String>()
        .into()
}

#[cfg(test)]
mod tests {
    use super::{ungrouped, with_points};
    use crate::numbers::style::{Style, in_style};

    #[test]
    fn commas_between_thousands_are_removed() {
        for (typed, plain) in [
            ("1,500", "1500"),
            ("-1,500", "-1500"),
            ("−12,345.67", "−12345.67"),
            ("1,234,567", "1234567"),
            ("999,999.", "999999."),
        ] {
            assert_eq!(ungrouped(typed), plain, "{typed}");
            in_style(Style::Comma, || assert_eq!(ungrouped(typed), typed));
        }
        for other in [
            "1,5",
            "1,50",
            "1,5000",
            "0,500",
            "1500,250",
            "1,500,00",
            "1,500,0000",
            ",500",
            "1,,500",
            "1.5,000",
            "1,500e3",
        ] {
            assert_eq!(ungrouped(other), other);
        }
    }

    #[test]
    fn a_decimal_comma_of_one_number_decides_for_the_table() {
        for (table, read) in [
            ("1500;62,125;1\n1400;30,5;0", "1500;62.125;1\n1400;30,5;0"),
            ("1,500\t0,5", "1.500\t0,5"),
            ("-1,250 2,5", "-1.250 2,5"),
        ] {
            assert_eq!(with_points(table, |c| "; \t\n\"".contains(c)), read);
        }
        for other in [
            "1,500;62",
            "1400,30,1",
            "1,1400,30,1,\n2,,,,2.5",
            "Player 1,1500",
            "Ada,1,500\n\"1,500\";30",
        ] {
            assert_eq!(with_points(other, |c| ";\t\n\"".contains(c)), other);
        }
    }
}
