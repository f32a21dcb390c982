//! What undo costs in memory, counted by the allocator of this program.
#![cfg(not(target_arch = "wasm32"))]

use glicko2_steps::app::{Action, State};
use glicko2_steps::glicko2::Field;
use peak_alloc::PeakAlloc;
use std::fmt::Write;

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

/// As many as somebody may paste; and fewer, where a whole room is rated at each edit.
const MANY: usize = 100_000;
const FEWER: usize = 4_000;
const EDITS: usize = 250;
const MIB: usize = 1 << 20;

/// What is held after many edits beyond what was held before, and at the worst moment between.
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
    let growth =
        Growth { after: ALLOCATOR.current_usage().saturating_sub(before), peak: ALLOCATOR.peak_usage() - before };
    (state, growth)
}

/// So many games, as a link has them.
fn games(many: usize) -> String {
    (0..many).fold(String::new(), |mut link, j| {
        let _ = write!(link, "{}{},{},{}", if j > 0 { ";" } else { "" }, 1400 + j % 300, 30 + j % 70, j % 2);
        link
    })
}

/// One test, as the allocator counts for all threads.
#[test]
fn edits_of_many_games_hold_little() {
    let fields = |games: usize| [Field::PlayerRating, Field::GameRating(games / 2)];

    // What is held does not grow with the edits, and the worst moment not with their number: so a few of them tell at a hundred thousand games.
    for (many, edits) in [(MANY, 6), (FEWER, EDITS)] {
        let state = State::default().update(Action::Load(format!("g={}", games(many))));
        let (state, grown) =
            growth(edits, state, |state, n| state.update(Action::Edit(fields(many)[n % 2], format!("{}", 1500 + n))));
        // The memory of WebAssembly never shrinks, so the worst moment counts as well: a copy of the games, and what comes of them.
        let most = 20 * MIB / (MANY / many);
        assert!(grown.after < MIB / 4 && grown.peak < most, "{edits} edits of {many} games: {grown:?}");
        let (state, undone) = growth(4, state, |state, _| state.update(Action::Undo));
        assert!(undone.after < MIB / 4 && undone.peak < most, "undone: {undone:?}");
        assert!(state.can_redo());
    }

    // Whole lists that come and go are forgotten in time.
    let state = State::default().update(Action::Load(format!("g={}", games(MANY))));
    let (_, grown) = growth(6, state, |state, n| match n % 2 {
        0 => state.update(Action::ClearGames),
        _ => state.update(Action::Load(format!("p={n},200,0.06&g={}", games(MANY)))),
    });
    assert!(grown.after < 20 * MIB, "whole lists: {grown:?}");

    let full = State::whole().update(Action::Load(format!("y=lichess&g={}", games(FEWER))));
    let (full, grown) = growth(30, full, |full, n| {
        full.update(match n % 3 {
            0 => Action::Answer("days", n.to_string()),
            k => Action::Edit(fields(FEWER)[k - 1], format!("{}", 1500 + n)),
        })
    });
    assert!(grown.after < MIB / 4, "at a place: {grown:?}");
    drop(full);

    let full = State::whole().update(Action::Load(format!("r=season&s={}/i2", games(FEWER))));
    let (_, grown) =
        growth(60, full, |full, n| full.update(Action::Edit(fields(FEWER)[n % 2], format!("{}", 1500 + n))));
    assert!(grown.after < MIB / 4, "several periods: {grown:?}");
}
