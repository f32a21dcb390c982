//! The lessons for people: their sentences filled with what the engine works out.

use super::math::Number;
use super::step::{Cell, Piece, fill};
use super::symbol::Symbol;
use super::text::learn::{LearnText, LessonText};
use crate::glicko2::Field;
use crate::number::Kind;
use crate::teach::lesson::{Fact, LESSONS, Lesson, Measure, Question, Setting, Table};

/// A lesson with its words and its numbers.
pub struct Told<'a> {
    /// The lesson.
    pub lesson: &'static Lesson,
    /// Its words.
    pub words: &'a LessonText,
    frame: &'a LearnText,
    numbers: Vec<Number>,
}

impl<'a> Told<'a> {
    /// A lesson, by its place among all, in the words of a language.
    #[must_use]
    pub fn of(place: usize, frame: &'a LearnText) -> Option<Self> {
        let (lesson, words) = (LESSONS.get(place)?, frame.lessons.get(place)?);
        let number =
            |(i, fact): (usize, &Fact)| number(lesson.value(fact, &[]), fact, format!("lesson.{}.{i}", lesson.id));
        let numbers = lesson.facts.iter().enumerate().map(number).collect();
        Some(Self { lesson, words, frame, numbers })
    }

    /// A sentence of the lesson with its numbers.
    #[must_use]
    pub fn sentence(&self, sentence: &str) -> Vec<Piece> {
        fill(sentence, &self.numbers)
    }

    /// You said 20 %; it is 38 %.
    #[must_use]
    pub fn said(&self, choice: usize) -> Vec<Piece> {
        let Question { choices, right } = self.lesson.predict;
        let is_number = choices.iter().all(Option::is_some);
        let [if_right, if_wrong] = if is_number { self.frame.said_number } else { self.frame.said_words };
        let words = |choice: usize| self.words.choices.get(choice).copied().unwrap_or_default();
        let said = if choice == right { if_right } else { if_wrong };
        self.sentence(&said.replace("{said}", words(choice)).replace("{right}", words(right)))
    }

    /// What is set at a stop, for its button: `RD 50`.
    #[must_use]
    pub fn stop(&self, stop: usize) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for (i, &(setting, to)) in self.lesson.stops.get(stop).copied().unwrap_or_default().iter().enumerate() {
            if i > 0 {
                pieces.push(Piece::Text(" · ".to_owned()));
            }
            let moved = self.lesson.moves.iter().position(|moved| moved.setting == setting);
            let name = moved.and_then(|i| self.words.moves.get(i)).copied().unwrap_or_default();
            pieces.extend(self.sentence(name));
            pieces.push(Piece::Text("\u{a0}".to_owned()));
            pieces.push(Piece::Number(self.place(setting, to, format!("lesson.{}.stop.{stop}.{i}", self.lesson.id))));
        }
        pieces
    }

    /// A table: its caption, its heads and its rows.
    #[must_use]
    pub fn table(&self, table: usize) -> Option<(Vec<Piece>, Vec<Vec<Piece>>, Vec<Vec<Cell>>)> {
        let (of, (caption, heads)) = (self.lesson.notice.get(table)?, self.words.tables.get(table)?);
        let path = format!("lesson.{}.table.{table}", self.lesson.id);
        let row = |(i, values): (usize, &Vec<Option<f64>>)| self.row(of, i, values, &format!("{path}.{i}"));
        let rows = self.lesson.rows(of).iter().enumerate().map(row).collect();
        Some((self.sentence(caption), heads.iter().map(|head| self.sentence(head)).collect(), rows))
    }

    fn row(&self, table: &Table, row: usize, values: &[Option<f64>], path: &str) -> Vec<Cell> {
        let head = self.place(table.by, table.at[row], path.to_owned());
        let cells = table.columns.iter().zip(values).enumerate();
        let cell = |(j, (fact, value)): (usize, (&Fact, &Option<f64>))| {
            Cell::Number(number(*value, fact, format!("{path}.{j}")))
        };
        std::iter::once(Cell::HeadPieces(vec![Piece::Number(head)])).chain(cells.map(cell)).collect()
    }

    /// Where something is put.
    fn place(&self, setting: Setting, to: f64, path: String) -> Number {
        let symbol = match setting {
            Setting::Field(Field::PlayerRating) => Symbol::R,
            Setting::Field(Field::PlayerDeviation) => Symbol::Rd,
            Setting::Field(Field::GameRating(_)) => Symbol::RJ,
            Setting::Field(Field::GameDeviation(_)) => Symbol::RdJ,
            Setting::Field(Field::Tau) => Symbol::Tau,
            Setting::Field(Field::IdlePeriods) => Symbol::T,
            _ => Symbol::S,
        };
        Number::new(to, Kind::Given, path, symbol)
    }
}

fn number(value: Option<f64>, fact: &Fact, path: String) -> Number {
    let number = Number::new(value.unwrap_or(f64::NAN), fact.kind(), path, symbol(fact.measure));
    if fact.is_signed() { number.signed() } else { number }
}

/// The letter that a number is a value of, for its colour.
fn symbol(measure: Measure) -> Symbol {
    match measure {
        Measure::R | Measure::BandLow | Measure::BandHigh | Measure::Edge(_) => Symbol::R,
        Measure::Rd | Measure::WidthsAdded => Symbol::Rd,
        Measure::OpponentR | Measure::TurnAt => Symbol::RJ,
        Measure::OpponentRd => Symbol::RdJ,
        Measure::E | Measure::Expected | Measure::OtherE | Measure::BothE => Symbol::E,
        Measure::G => Symbol::G,
        Measure::RPrime | Measure::EdgeAfter(_) | Measure::Middle | Measure::OneByOne => Symbol::RPrime,
        Measure::LowestOrder | Measure::HighestOrder | Measure::Thrown | Measure::Fair => Symbol::RPrime,
        Measure::RdPrime | Measure::OneByOneRd | Measure::Settled => Symbol::RdPrime,
        Measure::SigmaPrime | Measure::Root(_) | Measure::Gamed(_) => Symbol::SigmaPrime,
        Measure::Drift => Symbol::Sigma,
        Measure::BigA => Symbol::BigA,
        Measure::BigB => Symbol::BigB,
        Measure::BigC => Symbol::BigC,
        Measure::FOfA | Measure::FOfB => Symbol::F,
        Measure::Change | Measure::Moved | Measure::PartOf(_) | Measure::Pot(_) | Measure::RiseLimit => Symbol::Change,
        Measure::GamedWin | Measure::HonestWin => Symbol::Change,
        _ => Symbol::S,
    }
}
