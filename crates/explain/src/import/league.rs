//! Players and results of a league, and their periods.

use super::times::{self, DAY, Order};
use super::{MOST_GAMES, Names, Reason};
use crate::case::{Case, Games, MOST_PERIODS, Participant, PeriodForm, ResultForm, Score, UNRATED};
use crate::numbers::{full, parse};
use std::collections::BTreeMap;
use std::rc::Rc;
use strum::{IntoStaticStr, VariantArray};

/// Numbers of rounds below this bound are counted, so that missing ones become idle periods. Larger ones may be dates.
const COUNTED: f64 = 10_000.0;

/// The largest number of players.
const MOST_PLAYERS: usize = 100_000;

/// Players and results.
#[derive(Clone, Debug, Default)]
pub struct League {
    /// The players, in the order of the file.
    pub players: Vec<Rated>,
    /// The results, in the order of the file.
    pub results: Vec<LeagueResult>,
    /// The rounds, in the order of the file.
    pub rounds: Vec<LeagueRound>,
    /// τ, if the file has it.
    pub tau: Option<f64>,
    /// Whether the readings of the dates are in doubt: `3/4/2024` may be in March or in April. The day was read first.
    pub are_dates_in_doubt: bool,
    /// Whether the file has the periods in their order, as this page writes them.
    pub is_in_order: bool,
    names: Names,
    round_names: Names,
    is_day_first: bool,
    is_month_first: bool,
    has_either: bool,
}

/// A player with the numbers that the file has.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rated {
    /// The name.
    pub name: String,
    /// r.
    pub rating: Option<f64>,
    /// RD.
    pub deviation: Option<f64>,
    /// σ.
    pub volatility: Option<f64>,
}

/// A result between two players.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LeagueResult {
    /// The player whose score is given, as an index.
    pub first: u32,
    /// The opponent, as an index.
    pub second: u32,
    /// The score of the first player.
    pub score: f32,
    /// The number of its line.
    pub line: u32,
    /// The round, as an index.
    pub round: Option<u32>,
    /// The time in seconds from the start of 1970.
    pub time: Option<i64>,
}

/// A round.
#[derive(Clone, Debug, PartialEq)]
pub struct LeagueRound {
    /// The name, often a number.
    pub name: Rc<str>,
    /// The length of the idle time, for a round without results.
    pub idle: Option<f64>,
}

/// The results that are rated together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum By {
    /// The results of a round.
    Round,
    /// The results of a day.
    Day,
    /// The results of a week from Monday to Sunday.
    Week,
    /// The results of a month.
    Month,
    /// All results.
    All,
}

/// A period of the league.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LeaguePeriod {
    /// The idle periods before it.
    pub idle: Option<f64>,
    /// The results, as indices.
    pub results: Vec<usize>,
}

impl League {
    /// Returns whether the league has neither players nor τ.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.players.is_empty() && self.tau.is_none()
    }

    /// Returns the index of a round, which is added if it is new.
    pub(super) fn round(&mut self, name: &str) -> Result<u32, Reason> {
        if self.rounds.len() >= MOST_PERIODS {
            return Err(Reason::TooMany);
        }
        // `1` and `01` are the same round.
        let key = parse(name).map_or_else(|| name.to_owned(), full);
        let index = self.round_names.of(name, &key);
        if index as usize == self.rounds.len() {
            self.rounds.push(LeagueRound {
                name: self.round_names.get(index),
                idle: None,
            });
        }
        Ok(index)
    }

    /// Adds a player, or completes the numbers of a known one.
    pub(super) fn player(&mut self, player: &Rated) -> Result<u32, Reason> {
        if self.players.len() >= MOST_PLAYERS {
            return Err(Reason::TooMany);
        }
        let name = player.name.trim();
        let index = self.names.of(name, name);
        if index as usize == self.players.len() {
            self.players.push(Rated {
                name: self.names.get(index).to_string(),
                ..Rated::default()
            });
        }
        let known = &mut self.players[index as usize];
        known.rating = known.rating.or(player.rating);
        known.deviation = known.deviation.or(player.deviation);
        known.volatility = known.volatility.or(player.volatility);
        Ok(index)
    }

    /// Adds a result.
    pub(super) fn add(
        &mut self,
        line: usize,
        sides: &[Rated; 2],
        score: f64,
        round: Option<u32>,
        time: Option<i64>,
    ) -> Result<(), Reason> {
        let [first, second] = sides.each_ref().map(|side| side.name.trim());
        if first.is_empty() || second.is_empty() {
            return Err(Reason::NoName);
        }
        if first == second {
            return Err(Reason::OneSelf);
        }
        if self.results.len() >= MOST_GAMES {
            return Err(Reason::TooMany);
        }
        let (first, second) = (self.player(&sides[0])?, self.player(&sides[1])?);
        self.results.push(LeagueResult {
            first,
            second,
            score: score as f32,
            line: line as u32,
            round,
            time,
        });
        Ok(())
    }

    /// Notes how a date can be read.
    pub(super) fn note(&mut self, order: Order) {
        self.is_day_first |= order == Order::DayFirst;
        self.is_month_first |= order == Order::MonthFirst;
        self.has_either |= order == Order::Either;
    }

    /// Settles the dates after the last line: with the month first, if a date shows that, or if only then the dates
    /// are in order.
    pub(super) fn settle_dates(&mut self) {
        if !self.has_either || self.is_day_first {
            self.are_dates_in_doubt = self.has_either && self.is_month_first;
            return;
        }
        let exchanged = |result: &LeagueResult| LeagueResult {
            time: result.time.map(times::exchanged),
            ..*result
        };
        let others: Vec<LeagueResult> = self.results.iter().map(exchanged).collect();
        // Files begin with the oldest game or, less often, with the newest.
        let order = |results: &[LeagueResult]| {
            let times = || results.iter().filter_map(|result| result.time);
            if times().is_sorted() {
                2
            } else {
                u8::from(times().rev().is_sorted())
            }
        };
        let [day_first, month_first] = [&self.results, &others].map(|results| order(results));
        if self.is_month_first || month_first > day_first {
            self.results = others;
        } else {
            self.are_dates_in_doubt = day_first == month_first;
        }
    }

    /// Returns the ways in which the results can be parted into periods, the most natural one first.
    #[must_use]
    pub fn groupings(&self) -> Vec<By> {
        let has_rounds = !self.rounds.is_empty();
        let has_times = self.results.iter().any(|result| result.time.is_some());
        let is_possible = |by: &By| match by {
            By::Round => has_rounds,
            By::Day | By::Week | By::Month => has_times,
            By::All => true,
        };
        By::VARIANTS.iter().copied().filter(is_possible).collect()
    }

    /// Returns the periods, in order.
    #[must_use]
    pub fn periods(&self, by: By) -> Vec<LeaguePeriod> {
        let unit = |time: i64| {
            let days = time.div_euclid(DAY);
            match by {
                // January 1, 1970, was a Thursday.
                By::Week => (days + 3).div_euclid(7),
                By::Month => {
                    let [year, month, _] = times::civil(days);
                    12 * year + month
                }
                By::Round | By::Day | By::All => days,
            }
        };
        let (keys, is_counted) = if self.is_in_order {
            ((0..).take(self.rounds.len()).collect(), false)
        } else {
            order(&self.round_names.list)
        };
        let key = |result: &LeagueResult| match by {
            By::All => None,
            By::Round => result.round.map(|round| keys[round as usize]),
            By::Day | By::Week | By::Month => result.time.map(unit),
        };
        let mut groups: BTreeMap<Option<i64>, LeaguePeriod> = BTreeMap::new();
        for (index, result) in self.results.iter().enumerate() {
            groups.entry(key(result)).or_default().results.push(index);
        }
        for (round, key) in self.rounds.iter().zip(&keys).filter(|_| by == By::Round) {
            if let Some(idle) = round.idle {
                let period = groups.entry(Some(*key)).or_default();
                period.idle = period.results.is_empty().then_some(idle);
            }
        }
        if by != By::Round || is_counted {
            add_gaps(&mut groups, |period| &mut period.idle);
        }
        groups.into_values().collect()
    }

    /// Returns the case of the league. Numbers that the file does not have are those of an unrated player.
    #[must_use]
    pub fn case(&self, by: By, tau: &str) -> Case {
        let player = |player: &Rated| {
            let numbers = [player.rating, player.deviation, player.volatility];
            let mut texts = UNRATED.map(str::to_owned);
            for (text, number) in texts.iter_mut().zip(numbers) {
                *text = number.map_or_else(|| std::mem::take(text), full);
            }
            let [rating, deviation, volatility] = texts;
            Participant {
                name: player.name.clone(),
                rating,
                deviation,
                volatility,
            }
        };
        let result = |&index: &usize| {
            let LeagueResult {
                first,
                second,
                score,
                ..
            } = self.results[index];
            ResultForm::between(
                first as usize,
                second as usize,
                Score::of_text(&full(f64::from(score))),
            )
        };
        let periods = self.periods(by).into_iter().flat_map(|period| {
            let of = |results: Vec<ResultForm>, idle: &str| {
                PeriodForm::arising(Games::Results(results), idle)
            };
            let idle = period.idle.map(|idle| of(Vec::new(), &full(idle)));
            let results: Vec<ResultForm> = period.results.iter().map(result).collect();
            let played = (!results.is_empty()).then(|| of(results, PeriodForm::IDLE));
            idle.into_iter().chain(played)
        });
        let tau = self.tau.map_or_else(|| tau.to_owned(), full);
        let periods: Vec<PeriodForm> = periods.collect();
        let blank = || {
            vec![PeriodForm::arising(
                Games::Results(Vec::new()),
                PeriodForm::IDLE,
            )]
        };
        let periods = if periods.is_empty() { blank() } else { periods };
        Case::of(self.players.iter().map(player).collect(), &tau, periods)
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
