//! Many players rated together by their results alone, as servers do: no derivation is kept.

use super::error::{Error, PlayerField, Problem, ProblemKind, ValuePath};
use super::rated::problems_of_sides;
use super::{Meeting, other_score};
use crate::formulas::{self, Expectation};
use crate::steps::{Known, Paper, Scaled, Steps};
use crate::volatility::{self, Given};
use crate::{Period, Player, Rounding, check, conclude, scale};

/// The time since the numbers of the players were computed, in rating periods, whole or not.
///
/// 1 means that the players were last rated at the end of the period before this one, as in the paper.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Elapsed<'a> {
    /// One time for all players.
    All(f64),
    /// A time for each player, in the order of the players.
    Each(&'a [f64]),
}

impl Elapsed<'_> {
    /// Returns the time of a player; NaN, which is refused, if there is none.
    fn of(self, player: usize) -> f64 {
        match self {
            Self::All(time) => time,
            Self::Each(times) => times.get(player).copied().unwrap_or(f64::NAN),
        }
    }
}

/// Rates all players over one period, from the values before it, and writes the new values over the old ones.
///
/// Ratings and deviations are in rating points. The results are those of [`rate`](crate::rate) for each player, to the
/// same bits, but no derivation is kept: two numbers per player are summed over the games,
/// 1/v = Σ g²E(1 − E) and Σ g(s − E), and Steps 5 to 8 follow from them. The function allocates once, 32 bytes for each
/// player, however many games there are.
///
/// The time t that has `elapsed` for a player counts as follows:
///
/// - t = 1: the paper's period.
/// - t > 1: the player was idle for t − 1 periods and then takes part in this one. Deviation and g are those after the
///   idle time, φ = √(φ² + (t − 1)σ²), for the player and for every opponent.
/// - t < 1: only a part of a period has passed. Step 6 adds that part of the drift: φ* = √(φ² + tσ′²). To rate after
///   every game, call the function, or [`rate_pair`], with the two players and their times.
/// - A player without games only has Step 6: φ* = √(φ² + tσ²).
///
/// Source: the paper's Steps 2 to 8; part of a period as Lichess does it.
///
/// # Errors
///
/// Returns every value that cannot be rated, with its field and index: see [`Error`]. A time is too large if the
/// deviation grows beyond its limit of 10,000. The players are then unchanged.
///
/// # Example
///
/// The paper's player and the three opponents. The fourth has not played for two and a half periods:
///
/// ```
/// use glicko2_steps::Player;
/// use glicko2_steps::groups::{Elapsed, Meeting, rate_all};
///
/// let player = |rating, deviation| Player::new(rating, deviation, 0.06);
/// let mut players = [player(1500.0, 200.0), player(1400.0, 30.0), player(1550.0, 100.0), player(1700.0, 300.0)];
/// let meetings = [
///     Meeting::new(0, 1, 1.0),
///     Meeting::new(0, 2, 0.0),
///     Meeting::new(3, 0, 1.0),
/// ];
/// rate_all(&mut players, &meetings, 0.5, Elapsed::Each(&[1.0, 1.0, 1.0, 3.5]))?;
/// let after: Vec<String> = players.iter().map(|player| format!("{:.1}", player.rating)).collect();
/// assert_eq!(after, ["1464.1", "1398.1", "1570.4", "1784.6"]);
/// # Ok::<(), glicko2_steps::groups::Error>(())
/// ```
pub fn rate_all(
    players: &mut [Player],
    meetings: &[Meeting],
    tau: f64,
    elapsed: Elapsed,
) -> Result<(), Error> {
    rate_meetings(players, meetings.iter().copied(), tau, elapsed)
}

/// Rates two players by one game and returns both after it.
///
/// The score is that of `a`, from 0 to 1. Both are rated from their values before the game; times as in [`rate_all`].
///
/// # Errors
///
/// As [`rate_all`]. `a` is player 0, `b` player 1, and the game is meeting 0.
///
/// ```
/// use glicko2_steps::Player;
/// use glicko2_steps::groups::rate_pair;
///
/// let newcomer = Player::new(1500.0, 350.0, 0.06);
/// let member = Player::new(1720.0, 61.0, 0.06);
/// // The member last played a tenth of a period ago.
/// let [newcomer, member] = rate_pair(newcomer, member, 1.0, 0.5, [1.0, 0.1])?;
/// assert_eq!(format!("{:.1} {:.1}", newcomer.rating, newcomer.deviation), "1820.0 270.1");
/// assert_eq!(format!("{:.1} {:.1}", member.rating, member.deviation), "1710.1 60.7");
/// # Ok::<(), glicko2_steps::groups::Error>(())
/// ```
pub fn rate_pair(
    a: Player,
    b: Player,
    score: f64,
    tau: f64,
    elapsed: [f64; 2],
) -> Result<[Player; 2], Error> {
    let mut pair = [a, b];
    rate_all(
        &mut pair,
        &[Meeting::new(0, 1, score)],
        tau,
        Elapsed::Each(&elapsed),
    )?;
    Ok(pair)
}

/// Does what [`rate_all`] does, for meetings from any source that can be read twice.
pub(crate) fn rate_meetings(
    players: &mut [Player],
    mut meetings: impl Iterator<Item = Meeting> + Clone,
    tau: f64,
    elapsed: Elapsed,
) -> Result<(), Error> {
    /// How many meetings are summed at a time: few enough for the nearest cache.
    const CHUNK: usize = 128;
    Error::unless_empty(problems(players, meetings.clone(), tau, elapsed))?;
    let mut sums: Vec<Sums> = players
        .iter()
        .enumerate()
        .map(|(i, &player)| Sums::of(player, elapsed.of(i)))
        .collect();
    // Each loop does one kind of work. So the processor waits for many players at the same time, who lie anywhere in
    // memory, and the compiler can vectorize the divisions.
    let mut chunk = [Played::default(); CHUNK];
    loop {
        let mut length = 0;
        for (played, Meeting { a, b, score }) in chunk.iter_mut().zip(&mut meetings) {
            let (of_a, of_b) = (sums[a], sums[b]);
            let z = [of_b.g * (of_a.mu - of_b.mu), of_a.g * (of_b.mu - of_a.mu)];
            *played = Played {
                sides: [a, b],
                score,
                g: [of_b.g, of_a.g],
                odds: z,
            };
            length += 1;
        }
        for played in &mut chunk[..length] {
            played.odds = played.odds.map(formulas::odds_against);
        }
        for played in &chunk[..length] {
            let scores = [played.score, other_score(played.score)];
            for side in [0, 1] {
                sums[played.sides[side]].add(played.g[side], scores[side], played.odds[side]);
            }
        }
        if length < CHUNK {
            break;
        }
    }
    for (i, (player, sums)) in players.iter_mut().zip(&sums).enumerate() {
        *player = sums.conclude(*player, tau, elapsed.of(i));
    }
    Ok(())
}

/// Returns every value that cannot be rated.
fn problems(
    players: &[Player],
    meetings: impl Iterator<Item = Meeting>,
    tau: f64,
    elapsed: Elapsed,
) -> Vec<Problem> {
    let mut problems = Vec::new();
    let value = |place, kind: Option<crate::ProblemKind>| {
        Some(Problem {
            kind: ProblemKind::Value(kind?),
            place,
        })
    };
    problems.extend(value(ValuePath::Tau, check::positive(tau)));
    for (i, &player) in players.iter().enumerate() {
        for (field, kind) in PlayerField::ALL.into_iter().zip(check::player(player)) {
            problems.extend(value(ValuePath::Player(i, field), kind));
        }
    }
    match elapsed {
        Elapsed::All(time) => {
            problems.extend(value(ValuePath::IdlePeriods, check::not_negative(time)));
        }
        Elapsed::Each(times) => {
            for i in 0..players.len() {
                problems.extend(value(
                    ValuePath::Elapsed(i),
                    check::not_negative(elapsed.of(i)),
                ));
            }
            let kind = ProblemKind::NoSuchPlayer;
            problems.extend((players.len()..times.len()).map(|i| Problem {
                kind,
                place: ValuePath::Elapsed(i),
            }));
        }
    }
    // If the values are fine, the idle time must not bring a deviation beyond its limit.
    if problems.is_empty() {
        for (i, &player) in players.iter().enumerate() {
            let deviation = onset(player, elapsed.of(i)).deviation;
            problems.extend(value(ValuePath::Elapsed(i), check::deviation(deviation)));
        }
    }
    for (m, meeting) in meetings.enumerate() {
        let Meeting { a, b, score } = meeting;
        // Nearly all meetings are fine. NaN is within no range.
        if (a < players.len()) & (b < players.len()) & (a != b) & (0.0..=1.0).contains(&score) {
            continue;
        }
        problems.extend(problems_of_sides(m, meeting, players.len()));
        problems.extend(value(ValuePath::Score(m), check::score(score)));
    }
    problems
}

/// Both sides of a meeting.
#[derive(Clone, Copy, Default)]
struct Played {
    sides: [usize; 2],
    score: f64,
    /// g of each side's opponent.
    g: [f64; 2],
    /// First z, then the odds against a win of each side.
    odds: [f64; 2],
}

/// A player's μ and g, and the sums of Steps 3 and 4 over the player's games.
///
/// Aligned, so that no player lies across two lines of the cache.
#[derive(Clone, Copy)]
#[repr(align(32))]
struct Sums {
    mu: f64,
    g: f64,
    information: f64,
    improvement: f64,
}

impl Sums {
    /// Returns the empty sums of a player.
    fn of(player: Player, elapsed: f64) -> Self {
        let player = onset(player, elapsed);
        let g = formulas::g(scale::phi(player.deviation));
        Self {
            mu: scale::mu(player.rating),
            g,
            information: 0.0,
            improvement: 0.0,
        }
    }

    /// Adds a game, with g of the opponent and the odds against a win.
    fn add(&mut self, g: f64, score: f64, odds: f64) {
        let e = Expectation::at_odds(odds);
        self.information += formulas::v_term(g, e);
        self.improvement += formulas::delta_term(g, score, e);
    }

    /// Returns the player after the period.
    fn conclude(&self, player: Player, tau: f64, elapsed: f64) -> Player {
        let &Self {
            mu,
            information,
            improvement,
            ..
        } = self;
        // Every game adds something to 1/v, however little.
        if information == 0.0 {
            return idle(player, elapsed);
        }
        let Player {
            deviation,
            volatility: sigma,
            ..
        } = onset(player, elapsed);
        let phi = scale::phi(deviation);
        let v = Paper.v(information);
        let delta = Paper.delta(v, improvement);
        let sigma_prime = volatility::sigma(&Given {
            phi,
            v,
            delta,
            sigma,
            tau,
            epsilon: Period::EPSILON,
        });
        let player = Scaled { mu, phi };
        let known = Known {
            player,
            sigma,
            v,
            delta,
            improvement,
            games: &[],
            rounding: Rounding::Exact,
        };
        conclude(&PartOfPeriod(elapsed.min(1.0)), &known, sigma_prime).player
    }
}

/// Returns the player at the onset of a period that ends `elapsed` periods after the player was last rated.
fn onset(player: Player, elapsed: f64) -> Player {
    if elapsed > 1.0 {
        idle(player, elapsed - 1.0)
    } else {
        player
    }
}

/// Returns the player after some periods without games.
fn idle(player: Player, periods: f64) -> Player {
    let phi_star = formulas::phi_star(scale::phi(player.deviation), player.volatility, periods);
    Player {
        deviation: scale::deviation(phi_star),
        ..player
    }
}

/// The paper's steps, with a part of a period in Step 6.
struct PartOfPeriod(f64);

impl Steps for PartOfPeriod {
    fn phi_star(&self, known: &Known, sigma_prime: f64) -> f64 {
        formulas::phi_star(known.player.phi, sigma_prime, self.0)
    }
}
