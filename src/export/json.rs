//! JSON: a case with its trace, in full precision, and reading it back.
//!
//! These are the types alone. The page has the browser write and read them, which is both smaller and faster than a writer and
//! reader of our own; a library's user has `serde_json`.

use super::dialect::clean;
use crate::glicko2::{Period, Rounding, Trace};
use crate::input::form::{Form, GameForm, Score};
use crate::input::read::{Typed, typed};
use crate::present::number::full;
use crate::present::text::Language;
use serde::Serialize;
use serde::de::{Deserialize, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use std::fmt;

/// A case: `{"in": …, "out": …}`, what was rated and all that came of it.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Export<'a> {
    /// What was rated.
    #[serde(rename = "in")]
    pub period: &'a Period,
    /// All that came of it.
    #[serde(rename = "out")]
    pub trace: &'a Trace,
}

/// What was found in a JSON text: an [`Export`], a [`Period`] alone, or an array of either, of which the first is taken.
///
/// Numbers may be written as text, as people type them. What has no place in a period is passed over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Import {
    player: Option<Player>,
    tau: Option<String>,
    games: Vec<GameForm>,
    idle_periods: Option<String>,
    epsilon: Option<String>,
    rounding: Option<String>,
    /// How many more cases the array held.
    others: usize,
}

/// A form that was imported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The form. What is missing or wrong in it is for its fields to say.
    pub form: Form,
    /// How it is rounded.
    pub rounding: Rounding,
    /// What was left out, in words.
    pub notes: Vec<String>,
}

/// Whether a text is meant as JSON, in a file of whatever name; else it may be a table, which [`csv::read`](super::csv::read) takes.
#[must_use]
pub fn is_json(text: &str) -> bool {
    text.trim_start_matches('\u{feff}').trim_start().starts_with(['{', '['])
}

impl Import {
    /// The form that was found.
    ///
    /// # Errors
    ///
    /// In words, that there is neither a player nor a game.
    pub fn form(self, language: Language) -> Result<Imported, String> {
        let words = language.export();
        if self.player.is_none() && self.games.is_empty() {
            return Err(words.no_case.to_owned());
        }
        let mut notes = Vec::new();
        if self.others > 0 {
            notes.push((words.other_cases)(self.others));
        }
        let is_usual = |epsilon: &String| typed(epsilon) == Typed::Number(Period::EPSILON);
        if self.epsilon.is_some_and(|epsilon| !is_usual(&epsilon)) {
            notes.push(words.other_epsilon.to_owned());
        }
        let rounding = match self.rounding.as_deref() {
            Some("as_printed") => Rounding::AsPrinted,
            _ => Rounding::Exact,
        };
        let Player { rating, deviation, volatility } = self.player.unwrap_or_default();
        let mut form = Form {
            rating,
            deviation,
            volatility,
            tau: self.tau.unwrap_or_default(),
            idle_periods: self.idle_periods.unwrap_or_else(|| "1".to_owned()),
            games: Vec::new(),
        };
        form.append(self.games);
        Ok(Imported { form, rounding, notes })
    }

    /// Takes the value of a key.
    fn take<'de, A: MapAccess<'de>>(&mut self, key: &str, map: &mut A) -> Result<(), A::Error> {
        match key {
            "player" => self.player = Some(map.next_value()?),
            "tau" => self.tau = Some(map.next_value::<Value>()?.0),
            "games" => self.games = map.next_value::<Games>()?.0,
            "idle_periods" => self.idle_periods = Some(map.next_value::<Value>()?.0),
            "epsilon" => self.epsilon = Some(map.next_value::<Value>()?.0),
            "rounding" => self.rounding = Some(map.next_value::<Value>()?.0),
            _ => _ = map.next_value::<IgnoredAny>()?,
        }
        Ok(())
    }
}

impl<'de> Deserialize<'de> for Import {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Cases)
    }
}

/// A case or an array of cases. No deeper: a text may be nested a million times.
struct Cases;

impl<'de> Visitor<'de> for Cases {
    type Value = Import;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a rating period")
    }
    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Import, A::Error> {
        Case::visit_map(Case { may_wrap: true }, map)
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut cases: A) -> Result<Import, A::Error> {
        let Some(Wrapped(mut first)) = cases.next_element()? else {
            return Err(A::Error::invalid_length(0, &self));
        };
        while cases.next_element::<IgnoredAny>()?.is_some() {
            first.others += 1;
        }
        Ok(first)
    }
}

/// A case within an array.
struct Wrapped(Import);

impl<'de> Deserialize<'de> for Wrapped {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Case { may_wrap: true }).map(Self)
    }
}

/// A case on its own.
struct Bare(Import);

impl<'de> Deserialize<'de> for Bare {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Case { may_wrap: false }).map(Self)
    }
}

/// A period, or an object that has it under `in`.
struct Case {
    may_wrap: bool,
}

impl<'de> Visitor<'de> for Case {
    type Value = Import;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a rating period")
    }
    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Import, A::Error> {
        let mut import = Import::default();
        let mut within = None;
        while let Some(key) = map.next_key::<String>()? {
            match key.as_str() {
                "in" if self.may_wrap => within = Some(map.next_value::<Bare>()?.0),
                key => import.take(key, &mut map)?,
            }
        }
        Ok(within.unwrap_or(import))
    }
}

/// A player's numbers as they are written; missing ones are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Player {
    rating: String,
    deviation: String,
    volatility: String,
}

impl<'de> Deserialize<'de> for Player {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let [rating, deviation, volatility] = numbers(deserializer, ["rating", "deviation", "volatility"])?;
        Ok(Self { rating, deviation, volatility })
    }
}

struct Game(GameForm);

impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let [rating, deviation, score] = numbers(deserializer, ["rating", "deviation", "score"])?;
        Ok(Self(GameForm::new(&rating, &deviation, Score::of_text(&score))))
    }
}

/// The values of three keys.
fn numbers<'de, D: Deserializer<'de>>(deserializer: D, keys: [&'static str; 3]) -> Result<[String; 3], D::Error> {
    struct Three([&'static str; 3]);

    impl<'de> Visitor<'de> for Three {
        type Value = [String; 3];

        fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
            write!(f, "an object with {}", self.0.join(", "))
        }
        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<[String; 3], A::Error> {
            let mut values = <[String; 3]>::default();
            while let Some(key) = map.next_key::<String>()? {
                let value = map.next_value::<Value>()?.0;
                if let Some(i) = self.0.iter().position(|name| *name == key) {
                    values[i] = value;
                }
            }
            Ok(values)
        }
    }

    deserializer.deserialize_any(Three(keys))
}

struct Games(Vec<GameForm>);

impl<'de> Deserialize<'de> for Games {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct List;

        impl<'de> Visitor<'de> for List {
            type Value = Games;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("an array of games")
            }
            fn visit_unit<E>(self) -> Result<Games, E> {
                Ok(Games(Vec::new()))
            }
            fn visit_none<E>(self) -> Result<Games, E> {
                Ok(Games(Vec::new()))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Games, A::Error> {
                let mut games = Vec::new();
                while let Some(Game(game)) = items.next_element()? {
                    games.push(game);
                }
                Ok(Games(games))
            }
        }

        deserializer.deserialize_any(List)
    }
}

/// A number or a text, as a field would hold it; anything else is empty.
struct Value(String);

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Any;

        impl<'de> Visitor<'de> for Any {
            type Value = Value;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("a number")
            }
            fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
                Ok(Value(if value.is_finite() { full(value) } else { String::new() }))
            }
            fn visit_i64<E: Error>(self, value: i64) -> Result<Value, E> {
                self.visit_f64(value as f64)
            }
            fn visit_u64<E: Error>(self, value: u64) -> Result<Value, E> {
                self.visit_f64(value as f64)
            }
            fn visit_str<E>(self, value: &str) -> Result<Value, E> {
                Ok(Value(clean(value)))
            }
            fn visit_bool<E>(self, _: bool) -> Result<Value, E> {
                Ok(Value(String::new()))
            }
            fn visit_unit<E>(self) -> Result<Value, E> {
                Ok(Value(String::new()))
            }
            fn visit_none<E>(self) -> Result<Value, E> {
                Ok(Value(String::new()))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
                while items.next_element::<IgnoredAny>()?.is_some() {}
                Ok(Value(String::new()))
            }
            fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
                while entries.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
                Ok(Value(String::new()))
            }
        }

        deserializer.deserialize_any(Any)
    }
}
