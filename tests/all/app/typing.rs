//! Typing into fields, and the problems of typed text.

use super::*;
use crate::support::act::FIELDS;

#[test]
fn every_field_is_typed_into_and_read_back() {
    for field in FIELDS {
        let state = after([edit(field, " 0,5 ")]);
        assert_eq!(state.field(field), " 0,5 ", "{field}");
        assert_eq!(
            state.update(Action::Undo).player.case,
            State::default().player.case,
            "{field}"
        );
        for other in FIELDS.into_iter().filter(|&other| other != field) {
            assert_eq!(
                state.field(other),
                State::default().field(other),
                "{field} changed {other}"
            );
        }
    }
    for nowhere in [
        Field::GameRating(3),
        Field::GameScore(usize::MAX),
        Field::Epsilon,
        Field::Rounding,
        Field::Game(0),
    ] {
        assert_eq!(
            all(&after([edit(nowhere, "1")])),
            all(&State::default()),
            "{nowhere}"
        );
    }
}

#[test]
fn a_bad_field_keeps_the_last_good_result() {
    for (field, text, kind) in [
        (Field::PlayerRating, "", ProblemKind::NotANumber),
        (Field::PlayerRating, "15oo", ProblemKind::NotANumber),
        (Field::PlayerDeviation, "-200", ProblemKind::Negative),
        (Field::PlayerDeviation, "1e999", ProblemKind::NotFinite),
        (Field::PlayerVolatility, "0", ProblemKind::NotPositive),
        (Field::Tau, "−0,5", ProblemKind::NotPositive),
        (Field::GameRating(1), "1e7", ProblemKind::TooLarge),
        (Field::GameDeviation(2), "NaN", ProblemKind::NotANumber),
        (Field::GameScore(0), "1.5", ProblemKind::OutsideZeroToOne),
        (Field::GameScore(0), "", ProblemKind::NotANumber),
    ] {
        let good = after([edit(Field::Tau, "0.6")]);
        let bad = good.update(edit(field, text));
        let [problem] = bad.player.problems[..] else {
            panic!("{field} {text:?}: {:?}", bad.player.problems)
        };
        assert_eq!(
            (problem.path.field, problem.kind),
            (field, kind),
            "{text:?}"
        );
        assert_eq!(bad.field(field), text, "what was typed stays");
        assert!(
            Rc::ptr_eq(&bad.view.derivation, &good.view.derivation),
            "the last good result stays"
        );
        let mended = bad.update(edit(field, good.field(field)));
        assert_eq!(
            (&mended.view.derivation, &mended.player.problems),
            (&good.view.derivation, &Rc::default())
        );
    }
}

#[test]
fn all_problems_are_reported_with_their_rows() {
    let state = after([
        Action::AddGame,
        Action::AddGame,
        Action::Move { from: 4, to: 0 },
        Action::Move { from: 4, to: 2 },
        edit(Field::PlayerDeviation, "x"),
        edit(Field::GameDeviation(1), ""),
        edit(Field::GameRating(4), "y"),
    ]);
    // Rows 0 and 2 are blank and skipped.
    assert_eq!(state.player.case.periods[0].rows(), [1, 3, 4]);
    let fields: Vec<Field> = state
        .player
        .problems
        .iter()
        .map(|problem| problem.path.field)
        .collect();
    assert_eq!(
        fields,
        [
            Field::PlayerDeviation,
            Field::GameDeviation(1),
            Field::GameRating(4)
        ]
    );
}

#[test]
fn blank_rows_are_no_games() {
    let state = after([Action::AddGame, Action::AddGame]);
    assert_eq!(
        (state.games().len(), state.view.derivation.rows.as_slice()),
        (5, &[0, 1, 2][..])
    );
    assert_eq!(
        (state.player.problems.len(), &state.view.derivation.trace),
        (0, &State::default().view.derivation.trace)
    );
    // A row with any text is a game.
    let begun = state.update(edit(Field::GameRating(4), "1500"));
    assert_eq!(begun.player.problems[0].path.field, Field::GameDeviation(4));
    // A row with a typed score is a game as well.
    let scored = state.update(Action::SetScore(3, Score::Typed("0.3".to_owned())));
    assert_eq!(scored.player.problems.len(), 2);
    // Blank rows alone make an idle period.
    let idle = after([Action::ClearGames, Action::AddGame]);
    assert!(idle.view.derivation.trace.games.is_empty() && idle.player.problems.is_empty());
}
