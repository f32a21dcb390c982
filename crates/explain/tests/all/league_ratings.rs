//! Surprising results of a league, and the chart of the ratings over its periods.

use crate::support::periods::player;
use crate::support::snapshot;
use explain::case::level::Level;
use explain::charts::data::{Ratings, deviation_scale};
use explain::league::level;
use glicko2_steps::groups::Meeting;
use glicko2_steps::groups::league::{Games, League, RatedLeague, Round, rate};
use snapshot::assert_reads;

#[test]
fn surprises_have_seven_colours() {
    let surprises = [0.0, 0.049, 0.05, 0.249, 0.25, 0.499, 0.5, 0.999, 7.0];
    let levels = [0, 0, 1, 1, 2, 2, 3, 3, 3];
    let further = [(f64::NAN, 0), (f64::INFINITY, 3)];
    for (surprise, expected) in surprises.into_iter().zip(levels).chain(further) {
        assert_eq!(level(surprise), expected, "{surprise}");
        assert_eq!(level(-surprise), -expected, "{surprise}");
    }
}

fn league(players: usize, periods: usize) -> RatedLeague {
    let round = |k: usize| {
        let meetings = (1..players)
            .map(|i| Meeting::new(i - 1, i, [1.0, 0.0, 0.5][(i + k) % 3]))
            .collect();
        Round {
            games: Games::Meetings(meetings),
            idle_periods: 1.0,
        }
    };
    let players = (0..players)
        .map(|i| player(1500.0 + 10.0 * (i % 7) as f64, 80.0 + i as f64))
        .collect();
    rate(&League {
        players,
        tau: 0.5,
        rounds: (0..periods).map(round).collect(),
    })
    .unwrap()
}

fn chart(league: &RatedLeague, emphasised: Option<usize>) -> Ratings {
    Ratings::of(
        league,
        |player| format!("P{player}"),
        emphasised,
        Level::TwoRd,
    )
}

#[test]
fn lines_show_the_ratings_of_the_league() {
    let league = league(6, 3);
    let data = chart(&league, Some(2));
    assert_eq!((data.periods, data.lines.len()), (3, 6));
    for line in &data.lines {
        let periods = league.periods.iter().map(|period| period.after());
        let players = std::iter::once(league.start.clone()).chain(periods);
        let expected: Vec<f64> = players.map(|all| all[line.player].rating).collect();
        assert_eq!(line.ratings, expected);
        assert_eq!(line.name, format!("P{}", line.player));
    }
    let ends: Vec<f64> = data.lines.iter().map(|line| -line.ratings[3]).collect();
    assert!(ends.is_sorted());
    let band = data.band.unwrap();
    assert_eq!(data.lines[band.line].player, 2);
    let last = league.end()[2];
    assert_eq!(
        band.ends[3],
        (
            last.rating - 2.0 * last.deviation,
            last.rating + 2.0 * last.deviation
        )
    );
    assert!(data.ratings.holds(band.ends[3].0) && data.ratings.holds(band.ends[3].1));
    assert_eq!(chart(&league, Some(99)).band, None);
}

#[test]
fn a_crowd_shows_the_highest_and_the_chosen_player() {
    let league = league(60, 1);
    let lowest = chart(&league, None).lines.len();
    assert_eq!(lowest, 40);
    let shown = chart(&league, None);
    let missing = (0..60)
        .find(|player| shown.lines.iter().all(|line| line.player != *player))
        .unwrap();
    let data = chart(&league, Some(missing));
    assert_eq!(
        (data.lines.len(), data.lines[data.band.unwrap().line].player),
        (41, missing)
    );
}

#[test]
fn the_scale_contains_all_bars() {
    let players = [player(1500.0, 200.0), player(1400.0, 30.0)];
    let scale = deviation_scale(players.into_iter());
    assert_eq!((scale.from, scale.to), (1300.0, 1700.0));
    assert!(deviation_scale(std::iter::empty()).length() > 0.0);
}

mod drawn {
    use super::{assert_reads, chart, league};
    use explain::charts::data::{Ratings, Span};
    use explain::charts::draw;
    use proptest::prelude::*;

    fn times(periods: usize) -> Vec<String> {
        (0..=periods).map(|k| format!("Period {k}")).collect()
    }

    fn path(time: usize, player: usize) -> String {
        format!("times.{time}.{player}.rating")
    }

    fn svg(data: &Ratings, width: u32) -> String {
        draw::ratings(data, &times(data.periods), path, width)
    }

    /// Returns the positions of the names at the ends of the lines, in pixels, with the names.
    fn labels(svg: &str) -> Vec<(f64, f64, String)> {
        let of = |tag: &str, name: &str| -> f64 {
            let value = tag.split_once(&format!(" {name}=\"")).unwrap().1;
            value.split('"').next().unwrap().parse::<f64>().unwrap() / 4.0
        };
        let texts = svg
            .split("<text")
            .skip(1)
            .filter(|text| !text.contains("text-anchor"));
        texts
            .map(|text| {
                let name = text.split_once('>').unwrap().1.split('<').next().unwrap();
                (of(text, "x"), of(text, "y"), name.to_owned())
            })
            .collect()
    }

    /// Lines, names, colours and marks of ten players; the same with a band, and while a line is pointed at.
    #[test]
    fn drawings_are_as_recorded() {
        let data = chart(&league(10, 2), None);
        let pointed = Ratings {
            pointed: Some(data.lines[0].player),
            ..data.clone()
        };
        let drawings = [&data, &chart(&league(10, 2), Some(3)), &pointed]
            .map(|data| svg(data, 600).replace("><", ">\n<"));
        assert_reads("ratings", &drawings.join("\n\n"));
    }

    #[test]
    fn eight_lines_have_colours_in_the_order_of_the_players() {
        let data = chart(&league(10, 2), None);
        assert!(
            data.lines
                .iter()
                .enumerate()
                .all(|(place, line)| line.colour.is_some() == (place < 8))
        );
        let coloured: Vec<_> = data
            .lines
            .iter()
            .filter_map(|line| Some((line.player, line.colour?)))
            .collect();
        assert!(
            coloured
                .iter()
                .all(|a| coloured.iter().all(|b| (a.0 < b.0) == (a.1 < b.1))),
            "{coloured:?}"
        );
    }

    #[test]
    fn markup_in_names_is_escaped_in_the_chart() {
        let data = Ratings::of(
            &league(2, 1),
            |_| "</text><script>alert(1)</script>".to_owned(),
            None,
            explain::case::level::Level::TwoRd,
        );
        let svg = svg(&data, 4000);
        assert!(
            !svg.contains("<script") && svg.contains("&lt;/text&gt;"),
            "{svg}"
        );
    }

    #[test]
    fn a_bar_stays_within_its_picture() {
        let scale = Span {
            from: 1300.0,
            to: 1700.0,
        };
        for (rating, deviation) in [(1500.0, 200.0), (1e300, 1e300), (1500.0, 0.0)] {
            let svg = draw::deviation_bar(scale, rating, deviation);
            assert!(
                svg.starts_with("<svg") && !svg.contains("NaN") && !svg.contains("inf"),
                "{svg}"
            );
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn names_at_the_lines_do_not_overlap(
            players in 1..60usize, periods in 1..6usize, width in 0..1600u32, emphasised in prop::option::of(0..60usize),
        ) {
            let data = chart(&league(players, periods), emphasised);
            let svg = svg(&data, width);
            prop_assert!(svg.starts_with("<svg") && svg.ends_with("</svg>"));
            prop_assert!(!svg.contains("NaN") && !svg.contains("inf") && !svg.contains("style="));
            let mut places: Vec<f64> = labels(&svg).into_iter().map(|(_, y, _)| y).collect();
            prop_assert_eq!(places.len(), data.lines.len());
            places.sort_by(f64::total_cmp);
            prop_assert!(places.windows(2).all(|two| two[1] - two[0] > 11.5), "{:?}", places);
        }
    }
}
