//! Reasons for a result: which reasons a case has, their words, and that none of them is false.

mod chips;
mod contradictions;

use crate::support::periods::first_period;
use crate::support::{printed, snapshot};
use explain::answer::sentences::sentence;
use explain::numbers::Digits;
use explain::reasons::{Move, Reason, reasons};
use explain::words::Language;
use explain::words::number::format_number;
use explain::words::pieces::Piece;
use glicko2_steps::{Game, Period, Player, Trace, rate, scale};
use proptest::prelude::*;
use snapshot::assert_reads;

fn read(pieces: &[Piece]) -> String {
    let of = |piece: &Piece| match piece {
        Piece::Text(text) => text.clone(),
        Piece::Number(number) => format_number(number, Digits::Auto),
        Piece::Symbol(symbol) => panic!("no sentence speaks of {symbol:?}"),
    };
    pieces.iter().map(of).collect()
}

/// Returns the sentences about a case.
fn sentences(fragment: &str, language: Language) -> Vec<String> {
    let (period, trace) = first_period(fragment);
    reasons(&period, &trace)
        .iter()
        .map(|reason| read(&sentence(reason, None, language)))
        .collect()
}

/// Returns the names of the reasons of a case.
fn reason_names(fragment: &str) -> String {
    let (period, trace) = first_period(fragment);
    let reasons = reasons(&period, &trace);
    let names = reasons.iter().map(printed::variant);
    names.collect::<Vec<_>>().join(" ")
}

fn games(of: &str, times: usize) -> String {
    vec![of; times].join(";")
}

/// The word before a number that is not exactly the one that its parts give as they are shown.
const ABOUT: &str = "about ";

/// Cases and the names of their reasons.
const CASES: &[(&str, &str)] = &[
    ("", "Together Each UnsureOpponent Surer"),
    ("o=1", "Together Each UnsureOpponent Surer"),
    ("g=", "Idle"),
    ("g=&i=12", "Idle"),
    ("g=&p=1500,0,0.06", "Idle"),
    ("p=1720,62,0.06&g=1500,60,1", "Surprise Sure LessSure"),
    ("p=1720,62,0.06&g=1500,60,0", "Surprise Sure LessSure"),
    ("p=1720,62,0.06&g=1500,60,0.5", "Between Sure LessSure"),
    ("g=1750,60,0.5", "Between Surer"),
    ("g=1500,60,0.5", "AsExpected Surer"),
    ("g=1300,60,0.5", "Between Surer"),
    ("g=1500,60,0.7", "Between Surer"),
    ("g=1500,60,0.2", "Between Surer"),
    (
        "g=1500,350,1;1520,30,0",
        "Against Each UnsureOpponent Surer",
    ),
    (
        "g=1500,350,0;1480,30,1",
        "Against Each UnsureOpponent Surer",
    ),
    (
        "p=1500,50,0.06&g=1700,30,1;1700,30,0;1700,30,0;1700,30,0",
        "Cancelled Most Sure Surer",
    ),
    ("p=1500,350,0.06&g=1900,50,1", "Surprise Unknown Surer"),
    ("p=1500,350,0.06&g=1100,50,0", "Surprise Unknown Surer"),
    ("p=1500,80,0.06&g=1900,50,1", "Surprise"),
    ("p=1500,80,0.06&g=2600,50,0", "AsExpected Foregone LessSure"),
    ("p=1500,80,0.06&g=700,50,1", "AsExpected Foregone LessSure"),
    ("p=1500,45,0.06&g=1500,60,0.5", "AsExpected Sure LessSure"),
    ("p=1500,30,0.06&g=1500,60,1", "Surprise Sure LessSure"),
    ("p=1500,30,0.06&g=1500,60,0", "Surprise Sure LessSure"),
    (
        "p=1500,350,0.06&g=1300,50,1;1900,50,1;1900,50,1;1900,50,1",
        "Together CostlyWin Most Upset",
    ),
    ("g=1700,300,1", "Surprise UnsureOpponent Surer"),
    ("p=1800,60,0.06&g=900,60,1", "AsExpected Foregone LessSure"),
    (
        "p=1476,70,0.06&g=1524,70,1;1400,70,0.3;1500,80,0;1520,70,1;1480,60,0.5",
        "Together Most Sure Surer",
    ),
    ("g=1500,30,1;1500,30,0", "Cancelled Each Surer"),
    ("g=1500,30,1;1900,30,1", "Together Each Upset Surer"),
    (
        "g=1500,30,0;1900,30,1;1400,300,0",
        "Together Each Upset Surer",
    ),
    (
        "p=1500,350,0.06&g=1400,30,1;1550,100,0;1700,300,0",
        "Together Each Unknown Surer",
    ),
    ("p=1500,0,0.06&g=1500,30,1", "Surprise Sure LessSure"),
    ("p=1500,30,1&g=1500,30,1", "Surprise LessSure"),
    (
        "p=1500,60,0.06&g=1500,30,1;1500,30,1;1500,30,1;1500,30,1;2200,30,1",
        "Together Most Upset Surer",
    ),
    ("p=2800,100,0.06&g=1500,30,0", "Surprise LessSure"),
    (
        "p=1500,200,0.06&g=1500,350,0.5;1500,350,0.5;1500,350,1",
        "Together Each UnsureOpponent Surer",
    ),
    (
        "p=1500,300,0.06&g=1500,30,0;1500,30,0;1500,30,0;1500,30,0;1500,30,0",
        "Together Most Unknown Surer",
    ),
    (
        "p=1500,120,0.06&g=1400,50,1;1400,50,1;1400,50,1;1400,50,1;1600,50,0;1600,50,0",
        "Together Most Surer",
    ),
    (
        "p=1500,120,0.06&g=1600,50,1;1600,50,1;1400,50,1;1400,50,0",
        "Together Most Surer",
    ),
    (
        "p=1500,50,0.2&g=1500,50,1;1500,50,1;1500,50,1;1500,50,1;1500,50,1;1500,50,1;1500,50,1;1500,50,1",
        "Together Most Sure Volatility",
    ),
    (
        "p=1500,200,0.06&t=1.2&g=1500,30,0.5;1501,30,0.5;1499,30,0.5",
        "AsExpected Each Surer",
    ),
    // Two upsets that cancel out, a draw among uncertain players, jumps of the volatility, a part of a point.
    (
        "p=1500,60,0.06&g=900,30,0;2100,30,1",
        "Cancelled Each Upset LessSure",
    ),
    (
        "p=1500,350,0.06&g=1500,350,0.5",
        "AsExpected UnsureOpponent Surer",
    ),
    (
        "t=100&g=1900,50,1;1900,50,1;1900,50,1",
        "Together Most Upset Volatility",
    ),
    (
        "t=5&g=1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1;1900,50,1",
        "Together Most Upset Volatility",
    ),
    ("g=1500,60,0.3", "Between Surer"),
];

#[test]
fn each_case_has_the_expected_reasons() {
    for &(fragment, expected) in CASES {
        assert_eq!(reason_names(fragment), expected, "{fragment}");
    }
    let many = [
        ("1900,50,1", 15, "Together Most Upset Surer"),
        ("1500,50,0", 10, "Together Most Surer"),
        ("1500,50,0.5", 7, "AsExpected Surer"),
        ("1700,50,0.3", 5, "Together Most Surer"),
    ];
    for (of, times, expected) in many {
        let names = reason_names(&format!("g={}", games(of, times)));
        assert_eq!(names, expected, "{times} of {of}");
    }
}

#[test]
fn sentences_are_as_recorded() {
    for (language, name) in [
        (Language::En, "why-reasons-en"),
        (Language::Ru, "why-reasons-ru"),
    ] {
        let of = |(fragment, _): &(&str, &str)| {
            format!("{fragment}\n{}\n", sentences(fragment, language).join("\n"))
        };
        let said = language.speak(|| CASES.iter().map(of).collect::<Vec<_>>().join("\n"));
        assert_reads(name, &said);
    }
}

/// Fails if a reason claims anything that is false.
fn check(reason: &Reason, period: &Period, trace: &Trace) -> Result<(), TestCaseError> {
    let change = trace.player.rating - period.player.rating;
    let (before, after) = (period.player.deviation, trace.player.deviation);
    let total = |moves: &[Move]| moves.iter().map(|moved| moved.change).sum::<f64>();
    let near = |a: f64, b: f64| (a - b).abs() <= 1e-6 * (1.0 + a.abs().max(b.abs()));
    let is_most = |whole: f64| {
        let mut games = trace.games.iter();
        games.all(|game| game.rating_change.abs() <= whole)
    };
    match *reason {
        Reason::Idle { .. } => {
            prop_assert!(trace.games.is_empty() && after >= before && change == 0.0);
        }
        Reason::CostlyWin {
            game,
            without,
            gave,
            less,
        } => {
            prop_assert!(near(gave, trace.games[game.first].rating_change));
            prop_assert!(near(less - gave, without - trace.player.rating));
            let mut others = period.clone();
            others.games.remove(game.first);
            prop_assert_eq!(rate(&others).unwrap().player.rating, without);
            prop_assert!(without > trace.player.rating && period.games[game.first].score == 1.0);
        }
        Reason::AsExpected => prop_assert!(change.abs() < 0.5),
        Reason::Surprise {
            game,
            expected,
            change: told,
        } => {
            prop_assert!(trace.games.len() == 1 && game.score != 0.5 && told == change);
            prop_assert!((game.score - expected) * change >= 0.0);
        }
        Reason::Between { moved, .. } => prop_assert!(near(moved.change, change)),
        Reason::Cancelled {
            games,
            expected,
            scored,
        } => {
            prop_assert!(
                games == trace.games.len() && change.abs() < 0.5 && (scored - expected).abs() < 0.1
            );
        }
        Reason::Together {
            games,
            expected,
            scored,
            change: told,
        } => {
            prop_assert!(games == trace.games.len() && told == change);
            prop_assert!((scored - expected) * change >= 0.0 || change.abs() < 0.5);
        }
        Reason::Against {
            expected,
            scored,
            change: told,
            followed,
            opposed,
        } => {
            prop_assert!(
                told == change
                    && ((scored - expected) * change < 0.0 || (scored - expected).abs() < 0.01)
            );
            prop_assert!(trace.games[followed.first].rating_change * change > 0.0);
            if let Some(opposed) = opposed {
                prop_assert!(trace.games[opposed.first].rating_change * change < 0.0);
            }
        }
        Reason::Each(ref moves) => prop_assert!(near(total(moves), change)),
        Reason::Most {
            gained,
            lost,
            others,
        } => {
            let named = [gained, lost].map(|moved| moved.map_or(0.0, |moved| moved.change));
            prop_assert!(near(
                named[0] + named[1] + others.map_or(0.0, |(_, change)| change),
                change
            ));
            prop_assert!(named[0] >= 0.0 && named[1] <= 0.0);
            for game in &trace.games {
                prop_assert!(
                    game.rating_change <= named[0] + 1e-9 && game.rating_change >= named[1] - 1e-9
                );
            }
            let count = |moved: Option<Move>| moved.map_or(0, |moved| moved.games.count);
            prop_assert_eq!(
                count(gained) + count(lost) + others.map_or(0, |(n, _)| n),
                trace.games.len()
            );
        }
        Reason::Sure { deviation, whole } => {
            prop_assert!(deviation == before && is_most(whole));
        }
        Reason::Unknown { deviation, whole } => {
            prop_assert!(deviation == before && whole > 100.0 && is_most(whole));
        }
        Reason::UnsureOpponent {
            game,
            g,
            is_one_of_several,
        } => {
            let all_light = trace.games.iter().filter(|game| game.g < 0.8).count();
            prop_assert_eq!(is_one_of_several, all_light > game.count);
            prop_assert!(
                g < 0.8
                    && trace.games[game.first].g == g
                    && trace.games.iter().all(|game| game.g >= g)
            );
        }
        Reason::Upset { game, expected } => {
            prop_assert!(
                (game.score - expected).abs() > 0.9 && trace.games[game.first].e == expected
            );
        }
        Reason::Foregone { game, expected } => prop_assert!((game.score - expected).abs() < 0.02),
        Reason::Surer {
            before: told,
            after: now,
            ..
        } => prop_assert!((told, now) == (before, after) && now < told),
        Reason::LessSure { drift, .. } => {
            prop_assert!(after > before && near(drift, scale::SCALE * trace.player.volatility));
        }
        Reason::Volatility {
            surprise,
            before,
            after,
        } => {
            prop_assert_eq!(
                (before, after),
                (period.player.volatility, trace.player.volatility)
            );
            prop_assert_eq!(after > before, surprise > 1.0);
        }
    }
    Ok(())
}

fn any_game() -> impl Strategy<Value = Game> {
    let score = prop_oneof![Just(1.0), Just(0.5), Just(0.0), 0.0..=1.0];
    (600.0..2600.0, 0.0..400.0, score)
        .prop_map(|(rating, deviation, score)| Game::new(rating, deviation, score))
}

/// Number of random cases.
const RANDOM: u32 = 2_000;

prop_compose! {
    fn any_period()(
        rating in 600.0..2600.0, deviation in 0.0..400.0, volatility in 0.01..0.3, tau in 0.2..1.2,
        mut games in prop::collection::vec(any_game(), 0..9), twice in 0_usize..4,
        idle in prop_oneof![Just(1.0), 0.0..0.1, 0.0..60.0, (2_u8..60).prop_map(f64::from)],
    ) -> Period {
        // Several equal games, side by side.
        if let Some(&game) = games.last() {
            games.extend(vec![game; twice]);
        }
        let idle_periods = if games.is_empty() { idle } else { 1.0 };
        Period { idle_periods, ..Period::new(Player::new(rating, deviation, volatility), tau, games) }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: RANDOM, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_reason_is_false(period in any_period()) {
        let trace = rate(&period).unwrap();
        let reasons = reasons(&period, &trace);
        prop_assert!((1..=4).contains(&reasons.len()));
        for reason in &reasons {
            check(reason, &period, &trace)?;
            let said = read(&sentence(reason, None, Language::En));
            prop_assert!(said.ends_with('.') && !said.contains(['{', '}']), "{said}");
        }
    }
}
