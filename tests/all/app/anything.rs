//! Sequences of any actions.

use super::*;
use explain::case::PeriodEdit;
use explain::ids::VariantArray;
use glicko2_steps::rate;
use glicko2_steps::seasons::{self, FieldPath};
use std::collections::HashSet;

fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => "[0-9]{1,4}",
        2 => "0[.,][0-9]{1,3}",
        1 => "-?[0-9]{1,3}(e-?[0-9]{1,3})?",
        1 => "\\PC{0,6}",
        1 => prop::sample::select(vec!["", " ", "½", "1/0", "0/0", "1e308", "1e999", "-0", "5e-324", "∞", "<b>", "\u{0}", "−"])
            .prop_map(str::to_owned),
    ]
}

fn index() -> impl Strategy<Value = usize> {
    prop_oneof![9 => 0..6_usize, 1 => Just(usize::MAX)]
}

fn field() -> impl Strategy<Value = Field> {
    let of_player = vec![
        Field::PlayerRating,
        Field::PlayerDeviation,
        Field::PlayerVolatility,
        Field::Tau,
        Field::IdlePeriods,
        Field::Epsilon,
        Field::Rounding,
    ];
    prop_oneof![
        prop::sample::select(of_player),
        index().prop_map(Field::GameRating),
        index().prop_map(Field::GameDeviation),
        index().prop_map(Field::GameScore),
        index().prop_map(Field::Game),
    ]
}

fn score() -> impl Strategy<Value = Score> {
    prop_oneof![
        Just(Score::Won),
        Just(Score::Draw),
        Just(Score::Lost),
        text().prop_map(Score::Typed)
    ]
}

fn action() -> impl Strategy<Value = Action> {
    let paste = prop::collection::vec((text(), text(), text()), 0..4).prop_map(|rows| {
        rows.into_iter()
            .map(|(r, rd, s)| format!("{r}\t{rd}\t{s}\n"))
            .collect::<String>()
    });
    let fragment = prop_oneof![
        "(p=[0-9.,x]{1,12}&?|t=[0-9.]{1,3}&?|g=[0-9.,;=]{0,20}&?|k=[1-8](\\.[0-9])?&?|[a-z]=[0-9]&?){0,5}",
        "\\PC{0,20}",
        "s=[pti:/,;=0-9.]{0,12}",
    ];
    prop_oneof![
        8 => (field(), text()).prop_map(|(field, text)| Action::Edit(field, text)),
        3 => (index(), score()).prop_map(|(j, score)| Action::SetScore(j, score)),
        2 => Just(Action::AddGame),
        1 => index().prop_map(Action::Remove),
        1 => index().prop_map(Action::Duplicate),
        1 => (index(), index()).prop_map(|(from, to)| Action::Move { from, to }),
        2 => prop::sample::select(vec![Action::ClearGames, Action::Reset, Action::EnterOwn, Action::OpenImport, Action::CloseImport, Action::DismissNotice]),
        4 => prop::sample::select(vec![Action::Undo, Action::Undo, Action::Redo]),
        1 => paste.prop_map(|text| Action::Import(import::Action::Edit(text))),
        1 => any::<bool>().prop_map(|append| Action::Import(import::Action::Take { append, compared: None })),
        1 => any::<u8>().prop_map(|count| Action::SetDigits(Digits::decimals(count))),
        1 => prop::sample::select(Level::VARIANTS.to_vec()).prop_map(Action::SetLevel),
        1 => any::<bool>().prop_map(|exact| Action::SetRounding(if exact { Rounding::Exact } else { Rounding::AsPrinted })),
        2 => prop::sample::select(vec![Action::ToggleHide, Action::TogglePlay, Action::Tick, Action::Present(true), Action::Present(false)]),
        3 => prop::sample::select(vec![Action::First, Action::Back, Action::Next, Action::Last]),
        1 => (any::<u8>(), 0..20_u16).prop_map(|(step, sub)| Action::GoTo(StepPosition { step: step % 10, sub })),
        1 => fragment.prop_map(Action::Load),
        2 => prop::sample::select(vec![Action::NextPeriod, Action::Pause, Action::EditPeriod(PeriodEdit::Duplicate), Action::EditPeriod(PeriodEdit::Remove)]),
        1 => index().prop_map(Action::SelectPeriod),
        1 => index().prop_map(|to| Action::EditPeriod(PeriodEdit::Move(to))),
    ]
}

/// Checks what must hold for every state.
fn check(state: &State) -> Result<(), TestCaseError> {
    let (case, options, derivation) = (
        &state.player.case,
        &state.view.options,
        &state.view.derivation,
    );
    // The result belongs to the case; otherwise a problem names a field of the case.
    let season = case.season(options.rounding);
    let stretch = &*season.stretches[options.period];
    match seasons::rate(&season) {
        Ok(rated) => {
            let of = &rated.periods[options.period];
            prop_assert_eq!(&of.trace, &derivation.trace);
            prop_assert_eq!(&*of.trace, &rate(&of.period).unwrap());
            prop_assert_eq!(
                (&of.period.games, of.period.idle_periods),
                (&stretch.games, stretch.idle_periods)
            );
            prop_assert_eq!(&derivation.rows, &case.periods[options.period].rows());
            prop_assert_eq!(state.player.problems.len(), 0);
        }
        Err(error) => prop_assert_eq!(state.player.problems.len(), error.problems().len()),
    }
    for problem in &*state.player.problems {
        if let Field::GameRating(j)
        | Field::GameDeviation(j)
        | Field::GameScore(j)
        | Field::Game(j) = problem.path.field
        {
            prop_assert!(
                !case.games(problem.path.period)[j].is_blank(),
                "{:?}",
                problem
            );
        }
    }
    // The shown result is always complete: rated, with finite numbers.
    prop_assert!(
        derivation.trace.player.rating.is_finite() && derivation.trace.player.deviation.is_finite()
    );
    prop_assert_eq!(derivation.rows.len(), derivation.trace.games.len());
    // The step position exists.
    prop_assert_eq!(
        state
            .update(Action::GoTo(state.view.position()))
            .view
            .position(),
        state.view.position()
    );
    let hidden = state.view.first_hidden_iteration();
    prop_assert!(hidden.is_none() || options.hide);
    prop_assert!(!state.view.hides_step(state.view.position().step));
    // The ids of periods and of rows are distinct.
    let ids: HashSet<u32> = case.periods.iter().map(|period| period.id()).collect();
    prop_assert_eq!(ids.len(), case.periods.len());
    for period in &case.periods {
        let ids: HashSet<u32> = period.games().iter().map(|game| game.id).collect();
        prop_assert_eq!(ids.len(), period.games().len());
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_actions_leave_a_consistent_state(actions in prop::collection::vec(action(), 0..40)) {
        let mut state = State::whole();
        for action in actions {
            let next = state.update(action.clone());
            check(&next).map_err(|error| TestCaseError::fail(format!("after {action:?}: {error}")))?;
            if !next.player.problems.is_empty() {
                prop_assert!(Rc::ptr_eq(&next.player.rated, &state.player.rated), "the last good result stays");
            }
            let is_travel = matches!(action, Action::Undo | Action::Redo);
            if !is_travel && next.player.case != state.player.case {
                prop_assert!(next.can_undo() && !next.can_redo());
                let undone = next.update(Action::Undo);
                match action {
                    // Letters typed before it may belong to the same edit.
                    Action::Edit(field, _) => {
                        let mut case = (*undone.player.case).clone();
                        case.set(FieldPath::of(next.view.options.period, field), next.field(field).to_owned());
                        prop_assert_eq!(&case, &*next.player.case);
                    }
                    _ => prop_assert_eq!(&undone.player.case, &state.player.case),
                }
                let redone = undone.update(Action::Redo);
                prop_assert_eq!((&redone.player.case, &redone.player.problems), (&next.player.case, &next.player.problems));
            }
            state = next;
        }
    }

    #[test]
    fn the_link_of_a_state_restores_it(actions in prop::collection::vec(action(), 0..20)) {
        let state = after(actions);
        let link = link::print(&state.player.case, &state.view.options);
        let again = after([load(&link)]);
        prop_assert_eq!(&again.player.case, &state.player.case, "{}", link);
        prop_assert_eq!(&again.player.problems, &state.player.problems);
        prop_assert_eq!(&again.notice, &None);
        if state.player.problems.is_empty() {
            prop_assert_eq!(&again.view.derivation, &state.view.derivation);
            prop_assert_eq!(&again.view.options, &state.view.options);
        }
    }
}
