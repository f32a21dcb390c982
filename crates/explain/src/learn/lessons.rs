//! The sentences of the lessons, filled with numbers that the engine computes.

use crate::numbers::Kind;
use crate::steps::step::Cell;
use crate::teach::lessons::{Fact, LESSONS, Lesson, Measure, Setting, Table};
use crate::words::Language;
use crate::words::messages::LessonsWords;
use crate::words::number::Number;
use crate::words::pieces::{Piece, fill_named};
use glicko2_steps::{Field, Symbol};

/// The words of one lesson. In a sentence, `{answer}` stands for the fact of the lesson with this name.
pub struct LessonText {
    /// The idea of the lesson.
    pub idea: &'static str,
    /// The question before anything is shown.
    pub question: &'static str,
    /// The answers to choose from.
    pub choices: Vec<&'static str>,
    /// The explanation of the right answer, shown after any choice.
    pub because: &'static str,
    /// The names of the movable quantities.
    pub moves: Vec<&'static str>,
    /// The names of the numbers beside them, in the order of [`Lesson::live`].
    pub live: Vec<&'static str>,
    /// The remark for each stop.
    pub stops: Vec<&'static str>,
    /// The caption of each table, and its heads, starting with the head of the rows: `caption | head | head`.
    pub tables: Vec<&'static str>,
    /// Further remarks.
    pub more: Vec<&'static str>,
    /// Common misconceptions, with corrections.
    pub removes: Vec<&'static str>,
    /// The question at the end.
    pub check: &'static str,
    /// The answers to it.
    pub answers: Vec<&'static str>,
    /// The reply to each answer.
    pub replies: Vec<&'static str>,
}

/// Collects the words of a lesson, which have a type of their own, and its further remarks.
macro_rules! lesson {
    ($words:expr, $more:expr) => {
        LessonText {
            idea: $words.idea(),
            question: $words.question(),
            choices: $words.choices().to_vec(),
            because: $words.because(),
            moves: $words.moves().to_vec(),
            live: $words.live().to_vec(),
            stops: $words.stops().to_vec(),
            tables: $words.tables().to_vec(),
            more: $more.to_vec(),
            removes: $words.removes().to_vec(),
            check: $words.check(),
            answers: $words.answers().to_vec(),
            replies: $words.replies().to_vec(),
        }
    };
    ($words:expr) => {
        lesson!($words, $words.more())
    };
}

/// Returns the words of a lesson, given its id.
fn words(id: &str, language: Language) -> Option<LessonText> {
    Some(match id {
        "bell" => lesson!(language.lesson_bell()),
        "expected" => lesson!(language.lesson_expected(), []),
        "upset" => lesson!(language.lesson_upset()),
        "certain" => lesson!(language.lesson_certain()),
        "chances" => lesson!(language.lesson_chances()),
        "tug" => lesson!(language.lesson_tug()),
        "batch" => lesson!(language.lesson_batch(), []),
        "fell" => lesson!(language.lesson_fell()),
        "surprise" => lesson!(language.lesson_surprise()),
        "zero" => lesson!(language.lesson_zero()),
        "band" => lesson!(language.lesson_band()),
        "gaming" => lesson!(language.lesson_gaming()),
        _ => return None,
    })
}

/// A lesson in one language, ready to fill in its numbers.
pub struct WordedLesson {
    /// The lesson as data.
    pub lesson: &'static Lesson,
    /// The title.
    pub title: &'static str,
    /// The words of the lesson.
    pub words: LessonText,
    frame: LessonsWords,
}

impl WordedLesson {
    /// Returns the lesson at a position in [`LESSONS`], or `None` if there is no such lesson.
    #[must_use]
    pub fn of(place: usize, language: Language) -> Option<Self> {
        let (lesson, frame) = (LESSONS.get(place)?, language.lessons());
        Some(Self {
            lesson,
            title: frame.titles()[place],
            words: words(lesson.id, language)?,
            frame,
        })
    }

    /// Fills a sentence of the lesson with its numbers. Only facts that occur in the sentence are computed.
    #[must_use]
    pub fn sentence(&self, sentence: &str) -> Vec<Piece> {
        fill_named(sentence, &|name, pieces| {
            let Some(i) = self.lesson.facts.iter().position(|fact| fact.name == name) else {
                return false;
            };
            let fact = &self.lesson.facts[i];
            let path = format!("lesson.{}.{i}", self.lesson.id);
            pieces.push(Piece::Number(number(
                self.lesson.value(fact, &[]),
                fact,
                path,
            )));
            true
        })
    }

    /// Returns the reply to a chosen answer: "You said 20%; it is 38%."
    #[must_use]
    pub fn reply(&self, choice: usize) -> Vec<Piece> {
        let (frame, said) = (self.frame, self.choice(choice));
        let right = self.choice(self.lesson.predict.right);
        self.sentence(
            &match (self.has_numbers(), choice == self.lesson.predict.right) {
                (true, true) => frame.said_number_right(said),
                (true, false) => frame.said_number_wrong(said, right),
                (false, true) => frame.said_words_right(said),
                (false, false) => frame.said_words_wrong(said, right),
            },
        )
    }

    /// Returns the answer for a reader who has not guessed: "It is 38%."
    #[must_use]
    pub fn it_is(&self) -> Vec<Piece> {
        let right = self.choice(self.lesson.predict.right);
        self.sentence(&if self.has_numbers() {
            self.frame.it_is_number(right)
        } else {
            self.frame.it_is_words(right)
        })
    }

    /// Returns whether the answers to the first question are numbers.
    fn has_numbers(&self) -> bool {
        self.lesson.predict.choices.iter().all(Option::is_some)
    }

    /// Returns an answer to the first question.
    fn choice(&self, choice: usize) -> &'static str {
        self.words.choices.get(choice).copied().unwrap_or_default()
    }

    /// Returns the names and values of the numbers that follow from the current settings. The value is `None`
    /// if it does not exist for these settings.
    #[must_use]
    pub fn live(&self, at: &[f64]) -> Vec<(Vec<Piece>, Option<Number>)> {
        let settings = self.lesson.settings(at);
        let follows = |(i, (fact, name)): (usize, (&Fact, &&str))| {
            let value = self
                .lesson
                .value(fact, &settings)
                .filter(|value| value.is_finite());
            let number = number(value, fact, format!("lesson.{}.live.{i}", self.lesson.id));
            (self.sentence(name), value.map(|_| number))
        };
        self.lesson
            .live
            .iter()
            .zip(&self.words.live)
            .enumerate()
            .map(follows)
            .collect()
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
        for (i, &(setting, to)) in self
            .lesson
            .stops
            .get(stop)
            .copied()
            .unwrap_or_default()
            .iter()
            .enumerate()
        {
            if i > 0 {
                pieces.push(Piece::Text(" · ".to_owned()));
            }
            let moved = self
                .lesson
                .moves
                .iter()
                .position(|moved| moved.setting == setting);
            let name = moved
                .and_then(|i| self.words.moves.get(i))
                .copied()
                .unwrap_or_default();
            pieces.extend(self.sentence(name));
            pieces.push(Piece::Text(":\u{a0}".to_owned()));
            pieces.push(Piece::Number(self.place(
                setting,
                to,
                format!("lesson.{}.stop.{stop}.{i}", self.lesson.id),
            )));
        }
        pieces
    }

    /// Returns a table of the lesson: its caption, its heads and its rows.
    #[must_use]
    pub fn table(&self, table: usize) -> Option<(Vec<Piece>, Vec<Vec<Piece>>, Vec<Vec<Cell>>)> {
        let (of, words) = (
            self.lesson.notice.get(table)?,
            self.words.tables.get(table)?,
        );
        let mut parts = words.split(" | ").map(|part| self.sentence(part));
        let caption = parts.next()?;
        let path = format!("lesson.{}.table.{table}", self.lesson.id);
        let row = |(i, values): (usize, &Vec<Option<f64>>)| {
            self.row(of, i, values, &format!("{path}.{i}"))
        };
        let rows = self.lesson.rows(of).iter().enumerate().map(row).collect();
        Some((caption, parts.collect(), rows))
    }

    fn row(&self, table: &Table, row: usize, values: &[Option<f64>], path: &str) -> Vec<Cell> {
        let head = self.place(table.by, table.at[row], path.to_owned());
        let cells = table.columns.iter().zip(values).enumerate();
        let cell = |(j, (fact, value)): (usize, (&Fact, &Option<f64>))| {
            Cell::Number(number(*value, fact, format!("{path}.{j}")))
        };
        std::iter::once(Cell::HeadPieces(vec![Piece::Number(head)]))
            .chain(cells.map(cell))
            .collect()
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
    let number = Number::new(
        value.unwrap_or(f64::NAN),
        fact.kind(),
        path,
        symbol(fact.measure),
    );
    if fact.is_signed() {
        number.signed()
    } else {
        number
    }
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
        Measure::RPrime | Measure::EdgeAfter(_) | Measure::Middle | Measure::OneByOne => {
            Symbol::RPrime
        }
        Measure::LowestOrder | Measure::HighestOrder | Measure::Thrown | Measure::Fair => {
            Symbol::RPrime
        }
        Measure::RdPrime | Measure::OneByOneRd | Measure::Settled => Symbol::RdPrime,
        Measure::SigmaPrime | Measure::Gamed(_) | Measure::SigmaAfterRun => Symbol::SigmaPrime,
        Measure::Drift => Symbol::Sigma,
        Measure::BigA => Symbol::BigA,
        Measure::BigB => Symbol::BigB,
        Measure::BigC => Symbol::BigC,
        Measure::FOfA | Measure::FOfB => Symbol::F,
        Measure::Change
        | Measure::Moved
        | Measure::PartOf(_)
        | Measure::Pot(_)
        | Measure::RiseLimit => Symbol::Change,
        Measure::GamedWin | Measure::HonestWin => Symbol::Change,
        _ => Symbol::S,
    }
}
