//! The comparison with the site. The files of Lichess and Online-Go.com come from `tests/data/files.py`, which computes the
//! ratings apart from the engine.

use super::{of_owner, read, stored};
use explain::import::Content;
use explain::import::compare::{ASSUMED_RD, Cause, Comparison};
use explain::import::describe;
use explain::import::player::PlayerGames;
use explain::import::start::work_out;
use explain::words::Language;
use glicko2_steps::Player;
use std::rc::Rc;

/// The player of `tests/data/files.py` before the first game.
const START: Player = Player::new(1741.37, 81.0, 0.0604);

fn ogs() -> Rc<PlayerGames> {
    match read(&stored("ogs.tsv")).unwrap().content {
        Content::Player(games) => games,
        other => panic!("{other:?}"),
    }
}

#[test]
fn ours_agree_with_lichess_within_a_point() {
    for name in ["lichess.ndjson", "lichess.pgn"] {
        let games = Rc::new(of_owner(&stored(name)).0);
        let comparison = Comparison::of_all(&games, START, ASSUMED_RD).unwrap();
        // The RDs of opponents, up to 110, are not in the file. Two changes differ by up to 1.1 points for that.
        let agreement = comparison.agreement();
        assert_eq!((agreement.agree, agreement.of), (58, 60), "{name}");
        assert!(
            comparison
                .rows
                .iter()
                .all(|row| row.difference.unwrap().abs() < 1.1),
            "{name}"
        );
        assert!(
            comparison.rows.iter().all(|row| row.cause.is_none()),
            "{name}"
        );
    }
    let words = Language::default().import();
    let games = Rc::new(of_owner(&stored("lichess.pgn")).0);
    let comparison = Comparison::of_all(&games, START, ASSUMED_RD).unwrap();
    let sentence = describe::agreement(&comparison, words);
    assert_eq!(
        sentence,
        "Our changes agree with the site’s to within one point in 58 of 60 games."
    );
}

#[test]
fn a_wrong_result_is_found() {
    let text = String::from_utf8(stored("lichess.ndjson"))
        .unwrap()
        .replacen("\"ratingDiff\":6}", "\"ratingDiff\":9}", 1);
    let text = text.replacen("\"ratingDiff\":-6}", "\"ratingDiff\":-9}", 1);
    let games = Rc::new(of_owner(text.as_bytes()).0);
    let agreement = Comparison::of_all(&games, START, ASSUMED_RD)
        .unwrap()
        .agreement();
    assert_eq!((agreement.agree, agreement.of), (57, 60));
}

#[test]
fn a_gap_in_the_file_is_named_and_the_files_rating_taken() {
    let text = String::from_utf8(stored("lichess.ndjson")).unwrap();
    let with_gap: Vec<&str> = text
        .lines()
        .enumerate()
        .filter(|(i, _)| !(35..38).contains(i))
        .map(|(_, line)| line)
        .collect();
    let games = Rc::new(of_owner(with_gap.join("\n").as_bytes()).0);
    let comparison = Comparison::of_all(&games, START, ASSUMED_RD).unwrap();
    let gaps: Vec<_> = comparison
        .rows
        .iter()
        .filter(|row| row.cause == Some(Cause::Gap))
        .collect();
    assert_eq!(gaps.len(), 1);
    assert_eq!(gaps[0].before.rating.fract(), 0.0);
    let agreement = comparison.agreement();
    assert!(agreement.of == 57 && agreement.agree >= 54, "{agreement:?}");
}

#[test]
fn slices_of_a_comparison_give_the_same_rows() {
    let games = Rc::new(of_owner(&stored("lichess.ndjson")).0);
    let whole = Comparison::of_all(&games, START, ASSUMED_RD).unwrap();
    let mut sliced = Comparison::begin(games, START, ASSUMED_RD).unwrap();
    while sliced.advance(7) {}
    assert_eq!(sliced.rows, whole.rows);
}

#[test]
fn the_start_is_worked_out_from_the_first_changes() {
    let games = of_owner(&stored("lichess.ndjson")).0;
    let found = work_out(&games, ASSUMED_RD).unwrap();
    assert_eq!((found.start.rating, found.games), (1741.0, 30));
    let two_decimals = format!("{:.2}", found.start.deviation);
    assert_eq!(two_decimals.parse::<f64>(), Ok(found.start.deviation));
    assert!(
        (found.start.deviation - START.deviation).abs() < 12.0,
        "{found:?}"
    );
    assert!(
        found.deviation[0] <= START.deviation && START.deviation <= found.deviation[1],
        "{found:?}"
    );
    assert!(
        found.volatility[0] <= START.volatility && START.volatility <= found.volatility[1],
        "{found:?}"
    );
    assert!(found.typical < 0.7, "{found:?}");
    let games = Rc::new(games);
    let agreement = Comparison::of_all(&games, found.start, ASSUMED_RD)
        .unwrap()
        .agreement();
    assert!(agreement.agree >= 58, "{agreement:?}");
}

#[test]
fn ours_agree_with_online_go_to_the_hundredth() {
    let games = ogs();
    let comparison = Comparison::of_all(&games, games.start.unwrap(), ASSUMED_RD).unwrap();
    let differing: Vec<_> = comparison
        .rows
        .iter()
        .filter(|row| !comparison.agrees(row.difference.unwrap()))
        .map(|row| (row.line, row.cause))
        .collect();
    // Game 25 had a handicap that was counted otherwise. Game 30 was annulled.
    assert_eq!(differing, [(16, Some(Cause::Handicap))]);
    let causes = describe::causes(&comparison, 0..39, Language::En);
    assert_eq!(causes.len(), 1);
    assert!(
        causes[0].ends_with(": The game had a handicap."),
        "{causes:?}"
    );
    assert_eq!(comparison.agreement().of, 39);
}
