//! Converts numbers from print style back to the style in which they are typed.

use super::is_no_break;

/// The text before the exponent of a power of ten, as `show` writes it.
const TIMES_TEN: &str = "× 10";
/// Superscript characters, each list with the plain characters in the same order.
const RAISED: [(&str, &str); 2] = [("⁻⁺", "-+"), ("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")];

/// Rewrites the numbers in a text as they would be typed: `51 330,45` as `51330,45` if the space is a
/// non-breaking one, and `1,5228 × 10⁻⁸` as `1,5228e-8`.
#[must_use]
pub fn reread(text: &str) -> String {
    without_powers(&without_groups(text))
}

fn without_groups(text: &str) -> String {
    let mut whole = String::with_capacity(text.len());
    // `row` counts consecutive digits before the decimal sign; `has_groups` tells whether separators were
    // among them.
    let (mut row, mut has_groups) = (0, false);
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        let digits_after = || {
            text[at + c.len_utf8()..]
                .bytes()
                .take_while(u8::is_ascii_digit)
                .count()
        };
        if is_no_break(c) && (has_groups || (1..=3).contains(&row)) && digits_after() == 3 {
            has_groups = true;
            continue;
        }
        if c.is_ascii_digit() {
            row = if row > 0 || !matches!(before, '.' | ',') && !before.is_ascii_digit() {
                row + 1
            } else {
                0
            };
        } else {
            (row, has_groups) = (0, false);
        }
        before = c;
        whole.push(c);
    }
    whole
}

fn without_powers(text: &str) -> String {
    let mut whole = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(TIMES_TEN) {
        let digits = before.trim_end();
        let power: String = after.chars().map_while(level).collect();
        if digits.ends_with(|c: char| c.is_ascii_digit())
            && power.ends_with(|c: char| c.is_ascii_digit())
        {
            whole.extend([digits, "e", &power]);
            rest = &after[after.find(|c| level(c).is_none()).unwrap_or(after.len())..];
        } else {
            whole.extend([before, TIMES_TEN]);
            rest = after;
        }
    }
    whole + rest
}

/// Returns the plain character for a superscript one.
fn level(c: char) -> Option<char> {
    RAISED.iter().find_map(|(raised, plain)| {
        plain
            .chars()
            .nth(raised.chars().position(|other| other == c)?)
    })
}

#[cfg(test)]
mod tests {
    use super::reread;

    #[test]
    fn shown_numbers_become_typed_ones() {
        for (shown, typed) in [
            ("51\u{202f}330,45", "51330,45"),
            ("от 1\u{a0}000\u{a0}000 до 5", "от 1000000 до 5"),
            // Each of these has two numbers: groups have three digits, none follows a decimal sign, and other
            // spaces separate words.
            ("1464\u{a0}151", "1464\u{a0}151"),
            ("151\u{a0}1464", "151\u{a0}1464"),
            ("0,059\u{a0}996", "0,059\u{a0}996"),
            ("51 330", "51 330"),
            ("−5,3550 × 10⁻⁴; 1 × 10⁹", "−5,3550e-4; 1e9"),
            ("v × 10⁻⁴ × 10 × 1000", "v × 10⁻⁴ × 10 × 1000"),
        ] {
            assert_eq!(reread(shown), typed);
        }
    }
}
