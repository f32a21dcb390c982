//! The sentences of the lessons, filled with numbers that the engine computes.

use super::math::Number;
use super::step::{Cell, Piece, fill};
use super::symbol::Symbol;
use super::text::learn::{LearnText, LessonText};
use crate::number::Kind;
use crate::teach::lesson::{Fact, LESSONS, Lesson, Measure, Question, Setting, Table};
use glicko2_steps::Field;

/// A lesson in one language, ready to fill in its numbers.
pub struct WordedLesson<'a> {
    /// The lesson as data.
    pub lesson: &'static Lesson,
    /// The words of the lesson.
    pub words: &'a LessonText,
    frame: &'a LearnText,
}

impl<'a> WordedLesson<'a> {
    /// Returns the lesson at a position in [`LESSONS`], or `None` if there is no such lesson.
    #[must_use]
    pub fn of(place: usize, frame: &'a LearnText) -> Option<Self> {
        Some(Self { lesson: LESSONS.get(place)?, words: frame.lessons.get(place)?, frame })
    }

    /// Fills a sentence of the lesson with its numbers. Only facts that occur in the sentence are computed.
    #[must_use]
    pub fn sentence(&self, sentence: &str) -> Vec<Piece> {
        let fact = |(i, fact): (usize, &Fact)| {
            let value = if sentence.contains(&format!("{{{i}}}")) { self.lesson.value(fact, &[]) } else { None };
            number(value, fact, format!("lesson.{}.{i}", self.lesson.id))
        };
        fill(sentence, &self.lesson.facts.iter().enumerate().map(fact).collect::<Vec<_>>())
    }

    /// Returns the reply to a chosen answer: "You said 20%; it is 38%."
    #[must_use]
    pub fn reply(&self, choice: usize) -> Vec<Piece> {
        let Question { choices, right } = self.lesson.predict;
        let is_number = choices.iter().all(Option::is_some);
        let [if_right, if_wrong] = if is_number { self.frame.said_number } else { self.frame.said_words };
        self.with_choices(if choice == right { if_right } else { if_wrong }, choice)
    }

    /// Returns the answer for a reader who has not guessed: "It is 38%."
    #[must_use]
    pub fn it_is(&self, [number, words]: [&str; 2]) -> Vec<Piece> {
        let is_number = self.lesson.predict.choices.iter().all(Option::is_some);
        self.with_choices(if is_number { number } else { words }, self.lesson.predict.right)
    }

    fn with_choices(&self, sentence: &str, said: usize) -> Vec<Piece> {
        let words = |choice: usize| self.words.choices.get(choice).copied().unwrap_or_default();
        let right = words(self.lesson.predict.right);
        self.sentence(&sentence.replace("{said}", words(said)).replace("{right}", right))
    }

    /// Returns the names and values of the numbers that follow from the current settings. The value is `None`
    /// if it does not exist for these settings.
    #[must_use]
    pub fn live(&self, names: &[&str], at: &[f64]) -> Vec<(Vec<Piece>, Option<Number>)> {
        let settings = self.lesson.settings(at);
        let follows = |(i, (fact, name)): (usize, (&Fact, &&str))| {
            let value = self.lesson.value(fact, &settings).filter(|value| value.is_finite());
            let number = number(value, fact, format!("lesson.{}.live.{i}", self.lesson.id));
            (self.sentence(name), value.map(|_| number))
        };
        self.lesson.live.iter().zip(names).enumerate().map(follows).collect()
    }

    /// Returns the current value of the lesson's `i`-th movable quantity.
    #[must_use]
    pub fn setting_value(&self, i: usize, to: f64) -> Option<Number> {
        let setting = self.lesson.moves.get(i)?.setting;
        Some(self.place(setting, to, format!("lesson.{}.moved.{i}", self.lesson.id)))
    }

    /// Returns the label of a stop's button, which lists its settings: `RD: 50`.
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
            pieces.push(Piece::Text(":\u{a0}".to_owned()));
            pieces.push(Piece::Number(self.place(setting, to, format!("lesson.{}.stop.{stop}.{i}", self.lesson.id))));
        }
        pieces
    }

    /// Returns a table of the lesson: its caption, its heads and its rows.
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

    /// Returns the value of a setting as a number.
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

/// Returns the symbol of a measure, which decides its colour.
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
