//! Many players rated without derivations: the same bits as with them.

use crate::support::POINTS;
use glicko2_steps::groups::{self, Elapsed, Group, Meeting, other_score, rate_all, rate_pair};
use glicko2_steps::steps::{Known, Steps};
use glicko2_steps::{Game, Period, Player, formulas, rate, rate_by, validate};
use proptest::prelude::*;

const TAU: f64 = 0.5;
const USUAL: Player = Player::new(1500.0, 200.0, 0.06);

/// Generates an ordinary player, or any that is accepted.
fn player() -> impl Strategy<Value = Player> {
    let usual = (1000.0..2000.0, 30.0..350.0, 0.03..0.1);
    let any = (
        -1e6..=1e6,
        prop_oneof![Just(0.0), 0.0..=1e4],
        (-30.0..30.0_f64).prop_map(f64::exp),
    );
    let player = |(rating, deviation, volatility)| Player::new(rating, deviation, volatility);
    prop_oneof![4 => usual.prop_map(player), 1 => any.prop_map(player)]
}

fn elapsed() -> impl Strategy<Value = f64> {
    prop_oneof![3 => Just(1.0), 1 => Just(0.0), 3 => 0.0..1.0, 3 => 1.0..50.0, 1 => (-300.0..300.0).prop_map(|x| 10f64.powf(x))]
}

/// Generates players, each with the time since they were rated, and their meetings.
fn league() -> impl Strategy<Value = (Vec<(Player, f64)>, Vec<Meeting>)> {
    prop::collection::vec((player(), elapsed()), 2..9).prop_flat_map(|players| {
        let n = players.len();
        let score = prop_oneof![Just(0.0), Just(0.5), Just(1.0), 0.0..=1.0];
        let meeting = (0..n, 1..n, score)
            .prop_map(move |(a, by, score)| Meeting::new(a, (a + by) % n, score));
        (Just(players), prop::collection::vec(meeting, 0..24))
    })
}

/// The paper's steps, with a part of a period in Step 6.
struct PartOfPeriod(f64);

impl Steps for PartOfPeriod {
    fn phi_star(&self, known: &Known, sigma_prime: f64) -> f64 {
        formulas::phi_star(known.player.phi, sigma_prime, self.0)
    }
}

/// Returns a player after periods without games, from the full trace.
fn idle(player: Player, idle_periods: f64) -> Player {
    rate(&Period {
        idle_periods,
        ..Period::new(player, TAU, Vec::new())
    })
    .unwrap()
    .player
}

/// Returns every player after the period, each from the full trace of a rating period; `None` if a deviation grows
/// beyond what is rated.
fn by_traces(players: &[(Player, f64)], meetings: &[Meeting]) -> Option<Vec<Player>> {
    let onset = |&(player, time): &(Player, f64)| {
        if time > 1.0 {
            idle(player, time - 1.0)
        } else {
            player
        }
    };
    let onsets: Vec<Player> = players.iter().map(onset).collect();
    if onsets
        .iter()
        .any(|&player| validate(&Period::new(player, TAU, Vec::new())).is_err())
    {
        return None;
    }
    let game = |opponent: usize, score| {
        let Player {
            rating, deviation, ..
        } = onsets[opponent];
        Game::new(rating, deviation, score)
    };
    let after = |(i, &(player, time)): (usize, &(Player, f64))| {
        let sides = meetings
            .iter()
            .flat_map(|m| [(m.a, m.b, m.score), (m.b, m.a, other_score(m.score))]);
        let games: Vec<Game> = sides
            .filter(|side| side.0 == i)
            .map(|(_, other, score)| game(other, score))
            .collect();
        if games.is_empty() {
            return idle(player, time);
        }
        rate_by(
            &PartOfPeriod(time.min(1.0)),
            &Period::new(onsets[i], TAU, games),
        )
        .unwrap()
        .player
    };
    Some(players.iter().enumerate().map(after).collect())
}

fn bits(players: &[Player]) -> Vec<[u64; 3]> {
    players
        .iter()
        .map(
            |&Player {
                 rating,
                 deviation,
                 volatility,
             }| { [rating, deviation, volatility].map(f64::to_bits) },
        )
        .collect()
}

/// Returns the problems of players who cannot be rated, as text, and checks that nothing was written.
fn problems(players: &[Player], meetings: &[Meeting], tau: f64, elapsed: Elapsed) -> String {
    let mut after = players.to_vec();
    let error = rate_all(&mut after, meetings, tau, elapsed).unwrap_err();
    assert_eq!(bits(&after), bits(players));
    error.to_string()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn results_have_the_bits_of_the_traces((players, meetings) in league()) {
        let (mut after, times): (Vec<Player>, Vec<f64>) = players.iter().copied().unzip();
        let result = rate_all(&mut after, &meetings, TAU, Elapsed::Each(&times));
        let traced = by_traces(&players, &meetings);
        prop_assert_eq!(result.is_ok(), traced.is_some());
        prop_assert!(traced.is_none_or(|traced| bits(&after) == bits(&traced)));
    }

    #[test]
    fn a_period_of_a_group_has_the_bits_of_its_derivations((players, meetings) in league()) {
        let (mut after, _): (Vec<Player>, Vec<f64>) = players.into_iter().unzip();
        let group = Group { players: after.clone(), meetings: meetings.clone(), tau: TAU };
        let sheets = groups::rate(&group).unwrap();
        let traced: Vec<Player> = sheets.sheets().iter().map(|sheet| sheet.trace.player).collect();
        rate_all(&mut after, &meetings, TAU, Elapsed::All(1.0)).unwrap();
        prop_assert_eq!(bits(&after), bits(&traced));
    }

    #[test]
    fn a_pair_is_rated_as_a_league_of_two(a in player(), b in player(), score in 0.0..=1.0, times in [elapsed(), elapsed()]) {
        let pair = rate_pair(a, b, score, TAU, times).ok().map(|pair| bits(&pair));
        let traced = by_traces(&[(a, times[0]), (b, times[1])], &[Meeting::new(0, 1, score)]);
        prop_assert_eq!(pair, traced.map(|players| bits(&players)));
    }
}

/// Meetings are summed in portions of 128.
#[test]
fn all_of_many_meetings_count() {
    let players: Vec<(Player, f64)> = (0..10)
        .map(|i| (Player::new(1500.0 + 20.0 * f64::from(i), 60.0, 0.06), 1.0))
        .collect();
    for count in [127, 128, 129, 256, 300] {
        let meetings: Vec<Meeting> = (0..count)
            .map(|k| {
                Meeting::new(
                    k % 10,
                    (k % 10 + 1 + k / 10 % 9) % 10,
                    [0.0, 0.5, 1.0][k % 3],
                )
            })
            .collect();
        let (mut after, times): (Vec<Player>, Vec<f64>) = players.iter().copied().unzip();
        rate_all(&mut after, &meetings, TAU, Elapsed::Each(&times)).unwrap();
        let traced = by_traces(&players, &meetings).unwrap();
        assert_eq!(bits(&after), bits(&traced), "{count} meetings");
    }
}

/// Results with 3.5, 0.1 and 0.142857… periods, from a program in Python that finds σ′ by halving an interval 200 times.
#[test]
fn times_match_references_computed_elsewhere() {
    let player = |rating, deviation| Player::new(rating, deviation, 0.06);
    let cases = [
        (
            [player(1500.0, 350.0), player(1720.0, 61.0)],
            [1.0, 0.1],
            [
                [1_820.049_404_247_537_5, 270.118_499_873_129_45],
                [1_710.054_316_826_204, 60.736_974_722_251_02],
            ],
        ),
        (
            [player(1500.0, 200.0), player(1600.0, 50.0)],
            [3.5, 1.0 / 7.0],
            [
                [1_612.631_272_108_826, 176.155_826_226_311_86],
                [1_592.543_332_512_963_4, 49.807_896_971_833_26],
            ],
        ),
    ];
    for ([a, b], times, expected) in cases {
        for (after, [rating, deviation]) in rate_pair(a, b, 1.0, TAU, times)
            .unwrap()
            .iter()
            .zip(expected)
        {
            POINTS.check("rating", after.rating, rating);
            POINTS.check("deviation", after.deviation, deviation);
        }
    }
}

#[test]
fn a_long_absence_counts_as_idle_periods() {
    // One period at a time, and all in one.
    let away = idle(idle(USUAL, 1.0), 1.0);
    let opponent = Player {
        rating: 1600.0,
        deviation: 50.0,
        ..USUAL
    };
    let in_steps = rate_pair(away, opponent, 1.0, TAU, [1.0, 1.0]).unwrap();
    let in_one = rate_pair(USUAL, opponent, 1.0, TAU, [3.0, 1.0]).unwrap();
    for (one, steps) in in_one.iter().zip(&in_steps) {
        assert!(
            (one.rating - steps.rating).abs() < 1e-9
                && (one.deviation - steps.deviation).abs() < 1e-9
        );
    }
    // The opponent's change is smaller, because the player's rating has become less certain.
    let present = rate_pair(USUAL, opponent, 1.0, TAU, [1.0, 1.0]).unwrap();
    assert!(present[1].rating < in_one[1].rating && in_one[1].rating < opponent.rating);
}

#[test]
fn bad_values_are_named_with_their_index() {
    let bad = Player::new(f64::NAN, -1.0, 0.0);
    let meeting = |a, b, score| Meeting::new(a, b, score);
    let cases: [(&[Player], &[Meeting], f64, Elapsed, &str); 7] = [
        (
            &[USUAL, bad],
            &[],
            TAU,
            Elapsed::All(1.0),
            "players[1].rating: not_a_number, players[1].deviation: negative, players[1].volatility: not_positive",
        ),
        (
            &[],
            &[],
            0.0,
            Elapsed::All(f64::INFINITY),
            "tau: not_positive, idle_periods: not_finite",
        ),
        (
            &[USUAL; 2],
            &[],
            TAU,
            Elapsed::Each(&[-1.0, f64::NAN]),
            "elapsed[0]: negative, elapsed[1]: not_a_number",
        ),
        (
            &[USUAL; 2],
            &[],
            TAU,
            Elapsed::Each(&[1.0]),
            "elapsed[1]: not_a_number",
        ),
        (
            &[USUAL; 2],
            &[],
            TAU,
            Elapsed::Each(&[1.0, 1e9]),
            "elapsed[1]: too_large",
        ),
        (
            &[USUAL; 2],
            &[],
            TAU,
            Elapsed::Each(&[1.0; 3]),
            "elapsed[2]: no_such_player",
        ),
        (
            &[USUAL; 2],
            &[
                meeting(0, 1, 1.5),
                meeting(1, 1, 1.0),
                meeting(2, 0, 1.0),
                meeting(0, usize::MAX, 1.0),
                meeting(0, 2, 1.0),
                meeting(2, 2, 1.0),
            ],
            TAU,
            Elapsed::All(1.0),
            "meetings[0].score: outside_zero_to_one, meetings[1].b: one_self, meetings[2].a: no_such_player, meetings[3].b: no_such_player, meetings[4].b: no_such_player, meetings[5].a: no_such_player, meetings[5].b: no_such_player",
        ),
    ];
    for (players, meetings, tau, elapsed, expected) in cases {
        assert_eq!(problems(players, meetings, tau, elapsed), expected);
    }
    assert_eq!(
        rate_pair(USUAL, bad, 2.0, TAU, [1.0; 2])
            .unwrap_err()
            .problems()
            .len(),
        4
    );
}

#[test]
fn nothing_to_rate_is_no_error() {
    rate_all(&mut [], &[], TAU, Elapsed::Each(&[])).unwrap();
    let mut alone = [USUAL];
    rate_all(&mut alone, &[], TAU, Elapsed::All(0.0)).unwrap();
    assert_eq!(alone, [idle(USUAL, 0.0)]);
}
