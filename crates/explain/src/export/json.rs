//! JSON: writes a case with its trace in full precision, and reads it back.
//!
//! This module has only the types. On the page, the browser prints and parses the JSON, which is both smaller and
//! faster than code of our own. Users of the library have `serde_json`.

use crate::case::{ASSUMED_RD, Case, GameForm, Participant, PeriodForm, Score, UNKNOWN_RD};
use crate::escape::clean;
use crate::numbers::{Typed, full, number, typed};
use crate::words::Language;
use glicko2_steps::{Game, Period, Player, Rounding, Trace};
use serde::de::{DeserializeSeed, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;

/// A case: `{"in": …, "out": …}`, the rated period and its trace.
#[derive(Clone, Debug, Serialize)]
pub struct Export<'a> {
    #[serde(rename = "in")]
    given: Given<'a>,
    /// The trace.
    #[serde(rename = "out")]
    pub trace: &'a Trace,
}

/// The rated period, in the shape of a [`Period`].
#[derive(Clone, Debug, Serialize)]
struct Given<'a> {
    player: &'a Player,
    tau: f64,
    games: Vec<GivenGame>,
    epsilon: f64,
    idle_periods: f64,
    rounding: Rounding,
}

/// A game. An unknown RD is null, and the assumed one stands beside it.
#[derive(Clone, Debug, Serialize)]
struct GivenGame {
    rating: f64,
    deviation: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    assumed_deviation: Option<f64>,
    score: f64,
}

impl<'a> Export<'a> {
    /// Creates an export in which the opponents' RDs of the games in `assumed` are marked as assumed.
    #[must_use]
    pub fn of(period: &'a Period, trace: &'a Trace, assumed: &[usize]) -> Self {
        let Period {
            player,
            tau,
            games,
            epsilon,
            idle_periods,
            rounding,
        } = period;
        let game = |(j, game): (usize, &Game)| {
            let is_assumed = assumed.contains(&j);
            let rd = |is: bool| is.then_some(game.deviation);
            let (deviation, assumed_deviation) = (rd(!is_assumed), rd(is_assumed));
            GivenGame {
                rating: game.rating,
                deviation,
                assumed_deviation,
                score: game.score,
            }
        };
        let games = games.iter().enumerate().map(game).collect();
        let given = Given {
            player,
            tau: *tau,
            games,
            epsilon: *epsilon,
            idle_periods: *idle_periods,
            rounding: *rounding,
        };
        Self { given, trace }
    }
}

/// Writes a case as one line of JSON: the input of `examples/trace`, and the value of `case` in the input of
/// `examples/check`. In exact arithmetic and with the paper's ε.
#[must_use]
pub fn line(period: &Period) -> String {
    let object = |entries: &[(&str, f64)]| {
        let entries: Vec<String> = entries
            .iter()
            .map(|(name, value)| format!("\"{name}\":{}", full(*value)))
            .collect();
        format!("{{{}}}", entries.join(","))
    };
    let player = period.player;
    let of_player = [
        ("rating", player.rating),
        ("deviation", player.deviation),
        ("volatility", player.volatility),
    ];
    let games = period.games.iter().map(|game| {
        object(&[
            ("rating", game.rating),
            ("deviation", game.deviation),
            ("score", game.score),
        ])
    });
    let games: Vec<String> = games.collect();
    // The number of idle periods matters only without games.
    let idle = if games.is_empty() {
        format!("\"idle_periods\":{},", full(period.idle_periods))
    } else {
        String::new()
    };
    format!(
        "{{\"player\":{},\"tau\":{},{idle}\"games\":[{}]}}",
        object(&of_player),
        full(period.tau),
        games.join(",")
    )
}

/// The content of a JSON text: an [`Export`], a single [`Period`], or an array of either, of which the first is used.
///
/// Numbers may be written as strings, as people type them. Unknown keys are ignored. A known key with a value of the
/// wrong kind is a [`Mistake`].
#[derive(Clone, Debug)]
pub struct Import(Value);

/// Why a JSON text is not a case. A path is that within the text: `games[2].rating`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// The text has neither a player nor a game.
    NoCase,
    /// The case is not an object.
    Case,
    /// The player at this path has none of a player's numbers.
    Player(String),
    /// The games at this path are not a list.
    Games(String),
    /// The game at this path has none of a game's numbers.
    Game(String),
    /// The value at this path is not a finite number.
    Number(String),
    /// The value at this path is not the name of a rounding.
    Rounding(String),
}

/// An imported case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The case. Missing or wrong values are reported by its fields.
    pub case: Case,
    /// The rounding.
    pub rounding: Rounding,
    /// Notes on what was left out.
    pub notes: Vec<String>,
}

impl Import {
    /// Returns the case that was found.
    ///
    /// # Errors
    ///
    /// Returns a description of the error.
    pub fn case(self, language: Language) -> Result<Imported, String> {
        let words = language.export();
        let (case, others) = match self.0 {
            Value::List(mut cases) if !cases.is_empty() => (cases.swap_remove(0), cases.len()),
            Value::List(_) => (Value::Null, 0),
            case => (case, 0),
        };
        let mut imported = read(&case, language).map_err(|mistake| words.mistake(&mistake))?;
        if others > 0 {
            imported.notes.insert(0, words.other_cases(others));
        }
        Ok(imported)
    }
}

/// Reads a case from a period, or from an object with a period under `in`.
fn read(case: &Value, language: Language) -> Result<Imported, Mistake> {
    let is_case = |value: &Value| match value {
        Value::Object(_) => Ok(()),
        Value::Null => Err(Mistake::NoCase),
        _ => Err(Mistake::Case),
    };
    is_case(case)?;
    let (case, path) = match case.get("in") {
        Value::Null => (case, ""),
        within => (within, "in."),
    };
    is_case(case)?;
    let games = match case.get("games") {
        Value::Null => &[],
        Value::List(games) => &games[..],
        _ => return Err(Mistake::Games(format!("{path}games"))),
    };
    let [rating, deviation, volatility] = match case.get("player") {
        Value::Null if games.is_empty() => return Err(Mistake::NoCase),
        Value::Null => Default::default(),
        player => {
            let path = format!("{path}player");
            player
                .numbers(["rating", "deviation", "volatility"], &path)?
                .ok_or(Mistake::Player(path))?
        }
    };
    let game = |(j, game): (usize, &Value)| {
        let path = format!("{path}games[{j}]");
        let numbers = game.numbers(["rating", "deviation", "score"], &path)?;
        let [rating, mut deviation, score] = numbers.ok_or(Mistake::Game(path.clone()))?;
        if deviation.is_empty()
            && let Some(assumed) = game.number("assumed_deviation", &format!("{path}."))?
        {
            // If the file assumed another RD than this page, its result is for that number, so the number is kept.
            deviation = if number(&assumed) == ASSUMED_RD {
                UNKNOWN_RD.to_owned()
            } else {
                assumed
            };
        }
        Ok(GameForm::new(&rating, &deviation, Score::of_text(&score)))
    };
    let games = games
        .iter()
        .enumerate()
        .map(game)
        .collect::<Result<_, _>>()?;
    let idle = case.number("idle_periods", path)?;
    let period = PeriodForm::new(games, idle.as_deref().unwrap_or(PeriodForm::IDLE));
    let tau = case.number("tau", path)?.unwrap_or_default();
    let player = Participant {
        name: String::new(),
        rating,
        deviation,
        volatility,
    };
    let found = Case::of(vec![player], &tau, vec![period]);
    let epsilon = case.number("epsilon", path)?;
    let is_usual = |epsilon: String| typed(&epsilon) == Typed::Number(Period::EPSILON);
    let notes = if epsilon.is_none_or(is_usual) {
        vec![]
    } else {
        vec![language.export().other_epsilon().to_owned()]
    };
    let rounding = match case.get("rounding") {
        Value::Text(name) if name == "as_printed" => Rounding::AsPrinted,
        Value::Text(_) | Value::Null => Rounding::Exact,
        _ => return Err(Mistake::Rounding(format!("{path}rounding"))),
    };
    Ok(Imported {
        case: found,
        rounding,
        notes,
    })
}

/// A value of a JSON text.
///
/// One type serves all positions, so that a list in place of a player, or an object in place of a rating, is reported
/// by its path and does not end the reading.
#[derive(Clone, Debug)]
enum Value {
    Null,
    /// A number or a string, as a field would hold it.
    Text(String),
    List(Vec<Value>),
    Object(Vec<(String, Value)>),
    /// A boolean, an infinite number, or a value nested too deeply for a case.
    Other,
}

impl Value {
    /// Returns the value of an object under a key.
    fn get(&self, key: &str) -> &Self {
        let entry = match self {
            Self::Object(entries) => entries.iter().find(|(name, _)| name == key),
            _ => None,
        };
        entry.map_or(&Self::Null, |(_, value)| value)
    }

    /// Returns the number of an object under a key, as text. `path` is the path of the object.
    fn number(&self, key: &str, path: &str) -> Result<Option<String>, Mistake> {
        match self.get(key) {
            Self::Null => Ok(None),
            Self::Text(text) if is_typed(key, text) => Ok(Some(text.clone())),
            _ => Err(Mistake::Number(format!("{path}{key}"))),
        }
    }

    /// Returns three numbers of an object, or `None` if all are missing. A missing one becomes an empty field, which
    /// reports itself.
    fn numbers(&self, keys: [&str; 3], path: &str) -> Result<Option<[String; 3]>, Mistake> {
        let path = format!("{path}.");
        let [a, b, c] = keys.map(|key| self.number(key, &path));
        let numbers = [a?, b?, c?];
        Ok(numbers
            .iter()
            .any(Option::is_some)
            .then(|| numbers.map(Option::unwrap_or_default)))
    }
}

/// Returns whether a number field accepts a text: an empty one, a number, or as a score a word for a result.
fn is_typed(key: &str, text: &str) -> bool {
    typed(text) != Typed::NotANumber || key == "score" && Score::of_words(text).is_some()
}

impl<'de> Deserialize<'de> for Import {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        /// The levels of nesting: a list of exports, each with a period, which has games, which have numbers.
        const DEPTH: usize = 5;
        Depth(DEPTH).deserialize(deserializer).map(Self)
    }
}

/// Reads a value with at most this many levels of nesting. Deeper values are skipped without recursion, because a text
/// may be nested a million times.
#[derive(Clone, Copy)]
struct Depth(usize);

impl<'de> DeserializeSeed<'de> for Depth {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Depth {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("any value")
    }
    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(if value.is_finite() {
            Value::Text(full(value))
        } else {
            Value::Other
        })
    }
    fn visit_i64<E: Error>(self, value: i64) -> Result<Value, E> {
        self.visit_f64(value as f64)
    }
    fn visit_u64<E: Error>(self, value: u64) -> Result<Value, E> {
        self.visit_f64(value as f64)
    }
    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(Value::Text(clean(value)))
    }
    fn visit_bool<E>(self, _: bool) -> Result<Value, E> {
        Ok(Value::Other)
    }
    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }
    fn visit_none<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let Some(within) = self.0.checked_sub(1).map(Depth) else {
            while items.next_element::<IgnoredAny>()?.is_some() {}
            return Ok(Value::Other);
        };
        let mut list = Vec::new();
        while let Some(item) = items.next_element_seed(within)? {
            list.push(item);
        }
        Ok(Value::List(list))
    }
    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let Some(within) = self.0.checked_sub(1).map(Depth) else {
            while entries.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
            return Ok(Value::Other);
        };
        let mut object = Vec::new();
        while let Some(key) = entries.next_key()? {
            object.push((key, entries.next_value_seed(within)?));
        }
        Ok(Value::Object(object))
    }
}
