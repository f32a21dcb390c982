//! A case as a test for somebody's own program: what goes in, every value on the way, and how near is near enough.

use crate::glicko2::trace::Bracket;
use crate::glicko2::{Error, GameTrace, Period, Rounding, rate};
use crate::present::number::full;
use crate::present::text::Language;
use crate::present::text::export::ExportText;
use serde::Serialize;

/// A test vector. As JSON it is `{"in": …, "expected": [{"name": "mu", "value": 0, "tolerance": 1e-9}, …]}`, so that it can be imported
/// like any other case.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Vector {
    /// What goes in.
    #[serde(rename = "in")]
    pub period: Period,
    /// What must come out, in the order of the steps.
    pub expected: Vec<Expected>,
}

/// One value that must come out.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Expected {
    /// Its path in the trace: `games.0.g`.
    pub name: String,
    /// The value.
    pub value: f64,
    /// How far from it is near enough.
    pub tolerance: f64,
}

/// A language of programs.
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

/// How a value may differ between right programs.
#[derive(Clone, Copy)]
enum Nearness {
    /// A few operations, in whatever order.
    Rounding,
    /// σ′: the search ends once its bracket is no wider than ε, which moves σ′ by up to half of it.
    Search,
    /// Whatever σ′ goes into.
    AfterSearch,
    /// The same in rating points.
    Points,
}

impl Nearness {
    /// A round number, in proportion to the value.
    fn tolerance(self, value: f64) -> f64 {
        let size = value.abs();
        // Twice divided, since 1 / 10⁷ is the double that 1e-7 is, and 0.1 / 10⁶ is not.
        match self {
            Self::Rounding => 1.0 / (1e9 / power_above(size.max(1.0))),
            Self::Search => 1.0 / (1e6 / power_above(size)),
            Self::AfterSearch => 1.0 / (1e6 / power_above(size.max(1.0))),
            Self::Points => 1.0 / (1e8 / power_above(size.max(1e4))),
        }
    }
}

/// The least power of ten that is no smaller, of those that matter.
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
    /// The vector of a period, in exact arithmetic and with the paper's ε.
    ///
    /// # Errors
    ///
    /// Those of [`rate`].
    pub fn of(period: &Period) -> Result<Self, Error> {
        let period = Period { rounding: Rounding::Exact, epsilon: Period::EPSILON, ..period.clone() };
        let trace = rate(&period)?;
        let mut expected = Vec::new();
        let mut expect = |name: String, value: f64, nearness: Nearness| {
            expected.push(Expected { name, value, tolerance: nearness.tolerance(value) });
        };
        let named = str::to_owned;
        expect(named("mu"), trace.mu, Nearness::Rounding);
        expect(named("phi"), trace.phi, Nearness::Rounding);
        for (j, game) in trace.games.iter().enumerate() {
            let values: [(&str, fn(&GameTrace) -> f64); 6] = [
                ("mu", |game| game.mu),
                ("phi", |game| game.phi),
                ("g", |game| game.g),
                ("e", |game| game.e),
                ("v_term", |game| game.v_term),
                ("delta_term", |game| game.delta_term),
            ];
            for (name, value) in values {
                expect(format!("games.{j}.{name}"), value(game), Nearness::Rounding);
            }
        }
        if let (Some(v), Some(delta), Some(volatility)) = (trace.v, trace.delta, &trace.volatility) {
            expect(named("v"), v, Nearness::Rounding);
            expect(named("delta"), delta, Nearness::Rounding);
            let start = volatility.iterations[0];
            expect(named("volatility.a"), volatility.a, Nearness::Rounding);
            if let Bracket::Search { tries } = &volatility.bracket
                && let Some(last) = tries.last()
            {
                expect(named("volatility.k"), f64::from(last.k), Nearness::Rounding);
            }
            expect(named("volatility.iterations.0.b"), start.b, Nearness::Rounding);
            expect(named("volatility.iterations.0.f_a"), start.f_a, Nearness::Rounding);
            expect(named("volatility.iterations.0.f_b"), start.f_b, Nearness::Rounding);
            if let Some(c) = volatility.iterations.get(1).and_then(|first| first.c) {
                expect(named("volatility.iterations.1.c"), c, Nearness::Rounding);
            }
            expect(named("volatility.sigma"), volatility.sigma, Nearness::Search);
        }
        expect(named("phi_star"), trace.phi_star, Nearness::AfterSearch);
        expect(named("phi_prime"), trace.phi_prime, Nearness::AfterSearch);
        expect(named("mu_prime"), trace.mu_prime, Nearness::AfterSearch);
        expect(named("player.rating"), trace.player.rating, Nearness::Points);
        expect(named("player.deviation"), trace.player.deviation, Nearness::Points);
        expect(named("player.volatility"), trace.player.volatility, Nearness::Search);
        Ok(Self { period, expected })
    }

    /// The vector as a piece of a program, ready to be pasted and run.
    #[must_use]
    pub fn snippet(&self, program: Program, language: Language) -> String {
        let words = language.export();
        match program {
            Program::Rust => self.rust(words),
            Program::Crate => self.with_crate(words),
            Program::Python => self.python(words),
            Program::JavaScript => self.java_script(words),
        }
    }

    fn player(&self) -> String {
        let player = self.period.player;
        [player.rating, player.deviation, player.volatility].map(literal).join(", ")
    }

    /// How long nothing was played, where that counts.
    fn idle(&self, mark: &str, open: &str, close: &str, words: &ExportText) -> String {
        if !self.period.games.is_empty() {
            return String::new();
        }
        format!("{mark}{}\n{open}{}{close}\n", words.vector_idle, literal(self.period.idle_periods))
    }

    /// A line for each game.
    fn games(&self, indent: &str, open: &str, close: &str) -> String {
        let line = |numbers: [f64; 3]| format!("{indent}{open}{}{close},\n", numbers.map(literal).join(", "));
        self.period.games.iter().map(|game| line([game.rating, game.deviation, game.score])).collect()
    }

    /// A line for each value.
    fn values(&self, indent: &str, open: &str, close: &str) -> String {
        let line = |e: &Expected| {
            format!("{indent}{open}\"{}\", {}, {}{close},\n", e.name, literal(e.value), literal(e.tolerance))
        };
        self.expected.iter().map(line).collect()
    }

    fn rust(&self, words: &ExportText) -> String {
        format!(
            r#"{head}
/// {player_is}
const PLAYER: [f64; 3] = [{player}];
/// {tau_is}
const TAU: f64 = {tau};
{idle}/// {games_are}
const GAMES: &[[f64; 3]] = &[
{games}];
/// {expected_are}
const EXPECTED: &[(&str, f64, f64)] = &[
{values}];

/// {check_is}
fn check(value: impl Fn(&str) -> Option<f64>) {{
    for &(name, expected, tolerance) in EXPECTED {{
        if let Some(got) = value(name) {{
            let off = (got - expected).abs();
            assert!(off <= tolerance, "{{name}}: {{got:?}}, expected {{expected:?}}, off by {{off:e}}");
        }}
    }}
}}
"#,
            head = comment("// ", words),
            player_is = words.vector_player,
            player = self.player(),
            tau_is = words.vector_tau,
            tau = literal(self.period.tau),
            idle = self.idle("/// ", "const IDLE_PERIODS: f64 = ", ";", words),
            games_are = words.vector_games,
            games = self.games("    ", "[", "]"),
            expected_are = words.vector_expected,
            values = self.values("    ", "(", ")"),
            check_is = words.vector_check_closure,
        )
    }

    fn with_crate(&self, words: &ExportText) -> String {
        let games: String = self
            .period
            .games
            .iter()
            .map(|game| {
                let [rating, deviation, score] = [game.rating, game.deviation, game.score].map(literal);
                format!("            Game {{ rating: {rating}, deviation: {deviation}, score: {score} }},\n")
            })
            .collect();
        let player = self.period.player;
        let checks: String = self
            .expected
            .iter()
            .filter_map(|e| Some((e, field(&e.name)?)))
            .map(|(e, field)| format!("    near({field}, {}, {});\n", literal(e.value), literal(e.tolerance)))
            .collect();
        format!(
            r#"{head}
use glicko2_steps::glicko2::{{Game, Period, Player, rate}};

#[test]
fn agrees() {{
    let period = Period {{
        idle_periods: {idle},
        ..Period::new(
            Player {{ rating: {rating}, deviation: {deviation}, volatility: {volatility} }},
            {tau},
            vec![
{games}            ],
        )
    }};
    let trace = rate(&period).unwrap();
    let near = |got: f64, expected: f64, tolerance: f64| {{
        assert!((got - expected).abs() <= tolerance, "{{got:?}}, expected {{expected:?}}");
    }};
{checks}}}
"#,
            head = comment("// ", words),
            idle = literal(self.period.idle_periods),
            rating = literal(player.rating),
            deviation = literal(player.deviation),
            volatility = literal(player.volatility),
            tau = literal(self.period.tau),
        )
    }

    fn python(&self, words: &ExportText) -> String {
        format!(
            r#"{head}
# {player_is}
PLAYER = ({player})
# {tau_is}
TAU = {tau}
{idle}# {games_are}
GAMES = [
{games}]
# {expected_are}
EXPECTED = [
{values}]


def check(values):
    """{check_is}"""
    for name, expected, tolerance in EXPECTED:
        if name in values:
            got = values[name]
            off = abs(got - expected)
            assert off <= tolerance, f"{{name}}: {{got!r}}, expected {{expected!r}}, off by {{off:.3g}}"
"#,
            head = comment("# ", words),
            player_is = words.vector_player,
            player = self.player(),
            tau_is = words.vector_tau,
            tau = literal(self.period.tau),
            idle = self.idle("# ", "IDLE_PERIODS = ", "", words),
            games_are = words.vector_games,
            games = self.games("    ", "(", ")"),
            expected_are = words.vector_expected,
            values = self.values("    ", "(", ")"),
            check_is = words.vector_check_map,
        )
    }

    fn java_script(&self, words: &ExportText) -> String {
        format!(
            r#"{head}
// {player_is}
const PLAYER = [{player}];
// {tau_is}
const TAU = {tau};
{idle}// {games_are}
const GAMES = [
{games}];
// {expected_are}
const EXPECTED = [
{values}];

/** {check_is} */
function check(values) {{
  for (const [name, expected, tolerance] of EXPECTED) {{
    if (!(name in values)) continue;
    const off = Math.abs(values[name] - expected);
    if (!(off <= tolerance)) throw new Error(`${{name}}: ${{values[name]}}, expected ${{expected}}, off by ${{off}}`);
  }}
}}
"#,
            head = comment("// ", words),
            player_is = words.vector_player,
            player = self.player(),
            tau_is = words.vector_tau,
            tau = literal(self.period.tau),
            idle = self.idle("// ", "const IDLE_PERIODS = ", ";", words),
            games_are = words.vector_games,
            games = self.games("  ", "[", "]"),
            expected_are = words.vector_expected,
            values = self.values("  ", "[", "]"),
            check_is = words.vector_check_map,
        )
    }
}

/// What the vector is, as a comment.
fn comment(mark: &str, words: &ExportText) -> String {
    words.vector_is.lines().map(|line| format!("{mark}{line}\n")).collect()
}

/// A number that Rust, Python and JavaScript all read as the same double.
fn literal(x: f64) -> String {
    let text = full(x);
    if text.contains(['.', 'e']) { text } else { text + ".0" }
}

/// A value as this crate's trace has it; `None` for what is not at hand by a plain path.
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
