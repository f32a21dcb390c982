//! Measures over ordinary periods how often a mistake is named.

use super::periods::any_period;
use super::random::{Digits, Random, printed};
use explain::teach::check::{Candidate, Given, Lineup, Mistake, Quantity, Value, mistakes};
use glicko2_steps::{Rounding, Trace};
use proptest::prelude::*;
use std::collections::BTreeMap;

/// Decimals of the given results, and the limits of the shares in percent.
const ROWS: [Row; 5] = [
    Row {
        digits: [Some(2), Some(2), Some(6)],
        one: 84.3,
        chance: 0.0,
        another: 3.1,
    },
    Row {
        digits: [Some(2), Some(2), None],
        one: 78.0,
        chance: 0.0,
        another: 9.0,
    },
    Row {
        digits: [Some(0), Some(0), None],
        one: 69.3,
        chance: 0.9,
        another: 16.0,
    },
    Row {
        digits: [Some(2), None, None],
        one: 75.4,
        chance: 0.6,
        another: 100.0,
    },
    Row {
        digits: [Some(0), None, None],
        one: 45.0,
        chance: 19.0,
        another: 100.0,
    },
];

/// Largest share, in percent, in which another τ gives the results of a mistake.
const MOST_BY_TAU: f64 = 2.0;

struct Row {
    digits: Digits,
    /// Smallest share in which only the mistake itself is named.
    one: f64,
    /// Largest share of chance numbers for which anything is named.
    chance: f64,
    /// Largest share in which a mistake of another family fits as well.
    another: f64,
}

fn lineups(count: usize) -> Vec<Lineup> {
    let mut random = Random(1);
    (0..count)
        .map(|_| Lineup::of(random.period()).unwrap())
        .collect()
}

fn share(part: usize, whole: usize) -> f64 {
    100.0 * part as f64 / whole as f64
}

/// Returns the mistakes of a lineup whose results are numbers, each with its trace.
fn mistaken(lineup: &Lineup) -> impl Iterator<Item = (&'static Mistake, &Trace)> {
    lineup.rated().iter().filter_map(|(who, trace)| match who {
        Candidate::Mistake(mistake) if !trace.player.volatility.is_nan() => Some((*mistake, trace)),
        _ => None,
    })
}

/// Tries each mistake on 200 periods: it is named if it changes the results, and mostly it alone.
#[test]
fn each_mistake_is_named() {
    let lineups = lineups(200);
    for row in ROWS {
        let (mut runs, mut silent, mut alone, mut another, mut by_tau) = (0, 0, 0, 0, 0);
        for lineup in &lineups {
            for (mistake, trace) in mistaken(lineup) {
                runs += 1;
                let given = printed(trace, row.digits);
                if lineup.is_right(&given) {
                    silent += 1;
                    continue;
                }
                let found = lineup.single(&given);
                assert!(
                    found.iter().any(|(who, _)| who.id() == mistake.id),
                    "{} is not named",
                    mistake.id
                );
                alone += usize::from(found.len() == 1);
                let is_another = |who: &Candidate| matches!(who, Candidate::Mistake(other) if other.family != mistake.family);
                another += usize::from(found.iter().any(|(who, _)| is_another(who)));
                by_tau += usize::from(
                    found
                        .iter()
                        .any(|(who, _)| matches!(who, Candidate::Tau(_))),
                );
            }
        }
        let shown = runs - silent;
        let (one, another, by_tau) = (
            share(alone, shown),
            share(another, shown),
            share(by_tau, shown),
        );
        let silent = share(silent, runs);
        println!(
            "{:?}: silent {silent:.1} %, one {one:.1} %, of another family {another:.1} %, a τ {by_tau:.1} %",
            row.digits
        );
        assert!(
            one >= row.one && another <= row.another && by_tau <= MOST_BY_TAU,
            "{:?}: {one}, {another}",
            row.digits
        );
        if row.digits == ROWS[0].digits {
            assert!((20.0..22.0).contains(&silent), "{silent}");
        }
    }
}

/// Mistakes of two families have equal results in less than a tenth of the periods. A mistake and another one of its
/// family have them in at least a twentieth.
#[test]
fn families_join_the_mistakes_with_equal_results() {
    let lineups = lineups(200);
    let mut together: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for row in &ROWS[..2] {
        let mut of_row: BTreeMap<(&str, &str), usize> = BTreeMap::new();
        for lineup in &lineups {
            let shown: Vec<(&Mistake, Given)> = mistaken(lineup)
                .map(|(mistake, trace)| (mistake, printed(trace, row.digits)))
                .filter(|(_, given)| !lineup.is_right(given))
                .collect();
            for (i, (one, given)) in shown.iter().enumerate() {
                for (other, _) in shown[i + 1..].iter().filter(|(_, other)| other == given) {
                    *of_row.entry((one.id, other.id)).or_default() += 1;
                }
            }
        }
        for (pair, count) in of_row {
            let most = together.entry(pair).or_default();
            *most = count.max(*most);
        }
    }
    let family = |id| Mistake::of(id).unwrap().family;
    let often = |count: usize| count * 10 >= lineups.len();
    for (&(one, other), &count) in &together {
        assert!(
            !often(count) || family(one) == family(other),
            "{one} and {other} coincide {count} times"
        );
    }
    for mistake in mistakes::all() {
        let is_alone =
            !mistakes::all().any(|other| other.id != mistake.id && other.family == mistake.family);
        let coincides = together.iter().any(|(&(one, other), &count)| {
            // Half the limit, because rounding of the last digit changes the counts.
            count * 20 >= lineups.len()
                && family(one) == family(other)
                && [one, other].contains(&mistake.id)
        });
        assert!(
            is_alone || coincides,
            "{} has nothing to do with its family",
            mistake.id
        );
    }
}

/// Numbers that are off by up to 60, 20 and 2 % rarely fit a mistake, and none is named where they might.
#[test]
fn chance_numbers_are_not_named() {
    let lineups = lineups(100);
    let mut random = Random(2);
    for row in ROWS {
        let (mut named, mut wrong) = (0, 0);
        for lineup in lineups.iter().cycle().take(2_000) {
            let given = printed(&by_chance(lineup, &mut random), row.digits);
            if !lineup.is_right(&given) {
                wrong += 1;
                named += usize::from(!lineup.single(&given).is_empty());
            }
        }
        let chance = share(named, wrong);
        println!("{:?}: chance numbers named {chance:.1} %", row.digits);
        assert!(chance <= row.chance, "{:?}: {chance}", row.digits);
    }
    // Tries every search that runs if no single mistake fits, also with r′ to whole points alone.
    for lineup in &lineups[..10] {
        for digits in [ROWS[0].digits, ROWS[1].digits, ROWS[4].digits] {
            let verdict = lineup.check(&printed(&by_chance(lineup, &mut random), digits));
            assert!(verdict.candidates.is_empty(), "{:?}", verdict.candidates);
        }
    }
}

fn by_chance(lineup: &Lineup, random: &mut Random) -> Trace {
    let mut trace = lineup.truth().clone();
    trace.player.rating += random.between(-60.0, 60.0);
    trace.player.deviation += random.between(-20.0, 20.0);
    trace.player.volatility *= 1.0 + random.between(-0.02, 0.02);
    trace
}

/// Two mistakes together: the pair is named, or a mistake with the same results, and rarely another one.
#[test]
fn two_mistakes_together_are_named() {
    let mut random = Random(3);
    let all: Vec<&Mistake> = mistakes::all().collect();
    let (mut runs, mut both, mut one_of, mut others) = (0, 0, 0, 0);
    for lineup in lineups(40) {
        let (one, other) = (all[random.below(all.len())], all[random.below(all.len())]);
        let trace = Candidate::Pair(one, other).rate(lineup.period());
        let Some(trace) = trace.filter(|trace| !trace.player.volatility.is_nan()) else {
            continue;
        };
        let given = printed(&trace, ROWS[0].digits);
        if lineup.is_right(&given) {
            continue;
        }
        runs += 1;
        let names: Vec<String> = lineup
            .check(&given)
            .candidates
            .iter()
            .map(Candidate::id)
            .collect();
        let has = |id: &str| names.iter().any(|name| name == id);
        if has(&[one.id, "+", other.id].concat()) || has(&[other.id, "+", one.id].concat()) {
            both += 1;
        } else if has(one.id) || has(other.id) {
            one_of += 1;
        } else if !names.is_empty() {
            others += 1;
        }
    }
    println!("two at once: {runs}, both named {both}, one of them {one_of}, others {others}");
    assert!((both + one_of) * 100 >= runs * 90 && others * 100 <= runs * 5);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// No period that can be typed breaks the computation of a mistake or keeps it from ending.
    #[test]
    fn mistakes_rate_any_period(period in any_period()) {
        if let Ok(lineup) = Lineup::of(period) {
            prop_assert!(lineup.is_right(&printed(lineup.truth(), ROWS[0].digits)));
        }
    }
}

/// Results of a correct program are right, rounded or cut off, to any number of digits.
#[test]
fn results_of_a_correct_program_are_right() {
    assert_eq!(right_runs(1_000), 24_000);
}

/// Checks the results of a correct program for random periods, and returns the number of checks.
fn right_runs(periods: usize) -> usize {
    let mut runs = 0;
    for (i, lineup) in lineups(periods).iter().enumerate() {
        let truth = lineup.truth();
        let mut other = lineup.period().clone();
        // A search that stops elsewhere is right as well; the paper's rounding is not.
        other.epsilon = [1e-6, 1e-7, 1e-9, 1e-12][i % 4];
        assert_eq!(other.rounding, Rounding::Exact);
        let stopped = glicko2_steps::rate(&other).unwrap();
        for trace in [truth, &stopped] {
            let is_same = |quantity: &Quantity| {
                std::ptr::eq(trace, truth) || !matches!(quantity, Quantity::Iterations)
            };
            for decimals in 0..12 {
                let numbers = Quantity::all(lineup.period().games.len())
                    .into_iter()
                    .filter(is_same);
                let values = numbers.filter_map(|quantity| {
                    let value = quantity.value(trace)?;
                    let text = format!("{value:.decimals$}");
                    // Every second number is cut off.
                    let longer = format!("{value:.20}");
                    let text = if i % 2 == 0 {
                        &text
                    } else {
                        &longer[..longer.len() - 20 + decimals]
                    };
                    Some((quantity, Value::of(text)?))
                });
                let verdict = lineup.check(&Given::new(values.collect::<Vec<_>>()));
                assert!(
                    verdict.right && verdict.candidates.is_empty(),
                    "{decimals}: {:?}",
                    verdict.first
                );
                runs += 1;
            }
        }
    }
    runs
}
