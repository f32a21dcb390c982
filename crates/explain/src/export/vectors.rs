//! A case as a test for other programs: the input, every intermediate value, and its tolerance.

use crate::numbers::full;
use crate::words::Language;
use crate::words::messages::ExportWords;
use Quantity as Q;
use glicko2_steps::quantity::{Quantity, game_path};
use glicko2_steps::trace::Bracket;
use glicko2_steps::{Error, Game, Period, Rounding, rate};
use serde::Serialize;

/// A test vector. As JSON it is `{"in": …, "expected": [{"name": "mu", "value": 0, "tolerance": 1e-9}, …]}`, so that it
/// can be imported like any other case.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Vector {
    /// The input.
    #[serde(rename = "in")]
    pub period: Period,
    /// The expected values, in the order of the steps.
    pub expected: Vec<Expected>,
}

/// One expected value.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Expected {
    /// The path in the trace: `games.0.g`.
    pub name: String,
    /// The value.
    pub value: f64,
    /// The largest allowed deviation from the value.
    pub tolerance: f64,
}

/// A programming language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Program {
    /// Rust, for any implementation.
    Rust,
    /// Rust, with this crate.
    Crate,
    /// Python.
    Python,
    /// JavaScript.
    JavaScript,
}

/// How much a value may differ between correct programs.
#[derive(Clone, Copy)]
enum Nearness {
    /// A few operations in any order.
    Rounding,
    /// σ′: the search ends once its bracket is no wider than ε, which moves σ′ by up to half of that.
    Search,
    /// A value computed from σ′.
    AfterSearch,
    /// r′ and RD′, computed from σ′, in rating points.
    Points,
}

impl Nearness {
    /// Returns the tolerance: a round number in proportion to the value.
    fn tolerance(self, value: f64) -> f64 {
        let size = value.abs();
        // Divides twice, because 1 / 10⁷ is exactly the double 1e-7, and 0.1 / 10⁶ is not.
        match self {
            Self::Rounding => 1.0 / (1e9 / power_above(size.max(1.0))),
            Self::Search => 1.0 / (1e6 / power_above(size)),
            Self::AfterSearch => 1.0 / (1e6 / power_above(size.max(1.0))),
            Self::Points => 1.0 / (1e8 / power_above(size.max(1e4))),
        }
    }
}

/// Returns the smallest power of ten that is at least `size`, between 1e-100 and 1e100.
fn power_above(size: f64) -> f64 {
    let mut power = 1.0;
    while power < size && power < 1e100 {
        power *= 10.0;
    }
    while power / 10.0 >= size && power > 1e-100 {
        power /= 10.0;
    }
    power
}

impl Vector {
    /// Creates the vector of a period, in exact arithmetic and with the paper's ε.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`rate`].
    pub fn of(period: &Period) -> Result<Self, Error> {
        let period = Period {
            rounding: Rounding::Exact,
            epsilon: Period::EPSILON,
            ..period.clone()
        };
        let trace = rate(&period)?;
        let mut expected = Vec::new();
        let mut expect = |name: String, value: Option<f64>, nearness: Nearness| {
            expected.extend(value.map(|value| Expected {
                name,
                value,
                tolerance: nearness.tolerance(value),
            }));
        };
        let of = |quantity: Quantity| (quantity.path().into_owned(), quantity.value(&trace));
        let mut rounded: Vec<(String, Option<f64>)> = [Q::Mu, Q::Phi].map(of).into();
        for (j, game) in trace.games.iter().enumerate() {
            rounded.extend([Q::MuJ(j), Q::PhiJ(j), Q::G(j), Q::E(j)].map(of));
            rounded.push((game_path(j, "v_term"), Some(game.v_term)));
            rounded.push((game_path(j, "delta_term"), Some(game.delta_term)));
        }
        rounded.extend([Q::V, Q::Delta, Q::A].map(of));
        if let Some(Bracket::Search { tries }) = trace
            .volatility
            .as_ref()
            .map(|volatility| &volatility.bracket)
        {
            rounded.push((
                "volatility.k".to_owned(),
                tries.last().map(|last| f64::from(last.k)),
            ));
        }
        rounded.extend([Q::B, Q::FA, Q::FB, Q::C].map(of));
        for (name, value) in rounded {
            expect(name, value, Nearness::Rounding);
        }
        for (quantity, nearness) in [
            (Q::Sigma, Nearness::Search),
            (Q::PhiStar, Nearness::AfterSearch),
            (Q::PhiPrime, Nearness::AfterSearch),
            (Q::MuPrime, Nearness::AfterSearch),
            (Q::Rating, Nearness::Points),
            (Q::Deviation, Nearness::Points),
            (Q::Volatility, Nearness::Search),
        ] {
            let (name, value) = of(quantity);
            expect(name, value, nearness);
        }
        Ok(Self { period, expected })
    }

    /// Returns the vector as code that can be pasted and run.
    #[must_use]
    pub fn snippet(&self, program: Program, language: Language) -> String {
        let Period {
            player,
            tau,
            idle_periods,
            ..
        } = self.period;
        let (words, syntax) = (language.export(), program.syntax());
        filled(syntax.template, |name| {
            Some(match name {
                "head" => words
                    .vector_is()
                    .lines()
                    .map(|line| format!("{}{line}\n", syntax.comment))
                    .collect(),
                "player_is" => words.vector_player().to_owned(),
                "player" => [player.rating, player.deviation, player.volatility]
                    .map(literal)
                    .join(", "),
                "rating" => literal(player.rating),
                "deviation" => literal(player.deviation),
                "volatility" => literal(player.volatility),
                "tau_is" => words.vector_tau().to_owned(),
                "tau" => literal(tau),
                // The number of idle periods matters only without games.
                "idle" if !self.period.games.is_empty() => String::new(),
                "idle" => (syntax.idle)(words.vector_idle(), &literal(idle_periods)),
                "idle_periods" => literal(idle_periods),
                "games_are" => words.vector_games().to_owned(),
                "games" => self.games(syntax.game),
                "expected_are" => words.vector_expected().to_owned(),
                "values" => self.expected.iter().filter_map(syntax.expected).collect(),
                "check_is" => (syntax.check_is)(words).to_owned(),
                _ => return None,
            })
        })
    }

    /// Returns one line of code per game.
    fn games(&self, line: fn([String; 3]) -> String) -> String {
        let numbers = |game: &Game| [game.rating, game.deviation, game.score].map(literal);
        self.period
            .games
            .iter()
            .map(|game| line(numbers(game)) + "\n")
            .collect()
    }
}

/// The syntax of a programming language.
struct Syntax {
    /// The program, with `{name}` in place of each part.
    template: &'static str,
    /// The start of a comment.
    comment: &'static str,
    /// Writes the constant for the idle periods, below its comment.
    idle: fn(&str, &str) -> String,
    /// Writes a game in a list from its rating, deviation and score.
    game: fn([String; 3]) -> String,
    /// Writes an expected value in a list or as a statement. `None` for a value that the program cannot read.
    expected: fn(&Expected) -> Option<String>,
    /// Returns the comment about the argument of the comparing function.
    check_is: fn(ExportWords) -> &'static str,
}

impl Program {
    fn syntax(self) -> Syntax {
        match self {
            Self::Rust => Syntax {
                template: include_str!("snippets/vector.rs"),
                comment: "// ",
                idle: |is, periods| format!("/// {is}\nconst IDLE_PERIODS: f64 = {periods};\n"),
                game: |numbers| format!("    [{}],", numbers.join(", ")),
                expected: |value| Some(format!("    ({}),\n", value.literals())),
                check_is: ExportWords::vector_check_closure,
            },
            Self::Crate => Syntax {
                template: include_str!("snippets/vector_with_crate.rs"),
                comment: "// ",
                idle: |_, _| String::new(),
                game: |[rating, deviation, score]| {
                    format!("            Game::new({rating}, {deviation}, {score}),")
                },
                expected: |value| {
                    let (expected, tolerance) = (literal(value.value), literal(value.tolerance));
                    Some(format!(
                        "    near({}, {expected}, {tolerance});\n",
                        field(&value.name)?
                    ))
                },
                check_is: |_| "",
            },
            Self::Python => Syntax {
                template: include_str!("snippets/vector.py"),
                comment: "# ",
                idle: |is, periods| format!("# {is}\nIDLE_PERIODS = {periods}\n"),
                game: |numbers| format!("    ({}),", numbers.join(", ")),
                expected: |value| Some(format!("    ({}),\n", value.literals())),
                check_is: ExportWords::vector_check_map,
            },
            Self::JavaScript => Syntax {
                template: include_str!("snippets/vector.js"),
                comment: "// ",
                idle: |is, periods| format!("// {is}\nconst IDLE_PERIODS = {periods};\n"),
                game: |numbers| format!("  [{}],", numbers.join(", ")),
                expected: |value| Some(format!("  [{}],\n", value.literals())),
                check_is: ExportWords::vector_check_map,
            },
        }
    }
}

impl Expected {
    /// Returns the name, the value and the tolerance as literals. Not used for [`Program::Crate`].
    fn literals(&self) -> String {
        format!(
            "\"{}\", {}, {}",
            self.name,
            literal(self.value),
            literal(self.tolerance)
        )
    }
}

/// Replaces every known `{name}` in a template. Other braces belong to the program.
fn filled(template: &str, value: impl Fn(&str) -> Option<String>) -> String {
    let mut program = String::with_capacity(2 * template.len());
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        program.push_str(before);
        let value = after
            .split_once('}')
            .and_then(|(name, after)| Some((value(name)?, after)));
        (program, rest) = match value {
            Some((value, after)) => (program + &value, after),
            None => (program + "{", after),
        };
    }
    program + rest
}

/// Writes a number that Rust, Python and JavaScript read as the same double.
fn literal(x: f64) -> String {
    let text = full(x);
    if text.contains(['.', 'e']) {
        text
    } else {
        text + ".0"
    }
}

/// Returns the expression for a value in this crate's trace, or `None` if there is no simple path.
fn field(name: &str) -> Option<String> {
    let mut field = "trace".to_owned();
    for part in name.split('.') {
        match part {
            "k" => return None,
            part if part.bytes().all(|b| b.is_ascii_digit()) => field.extend(["[", part, "]"]),
            part => field.extend([".", part]),
        }
        let is_optional = matches!(field.as_str(), "trace.v" | "trace.delta");
        match field.as_str() {
            "trace.volatility" => field.push_str(".as_ref().unwrap()"),
            _ if is_optional || part == "c" => field.push_str(".unwrap()"),
            _ => {}
        }
    }
    Some(field)
}
