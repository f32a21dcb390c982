//! The season's room as a server would render it, read by a real HTML parser.
#![cfg(feature = "ssr")]

#[path = "support/html.rs"]
mod html;

use glicko2_steps::app::season::{Action, SeasonState};
use glicko2_steps::case::Score;
use glicko2_steps::glicko2::Field;
use glicko2_steps::present::level::Level;
use glicko2_steps::present::number::Digits;
use glicko2_steps::present::text::Language;
use glicko2_steps::season::{Orders, Place, idle_until, orders, tug_of_war};
use glicko2_steps::web::{SeasonRoom, SeasonRoomProps};
use html::{all, attr, block_on, by_id, ensure, name, tag, within, words};
use scraper::{ElementRef, Html};
use serde_json::json;
use std::collections::HashSet;
use std::rc::Rc;
use yew::{Callback, LocalServerRenderer};

fn markup(state: &SeasonState) -> String {
    let props = SeasonRoomProps {
        state: Rc::new(state.clone()),
        digits: Digits::Auto,
        level: Level::P95,
        text: Language::En.text(),
        words: Language::En.season(),
        dispatch: Callback::noop(),
        set_digits: Callback::noop(),
        set_level: Callback::noop(),
    };
    block_on(LocalServerRenderer::<SeasonRoom>::with_props(props).hydratable(false).render())
}

fn rendered(state: &SeasonState) -> Html {
    Html::parse_fragment(&markup(state))
}

fn after(actions: impl IntoIterator<Item = Action>) -> SeasonState {
    actions.into_iter().fold(SeasonState::default(), |state, action| state.update(action))
}

fn edit(period: usize, field: Field, text: &str) -> Action {
    Action::Edit(Place { period, field }, text.to_owned())
}

/// A season of a CSV.
fn imported(csv: &str) -> SeasonState {
    after([Action::EditImport(csv.to_owned()), Action::TakeImport { append: false }])
}

/// A thousand periods of ten games, some of them idle.
fn long() -> SeasonState {
    let game = |k: u32, j: u32| format!("{k},{},60,{}\n", 1300 + (37 * k + 53 * j) % 400, f64::from((j + k) % 3) / 2.0);
    let period = |k: u32| (0..10).map(|j| game(k, j)).collect::<String>();
    imported(&(1..=1000).filter(|k| k % 9 != 5).map(period).collect::<String>())
}

/// Whatever a form may hold that HTML would take for its own.
const HOSTILE: &str = "<script>alert(1)</script>\"'><img src=x onerror=alert(1)>&amp;</textarea>";

/// The states that the room can be in, each with its name.
fn states() -> Vec<(&'static str, SeasonState)> {
    let upset = (0..29).map(|_| "1,1000,30,0\n").collect::<String>();
    vec![
        ("the beginning", SeasonState::default()),
        ("an idle period", after([Action::Select(2)])),
        ("the last period", after([Action::Select(4)])),
        ("no periods", after([Action::Clear])),
        ("a new period", after([Action::AddPeriod])),
        ("one idle time", after([Action::Clear, Action::AddIdle])),
        ("a row's actions", after([Action::ToggleRow(0, 1)])),
        ("a typed score", after([Action::SetScore { period: 0, game: 1, score: Score::Typed("0,25".into()) }])),
        ("the import", after([Action::OpenImport])),
        ("an import with bad lines", after([Action::EditImport("1,1400,30,1\n2,x,30,1\nx".into())])),
        ("the export", after([Action::ToggleExport])),
        (
            "bad fields",
            after([
                edit(0, Field::PlayerRating, "x"),
                edit(0, Field::Tau, "0"),
                edit(1, Field::GameRating(1), "x"),
                edit(3, Field::GameDeviation(0), "-1"),
                edit(2, Field::IdlePeriods, ""),
            ]),
        ),
        (
            "an upset",
            imported(&upset).update(edit(0, Field::PlayerRating, "2000")).update(edit(0, Field::PlayerDeviation, "50")),
        ),
        ("a player beyond all bounds", after([edit(2, Field::IdlePeriods, "1e12")])),
        ("many games in a period", imported(&"1,1500,60,0.5\n".repeat(120)).update(Action::Duplicate(0))),
        ("a thousand periods", long()),
        ("the middle of a thousand", long().update(Action::Select(500))),
        ("a bad field far away", long().update(edit(3, Field::GameRating(2), "x")).update(Action::Select(900))),
        (
            "hostile texts",
            after([
                edit(0, Field::PlayerRating, HOSTILE),
                edit(0, Field::GameRating(0), HOSTILE),
                edit(0, Field::GameScore(1), HOSTILE),
                edit(2, Field::IdlePeriods, HOSTILE),
                Action::EditImport(format!("1,{HOSTILE},30,1")),
                Action::ToggleExport,
            ]),
        ),
    ]
}

#[track_caller]
fn each(check: impl Fn(&SeasonState, &Html) -> Result<(), String>) {
    let failures: Vec<String> = states()
        .iter()
        .filter_map(|(name, state)| Some(format!("{name}: {}", check(state, &rendered(state)).err()?)))
        .collect();
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

#[test]
fn the_document_is_sound() {
    each(|_, html| {
        let mut ids = HashSet::new();
        for element in all(html, "[id]") {
            let id = attr(element, "id").unwrap_or_default();
            ensure(!id.is_empty() && ids.insert(id), || format!("{id:?} is there twice"))?;
        }
        for element in all(html, "*") {
            let element_name = element.value().name();
            let is_barred = ["script", "style", "iframe", "img", "form", "link", "meta"].contains(&element_name);
            ensure(!is_barred, || format!("there is {}", tag(element)))?;
            for (name, value) in element.value().attrs() {
                let is_handler = name.starts_with("on") || name == "style";
                ensure(!is_handler, || format!("{name} in {}", tag(element)))?;
                if ["for", "aria-labelledby", "aria-describedby"].contains(&name) {
                    for id in value.split_whitespace() {
                        ensure(ids.contains(id), || format!("{name}={id:?} leads nowhere"))?;
                    }
                }
            }
        }
        for element in all(html, "button, input, select, textarea, summary, table, [role], aside, section:not(.answer)")
        {
            if attr(element, "class").is_some_and(|class| class.contains("formula"))
                || attr(element, "role") == Some("status")
            {
                continue;
            }
            ensure(!name(html, element).trim().is_empty(), || format!("no name: {}", tag(element)))?;
        }
        for table in all(html, "table") {
            let rows = within(table, "tr");
            let width = |row: &ElementRef| row.child_elements().count();
            ensure(rows.iter().all(|row| width(row) == width(&rows[0])), || format!("{}: ragged", name(html, table)))?;
            ensure((2..=52).contains(&rows.len()), || format!("{}: {} rows", name(html, table), rows.len()))?;
        }
        for image in all(html, "svg") {
            let mut outer = image.ancestors().filter_map(ElementRef::wrap).chain([image]);
            let is_told = outer.any(|e| attr(e, "role") == Some("img") || attr(e, "aria-hidden") == Some("true"));
            ensure(is_told, || format!("neither told nor hidden: {}", tag(image)))?;
        }
        let text = markup_text(html);
        ensure(!text.contains('{') && !text.contains('}'), || format!("a gap in the words: {text}"))
    });
}

/// All that is read, but for what was typed.
fn markup_text(html: &Html) -> String {
    all(html, "p, h2, h3, li, th, td, caption, button, label").into_iter().map(words).collect()
}

/// The value that a quantity has by the state.
fn value(state: &SeasonState, quantity: &str, is_derived: bool) -> Option<f64> {
    let rated = &state.worked.rated;
    let shown = state.shown()?;
    let (before, player) = (shown.period.player, shown.trace.player);
    let of = |player: glicko2_steps::glicko2::Player, what: &str| json!(player).get(what)?.as_f64();
    let margin = |player: glicko2_steps::glicko2::Player| Level::P95.deviations() * player.deviation;
    let path: Vec<&str> = quantity.trim_start_matches('-').split('.').collect();
    let sign = if quantity.starts_with('-') { -1.0 } else { 1.0 };
    let change = rated.end().rating - rated.start.rating;
    Some(match path[..] {
        ["start", "rating"] => rated.start.rating,
        ["end", what] => of(rated.end(), what)?,
        ["season_change"] => change,
        ["season_change", "size"] => change.abs(),
        ["periods", k, "player", what] => of(rated.periods.get(k.parse::<usize>().ok()?)?.trace.player, what)?,
        ["periods", k, "band", end] => {
            let player = rated.periods.get(k.parse::<usize>().ok()?)?.trace.player;
            player.rating + margin(player) * if end == "low" { -1.0 } else { 1.0 }
        }
        ["orders", ref rest @ ..] => {
            let orders = orders(&shown.period, Orders::FEW).ok()?;
            match rest {
                ["at_once", what] => of(orders.at_once, what)?,
                ["one_by_one", what] => of(orders.one_by_one, what)?,
                ["reversed", what] => of(orders.reversed, what)?,
                ["lowest", what] => of(orders.extremes?.lowest, what)?,
                ["highest", what] => of(orders.extremes?.highest, what)?,
                ["least_deviation"] => orders.extremes?.least_deviation,
                ["most_deviation"] => orders.extremes?.most_deviation,
                _ => return None,
            }
        }
        ["tug", ref rest @ ..] => {
            let tug = tug_of_war(shown);
            match rest {
                ["before", "points"] => tug.before,
                ["before", "variance"] => tug.before.powi(2),
                ["added", "points"] => tug.added(),
                ["added", "variance"] => tug.variance_added,
                ["taken", "points"] => -tug.taken(),
                ["taken", "variance"] => -tug.variance_taken,
                ["after", "points"] => tug.after,
                ["after", "variance"] => tug.after.powi(2),
                ["break_even"] => tug.break_even?,
                ["until"] => idle_until(player, 350.0),
                _ => return None,
            }
        }
        _ if !is_derived => return None,
        ["rating_change", ..] => (player.rating - before.rating).abs(),
        ["band", end] => player.rating + margin(player) * if end == "low" { -1.0 } else { 1.0 },
        ["phi_star", "points"] => 173.7178 * shown.trace.phi_star,
        ["volatility", "iterations", i, "width"] => {
            let iteration = shown.trace.volatility.as_ref()?.iterations[i.parse::<usize>().ok()?];
            (iteration.b - iteration.a).abs()
        }
        ["in", ref rest @ ..] => json!(shown.period).pointer(&format!("/{}", rest.join("/")))?.as_f64()?,
        _ => sign * json!(shown.trace).pointer(&format!("/{}", path.join("/")))?.as_f64()?,
    })
}

#[test]
fn every_number_is_the_seasons_in_full() {
    each(|state, html| {
        let numbers = all(html, "data, mn[data-quantity]");
        ensure(state.form.periods.is_empty() || numbers.len() > 10, || format!("only {} numbers", numbers.len()))?;
        for element in numbers {
            let quantity = attr(element, "data-quantity").unwrap_or_default();
            let shown = attr(element, "value").or(attr(element, "data-value")).unwrap_or_default();
            let shown: f64 = shown.parse().map_err(|_| format!("no number in {}", tag(element)))?;
            let is_derived = element
                .ancestors()
                .filter_map(ElementRef::wrap)
                .any(|outer| attr(outer, "class").is_some_and(|class| class.contains("derived")));
            if state.form.periods.is_empty() {
                continue;
            }
            let is = value(state, quantity, is_derived).ok_or_else(|| format!("{quantity} leads nowhere"))?;
            ensure((shown - is).abs() <= 1e-9 * is.abs().max(1.0), || format!("{quantity} is {is}, not {shown}"))?;
        }
        Ok(())
    });
}

#[test]
fn periods_are_groups_with_the_fields_of_one_player() {
    let html = rendered(&SeasonState::default());
    let groups: Vec<_> =
        all(&html, "[role=group].period").into_iter().map(|group| (name(&html, group), group)).collect();
    assert_eq!(
        groups.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(),
        ["Period 1", "Period 2", "Period 3", "Period 4", "Period 5"]
    );
    let first = groups[0].1;
    let named = |selector: &str, wanted: &str| {
        within(first, selector).into_iter().filter(|element| name(&html, *element) == wanted).count()
    };
    for n in 1..=3 {
        assert_eq!(named("[role=group]", &format!("Game {n}")), 1);
    }
    for (selector, wanted, count) in [
        ("input", "Opponent rating", 3),
        ("input", "Opponent deviation", 3),
        ("input[type=radio]", "Won", 3),
        ("button", "Add a game", 1),
        ("button", "Duplicate period", 1),
        ("button", "Move period down", 1),
        ("button", "Remove period", 1),
    ] {
        assert_eq!(named(selector, wanted), count, "{wanted}");
    }
    assert_eq!(attr(by_id(&html, "periods-2-idle").unwrap(), "value"), Some("6.5"));
    let page =
        |selector: &str, wanted: &str| all(&html, selector).into_iter().filter(|e| name(&html, *e) == wanted).count();
    for wanted in ["Add a period", "Add an idle time", "Import CSV", "Show as CSV"] {
        assert_eq!(page("button", wanted), 1, "{wanted}");
    }
    for wanted in ["Rating r", "Rating deviation RD", "Volatility σ", "System constant τ"] {
        assert_eq!(page("input", wanted), 1, "{wanted}");
    }
}

#[test]
fn the_result_is_a_sentence_and_stays_while_a_field_is_bad() {
    let status = |state: &SeasonState| {
        let html = rendered(state);
        let found = all(&html, "[role=status][aria-label=Result]");
        assert_eq!(found.len(), 1);
        words(found[0])
    };
    let sentence = status(&SeasonState::default());
    assert!(
        sentence.starts_with("Over 5 periods the rating rises by 103.39 to 1603.39, with a deviation of 100.34"),
        "{sentence}"
    );
    let bad = after([edit(1, Field::GameRating(0), "")]);
    assert_eq!(status(&bad), sentence);
    let html = rendered(&bad);
    assert_eq!(all(&html, ".answer.stale").len(), 1);
    let invalid = all(&html, "[aria-invalid=true]");
    assert_eq!(invalid.len(), 1);
    let described = by_id(&html, attr(invalid[0], "aria-describedby").unwrap()).unwrap();
    assert_eq!(words(described), "The rating is missing.");
}

#[test]
fn the_paper_in_every_order() {
    let html = rendered(&SeasonState::default());
    let card = all(&html, "section[aria-labelledby=orders-title]")[0];
    let row = |row: ElementRef| within(row, "th, td").into_iter().map(words).collect::<Vec<_>>().join(" ");
    let cells: Vec<String> = within(card, "tbody tr").into_iter().map(row).collect();
    assert_eq!(
        cells,
        [
            "All at once 1464.05 151.52",
            "One by one 1463.79 151.87",
            "One by one, reversed 1464.21 151.39",
            "Lowest of all orders 1463.79 151.87",
            "Highest of all orders 1464.40 151.67"
        ]
    );
    assert!(
        words(card).contains("They lead from 1463.79 to 1464.40, with deviations from 151.01 to 151.87."),
        "{}",
        words(card)
    );
}

#[test]
fn what_is_wrong_out_of_sight_is_named_with_a_way_there() {
    let state = long().update(edit(3, Field::GameRating(2), "x")).update(Action::Select(900));
    let html = rendered(&state);
    let ways: Vec<String> = all(&html, ".elsewhere button").into_iter().map(words).collect();
    assert_eq!(ways, ["Period 4: The rating must be a number, such as 1500."]);
    // What a period begins with is nobody's field.
    let html = rendered(&after([edit(2, Field::IdlePeriods, "1e12")]));
    let said = words(all(&html, "[aria-label=\"Period 4\"] .problem")[0]);
    assert!(said.contains("deviation above 10,000"), "{said}");
}

#[test]
fn a_long_season_is_shown_in_parts() {
    let state = long().update(Action::Select(500));
    assert_eq!(state.form.periods.len(), 1000);
    let html = rendered(&state);
    let periods = all(&html, ".period");
    assert_eq!(periods.len(), 50);
    // The page is the one with the period that is looked at, and only its games are listed.
    let current: Vec<String> =
        periods.into_iter().filter(|p| attr(*p, "aria-current").is_some()).map(|p| name(&html, p)).collect();
    assert_eq!(current, ["Period 501"]);
    assert_eq!(all(&html, ".game").len(), 10);
    assert_eq!(words(all(&html, ".inputs .pager span")[0]), "501 to 550 of 1000");
    let size = markup(&state).len();
    assert!(size < 250 * 1024, "{size}");
}

#[test]
fn the_chart_can_be_read_and_moved_through() {
    let html = rendered(&after([Action::Select(2)]));
    let slider = all(&html, "[role=slider]")[0];
    let is = |name: &str| attr(slider, name).unwrap_or_default();
    assert_eq!((is("aria-valuemin"), is("aria-valuemax"), is("aria-valuenow")), ("1", "5", "3"));
    assert_eq!(is("tabindex"), "0");
    let said = is("aria-valuetext");
    assert!(said.starts_with("Period 3, idle for 6.5: rating 1567.51, between 1321 and 1814;"), "{said}");
    assert_eq!(words(all(&html, ".course-readout")[0]), said);
    let label = name(&html, all(&html, ".course-chart [role=img]")[0]);
    for part in ["5 periods", "from 1500 to 1603", "95 %", "lowest at 1464"] {
        assert!(label.contains(part), "{part} in {label:?}");
    }
    let html = rendered(&after([Action::Clear]));
    assert!(all(&html, "[role=slider]").is_empty());
}

#[test]
fn the_derivation_is_that_of_the_period_that_is_looked_at() {
    for (period, steps) in [(0, 8), (2, 1), (4, 8)] {
        let html = rendered(&after([Action::Select(period)]));
        assert_eq!(all(&html, "section.step").len(), steps);
        assert_eq!(words(by_id(&html, "period-title").unwrap()), format!("Period {}, step by step", period + 1));
    }
    // What was handed on has too many digits to be read as it is.
    let html = rendered(&after([Action::Select(1)]));
    let given = all(&html, ".derived [data-quantity=\"in.player.rating\"]")[0];
    assert_eq!(words(given), "1464.05");
    assert!(attr(given, "value").unwrap().starts_with("1464.05067"));
}

#[test]
fn what_was_typed_is_text_and_nothing_else() {
    let state = states().into_iter().find(|(name, _)| *name == "hostile texts").expect("the state").1;
    let html = rendered(&state);
    for id in ["player-rating", "periods-0-games-0-rating", "periods-0-games-1-score", "periods-2-idle"] {
        assert_eq!(attr(by_id(&html, id).unwrap_or_else(|| panic!("no field {id}")), "value"), Some(HOSTILE), "{id}");
    }
    assert!(all(&html, "script, img").is_empty());
    assert!(words(all(&html, "textarea")[0]).contains("<script>alert(1)</script>"));
}
