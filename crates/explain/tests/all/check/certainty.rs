//! Certainty of a named mistake: never from τ or σ′ alone, and never if another explanation comes near.

use super::random::{Digits, Random, printed};
use super::verdicts::{far_above, names, parsed};
use explain::teach::check::{
    Candidate, Certainty, Given, Lineup, Mistake, MistakeArea, Quantity, Value, cases,
};

const DIGITS: Digits = [Some(2), Some(2), Some(6)];

/// σ′ hardly moves, so some mistake or τ fits nearly every σ′ that is slightly off.
#[test]
fn a_wrong_volatility_alone_names_nothing_for_certain() {
    let mut named = 0;
    for lineup in [cases::a(), cases::b(), far_above(1.0)].map(|period| Lineup::of(period).unwrap())
    {
        let mut trace = lineup.truth().clone();
        for millionths in -60..60 {
            trace.player.volatility =
                lineup.truth().player.volatility + f64::from(millionths) * 1e-6;
            let verdict = lineup.check(&printed(&trace, DIGITS));
            named += usize::from(!verdict.candidates.is_empty());
            let is_open = verdict.right || verdict.certainty <= Certainty::Could;
            assert!(
                is_open,
                "{}: {:?}",
                trace.player.volatility, verdict.candidates
            );
        }
    }
    assert!(named > 20, "{named}");
}

/// A program is named beside its known mistake and does not lower the certainty.
#[test]
fn a_known_program_does_not_lower_the_certainty() {
    let lineup = Lineup::of(cases::b()).unwrap();
    let trace = Candidate::Mistake(Mistake::of("f-mu-for-phi").unwrap())
        .rate(&cases::b())
        .unwrap();
    let verdict = lineup.check(&printed(&trace, DIGITS));
    assert_eq!((verdict.candidates.len(), verdict.explanations()), (2, 1));
    assert!(verdict.ask.is_empty(), "{:?}", verdict.ask);
}

/// Treats each mistake in turn as unknown. A mistake named with certainty then gives the same numbers by its formula,
/// for example if all opponents have the player's deviation.
#[test]
fn unknown_mistakes_are_rarely_named_as_others_for_certain() {
    let mut random = Random(1);
    let (mut shown, mut certain, mut misnamed) = (0, 0, 0);
    for _ in 0..200 {
        let lineup = Lineup::of(random.period()).unwrap();
        for (who, trace) in lineup.rated() {
            let Candidate::Mistake(mistake) = who else {
                continue;
            };
            let given = printed(trace, DIGITS);
            if given.values().len() < 3 || lineup.is_right(&given) {
                continue;
            }
            shown += 1;
            let found = lineup.single(&given);
            certain +=
                usize::from(lineup.certainty(&given, &found, lineup.rated()) == Certainty::Is);
            let is_other = |who: &Candidate| who.id() != mistake.id;
            let is_of_family = |who: &Candidate| matches!(who, Candidate::Mistake(other) if other.family == mistake.family);
            let left: Vec<_> = found.into_iter().filter(|(who, _)| is_other(who)).collect();
            if left.is_empty() || left.iter().any(|(who, _)| is_of_family(who)) {
                continue;
            }
            let known: Vec<_> = lineup
                .rated()
                .iter()
                .filter(|(who, _)| is_other(who))
                .cloned()
                .collect();
            misnamed += usize::from(lineup.certainty(&given, &left, &known) == Certainty::Is);
        }
    }
    println!(
        "of {shown}: named for certain {certain}; while unknown, another for certain {misnamed}"
    );
    assert!(
        certain * 100 >= shown * 71 && misnamed * 1_000 <= shown * 2,
        "{certain}, {misnamed} of {shown}"
    );
}

/// Common programs with the numbers that they print for case A. Each program is named, and none is called right.
#[test]
fn common_programs_are_named_by_their_results() {
    let lineup = Lineup::of(cases::a()).unwrap();
    for (id, results) in [
        ("ratings-not-reduced", "2964.05 151.52 0.059996"),
        ("g-no-pi", "1484.74 164.61 0.059997"),
        ("g-no-3", "1462.30 148.44 0.059996"),
        ("mu1-average", "1488.02 151.52 0.059996"),
        ("sigma-half-outside", "1464.11 151.40 0.001800"),
        ("mu1-old-phi", "1464.11 151.52 0.059996"),
        ("rd-from-phistar", "1464.05 200.27 0.059996"),
        ("mu1-in-loop", "1457.17 151.52 0.059996"),
        ("inflate-three-times", "1463.88 151.87 0.059996"),
        ("e-rounded", "1464.46 151.57 0.059996"),
    ] {
        let verdict = lineup.check(&parsed(results));
        assert!(
            !verdict.right && names(&verdict).iter().any(|name| name == id),
            "{id}: {verdict:?}"
        );
    }
}

/// v, Δ, g and E are right and σ′ is wrong: the search starts at Step 5, not at Step 2.
#[test]
fn right_numbers_before_a_wrong_volatility_lead_to_step_5() {
    let lineup = Lineup::of(cases::b()).unwrap();
    for id in ["sigma-half-outside", "f-mu-for-phi", "f-no-ex"] {
        let trace = Candidate::Mistake(Mistake::of(id).unwrap())
            .rate(&cases::b())
            .unwrap();
        let four = [Quantity::G(0), Quantity::E(0), Quantity::V, Quantity::Delta];
        let given = four.map(|quantity| {
            (
                quantity,
                Value::of(&format!("{:.6}", quantity.value(&trace).unwrap())).unwrap(),
            )
        });
        let all = Given::new(
            given
                .into_iter()
                .chain(printed(&trace, DIGITS).values().iter().copied()),
        );
        let verdict = lineup.check(&all);
        assert!(
            verdict.first.is_some_and(Quantity::is_sigma),
            "{id}: {:?}",
            verdict.first
        );
        assert_eq!(verdict.look, Some(MistakeArea::From(5)), "{id}");
    }
}
