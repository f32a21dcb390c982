//! Standings: ranks by rating, places gained or lost, and the order of a table.

use super::Sheet;
use super::league::RatedRound;
use crate::order::ascending;
use std::rc::Rc;

/// One player's rank among all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The rank by rating, from 1. Equal ratings share the best rank.
    pub rank: usize,
    /// The number of places gained in the period; negative if places were lost.
    ///
    /// Tied players held all the places that the tie took up. So no player loses a place in the
    /// first period of a league of newcomers.
    pub risen: isize,
}

/// Returns the standing of each player, in the order of the players, from the ratings before and
/// after a period.
#[must_use]
pub fn standings(before: &[f64], after: &[f64]) -> Vec<Standing> {
    let standing =
        |((best_before, worst_before), (best, worst)): ((usize, usize), (usize, usize))| Standing {
            rank: best,
            risen: best_before.saturating_sub(worst).cast_signed()
                - best.saturating_sub(worst_before).cast_signed(),
        };
    places(before)
        .into_iter()
        .zip(places(after))
        .map(standing)
        .collect()
}

/// Returns the best and the worst place of each player, from 1. The two differ only for tied
/// ratings.
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

/// The games of one player over several periods.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Total {
    /// The number of games.
    pub games: usize,
    /// The total score.
    pub scored: f64,
}

/// Returns each player's total over some periods, in the order of the players.
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

/// The columns by which a table of standings can be sorted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Column {
    /// The player's name.
    Name,
    /// The number of games in the period.
    Games,
    /// The total score in the period.
    Scored,
    /// The number of games in all periods.
    AllGames,
    /// The total score in all periods.
    AllScored,
    /// r′, which is also the order of ranks.
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
    /// The column to sort by.
    pub column: Column,
    /// Whether the order is the reverse of the column's first order.
    pub is_turned: bool,
}

impl Sort {
    /// Returns the order after a press on a column's head: sorted by that column, reversed if it
    /// was sorted by that column in its first order.
    #[must_use]
    pub fn pressed(self, column: Column) -> Self {
        Self {
            column,
            is_turned: self.column == column && !self.is_turned,
        }
    }

    /// Returns whether the least comes first. Names start with A and deviations with the lowest;
    /// all other columns start with the highest.
    #[must_use]
    pub fn is_ascending(self) -> bool {
        matches!(self.column, Column::Name | Column::Deviation) != self.is_turned
    }

    /// Returns the players in this order. Equal players stay in the order in which they were
    /// entered.
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
        // Adding 0 turns −0 into 0; otherwise −0 would be sorted before 0.
        let values: Vec<f64> = sheets
            .iter()
            .zip(totals)
            .map(|(sheet, total)| sign * value(sheet, *total) + 0.0)
            .collect();
        ascending(&values)
    }
}

/// Returns the order of names from A to Z, ignoring the case of ASCII letters. Does not use the
/// standard library's sort, because each of its instances adds some kilobytes to the WebAssembly
/// file.
fn by_name(names: &[String]) -> Vec<usize> {
    let letters = |i: usize| names[i].chars().map(|letter| letter.to_ascii_lowercase());
    let mut order: Vec<usize> = Vec::with_capacity(names.len());
    for i in 0..names.len() {
        let at = order.partition_point(|&other| letters(other).le(letters(i)));
        order.insert(at, i);
    }
    order
}
