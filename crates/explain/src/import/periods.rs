//! Periods by their names: their order, the gaps between them, and the games of one player in them.

use super::Names;
use super::player::{OwnGame, PlayedPeriod, PlayerGames};
use crate::numbers::parse;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Numbers of rounds below this bound are counted, so that missing ones become idle periods. Larger ones may be dates.
const COUNTED: f64 = 10_000.0;

/// A game of one player, or an idle time, with the index of its period's name.
#[derive(Debug)]
pub(super) struct Played {
    pub(super) name: Option<u32>,
    pub(super) idle: Option<f64>,
    pub(super) game: Option<OwnGame>,
}

/// Returns the periods of rows that are the games of one player.
pub(super) fn of_games(mut rows: Vec<Played>, names: &Names, has_heads: bool) -> PlayerGames {
    // Without a header, 1, 2, 3, … are numbers of rows, not of periods.
    let are_rows = !has_heads
        && names.list.len() == rows.len()
        && (1..)
            .zip(&names.list)
            .all(|(row, name)| parse(name) == Some(f64::from(row)))
        && rows.iter().all(|row| row.game.is_some());
    if are_rows {
        rows.iter_mut().for_each(|row| row.name = None);
    }
    let (keys, is_counted) = order(&names.list);
    let mut periods: BTreeMap<Option<i64>, PlayedPeriod> = BTreeMap::new();
    for Played { name, idle, game } in rows {
        let period = periods
            .entry(name.map(|name| keys[name as usize]))
            .or_default();
        if let Some(idle) = idle {
            period.idle = Some(period.idle.unwrap_or(0.0) + idle);
        }
        period.games.extend(game);
    }
    if is_counted {
        add_gaps(&mut periods, |period| &mut period.idle);
    }
    PlayerGames {
        periods: periods.into_values().collect(),
        ..PlayerGames::default()
    }
}

/// Returns a number for each name that puts the names in order, and whether missing numbers are missing periods. Numbers
/// are sorted, other names keep their order.
pub(super) fn order(names: &[Rc<str>]) -> (Vec<i64>, bool) {
    let numbers: Option<Vec<f64>> = names.iter().map(|name| parse(name)).collect();
    let mut order: Vec<usize> = (0..names.len()).collect();
    if let Some(numbers) = numbers {
        if numbers
            .iter()
            .all(|n| n.fract() == 0.0 && n.abs() < COUNTED)
        {
            return (numbers.iter().map(|&n| n as i64).collect(), true);
        }
        order.sort_by(|&a, &b| numbers[a].total_cmp(&numbers[b]));
    }
    let mut keys = vec![0; order.len()];
    for (key, name) in (0..).zip(order) {
        keys[name] = key;
    }
    (keys, false)
}

/// Adds idle periods in place of the numbers that are missing between two periods.
pub(super) fn add_gaps<T>(
    periods: &mut BTreeMap<Option<i64>, T>,
    idle: impl Fn(&mut T) -> &mut Option<f64>,
) {
    let mut last = None;
    for (key, period) in periods {
        let missing = key
            .zip(last)
            .map_or(0, |(key, last): (i64, i64)| key - last - 1);
        if missing > 0 {
            let idle = idle(period);
            *idle = Some(idle.unwrap_or(0.0) + missing as f64);
        }
        last = *key;
    }
}
