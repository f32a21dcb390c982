//! The saved form of the exercises, in one line: `choice records sheet sheet …`.
//!
//! The choice is `level:length:weak`. The records are the text of [`Weak::print`] with points for
//! spaces and commas for line breaks. A sheet is its place in a link, then `~` and the kinds of its
//! exercises if it was made for weak spots, then `|` and the answers for each exercise. The answers
//! are separated by `:`: the exercise's number, its outcome, the number of wrong checks, the
//! recorded blanks, the text in the blanks, and the text when last checked, or `=` if it is the
//! same.

use super::work::{Answers, Which, Work};
use super::{Choice, PractiseState};
use explain::percent::{decode, encode};
use explain::teach::exercises::sheet::SheetTarget;
use explain::teach::exercises::weak::Weak;
use explain::teach::exercises::{Level, Outcome, Sheet};
use std::rc::Rc;

/// The maximum number of blanks that are read for an exercise.
const MOST_BLANKS: usize = 64;

impl PractiseState {
    /// Returns the exercises as one line to save.
    pub(in crate::state::learn) fn saved(&self) -> String {
        let Choice {
            level,
            length,
            weak,
        } = self.choice;
        let choice = format!("{}:{length}:{}", level.number(), u8::from(weak));
        let records = self
            .weak
            .print()
            .trim_end()
            .replace(' ', ".")
            .replace('\n', ",");
        let mut line = format!("{choice} {records}");
        for work in &self.sheets {
            line.push(' ');
            line.push_str(&print(work));
        }
        line
    }

    /// Restores saved exercises.
    pub(in crate::state::learn) fn restore(&mut self, saved: &str) {
        let mut parts = saved.split(' ');
        self.choice = parts.next().and_then(choice).unwrap_or_default();
        self.weak = Weak::parse(
            &parts
                .next()
                .unwrap_or_default()
                .replace(',', "\n")
                .replace('.', " "),
        );
        self.sheets = parts.filter_map(|part| parse(part).map(Rc::new)).collect();
    }
}

fn choice(text: &str) -> Option<Choice> {
    let mut parts = text.split(':');
    let level = Level::of(parts.next()?.parse().ok()?)?;
    let length = parts
        .next()?
        .parse()
        .ok()
        .filter(|length| Sheet::LENGTHS.contains(length))?;
    Some(Choice {
        level,
        length,
        weak: parts.next()? == "1",
    })
}

fn print(work: &Work) -> String {
    let Which { level, code, kinds } = &work.which;
    let mut text = SheetTarget {
        level: *level,
        code: *code,
        length: work.length,
        number: None,
    }
    .to_string();
    for (i, kind) in kinds.iter().flatten().enumerate() {
        text.push(if i == 0 { '~' } else { ',' });
        text.push_str(&kind.to_string());
    }
    for (at, answers) in work
        .all()
        .iter()
        .enumerate()
        .filter(|(_, answers)| **answers != Answers::default())
    {
        text.push('|');
        text.push_str(&print_answers(at, answers));
    }
    text
}

fn parse(text: &str) -> Option<Work> {
    let mut parts = text.split('|');
    let (place, kinds) = match parts.next()?.split_once('~') {
        Some((place, kinds)) => (place, Some(numbers(kinds)?)),
        None => (text.split('|').next()?, None),
    };
    let SheetTarget {
        level,
        code,
        length,
        ..
    } = SheetTarget::parse(place)?;
    if kinds
        .as_ref()
        .is_some_and(|kinds| kinds.len() != usize::from(length))
    {
        return None;
    }
    let mut work = Work::new(Which { level, code, kinds }, length);
    let longest = Sheet::LENGTHS.iter().copied().max().map_or(0, usize::from);
    for (at, answers) in parts
        .filter_map(parse_answers)
        .filter(|(at, _)| *at < longest)
    {
        *work.answers_mut(at) = answers;
    }
    Some(work)
}

/// The outcomes of an exercise with their letters.
const OUTCOMES: [(Outcome, &str); 5] = [
    (Outcome::New, "n"),
    (Outcome::Tried, "t"),
    (Outcome::First, "f"),
    (Outcome::Later, "l"),
    (Outcome::Shown, "s"),
];

fn print_answers(at: usize, answers: &Answers) -> String {
    let sign = OUTCOMES
        .iter()
        .find(|(outcome, _)| *outcome == answers.outcome)
        .map_or("n", |(_, sign)| sign);
    let list = |texts: &[String]| {
        texts
            .iter()
            .map(|text| encode(text, b".-"))
            .collect::<Vec<_>>()
            .join(",")
    };
    let on_record = answers
        .on_record
        .iter()
        .map(usize::to_string)
        .collect::<Vec<_>>()
        .join(",");
    let marked = if answers.marked == answers.typed {
        "=".to_owned()
    } else {
        list(&answers.marked)
    };
    format!(
        "{at}:{sign}:{}:{on_record}:{}:{marked}",
        answers.wrong,
        list(&answers.typed)
    )
}

fn parse_answers(text: &str) -> Option<(usize, Answers)> {
    let [at, sign, wrong, on_record, typed, marked] =
        <[&str; 6]>::try_from(text.split(':').collect::<Vec<_>>()).ok()?;
    let list = |text: &str| -> Vec<String> {
        if text.is_empty() {
            Vec::new()
        } else {
            text.split(',').take(MOST_BLANKS).map(decode).collect()
        }
    };
    let typed = list(typed);
    let answers = Answers {
        marked: if marked == "=" {
            typed.clone()
        } else {
            list(marked)
        },
        typed,
        on_record: numbers(on_record)?,
        wrong: wrong.parse().ok()?,
        outcome: OUTCOMES.iter().find(|(_, known)| *known == sign)?.0,
    };
    Some((at.parse().ok()?, answers))
}

fn numbers(text: &str) -> Option<Vec<usize>> {
    let parts = text
        .split(',')
        .filter(|part| !part.is_empty())
        .take(MOST_BLANKS);
    parts.map(|part| part.parse().ok()).collect()
}
