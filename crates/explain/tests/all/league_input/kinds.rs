//! Changing the kind of games of a league.

use super::*;
use explain::ids::VariantArray;

fn names(form: &LeagueForm) -> Vec<&str> {
    form.case
        .participants
        .iter()
        .map(|player| player.name.as_str())
        .collect()
}

#[test]
fn an_example_is_replaced_by_that_of_the_new_kind() {
    for (&from, &to) in Mode::VARIANTS
        .iter()
        .flat_map(|from| Mode::VARIANTS.iter().map(move |to| (from, to)))
    {
        let form = LeagueForm::example(from).in_mode(to);
        assert_eq!(form, LeagueForm::example(to), "{from:?} {to:?}");
        assert!(form.is_example() && form.case.periods[0].played().kind() == to.kind());
    }
}

#[test]
fn the_players_of_an_edited_league_are_kept_with_blank_games() {
    let kinds = [Mode::List, Mode::Teams, Mode::Race];
    for (from, to) in kinds
        .into_iter()
        .flat_map(|from| kinds.map(move |to| (from, to)))
        .filter(|(from, to)| from != to)
    {
        let mut form = LeagueForm::example(from);
        set(
            form.case_mut(),
            Field::Player(1, explain::case::Part::Name),
            "Bo",
        );
        set(form.case_mut(), Field::Tau, "0.6");
        form.case_mut().append([played(Games::Results(Vec::new()))]);
        let other = form.in_mode(to);
        assert_eq!(
            (names(&other), &*other.case.tau),
            (vec!["Anna", "Bo", "Clara", "David"], "0.6")
        );
        let games: Vec<&Games> = other
            .case
            .periods
            .iter()
            .map(|period| period.played())
            .collect();
        assert_eq!(games, [&Games::blank(to.kind(), 4)], "{from:?} {to:?}");
    }
}

#[test]
fn list_and_crosstable_show_the_same_league() {
    let mut form = LeagueForm::example(Mode::List);
    set(form.case_mut(), Field::Tau, "0.6");
    let table = form.in_mode(Mode::Table);
    assert_eq!((table.mode, &table.case), (Mode::Table, &form.case));
}

#[test]
fn a_match_of_worlds_begins_as_the_example() {
    let mut form = LeagueForm::example(Mode::Race);
    set(form.case_mut(), Field::Place(0), "3");
    let mut worlds = form.in_mode(Mode::Worlds);
    assert_eq!(worlds, LeagueForm::example(Mode::Worlds));
    // An edited match keeps its three worlds.
    set(worlds.case_mut(), Field::Points(0), "1000");
    let list = worlds.in_mode(Mode::List);
    assert_eq!(
        (names(&list), list.case.results(0)),
        (vec!["Green", "Blue", "Red"], &[ResultForm::blank()][..])
    );
}
