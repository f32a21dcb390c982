//! Consecutive periods of a league: each starts with the results of the one before.

use glicko2_steps::groups::league::{At, Games, League, RatedLeague, Round, rate, rate_again};
use glicko2_steps::groups::{self, Group, Meeting, ValuePath, placements, teams, wvw};
use glicko2_steps::{Period, Player};
use proptest::prelude::*;
use std::rc::Rc;

pub(crate) fn player(rating: f64, deviation: f64) -> Player {
    Player::new(rating, deviation, 0.06)
}

pub(crate) fn round(games: Games) -> Round {
    Round {
        games,
        idle_periods: 1.0,
    }
}

fn pause(idle_periods: f64) -> Round {
    Round {
        games: Games::Meetings(Vec::new()),
        idle_periods,
    }
}

/// Returns a player after `idle_periods` without games.
fn after_idle(player: Player, tau: f64, idle_periods: f64) -> Player {
    let period = Period {
        idle_periods,
        ..Period::new(player, tau, Vec::new())
    };
    glicko2_steps::rate(&period).unwrap().player
}

/// Returns the players after a period, computed only with functions that rate a single period.
fn by_hand(players: &[Player], tau: f64, round: &Round) -> Vec<Player> {
    let of = |rated: groups::Rated| {
        rated
            .sheets()
            .iter()
            .map(|sheet| sheet.trace.player)
            .collect()
    };
    let players = players.to_vec();
    match &round.games {
        Games::Meetings(meetings) if meetings.is_empty() => players
            .iter()
            .map(|player| after_idle(*player, tau, round.idle_periods))
            .collect(),
        Games::Meetings(meetings) => of(groups::rate(&Group {
            players,
            meetings: meetings.clone(),
            tau,
        })
        .unwrap()),
        Games::FreeForAll(places) => of(placements::rate(&placements::FreeForAll {
            players,
            places: places.clone(),
            tau,
        })
        .unwrap()),
        Games::Worlds(points) => {
            let (worlds, points) = (
                players.try_into().unwrap(),
                points.clone().try_into().unwrap(),
            );
            of(wvw::rate(&wvw::Match {
                worlds,
                points,
                tau,
            })
            .unwrap())
        }
        Games::Teams {
            members,
            score,
            method,
        } => {
            let teams = members
                .each_ref()
                .map(|team| team.iter().map(|&i| players[i]).collect());
            let compared = teams::compare(&teams::Match {
                teams,
                score: *score,
                tau,
            })
            .unwrap();
            let mut after: Vec<Player> = players
                .iter()
                .map(|player| after_idle(*player, tau, 1.0))
                .collect();
            for (team, members) in members.iter().enumerate() {
                for (member, &i) in members.iter().enumerate() {
                    after[i] = compared.sheet(team, member, *method).unwrap().trace.player;
                }
            }
            after
        }
    }
}

fn is_period_after_period(league: &League, rated: &RatedLeague) {
    let mut players = league.players.clone();
    assert_eq!(rated.start, players);
    for (round, rated) in league.rounds.iter().zip(&rated.periods) {
        assert_eq!(rated.before, players);
        players = by_hand(&players, league.tau, round);
        assert_eq!(rated.after(), players);
    }
    assert_eq!(
        (rated.periods.len(), rated.end()),
        (league.rounds.len(), players)
    );
}

#[test]
fn each_period_starts_with_the_results_before_it() {
    let league = League {
        players: vec![
            player(1500.0, 200.0),
            player(1400.0, 30.0),
            player(1550.0, 100.0),
        ],
        tau: 0.5,
        rounds: vec![
            round(Games::Meetings(vec![Meeting::new(0, 1, 1.0)])),
            pause(2.5),
            round(Games::FreeForAll(vec![Some(2.0), None, Some(1.0)])),
            round(Games::Worlds(vec![10.0, 20.0, 30.0])),
            round(Games::Teams {
                members: [vec![2], vec![0]],
                score: 1.0,
                method: teams::Method::CompositeTeam,
            }),
        ],
    };
    let rated = rate(&league).unwrap();
    is_period_after_period(&league, &rated);
    // Clara did not play at first, and Ben not at the end: their ratings stay and their deviations grow.
    for (k, i) in [(0, 2), (1, 0), (2, 1), (4, 1)] {
        let (before, after) = (rated.periods[k].before[i], rated.periods[k].after()[i]);
        assert!(
            after.rating == before.rating && after.deviation > before.deviation,
            "{k} {i}"
        );
    }
    for k in 0..4 {
        let sheets = rated.periods[k].everybody().unwrap().sheets();
        let after: Vec<Player> = sheets.iter().map(|sheet| sheet.trace.player).collect();
        assert_eq!(after, rated.periods[k].after(), "{k}");
    }
    let teams = rated.periods[4].teams().unwrap();
    assert_eq!(
        (teams.resting.len(), rated.periods[4].everybody()),
        (1, None)
    );
    assert_eq!(teams.sheet(2).unwrap().trace.games.len(), 1);
    assert!(teams.sheet(7).is_none());
}

#[test]
fn problems_are_reported_with_their_period() {
    let players = vec![player(1500.0, 200.0); 3];
    let meeting = |score| round(Games::Meetings(vec![Meeting::new(0, 1, score)]));
    let found = |league: &League| -> Vec<(usize, At)> {
        rate(league)
            .unwrap_err()
            .iter()
            .map(|problem| (problem.period, problem.place))
            .collect()
    };
    let group = |place| At::Group(place);
    let far = round(Games::Teams {
        members: [vec![0], vec![]],
        score: 0.5,
        method: teams::Method::default(),
    });
    let rounds = vec![
        meeting(1.0),
        meeting(2.0),
        pause(f64::NAN),
        far,
        meeting(0.0),
    ];
    let league = League {
        players: players.clone(),
        tau: 0.5,
        rounds,
    };
    assert_eq!(
        found(&league),
        [
            (1, group(ValuePath::Score(0))),
            (2, group(ValuePath::IdlePeriods)),
            (3, At::Teams(teams::ValuePath::Team(1)))
        ]
    );
    // A problem of the start is reported once.
    let tau = League {
        tau: 0.0,
        rounds: vec![meeting(1.0), meeting(1.0)],
        ..league.clone()
    };
    assert_eq!(found(&tau), [(0, group(ValuePath::Tau))]);
    let resting = League {
        players: vec![players[0], players[1], player(f64::NAN, 30.0)],
        rounds: vec![round(Games::Teams {
            members: [vec![0], vec![1]],
            score: 0.5,
            method: teams::Method::default(),
        })],
        ..league.clone()
    };
    assert_eq!(
        found(&resting),
        [(0, group(ValuePath::Player(2, groups::PlayerField::Rating)))]
    );
    let two = League {
        players: players[..2].to_vec(),
        rounds: vec![round(Games::Worlds(vec![1.0, 2.0]))],
        ..league
    };
    assert_eq!(found(&two), [(0, group(ValuePath::Players))]);
}

/// Generates a round of three or more players.
fn any_round(players: usize) -> impl Strategy<Value = Round> {
    let half = || (0..3u8).prop_map(|halves| f64::from(halves) / 2.0);
    let meetings = prop::collection::vec((0..players, 1..players, half()), 0..8);
    let meetings = meetings.prop_map(move |met| {
        met.into_iter()
            .map(|(a, by, score)| Meeting::new(a, (a + by) % players, score))
            .collect()
    });
    let method = prop::sample::select(teams::Method::ALL.to_vec());
    // The first two players always take part.
    let teams = (
        prop::collection::vec(0..3usize, players - 2),
        half(),
        method,
    )
        .prop_map(|(team_of, score, method)| {
            let of = |team: usize| {
                let rest = team_of
                    .iter()
                    .enumerate()
                    .filter(|(_, of)| **of == team)
                    .map(|(i, _)| i + 2);
                std::iter::once(team).chain(rest).collect()
            };
            Games::Teams {
                members: [of(0), of(1)],
                score,
                method,
            }
        });
    let place = prop::option::of((1..9u8).prop_map(f64::from));
    let games = prop_oneof![
        4 => meetings.prop_map(Games::Meetings),
        1 => teams,
        1 => prop::collection::vec(place, players).prop_map(Games::FreeForAll),
    ];
    (games, 0.0..9.0f64).prop_map(|(games, idle_periods)| Round {
        games,
        idle_periods,
    })
}

fn any_league() -> impl Strategy<Value = League> {
    (3..6usize).prop_flat_map(|count| {
        let players = prop::collection::vec((800.0..2400.0f64, 20.0..350.0f64), count);
        (
            players,
            prop::collection::vec(any_round(count), 1..5),
            0.3..1.2f64,
        )
            .prop_map(|(players, rounds, tau)| {
                let players = players
                    .into_iter()
                    .map(|(rating, deviation)| player(rating, deviation))
                    .collect();
                League {
                    players,
                    tau,
                    rounds,
                }
            })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn rating_a_league_equals_rating_its_periods_in_turn(league in any_league()) {
        is_period_after_period(&league, &rate(&league).unwrap());
    }

    /// Rating again after a change of an old period equals rating anew, and computes no period before it again.
    #[test]
    fn rating_again_equals_rating_anew(
        league in any_league(),
        other in any_round(3),
        at in any::<prop::sample::Index>(),
    ) {
        let before = rate(&league).unwrap();
        let at = at.index(league.rounds.len());
        let mut changed = league.clone();
        changed.rounds[at] = match other.games {
            Games::FreeForAll(mut places) => {
                places.resize(league.players.len(), None);
                Round { games: Games::FreeForAll(places), ..other }
            }
            _ => other,
        };
        let again = rate_again(&changed, &before).unwrap();
        prop_assert_eq!(&again, &rate(&changed).unwrap());
        for k in 0..at {
            prop_assert!(Rc::ptr_eq(&before.periods[k], &again.periods[k]));
        }
    }
}
