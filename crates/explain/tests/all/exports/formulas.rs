//! Formulas in every notation.

use super::worked::value;
use super::*;
use explain::export::math::{Signs, latex, mathml, plain};
use explain::steps::steps;
use glicko2_steps::formulas::g;

/// Parser of plain text that rejects ambiguous text: after a quotient no further factor.
struct Reader<'t> {
    rest: &'t str,
    /// By which share each number is off, times its distance from the end. 0 for exact numbers.
    off: f64,
}

/// `None` if the text contains letters.
type Read = Option<f64>;

impl Reader<'_> {
    fn read(text: &str) -> Read {
        Self::read_off(text, 0.0)
    }

    fn read_off(text: &str, off: f64) -> Read {
        let mut reader = Reader { rest: text, off };
        let value = reader.sum();
        assert!(
            reader.rest.trim().is_empty(),
            "{:?} is left of {text:?}",
            reader.rest
        );
        value
    }

    fn take(&mut self, sign: &str) -> bool {
        let rest = self.rest.trim_start().strip_prefix(sign);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn sum(&mut self) -> Read {
        let negative = self.take("−");
        let first = self.product();
        let mut total = if negative { first.map(|x| -x) } else { first };
        loop {
            let sign = if self.take("+") {
                1.0
            } else if self.take("−") {
                -1.0
            } else {
                return total;
            };
            let next = self.product();
            total = total.zip(next).map(|(a, b)| a + sign * b);
        }
    }

    fn product(&mut self) -> Read {
        let mut total = self.power();
        let mut divided = false;
        loop {
            if self.take("/") {
                let below = self.power();
                total = total.zip(below).map(|(a, b)| a / b);
                divided = true;
                continue;
            }
            let next = self.rest.trim_start();
            let times = self.take("×") || self.take("·");
            let follows = next.starts_with(|c: char| c.is_alphanumeric() || "(√[".contains(c));
            if !times && !follows {
                return total;
            }
            assert!(!divided, "a factor after a quotient before {:?}", self.rest);
            let next = self.power();
            total = total.zip(next).map(|(a, b)| a * b);
        }
    }

    fn power(&mut self) -> Read {
        let base = self.atom();
        let raised: String = self
            .rest
            .chars()
            .take_while(|c| "⁻⁰¹²³⁴⁵⁶⁷⁸⁹".contains(*c))
            .collect();
        self.rest = &self.rest[raised.len()..];
        let exponent = if !raised.is_empty() {
            let plain = |c| {
                "−0123456789"
                    .chars()
                    .nth("⁻⁰¹²³⁴⁵⁶⁷⁸⁹".chars().position(|r| r == c).unwrap())
                    .unwrap()
            };
            Self::read(&raised.chars().map(plain).collect::<String>())
        } else if self.rest.starts_with('^') {
            self.rest = &self.rest[1..];
            self.atom()
        } else {
            return base;
        };
        base.zip(exponent).map(|(a, b)| a.powf(b))
    }

    fn atom(&mut self) -> Read {
        self.rest = self.rest.trim_start();
        for (open, close) in [("(", ")"), ("[", "]")] {
            if self.take(open) {
                let value = self.sum();
                assert!(self.take(close), "no {close} before {:?}", self.rest);
                return value;
            }
        }
        for (name, function) in [
            ("√", f64::sqrt as fn(f64) -> f64),
            ("exp", f64::exp),
            ("ln", f64::ln),
        ] {
            if self.take(name) {
                assert!(self.rest.starts_with('('), "{name} before {:?}", self.rest);
                return self.atom().map(function);
            }
        }
        let end = self
            .rest
            .find(|c: char| !(c.is_ascii_digit() || c == '.'))
            .unwrap_or(self.rest.len());
        let (digits, rest) = self.rest.split_at(end);
        if !digits.is_empty() {
            self.rest = rest;
            let number: f64 = digits.parse().unwrap();
            return Some(number * (1.0 + self.off * rest.len() as f64));
        }
        let letter = self
            .rest
            .chars()
            .next()
            .unwrap_or_else(|| panic!("something is missing at the end"));
        assert!(letter.is_alphabetic(), "{:?}", self.rest);
        self.rest = &self.rest[letter.len_utf8()..];
        match letter {
            'π' => Some(std::f64::consts::PI),
            'e' => Some(std::f64::consts::E),
            _ => None,
        }
    }
}

fn any_math() -> impl Strategy<Value = Math> {
    let leaf = prop_oneof![
        proptest::sample::select(&["2", "3", "173.7178"]).prop_map(Math::Literal),
        proptest::sample::select(&[1.5, -2.0, 0.25, 3e-9, -4.5e10])
            .prop_map(|x| Math::Number(Number::new(x, Kind::Given, "x", Symbol::X))),
    ];
    leaf.prop_recursive(4, 24, 2, |inner| {
        let one = inner.clone().prop_map(Box::new);
        let two = (one.clone(), one.clone());
        let pair = (inner.clone(), inner.clone());
        prop_oneof![
            two.clone().prop_map(|(a, b)| Math::Fraction(a, b)),
            one.clone().prop_map(Math::Root),
            (one.clone(), proptest::sample::select(&["2", "3"]))
                .prop_map(|(a, n)| Math::Power(a, Box::new(Math::Literal(n)))),
            one.clone().prop_map(|a| Math::Power(
                a,
                Box::new(Math::Row(vec![Math::Op("−"), Math::Literal("1")]))
            )),
            one.clone()
                .prop_map(|a| Math::Power(Box::new(Math::Literal("2")), a)),
            one.clone().prop_map(|a| Math::Fence("[", a, "]")),
            (proptest::sample::select(&["ln", "exp"]), one)
                .prop_map(|(name, a)| Math::Call(Box::new(Math::Name(name)), a)),
            (pair, proptest::sample::select(&["+", "−", "×", "/", ""])).prop_map(
                |((a, b), sign)| match sign {
                    "" => Math::Row(vec![a, b]),
                    sign => Math::Row(vec![a, Math::Op(sign), b]),
                }
            ),
            inner.prop_map(|a| Math::Row(vec![Math::Op("−"), a])),
        ]
    })
}

fn near(a: f64, b: f64, share: f64) -> bool {
    a == b || (a.is_nan() && b.is_nan()) || (a - b).abs() <= share * a.abs().max(b.abs())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 800, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn plain_text_has_the_value_of_the_formula(math in any_math()) {
        for signs in [Signs::Raised, Signs::Level] {
            let text = plain(&math, Digits::Auto, signs);
            let read = Reader::read(&text).unwrap();
            let value = value(&math, g).unwrap();
            // Rounding decides about some values, such as √(ln(x / x)), and the sign of a zero about 1 / 0.
            let [low, high] = [-1e-14, 1e-14].map(|off| Reader::read_off(&text, off).unwrap());
            if !value.is_finite() || !near(read, low, 1e-9) || !near(read, high, 1e-9) {
                continue;
            }
            prop_assert!(near(read, value, 1e-9), "{} is {}, not {}", text, read, value);
        }
    }

    #[test]
    fn tex_and_mathml_are_well_formed(math in any_math()) {
        let tex = latex(&math, Digits::Auto);
        let depths = tex.chars().scan(0, |depth, c| {
            *depth += i32::from(c == '{') - i32::from(c == '}');
            Some(*depth)
        });
        prop_assert!(depths.clone().all(|depth| depth >= 0) && depths.last() == Some(0).filter(|_| tex.contains('{')).or(Some(0)), "{}", tex);
        prop_assert_eq!(tex.matches("\\left").count(), tex.matches("\\right").count());
        assert_xml(&mathml(&math, Digits::Auto));
    }
}

/// All sides of every formula with numbers are equal when they are read as text.
#[test]
fn formulas_with_numbers_are_true_as_text() {
    let mut sides_read = 0;
    for period in [Period::papers_example(), idle(), upset(), won_by_far()] {
        let trace = rate(&period).unwrap();
        for step in steps(&period, &trace, 0..period.games.len(), Language::En.text()) {
            for block in step.blocks {
                let Block::Worked(math) = block else { continue };
                for signs in [Signs::Raised, Signs::Level] {
                    let text = plain(&math, Digits::Decimals(15), signs);
                    // Dots stand for terms that are left out.
                    let is_open = |side: &&str| {
                        let known = ["exp", "ln", "e", "π"]
                            .iter()
                            .fold(side.to_string(), |side, name| side.replace(name, ""));
                        side.contains('⋯') || known.contains(char::is_alphabetic)
                    };
                    let sides: Vec<f64> = text
                        .split(" = ")
                        .filter(|side| !is_open(side))
                        .filter_map(Reader::read)
                        .collect();
                    sides_read += sides.len();
                    for pair in sides.windows(2) {
                        assert!(
                            (pair[0] - pair[1]).abs() <= 1e-8 * pair[0].abs().max(1.0),
                            "{sides:?} in {text}"
                        );
                    }
                }
            }
        }
    }
    assert!(sides_read > 100, "{sides_read}");
}

/// Returns a period with Δ² > φ² + v, where the bracket comes from Δ.
fn won_by_far() -> Period {
    let player = Player::new(1500.0, 50.0, 0.06);
    Period::new(player, 0.5, vec![Game::new(1900.0, 50.0, 1.0); 5])
}
