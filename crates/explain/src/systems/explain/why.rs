//! Reasons for a rating by a system, limited to those that hold for the system's own computation.

use super::order::seen_after;
use crate::reasons::{HARDLY, Reason, reasons as papers_reasons, whole_of_heaviest};
use crate::steps::rounding::round_numbers;
use crate::systems::outcome::{Case, Outcome, Update, Work};
use crate::systems::rate::{finish, outcome as rated};
use crate::systems::system::{Growth, Rating, RatingPeriod};
use crate::words::Language;
use crate::words::pieces::Piece;
use glicko2_steps::{Period, Player, Trace};

/// The largest number of games that are all listed. Of more games, only the first ones and the last
/// are.
const MOST_TOLD: usize = 5;
/// The number of first games that are listed then.
const FIRST_TOLD: usize = 3;

/// Returns the numbers that players see after each game, if each is a rating period of its own.
/// Returns `None` if there is a single period.
#[must_use]
pub fn one_by_one(outcome: &Outcome, language: Language) -> Option<Vec<Piece>> {
    let words = language.systems();
    let count = outcome.updates.len();
    if outcome.system.rating_period != RatingPeriod::EachGame || count < 2 {
        return None;
    }
    let (first, last) = if count > MOST_TOLD {
        (FIRST_TOLD, count - 1)
    } else {
        (count, count)
    };
    let mut sentence = vec![Piece::Text(
        words.each_by_itself(outcome.system.name_in(language)) + " ",
    )];
    for j in (0..first).chain(last..count) {
        if j > 0 {
            sentence.push(Piece::Text(
                if j == last && last > first {
                    ", …, "
                } else {
                    ", "
                }
                .to_owned(),
            ));
        }
        let rating = outcome.updates[j].after.rating;
        sentence.extend(
            seen_after(outcome, j, language)?
                .into_iter()
                .map(|piece| match piece {
                    // Numbers other than ratings have the usual decimals of their kind.
                    Piece::Number(number) if number.value != rating => {
                        Piece::Number(number.with_usual_decimals())
                    }
                    piece => piece,
                }),
        );
        sentence.push(Piece::Text(format!(" {}", words.after_game(j + 1))));
    }
    sentence.push(Piece::Text(".".to_owned()));
    round_numbers(&mut sentence);
    Some(sentence)
}

/// Returns the text about the number at the top of the answer, if that is not the rating.
#[must_use]
pub fn about_the_number(outcome: &Outcome, language: Language) -> Option<Vec<Piece>> {
    let on_top = outcome.system.on_top()?;
    let read = (on_top.reading)(language, outcome, &(on_top.values)(outcome));
    if matches!(&*read, [Piece::Number(number)] if number.value == outcome.after.rating) {
        return None;
    }
    let mut what = (on_top.what)(language);
    // In the steps, the formula follows the colon; here nothing does.
    if let Some(Piece::Text(last)) = what.last_mut()
        && last.ends_with(':')
    {
        last.pop();
        last.push('.');
    }
    Some(what)
}

/// Returns the reasons that hold for a system, for an outcome with a single period. `period` and
/// `trace` are those of the system's steps. Empty if the system builds on Glicko of 1995.
#[must_use]
pub fn reasons(outcome: &Outcome, period: &Period, trace: &Trace) -> Vec<Reason> {
    if outcome.before.volatility.is_none() {
        return Vec::new();
    }
    let own = Own::of(outcome);
    // The reasons compare with the player before the idle time, and with the result after the
    // changes that follow Step 8.
    let Rating {
        rating, deviation, ..
    } = outcome.clamped;
    let given = Period {
        player: Player {
            rating,
            deviation,
            ..period.player
        },
        ..period.clone()
    };
    let ended = outcome.after.deviation;
    let moved = outcome.system.shown_rating(outcome.after.rating)
        - outcome.system.shown_rating(outcome.clamped.rating);
    let mut reasons = papers_reasons(&given, trace);
    for reason in &mut reasons {
        match reason {
            Reason::Idle { after, .. } | Reason::Surer { after, .. } => *after = ended,
            Reason::Surprise { change, .. } | Reason::Together { change, .. } => *change = moved,
            _ => {}
        }
    }
    reasons.retain(|reason| own.has(reason, trace));
    reasons
}

/// Returns whether questions about a result have the paper's answers for the system. That requires
/// that the games are rated as given, all together or a single one, without idle time before them,
/// and that the result of Step 8 is not changed.
#[must_use]
pub fn can_be_asked(outcome: &Outcome, trace: &Trace) -> bool {
    let own = Own::of(outcome);
    let Rating {
        rating, deviation, ..
    } = outcome.before;
    let player = outcome.case.period.player;
    let [update] = &*outcome.updates else {
        return false;
    };
    update.before.volatility == Some(player.volatility)
        && (rating, deviation) == (player.rating, player.deviation)
        && own.stands
        && own.as_given
        && own.would_stand(whole_of_heaviest(trace))
}

/// Returns the player after another period, rated by the same system with the same options.
#[must_use]
pub fn player_after(outcome: &Outcome, period: &Period) -> Option<Player> {
    let case = Case {
        period: period.clone(),
        options: outcome.case.options.clone(),
    };
    let Rating {
        rating,
        deviation,
        volatility,
    } = rated(outcome.system, &case).ok()?.after;
    Some(Player::new(
        rating,
        deviation,
        volatility.unwrap_or(period.player.volatility),
    ))
}

/// The parts of the paper's computation that the system shares.
struct Own<'a> {
    outcome: &'a Outcome,
    /// Whether the result of Step 8 is not changed.
    stands: bool,
    /// Whether the games are rated as given.
    as_given: bool,
}

impl<'a> Own<'a> {
    fn of(outcome: &'a Outcome) -> Self {
        Self {
            outcome,
            stands: outcome
                .updates
                .first()
                .is_none_or(|update| update.after == update.computed),
            as_given: outcome.not_rated == 0
                && outcome.rated_games().eq(outcome.games.iter().copied()),
        }
    }

    /// Returns whether a reason holds for the system.
    fn has(&self, reason: &Reason, trace: &Trace) -> bool {
        let is_surer = self.outcome.after.deviation < self.outcome.clamped.deviation;
        match *reason {
            Reason::Idle { .. } => self.outcome.not_rated == 0,
            // The paper's computation without that game need not be the system's.
            Reason::CostlyWin { .. } => false,
            Reason::Surprise {
                game,
                expected,
                change,
            } => self.follows(game.score - expected, change),
            Reason::Together {
                expected,
                scored,
                change,
                ..
            } => self.follows(scored - expected, change),
            Reason::Cancelled { .. } => self.outcome.not_rated == 0 && self.stands,
            Reason::AsExpected | Reason::Volatility { .. } => self.stands,
            Reason::Between { .. }
            | Reason::Against { .. }
            | Reason::Each(_)
            | Reason::Most { .. } => self.stands && self.as_given,
            Reason::Sure { whole, .. } | Reason::Unknown { whole, .. } => self.would_stand(whole),
            Reason::UnsureOpponent { .. } | Reason::Upset { .. } | Reason::Foregone { .. } => {
                self.as_given
            }
            // A smaller deviation may also be due to a limit.
            Reason::Surer { .. } => is_surer && trace.phi_prime < trace.phi,
            Reason::LessSure { .. } => self.stands && self.drifts_as_in_the_paper(),
        }
    }

    /// Returns whether the rating moves in the direction of the surprise, or hardly at all. A limit
    /// may stop it.
    fn follows(&self, surprise: f64, change: f64) -> bool {
        self.outcome.not_rated == 0 && (surprise * change > 0.0 || change.abs() < HARDLY)
    }

    /// Returns whether a change of this size would not be altered, up or down.
    fn would_stand(&self, size: f64) -> bool {
        let Outcome {
            system,
            case,
            games,
            updates,
            ..
        } = self.outcome;
        let Some(Update {
            before,
            work,
            computed,
            ..
        }) = updates.first()
        else {
            return false;
        };
        [size, -size].into_iter().all(|change| {
            let computed = Rating {
                rating: before.rating + change,
                ..*computed
            };
            let [.., after] = finish(system, case, *before, work, computed, games);
            after.rating == computed.rating
        })
    }

    /// Returns whether the deviation grows only in Step 6, and by one period.
    fn drifts_as_in_the_paper(&self) -> bool {
        let is_one = |update: &Update| matches!(update.work, Work::Glicko2 { periods, .. } if periods == 1.0);
        let is_in_time = matches!(self.outcome.system.growth, Growth::InStep6(_));
        self.outcome.updates.first().is_some_and(is_one)
            && !is_in_time
            && self.outcome.before == self.outcome.clamped
    }
}
