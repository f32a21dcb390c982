//! Rows of games, and pasted games.

use super::*;
use explain::case::GameForm;

#[test]
fn rows_are_added_copied_moved_and_removed() {
    let ratings = |actions: Vec<Action>| {
        let state = after(actions);
        let mut ids: Vec<u32> = state.games().iter().map(|game| game.id).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), state.games().len(), "rows can be told apart");
        state.games().iter().map(|game| game.rating.clone()).collect::<Vec<_>>().join(" ")
    };
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
        (vec![Action::Remove(2), Action::AddGame, Action::Duplicate(2), Action::Duplicate(0)], "1400 1400 1550  "),
    ] {
        assert_eq!(ratings(actions.clone()), expected, "{actions:?}");
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
        [Field::PlayerRating, Field::PlayerDeviation, Field::GameRating(0)].map(|field| own.field(field)),
        ["1500", "350", ""]
    );
    assert!(own.update(Action::Undo).is_example());
    // A row with any text counts as a game.
    let begun = own.update(Action::Edit(Field::GameRating(0), "1600".into()));
    assert!(begun.awaits_games() && begun.is_stale() && !begun.has_wrong_field());
    let typed = begun.update(Action::Edit(Field::GameDeviation(0), "60".into()));
    assert!(!typed.awaits_games() && !typed.is_stale());
    assert!(begun.update(Action::Edit(Field::GameDeviation(0), "x".into())).has_wrong_field());
    assert_eq!(typed.view.derivation.trace.games.len(), 1);
}

#[test]
fn pasted_games_replace_or_join_the_others() {
    let paste = |append| {
        from(
            State::whole(),
            [Action::OpenPaste, Action::EditPaste("1800 50 won\n1900 60 draw".into()), Action::TakePaste { append }],
        )
    };
    let replaced = paste(false);
    let expected = [GameForm::new("1800", "50", Score::Won), GameForm::new("1900", "60", Score::Draw)];
    let expected = expected.map(Rc::new);
    assert_eq!(replaced.games(), expected);
    assert_eq!((&replaced.paste, replaced.view.derivation.trace.games.len()), (&None, 2));
    assert_eq!(paste(true).games()[3..], expected);
    assert_eq!(replaced.update(Action::Undo).player.case, State::whole().player.case);
}

#[test]
fn unreadable_lines_stay_in_the_paste_panel() {
    let text = "head\n1800 50 won\n1900 60 perhaps\n17oo 30 W\n\n2000 40 lost";
    let state = from(State::whole(), [Action::EditPaste(text.into()), Action::TakePaste { append: false }]);
    assert_eq!(state.games().len(), 2);
    let panel = state.paste.as_ref().expect("the panel stays open");
    assert_eq!(&*panel.text, "1900 60 perhaps\n17oo 30 W");
    assert_eq!(panel.imported.bad.iter().map(|line| line.number).collect::<Vec<_>>(), [1, 2]);
    // Adding the corrected lines closes the panel.
    let state = from(state, [Action::EditPaste("1900 60 draw\n1700 30 W".into()), Action::TakePaste { append: true }]);
    assert_eq!((state.games().len(), &state.paste), (4, &None));
}

#[test]
fn a_paste_without_games_changes_nothing() {
    for append in [false, true] {
        let state = from(State::whole(), [Action::EditPaste("1900 60 perhaps".into()), Action::TakePaste { append }]);
        assert_eq!(state.player.case, State::whole().player.case);
        assert!(!state.can_undo());
        assert_eq!(&*state.paste.expect("open").text, "1900 60 perhaps");
        assert_eq!(all(&from(State::whole(), [Action::TakePaste { append }])), all(&State::whole()));
    }
}

#[test]
fn opening_the_open_panel_again_keeps_its_text() {
    let state = from(State::whole(), [Action::OpenPaste, Action::EditPaste("1800 50".into()), Action::OpenPaste]);
    assert_eq!(&*state.paste.expect("open").text, "1800 50");
}
