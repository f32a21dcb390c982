//! The calculator with several periods, rendered on the server and parsed as HTML.

use crate::support::act::{after as from, pasted};
use crate::support::{html, page};
use explain::case::level::Level;
use explain::case::{Case, PeriodEdit, Score};
use glicko2_page::state::{Action, State};
use glicko2_steps::seasons::{Orders, idle_until, orders, tug_of_war};
use glicko2_steps::{Field, Rounding};
use html::{
    HOSTILE, all, all_words, attr, by_id, check_each, drawings_are_told, ensure, has_even_rows,
    have_names, ids, keeps_to_the_policy, name, one, state_named, tag, within, words,
};
use page::{markup, rendered, with_cards};
use scraper::Html;
use serde_json::json;
use std::rc::Rc;

/// Returns the example of several periods.
fn example() -> State {
    State::whole().update(Action::Replace(
        Rc::new(Case::example_of_periods()),
        Rounding::Exact,
    ))
}

fn after(actions: impl IntoIterator<Item = Action>) -> State {
    from(example(), actions)
}

/// Returns the actions that select a period and type into one of its fields.
fn edit(period: usize, field: Field, text: &str) -> [Action; 2] {
    [
        Action::SelectPeriod(period),
        Action::Edit(field, text.to_owned()),
    ]
}

/// Returns the state after an import of periods from CSV.
fn imported(csv: &str) -> State {
    pasted(&example(), csv, false)
}

/// Returns a thousand periods of ten games, some of them idle.
fn long() -> State {
    let game = |k: u32, j: u32| {
        format!(
            "{k},{},60,{}\n",
            1300 + (37 * k + 53 * j) % 400,
            f64::from((j + k) % 3) / 2.0
        )
    };
    let period = |k: u32| (0..10).map(|j| game(k, j)).collect::<String>();
    imported(
        &(1..=1000)
            .filter(|k| k % 9 != 5)
            .map(period)
            .collect::<String>(),
    )
}

/// Returns states of the page with several periods, each with its name.
fn states() -> Vec<(&'static str, State)> {
    let upset = (0..29).map(|_| "1,1000,30,0\n").collect::<String>() + "2,1500,30,1";
    let strong = [
        edit(0, Field::PlayerRating, "2000"),
        edit(0, Field::PlayerDeviation, "50"),
    ]
    .concat();
    let bad = [
        edit(0, Field::PlayerRating, "x"),
        edit(0, Field::Tau, "0"),
        edit(1, Field::GameRating(1), "x"),
        edit(3, Field::GameDeviation(0), "-1"),
        edit(2, Field::IdlePeriods, ""),
    ];
    let hostile = [
        edit(2, Field::IdlePeriods, HOSTILE).to_vec(),
        edit(0, Field::PlayerRating, HOSTILE).to_vec(),
        edit(0, Field::GameRating(0), HOSTILE).to_vec(),
        edit(0, Field::GameScore(1), HOSTILE).to_vec(),
        vec![Action::ToggleExport],
    ];
    vec![
        ("the example", example()),
        ("an idle period", after([Action::SelectPeriod(2)])),
        ("the last period", after([Action::SelectPeriod(4)])),
        ("a next period", from(State::whole(), [Action::NextPeriod])),
        ("a pause", from(State::whole(), [Action::Pause])),
        (
            "a typed score",
            after([Action::SetScore(1, Score::Typed("0,25".into()))]),
        ),
        ("the export", after([Action::ToggleExport])),
        ("bad fields", after(bad.concat())),
        ("an upset", from(imported(&upset), strong)),
        (
            "a player beyond all bounds",
            after(edit(2, Field::IdlePeriods, "1e12")),
        ),
        (
            "many games in a period",
            imported(&"1,1500,60,0.5\n".repeat(120))
                .update(Action::EditPeriod(PeriodEdit::Duplicate)),
        ),
        ("a thousand periods", long()),
        (
            "the middle of a thousand",
            from(long(), [Action::SelectPeriod(500)]),
        ),
        (
            "a bad field far away",
            from(
                from(long(), edit(3, Field::GameRating(2), "x")),
                [Action::SelectPeriod(900)],
            ),
        ),
        (
            "with another system",
            after([Action::Choose("lichess".to_owned())]),
        ),
        ("hostile texts", after(hostile.concat())),
    ]
}

#[track_caller]
fn each(check: impl Fn(&State, &Html) -> Result<(), String>) {
    check_each(&states(), with_cards, check);
}

#[test]
fn the_document_is_valid_and_accessible() {
    each(|_, html| {
        ids(html)?;
        keeps_to_the_policy(html)?;
        drawings_are_told(html)?;
        have_names(
            html,
            ":is(button, input, select, textarea, summary, table, [role], aside, section:not(.answer)):not([role=status], [role=rowgroup], [role=row], [role=cell], [role=columnheader], [role=rowheader], [role=presentation])",
        )?;
        for table in all(html, "table") {
            has_even_rows(html, table)?;
            let rows = within(table, "tr").len();
            ensure((2..=60).contains(&rows), || {
                format!("{}: {rows} rows", name(html, table))
            })?;
        }
        // All text of the page, except typed text.
        let text = all_words(html, "p, h2, h3, li, th, td, caption, button, label").concat();
        ensure(!text.contains('{') && !text.contains('}'), || {
            format!("a gap in the words: {text}")
        })
    });
}

/// Returns the value of a quantity about all periods, computed from the state.
fn value(state: &State, quantity: &str) -> Option<f64> {
    let rated = &state.player.rated.rated;
    let shown = rated.periods.get(state.view.options.period)?;
    let player = shown.trace.player;
    let of = |player: glicko2_steps::Player, what: &str| json!(player).get(what)?.as_f64();
    let path: Vec<&str> = quantity.split('.').collect();
    let change = rated.end().rating - rated.start.rating;
    Some(match path[..] {
        ["end", what] => of(rated.end(), what)?,
        ["season_change", "size"] => change.abs(),
        ["periods", k, "player", what] => of(
            rated.periods.get(k.parse::<usize>().ok()?)?.trace.player,
            what,
        )?,
        ["periods", k, "band", end] => {
            let player = rated.periods.get(k.parse::<usize>().ok()?)?.trace.player;
            let margin = Level::P95.deviations() * player.deviation;
            player.rating + margin * if end == "low" { -1.0 } else { 1.0 }
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
                ["taken", "points"] => -tug.removed(),
                ["taken", "variance"] => -tug.variance_taken,
                ["after", "points"] => tug.after,
                ["after", "variance"] => tug.after.powi(2),
                ["break_even"] => tug.break_even?,
                ["until"] => idle_until(player, 350.0),
                _ => return None,
            }
        }
        _ => return None,
    })
}

#[test]
fn numbers_about_all_periods_have_their_full_value() {
    each(|full, html| {
        let numbers = all(
            html,
            ".course data:not([data-quantity^=predictions]), [aria-labelledby=orders-title] data, [aria-labelledby=tug-title] data",
        );
        ensure(numbers.len() > 10, || {
            format!("only {} numbers", numbers.len())
        })?;
        for element in numbers {
            let quantity = attr(element, "data-quantity").unwrap_or_default();
            let shown: f64 = attr(element, "value")
                .unwrap_or_default()
                .parse()
                .map_err(|_| tag(element))?;
            let is = value(full, quantity).ok_or_else(|| format!("{quantity} leads nowhere"))?;
            ensure((shown - is).abs() <= 1e-9 * is.abs().max(1.0), || {
                format!("{quantity} is {is}, not {shown}")
            })?;
        }
        Ok(())
    });
}

#[test]
fn the_result_of_all_periods_stays_while_a_field_is_bad() {
    let html = rendered(&after(edit(1, Field::GameRating(0), "")));
    assert_eq!(all(&html, ".course.stale").len(), 1);
    // Screen readers announce a single result: that of the period.
    assert_eq!(all(&html, "[role=status][aria-label=Result]").len(), 1);
}

#[test]
fn many_periods_are_listed_page_by_page() {
    let full = from(long(), [Action::SelectPeriod(520)]);
    assert_eq!(full.player.case.periods.len(), 1000);
    let html = rendered(&full);
    assert_eq!(all(&html, ".periods .period").len(), 50);
    assert!(words(one(&html, ".period[aria-current] b")).ends_with("521"));
    assert_eq!(all(&html, ".game").len(), 10);
    let size = markup(&full, false).len();
    assert!(size < 300 * 1024, "{size}");
}

#[test]
fn typed_text_never_becomes_markup() {
    let full = state_named(states(), "hostile texts");
    let html = rendered(&full);
    for id in ["player-rating", "games-0-rating", "games-1-score"] {
        let field = by_id(&html, id).expect(id);
        assert_eq!(attr(field, "value"), Some(HOSTILE), "{id}");
    }
    let idle = rendered(&full.update(Action::SelectPeriod(2)));
    assert_eq!(
        attr(by_id(&idle, "idle_periods").unwrap(), "value"),
        Some(HOSTILE)
    );
    for html in [&html, &idle] {
        assert!(all(html, "script, img").is_empty());
    }
    assert!(words(all(&html, "textarea")[0]).contains("<script>alert(1)</script>"));
}
