//! The eight steps as text: every number is that of the trace, and every formula with numbers is true.

use crate::support::periods::as_printed;
use crate::support::{contents, worked};
use contents::{contents, in_math};
use explain::numbers::{Digits, show};
use explain::steps::differences::differences;
use explain::steps::math::Math;
use explain::steps::step::{Block, Cell, Step, Table, TableId};
use explain::steps::{copied, steps};
use explain::words::Language;
use explain::words::number::Number;
use glicko2_steps::trace::Bracket;
use glicko2_steps::{Game, Period, Player, Rounding, Symbol, Trace, at_root, formulas, rate};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::collections::HashSet;
use worked::check_formula;

fn trace_and_steps(period: &Period) -> (Trace, Vec<Step>) {
    let trace = rate(period).expect("a valid period");
    let steps = steps(period, &trace, 0..period.games.len(), Language::En.text());
    (trace, steps)
}

fn paper() -> (Trace, Vec<Step>) {
    trace_and_steps(&Period::papers_example())
}

/// Returns a period of twenty-five losses against much weaker opponents, where f has three zeros.
fn upset() -> Period {
    let games = vec![Game::new(1000.0, 30.0, 0.0); 25];
    Period::new(Player::new(2000.0, 30.0, 0.06), 0.5, games)
}

fn idle(periods: f64) -> Period {
    Period {
        games: Vec::new(),
        idle_periods: periods,
        ..Period::papers_example()
    }
}

// Contents of a step

fn tables(steps: &[Step]) -> impl Iterator<Item = &Table> {
    steps
        .iter()
        .flat_map(|step| &step.blocks)
        .filter_map(|block| match block {
            Block::Table(table) => Some(table),
            _ => None,
        })
}

fn table(steps: &[Step], id: TableId) -> Option<&Table> {
    tables(steps).find(|table| table.id == id)
}

// Numbers and their paths

/// Returns a quantity that is computed for showing and is not part of the trace.
fn derived(quantity: &str, period: &Period, trace: &Trace) -> Option<f64> {
    if quantity == "phi_star.points" {
        return Some(trace.phi_star * 173.7178);
    }
    if let Some((i, value)) = quantity
        .strip_prefix("volatility.roots.")
        .and_then(|rest| rest.split_once('.'))
    {
        let player = at_root(
            period,
            trace,
            trace.volatility.as_ref()?.roots[i.parse::<usize>().ok()?],
        )?;
        return Some(if value == "rating" {
            player.rating
        } else {
            player.volatility
        });
    }
    let i: usize = quantity
        .strip_prefix("volatility.iterations.")?
        .strip_suffix(".width")?
        .parse()
        .ok()?;
    let iteration = trace.volatility.as_ref()?.iterations[i];
    Some((iteration.b - iteration.a).abs())
}

/// Returns the value at the path of a quantity.
fn at_path(period: &Value, trace: &Value, quantity: &str) -> Option<f64> {
    let (sign, path) = quantity
        .strip_prefix('-')
        .map_or((1.0, quantity), |path| (-1.0, path));
    let (root, path) = path
        .strip_prefix("in.")
        .map_or((trace, path), |path| (period, path));
    Some(
        sign * root
            .pointer(&format!("/{}", path.replace('.', "/")))?
            .as_f64()?,
    )
}

/// Returns the letters that may stand for a quantity.
fn symbols(quantity: &str) -> &'static [Symbol] {
    use Symbol as S;
    let path = quantity.trim_start_matches('-');
    let last = path.rsplit('.').next().unwrap_or_default();
    let start = path.trim_end_matches(last);
    match (start, last) {
        ("in.player.", "rating") => &[S::R],
        ("in.player.", "deviation") => &[S::Rd],
        ("in.player.", "volatility") => &[S::Sigma],
        ("in.", "tau") => &[S::Tau],
        ("in.", "idle_periods") => &[S::T],
        ("", "mu") => &[S::Mu],
        ("", "phi") => &[S::Phi],
        ("", "v" | "v_sum") => &[S::V],
        ("", "delta" | "delta_sum") => &[S::Delta],
        ("", "phi_star") | ("phi_star.", _) => &[S::PhiStar],
        ("", "phi_prime") => &[S::PhiPrime],
        ("", "mu_prime") => &[S::MuPrime],
        ("player." | "exact.", "rating") => &[S::RPrime],
        ("player." | "exact.", "deviation") => &[S::RdPrime],
        ("player.", "volatility") | ("volatility.", "sigma" | "sigma_exact") => &[S::SigmaPrime],
        ("volatility.", "a") => &[S::A],
        ("volatility.", "root") => &[S::BigA],
        ("volatility.roots.", _) => &[S::X],
        (start, "volatility") if start.starts_with("volatility.roots.") => &[S::SigmaPrime],
        (start, "rating") if start.starts_with("volatility.roots.") => &[S::RPrime],
        (start, "rating") if start.starts_with("in.games") => &[S::RJ],
        (start, "deviation") if start.starts_with("in.games") => &[S::RdJ],
        (start, last) if start.starts_with("games.") => match last {
            "mu" => &[S::MuJ],
            "phi" => &[S::PhiJ],
            "g" => &[S::G],
            "e" => &[S::E],
            "score" => &[S::S],
            "v_term" => &[S::V],
            "delta_term" => &[S::Delta],
            _ => &[],
        },
        (start, "x") if start.starts_with("volatility.bracket") => &[S::BigB],
        (start, last) if start.starts_with("volatility.iterations") && last.len() == 1 => {
            match last {
                "a" => &[S::BigA],
                "b" => &[S::BigB],
                _ => &[S::BigC],
            }
        }
        (start, "f" | "f_a" | "f_b" | "f_c" | "width") if start.starts_with("volatility.") => {
            &[S::F]
        }
        _ => &[],
    }
}

fn check_numbers(period: &Period, trace: &Trace, steps: &[Step]) -> Result<(), TestCaseError> {
    let (period_json, trace_json) = (json!(period), json!(trace));
    for number in contents(steps).0 {
        let path = &*number.quantity;
        prop_assert!(
            symbols(path).contains(&number.symbol),
            "{} is called {:?}",
            path,
            number.symbol
        );
        match at_path(&period_json, &trace_json, path).or_else(|| derived(path, period, trace)) {
            Some(value) => prop_assert_eq!(number.value, value, "{}", path),
            None => prop_assert!(false, "{} leads nowhere", path),
        }
    }
    Ok(())
}

/// Checks the copied values of a step: those of the trace in full, each once, for all games.
fn check_copied(period: &Period, trace: &Trace) -> Result<(), TestCaseError> {
    let (period_json, trace_json) = (json!(period), json!(trace));
    let (_, steps) = trace_and_steps(period);
    for step in steps {
        let copied = copied(step.number, period, trace, Language::En.text());
        let mut seen = HashSet::new();
        for line in copied.lines() {
            let (path, value) = line.split_once('\t').expect("a name, a tab, a value");
            prop_assert!(seen.insert(path), "{} twice", path);
            let expected =
                at_path(&period_json, &trace_json, path).or_else(|| derived(path, period, trace));
            prop_assert_eq!(value.parse::<f64>().ok(), expected, "{}", path);
        }
        for number in contents(&[step])
            .0
            .iter()
            .filter(|number| !number.quantity.starts_with('-'))
        {
            prop_assert!(
                seen.contains(&*number.quantity),
                "{} is not copied",
                number.quantity
            );
        }
    }
    Ok(())
}

#[test]
fn all_values_of_a_step_are_copied() {
    for period in [Period::papers_example(), upset(), idle(3.0)] {
        check_copied(&period, &rate(&period).unwrap()).unwrap();
    }
    let trace = rate(&upset()).unwrap();
    let of_all_games = copied(3, &upset(), &trace, Language::En.text());
    assert!(
        of_all_games.contains("\ngames.24.v_term\t"),
        "{of_all_games}"
    );
}

// Formulas with numbers

fn check_formulas(steps: &[Step]) -> Result<(), TestCaseError> {
    for step in steps {
        for block in &step.blocks {
            let Block::Worked(math) = block else { continue };
            let sides = check_formula(math, formulas::g, 1e-8).map_err(TestCaseError::fail)?;
            let mut numbers = Vec::new();
            in_math(math, &mut numbers);
            prop_assert!(!numbers.is_empty(), "a worked formula has numbers");
            // The last number is the value of the letter on the left.
            let Math::Row(pieces) = math else { continue };
            if let (Some(Math::Symbol(symbol)), true) = (pieces.first(), sides > 0) {
                prop_assert_eq!(
                    numbers.last().map(|number| number.symbol),
                    Some(*symbol),
                    "{:?}",
                    math
                );
            }
        }
    }
    Ok(())
}

fn check_shape(period: &Period, steps: &[Step]) -> Result<(), TestCaseError> {
    let expected: Vec<u8> = if period.games.is_empty() {
        vec![6]
    } else {
        (1..=8).collect()
    };
    prop_assert_eq!(
        steps.iter().map(|step| step.number).collect::<Vec<_>>(),
        expected
    );
    for step in steps {
        prop_assert!(
            matches!(step.blocks.first(), Some(Block::Text(_))),
            "a step begins with words"
        );
        prop_assert!(
            step.blocks
                .iter()
                .any(|block| matches!(block, Block::Worked(_) | Block::Table(_)))
        );
    }
    for table in tables(steps) {
        prop_assert!(!table.rows.is_empty());
        for row in &table.rows {
            prop_assert_eq!(row.len(), table.heads.len(), "{:?}", table.id);
        }
    }
    for words in contents(steps).1 {
        prop_assert!(
            !words.contains(['{', '}']),
            "a name that nobody knows: {}",
            words
        );
        prop_assert!(!words.contains("NaN") && !words.is_empty());
    }
    Ok(())
}

fn check(period: &Period, trace: &Trace) -> Result<(), TestCaseError> {
    let steps = steps(period, trace, 0..period.games.len(), Language::En.text());
    check_numbers(period, trace, &steps)?;
    check_shape(period, &steps)?;
    if period.rounding == Rounding::Exact {
        check_formulas(&steps)
    } else {
        Ok(())
    }
}

#[test]
fn steps_of_well_known_cases_are_right() {
    for period in [
        Period::papers_example(),
        as_printed(),
        upset(),
        idle(1.0),
        idle(2.5),
    ] {
        check(&period, &rate(&period).unwrap()).unwrap();
    }
}

fn game() -> impl Strategy<Value = Game> {
    let score = prop_oneof![Just(0.0), Just(0.5), Just(1.0), 0.0..=1.0];
    (
        200.0..3200.0,
        prop_oneof![9 => 0.0..400.0, 1 => Just(0.0)],
        score,
    )
        .prop_map(|(rating, deviation, score)| Game::new(rating, deviation, score))
}

fn period() -> impl Strategy<Value = Period> {
    let player = (200.0..3200.0, 1.0..400.0, 0.01..0.3)
        .prop_map(|(rating, deviation, volatility)| Player::new(rating, deviation, volatility));
    (
        player,
        0.2..1.2,
        prop::collection::vec(game(), 0..12),
        0.0..20.0,
        any::<bool>(),
    )
        .prop_map(|(player, tau, games, idle_periods, exact)| Period {
            idle_periods,
            rounding: if exact {
                Rounding::Exact
            } else {
                Rounding::AsPrinted
            },
            ..Period::new(player, tau, games)
        })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn steps_of_any_period_are_right(period in period()) {
        let Ok(trace) = rate(&period) else {
            // With the paper's rounding nothing may be left of v.
            prop_assert_eq!(period.rounding, Rounding::AsPrinted);
            return Ok(());
        };
        check(&period, &trace)?;
    }

    #[test]
    fn tables_can_show_a_part_of_the_games(period in period(), from in 0..15_usize, count in 0..15_usize) {
        prop_assume!(!period.games.is_empty());
        let Ok(trace) = rate(&period) else { return Ok(()) };
        let shown = from..from + count;
        let all = steps(&period, &trace, 0..period.games.len(), Language::En.text());
        let some = steps(&period, &trace, shown.clone(), Language::En.text());
        let rows = shown.filter(|&j| j < period.games.len()).count();
        for (id, heads) in [(TableId::Scales, 1), (TableId::Variance, 0), (TableId::Improvement, 0)] {
            let (all, some) = (table(&all, id).unwrap(), table(&some, id).unwrap());
            prop_assert_eq!(some.rows.len(), heads + rows, "{:?}", id);
            if rows > 0 {
                prop_assert_eq!(&some.rows[heads], &all.rows[heads + from], "{:?}", id);
            }
        }
        // The formulas always contain all games.
        let formulas = |steps: &[Step]| -> Vec<Block> {
            steps.iter().flat_map(|step| step.blocks.clone()).filter(|block| !matches!(block, Block::Table(_))).collect()
        };
        prop_assert_eq!(formulas(&all), formulas(&some));
    }
}

// The paper's example

#[test]
fn step_5_shows_how_the_bracket_was_found() {
    let is_search = |period: &Period| {
        let (trace, steps) = trace_and_steps(period);
        let tries = match &trace.volatility.as_ref().unwrap().bracket {
            Bracket::Search { tries } => tries.len(),
            Bracket::Delta => 0,
        };
        let rows = table(&steps, TableId::Search).map_or(0, |table| table.rows.len());
        assert_eq!(rows, tries);
        rows > 0
    };
    assert!(is_search(&Period::papers_example()));
    let surprise = vec![Game::new(2400.0, 30.0, 1.0); 3];
    let player = Period::papers_example().player;
    assert!(!is_search(&Period::new(player, 0.5, surprise)));
    // Each of several zeros is named with its result, and with a warning.
    let (trace, steps) = trace_and_steps(&upset());
    let roots = trace.volatility.as_ref().unwrap().roots.len();
    assert_eq!(roots, 3);
    let is_alert = |block: &&Block| matches!(block, Block::Alert(_));
    let alerts = steps[4].blocks.iter().filter(is_alert).count();
    let zeros = &table(&steps, TableId::Zeros).unwrap().rows;
    let are_named = zeros.iter().zip(["x₁", "x₂", "x₃"]).all(
        |(row, name)| matches!(&row[0], Cell::Head(head) if head.starts_with(name) && (head != name) == (name == "x₁")),
    );
    assert!((alerts, zeros.len()) == (1, 3) && are_named, "{zeros:?}");
    assert!(!paper().1[4].blocks.iter().any(|block| is_alert(&block)));
}

#[test]
fn the_papers_digits_are_mentioned_only_beside_its_example() {
    let words = Language::En.text().steps;
    let about = [
        words.paper_v(),
        words.paper_delta(),
        words.paper_f(),
        words.paper_last_cell(),
        words.paper_rating(),
    ];
    let notes = |period: &Period| {
        let (_, steps) = trace_and_steps(period);
        contents(&steps)
            .1
            .into_iter()
            .filter(|words| about.contains(words))
            .count()
    };
    let paper = Period::papers_example();
    assert_eq!(notes(&paper), 5);
    let (mut surer, mut wilder) = (paper.clone(), paper);
    surer.games[0].deviation = 31.0;
    wilder.tau = 0.6;
    for other in [surer, wilder, as_printed(), idle(1.0)] {
        assert_eq!(notes(&other), 0, "{other:?}");
    }
}

#[test]
fn the_middle_of_long_sums_is_left_out() {
    let sum_of = |count: usize| {
        let games = vec![Game::new(1500.0, 50.0, 1.0); count];
        let player = Period::papers_example().player;
        let (_, steps) = trace_and_steps(&Period::new(player, 0.5, games));
        let terms = contents(&steps[2..3]).0.into_iter();
        let terms = terms.filter(|number| number.quantity.ends_with("v_term"));
        terms.count() - table(&steps, TableId::Variance).unwrap().rows.len()
    };
    assert_eq!([1, 3, 4, 5, 100].map(sum_of), [1, 3, 4, 4, 4]);
}

// The paper's rounding

#[test]
fn differences_name_real_quantities_and_differ() {
    let period = as_printed();
    let printed = rate(&period).unwrap();
    let exact = rate(&Period::papers_example()).unwrap();
    let (period_json, printed_json, exact_json) = (json!(period), json!(printed), json!(exact));
    for digits in [
        Digits::Auto,
        Digits::Decimals(2),
        Digits::Decimals(4),
        Digits::Decimals(15),
    ] {
        for difference in differences(&period, &printed, digits) {
            let path = &*difference.printed.quantity;
            for (number, trace) in [
                (&difference.printed, &printed_json),
                (&difference.exact, &exact_json),
            ] {
                let value = at_path(&period_json, trace, path);
                assert_eq!(Some(number.value), value, "{path}");
            }
            let exact = format!("exact_arithmetic.{path}");
            assert_eq!(difference.exact.quantity, exact);
            let shown = |number: &Number| show(number.value, number.kind, digits);
            let [printed, exact] = [&difference.printed, &difference.exact].map(shown);
            assert_ne!(exact, printed, "{path}");
        }
    }
    // In exact arithmetic there are no differences.
    let none = differences(&Period::papers_example(), &exact, Digits::Decimals(15));
    assert_eq!(none, []);
}
