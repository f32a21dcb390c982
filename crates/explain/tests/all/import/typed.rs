//! Games of one player as people type and paste them: out of spreadsheets, CSV files, Markdown and forum posts.

use super::outcomes::outcomes;
use super::{left_out, read};
use explain::case::{Case, Participant, PeriodForm, csv};
use explain::import::player::PlayerGames;
use explain::import::{Content, Reason, Refused, Skipped};
use explain::numbers::full;
use glicko2_steps::Rounding;
use glicko2_steps::seasons::rate;
use proptest::prelude::*;
use std::rc::Rc;

/// Returns the games of a text, and what was left out.
#[track_caller]
fn games(text: &str) -> (Rc<PlayerGames>, Skipped) {
    let file = read(text.as_bytes()).unwrap_or_else(|refused| panic!("{refused:?}: {text}"));
    match file.content {
        Content::Player(games) => (games, file.skipped),
        other => panic!("{other:?}: {text}"),
    }
}

/// Returns the games of a text, or why it has none.
fn outcome(text: &str) -> String {
    match read(text.as_bytes()) {
        Ok(_) => {
            let (games, skipped) = games(text);
            assert_eq!(left_out(&skipped), [], "{text:?}");
            let deviation = |rd: Option<f64>| rd.map_or_else(|| "?".to_owned(), full);
            let games = games.games().map(|game| {
                let [rating, score] = [game.rating, game.score].map(full);
                format!("{rating} {} {score}", deviation(game.deviation))
            });
            games.collect::<Vec<_>>().join(", ")
        }
        Err(Refused::Nothing(Some(left_out))) => format!("{:?}", left_out.reason),
        Err(_) => "nothing".to_owned(),
    }
}

#[track_caller]
fn gives(text: &str, expected: &str) {
    assert_eq!(outcome(text), expected, "{text:?}");
}

#[test]
fn rows_are_read_in_many_formats() {
    for (text, expected) in outcomes(include_str!("../../data/paste.txt")) {
        gives(&text, expected);
    }
    gives("", "nothing");
    gives("1400 ? W", "1400 ? 1");
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
    let text = "Rating\tRD\tResult\r\n1400\t30\tW\r\n\r\n1550\t100\tx\r\n1700\t300\tL\r\n";
    let (games, skipped) = games(text);
    assert_eq!(games.count(), 2);
    assert_eq!(left_out(&skipped), [(4, Reason::BadResult)]);
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
    let (games, skipped) = games(post);
    let paper = Case::papers_example();
    let case = games.case(paper.player().clone(), &paper.tau, 60.0);
    assert_eq!(case, paper);
    let lines: Vec<usize> = left_out(&skipped).iter().map(|(line, _)| *line).collect();
    assert_eq!(lines, [1, 9]);
    let names: Vec<_> = games.games().map(|game| game.opponent.as_deref()).collect();
    assert_eq!(names, [Some("Alice"), Some("Bob"), Some("Carol")]);
}

#[test]
fn a_hundred_thousand_lines_are_read() {
    let good = "Alice van der Berg, 1400, 30, won\n".repeat(50_000);
    let bad = "no game at all, 7\n".repeat(49_000);
    let (games, skipped) = games(&(good + &bad));
    assert_eq!((games.count(), skipped.count()), (50_000, 49_000));
}

/// Returns the periods of a text.
#[track_caller]
fn periods(text: &str) -> Vec<PeriodForm> {
    let (games, skipped) = games(text);
    assert_eq!(left_out(&skipped), [], "{text}");
    let case = games.case(Participant::unrated(""), "0.5", 60.0);
    case.periods
        .iter()
        .map(|period| (**period).clone())
        .collect()
}

/// Returns periods as text: `1400 30 1, 1550 100 0; idle 2`.
#[track_caller]
fn in_periods(text: &str) -> String {
    let game = |game: &Rc<explain::case::GameForm>| {
        [&*game.rating, &*game.deviation, game.score.as_text()].join(" ")
    };
    let period = |period: &PeriodForm| match period.games() {
        [] => format!("idle {}", period.idle()),
        games => games.iter().map(game).collect::<Vec<_>>().join(", "),
    };
    periods(text)
        .iter()
        .map(period)
        .collect::<Vec<_>>()
        .join("; ")
}

#[test]
fn periods_are_read_in_many_formats() {
    for text in [
        "1,1400,30,1\n1,1550,100,0\n2,1700,30,1",
        "1\t1400\t30\t1\r\n1\t1550\t100\t0\r\n2\t1700\t30\twon\r\n",
        "1;1400;30;W\n1;1550;100;L\n2;1700;30;1",
        "1 1400 30 1\n1 1550 100 0\n2 1700 30 1",
        "1 | 1400 | 30 | 1\n1 | 1550 | 100 | 0\n2 | 1700 | 30 | 1",
        "period,rating,deviation,score\n1,1400,30,1\n1,1550,100,0\n2,1700,30,1",
        "Result;Opponent;Opponent_Rating;RD;Week\n1;Anna;1400;30;7\n0;Ben;1550;100;7\n1;Cid;1700;30;8",
        "2,1700,30,1\n1,1400,30,1\n\n1,1550,100,0",
        "\"1\",\"1400\",\"30\",\"1\"\n1,1550,100,0\n02,1700,30,1",
        "season,rating,rd,score\nspring,1400,30,1\nsummer,1700,30,1\nspring,1550,100,0",
        "20240101,1400,30,1\n20240101,1550,100,0\n20240108,1700,30,1",
    ] {
        assert_eq!(
            in_periods(text),
            "1400 30 1, 1550 100 0; 1700 30 1",
            "{text}"
        );
    }
    // 1, 2, 3, … without a header are numbers of rows.
    assert_eq!(
        in_periods("1,1400,30,1\n2,1700,30,1"),
        "1400 30 1, 1700 30 1"
    );
}

#[test]
fn decimal_commas_are_read_beside_other_separators() {
    for text in [
        "1;1400,5;30,25;0,5\n2;;;;2,5",
        "1\t1400,5\t30,25\t0,5\n2\t\t\t\t2,5",
        "1,\"1400,5\",\"30,25\",\"0,5\"\n2,,,,\"2,5\"",
    ] {
        assert_eq!(in_periods(text), "1400.5 30.25 0.5; idle 2.5", "{text}");
    }
}

#[test]
fn missing_periods_and_rows_without_a_game_are_idle_times() {
    for (text, length) in [
        ("1,1400,30,1\n2,,,,2.5\n3,1700,30,1", "2.5"),
        ("1,1400,30,1\n2,,,\n3,1700,30,1", "1"),
        ("1,1400,30,1\n4,1700,30,1", "2"),
        ("2019,1400,30,1\n2021,1700,30,1", "1"),
        (
            "score,rating,rd,period,idle\n1,1400,30,1,\n,,,2,7\n1,1700,30,3,",
            "7",
        ),
    ] {
        assert_eq!(
            in_periods(text),
            format!("1400 30 1; idle {length}; 1700 30 1"),
            "{text}"
        );
    }
    // Only whole numbers below a limit count periods, so the other numbers have no gaps.
    for text in [
        "1,1400,30,1\n2.5,1700,30,1",
        "20240101,1400,30,1\n20240201,1700,30,1",
        "period,rating,rd,score\n1,1400,30,1\nx4,1700,30,1",
    ] {
        assert_eq!(in_periods(text), "1400 30 1; 1700 30 1", "{text}");
    }
}

#[test]
fn lines_that_are_no_game_are_left_out_with_the_reason() {
    for (line, reason) in [
        ("1,1400,30", Reason::BadResult),
        ("17", Reason::NotUnderstood),
        ("1,1400,5,30,25,1", Reason::NotUnderstood),
        ("1,x,30,1", Reason::BadNumber),
        ("1,1400,,1", Reason::BadNumber),
        ("1,1400,30,2", Reason::BadResult),
        ("1,1400,30,", Reason::BadResult),
        ("1,,,,soon", Reason::BadNumber),
    ] {
        let (games, skipped) = games(&format!("1,1400,30,1\n{line}\n3,1700,30,1"));
        assert_eq!(
            (games.count(), left_out(&skipped)),
            (2, vec![(2, reason)]),
            "{line}"
        );
    }
}

#[test]
fn the_last_periods_fit_into_a_case() {
    let text = "period,rating,rd,score\n1,1400,30,1\n".to_owned() + &"2,1500,30,1\n".repeat(3);
    assert_eq!(games(&text).0.first_in_case(), 0);
    // A pause and a game in each period.
    let many: String = (1..9_000)
        .map(|k| format!("{k},,,,2.5\n{k},1500,30,1\n"))
        .collect();
    let (games, _) = games(&many);
    let case = games.case(Participant::unrated(""), "0.5", 60.0);
    assert_eq!(case.periods.len(), explain::case::MOST_PERIODS);
    assert_eq!(games.first_in_case(), 3_999);
}

/// Returns the periods of a case, rated.
fn rated(case: &Case) -> glicko2_steps::seasons::Rated {
    rate(&case.season(Rounding::Exact)).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn games_that_are_read_have_valid_numbers(text in "[0-9]{1,4}[\t ,;|][0-9,.½]{1,4}[\t ,;|][0-9wdl½/.-]{1,4}") {
        let Ok(file) = read(text.as_bytes()) else { return Ok(()) };
        let Content::Player(games) = file.content else { return Ok(()) };
        for game in games.games() {
            prop_assert!(game.rating.is_finite() && game.deviation.is_none_or(f64::is_finite), "{text:?}: {game:?}");
            prop_assert!((0.0..=1.0).contains(&game.score), "{text:?}: {game:?}");
        }
    }

    #[test]
    fn a_written_row_is_read_back(r in 0..4000_u16, rd in 0..400_u16, s in 0..3_usize, by in prop::sample::select(vec!["\t", ";", " | ", ", ", ",", " ", "   "])) {
        let result = ["lost", "draw", "won"][s];
        gives(&[r.to_string(), rd.to_string(), result.to_owned()].join(by), &format!("{r} {rd} {}", s as f64 / 2.0));
    }

    #[test]
    fn exported_periods_are_read_back(
        games in prop::collection::vec(prop::collection::vec((0..3000, 1..350, 0..=4), 0..4), 1..5),
    ) {
        let game = |&(rating, deviation, score): &(i32, i32, i32)| {
            let score = explain::case::Score::of_text(&(f64::from(score) / 4.0).to_string());
            explain::case::GameForm::new(&rating.to_string(), &deviation.to_string(), score)
        };
        let forms = games.iter().map(|games| PeriodForm::of_games(games.iter().map(game).collect()));
        let case = Case::papers_example().with_periods(forms.collect());
        prop_assume!(games.iter().any(|games| !games.is_empty()));
        let read = Case::papers_example().with_periods(periods(&csv::write(&case)));
        prop_assert_eq!(rated(&read), rated(&case));
    }
}

#[test]
fn exported_periods_keep_unknown_deviations_and_pauses() {
    let text = "period,rating,deviation,score,idle\r\n1,1400,30,1,\r\n1,1550.5,?,0.5,\r\n2,,,,2.5\r\n3,1700,30,0.25,\r\n";
    assert_eq!(
        in_periods(text),
        "1400 30 1, 1550.5 ? 0.5; idle 2.5; 1700 30 0.25"
    );
    let case = Case::papers_example().with_periods(periods(text));
    assert_eq!(csv::write(&case), text);
}
