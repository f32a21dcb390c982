//! Standings of a league: ranks, the order of the table, totals, and the games against each opponent.

use crate::league::{player, round};
use glicko2_steps::Player;
use glicko2_steps::groups::league::{Games, League, RatedLeague, rate};
use glicko2_steps::groups::standings::{Column, Sort, Standing, Total, standings, totals};
use glicko2_steps::groups::{self, Group, Meeting, Rated, Sheet};
use proptest::prelude::*;

fn rated(players: Vec<Player>, meetings: Vec<Meeting>) -> Rated {
    groups::rate(&Group {
        players,
        meetings,
        tau: 0.5,
    })
    .unwrap()
}

/// Four periods, in each of which the second player meets both others.
fn league() -> RatedLeague {
    let period = |k: usize| {
        let score = |i: usize| [1.0, 0.0, 0.5][(i + k) % 3];
        let meetings = [1, 2].map(|i| Meeting::new(i - 1, i, score(i)));
        round(Games::Meetings(meetings.to_vec()))
    };
    rate(&League {
        players: vec![
            player(1500.0, 80.0),
            player(1510.0, 81.0),
            player(1520.0, 82.0),
        ],
        tau: 0.5,
        rounds: (0..4).map(period).collect(),
    })
    .unwrap()
}

#[test]
fn standings_have_a_rank_and_a_rise() {
    let standing = |rank, risen| Standing { rank, risen };
    let table: [(&[f64], &[f64], &[Standing]); 6] = [
        (&[], &[], &[]),
        (
            &[1500.0, 1400.0],
            &[1500.0, 1600.0],
            &[standing(2, -1), standing(1, 1)],
        ),
        // Equal ratings share the best rank.
        (
            &[3.0, 2.0, 1.0],
            &[2.0, 2.0, 3.0],
            &[standing(2, -1), standing(2, 0), standing(1, 2)],
        ),
        // Leaving a shared place is no fall.
        (
            &[1500.0; 3],
            &[1490.0, 1500.0, 1510.0],
            &[standing(3, 0), standing(2, 0), standing(1, 0)],
        ),
        (
            &[2.0, 1.0, 1.0, 0.0],
            &[0.0, 2.0, 1.0, 3.0],
            &[
                standing(4, -3),
                standing(2, 0),
                standing(3, 0),
                standing(1, 3),
            ],
        ),
        (&[1.0], &[f64::MAX], &[standing(1, 0)]),
    ];
    for (before, after, expected) in table {
        assert_eq!(standings(before, after), expected, "{before:?} {after:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_rank_counts_the_higher_ratings(ratings in prop::collection::vec((0..9u8, 0..9u8), 0..12)) {
        let (before, after): (Vec<f64>, Vec<f64>) = ratings.iter().map(|&(a, b)| (f64::from(a), f64::from(b))).unzip();
        let above = |ratings: &[f64], i: usize| ratings.iter().filter(|other| **other > ratings[i]).count();
        let is_alone = |ratings: &[f64], i: usize| ratings.iter().filter(|other| **other == ratings[i]).count() == 1;
        for (i, standing) in standings(&before, &after).into_iter().enumerate() {
            prop_assert_eq!(standing.rank, above(&after, i) + 1);
            if is_alone(&before, i) && is_alone(&after, i) {
                let risen = i64::try_from(above(&before, i)).unwrap() - i64::try_from(above(&after, i)).unwrap();
                prop_assert_eq!(i64::try_from(standing.risen).unwrap(), risen);
            }
        }
    }

    #[test]
    fn sorting_keeps_all_players_and_orders_by_its_column(
        players in prop::collection::vec((1200..1800u16, 30..350u16), 2..8),
        games in prop::collection::vec((0..8usize, 0..8usize, 0..3u8), 0..20),
        is_turned in any::<bool>(),
    ) {
        let count = players.len();
        let players: Vec<Player> = players.iter().map(|&(r, rd)| player(f64::from(r), f64::from(rd))).collect();
        let meetings = games.iter().map(|&(a, b, s)| Meeting::new(a % count, b % count, f64::from(s) / 2.0));
        let rated = rated(players, meetings.filter(|meeting| meeting.a != meeting.b).collect());
        let sheets: Vec<&Sheet> = rated.sheets().iter().map(|sheet| &**sheet).collect();
        let names: Vec<String> = (0..count).map(|i| ["b", "A", "ä", "a", "B", "", "c", "C"][i].to_owned()).collect();
        let columns: [(Column, fn(&Sheet) -> f64); 5] = [
            (Column::Games, |sheet| sheet.trace.games.len() as f64),
            (Column::Scored, Sheet::scored),
            (Column::Rating, |sheet| sheet.trace.player.rating),
            (Column::Change, Sheet::change),
            (Column::Deviation, |sheet| sheet.trace.player.deviation),
        ];
        let totals: Vec<Total> = (0..count).map(|i| Total { games: i % 3, scored: -(i as f64) }).collect();
        let all: Vec<usize> = (0..count).collect();
        let most = Sort { column: Column::AllScored, is_turned: false };
        prop_assert_eq!(most.order(&sheets, &totals, &names), all.clone());
        for (column, value) in columns {
            let sort = Sort { column, is_turned };
            let order = sort.order(&sheets, &totals, &names);
            let mut sorted = order.clone();
            sorted.sort_unstable();
            prop_assert_eq!(&sorted, &all);
            let values: Vec<f64> = order.iter().map(|&i| value(sheets[i])).collect();
            let sign = if sort.is_ascending() { 1.0 } else { -1.0 };
            prop_assert!(values.windows(2).all(|two| sign * two[0] <= sign * two[1]));
            prop_assert_eq!(sort.pressed(column).is_turned, !is_turned);
        }
        let by_name = Sort { column: Column::Name, is_turned: false }.order(&sheets, &totals, &names);
        prop_assert_eq!(by_name.len(), count);
        let letters: Vec<String> = by_name.iter().map(|&i| names[i].to_ascii_lowercase()).collect();
        prop_assert!(letters.is_sorted());
    }
}

#[test]
fn pressing_a_head_again_reverses_the_order() {
    let usual = Sort::default();
    assert_eq!(
        (usual.column, usual.is_ascending()),
        (Column::Rating, false)
    );
    let by_name = usual.pressed(Column::Name);
    assert!(by_name.is_ascending() && !by_name.pressed(Column::Name).is_ascending());
    let twice = by_name.pressed(Column::Name).pressed(Column::Name);
    assert!(twice.is_ascending());
    assert!(
        usual.pressed(Column::Rating).is_ascending()
            && usual.pressed(Column::Deviation).is_ascending()
    );
}

#[test]
fn totals_add_up_the_periods() {
    let league = league();
    let played = |player: usize| {
        let sheets = || {
            league
                .periods
                .iter()
                .filter_map(|period| period.sheet(player))
        };
        Total {
            games: sheets().map(|sheet| sheet.trace.games.len()).sum(),
            scored: sheets().map(Sheet::scored).sum(),
        }
    };
    assert_eq!(totals(&league.periods), [0, 1, 2].map(played));
    let games = totals(&league.periods).into_iter().map(|total| total.games);
    assert!(games.eq([4, 8, 4]));
    assert_eq!(
        (totals(&league.periods[..1])[1].games, totals(&[]).len()),
        (2, 0)
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn totals_against_each_opponent_add_up(
        deviations in prop::array::uniform4(30..350u16),
        games in prop::collection::vec((0..4usize, 1..4usize, 0..=4u8), 0..12),
    ) {
        let ratings = [1500.0, 1400.0, 1550.0, 1700.0];
        let players: Vec<Player> = ratings.into_iter().zip(deviations).map(|(r, rd)| player(r, f64::from(rd))).collect();
        let meetings: Vec<Meeting> = games
            .iter()
            .map(|&(a, by, s)| Meeting::new(a, (a + by) % 4, f64::from(s) / 4.0))
            .collect();
        let rated = rated(players.clone(), meetings);
        for i in 0..4 {
            let sheet = &rated.sheets()[i];
            let all: Vec<_> = (0..4).filter_map(|j| rated.against(i, j)).collect();
            let close = |a: f64, b: f64| (a - b).abs() < 1e-9;
            prop_assert_eq!(all.iter().map(|of| of.games).sum::<usize>(), sheet.trace.games.len());
            prop_assert!(close(all.iter().map(|of| of.scored).sum(), sheet.scored()));
            let surprise: f64 = sheet.trace.games.iter().map(|game| game.score - game.e).sum();
            prop_assert!(close(all.iter().map(groups::Against::surprise).sum(), surprise));
            prop_assert!(close(all.iter().map(|of| of.change).sum(), sheet.trace.games.iter().map(|game| game.rating_change).sum()));
            for j in 0..4 {
                let (Some(of_i), Some(of_j)) = (rated.against(i, j), rated.against(j, i)) else {
                    prop_assert_eq!(rated.against(i, j), None);
                    continue;
                };
                prop_assert!(close(of_i.scored + of_j.scored, of_i.games as f64));
                // The two surprises are opposite only if both deviations are equal.
                if players[i].deviation == players[j].deviation {
                    prop_assert!(close(of_i.surprise(), -of_j.surprise()));
                }
            }
        }
        if let Some((a, b)) = rated.most_surprising() {
            let most = (0..rated.meetings()).flat_map(|m| rated.sides(m).unwrap()).map(|side| side.surprise());
            let most = most.fold(f64::NEG_INFINITY, f64::max);
            prop_assert!((0..rated.meetings()).flat_map(|m| rated.sides(m).unwrap())
                .any(|side| side.player == a && side.surprise() == most));
            prop_assert!(rated.against(a, b).is_some());
        }
    }
}

#[test]
fn the_two_surprises_of_a_result_may_differ() {
    let rated = rated(
        vec![player(1500.0, 200.0), player(1400.0, 30.0)],
        vec![Meeting::new(0, 1, 1.0)],
    );
    let [anna, ben] = [rated.against(0, 1).unwrap(), rated.against(1, 0).unwrap()];
    // 0.63946773 is the paper's expected score.
    assert!(
        (anna.expected - 0.639_467_7).abs() < 1e-6
            && (anna.surprise() + ben.surprise()).abs() > 0.01
    );
    for (a, b) in [(0, 0), (0, 9), (9, 0)] {
        assert_eq!(rated.against(a, b), None);
    }
    assert_eq!(rated.most_surprising(), Some((0, 1)));
}
