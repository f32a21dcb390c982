//! Plural forms of nouns after a number, by the rules of Unicode's CLDR.

/// Returns the form of an English noun after a whole number: 1 game, 2 games.
#[must_use]
pub fn en(count: usize, [one, other]: [&str; 2]) -> &str {
    if count == 1 { one } else { other }
}

/// Returns the form of an English noun after a number as it is shown: 1 period, 1.5 periods.
#[must_use]
pub fn en_of_shown<'a>(shown: &str, [one, other]: [&'a str; 2]) -> &'a str {
    if shown == "1" { one } else { other }
}

/// Returns the form of a Russian noun after a whole number: 1, 21 партия; 2, 34 партии; 0, 5, 11 партий.
///
/// ```
/// # use explain::numbers::plural::ru;
/// assert_eq!(ru(21, ["партия", "партии", "партий"]), "партия");
/// assert_eq!(ru(12, ["партия", "партии", "партий"]), "партий");
/// ```
#[must_use]
pub fn ru(count: usize, [one, few, many]: [&str; 3]) -> &str {
    match (count % 10, count % 100) {
        (_, 11..=14) => many,
        (1, _) => one,
        (2..=4, _) => few,
        _ => many,
    }
}

/// Returns the form of a Russian noun after a number as it is shown. The last form is for a number with decimals: 1,5
/// периода.
///
/// ```
/// # use explain::numbers::plural::ru_of_shown;
/// assert_eq!(ru_of_shown("1,5", ["период", "периода", "периодов", "периода"]), "периода");
/// assert_eq!(ru_of_shown("11", ["период", "периода", "периодов", "периода"]), "периодов");
/// ```
#[must_use]
pub fn ru_of_shown<'a>(shown: &str, [one, few, many, fraction]: [&'a str; 4]) -> &'a str {
    if shown.contains([',', '.']) {
        return fraction;
    }
    let mut last: [usize; 2] = [0; 2];
    for digit in shown.chars().filter_map(|c| c.to_digit(10)) {
        last = [last[1], digit as usize];
    }
    ru(last[0] * 10 + last[1], [one, few, many])
}
