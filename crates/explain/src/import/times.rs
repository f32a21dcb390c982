//! Dates and times as files write them, and the calendar.

/// The seconds of a day.
pub(super) const DAY: i64 = 86_400;

/// The end of the year 9999.
pub(super) const LATEST: i64 = 253_402_300_800;

/// A date with slashes may have its month first: `3/12/2024`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Order {
    /// The text has only one reading.
    #[default]
    Certain,
    /// The day is first, because it is above 12.
    DayFirst,
    /// The month is first, because the day is above 12.
    MonthFirst,
    /// Both readings are possible. The day was read first.
    Either,
}

/// Returns the days from January 1, 1970, to a date of the Gregorian calendar, if it exists.
pub(super) fn days(year: i64, month: i64, day: i64) -> Option<i64> {
    let is_leap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0;
    let last = match month {
        2 if is_leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        _ => return None,
    };
    if !(1000..=9999).contains(&year) || !(1..=last).contains(&day) {
        return None;
    }
    // Years are counted from March, so that the leap day is the last of its year.
    let (year, month) = if month > 2 {
        (year, month - 3)
    } else {
        (year - 1, month + 9)
    };
    Some(365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day - 719_469)
}

/// Returns year, month and day of a date given in days from January 1, 1970.
pub(super) fn civil(days: i64) -> [i64; 3] {
    // A year before the right one, or the right one: 400 years have 146,097 days.
    let (mut year, mut month) = (1969 + days.saturating_mul(400).div_euclid(146_097), 12);
    while self::days(year + 1, 1, 1).is_some_and(|first| first <= days) {
        year += 1;
    }
    while month > 1 && self::days(year, month, 1).is_some_and(|first| first > days) {
        month -= 1;
    }
    [
        year,
        month,
        self::days(year, month, 1).map_or(1, |first| days - first + 1),
    ]
}

/// Returns the day and the month of a date exchanged, if both are months.
pub(super) fn exchanged(time: i64) -> i64 {
    let [year, month, day] = civil(time.div_euclid(DAY));
    days(year, day, month).map_or(time, |days| days * DAY + time.rem_euclid(DAY))
}

/// Returns a date as `2024-03-06`.
#[must_use]
pub fn iso_date(time: i64) -> String {
    let [year, month, day] = civil(time.div_euclid(DAY));
    let two = |n: i64| format!("{}{n}", if n < 10 { "0" } else { "" });
    format!("{year}-{}-{}", two(month), two(day))
}

/// Returns the seconds from the start of 1970 to a time such as `2024.03.06`, `2024-03-06T12:30:05Z`, `06.03.2024
/// 12:30`, `6/3/2024`, or a number of seconds.
pub(super) fn time(text: &str) -> Option<(i64, Order)> {
    let text = text.trim();
    let (date, clock) = text.split_once([' ', 'T']).unwrap_or((text, ""));
    let parts: Vec<i64> = date
        .split(['.', '-', '/'])
        .map(|part| part.parse().unwrap_or(-1))
        .collect();
    let (days, order) = match parts[..] {
        [seconds] if (100_000_000..LATEST).contains(&seconds) => {
            return Some((seconds, Order::Certain));
        }
        [year, month, day] if year >= 1000 => (days(year, month, day)?, Order::Certain),
        [first, second, year] => {
            let year = if (0..100).contains(&year) {
                2000 + year
            } else {
                year
            };
            let day_first = days(year, second, first);
            if !date.contains('/') {
                (day_first?, Order::Certain)
            } else if let Some(month_first) = days(year, first, second) {
                match day_first {
                    Some(same) if same == month_first => (same, Order::Certain),
                    Some(day_first) => (day_first, Order::Either),
                    None => (month_first, Order::MonthFirst),
                }
            } else {
                (day_first?, Order::DayFirst)
            }
        }
        _ => return None,
    };
    Some((days * DAY + seconds(clock), order))
}

/// Returns the seconds of a clock time such as `12:30` or `12:30:05Z`, or 0 for any other text.
fn seconds(clock: &str) -> i64 {
    let digits = |part: &str| {
        part.bytes()
            .take_while(u8::is_ascii_digit)
            .fold(0, |n, b| n * 10 + i64::from(b - b'0'))
    };
    let parts: Vec<i64> = clock
        .split(':')
        .take(3)
        .map(|part| digits(part.get(..2).unwrap_or(part)))
        .collect();
    match parts[..] {
        [h, m] if h < 24 && m < 60 => h * 3600 + m * 60,
        [h, m, s] if h < 24 && m < 60 && s < 61 => h * 3600 + m * 60 + s,
        _ => 0,
    }
}

/// Puts games in the order in which they were played. Games of the same time keep their order in the file, which may
/// begin with the newest.
pub(super) fn sort<T>(games: &mut [T], time: impl Fn(&T) -> Option<i64>) {
    let mut times = games.iter().filter_map(&time);
    if let (Some(first), Some(last)) = (times.next(), times.next_back())
        && first > last
    {
        games.reverse();
    }
    if games.iter().all(|game| time(game).is_some()) {
        games.sort_by_key(|game| time(game));
    }
}
