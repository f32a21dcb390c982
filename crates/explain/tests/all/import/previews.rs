//! The content that a file becomes, and the sentence about it.

use super::{read, stored};
use explain::import::compare::{ASSUMED_RD, Comparison};
use explain::import::describe;
use explain::import::league::By;
use explain::import::preview::{Becomes, Choices, Preview, Who};
use explain::import::{Content, File};
use explain::steps::step::Cell;
use explain::words::Language;
use glicko2_steps::Player;
use std::rc::Rc;

#[track_caller]
fn file(bytes: &[u8]) -> File {
    read(bytes).unwrap()
}

/// Returns what is said of a file with these choices.
fn found(file: &File, choices: &Choices) -> String {
    let preview = Preview::of(file, choices);
    describe::found(file.format, &preview, Language::En)
}

#[test]
fn each_file_is_described_in_a_sentence() {
    let whole = Choices::default();
    for (bytes, sentence) in [
        (
            stored("lichess.ndjson"),
            "Lichess games of Mira_Plays: 60 rated blitz games, 9 March 2024 to 28 April 2024; 5 left out (1 unrated, 1 against a computer program, 1 aborted, 1 of another variant, 1 of another kind).",
        ),
        (
            stored("ogs.tsv"),
            "Rating history of Online-Go.com: 39 games, 8 January 2021 to 27 February 2021; 1 left out (1 annulled by the site).",
        ),
        (
            stored("report.trf"),
            "FIDE tournament report (TRF16): 4 players, 4 results, 3 periods; 3 left out (3 won or lost without being played).",
        ),
        (
            stored("tournament.pgn"),
            "Games in PGN: 4 players, 4 results, 3 periods; 2 left out (1 without a result, 1 without a name).",
        ),
        (
            b"1400 30 won\n1500 x draw\n".to_vec(),
            "Table: 1 game; 1 left out (1 with an unclear number).",
        ),
        (
            b"| White | Black | Result |\n|---|---|---|\n| Anna | Ben | 1 |\n".to_vec(),
            "Forum table: 2 players, 1 result, 1 period.",
        ),
        (
            b"{\"player\":{\"rating\":1500,\"deviation\":200,\"volatility\":0.06},\"games\":[{\"rating\":1400,\"deviation\":30,\"score\":1}]}"
                .to_vec(),
            "Case in JSON: 1 game.",
        ),
    ] {
        assert_eq!(found(&file(&bytes), &whole), sentence);
    }
    let games = file(&stored("lichess.ndjson"));
    let preview = Preview::of(&games, &whole);
    assert_eq!(
        describe::found(games.format, &preview, Language::Ru),
        "Партии с Lichess, игрок Mira_Plays: 60 рейтинговых партий (блиц), с 9 марта 2024 года по 28 апреля 2024 года; пропущено 5 (без рейтинга: 1, против компьютерной программы: 1, прервано: 1, по другим правилам: 1, другого вида: 1)."
    );
}

#[test]
fn a_player_a_kind_and_the_periods_can_be_chosen() {
    let games = file(&stored("chess-com.pgn"));
    let Content::Chess(chess) = &games.content else {
        panic!()
    };
    let tara = chess.find("tara_k").unwrap();
    let kinds = |choices: &Choices| Preview::of(&games, choices).kinds.len();
    let of_tara = Choices {
        who: Some(Who::Player(tara)),
        ..Choices::default()
    };
    assert_eq!(kinds(&of_tara), 3);
    assert!(found(&games, &of_tara).starts_with("chess.com games of tara_k: 3 rated blitz games"));
    let rapid = Choices {
        kind: Some("rapid".into()),
        ..of_tara
    };
    assert!(found(&games, &rapid).contains(": 1 rated rapid game, "));
    let everybody = Choices {
        who: Some(Who::Everybody),
        by: Some(By::All),
        ..Choices::default()
    };
    assert!(found(&games, &everybody).contains("1 period"));
}

#[test]
fn two_players_in_all_games_are_asked_for() {
    let game = "[Event \"x\"]\n[White \"Al\"]\n[Black \"Bo\"]\n[Result \"1-0\"]\n[BlackElo \"1500\"]\n\n1. e4 1-0\n\n";
    let games = file(game.repeat(2).as_bytes());
    let preview = Preview::of(&games, &Choices::default());
    assert!(matches!(preview.becomes, Becomes::Unsaid) && !preview.can_be_taken());
    assert_eq!(
        found(&games, &Choices::default()),
        "Several players took part in every game. Say which one you are."
    );
    let of = |k: usize| Choices {
        who: Some(Who::Player(preview.players[k].0)),
        ..Choices::default()
    };
    assert_eq!(found(&games, &of(0)), "Games in PGN of Al: 2 games.");
    // The file has no rating of his opponent.
    assert_eq!(
        found(&games, &of(1)),
        "The player has no rated games in the file."
    );
}

#[test]
fn the_rows_of_a_comparison_have_both_changes_and_a_cause() {
    let games = file(&stored("lichess.ndjson"));
    let preview = Preview::of(&games, &Choices::default());
    let Becomes::Games(games) = &preview.becomes else {
        panic!()
    };
    let start = Player::new(1741.0, 81.0, 0.06);
    let comparison = Comparison::of_all(games, start, ASSUMED_RD).unwrap();
    let rows = describe::rows(&comparison, 0..2, Language::En);
    assert_eq!(rows[0].len(), 6);
    assert_eq!(rows[0][0], Cell::Head("2024-03-09".to_owned()));
    let number = |cell: &Cell| match cell {
        Cell::Number(number) => number.value,
        other => panic!("{other:?}"),
    };
    let first = &comparison.rows[0];
    assert_eq!(number(&rows[0][3]), first.theirs.unwrap());
    assert_eq!(number(&rows[0][4]), first.ours.unwrap());
    assert_eq!(number(&rows[0][5]), first.difference.unwrap());
    // The case of a row has the numbers before its game, and gives ours.
    let (case, options) = comparison.case_of(1).unwrap();
    assert_eq!(case.player().player(), comparison.rows[1].before);
    assert_eq!((case.periods.len(), case.games(0).len()), (1, 1));
    let ids: Vec<&str> = options.iter().map(|(id, _)| *id).collect();
    assert_eq!(ids, ["days", "colour", "kind"]);
    assert_eq!(comparison.case_of(60).map(|_| ()), None);
    // The whole case has each game as a period, and each pause before it.
    let case = comparison.case();
    assert_eq!((case.rows(), &*case.tau), (60, "0.75"));
    assert!(Rc::ptr_eq(&comparison.games, games));
}
