//! Descriptions of the steps of each system.

use super::*;
use explain::steps::step::Cell;
use explain::systems::{StepOf, Sure};

#[test]
fn only_steps_of_glicko_2_have_its_numbers() {
    for (of, paper, glicko_2) in [
        (StepOf::System, None, None),
        (StepOf::Glicko(3), Some(3), None),
        (StepOf::Glicko2(3), Some(3), Some(3)),
    ] {
        assert_eq!((of.paper(), of.glicko_2()), (paper, glicko_2), "{of:?}");
    }
}

#[test]
fn the_start_of_a_system_is_written_with_letters() {
    for (id, start) in [
        ("lichess", "r = 1500, rd = 500, sigma = 0.09"),
        ("icc", "r = 1500, rd = 350"),
    ] {
        let outcome = rated(id, &Period::papers_example(), &[]);
        let cells: Vec<String> = introduction(&outcome, EN)
            .blocks
            .iter()
            .filter_map(|block| match block {
                Block::Table(table) => Some(table.rows.iter().flatten()),
                _ => None,
            })
            .flatten()
            .filter_map(|cell| match cell {
                Cell::Pieces(pieces) => Some(read(pieces)),
                _ => None,
            })
            .collect();
        assert!(cells.contains(&start.to_owned()), "{id}: {cells:?}");
    }
}

#[test]
fn every_system_describes_the_papers_example() {
    for system in all() {
        let outcome = rated(system.id, &Period::papers_example(), &[]);
        let steps = own_steps(&outcome.period(0));
        let text = all_text(&steps);
        // Limits on the scale of the formulas would have many digits in points.
        for number in contents(&steps).0 {
            let shown = show(number.value, number.kind, Digits::Auto);
            assert!(
                shown.chars().count() <= 14,
                "{}: {} is {shown}",
                system.id,
                number.quantity
            );
        }
        let said = (system.words)(EN);
        assert!(
            text.contains(said.about.split('{').next().unwrap()),
            "{}",
            system.id
        );
        let source = EN.systems().source_of(&system.facts[0]);
        assert!(text.contains(&source), "{}", system.id);
        let illustration = text.contains(EN.systems().illustration());
        assert_eq!(
            illustration,
            system.publication == Publication::NotPublished,
            "{}",
            system.id
        );
        let explained = text.contains(EN.systems().explained());
        assert_eq!(
            explained,
            system.publication == Publication::Explained,
            "{}",
            system.id
        );
        // Every further step names a source and its certainty.
        let placed = steps_of(&outcome.period(0), 0..3, EN);
        let own = placed
            .into_iter()
            .filter(|step| step.of.paper().is_none())
            .map(|step| step.step);
        for step in own.chain([titled(introduction(&outcome, EN))]) {
            let named = step.blocks.iter().any(|block| match block {
                Block::Note(pieces) => [Sure::High, Sure::Medium, Sure::Low]
                    .map(|sure| EN.systems().sure(sure))
                    .iter()
                    .any(|sure| read(pieces).contains(sure)),
                _ => false,
            });
            assert!(named, "{}: {}", system.id, read(&step.title));
        }
        first_steps(
            system.id,
            &Period {
                games: Vec::new(),
                ..Period::papers_example()
            },
            &[],
        );
    }
}

/// Options with which a system shows each of its further steps.
#[test]
fn every_further_step_is_computed() {
    let period = Period::papers_example();
    let one = Period {
        games: vec![Game::new(1700.0, 300.0, 1.0)],
        ..period.clone()
    };
    let newcomer = Period {
        player: Player::new(1500.0, 480.0, 0.09),
        ..period.clone()
    };
    let cases: [(&str, &[(&str, &str)], &str); 20] = [
        ("glicko2-first-move", &[], "system.advantage"),
        ("lichess", &[("days", "30")], "system.growth.periods"),
        (
            "lichess",
            &[("colour", "white"), ("kind", "blitz")],
            "system.advantage",
        ),
        ("lichess", &[("kind", "rapid")], "system.regulator"),
        ("lichess", &[], "system.updates.0.phi_star"),
        ("ogs", &[("handicap", "4")], "system.games.0.rating"),
        ("ogs", &[], "system.rank"),
        (
            "inversus",
            &[("points", "3000"), ("days", "31")],
            "system.growth.days",
        ),
        ("inversus", &[("partner", "1234")], "system.partner"),
        ("gw2-wvw", &[], "system.games.0.score"),
        ("gw2-pvp", &[("days", "100")], "system.growth.most_periods"),
        ("showdown", &[("days", "3")], "system.gxe"),
        ("tetrio", &[("wins", "4")], "system.tr_2"),
        (
            "dominion",
            &[("players", "3-4"), ("days", "2")],
            "system.level",
        ),
        ("qlstats", &[("days", "9")], "system.growth.c"),
        ("fics", &[], "system.updates.0.k"),
        ("infinite-chess", &[("days", "9")], "system.rating"),
        (
            "lichess-puzzles",
            &[("theme", "hinting")],
            "system.updates.0.weight",
        ),
        ("lidraughts", &[("days", "9")], "system.growth.periods"),
        ("playstrategy", &[], "system.whole"),
    ];
    for (id, answers, path) in cases {
        for period in [&period, &one, &newcomer] {
            let steps = first_steps(id, period, answers);
            assert!(has(&steps, path), "{id}: no {path}");
        }
    }
    // Several games are in a table.
    let match_of_three = first_steps("gw2-wvw", &period, &[]);
    assert!(has(&match_of_three, "system.games.2.score"));
    // The shown number is that of the outcome.
    assert_eq!(
        format!(
            "{:.1}",
            quantity(&first_steps("showdown", &period, &[]), "system.gxe")
        ),
        "47.4"
    );
}

/// The shown number, limits, and rules that apply to some cases only.
#[test]
fn descriptions_of_special_cases_are_as_recorded() {
    let game = |rating, deviation, score| Game::new(rating, deviation, score);
    let example = Period::papers_example();
    let against = |rating, score| Period {
        games: vec![game(rating, 80.0, score)],
        ..example.clone()
    };
    let of = |rating, deviation, volatility, games| {
        Period::new(Player::new(rating, deviation, volatility), 0.5, games)
    };
    let (won, drawn, lost) = (
        against(1500.0, 1.0),
        against(1500.0, 0.5),
        against(1500.0, 0.0),
    );
    let winner = of(1918.5, 60.0, 0.06, vec![game(1918.5, 60.0, 1.0)]);
    let outside = of(90.0, 700.0, 0.5, vec![game(9000.0, 5.0, 1.0)]);
    let upset = of(90.0, 700.0, 0.5, vec![game(2900.0, 45.0, 1.0)]);
    let idle = of(1500.0, 200.0, 0.06, vec![]);
    let newcomer = of(
        1500.0,
        350.041_367,
        0.06,
        vec![game(1500.0, 350.041_367, 1.0)],
    );
    let hard_puzzle = of(1500.0, 500.0, 0.09, vec![game(2700.0, 80.0, 1.0)]);
    let cases: [(&str, &str, &Period, &[(&str, &str)]); 33] = [
        ("three games", "glicko2", &example, &[]),
        ("a winner", "lichess", &winner, &[]),
        ("beyond the limits", "lichess", &outside, &[]),
        ("a puzzle", "lichess-puzzles", &won, &[("days", "9")]),
        (
            "a hard puzzle",
            "lichess-puzzles",
            &hard_puzzle,
            &[("theme", "obvious")],
        ),
        ("a win", "lidraughts", &won, &[]),
        ("a win", "lishogi", &won, &[]),
        ("a draw", "lishogi", &drawn, &[]),
        ("a win", "playstrategy", &won, &[]),
        ("a draw", "playstrategy", &drawn, &[]),
        ("a win", "pychess", &won, &[]),
        ("a winner", "ogs", &winner, &[]),
        ("no games", "ogs", &idle, &[]),
        ("9 dan", "ogs", &of(2913.0, 60.0, 0.06, vec![]), &[]),
        (
            "9 dan and more",
            "ogs",
            &of(2956.0, 60.0, 0.06, vec![]),
            &[],
        ),
        ("beyond the limits", "ogs", &outside, &[]),
        ("a winner", "showdown", &winner, &[]),
        ("a win", "showdown", &won, &[]),
        ("no games", "showdown", &idle, &[("days", "3")]),
        ("a winner", "tetrio", &winner, &[]),
        ("a winner", "dominion", &winner, &[]),
        ("a win", "dominion", &won, &[("days", "2")]),
        ("a winner", "fics", &winner, &[]),
        ("a win", "glicko-boost", &won, &[]),
        ("a newcomer", "inversus", &newcomer, &[]),
        ("a win", "inversus", &won, &[("points", "0")]),
        ("a win", "inversus", &won, &[("points", "2500")]),
        ("a win", "inversus", &won, &[("points", "5000")]),
        ("a win", "inversus", &won, &[("points", "10000")]),
        ("a loss", "inversus", &lost, &[("points", "0")]),
        ("a draw", "inversus", &drawn, &[("points", "10")]),
        ("a loss", "inversus", &lost, &[]),
        ("an upset", "inversus", &upset, &[]),
    ];
    let text = cases.map(|(name, id, period, typed)| {
        format!(
            "{id}, {name}, {typed:?}\n{}",
            all_text(&last_steps(id, period, typed))
        )
    });
    assert_reads("systems", &text.join("\n"));

    let puzzle = first_steps("lichess-puzzles", &hard_puzzle, &[("theme", "obvious")]);
    let limited = first_steps("ogs", &outside, &[]);
    for (steps, path, value) in [
        (&puzzle, "system.updates.0.held.rating", 2200.0),
        (&puzzle, "system.updates.0.after.rating", 1570.0),
        (&limited, "system.before.rating", 100.0),
        (&limited, "system.before.deviation", 500.0),
        (&limited, "system.before.volatility", 0.15),
        (&limited, "in.player.deviation", 700.0),
    ] {
        assert_eq!(quantity(steps, path), value, "{path}");
    }
    let bonus = "system.rank_points.0.bonus";
    assert!(
        quantity(
            &first_steps("inversus", &against(2400.0, 1.0), &[("points", "2500")]),
            bonus
        ) > 0.0
    );
    assert!(!has(
        &first_steps("inversus", &against(1400.0, 1.0), &[]),
        bonus
    ));
}
