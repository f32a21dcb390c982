//! Explanations of a player, of problems and of unusual values.

use super::states::{each, states};
use super::*;

#[test]
fn problems_are_beside_their_field_and_mark_the_result() {
    each(|state, html| {
        let is_bad = !state.editor.problems.is_empty();
        let is_marked =
            !all(html, ".outcome.stale").is_empty() && !all(html, ".stale-note").is_empty();
        ensure(is_bad == is_marked, || format!("marked: {is_marked}"))?;
        let says = all(html, "main .problem").len();
        ensure(!is_bad || says > 0, || "no problem is shown".to_owned())?;
        for problem in state.editor.problems.iter() {
            if matches!(
                problem.field,
                Field::Player(..) | Field::Points(_) | Field::Place(_) | Field::Tau | Field::Idle
            ) && state.is_here(problem)
            {
                let input = all(html, &format!("[id=\"{}\"]", problem.field.id()));
                ensure(
                    input.len() == 1 && attr(input[0], "aria-invalid") == "true",
                    || format!("{problem:?}"),
                )?;
            }
        }
        Ok(())
    });
}

#[test]
fn reasons_call_the_player_by_name() {
    let html = league_room(&in_mode(Mode::List, [Action::Choose(Who::Player(1))]));
    let why = all_words(&html, ".derivation-of .why p");
    assert!(
        !why.is_empty() && why[0].contains("Ben was expected to score"),
        "{why:?}"
    );
    assert!(
        why.iter()
            .all(|said| !said.contains(" you") && !said.contains("You")),
        "{why:?}"
    );
    // A name is shown literally.
    let named = [
        edit(Field::Player(1, Part::Name), "{0} {who}"),
        Action::Choose(Who::Player(1)),
    ];
    let html = league_room(&in_mode(Mode::List, named));
    let said = words(all(&html, ".derivation-of .why p")[0]);
    assert!(said.contains("{0} {who} was expected"), "{said}");
}

#[test]
fn a_problem_in_another_period_has_a_button_that_leads_there() {
    let html = league_room(&state_named(states(), "something wrong elsewhere"));
    let said = all_words(&html, ".elsewhere button");
    assert_eq!(said.len(), 1);
    assert!(said[0].starts_with("Period 2: "), "{said:?}");
}

#[test]
fn unusual_values_are_marked_and_explained() {
    assert!(all(&league_room(&LeagueState::default()), ".unusual").is_empty());
    let state = after([edit(Field::Player(3, Part::Deviation), "0")]);
    let html = league_room(&state);
    // David, and Anna, who played against him.
    assert_eq!(all(&html, ".unusual").len(), 2);
    for who in [0, 3] {
        let html = league_room(&state.update(Action::Choose(Who::Player(who))));
        let said = all(&html, ".derivation-of .warning");
        assert_eq!(said.len(), 1, "{who}");
        assert!(words(said[0]).contains("deviation of 0"), "{who}");
    }
}

#[test]
fn the_curve_of_worlds_has_a_description() {
    let html = league_room(&in_mode(Mode::Worlds, []));
    let label = attr(
        all(&html, "[aria-labelledby=curve-title] [role=img]")[0],
        "aria-label",
    );
    assert!(
        label.contains("Green against Blue, share 0.53, score 0.55"),
        "{label}"
    );
}
