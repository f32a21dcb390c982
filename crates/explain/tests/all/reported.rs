//! Questions and bug reports from elsewhere, by their numbers: each link gives the numbers of its report.

use crate::support::systems;
use explain::case::link::{Key, Link};
use explain::reported::REPORTS;
use explain::systems::{Outcome, draw_cost, outcome};
use explain::teach::check::{Candidate, Given, Lineup, Quantity, Symptom, Value, Verdict};
use explain::words::Language;
use glicko2_steps::{Game, Period, Rounding, rate, seasons};
use systems::{case_at, player, prints, shows, system};

/// Returns the period of a report's link, and the link.
#[track_caller]
fn opened(name: &str) -> (Period, Link) {
    let report = REPORTS.iter().find(|report| report.name == name).unwrap();
    let link = Link::parse(report.link);
    let season = seasons::rate(&link.player.case.season(Rounding::Exact)).unwrap();
    ((*season.periods[0].period).clone(), link)
}

/// Returns the outcome of a report in its system, with each game changed, and with further options.
#[track_caller]
fn rated(name: &str, change: impl Fn(&mut Game), more: &[(&str, &str)]) -> Outcome {
    let (mut period, link) = opened(name);
    period.games.iter_mut().for_each(change);
    let options = link.lazy.value(Key::Options).split(',');
    let mut typed: Vec<_> = options.filter_map(|of| of.split_once(':')).collect();
    typed.extend(more);
    let system = system(link.lazy.value(Key::System));
    outcome(system, &case_at(system, &period, &typed)).unwrap()
}

/// Returns the verdict on r′, RD′ and σ′ as a link to the check has them, and its explanations.
fn checked(period: Period, numbers: &str) -> (Verdict, Vec<String>) {
    let values = numbers.split(',').filter_map(|part| part.split_once(':'));
    let values = values.map(|(_, text)| Value::of(text).unwrap());
    let given = Given::new(Quantity::RESULT.into_iter().zip(values));
    let verdict = Lineup::of(period).unwrap().check(&given);
    let names = verdict.candidates.iter().map(Candidate::id).collect();
    (verdict, names)
}

/// White, 1900, draws with 1902 in a classical game, and 1899 is shown. Black would have kept the 1900.
#[test]
fn lila_18941_a_draw_with_an_equal_opponent_costs_white_a_point() {
    let white = rated("lichess-org/lila#18941", |_| (), &[]);
    prints(white.after.rating, "1899.7264");
    assert_eq!(shows(&white), 1899.0);
    let black = rated("lichess-org/lila#18941", |_| (), &[("colour", "black")]);
    assert_eq!(shows(&black), 1900.0);
}

/// A draw with a weaker opponent costs points by itself, and a lost game is no draw.
#[test]
fn lila_21025_a_draw_costs_white_a_point_against_opponents_up_to_11_points_stronger() {
    let game = |rating, score| move |game: &mut Game| (game.rating, game.score) = (rating, score);
    let asked = |outcome: &Outcome| draw_cost(outcome, Language::En).is_some();
    for more in 0..20 {
        let drawn = game(1900.0 + f64::from(more), 0.5);
        let outcome = rated("lichess-org/lila#21025", drawn, &[]);
        let has_fallen = shows(&outcome) == 1899.0;
        assert_eq!((has_fallen, asked(&outcome)), (more <= 11, more <= 11));
    }
    for other in [game(1700.0, 0.5), game(1911.0, 0.0)] {
        assert!(!asked(&rated("lichess-org/lila#21025", other, &[])));
    }
}

/// A player of 1 dan loses to four newcomers. The deviation grows, because such games say little.
#[test]
fn ogs_46538_four_losses_to_newcomers() {
    let outcome = rated("forums.online-go.com/t/46538", |_| (), &[]);
    let after = |update: &explain::systems::Update| {
        format!("{:.2}/{:.2}", update.after.rating, update.after.deviation)
    };
    assert_eq!(
        outcome.updates.iter().map(after).collect::<Vec<_>>(),
        [
            "1948.25/60.69",
            "1935.94/61.36",
            "1923.46/62.00",
            "1910.83/62.62"
        ]
    );
}

/// A port to Pascal whose search of Step 5 stops early.
#[test]
fn glicko2_lite_23_the_rating_runs_away() {
    let (period, link) = opened("kenany/glicko2-lite#23");
    let (verdict, names) = checked(period, link.lazy.value(Key::Check));
    assert_eq!(names, ["b-in-else", "one-iteration", "no-abs"]);
    assert!(verdict.symptoms.contains(&Symptom::RunsAway));
}

/// The report prints RD 200 after one, two and three growths by ten periods.
#[test]
fn elote_83_the_deviation_grows_three_times() {
    for (times, printed) in [(1.0, "202.6978"), (2.0, "205.3602"), (3.0, "207.9885")] {
        let mut period = Period::papers_example();
        (period.games, period.idle_periods) = (Vec::new(), 10.0 * times);
        prints(rate(&period).unwrap().player.deviation, printed);
    }
    let (period, link) = opened("wdm0006/elote#83");
    let (_, names) = checked(period, link.lazy.value(Key::Check));
    assert_eq!(names, ["inflate-three-times"]);
}

/// The deviation of an absent player grew by the volatility of new players: to 68.46 instead of 77.75.
#[test]
fn open_front_io_2129_the_default_volatility_of_an_absent_player() {
    let mut away = Period::new(player(1500.0, 60.0, 0.09), 0.5, Vec::new());
    away.idle_periods = 10.0;
    assert!(checked(away.clone(), "r:1500.00,rd:77.75,vol:0.09").0.right);
    let (_, names) = checked(away, "r:1500.00,rd:68.46,vol:0.09");
    assert_eq!(names, ["idle-default-sigma"]);
}
