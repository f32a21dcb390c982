//! Measures how fast files of games are read, in MB/s by format.
//!
//! ```text
//! cargo bench --package benches --bench import
//! ```

use explain::import::{Content, Reader};
use std::fmt::Write;
use std::time::Instant;

/// The slices in which a page reads a file.
const SLICE: usize = 1 << 18;

fn main() {
    // `cargo test` runs benchmarks without this argument. Then a small file suffices to see that they work.
    let is_bench = std::env::args().any(|argument| argument == "--bench");
    let (games, rounds) = if is_bench { (100_000, 5) } else { (100, 1) };
    for (name, text) in [
        ("lichess-ndjson", ndjson(games)),
        ("pgn", pgn(games)),
        ("ogs-tsv", ogs(games)),
        ("trf16", trf()),
        ("table", table(games)),
    ] {
        let mut times: Vec<f64> = (0..rounds).map(|_| read(&text)).collect();
        times.sort_by(f64::total_cmp);
        let megabytes = text.len() as f64 / 1e6;
        println!(
            "{name:<16} {megabytes:>6.1} MB {:>8.0} MB/s",
            megabytes / times[rounds / 2]
        );
    }
}

/// Reads a file, and returns the seconds.
fn read(text: &str) -> f64 {
    let start = Instant::now();
    let mut reader = Reader::default();
    for slice in text.as_bytes().chunks(SLICE) {
        reader.push(slice);
    }
    let file = reader
        .finish()
        .expect("the files of this benchmark have games");
    assert!(!matches!(file.content, Content::Case(_)));
    start.elapsed().as_secs_f64()
}

/// Writes a file of so many lines or games.
fn lines(count: usize, mut line: impl FnMut(&mut String, usize) -> std::fmt::Result) -> String {
    let mut text = String::new();
    for i in 0..count {
        line(&mut text, i).expect("a String takes all");
    }
    text
}

fn ndjson(games: usize) -> String {
    lines(games, |text, i| {
        let players = format!(
            r#"{{"white":{{"user":{{"name":"Owner","id":"owner"}},"rating":1500,"ratingDiff":6}},"black":{{"user":{{"name":"Rival{0}","id":"rival{0}"}},"rating":1510,"ratingDiff":-6}}}}"#,
            i % 5000
        );
        writeln!(
            text,
            r#"{{"id":"{i:08}","rated":true,"variant":"standard","speed":"blitz","perf":"blitz","createdAt":{},"lastMoveAt":{},"status":"resign","players":{players},"winner":"white","moves":"e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be2 e5 Nb3 Be7 O-O O-O"}}"#,
            1_600_000_000_000_u64 + i as u64 * 600_000,
            1_600_000_300_000_u64 + i as u64 * 600_000,
        )
    })
}

fn pgn(games: usize) -> String {
    let moves = "1. e4 { [%clk 0:03:00] } 1... c5 { [%clk 0:03:00] } 2. Nf3 { [%clk 0:02:58] } d6 "
        .repeat(3);
    lines(games, |text, i| {
        let (month, day, hour) = (1 + i / 672 % 12, 1 + i / 24 % 28, i % 24);
        writeln!(
            text,
            "[Event \"Rated Blitz game\"]\n[Site \"https://lichess.org/{i:08}\"]\n[White \"Owner\"]\n[Black \"Rival{}\"]\n\
             [Result \"1-0\"]\n[UTCDate \"2020.{month:02}.{day:02}\"]\n[UTCTime \"{hour:02}:00:00\"]\n[WhiteElo \"1500\"]\n\
             [BlackElo \"1510\"]\n[WhiteRatingDiff \"+6\"]\n[BlackRatingDiff \"-6\"]\n[TimeControl \"180+0\"]\n\n{moves}1-0\n\n",
            i % 5000,
        )
    })
}

fn ogs(games: usize) -> String {
    let heads = "ended\tgame_id\tplayed_black\thandicap\trating\tdeviation\tvolatility\topponent_id\topponent_rating\topponent_deviation\toutcome\textra\tannulled\tresult\n";
    let rows = lines(games, |text, i| {
        let ended = 1_600_000_000 + i * 600;
        writeln!(
            text,
            "{ended}\t{i}\t0\t0\t1500.25\t75.10\t0.060012\t{}\t1520.75\t80.20\t1\t{{}}\t0\tB+R",
            1 + i % 5000
        )
    });
    heads.to_owned() + &rows
}

fn trf() -> String {
    let players = 300;
    lines(players, |text, i| {
        let number = i + 1;
        write!(
            text,
            "001 {number:>4} m    {:<33} 1500 KEN {number:>11} 1990/01/01  0.0 {number:>4}  ",
            format!("Player {number}")
        )?;
        for round in 1..30 {
            // Neighbours play each other, the one with the odd number with White.
            let opponent = if i % 2 == 0 { number + 1 } else { number - 1 };
            let (colour, result) = if (i + round) % 2 == 0 {
                ('w', '1')
            } else {
                ('b', '0')
            };
            write!(text, "{opponent:>4} {colour} {result}  ")?;
        }
        writeln!(text)
    })
}

fn table(games: usize) -> String {
    let rows = lines(games, |text, i| {
        writeln!(
            text,
            "{},\"Player {}\",Player {},1500,1510,1-0,B{}",
            i / 20,
            i % 700,
            700 + i % 800,
            i % 99
        )
    });
    "Round,White,Black,WhiteElo,BlackElo,Result,ECO\n".to_owned() + &rows
}
