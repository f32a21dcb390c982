//! Questions about a deviation: what leads to it, and which one explains a change.

use super::SolvedQuestion;
use crate::case::{Case, PeriodForm};
use crate::numbers::{Digits, Kind, full, show};
use crate::systems::{Range, RatingPeriod, System, lichess, ogs};
use crate::teach::solve::deviation::{Reached, games_until, own_deviation, pause_until};
use crate::teach::solve::{NoAnswer, Rate, roundest};
use crate::words::messages::SolveWords;
use crate::words::number::Number;
use crate::words::pieces::{Piece, pieces};
use glicko2_steps::seasons::{FieldPath, volatility_of_growth};
use glicko2_steps::{Field, Period, Symbol as S, scale};

/// The RDs in which the player's own is searched, unless the system has narrower limits.
const OWN: Range = Range {
    least: 10.0,
    most: 500.0,
};
/// The smallest RD that an opponent is supposed to have, unless the system's is larger. The largest
/// is that of a rating just certain enough for Lichess.
const LEAST_OF_OPPONENT: f64 = 30.0;

/// The case to solve, and the rules that rate it.
#[derive(Clone, Copy)]
pub struct Question<'a> {
    /// The case as typed.
    pub case: &'a Case,
    /// The index of the period, from 0.
    pub at: usize,
    /// The period in numbers.
    pub period: &'a Period,
    /// The rating system.
    pub system: &'static System,
    /// The function of the system, or `None` for the paper's.
    pub rate: Option<Rate<'a>>,
    /// Returns RD after the period and a pause, in days or periods, as the system counts.
    pub after_pause: &'a dyn Fn(u32) -> Option<f64>,
}

type Sentence = (Vec<Piece>, Option<(Case, usize)>);

/// Returns RDs that mean something at a site, each with its meaning.
#[must_use]
pub fn marks(words: SolveWords) -> [(f64, String); 4] {
    let text = |rd| show(rd, Kind::Given, Digits::Auto);
    let [ranked, ranked_in_variants] = lichess::RANKED;
    [
        (ogs::PROVISIONAL, words.mark_ogs(&text(ogs::PROVISIONAL))),
        (
            lichess::PROVISIONAL,
            words.mark_lichess(&text(lichess::PROVISIONAL)),
        ),
        (ranked, words.mark_ranked(&text(ranked))),
        (
            ranked_in_variants,
            words.mark_variants(&text(ranked_in_variants)),
        ),
    ]
}

/// The goal of a question about a deviation.
#[derive(Clone, Copy)]
pub enum Goal {
    /// The games that bring RD below a value, and the pause that brings it above.
    Deviation(f64),
    /// The RD of the player with which the games change the rating so.
    OwnDeviation(f64),
    /// The σ, and the c of Glicko (1995), with which RD grows to a value in some periods.
    Volatility(f64, f64),
}

/// Returns the answers to a question.
#[must_use]
pub fn answers(question: Question, goal: Goal, words: SolveWords) -> Vec<SolvedQuestion> {
    let answers = match goal {
        Goal::Deviation(wanted) => vec![
            (words.question_games(), games(question, wanted, words)),
            (words.question_pause(), pause(question, wanted, words)),
        ],
        Goal::OwnDeviation(change) => vec![(words.question_own(), own(question, change, words))],
        Goal::Volatility(wanted, periods) => vec![(
            words.question_volatility(),
            volatility(question, wanted, periods, words),
        )],
    };
    let solved = |(question, (sentence, case))| SolvedQuestion {
        question,
        sentence,
        case,
    };
    answers.into_iter().map(solved).collect()
}

/// Creates the number for an RD that something leads to.
fn rd(value: f64, name: &str) -> Number {
    Number::new(value, Kind::Rating, format!("solve.{name}"), S::RdPrime)
}

/// Creates the number for a value in a field.
fn input(value: f64, name: &str, symbol: S) -> Number {
    Number::from_input(value, Kind::Rating, format!("solve.{name}"), symbol)
}

fn games(question: Question, wanted: f64, words: SolveWords) -> Sentence {
    let Question {
        period,
        system,
        rate,
        ..
    } = question;
    if period.games.is_empty() {
        return (pieces(words.no_case_game()), None);
    }
    let one_by_one = system.rating_period == RatingPeriod::EachGame;
    let from = input(period.player.deviation, "games.from", S::Rd);
    let after = |deviation| rd(deviation, "games.rd");
    let sentence = match games_until(period, wanted, one_by_one, rate) {
        None => pieces(words.cannot()),
        Some(Reached::After { count: 0, .. }) => words.already(from),
        Some(Reached::After { count, deviation }) => {
            let rating = input(period.player.rating, "games.rating", S::R);
            if one_by_one {
                words.games(from, after(deviation), count, rating)
            } else {
                let periods = count / period.games.len();
                words.games_of_periods(from, after(deviation), periods, rating)
            }
        }
        Some(Reached::Settles { deviation }) if deviation <= system.bounds.deviation.least => {
            words.games_limit(system.name, after(deviation))
        }
        Some(Reached::Settles { deviation }) => words.games_settle(after(deviation)),
        Some(Reached::MoreThan { count, deviation }) => words.games_more(count, after(deviation)),
    };
    (sentence, None)
}

fn pause(question: Question, wanted: f64, words: SolveWords) -> Sentence {
    let Question {
        case,
        at,
        system,
        rate,
        after_pause,
        ..
    } = question;
    let (Some(now), Some(reached)) = (after_pause(0), pause_until(wanted, after_pause)) else {
        return (pieces(words.cannot()), None);
    };
    let in_days = system.growth.is_in_days();
    let after = |deviation| rd(deviation, "pause.rd");
    let from = rd(now, "pause.from");
    let sentence = match reached {
        Reached::After { count: 0, .. } => words.already(from),
        Reached::After { count, deviation } => {
            let longer = || {
                let mut case = case.clone();
                case.periods.truncate(at + 1);
                case.append([PeriodForm::of_idle(&count.to_string())]);
                (case, at + 1)
            };
            let sentence = if in_days {
                words.pause_days(count, from, after(deviation))
            } else {
                words.pause_periods(count, from, after(deviation))
            };
            return (sentence, rate.is_none().then(longer));
        }
        Reached::Settles { deviation } if deviation == now => pieces(words.pause_never()),
        Reached::Settles { deviation } => words.pause_limit(after(deviation)),
        Reached::MoreThan { count, deviation } => {
            words.pause_more(count, in_days, after(deviation))
        }
    };
    (sentence, None)
}

fn own(question: Question, change: f64, words: SolveWords) -> Sentence {
    let Question {
        case,
        at,
        period,
        system,
        rate,
        ..
    } = question;
    if period.games.is_empty() {
        return (pieces(words.no_case_game()), None);
    }
    let limits = system.bounds.deviation;
    let range = [limits.least, limits.most].map(|limit| OWN.clamp(limit));
    let solve = |change, opponents| own_deviation(period, range, change, opponents, rate);
    let exact = match solve(change, None) {
        Ok(x) => x,
        Err(NoAnswer::TooHigh { most: nearest } | NoAnswer::TooLow { least: nearest }) => {
            let [from, to] = range.map(|deviation| input(deviation, "own.tried", S::Rd));
            let by = nearest - period.player.rating;
            let by = Number::new(by, Kind::Rating, "solve.own.change", S::Change).signed();
            return (words.own_none(from, to, by), None);
        }
        Err(_) => return (pieces(words.cannot()), None),
    };
    let wanted = period.player.rating + change;
    let x = roundest(period, Field::PlayerDeviation, exact, wanted, rate);
    let tenths = |x, name: &str| Number::new(x, Kind::Tenths, format!("solve.{name}"), S::Rd);
    let mut sentence = words.own(tenths(x, "own.rd"));
    let opponents = [limits.least.max(LEAST_OF_OPPONENT), lichess::PROVISIONAL];
    if let [Ok(a), Ok(b)] = opponents.map(|rd| solve(change, Some(rd))) {
        let [from, to] = opponents.map(|rd| input(rd, "own.opponents", S::RdJ));
        let [low, high] = [tenths(a.min(b), "own.low"), tenths(a.max(b), "own.high")];
        sentence.extend(words.own_range(from, to, low, high));
    }
    if let Ok(more) = solve(change + 0.5, None).or_else(|_| solve(change - 0.5, None)) {
        sentence.extend(words.own_rounded(tenths((more - exact).abs(), "own.rounded")));
    }
    // In a later period RD is not typed, but carried over.
    let with_own = || {
        let mut case = case.clone();
        let field = Field::PlayerDeviation;
        case.set(FieldPath { period: at, field }, full(x));
        (case, at)
    };
    (sentence, (at == 0).then(with_own))
}

fn volatility(question: Question, wanted: f64, periods: f64, words: SolveWords) -> Sentence {
    let Question {
        case, period, rate, ..
    } = question;
    let from = input(period.player.deviation, "volatility.from", S::Rd);
    if wanted <= period.player.deviation {
        return (words.volatility_none(from), None);
    }
    let Some(sigma) = volatility_of_growth(period.player.deviation, wanted, periods) else {
        return (pieces(words.cannot()), None);
    };
    let value = Number::new(sigma, Kind::Volatility, "solve.volatility.sigma", S::Sigma);
    let to = input(wanted, "volatility.to", S::RdPrime);
    let count = Number::new(periods, Kind::Given, "solve.volatility.periods", S::T);
    let c = scale::deviation(sigma);
    let c = Number::new(c, Kind::Rating, "solve.volatility.c", S::C);
    let mut sentence = words.volatility(value, from, to, count);
    sentence.extend(words.constant(c));
    let grown = || {
        let mut case = case.clone();
        let player = period.player;
        for (field, value) in [
            (Field::PlayerRating, player.rating),
            (Field::PlayerDeviation, player.deviation),
            (Field::PlayerVolatility, sigma),
        ] {
            case.set(FieldPath { period: 0, field }, full(value));
        }
        case.periods.clear();
        case.append([PeriodForm::of_idle(&full(periods))]);
        (case, 0)
    };
    (sentence, rate.is_none().then(grown))
}
