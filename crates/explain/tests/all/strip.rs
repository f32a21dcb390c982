//! Sensitivity to one number: its strip, and the effect of a small change, compared with figures that were computed
//! elsewhere with 60 digits.

use crate::support::{periods, pieces, snapshot};
use explain::charts::alt::strip::{describe, letter, outcome};
use explain::charts::data::{
    MOST_GAMES, Moved, Reached, Remarkable, Sensitivity, Strip, Unit, sensitivities,
};
use explain::charts::draw;
use explain::words::Language;
use glicko2_steps::{Field, Game, Period, Player, rate};
use pieces::read;
use proptest::prelude::*;
use snapshot::assert_reads;

fn strip(field: Field) -> Strip {
    strip_of(&Period::papers_example(), field)
}

fn strip_of(period: &Period, field: Field) -> Strip {
    let range = Strip::range(period, field).expect("the field is there");
    Strip::of(period, field, range, &|period| {
        Some(rate(period).ok()?.player)
    })
    .expect("all of it can be rated")
}

fn ends(strip: &Strip) -> [Reached; 2] {
    [strip.points[0], strip.points[strip.points.len() - 1]]
}

#[track_caller]
fn is_near(value: f64, expected: f64, within: f64) {
    assert!(
        (value - expected).abs() <= within,
        "{value}, not {expected}"
    );
}

/// A field, the ends of its range, r′ at both, each to the known digits.
const FIELDS: [(Field, [f64; 2], [f64; 2], f64); 10] = {
    use Field::{GameDeviation, GameRating, PlayerDeviation, PlayerRating, PlayerVolatility, Tau};
    [
        (PlayerRating, [800.0, 2200.0], [1000.4, 1876.5], 0.05),
        (PlayerDeviation, [10.0, 400.0], [1499.7, 1437.0], 0.05),
        (PlayerVolatility, [0.01, 1.2], [1464.10, 1449.2], 0.05),
        (Tau, [0.1, 2.0], [1464.0507, 1464.0508], 0.00005),
        (GameRating(0), [500.0, 2700.0], [1399.9, 1558.1], 0.05),
        (GameRating(1), [500.0, 2700.0], [1371.6, 1522.0], 0.05),
        (GameRating(2), [500.0, 2700.0], [1390.2, 1491.7], 0.05),
        (GameDeviation(0), [0.0, 400.0], [1464.2, 1444.6], 0.05),
        (GameDeviation(1), [0.0, 400.0], [1462.4, 1479.2], 0.05),
        (GameDeviation(2), [0.0, 400.0], [1463.29, 1465.44], 0.005),
    ]
};

#[test]
fn sensitivity_of_the_papers_example_to_each_number() {
    for (field, range, [a, b], within) in FIELDS {
        let strip = strip(field);
        let [first, last] = ends(&strip);
        assert_eq!([first.x, last.x], range, "{field}");
        is_near(first.rating, a, within);
        is_near(last.rating, b, within);
        assert_eq!(strip.is_flat(), field == Field::Tau, "{field}");
    }
    let [first, last] = ends(&strip(Field::PlayerDeviation));
    is_near(first.deviation, 14.4, 0.05);
    is_near(last.deviation, 200.5, 0.05);
}

/// A score changes the rating along a straight line of slope 173.7178 φ′² g.
#[test]
fn scores_have_straight_lines() {
    for (game, slope) in [(0, 131.56), (1, 125.96), (2, 95.71)] {
        let strip = strip(Field::GameScore(game));
        let [first, last] = ends(&strip);
        is_near(last.rating - first.rating, slope, 0.05);
        for point in &strip.points {
            is_near(
                point.rating,
                first.rating + point.x * (last.rating - first.rating),
                0.02,
            );
        }
    }
}

#[test]
fn remarkable_points_are_found() {
    let found = |field| strip(field).remarkable;
    let [Remarkable::Level(level), Remarkable::Surest(surest)] = found(Field::PlayerRating)[..]
    else {
        panic!("{:?}", found(Field::PlayerRating))
    };
    is_near(level.x, 1414.83, 0.005);
    is_near(level.rating, level.x, 1e-4);
    is_near(surest.x, 1500.0, 30.0);
    // A game tells most if the opponent is as strong as the player.
    for (game, deviation) in [(0, 150.42), (1, 151.27), (2, 150.35)] {
        let surest = found(Field::GameRating(game))
            .into_iter()
            .find_map(|found| match found {
                Remarkable::Surest(at) => Some(at),
                _ => None,
            });
        let surest = surest.expect("there is one");
        is_near(surest.deviation, deviation, 0.005);
        is_near(surest.x, 1500.0, 60.0);
    }
    let [Remarkable::Lowest(lowest)] = found(Field::GameDeviation(2))[..] else {
        panic!("{:?}", found(Field::GameDeviation(2)))
    };
    // The curve is so flat there that a point farther it differs by only 0.0001.
    is_near(lowest.x, 135.0, 1.0);
    is_near(lowest.rating, 1463.16, 0.005);
    assert_eq!(found(Field::GameDeviation(0)), []);
}

#[test]
fn descriptions_are_as_recorded() {
    let before = rate(&Period::papers_example()).unwrap().player.rating;
    for (language, name) in [
        (Language::En, "sensitivity-en"),
        (Language::Ru, "sensitivity-ru"),
    ] {
        let words = language.strip();
        let of_field = |field| describe(&strip(field), &letter(field), words).join(" ");
        // The rating as before, more, and less.
        let of_outcome = |rating: f64| {
            let now = rate(&Period::papers_example().with(Field::GameRating(0), rating)).unwrap();
            read(&outcome(now.player.rating, Some(before), words))
        };
        let text = language.speak(|| {
            let fields = FIELDS.map(|(field, ..)| of_field(field)).into_iter();
            fields
                .chain([1400.0, 1500.0, 1300.0].map(of_outcome))
                .collect::<Vec<_>>()
                .join("\n")
        });
        assert_reads(name, &text);
    }
    assert_eq!(letter(Field::GameScore(41)), "s₄₂");
}

#[test]
fn the_range_contains_the_number_itself() {
    let period = Period::papers_example().with(Field::PlayerRating, 3000.0);
    assert_eq!(strip_of(&period, Field::PlayerRating).range.to, 3000.0);
    assert_eq!(period.number(Field::PlayerRating), Some(3000.0));
    for nowhere in [Field::GameRating(3), Field::Epsilon, Field::Game(0)] {
        assert_eq!(Strip::range(&period, nowhere), None, "{nowhere}");
        assert_eq!(period.number(nowhere), None, "{nowhere}");
    }
}

#[test]
fn strips_and_bars_can_be_drawn_at_any_width() {
    let bars = vec![
        ("r".to_owned(), 0.5, "+0.5".to_owned()),
        (
            "a name that is rather long".to_owned(),
            -0.0,
            "0".to_owned(),
        ),
    ];
    let group = |longest| draw::BarGroup {
        unit: "A point".to_owned(),
        longest,
        bars: bars.clone(),
    };
    for width in [0, 160, 300, 1200] {
        let bars = draw::sensitivities(&[group(0.5), group(0.0)], width);
        assert_eq!(bars.matches("<rect").count(), 4);
        let strips = [Field::PlayerRating, Field::Tau, Field::GameScore(1)].map(|field| {
            let strip = strip(field);
            draw::strip(&strip, strip.points[7], Some(strip.points[20]), width)
        });
        for svg in strips.iter().chain([&bars]) {
            assert!(
                svg.starts_with("<svg") && svg.ends_with("</svg>") && !svg.contains("NaN"),
                "{svg}"
            );
        }
    }
}

fn any_period() -> impl Strategy<Value = Period> {
    let game = (0.0..3000.0, 0.0..400.0, 0.0..=1.0)
        .prop_map(|(rating, deviation, score)| Game::new(rating, deviation, score));
    (
        0.0..3000.0,
        5.0..400.0,
        0.01..0.3,
        0.2..1.2,
        proptest::collection::vec(game, 1..6),
    )
        .prop_map(|(rating, deviation, volatility, tau, games)| {
            Period::new(Player::new(rating, deviation, volatility), tau, games)
        })
}

proptest! {
    /// Each point has the result of the engine, and an extreme is at least as extreme as any point.
    #[test]
    fn points_of_the_strip_are_those_of_the_engine(period in any_period(), which in 0..7_usize, i in 0..41_usize) {
        let field = [
            Field::PlayerRating, Field::PlayerDeviation, Field::PlayerVolatility, Field::Tau,
            Field::GameRating(0), Field::GameDeviation(0), Field::GameScore(0),
        ][which];
        let strip = strip_of(&period, field);
        let point = strip.points[i];
        let trace = rate(&period.with(field, point.x)).unwrap();
        prop_assert_eq!((point.rating, point.deviation), (trace.player.rating, trace.player.deviation));
        for found in &strip.remarkable {
            match found {
                Remarkable::Level(at) => prop_assert!((at.rating - strip.before(at.x)).abs() < 0.01, "{:?}", at),
                Remarkable::Lowest(at) => prop_assert!(strip.points.iter().all(|point| at.rating <= point.rating + 1e-3)),
                Remarkable::Highest(at) => prop_assert!(strip.points.iter().all(|point| at.rating >= point.rating - 1e-3)),
                Remarkable::Surest(at) => prop_assert!(strip.points.iter().all(|point| at.deviation <= point.deviation + 1e-3)),
            }
        }
    }
}

fn moved_by(period: &Period) -> Vec<Sensitivity> {
    sensitivities(period, &rate(period).unwrap())
}

#[test]
fn effects_of_small_changes_in_the_papers_example() {
    let found = moved_by(&Period::papers_example());
    // r′ and RD′, each to the known digits.
    for (field, rating, deviation, within) in [
        (Field::PlayerRating, 0.5719, 0.0009, 0.00005),
        (Field::PlayerDeviation, -0.2052, 0.4325, 0.00005),
        (Field::PlayerVolatility, -0.0186, 0.0391, 0.00005),
        (Field::GameRating(0), 0.1838, -0.0210, 0.00005),
        (Field::GameRating(1), 0.1650, 0.0096, 0.00005),
        (Field::GameRating(2), 0.0793, 0.0105, 0.00005),
        (Field::GameDeviation(0), -0.0124, 0.0073, 0.00005),
        (Field::GameDeviation(1), 0.0311, 0.0231, 0.00005),
        (Field::GameDeviation(2), 0.0112, 0.0169, 0.00005),
        (Field::GameScore(0), 13.156, 0.0, 0.0005),
        (Field::GameScore(1), 12.596, 0.0, 0.0005),
        (Field::GameScore(2), 9.571, 0.0, 0.0005),
        (Field::Tau, 0.000003, -0.000006, 0.0000005),
    ] {
        let one = found
            .iter()
            .find(|one| one.moved == Moved::Field(field))
            .expect("it is among them");
        is_near(one.rating, rating, within);
        is_near(one.deviation, deviation, within);
    }
    assert_eq!(found.len(), 13);
}

#[test]
fn without_games_small_changes_have_no_effect() {
    assert_eq!(moved_by(&periods::idle()), []);
}

proptest! {
    /// If all players have a point more, so has the result. Of many games, those with the largest effect have their own
    /// bars.
    #[test]
    fn effects_of_all_ratings_add_up_to_one(period in any_period(), times in 1..9_usize) {
        let games = period.games.iter().cycle().take(period.games.len() * times).copied().collect();
        let period = Period { games, ..period };
        // If Step 5 may jump from one zero to another, a point is no small change.
        prop_assume!(rate(&period).unwrap().player.volatility < 1.5 * period.player.volatility);
        let found = moved_by(&period);
        let ratings = || found.iter().filter(|one| one.unit == Unit::Rating);
        // Just before such a jump the terms are many times larger than their sum.
        let error = 1e-3 * ratings().map(|one| one.rating.abs()).sum::<f64>().max(1.0);
        prop_assert!((ratings().map(|one| one.rating).sum::<f64>() - 1.0).abs() < error, "{found:?}");
        prop_assert!(ratings().map(|one| one.deviation).sum::<f64>().abs() < error);
        let (all, shown) = (period.games.len(), period.games.len().min(MOST_GAMES));
        let others = found.iter().find_map(|one| if let Moved::Others(count) = one.moved { Some(count) } else { None });
        prop_assert_eq!(others, (all > shown).then(|| all - shown));
        prop_assert_eq!(found.len(), 4 + 3 * shown + usize::from(all > shown));
    }
}
