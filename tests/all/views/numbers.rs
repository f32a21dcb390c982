//! Numbers: each has the full value of the trace, can be dragged where it was typed, and appears nowhere while it is
//! hidden.

use super::*;
use explain::case::examples::cases_to_try;
use explain::case::stepping;
use glicko2_steps::formulas::prediction;
use glicko2_steps::{Period, at_root, elo, glicko_1995, rate};
use serde_json::json;
use std::collections::HashSet;

/// Returns the value of a quantity that views compute and no trace contains.
fn derived(state: &State, quantity: &str) -> Option<f64> {
    let (period, trace, player) = (
        &state.view.derivation.period,
        &state.view.derivation.trace,
        state.view.derivation.trace.player,
    );
    let change = player.rating - period.player.rating;
    let margin = state.view.options.level.deviations() * player.deviation;
    let path: Vec<&str> = quantity.split('.').collect();
    match path[..] {
        ["rating_change"] => Some(change),
        ["rating_change", "size"] => Some(change.abs()),
        ["band", "low"] => Some(player.rating - margin),
        ["band", "high"] => Some(player.rating + margin),
        ["phi_star", "points"] => Some(173.7178 * trace.phi_star),
        ["glicko", "rating" | "deviation"] => {
            let glicko = glicko_1995::rate(
                period.player.rating,
                period.player.deviation,
                glicko_1995::Constants {
                    c: 0.0,
                    periods: 0.0,
                },
                &period.games,
            );
            Some(if path[1] == "rating" {
                glicko.rating
            } else {
                glicko.deviation
            })
        }
        ["elo", "rating"] => Some(elo::rate(period.player.rating, elo::K, &period.games)),
        // The change by games without a bar of their own is checked with the charts.
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
        // The sentences below the answer are checked in `tests/why`.
        ["why", ..] => Some(f64::NAN),
        // Guesses are checked in `tests/all/guessing.rs`, and numbers below the pictures of the stage in `crates/explain/tests/all/stage.rs`.
        ["guess" | "before" | "drift" | "weights" | "games_alone", ..] => Some(f64::NAN),
        ["games", _, "surprise"] => Some(f64::NAN),
        ["delta" | "v", "points"] | ["delta_sum", "so_far", _] | ["phi_star", "growth"] => {
            Some(f64::NAN)
        }
        // The result of each of several zeros is checked in `crates/glicko2-steps/tests/engine/paper.rs`.
        ["volatility", "roots", i, field] => {
            let player = at_root(
                period,
                trace,
                trace.volatility.as_ref()?.roots[i.parse::<usize>().ok()?],
            )?;
            Some(if field == "rating" {
                player.rating
            } else {
                player.volatility
            })
        }
        ["volatility", "iterations", i, "width"] => {
            let iteration = trace.volatility.as_ref()?.iterations[i.parse::<usize>().ok()?];
            Some((iteration.b - iteration.a).abs())
        }
        ["exact_arithmetic", ..] => {
            let exact = rate(&Period {
                rounding: Rounding::Exact,
                ..Period::clone(period)
            })
            .ok()?;
            json!(exact)
                .pointer(&format!("/{}", path[1..].join("/")))
                .and_then(serde_json::Value::as_f64)
        }
        _ => None,
    }
}

/// Returns the step that computes a quantity.
fn step_of(quantity: &str) -> u8 {
    let path: Vec<&str> = quantity.trim_start_matches('-').split('.').collect();
    match path[..] {
        ["in" | "before", ..] => 1,
        ["mu" | "phi"] | ["games", _, "mu" | "phi"] => 2,
        ["games", _, "g" | "e" | "score" | "surprise" | "v_term"] | ["v" | "v_sum"] => 3,
        ["games", _, "delta_term"] | ["delta" | "delta_sum", ..] => 4,
        // The result of one of the zeros is the new rating.
        ["volatility", "roots", _, "rating"] => 8,
        ["volatility", ..] | ["player", "volatility"] => 5,
        ["phi_star" | "drift", ..] => 6,
        ["phi_prime" | "mu_prime"] => 7,
        _ => 8,
    }
}

#[test]
fn every_number_has_the_full_value_of_the_trace() {
    everywhere(|state, html| {
        let (period, trace) = (
            json!(*state.view.derivation.period),
            json!(*state.view.derivation.trace),
        );
        let numbers = all(html, "data, mn[data-quantity]");
        let is_whole = all(html, "main.embed").is_empty()
            && !state.view.hides_answer()
            && !state.is_unrated
            && !state.awaits_games();
        ensure(!is_whole || numbers.len() > 20, || {
            format!("only {} numbers", numbers.len())
        })?;
        for element in numbers {
            let quantity = attr(element, "data-quantity")
                .ok_or_else(|| format!("no quantity in {}", tag(element)))?;
            let value = attr(element, "value")
                .or(attr(element, "data-value"))
                .unwrap_or_default();
            let value: f64 = value
                .parse()
                .map_err(|_| format!("no number in {}", tag(element)))?;
            ensure(!words(element).is_empty(), || {
                format!("nothing is shown in {}", tag(element))
            })?;
            let path = quantity.trim_start_matches('-');
            let (root, path) = path
                .strip_prefix("in.")
                .map_or((&trace, path), |path| (&period, path));
            let is = root
                .pointer(&format!("/{}", path.replace('.', "/")))
                .and_then(serde_json::Value::as_f64);
            match is {
                Some(is) => {
                    let is = if quantity.starts_with('-') { -is } else { is };
                    ensure(value == is, || format!("{quantity} is {is}, not {value}"))?;
                }
                None => {
                    let is = derived(state, quantity)
                        .ok_or_else(|| format!("{quantity} leads nowhere"))?;
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
fn hidden_values_are_not_in_the_page() {
    let mut state = after([Action::ToggleHide]);
    loop {
        let (page, small) = (rendered(&state), embedded(&state));
        let StepPosition { step, sub } = state.view.position();
        for element in [&page, &small]
            .into_iter()
            .flat_map(|html| all(html, "data, mn[data-quantity]"))
        {
            let quantity = attr(element, "data-quantity").unwrap_or_default();
            assert!(step_of(quantity) <= step, "{quantity} shows in Step {step}");
            let is_later = quantity
                .strip_prefix("volatility.iterations.")
                .and_then(|rest| rest.split('.').next()?.parse::<u16>().ok())
                .is_some_and(|i| i > sub);
            let comes_out = ["sigma", "root", "player"]
                .iter()
                .any(|part| quantity.contains(part));
            let is_later = is_later
                || (comes_out
                    && !quantity.starts_with("in.")
                    && state.view.first_hidden_iteration().is_some());
            assert!(
                step != 5 || !is_later,
                "{quantity} shows in iteration {sub}"
            );
        }
        if state.view.is_last() {
            break;
        }
        state = state.update(Action::Next);
    }
}

#[test]
fn results_of_several_zeros_are_hidden_with_the_answer() {
    let three = || {
        after([Action::Replace(
            Rc::new(cases_to_try()[1].clone()),
            Rounding::Exact,
        )])
    };
    let says = |state: &State| rendered(state).html().contains("1676.63");
    assert!(says(&three().update(go(5, 0))), "the zero that is taken");
    let hidden = three().update(Action::ToggleHide);
    for position in StepPosition::all(&hidden.view.derivation.trace) {
        let state = hidden.update(Action::GoTo(position));
        assert_eq!(says(&state), position.step == 8, "{position}");
    }
}

/// Typed numbers of the answer can be dragged by the name of their field, and computed numbers cannot.
#[test]
fn typed_numbers_of_the_answer_can_be_dragged() {
    let blank_first = Action::Move { from: 3, to: 0 };
    let states = states().into_iter().chain([
        (
            "a blank row before the others",
            after([Action::AddGame, blank_first]),
        ),
        (
            "a number too small to be dragged",
            after([edit(Field::GameRating(0), "1e-9")]),
        ),
        (
            "the second period",
            after([
                Action::NextPeriod,
                edit(Field::GameRating(0), "1600"),
                edit(Field::GameDeviation(0), "50"),
            ]),
        ),
    ]);
    let mut seen = HashSet::new();
    for (state_name, state) in states.filter(|(_, state)| state.player.problems.is_empty()) {
        let html = rendered(&state);
        for number in all(&html, ".answer [data-scrub]") {
            let (drag_name, value) = (
                attr(number, "data-scrub").unwrap(),
                attr(number, "value").unwrap(),
            );
            let field = stepping::field_by_name(drag_name)
                .unwrap_or_else(|| panic!("{state_name}: {drag_name}"));
            let typed = explain::numbers::number(state.field(field));
            assert_eq!(
                value.parse::<f64>(),
                Ok(typed),
                "{state_name}: {drag_name} is another number"
            );
            assert_eq!(
                (attr(number, "role"), attr(number, "tabindex")),
                (Some("spinbutton"), Some("0"))
            );
            assert_eq!(attr(number, "aria-valuenow"), Some(value), "{state_name}");
            assert!(!value.contains('e'), "{state_name}: ARIA knows no {value}");
            let told = attr(number, "aria-valuetext").unwrap();
            assert!(
                told.contains(", new rating ") && !name(&html, number).is_empty(),
                "{state_name}: {told}"
            );
            seen.insert(field);
        }
        for number in all(
            &html,
            ".answer [data-quantity^='player.'], .answer [data-quantity$='.e']",
        ) {
            assert_eq!(
                attr(number, "data-scrub"),
                None,
                "{state_name}: what was computed"
            );
        }
        if state.fits_frame() {
            assert!(
                all(&embedded(&state), "[data-scrub]").is_empty(),
                "{state_name}: a frame has no fields"
            );
        }
    }
    assert!(
        seen.contains(&Field::GameRating(3)) && seen.contains(&Field::PlayerDeviation),
        "{seen:?}"
    );
    let second = rendered(&after([Action::NextPeriod]));
    assert!(
        all(&second, ".answer [data-scrub^=player]").is_empty(),
        "there the player is as the first has left them"
    );
}

#[test]
fn the_active_number_has_its_sensitivity_strip() {
    let strip = |state: &State| all(&rendered(state), ".strip").len();
    let held = after([Action::Activate(Some(Field::GameRating(1)))]);
    assert_eq!((strip(&State::whole()), strip(&held)), (0, 1));
    for gone in [
        Action::Activate(None),
        Action::ToggleHide,
        Action::Remove(1),
    ] {
        let has_other = matches!(gone, Action::Remove(_));
        assert_eq!(
            strip(&held.update(gone.clone())),
            usize::from(has_other),
            "{gone:?}"
        );
    }
    let nowhere = held.update(Action::Remove(2)).update(Action::Remove(1));
    assert_eq!(strip(&nowhere), 0, "its game is gone");
}

#[test]
fn all_values_of_a_step_can_be_copied_unless_hidden() {
    let html = rendered(&after([load("v=all")]));
    assert_eq!(all(&html, ".step .copy-values").len(), 8);
    let hidden = rendered(&after([load("v=all&h=1&k=5")]));
    assert_eq!(
        all(&hidden, ".step .copy-values").len(),
        4,
        "the iterations are still to come"
    );
}
