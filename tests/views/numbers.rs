//! Numbers: each is the one of the trace in full, can be taken in hand where it was typed, and shows nowhere while it is covered.

use super::*;
use glicko2_steps::case::stepping;
use glicko2_steps::case::tries::cases_to_try;
use glicko2_steps::glicko2::formulas::prediction;
use glicko2_steps::glicko2::{Period, at_root, rate};
use glicko2_steps::{elo, glicko};
use serde_json::json;
use std::collections::HashSet;

/// The value of a quantity that views work out and no trace has.
fn derived(state: &State, quantity: &str) -> Option<f64> {
    let (period, trace, player) = (&state.worked.period, &state.worked.trace, state.worked.trace.player);
    let change = player.rating - period.player.rating;
    let margin = state.options.level.deviations() * player.deviation;
    let path: Vec<&str> = quantity.split('.').collect();
    match path[..] {
        ["rating_change"] => Some(change),
        ["rating_change", "size"] => Some(change.abs()),
        ["band", "low"] => Some(player.rating - margin),
        ["band", "high"] => Some(player.rating + margin),
        ["phi_star", "points"] => Some(173.7178 * trace.phi_star),
        ["glicko", "rating" | "deviation"] => {
            let glicko = glicko::rate(
                period.player.rating,
                period.player.deviation,
                glicko::Constants { c: 0.0, periods: 0.0 },
                &period.games,
            );
            Some(if path[1] == "rating" { glicko.rating } else { glicko.deviation })
        }
        ["elo", "rating"] => Some(elo::rate(period.player.rating, elo::K, &period.games)),
        // What the games make that have no bar of their own: checked with the charts.
        ["games", "rest", "rating_change"] => Some(f64::NAN),
        ["games", j, "prediction"] => {
            let game = trace.games[j.parse::<usize>().ok()?];
            Some(prediction(trace.mu, trace.phi, game.mu, game.phi))
        }
        ["games", j, "what_if", result] => {
            let (mut other, j) = (Period::clone(period), j.parse::<usize>().ok()?);
            match ["lost", "draw", "won"].iter().position(|&r| r == result) {
                Some(halves) => other.games[j].score = halves as f64 / 2.0,
                None if result == "unplayed" => _ = other.games.remove(j),
                None => return None,
            }
            Some(rate(&other).ok()?.player.rating)
        }
        // What is said below the answer, sentence by sentence: checked in `tests/why`.
        ["why", ..] => Some(f64::NAN),
        // Of guesses: checked in `tests/guessing.rs`; below the pictures of the stage: in `tests/stage.rs`.
        ["guess" | "before" | "drift" | "weights" | "games_alone", ..] => Some(f64::NAN),
        ["games", _, "surprise"] => Some(f64::NAN),
        ["delta" | "v", "points"] | ["delta_sum", "so_far", _] | ["phi_star", "growth"] => Some(f64::NAN),
        // What a zero of several would give: checked in `tests/paper.rs`.
        ["volatility", "roots", i, field] => {
            let player = at_root(period, trace, trace.volatility.as_ref()?.roots[i.parse::<usize>().ok()?])?;
            Some(if field == "rating" { player.rating } else { player.volatility })
        }
        ["volatility", "iterations", i, "width"] => {
            let iteration = trace.volatility.as_ref()?.iterations[i.parse::<usize>().ok()?];
            Some((iteration.b - iteration.a).abs())
        }
        ["exact_arithmetic", ..] => {
            let exact = rate(&Period { rounding: Rounding::Exact, ..Period::clone(period) }).ok()?;
            json!(exact).pointer(&format!("/{}", path[1..].join("/"))).and_then(serde_json::Value::as_f64)
        }
        _ => None,
    }
}

/// The step that brings a quantity up.
fn step_of(quantity: &str) -> u8 {
    let path: Vec<&str> = quantity.trim_start_matches('-').split('.').collect();
    match path[..] {
        ["in" | "before", ..] => 1,
        ["mu" | "phi"] | ["games", _, "mu" | "phi"] => 2,
        ["games", _, "g" | "e" | "score" | "surprise" | "v_term"] | ["v" | "v_sum"] => 3,
        ["games", _, "delta_term"] | ["delta" | "delta_sum", ..] => 4,
        // One of them is the new rating.
        ["volatility", "roots", _, "rating"] => 8,
        ["volatility", ..] | ["player", "volatility"] => 5,
        ["phi_star" | "drift", ..] => 6,
        ["phi_prime" | "mu_prime"] => 7,
        _ => 8,
    }
}

#[test]
fn every_number_is_the_traces_in_full() {
    everywhere(|state, html| {
        let (period, trace) = (json!(*state.worked.period), json!(*state.worked.trace));
        let numbers = all(html, "data, mn[data-quantity]");
        let is_whole =
            all(html, "main.embed").is_empty() && !state.covers_answer() && !state.is_unrated && !state.awaits_games();
        ensure(!is_whole || numbers.len() > 20, || format!("only {} numbers", numbers.len()))?;
        for element in numbers {
            let quantity = attr(element, "data-quantity").ok_or_else(|| format!("no quantity in {}", tag(element)))?;
            let value = attr(element, "value").or(attr(element, "data-value")).unwrap_or_default();
            let value: f64 = value.parse().map_err(|_| format!("no number in {}", tag(element)))?;
            ensure(!words(element).is_empty(), || format!("nothing is shown in {}", tag(element)))?;
            let path = quantity.trim_start_matches('-');
            let (root, path) = path.strip_prefix("in.").map_or((&trace, path), |path| (&period, path));
            let is = root.pointer(&format!("/{}", path.replace('.', "/"))).and_then(serde_json::Value::as_f64);
            match is {
                Some(is) => {
                    let is = if quantity.starts_with('-') { -is } else { is };
                    ensure(value == is, || format!("{quantity} is {is}, not {value}"))?;
                }
                None => {
                    let is = derived(state, quantity).ok_or_else(|| format!("{quantity} leads nowhere"))?;
                    // Sums in another order may differ in their last digits.
                    let close = is.is_nan() || (value - is).abs() <= 1e-9 * is.abs().max(1.0);
                    ensure(close, || format!("{quantity} is {is}, not {value}"))?;
                }
            }
        }
        Ok(())
    });
}

#[test]
fn what_is_covered_shows_nowhere_on_the_page() {
    let mut state = after([Action::ToggleHide]);
    loop {
        let (page, small) = (rendered(&state), embedded(&state));
        let Moment { step, sub } = state.moment();
        for element in [&page, &small].into_iter().flat_map(|html| all(html, "data, mn[data-quantity]")) {
            let quantity = attr(element, "data-quantity").unwrap_or_default();
            assert!(step_of(quantity) <= step, "{quantity} shows in Step {step}");
            let is_later = quantity
                .strip_prefix("volatility.iterations.")
                .and_then(|rest| rest.split('.').next()?.parse::<u16>().ok())
                .is_some_and(|i| i > sub);
            let comes_out = ["sigma", "root", "player"].iter().any(|part| quantity.contains(part));
            let is_later =
                is_later || (comes_out && !quantity.starts_with("in.") && state.covered_iterations().is_some());
            assert!(step != 5 || !is_later, "{quantity} shows in iteration {sub}");
        }
        if state.is_last() {
            break;
        }
        state = state.update(Action::Next);
    }
}

#[test]
fn what_several_zeros_would_give_is_covered_with_the_answer() {
    let three = || after([Action::Replace(Rc::new(cases_to_try()[1].clone()), Rounding::Exact)]);
    let says = |state: &State| rendered(state).html().contains("1676.63");
    assert!(says(&three().update(go(5, 0))), "the zero that is taken");
    let hidden = three().update(Action::ToggleHide);
    for moment in Moment::all(&hidden.worked.trace) {
        let state = hidden.update(Action::GoTo(moment));
        assert_eq!(says(&state), moment.step == 8, "{moment}");
    }
}

/// Each number of the answer that was typed is scrubbed by the name of its field, and says what comes of it; what was computed is not.
#[test]
fn numbers_that_were_typed_are_scrubbed_where_they_stand() {
    let blank_first = Action::Move { from: 3, to: 0 };
    let states = states().into_iter().chain([
        ("a blank row before the others", after([Action::AddGame, blank_first])),
        ("a number too small to be dragged", after([edit(Field::GameRating(0), "1e-9")])),
        (
            "the second period",
            after([Action::NextPeriod, edit(Field::GameRating(0), "1600"), edit(Field::GameDeviation(0), "50")]),
        ),
    ]);
    let mut seen = HashSet::new();
    for (state_name, state) in states.filter(|(_, state)| state.problems.is_empty()) {
        let html = rendered(&state);
        for number in all(&html, ".answer [data-scrub]") {
            let (scrubs, value) = (attr(number, "data-scrub").unwrap(), attr(number, "value").unwrap());
            let field = stepping::named(scrubs).unwrap_or_else(|| panic!("{state_name}: {scrubs}"));
            let typed = glicko2_steps::number::number(state.field(field));
            assert_eq!(value.parse::<f64>(), Ok(typed), "{state_name}: {scrubs} is another number");
            assert_eq!((attr(number, "role"), attr(number, "tabindex")), (Some("spinbutton"), Some("0")));
            assert_eq!(attr(number, "aria-valuenow"), Some(value), "{state_name}");
            assert!(!value.contains('e'), "{state_name}: ARIA knows no {value}");
            let told = attr(number, "aria-valuetext").unwrap();
            assert!(told.contains(", new rating ") && !name(&html, number).is_empty(), "{state_name}: {told}");
            seen.insert(field);
        }
        for number in all(&html, ".answer [data-quantity^='player.'], .answer [data-quantity$='.e']") {
            assert_eq!(attr(number, "data-scrub"), None, "{state_name}: what was computed");
        }
        if state.fits_frame() {
            assert!(all(&embedded(&state), "[data-scrub]").is_empty(), "{state_name}: a frame has no fields");
        }
    }
    assert!(seen.contains(&Field::GameRating(3)) && seen.contains(&Field::PlayerDeviation), "{seen:?}");
    let second = rendered(&after([Action::NextPeriod]));
    assert!(all(&second, ".answer [data-scrub^=player]").is_empty(), "there the player is as the first has left them");
}

#[test]
fn the_number_in_hand_has_its_strip() {
    let strip = |state: &State| all(&rendered(state), ".strip").len();
    let held = after([Action::Hold(Some(Field::GameRating(1)))]);
    assert_eq!((strip(&State::whole()), strip(&held)), (0, 1));
    let html = rendered(&held);
    assert_eq!(name(&html, all(&html, ".strip")[0]), "What follows from Opponent rating, game 2");
    assert_eq!(attr(by_id(&html, "strip-field").unwrap(), "value"), Some("1550"));
    let label = attr(all(&html, ".strip [role=img]")[0], "aria-label").unwrap().to_owned();
    assert!(label.starts_with("r₂ from 500 to 2700: r′ from 1371."), "{label}");
    for gone in [Action::Hold(None), Action::ToggleHide, Action::Remove(1)] {
        let has_other = matches!(gone, Action::Remove(_));
        assert_eq!(strip(&held.update(gone.clone())), usize::from(has_other), "{gone:?}");
    }
    let nowhere = held.update(Action::Remove(2)).update(Action::Remove(1));
    assert_eq!(strip(&nowhere), 0, "its game is gone");
}

#[test]
fn all_values_of_a_step_can_be_copied_once_they_are_not_covered() {
    let html = rendered(&after([Action::Load("v=all".to_owned())]));
    assert_eq!(all(&html, ".step .copy-values").len(), 8);
    let covered = rendered(&after([Action::Load("v=all&h=1&k=5".to_owned())]));
    assert_eq!(all(&covered, ".step .copy-values").len(), 4, "the iterations are still to come");
}
