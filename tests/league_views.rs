//! The room League as a server would render it, and its curve.
#![cfg(feature = "ssr")]

#[path = "support/html.rs"]
mod html;
#[path = "support/page.rs"]
mod page;

use glicko2_steps::app::league::{Action, LeagueState};
use glicko2_steps::case::league::{Field, Kind, Mode, Who, crosstable};
use glicko2_steps::case::{End, Part, Score};
use glicko2_steps::charts::data::WarScores;
use glicko2_steps::charts::draw;
use glicko2_steps::group::standings::Column;
use glicko2_steps::group::teams::Method;
use glicko2_steps::group::wvw;
use glicko2_steps::present::league::{team_opponent, war_score};
use glicko2_steps::present::math::Math;
use glicko2_steps::present::step::Block;
use glicko2_steps::present::text::Language;
use html::{all, ensure, words};
use page::league_room;
use proptest::prelude::*;
use scraper::{ElementRef, Html, Selector};
use std::collections::HashSet;
use std::fmt::Write as _;

fn after(actions: impl IntoIterator<Item = Action>) -> LeagueState {
    let list = LeagueState::default().update(Action::SetMode(Mode::List));
    actions.into_iter().fold(list, |state, action| state.update(action))
}

fn in_mode(mode: Mode, actions: impl IntoIterator<Item = Action>) -> LeagueState {
    after([Action::SetMode(mode)].into_iter().chain(actions))
}

fn edit(field: Field, text: &str) -> Action {
    Action::Edit(field, text.to_owned())
}

/// Whatever a name may hold that HTML would take for its own.
const HOSTILE: &str = "<script>alert(1)</script>\"'><img src=x onerror=alert(1)>&amp;</textarea>";

fn crowd(players: usize, games: usize) -> String {
    let mut text = String::new();
    for i in 0..players {
        for k in 1..=games {
            let _ = writeln!(text, "p{i},p{},{}", (i + k) % players, (i + k) % 3 % 2);
        }
    }
    text
}

fn hostile_names() -> Vec<Action> {
    let mut actions = vec![edit(Field::Player(0, Part::Rating), HOSTILE)];
    actions.extend((0..4).map(|i| edit(Field::Player(i, Part::Name), HOSTILE)));
    actions
}

/// The states that the room can be in, each with its name.
fn states() -> Vec<(String, LeagueState)> {
    let mut states = vec![
        ("nobody".to_owned(), after((0..4).map(|_| Action::RemovePlayer(0)))),
        ("no results".to_owned(), after([Action::ClearResults])),
        (
            "a blank row and a stranger".to_owned(),
            after([Action::AddResult, Action::AddResult, edit(Field::Side(3, End::B), "Eve")]),
        ),
        ("a typed score".to_owned(), after([Action::SetScore(0, Score::Typed("0.3".into()))])),
        ("pasting".to_owned(), after([Action::EditCsv(format!("a,b,1\n{HOSTILE},x\nc"))])),
        ("exporting".to_owned(), after([Action::ToggleExport])),
        (
            "500 players".to_owned(),
            after([Action::EditCsv(crowd(500, 10)), Action::TakeCsv { append: false }, Action::Choose(Who::Player(7))]),
        ),
        (
            "a crowd in a crosstable".to_owned(),
            in_mode(
                Mode::Table,
                [Action::EditCsv(crowd(30, 2)), Action::TakeCsv { append: false }, Action::SetMode(Mode::Table)],
            ),
        ),
        ("a bad cell".to_owned(), in_mode(Mode::Table, [edit(Field::Cell(1, 2), "x 2")])),
        ("an empty team".to_owned(), in_mode(Mode::Teams, [Action::RemovePlayer(0), Action::RemovePlayer(0)])),
        ("no points".to_owned(), in_mode(Mode::Worlds, [edit(Field::Points(0), "0"), edit(Field::Points(1), "0")])),
        ("a place that is none".to_owned(), in_mode(Mode::Race, [edit(Field::Place(1), "x")])),
        ("no place".to_owned(), in_mode(Mode::Race, [edit(Field::Place(1), "")])),
        ("a pause".to_owned(), after([Action::Pause, edit(Field::Idle, "2.5")])),
        ("a pause that is none".to_owned(), after([Action::Pause, edit(Field::Idle, "x")])),
        (
            "something wrong elsewhere".to_owned(),
            after([edit(Field::Score(0), "x"), Action::Pause, edit(Field::Idle, "x"), Action::SelectPeriod(0)]),
        ),
        ("somebody who rests".to_owned(), in_mode(Mode::Teams, [Action::AddMember(2), Action::Choose(Who::Player(4))])),
        (
            "extremes".to_owned(),
            LeagueState::of_link(
                "m:table/p:-999999.123456789,-999999.123456789,9999.123456789,0.0123456789;b,999999.123456789,0,1e-9/r:1-2,0.123456789",
            ),
        ),
        ("120 periods".to_owned(), after((0..119).map(|_| Action::Pause))),
    ];
    for mode in Mode::ALL {
        let who = if mode == Mode::Teams { Who::Member(1, 0) } else { Who::Player(1) };
        let bad = [
            edit(Field::Tau, ""),
            edit(Field::Player(0, Part::Rating), "x"),
            edit(Field::Score(1), "2"),
            edit(Field::Player(1, Part::Deviation), "-1"),
            edit(Field::TeamScore, "x"),
            edit(Field::Player(2, Part::Volatility), "0"),
            edit(if mode == Mode::Race { Field::Place(0) } else { Field::Points(1) }, "first"),
        ];
        states.push((format!("{mode:?}"), in_mode(mode, [])));
        for kind in [Kind::Results, Kind::Teams, Kind::Worlds, Kind::Race] {
            let state = in_mode(mode, [Action::NextPeriod, Action::SetKind(kind), Action::AddResult]);
            states.push((format!("{mode:?}, then {kind:?}"), state));
        }
        let second = in_mode(mode, [Action::NextPeriod, Action::Choose(who)]);
        states.push((format!("{mode:?}, the second period"), second.clone()));
        states.push((format!("{mode:?}, a pause played"), second.update(Action::Pause).update(Action::AddResult)));
        states.push((format!("{mode:?} with a derivation"), in_mode(mode, [Action::Choose(who)])));
        states.push((format!("{mode:?} with bad fields"), in_mode(mode, bad)));
        states.push((
            format!("{mode:?} with hostile names"),
            in_mode(mode, hostile_names().into_iter().chain([Action::Choose(who)])),
        ));
        states.push((
            format!("{mode:?} with hostile names, rated"),
            in_mode(mode, hostile_names().into_iter().skip(1).chain([Action::Choose(who)])),
        ));
    }
    for method in Method::ALL {
        let state = in_mode(Mode::Teams, [Action::SetMethod(method), Action::Choose(Who::Member(0, 1))]);
        states.push((format!("{method:?}"), state));
    }
    states
}

fn attr<'a>(element: ElementRef<'a>, name: &str) -> &'a str {
    html::attr(element, name).unwrap_or_default()
}

#[track_caller]
fn each(check: impl Fn(&LeagueState, &Html) -> Result<(), String>) {
    let failures: Vec<String> = states()
        .iter()
        .filter_map(|(name, state)| Some(format!("{name}: {}", check(state, &league_room(state)).err()?)))
        .collect();
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

#[test]
fn ids_are_unique_and_every_reference_leads_somewhere() {
    each(|_, html| {
        let mut ids = HashSet::new();
        for element in all(html, "[id]") {
            let id = attr(element, "id");
            ensure(!id.is_empty() && ids.insert(id), || format!("{id:?} is there twice"))?;
        }
        for name in ["for", "aria-labelledby", "aria-describedby", "list"] {
            for element in all(html, &format!("[{name}]")) {
                for id in attr(element, name).split_whitespace() {
                    ensure(ids.contains(id), || format!("{name}={id:?} leads nowhere"))?;
                }
            }
        }
        Ok(())
    });
}

#[test]
fn nothing_that_the_pages_own_policy_refuses_and_names_are_text() {
    each(|_, html| {
        for element in all(html, "*") {
            let name = element.value().name();
            let is_barred = ["script", "style", "img", "iframe", "object", "form", "link", "meta"].contains(&name);
            ensure(!is_barred, || format!("there is <{name}>"))?;
            for (name, value) in element.value().attrs() {
                let leaves = ["src", "href", "action"].contains(&name);
                ensure(!name.starts_with("on") && name != "style" && !leaves, || format!("{name}={value}"))?;
            }
        }
        Ok(())
    });
    let state = after(hostile_names().into_iter().skip(1));
    let html = league_room(&state);
    assert_eq!(words(all(&html, "#open-0")[0]), HOSTILE);
    assert_eq!(attr(all(&html, "#player-0-name")[0], "value"), HOSTILE);
}

#[test]
fn every_control_has_a_name_and_every_table_its_heads() {
    each(|_, html| {
        for input in all(html, "input, select, textarea") {
            let id = attr(input, "id");
            let is_in_label =
                input.ancestors().filter_map(ElementRef::wrap).any(|outer| outer.value().name() == "label");
            let has_label = is_in_label || !id.is_empty() && !all(html, &format!("label[for=\"{id}\"]")).is_empty();
            ensure(has_label || !attr(input, "aria-label").is_empty(), || format!("a field without a name: {id}"))?;
            let is_wrong = attr(input, "aria-invalid") == "true";
            ensure(is_wrong != attr(input, "aria-describedby").is_empty() || id == "csv-text", || {
                format!("{id} does not say what is wrong")
            })?;
        }
        for button in all(html, "button") {
            ensure(!words(button).is_empty() || !attr(button, "aria-label").is_empty(), || button.html())?;
        }
        for group in all(html, "[role=group], [role=radiogroup], [role=img], section") {
            let named = !attr(group, "aria-label").is_empty() || !attr(group, "aria-labelledby").is_empty();
            ensure(named || attr(group, "class").contains("formula") || group.value().name() == "section", || {
                group.html()
            })?;
        }
        for table in all(html, "table") {
            let caption = table.child_elements().next().filter(|child| child.value().name() == "caption");
            ensure(caption.is_some_and(|caption| !words(caption).is_empty()), || {
                "a table without a caption".to_owned()
            })?;
            let find = |selector: &str| table.select(&Selector::parse(selector).unwrap()).count();
            ensure(find("thead th[scope=col]") > 1 || find("tbody tr") == 0, || "a table without heads".to_owned())?;
            ensure(find("th:empty") == 0, || "an empty head".to_owned())?;
        }
        Ok(())
    });
}

#[test]
fn what_is_wrong_is_said_beside_its_field_and_the_result_is_marked() {
    each(|state, html| {
        let is_bad = !state.problems.is_empty();
        let is_marked = !all(html, ".outcome.stale").is_empty() && !all(html, ".stale-note").is_empty();
        ensure(is_bad == is_marked, || format!("marked: {is_marked}"))?;
        let says = all(html, "main .problem").len();
        ensure(!is_bad || says > 0, || "nothing is said of it".to_owned())?;
        for problem in state.problems.iter() {
            if matches!(
                problem.field,
                Field::Player(..) | Field::Points(_) | Field::Place(_) | Field::Tau | Field::Idle
            ) && state.is_here(problem)
            {
                let input = all(html, &format!("[id=\"{}\"]", problem.field.id()));
                ensure(input.len() == 1 && attr(input[0], "aria-invalid") == "true", || format!("{problem:?}"))?;
            }
        }
        Ok(())
    });
}

#[test]
fn every_sentence_has_what_it_speaks_of() {
    each(|_, html| {
        let said = words(all(html, "main")[0]);
        let left = ["{", "}", "NaN", "∞"].into_iter().find(|left| said.contains(left));
        ensure(left.is_none(), || format!("there is {left:?}"))
    });
}

#[test]
fn why_is_told_by_name() {
    let html = league_room(&in_mode(Mode::List, [Action::Choose(Who::Player(1))]));
    let why: Vec<String> = all(&html, ".derivation-of .why p").into_iter().map(words).collect();
    assert!(!why.is_empty() && why[0].contains("Ben was expected to score"), "{why:?}");
    assert!(why.iter().all(|said| !said.contains(" you") && !said.contains("You")), "{why:?}");
    // A name is a name, whatever it looks like.
    let named = [edit(Field::Player(1, Part::Name), "{0} {who}"), Action::Choose(Who::Player(1))];
    let html = league_room(&in_mode(Mode::List, named));
    let said = words(all(&html, ".derivation-of .why p")[0]);
    assert!(said.contains("{0} {who} was expected"), "{said}");
}

#[test]
fn the_crosstable_is_a_table_with_heads_on_both_sides() {
    let html = league_room(&in_mode(Mode::Table, [edit(Field::Cell(1, 2), "1 0.5")]));
    let heads = |selector: &str| all(&html, selector).into_iter().map(words).collect::<Vec<_>>();
    let names = ["Anna", "Ben", "Clara", "David"];
    assert_eq!(heads(".crosstable thead th[scope=col]"), ["Player", "r", "RD", "Anna", "Ben", "Clara", "David", "σ"]);
    let rows: Vec<&str> =
        all(&html, ".crosstable tbody th[scope=row] input").into_iter().map(|input| attr(input, "value")).collect();
    assert_eq!(rows, names);
    assert_eq!(all(&html, ".crosstable .cell input").len(), 12);
    assert_eq!(all(&html, ".crosstable .given-number input").len(), 12);
    let cell = |i: usize, j: usize| all(&html, &format!("#cell-{i}-{j}"))[0];
    assert_eq!((attr(cell(1, 2), "value"), attr(cell(2, 1), "value")), ("1 0.5", "0 0.5"));
    assert_eq!(attr(cell(1, 2), "aria-label"), "Ben against Clara");
    // Where it has no room, the list stands in.
    let (_, crowd) = states().into_iter().find(|(name, _)| name.starts_with("a crowd")).unwrap();
    let html = league_room(&crowd);
    assert!(all(&html, ".crosstable").is_empty() && !all(&html, "#result-0-a").is_empty());
    assert!(crowd.case().participants.len() > crosstable::MOST);
}

/// Six players, whose results have surprises of all strengths, in two periods.
const SIX: &str = "m:table/p:Anna,1616,72;Ben,1571,75;Clara,1531,78;David,1483,81;Ewa,1442,84;Femi,1400,87\
    /r:1-2;1-3,0.5;1-4;1-5;1-6;2-3;2-4;2-5,0.5;2-6;4-3;3-5;3-6;4-5;4-6,0.5;5-6/n:2-1;3-4;5-6;1-3,0.5;6-1";

#[test]
fn a_cell_tells_how_far_the_result_was_from_what_was_expected() {
    for period in [0, 1] {
        let state = LeagueState::of_link(SIX).update(Action::SelectPeriod(period));
        let html = league_room(&state);
        let worked = state.worked().unwrap();
        let rated = worked.rated().unwrap();
        for (i, j) in (0..6).flat_map(|i| (0..6).map(move |j| (i, j))).filter(|(i, j)| i != j) {
            let input = all(&html, &format!("#cell-{i}-{j}"))[0];
            let cell = ElementRef::wrap(input.parent().unwrap()).unwrap();
            let Some(against) = rated.against(i, j) else {
                assert_eq!((attr(cell, "class"), attr(input, "title")), ("cell", ""), "{i} {j}");
                continue;
            };
            let surprise = against.surprise();
            assert_eq!(value(&html, &format!("pairs.{i}.{j}.surprise")), Some(surprise));
            // The ground, the sign and the words say the same.
            let ground =
                ["even", "better-", "worse-"].into_iter().find(|name| attr(cell, "class").contains(name)).unwrap();
            let said = words(cell);
            match ground {
                "better-" => assert!(surprise > 0.0 && said.contains('+'), "{said}"),
                "worse-" => assert!(surprise < 0.0 && said.contains('−'), "{said}"),
                _ => assert!(surprise.abs() < 0.05, "{said}"),
            }
            let title = attr(input, "title");
            let other = rated.against(j, i).unwrap();
            for number in [against.expected, against.change.abs(), other.change.abs()] {
                assert!(title.contains(&format!("{number:.2}")), "{title}");
            }
            assert!(title.contains(&worked.name(i)) && title.contains(&worked.name(j)), "{title}");
        }
        assert_eq!(all(&html, ".crosstable .same").len(), 6);
        assert_eq!(all(&html, ".heat-key").len(), 1);
    }
    // What is wrong has no ground.
    let html = league_room(&LeagueState::of_link(SIX).update(edit(Field::Cell(0, 1), "x")));
    assert!(all(&html, ".crosstable .heat").is_empty());
}

#[test]
fn both_sides_of_a_result_are_told_and_lead_to_the_steps() {
    let told = |state: &LeagueState| {
        let html = league_room(state);
        let who: Vec<String> = all(&html, ".pair tbody th button").into_iter().map(words).collect();
        (words(all(&html, "#pair-title")[0]), all(&html, ".who-won").first().map(|title| words(*title)), who)
    };
    let state = LeagueState::of_link(SIX);
    let (title, pair, who) = told(&state);
    assert_eq!((&*title, pair.as_deref()), ("The most surprising result", Some("David – Clara 1 : 0")));
    assert_eq!(who, ["David", "Clara"]);
    let (title, pair, who) = told(&state.update(Action::LookAt(4, 1)));
    assert_eq!((&*title, pair.as_deref()), ("Both sides of this result", Some("Ewa – Ben 0.5 : 0.5")));
    assert_eq!(who, ["Ewa", "Ben"]);
    // Whoever types looks.
    let (_, pair, _) = told(&state.update(edit(Field::Cell(4, 1), "1 0")));
    assert_eq!(pair.as_deref(), Some("Ewa – Ben 1 : 1"));
    let second = state.update(Action::SelectPeriod(1)).update(Action::LookAt(4, 1));
    let html = league_room(&second);
    assert!(words(all(&html, ".pair")[0]).contains("Ewa and Ben did not play each other"));
    // The list has the same, and names both.
    let list = state.update(Action::SetMode(Mode::List));
    assert_eq!(told(&list).1.as_deref(), Some("David – Clara 1 : 0"));
    let html = league_room(&list);
    assert_eq!(all(&html, ".result .surprise.heat").len(), 15);
    let rows: Vec<String> =
        all(&html, "[aria-label=\"Both sides of each result\"] tbody th").into_iter().map(words).collect();
    assert_eq!(rows[..2], ["1 · Anna – Ben", "1 · Ben – Anna"]);
}

#[test]
fn results_are_seen_as_a_crosstable_or_as_a_list() {
    for (mode, other) in [(Mode::Table, ".result"), (Mode::List, ".crosstable")] {
        let html = league_room(&LeagueState::of_link(SIX).update(Action::SetMode(mode)));
        let checked: Vec<String> = all(&html, ".views input[checked]")
            .into_iter()
            .map(|input| words(ElementRef::wrap(input.parent().unwrap()).unwrap()))
            .collect();
        assert_eq!(checked, [if mode == Mode::Table { "Crosstable" } else { "List" }]);
        assert!(all(&html, other).is_empty());
        assert_eq!(all(&html, "#player-0-rating").len(), 1);
    }
    assert!(all(&league_room(&in_mode(Mode::Teams, [])), ".views").is_empty());
}

#[test]
fn standings_are_ranked_and_sorted_as_their_heads_say() {
    let state = LeagueState::of_link(SIX).update(Action::SelectPeriod(1));
    let names =
        |html: &Html| -> Vec<String> { all(html, ".standings tbody th button").into_iter().map(words).collect() };
    let html = league_room(&state);
    assert_eq!(words(all(&html, "#after-title")[0]), "Standings after period 2");
    let sorted = |html: &Html| -> Vec<(String, String)> {
        let heads = all(html, ".standings th[aria-sort]").into_iter();
        heads.map(|head| (words(head), attr(head, "aria-sort").to_owned())).collect()
    };
    assert_eq!(sorted(&html), [("Rating▼".to_owned(), "descending".to_owned())]);
    let after = state.worked().unwrap().round().after();
    let mut expected: Vec<usize> = (0..6).collect();
    expected.sort_by(|&i, &j| after[j].rating.total_cmp(&after[i].rating));
    let label = |i: &usize| state.case().label(*i);
    assert_eq!(names(&html), expected.iter().map(label).collect::<Vec<_>>());
    let by_name = state.update(Action::Sort(Column::Name));
    let html = league_room(&by_name);
    assert_eq!(names(&html), ["Anna", "Ben", "Clara", "David", "Ewa", "Femi"]);
    assert_eq!(sorted(&html), [("Player▲".to_owned(), "ascending".to_owned())]);
    let html = league_room(&by_name.update(Action::Sort(Column::Name)));
    assert_eq!(names(&html), ["Femi", "Ewa", "David", "Clara", "Ben", "Anna"]);
    // Whoever rose or fell is said so, with a sign and in words.
    let state = after_link("m:table/p:Anna,1500;Ben,1490,30/r:2-1;2-1");
    let html = league_room(&state);
    let said: Vec<String> = all(&html, ".standings .risen").into_iter().map(words).collect();
    assert_eq!(said, ["▲1up 1 place", "▼1down 1 place"]);
}

#[test]
fn standings_tell_the_most_surprising_result() {
    // A draw as expected is no surprise, a draw with somebody weaker is less of one than a loss to somebody weaker.
    let state = after_link("m:table/p:Anna,1900,50;Ben,1500,50;Clara,1500,50;Dora,1500,50/r:1-2,0;1-3,0.5;2-4,0.5");
    let html = league_room(&state.update(Action::Sort(Column::Name)));
    let said: Vec<String> = all(&html, ".standings tbody th").into_iter().map(words).collect();
    assert_eq!(said, ["Anna lost to Ben", "Ben beat Anna", "Clara drew with Anna", "Dora"]);
}

#[test]
fn an_opponent_is_named_only_where_it_is_clear_who_is_meant() {
    let why = |link: &str| {
        let html = league_room(&after_link(link).update(Action::Choose(Who::Player(0))));
        all(&html, ".why p").into_iter().map(words).collect::<Vec<_>>().join(" ")
    };
    // Ben and Clara are equally strong, and one sentence is about both.
    let both = why("p:Anna,1500,100;Ben,1600,50;Clara,1600,50;Dora,1400,50/r:1-2;1-3;1-4,0");
    assert!(both.contains("1600") && !both.contains("Ben") && both.contains("Dora"), "{both}");
    let one = why("p:Anna,1500,100;Ben,1600,50;Clara,1601,50;Dora,1400,50/r:1-2;1-2;1-4,0");
    assert!(one.contains("Ben") && !one.contains("1600"), "{one}");
}

fn after_link(link: &str) -> LeagueState {
    let state = LeagueState::of_link(link);
    assert!(state.problems.is_empty() && state.not_understood.is_empty(), "{link}");
    state
}

#[test]
fn a_change_of_nothing_is_no_gain() {
    let html = league_room(&after([Action::ClearResults]));
    let changes = all(&html, "[data-quantity$=rating_change]");
    assert!(!changes.is_empty());
    for change in changes {
        let class = attr(ElementRef::wrap(change.parent().unwrap()).unwrap(), "class");
        assert!(!class.contains("up") && !class.contains("down"), "{class}");
    }
}

#[test]
fn no_field_has_more_digits_than_anybody_types() {
    let state = LeagueState::of_link(SIX).update(Action::NextPeriod).update(Action::NextPeriod);
    for mode in [Mode::Table, Mode::List] {
        let html = league_room(&state.update(Action::SetMode(mode)));
        for input in all(&html, "input[type=text]") {
            assert!(attr(input, "value").len() < 8, "{}", input.html());
        }
        let told = all(&html, "[data-quantity=\"before.0.rating\"]")[0];
        let full = state.worked().unwrap().round().before[0].rating;
        assert_eq!((attr(told, "value").parse(), words(told)), (Ok(full), format!("{full:.2}")));
    }
}

#[test]
fn a_players_steps_take_the_place_of_the_league() {
    let state = LeagueState::of_link(SIX).update(Action::SelectPeriod(1)).update(Action::Choose(Who::Player(0)));
    let html = league_room(&state);
    assert_eq!(words(all(&html, "#league-derivation-title")[0]), "Anna, step by step");
    assert_eq!(all(&html, "main").len(), 1);
    assert!(all(&html, ".crosstable, .standings").is_empty());
    // Whom she met, each with the way to their steps, also in the tables of the steps.
    let opponents = ["1 · Ben", "2 · Clara", "3 · Femi"];
    let buttons: Vec<String> = all(&html, ".inputs tbody th button").into_iter().map(words).collect();
    assert_eq!(buttons, opponents);
    for step in [2, 3, 4] {
        let rows: Vec<String> = all(&html, &format!("#step-{step} tbody th")).into_iter().map(words).collect();
        assert!(rows.ends_with(&opponents.map(str::to_owned)), "{step}: {rows:?}");
    }
    let why: Vec<String> = all(&html, ".why p").into_iter().map(words).collect();
    assert!(why[0].contains("Anna was expected to score") && why[1].starts_with("Losing to Ben took"), "{why:?}");
    // The stage stands beside them, with the bar that walks.
    assert_eq!(all(&html, ".stage .picture").len(), 1);
    assert_eq!(all(&html, ".stage nav.walk .pips button").len(), 8);
    assert_eq!(words(all(&html, ".periods [aria-current=true] b")[0]), "Period 2");
    // What is wrong cannot be seen there, so it does not stay open.
    assert_eq!(state.update(edit(Field::Tau, "x")).chosen, None);
}

/// The shown value of a quantity, in text or in a formula.
fn value(html: &Html, quantity: &str) -> Option<f64> {
    let element = *all(html, &format!("[data-quantity=\"{quantity}\"]")).first()?;
    [attr(element, "value"), attr(element, "data-value")].join("").parse().ok()
}

#[test]
fn numbers_are_the_traces_in_full() {
    for mode in [Mode::List, Mode::Worlds, Mode::Race] {
        let state = in_mode(mode, []);
        let html = league_room(&state);
        let worked = state.worked().unwrap();
        let rated = worked.rated().unwrap();
        for (i, sheet) in rated.sheets().iter().enumerate() {
            let of = |name: &str| value(&html, &format!("players.{i}.{name}"));
            assert_eq!(of("player.rating"), Some(sheet.trace.player.rating));
            assert_eq!(of("player.deviation"), Some(sheet.trace.player.deviation));
            assert_eq!(of("player.volatility"), Some(sheet.trace.player.volatility));
            assert_eq!(of("rating_change"), Some(sheet.change()));
        }
        assert_eq!(value(&html, "sum_of_changes"), Some(rated.sum_of_changes()));
        for m in 0..rated.meetings() {
            for (side, letter) in rated.sides(m).unwrap().iter().zip(["a", "b"]) {
                let of = |name: &str| value(&html, &format!("meetings.{m}.{letter}.{name}"));
                assert_eq!(of("rating_change"), Some(side.traced.rating_change));
                assert_eq!((of("g"), of("e")), (Some(side.traced.g), Some(side.traced.e)));
                assert_eq!(of("phi_prime"), Some(side.phi_prime));
            }
        }
        // The derivation is that of the one who was chosen.
        let html = league_room(&state.update(Action::Choose(Who::Player(1))));
        assert_eq!(value(&html, "mu_prime"), Some(rated.sheets()[1].trace.mu_prime));
        assert_eq!(all(&html, ".derivation-of .step").len(), 8);
        assert!(words(all(&html, "#league-derivation-title")[0]).contains(&worked.name(1)));
    }
    let state = in_mode(Mode::Teams, [Action::SetMethod(Method::CompositeTeam)]);
    let html = league_room(&state);
    let worked = state.worked().unwrap();
    let compared = &worked.teams().unwrap().compared;
    for (method, id) in Method::ALL.into_iter().zip(["pairs", "opponent", "team"]) {
        for (team, member) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            let sheet = compared.sheet(team, member, method).unwrap();
            let rating = value(&html, &format!("open-{team}-{member}.{id}.player.rating"));
            assert_eq!(rating, Some(sheet.trace.player.rating));
        }
    }
    let chosen = compared.sheet(1, 1, Method::CompositeTeam).unwrap();
    let html = league_room(&state.update(Action::Choose(Who::Member(1, 1))));
    assert_eq!(value(&html, "mu_prime"), Some(chosen.trace.mu_prime));
}

#[test]
fn a_later_period_begins_with_the_numbers_before() {
    for mode in Mode::ALL {
        let state = in_mode(mode, [Action::NextPeriod]);
        let html = league_room(&state);
        let before = state.worked().unwrap().round().before.clone();
        for (i, player) in before.iter().enumerate() {
            let of = |name: &str| value(&html, &format!("before.{i}.{name}"));
            assert_eq!(
                [of("rating"), of("deviation"), of("volatility")],
                [player.rating, player.deviation, player.volatility].map(Some),
                "{mode:?}"
            );
            // They are no fields, and the rounded number is shown.
            let shown = words(all(&html, &format!("[data-quantity=\"before.{i}.rating\"]"))[0]);
            assert_eq!((shown, all(&html, &format!("#player-{i}-rating")).len()), (format!("{:.2}", player.rating), 0));
        }
        assert_eq!(all(&html, ".periods .period").len(), 2);
        assert_eq!(words(all(&html, ".periods [aria-current=true] b")[0]), "Period 2");
        assert!(all(&html, "#add-player, [id^=add-member]").is_empty());
    }
    // One period is as it ever was.
    let html = league_room(&LeagueState::default());
    assert!(all(&html, ".periods, .elsewhere, #league-idle").is_empty() && all(&html, "#player-0-rating").len() == 1);
}

#[test]
fn what_is_wrong_in_another_period_leads_there() {
    let (_, state) = states().into_iter().find(|(name, _)| name.starts_with("something wrong elsewhere")).unwrap();
    let html = league_room(&state);
    let said: Vec<String> = all(&html, ".elsewhere button").into_iter().map(words).collect();
    assert_eq!(said.len(), 1);
    assert!(said[0].starts_with("Period 2: "), "{said:?}");
}

#[test]
fn what_is_unusual_is_marked_and_said() {
    assert!(all(&league_room(&LeagueState::default()), ".unusual").is_empty());
    let state = after([edit(Field::Player(3, Part::Deviation), "0")]);
    let html = league_room(&state);
    // David, and Anna who met him.
    assert_eq!(all(&html, ".unusual").len(), 2);
    for who in [0, 3] {
        let html = league_room(&state.update(Action::Choose(Who::Player(who))));
        let said = all(&html, ".derivation-of .warning");
        assert_eq!(said.len(), 1, "{who}");
        assert!(words(said[0]).contains("deviation of 0"), "{who}");
    }
}

#[test]
fn many_rows_are_shown_page_by_page() {
    let (_, chosen) = states().into_iter().find(|(name, _)| name == "500 players").unwrap();
    assert_eq!(all(&league_room(&chosen), ".derivation-of .step").len(), 8);
    let state = chosen.update(Action::Choose(Who::Player(7)));
    let html = league_room(&state);
    assert_eq!((state.case().participants.len(), state.here().results().len()), (500, 5000));
    assert_eq!(all(&html, ".person[role=group]").len(), 50);
    assert_eq!(all(&html, ".result").len(), 50);
    assert_eq!(all(&html, "[aria-labelledby=after-title] tbody tr").len(), 50);
    assert_eq!(all(&html, ".pager").len(), 4);
    assert!(html.html().len() < 400_000);
}

#[test]
fn a_match_of_worlds_is_told_in_words_as_well() {
    let html = league_room(&in_mode(Mode::Worlds, []));
    let label = attr(all(&html, "[aria-labelledby=curve-title] [role=img]")[0], "aria-label");
    assert!(label.contains("Green against Blue, share 0.53, score 0.55"), "{label}");
    assert_eq!(all(&html, "[aria-labelledby=how-title] details").len(), 3);
    assert_eq!(all(&html, "[aria-labelledby=curve-title] tbody tr").len(), 6);
}

// What is worked

/// The numbers of a formula, in order.
fn numbers(math: &Math) -> Vec<f64> {
    match math {
        Math::Number(number) => vec![number.value],
        Math::Row(parts) => parts.iter().flat_map(numbers).collect(),
        Math::Fraction(a, b) | Math::Power(a, b) | Math::Call(a, b) => [numbers(a), numbers(b)].concat(),
        Math::Root(inner) | Math::Fence(_, inner, _) => numbers(inner),
        Math::Symbol(_) | Math::Literal(_) | Math::Name(_) | Math::Op(_) | Math::Sum => Vec::new(),
    }
}

fn worked(blocks: &[Block]) -> Vec<Vec<f64>> {
    let worked = blocks.iter().filter_map(|block| match block {
        Block::Worked(math) => Some(numbers(math)),
        _ => None,
    });
    worked.collect()
}

#[test]
fn scores_and_opponents_are_worked_with_their_numbers() {
    let points = [300.0, 100.0, 0.0];
    let (p, s) = (0.75, wvw::score(0.75));
    let words = Language::En.league();
    assert_eq!(worked(&war_score(points, 0, 1, words)), [vec![300.0, 300.0, 100.0, p], vec![p, s]]);
    assert!(war_score(points, 0, 3, words).is_empty());

    let state = in_mode(Mode::Teams, []);
    let match_ = state.worked().unwrap();
    let compared = &match_.teams().unwrap().compared;
    let me = compared.sheet(0, 1, Method::CompositeTeam).unwrap().period.player;
    let of = |method| worked(&team_opponent(me, 0, &compared.averages, method, words));
    assert!(of(Method::IndividualPairs).is_empty());
    assert_eq!(of(Method::CompositeOpponent), [vec![1625.0], vec![200.0]]);
    assert_eq!(of(Method::CompositeTeam), [vec![1400.0, 1625.0, 1450.0, 1575.0], vec![200.0]]);
    assert!(team_opponent(me, 2, &compared.averages, Method::CompositeTeam, words).is_empty());
}

// The curve

#[test]
fn the_curve_is_the_score() {
    let data = WarScores::of([247_277.0, 218_640.0, 175_791.0], |a, b| format!("{a} v {b}"));
    assert_eq!(data.results.len(), 6);
    for result in &data.results {
        assert!((result.score - wvw::score(result.share)).abs() < 1e-15);
    }
    let curve = data.curve();
    assert_eq!((curve[0], curve[curve.len() - 1]), ((0.0, 0.0), (1.0, 1.0)));
    assert!(curve.windows(2).all(|pair| pair[0].1 < pair[1].1));
    assert!(curve.iter().all(|(p, s)| *s == wvw::score(*p)));
    let svg = draw::war_scores(&data, 400);
    assert!(svg.contains("data-quantity=\"war.0.1.score\"") && svg.contains(">0 v 1</text>"), "{svg}");
    assert!(WarScores::of([0.0, 0.0, 1.0], |_, _| String::new()).results.len() == 4);
}

#[test]
fn names_cannot_break_out_of_the_curve() {
    let data = WarScores::of([3.0, 2.0, 1.0], |_, _| "</text><script>\n<a href=\"x\" onclick='y'>&".to_owned());
    let svg = draw::war_scores(&data, 4000);
    assert!(!svg.contains("<script") && !svg.contains("<a "), "{svg}");
    assert!(svg.contains("&lt;/text&gt;"), "{svg}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_points_are_drawn(points in prop::array::uniform3(prop_oneof![0.0..1e6f64, Just(0.0), Just(1e15), Just(f64::NAN)]), width in 0..3000u32) {
        let svg = draw::war_scores(&WarScores::of(points, |a, b| format!("{a}{b}")), width);
        prop_assert!(svg.starts_with("<svg") && svg.ends_with("</svg>"));
        prop_assert!(!svg.contains("NaN") && !svg.contains("inf") && !svg.contains("style="));
    }
}
