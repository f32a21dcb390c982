//! The games of one player: Lichess, chess.com, Online-Go.com and tables.

use super::{chess, left_out, of_owner, read, stored};
use explain::import::player::{Colour, PlayerGames};
use explain::import::{Content, Format, Reason};

/// Returns the games of a file that has only one player's.
#[track_caller]
fn player(bytes: &[u8]) -> std::rc::Rc<PlayerGames> {
    match read(bytes).unwrap().content {
        Content::Player(games) => games,
        other => panic!("{other:?}"),
    }
}

#[test]
fn lichess_games_are_the_rated_ones_of_one_kind_oldest_first() {
    let (games, skipped) = of_owner(&stored("lichess.ndjson"));
    assert_eq!(games.player.as_deref(), Some("Mira_Plays"));
    assert_eq!((games.kind.as_str(), games.count()), ("blitz", 60));
    assert_eq!(games.system.map(|system| system.id), Some("lichess"));
    let first = games.games().next().unwrap();
    assert_eq!(first.line, 65);
    let times: Vec<i64> = games.games().map(|game| game.time.unwrap()).collect();
    assert!(times.is_sorted());
    let reasons: Vec<Reason> = skipped
        .listed
        .iter()
        .map(|left_out| left_out.reason)
        .collect();
    // Newest first, as in the file.
    let expected = [
        Reason::OtherKind,
        Reason::Variant,
        Reason::Aborted,
        Reason::Computer,
        Reason::Unrated,
    ];
    assert_eq!(reasons, expected);
    assert!(skipped.counts.values().all(|&count| count == 1));
}

#[test]
fn each_lichess_game_is_a_period_after_the_days_since_the_last_one() {
    let (games, _) = of_owner(&stored("lichess.ndjson"));
    assert!(games.periods.iter().all(|period| period.games.len() == 1));
    assert_eq!(games.periods[0].idle, None);
    let times: Vec<i64> = games.games().map(|game| game.time.unwrap()).collect();
    for (period, pair) in games.periods[1..].iter().zip(times.windows(2)) {
        let days = (pair[1] - pair[0]) as f64 / 86_400.0;
        assert_eq!(period.days, Some(days));
        assert!((period.idle.unwrap() - 0.21436 * days).abs() < 1e-12);
    }
}

#[test]
fn pgn_and_ndjson_of_the_same_games_say_the_same() {
    let (ndjson, left_out_of_ndjson) = of_owner(&stored("lichess.ndjson"));
    let (pgn, left_out_of_pgn) = of_owner(&stored("lichess.pgn"));
    assert_eq!(left_out_of_pgn.counts, left_out_of_ndjson.counts);
    assert_eq!(pgn.count(), ndjson.count());
    for (one, other) in pgn.games().zip(ndjson.games()) {
        assert_eq!(
            (&one.opponent, one.rating, one.score),
            (&other.opponent, other.rating, other.score)
        );
        assert_eq!(
            (one.own_rating, one.change, one.colour),
            (other.own_rating, other.change, other.colour)
        );
    }
    assert!(pgn.games().any(|game| game.colour == Some(Colour::White)));
    assert!(pgn.games().any(|game| game.colour == Some(Colour::Black)));
}

#[test]
fn the_order_of_the_file_does_not_matter() {
    let text = String::from_utf8(stored("lichess.ndjson")).unwrap();
    let oldest_first: String = text
        .lines()
        .rev()
        .map(|line| format!("{line}\r\n"))
        .collect();
    let (newest_first, _) = of_owner(text.as_bytes());
    let (games, _) = of_owner(oldest_first.as_bytes());
    let ratings = |games: &PlayerGames| {
        games
            .games()
            .map(|game| (game.rating, game.time))
            .collect::<Vec<_>>()
    };
    assert_eq!(ratings(&games), ratings(&newest_first));
}

#[test]
fn a_line_that_is_not_json_is_left_out() {
    let mut text = String::from_utf8(stored("lichess.ndjson")).unwrap();
    text.insert_str(text.find('\n').unwrap() + 1, "{\"id\":\"broken\n\n");
    let (games, skipped) = of_owner(text.as_bytes());
    assert_eq!(games.count(), 60);
    assert_eq!(left_out(&skipped)[0], (2, Reason::NotUnderstood));
}

#[test]
fn chess_com_gives_ratings_after_the_game_and_no_changes() {
    let file = chess(&stored("chess-com.pgn"));
    let player = file.find("TARA_K").unwrap();
    let kinds: Vec<String> = file
        .kinds(player)
        .iter()
        .map(|(kind, n)| format!("{kind} {n}"))
        .collect();
    assert_eq!(kinds, ["blitz 3", "rapid 1", "chess960 1"]);
    let (games, skipped) = file.games_of(player, "blitz");
    assert!(games.system.is_none());
    let rows: Vec<_> = games
        .games()
        .map(|game| (game.rating, game.score, game.own_rating, game.change))
        .collect();
    let expected = [
        (988.0, 1.0, None, None),
        (1035.0, 0.5, Some(1012.0), None),
        (997.0, 0.0, Some(1013.0), None),
    ];
    assert_eq!(rows, expected);
    assert_eq!(
        left_out(&skipped),
        [(43, Reason::OtherKind), (85, Reason::Variant)]
    );
}

#[test]
fn comments_that_quote_tags_begin_no_game() {
    let game = "[Event \"rated blitz game\"]\n[White \"a\"]\n[Black \"b\"]\n[Result \"1-0\"]\n\n";
    let moves = "1. e4 {\n[White \"nobody\"]\n\n[Black \"x\"] } e5 ; { not a comment\n% [Event \"no\"]\n(1... c5 {[%clk 1]}) 1-0\n\n";
    let file = chess(format!("\u{feff}{game}{moves}{game}").as_bytes());
    let names: Vec<_> = file
        .players()
        .iter()
        .map(|(_, name, count)| format!("{name} {count}"))
        .collect();
    assert_eq!(names, ["a 2", "b 2"]);
    // An open comment ends before the next game.
    let file = chess(format!("{game}1. e4 {{ never closed\n\n{game}1. e4 *\n").as_bytes());
    assert_eq!(file.count(), 2);
}

#[test]
fn tags_may_be_written_carelessly() {
    let text = "[Event \"x\"][White \"Al \\\"Ace\\\" Ray\"]  [Black \"Joe \"The Rook\" Day\"]\n[Result \"0-1\"] 1. e4 e5 0-1\n\
                [White \"Al \\\"Ace\\\" Ray\"]\n[Black \"B\\\\C\"]\n[Result \"1-0\"]\n[WhiteElo \"1500?\"]\n\n[broken\n";
    let file = chess(text.as_bytes());
    let names: Vec<_> = file
        .players()
        .iter()
        .map(|(_, name, _)| name.to_string())
        .collect();
    assert_eq!(
        names[..2],
        [
            "Al \"Ace\" Ray".to_owned(),
            "Joe \"The Rook\" Day".to_owned()
        ]
    );
}

#[test]
fn online_go_has_every_number() {
    let games = player(&stored("ogs.tsv"));
    assert_eq!(games.count(), 39);
    let start = games.start.unwrap();
    assert_eq!(
        (start.rating, start.deviation, start.volatility),
        (1500.0, 350.0, 0.06)
    );
    let first = games.games().next().unwrap();
    assert_eq!(
        (first.opponent.as_deref(), first.rating, first.deviation),
        (Some("77000"), 1742.34, Some(66.76))
    );
    assert_eq!((first.score, first.own_rating), (0.0, Some(1500.0)));
    let skipped = read(&stored("ogs.tsv")).unwrap().skipped;
    assert_eq!(left_out(&skipped), [(11, Reason::Annulled)]);
}

#[test]
fn a_rating_history_without_its_start_begins_after_its_first_game() {
    let text = String::from_utf8(stored("ogs.tsv")).unwrap();
    let cut: Vec<&str> = text.lines().take(21).collect();
    let file = read(cut.join("\n").as_bytes()).unwrap();
    assert_eq!(
        left_out(&file.skipped),
        [(11, Reason::Annulled), (21, Reason::NoNumbersBefore)]
    );
    let games = player(cut.join("\n").as_bytes());
    assert_eq!(games.count(), 18);
    assert_eq!(
        games.start,
        games.games().next().unwrap().own.as_ref().map(|own| own[0])
    );
}

#[test]
fn games_in_tables_have_periods() {
    for (text, format, expected) in [
        (
            "period,rating,deviation,score\n1,1400,30,1\n1,1550,100,0\n4,1700,?,won\n",
            Format::Table,
            "2@0 1@2",
        ),
        (
            "Date;Opponent;Opponent rating;Opponent RD;Result\n2024-03-06;Bo;1500;60;1\n2024-03-07;Cy;1600;;½\n",
            Format::Table,
            "1@0 1@0",
        ),
        (
            "| Opponent | RD | Score |\n|---|---|---|\n| 1400 | 30 | 1 |\n| 1550 | 100 | 0 |\n",
            Format::ForumTable,
            "2@0",
        ),
        ("1400  30  won\n1550 (100) lost\n", Format::Table, "2@0"),
        ("1\t1400\t30\t1\n2\t1550\t100\t0\n", Format::Table, "2@0"),
        (
            "1\t1400\t30\t1\n1\t1550\t100\t0\n3\t1700\t300\t0\n",
            Format::Table,
            "2@0 1@1",
        ),
    ] {
        let file = read(text.as_bytes()).unwrap();
        assert_eq!(
            (file.format, left_out(&file.skipped)),
            (format, vec![]),
            "{text}"
        );
        let games = player(text.as_bytes());
        let periods = games.periods.iter();
        let periods: Vec<String> = periods
            .map(|period| format!("{}@{}", period.games.len(), period.idle.unwrap_or(0.0)))
            .collect();
        assert_eq!(periods.join(" "), expected, "{text}");
    }
}

#[test]
fn the_case_of_a_file_has_its_idle_times() {
    use explain::case::Participant;
    let games = player(b"period,rating,deviation,score\n1,1400,30,1\n3,1700,?,0.5\n");
    let case = games.case(Participant::unrated(""), "0.5", 60.0);
    let shown: Vec<String> = case
        .periods
        .iter()
        .map(|period| match period.games() {
            [] => format!("idle {}", period.idle()),
            games => format!(
                "{} {} {}",
                games[0].rating,
                games[0].deviation,
                games[0].score.as_text()
            ),
        })
        .collect();
    assert_eq!(shown, ["1400 30 1", "idle 1", "1700 ? 0.5"]);
}
