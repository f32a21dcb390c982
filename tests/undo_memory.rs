//! Memory that undo takes, counted by the allocator of this program.
#![cfg(not(target_arch = "wasm32"))]

use glicko2_page::state::{Action, State};
use glicko2_steps::Field;
use peak_alloc::PeakAlloc;
use std::fmt::Write;

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

/// The number of games that a user may paste, and a smaller one for tests that rate a whole room at each edit.
const MANY: usize = 100_000;
const FEWER: usize = 4_000;
const EDITS: usize = 250;
const MIB: usize = 1 << 20;
/// The memory that snapshots hold at most: half a million pointers, and the rows that edits have replaced.
const SNAPSHOTS: usize = 5 * MIB;

/// Memory that is held after many edits beyond that before, and the peak in between.
#[derive(Debug)]
struct Growth {
    after: usize,
    peak: usize,
}

fn growth<S>(edits: usize, mut state: S, edit: impl Fn(&S, usize) -> S) -> (S, Growth) {
    let before = ALLOCATOR.current_usage();
    ALLOCATOR.reset_peak_usage();
    for n in 0..edits {
        state = edit(&state, n);
    }
    let growth = Growth {
        after: ALLOCATOR.current_usage().saturating_sub(before),
        peak: ALLOCATOR.peak_usage() - before,
    };
    (state, growth)
}

/// Returns this number of games, as a link has them.
fn games(many: usize) -> String {
    (0..many).fold(String::new(), |mut link, j| {
        let _ = write!(
            link,
            "{}{},{},{}",
            if j > 0 { ";" } else { "" },
            1400 + j % 300,
            30 + j % 70,
            j % 2
        );
        link
    })
}

/// A single test, because the allocator counts for all threads.
#[test]
fn edits_of_many_games_take_little_memory() {
    let fields = |games: usize| [Field::PlayerRating, Field::GameRating(games / 2)];

    // The rows of a list are shared, and the oldest snapshots of long lists are dropped.
    for (many, edits) in [(MANY, 6), (FEWER, EDITS)] {
        let state = State::default().update(Action::Load(format!("g={}", games(many))));
        let (state, grown) = growth(edits, state, |state, n| {
            state.update(Action::Edit(fields(many)[n % 2], format!("{}", 1500 + n)))
        });
        // The memory of WebAssembly never shrinks, so the peak counts as well: a copy of the games, and their results.
        let most = SNAPSHOTS + 20 * MIB / (MANY / many);
        assert!(
            grown.after < SNAPSHOTS && grown.peak < most,
            "{edits} edits of {many} games: {grown:?}"
        );
        let (state, undone) = growth(4, state, |state, _| state.update(Action::Undo));
        assert!(
            undone.after < SNAPSHOTS && undone.peak < most,
            "undone: {undone:?}"
        );
        assert!(state.can_redo());
    }

    // Lists that were replaced are dropped in time.
    let state = State::default().update(Action::Load(format!("g={}", games(MANY))));
    let (_, grown) = growth(6, state, |state, n| match n % 2 {
        0 => state.update(Action::ClearGames),
        _ => state.update(Action::Load(format!("p={n},200,0.06&g={}", games(MANY)))),
    });
    assert!(grown.after < 64 * MIB, "whole lists: {grown:?}");

    let full = State::whole().update(Action::Load(format!("y=lichess&g={}", games(FEWER))));
    let (full, grown) = growth(30, full, |full, n| {
        full.update(match n % 3 {
            0 => Action::Answer("days", n.to_string()),
            k => Action::Edit(fields(FEWER)[k - 1], format!("{}", 1500 + n)),
        })
    });
    assert!(grown.after < SNAPSHOTS, "with another system: {grown:?}");
    drop(full);

    let full = State::whole().update(Action::Load(format!("r=season&s={}/i2", games(FEWER))));
    let (_, grown) = growth(60, full, |full, n| {
        full.update(Action::Edit(fields(FEWER)[n % 2], format!("{}", 1500 + n)))
    });
    assert!(grown.after < SNAPSHOTS, "several periods: {grown:?}");
}
