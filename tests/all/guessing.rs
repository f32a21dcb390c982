//! Guesses: hidden values appear nowhere. `tests/snapshots` records what is said of guesses.

use crate::support::act::{after, edit, go, rooms};
use crate::support::{html, page};
use explain::case::detail::Detail;
use explain::learn::guess::value_to_guess;
use explain::numbers::{Digits, Kind, full, show};
use explain::words::Language;
use glicko2_page::state::{Action, Derivation, Guesses, State, StepPosition};
use glicko2_steps::{Field, GameTrace, Trace};
use html::{all, attr, by_id, words};
use page::{at, markup, rendered};
use std::collections::HashSet;
use std::rc::Rc;

/// Returns the state of a link, with the following steps hidden.
fn of(link: &str) -> State {
    at(&format!("{link}&h=1"))
}

fn type_guess(step: u8, text: &str) -> Action {
    Action::TypeGuess(step, text.to_owned())
}

// Hidden values

/// Returns the numbers of a step, each with its kind.
fn numbers_of(step: u8, trace: &Trace, from_iteration: usize) -> Vec<(f64, Kind)> {
    let scaled = |numbers: &[f64]| {
        numbers
            .iter()
            .map(|&x| (x, Kind::Scaled))
            .collect::<Vec<_>>()
    };
    // Of many games some shown numbers are equal; in full they differ.
    let games = |of: fn(&GameTrace) -> [f64; 3]| -> Vec<(f64, Kind)> {
        trace
            .games
            .iter()
            .flat_map(of)
            .map(|x| (x, Kind::Given))
            .collect()
    };
    match step {
        2 => scaled(&[trace.mu, trace.phi]),
        3 => {
            let sums = scaled(&[trace.v.unwrap(), trace.v_sum.unwrap()]);
            [games(|game| [game.g, game.e, game.v_term]), sums].concat()
        }
        4 => [
            games(|game| [game.delta_term; 3]),
            scaled(&[trace.delta.unwrap(), trace.delta_sum.unwrap()]),
        ]
        .concat(),
        5 => {
            let volatility = trace.volatility.as_ref().unwrap();
            let later = volatility.iterations.iter().skip(from_iteration);
            let mut numbers: Vec<(f64, Kind)> = later
                .filter_map(|row| row.c)
                .map(|c| (c, Kind::Log))
                .collect();
            numbers
                .extend([volatility.sigma, volatility.sigma_exact].map(|x| (x, Kind::Volatility)));
            numbers.push((volatility.root, Kind::Log));
            numbers
        }
        6 => [
            scaled(&[trace.phi_star]),
            vec![(173.7178 * trace.phi_star, Kind::Rating)],
        ]
        .concat(),
        7 => scaled(&[trace.phi_prime, trace.mu_prime]),
        _ => {
            let shown = [trace.player.rating, trace.player.deviation].map(|x| (x, Kind::Rating));
            [shown.to_vec(), games(|game| [game.rating_change; 3])].concat()
        }
    }
}

/// Returns the texts that a page must not contain: each number in full, and as it is shown if that is long enough to
/// tell it from others.
fn digits_of(numbers: &[(f64, Kind)]) -> HashSet<String> {
    let is_telling = |text: &String| text.chars().filter(char::is_ascii_digit).count() >= 5;
    let texts = |&(x, kind): &(f64, Kind)| {
        [
            full(x),
            full(x.abs()),
            show(x, kind, Digits::Auto).replace('−', ""),
        ]
    };
    numbers.iter().flat_map(texts).filter(is_telling).collect()
}

/// Cases of many kinds, as links.
const CASES: [(&str, &str); 12] = [
    ("the paper's example", ""),
    ("one game", "g=1400,30,1"),
    ("one game against an equal", "g=1500,50,0.5"),
    ("an upset", "p=1500,50,0.06&g=2500,50,1"),
    (
        "seven games",
        "p=1712,81.5,0.0591&g=1400,30,1;1550,100,0;1700,300,0;1801,44,1;1650,70,0.5;1777,90,1;1300,60,1",
    ),
    ("sixty games", "sixty"),
    ("a great win", "g=2700,30,1;1550,100,0;1700,300,0"),
    ("several periods", "s=&w=2"),
    ("an idle period", "g=&i=3"),
    ("Lichess", "y=lichess&g=1400,60,1"),
    ("OGS", "y=ogs"),
    (
        "Lichess, several games",
        "y=lichess&p=1500,110,0.09&g=1500,100,1;1600,100,1;1700,100,0",
    ),
];

fn case_of(link: &str) -> State {
    if link == "sixty" {
        let games: Vec<String> = (0..60)
            .map(|j| format!("{},{},{}", 1403 + 7 * j, 41 + j, j % 2))
            .collect();
        return of(&format!("g={}", games.join(";")));
    }
    of(link)
}

/// Returns the state at each step position, and before the first.
fn positions(state: &State) -> Vec<State> {
    let mut all = vec![state.clone()];
    loop {
        let next = all[all.len() - 1].update(Action::Next);
        let is_over = next.view.is_last();
        all.push(next);
        if is_over {
            return all;
        }
    }
}

/// Returns the derivation that is shown: of the case, or of the chosen system.
fn shown_derivation(state: &State) -> Rc<Derivation> {
    let rooms = rooms(state);
    let result = rooms
        .result
        .as_ref()
        .filter(|_| !rooms.chosen_system.is_paper());
    let derivation = result.and_then(|result| result.period(usize::MAX).derivation.clone());
    derivation.unwrap_or_else(|| state.view.derivation.clone())
}

#[test]
fn hidden_values_appear_nowhere() {
    for (name, link) in CASES {
        for state in positions(&case_of(link)) {
            let derivation = shown_derivation(&state);
            let (player, trace) = (derivation.period.player, &*derivation.trace);
            if trace.volatility.is_none() {
                assert!(!state.view.hides_answer(), "{name}: nothing to guess");
                continue;
            }
            let from = state.view.first_hidden_iteration().unwrap_or(0);
            let (closed, open): (Vec<u8>, Vec<u8>) =
                (2..=8).partition(|&step| state.view.hides_value(step));
            let mut known: Vec<_> = open
                .iter()
                .flat_map(|&step| numbers_of(step, trace, 0))
                .collect();
            known.extend([player.rating, player.deviation].map(|x| (x, Kind::Rating)));
            known.push((player.volatility, Kind::Volatility));
            let rows = trace
                .volatility
                .iter()
                .flat_map(|of| &of.iterations[..from]);
            let ends = rows.flat_map(|row| [row.a, row.b, row.c.unwrap_or(row.a)]);
            known.extend(ends.map(|x| (x, Kind::Log)));
            let known = digits_of(&known);
            let hidden: Vec<_> = closed
                .iter()
                .flat_map(|&step| numbers_of(step, trace, from))
                .collect();
            let hidden: HashSet<String> = digits_of(&hidden).difference(&known).cloned().collect();
            assert!(
                closed.is_empty() || !hidden.is_empty(),
                "{name}: nothing to look for"
            );
            let state = after(
                state,
                [Action::SetDetail(Detail::Everything), type_guess(8, "1480")],
            );
            // One step a screen, with the question that comes after its parts.
            let asked = after(state.clone(), [Action::Present(true), Action::Part(99)]);
            // The first screen is Step 1, which has no results.
            let pages = [
                (&state, false, "page"),
                (&state, true, "small page"),
                (&asked, false, "screen"),
            ];
            for (state, embedded, which) in pages {
                let page = markup(state, embedded);
                for digits in &hidden {
                    let at = page.find(digits.as_str());
                    let around = at.map(|at| {
                        page[..at]
                            .chars()
                            .skip(page[..at].chars().count().saturating_sub(120))
                            .collect::<String>()
                    });
                    let position = state.view.options.position;
                    assert!(
                        at.is_none(),
                        "{name}, {position:?}, {which}: {digits} after {around:?}"
                    );
                }
            }
        }
    }
}

/// Numbers and curves that follow from a hidden value would reveal it: a sum of Step 4 is in a sentence beside the
/// answer of Step 8, and a curve is where the rating is.
#[test]
fn the_stage_reveals_no_hidden_value() {
    for (name, link) in CASES {
        for state in positions(&case_of(link)) {
            let html = rendered(&state);
            let stage = all(&html, ".stage .picture");
            assert_eq!(stage.len(), 1, "{name}: one picture");
            let what = format!("{name}, {:?}", state.view.options.position);
            let is_blank = all(&html, ".stage .picture svg").is_empty();
            assert!(!is_blank, "{what}: the stage is blank");
            let asks = all(&html, ".stage .picture .bell").len();
            assert_eq!(asks, usize::from(state.view.hides_picture()), "{what}");
        }
    }
    // Another result of the game has another answer, but the picture for guessing changes only in the mark of the game.
    let picture = |link: &str| {
        all(
            &rendered(&of(link)),
            ".stage .picture svg path, .stage .picture svg polyline",
        )
        .into_iter()
        .map(|line| line.html())
        .collect::<Vec<_>>()
    };
    assert!(!picture("g=1400,30,1").is_empty());
    assert_eq!(picture("g=1400,30,1"), picture("g=1400,30,0"));
}

#[test]
fn the_next_step_is_open_for_a_guess() {
    for (link, expected) in [("k=3", &["step-3", "step-4"][..]), ("k=5.1", &["step-5"])] {
        let html = rendered(&of(link));
        let open = all(&html, "section.step:has(> details[open])");
        let open: Vec<_> = open
            .into_iter()
            .filter_map(|step| attr(step, "id"))
            .collect();
        assert_eq!(open, expected, "{link}");
    }
    // In the middle of Step 5 its own value is asked for, below the shown iterations.
    for (link, asked) in [("k=5.1", 1), ("k=5.2", 0)] {
        assert_eq!(
            all(&rendered(&of(link)), "#step-5 .to-guess #guess-5").len(),
            asked,
            "{link}"
        );
    }
}

#[test]
fn a_guess_reveals_the_value_and_is_kept() {
    let state = after(of("k=3"), [type_guess(4, "−0,5"), Action::Guess(4)]);
    assert_eq!(
        (state.view.position(), state.view.guesses.guess(4)),
        (StepPosition { step: 4, sub: 0 }, Some(-0.5))
    );
    // A guess at Step 5 shows all of its iterations.
    let state = after(state, [type_guess(5, "0.06"), Action::Guess(5)]);
    assert_eq!(state.view.position(), StepPosition { step: 5, sub: 2 });
    // Going back hides the value again and reports nothing.
    let back = rendered(&state.update(go(4, 0)));
    assert_eq!(words(all(&back, ".stage [role=status]")[0]), "");
    let field = by_id(&back, "guess-5").unwrap();
    assert_eq!(attr(field, "value"), Some("0.06"));

    let end = after(state, [type_guess(8, "1480"), Action::Guess(8)]);
    assert_eq!(all(&rendered(&end), ".guesses tbody tr").len(), 3);
    assert!(!end.can_undo(), "nothing was typed into the case");
    // The guesses are dropped with an edit, and when hiding ends.
    for (action, are_kept) in [
        (edit(Field::PlayerRating, "1501"), false),
        (Action::ToggleHide, false),
        (Action::SetDetail(Detail::Values), true),
    ] {
        let guesses = end.update(action.clone()).view.guesses;
        assert_eq!(guesses != Guesses::default(), are_kept, "{action:?}");
    }
}

#[test]
fn an_unreadable_guess_reveals_nothing() {
    for text in ["", "  ", "many", "1e999"] {
        let state = after(of("k=3"), [type_guess(4, text), Action::Guess(4)]);
        assert_eq!(
            (state.view.position().step, state.view.guesses.guess(4)),
            (3, None),
            "{text}"
        );
    }
}

/// Link and guess, with the range, step and value of the slider.
#[test]
fn the_guessed_curve_follows_slider_and_field() {
    for (link, guess, expected) in [
        ("", None, ["800", "2200", "1", "1500"]),
        ("", Some("1480"), ["800", "2200", "1", "1480"]),
        ("p=1500,2,0.06", None, ["1493", "1507", "0.01", "1500"]),
        // Text without a drawable number leaves the curve at the rating.
        ("", Some("x"), ["800", "2200", "1", "1500"]),
        ("", Some("1e400"), ["800", "2200", "1", "1500"]),
    ] {
        let html = rendered(&after(of(link), guess.map(|text| type_guess(8, text))));
        let bell = all(&html, ".bell")[0];
        assert_eq!(
            ["min", "max", "step", "value"].map(|name| attr(bell, name).unwrap()),
            expected,
            "{link} {guess:?}"
        );
    }
    for text in ["1e12", "-1e300", "0"] {
        let state = after(of("k=7"), [type_guess(8, text)]);
        for state in [&state, &state.update(Action::Guess(8))] {
            assert!(!markup(state, false).contains("NaN"), "{text}");
        }
    }
}

#[test]
fn each_step_but_the_first_has_one_value_to_guess() {
    let state = State::whole();
    let (period, trace) = (&state.view.derivation.period, &state.view.derivation.trace);
    let asked = (1..=8).map(|step| value_to_guess(step, period, trace, Language::En.text()));
    let asked = asked.map(|number| number.map_or(String::new(), |n| n.quantity.into_owned()));
    let expected = " mu v delta player.volatility phi_star mu_prime player.rating";
    assert_eq!(asked.collect::<Vec<_>>().join(" "), expected);
}

#[test]
fn hiding_waits_for_the_lazy_part_without_an_answer() {
    let first = State::default().update(Action::ToggleHide);
    assert!(first.awaited.is_some(), "the lazy part is requested");
    assert_eq!(all(&rendered(&first), ".stage .covered").len(), 1);
    assert!(!markup(&first, false).contains("1464"));
}
