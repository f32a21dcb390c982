//! Experiments with Step 5: its iterations, other start values and other cases; and the digits that change.

use explain::case::examples::cases_to_try;
use explain::charts::data::Root;
use explain::numbers::{Digits, Kind};
use explain::stage::Starts;
use explain::steps::changing::changing;
use explain::words::Language;
use explain::words::number::Number;
use explain::words::pieces::Piece;
use glicko2_page::state::{Action, Drag, State};
use glicko2_steps::volatility::{Given, between};
use glicko2_steps::{Game, Period, Player, Rounding, Symbol, Trace, rate};
use proptest::prelude::*;
use std::rc::Rc;

fn number(value: f64) -> Number {
    Number::new(value, Kind::Log, "x", Symbol::X)
}

#[test]
fn changing_digits_are_separated_from_the_others() {
    let auto = Digits::Auto;
    for (value, above, digits, same, new) in [
        (-5.626955, None, auto, "", "−5.626955"),
        (-5.626955, Some(-6.126821), auto, "−", "5.626955"),
        (-5.626955, Some(-5.626821), auto, "−5.626", "955"),
        (-5.626955, Some(-5.626955), auto, "−5.626955", ""),
        // As many more digits as needed, and no more than ten.
        (-5.62695512, Some(-5.62695519), auto, "−5.626955", "1"),
        (-5.62695512, Some(-5.62695514), auto, "−5.6269551", "2"),
        (1.0 + 1e-14, Some(1.0), auto, "1.0000000000", ""),
        (0.5, Some(-0.5), auto, "", "0.500000"),
        // A chosen number of decimals is kept.
        (
            -5.62695512,
            Some(-5.62695519),
            Digits::Decimals(4),
            "−5.6270",
            "",
        ),
    ] {
        let above = above.map(number);
        let got = changing(&number(value), above.as_ref(), digits);
        assert_eq!(
            (&*got.same, &*got.new),
            (same, new),
            "{value} below {above:?}"
        );
    }
}

fn period(case: usize) -> (Period, Trace) {
    let case = &cases_to_try()[case];
    let state = State::default().update(Action::Replace(Rc::new(case.clone()), Rounding::Exact));
    (
        (*state.view.derivation.period).clone(),
        (*state.view.derivation.trace).clone(),
    )
}

#[test]
fn example_cases_have_the_promised_properties() {
    let step_5 = |case| period(case).1.volatility.unwrap();
    let upset = step_5(0);
    assert!(upset.sigma > 0.06 && upset.roots.len() == 1, "{upset:?}");
    assert_eq!(step_5(1).roots.len(), 3);
    assert_eq!(step_5(2).iterations.len() - 1, 24);
}

#[test]
fn the_papers_start_values_lead_to_its_result() {
    let period = Period::papers_example();
    let trace = rate(&period).unwrap();
    let starts = Starts::of(&period, &trace, [None; 2]).unwrap();
    let volatility = trace.volatility.as_ref().unwrap();
    assert_eq!(
        (starts.a, starts.b),
        (volatility.iterations[0].a, volatility.iterations[0].b)
    );
    let text: String = starts
        .describe(Language::En.stage())
        .iter()
        .map(words)
        .collect();
    assert!(text.starts_with("After 2 iterations"), "{text}");

    let idle = Period {
        games: Vec::new(),
        ..period
    };
    assert!(Starts::of(&idle, &rate(&idle).unwrap(), [None; 2]).is_none());
}

fn words(piece: &Piece) -> String {
    match piece {
        Piece::Text(words) => words.clone(),
        Piece::Symbol(symbol) => symbol.letter().base.to_owned(),
        Piece::Number(number) => explain::words::number::format_number(number, Digits::Auto),
    }
}

fn ordinary_period() -> impl Strategy<Value = Period> {
    let game = (
        0.0..3000.0,
        20.0..350.0,
        prop::sample::select(vec![0.0, 0.5, 1.0]),
    );
    (
        0.0..3000.0,
        30.0..350.0,
        0.03..0.3,
        0.2..1.2,
        prop::collection::vec(game, 1..6),
    )
        .prop_map(|(rating, deviation, volatility, tau, games)| {
            let games = games
                .into_iter()
                .map(|(rating, deviation, score)| Game::new(rating, deviation, score))
                .collect();
            Period::new(Player::new(rating, deviation, volatility), tau, games)
        })
}

#[test]
fn a_start_value_is_dragged_cancelled_and_reset() {
    let state = State::whole().update(Action::Load("k=5.1".into()));
    let papers = state.view.starts([None; 2]).unwrap();
    let end = |state: &State, i, drag| state.update(Action::MoveEnd(i, drag));
    let held = end(&state, 0, Drag::BeginHandle);
    assert!(!held.view.bracket.is_other() && held.view.bracket.axis_ends() == Some([None; 2]));
    let dragged = end(&end(&held, 0, Drag::Moved(9.0)), 0, Drag::Moved(0.25));
    assert_eq!(
        dragged.view.bracket.at,
        [Some(papers.a + 0.25), None],
        "counted from where it began"
    );
    assert!(
        !dragged.can_undo() && dragged.player.case == state.player.case,
        "the case is the same"
    );
    assert!(!end(&dragged, 0, Drag::Back).view.bracket.is_other());
    let done = end(&dragged, 0, Drag::Done);
    assert!(done.view.bracket.is_other() && done.view.bracket.axis_ends().is_none());
    // Keys step within the range of the start values.
    let step = (papers.range[1] - papers.range[0]) / f64::from(Starts::STEPS);
    let stepped = end(&done, 1, Drag::Step(-3));
    assert!(
        (stepped.view.bracket.at[1].unwrap() - (papers.b - 3.0 * step)).abs() < 1e-9
            && stepped.view.bracket.axis_ends().is_none()
    );
    assert_eq!(
        end(&stepped, 1, Drag::Back).view.bracket.at,
        done.view.bracket.at
    );
    assert_eq!(
        end(&stepped, 1, Drag::End(true)).view.bracket.at[1],
        Some(papers.range[1])
    );
    assert_eq!(
        end(&held, 0, Drag::Moved(-1e9)).view.bracket.at[0],
        Some(papers.range[0])
    );
    for action in [
        Action::Next,
        Action::Back,
        Action::CloseStep,
        Action::SetBracket([None; 2]),
    ] {
        assert!(!done.update(action).view.bracket.is_other());
    }
    // The trace contains the tried iterations in place of the paper's.
    let starts = done.view.starts(done.view.bracket.at).unwrap();
    let trace = starts.in_place(&state.view.derivation.trace);
    let first = trace.volatility.as_ref().unwrap().iterations[0];
    assert_eq!((first.a, first.b), (starts.a, starts.b));
    let idle = State::whole().update(Action::ClearGames);
    assert!(
        !end(&idle, 0, Drag::Step(1)).view.bracket.is_other(),
        "an idle period has no Step 5"
    );
}

proptest! {
    /// From any start values the search ends at a zero, or does not start.
    #[test]
    fn any_start_values_around_a_zero_lead_to_a_zero(period in ordinary_period(), a in 0..=Starts::STEPS, b in 0..=Starts::STEPS) {
        let trace = rate(&period).unwrap();
        let ends = [a, b].map(|at| Some(Starts::of(&period, &trace, [None; 2]).unwrap().place(at)));
        let starts = Starts::of(&period, &trace, ends).unwrap();
        prop_assert_eq!(starts.at, [a, b]);
        let rows = between(&Given::of(&period, &trace).unwrap(), starts.a, starts.b);
        let (start, stop) = (rows[0], rows[rows.len() - 1]);
        let text: String = starts.describe(Language::En.stage()).iter().map(words).collect();
        if start.f_a * start.f_b > 0.0 {
            prop_assert_eq!(rows.len(), 1);
            prop_assert!(text.contains("same sign"), "{}", text);
        } else {
            let roots = &trace.volatility.as_ref().unwrap().roots;
            let nearest = roots.iter().map(|root| (root - stop.b).abs()).fold(f64::INFINITY, f64::min);
            prop_assert!(nearest <= 2.0 * period.epsilon, "{} of {:?}", stop.b, roots);
            prop_assert!(text.contains("iteration") && !text.contains("same sign"), "{}", text);
        }
        let root = Root::between(&period, &trace, [starts.a, starts.b], None).unwrap();
        prop_assert_eq!((root.a.x, root.b.x), (starts.a, starts.b));
        prop_assert_eq!(root.c.is_some(), rows.len() > 1);
    }
}
