//! Texts of the lessons: complete, filled with the lesson's facts, and without numbers of their own.

use super::pieces::read;
use super::snapshot::assert_reads;
use explain::learn::lessons::{LessonText, WordedLesson};
use explain::numbers::{Digits, show};
use explain::steps::step::Cell;
use explain::teach::lessons::{COUNT, LESSONS, Lesson, WAYS_IN};
use explain::words::Language;
use explain::words::messages::LessonsWords;
use explain::words::number::format_number;

pub(crate) fn shown_fact(lesson: &Lesson, i: usize) -> String {
    let fact = &lesson.facts[i];
    show(lesson.value(fact, &[]).unwrap(), fact.kind(), Digits::Auto)
}

fn words() -> LessonsWords {
    Language::En.lessons()
}

fn lessons() -> impl Iterator<Item = WordedLesson> {
    (0..COUNT).map(|place| WordedLesson::of(place, Language::En).unwrap())
}

/// Returns every sentence of a lesson.
fn sentences(words: &LessonText) -> Vec<&'static str> {
    let mut all = vec![words.idea, words.question, words.because, words.check];
    let LessonText {
        choices,
        moves,
        live,
        stops,
        more,
        removes,
        answers,
        replies,
        ..
    } = words;
    for list in [choices, moves, live, stops, more, removes, answers, replies] {
        all.extend(list);
    }
    all.extend(words.tables.iter().flat_map(|table| table.split(" | ")));
    all
}

#[test]
fn every_part_of_a_lesson_has_its_words() {
    assert_eq!(
        (words().titles().len(), words().ways_in().len()),
        (COUNT, WAYS_IN.len())
    );
    assert!(WordedLesson::of(COUNT, Language::En).is_none());
    for WordedLesson { lesson, words, .. } in lessons() {
        let id = lesson.id;
        assert_eq!(words.choices.len(), lesson.predict.choices.len(), "{id}");
        assert_eq!(
            (words.answers.len(), words.replies.len()),
            (lesson.check.choices.len(), words.answers.len()),
            "{id}"
        );
        assert_eq!(words.moves.len(), lesson.moves.len(), "{id}");
        assert_eq!(words.live.len(), lesson.live.len(), "{id}");
        assert_eq!(words.stops.len(), lesson.stops.len(), "{id}");
        assert_eq!(words.tables.len(), lesson.notice.len(), "{id}");
        for (table, told) in lesson.notice.iter().zip(words.tables) {
            assert_eq!(told.split(" | ").count(), table.columns.len() + 2, "{id}");
        }
        // An answer that is a number contains this number and no other.
        for (choice, answer) in lesson
            .check
            .choices
            .iter()
            .zip(words.answers)
            .chain(lesson.predict.choices.iter().zip(words.choices))
        {
            match choice {
                Some(i) => assert!(
                    answer.contains(&format!("{{{}}}", lesson.facts[*i].name)),
                    "{id}: {answer}"
                ),
                None => assert!(
                    !answer.bytes().any(|b| b.is_ascii_digit()) || answer.contains('%'),
                    "{id}: {answer}"
                ),
            }
        }
    }
}

/// A number in a text would be wrong for another case, or after a change of the engine.
#[test]
fn texts_contain_no_numbers() {
    let frame = words();
    let general = frame.ways_in().into_iter().chain([
        frame.show_anyway(),
        frame.see_it_worked(),
        frame.next_lesson(),
        frame.removes(),
    ]);
    for sentence in lessons()
        .flat_map(|lesson| sentences(&lesson.words))
        .chain(general)
        .chain(frame.titles())
    {
        let mut left = sentence.to_owned();
        // The names of steps are allowed.
        for step in ["Steps 6 and 7", "Step 3", "Step 5", "Step 7"] {
            left = left.replace(step, "");
        }
        while let Some((before, after)) = left.split_once('{') {
            let (_, after) = after.split_once('}').unwrap();
            left = format!("{before}{after}");
        }
        assert!(!left.chars().any(|c| c.is_ascii_digit()), "{sentence}");
    }
}

#[test]
fn each_fact_is_used_in_a_sentence() {
    for WordedLesson { lesson, words, .. } in lessons() {
        let told: String = sentences(&words).join(" ");
        for fact in lesson.facts {
            assert!(
                told.contains(&format!("{{{}}}", fact.name)),
                "{}: {}",
                lesson.id,
                fact.name
            );
        }
    }
}

#[test]
fn every_sentence_is_filled_and_well_typeset() {
    for told in lessons() {
        let WordedLesson { lesson, words, .. } = &told;
        let mut all: Vec<String> = sentences(words)
            .into_iter()
            .map(|sentence| read(&told.sentence(sentence)))
            .collect();
        all.push(told.title.to_owned());
        all.extend((0..words.choices.len()).map(|choice| read(&told.reply(choice))));
        all.extend((0..words.stops.len()).map(|stop| read(&told.stop(stop))));
        for table in 0..words.tables.len() {
            let (caption, heads, rows) = told.table(table).unwrap();
            all.push(read(&caption));
            all.extend(heads.iter().map(|head| read(head)));
            for row in rows {
                assert_eq!(row.len(), heads.len());
                all.extend(row.iter().map(|cell| match cell {
                    Cell::Number(number) => format_number(number, Digits::Auto),
                    Cell::HeadPieces(pieces) => read(pieces),
                    other => panic!("{other:?}"),
                }));
            }
        }
        for sentence in all {
            let id = lesson.id;
            assert!(
                !sentence.contains(['{', '}'])
                    && !sentence.contains("NaN")
                    && !sentence.contains('∞'),
                "{id}: {sentence}"
            );
            assert!(
                !sentence.contains('\'') && !sentence.contains("  ") && sentence.trim() == sentence,
                "{id}: {sentence}"
            );
        }
    }
}

/// The text that is read before anything is answered or unfolded fits on one screen.
#[test]
fn the_text_of_a_lesson_is_short() {
    for told in lessons() {
        let WordedLesson { lesson, words, .. } = &told;
        let parts = [words.idea, words.question, words.because]
            .into_iter()
            .chain(words.stops.iter().copied());
        let count: usize = parts
            .map(|part| read(&told.sentence(part)).split_whitespace().count())
            .sum();
        assert!((60..=135).contains(&count), "{}: {count} words", lesson.id);
    }
}

#[test]
fn guesses_are_compared_with_the_answer() {
    for (language, name) in [
        (Language::En, "lesson-replies-en"),
        (Language::Ru, "lesson-replies-ru"),
    ] {
        let replies = |place: usize| {
            let told = WordedLesson::of(place, language).unwrap();
            let replies = (0..told.words.choices.len()).map(|choice| read(&told.reply(choice)));
            let stops = (0..told.words.stops.len()).map(|stop| read(&told.stop(stop)));
            [LESSONS[place].id.to_owned()]
                .into_iter()
                .chain(replies)
                .chain(stops)
                .collect::<Vec<_>>()
                .join("\n")
        };
        let text = language.speak(|| (0..COUNT).map(replies).collect::<Vec<_>>().join("\n\n"));
        assert_reads(name, &text);
    }
}
