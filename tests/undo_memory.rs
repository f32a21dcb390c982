//! What undo costs in memory, counted by the allocator of this program.
#![cfg(not(target_arch = "wasm32"))]

use glicko2_steps::app::full::{Act, Full};
use glicko2_steps::app::{Action, State, season};
use glicko2_steps::glicko2::Field;
use glicko2_steps::season::Place;
use peak_alloc::PeakAlloc;
use std::fmt::Write;

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

const GAMES: usize = 100_000;
const EDITS: usize = 250;
const MIB: usize = 1 << 20;

/// What is held after many edits beyond what was held before, and at the worst moment between.
#[derive(Debug)]
struct Growth {
    after: usize,
    peak: usize,
}

fn growth<S>(mut state: S, edit: impl Fn(&S, usize) -> S) -> (S, Growth) {
    let before = ALLOCATOR.current_usage();
    ALLOCATOR.reset_peak_usage();
    for n in 0..EDITS {
        state = edit(&state, n);
    }
    let growth = Growth {
        after: ALLOCATOR.current_usage().saturating_sub(before),
        peak: ALLOCATOR.peak_usage() - before,
    };
    (state, growth)
}

/// The games of a link.
fn games() -> String {
    (0..GAMES).fold(String::new(), |mut link, j| {
        let _ = write!(link, "{}{},{},{}", if j > 0 { ";" } else { "" }, 1400 + j % 300, 30 + j % 70, j % 2);
        link
    })
}

/// One test, as the allocator counts for all threads.
#[test]
fn hundreds_of_edits_of_a_hundred_thousand_games_hold_little() {
    let fields = [Field::PlayerRating, Field::GameRating(GAMES / 2)];

    let state = State::default().update(Action::Load(format!("g={}", games())));
    let (state, grown) = growth(state, |state, n| {
        state.update(Action::Edit(fields[n % 2], format!("{}", 1500 + n)))
    });
    println!("one player: {grown:?}");
    assert!(grown.after < MIB, "{grown:?}");
    assert!(state.can_undo());
    let (state, undone) = growth(state, |state, _| state.update(Action::Undo));
    println!("one player, undone: {undone:?}");
    assert!(undone.after < MIB, "{undone:?}");
    assert!(!state.can_undo() && state.can_redo());
    drop(state);

    let full = Full::default().update(Act::Load(format!("y=lichess&g={}", games())));
    let (full, grown) = growth(full, |full, n| {
        let act = match n % 3 {
            0 => Act::Answer("days", n.to_string()),
            n => Act::Page(Action::Edit(fields[n - 1], format!("{}", 1500 + n))),
        };
        full.update(act)
    });
    println!("at a place: {grown:?}");
    assert!(grown.after < MIB, "{grown:?}");
    drop(full);

    let full = Full::default().update(Act::Load(format!("r=season&s={}", games())));
    let (_, grown) = growth(full, |full, n| {
        let place = Place { period: 0, field: fields[n % 2] };
        full.update(Act::Season(season::Action::Edit(place, format!("{}", 1500 + n))))
    });
    println!("a season: {grown:?}");
    assert!(grown.after < MIB, "{grown:?}");

    // Whole lists that come and go are forgotten in time.
    let state = State::default().update(Action::Load(format!("g={}", games())));
    let (_, grown) = growth(state, |state, n| match n % 2 {
        0 => state.update(Action::ClearGames),
        _ => state.update(Action::Load(format!("p={n},200,0.06&g={}", games()))),
    });
    println!("whole lists: {grown:?}");
    assert!(grown.after < 20 * MIB, "{grown:?}");
}
