//! Results of leagues and tournaments: tables with any usual heads, TRF16, PGN.

use super::{chess, league, left_out, periods, read, stored};
use explain::import::league::By;
use explain::import::{Format, Reason};

#[test]
fn usual_heads_are_known_in_any_spelling_and_order() {
    for (text, not_used) in [
        ("White,Black,Result\nAnna,Ben,1-0\nBen,Carl,½\n", ""),
        (
            "Round,White,Black,Result\n1,Anna,Ben,1-0\n1,Ben,Carl,1/2\n",
            "",
        ),
        (
            "Result;Black;Board;White\n1-0;Ben;1;Anna\n½-½;Carl;2;Ben\n",
            "Board",
        ),
        (
            "player_1\tPlayer 2\tScore 1\tSCORE-2\nAnna\tBen\t3\t1\nBen\tCarl\t2\t2\n",
            "",
        ),
        (
            "winner,loser,ECO,score\nAnna,Ben,B01,3-1\nBen,Carl,C00,draw\n",
            "ECO",
        ),
        (
            "Тур;Белые;Рейтинг белых;Чёрные;Рейтинг чёрных;Результат\n1;Anna;1500;Ben;1600;1-0\n1;Ben;1600;Carl;;1/2-1/2\n",
            "",
        ),
        (
            "Игрок 1,Игрок 2,Счёт 1,Счёт 2,Зал\nAnna,Ben,2,0,A\nBen,Carl,1,1,B\n",
            "Зал",
        ),
        (
            "Победитель,Проигравший,Счёт\nAnna,Ben,\nBen,Carl,ничья\n",
            "",
        ),
        (
            "No.,Name,Rtg,Result,Name,Rtg\n1,Anna,1500,+,Ben,1600\n2,Ben,1600,=,Carl,1400\n",
            "No.",
        ),
        (
            "| White | Black | Result |\n|:--|--:|---|\n| Anna | Ben | 1 : 0 |\n| Ben | Carl | 0.5 |\n",
            "",
        ),
        (
            "Date,White,Black,Result\nMarch 2,Anna,Ben,1-0\nMarch 9,Ben,Carl,=\n",
            "",
        ),
        ("Anna,Ben,1-0\nBen,Carl,=\n", ""),
        ("1;Anna;Ben;1\n1;Ben;Carl;0,5\n", ""),
        ("Anna,Ben,3,1\nBen,Carl,0,0\n", ""),
        (
            "kind,name or side,rating or other side,RD or score,volatility\r\nresult,Anna,Ben,1\r\nresult,Ben,Carl,0.5\r\n",
            "",
        ),
    ] {
        let (league, skipped, unused) = league(text.as_bytes());
        assert_eq!(left_out(&skipped), [], "{text}");
        assert_eq!(
            periods(&league, By::All),
            ["Anna-Ben 1, Ben-Carl 0.5"],
            "{text}"
        );
        assert_eq!(unused.join(" "), not_used, "{text}");
    }
}

#[test]
fn ratings_beside_the_names_are_those_of_the_players() {
    for text in [
        "White,WhiteElo,Black,BlackElo,Result\nAnna,1500,Ben,1600,1-0\n",
        "Name;Rtg;Result;Name;Rtg\nAnna;1500;1-0;Ben;1600\n",
        "White;Rtg;Result;Black;Rtg\nAnna;1500;1-0;Ben;1600\n",
        "name,rating\nAnna,1500\nBen,1600\n\nWhite,Black,Result\nAnna,Ben,1-0\n",
        "Anna,1500\nBen,1600\nAnna,Ben,1-0\n",
    ] {
        let (league, skipped, _) = league(text.as_bytes());
        assert_eq!(left_out(&skipped), [], "{text}");
        let players: Vec<_> = league
            .players
            .iter()
            .map(|player| (player.name.as_str(), player.rating))
            .collect();
        assert_eq!(
            players,
            [("Anna", Some(1500.0)), ("Ben", Some(1600.0))],
            "{text}"
        );
    }
}

#[test]
fn rounds_make_periods_and_missing_rounds_are_idle() {
    let text = b"Week,White,Black,Result\n2,A1,B1,1\n,C1,D1,0\n1,A1,C1,1\n5,B1,D1,0.5\n";
    let (league, ..) = league(text);
    assert_eq!(league.groupings(), [By::Round, By::All]);
    assert_eq!(
        periods(&league, By::Round),
        ["A1-C1 1", "A1-B1 1, C1-D1 0", "idle 2; B1-D1 0.5"]
    );
    let (named, ..) =
        super::league(b"Round,White,Black,Result\nSemifinal,A1,B1,1\nFinal,A1,C1,1\n");
    assert_eq!(periods(&named, By::Round), ["A1-B1 1", "A1-C1 1"]);
}

#[test]
fn dates_make_periods_by_day_week_or_month() {
    for dates in [
        ["2024-01-31", "2024-02-01", "2024-02-04", "2024-04-15"],
        ["31.01.2024", "1.2.2024", "04.02.24", "15.04.2024"],
        ["31/1/2024", "1/2/2024", "4/2/2024", "15/4/2024"],
        ["1/31/2024", "2/1/2024", "2/4/2024", "4/15/2024"],
        ["2024/1/31", "2024/02/01 10:30", "2024/2/4", "2024/4/15"],
        ["1706700000", "1706800000", "1707050000", "1713150000"],
    ] {
        let rows: String = dates
            .iter()
            .zip(["A1,B1", "B1,C1", "C1,D1", "D1,A1"])
            .map(|(date, pair)| format!("{date},{pair},1\n"))
            .collect();
        let (league, skipped, _) = league(format!("Date,White,Black,Result\n{rows}").as_bytes());
        assert_eq!(left_out(&skipped), [], "{dates:?}");
        assert!(!league.are_dates_in_doubt, "{dates:?}");
        assert_eq!(league.groupings(), [By::Day, By::Week, By::Month, By::All]);
        let by_day = ["A1-B1 1", "B1-C1 1", "idle 2; C1-D1 1", "idle 70; D1-A1 1"];
        assert_eq!(periods(&league, By::Day), by_day, "{dates:?}");
        assert_eq!(
            periods(&league, By::Week),
            ["A1-B1 1, B1-C1 1, C1-D1 1", "idle 10; D1-A1 1"],
            "{dates:?}"
        );
        assert_eq!(
            periods(&league, By::Month),
            ["A1-B1 1", "B1-C1 1, C1-D1 1", "idle 1; D1-A1 1"],
            "{dates:?}"
        );
    }
}

#[test]
fn dates_with_two_readings_are_in_doubt_unless_only_one_ascends() {
    let of = |dates: [&str; 2]| {
        let rows = dates.map(|date| format!("{date},A1,B1,1\n")).concat();
        league(format!("Date,White,Black,Result\n{rows}").as_bytes()).0
    };
    assert!(of(["3/4/2024", "4/5/2024"]).are_dates_in_doubt);
    let month_first = of(["3/11/2024", "4/2/2024"]);
    assert!(!month_first.are_dates_in_doubt);
    assert_eq!(periods(&month_first, By::Month).len(), 2);
    assert_eq!(
        explain::import::iso_date(month_first.results[0].time.unwrap()),
        "2024-03-11"
    );
}

#[test]
fn rows_without_a_game_are_left_out_with_a_reason() {
    let text = "White,Black,Result\nAnna,Ben,\nAnna,Ben,maybe\nAnna,,1\nAnna,Anna,1\nAnna,bye,1\nAnna,Ben,+/-\nAnna,Ben,0-0\nAnna,Ben,1\n";
    let (league, skipped, _) = league(text.as_bytes());
    assert_eq!(periods(&league, By::All), ["Anna-Ben 1"]);
    let expected = [
        (2, Reason::NoResult),
        (3, Reason::BadResult),
        (4, Reason::NoName),
        (5, Reason::OneSelf),
        (6, Reason::NoName),
        (7, Reason::Unplayed),
        (8, Reason::Unplayed),
    ];
    assert_eq!(left_out(&skipped), expected);
    // Outside chess a game can end 0-0.
    let (league, ..) = super::league(b"Home,Away,Score\nReds,Blues,0-0\n");
    assert_eq!(periods(&league, By::All), ["Reds-Blues 0.5"]);
}

#[test]
fn a_title_before_the_heads_is_no_player() {
    let (league, skipped, _) = league(b"Spring league, 2024\n\nWhite,Black,Result\nAnna,Ben,1\n");
    assert_eq!(league.players.len(), 2);
    assert_eq!(left_out(&skipped), [(1, Reason::NotUnderstood)]);
}

#[test]
fn cells_in_quotes_may_have_marks_and_line_ends() {
    let text =
        "White,Black,Result\r\n\"Smith, \"\"Ace\"\"\nJohn\",Ben,1\r\n5'11\",Ben,0\r\nAnna,Ben\r\n";
    let (league, skipped, _) = league(text.as_bytes());
    assert_eq!(
        periods(&league, By::All),
        ["Smith, \"Ace\" John-Ben 1, 5'11\"-Ben 0"]
    );
    assert_eq!(left_out(&skipped), [(5, Reason::NoResult)]);
}

#[test]
fn names_are_text() {
    let (league, ..) = league(
        "White,Black,Result\n<b>x</b>&amp;,\"=cmd|'/C calc'!A0\",1\n[Event,\u{202e}evil,0\n"
            .as_bytes(),
    );
    let names: Vec<&str> = league
        .players
        .iter()
        .map(|player| player.name.as_str())
        .collect();
    assert_eq!(
        names,
        ["<b>x</b>&amp;", "=cmd|'/C calc'!A0", "[Event", "evil"]
    );
}

#[test]
fn names_that_look_alike_are_one_player() {
    let text = "White,Black,Result\nAnna,Ben,1\n\u{5}Anna,\u{200b}Ben,0\nAnna,An\u{200e}na,1\n\u{200b},Ben,1\n";
    let (league, skipped, _) = league(text.as_bytes());
    assert_eq!(periods(&league, By::All), ["Anna-Ben 1, Anna-Ben 0"]);
    assert_eq!(
        left_out(&skipped),
        [(4, Reason::OneSelf), (5, Reason::NoName)]
    );
}

#[test]
fn russian_tables_of_spreadsheets_are_read() {
    // Белые;Черные;Результат / Иван;Пётр;1-0, in Windows-1251.
    let text = b"\xc1\xe5\xeb\xfb\xe5;\xd7\xe5\xf0\xed\xfb\xe5;\xd0\xe5\xe7\xf3\xeb\xfc\xf2\xe0\xf2\n\xc8\xe2\xe0\xed;\xcf\xb8\xf2\xf0;1-0\n";
    let (league, ..) = league(text);
    assert_eq!(periods(&league, By::All), ["Иван-Пётр 1"]);
}

#[test]
fn a_league_of_this_page_is_read_again() {
    let text = "player,Anna,1500,200,0.06\nplayer,Ben,1400,30\nperiod,1\nresult,Anna,Ben,1\nperiod,2,2.5\nperiod,3\nBen,Anna,½\ntau,0.3\n";
    let (league, skipped, _) = league(text.as_bytes());
    assert_eq!(left_out(&skipped), []);
    assert_eq!(league.tau, Some(0.3));
    assert_eq!(
        periods(&league, By::Round),
        ["Anna-Ben 1", "idle 2.5", "Ben-Anna 0.5"]
    );
    let case = league.case(By::Round, "0.5");
    assert_eq!(case.tau, "0.3");
    assert_eq!(case.participants[0].deviation, "200");
    assert_eq!(case.participants[1].volatility, "0.06");
    assert_eq!(case.periods.len(), 3);
}

#[test]
fn tournament_reports_are_read_by_columns() {
    let file = read(&stored("report.trf")).unwrap();
    assert_eq!(file.format, Format::Trf16);
    let (league, skipped, _) = league(&stored("report.trf"));
    let players: Vec<_> = league
        .players
        .iter()
        .map(|player| (player.name.as_str(), player.rating))
        .collect();
    let expected = [
        ("Achieng, Ruth", Some(2105.0)),
        ("Barasa, Tom", Some(1980.0)),
        ("Chebet, Ivy", Some(1840.0)),
        ("Daudi, Eli", None),
    ];
    assert_eq!(players, expected);
    let expected = [
        "Achieng, Ruth-Chebet, Ivy 1, Daudi, Eli-Barasa, Tom 0",
        "Barasa, Tom-Achieng, Ruth 0.5",
        "Chebet, Ivy-Barasa, Tom 0.5",
    ];
    assert_eq!(periods(&league, By::Round), expected);
    // A win by default is one game, although it stands in two lines.
    assert_eq!(
        left_out(&skipped),
        [
            (10, Reason::Unplayed),
            (12, Reason::Unplayed),
            (13, Reason::Unplayed)
        ]
    );
}

#[test]
fn lines_that_disagree_about_a_game_are_left_out() {
    let text = String::from_utf8(stored("report.trf"))
        .unwrap()
        .replacen("   3 w 1", "   3 w =", 1);
    let (league, skipped, _) = league(text.as_bytes());
    assert_eq!(periods(&league, By::Round)[0], "Daudi, Eli-Barasa, Tom 0");
    assert_eq!(left_out(&skipped)[0], (10, Reason::Contradiction));
}

#[test]
fn a_tournament_in_pgn_is_a_league_of_all_its_players() {
    let file = chess(&stored("tournament.pgn"));
    assert!(file.in_all_games().is_empty());
    let (league, skipped) = file.league();
    let expected = [
        "Jäger, Anna-Weiß, Bruno 1, Okoye, Chidi-Sörensen, Dag 0.5",
        "Weiß, Bruno-Okoye, Chidi 0",
        "Jäger, Anna-Okoye, Chidi 0.5",
    ];
    assert_eq!(periods(&league, By::Round), expected);
    assert_eq!(league.players[0].rating, Some(1850.0));
    let reasons: Vec<Reason> = skipped
        .listed
        .iter()
        .map(|left_out| left_out.reason)
        .collect();
    assert_eq!(reasons, [Reason::NoResult, Reason::NoName]);
    assert_eq!(periods(&league, By::Month).len(), 2);
}
