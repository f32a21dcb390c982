//! Numbers that are dragged, or stepped by keys: the result, and that each run is one edit.

use crate::support::act::{FIELDS, drag, edit, load};
use crate::support::page::at;
use explain::case::{Score, stepping};
use glicko2_page::state::{Action, Drag, State};
use glicko2_steps::Field;
use proptest::prelude::*;
use std::rc::Rc;

fn after(field: Field, all: &[Drag]) -> State {
    drag(&State::whole(), field, all)
}

fn link(state: &State) -> String {
    explain::case::link::print(&state.player.case, &state.view.options)
}

/// A drag by steps, counted from where it began, and the rating in the field.
#[test]
fn a_drag_follows_the_pointer_and_is_one_edit() {
    let mut state = after(Field::PlayerRating, &[Drag::Begin]);
    assert!(state.view.is_changing() && state.view.is_dragged() && !state.can_undo());
    for (steps, rating) in [(1, "1510"), (2, "1520"), (-3, "1470"), (12, "1620")] {
        state = drag(&state, Field::PlayerRating, &[Drag::By(steps)]);
        assert_eq!(state.field(Field::PlayerRating), rating);
        assert_eq!(
            state.view.derivation.period.player.rating,
            rating.parse::<f64>().unwrap(),
            "everything follows"
        );
        assert!(!state.can_undo(), "it is not over yet");
    }
    state = drag(&state, Field::PlayerRating, &[Drag::Done]);
    assert!(state.can_undo() && !state.view.is_changing());
}

#[test]
fn a_handle_follows_the_pointer_to_whole_points() {
    for (field, by, expected) in [
        (Field::PlayerRating, 33.4, "1533"),
        (Field::PlayerRating, -0.6, "1499"),
        (Field::PlayerDeviation, -71.2, "129"),
        (Field::PlayerDeviation, -999.0, "0"),
        (Field::GameRating(1), 0.2, "1550"),
        (Field::GameRating(1), 17.7, "1568"),
        (Field::GameScore(0), -0.2, "0.8"),
        (Field::GameScore(0), -0.03, "1"),
        (Field::GameScore(0), -0.465, "0.5"),
        (Field::GameScore(0), -3.0, "0"),
        (Field::GameScore(1), 0.44, "0.45"),
        (Field::GameScore(1), 0.97, "1"),
    ] {
        let state = after(
            field,
            &[
                Drag::BeginHandle,
                Drag::Moved(by / 2.0),
                Drag::Moved(by),
                Drag::Done,
            ],
        );
        assert_eq!(state.field(field), expected, "{field} by {by}");
        assert_eq!(state.can_undo(), State::whole().field(field) != expected);
        assert_eq!(
            state.update(Action::Undo).player.case,
            State::whole().player.case,
            "one drag is one edit"
        );
    }
    // The picture's axis stays during a drag of a handle.
    let axis = |state: &State| {
        state
            .view
            .active_field
            .as_ref()
            .and_then(|active| active.axis.clone())
    };
    let dragged = after(Field::PlayerRating, &[Drag::BeginHandle, Drag::Moved(70.0)]);
    assert_eq!(
        axis(&dragged).map(|axis| axis.of.period.player.rating),
        Some(1500.0)
    );
    let done = drag(&dragged, Field::PlayerRating, &[Drag::Done]);
    assert!(
        axis(&done).is_none()
            && axis(&after(Field::PlayerRating, &[Drag::Begin, Drag::By(3)])).is_none()
    );
    let again = drag(&done, Field::GameRating(0), &[Drag::BeginHandle]);
    assert!(
        axis(&again).and_then(|axis| axis.ghost).is_some(),
        "as it was seen"
    );
}

#[test]
fn every_field_is_dragged_in_its_own_steps() {
    for (field, expected) in FIELDS
        .into_iter()
        .zip(["1530", "215", "0.075", "0.65", "4", "1730", "45", "0.1"])
    {
        let state = after(field, &[Drag::Begin, Drag::By(3), Drag::Done]);
        assert_eq!(state.field(field), expected, "{field}");
        assert_eq!(stepping::field_by_name(&stepping::name(field)), Some(field));
    }
    for name in [
        "",
        "player",
        "player.name",
        "games.x.rating",
        "games.0.e",
        "games.0",
        "games.-1.score",
        "epsilon",
    ] {
        assert_eq!(stepping::field_by_name(name), None, "{name}");
    }
}

#[test]
fn a_cancelled_drag_changes_nothing() {
    let opened = at("p=1600,50,0.06&i=2");
    for (before, field) in [State::whole(), opened]
        .iter()
        .flat_map(|state| FIELDS.map(|field| (state, field)))
    {
        let dragged = drag(before, field, &[Drag::Begin, Drag::By(-4), Drag::By(7)]);
        assert!(!dragged.source.is_only_seen());
        for end in [&[Drag::Back][..], &[Drag::By(0), Drag::Done]] {
            let state = drag(&dragged, field, end);
            assert!(
                !state.view.is_changing() && state.can_undo() == before.can_undo(),
                "{field}"
            );
            assert_eq!(
                (&state.player.case, &state.view.derivation),
                (&before.player.case, &before.view.derivation),
                "{field}"
            );
            assert_eq!(
                state.source.is_only_seen(),
                before.source.is_only_seen(),
                "{field}: no edit of a link"
            );
        }
    }
}

#[test]
fn keys_step_from_the_value_and_a_run_is_one_edit() {
    let field = Field::PlayerDeviation;
    for (all, expected) in [
        (&[Drag::Step(1), Drag::Step(10), Drag::Step(-2)][..], "245"),
        // Keys go beyond what is usual.
        (&[Drag::End(true), Drag::Step(1)], "405"),
        (&[Drag::End(false)], "10"),
    ] {
        let state = drag(&after(field, all), field, &[Drag::Done]);
        assert_eq!(
            (state.field(field), state.view.is_dragged()),
            (expected, false),
            "{all:?}"
        );
        let again = drag(&state, field, &[Drag::Step(1), Drag::Done]);
        assert_eq!(
            again.update(Action::Undo).field(field),
            expected,
            "another run is another edit"
        );
        assert_eq!(state.update(Action::Undo).field(field), "200");
    }
}

#[test]
fn any_other_action_ends_a_drag_first() {
    let dragged = after(Field::PlayerRating, &[Drag::Begin, Drag::By(10)]);
    let typed = dragged.update(edit(Field::PlayerRating, "1"));
    let undone = typed.update(Action::Undo);
    assert_eq!(undone.field(Field::PlayerRating), "1600");
    // Undo takes the drag back.
    for state in [&undone, &dragged] {
        let undone = state.update(Action::Undo);
        assert_eq!(undone.field(Field::PlayerRating), "1500");
    }
    // The pointer that is still pressed has no more effect.
    let late = drag(&typed, Field::PlayerRating, &[Drag::By(20), Drag::Done]);
    assert_eq!(late.field(Field::PlayerRating), "1");
    let other = drag(&dragged, Field::Tau, &[Drag::By(3)]);
    assert_eq!(
        other.field(Field::Tau),
        "0.5",
        "a field that is not dragged does not move"
    );
    // Ticks and focus do not end the drag.
    let focus = Action::Activate(Some(Field::PlayerRating));
    for action in [Action::Tick, focus] {
        assert!(dragged.update(action).view.is_changing());
    }
}

#[test]
fn a_chosen_result_dragged_to_0_half_or_1_is_a_choice() {
    let score = |all: &[Drag]| after(Field::GameScore(1), all).games()[1].score.clone();
    let typed = |text: &str| Score::Typed(text.to_owned());
    assert_eq!(score(&[Drag::Begin, Drag::By(4)]), typed("0.15"));
    assert_eq!(score(&[Drag::Begin, Drag::By(12)]), Score::Draw);
    assert_eq!(score(&[Drag::Begin, Drag::By(99)]), Score::Won);
    assert_eq!(
        score(&[Drag::Begin, Drag::By(99), Drag::By(1)]),
        Score::Lost,
        "it rests where it began"
    );
    let state = State::whole().update(edit(Field::GameScore(1), "0.3"));
    let state = drag(&state, Field::GameScore(1), &[Drag::Begin, Drag::By(99)]);
    assert_eq!(
        state.games()[1].score,
        typed("1"),
        "a field that is typed into stays one"
    );
}

#[test]
fn the_previous_result_stays_until_another_action() {
    let before = State::whole();
    let ghost = |state: &State| {
        state
            .view
            .active_field
            .as_ref()
            .and_then(|active| active.ghost.clone())
    };
    let held = before.update(Action::Activate(Some(Field::Tau)));
    assert!(held.view.active_field.is_some() && ghost(&held).is_none());
    let dragged = drag(&held, Field::Tau, &[Drag::Begin, Drag::By(3), Drag::Done]);
    assert!(Rc::ptr_eq(
        &ghost(&dragged).expect("it stays"),
        &held.view.derivation
    ));
    assert!(
        ghost(&dragged.update(Action::Activate(Some(Field::Tau)))).is_some(),
        "the field in use gets the focus"
    );
    assert!(ghost(&dragged.update(edit(Field::PlayerRating, "1"))).is_none());
    let left = dragged.update(Action::Activate(None));
    assert!(left.view.active_field.is_none());
    assert!(ghost(&dragged.update(Action::Undo)).is_none());
}

#[test]
fn dragging_leaves_unreadable_text_unchanged() {
    let state = State::whole().update(edit(Field::PlayerRating, "15oo"));
    let all = [
        Drag::Begin,
        Drag::By(5),
        Drag::Step(1),
        Drag::End(true),
        Drag::Moved(3.0),
        Drag::Done,
    ];
    let dragged = drag(&state, Field::PlayerRating, &all);
    assert_eq!(dragged.field(Field::PlayerRating), "15oo");
    let nowhere = after(Field::GameRating(9), &all);
    assert_eq!(nowhere.player.case, State::whole().player.case);
}

fn any_drag() -> impl Strategy<Value = Drag> {
    prop_oneof![
        Just(Drag::Begin),
        (-300..300).prop_map(Drag::By),
        Just(Drag::BeginHandle),
        (-3000.0..3000.0).prop_map(Drag::Moved),
        (-12..12).prop_map(Drag::Step),
        any::<bool>().prop_map(Drag::End),
        Just(Drag::Done),
        Just(Drag::Back),
    ]
}

proptest! {
    /// After any drags undo leads back to the start, and the shown result is that of the typed numbers.
    #[test]
    fn any_drags_can_be_undone(all in proptest::collection::vec((0..8_usize, any_drag()), 0..40)) {
        let mut state = State::whole();
        for (field, drag) in all {
            state = state.update(Action::Drag(FIELDS[field], drag));
            prop_assert!(state.player.problems.is_empty());
            let anew = State::whole().update(load(&link(&state)));
            prop_assert_eq!(&state.view.derivation.trace, &anew.view.derivation.trace);
        }
        for _ in 0..60 {
            state = state.update(Action::Undo);
        }
        prop_assert_eq!(&state.player.case, &State::whole().player.case);
    }
}
