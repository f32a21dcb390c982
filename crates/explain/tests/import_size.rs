//! A file of 100,000 games, or fewer in a debug build. A test of its own, because all memory of the process is counted.

use explain::import::{Content, Reader};
use peak_alloc::PeakAlloc;
use std::fmt::Write;
use std::time::{Duration, Instant};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// Returns a part of a PGN: games of a player with these numbers.
fn games(numbers: std::ops::Range<usize>) -> String {
    let mut text = String::new();
    for i in numbers {
        write!(
            text,
            "[Event \"Rated Blitz game\"]\n[Site \"https://lichess.org/{i:08}\"]\n[White \"Owner\"]\n[Black \"Rival{}\"]\n\
             [Result \"1-0\"]\n[UTCDate \"2020.{:02}.{:02}\"]\n[UTCTime \"{:02}:00:00\"]\n[WhiteElo \"1500\"]\n\
             [BlackElo \"1510\"]\n[WhiteRatingDiff \"+6\"]\n[BlackRatingDiff \"-6\"]\n[TimeControl \"180+0\"]\n\n\
             1. e4 {{ [%clk 0:03:00] }} 1... c5 {{ [%clk 0:03:00] }} 2. Nf3 {{ [%clk 0:02:58] }} d6 1-0\n\n\n",
            i % 5000,
            1 + i / 672 % 12,
            1 + i / 24 % 28,
            i % 24,
        )
        .unwrap();
    }
    text
}

#[test]
fn a_large_file_takes_little_time_and_memory() {
    let thousands = if cfg!(debug_assertions) { 20 } else { 100 };
    let mut reader = Reader::default();
    let start = Instant::now();
    let before = MEMORY.current_usage();
    MEMORY.reset_peak_usage();
    for k in 0..thousands {
        reader.push(games(1000 * k..1000 * (k + 1)).as_bytes());
    }
    let bytes = reader.bytes_done();
    let Ok(file) = reader.finish() else { panic!() };
    let Content::Chess(chess) = file.content else {
        panic!()
    };
    let (games, skipped) = chess.games_of(chess.find("owner").unwrap(), "blitz");
    let most = MEMORY.peak_usage().saturating_sub(before);
    assert_eq!((games.count(), skipped.count()), (1000 * thousands, 0));
    assert!(
        (most as u64) < 3 * bytes,
        "{most} bytes for a file of {bytes}"
    );
    // A debug build on a busy machine takes many times as long as the page's program.
    assert!(
        start.elapsed() < Duration::from_secs(60),
        "{:?}",
        start.elapsed()
    );
}
