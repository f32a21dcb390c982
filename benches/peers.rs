//! Compares a full trace, and results alone, with the results of three other crates, on the same games in one run.
//!
//! ```text
//! cargo bench --package benches
//! ```
//!
//! The contestants take turns in each round, so that other load on the machine affects all of them. The median round
//! counts, and the median of the ratios to the first contestant in each round, with their first and third quartile.
//! Times differ between machines, but the ratios carry over. The goal: at 10 games a trace with every
//! intermediate value costs no more than the bare result of `skillratings`, and at 100,000 games at most 0.65 of it.
//! `rate_all` takes at most 0.6 of the time of `skillratings` for 100,000 players with 10 games each.
//! `benches/npm/peers.mjs` does the same in Node.

use glicko2::{GameResult, GlickoRating, new_rating};
use glicko2_steps::groups::{self, Elapsed, Meeting};
use glicko2_steps::volatility::{self, Given};
use glicko2_steps::{Game, Period, Player, Trace, formulas, rate, scale};
use instant_glicko_2::algorithm::{InternalGame, PublicGame, rate_games_untimed};
use instant_glicko_2::{InternalRating, IntoWithParameters, Parameters, PublicRating};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};
use std::cell::RefCell;
use std::hint::black_box;
use std::time::{Duration, Instant};

const TAU: f64 = 0.5;

/// A name, and a function that rates all periods.
type Contestant<'a> = (&'static str, Box<dyn Fn() + 'a>);

fn main() {
    // `cargo test` runs benchmarks without this argument. Then one round suffices to see that they work.
    let rounds = if std::env::args().any(|argument| argument == "--bench") {
        101
    } else {
        1
    };
    compare(rounds, 2_000, 10);
    compare(rounds, 1, 100_000);
    compare_leagues(rounds.div_ceil(10), 100_000, 10);
    compare_leagues(rounds.div_ceil(30), 1_000_000, 10);
}

/// Prints the time for one of `players` players of a league, who have about `games` games each.
fn compare_leagues(rounds: usize, players: usize, games: usize) {
    let mut random = Random(1);
    let before: Vec<Player> = (0..players).map(|_| random.player()).collect();
    let meetings: Vec<Meeting> = (0..players * games / 2)
        .map(|m| {
            let (a, by) = (m % players, random.between(1.0, players as f64) as usize);
            let b = (a + by) % players;
            Meeting::new(a, b, random.score(before[a].rating, before[b].rating))
        })
        .collect();
    let mut theirs: Vec<(Glicko2Rating, Vec<(Glicko2Rating, Outcomes)>)> = before
        .iter()
        .map(|&player| (rating(player), Vec::new()))
        .collect();
    for &Meeting { a, b, score } in &meetings {
        let (of_a, of_b) = (theirs[a].0, theirs[b].0);
        theirs[a].1.push((of_b, outcome(score)));
        theirs[b].1.push((of_a, outcome(1.0 - score)));
    }
    let after = RefCell::new(before.clone());
    let rate_all = || {
        let players = &mut *after.borrow_mut();
        players.copy_from_slice(&before);
        groups::rate_all(players, black_box(&meetings), TAU, Elapsed::All(1.0)).unwrap();
    };
    let mut contestants: [Contestant; 2] = [
        (
            "skillratings, results grouped by player",
            Box::new(|| each(&theirs, skillratings)),
        ),
        ("glicko2-steps, rate_all", Box::new(rate_all)),
    ];
    let times = race(&mut contestants, rounds);
    for (ours, theirs) in after.borrow().iter().zip(&theirs) {
        assert!((ours.rating - skillratings(theirs).rating).abs() < 1e-3);
    }
    println!("{players} players, {games} games each, median of {rounds} rounds, by player");
    print(&contestants, &times, players);
}

/// Prints the time for one of `periods` different periods of `games` games.
fn compare(rounds: usize, periods: usize, games: usize) {
    let data = Data::new(periods, games);
    data.agree();
    let mut contestants: [Contestant; 6] = [
        (
            "skillratings, result",
            Box::new(|| each(&data.skillratings, skillratings)),
        ),
        (
            "instant-glicko-2, result on its scale",
            Box::new(|| each(&data.instant, instant)),
        ),
        (
            "glicko2, result on its scale",
            Box::new(|| each(&data.glicko2, glicko2)),
        ),
        (
            "glicko2-steps, full trace",
            Box::new(|| each(&data.ours, rate)),
        ),
        (
            "  of that Step 5",
            Box::new(|| each(&data.step_5, volatility::update)),
        ),
        (
            "  of that Steps 3 and 4, nothing kept",
            Box::new(|| each(&data.ours, sums)),
        ),
    ];
    let times = race(&mut contestants, rounds);
    println!("{games} games a period, {periods} periods, median of {rounds} rounds");
    print(&contestants, &times, periods);
}

/// Prints the median time of each contestant for one of `count` pieces of work, and its ratio to the first: the median
/// over the rounds, and the first and third quartile.
fn print(contestants: &[Contestant], times: &[Vec<Duration>], count: usize) {
    for ((name, _), own) in contestants.iter().zip(times) {
        let seconds = own.iter().map(Duration::as_secs_f64);
        let ratios = seconds.clone().zip(&times[0]);
        let [_, each, _] = quartiles(seconds.map(|time| time / count as f64).collect());
        let [low, ratio, high] = quartiles(
            ratios
                .map(|(time, first)| time / first.as_secs_f64())
                .collect(),
        );
        println!(
            "{name:<40} {:>14.0} ns {ratio:>6.2} ({low:.2} to {high:.2})",
            each * 1e9
        );
    }
    println!();
}

/// Returns the first quartile, the median, and the third quartile.
fn quartiles(mut values: Vec<f64>) -> [f64; 3] {
    values.sort_by(f64::total_cmp);
    [1, 2, 3].map(|quarter| values[quarter * (values.len() - 1) / 4])
}

/// Returns the times of each contestant. All contestants run once in every round.
fn race(contestants: &mut [Contestant], rounds: usize) -> Vec<Vec<Duration>> {
    let mut times = vec![Vec::with_capacity(rounds); contestants.len()];
    for _ in 0..rounds {
        for ((_, run), times) in contestants.iter_mut().zip(&mut times) {
            let start = Instant::now();
            run();
            times.push(start.elapsed());
        }
    }
    times
}

fn each<Input, Output>(inputs: &[Input], work: impl Fn(&Input) -> Output) {
    for input in inputs {
        // Passed by reference, because returning a large result would copy it.
        let output = work(black_box(input));
        black_box(&output);
    }
}

/// One set of periods, in the types of each crate.
struct Data {
    ours: Vec<Period>,
    step_5: Vec<Given>,
    skillratings: Vec<(Glicko2Rating, Vec<(Glicko2Rating, Outcomes)>)>,
    instant: Vec<(InternalRating, Vec<InternalGame>)>,
    glicko2: Vec<(glicko2::Glicko2Rating, Vec<GameResult>)>,
}

impl Data {
    fn new(periods: usize, games: usize) -> Self {
        let mut random = Random(1);
        let ours: Vec<Period> = (0..periods).map(|_| random.period(games)).collect();
        Self {
            step_5: ours.iter().map(step_5_input).collect(),
            skillratings: ours.iter().map(for_skillratings).collect(),
            instant: ours.iter().map(for_instant).collect(),
            glicko2: ours.iter().map(for_glicko2).collect(),
            ours,
        }
    }

    /// Checks that all crates compute the same ratings. Otherwise the times cannot be compared.
    fn agree(&self) {
        let others = self.instant.iter().zip(&self.glicko2);
        for ((ours, theirs), (others, third)) in
            self.ours.iter().zip(&self.skillratings).zip(others)
        {
            let trace = self::ours(ours);
            assert!((trace.mu_prime - glicko2(third).value).abs() < 1e-5);
            assert!((trace.player.rating - skillratings(theirs).rating).abs() < 1e-3);
            assert!((trace.mu_prime - instant(others).rating()).abs() < 1e-5);
        }
    }
}

fn ours(period: &Period) -> Trace {
    rate(period).unwrap()
}

/// Computes the part of Steps 3 and 4 that every implementation needs.
fn sums(period: &Period) -> (f64, f64) {
    let mu = scale::mu(period.player.rating);
    period
        .games
        .iter()
        .fold((0.0, 0.0), |(information, improvement), game| {
            let g = formulas::g(scale::phi(game.deviation));
            let e = formulas::Expectation::of(g * (mu - scale::mu(game.rating)));
            (
                information + formulas::v_term(g, e),
                improvement + formulas::delta_term(g, game.score, e),
            )
        })
}

fn step_5_input(period: &Period) -> Given {
    let trace = rate(period).unwrap();
    Given {
        phi: trace.phi,
        v: trace.v.unwrap(),
        delta: trace.delta.unwrap(),
        sigma: period.player.volatility,
        tau: period.tau,
        epsilon: period.epsilon,
    }
}

fn skillratings(
    (player, games): &(Glicko2Rating, Vec<(Glicko2Rating, Outcomes)>),
) -> Glicko2Rating {
    glicko2_rating_period(
        player,
        games,
        &Glicko2Config {
            tau: TAU,
            convergence_tolerance: Period::EPSILON,
        },
    )
}

fn for_skillratings(period: &Period) -> (Glicko2Rating, Vec<(Glicko2Rating, Outcomes)>) {
    let game = |game: &Game| {
        let opponent = Glicko2Rating {
            rating: game.rating,
            deviation: game.deviation,
            volatility: 0.06,
        };
        (opponent, outcome(game.score))
    };
    (
        rating(period.player),
        period.games.iter().map(game).collect(),
    )
}

fn rating(
    Player {
        rating,
        deviation,
        volatility,
    }: Player,
) -> Glicko2Rating {
    Glicko2Rating {
        rating,
        deviation,
        volatility,
    }
}

fn outcome(score: f64) -> Outcomes {
    match score {
        0.0 => Outcomes::LOSS,
        1.0 => Outcomes::WIN,
        _ => Outcomes::DRAW,
    }
}

fn instant((player, games): &(InternalRating, Vec<InternalGame>)) -> InternalRating {
    rate_games_untimed(*player, games, 1.0, parameters())
}

/// Converts a period for `instant-glicko-2`, which keeps players and games on the Glicko-2 scale. Its time therefore
/// excludes Steps 2 and 8.
fn for_instant(period: &Period) -> (InternalRating, Vec<InternalGame>) {
    let Player {
        rating,
        deviation,
        volatility,
    } = period.player;
    let games = period.games.iter().map(|game| {
        let opponent = PublicRating::new(game.rating, game.deviation, 0.06);
        PublicGame::new(opponent, game.score).into_with_parameters(parameters())
    });
    (
        PublicRating::new(rating, deviation, volatility).into_with_parameters(parameters()),
        games.collect(),
    )
}

fn glicko2((player, games): &(glicko2::Glicko2Rating, Vec<GameResult>)) -> glicko2::Glicko2Rating {
    new_rating(*player, games, TAU)
}

/// Converts a period for `glicko2`, which keeps players and games on the Glicko-2 scale, too.
fn for_glicko2(period: &Period) -> (glicko2::Glicko2Rating, Vec<GameResult>) {
    let rating = |value, deviation| glicko2::Glicko2Rating::from(GlickoRating { value, deviation });
    let game = |game: &Game| {
        let opponent = rating(game.rating, game.deviation);
        match game.score {
            0.0 => GameResult::loss(opponent),
            1.0 => GameResult::win(opponent),
            _ => GameResult::draw(opponent),
        }
    };
    let Player {
        rating: value,
        deviation,
        volatility,
    } = period.player;
    let player = glicko2::Glicko2Rating {
        volatility,
        ..rating(value, deviation)
    };
    (player, period.games.iter().map(game).collect())
}

fn parameters() -> Parameters {
    Parameters::new(PublicRating::new(1500.0, 350.0, 0.06), TAU, Period::EPSILON)
}

/// A pseudorandom generator with the same numbers in every run (SplitMix64).
struct Random(u64);

impl Random {
    fn period(&mut self, games: usize) -> Period {
        let player = self.player();
        let games = (0..games).map(|_| self.game(player.rating)).collect();
        Period::new(player, TAU, games)
    }

    fn player(&mut self) -> Player {
        Player::new(
            self.between(1000.0, 2000.0),
            self.between(40.0, 350.0),
            self.between(0.04, 0.08),
        )
    }

    /// Returns a game against an opponent of about the player's strength.
    fn game(&mut self, rating: f64) -> Game {
        let opponent = rating + self.between(-300.0, 300.0);
        let score = self.score(rating, opponent);
        Game::new(opponent, self.between(30.0, 350.0), score)
    }

    /// Returns a result mostly as the ratings predict.
    fn score(&mut self, rating: f64, opponent: f64) -> f64 {
        let surprise =
            self.between(0.0, 1.0) - formulas::e(scale::mu(rating), scale::mu(opponent), 0.0);
        if surprise.abs() < 0.05 {
            0.5
        } else {
            f64::from(surprise < 0.0)
        }
    }

    fn between(&mut self, low: f64, high: f64) -> f64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        low + (high - low) * ((z ^ (z >> 31)) >> 11) as f64 / (1_u64 << 53) as f64
    }
}
