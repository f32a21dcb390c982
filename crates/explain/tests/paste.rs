//! Rows as people paste them: out of spreadsheets, Markdown, CSV files and forum posts.

use explain::case::paste::{BadReason, Pasted, paste};
use explain::case::{GameForm, Score};
use explain::input::table::records;
use explain::number::number;
use proptest::prelude::*;

/// Checks that a line is one game with these numbers.
#[track_caller]
fn is(line: &str, rating: f64, deviation: f64, score: f64) {
    let Pasted { games, bad } = paste(line);
    assert!(bad.is_empty(), "{line:?} was refused: {bad:?}");
    let [game] = &games[..] else { panic!("{line:?} is {} games: {games:?}", games.len()) };
    let read = (number(&game.rating), number(&game.deviation), number(game.score.as_text()));
    assert_eq!(read, (rating, deviation, score), "{line:?} became {game:?}");
}

/// Checks that a line is refused for this reason and kept unchanged.
#[track_caller]
fn refused(line: &str, reason: BadReason) {
    let Pasted { games, bad } = paste(line);
    assert!(games.is_empty(), "{line:?} was taken: {games:?}");
    let [bad] = &bad[..] else { panic!("{line:?}: {bad:?}") };
    assert_eq!((bad.number, bad.text.as_str(), bad.reason), (1, line, reason), "{line:?}");
}

/// Checks that a text has no games and no bad lines.
#[track_caller]
fn passed_over(text: &str) {
    assert_eq!(paste(text), Pasted::default(), "{text:?}");
}

#[test]
fn every_separator_is_read() {
    for line in [
        "1400\t30\t1",
        "1400\t30\tW",
        "1400;30;1",
        "1400; 30; 1",
        "1400|30|1",
        "| 1400 | 30 | 1 |",
        "|1400|30|won|",
        "1400,30,1",
        "1400, 30, 1",
        "1400 , 30 , 1",
        "1400 30 1",
        "1400   30   won",
        "  1400 30 won  ",
        "1400 ± 30 won",
        "1400±30 won",
        "1400 (30) won",
        "1400\u{a0}30\u{a0}won",
    ] {
        is(line, 1400.0, 30.0, 1.0);
    }
}

#[test]
fn commas_separate_cells_or_decimals() {
    for line in [
        "1400,5;30;0,5",
        "1400,5\t30\t0,5",
        "| 1400,5 | 30 | 0,5 |",
        "1400,5 30 0,5",
        "1400,5 30,0 0,5",
        "1400,5, 30, 0,5",
        "1400.5,30,0.5",
        "1400.5, 30, ½",
        "\"1400,5\",\"30\",\"0,5\"",
        "\"1400,5\";\"30\";\"0,5\"",
    ] {
        is(line, 1400.5, 30.0, 0.5);
    }
    // Commas separate thousands, unless the same text has a comma that can only be a decimal one.
    is("1,400 30 W", 1400.0, 30.0, 1.0);
    is("1,400.5;30;0.5", 1400.5, 30.0, 0.5);
    is("\"1,400\",30,1", 1400.0, 30.0, 1.0);
    is("1400,500 30 0,5", 1400.5, 30.0, 0.5);
    let pasted = paste("1500\t62,125\t1\n1400\t30,5\t0");
    assert_eq!(pasted.games.iter().map(|game| number(&game.deviation)).collect::<Vec<_>>(), [62.125, 30.5]);
    // The commas cannot be told apart.
    refused("1400,5,30,0,5", BadReason::TooManyCells);
}

#[test]
fn names_and_row_numbers_before_the_game_are_skipped() {
    for line in [
        "Alice\t1400\t30\t1",
        "1\t1400\t30\tW",
        "7\tAlice\t1400\t30\tW",
        "Alice 1400 30 won",
        "1. 1400 30 won",
        "1) 1400 30 won",
        "- 1400 30 won",
        "* 1400 30 won",
        "3 Alice van der Berg 1400 30 won",
        "Alice van der Berg 1400 30 won",
        "Alice, 1400, 30, 1",
        "Alice,1400,30,1",
        "Alice van der Berg,1400,30,1",
        "1,Alice,1400,30,1",
        "| 1 | Alice | 1400 | 30 | 1 |",
        "|  | 1400 | 30 | 1 |",
        "\"Berg, Alice\",1400,30,1",
        "\"Alice \"\"Ace\"\" Berg\",1400,30,1",
        "5'11\" Alice 1400 30 1",
        "Alice (1400 ± 30) won",
    ] {
        is(line, 1400.0, 30.0, 1.0);
    }
    // One number may precede the game, but not two.
    refused("1 2 1400 30 won", BadReason::TooManyCells);
    refused("1400\t30\t1\t0\t1", BadReason::TooManyCells);
}

#[test]
fn spaces_separate_cells_or_thousands() {
    // A plain space separates cells, so the 1 is the number of the row.
    is("1 400 30 W", 400.0, 30.0, 1.0);
    // A no-break or thin space separates thousands; any space does if cells have another separator.
    is("1\u{a0}400 30 W", 1400.0, 30.0, 1.0);
    is("1\u{202f}400 30 W", 1400.0, 30.0, 1.0);
    is("1 400\t30\tW", 1400.0, 30.0, 1.0);
    is("1 400;30;W", 1400.0, 30.0, 1.0);
    is("| 1 400 | 30 | W |", 1400.0, 30.0, 1.0);
}

#[test]
fn every_notation_of_a_result_is_read() {
    for (score, words) in [
        (
            1.0,
            &[
                "W",
                "w",
                "win",
                "Won",
                "WINS",
                "victory",
                "beat",
                "defeated",
                "победа",
                "Победа",
                "+",
                "1",
                "1.0",
                "1,0",
                "1-0",
                "1–0",
                "1:0",
            ][..],
        ),
        (
            0.5,
            &[
                "D",
                "draw",
                "Drew",
                "ничья",
                "drawn",
                "tie",
                "tied",
                "=",
                "½",
                "1/2",
                "0.5",
                "0,5",
                ".5",
                "½-½",
                "½–½",
                "1/2-1/2",
            ],
        ),
        (
            0.0,
            &[
                "L",
                "loss",
                "Lost",
                "Поражение",
                "lose",
                "loses",
                "defeat",
                "-",
                "−",
                "–",
                "0",
                "0.0",
                "0-1",
                "0–1",
                "0:1",
            ],
        ),
        (0.75, &["0.75", "0,75", "¾", "3/4"]),
        (0.25, &["¼", "1/4"]),
    ] {
        for word in words {
            is(&format!("1400\t30\t{word}"), 1400.0, 30.0, score);
            is(&format!("| 1400 | 30 | {word} |"), 1400.0, 30.0, score);
            is(&format!("1400 30 {word}"), 1400.0, 30.0, score);
        }
    }
    is("1400\t30\t1 - 0", 1400.0, 30.0, 1.0);
    is("1400\t30\t½ – ½", 1400.0, 30.0, 0.5);
    // The form has a button for three results; another score keeps its text.
    for (word, score) in [("1,0", Score::Won), ("½", Score::Draw), ("0-1", Score::Lost)] {
        assert_eq!(paste(&format!("1400\t30\t{word}")).games, [GameForm::new("1400", "30", score)]);
    }
    let kept = Score::Typed("0,75".to_owned());
    assert_eq!(paste("1400\t30\t0,75").games, [GameForm::new("1400", "30", kept)]);
}

#[test]
fn lines_without_a_game_are_skipped() {
    for text in [
        "",
        "\n\n",
        "   \t  ",
        "Rating\tRD\tResult",
        "| Opponent | RD | Score |",
        "|---|---|---|",
        "| :--- | :---: | ---: |",
        "+------+----+---+",
        "Rating,RD,Result",
        "-----",
        "My results:",
    ] {
        passed_over(text);
    }
}

#[test]
fn bad_lines_have_a_reason() {
    for (line, reason) in [
        ("1400", BadReason::TooFewCells),
        ("1400 30", BadReason::TooFewCells),
        ("1400,30", BadReason::TooFewCells),
        ("1400\t30", BadReason::TooFewCells),
        ("1400\t30\t", BadReason::TooFewCells),
        ("1400;30;;", BadReason::TooFewCells),
        ("| 1400 | 30 |", BadReason::TooFewCells),
        ("Round 1", BadReason::TooFewCells),
        ("strong\t30\tW", BadReason::Rating),
        ("strong 30 W", BadReason::Rating),
        ("strong,30,W", BadReason::Rating),
        ("5\t\t30\tW", BadReason::Rating),
        ("5, , 30, 1", BadReason::Rating),
        ("1/0/1\t30\tW", BadReason::Rating),
        ("0/0\t30\tW", BadReason::Rating),
        ("NaN 30 W", BadReason::Rating),
        ("1400\tsmall\tW", BadReason::Deviation),
        ("1400;;W", BadReason::Deviation),
        ("1400 inf W", BadReason::Deviation),
        ("1400\t30\tmaybe", BadReason::Result),
        ("1400 30 2", BadReason::Result),
        ("1400,30,-1", BadReason::Result),
        ("1400\t30\t2-1", BadReason::Result),
        ("1400 30 1e9", BadReason::Result),
    ] {
        refused(line, reason);
    }
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
        is(line, 1400.0, 30.0, 1.0);
        is(&format!("{line}\r\n"), 1400.0, 30.0, 1.0);
        is(&format!("\r\n{line}"), 1400.0, 30.0, 1.0);
    }
    let pasted = paste("Rating\tRD\tResult\r\n1400\t30\tW\r\n\r\n1550\t100\tx\r\n1700\t300\tL\r\n");
    assert_eq!(pasted.games.len(), 2);
    assert_eq!((pasted.bad[0].number, pasted.bad[0].text.as_str()), (4, "1550\t100\tx"));
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
    let games: Vec<GameForm> =
        explain::case::Case::papers_example().games(0).iter().map(|game| (**game).clone()).collect();
    assert_eq!(paste(post), Pasted { games, bad: Vec::new() });
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
        is(&[r.to_string(), rd.to_string(), result.to_owned()].join(by), f64::from(r), f64::from(rd), s as f64 / 2.0);
    }
}
