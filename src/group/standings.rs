//! Who stands where: ranks by rating, how far somebody rose or fell, and the order of a table.

use super::Sheet;
use super::league::RatedRound;
use crate::order::ascending;
use std::rc::Rc;

/// Where somebody stands among all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The rank by rating, from 1. Equal ratings share the best.
    pub rank: usize,
    /// By so many places somebody rose since before the period; below 0, fell.
    ///
    /// Who shared a place stood on all of those that the tie took up, so that a league of newcomers begins without anybody falling.
    pub risen: isize,
}

/// Where everybody stands, in the order of the players, by their ratings before a period and after it.
#[must_use]
pub fn standings(before: &[f64], after: &[f64]) -> Vec<Standing> {
    let standing = |((best_before, worst_before), (best, worst)): ((usize, usize), (usize, usize))| Standing {
        rank: best,
        risen: best_before.saturating_sub(worst).cast_signed() - best.saturating_sub(worst_before).cast_signed(),
    };
    places(before).into_iter().zip(places(after)).map(standing).collect()
}

/// The best and the worst place of each, from 1: both the same for whoever shares their rating with nobody.
fn places(ratings: &[f64]) -> Vec<(usize, usize)> {
    let order: Vec<usize> = ascending(ratings).into_iter().rev().collect();
    let mut places = vec![(0, 0); ratings.len()];
    for tied in order.chunk_by(|&i, &j| ratings[i] == ratings[j]) {
        let above = order.partition_point(|&i| ratings[i] > ratings[tied[0]]);
        for &i in tied {
            places[i] = (above + 1, above + tied.len());
        }
    }
    places
}

/// What somebody played over several periods.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Total {
    /// How many games.
    pub games: usize,
    /// What was scored in them.
    pub scored: f64,
}

/// Returns what everybody played over some periods, in the order of the players.
#[must_use]
pub fn totals(periods: &[Rc<RatedRound>]) -> Vec<Total> {
    let mut totals = vec![Total::default(); periods.first().map_or(0, |first| first.before.len())];
    for period in periods {
        for (player, total) in totals.iter_mut().enumerate() {
            if let Some(sheet) = period.sheet(player) {
                total.games += sheet.trace.games.len();
                total.scored += sheet.scored();
            }
        }
    }
    totals
}

/// What a table of standings can be ordered by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Column {
    /// The name.
    Name,
    /// How many games.
    Games,
    /// What was scored in them.
    Scored,
    /// How many games in all periods.
    AllGames,
    /// What was scored in all periods.
    AllScored,
    /// r′, which is the rank as well.
    #[default]
    Rating,
    /// r′ − r.
    Change,
    /// RD′.
    Deviation,
}

/// The order of a table of standings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sort {
    /// By what.
    pub column: Column,
    /// Whether against the way in which one reads it first.
    pub is_turned: bool,
}

impl Sort {
    /// The order once a column's head is pressed: by that column, and turned round if it was by that column already.
    #[must_use]
    pub fn pressed(self, column: Column) -> Self {
        Self { column, is_turned: self.column == column && !self.is_turned }
    }

    /// Whether the least comes first. Names and deviations begin with A and with who is known best; all else with the most.
    #[must_use]
    pub fn is_ascending(self) -> bool {
        matches!(self.column, Column::Name | Column::Deviation) != self.is_turned
    }

    /// Returns the players in that order. Those who are equal stay in the order in which they were entered.
    #[must_use]
    pub fn order(self, sheets: &[&Sheet], totals: &[Total], names: &[String]) -> Vec<usize> {
        let sign = if self.is_ascending() { 1.0 } else { -1.0 };
        let value = |sheet: &Sheet, total: Total| match self.column {
            Column::Name => 0.0,
            Column::Games => sheet.trace.games.len() as f64,
            Column::Scored => sheet.scored(),
            Column::AllGames => total.games as f64,
            Column::AllScored => total.scored,
            Column::Rating => sheet.trace.player.rating,
            Column::Change => sheet.change(),
            Column::Deviation => sheet.trace.player.deviation,
        };
        if self.column == Column::Name {
            let mut order = by_name(names);
            if !self.is_ascending() {
                order.reverse();
            }
            return order;
        }
        // Without a zero that has a sign, which would stand before the other.
        let values: Vec<f64> =
            sheets.iter().zip(totals).map(|(sheet, total)| sign * value(sheet, *total) + 0.0).collect();
        ascending(&values)
    }
}

/// Names from A to Z, large and small letters alike. Without the standard library's sort, of which each instance is some kilobytes.
fn by_name(names: &[String]) -> Vec<usize> {
    let letters = |i: usize| names[i].chars().map(|letter| letter.to_ascii_lowercase());
    let mut order: Vec<usize> = Vec::with_capacity(names.len());
    for i in 0..names.len() {
        let at = order.partition_point(|&other| letters(other).le(letters(i)));
        order.insert(at, i);
    }
    order
}
