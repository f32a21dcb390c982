//! The summary of a period, in the numbers that players of a system see.

use super::outcome::{Case, Outcome};
use super::rate::outcome;
use super::system::{Rating, System};
use crate::answer::summary::Summary;
use crate::numbers::Kind;
use glicko2_steps::{Period, Player};
use std::rc::Rc;

impl System {
    /// Returns whether players see ratings as whole numbers.
    #[must_use]
    pub fn shows_whole(&self) -> bool {
        self.on_top().is_some_and(|shown| shown.whole.is_some())
    }

    /// Returns a rating as players see it: cut off or rounded, if the system does so.
    #[must_use]
    pub fn shown_rating(&self, rating: f64) -> f64 {
        self.on_top()
            .and_then(|shown| shown.whole)
            .map_or(rating, |whole| whole(rating))
    }
}

impl Outcome {
    /// Returns the summary of the whole period: the player before the first game and after the
    /// last, and the rating after each game if each is rated by itself.
    #[must_use]
    pub fn summary(&self) -> Summary {
        let player = |of: Rating| {
            Player::new(
                self.system.shown_rating(of.rating),
                of.deviation,
                of.volatility.unwrap_or(self.case.period.player.volatility),
            )
        };
        let ratings = if self.rates_each_game() {
            self.updates
                .iter()
                .map(|update| self.system.shown_rating(update.after.rating))
                .collect()
        } else {
            Vec::new()
        };
        Summary {
            period: Rc::new(Period {
                player: player(self.clamped),
                ..self.given_period()
            }),
            after: player(self.after),
            ratings,
            kind: self.kind_of_rating(),
            has_volatility: self.after.volatility.is_some(),
        }
    }

    /// Returns the player after another period with the same options, in the numbers that players
    /// see.
    #[must_use]
    pub fn shown_after(&self, period: Period) -> Option<Player> {
        let volatility = period.player.volatility;
        let case = Case {
            period,
            options: self.case.options.clone(),
        };
        let after = outcome(self.system, &case).ok()?.after;
        let rating = self.system.shown_rating(after.rating);
        Some(Player::new(
            rating,
            after.deviation,
            after.volatility.unwrap_or(volatility),
        ))
    }

    /// Returns the ratings that players would see after the last game if one of the games had been
    /// won, drawn or lost.
    #[must_use]
    pub fn otherwise(&self, game: usize) -> Option<[f64; 3]> {
        let after = |score| {
            let mut period = self.given_period();
            period.games[game].score = score;
            Some(self.shown_after(period)?.rating)
        };
        Some([after(1.0)?, after(0.5)?, after(0.0)?])
    }

    /// Returns the kind in which the rating is written: that of the number at the top, if that is
    /// the rating; otherwise with decimals.
    fn kind_of_rating(&self) -> Kind {
        let Some(on_top) = self.system.on_top() else {
            return Kind::Rating;
        };
        match &*(on_top.values)(self) {
            [number] if on_top.whole.is_some() || number.value == self.after.rating => number.kind,
            _ => Kind::Rating,
        }
    }
}
