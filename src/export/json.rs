//! JSON: a case with its trace, in full precision, and reading it back.
//!
//! These are the types alone. The page has the browser write and read them, which is both smaller and faster than a writer and
//! reader of our own; a library's user has `serde_json`.

use crate::escape::clean;
use crate::glicko2::{Period, Rounding, Trace};
use crate::input::form::{Form, GameForm, Score};
use crate::input::read::{Typed, typed};
use crate::present::number::full;
use crate::present::text::Language;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::marker::PhantomData;

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
/// Numbers may be written as text, as people type them. What has no place in a period is passed over; what has one but is something else
/// than belongs there is a [`Mistake`].
#[derive(Clone, Debug)]
pub struct Import {
    case: Slot<Case<Case<Ignored>>>,
    /// How many more cases the array held.
    others: usize,
}

/// Why a JSON text is no case. A path is that of the text itself: `games[2].rating`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// There is neither a player nor a game in it.
    NoCase,
    /// What should be a case is something else.
    Case,
    /// What should be a player has none of a player's numbers.
    Player(String),
    /// What should be the games is no list.
    Games(String),
    /// What should be a game has none of a game's numbers.
    Game(String),
    /// What should be a number is something else, or no finite one.
    Number(String),
    /// What should be the name of a way to round is something else.
    Rounding(String),
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
    /// In words, what is wrong with it.
    pub fn form(self, language: Language) -> Result<Imported, String> {
        let words = language.export();
        let others = self.others;
        let mut imported = self.read(language).map_err(|mistake| (words.no_case)(&mistake))?;
        if others > 0 {
            imported.notes.insert(0, (words.other_cases)(others));
        }
        Ok(imported)
    }

    fn read(self, language: Language) -> Result<Imported, Mistake> {
        let mut case = self.case.found(|| Mistake::Case)?.ok_or(Mistake::NoCase)?;
        match std::mem::take(&mut case.within).found(|| Mistake::Case)? {
            Some(within) => within.read("in.", language),
            None => case.read("", language),
        }
    }
}

/// A case: a period, or an object that has one under `in`. No deeper: a text may be nested a million times.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, bound(deserialize = "W: Kind<'de>"))]
struct Case<W> {
    #[serde(rename = "in")]
    within: Slot<W>,
    player: Slot<Player>,
    tau: Slot<Loose>,
    games: Slot<Vec<Slot<Game>>>,
    idle_periods: Slot<Loose>,
    epsilon: Slot<Loose>,
    rounding: Slot<Loose>,
}

/// A player's numbers as they are written.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
struct Player {
    rating: Slot<Loose>,
    deviation: Slot<Loose>,
    volatility: Slot<Loose>,
}

/// A game's numbers as they are written.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
struct Game {
    rating: Slot<Loose>,
    deviation: Slot<Loose>,
    score: Slot<Loose>,
}

impl<W> Default for Case<W> {
    fn default() -> Self {
        Self {
            within: Slot::Missing,
            player: Slot::Missing,
            tau: Slot::Missing,
            games: Slot::Missing,
            idle_periods: Slot::Missing,
            epsilon: Slot::Missing,
            rounding: Slot::Missing,
        }
    }
}

impl<W> Case<W> {
    /// The form; `path` leads to the case.
    fn read(self, path: &str, language: Language) -> Result<Imported, Mistake> {
        let at = |name: &str| format!("{path}{name}");
        let number = |value: Slot<Loose>, name: &str| value.number(|| at(name));
        let player = self.player.found(|| Mistake::Player(at("player")))?;
        let games = self.games.found(|| Mistake::Games(at("games")))?.unwrap_or_default();
        if player.is_none() && games.is_empty() {
            return Err(Mistake::NoCase);
        }
        let [rating, deviation, volatility] = match player {
            Some(Player { rating, deviation, volatility }) => {
                let numbers = [
                    number(rating, "player.rating")?,
                    number(deviation, "player.deviation")?,
                    number(volatility, "player.volatility")?,
                ];
                some_of(numbers).ok_or_else(|| Mistake::Player(at("player")))?
            }
            None => <[String; 3]>::default(),
        };
        let games = games.into_iter().enumerate().map(|(j, game)| game.read(&at(&format!("games[{j}]"))));
        let mut form = Form {
            rating,
            deviation,
            volatility,
            tau: number(self.tau, "tau")?.unwrap_or_default(),
            idle_periods: number(self.idle_periods, "idle_periods")?.unwrap_or_else(|| "1".to_owned()),
            games: Vec::new(),
        };
        form.append(games.collect::<Result<_, _>>()?);
        let epsilon = number(self.epsilon, "epsilon")?;
        let is_usual = |epsilon: String| typed(&epsilon) == Typed::Number(Period::EPSILON);
        let notes =
            if epsilon.is_none_or(is_usual) { vec![] } else { vec![language.export().other_epsilon.to_owned()] };
        let rounding = match self.rounding.found(|| Mistake::Rounding(at("rounding")))? {
            Some(Loose(name)) if name == "as_printed" => Rounding::AsPrinted,
            _ => Rounding::Exact,
        };
        Ok(Imported { form, rounding, notes })
    }
}

impl Slot<Game> {
    fn read(self, path: &str) -> Result<GameForm, Mistake> {
        let mistake = || Mistake::Game(path.to_owned());
        let game = self.found(mistake)?.ok_or_else(mistake)?;
        let number = |value: Slot<Loose>, name| value.number(|| format!("{path}.{name}"));
        let numbers =
            [number(game.rating, "rating")?, number(game.deviation, "deviation")?, number(game.score, "score")?];
        let [rating, deviation, score] = some_of(numbers).ok_or_else(mistake)?;
        Ok(GameForm::new(&rating, &deviation, Score::of_text(&score)))
    }
}

/// Numbers of which at least one is there; a missing one is an empty field, which says so itself.
fn some_of(numbers: [Option<String>; 3]) -> Option<[String; 3]> {
    numbers.iter().any(Option::is_some).then(|| numbers.map(Option::unwrap_or_default))
}

/// What stands at a place of a JSON text where something of one kind belongs.
#[derive(Clone, Debug, Default)]
enum Slot<T> {
    /// Nothing, or null.
    #[default]
    Missing,
    /// That.
    Found(T),
    /// Something else.
    Wrong,
}

impl<T> Slot<T> {
    fn found(self, mistake: impl FnOnce() -> Mistake) -> Result<Option<T>, Mistake> {
        match self {
            Self::Missing => Ok(None),
            Self::Found(value) => Ok(Some(value)),
            Self::Wrong => Err(mistake()),
        }
    }
}

impl Slot<Loose> {
    fn number(self, path: impl FnOnce() -> String) -> Result<Option<String>, Mistake> {
        Ok(self.found(|| Mistake::Number(path()))?.map(|Loose(text)| text))
    }
}

/// A number or a text, as a field would hold it.
#[derive(Clone, Debug)]
struct Loose(String);

/// Whatever stands there.
#[derive(Clone, Copy, Debug)]
struct Ignored;

/// A kind of value: what it makes of a number or text, of an object, and of an array. Whatever it makes nothing of is skipped.
trait Kind<'de>: Sized {
    fn of_text(_: String) -> Slot<Self> {
        Slot::Wrong
    }
    fn of_map<A: MapAccess<'de>>(mut map: A) -> Result<Slot<Self>, A::Error> {
        while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(Slot::Wrong)
    }
    fn of_seq<A: SeqAccess<'de>>(mut seq: A) -> Result<Slot<Self>, A::Error> {
        while seq.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Slot::Wrong)
    }
}

impl Kind<'_> for Loose {
    fn of_text(text: String) -> Slot<Self> {
        Slot::Found(Self(text))
    }
}

impl Kind<'_> for Ignored {}

impl<'de, T: Kind<'de>> Kind<'de> for Vec<Slot<T>> {
    fn of_seq<A: SeqAccess<'de>>(mut seq: A) -> Result<Slot<Self>, A::Error> {
        let mut all = Vec::new();
        while let Some(next) = seq.next_element()? {
            all.push(next);
        }
        Ok(Slot::Found(all))
    }
}

impl<'de> Kind<'de> for Player {
    fn of_map<A: MapAccess<'de>>(map: A) -> Result<Slot<Self>, A::Error> {
        Self::deserialize(MapAccessDeserializer::new(map)).map(Slot::Found)
    }
}

impl<'de> Kind<'de> for Game {
    fn of_map<A: MapAccess<'de>>(map: A) -> Result<Slot<Self>, A::Error> {
        Self::deserialize(MapAccessDeserializer::new(map)).map(Slot::Found)
    }
}

impl<'de, W: Kind<'de>> Kind<'de> for Case<W> {
    fn of_map<A: MapAccess<'de>>(map: A) -> Result<Slot<Self>, A::Error> {
        Self::deserialize(MapAccessDeserializer::new(map)).map(Slot::Found)
    }
}

impl<'de> Kind<'de> for Import {
    fn of_map<A: MapAccess<'de>>(map: A) -> Result<Slot<Self>, A::Error> {
        Ok(Slot::Found(Self { case: Case::of_map(map)?, others: 0 }))
    }
    fn of_seq<A: SeqAccess<'de>>(mut cases: A) -> Result<Slot<Self>, A::Error> {
        let case = cases.next_element()?.unwrap_or_default();
        let mut others = 0;
        while cases.next_element::<IgnoredAny>()?.is_some() {
            others += 1;
        }
        Ok(Slot::Found(Self { case, others }))
    }
}

impl<'de> Deserialize<'de> for Import {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match Slot::deserialize(deserializer)? {
            Slot::Found(import) => import,
            Slot::Missing | Slot::Wrong => Self { case: Slot::Wrong, others: 0 },
        })
    }
}

impl<'de, T: Kind<'de>> Deserialize<'de> for Slot<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Any<T>(PhantomData<T>);

        impl<'de, T: Kind<'de>> Visitor<'de> for Any<T> {
            type Value = Slot<T>;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("any value")
            }
            fn visit_f64<E>(self, value: f64) -> Result<Slot<T>, E> {
                Ok(if value.is_finite() { T::of_text(full(value)) } else { Slot::Wrong })
            }
            fn visit_i64<E: Error>(self, value: i64) -> Result<Slot<T>, E> {
                self.visit_f64(value as f64)
            }
            fn visit_u64<E: Error>(self, value: u64) -> Result<Slot<T>, E> {
                self.visit_f64(value as f64)
            }
            fn visit_str<E>(self, value: &str) -> Result<Slot<T>, E> {
                Ok(T::of_text(clean(value)))
            }
            fn visit_bool<E>(self, _: bool) -> Result<Slot<T>, E> {
                Ok(Slot::Wrong)
            }
            fn visit_unit<E>(self) -> Result<Slot<T>, E> {
                Ok(Slot::Missing)
            }
            fn visit_none<E>(self) -> Result<Slot<T>, E> {
                Ok(Slot::Missing)
            }
            fn visit_seq<A: SeqAccess<'de>>(self, items: A) -> Result<Slot<T>, A::Error> {
                T::of_seq(items)
            }
            fn visit_map<A: MapAccess<'de>>(self, entries: A) -> Result<Slot<T>, A::Error> {
                T::of_map(entries)
            }
        }

        deserializer.deserialize_any(Any(PhantomData))
    }
}
