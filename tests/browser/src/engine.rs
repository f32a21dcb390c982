//! What the engine says of the same case, natively.

use crate::page::Page;
use crate::wait::becomes_so;
use glicko2_steps::glicko2::{Game, Period, Player, rate};
use serde_json::{Value, to_value};

/// Shown, but not in the trace: differences and bounds that the page makes of it, and other systems.
const BESIDE: [&str; 9] =
    ["rating_change", "why.", "before.", "drift", "band.", "glicko.", "elo.", "exact_arithmetic.", "games.rest."];
/// The same within a game, an iteration or a value.
const BESIDE_ANOTHER: [&str; 5] = [".what_if.", ".prediction", ".width", ".points", ".so_far"];
/// What each of several zeros would give, with the zero's number before it.
const OF_ROOTS: &str = "volatility.roots.";
/// In the trace, but said otherwise: an only root is `volatility.root`, and `exact.volatility` is `volatility.sigma_exact`.
const SAID_OTHERWISE: [&str; 2] = ["volatility.roots.0", "exact.volatility"];
/// How often τ was subtracted stands in a sentence.
const IN_WORDS: &str = ".k";

/// Doubles in the browser and natively may differ in the last bits of exp and ln.
const TOLERANCE: f64 = 1e-12;

/// A period: `period([1500, 200, 0.06], 0.5, &[[1400, 30, 1], …])`.
#[must_use]
pub fn period([rating, deviation, volatility]: [f64; 3], tau: f64, games: &[[f64; 3]]) -> Period {
    let game = |&[rating, deviation, score]: &[f64; 3]| Game { rating, deviation, score };
    Period::new(Player { rating, deviation, volatility }, tau, games.iter().map(game).collect())
}

impl Page {
    /// Demands that every number on the page becomes the engine's for this case, and that none of the trace's is missing.
    ///
    /// Where a page takes longer than a frame to make, Yew lets the browser go on between two of its parts: then some numbers are new and
    /// others are not yet.
    #[track_caller]
    pub fn agrees_with_engine(&self, period: &Period) {
        self.has_all();
        // Below the steps stands what each game did.
        self.open_cards();
        let mut wrong = Vec::new();
        becomes_so(|| {
            wrong = self.disagreements(period);
            wrong.is_empty()
        });
        assert!(wrong.is_empty(), "the page and the engine disagree:\n{}", wrong.join("\n"));
    }

    /// Where the page and the engine disagree.
    fn disagreements(&self, period: &Period) -> Vec<String> {
        let trace = to_value(rate(period).expect("the case can be rated")).expect("a trace is JSON");
        let input = to_value(period).expect("a period is JSON");
        let numbers = self.numbers();
        let mut wrong = Vec::new();
        for number in &numbers {
            if BESIDE.iter().any(|path| number.quantity.starts_with(path))
                || BESIDE_ANOTHER.iter().any(|path| number.quantity.contains(path))
                || number.quantity.strip_prefix(OF_ROOTS).is_some_and(|rest| rest.contains('.'))
            {
                continue;
            }
            // A minus that stands before the number as a sign of its own.
            let (path, sign) = number.quantity.strip_prefix('-').map_or((&*number.quantity, 1.0), |path| (path, -1.0));
            let (source, path) = path.strip_prefix("in.").map_or((&trace, path), |path| (&input, path));
            match source.pointer(&format!("/{}", path.replace('.', "/"))).and_then(Value::as_f64) {
                Some(value) if is_close(number.value, sign * value) => {}
                Some(value) => {
                    wrong.push(format!("{}: {} on the page, {value} of the engine", number.quantity, number.value));
                }
                None => wrong.push(format!("{}: the engine has no such number", number.quantity)),
            }
        }
        for path in leaves(&trace) {
            if SAID_OTHERWISE.contains(&&*path) || path.ends_with(IN_WORDS) {
                continue;
            }
            let is_shown = |path: &str| numbers.iter().any(|n| n.quantity.trim_start_matches('-') == path);
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

/// The paths of all numbers.
fn leaves(value: &Value) -> Vec<String> {
    let below = |name: String, value: &Value| {
        let below = leaves(value).into_iter();
        below.map(move |path| if path.is_empty() { name.clone() } else { format!("{name}.{path}") }).collect::<Vec<_>>()
    };
    match value {
        Value::Number(_) => vec![String::new()],
        Value::Object(fields) => fields.iter().flat_map(|(name, value)| below(name.clone(), value)).collect(),
        Value::Array(items) => items.iter().enumerate().flat_map(|(i, value)| below(i.to_string(), value)).collect(),
        _ => Vec::new(),
    }
}
