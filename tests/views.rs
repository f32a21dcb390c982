//! The page as a server would render it, read by a real HTML parser: names, labels, numbers, and nothing that its own
//! content security policy would refuse.
#![cfg(feature = "ssr")]

#[path = "support/html.rs"]
mod html;
#[path = "support/page.rs"]
mod page;

use glicko2_steps::app::address::parse;
use glicko2_steps::app::{Action, Moment, State};
use glicko2_steps::case::{Case, GameForm, Score, stepping};
use glicko2_steps::glicko2::formulas::prediction;
use glicko2_steps::glicko2::{Field, Period, Rounding, rate};
use glicko2_steps::present::text::{Language, Text};
use glicko2_steps::present::why::Chip;
use glicko2_steps::web::{Notes, Page, PageProps};
use glicko2_steps::{elo, glicko};
use html::{
    all, attr, by_id, check_each, drawings_are_told, ensure, ids, keeps_to_the_policy, markup_of, name, tag, words,
};
use page::{embedded, markup, props, rendered};
use scraper::{ElementRef, Html, Selector};
use serde_json::json;
use std::collections::HashSet;
use std::rc::Rc;

fn text() -> &'static Text {
    Language::En.text()
}

fn after(actions: impl IntoIterator<Item = Action>) -> State {
    actions.into_iter().fold(State::whole(), |state, action| state.update(action))
}

fn edit(field: Field, text: &str) -> Action {
    Action::Edit(field, text.to_owned())
}

fn go(step: u8, sub: u16) -> Action {
    Action::GoTo(Moment { step, sub })
}

fn with_games(games: Vec<GameForm>) -> State {
    after([Action::Replace(Rc::new(Case::papers_example().with_games(games)), Rounding::Exact)])
}

/// Whatever a form may hold that HTML would take for its own.
const HOSTILE: &str = "<script>alert(1)</script>\"'><img src=x onerror=alert(1)>&amp;</textarea>";

/// The states that the page can be in, each with its name.
fn states() -> Vec<(&'static str, State)> {
    let upset = vec![GameForm::new("1000", "30", Score::Lost); 25];
    let crowd = vec![GameForm::new("1500", "100", Score::Draw); 1000];
    let hidden = |step, sub| after([Action::ToggleHide, go(step, sub)]);
    vec![
        ("the paper's example", State::whole()),
        (
            "an upset with three zeros",
            with_games(upset).update(edit(Field::PlayerRating, "2000")).update(edit(Field::PlayerDeviation, "30")),
        ),
        ("a great win", after([edit(Field::GameRating(0), "2700"), go(5, 1)])),
        ("an idle period", after([Action::ClearGames])),
        ("many idle periods", after([Action::ClearGames, edit(Field::IdlePeriods, "2.5")])),
        ("one game", after([Action::Remove(2), Action::Remove(1)])),
        (
            "bad fields",
            after([
                edit(Field::PlayerRating, ""),
                edit(Field::PlayerVolatility, "x"),
                edit(Field::Tau, "0"),
                edit(Field::GameRating(0), "x"),
                edit(Field::GameDeviation(0), "-1"),
                edit(Field::GameScore(0), "2"),
            ]),
        ),
        ("an idle period with a bad field", after([Action::ClearGames, edit(Field::IdlePeriods, "-1")])),
        ("an empty row", after([Action::AddGame])),
        ("a typed score", after([edit(Field::GameScore(1), "0,25")])),
        ("the paste panel", after([Action::OpenPaste])),
        ("the paste panel with bad lines", after([Action::EditPaste("1400 30 W\n1400 30\n1500 x W".into())])),
        ("a row's actions", after([Action::ToggleRow(0)])),
        ("why so little", after([Action::ToggleChip(Chip::Little)])),
        ("why points were lost", after([Action::ToggleChip(Chip::LostThoughWon)])),
        ("why a loss costs more", after([Action::ToggleChip(Chip::LossCostsMore)])),
        ("what if", after([Action::ToggleChip(Chip::WhatIf)])),
        ("how many such wins", after([Action::ToggleChip(Chip::HowMany)])),
        ("why so much", after([edit(Field::GameRating(0), "2700"), Action::ToggleChip(Chip::Much)])),
        ("why the deviation rose", after([Action::ClearGames, Action::ToggleChip(Chip::LessSure)])),
        ("hidden at the beginning", hidden(1, 0)),
        ("hidden at the bracket", hidden(5, 0)),
        ("hidden at an iteration", hidden(5, 1)),
        ("hidden at the end", hidden(8, 0)),
        ("rounded as the paper does", after([Action::SetRounding(Rounding::AsPrinted)])),
        ("a thousand games", with_games(crowd)),
        ("a link that was not understood", after([Action::Load("t=0.4&x=1".into())])),
        ("playing", after([Action::TogglePlay, Action::Tick])),
        (
            "unusual values",
            after([edit(Field::PlayerDeviation, "0"), edit(Field::Tau, "3"), edit(Field::GameDeviation(1), "900")]),
        ),
        (
            "hostile texts",
            after([
                edit(Field::PlayerRating, HOSTILE),
                edit(Field::Tau, HOSTILE),
                edit(Field::GameRating(0), HOSTILE),
                edit(Field::GameScore(1), HOSTILE),
                Action::EditPaste(format!("1400 30 {HOSTILE}")),
            ]),
        ),
        ("a hostile link", after([Action::Load(format!("t={HOSTILE}&{HOSTILE}"))])),
    ]
}

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
        ["volatility", ..] | ["player", "volatility"] => 5,
        ["phi_star" | "drift", ..] => 6,
        ["phi_prime" | "mu_prime"] => 7,
        _ => 8,
    }
}

/// Runs a check on every state and names the state that fails.
#[track_caller]
fn each(check: impl Fn(&State, &Html) -> Result<(), String>) {
    check_each(&states(), rendered, check);
}

/// The same on the small page as well.
#[track_caller]
fn everywhere(check: impl Fn(&State, &Html) -> Result<(), String>) {
    each(|state, html| {
        check(state, html)?;
        check(state, &embedded(state)).map_err(|error| format!("embedded: {error}"))
    });
}

#[test]
fn ids_are_unique_and_every_reference_leads_somewhere() {
    everywhere(|_, html| {
        let ids = ids(html)?;
        for element in all(html, "*") {
            for (name, value) in element.value().attrs() {
                let target = value.split_once("url(#").and_then(|(_, rest)| rest.split_once(')')).map(|(id, _)| id);
                let target = target.or(value.strip_prefix('#').filter(|_| name.ends_with("href")));
                // A fragment with a key is the state of a page, and a link that the page with all rooms understands.
                let is_state = |id: &str| id.contains('=') && parse(id).not_understood.is_empty();
                ensure(target.is_none_or(|id| ids.contains(id) || is_state(id)), || {
                    format!("{name}={value:?} leads nowhere")
                })?;
            }
        }
        Ok(())
    });
}

#[test]
fn nothing_that_the_pages_own_policy_refuses() {
    everywhere(|_, html| {
        keeps_to_the_policy(html)?;
        for element in all(html, "*") {
            for (name, value) in element.value().attrs() {
                let leaves = ["src", "href", "action", "formaction", "xlink:href", "background"].contains(&name)
                    && !value.starts_with('#')
                    && !value.starts_with("./#")
                    // The site's other languages.
                    && value != "./ru/";
                ensure(!leaves, || format!("{name} in {}", tag(element)))?;
            }
        }
        Ok(())
    });
}

#[test]
fn every_number_is_the_traces_in_full() {
    everywhere(|state, html| {
        let (period, trace) = (json!(*state.worked.period), json!(*state.worked.trace));
        let numbers = all(html, "data, mn[data-quantity]");
        let is_whole = all(html, "main.embed").is_empty() && !state.covers_answer();
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
fn the_eight_steps_are_regions_with_names() {
    each(|state, html| {
        let is_idle = state.worked.trace.games.is_empty();
        let expected: Vec<u8> = if is_idle { vec![6] } else { (1..=8).collect() };
        let steps = all(html, "section.step");
        ensure(steps.len() == expected.len(), || format!("{} steps", steps.len()))?;
        for (element, number) in steps.into_iter().zip(expected) {
            let name = name(html, element);
            let title = all(html, &format!("#step-{number} h3")).first().copied().map(words).unwrap_or_default();
            ensure(!title.is_empty() && name == format!("Step {number} {title}"), || format!("{name:?}"))?;
            let covered = all(html, &format!("#step-{number} .covered")).len() == 1;
            ensure(covered == state.covers_step(number), || format!("whether Step {number} is covered"))?;
            // What is asked of a covered one may name what was given.
            let given = if covered { ":not([data-quantity^='in.'])" } else { "" };
            let has_numbers = !all(html, &format!("#step-{number} [data-quantity]{given}")).is_empty();
            ensure(covered != has_numbers, || format!("the numbers of Step {number}"))?;
        }
        Ok(())
    });
}

#[test]
fn everything_that_is_used_has_a_name() {
    everywhere(|_, html| {
        for element in all(
            html,
            "button, input, select, textarea, summary, a, table, [role=img], [role=slider], [role=group], [role=radiogroup], aside, nav, section[aria-labelledby], section[aria-label]",
        ) {
            // A formula reads itself.
            if attr(element, "class").is_some_and(|class| class.split_whitespace().any(|class| class == "formula")) {
                continue;
            }
            ensure(!name(html, element).trim().is_empty(), || format!("no name: {}", tag(element)))?;
        }
        for label in all(html, "label") {
            ensure(!words(label).is_empty(), || format!("an empty label: {}", tag(label)))?;
        }
        drawings_are_told(html)
    });
}

#[test]
fn tables_have_names_and_heads() {
    everywhere(|_, html| {
        for table in all(html, "table") {
            let inside = |selector: &str| -> Vec<ElementRef> {
                table.select(&Selector::parse(selector).expect("a selector")).collect()
            };
            let name = name(html, table);
            ensure(!inside("tbody tr").is_empty(), || format!("{name}: no rows"))?;
            for row in inside("tbody tr") {
                let heads = row.child_elements().filter(|cell| cell.value().name() == "th").count();
                let is_given = name == text().steps.given_caption;
                ensure(heads == 1 || is_given, || format!("{name}: a row with {heads} heads"))?;
            }
            for head in inside("th") {
                let in_head =
                    head.ancestors().filter_map(ElementRef::wrap).any(|outer| outer.value().name() == "thead");
                let scope = if in_head { "col" } else { "row" };
                ensure(attr(head, "scope") == Some(scope), || format!("{name}: {}", tag(head)))?;
            }
            let width = |row: &ElementRef| row.child_elements().count();
            let rows = inside("tr");
            ensure(rows.iter().all(|row| width(row) == width(&rows[0])), || format!("{name}: ragged"))?;
            ensure(inside("tbody tr").len() <= 100, || format!("{name}: too long"))?;
        }
        Ok(())
    });
}

#[test]
fn the_iterations_are_a_table() {
    let html = rendered(&State::whole());
    let table = all(&html, "table").into_iter().find(|table| name(&html, *table) == "Iterations").expect("Iterations");
    let cell = |quantity: &str| {
        let selector = Selector::parse(&format!("[data-quantity=\"{quantity}\"]")).expect("a selector");
        table.select(&selector).next().map(words).unwrap_or_default()
    };
    assert_eq!(cell("volatility.iterations.1.c"), "−5.626955");
    assert_eq!(cell("volatility.iterations.0.f_b"), "2.00");
    let rows = |state: &State| {
        let html = rendered(state);
        let tables = all(&html, "table");
        let table = tables.iter().find(|table| name(&html, **table) == "Iterations");
        table.map(|table| table.select(&Selector::parse("tbody tr").expect("a selector")).count())
    };
    assert_eq!(rows(&State::whole()), Some(3));
    let hidden = |step, sub| after([Action::ToggleHide, go(step, sub)]);
    let seen = [hidden(4, 0), hidden(5, 0), hidden(5, 1), hidden(5, 2), hidden(6, 0)].map(|state| rows(&state));
    assert_eq!(seen, [None, Some(1), Some(2), Some(3), Some(3)]);
}

#[test]
fn formulas_are_mathml() {
    let html = rendered(&State::whole());
    let formulas = all(&html, "math");
    assert!(formulas.len() >= 20, "{}", formulas.len());
    for selector in ["math", "mrow", "mfrac", "msup", "msqrt", "munderover", "mn", "mi", "mo"] {
        let elements = all(&html, selector);
        assert!(!elements.is_empty(), "{selector}");
        for element in elements {
            assert_eq!(&*element.value().name.ns, "http://www.w3.org/1998/Math/MathML", "{}", tag(element));
        }
    }
    for (selector, count) in [("mfrac", 2), ("msup", 2), ("munderover", 3), ("msub", 2)] {
        for element in all(&html, selector) {
            assert_eq!(element.child_elements().count(), count, "{}", element.html());
        }
    }
    for element in all(&html, "svg, svg *") {
        assert_eq!(&*element.value().name.ns, "http://www.w3.org/2000/svg", "{}", tag(element));
    }
}

#[test]
fn the_answer_is_a_live_region() {
    let status = |state: &State| {
        let html = rendered(state);
        let found = all(&html, "[role=status][aria-label=Result]");
        assert_eq!(found.len(), 1);
        words(found[0])
    };
    let sentence = status(&State::whole());
    assert!(sentence.starts_with("The rating falls by 35.95 to 1464.05, with a deviation of 151.52"), "{sentence}");
    assert!(sentence.ends_with("With 95 % confidence, the true strength is between 1167 and 1761."), "{sentence}");
    // While a field is bad the last good answer stays, and says that it is.
    let bad = after([edit(Field::PlayerRating, "")]);
    assert_eq!(status(&bad), sentence);
    assert_eq!(all(&rendered(&bad), ".answer.stale").len(), 1);
    // A guess is not spoilt, neither by the answer nor by what it means.
    let hidden = after([Action::ToggleHide]);
    assert_eq!(status(&hidden), text().answer.covered);
    assert!(all(&rendered(&hidden), "[data-quantity^=player]").is_empty());
}

/// The questions below the answer, and the one whose answer is open.
fn questions(html: &Html) -> (Vec<String>, Option<String>) {
    let buttons = all(html, ".chips button");
    let open = buttons.iter().find(|button| attr(**button, "aria-expanded") == Some("true"));
    let open = open.map(|button| words(*button));
    (buttons.into_iter().map(words).collect(), open)
}

#[test]
fn a_question_opens_its_answer_and_closes_it() {
    let ask = Action::ToggleChip;
    let answer = |state: &State| {
        let html = rendered(state);
        let (_, open) = questions(&html);
        let answer = by_id(&html, "chip-answer").unwrap();
        assert_eq!(attr(answer, "hidden").is_none(), open.is_some());
        open.map(|open| (open, words(answer)))
    };
    let closed = State::whole();
    let (offered, _) = questions(&rendered(&closed));
    assert_eq!(offered.len(), 5, "{offered:?}");
    assert_eq!(answer(&closed), None);

    let open = closed.update(ask(Chip::Little));
    let (question, said) = answer(&open).unwrap();
    assert!(question == "Why so little?" && said.contains("−83.38"), "{question} {said}");
    // One at a time.
    let (question, said) = answer(&open.update(ask(Chip::WhatIf))).unwrap();
    assert!(question == "What if …?" && said.contains("1590"), "{question} {said}");
    let (question, said) = answer(&open.update(ask(Chip::HowMany))).unwrap();
    assert!(question == "How many such wins to …?" && said.contains("against 1400 (RD 30)"), "{question} {said}");
    assert_eq!(answer(&open.update(ask(Chip::Little))), None);
    // It stays open as long as it can be asked.
    assert!(answer(&open.update(edit(Field::GameRating(1), "1551"))).is_some());
    let other = open.update(Action::SetScore(1, Score::Won)).update(Action::SetScore(2, Score::Won));
    assert_eq!(answer(&other), None);
    // It is no edit, and in no link.
    assert!(!open.can_undo());
    assert_eq!(open.link(), closed.link());
}

#[test]
fn nothing_is_asked_in_the_small_page_or_while_the_answer_is_covered() {
    assert!(all(&embedded(&State::whole()), ".chips, .chip-answer").is_empty());
    let covered = after([Action::ToggleHide, go(1, 0)]);
    assert!(all(&rendered(&covered), ".chips, .chip-answer").is_empty());
}

#[test]
fn fields_and_buttons_go_by_the_names_that_others_rely_on() {
    let html = rendered(&State::whole());
    let named = |selector: &str, wanted: &str| {
        all(&html, selector).into_iter().filter(|element| name(&html, *element) == wanted).count()
    };
    let labels: Vec<String> = all(&html, "label[for]")
        .into_iter()
        .map(|label| {
            // The letter beside the words is hidden from assistive programs.
            label
                .children()
                .filter_map(|child| child.value().as_text().map(|text| text.to_string()))
                .collect::<String>()
        })
        .map(|label| label.trim().to_owned())
        .collect();
    for label in ["Rating", "Rating deviation", "Volatility", "System constant"] {
        assert_eq!(labels.iter().filter(|written| *written == label).count(), 1, "{label}: {labels:?}");
    }
    for n in 1..=3 {
        assert_eq!(named("[role=group]", &format!("Game {n}")), 1);
    }
    for (selector, wanted, count) in [
        ("input", "Opponent rating", 3),
        ("input", "Opponent deviation", 3),
        ("input[type=radio]", "Won", 3),
        ("input[type=radio]", "Draw", 3),
        ("input[type=radio]", "Lost", 3),
        ("button", "Add a game", 1),
        ("button", "Paste results", 1),
        ("button", "Undo", 1),
        ("button", "Redo", 1),
    ] {
        assert_eq!(named(selector, wanted), count, "{wanted}");
    }
    let html = rendered(&after([edit(Field::GameScore(1), "0.25")]));
    let scores = all(&html, "input").into_iter().filter(|input| name(&html, *input) == "Score").count();
    assert_eq!(scores, 1);
}

#[test]
fn a_bad_field_says_what_is_wrong_beside_itself() {
    let fields = [
        (Field::PlayerRating, "x"),
        (Field::PlayerDeviation, ""),
        (Field::PlayerVolatility, "0"),
        (Field::Tau, "-1"),
        (Field::GameRating(1), "x"),
        (Field::GameDeviation(2), "-1"),
        (Field::GameScore(0), "7"),
    ];
    for (field, typed) in fields {
        let state = after([edit(field, typed)]);
        let html = rendered(&state);
        let invalid = all(&html, "[aria-invalid=true]");
        assert_eq!(invalid.len(), 1, "{field}");
        assert_eq!(attr(invalid[0], "value").unwrap_or_default(), typed, "{field}");
        let described = attr(invalid[0], "aria-describedby").expect("a description");
        let said = words(by_id(&html, described).expect("the description"));
        let expected = (text().problem)(state.problems_here().next().unwrap(), typed.is_empty());
        assert!(said.contains(&expected), "{field}: {said:?}, not {expected:?}");
    }
    assert!(all(&rendered(&State::whole()), "[aria-invalid]").is_empty());
}

#[test]
fn what_was_typed_is_text_and_nothing_else() {
    let state = states().into_iter().find(|(name, _)| *name == "hostile texts").expect("the state").1;
    let html = rendered(&state);
    for id in ["player-rating", "tau", "games-0-rating", "games-1-score"] {
        let field = by_id(&html, id).unwrap_or_else(|| panic!("no field {id}"));
        assert_eq!(attr(field, "value"), Some(HOSTILE), "{id}");
    }
    let area = words(all(&html, "textarea")[0]);
    assert!(area.contains("<script>alert(1)</script>"), "{area}");
    assert!(all(&html, "script, img").is_empty());
    let html = rendered(&states().into_iter().find(|(name, _)| *name == "a hostile link").expect("the state").1);
    let notice = words(all(&html, "[role=alert]")[0]);
    assert!(notice.contains("<script>"), "{notice}");
}

#[test]
fn a_long_list_is_shown_in_parts() {
    let state = states().into_iter().find(|(name, _)| *name == "a thousand games").expect("the state").1;
    assert_eq!(state.worked.trace.games.len(), 1000);
    let html = rendered(&state);
    assert_eq!(all(&html, ".games .game").len(), 50);
    for table in all(&html, "table") {
        let rows = table.select(&Selector::parse("tbody tr").expect("a selector")).count();
        assert!(rows <= 51, "{}: {rows} rows", name(&html, table));
    }
    // A page of fifty is not much more than one of three.
    let size = markup(&state, false).len();
    assert!(size < 20 * 50 * 1024, "{size}");
}

#[test]
fn a_chart_is_told_in_words() {
    let html = rendered(&State::whole());
    let labels: Vec<String> = all(&html, "[role=img]").into_iter().map(|chart| name(&html, chart)).collect();
    assert_eq!(labels.len(), 3, "{labels:?}");
    let strength = labels.iter().find(|label| label.contains("1464")).expect("the strength");
    for number in ["1500", "200", "1464", "152", "95 %", "1167", "1761"] {
        assert!(strength.contains(number), "{number} in {strength:?}");
    }
    assert!(labels.iter().all(|label| !label.contains(['{', '}'])));
}

#[test]
fn the_walk_says_where_it_is() {
    for (action, place) in [
        (go(1, 0), "Step 1 of 8"),
        (go(5, 0), "Step 5, the bracket"),
        (go(5, 2), "Step 5, iteration 2 of 2"),
        (go(8, 0), "Step 8 of 8"),
    ] {
        let state = after([action]);
        let html = rendered(&state);
        assert_eq!(words(all(&html, ".where")[0]), place);
        let current: Vec<&str> =
            all(&html, "section[aria-current=step]").into_iter().filter_map(|step| attr(step, "id")).collect();
        assert_eq!(current, [format!("step-{}", state.moment().step)]);
    }
    let disabled = |state: &State| {
        let html = rendered(state);
        all(&html, "nav button[disabled]").into_iter().map(|button| name(&html, button)).collect::<Vec<_>>()
    };
    assert_eq!(disabled(&State::whole()), ["Back"]);
    assert_eq!(disabled(&after([Action::Last])), ["Next"]);
}

#[test]
fn the_small_page_has_answer_curve_games_and_a_way_on() {
    let html = embedded(&State::whole());
    let status = all(&html, "main [role=status]");
    assert_eq!(status.len(), 1);
    assert!(words(status[0]).starts_with("The rating falls by 35.95 to 1464.05"), "{}", words(status[0]));
    assert_eq!(all(&html, "main [role=img]").len(), 1, "the curve");
    let rows: Vec<String> = all(&html, ".played tbody tr").into_iter().map(words).collect();
    assert_eq!(rows, ["140030Won+47.43", "1550100Lost−54.40", "1700300Lost−28.98"]);
    assert!(all(&html, "input, textarea, header, footer").is_empty(), "nothing is typed here");
    assert!(all(&html, ".step").is_empty(), "no step before one walks");
    assert_eq!(all(&html, "nav .primary").into_iter().map(words).collect::<Vec<_>>(), [text().walk.through]);

    let walking = embedded(&after([Action::First]));
    assert_eq!(all(&walking, ".step[aria-current]").len(), 1);
    assert_eq!(all(&walking, "nav .primary").into_iter().map(words).collect::<Vec<_>>(), [text().walk.next]);
    let linked = embedded(&after([Action::Load("k=5.1".into())]));
    assert_eq!(all(&linked, "#step-5[aria-current]").len(), 1, "a link into the derivation");
}

#[test]
fn the_small_page_leads_to_the_same_case() {
    for (name, state) in states() {
        let html = embedded(&state);
        let links = all(&html, "a[target=_blank][rel=noopener]");
        assert_eq!(links.len(), 1, "{name}");
        let fragment = attr(links[0], "href").and_then(|href| href.strip_prefix("./#")).unwrap_or_default();
        // An empty one would be the visitor's last case.
        assert!(!fragment.is_empty(), "{name}");
        let there = glicko2_steps::case::link::parse(fragment);
        assert_eq!(there.options, state.options, "{name}");
        assert_eq!(
            glicko2_steps::case::link::print(&there.case, &there.options),
            glicko2_steps::case::link::print(&state.case, &state.options),
            "{name}"
        );
    }
}

#[test]
fn the_small_page_shows_no_other_case_in_the_place_of_a_bad_one() {
    let html = embedded(&after([edit(Field::PlayerRating, "x"), edit(Field::Tau, "0")]));
    let said: Vec<String> = all(&html, ".warning").into_iter().map(words).collect();
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(all(&html, "[data-quantity], nav").is_empty());
}

#[test]
fn what_is_kept_is_said_quietly() {
    use glicko2_steps::app::kept::Offer;
    let page = &text().page;
    let cases = [
        (Notes { offer: Some(Offer::Own), ..Notes::default() }, page.own_is_kept, vec![page.back_to_own, page.dismiss]),
        (
            Notes { offer: Some(Offer::Former), ..Notes::default() },
            page.former_is_kept,
            vec![page.back_to_own, page.forget_former],
        ),
        (Notes { is_full: true, ..Notes::default() }, page.store_is_full, vec![page.dismiss]),
    ];
    for (notes, said, buttons) in cases {
        let document = Html::parse_fragment(&markup_of::<Page>(PageProps {
            notes,
            ..props(Language::En, &State::whole(), false)
        }));
        let notice = all(&document, ".notice[role=status]");
        assert!(words(notice[0]).contains(said), "{said}");
        let found: Vec<String> = all(&document, ".notice[role=status] button").into_iter().map(words).collect();
        assert_eq!(found, buttons);
    }
    let silent = rendered(&State::whole());
    assert!(all(&silent, ".notice").is_empty());
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

/// Laid out as cards, a table is none for every browser unless it says so, and a cell has to say which it is.
#[test]
fn tables_that_become_cards_say_what_they_are() {
    let html = rendered(&after([Action::Load("v=all".to_owned())]));
    let tables = all(&html, "table.cards-if-narrow");
    let captions = ["Both scales", "Weights, expected scores", "Scores against", "The search", "Iterations"];
    assert_eq!(tables.len(), captions.len());
    for (table, caption) in tables.into_iter().zip(captions) {
        assert!(words(table).starts_with(caption), "{caption}");
        assert_eq!(attr(table, "role"), Some("table"), "{caption}");
        let parts = [
            ("thead, tbody", "rowgroup"),
            ("tr", "row"),
            ("thead th", "columnheader"),
            ("tbody th", "rowheader"),
            ("td", "cell"),
        ];
        for (part, role) in parts {
            for element in html::within(table, part) {
                assert_eq!(attr(element, "role"), Some(role), "{caption}: {}", tag(element));
            }
        }
        for cell in html::within(table, "tbody :is(th, td)").into_iter().filter(|cell| !words(*cell).is_empty()) {
            assert!(attr(cell, "data-label").is_some_and(|label| !label.is_empty()), "{caption}: {}", tag(cell));
        }
    }
}

#[test]
fn all_values_of_a_step_can_be_copied_once_they_are_not_covered() {
    let html = rendered(&after([Action::Load("v=all".to_owned())]));
    assert_eq!(all(&html, ".step .copy-values").len(), 8);
    let covered = rendered(&after([Action::Load("v=all&h=1&k=5".to_owned())]));
    assert_eq!(all(&covered, ".step .copy-values").len(), 4, "the iterations are still to come");
}
