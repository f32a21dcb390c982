//! The derivation of Glicko (1995).

use super::*;
use explain::steps::glicko::Solved;
use explain::steps::math::Math;
use serde_json::json;

/// Checks that each number of the derivation is the one that its path leads to in the trace.
fn check_paths(steps: &[Step], trace: &glicko_1995::Trace) {
    let json = json!(trace);
    let at = |path: &str| -> Option<f64> {
        let path = path.strip_prefix("glicko.")?;
        json.pointer(&format!("/{}", path.replace('.', "/")))
            .and_then(Value::as_f64)
    };
    let mut led = 0;
    for number in contents(steps).0 {
        let (sign, path) = match number.quantity.strip_prefix('-') {
            Some(path) => (-1.0, path),
            None => (1.0, &*number.quantity),
        };
        if let Some(value) = at(path) {
            assert_eq!(number.value, sign * value, "{path}");
            led += 1;
        } else {
            let own = [
                "glicko.in.",
                "glicko.c",
                "glicko.q",
                "glicko.periods",
                "glicko.most_deviation",
                "glicko.solved.",
            ];
            assert!(
                own.iter().any(|start| path.starts_with(start)),
                "{path} leads nowhere"
            );
        }
    }
    assert!(led > 0);
}

fn derive(period: &Period, constants: Constants, solved: Option<Solved>) -> Vec<Step> {
    let Player {
        rating, deviation, ..
    } = period.player;
    let trace = glicko_1995::rate(rating, deviation, constants, &period.games);
    let case = Derivation {
        rating,
        deviation,
        constants: Some(constants),
        most_deviation: glicko_1995::MOST_DEVIATION,
        solved,
        games: &period.games,
        trace: &trace,
    };
    let steps = glicko_steps(&case, 0..period.games.len(), EN.glicko());
    check(&steps).unwrap();
    check_paths(&steps, &trace);
    steps
}

#[test]
fn glicko_of_1995_is_derived_step_by_step() {
    let period = Period::papers_example();
    let solved = Solved {
        deviation: 50.0,
        periods: 100.0,
    };
    let c = glicko_1995::c_from_periods(solved.deviation, solved.periods);
    let steps = derive(&period, Constants { c, periods: 1.0 }, Some(solved));
    assert_eq!(
        steps.iter().map(|step| step.number).collect::<Vec<_>>(),
        [1, 2, 3, 4, 5]
    );
    assert_eq!(format!("{:.1}", quantity(&steps, "glicko.c")), "34.6");
    assert_eq!(
        format!("{:.4}", quantity(&steps, "glicko.onset_deviation")),
        "202.9778"
    );

    let example = derive(
        &period,
        Constants {
            c: 0.0,
            periods: 0.0,
        },
        None,
    );
    let printed = [
        ("glicko.d_squared", "53685.74"),
        ("glicko.rating", "1464.11"),
        ("glicko.deviation", "151.40"),
    ];
    for (path, want) in printed {
        assert_eq!(format!("{:.2}", quantity(&example, path)), want, "{path}");
    }
    assert_reads(
        "glicko-1995",
        &[&steps, &example].map(|steps| all_text(steps)).join("\n"),
    );
    // All letters of the system: q, g, E, d², r′, RD′.
    for symbol in [
        Symbol::Q,
        Symbol::G,
        Symbol::E,
        Symbol::DSquared,
        Symbol::RPrime,
        Symbol::RdPrime,
    ] {
        let worked = steps.iter().flat_map(|step| &step.blocks).any(|block| {
            let Block::Worked(Math::Row(pieces)) = block else {
                return false;
            };
            match &pieces[0] {
                Math::Symbol(first) => *first == symbol,
                Math::Call(function, _) => **function == Math::Symbol(symbol),
                _ => false,
            }
        });
        assert!(worked, "{symbol:?}");
    }
    // Without games only the first step applies.
    let idle = derive(
        &Period {
            games: Vec::new(),
            ..period
        },
        Constants { c, periods: 3.0 },
        Some(solved),
    );
    assert_eq!(idle.len(), 1);
}

#[test]
fn deviations_beyond_350_stay() {
    let mut period = Period::papers_example();
    period.player.deviation = 400.0;
    let steps = derive(
        &period,
        Constants {
            c: 30.0,
            periods: 0.0,
        },
        None,
    );
    assert_eq!(quantity(&steps, "glicko.onset_deviation"), 400.0);
}
