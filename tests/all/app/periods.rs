//! Several rating periods: selecting, editing and rating them.

use super::*;
use explain::case::{Case, PeriodEdit};

const THREE: &str = "s=1400,30,1/i2/1600,30,1";

/// A link, actions, and the link afterwards.
#[test]
fn periods_are_added_copied_moved_and_removed() {
    let select = Action::SelectPeriod;
    for (start, actions, expected) in [
        (
            THREE,
            vec![select(2), Action::EditPeriod(PeriodEdit::Move(0))],
            "s=1600,30,1/1400,30,1/i2",
        ),
        (
            THREE,
            vec![Action::EditPeriod(PeriodEdit::Duplicate)],
            "s=1400,30,1/1400,30,1/i2/1600,30,1&w=2",
        ),
        // A blank row is no game yet.
        (
            THREE,
            vec![Action::NextPeriod, Action::Pause],
            "s=1400,30,1/i2/1600,30,1/,,1/i1&w=5",
        ),
        (
            THREE,
            vec![select(1), Action::EditPeriod(PeriodEdit::Remove)],
            "s=1400,30,1/1600,30,1&w=2",
        ),
        (
            THREE,
            vec![select(2), Action::EditPeriod(PeriodEdit::Clear)],
            "g=1400,30,1",
        ),
        // The last period cannot be removed.
        (
            "g=1400,30,1",
            vec![Action::EditPeriod(PeriodEdit::Remove)],
            "g=1400,30,1",
        ),
        // τ belongs to all periods, and undo selects the period that it changes.
        (
            THREE,
            vec![select(2), edit(Field::Tau, "0.7")],
            "t=0.7&s=1400,30,1/i2/1600,30,1&w=3",
        ),
        (
            THREE,
            vec![
                select(2),
                edit(Field::GameRating(0), "1490"),
                select(0),
                Action::Undo,
            ],
            "s=1400,30,1/i2/1600,30,1&w=3",
        ),
    ] {
        let state = from(after([load(start)]), actions.clone());
        assert_eq!(
            link::print(&state.player.case, &state.view.options),
            expected,
            "{actions:?}"
        );
    }
}

#[test]
fn an_edit_keeps_the_results_of_earlier_periods() {
    let before = after([
        Action::Replace(Rc::new(Case::example_of_periods()), Rounding::Exact),
        Action::SelectPeriod(3),
    ]);
    let of = |state: &State, period: usize| state.player.rated.rated.periods[period].clone();
    // Selecting a period computes nothing again, and it starts with the result of the previous one.
    assert!(Rc::ptr_eq(
        &before.view.derivation.trace,
        &of(&before, 3).trace
    ));
    assert_eq!(
        before.view.derivation.period.player,
        of(&before, 2).trace.player
    );
    is_near(of(&before, 0).trace.player.rating, 1464.05);
    let edited = before.update(edit(Field::GameRating(0), "1555"));
    for k in 0..before.player.case.periods.len() {
        assert_eq!(
            Rc::ptr_eq(
                &before.player.case.periods[k],
                &edited.player.case.periods[k]
            ),
            k != 3,
            "period {k}"
        );
        assert_eq!(
            Rc::ptr_eq(&of(&before, k), &of(&edited, k)),
            k < 3,
            "period {k}"
        );
    }
}

#[test]
fn problems_name_the_period_and_the_row() {
    let state = after([load("s=1500,30,1/,,1;1500,30,1;,,1;x,30,1")]);
    let paths: Vec<_> = state
        .player
        .problems
        .iter()
        .map(|problem| (problem.path.period, problem.path.field))
        .collect();
    assert_eq!(paths, [(1, Field::GameRating(3))]);
    assert_eq!(
        state.problems_here().count(),
        0,
        "the first period has none"
    );
    let second = state.update(Action::SelectPeriod(1));
    assert_eq!(second.problems_here().count(), 1);
    // The last good result stays.
    let good = after([load(THREE)]);
    let bad = good.update(edit(Field::GameRating(0), "x"));
    assert!(
        Rc::ptr_eq(&bad.player.rated, &good.player.rated)
            && bad.update(Action::SelectPeriod(1)).is_stale()
    );
}

#[test]
fn the_idle_time_counts_only_without_games() {
    let state = after([load("s=1400,30,1;i2.5")]);
    let length = |state: &State| state.view.derivation.period.idle_periods;
    assert_eq!(
        [length(&state), length(&state.update(Action::ClearGames))],
        [1.0, 2.5]
    );
    // While there are games, the idle time is not read.
    let typed = state.update(edit(Field::IdlePeriods, "x"));
    assert_eq!(
        [
            typed.player.problems.len(),
            typed.update(Action::Remove(0)).player.problems.len()
        ],
        [0, 1]
    );
}
