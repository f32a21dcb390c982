//! The answer while a field is bad. `tests/snapshots` records the answer and the questions below it.

use super::*;

#[test]
fn the_last_good_answer_stays_while_a_field_is_bad() {
    let status = |state: &State| words(one(&rendered(state), "[role=status][aria-label=Result]"));
    let stale = |state: &State| all(&rendered(state), ".answer.stale").len();
    let bad = after([edit(Field::PlayerRating, "")]);
    assert_eq!((status(&bad), stale(&bad)), (status(&State::whole()), 1));
    // A link that cannot be rated has no earlier result. Its first result stays as well.
    let linked = after([load("p=1712,61,0.06&g=1650,x,1;1800,40,0&k=3")]);
    let mended = linked.update(edit(Field::GameDeviation(0), "40"));
    let bad_again = mended.update(edit(Field::GameDeviation(0), "x"));
    assert_eq!(
        (status(&bad_again), stale(&mended), stale(&bad_again)),
        (status(&mended), 0, 1)
    );
}

#[test]
fn an_open_question_closes_when_it_no_longer_applies() {
    let is_open = |state: &State| !all(&rendered(state), ".chips [aria-expanded=true]").is_empty();
    let open = after([Action::ToggleChip(Chip::Little)]);
    assert!(is_open(&open) && is_open(&open.update(edit(Field::GameRating(1), "1551"))));
    assert!(!is_open(
        &open
            .update(Action::SetScore(1, Score::Won))
            .update(Action::SetScore(2, Score::Won))
    ));
    // An open answer is no edit, and is not in the link.
    assert!(!open.can_undo() && open.link() == State::whole().link());
}
