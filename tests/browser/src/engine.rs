//! Comparison of the page's numbers with those of the engine, computed natively.

use crate::page::Page;
use crate::wait::becomes_so;
use glicko2_steps::{Game, Period, Player, Rounding, rate};
use serde_json::{Value, to_value};

/// The beginnings of paths that are on the page but not in the trace: differences and bounds that
/// the page computes, and other systems.
const BESIDE: [&str; 9] = [
    "rating_change",
    "why.",
    "before.",
    "drift",
    "band.",
    "glicko.",
    "elo.",
    "exact_arithmetic.",
    "games.rest.",
];
/// Parts of such paths within a game, an iteration or a value.
const BESIDE_ANOTHER: [&str; 5] = [".what_if.", ".prediction", ".width", ".points", ".so_far"];
/// The beginning of the paths for what each of several zeros would give. The number of the zero follows.
const OF_ROOTS: &str = "volatility.roots.";
/// The paths of the trace that the page shows by another path: a single root is `volatility.root`,
/// and `exact.volatility` is `volatility.sigma_exact`.
const SAID_OTHERWISE: [&str; 2] = ["volatility.roots.0", "exact.volatility"];
/// The end of the path for how often τ was subtracted, which the page only says in a sentence.
const IN_WORDS: &str = ".k";

/// The tolerance for differences between browser and native code in the last bits of `exp` and `ln`.
const TOLERANCE: f64 = 1e-12;

/// Returns the period of a link such as `p=1500,200,0.06&t=0.5&g=1400,30,1;1550,100,0&o=paper`. A part that is missing
/// is that of the paper's example.
fn of_link(link: &str) -> Period {
    let mut period = Period::papers_example();
    let numbers = |text: &str| -> Vec<f64> {
        text.split(',')
            .map(|number| number.parse().expect("a number"))
            .collect()
    };
    let three = |text: &str| <[f64; 3]>::try_from(numbers(text)).expect("three numbers");
    for (key, value) in link.split('&').filter_map(|part| part.split_once('=')) {
        match key {
            "p" => {
                let [rating, deviation, volatility] = three(value);
                period.player = Player::new(rating, deviation, volatility);
            }
            "t" => period.tau = numbers(value)[0],
            "g" => {
                let game =
                    |[rating, deviation, score]: [f64; 3]| Game::new(rating, deviation, score);
                period.games = value.split(';').map(|text| game(three(text))).collect();
            }
            _ => period.rounding = Rounding::AsPrinted,
        }
    }
    period
}

impl Page {
    /// Asserts that every number on the page becomes the engine's for the case of this link, and that no
    /// number of the trace is missing. Parts that the link leaves out are those of the paper's example.
    ///
    /// This waits, because Yew lets the browser go on between two parts of a long rendering. Some
    /// numbers are new then, and others are not.
    #[track_caller]
    pub fn agrees_with_engine(&self, link: &str) {
        let period = of_link(link);
        self.has_all();
        // The effect of each game is in the cards below the steps.
        self.open_cards();
        let mut wrong = Vec::new();
        becomes_so(|| {
            wrong = self.disagreements(&period);
            wrong.is_empty()
        });
        assert!(
            wrong.is_empty(),
            "the page and the engine disagree:\n{}",
            wrong.join("\n")
        );
    }

    /// Returns the disagreements between the page and the engine.
    fn disagreements(&self, period: &Period) -> Vec<String> {
        let trace =
            to_value(rate(period).expect("the case can be rated")).expect("a trace is JSON");
        let input = to_value(period).expect("a period is JSON");
        let numbers = self.numbers();
        let mut wrong = Vec::new();
        for number in &numbers {
            if BESIDE.iter().any(|path| number.quantity.starts_with(path))
                || BESIDE_ANOTHER
                    .iter()
                    .any(|path| number.quantity.contains(path))
                || number
                    .quantity
                    .strip_prefix(OF_ROOTS)
                    .is_some_and(|rest| rest.contains('.'))
            {
                continue;
            }
            // A path with a minus is of a number that is shown with the opposite sign.
            let (path, sign) = number
                .quantity
                .strip_prefix('-')
                .map_or((&*number.quantity, 1.0), |path| (path, -1.0));
            let (source, path) = path
                .strip_prefix("in.")
                .map_or((&trace, path), |path| (&input, path));
            match source
                .pointer(&format!("/{}", path.replace('.', "/")))
                .and_then(Value::as_f64)
            {
                Some(value) if is_close(number.value, sign * value) => {}
                Some(value) => {
                    wrong.push(format!(
                        "{}: {} on the page, {value} of the engine",
                        number.quantity, number.value
                    ));
                }
                None => wrong.push(format!(
                    "{}: the engine has no such number",
                    number.quantity
                )),
            }
        }
        for path in leaves(&trace) {
            if SAID_OTHERWISE.contains(&&*path) || path.ends_with(IN_WORDS) {
                continue;
            }
            let is_shown = |path: &str| {
                numbers
                    .iter()
                    .any(|n| n.quantity.trim_start_matches('-') == path)
            };
            if !is_shown(&path) {
                wrong.push(format!("{path}: not on the page"));
            }
        }
        wrong
    }
}

fn is_close(a: f64, b: f64) -> bool {
    (a - b).abs() <= TOLERANCE * b.abs().max(1.0)
}

/// Returns the paths of all numbers.
fn leaves(value: &Value) -> Vec<String> {
    let below = |name: String, value: &Value| {
        let below = leaves(value).into_iter();
        below
            .map(move |path| {
                if path.is_empty() {
                    name.clone()
                } else {
                    format!("{name}.{path}")
                }
            })
            .collect::<Vec<_>>()
    };
    match value {
        Value::Number(_) => vec![String::new()],
        Value::Object(fields) => fields
            .iter()
            .flat_map(|(name, value)| below(name.clone(), value))
            .collect(),
        Value::Array(items) => items
            .iter()
            .enumerate()
            .flat_map(|(i, value)| below(i.to_string(), value))
            .collect(),
        _ => Vec::new(),
    }
}
