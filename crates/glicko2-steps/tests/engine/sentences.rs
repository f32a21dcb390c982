//! The sentences about refused values, and the limits at which warnings begin.

use glicko2_steps::{Field, Game, Period, Player, ProblemKind, Rounding, WarningKind as W, rate};

#[test]
fn each_refused_value_has_a_sentence() {
    let cases: [(Field, f64, &str); 14] = [
        (
            Field::PlayerRating,
            f64::NAN,
            "The rating must be a number, such as 1500.",
        ),
        (
            Field::PlayerRating,
            f64::INFINITY,
            "The rating must be finite.",
        ),
        (
            Field::GameRating(1),
            2e6,
            "Game 2: The rating must lie between −1,000,000 and 1,000,000.",
        ),
        (
            Field::PlayerDeviation,
            -1.0,
            "The deviation must not be below 0.",
        ),
        (
            Field::PlayerDeviation,
            f64::NAN,
            "The deviation must be a number, such as 200.",
        ),
        (
            Field::GameDeviation(0),
            10_001.0,
            "Game 1: The deviation must not be above 10,000.",
        ),
        (
            Field::PlayerVolatility,
            f64::NAN,
            "The volatility must be a number, such as 0.06.",
        ),
        (
            Field::PlayerVolatility,
            0.0,
            "The volatility must be above 0.",
        ),
        (
            Field::PlayerVolatility,
            1e101,
            "The volatility is too large.",
        ),
        (
            Field::Tau,
            f64::NAN,
            "The system constant must be a number, such as 0.5.",
        ),
        (Field::Tau, 0.0, "The system constant must be above 0."),
        (
            Field::IdlePeriods,
            -1.0,
            "The number of idle periods must not be below 0.",
        ),
        (
            Field::IdlePeriods,
            f64::NAN,
            "The number of idle periods must be a number, such as 1.",
        ),
        (
            Field::GameScore(2),
            1.5,
            "Game 3: The score must be from 0 to 1.",
        ),
    ];
    let mut all = Period::papers_example();
    for (field, value, sentence) in cases {
        let mut period = Period::papers_example();
        period.set(field, value);
        let error = rate(&period).unwrap_err();
        assert_eq!(error.to_string(), sentence);
        let without_game = sentence.split_once(": ").map_or(sentence, |(_, rest)| rest);
        assert_eq!(error.first().sentence(), without_game);
        all.set(field, value);
    }
    let period = Period {
        epsilon: f64::NAN,
        ..Period::papers_example()
    };
    assert_eq!(
        rate(&period).unwrap_err().to_string(),
        "The tolerance must be a number, such as 0.000001."
    );
    let sentences = rate(&all).unwrap_err().to_string();
    assert!(
        sentences.starts_with("The rating must be finite. The deviation must be a number"),
        "{sentences}"
    );
}

#[test]
fn a_v_that_the_papers_rounding_loses_is_refused() {
    let player = Player::new(1500.0, 200.0, 0.06);
    let rated = |games| {
        rate(&Period {
            rounding: Rounding::AsPrinted,
            ..Period::new(player, 0.5, games)
        })
    };
    // E(1 − E) is rounded to 0, so v is infinite; or v is rounded to 0.
    for games in [
        vec![Game::new(9000.0, 30.0, 0.0)],
        vec![Game::new(1500.0, 0.0, 0.5); 100_000],
    ] {
        let error = rated(games).unwrap_err();
        let problem = error.problems()[0];
        assert_eq!(
            (problem.kind, problem.field),
            (ProblemKind::RoundedAway, Field::Rounding)
        );
    }
    assert!(rated(vec![Game::new(1500.0, 0.0, 0.5); 10_000]).is_ok());
}

#[test]
fn warnings_begin_beyond_their_limits() {
    let beyond = 350.1;
    // The numbers of a player and a game, and the warnings.
    let cases: [((f64, f64), (f64, f64), &[W]); 8] = [
        ((1500.0, 350.0), (1500.0, 350.0), &[]),
        ((1500.0, beyond), (1500.0, 350.0), &[W::LargeDeviation]),
        ((1500.0, 350.0), (1500.0, beyond), &[W::LargeDeviation]),
        ((1500.0, 350.0), (1500.0, 0.0), &[W::ZeroDeviation]),
        ((1500.0, 0.0), (1500.0, 30.0), &[W::ZeroDeviation]),
        // |z| is 699, and the limit is 690.
        (
            (61_000.0, 30.0),
            (-61_000.0, 30.0),
            &[W::Bisected, W::NoInformation],
        ),
        // |z| is 669, though the ratings are 1,000 apart on the scale of μ.
        ((86_858.0, 30.0), (-86_858.0, 350.0), &[W::Bisected]),
        // |z| is 680, where E(1 − E) is smaller than 10⁻²⁹⁰.
        ((59_100.0, 30.0), (-59_100.0, 10.0), &[W::Bisected]),
    ];
    for (player, game, expected) in cases {
        let period = Period::new(
            Player::new(player.0, player.1, 0.06),
            0.5,
            vec![Game::new(game.0, game.1, 1.0)],
        );
        let warnings = rate(&period).unwrap().warnings;
        let kinds: Vec<W> = warnings.iter().map(|warning| warning.kind).collect();
        assert_eq!(kinds, expected, "{period:?}");
    }
}

#[test]
fn warnings_are_about_games_or_about_the_period() {
    let mut period = Period::papers_example();
    period.player.deviation = 400.0;
    for (j, deviation) in [(0, 0.0), (1, 500.0), (2, 0.0)] {
        period.games[j].deviation = deviation;
    }
    let trace = rate(&period).unwrap();
    assert_eq!(trace.warnings.len(), 4);
    assert_eq!(trace.unusual(true), [W::ZeroDeviation, W::LargeDeviation]);
    assert_eq!(trace.unusual(false), [W::LargeDeviation]);
}

#[test]
fn a_leap_of_the_volatility_begins_at_three_times() {
    let leaps = |losses: usize| {
        let period = Period::new(
            Player::new(1500.0, 50.0, 0.06),
            1.2,
            vec![Game::new(1400.0, 50.0, 0.0); losses],
        );
        let trace = rate(&period).unwrap();
        let warns = trace
            .warnings
            .iter()
            .any(|warning| warning.kind == W::VolatilityLeap);
        assert_eq!(warns, trace.player.volatility > 0.18, "{losses} losses");
        warns
    };
    let count = (1..60).filter(|&losses| leaps(losses)).count();
    assert!((1..59).contains(&count), "{count}");
}
