//! The answers to what people ask about a result: each a few remarks, with the numbers of the case and of the same case with one thing changed.

use super::chips::Chip;
use super::games::{LARGE_STEP, LIGHT, SMALL_STEP, SURE, alone};
use super::{Alike, favourite, whole_of_heaviest, whole_surprise};
use crate::glicko2::{Game, GameTrace, Period, Trace, scale, what_if};
use crate::teach::solve::{Rate, rated};
use std::ops::Range;

/// A surprise below this is small.
const SMALL_SURPRISE: f64 = 1.0 / 3.0;
/// A surprise from here on is large.
const LARGE_SURPRISE: f64 = 2.0 / 3.0;
/// The RD of somebody who has not played much, for comparison.
pub(crate) const UNSURE_RD: f64 = 200.0;
/// The RD of somebody who plays regularly, for comparison.
pub(crate) const REGULAR_RD: f64 = 60.0;
/// The RD of an opponent whose rating is sure, for comparison.
const SURE_RD: f64 = 30.0;
/// An opponent for comparison is so much stronger or weaker than the player.
const APART: f64 = 200.0;
/// Opponents for comparison have round ratings.
const ROUND: f64 = 100.0;
/// A change that differs by less from the one that came is not worth telling: in whole points both may look alike.
pub(crate) const WORTH_TELLING: f64 = 1.0;
/// So many games at most are thought of that would have held a deviation.
const MOST_GAMES: u8 = 30;

/// A remark in the answer to a question.
#[derive(Clone, Debug, PartialEq)]
pub enum Remark {
    /// One game: the surprise times what a whole one is worth is the change.
    Product {
        /// s − E.
        surprise: f64,
        /// What a whole surprise in it is worth.
        whole: f64,
        /// r′ − r.
        change: f64,
    },
    /// Several games: what went better than expected and what went worse.
    Sums {
        /// Rating points by games that went better.
        gained: f64,
        /// Rating points by games that went worse, below 0.
        lost: f64,
        /// r′ − r.
        change: f64,
    },
    /// Several games: what was expected of all of them, and what came.
    Expected {
        /// Σ E.
        expected: f64,
        /// Σ s.
        scored: f64,
    },
    /// How much of the result of one game was expected, and the same result against somebody else.
    Surprise {
        /// It.
        game: Alike,
        /// E.
        expected: f64,
        /// r of the other opponent.
        against: f64,
        /// What the change would have been.
        change: f64,
        /// Whether that is more.
        is_more: bool,
    },
    /// How sure the rating was, and the same games with another RD.
    Step {
        /// RD.
        deviation: f64,
        /// The other RD.
        other: f64,
        /// What the change would have been.
        change: f64,
        /// Whether that is more.
        is_more: bool,
    },
    /// How sure the opponent's rating is, and the same game against somebody whose rating is sure.
    Opponent {
        /// The game.
        game: Alike,
        /// g.
        g: f64,
        /// The other RD.
        other: f64,
        /// What the change would have been.
        change: f64,
    },
    /// What wins gave, what losses took, and the rest.
    Results {
        /// Whether each game was rated by itself.
        in_turn: bool,
        /// How many wins, and their rating points.
        won: (usize, f64),
        /// How many losses, and their rating points.
        lost: (usize, f64),
        /// How many other results, and their rating points.
        others: (usize, f64),
        /// r′ − r.
        change: f64,
    },
    /// Where the wins alone would have led.
    WinsAlone {
        /// How many.
        wins: usize,
        /// r′.
        rating: f64,
    },
    /// A game in which a win pays less than a loss costs.
    Favourite {
        /// The game.
        game: Alike,
        /// E.
        expected: f64,
        /// What a win is worth in it.
        pays: f64,
        /// What a loss costs in it.
        costs: f64,
    },
    /// How the deviation grew before the games made it smaller.
    Drift {
        /// How many games.
        games: usize,
        /// Periods without a game.
        periods: f64,
        /// RD.
        before: f64,
        /// 173.7178 σ′.
        drift: f64,
        /// 173.7178 φ*.
        grown: f64,
        /// RD′.
        after: f64,
    },
    /// So many draws in each period against somebody equal would have held the deviation.
    Held {
        /// How many in each period.
        games: u8,
        /// How many periods.
        periods: f64,
        /// The deviation of the opponent.
        deviation: f64,
    },
}

/// The answer to a question about what came of a period. It tells what would have come of others, by the paper or as a place rates.
#[must_use]
pub fn remarks(chip: Chip, period: &Period, trace: &Trace, rate: Option<Rate>) -> Vec<Remark> {
    let about = About { period, trace, rate, change: trace.player.rating - period.player.rating };
    match chip {
        Chip::Little => about.size(true),
        Chip::Much => about.size(false),
        Chip::LostThoughWon => about.results(),
        Chip::LossCostsMore => about.favourite().into_iter().collect(),
        Chip::WhatIf | Chip::HowMany => Vec::new(),
        Chip::LessSure => about.growth(),
    }
}

/// The ratings had a game ended otherwise, or not been played.
#[derive(Clone, Debug, PartialEq)]
pub struct Otherwise {
    /// The game, from 0.
    pub game: usize,
    /// r of the opponent.
    pub opponent: f64,
    /// r′ had it been won, drawn, lost.
    pub ended: [Option<f64>; 3],
    /// r′ had it not been played.
    pub unplayed: Option<f64>,
}

/// What would have come of a period had each of these games ended otherwise, or not been played.
#[must_use]
pub fn otherwise(period: &Period, trace: &Trace, rate: Option<Rate>, games: Range<usize>) -> Vec<Otherwise> {
    let ended = |j: usize, score| match rate {
        // The cost of this does not grow with the games.
        None => Some(what_if(period, trace, j, score)?.rating),
        rate => changed(period, rate, &|period| period.games[j].score = score),
    };
    let of = |j: usize| Otherwise {
        game: j,
        opponent: period.games[j].rating,
        ended: [1.0, 0.5, 0.0].map(|score| ended(j, score)),
        unplayed: changed(period, rate, &|period| {
            period.games.remove(j);
            // Without any game left it is a period all the same, and one only.
            period.idle_periods = 1.0;
        }),
    };
    games.map(of).collect()
}

/// r′ of a period that is changed; `None` if it cannot be rated.
fn changed(period: &Period, rate: Option<Rate>, change: &dyn Fn(&mut Period)) -> Option<f64> {
    let mut period = period.clone();
    change(&mut period);
    Some(rated(&period, rate)?.rating)
}

/// What came of a period, and what is asked of it more than once.
struct About<'a> {
    period: &'a Period,
    trace: &'a Trace,
    rate: Option<Rate<'a>>,
    /// r′ − r.
    change: f64,
}

impl About<'_> {
    /// What made the change so small, or so large.
    fn size(&self, is_little: bool) -> Vec<Remark> {
        let &Self { trace, change, .. } = self;
        let mut remarks = Vec::new();
        let step = self.step(is_little);
        if let [game] = *trace.games {
            let whole = whole_surprise(trace, game.g);
            remarks.push(Remark::Product { surprise: game.score - game.e, whole, change });
            remarks.extend(self.surprise(game, is_little));
            remarks.extend(step);
            remarks.extend(self.opponent(game).filter(|_| is_little));
        } else {
            let [gained, lost] = [1.0, -1.0].map(|sign| {
                trace.games.iter().map(|game| game.rating_change).filter(|by| by * sign > 0.0).sum::<f64>()
            });
            remarks.push(Remark::Sums { gained, lost, change });
            let sum = |of: fn(&GameTrace) -> f64| trace.games.iter().map(of).sum();
            let expected = Remark::Expected { expected: sum(|game| game.e), scored: sum(|game| game.score) };
            remarks.push(step.unwrap_or(expected));
        }
        remarks
    }

    /// The change of a changed period, if it is so much more, or less, that it tells why this one is as it is.
    fn change_if(&self, is_more: bool, change: &dyn Fn(&mut Period)) -> Option<f64> {
        let change = changed(self.period, self.rate, change)? - self.period.player.rating;
        let more = change.abs() - self.change.abs();
        // Of the other sign it would be another story.
        (change * self.change > 0.0 && if is_more { more } else { -more } >= WORTH_TELLING).then_some(change)
    }

    /// The same result against somebody stronger or weaker.
    fn surprise(&self, game: GameTrace, is_little: bool) -> Option<Remark> {
        let player = self.period.player.rating;
        let opponent = self.period.games[0].rating;
        let surprise = game.score - game.e;
        let against = if is_little {
            // What went well would have surprised more against somebody stronger, what went ill against somebody weaker.
            let about = player + APART.copysign(surprise);
            let against = about - about.rem_euclid(ROUND);
            ((against - opponent) * surprise > 0.0 && surprise.abs() < SMALL_SURPRISE).then_some(against)
        } else {
            (surprise.abs() >= LARGE_SURPRISE).then_some(player)
        }?;
        let change = self.change_if(is_little, &|period| period.games[0].rating = against)?;
        let game = alone(self.period, 0);
        Some(Remark::Surprise { game, expected: self.trace.games[0].e, against, change, is_more: is_little })
    }

    /// The same games of somebody whose rating is less sure, or surer.
    fn step(&self, is_little: bool) -> Option<Remark> {
        let deviation = self.period.player.deviation;
        let whole = whole_of_heaviest(self.trace);
        let (is_so, other) = if is_little {
            (deviation < SURE && whole < SMALL_STEP, UNSURE_RD)
        } else {
            (deviation > REGULAR_RD && whole >= LARGE_STEP, REGULAR_RD)
        };
        let change = self.change_if(is_little, &|period| period.player.deviation = other).filter(|_| is_so)?;
        Some(Remark::Step { deviation, other, change, is_more: is_little })
    }

    /// The same game against somebody whose rating is sure.
    fn opponent(&self, game: GameTrace) -> Option<Remark> {
        let change = self.change_if(true, &|period| period.games[0].deviation = SURE_RD)?;
        let of = || Remark::Opponent { game: alone(self.period, 0), g: game.g, other: SURE_RD, change };
        (game.g < LIGHT).then(of)
    }

    /// What wins, losses and the rest did, and where the wins alone would have led.
    fn results(&self) -> Vec<Remark> {
        let sum = |is: fn(f64) -> bool| {
            let of = self.trace.games.iter().filter(|game| is(game.score));
            of.fold((0, 0.0), |(count, sum), game| (count + 1, sum + game.rating_change))
        };
        let won = sum(|score| score == 1.0);
        let lost = sum(|score| score == 0.0);
        let others = sum(|score| score > 0.0 && score < 1.0);
        let alone = changed(self.period, self.rate, &|period| period.games.retain(|game| game.score == 1.0));
        let results = Remark::Results { in_turn: false, won, lost, others, change: self.change };
        let alone = alone.map(|rating| Remark::WinsAlone { wins: won.0, rating });
        [Some(results), alone].into_iter().flatten().collect()
    }

    /// The game in which most was expected.
    fn favourite(&self) -> Option<Remark> {
        let (j, game) = favourite(self.trace)?;
        let whole = whole_surprise(self.trace, game.g);
        let (pays, costs) = (whole * (1.0 - game.e), whole * game.e);
        Some(Remark::Favourite { game: alone(self.period, j), expected: game.e, pays, costs })
    }

    /// How the deviation grew, and what would have held it.
    fn growth(&self) -> Vec<Remark> {
        let &Self { period, trace, .. } = self;
        let player = period.player;
        let drift = Remark::Drift {
            games: trace.games.len(),
            periods: period.idle_periods,
            before: player.deviation,
            drift: scale::SCALE * trace.player.volatility,
            grown: scale::SCALE * trace.phi_star,
            after: trace.player.deviation,
        };
        let draw = Game { rating: player.rating, deviation: REGULAR_RD, score: 0.5 };
        let holds = |&games: &u8| {
            let period = Period { games: vec![draw; games.into()], ..period.clone() };
            rated(&period, self.rate).is_some_and(|after| after.deviation <= player.deviation)
        };
        let periods = if trace.games.is_empty() { period.idle_periods } else { 1.0 };
        // What holds it in one period holds it in each.
        let held = (1..=MOST_GAMES).find(holds).map(|games| Remark::Held { games, periods, deviation: REGULAR_RD });
        [Some(drift), held].into_iter().flatten().collect()
    }
}
