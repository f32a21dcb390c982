//! Reasons for a rating after several games that were rated one by one, and questions about it.

use super::why::one_by_one;
use crate::answer::sentences::remark;
use crate::answer::summary::Summary;
use crate::numbers::{Digits, Kind};
use crate::reasons::{
    Chip, EqualGames, HARDLY, Move, Questions, Reason, Remark, bounds, performance_remark,
    whole_surprise,
};
use crate::systems::outcome::{Outcome, Update, Work};
use crate::systems::rate::finish;
use crate::systems::system::{Growth, Rating};
use crate::words::Language;
use crate::words::number::Number;
use crate::words::pieces::Piece;
use glicko2_steps::{Game, GameTrace, Period, Symbol as S, scale};

/// The largest number of reasons that precede the numbers after each game.
const MOST: usize = 3;

/// Several games, each rated by itself.
pub struct InTurn<'a> {
    outcome: &'a Outcome,
    summary: &'a Summary,
    language: Language,
    games: Vec<Played<'a>>,
}

/// One of the games.
#[derive(Clone, Copy)]
struct Played<'a> {
    alike: EqualGames,
    /// The trace of the game; `None` in Glicko of 1995.
    trace: Option<&'a GameTrace>,
    /// The change of the rating by the greatest possible upset in the game, if no limit or
    /// adjustment would alter it.
    whole: Option<f64>,
    /// The change of the rating by the game, as it is shown.
    change: f64,
}

impl Played<'_> {
    /// Returns s − E.
    fn surprise(&self) -> Option<f64> {
        self.trace.map(|trace| trace.score - trace.e)
    }
}

impl<'a> InTurn<'a> {
    /// Returns the games of a period with several games that are rated one by one, otherwise
    /// `None`. `digits` are the decimals in which ratings are shown.
    #[must_use]
    pub fn of(
        outcome: &'a Outcome,
        summary: &'a Summary,
        digits: Digits,
        language: Language,
    ) -> Option<Self> {
        if !outcome.rates_each_game() || outcome.updates.len() < 2 {
            return None;
        }
        let changes = summary.changes(digits).map(|change| change.shown_value());
        let all = outcome
            .updates
            .iter()
            .zip(&outcome.games)
            .zip(&summary.period.games)
            .zip(changes)
            .enumerate();
        let games = all.map(
            |(
                first,
                (
                    (
                        (update, used),
                        &Game {
                            rating,
                            deviation,
                            score,
                        },
                    ),
                    change,
                ),
            )| Played {
                alike: EqualGames {
                    first,
                    count: 1,
                    rating,
                    deviation,
                    score,
                },
                trace: update.work.trace().and_then(|trace| trace.games.first()),
                whole: whole_of(outcome, update, used),
                change,
            },
        );
        Some(Self {
            outcome,
            summary,
            language,
            games: games.collect(),
        })
    }

    /// Returns r′ − r, as it is shown.
    fn change(&self) -> f64 {
        self.games.iter().map(|game| game.change).sum()
    }

    /// Returns the change of the rating by the greatest possible upset in any of the games.
    fn whole(&self) -> Option<f64> {
        self.games
            .iter()
            .try_fold(0.0, |most, game| Some(f64::max(most, game.whole?)))
    }

    /// Returns Σ E and Σ s.
    fn sums(&self) -> Option<(f64, f64)> {
        self.games.iter().try_fold((0.0, 0.0), |(e, s), game| {
            let trace = game.trace?;
            Some((e + trace.e, s + trace.score))
        })
    }

    /// Returns the reasons, one in each paragraph: first about all games together, then the numbers
    /// that players see after each. `say` turns a reason into a sentence.
    #[must_use]
    pub fn reasons(&self, say: &dyn Fn(&Reason) -> Vec<Piece>) -> Vec<Vec<Piece>> {
        let said = |reason: Option<Reason>| reason.map(|reason| say(&reason));
        let all = [
            self.result(say),
            said(self.parts()),
            said(self.strongest()),
            said(self.certainty()),
        ];
        all.into_iter()
            .flatten()
            .take(MOST)
            .chain(one_by_one(self.outcome, self.language))
            .collect()
    }

    /// Returns the sentence that compares the result with the expected one.
    fn result(&self, say: &dyn Fn(&Reason) -> Vec<Piece>) -> Option<Vec<Piece>> {
        let ((expected, scored), change) = (self.sums()?, self.change());
        let surprise = scored - expected;
        let is_surprise = |game: &Played| {
            game.surprise()
                .is_some_and(|surprise| surprise.abs() >= bounds::NO_SURPRISE)
        };
        if change.abs() < HARDLY || surprise.abs() < bounds::SEEN {
            let is_expected = change.abs() < HARDLY && !self.games.iter().any(is_surprise);
            return is_expected.then(|| say(&Reason::AsExpected));
        }
        if surprise * change > 0.0 {
            return Some(say(&Reason::Together {
                games: self.games.len(),
                expected,
                scored,
                change,
            }));
        }
        let along = |game: &&Played| game.change * change.signum();
        let most = self
            .games
            .iter()
            .max_by(|a, b| along(a).total_cmp(&along(b)))?;
        let path = format!("in.games.{}.rating", most.alike.first);
        let [expected, scored, opponent] = [
            Number::new(expected, Kind::Scaled, "why.expected", S::E),
            Number::new(scored, Kind::Given, "why.scored", S::S),
            Number::from_input(most.alike.rating, Kind::Rating, path, S::RJ),
        ]
        .map(Number::in_sentence);
        let words = self.language.systems();
        Some(if change > 0.0 {
            words.against_rose(expected, scored, opponent)
        } else {
            words.against_fell(expected, scored, opponent)
        })
    }

    /// Returns the change by each game, or by the games with the largest changes.
    fn parts(&self) -> Option<Reason> {
        let moved = |game: &Played| Move {
            games: game.alike,
            change: game.change,
        };
        if self.games.len() <= bounds::TOLD {
            return Some(Reason::Each(self.games.iter().map(moved).collect()));
        }
        let most = |sign: f64| {
            let best = self
                .games
                .iter()
                .rev()
                .max_by(|a, b| (a.change * sign).total_cmp(&(b.change * sign)));
            best.filter(|best| best.change * sign > 0.0).map(moved)
        };
        let (gained, lost) = (most(1.0), most(-1.0));
        gained.or(lost)?;
        let (count, change) = [gained, lost].into_iter().flatten().fold(
            (self.games.len(), self.change()),
            |(count, change), named| (count - 1, change - named.change),
        );
        Some(Reason::Most {
            gained,
            lost,
            others: (count > 0).then_some((count, change)),
        })
    }

    /// Returns the most striking reason why the changes were large or small.
    fn strongest(&self) -> Option<Reason> {
        let deviation = self.outcome.before.deviation;
        let upset = self.games.iter().filter_map(|game| {
            let trace = game
                .trace
                .filter(|trace| trace.score == 0.0 || trace.score == 1.0)?;
            Some((1.0 - (trace.score - trace.e).abs(), game.alike, trace.e))
        });
        let upset = upset
            .min_by(|(a, ..), (b, ..)| a.total_cmp(b))
            .filter(|(part, ..)| *part < bounds::UPSET);
        if let Some((_, game, expected)) = upset {
            return Some(Reason::Upset { game, expected });
        }
        let whole = self.whole()?;
        if deviation < bounds::SURE && whole < bounds::SMALL_STEP {
            return Some(Reason::Sure { deviation, whole });
        }
        let is_far = self.change().abs() >= bounds::SMALL_STEP;
        if deviation >= bounds::UNKNOWN && whole > bounds::LARGE_STEP && is_far {
            return Some(Reason::Unknown { deviation, whole });
        }
        None
    }

    /// Returns the reason that the deviation has become smaller, if it has.
    fn certainty(&self) -> Option<Reason> {
        let (before, after) = (self.outcome.clamped.deviation, self.outcome.after.deviation);
        let games = self.games.len();
        (before - after >= bounds::SAME_DEVIATION).then_some(Reason::Surer {
            games,
            before,
            after,
        })
    }

    /// Returns the questions that can be asked about all games together.
    #[must_use]
    pub fn questions(&self) -> Questions {
        let change = self.change();
        let has_win = self.games.iter().any(|game| game.alike.score == 1.0);
        let size = self.whole().map(|whole| Chip::of_size(change, whole));
        let asked = |chip| match chip {
            Chip::Little | Chip::Much => size == Some(Some(chip)),
            Chip::WhatIf | Chip::Performance => true,
            Chip::LostThoughWon => change < 0.0 && has_win,
            Chip::LossCostsMore => self.favourite().is_some(),
            Chip::LessSure => self.growth().is_some(),
            Chip::LostInDraw => false,
        };
        let lost_as_favourite = |game: &Played| {
            let e = game.trace.map(|trace| trace.e);
            game.alike.score == 0.0 && e.is_some_and(|e| bounds::FAVOURITE.contains(&e))
        };
        let fits = |chip| match chip {
            Chip::LossCostsMore => self.games.iter().any(lost_as_favourite),
            Chip::Little => self.whole().is_some_and(|whole| whole < bounds::SMALL_STEP),
            _ => matches!(chip, Chip::LostThoughWon | Chip::Much),
        };
        Questions::of(asked, fits)
    }

    /// Returns the answer to a question, one remark in each paragraph. Tables of other results are
    /// not included.
    #[must_use]
    pub fn answer(&self, chip: Chip) -> Vec<Vec<Piece>> {
        let told = match chip {
            Chip::Little | Chip::Much => {
                let [gained, lost] = self.gained_and_lost();
                let step = self.step(chip == Chip::Little);
                let expected = self
                    .sums()
                    .map(|(expected, scored)| Remark::Expected { expected, scored });
                [
                    Some(Remark::Sums {
                        gained,
                        lost,
                        change: self.change(),
                    }),
                    step.or(expected),
                ]
            }
            Chip::LostThoughWon => [Some(self.results()), self.wins_alone()],
            Chip::LossCostsMore => [self.favourite(), None],
            Chip::Performance => {
                let games: Vec<Game> = self.outcome.rated_games().collect();
                [performance_remark(&games), None]
            }
            Chip::LessSure => [self.growth(), None],
            Chip::LostInDraw | Chip::WhatIf => [None, None],
        };
        told.into_iter()
            .flatten()
            .map(|told| remark(&told, self.language))
            .collect()
    }

    /// Returns the sums of the positive and of the negative changes.
    fn gained_and_lost(&self) -> [f64; 2] {
        [1.0, -1.0].map(|sign| {
            self.games
                .iter()
                .map(|game| game.change)
                .filter(|change| change * sign > 0.0)
                .sum()
        })
    }

    /// Returns a remark on how far the same games would have moved a player with a larger or
    /// smaller RD.
    fn step(&self, is_little: bool) -> Option<Remark> {
        let (deviation, whole) = (self.outcome.before.deviation, self.whole()?);
        let (is_so, other) = if is_little {
            (
                deviation < bounds::SURE && whole < bounds::SMALL_STEP,
                bounds::UNSURE_RD,
            )
        } else {
            (
                deviation > bounds::REGULAR_RD && whole >= bounds::LARGE_STEP,
                bounds::REGULAR_RD,
            )
        };
        let mut period = self.outcome.given_period();
        period.player.deviation = other;
        let change = self.rated(period).filter(|_| is_so)? - self.summary.period.player.rating;
        let more = (change.abs() - self.change().abs()) * if is_little { 1.0 } else { -1.0 };
        let tells = change * self.change() > 0.0 && more >= bounds::WORTH_TELLING;
        tells.then_some(Remark::Step {
            deviation,
            other,
            change,
            is_more: is_little,
        })
    }

    fn rated(&self, period: Period) -> Option<f64> {
        Some(self.outcome.shown_after(period)?.rating)
    }

    /// Returns the sums of the changes by wins, by losses and by other results.
    fn results(&self) -> Remark {
        let sum = |is: fn(f64) -> bool| {
            let of = self.games.iter().filter(|game| is(game.alike.score));
            of.fold((0, 0.0), |(count, sum), game| {
                (count + 1, sum + game.change)
            })
        };
        Remark::Results {
            in_turn: true,
            won: sum(|score| score == 1.0),
            lost: sum(|score| score == 0.0),
            others: sum(|score| score > 0.0 && score < 1.0),
            change: self.change(),
        }
    }

    /// Returns the rating after the wins alone.
    fn wins_alone(&self) -> Option<Remark> {
        let mut period = self.outcome.given_period();
        period.games.retain(|game| game.score == 1.0);
        let wins = period.games.len();
        Some(Remark::WinsAlone {
            wins,
            rating: self.rated(period)?,
        })
    }

    /// Returns the remark on the growth of the deviation before each game, if the games reduced it by
    /// less. `None` if time between the games or a limit changed the deviation as well.
    fn growth(&self) -> Option<Remark> {
        let Outcome {
            system,
            clamped,
            before,
            updates,
            after,
            ..
        } = self.outcome;
        let is_plain = |update: &Update| {
            matches!(update.work, Work::Glicko2 { periods, .. } if periods == 1.0)
                && update.after.deviation == update.computed.deviation
        };
        let last = updates.last()?.work.trace()?;
        let grows = after.deviation - clamped.deviation >= bounds::SAME_DEVIATION
            && before == clamped
            && !matches!(system.growth, Growth::InStep6(_))
            && updates.iter().all(is_plain);
        grows.then_some(Remark::DriftInTurn {
            before: clamped.deviation,
            drift: scale::SCALE * last.player.volatility,
            after: after.deviation,
        })
    }

    /// Returns the game with the highest expected score, and the changes that a win and a loss in
    /// it make.
    fn favourite(&self) -> Option<Remark> {
        let games = self
            .games
            .iter()
            .filter_map(|game| Some((game, game.trace?.e, game.whole?)));
        let games = games.filter(|(_, e, _)| bounds::FAVOURITE.contains(e));
        let (game, expected, whole) = games.max_by(|(_, a, _), (_, b, _)| a.total_cmp(b))?;
        let (pays, costs) = (whole * (1.0 - expected), whole * expected);
        Some(Remark::Favourite {
            game: game.alike,
            expected,
            pays,
            costs,
        })
    }
}

/// Returns the change of the rating by the greatest possible upset in a game, if no limit or
/// adjustment would alter it, up or down.
fn whole_of(outcome: &Outcome, update: &Update, game: &Game) -> Option<f64> {
    let trace = update.work.trace()?;
    let whole = whole_surprise(trace, trace.games.first()?.g);
    let stands = |change: f64| {
        let computed = Rating {
            rating: update.before.rating + change,
            ..update.computed
        };
        let [.., after] = finish(
            outcome.system,
            &outcome.case,
            update.before,
            &update.work,
            computed,
            std::slice::from_ref(game),
        );
        after.rating == computed.rating
    };
    (stands(whole) && stands(-whole)).then_some(whole)
}
