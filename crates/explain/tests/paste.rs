//! Rows as people paste them: out of spreadsheets, Markdown, CSV files and forum posts.

#[path = "support/outcomes.rs"]
mod outcomes;

use explain::case::paste::{Pasted, paste};
use explain::case::table::records;
use explain::case::{GameForm, Score};
use explain::numbers::number;
use outcomes::outcomes;
use proptest::prelude::*;

/// Returns the games of a text, or why it has none. A bad line is the first one and is kept unchanged.
fn outcome(text: &str) -> String {
    let Pasted { games, bad } = paste(text);
    let number = |typed: &str| number(typed).to_string();
    let game = |game: &GameForm| {
        [&game.rating, &game.deviation, game.score.as_text()]
            .map(number)
            .join(" ")
    };
    let bad = bad.iter().map(|bad| {
        assert_eq!((bad.number, bad.text.as_str()), (1, text));
        format!("{:?}", bad.reason)
    });
    let all: Vec<String> = games.iter().map(game).chain(bad).collect();
    if all.is_empty() {
        "nothing".to_owned()
    } else {
        all.join(", ")
    }
}

#[track_caller]
fn gives(text: &str, expected: &str) {
    assert_eq!(outcome(text), expected, "{text:?}");
}

#[test]
fn rows_are_read_in_many_formats() {
    for (text, expected) in outcomes(include_str!("data/paste.txt")) {
        gives(&text, expected);
    }
    gives("", "nothing");
}

#[test]
fn every_notation_of_a_result_is_read() {
    for (score, words) in [
        (
            "1",
            "W w win Won WINS victory beat defeated победа Победа + 1 1.0 1,0 1-0 1–0 1:0",
        ),
        (
            "0.5",
            "D draw Drew ничья drawn tie tied = ½ 1/2 0.5 0,5 .5 ½-½ ½–½ 1/2-1/2",
        ),
        (
            "0",
            "L loss Lost Поражение lose loses defeat - − – 0 0.0 0-1 0–1 0:1",
        ),
        ("0.75", "0.75 0,75 ¾ 3/4"),
        ("0.25", "¼ 1/4"),
    ] {
        for word in words.split(' ') {
            for line in [
                format!("1400\t30\t{word}"),
                format!("| 1400 | 30 | {word} |"),
                format!("1400 30 {word}"),
            ] {
                gives(&line, &format!("1400 30 {score}"));
            }
        }
    }
    gives("1400\t30\t1 - 0", "1400 30 1");
    gives("1400\t30\t½ – ½", "1400 30 0.5");
    // The form has a button for three results; another score keeps its text.
    for (word, score) in [
        ("1,0", Score::Won),
        ("½", Score::Draw),
        ("0-1", Score::Lost),
    ] {
        assert_eq!(
            paste(&format!("1400\t30\t{word}")).games,
            [GameForm::new("1400", "30", score)]
        );
    }
    let kept = Score::Typed("0,75".to_owned());
    assert_eq!(
        paste("1400\t30\t0,75").games,
        [GameForm::new("1400", "30", kept)]
    );
}

#[test]
fn trailing_separators_and_line_ends_are_ignored() {
    for line in [
        "1400,30,1,",
        "1400,30,1,,,",
        "1400;30;1;",
        "1400\t30\tW\t\t",
        "| 1400 | 30 | W |  ",
        "1400 30 W ",
        "1400, 30, W,",
    ] {
        for text in [line, &format!("{line}\r\n"), &format!("\r\n{line}")] {
            gives(text, "1400 30 1");
        }
    }
    let pasted = paste("Rating\tRD\tResult\r\n1400\t30\tW\r\n\r\n1550\t100\tx\r\n1700\t300\tL\r\n");
    assert_eq!(pasted.games.len(), 2);
    assert_eq!(
        (pasted.bad[0].number, pasted.bad[0].text.as_str()),
        (4, "1550\t100\tx")
    );
}

#[test]
fn games_are_read_from_a_whole_post() {
    let post = "My results (period of May):\n\n\
                | # | Opponent | Rating | RD | Result |\n\
                |--:|----------|-------:|---:|--------|\n\
                | 1 | Alice    |   1400 | 30 | won    |\n\
                | 2 | Bob      |   1550 | 100 | lost  |\n\
                | 3 | Carol    |   1700 | 300 | lost  |\n\n\
                What do you think?\n";
    let games: Vec<GameForm> = explain::case::Case::papers_example()
        .games(0)
        .iter()
        .map(|game| (**game).clone())
        .collect();
    assert_eq!(
        paste(post),
        Pasted {
            games,
            bad: Vec::new()
        }
    );
}

#[test]
fn a_hundred_thousand_lines_are_read() {
    let good = "Alice van der Berg, 1400, 30, won\n".repeat(50_000);
    let bad = "no game at all, 7\n".repeat(50_000);
    let pasted = paste(&(good + &bad));
    assert_eq!((pasted.games.len(), pasted.bad.len()), (50_000, 50_000));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn each_line_with_a_digit_is_read_or_reported(text in "\\PC*(\n[ -~½−\t\r|;,\"]{0,30}){0,8}") {
        let pasted = paste(&text);
        let lines: Vec<&str> = records(&text).map(|record| record.text).collect();
        // Keyboards for Chinese and Japanese have full-width digits.
        let is_digit = |c: char| c.is_ascii_digit() || ('０'..='９').contains(&c) || c == '½';
        let with_digit = lines.iter().filter(|line| line.contains(is_digit));
        prop_assert_eq!(pasted.games.len() + pasted.bad.len(), with_digit.count());
        for bad in &pasted.bad {
            prop_assert!(records(&text).any(|record| (record.number, record.text) == (bad.number, bad.text.as_str())));
        }
    }

    #[test]
    fn games_that_are_read_have_valid_numbers(text in "[0-9]{1,4}[\t ,;|][0-9,.½]{1,4}[\t ,;|][0-9wdl½/.-]{1,4}") {
        for game in paste(&text).games {
            prop_assert!(number(&game.rating).is_finite(), "{text:?}: {game:?}");
            prop_assert!(!number(&game.deviation).is_nan(), "{text:?}: {game:?}");
            let score = number(game.score.as_text());
            prop_assert!((0.0..=1.0).contains(&score), "{text:?}: {game:?}");
        }
    }

    #[test]
    fn a_written_row_is_read_back(r in 0..4000_u16, rd in 0..400_u16, s in 0..3_usize, by in prop::sample::select(vec!["\t", ";", " | ", ", ", ",", " ", "   "])) {
        let result = ["lost", "draw", "won"][s];
        gives(&[r.to_string(), rd.to_string(), result.to_owned()].join(by), &format!("{r} {rd} {}", s as f64 / 2.0));
    }
}
