//! Undo and redo.

use super::*;

#[test]
fn letters_typed_into_one_field_are_one_edit() {
    let typed = |field, texts: &[&str]| {
        texts
            .iter()
            .map(|text| edit(field, text))
            .collect::<Vec<_>>()
    };
    let state = after(
        [
            typed(Field::PlayerRating, &["1", "16", "160"]),
            typed(Field::Tau, &["0.", "0.6"]),
            typed(Field::PlayerRating, &["1600"]),
        ]
        .concat(),
    );
    let ratings = |state: &State| {
        (
            state.player.case.player().rating.clone(),
            state.player.case.tau.clone(),
        )
    };
    let mut seen = vec![ratings(&state)];
    let mut now = state.clone();
    while now.can_undo() {
        now = now.update(Action::Undo);
        seen.push(ratings(&now));
    }
    let pair = |rating: &str, tau: &str| (rating.to_owned(), tau.to_owned());
    assert_eq!(
        seen,
        [
            pair("1600", "0.6"),
            pair("160", "0.6"),
            pair("160", "0.5"),
            pair("1500", "0.5")
        ]
    );
    // After an undo a new letter is a new edit, and nothing can be redone.
    let again = from(state, [Action::Undo, edit(Field::PlayerRating, "7")]);
    assert!(!again.can_redo());
    assert_eq!(
        again.update(Action::Undo).player.case.player().rating,
        "160"
    );
}

#[test]
fn changes_of_the_view_are_not_edits() {
    let looks = [
        Action::SetDigits(Digits::Decimals(3)),
        Action::SetLevel(Level::P68),
        Action::SetTheme(Theme::Dark),
        Action::ToggleHide,
        Action::GoTo(at(4, 0)),
        Action::Next,
        Action::TogglePlay,
        Action::Tick,
        Action::OpenImport,
        Action::Import(import::Action::Edit("1400 30 x".to_owned())),
        Action::CloseImport,
        Action::DismissNotice,
    ];
    let usual = State::default();
    for look in looks {
        let state = usual.update(look.clone());
        assert!(!state.can_undo(), "{look:?}");
        // Neither the case nor the result is copied.
        assert!(
            Rc::ptr_eq(&state.player.case, &usual.player.case)
                && Rc::ptr_eq(&state.view.derivation, &usual.view.derivation),
            "{look:?}"
        );
    }
}

#[test]
fn long_lists_keep_fewer_edits_than_short_ones() {
    let long = format!("g={}", ["1500,30,1"; 10_000].join(";"));
    for (link, edits, kept) in [("", 300, 200), (&*long, 60, 50)] {
        let start = after([load(link)]);
        let mut state = from(
            start,
            (0..edits).map(|j| edit(Field::GameRating(j % 3), &format!("{}", 1600 + j))),
        );
        let mut undone = 0;
        while state.can_undo() {
            state = state.update(Action::Undo);
            undone += 1;
        }
        assert_eq!(
            (
                undone,
                state.field(Field::GameRating((edits - kept - 1) % 3))
            ),
            (kept, &*format!("{}", 1599 + edits - kept))
        );
    }
}
