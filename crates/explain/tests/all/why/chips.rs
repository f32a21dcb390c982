//! Questions about a result: which questions a case has, and that every answer is true.

use super::{ABOUT, RANDOM, any_period, assert_reads, first_period, games, printed, read};
use explain::answer::sentences::remark;
use explain::ids::HasId;
use explain::numbers::rounded;
use explain::reasons::{Chip, Questions, Remark, otherwise, questions, remarks, whole_surprise};
use explain::words::Language;
use explain::words::pieces::Piece;
use glicko2_steps::performance::Performance;
use glicko2_steps::{Game, Period, Trace, rate, scale};
use proptest::prelude::*;

/// Returns the questions of a case by their ids: those that fit best, and the others.
fn question_ids(fragment: &str) -> String {
    let (period, trace) = first_period(fragment);
    let Questions { all, fitting } = questions(&period, &trace);
    let (fitting, others) = all.split_at(fitting);
    let ids = |chips: &[Chip]| {
        let ids = chips.iter().map(|chip| chip.id());
        ids.collect::<Vec<_>>().join(" ").replace("chip-", "")
    };
    [fitting, others].map(ids).join(" | ")
}

/// Returns the answer to a question.
fn answered(fragment: &str, chip: Chip, language: Language) -> Vec<String> {
    let (period, trace) = first_period(fragment);
    assert!(
        chip.applies(&period, &trace),
        "{chip:?} does not apply to {fragment}"
    );
    remarks(chip, &period, &trace, None)
        .iter()
        .map(|one| read(&remark(one, language)))
        .collect()
}

/// Cases and their questions.
const ASKED: &[(&str, &str)] = &[
    (
        "",
        "lost-though-won | loss-costs-more little what-if performance",
    ),
    (
        "p=1720,62,0.06&g=1500,60,1;1480,80,1;1590,50,0",
        "lost-though-won loss-costs-more | little what-if performance",
    ),
    ("g=", "less-sure | "),
    (
        "p=1720,62,0.06&g=1500,60,1",
        "little what-if | loss-costs-more less-sure performance",
    ),
    (
        "p=1720,62,0.06&g=1500,60,0",
        "loss-costs-more little | what-if less-sure performance",
    ),
    ("p=1500,350,0.06&g=1900,50,1", "much what-if | performance"),
    (
        "p=1500,45,0.06&g=1500,60,0.5",
        "little what-if | less-sure performance",
    ),
    (
        "g=1500,350,1;1520,30,0",
        "lost-though-won | little what-if performance",
    ),
    ("g=1500,60,1", "much what-if | performance"),
    (
        "p=1500,350,0.06&g=1300,50,1;1900,50,1;1900,50,1;1900,50,1",
        "much | loss-costs-more what-if performance",
    ),
    (
        "p=1500,80,0.06&g=2600,50,0",
        "what-if | little less-sure performance",
    ),
    ("g=1700,300,1;1700,300,1", "much | what-if performance"),
    ("g=1500,60,0.5;1500,60,0.5", "little | what-if performance"),
];

/// Questions to answer.
const ANSWERED: &[(&str, Chip)] = &[
    ("p=1720,62,0.06&g=1500,60,1", Chip::Little),
    ("p=1720,62,0.06&g=1500,60,1", Chip::LossCostsMore),
    ("p=1720,62,0.06&g=1500,60,1", Chip::LessSure),
    ("g=&i=12", Chip::LessSure),
    ("p=1500,60,0.06&g=&i=52", Chip::LessSure),
    ("", Chip::LostThoughWon),
    ("", Chip::Little),
    ("p=1500,350,0.06&g=1900,50,1", Chip::Much),
    ("", Chip::Performance),
    ("g=1500,60,1;1600,60,1", Chip::Performance),
    ("g=1500,60,0", Chip::Performance),
];

#[test]
fn each_case_has_the_expected_questions() {
    for &(fragment, expected) in ASKED {
        assert_eq!(question_ids(fragment), expected, "{fragment}");
    }
    assert_eq!(
        question_ids(&format!("p=1500,50,0.06&g={}", games("1500,50,1", 10))),
        "little | what-if performance"
    );
}

#[test]
fn answers_are_as_recorded() {
    for (language, name) in [
        (Language::En, "why-answers-en"),
        (Language::Ru, "why-answers-ru"),
    ] {
        let of = |&(fragment, chip): &(&str, Chip)| {
            format!(
                "{fragment} {}\n{}\n",
                chip.id(),
                answered(fragment, chip, language).join("\n")
            )
        };
        let said = language.speak(|| ANSWERED.iter().map(of).collect::<Vec<_>>().join("\n"));
        assert_reads(name, &said);
    }
}

/// The draws that would hold the deviation are played in each of the periods.
#[test]
fn draws_that_hold_a_deviation_hold_it_in_all_periods() {
    for (rd, idle) in [(100.0, 12.0), (60.0, 52.0), (60.0, 2.5), (45.0, 1.0)] {
        let (period, trace) = first_period(&format!("p=1500,{rd},0.06&g=&i={idle}"));
        let all = remarks(Chip::LessSure, &period, &trace, None);
        let Some(&Remark::Held {
            games,
            periods,
            deviation,
        }) = all.last()
        else {
            panic!("{all:?}")
        };
        assert_eq!(periods, idle);
        let draw = Game::new(1500.0, deviation, 0.5);
        let mut player = period.player;
        for _ in 0..idle.ceil() as usize {
            player = rate(&Period::new(player, period.tau, vec![draw; games.into()]))
                .unwrap()
                .player;
            assert!(player.deviation <= rd, "{rd} {idle}: {}", player.deviation);
        }
    }
}

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() <= 1e-6 * (1.0 + a.abs().max(b.abs()))
}

/// Returns r′ of a changed period.
fn rating_if(period: &Period, change: impl FnOnce(&mut Period)) -> f64 {
    let mut period = period.clone();
    change(&mut period);
    rate(&period).unwrap().player.rating
}

/// Fails if a remark claims anything that is false.
fn check(one: &Remark, period: &Period, trace: &Trace) -> Result<(), TestCaseError> {
    let change = trace.player.rating - period.player.rating;
    let (before, after) = (period.player.deviation, trace.player.deviation);
    let would_be = |told: f64, is_more: bool, by: &dyn Fn(&mut Period)| {
        prop_assert_eq!(told, rating_if(period, by) - period.player.rating);
        prop_assert!(told * change > 0.0 && (told.abs() > change.abs()) == is_more);
        Ok(())
    };
    match *one {
        Remark::Product {
            surprise,
            whole,
            change: told,
        } => {
            prop_assert!(
                trace.games.len() == 1 && told == change && near(surprise * whole, change)
            );
        }
        Remark::Sums {
            gained,
            lost,
            change: told,
        } => {
            prop_assert!(
                gained >= 0.0 && lost <= 0.0 && told == change && near(gained + lost, change)
            );
        }
        Remark::Expected { expected, scored } => {
            prop_assert!(near(expected, trace.games.iter().map(|game| game.e).sum()));
            prop_assert!(near(
                scored,
                period.games.iter().map(|game| game.score).sum()
            ));
        }
        Remark::Surprise {
            game,
            expected,
            against,
            change: told,
            is_more,
        } => {
            prop_assert_eq!(
                (game.score, expected),
                (period.games[0].score, trace.games[0].e)
            );
            let surprise = game.score - expected;
            let is_so = if is_more {
                surprise.abs() < 1.0 / 3.0
            } else {
                surprise.abs() >= 2.0 / 3.0
            };
            prop_assert!(is_so, "{surprise}");
            prop_assert!(is_more || against == period.player.rating);
            would_be(told, is_more, &|period| period.games[0].rating = against)?;
        }
        Remark::Step {
            deviation,
            other,
            change: told,
            is_more,
        } => {
            prop_assert!(deviation == before && (other > before) == is_more);
            would_be(told, is_more, &|period| period.player.deviation = other)?;
        }
        Remark::Opponent {
            game,
            g,
            other,
            change: told,
        } => {
            prop_assert!(trace.games[0].g == g && g < 0.8 && game.deviation > other);
            would_be(told, true, &|period| period.games[0].deviation = other)?;
        }
        Remark::Results {
            won,
            lost,
            others,
            change: told,
            ..
        } => {
            prop_assert!(
                told == change && change < 0.0 && won.0 > 0 && won.1 >= 0.0 && lost.1 <= 0.0
            );
            prop_assert!(near(won.1 + lost.1 + others.1, change));
            prop_assert_eq!(won.0 + lost.0 + others.0, trace.games.len());
        }
        Remark::WinsAlone { wins, rating } => {
            let only_wins = |period: &mut Period| period.games.retain(|game| game.score == 1.0);
            prop_assert_eq!(rating, rating_if(period, only_wins));
            let won = period.games.iter().filter(|game| game.score == 1.0);
            prop_assert_eq!(wins, won.count());
            prop_assert!(rating >= period.player.rating);
        }
        Remark::Favourite {
            game,
            expected,
            pays,
            costs,
        } => {
            let traced = &trace.games[game.first];
            let mut games = trace.games.iter();
            let is_greatest = games.all(|game| game.e <= expected || game.e > 0.99);
            prop_assert!(traced.e == expected && is_greatest);
            prop_assert!(costs > pays && near(pays + costs, whole_surprise(trace, traced.g)));
            prop_assert!(near(costs / pays, expected / (1.0 - expected)));
            if game.score == 1.0 {
                prop_assert!(near(pays, traced.rating_change));
            }
            if game.score == 0.0 {
                prop_assert!(near(-costs, traced.rating_change));
            }
        }
        Remark::Drift {
            games,
            periods,
            before: told,
            drift,
            grown,
            after: now,
        } => {
            prop_assert_eq!((games, told, now), (trace.games.len(), before, after));
            let times = if games == 0 { periods } else { 1.0 };
            prop_assert!(
                near(grown, before.hypot(drift * times.sqrt()))
                    && grown >= now * (1.0 - 1e-9)
                    && now > before
            );
        }
        Remark::DriftInTurn { .. } => {
            prop_assert!(false, "the paper rates all games together");
        }
        Remark::Held {
            games,
            periods,
            deviation,
        } => {
            let is_idle = trace.games.is_empty();
            prop_assert_eq!(periods, if is_idle { period.idle_periods } else { 1.0 });
            let draw = Game::new(period.player.rating, deviation, 0.5);
            let after = |games: u8| {
                let period = Period {
                    games: vec![draw; games.into()],
                    ..period.clone()
                };
                rate(&period).unwrap().player.deviation
            };
            prop_assert!(after(games) <= before && (games == 1 || after(games - 1) > before));
        }
        Remark::Performance { games, rating, elo } => {
            prop_assert_eq!(games, period.games.len());
            let are_all = |score: f64| period.games.iter().all(|game| game.score == score);
            match (rating, elo) {
                // A player with this rating is rated as they are, because nothing is a surprise.
                (Performance::At(rating), Performance::At(_)) => {
                    let after = rating_if(period, |period| period.player.rating = rating);
                    prop_assert!(near(after, rating), "{} {}", after, rating);
                }
                (Performance::AboveEveryRating, _) => prop_assert!(elo == rating && are_all(1.0)),
                _ => prop_assert!(elo == rating && are_all(0.0)),
            }
        }
    }
    Ok(())
}

/// Fails if a root in a sentence is not the deviation before it, both as they are shown.
fn check_root(pieces: &[Piece]) -> Result<(), TestCaseError> {
    let has_root = |piece: &Piece| matches!(piece, Piece::Text(text) if text.contains('√'));
    let Some(at) = pieces.iter().position(has_root) else {
        return Ok(());
    };
    let (grown, said) = (read(&pieces[at - 1..at]), read(&pieces[at..]));
    let (before, root) = said.split_once('√').unwrap();
    let (root, after) = root.trim_start_matches('(').split_once(')').unwrap();
    // A tiny deviation is shown as "about 0".
    let of = |text: &str| -> f64 {
        let text = text.trim_start_matches(ABOUT);
        text.trim_end_matches('²').parse().unwrap()
    };
    let (rd, drift) = root.split_once(" + ").unwrap();
    let (periods, drift) = drift.split_once("\u{a0}×\u{a0}").unwrap_or(("1", drift));
    let decimals = printed::decimals(&grown);
    // Rounds as the page does, not ties to even. A `side` of ±0.5 gives the outermost root of numbers shown like these.
    let root = |side: f64| {
        let at = |text, decimals| (of(text) + side * 0.1_f64.powi(decimals)).max(0.0);
        let root = at(rd, decimals as i32).hypot(at(drift, 2) * at(periods, 2).sqrt());
        rounded(root, decimals)
    };
    prop_assert_ne!(root(0.0) == of(&grown), before.ends_with(ABOUT), "{}", said);
    let is_near = (root(-0.5)..=root(0.5)).contains(&of(&grown));
    prop_assert!(is_near && after.starts_with('.'), "{said}");
    Ok(())
}

#[test]
fn a_root_is_the_deviation_as_shown_at_a_tie_and_for_tiny_numbers() {
    // 63.8² + 17.85² is exactly 66.25².
    let tie = "p=2261.7085205008066,63.79741123827678,0.10246286202052358&t=1.153333231135557&g=2590.5097388189224,0,0.5";
    let tie = format!("{tie}{}", ";600,333.48923022618715,0.5".repeat(4));
    for (fragment, shown) in [
        (&*tie, "√(63.8² + 17.85²)"),
        ("p=1500,0.00074,0.01&g=", "√(about 0² + 1.74²)"),
        ("p=600,0,0.01&g=&i=0.0144", "is √(0² + 0.01\u{a0}"),
        ("p=600,0,0.06&g=&i=0.0149", "is about √(0² + 0.01\u{a0}"),
    ] {
        let (period, trace) = first_period(fragment);
        let drift = remarks(Chip::LessSure, &period, &trace, None).remove(0);
        let pieces = remark(&drift, Language::En);
        assert!(read(&pieces).contains(shown), "{}", read(&pieces));
        check_root(&pieces).unwrap();
    }
}

/// Checks that a question is justified.
fn check_question(chip: Chip, period: &Period, trace: &Trace) -> Result<(), TestCaseError> {
    let change = trace.player.rating - period.player.rating;
    let wholes = trace.games.iter().map(|game| whole_surprise(trace, game.g));
    let whole = wholes.fold(0.0, f64::max);
    match chip {
        Chip::Little => prop_assert!(change.abs() < whole / 3.0 || whole < 30.0),
        Chip::Much => {
            prop_assert!(change.abs() >= 30.0 && (change.abs() >= whole / 1.5 || whole >= 100.0));
        }
        Chip::LostThoughWon => {
            let is_won = period.games.iter().any(|game| game.score == 1.0);
            prop_assert!(change < 0.0 && period.games.len() > 1 && is_won);
        }
        Chip::LossCostsMore => prop_assert!(trace.games.iter().any(|game| game.e > 0.5)),
        Chip::WhatIf | Chip::Performance => prop_assert!(!trace.games.is_empty()),
        Chip::LessSure => prop_assert!(trace.player.deviation > period.player.deviation),
        Chip::LostInDraw => prop_assert!(false, "the paper does not cut off decimals"),
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: RANDOM, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_answer_is_false(period in any_period()) {
        let trace = rate(&period).unwrap();
        let Questions { all: asked, fitting } = questions(&period, &trace);
        prop_assert!(asked.is_empty() || (1..=2).contains(&fitting) && fitting <= asked.len());
        prop_assert!(!(asked.contains(&Chip::Little) && asked.contains(&Chip::Much)));
        for chip in asked {
            check_question(chip, &period, &trace)?;
            let remarks = remarks(chip, &period, &trace, None);
            prop_assert_eq!(remarks.is_empty(), chip == Chip::WhatIf);
            for one in &remarks {
                check(one, &period, &trace)?;
                let pieces = remark(one, Language::En);
                let said = read(&pieces);
                prop_assert!(said.ends_with('.') && !said.contains(['{', '}']), "{said}");
                check_root(&pieces)?;
            }
        }
    }

    /// Imagined results are those of the engine for the changed period.
    #[test]
    fn imagined_results_are_those_of_the_engine(period in any_period()) {
        let trace = rate(&period).unwrap();
        for otherwise in otherwise(&period, &trace, None, 0..period.games.len()) {
            let j = otherwise.game;
            prop_assert_eq!(otherwise.opponent, period.games[j].rating);
            for (score, rating) in [1.0, 0.5, 0.0].into_iter().zip(otherwise.ended) {
                prop_assert!(near(rating.unwrap(), rating_if(&period, |period| period.games[j].score = score)));
            }
            let unplayed = rating_if(&period, |period| _ = period.games.remove(j));
            prop_assert_eq!(otherwise.unplayed, Some(unplayed));
        }
    }
}

#[test]
fn a_grown_deviation_is_given_in_rating_points() {
    let (period, trace) = first_period("p=1500,30,0.06&g=1500,60,1");
    let drift = remarks(Chip::LessSure, &period, &trace, None);
    let Remark::Drift { grown, .. } = drift[0] else {
        panic!("{drift:?}")
    };
    assert!(near(grown, scale::deviation(trace.phi_star)));
}
