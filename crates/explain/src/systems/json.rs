//! A case rated by a system, or several periods in a row, as JSON. Read and written by
//! `examples/trace`.
//!
//! ```json
//! {"system":"lichess","options":{"days":30},"player":{…},"games":[…]}
//! {"player":{…},"tau":0.5,"periods":[{"games":[…]},{"idle":3.5}]}
//! ```
//!
//! A request may have both a system and periods. The answer is
//! `{"player":{…},"shown":"1662?","periods":[trace, …]}`: the player afterwards, the number that
//! the system's players see, and a trace of each rating period. A system that rates each game by
//! itself has one trace a game. Refusals are in English, because programs read them.

use super::option::{OptionProblem, Options};
use super::outcome::{Case, Outcome, Work};
use super::system::{Rating, System};
use super::{by_id, outcome, paper};
use crate::numbers::Loose;
use crate::words::Language;
use glicko2_steps::refusal::{Part, Refusal};
use glicko2_steps::{Error, Field, Game, Period, Player, Trace, glicko_1995};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A case that names a system or has periods.
#[derive(Clone, Debug, Deserialize)]
pub struct Request {
    #[serde(default)]
    system: Option<Loose>,
    #[serde(default)]
    options: BTreeMap<String, Loose>,
    #[serde(default)]
    periods: Option<Vec<RequestPeriod>>,
    #[serde(flatten)]
    period: Period,
}

/// One of several rating periods: with games, or without games for `idle` periods.
#[derive(Clone, Debug, Default, Deserialize)]
struct RequestPeriod {
    #[serde(default)]
    games: Vec<Game>,
    #[serde(default)]
    idle: Option<Loose>,
    /// The options that differ from those of the whole request, such as the days before the period.
    #[serde(default)]
    options: BTreeMap<String, Loose>,
}

/// The result of all periods.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Answer {
    /// The player after the last period.
    pub player: Rating,
    /// The number that the system's players see; `None` if it is not public.
    pub shown: Option<String>,
    /// Every rating period.
    pub periods: Vec<PeriodTrace>,
}

/// The trace of a rating period.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum PeriodTrace {
    /// A trace of Glicko-2.
    Glicko2(Box<Trace>),
    /// A trace of Glicko of 1995.
    Glicko(Box<glicko_1995::Trace>),
}

impl Request {
    /// Rates the request by its system.
    ///
    /// # Errors
    ///
    /// Returns the problems of the request, by field.
    pub fn answer(self) -> Result<Answer, Refusal> {
        let system = self.system()?;
        let is_lined_up = self.periods.is_some();
        if is_lined_up && !self.period.games.is_empty() {
            return Err(refused(
                "ambiguous",
                "games",
                "Where there are periods, games belong into them.".to_owned(),
            ));
        }
        let options = read_options(system, system.default_options(), &self.options, "")?;
        let given = self.periods.unwrap_or_else(|| {
            vec![RequestPeriod {
                games: self.period.games.clone(),
                ..RequestPeriod::default()
            }]
        });
        let mut run = Run {
            system,
            options,
            player: self.period.player,
            periods: Vec::new(),
            last: None,
        };
        for (i, given) in given.into_iter().enumerate() {
            let path = if is_lined_up {
                format!("periods[{i}].")
            } else {
                String::new()
            };
            run.rate(&self.period, given, i, &path)?;
        }
        let Some(last) = run.last else {
            return Err(refused(
                "missing",
                "periods",
                "There is no period.".to_owned(),
            ));
        };
        let shown = system
            .shown
            .first()
            .map(|shown| shown.read(&last, Language::default()));
        Ok(Answer {
            player: last.after,
            shown,
            periods: run.periods,
        })
    }

    fn system(&self) -> Result<&'static System, Refusal> {
        match &self.system {
            None => Ok(&paper::CORRECTED),
            Some(Loose::Text(id)) => {
                by_id(id).ok_or_else(|| refused("unknown", "system", no_such_system(id)))
            }
            Some(Loose::Number(_) | Loose::Other(_)) => {
                Err(refused("not_understood", "system", no_such_system("")))
            }
        }
    }
}

/// The names in an input that the paper's single period does not have. The rest of the input is
/// ignored.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Names {
    system: Option<IgnoredAny>,
    options: Option<IgnoredAny>,
    periods: Option<IgnoredAny>,
}

impl Names {
    /// Returns whether the input is a [`Request`].
    #[must_use]
    pub fn are_of_request(&self) -> bool {
        self.system.is_some() || self.options.is_some() || self.periods.is_some()
    }
}

/// The state between the periods of a request.
struct Run {
    system: &'static System,
    options: Options,
    player: Player,
    periods: Vec<PeriodTrace>,
    last: Option<Outcome>,
}

impl Run {
    fn rate(
        &mut self,
        whole: &Period,
        given: RequestPeriod,
        index: usize,
        path: &str,
    ) -> Result<(), Refusal> {
        let mut options = read_options(self.system, self.options.clone(), &given.options, path)?;
        let mut period = Period {
            player: self.player,
            games: given.games,
            ..whole.clone()
        };
        if let Some(idle) = given.idle {
            if !period.games.is_empty() {
                return Err(refused(
                    "ambiguous",
                    &format!("{path}idle"),
                    "A period has either games or idle time.".to_owned(),
                ));
            }
            period.idle_periods = idle.number();
            if let Some(time) = self.system.growth.option() {
                options =
                    options.with_number(time, self.system.growth.in_option(period.idle_periods));
            }
        }
        let case = Case { period, options };
        let outcome =
            outcome(self.system, &case).map_err(|error| in_period(&error, index, path))?;
        self.periods.extend(traces(&outcome));
        self.options = outcome.next_options();
        let Rating {
            rating,
            deviation,
            volatility,
        } = outcome.after;
        self.player = Player::new(
            rating,
            deviation,
            volatility.unwrap_or(self.player.volatility),
        );
        self.last = Some(outcome);
        Ok(())
    }
}

/// Returns the trace of each rating period of an outcome.
fn traces(outcome: &Outcome) -> Vec<PeriodTrace> {
    let of = |work: &Work| match work {
        Work::Glicko2 { trace, .. } => PeriodTrace::Glicko2(trace.clone()),
        Work::Glicko(trace) => PeriodTrace::Glicko(trace.clone()),
    };
    if !outcome.updates.is_empty() {
        return outcome
            .updates
            .iter()
            .map(|update| of(&update.work))
            .collect();
    }
    let idle = outcome
        .trace()
        .map(|trace| PeriodTrace::Glicko2(Box::new(trace)));
    vec![idle.unwrap_or_else(|| PeriodTrace::Glicko(Box::new(outcome.glicko())))]
}

/// Returns the options `onto`, with the given ones set.
fn read_options(
    system: &System,
    onto: Options,
    given: &BTreeMap<String, Loose>,
    path: &str,
) -> Result<Options, Refusal> {
    let mut options = onto;
    let mut problems = Vec::new();
    for (id, value) in given {
        let mut refuse = |kind: &str, message| {
            problems.push(part(kind, &format!("{path}options.{id}"), message));
        };
        let Some(option) = system.option(id) else {
            refuse(
                "unknown",
                format!("{} has no option called {id:?}.", system.name),
            );
            continue;
        };
        let text = value.text().ok_or(OptionProblem::NotUnderstood);
        match text.and_then(|text| option.read(&text)) {
            Ok(value) => options = options.with(option, value),
            Err(problem) => refuse(
                problem.id(),
                Language::default().systems().option_problem(problem),
            ),
        }
    }
    match problems.first() {
        None => Ok(options),
        Some(first) => Err(Refusal {
            first: first.clone(),
            problems,
        }),
    }
}

/// Returns the problems of a period, with paths in the whole input.
fn in_period(error: &Error, index: usize, path: &str) -> Refusal {
    let refusal = Refusal::of(error);
    let problems: Vec<Part> = error
        .problems()
        .iter()
        .zip(refusal.problems)
        .map(|(problem, part)| {
            let field = match problem.field {
                Field::Tau | Field::Epsilon | Field::Rounding => problem.field.to_string(),
                Field::PlayerRating | Field::PlayerDeviation | Field::PlayerVolatility
                    if index == 0 =>
                {
                    problem.field.to_string()
                }
                Field::IdlePeriods if !path.is_empty() => format!("{path}idle"),
                field => format!("{path}{field}"),
            };
            Part {
                field: Some(field),
                ..part
            }
        })
        .collect();
    Refusal {
        first: problems[0].clone(),
        problems,
    }
}

fn no_such_system(id: &str) -> String {
    format!("There is no system called {id:?}.")
}

fn part(kind: &str, field: &str, message: String) -> Part {
    Part {
        kind: kind.to_owned(),
        field: Some(field.to_owned()),
        message,
    }
}

fn refused(kind: &str, field: &str, message: String) -> Refusal {
    let first = part(kind, field, message);
    Refusal {
        problems: vec![first.clone()],
        first,
    }
}
