//! Results of a system: its number, its periods, and its steps in its own order, from one computation.

use crate::engine_support as support;
use crate::support::{pieces, printed, snapshot, systems};
use explain::numbers::Digits;
use explain::reasons::{Reason, Remark, otherwise, questions, remarks};
use explain::systems::{
    Case, Family, Outcome, Rating, RatingPeriod, StepOf, System, SystemStep, Work,
    about_the_number, all, can_be_asked, lined_up, one_by_one, outcome, player_after, reasons,
    steps,
};
use explain::words::Language;
use explain::words::pieces::Piece;
use glicko2_steps::{Game, Period, Player, Trace, rate};
use pieces::read;
use proptest::prelude::*;
use snapshot::assert_reads;
use support::{CLOSE, EXACT_POINTS};
use systems::{at, case_at, game, player, reads, some_options, system};

const EN: Language = Language::En;

fn steps_of(outcome: &Outcome) -> Vec<SystemStep> {
    steps(outcome, 0..outcome.games.len(), EN)
}

fn title(step: &SystemStep) -> String {
    let words = step.step.title.iter().filter_map(|piece| match piece {
        Piece::Text(text) => Some(text.as_str()),
        Piece::Symbol(_) | Piece::Number(_) => None,
    });
    words.collect()
}

/// Returns each step with the paper's number or else its own title, and whether it is left out.
fn order(outcome: &Outcome) -> Vec<String> {
    let steps = steps_of(outcome);
    let told = steps
        .iter()
        .map(|step| match (step.of.paper(), step.is_left_out) {
            (Some(number), false) => number.to_string(),
            (Some(number), true) => format!("no {number}"),
            (None, _) => title(step),
        });
    told.collect()
}

// The order of the steps

#[test]
fn orders_of_the_steps_are_as_recorded() {
    let out = player(1500.0, 700.0, 0.06);
    let typed = [("days", "30"), ("colour", "white"), ("kind", "rapid")];
    let unusual = order(&at("lichess", out, &[game(1500.0, 60.0, 1.0)], &typed));
    let usual = all().iter().map(|system| {
        let outcome = at(
            system.id,
            player(1500.0, 200.0, 0.06),
            &[game(1400.0, 30.0, 1.0)],
            &[],
        );
        format!("{}: {}\n", system.id, order(&outcome).join(" | "))
    });
    let text = format!(
        "lichess, {typed:?}: {}\n{}",
        unusual.join(" | "),
        usual.collect::<String>()
    );
    assert_reads("system-orders", &text);
}

#[test]
fn every_system_has_its_steps_in_order() {
    let me = player(1500.0, 200.0, 0.06);
    for system in all() {
        for games in [&[][..], &[game(1400.0, 30.0, 1.0)]] {
            let outcome = at(system.id, me, games, &[]);
            let steps = steps_of(&outcome);
            let papers: Vec<u8> = steps.iter().filter_map(|step| step.of.paper()).collect();
            assert!(
                papers.is_sorted() && !papers.is_empty(),
                "{}: {papers:?}",
                system.id
            );
            if !games.is_empty() {
                let of = if matches!(system.family, Family::Glicko) {
                    5
                } else {
                    8
                };
                assert_eq!(papers, (1..=of).collect::<Vec<u8>>(), "{}", system.id);
            }
            // The system's own number comes last.
            let after = steps.len() - system.shown.len();
            assert!(
                steps[after..].iter().all(|step| step.of.paper().is_none()),
                "{}",
                system.id
            );
            // A step that is left out is followed by its replacement.
            for (i, step) in steps
                .iter()
                .enumerate()
                .filter(|(_, step)| step.is_left_out)
            {
                assert!(
                    steps[i + 1].of.paper().is_none() && step.of == StepOf::Glicko2(6),
                    "{}",
                    system.id
                );
            }
            let leaves_out = steps.iter().any(|step| step.is_left_out);
            let differs = outcome
                .updates
                .first()
                .is_some_and(|update| match &update.work {
                    Work::Glicko2 { periods, .. } => {
                        system.step_6_periods != 1.0 || *periods != 1.0 || system.id == "pychess"
                    }
                    Work::Glicko(_) => false,
                });
            assert_eq!(leaves_out, differs, "{}", system.id);
        }
    }
}

// The number on top

/// An interval does not replace a rating, and neither does a number that is not public.
#[test]
fn numbers_on_top_are_as_recorded() {
    let on_top = |system: &&'static System| {
        let outcome = at(
            system.id,
            player(1918.5, 60.0, 0.06),
            &[game(1918.5, 60.0, 1.0)],
            &[],
        );
        let read = system.on_top().map(|on_top| {
            [
                on_top.read(&outcome.untouched(), EN),
                on_top.read(&outcome, EN),
            ]
        });
        format!(
            "{}: {}\n",
            system.id,
            read.map_or("-".to_owned(), |read| read.join(" → "))
        )
    };
    assert_reads(
        "system-numbers",
        &all().iter().map(on_top).collect::<String>(),
    );
}

// The periods

/// Rates a period of a system by itself, anew.
fn anew(period: &Outcome) -> Outcome {
    outcome(period.system, &period.case).unwrap()
}

#[test]
fn rank_points_are_carried_from_match_to_match() {
    let me = player(1500.0, 80.0, 0.06);
    let games = [
        game(1500.0, 80.0, 1.0),
        game(1700.0, 80.0, 1.0),
        game(1400.0, 80.0, 0.0),
    ];
    let all = at(
        "inversus",
        me,
        &games,
        &[("points", "1000"), ("days", "20")],
    );
    let of_each: Vec<String> = (0..3).map(|j| reads(&all.period(j))).collect();
    assert_eq!(of_each[2], reads(&all));
    assert!(of_each[0] != of_each[1] && of_each[1] != of_each[2]);
    for (j, read) in of_each.iter().enumerate() {
        assert_eq!(reads(&anew(&all.period(j))), *read);
    }
    // Time passes only before the first match.
    assert!(
        all.period(0)
            .inactivity
            .is_some_and(|idle| idle.periods > 0.0)
    );
    assert!(all.period(1).inactivity.is_none());
    assert_eq!(
        all.next_options(),
        case_at(
            system("inversus"),
            &all.case.period,
            &[("points", &points(&all)), ("days", "0")]
        )
        .options
    );
}

fn points(outcome: &Outcome) -> String {
    systems::shows(outcome).to_string()
}

#[test]
fn games_are_listed_if_each_is_a_period() {
    let me = player(1500.0, 200.0, 0.06);
    let two = [game(1400.0, 30.0, 1.0), game(1550.0, 100.0, 0.0)];
    for system in all() {
        let lines_up = |games: &[Game]| {
            lined_up(&at(system.id, me, games, &[]), 0..2, Digits::Auto, EN).is_some()
        };
        assert_eq!(
            lines_up(&two),
            system.rating_period == RatingPeriod::EachGame,
            "{}",
            system.id
        );
        assert!(!lines_up(&two[..1]) && !lines_up(&[]), "{}", system.id);
        let each = at(system.id, me, &two, &[]);
        assert_eq!(
            each.periods(),
            if system.rating_period == RatingPeriod::EachGame {
                2
            } else {
                1
            },
            "{}",
            system.id
        );
    }
}

/// Checks that Step 6 has as many periods as the system counts, and that Steps 7 and 8 follow from it.
fn check_trace(outcome: &Outcome) {
    for update in &outcome.updates {
        let Work::Glicko2 { trace, periods } = &update.work else {
            continue;
        };
        assert_eq!(Rating::of(trace.player), update.computed);
        let sigma = trace.player.volatility;
        let most = if outcome.system.id == "pychess" {
            350.0 / 173.7178
        } else {
            f64::INFINITY
        };
        CLOSE.check(
            "phi*",
            trace.phi_star,
            trace.phi.hypot(sigma * periods.sqrt()).min(most),
        );
        CLOSE.check(
            "phi'",
            trace.phi_prime.powi(-2),
            trace.phi_star.powi(-2) + 1.0 / trace.v.unwrap(),
        );
        let changes: f64 = trace.games.iter().map(|game| game.rating_change).sum();
        EXACT_POINTS.check(
            "changes",
            update.before.rating + changes,
            trace.player.rating,
        );
        let exact = trace.exact.unwrap();
        assert!(
            (exact.rating - trace.player.rating).abs() < 0.01,
            "{exact:?}"
        );
    }
}

#[test]
fn without_games_the_trace_covers_the_idle_time() {
    for (id, days) in [("lichess", "365"), ("pychess", "46.65"), ("ogs", "0")] {
        let typed: &[(&str, &str)] = if id == "ogs" { &[] } else { &[("days", days)] };
        let idle = at(id, player(1500.0, 60.0, 0.06), &[], typed);
        CLOSE.check(
            id,
            idle.trace().unwrap().player.deviation,
            idle.after.deviation,
        );
        assert_eq!(idle.periods(), 1);
        assert_eq!(idle.period(0), idle);
    }
}

/// If nothing changes after the paper's last step, its trace is complete.
#[test]
fn some_systems_end_like_the_paper() {
    let example = Period::papers_example();
    let ends: Vec<&str> = all()
        .iter()
        .filter(|system| {
            outcome(system, &case_at(system, &example, &[]))
                .unwrap()
                .ends_as_the_paper()
        })
        .map(|system| system.id)
        .collect();
    assert!(
        [
            "glicko2",
            "glicko2-2013",
            "tetrio",
            "dominion",
            "gw2-wvw",
            "csgo"
        ]
        .iter()
        .all(|id| ends.contains(id)),
        "{ends:?}"
    );
    assert!(
        ["lichess", "ogs", "pychess", "showdown", "fics"]
            .iter()
            .all(|id| !ends.contains(id)),
        "{ends:?}"
    );
    let paper = outcome(
        system("glicko2"),
        &case_at(system("glicko2"), &example, &[]),
    )
    .unwrap();
    assert_eq!(paper.trace(), rate(&example).ok());
}

fn any_case() -> impl Strategy<Value = (&'static System, Case)> {
    let game = (
        800.0..2400.0,
        20.0..350.0,
        prop::sample::select(vec![0.0, 0.5, 1.0]),
    )
        .prop_map(|(rating, deviation, score)| game(rating, deviation, score));
    let player = (800.0..2400.0, 20.0..600.0, 0.03..0.12)
        .prop_map(|(rating, deviation, volatility)| Player::new(rating, deviation, volatility));
    let parts = (
        prop::sample::select(all().to_vec()),
        player,
        prop::collection::vec(game, 0..5),
        prop::collection::vec(0.0..=1.0, 3),
    );
    parts.prop_map(|(system, player, games, seeds)| {
        let case = Case {
            period: Period::new(player, 0.5, games),
            options: some_options(system, &seeds),
        };
        (system, case)
    })
}

/// Returns the player and the games of the only period, with the player before and after as the system has them.
fn as_worked(outcome: &Outcome) -> Option<(Period, Trace)> {
    let mut period = outcome.papers_period();
    let mut trace = outcome.trace()?;
    let (before, after) = (outcome.clamped, outcome.after);
    period.player = Player {
        rating: before.rating,
        deviation: before.deviation,
        ..period.player
    };
    trace.player = Player::new(after.rating, after.deviation, after.volatility?);
    Some((period, trace))
}

/// Fails if the system does not do what a reason claims.
fn check_reason(reason: &Reason, outcome: &Outcome) -> Result<(), TestCaseError> {
    let (before, after) = (outcome.clamped, outcome.after);
    let change = after.rating - before.rating;
    let near = |a: f64, b: f64| (a - b).abs() <= 1e-6 * (1.0 + a.abs().max(b.abs()));
    let given: Vec<Game> = outcome.rated_games().collect();
    match *reason {
        Reason::Idle {
            before: told,
            after: now,
        } => {
            prop_assert!(
                outcome.case.period.games.is_empty()
                    && (told, now) == (before.deviation, after.deviation)
            );
            prop_assert!(now >= told);
        }
        Reason::CostlyWin { .. } => prop_assert!(false, "that is not worked by another system"),
        Reason::AsExpected | Reason::Cancelled { .. } => prop_assert!(change.abs() < 0.5),
        Reason::Surprise { expected, .. } => {
            prop_assert_eq!(outcome.trace().unwrap().games[0].e, expected);
        }
        Reason::Between { moved, .. } => prop_assert!(near(moved.change, change)),
        Reason::Together {
            games,
            expected,
            scored,
            ..
        } => {
            prop_assert_eq!(games, outcome.case.period.games.len());
            prop_assert!((scored - expected) * change > 0.0 || change.abs() < 0.5);
        }
        Reason::Against {
            expected, scored, ..
        } => {
            prop_assert!((scored - expected) * change < 0.0 || (scored - expected).abs() < 0.01);
        }
        Reason::Each(ref moves) => {
            prop_assert!(near(moves.iter().map(|moved| moved.change).sum(), change));
            prop_assert!(
                moves
                    .iter()
                    .all(|moved| moved.games.rating == given[moved.games.first].rating)
            );
        }
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
        }
        Reason::Sure { whole, .. } | Reason::Unknown { whole, .. } => {
            let games = outcome.trace().unwrap().games;
            prop_assert!(games.iter().all(|game| game.rating_change.abs() <= whole));
        }
        Reason::UnsureOpponent { game, .. }
        | Reason::Upset { game, .. }
        | Reason::Foregone { game, .. } => {
            prop_assert_eq!(
                (game.rating, game.deviation),
                (given[game.first].rating, given[game.first].deviation)
            );
        }
        Reason::Surer { .. } => prop_assert!(after.deviation < before.deviation),
        Reason::LessSure { drift, .. } => {
            prop_assert!(
                after.deviation > before.deviation
                    && after.deviation <= before.deviation.hypot(drift)
            );
        }
        Reason::Volatility {
            before: sigma,
            after: sigma_prime,
            ..
        } => {
            prop_assert_eq!(sigma_prime > sigma, after.volatility > before.volatility);
        }
    }
    Ok(())
}

#[test]
fn reasons_fit_the_rules_of_the_system() {
    let names = |outcome: &Outcome| {
        let (period, trace) = as_worked(outcome).unwrap();
        let reasons = reasons(outcome, &period, &trace);
        let names = reasons.iter().map(printed::variant);
        names.collect::<Vec<_>>().join(" ")
    };
    let me = player(1720.0, 62.0, 0.06);
    let (won, lost) = ([game(1500.0, 60.0, 1.0)], [game(1500.0, 60.0, 0.0)]);
    let drawn = [game(1900.0, 60.0, 0.5)];
    let cases: [(&str, &[Game], &[(&str, &str)], &str); 9] = [
        // Lichess leaves Step 6 out, so nothing drifts and the deviation falls; a gain in rapid chess is multiplied.
        ("lichess", &won, &[], "Surprise Sure Surer"),
        ("lichess", &won, &[("kind", "rapid")], "Surprise Surer"),
        ("lichess", &drawn, &[], "Between Sure Surer"),
        ("lichess", &drawn, &[("kind", "rapid")], "Surer"),
        // Over time the deviation grows, which is not the effect of a game.
        ("lichess", &won, &[("days", "300")], "Surprise"),
        ("lichess", &[], &[("days", "300")], "Idle"),
        ("lichess", &[], &[], "Idle"),
        ("ogs", &won, &[], "Surprise Sure LessSure"),
        ("ogs", &lost, &[], "Surprise Sure LessSure"),
    ];
    for (id, games, typed, expected) in cases {
        assert_eq!(
            names(&at(id, me, games, typed)),
            expected,
            "{id} {games:?} {typed:?}"
        );
    }
    // The least deviation does not fall.
    let sure = at("lichess", player(1720.0, 45.0, 0.06), &won, &[]);
    assert_eq!(names(&sure), "Surprise Sure");
}

/// Questions are not asked if the sentences of their answers would not hold for the system.
#[test]
fn questions_are_asked_only_if_they_can_be_answered() {
    let can_be = |outcome: &Outcome| can_be_asked(outcome, &as_worked(outcome).unwrap().1);
    let me = player(1720.0, 62.0, 0.06);
    let (won, lost) = ([game(1500.0, 60.0, 1.0)], [game(1500.0, 60.0, 0.0)]);
    assert!(can_be(&at("lichess", me, &won, &[])) && can_be(&at("ogs", me, &lost, &[])));
    for not in [
        // Gains are multiplied, which a loss does not show.
        at("lichess", me, &won, &[("kind", "rapid")]),
        at("lichess", me, &lost, &[("kind", "rapid")]),
        // Time has passed; a limit is held; the first move counts; each game is a period; nothing was played.
        at("lichess", me, &won, &[("days", "30")]),
        at("lichess", player(1720.0, 40.0, 0.06), &won, &[]),
        at("lichess", me, &won, &[("colour", "white")]),
        at("lichess", me, &[won[0], lost[0]], &[]),
        at("lichess", me, &[], &[]),
    ] {
        assert!(!can_be(&not), "{:?}", not.case);
    }
}

#[test]
fn the_system_describes_its_own_number() {
    let said = |pieces: Option<Vec<Piece>>| pieces.map_or("-".to_owned(), |pieces| read(&pieces));
    let me = player(1500.0, 200.0, 0.06);
    let games = [
        game(1400.0, 30.0, 1.0),
        game(1550.0, 100.0, 0.0),
        game(1700.0, 300.0, 0.0),
    ];
    let parts = [1, 2, 7].map(|count| {
        said(one_by_one(
            &at("lichess", me, &vec![games[0]; count], &[]),
            EN,
        ))
    });
    // The rating itself needs no description.
    let numbers = all().iter().map(|system| {
        format!(
            "{}: {}",
            system.id,
            said(about_the_number(&at(system.id, me, &games, &[]), EN))
        )
    });
    assert_reads(
        "system-descriptions",
        &parts
            .into_iter()
            .chain(numbers)
            .collect::<Vec<_>>()
            .join("\n"),
    );
}

proptest! {
    /// Reasons are true of the system.
    #[test]
    fn no_reason_is_false_for_a_system((system, case) in any_case()) {
        let whole = outcome(system, &case).unwrap();
        if let Some((period, trace)) = as_worked(&whole).filter(|_| whole.periods() == 1) {
            for reason in reasons(&whole, &period, &trace) {
                check_reason(&reason, &whole)?;
            }
        }
    }

    /// Answers about a changed case have the result of the system for that case.
    #[test]
    fn no_answer_is_false_for_a_system((system, case) in any_case()) {
        let whole = outcome(system, &case).unwrap();
        if let Some((period, trace)) = as_worked(&whole).filter(|(_, trace)| can_be_asked(&whole, trace)) {
            let rate = |period: &Period| player_after(&whole, period);
            let rating_if = |change: &dyn Fn(&mut Period)| {
                let mut case = case.clone();
                change(&mut case.period);
                outcome(system, &case).unwrap().after.rating
            };
            prop_assert_eq!(rating_if(&|_| ()), trace.player.rating);
            let from = case.period.player.rating;
            let change = trace.player.rating - from;
            let sum: f64 = trace.games.iter().map(|game| game.rating_change).sum();
            prop_assert!((sum - change).abs() < 1e-6);
            for one in questions(&period, &trace).all.into_iter().flat_map(|chip| remarks(chip, &period, &trace, Some(&rate))) {
                match one {
                    Remark::Surprise { against, change, .. } => {
                        prop_assert_eq!(rating_if(&|period| period.games[0].rating = against) - from, change);
                    }
                    Remark::Step { other, change, .. } => {
                        prop_assert_eq!(rating_if(&|period| period.player.deviation = other) - from, change);
                    }
                    Remark::Opponent { other, change, .. } => {
                        prop_assert_eq!(rating_if(&|period| period.games[0].deviation = other) - from, change);
                    }
                    _ => {}
                }
            }
            for otherwise in otherwise(&period, &trace, Some(&rate), 0..period.games.len()) {
                let j = otherwise.game;
                for (score, rating) in [1.0, 0.5, 0.0].into_iter().zip(otherwise.ended) {
                    prop_assert_eq!(rating, Some(rating_if(&|period| period.games[j].score = score)));
                }
            }
        }
    }

    /// A period cut out of the whole has the result of that period alone.
    #[test]
    fn a_period_equals_that_period_rated_alone((system, case) in any_case()) {
        let whole = outcome(system, &case).unwrap();
        check_trace(&whole);
        prop_assert_eq!(whole.period(0).clamped, whole.clamped);
        for j in 0..whole.periods() {
            let period = whole.period(j);
            let again = anew(&period);
            prop_assert_eq!((again.before, again.after), (period.before, period.after), "{} {}", system.id, j);
            prop_assert_eq!(&again.games, &period.games);
            for shown in system.shown {
                prop_assert_eq!(shown.read(&again, EN), shown.read(&period, EN), "{} {}", system.id, j);
            }
        }
        let last = whole.period(whole.periods() - 1);
        prop_assert_eq!(last.after, whole.after);
        for shown in system.shown {
            prop_assert_eq!(shown.read(&last, EN), shown.read(&whole, EN), "{}", system.id);
        }
    }
}
