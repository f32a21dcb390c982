//! The reasons that come from the games of a period.

use super::{EqualGames, HARDLY, Move, Reason, UNSEEN, whole_of_heaviest};
use glicko2_steps::{Game, GameTrace, Period, Trace, rate, scale};

/// With a smaller total surprise, the result counts as expected.
pub(crate) const NO_SURPRISE: f64 = 0.1;
/// RD below which a rating counts as certain.
pub(crate) const SURE: f64 = 75.0;
/// Change by a surprise of 1, in points, below which a certain rating moves little.
pub(crate) const SMALL_STEP: f64 = 40.0;
/// RD from which a rating counts as uncertain.
pub(crate) const UNKNOWN: f64 = 250.0;
/// Change by a surprise of 1, in points, above which an uncertain rating moves much.
pub(crate) const LARGE_STEP: f64 = 100.0;
/// A change of the rating smaller than this, in points, is not large.
pub(crate) const FAR: f64 = 50.0;
/// Weight g below which a game counts noticeably less.
pub(super) const LIGHT: f64 = 0.8;
/// Expected score of the actual result below which the result is an upset.
pub(crate) const UPSET: f64 = 0.1;
/// Expected score of the opposite result below which a result is nearly certain.
const FOREGONE: f64 = 0.02;
/// A change of the deviation smaller than this, in points, counts as none.
pub(crate) const SAME_DEVIATION: f64 = 0.05;
/// The number of games up to which they are described one by one.
pub(crate) const TOLD: usize = 3;
/// A relative change of σ up to this is not mentioned.
const SAME_VOLATILITY: f64 = 0.01;

/// Returns one game as a group of its own.
pub(super) fn alone(period: &Period, j: usize) -> EqualGames {
    let Game {
        rating,
        deviation,
        score,
    } = period.games[j];
    EqualGames {
        first: j,
        count: 1,
        rating,
        deviation,
        score,
    }
}

/// A period with games, and sums that several reasons need.
pub(super) struct Games<'a> {
    period: &'a Period,
    trace: &'a Trace,
    /// r′ − r.
    change: f64,
    /// Σ E.
    expected: f64,
    /// Σ s.
    scored: f64,
}

impl<'a> Games<'a> {
    /// Returns the games of a period, or `None` for an idle period.
    pub(super) fn of(period: &'a Period, trace: &'a Trace) -> Option<Self> {
        let sum = |of: fn(&GameTrace) -> f64| trace.games.iter().map(of).sum();
        let change = trace.player.rating - period.player.rating;
        (!trace.games.is_empty()).then(|| Self {
            period,
            trace,
            change,
            expected: sum(|game| game.e),
            scored: sum(|game| game.score),
        })
    }

    fn games(&self) -> impl Iterator<Item = (usize, &'a GameTrace)> {
        self.trace.games.iter().enumerate()
    }

    fn alone(&self, j: usize) -> EqualGames {
        alone(self.period, j)
    }

    /// Returns the group of all games against the opponent of game `j`.
    fn with_that_opponent(&self, j: usize) -> EqualGames {
        let alone = self.alone(j);
        let is_theirs =
            |game: &&Game| (game.rating, game.deviation) == (alone.rating, alone.deviation);
        EqualGames {
            count: self.period.games.iter().filter(is_theirs).count(),
            ..alone
        }
    }

    /// Finds a win without which the rating would be higher.
    ///
    /// All games share one step, φ′², and each game makes it shorter. A win lowers the rating if it adds less
    /// surprise than the shorter step costs. This is so if (s − E) ∕ (g E(1 − E)), which is 1 ∕ gE for a win,
    /// is below μ′ − μ. The win with the lowest such value is checked by rating the period without it.
    pub(super) fn costly_win(&self) -> Option<Reason> {
        let wins = self
            .games()
            .filter(|(_, game)| game.score == 1.0 && game.v_term > 0.0);
        let (j, least) = wins
            .map(|(j, game)| (j, 1.0 / (game.g * game.e)))
            .min_by(|(_, a), (_, b)| a.total_cmp(b))?;
        if self.trace.games.len() < 2 || least >= self.trace.mu_prime - self.trace.mu {
            return None;
        }
        let mut period = self.period.clone();
        period.games.remove(j);
        let without = rate(&period).ok()?.player.rating;
        let cost = without - self.trace.player.rating;
        let gave = self.trace.games[j].rating_change;
        (cost > HARDLY).then(|| Reason::CostlyWin {
            game: self.alone(j),
            without,
            gave,
            less: cost + gave,
        })
    }

    /// Compares the result with the expectation.
    pub(super) fn result(&self) -> Reason {
        let Self {
            expected,
            scored,
            change,
            ..
        } = *self;
        let surprise = scored - expected;
        if let [game] = &*self.trace.games {
            let alone = self.alone(0);
            return if change.abs() < HARDLY && surprise.abs() < NO_SURPRISE {
                Reason::AsExpected
            } else if game.score == 0.0 || game.score == 1.0 {
                Reason::Surprise {
                    game: alone,
                    expected,
                    change,
                }
            } else {
                Reason::Between {
                    moved: Move {
                        games: alone,
                        change: game.rating_change,
                    },
                    expected,
                }
            };
        }
        let games = self.trace.games.len();
        if change.abs() < HARDLY && surprise.abs() < NO_SURPRISE {
            let is_surprise = |game: &GameTrace| (game.score - game.e).abs() >= NO_SURPRISE;
            return if self.trace.games.iter().any(is_surprise) {
                Reason::Cancelled {
                    games,
                    expected,
                    scored,
                }
            } else {
                Reason::AsExpected
            };
        }
        // The weighted and the unweighted sum of the surprises may differ in sign, and only one of them may
        // be large. In such a case the games that the rating followed have more weight.
        let by = |key: &dyn Fn(&GameTrace) -> f64| {
            self.games()
                .max_by(|(_, a), (_, b)| key(a).total_cmp(&key(b)))
                .unwrap_or((0, &self.trace.games[0]))
        };
        let (followed, weight) = by(&|game| game.rating_change * change.signum());
        let (opposed, weight_opposed) = by(&|game| (game.e - game.score) * change.signum());
        // Returns the average weight g of the surprises in one direction.
        let weight_of = |sign: f64| {
            let those = self
                .games()
                .map(|(_, game)| (game.g, (game.score - game.e) * sign))
                .filter(|&(_, by)| by > 0.0);
            let (weighed, sum) = those.fold((0.0, 0.0), |(weighed, sum), (g, by)| {
                (weighed + g * by, sum + by)
            });
            weighed / sum
        };
        let is_weighed = || weight_of(change.signum()) > weight_of(-change.signum()) + UNSEEN;
        let is_against = surprise * change < 0.0 || surprise.abs() < UNSEEN && is_weighed();
        if change.abs() < HARDLY || !is_against {
            return Reason::Together {
                games,
                expected,
                scored,
                change,
            };
        }
        let is_lighter = weight_opposed.g < weight.g;
        Reason::Against {
            expected,
            scored,
            change,
            followed: self.alone(followed),
            opposed: is_lighter.then(|| self.alone(opposed)),
        }
    }

    /// Returns the effect of the games, one by one or the largest of them.
    pub(super) fn parts(&self) -> Option<Reason> {
        let moved = |(j, game): (usize, &GameTrace)| Move {
            games: self.alone(j),
            change: game.rating_change,
        };
        let kinds = self.kinds();
        match self.trace.games.len() {
            1 => None,
            // Equal games are described together.
            n if n <= TOLD && kinds.len() > 1 => {
                Some(Reason::Each(self.games().map(moved).collect()))
            }
            n => {
                let most = |sign: f64| {
                    let best = kinds
                        .iter()
                        .rev()
                        .max_by(|a, b| (a.change * sign).total_cmp(&(b.change * sign)));
                    best.filter(|best| best.change * sign > 0.0).copied()
                };
                let (gained, lost) = (most(1.0), most(-1.0));
                gained.or(lost)?;
                let named = [gained, lost].into_iter().flatten();
                let (count, change) = named
                    .fold((n, self.sum_of_changes()), |(count, change), named| {
                        (count - named.games.count, change - named.change)
                    });
                Some(Reason::Most {
                    gained,
                    lost,
                    others: (count > 0).then_some((count, change)),
                })
            }
        }
    }

    fn sum_of_changes(&self) -> f64 {
        self.trace.games.iter().map(|game| game.rating_change).sum()
    }

    /// Groups equal games, in the order of the first game of each group. Takes linear time.
    fn kinds(&self) -> Vec<Move> {
        let mut kinds: Vec<Move> = Vec::new();
        // A hash table with open addressing. Each entry is the index of a group plus one, or 0 if it is free.
        let mut places = vec![0_usize; (2 * self.trace.games.len()).next_power_of_two()];
        let last = places.len() - 1;
        for (j, game) in self.games() {
            let alone = self.alone(j);
            let bits = [alone.rating, alone.deviation, alone.score].map(|x| (x + 0.0).to_bits());
            let mixed = bits.into_iter().fold(0_u64, |mixed, bits| {
                (mixed ^ bits).wrapping_mul(0x9E37_79B9_7F4A_7C15)
            });
            let mut at = (mixed >> 32) as usize & last;
            loop {
                match kinds.get_mut(places[at].wrapping_sub(1)) {
                    None => {
                        kinds.push(Move {
                            games: alone,
                            change: game.rating_change,
                        });
                        places[at] = kinds.len();
                    }
                    Some(Move { games, change })
                        if (games.rating, games.deviation, games.score)
                            == (alone.rating, alone.deviation, alone.score) =>
                    {
                        games.count += 1;
                        *change += game.rating_change;
                    }
                    Some(_) => {
                        at = (at + 1) & last;
                        continue;
                    }
                }
                break;
            }
        }
        kinds
    }

    /// Returns the most striking reason for a large or small step. `costly` is the win that another reason
    /// names.
    pub(super) fn strongest(&self, costly: Option<&Reason>) -> Option<Reason> {
        let all = self.striking(costly).into_iter();
        all.max_by(|(a, _), (b, _)| a.total_cmp(b))
            .map(|(_, reason)| reason)
    }

    /// Returns all reasons for a large or small step, each with a measure of how striking it is.
    pub(super) fn striking(&self, costly: Option<&Reason>) -> Vec<(f64, Reason)> {
        let deviation = self.period.player.deviation;
        let whole = whole_of_heaviest(self.trace);
        let lightest = self.games().min_by(|(_, a), (_, b)| a.g.total_cmp(&b.g));
        let Some((lightest, light)) = lightest else {
            return Vec::new();
        };
        // Returns the expected score of the actual result.
        let of_result =
            |game: &GameTrace| game.score * game.e + (1.0 - game.score) * (1.0 - game.e);
        let decided = || {
            self.games()
                .filter(|(_, game)| game.score == 0.0 || game.score == 1.0)
        };
        let by_result = |(_, a): &(usize, &GameTrace), (_, b): &(usize, &GameTrace)| {
            of_result(a).total_cmp(&of_result(b))
        };
        let upset = decided()
            .min_by(by_result)
            .map(|(j, game)| (of_result(game), j, game.e));
        let foregone = decided()
            .max_by(by_result)
            .map(|(j, game)| (1.0 - of_result(game), j, game.e));
        // The measure tells how far a value is beyond its bound.
        let mut all: Vec<(f64, Reason)> = Vec::new();
        if deviation < SURE && whole < SMALL_STEP {
            all.push((SURE / deviation.max(1.0), Reason::Sure { deviation, whole }));
        }
        if deviation >= UNKNOWN && whole > LARGE_STEP && self.change.abs() >= FAR {
            all.push((whole / LARGE_STEP, Reason::Unknown { deviation, whole }));
        }
        if light.g < LIGHT {
            let game = self.with_that_opponent(lightest);
            let all_light = self.games().filter(|(_, game)| game.g < LIGHT).count();
            let reason = Reason::UnsureOpponent {
                game,
                g: light.g,
                is_one_of_several: all_light > game.count,
            };
            all.push((LIGHT / light.g, reason));
        }
        if let Some((_, j, expected)) =
            upset.filter(|(part, ..)| *part < UPSET && self.trace.games.len() > 1)
        {
            // Readers ask about an upset first. For a single game, the result has already told it.
            all.push((
                f64::INFINITY,
                Reason::Upset {
                    game: self.alone(j),
                    expected,
                },
            ));
        }
        if let Some((part, j, expected)) = foregone.filter(|(part, ..)| {
            *part < FOREGONE && self.trace.games.len() <= TOLD && costly.is_none()
        }) {
            all.push((
                FOREGONE / part.max(f64::MIN_POSITIVE),
                Reason::Foregone {
                    game: self.alone(j),
                    expected,
                },
            ));
        }
        all
    }

    /// Returns the change of the rating's certainty, if it is noticeable.
    pub(super) fn certainty(&self) -> Option<Reason> {
        let (before, after) = (self.period.player.deviation, self.trace.player.deviation);
        let games = self.trace.games.len();
        if before - after >= SAME_DEVIATION {
            Some(Reason::Surer {
                games,
                before,
                after,
            })
        } else if after - before >= SAME_DEVIATION {
            Some(Reason::LessSure {
                games,
                drift: scale::SCALE * self.trace.player.volatility,
            })
        } else {
            None
        }
    }

    /// Returns the change of the volatility and the surprise that caused it, if it is noticeable.
    pub(super) fn volatility(&self) -> Option<Reason> {
        let (sigma, phi) = (self.period.player.volatility, self.trace.phi);
        let after = self.trace.player.volatility;
        let surprise = self.trace.delta?.abs() / (phi * phi + self.trace.v? + sigma * sigma).sqrt();
        ((after / sigma - 1.0).abs() > SAME_VOLATILITY).then_some(Reason::Volatility {
            surprise,
            before: sigma,
            after,
        })
    }
}
