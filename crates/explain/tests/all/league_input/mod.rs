//! Input of the room League: fields, the crosstable, CSV, the link.

mod any_case;
mod crosstable;
mod csv;
mod fields;
mod kinds;
mod link;

use explain::case::league::{Field, Kind, LeagueForm, Mode, Who, example as example_of, read};
use explain::case::{Case, Games, Participant, PeriodForm, ResultForm, Score, Side, TeamsForm};
use glicko2_steps::groups::league::{RatedLeague, rate};
use glicko2_steps::groups::teams::Method;
use proptest::prelude::*;

fn typed(text: &str) -> Score {
    Score::Typed(text.to_owned())
}

fn played(games: Games) -> PeriodForm {
    PeriodForm::arising(games, PeriodForm::IDLE)
}

fn listed(players: Vec<Participant>, results: Vec<ResultForm>) -> Case {
    Case::of(players, "0.5", vec![played(Games::Results(results))])
}

fn with_players(names: &[&str]) -> Case {
    listed(
        names
            .iter()
            .map(|name| Participant::unrated(name))
            .collect(),
        Vec::new(),
    )
}

fn example() -> Case {
    example_of(Kind::Results)
}

fn rated(case: &Case) -> RatedLeague {
    rate(&read::league(case, None)).unwrap()
}

fn set(case: &mut Case, field: Field, text: &str) {
    case.type_into(0, field, text.to_owned());
}

fn set_results(case: &mut Case, results: Vec<ResultForm>) {
    case.change_results(0, |now| *now = results);
}

/// Returns the results of a period as `a-b score`, with sides counted from 0.
fn results_of(case: &Case, period: usize) -> Vec<String> {
    let side = |side: &Side| match side {
        Side::Player(player) => player.to_string(),
        Side::Typed(text) => text.clone(),
    };
    case.results(period)
        .iter()
        .map(|r| format!("{}-{} {}", side(&r.a), side(&r.b), r.score.as_text()))
        .collect()
}

fn results(case: &Case) -> Vec<String> {
    results_of(case, 0)
}

fn periods(case: &Case) -> Vec<(&str, Vec<String>)> {
    (0..case.periods.len())
        .map(|k| (case.periods[k].idle(), results_of(case, k)))
        .collect()
}
