//! Results and standings: the crosstable, the list, surprising results.

use super::states::states;
use super::*;
use explain::case::league::crosstable;
use explain::predictions::{History, Predictions};
use glicko2_steps::groups::standings::Column;

#[test]
fn the_predictions_of_a_league_have_their_full_value() {
    let state = LeagueState::of_link(SIX);
    let history = History::of_league(&state.rated().unwrap().rated).unwrap();
    let found = Predictions::of(&history).unwrap();
    let html = league_room(&state);
    let shown = |path: &str| value(&html, &format!("predictions.{path}"));
    assert_eq!(shown("elo.log_loss"), Some(found.elo.log_loss));
    assert_eq!(
        shown("glicko2.accuracy"),
        Some(100.0 * found.glicko2.accuracy)
    );
}

#[test]
fn the_crosstable_is_a_table_with_heads_on_both_sides() {
    let html = league_room(&in_mode(Mode::Table, [edit(Field::Cell(1, 2), "1 0.5")]));
    assert_eq!(all(&html, ".crosstable thead th[scope=col]").len(), 7);
    assert_eq!(all(&html, ".crosstable tbody th[scope=row] input").len(), 4);
    assert_eq!(all(&html, ".crosstable .cell input").len(), 12);
    assert_eq!(all(&html, ".crosstable .given-number input").len(), 8);
    // The volatilities are below the table, folded.
    assert_eq!(
        all(&html, "details.volatilities:not([open]) li input").len(),
        4
    );
    let cell = |i: usize, j: usize| all(&html, &format!("#cell-{i}-{j}"))[0];
    assert_eq!(
        (attr(cell(1, 2), "value"), attr(cell(2, 1), "value")),
        ("1 0.5", "0 0.5")
    );
    assert_eq!(attr(cell(1, 2), "aria-label"), "Ben against Clara");
    // A league that is too large for the crosstable is shown as a list.
    let crowd = state_named(states(), "a crowd in a crosstable");
    let html = league_room(&crowd);
    assert!(all(&html, ".crosstable").is_empty() && !all(&html, "#result-0-a").is_empty());
    assert!(crowd.case().participants.len() > crosstable::MOST);
}

#[test]
fn a_cell_shows_how_surprising_its_result_is() {
    for period in [0, 1] {
        let state = LeagueState::of_link(SIX).update(Action::SelectPeriod(period));
        let html = league_room(&state);
        let rated_period = state.rated_period().unwrap();
        let rated = rated_period.rated().unwrap();
        for (i, j) in (0..6)
            .flat_map(|i| (0..6).map(move |j| (i, j)))
            .filter(|(i, j)| i != j)
        {
            let input = all(&html, &format!("#cell-{i}-{j}"))[0];
            let cell = ElementRef::wrap(input.parent().unwrap()).unwrap();
            let Some(against) = rated.against(i, j) else {
                assert_eq!(
                    (attr(cell, "class"), attr(input, "title")),
                    ("cell", ""),
                    "{i} {j}"
                );
                continue;
            };
            let surprise = against.surprise();
            assert_eq!(
                value(&html, &format!("pairs.{i}.{j}.surprise")),
                Some(surprise)
            );
            // The colour, the sign and the words agree.
            let ground = ["even", "better-", "worse-"]
                .into_iter()
                .find(|name| attr(cell, "class").contains(name))
                .unwrap();
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
            assert!(
                title.contains(&rated_period.name(i)) && title.contains(&rated_period.name(j)),
                "{title}"
            );
        }
        assert_eq!(all(&html, ".crosstable .same").len(), 6);
        assert_eq!(all(&html, ".heat-key").len(), 1);
    }
    // An unreadable result has no colour.
    let html = league_room(&LeagueState::of_link(SIX).update(edit(Field::Cell(0, 1), "x")));
    assert!(all(&html, ".crosstable .heat").is_empty());
}

#[test]
fn both_sides_of_a_result_are_shown_with_links_to_the_steps() {
    let told = |state: &LeagueState| {
        let html = league_room(state);
        let who = all_words(&html, ".pair tbody th button");
        (
            words(all(&html, "#pair-title")[0]),
            all(&html, ".who-won").first().map(|title| words(*title)),
            who,
        )
    };
    let state = LeagueState::of_link(SIX);
    let (title, pair, who) = told(&state);
    assert_eq!(
        (&*title, pair.as_deref()),
        ("The most surprising result", Some("David – Clara 1 : 0"))
    );
    assert_eq!(who, ["David", "Clara"]);
    let (title, pair, who) = told(&state.update(Action::LookAt(4, 1)));
    assert_eq!(
        (&*title, pair.as_deref()),
        ("Both sides of this result", Some("Ewa – Ben 0.5 : 0.5"))
    );
    assert_eq!(who, ["Ewa", "Ben"]);
    // Typing into a cell selects its pair.
    let (_, pair, _) = told(&state.update(edit(Field::Cell(4, 1), "1 0")));
    assert_eq!(pair.as_deref(), Some("Ewa – Ben 1 : 1"));
    let second = state
        .update(Action::SelectPeriod(1))
        .update(Action::LookAt(4, 1));
    let html = league_room(&second);
    assert!(words(all(&html, ".pair")[0]).contains("Ewa and Ben did not play each other"));
    // The list shows the same pair, with both names.
    let list = state.update(Action::SetMode(Mode::List));
    assert_eq!(told(&list).1.as_deref(), Some("David – Clara 1 : 0"));
    assert_eq!(all(&league_room(&list), ".result .surprise.heat").len(), 15);
}

#[test]
fn standings_are_ranked_and_sorted_by_their_heads() {
    let state = LeagueState::of_link(SIX).update(Action::SelectPeriod(1));
    let names = |html: &Html| all_words(html, ".standings tbody th a");
    let html = league_room(&state);
    let sorted = |html: &Html| -> Vec<String> {
        let heads = all(html, ".standings th[aria-sort]").into_iter();
        heads
            .map(|head| format!("{} {}", words(head), attr(head, "aria-sort")))
            .collect()
    };
    assert_eq!(sorted(&html), ["Rating▼ descending"]);
    let after = state.rated_period().unwrap().round().after();
    let mut expected: Vec<usize> = (0..6).collect();
    expected.sort_by(|&i, &j| after[j].rating.total_cmp(&after[i].rating));
    let label = |i: &usize| state.case().label(*i);
    assert_eq!(names(&html), expected.iter().map(label).collect::<Vec<_>>());
    let by_name = state.update(Action::Sort(Column::Name));
    let html = league_room(&by_name);
    assert_eq!(names(&html).join(" "), "Anna Ben Clara David Ewa Femi");
    assert_eq!(sorted(&html), ["Player▲ ascending"]);
    let html = league_room(&by_name.update(Action::Sort(Column::Name)));
    assert_eq!(names(&html).join(" "), "Femi Ewa David Clara Ben Anna");
}

#[test]
fn standings_of_several_periods_have_totals() {
    let state = LeagueState::of_link(SIX).update(Action::SelectPeriod(1));
    let html = league_room(&state);
    let periods = &state.rated().unwrap().rated.periods;
    for player in 0..6 {
        let all_scored: f64 = periods
            .iter()
            .map(|period| period.sheet(player).unwrap().scored())
            .sum();
        assert_eq!(
            value(&html, &format!("players.{player}.all.scored")),
            Some(all_scored)
        );
    }
    // Totals end at the selected period.
    let first = league_room(&state.update(Action::SelectPeriod(0)));
    assert_eq!(
        value(&first, "players.0.all.scored"),
        value(&first, "players.0.scored")
    );
}

#[test]
fn a_volatility_shared_by_all_has_no_column() {
    let has_column = |link: &str| {
        let html = league_room(&after_link(link));
        words(all(&html, ".standings thead tr > :last-child")[0]) == "σ′"
    };
    assert!(has_column("r:1-2;1-3,0;1-4,0") && !has_column("p:Anna,1500,30;Ben,1500,30/r:"));
}

#[test]
fn a_name_in_the_standings_is_a_link_to_the_steps() {
    let state = after_link("m:table/p:Anna,1500;Ben,1490,30/r:2-1;2-1");
    let html = league_room(&state);
    let href = attr(all(&html, ".standings #open-1")[0], "href")
        .strip_prefix("#r=group&m=")
        .unwrap()
        .to_owned();
    assert_eq!(LeagueState::of_link(&href).chosen, Some(Who::Player(1)));
    assert_eq!(LeagueState::of_link(&href).form(), state.form());
    assert!(all(&html, ".standings tbody button").is_empty());
    // The link leaves out a long league.
    let long = after_link(&format!("p:Anna;Ben/r:{}", "1-2;".repeat(201)));
    let html = league_room(&long);
    assert_eq!(attr(all(&html, "#open-1")[0], "href"), "#r=group");
}

#[test]
fn a_phone_shows_results_before_players() {
    // On a phone the results precede the players.
    let phone = league_room(&LeagueState::default().update(Action::SetNarrow(true)));
    assert!(all(&phone, ".crosstable").is_empty());
    let titles: Vec<&str> = all(&phone, ".given h2")
        .into_iter()
        .map(|title| attr(title, "id"))
        .collect();
    assert_eq!(titles, ["league-results-title", "league-players-title"]);
}

#[test]
fn the_legend_of_the_chart_has_a_button_for_each_line() {
    let state = LeagueState::of_link(SIX).update(Action::Emphasise(Some(2)));
    let html = league_room(&state);
    let keys = all(&html, ".over-time .line-keys button[aria-pressed]");
    let pressed: Vec<String> = keys
        .iter()
        .filter(|key| attr(**key, "aria-pressed") == "true")
        .map(|key| words(*key))
        .collect();
    assert_eq!((keys.len(), pressed), (6, vec!["▲Clara".to_owned()]));
    assert!(all(&html, ".over-time select").is_empty());
}

#[test]
fn standings_name_the_most_surprising_result() {
    // A draw as expected is no surprise. A draw with a weaker player is less surprising than a loss.
    let state = after_link(
        "m:table/p:Anna,1900,50;Ben,1500,50;Clara,1500,50;Dora,1500,50/r:1-2,0;1-3,0.5;2-4,0.5",
    );
    let html = league_room(&state.update(Action::Sort(Column::Name)));
    assert_eq!(
        all_words(&html, ".standings tbody th"),
        [
            "Anna lost to Ben",
            "Ben beat Anna",
            "Clara drew with Anna",
            "Dora"
        ]
    );
}

#[test]
fn an_opponent_is_named_only_if_unambiguous() {
    let why = |link: &str| {
        let html = league_room(&after_link(link).update(Action::Choose(Who::Player(0))));
        all_words(&html, ".why p").join(" ")
    };
    // Ben and Clara are equally strong, so one sentence is about both.
    let both = why("p:Anna,1500,100;Ben,1600,50;Clara,1600,50;Dora,1400,50/r:1-2;1-3;1-4,0");
    assert!(
        both.contains("1600") && !both.contains("Ben") && both.contains("Dora"),
        "{both}"
    );
    let one = why("p:Anna,1500,100;Ben,1600,50;Clara,1601,50;Dora,1400,50/r:1-2;1-2;1-4,0");
    assert!(one.contains("Ben") && !one.contains("1600"), "{one}");
}

fn after_link(link: &str) -> LeagueState {
    let state = LeagueState::of_link(link);
    assert!(
        state.editor.problems.is_empty() && state.not_understood.is_empty(),
        "{link}"
    );
    state
}

#[test]
fn an_unchanged_rating_is_marked_neither_up_nor_down() {
    let html = league_room(&after([Action::ClearResults]));
    let changes = all(&html, "[data-quantity$=rating_change]");
    assert!(!changes.is_empty());
    for change in changes {
        let class = attr(ElementRef::wrap(change.parent().unwrap()).unwrap(), "class");
        assert!(!class.contains("up") && !class.contains("down"), "{class}");
    }
}

#[test]
fn performance_ratings_stand_below_the_standings() {
    let table = |state: &LeagueState| {
        let html = league_room(state);
        let mut rows = all_words(&html, "[aria-label='Performance ratings'] tbody tr");
        rows.sort_unstable();
        rows
    };
    // Ben beats Anna and Clara, who draw. The numbers were computed by a program in Python.
    let link = "m:list/p:Anna,1500,30;Ben,1600,100;Clara,1700,300/r:1-2,0;1-3,0.5;2-3,1";
    assert_eq!(
        table(&LeagueState::of_link(link)),
        [
            "Anna0.51374.121455.55",
            "Ben2above every ratingabove every rating",
            "Clara0.51354.291355.55",
        ]
    );
    let lost = LeagueState::of_link("m:list/p:Anna,1500,30;Ben,1600,100;Clara,1700,300/r:1-2");
    assert_eq!(
        table(&lost),
        [
            "Anna1above every ratingabove every rating",
            "Ben0below every ratingbelow every rating",
        ]
    );
}
