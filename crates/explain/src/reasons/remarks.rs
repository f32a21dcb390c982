//! The answers to questions about a result. Each has a few remarks that compare the case with the same case
//! after one change.

use super::chips::Chip;
use super::games::{LARGE_STEP, LIGHT, SMALL_STEP, SURE, alone};
use super::{EqualGames, favourite, whole_of_heaviest, whole_surprise};
use crate::teach::solve::{Rate, rated};
use glicko2_steps::performance::{Performance, elo_performance, performance};
use glicko2_steps::{Game, GameTrace, Period, Trace, scale, what_if};
use std::ops::Range;

/// Surprises below this are small.
const SMALL_SURPRISE: f64 = 1.0 / 3.0;
/// Surprises from here on are large.
const LARGE_SURPRISE: f64 = 2.0 / 3.0;
/// The RD of a player with few games, for comparison.
pub(crate) const UNSURE_RD: f64 = 200.0;
/// The RD of a regular player, for comparison.
pub(crate) const REGULAR_RD: f64 = 60.0;
/// The RD of an opponent whose rating is certain, for comparison.
const SURE_RD: f64 = 30.0;
/// The difference in rating to an opponent for comparison.
const APART: f64 = 200.0;
/// The unit to which ratings for comparison are rounded down.
const ROUND: f64 = 100.0;
/// The smallest difference between two changes that is worth telling. Smaller ones may look alike in whole
/// points.
pub(crate) const WORTH_TELLING: f64 = 1.0;
/// The largest number of games considered for keeping a deviation constant.
const MOST_GAMES: u8 = 30;

/// A remark in the answer to a question.
#[derive(Clone, Debug, PartialEq)]
pub enum Remark {
    /// One game: the change is the surprise times the change by a surprise of 1.
    Product {
        /// s − E.
        surprise: f64,
        /// The change by a surprise of 1, in points.
        whole: f64,
        /// r′ − r.
        change: f64,
    },
    /// Several games: the points from games that went better or worse than expected.
    Sums {
        /// The points from games that went better than expected.
        gained: f64,
        /// The points from games that went worse than expected, below 0.
        lost: f64,
        /// r′ − r.
        change: f64,
    },
    /// Several games: the expected total and the actual one.
    Expected {
        /// Σ E.
        expected: f64,
        /// Σ s.
        scored: f64,
    },
    /// One game: its expected score, and the same result against another opponent.
    Surprise {
        /// The game.
        game: EqualGames,
        /// E.
        expected: f64,
        /// The rating r of the other opponent.
        against: f64,
        /// The change against that opponent.
        change: f64,
        /// Whether that change is larger.
        is_more: bool,
    },
    /// The player's RD, and the same games with another RD.
    Step {
        /// RD.
        deviation: f64,
        /// The other RD.
        other: f64,
        /// The change with that RD.
        change: f64,
        /// Whether that change is larger.
        is_more: bool,
    },
    /// The opponent's RD, and the same game against an opponent with a certain rating.
    Opponent {
        /// The game.
        game: EqualGames,
        /// g.
        g: f64,
        /// The other RD.
        other: f64,
        /// The change against that opponent.
        change: f64,
    },
    /// The points from wins, losses and other results.
    Results {
        /// Whether the games were rated one by one.
        in_turn: bool,
        /// The number of wins, and their points.
        won: (usize, f64),
        /// The number of losses, and their points.
        lost: (usize, f64),
        /// The number of other results, and their points.
        others: (usize, f64),
        /// r′ − r.
        change: f64,
    },
    /// The rating by the wins alone.
    WinsAlone {
        /// The number of wins.
        wins: usize,
        /// r′.
        rating: f64,
    },
    /// A game in which a win pays less than a loss would cost.
    Favourite {
        /// The game.
        game: EqualGames,
        /// E.
        expected: f64,
        /// The points that a win pays.
        pays: f64,
        /// The points that a loss costs.
        costs: f64,
    },
    /// The growth of the deviation before the games reduce it.
    Drift {
        /// The number of games.
        games: usize,
        /// The number of idle periods.
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
    /// Games rated one by one: the growth of the deviation before each of them.
    DriftInTurn {
        /// RD.
        before: f64,
        /// 173.7178 σ′.
        drift: f64,
        /// RD′.
        after: f64,
    },
    /// The number of draws against equal opponents that would have kept the deviation constant.
    Held {
        /// The number of games in each period.
        games: u8,
        /// The number of periods.
        periods: f64,
        /// The RD of the opponents.
        deviation: f64,
    },
    /// The performance rating.
    Performance {
        /// The number of games.
        games: usize,
        /// The performance rating by Glicko-2.
        rating: Performance,
        /// The performance rating by Elo.
        elo: Performance,
    },
}

/// Returns the answer to a question about the result of a period.
///
/// Other cases in the answer are rated by `rate`, or by the paper if it is `None`.
#[must_use]
pub fn remarks(chip: Chip, period: &Period, trace: &Trace, rate: Option<Rate>) -> Vec<Remark> {
    let about = About {
        period,
        trace,
        rate,
        change: trace.player.rating - period.player.rating,
    };
    match chip {
        Chip::Little => about.size(true),
        Chip::Much => about.size(false),
        Chip::LostThoughWon => about.results(),
        Chip::LossCostsMore => about.favourite().into_iter().collect(),
        Chip::LostInDraw | Chip::WhatIf => Vec::new(),
        Chip::Performance => performance_remark(&period.games).into_iter().collect(),
        Chip::LessSure => about.growth(),
    }
}

/// Returns the remark on the performance rating of some games, or `None` without games.
#[must_use]
pub fn performance_remark(games: &[Game]) -> Option<Remark> {
    Some(Remark::Performance {
        games: games.len(),
        rating: performance(games)?,
        elo: elo_performance(games)?,
    })
}

/// The new ratings if a game had ended differently or had not been played.
#[derive(Clone, Debug, PartialEq)]
pub struct Otherwise {
    /// The index of the game.
    pub game: usize,
    /// The rating r of the opponent.
    pub opponent: f64,
    /// r′ if the game had been won, drawn, lost.
    pub ended: [Option<f64>; 3],
    /// r′ if the game had not been played.
    pub unplayed: Option<f64>,
}

/// Returns the new ratings if each of these games had ended differently or had not been played.
#[must_use]
pub fn otherwise(
    period: &Period,
    trace: &Trace,
    rate: Option<Rate>,
    games: Range<usize>,
) -> Vec<Otherwise> {
    let ended = |j: usize, score| match rate {
        // Takes constant time, however many games there are.
        None => Some(what_if(period, trace, j, score)?.rating),
        rate => changed(period, rate, &|period| period.games[j].score = score),
    };
    let of = |j: usize| Otherwise {
        game: j,
        opponent: period.games[j].rating,
        ended: [1.0, 0.5, 0.0].map(|score| ended(j, score)),
        unplayed: changed(period, rate, &|period| {
            period.games.remove(j);
            // A period without games counts as one idle period.
            period.idle_periods = 1.0;
        }),
    };
    games.map(of).collect()
}

/// Returns r′ of a changed period, or `None` if the period cannot be rated.
fn changed(period: &Period, rate: Option<Rate>, change: &dyn Fn(&mut Period)) -> Option<f64> {
    let mut period = period.clone();
    change(&mut period);
    Some(rated(&period, rate)?.rating)
}

/// A period with its result, and values that several remarks need.
struct About<'a> {
    period: &'a Period,
    trace: &'a Trace,
    rate: Option<Rate<'a>>,
    /// r′ − r.
    change: f64,
}

impl About<'_> {
    /// Explains why the change is so small, or so large.
    fn size(&self, is_little: bool) -> Vec<Remark> {
        let &Self { trace, change, .. } = self;
        let mut remarks = Vec::new();
        let step = self.step(is_little);
        if let [game] = *trace.games {
            let whole = whole_surprise(trace, game.g);
            remarks.push(Remark::Product {
                surprise: game.score - game.e,
                whole,
                change,
            });
            remarks.extend(self.surprise(game, is_little));
            remarks.extend(step);
            remarks.extend(self.opponent(game).filter(|_| is_little));
        } else {
            let [gained, lost] = [1.0, -1.0].map(|sign| {
                trace
                    .games
                    .iter()
                    .map(|game| game.rating_change)
                    .filter(|by| by * sign > 0.0)
                    .sum::<f64>()
            });
            remarks.push(Remark::Sums {
                gained,
                lost,
                change,
            });
            let sum = |of: fn(&GameTrace) -> f64| trace.games.iter().map(of).sum();
            let expected = Remark::Expected {
                expected: sum(|game| game.e),
                scored: sum(|game| game.score),
            };
            remarks.push(step.unwrap_or(expected));
        }
        remarks
    }

    /// Returns the change of the rating in a changed period, if it is larger (or smaller) by enough to be
    /// worth telling.
    fn change_if(&self, is_more: bool, change: &dyn Fn(&mut Period)) -> Option<f64> {
        let change = changed(self.period, self.rate, change)? - self.period.player.rating;
        let more = change.abs() - self.change.abs();
        // A change with the opposite sign would not explain the size.
        (change * self.change > 0.0 && if is_more { more } else { -more } >= WORTH_TELLING)
            .then_some(change)
    }

    /// Compares with the same result against a stronger or weaker opponent.
    fn surprise(&self, game: GameTrace, is_little: bool) -> Option<Remark> {
        let player = self.period.player.rating;
        let opponent = self.period.games[0].rating;
        let surprise = game.score - game.e;
        let against = if is_little {
            // A good result is more surprising against a stronger opponent, a bad one against a weaker
            // opponent.
            let about = player + APART.copysign(surprise);
            let against = about - about.rem_euclid(ROUND);
            ((against - opponent) * surprise > 0.0 && surprise.abs() < SMALL_SURPRISE)
                .then_some(against)
        } else {
            (surprise.abs() >= LARGE_SURPRISE).then_some(player)
        }?;
        let change = self.change_if(is_little, &|period| period.games[0].rating = against)?;
        let game = alone(self.period, 0);
        Some(Remark::Surprise {
            game,
            expected: self.trace.games[0].e,
            against,
            change,
            is_more: is_little,
        })
    }

    /// Compares with the same games of a player with a less certain, or more certain, rating.
    fn step(&self, is_little: bool) -> Option<Remark> {
        let deviation = self.period.player.deviation;
        let whole = whole_of_heaviest(self.trace);
        let (is_so, other) = if is_little {
            (deviation < SURE && whole < SMALL_STEP, UNSURE_RD)
        } else {
            (deviation > REGULAR_RD && whole >= LARGE_STEP, REGULAR_RD)
        };
        let change = self
            .change_if(is_little, &|period| period.player.deviation = other)
            .filter(|_| is_so)?;
        Some(Remark::Step {
            deviation,
            other,
            change,
            is_more: is_little,
        })
    }

    /// Compares with the same game against an opponent whose rating is certain.
    fn opponent(&self, game: GameTrace) -> Option<Remark> {
        let change = self.change_if(true, &|period| period.games[0].deviation = SURE_RD)?;
        let of = || Remark::Opponent {
            game: alone(self.period, 0),
            g: game.g,
            other: SURE_RD,
            change,
        };
        (game.g < LIGHT).then(of)
    }

    /// Explains the effect of wins, losses and other results, and the rating by the wins alone.
    fn results(&self) -> Vec<Remark> {
        let sum = |is: fn(f64) -> bool| {
            let of = self.trace.games.iter().filter(|game| is(game.score));
            of.fold((0, 0.0), |(count, sum), game| {
                (count + 1, sum + game.rating_change)
            })
        };
        let won = sum(|score| score == 1.0);
        let lost = sum(|score| score == 0.0);
        let others = sum(|score| score > 0.0 && score < 1.0);
        let alone = changed(self.period, self.rate, &|period| {
            period.games.retain(|game| game.score == 1.0);
        });
        let results = Remark::Results {
            in_turn: false,
            won,
            lost,
            others,
            change: self.change,
        };
        let alone = alone.map(|rating| Remark::WinsAlone {
            wins: won.0,
            rating,
        });
        [Some(results), alone].into_iter().flatten().collect()
    }

    /// Describes the game in which the player was the clearest favourite.
    fn favourite(&self) -> Option<Remark> {
        let (j, game) = favourite(self.trace)?;
        let whole = whole_surprise(self.trace, game.g);
        let (pays, costs) = (whole * (1.0 - game.e), whole * game.e);
        Some(Remark::Favourite {
            game: alone(self.period, j),
            expected: game.e,
            pays,
            costs,
        })
    }

    /// Explains the growth of the deviation, and how many games would have prevented it.
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
        let draw = Game::new(player.rating, REGULAR_RD, 0.5);
        let holds = |&games: &u8| {
            let period = Period {
                games: vec![draw; games.into()],
                ..period.clone()
            };
            rated(&period, self.rate).is_some_and(|after| after.deviation <= player.deviation)
        };
        let periods = if trace.games.is_empty() {
            period.idle_periods
        } else {
            1.0
        };
        // Games that keep the deviation constant in one period do so in every period.
        let held = (1..=MOST_GAMES).find(holds).map(|games| Remark::Held {
            games,
            periods,
            deviation: REGULAR_RD,
        });
        [Some(drift), held].into_iter().flatten().collect()
    }
}
