//! Numbers as they are set for people, made such as somebody types.

use super::is_no_break;

/// What stands before a power of ten: see `show`.
const TIMES_TEN: &str = "× 10";
/// The raised signs in the order of those that they stand for.
const RAISED: [(&str, &str); 2] = [("⁻⁺", "-+"), ("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")];

/// A text with the numbers in it as somebody would type them: `51 330,45` as `51330,45`, where the space is one that breaks no line, and `1,5228 × 10⁻⁸` as
/// `1,5228e-8`.
#[must_use]
pub fn reread(text: &str) -> String {
    without_powers(&without_groups(text))
}

fn without_groups(text: &str) -> String {
    let mut whole = String::with_capacity(text.len());
    // How many digits have come in a row, none of them a decimal, and whether they are groups.
    let (mut row, mut has_groups) = (0, false);
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        let digits_after = || text[at + c.len_utf8()..].bytes().take_while(u8::is_ascii_digit).count();
        if is_no_break(c) && (has_groups || (1..=3).contains(&row)) && digits_after() == 3 {
            has_groups = true;
            continue;
        }
        if c.is_ascii_digit() {
            row = if row > 0 || !matches!(before, '.' | ',') && !before.is_ascii_digit() { row + 1 } else { 0 };
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
        if digits.ends_with(|c: char| c.is_ascii_digit()) && power.ends_with(|c: char| c.is_ascii_digit()) {
            whole.extend([digits, "e", &power]);
            rest = &after[after.find(|c| level(c).is_none()).unwrap_or(after.len())..];
        } else {
            whole.extend([before, TIMES_TEN]);
            rest = after;
        }
    }
    whole + rest
}

/// The sign that a raised one stands for.
fn level(c: char) -> Option<char> {
    RAISED.iter().find_map(|(raised, plain)| plain.chars().nth(raised.chars().position(|other| other == c)?))
}

#[cfg(test)]
mod tests {
    use super::reread;

    #[test]
    fn shown_numbers_are_typed_ones_again() {
        for (shown, typed) in [
            ("51\u{202f}330,45", "51330,45"),
            ("от 1\u{a0}000\u{a0}000 до 5", "от 1000000 до 5"),
            // Two numbers: no group has four digits, none comes after a decimal sign, and other spaces part words.
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
