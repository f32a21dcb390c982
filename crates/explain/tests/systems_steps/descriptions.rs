//! Descriptions of the steps of each system.

use super::*;
use explain::systems::inversus::Rule;

#[test]
fn every_system_describes_the_papers_example() {
    for system in all() {
        let outcome = rated(system.id, &Period::papers_example(), &[]);
        let steps = own_steps(&outcome.period(0));
        let text = all_text(&steps);
        // Limits on the scale of the formulas would have many digits in points.
        for number in contents(&steps).0 {
            let shown = show(number.value, number.kind, Digits::Auto);
            assert!(shown.chars().count() <= 14, "{}: {} is {shown}", system.id, number.quantity);
        }
        let said = (system.words)(EN.systems());
        assert!(text.contains((said.about)().split('{').next().unwrap()), "{}", system.id);
        let source = (EN.systems().source)(&system.facts[0]);
        assert!(text.contains(&source), "{}", system.id);
        let illustration = text.contains(EN.systems().illustration);
        assert_eq!(illustration, system.publication == Publication::NotPublished, "{}", system.id);
        let explained = text.contains(EN.systems().explained);
        assert_eq!(explained, system.publication == Publication::Explained, "{}", system.id);
        // Every further step names a source and its certainty.
        let placed = steps_of(&outcome.period(0), 0..3, EN);
        let own = placed.into_iter().filter(|step| step.of.paper().is_none()).map(|step| step.step);
        for step in own.chain([titled(introduction(&outcome, EN))]) {
            let named = step.blocks.iter().any(|block| match block {
                Block::Note(pieces) => read(pieces).contains("Reliability: "),
                _ => false,
            });
            assert!(named, "{}: {}", system.id, read(&step.title));
        }
        first_steps(system.id, &Period { games: Vec::new(), ..Period::papers_example() }, &[]);
    }
}

/// Options with which a system shows each of its further steps.
#[test]
fn every_further_step_is_computed() {
    let period = Period::papers_example();
    let one = Period { games: vec![Game { rating: 1700.0, deviation: 300.0, score: 1.0 }], ..period.clone() };
    let newcomer = Period { player: Player { rating: 1500.0, deviation: 480.0, volatility: 0.09 }, ..period.clone() };
    let cases: [(&str, &[(&str, &str)], &str); 19] = [
        ("lichess", &[("days", "30")], "system.growth.periods"),
        ("lichess", &[("colour", "white"), ("kind", "blitz")], "system.advantage"),
        ("lichess", &[("kind", "rapid")], "system.regulator"),
        ("lichess", &[], "system.updates.0.phi_star"),
        ("ogs", &[("handicap", "4")], "system.games.0.rating"),
        ("ogs", &[], "system.rank"),
        ("inversus", &[("points", "3000"), ("days", "31")], "system.growth.days"),
        ("inversus", &[("partner", "1234")], "system.partner"),
        ("gw2-wvw", &[], "system.games.0.score"),
        ("gw2-pvp", &[("days", "100")], "system.growth.most_periods"),
        ("showdown", &[("days", "3")], "system.gxe"),
        ("tetrio", &[("wins", "4")], "system.tr_2"),
        ("dominion", &[("players", "3-4"), ("days", "2")], "system.level"),
        ("qlstats", &[("days", "9")], "system.growth.c"),
        ("fics", &[], "system.updates.0.k"),
        ("infinite-chess", &[("days", "9")], "system.rating"),
        ("lichess-puzzles", &[("theme", "hinting")], "system.updates.0.weight"),
        ("lidraughts", &[("days", "9")], "system.growth.periods"),
        ("playstrategy", &[], "system.whole"),
    ];
    for (id, answers, path) in cases {
        for period in [&period, &one, &newcomer] {
            let steps = first_steps(id, period, answers);
            assert!(has(&steps, path), "{id}: no {path}");
        }
    }
    // The shown number is that of the outcome.
    assert_eq!(format!("{:.1}", quantity(&first_steps("showdown", &period, &[]), "system.gxe")), "47.4");
}

#[test]
fn the_shown_number_is_in_the_last_sentence() {
    let game = |rating, deviation, score| Game { rating, deviation, score };
    let example = Period::papers_example();
    let winner =
        Period::new(Player { rating: 1918.5, deviation: 60.0, volatility: 0.06 }, 0.5, vec![game(1918.5, 60.0, 1.0)]);
    let new = Period::new(
        Player { rating: 1500.0, deviation: 350.041_367, volatility: 0.06 },
        0.5,
        vec![game(1500.0, 350.041_367, 1.0)],
    );
    let cases: [(&str, &Period, &str); 9] = [
        ("glicko2", &example, "From 1161.02 to 1767.08."),
        ("lichess", &winner, "1928."),
        ("ogs", &winner, "1 dan (30.12)."),
        ("ogs", &Period { games: Vec::new(), ..example.clone() }, "Rank not shown yet (24.30)."),
        ("showdown", &winner, "GXE 90.4%."),
        ("tetrio", &winner, "Glixare 83.72%."),
        ("dominion", &winner, "Level 63."),
        ("fics", &winner, "1928."),
        ("inversus", &new, "500 Rank Points."),
    ];
    for (id, period, want) in cases {
        let text = all_text(&last_steps(id, period, &[]));
        assert!(text.lines().any(|line| line == want), "{id}: no “{want}” in\n{text}");
    }
}

#[test]
fn every_rule_of_the_rank_points_is_described() {
    let lost = Period { games: vec![Game { rating: 1500.0, deviation: 80.0, score: 0.0 }], ..Period::papers_example() };
    let won = |rating| Period { games: vec![Game { rating, deviation: 80.0, score: 1.0 }], ..lost.clone() };
    let drawn = Period { games: vec![Game { rating: 1500.0, deviation: 80.0, score: 0.5 }], ..lost.clone() };
    let rule = EN.systems().inversus.points_rule;
    let cases: [(&Period, &str, Rule); 6] = [
        (&won(1500.0), "0", Rule::Most),
        (&won(1500.0), "2500", Rule::Half),
        (&won(1500.0), "5000", Rule::Least),
        (&won(1500.0), "10000", Rule::Top),
        (&lost, "0", Rule::Bottom),
        (&drawn, "10", Rule::Neither),
    ];
    for (period, points, want) in cases {
        let text = all_text(&first_steps("inversus", period, &[("points", points)]));
        assert!(text.contains(&rule(want)), "{points}: {text}");
    }
    let upset = first_steps("inversus", &won(2400.0), &[("points", "2500")]);
    assert!(quantity(&upset, "system.rank_points.0.bonus") > 0.0);
    assert!(!has(&first_steps("inversus", &won(1400.0), &[]), "system.rank_points.0.bonus"));
}

/// Facts that were once described differently: the system, options, and the expected words of its steps.
#[test]
fn facts_of_systems_are_described() {
    let example = Period::papers_example();
    let with = |score| Period { games: vec![Game { rating: 1500.0, deviation: 80.0, score }], ..example.clone() };
    let (won, drawn, lost) = (with(1.0), with(0.5), with(0.0));
    let cases: [(&str, &Period, &[(&str, &str)], &str); 12] = [
        ("lidraughts", &won, &[], "so none passes in Step 6"),
        ("lishogi", &won, &[], "so none passes in Step 6"),
        ("lishogi", &drawn, &[], "One of these games is a draw and was left out"),
        ("playstrategy", &won, &[], "so none passes in Step 6"),
        ("dominion", &won, &[("days", "2")], "Step 6 counts it, so there is one less to count here."),
        ("lishogi", &won, &[], "From a deviation of 130 on"),
        (
            "lichess-puzzles",
            &won,
            &[("days", "9")],
            "Before a game the deviation first grows for the time since the last one",
        ),
        ("pychess", &won, &[], "the time since the last game counts in Step 6"),
        ("glicko-boost", &won, &[], "White is 30 points stronger"),
        ("glicko-boost", &won, &[], "by more than 1.96 standard deviations"),
        ("inversus", &lost, &[], "Points cannot fall below 0."),
        ("inversus", &won, &[("points", "10000")], "would pass the upper end of the interval"),
    ];
    for (id, period, answers, want) in cases {
        let text = all_text(&first_steps(id, period, answers));
        assert!(text.contains(want), "{id}: no “{want}” in\n{text}");
    }
    let not_said: [(&str, &Period, &[(&str, &str)], &str); 6] = [
        ("inversus", &lost, &[], "upper end of the interval"),
        ("inversus", &won, &[("points", "10000")], "Points cannot fall below 0."),
        ("lishogi", &won, &[], "is a draw and was left out"),
        ("playstrategy", &drawn, &[], "is a draw and was left out"),
        // Showdown takes the opponents as they are stored.
        ("showdown", &won, &[], "The opponents’ deviations are those at the onset"),
        (
            "showdown",
            &Period { games: Vec::new(), ..example.clone() },
            &[("days", "3")],
            "so there is at least one period.",
        ),
    ];
    for (id, period, answers, words) in not_said {
        let text = all_text(&first_steps(id, period, answers));
        assert!(!text.contains(words), "{id}: “{words}” in\n{text}");
    }
}

/// The change of a puzzle is limited first and weighted then, in the description as well.
#[test]
fn limits_of_a_puzzle_are_described_before_its_weight() {
    let new = Player { rating: 1500.0, deviation: 500.0, volatility: 0.09 };
    let hard = Period::new(new, 0.5, vec![Game { rating: 2700.0, deviation: 80.0, score: 1.0 }]);
    let steps = first_steps("lichess-puzzles", &hard, &[("theme", "obvious")]);
    let text = all_text(&steps);
    let at = |words: &str| text.find(words).unwrap_or_else(|| panic!("no “{words}” in\n{text}"));
    assert!(at("it is limited to 700") < at(EN.systems().lichess_puzzles.damped));
    let rating = |of: &str| quantity(&steps, &format!("system.updates.0.{of}.rating"));
    assert_eq!((rating("held"), rating("after")), (2200.0, 1570.0));
}

/// From rank 40 on, 9 dan has a plus.
#[test]
fn the_best_at_ogs_have_9_dan_plus() {
    for (rating, want) in [(2913.0, "9 dan (39.67)."), (2956.0, "9 dan+ (40.01).")] {
        let player = Player { rating, deviation: 60.0, volatility: 0.06 };
        let idle = Period::new(player, 0.5, Vec::new());
        let text = all_text(&first_steps("ogs", &idle, &[]));
        assert!(text.lines().any(|line| line == want), "no “{want}” in\n{text}");
    }
}

#[test]
fn limits_that_apply_are_described() {
    let out = Period {
        player: Player { rating: 90.0, deviation: 700.0, volatility: 0.5 },
        games: vec![Game { rating: 9000.0, deviation: 5.0, score: 1.0 }],
        ..Period::papers_example()
    };
    let steps = first_steps("ogs", &out, &[]);
    let held = |path: &str| quantity(&steps, &format!("system.before.{path}"));
    assert_eq!((held("rating"), held("deviation"), held("volatility")), (100.0, 500.0, 0.15));
    assert_eq!(quantity(&steps, "in.player.deviation"), 700.0);
    let capped = first_steps("lichess", &out, &[]);
    assert!(all_text(&capped).contains("it is limited to 700"), "{}", all_text(&capped));
    // An update whose volatility is limited.
    let upset = Period { games: vec![Game { rating: 2900.0, deviation: 45.0, score: 1.0 }; 6], ..out };
    assert!(all_text(&first_steps("inversus", &upset, &[])).contains(EN.systems().held_title));
}
