//! Rows of games, and pasted games.

use super::*;

fn ratings(state: &State) -> Vec<&str> {
    state.games().iter().map(|game| &*game.rating).collect()
}

#[test]
fn rows_are_added_copied_moved_and_removed() {
    for (actions, expected) in [
        (vec![Action::AddGame], "1400 1550 1700 "),
        (vec![Action::Remove(1)], "1400 1700"),
        (vec![Action::Remove(3)], "1400 1550 1700"),
        (vec![Action::Duplicate(0)], "1400 1400 1550 1700"),
        (vec![Action::Duplicate(2)], "1400 1550 1700 1700"),
        (vec![Action::Duplicate(usize::MAX)], "1400 1550 1700"),
        (vec![Action::Move { from: 0, to: 2 }], "1550 1700 1400"),
        (vec![Action::Move { from: 2, to: 0 }], "1700 1400 1550"),
        (vec![Action::Move { from: 2, to: 3 }], "1400 1550 1700"),
        (vec![Action::Move { from: 1, to: 1 }], "1400 1550 1700"),
        (vec![Action::ClearGames], ""),
        (vec![Action::ClearGames, Action::Reset], "1400 1550 1700"),
        (
            vec![
                Action::Remove(2),
                Action::AddGame,
                Action::Duplicate(2),
                Action::Duplicate(0),
            ],
            "1400 1400 1550  ",
        ),
    ] {
        let state = after(actions.clone());
        assert_eq!(ratings(&state).join(" "), expected, "{actions:?}");
    }
}

#[test]
fn own_games_begin_empty_and_undo_restores_the_example() {
    let example = State::default();
    assert!(example.is_example() && !example.awaits_games());
    let own = example.update(Action::EnterOwn);
    assert!(!own.is_example() && own.awaits_games());
    assert!(own.player.problems.is_empty());
    assert_eq!(
        [
            Field::PlayerRating,
            Field::PlayerDeviation,
            Field::GameRating(0)
        ]
        .map(|field| own.field(field)),
        ["1500", "350", ""]
    );
    assert!(own.update(Action::Undo).is_example());
    // A row with any text counts as a game.
    let begun = own.update(edit(Field::GameRating(0), "1600"));
    assert!(begun.awaits_games() && begun.is_stale() && !begun.has_wrong_field());
    let typed = begun.update(edit(Field::GameDeviation(0), "60"));
    assert!(!typed.awaits_games() && !typed.is_stale());
    let wrong = begun.update(edit(Field::GameDeviation(0), "x"));
    assert!(wrong.has_wrong_field());
    assert_eq!(typed.view.derivation.trace.games.len(), 1);
}

/// A pasted text, whether it is added, and the ratings afterwards.
#[test]
fn pasted_games_replace_or_join_the_others() {
    let two = "1800 50 won\n1900 60 draw";
    let bad = "head\n1800 50 won\n1900 60 perhaps\n17oo 30 W\n\n2000 40 lost";
    for (text, append, expected) in [
        (two, false, "1800 1900"),
        (two, true, "1400 1550 1700 1800 1900"),
        // Lines that are not understood are left out.
        (bad, false, "1800 2000"),
        ("1900 60 perhaps", false, "1400 1550 1700"),
        ("1900 60 perhaps", true, "1400 1550 1700"),
        ("", false, "1400 1550 1700"),
    ] {
        let state = pasted(&State::whole(), text, append);
        let found = ratings(&state);
        assert_eq!(found.join(" "), expected, "{text:?}");
        let is_taken = expected != "1400 1550 1700";
        // A text without a game stays in the panel.
        assert_eq!(
            (state.can_undo(), state.opens_import),
            (is_taken, !is_taken),
            "{text:?}"
        );
        assert_eq!(
            state.player.rated.rated.periods[0].period.games.len(),
            found.len()
        );
        let back = state.update(Action::Undo);
        assert_eq!(back.player.case, State::whole().player.case);
    }
}
