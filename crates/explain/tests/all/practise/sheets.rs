//! Codes, sheets, and weak spots.

use explain::ids::VariantArray;
use explain::teach::exercises::sheet::SheetTarget;
use explain::teach::exercises::weak::{Record, Weak};
use explain::teach::exercises::{Code, Exercise, Level, Outcome, Quantity, Score, Sheet, Verdict};
use std::collections::HashSet;

#[test]
fn written_codes_are_read_back() {
    let all: HashSet<String> = (0..Code::COUNT)
        .map(|number| Code::nth(number).to_string())
        .collect();
    assert_eq!(all.len(), 31 * 31 * 31);
    assert_eq!(Code::nth(Code::COUNT), Code::nth(0));
    for code in &all {
        assert_eq!(Code::parse(code).unwrap().to_string(), *code);
        assert!(
            code.starts_with('a') && !code.contains(['0', '1', 'i', 'l', 'o']),
            "{code}"
        );
    }
    assert_eq!(Code::parse("A7K2"), Code::parse("a7k2"));
    for text in ["", "a7k", "a7k22", "b7k2", "a7k0", "a7ko", "a7k½", "1.a7"] {
        assert_eq!(Code::parse(text), None, "{text}");
    }
}

#[test]
fn a_link_leads_to_a_sheet_or_to_one_exercise() {
    for text in [
        "1.a7k2",
        "2.a7k2.3",
        "3.azzz:15.15",
        "1.a7k2:6",
        "1.a7k2:6.6",
    ] {
        assert_eq!(SheetTarget::parse(text).unwrap().to_string(), text);
    }
    // An exercise beyond the usual sheet belongs to a longer sheet.
    assert_eq!(
        SheetTarget::parse("3.azzz.15"),
        SheetTarget::parse("3.azzz:15.15")
    );
    assert_eq!(
        SheetTarget::parse("3.azzz:10.1"),
        SheetTarget::parse("3.azzz.1")
    );
    let broken = " 2 2. 4.a7k2 0.a7k2 2.b7k2 2.a7k2. 2.a7k2.0 2.a7k2.x 2.a7k2.3.1 2.a7k2:7 2.a7k2: 2.a7k2:6.7 2.a7k2.16";
    for text in broken.split(' ') {
        assert_eq!(SheetTarget::parse(text), None, "{text}");
    }
}

/// Therefore a link to one exercise needs nothing else, and a sheet grows without changing.
#[test]
fn an_exercise_depends_on_level_code_and_number_alone() {
    let code = Code::parse("a7k2").unwrap();
    for &level in Level::VARIANTS {
        let longest = Sheet::of(level, code, 15);
        assert_eq!(longest.code, Some(code));
        for length in Sheet::LENGTHS {
            let sheet = Sheet::of(level, code, length);
            assert_eq!(
                sheet.exercises[..],
                longest.exercises[..usize::from(length)]
            );
        }
        for (number, exercise) in (1..).zip(&longest.exercises) {
            assert_eq!(*exercise, Exercise::of(level, code, number));
        }
    }
}

#[test]
fn the_last_twenty_answers_are_kept() {
    let mut record = Record::default();
    assert!(!record.is_weak());
    for i in 0..50 {
        record.add(i >= 27);
        assert_eq!(Record::parse(&record.print()), Some(record));
    }
    assert_eq!(record.counts(), (20, 20));
    assert!(!record.is_weak());
    assert_eq!(record.print(), "1".repeat(20));
    assert_eq!(Record::parse("1x"), None);
    for (answers, is_weak) in [
        ("0", false),
        ("000", false),
        ("0000", true),
        ("1110", true),
        ("11110", false),
        ("0111101111", false),
        ("0011111111", false),
        ("0001111111", true),
    ] {
        assert_eq!(
            Record::parse(answers).unwrap().is_weak(),
            is_weak,
            "{answers}"
        );
    }
}

#[test]
fn weak_spots_come_twice_as_often() {
    let code = Code::parse("a7k2").unwrap();
    let wrong = || Verdict::Wrong(vec![]);
    let mut weak = Weak::default();
    for level in [Level::Formula, Level::Step] {
        for number in 1..=44 {
            let exercise = Exercise::of(level, code, number);
            let is_weak = |line: &Quantity| matches!(line, Quantity::G(_) | Quantity::PhiPrime);
            let verdicts: Vec<Verdict> = exercise
                .asked
                .iter()
                .map(|line| {
                    if is_weak(line) {
                        wrong()
                    } else {
                        Verdict::Follows(vec![])
                    }
                })
                .collect();
            weak.take(&exercise, &verdicts);
            // An empty answer changes nothing.
            let before = weak.clone();
            weak.take(&exercise, &vec![Verdict::Empty; exercise.asked.len()]);
            weak.take(&exercise, &vec![Verdict::Short(1); exercise.asked.len()]);
            assert_eq!(weak, before);
        }
        assert_eq!(
            weak.spots(level).collect::<Vec<_>>(),
            [Quantity::G(0), Quantity::PhiPrime]
        );
        // Of n kinds two are weak: n + 2 exercises have each of these twice.
        let length = level.kinds() as u16 + 2;
        let sheet = Sheet::for_weak(level, code, length, &weak);
        assert_eq!(sheet.code, None);
        let mut kinds: Vec<usize> = sheet
            .exercises
            .iter()
            .map(|exercise| exercise.kind)
            .collect();
        kinds.sort_unstable();
        let mut expected: Vec<usize> = (0..level.kinds())
            .chain(if level == Level::Formula {
                [2, 7]
            } else {
                [1, 4]
            })
            .collect();
        expected.sort_unstable();
        assert_eq!(kinds, expected);
        for exercise in &sheet.exercises {
            assert!(!exercise.asked.is_empty());
        }
    }
    assert_eq!(Weak::parse(&weak.print()), weak);
    assert_eq!(
        Weak::parse("1 mu 1\nnonsense\n1 mu\n9 mu 1\n1 x 1"),
        Weak::parse("1 mu 1\n")
    );
    // Sheets of whole periods do not depend on weak spots.
    let sheet = Sheet::for_weak(Level::Period, code, 6, &weak);
    assert_eq!(sheet.exercises, Sheet::of(Level::Period, code, 6).exercises);
}

#[test]
fn a_score_counts_the_exercises_of_each_outcome() {
    let outcomes = [
        (Outcome::First, 2),
        (Outcome::Later, 3),
        (Outcome::Shown, 4),
        (Outcome::New, 2),
        (Outcome::Tried, 3),
    ];
    let score: Score = outcomes
        .into_iter()
        .flat_map(|(outcome, times)| vec![outcome; times])
        .collect();
    assert_eq!(
        (score.first, score.later, score.shown, score.open),
        (2, 3, 4, 5)
    );
    assert_eq!(score.all(), 14);
}
