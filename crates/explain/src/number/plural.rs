//! Plural forms of nouns after a number, by the rules of Unicode's CLDR.

/// Returns the form of a Russian noun after a whole number: 1, 21 партия; 2, 34 партии; 0, 5, 11 партий.
///
/// ```
/// # use explain::number::plural::russian;
/// assert_eq!(russian(21, ["партия", "партии", "партий"]), "партия");
/// assert_eq!(russian(12, ["партия", "партии", "партий"]), "партий");
/// ```
#[must_use]
pub fn russian(count: usize, [one, few, many]: [&str; 3]) -> &str {
    match (count % 10, count % 100) {
        (_, 11..=14) => many,
        (1, _) => one,
        (2..=4, _) => few,
        _ => many,
    }
}

/// Returns the form of a Russian noun after a number as it is shown. A fraction has a form of its own: 1,5
/// периода.
///
/// ```
/// # use explain::number::plural::russian_of_shown;
/// assert_eq!(russian_of_shown("1,5", ["период", "периода", "периодов"], "периода"), "периода");
/// assert_eq!(russian_of_shown("11", ["период", "периода", "периодов"], "периода"), "периодов");
/// ```
#[must_use]
pub fn russian_of_shown<'a>(shown: &str, forms: [&'a str; 3], of_a_fraction: &'a str) -> &'a str {
    if shown.contains([',', '.']) {
        return of_a_fraction;
    }
    let mut last: [usize; 2] = [0; 2];
    for digit in shown.chars().filter_map(|c| c.to_digit(10)) {
        last = [last[1], digit as usize];
    }
    russian(last[0] * 10 + last[1], forms)
}
