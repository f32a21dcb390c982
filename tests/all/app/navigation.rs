//! Step navigation.

use super::*;
use crate::support::act::go;
use explain::case::detail::Detail;

#[test]
fn navigation_goes_through_steps_and_iterations() {
    let paper = ["1", "2", "3", "4", "5", "5.1", "5.2", "6", "7", "8"]
        .map(|position| StepPosition::parse(position).unwrap());
    assert_eq!(all_positions(&State::default()), paper);
    let mut state = after([Action::Last]);
    for position in paper.iter().rev() {
        assert_eq!(state.view.position(), *position);
        state = state.update(Action::Back);
    }
    assert!(state.view.is_first());
    assert_eq!(all_positions(&after([Action::ClearGames])), [at(6, 0)]);
}

#[test]
fn navigation_starts_by_an_action_or_by_a_link_to_a_step() {
    let state = State::default();
    assert!(!state.view.has_open_step());
    assert!(
        !from(state.clone(), [edit(Field::Tau, "0.7"), Action::ToggleHide])
            .view
            .has_open_step()
    );
    for action in [
        Action::First,
        Action::Next,
        Action::Back,
        Action::Last,
        Action::GoTo(at(3, 0)),
        Action::TogglePlay,
    ] {
        let opened = state.update(action.clone());
        assert!(opened.view.has_open_step(), "{action:?}");
        assert!(!opened.update(Action::CloseStep).view.has_open_step());
    }
    assert_eq!(
        after([Action::Next]).view.position(),
        at(1, 0),
        "the first press leads to the first step"
    );
    for (link, is_open) in [
        ("k=1", true),
        ("k=4", true),
        ("t=0.4", false),
        ("g=", false),
    ] {
        assert_eq!(after([load(link)]).view.has_open_step(), is_open, "{link}");
    }
}

/// Actions, and the step position afterwards.
#[test]
fn a_missing_step_position_becomes_the_last_one_before_it() {
    for (actions, found) in [
        (vec![Action::Back], at(1, 0)),
        (vec![Action::Last, Action::Next], at(8, 0)),
        (vec![go(5, 2)], at(5, 2)),
        (vec![go(5, 3)], at(5, 2)),
        (vec![go(5, u16::MAX)], at(5, 2)),
        (vec![go(0, 0)], at(1, 0)),
        (vec![go(200, 0)], at(8, 0)),
        (vec![go(3, 7)], at(3, 0)),
        (vec![Action::ClearGames, Action::First], at(6, 0)),
        (vec![Action::ClearGames, Action::Back], at(6, 0)),
        (vec![Action::ClearGames, Action::Next], at(6, 0)),
        (vec![Action::ClearGames, go(1, 0)], at(6, 0)),
        (vec![Action::ClearGames, go(8, 0)], at(6, 0)),
        // An edit that removes the position does the same; a bad field removes no position.
        (vec![Action::Last, Action::ClearGames], at(6, 0)),
        (vec![go(5, 2), edit(Field::Tau, "")], at(5, 2)),
        // A link with a bad field does not lead to a position that the last good result lacks.
        (vec![load("p=x,200,0.06&k=5.300")], at(5, 2)),
        (vec![load("p=x,200,0.06&k=5.300"), Action::Next], at(6, 0)),
    ] {
        assert_eq!(after(actions.clone()).view.position(), found, "{actions:?}");
    }
}

#[test]
fn playing_stops_at_the_last_step() {
    let mut state = after([Action::TogglePlay]);
    let mut ticks = 0;
    while state.view.playing {
        state = state.update(Action::Tick);
        ticks += 1;
        assert!(ticks < 100);
    }
    assert_eq!((ticks, state.view.position()), (9, at(8, 0)));
    // At the last step, Play starts from the first.
    let again = state.update(Action::TogglePlay);
    assert!(again.view.playing && again.view.is_first());
    // Navigation by hand, or the button, stops playing; a late tick then changes nothing.
    for stop in [Action::Next, Action::GoTo(at(3, 0)), Action::TogglePlay] {
        let stopped = again.update(stop);
        assert!(!stopped.view.playing);
        assert_eq!(all(&stopped.update(Action::Tick)), all(&stopped));
    }
    // With a single step position, playing ends immediately.
    assert!(
        !after([Action::ClearGames, Action::TogglePlay, Action::Tick])
            .view
            .playing
    );
}

#[test]
fn steps_after_the_current_one_can_be_hidden() {
    let hidden = |position| after([Action::ToggleHide, Action::GoTo(position)]);
    for (position, hidden_steps, iterations) in [
        (at(1, 0), &[2, 3, 4, 5, 6, 7, 8][..], None),
        (at(4, 0), &[5, 6, 7, 8], None),
        (at(5, 0), &[6, 7, 8], Some(1)),
        (at(5, 1), &[6, 7, 8], Some(2)),
        (at(5, 2), &[6, 7, 8], None),
        (at(7, 0), &[8], None),
        (at(8, 0), &[], None),
    ] {
        let state = hidden(position);
        let steps: Vec<u8> = (1..=8)
            .filter(|&step| state.view.hides_step(step))
            .collect();
        assert_eq!(
            (steps.as_slice(), state.view.first_hidden_iteration()),
            (hidden_steps, iterations),
            "{position}"
        );
        assert_eq!(
            state.view.hides_answer(),
            position != at(8, 0),
            "{position}"
        );
        // Nothing is hidden by default.
        let open = after([Action::GoTo(position)]);
        assert!(
            !open.view.hides_answer()
                && open.view.first_hidden_iteration().is_none()
                && !open.view.hides_step(8)
        );
    }
    let idle = after([Action::ToggleHide, Action::ClearGames]);
    assert!(!idle.view.hides_step(6) && !idle.view.hides_answer());
}

/// The League shows the steps of a player in a view of their own, without a page around it.
#[test]
fn a_view_alone_acts_as_on_the_page() {
    let steps = [
        Action::First,
        Action::Next,
        Action::Back,
        Action::Last,
        Action::GoTo(at(5, 2)),
        Action::CloseStep,
        Action::SetLevel(Level::P68),
        Action::SetDigits(Digits::Decimals(3)),
        Action::SetDetail(Detail::Everything),
    ];
    let mut page = State::default();
    let mut alone = page.view.clone();
    for step in steps {
        page = page.update(step.clone());
        assert!(alone.update(step.clone()).is_none(), "{step:?}");
        assert_eq!(alone.options, page.view.options, "{step:?}");
    }
    assert!(alone.update(Action::AddGame).is_some());
}
