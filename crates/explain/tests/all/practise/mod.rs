//! Exercises: the cases of a code, marking compared with an independent solution, and the results of slips.

mod independent;
mod sheets;

use crate::support::snapshot;
use explain::ids::VariantArray;
use explain::numbers::{Digits, Kind, rounded, show};
use explain::teach::exercises::code::{SplitMix64, fnv1a};
use explain::teach::exercises::mark::key;
use explain::teach::exercises::slip::slips;
use explain::teach::exercises::values::{decimals, id, spot, spots};
use explain::teach::exercises::{
    Code, Exercise, Level, Quantity, Slip, Values, Verdict, draws, mark,
};
use glicko2_steps::{Game, Period, rate};
use independent::Solution;
use proptest::prelude::*;
use snapshot::assert_reads;
use std::collections::BTreeMap;

/// Number of exercises that are tried at each level.
const TRIALS: u16 = 1_000;

fn code(text: &str) -> Code {
    Code::parse(text).unwrap()
}

/// Returns the trial exercises of a level, of many codes.
fn trials(level: Level) -> impl Iterator<Item = Exercise> {
    (0..u32::from(TRIALS))
        .map(move |i| Exercise::of(level, Code::nth(i * 7 + 1), (i % 15) as u16 + 1))
}

fn marked(exercise: &Exercise, answers: &[String]) -> Vec<Verdict> {
    mark(
        exercise,
        &answers.iter().map(String::as_str).collect::<Vec<_>>(),
    )
}

/// Returns the answers of a person who continues with the shown digits. `value` computes a line from the values so far.
fn carried(exercise: &Exercise, value: impl Fn(&Solution, Quantity) -> f64) -> Vec<String> {
    let mut solution = Solution::from_given(exercise);
    let answer = |&line: &Quantity| {
        let answer = written(value(&solution, line), decimals(line));
        solution.set(line, read(&answer));
        answer
    };
    exercise.asked.iter().map(answer).collect()
}

fn read(answer: &str) -> f64 {
    answer.replace('−', "-").parse().unwrap()
}

/// Returns a number as a person writes it, with these decimals.
fn written(x: f64, decimals: u8) -> String {
    show(
        rounded(x, decimals.into()),
        Kind::Scaled,
        Digits::Decimals(decimals),
    )
}

#[test]
fn random_numbers_are_those_of_the_reference() {
    let row = |seed: &str| SplitMix64::new(fnv1a(seed));
    assert_eq!(fnv1a(""), 0xcbf2_9ce4_8422_2325);
    // From the authors' own list.
    assert_eq!(fnv1a("foobar"), 0x8594_4171_f739_67e8);
    assert_eq!(fnv1a("1.a7k2.1"), 0xd63d_628a_a170_7336);
    assert_eq!(row("1.a7k2.1").draw(), 0x987d_cfe0_fecf_0009);
    // From the public implementation, for the seed 1234567.
    let mut random = SplitMix64::new(1_234_567);
    assert_eq!(
        [random.draw(), random.draw()],
        [6_457_827_717_110_365_317, 3_203_168_211_198_807_973]
    );
}

#[test]
fn a_code_always_gives_the_same_cases() {
    let game = |rating, deviation, score| Game::new(rating, deviation, score);
    let cases = [
        (
            Level::Formula,
            [1550.0, 200.0, 0.06, 0.5],
            vec![game(1300.0, 300.0, 0.0)],
        ),
        (
            Level::Step,
            [1200.0, 350.0, 0.06, 0.5],
            vec![game(1450.0, 100.0, 0.5)],
        ),
        (
            Level::Period,
            [1650.0, 80.0, 0.06, 0.6],
            vec![game(1500.0, 60.0, 1.0), game(1925.0, 200.0, 0.5)],
        ),
    ];
    for (level, player, games) in cases {
        let period = Exercise::of(level, code("a7k2"), 1).period;
        let drawn = [
            period.player.rating,
            period.player.deviation,
            period.player.volatility,
            period.tau,
        ];
        assert_eq!((drawn, period.games), (player, games), "{level:?}");
    }
}

#[test]
fn cases_are_ordinary_and_have_round_numbers() {
    for exercise in Level::VARIANTS.iter().copied().flat_map(trials) {
        let (period, player) = (&exercise.period, exercise.period.player);
        let what = format!("{period:?}");
        assert!(
            (1200.0..=1800.0).contains(&player.rating) && player.rating % 50.0 == 0.0,
            "{what}"
        );
        assert!(
            player.rating != 1500.0 && (50.0..=350.0).contains(&player.deviation),
            "{what}"
        );
        let games = match exercise.level {
            Level::Formula => 1..=1,
            Level::Step => 1..=2,
            Level::Period => 2..=3,
        };
        assert!(games.contains(&period.games.len()), "{what}");
        let change = (exercise.trace.player.rating - player.rating).abs();
        assert!((3.0..=250.0).contains(&change), "{what}: {change}");
        for (j, game) in period.games.iter().enumerate() {
            let apart = (game.rating - player.rating).abs();
            assert!(
                (25.0..=300.0).contains(&apart) && apart % 25.0 == 0.0,
                "{what}"
            );
            assert!(
                (game.deviation - player.deviation).abs() >= 20.0
                    && !period.games[..j].contains(game),
                "{what}"
            );
            assert!((0.12..=0.88).contains(&exercise.trace.games[j].e), "{what}");
        }
        let asks = |quantity| exercise.level == Level::Formula && exercise.asked == [quantity];
        let asks_e = exercise.level == Level::Formula && exercise.asked == [Quantity::E(0)];
        assert!(!asks_e || period.games[0].deviation >= 100.0, "{what}");
        assert!(
            !asks(Quantity::Delta) || period.games[0].score != 0.5,
            "{what}"
        );
    }
}

#[test]
fn few_cases_are_drawn_for_an_exercise() {
    use Quantity::{Delta, Deviation, E, G, Mu, MuPrime, Phi, PhiPrime, PhiStar, Rating, V};
    let asked = [
        Mu,
        Phi,
        G(0),
        E(0),
        V,
        Delta,
        PhiStar,
        PhiPrime,
        MuPrime,
        Rating,
        Deviation,
    ];
    for (level, average) in Level::VARIANTS.iter().copied().zip([1.4, 1.5, 1.8]) {
        let of = |number: u16, asks| draws(level, asks, &code("a7k2").seed(level, number));
        let all: Vec<usize> = (1..=TRIALS).map(|number| of(number, None)).collect();
        let found = all.iter().sum::<usize>() as f64 / f64::from(TRIALS);
        assert!((found - average).abs() <= 0.05, "{level:?}: {found}");
        assert!(all.iter().all(|&draws| draws <= 10), "{level:?}");
        if level == Level::Formula {
            // The additional conditions for E and Δ need slightly more draws.
            let all = (1..=TRIALS)
                .map(|number| of(number, Some(asked[usize::from(number - 1) % asked.len()])));
            let found = all.sum::<usize>() as f64 / f64::from(TRIALS);
            assert!((1.4..=1.5).contains(&found), "{found}");
        }
    }
}

/// Answers of an independent solution, with many digits and rounded at the end, are right.
#[test]
fn an_independent_solution_is_right() {
    for exercise in Level::VARIANTS.iter().copied().flat_map(trials) {
        let solution = Solution::of(&exercise.period);
        for more in [0, 1, 2] {
            let answer = |line: &Quantity| written(solution.of_line(*line), decimals(*line) + more);
            let answers: Vec<String> = exercise.asked.iter().map(answer).collect();
            for (i, verdict) in marked(&exercise, &answers).iter().enumerate() {
                let what = (exercise.asked[i], &answers[i], &exercise.period);
                assert_eq!(*verdict, Verdict::Right, "{what:?}");
            }
        }
    }
}

/// Answers that are rounded to the required digits at every step, and continued with these digits, are right.
#[test]
fn rounding_at_every_step_is_accepted() {
    let mut worst: BTreeMap<Quantity, f64> = BTreeMap::new();
    for exercise in Level::VARIANTS.iter().copied().flat_map(trials) {
        let answers = carried(&exercise, Solution::compute);
        let solution = Solution::of(&exercise.period);
        for ((line, text), verdict) in exercise
            .asked
            .iter()
            .zip(&answers)
            .zip(marked(&exercise, &answers))
        {
            assert_eq!(
                verdict,
                Verdict::Right,
                "{line:?}: {text} of {:?}",
                exercise.period
            );
            let off = (read(text) - solution.of_line(*line)).abs();
            let worst = worst.entry(spot(*line)).or_default();
            *worst = worst.max(off);
        }
    }
    // Therefore r′ and RD′ may not be judged by the exact value alone.
    let (rating, deviation) = (worst[&Quantity::Rating], worst[&Quantity::Deviation]);
    assert!(
        (0.15..=0.5).contains(&rating) && (0.1..=0.25).contains(&deviation),
        "{rating}, {deviation}"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Any typed answers get verdicts.
    #[test]
    fn any_answers_are_marked(level in 0usize..3, number: u16, code: u32, answers in prop::collection::vec(".{0,12}|-?[0-9]{0,4}[.,/e]?[0-9]{0,5}", 0..25)) {
        let exercise = Exercise::of(Level::VARIANTS[level], Code::nth(code), number);
        prop_assert_eq!(marked(&exercise, &answers).len(), exercise.asked.len());
    }
}

/// Results of each slip in the paper's example, computed elsewhere: for the first game if the quantity belongs to a
/// game.
#[rustfmt::skip]
const SLIPS: &[(Quantity, &[(Slip, f64)])] = &[
    (Quantity::Mu, &[(Slip::OriginLeftOut, 8.0590), (Slip::Reversed, 0.5756), (Slip::Scale400, -0.25)]),
    (Quantity::Phi, &[(Slip::Scale172, 1.158), (Slip::Scale400, 0.5), (Slip::OriginTaken, -7.4834), (Slip::TurnedOver, 0.8686)]),
    (Quantity::G(0), &[
        (Slip::OwnPhi, 0.84428), (Slip::NotSquared, 0.97474), (Slip::NoRoot, 0.99102), (Slip::Pi, 0.98606),
        (Slip::ThreeLeftOut, 0.99849), (Slip::RdForPhi, 0.0603), (Slip::NotTurnedOver, 1.00452),
    ]),
    (Quantity::E(0), &[
        (Slip::Sign, 0.36053), (Slip::GLeftOut, 0.64006), (Slip::TenForE, 0.7891), (Slip::GSquared, 0.63887),
        (Slip::NotTurnedOver, 1.5638), (Slip::OtherSide, 0.38083),
    ]),
    (Quantity::V, &[
        (Slip::NotTurnedOver, 0.56212), (Slip::NotSquared, 1.6226), (Slip::GLeftOut, 1.4555), (Slip::ESquared, 1.6058),
        (Slip::Average, 5.3369),
    ]),
    (Quantity::Delta, &[
        (Slip::VLeftOut, -0.27203), (Slip::GLeftOut, -0.66561), (Slip::ExpectedLessScore, 0.48393), (Slip::OtherScore, 0.72913),
    ]),
    (Quantity::PhiStar, &[
        (Slip::NotSquared, 1.1771), (Slip::NoRoot, 1.3291), (Slip::WidthsAdded, 1.2113), (Slip::SigmaBefore, 1.1529),
        (Slip::Unchanged, 1.1513),
    ]),
    (Quantity::PhiPrime, &[
        (Slip::NoRoot, 0.76073), (Slip::VNotTurnedOver, 0.62852), (Slip::NotTurnedOver, 1.1465), (Slip::NotSquared, 0.83636),
        (Slip::PhiForPhiStar, 0.87153),
    ]),
    (Quantity::MuPrime, &[
        (Slip::DeltaForSum, -0.36814), (Slip::NotSquared, -0.23726), (Slip::PhiStarForPhiPrime, -0.36155),
        (Slip::MuLeftOut, -0.20694), (Slip::Minus, 0.20694),
    ]),
    (Quantity::Rating, &[(Slip::OriginLeftOut, -35.95), (Slip::Scale400, 1417.2), (Slip::ScaleLeftOut, 1499.79)]),
    (Quantity::Deviation, &[(Slip::OriginAdded, 1651.5), (Slip::Scale400, 348.9), (Slip::Itself, 0.8722)]),
    (Quantity::Direction, &[]),
    (Quantity::B, &[]),
    (Quantity::Sigma, &[]),
];

#[test]
fn each_slip_has_the_expected_result() {
    let period = Period::papers_example();
    let values = Values::of(&period, &rate(&period).unwrap());
    assert_eq!(SLIPS.len(), spots().count());
    for &(quantity, expected) in SLIPS {
        let of_game = matches!(quantity, Quantity::Mu | Quantity::G(_) | Quantity::E(_));
        let found = slips(quantity);
        assert_eq!(found.len(), expected.len(), "{quantity:?}");
        for ((slip, of), (expected_slip, expected)) in found.iter().zip(expected) {
            assert_eq!(slip, expected_slip, "{quantity:?}");
            // The references are rounded to the shown digits.
            let value = of(&values, of_game.then_some(0));
            assert!(
                (value - expected).abs() <= 1e-3 * expected.abs().max(1.0),
                "{quantity:?}, {slip:?}: {value}"
            );
        }
    }
}

/// Returns the verdict of an answer to line `i` if all answers before it are right.
fn verdict_of(exercise: &Exercise, i: usize, answer: &str) -> Verdict {
    let right = |line: &Quantity| written(exercise.values.entry(*line).value, decimals(*line));
    let mut answers: Vec<String> = exercise.asked.iter().map(right).collect();
    answers[i] = answer.to_owned();
    marked(exercise, &answers).swap_remove(i)
}

/// Every slip is found, unless it makes no difference to the required digits.
#[test]
fn slips_are_wrong_and_named() {
    let (mut tried, mut passed, mut together) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    let count =
        |counts: &mut BTreeMap<Quantity, u32>, quantity| *counts.entry(quantity).or_default() += 1;
    for exercise in trials(Level::Formula) {
        for (i, &line) in exercise.asked.iter().enumerate() {
            for &(slip, of) in slips(line) {
                let never_shows = match slip {
                    // σ′ is so close to σ that φ* is the same.
                    Slip::SigmaBefore => true,
                    // With a single game there is no difference.
                    Slip::Average => exercise.period.games.len() == 1,
                    _ => false,
                };
                let answer = written(of(&exercise.values, line.game()), decimals(line));
                let verdict = verdict_of(&exercise, i, &answer);
                if never_shows {
                    assert!(
                        verdict.is_right() || matches!(verdict, Verdict::Wrong(_)),
                        "{slip:?}"
                    );
                    continue;
                }
                count(&mut tried, line);
                match verdict {
                    Verdict::Wrong(slips) => {
                        assert!(
                            slips.contains(&slip),
                            "{slip:?}, {line:?}, {answer}, {:?}: {slips:?}",
                            exercise.period
                        );
                        if slips.len() > 1 {
                            count(&mut together, line);
                        }
                    }
                    right => {
                        assert!(right.is_right(), "{right:?}");
                        count(&mut passed, line);
                    }
                }
            }
        }
    }
    let sum = |counts: &BTreeMap<Quantity, u32>| f64::from(counts.values().sum::<u32>());
    assert!(
        sum(&passed) <= 0.001 * sum(&tried),
        "{passed:?} of {tried:?}"
    );
    for (quantity, tried) in &tried {
        let together = f64::from(*together.get(quantity).unwrap_or(&0));
        assert!(
            together <= 0.006 * f64::from(*tried),
            "{quantity:?}: {together} of {tried}"
        );
    }
}

/// With any opponent and any result, as in steps and whole periods, a few more slips pass: with a small RD of the
/// opponent g hardly matters, and for a draw s and 1 − s are the same.
#[test]
fn few_slips_pass_with_any_opponent() {
    for (line, most) in [
        (Quantity::G(0), 0.001),
        (Quantity::E(0), 0.017),
        (Quantity::Delta, 0.053),
    ] {
        let (mut tried, mut passed) = (0.0, 0.0);
        for i in 0..u32::from(TRIALS) {
            // An exercise for g requires nothing but an ordinary case.
            let drawn = Exercise::of(Level::Formula, Code::nth(i * 11), 3);
            let exercise = Exercise {
                asked: vec![line],
                ..drawn
            };
            for &(slip, of) in slips(line) {
                let answer = written(of(&exercise.values, line.game()), decimals(line));
                let verdict = verdict_of(&exercise, 0, &answer);
                if let Verdict::Wrong(slips) = &verdict {
                    assert!(
                        slips.contains(&slip),
                        "{slip:?}: {answer} of {:?}",
                        exercise.period
                    );
                }
                tried += 1.0;
                // An answer that looks truncated is right with a note, and does not count as passed.
                passed += f64::from(u8::from(verdict == Verdict::Right));
            }
        }
        assert!(passed / tried <= most, "{line:?}: {passed} of {tried}");
    }
}

/// The given quantities and those asked for, in turn. The last exercise of whole periods asks for everything.
#[test]
fn each_level_asks_for_its_quantities_in_turn() {
    let name = |line: &Quantity| {
        format!(
            "{}{}",
            id(*line),
            line.game().map_or(String::new(), |j| (j + 1).to_string())
        )
    };
    let names = |lines: &[Quantity]| lines.iter().map(name).collect::<Vec<_>>().join(" ");
    let mut text = String::new();
    for &level in Level::VARIANTS {
        for number in 1..=15 {
            let exercise = Exercise::of(level, code("a7k2"), number);
            let volatility = if exercise.hides_volatility() {
                "σ′ hidden"
            } else {
                "σ′ shown"
            };
            let (given, asked) = (names(&exercise.given), names(&exercise.asked));
            text += &format!("{level:?} {number}, {volatility}: {given} | {asked}\n");
        }
    }
    assert_reads("exercises", &text);
}

/// Returns an exercise for E of one game, where E is between 0.6 and 0.7 and just above its value to three decimals.
fn of_e() -> Exercise {
    let exercise = (0..)
        .map(|i| Exercise::of(Level::Formula, Code::nth(i), 4))
        .find(|exercise| {
            let e = exercise.trace.games[0].e;
            (0.6..0.7).contains(&e) && (rounded(e, 3) - e).abs() < 2e-4 && rounded(e, 3) < e
        });
    exercise.unwrap()
}

#[test]
fn answers_are_read_as_people_write_them() {
    let exercise = of_e();
    let e = exercise.trace.games[0].e;
    let with = |decimals| written(e, decimals);
    let wrong = |slips: &[Slip]| Verdict::Wrong(slips.to_vec());
    for (text, verdict) in [
        (with(3), Verdict::Right),
        (with(3).replace('.', ","), Verdict::Right),
        (format!(" {} ", with(3)), Verdict::Right),
        (format!("{}/1000", (e * 1000.0).round()), Verdict::Right),
        // More digits than required do no harm.
        (with(5), Verdict::Right),
        (with(12), Verdict::Right),
        (with(2), Verdict::Short(1)),
        (with(1), Verdict::Short(2)),
        (String::new(), Verdict::Empty),
        ("  ".to_owned(), Verdict::Empty),
        ("much".to_owned(), Verdict::NotANumber),
        ("1".to_owned(), wrong(&[])),
        ("1/0".to_owned(), wrong(&[])),
        ("½".to_owned(), wrong(&[])),
        (written(1.0 - e, 3), wrong(&[Slip::Sign])),
        (format!("−{}", with(3)), wrong(&[])),
    ] {
        assert_eq!(mark(&exercise, &[&text]), [verdict], "{text}");
    }
    assert_eq!(mark(&exercise, &[]), [Verdict::Empty]);
    // A minus sign of any kind is read.
    let below = (0..)
        .map(|i| Exercise::of(Level::Formula, Code::nth(i), 1))
        .find(|exercise| exercise.trace.mu < -0.5)
        .unwrap();
    let size = written(-below.trace.mu, 4);
    for sign in ["-", "−", "–", "－"] {
        assert_eq!(
            mark(&below, &[&format!("{sign}{size}")]),
            [Verdict::Right],
            "{sign}{size}"
        );
    }
    assert_eq!(
        mark(&below, &[&size]),
        [Verdict::Wrong(vec![Slip::Reversed])]
    );
}

#[test]
fn a_truncated_answer_is_right_with_a_note() {
    let mut cut = 0;
    for exercise in trials(Level::Formula) {
        let line = exercise.asked[0];
        let value = exercise.values.compute(line);
        let unit = 10f64.powi(-i32::from(decimals(line)));
        let left = (value.value.abs() / unit).floor() * unit;
        // Truncation must go beyond the difference that rounding may make.
        let is_beyond = value.value.abs() - left > 0.5 * unit + value.half;
        if is_beyond && left > 0.0 {
            let text = written(left.copysign(value.value), decimals(line));
            assert_eq!(
                mark(&exercise, &[&text]),
                [Verdict::Cut],
                "{line:?}: {text} for {value:?}"
            );
            cut += 1;
        }
    }
    assert!(cut > 100, "{cut}");
}

/// A slip is wrong only once: answers that are right with its result get full marks.
#[test]
fn answers_that_follow_from_a_slip_are_right() {
    let mut followed = 0;
    for exercise in trials(Level::Period) {
        let v = exercise.asked.iter().position(|&line| line == Quantity::V);
        let Some(v) = v else { continue };
        // v with g not squared.
        let slip = slips(Quantity::V)[1].1;
        let texts = carried(&exercise, |solution, line| {
            if line == Quantity::V {
                slip(&exercise.values, None)
            } else {
                solution.compute(line)
            }
        });
        let verdicts = marked(&exercise, &texts);
        if verdicts[v].is_right() {
            continue;
        }
        assert!(
            matches!(&verdicts[v], Verdict::Wrong(slips) if slips.contains(&Slip::NotSquared)),
            "{texts:?}"
        );
        for (i, (line, verdict)) in exercise.asked.iter().zip(&verdicts).enumerate() {
            if i == v || matches!(line, Quantity::Direction | Quantity::B) {
                continue;
            }
            assert!(
                verdict.is_right(),
                "{line:?}: {} is {verdict:?} with {texts:?}",
                texts[i]
            );
            if let Verdict::Follows(after) = verdict {
                assert!(
                    after
                        .iter()
                        .all(|&before| before < i && !matches!(verdicts[before], Verdict::Right))
                );
                assert!(matches!(
                    line,
                    Quantity::Delta
                        | Quantity::PhiPrime
                        | Quantity::MuPrime
                        | Quantity::Rating
                        | Quantity::Deviation
                ));
                followed += 1;
            }
        }
        let improvement = exercise
            .asked
            .iter()
            .position(|&line| line == Quantity::Delta)
            .unwrap();
        assert!(matches!(
            &verdicts[improvement],
            Verdict::Right | Verdict::Follows(_)
        ));
    }
    assert!(followed > 1000, "{followed}");
}

/// A result that follows from the steps before is no slip, and a slip with the user's own numbers is one.
#[test]
fn a_slip_is_found_with_the_users_own_numbers() {
    let exercise = trials(Level::Period)
        .find(|exercise| exercise.kind == 5)
        .unwrap();
    let answers: Vec<String> = exercise
        .asked
        .iter()
        .map(|line| match line {
            // μ′ is wrong, and so is r′, which is computed from it with 400.
            Quantity::MuPrime => "0.5".to_owned(),
            Quantity::Rating => written(400.0 * 0.5 + 1500.0, 1),
            quantity => written(exercise.values.entry(*line).value, decimals(*quantity)),
        })
        .collect();
    let verdicts = marked(&exercise, &answers);
    let of = |quantity| {
        exercise
            .asked
            .iter()
            .position(|&line| line == quantity)
            .unwrap()
    };
    assert_eq!(
        verdicts[of(Quantity::Rating)],
        Verdict::Wrong(vec![Slip::Scale400])
    );
    assert_eq!(verdicts[of(Quantity::Deviation)], Verdict::Right);
}

#[test]
fn the_key_has_the_right_answer_and_the_usual_slip() {
    for exercise in Level::VARIANTS
        .iter()
        .copied()
        .flat_map(|level| trials(level).take(200))
    {
        for (i, key) in key(&exercise).into_iter().enumerate() {
            let decimals = decimals(key.line);
            assert!(
                key.range[0] < key.value && key.value < key.range[1],
                "{key:?}"
            );
            assert_eq!(key.line, exercise.asked[i]);
            assert_eq!(
                verdict_of(&exercise, i, &written(key.value, decimals)),
                Verdict::Right,
                "{key:?}"
            );
            for end in key.answers() {
                let verdict = verdict_of(&exercise, i, &written(end, decimals));
                assert_eq!(verdict, Verdict::Right, "{key:?} {end}");
            }
            if let Some((slip, value)) = key.slip {
                let verdict = verdict_of(&exercise, i, &written(value, decimals));
                assert!(
                    matches!(&verdict, Verdict::Wrong(named) if named.contains(&slip))
                        || verdict == Verdict::Cut,
                    "{key:?}: {verdict:?}"
                );
            }
        }
    }
    let e = of_e();
    let [key] = key(&e).try_into().unwrap();
    assert_eq!(key.slip.unwrap().0, Slip::Sign);
    assert!((key.slip.unwrap().1 + e.trace.games[0].e - 1.0).abs() < 1e-3);
}
