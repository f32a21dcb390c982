//! Players and results of a league, and their periods.

use super::periods::{add_gaps, order};
use super::times::{self, DAY, Order};
use super::{MOST_GAMES, Names, Reason};
use crate::case::{Case, Games, MOST_PERIODS, Participant, PeriodForm, ResultForm, Score, UNRATED};
use crate::escape::clean;
use crate::numbers::{full, parse};
use std::collections::BTreeMap;
use std::rc::Rc;
use strum::{IntoStaticStr, VariantArray};

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
    pub score: f64,
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
        self.player_by_name(clean(&player.name).trim(), player)
    }

    /// Adds or completes a player by the cleaned name.
    fn player_by_name(&mut self, name: &str, player: &Rated) -> Result<u32, Reason> {
        if self.players.len() >= MOST_PLAYERS {
            return Err(Reason::TooMany);
        }
        if name.is_empty() {
            return Err(Reason::NoName);
        }
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
        let [first, second] = sides.each_ref().map(|side| clean(&side.name));
        let (first, second) = (first.trim(), second.trim());
        if first.is_empty() || second.is_empty() {
            return Err(Reason::NoName);
        }
        if first == second {
            return Err(Reason::OneSelf);
        }
        if self.results.len() >= MOST_GAMES {
            return Err(Reason::TooMany);
        }
        let first = self.player_by_name(first, &sides[0])?;
        let second = self.player_by_name(second, &sides[1])?;
        self.results.push(LeagueResult {
            first,
            second,
            score,
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
        self.groups(by).into_values().collect()
    }

    /// Returns the periods by their numbers. Results without a round or a date have none.
    fn groups(&self, by: By) -> BTreeMap<Option<i64>, LeaguePeriod> {
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
        groups
    }

    /// Returns the case of the league. Numbers that the file does not have are those of an unrated player.
    #[must_use]
    pub fn case(&self, by: By, tau: &str) -> Case {
        let players: Vec<u32> = (0..).take(self.players.len()).collect();
        let periods = self.periods(by);
        let periods = periods
            .iter()
            .flat_map(|period| self.forms(period, &players));
        let tau = self.tau.map_or_else(|| tau.to_owned(), full);
        let mut periods: Vec<PeriodForm> = periods.collect();
        if periods.is_empty() {
            periods.push(of_results(Vec::new(), PeriodForm::IDLE));
        }
        Case::of(
            self.players.iter().map(participant).collect(),
            &tau,
            periods,
        )
    }

    /// Adds the league to a case. Players are matched by name, and given numbers replace the old ones. Results without a
    /// round or a date join the period `here`, and the periods come after all that exist. Returns the index of the last
    /// period with new results.
    pub fn append_to(&self, case: &mut Case, by: By, here: usize) -> usize {
        // If two participants share a name, the first is meant.
        let known = case.participants.iter().enumerate().rev();
        let known = known.map(|(i, player)| (player.name.trim().to_owned(), i));
        let known: BTreeMap<String, usize> = known.collect();
        let mut players = Vec::with_capacity(self.players.len());
        for player in &self.players {
            let at = known.get(&player.name).copied();
            let is_given = player
                .rating
                .or(player.deviation)
                .or(player.volatility)
                .is_some();
            match at {
                Some(at) if is_given => case.participants[at] = Rc::new(participant(player)),
                Some(_) => {}
                None => case.insert_participant(case.participants.len(), participant(player)),
            }
            players.push(at.unwrap_or(case.participants.len() - 1) as u32);
        }
        if let Some(tau) = self.tau {
            case.tau = full(tau);
        }
        let mut last = here;
        for (key, period) in self.groups(by) {
            let is_list = |period: &Rc<PeriodForm>| matches!(period.played(), Games::Results(_));
            if key.is_none() && case.periods.get(here).is_some_and(is_list) {
                let forms = period
                    .results
                    .iter()
                    .map(|&index| self.result(index, &players));
                case.change_results(here, |results| results.extend(forms));
            } else {
                case.append(self.forms(&period, &players));
                last = case.periods.len() - 1;
            }
        }
        last
    }

    /// Returns the forms of a period, its idle time first. `players` are the indices of the players in the case.
    fn forms(&self, period: &LeaguePeriod, players: &[u32]) -> Vec<PeriodForm> {
        let idle = period.idle.map(|idle| of_results(Vec::new(), &full(idle)));
        let results = period
            .results
            .iter()
            .map(|&index| self.result(index, players));
        let results: Vec<ResultForm> = results.collect();
        let played = (!results.is_empty()).then(|| of_results(results, PeriodForm::IDLE));
        idle.into_iter().chain(played).collect()
    }

    fn result(&self, index: usize, players: &[u32]) -> ResultForm {
        let LeagueResult {
            first,
            second,
            score,
            ..
        } = self.results[index];
        let [first, second] = [first, second].map(|player| players[player as usize] as usize);
        ResultForm::between(first, second, Score::of_text(&full(score)))
    }
}

fn participant(player: &Rated) -> Participant {
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
}

fn of_results(results: Vec<ResultForm>, idle: &str) -> PeriodForm {
    PeriodForm::arising(Games::Results(results), idle)
}
