//! The derivation of Glicko (1995), the further steps of every place, and the comparison, as they are read.

#[path = "support/contents.rs"]
mod contents;
#[path = "support/places.rs"]
mod places;
#[path = "support/worked.rs"]
mod worked;

use contents::{contents, in_table};
use glicko2_steps::glicko::{self, Constants};
use glicko2_steps::glicko2::{Game, Period, Player};
use glicko2_steps::number::{Digits, show};
use glicko2_steps::present::glicko::{Derivation, Solved, steps as glicko_steps};
use glicko2_steps::present::math::Math;
use glicko2_steps::present::step::pieces;
use glicko2_steps::present::step::{Block, Cell, Piece, Step, Table, TableId};
use glicko2_steps::present::symbol::Symbol;
use glicko2_steps::present::text::Language;
use glicko2_steps::systems::inversus::Rule;
use glicko2_steps::systems::{
    Case, Family, Introduction, OptionKind, OptionProblem, Outcome, Publication, Sure, System, all, by_id, comparison,
    introduction, lined_up, outcome, steps as steps_of,
};
use places::{case_at, some_options};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::collections::HashMap;
use worked::check_formula;

const EN: Language = Language::En;

/// What is said before the steps, as a step.
fn titled(said: Introduction) -> Step {
    Step { number: 0, title: pieces(&said.title), blocks: said.blocks }
}

/// All that is a place's own of a period: what is said before, its own steps, and those of 1995.
fn own_steps(outcome: &Outcome) -> Vec<Step> {
    let placed = steps_of(outcome, 0..outcome.games.len(), EN);
    let is_glicko = outcome.system.family == Family::Glicko;
    let own = placed.into_iter().filter(|step| is_glicko || step.paper.is_none()).map(|step| step.step);
    std::iter::once(titled(introduction(outcome, EN))).chain(own).collect()
}

/// Checks what a place says of all its periods.
fn check_all(outcome: &Outcome) -> Result<(), String> {
    for index in 0..outcome.periods() {
        let period = outcome.period(index);
        check(&own_steps(&period))?;
        for (at, step) in steps_of(&period, 0..1, EN).iter().enumerate() {
            if usize::from(step.step.number) != at + 1 {
                return Err(format!("step {} at {at}", step.step.number));
            }
        }
    }
    match lined_up(outcome, 0..outcome.games.len(), EN) {
        Some(said) => check(&[titled(said)]),
        None => Ok(()),
    }
}

fn rated(id: &str, period: &Period, typed: &[(&str, &str)]) -> Outcome {
    let system = by_id(id).unwrap();
    let outcome = outcome(system, &case_at(system, period, typed)).expect("a case that can be rated");
    check_all(&outcome).unwrap_or_else(|problem| panic!("{id}, {typed:?}: {problem}"));
    outcome
}

/// What a place says of the first period.
#[track_caller]
fn worked(id: &str, period: &Period, typed: &[(&str, &str)]) -> Vec<Step> {
    own_steps(&rated(id, period, typed).period(0))
}

/// What a place says of the last period.
#[track_caller]
fn worked_last(id: &str, period: &Period, typed: &[(&str, &str)]) -> Vec<Step> {
    let outcome = rated(id, period, typed);
    own_steps(&outcome.period(outcome.periods() - 1))
}

// What is in a step

/// The words of some steps, with numbers as they are shown and letters by their names.
fn read(pieces: &[Piece]) -> String {
    let piece = |piece: &Piece| match piece {
        Piece::Text(text) => text.clone(),
        Piece::Symbol(symbol) => symbol.id().to_owned(),
        Piece::Number(number) => show(number.value, number.kind, Digits::Auto),
    };
    pieces.iter().map(piece).collect()
}

fn all_text(steps: &[Step]) -> String {
    let mut all = String::new();
    for step in steps {
        all.push_str(&read(&step.title));
        all.push('\n');
        for block in &step.blocks {
            if let Block::Text(pieces) | Block::Note(pieces) | Block::Aside(pieces) | Block::Alert(pieces) = block {
                all.push_str(&read(pieces));
                all.push('\n');
            }
        }
    }
    all
}

/// The value of the number with that quantity, which is the same wherever it occurs.
#[track_caller]
fn quantity(steps: &[Step], path: &str) -> f64 {
    let found: Vec<f64> =
        contents(steps).0.iter().filter(|number| number.quantity == path).map(|number| number.value).collect();
    assert!(found.windows(2).all(|pair| pair[0] == pair[1]), "{path}: {found:?}");
    *found.first().unwrap_or_else(|| panic!("no {path}"))
}

fn has(steps: &[Step], path: &str) -> bool {
    contents(steps).0.iter().any(|number| number.quantity == path)
}

// Worked formulas

/// What must hold of any steps.
fn check(steps: &[Step]) -> Result<(), String> {
    let ensure = |is: bool, what: String| if is { Ok(()) } else { Err(what) };
    for step in steps {
        let title = read(&step.title);
        ensure(matches!(step.blocks.first(), Some(Block::Text(_))), format!("{title}: begins with words"))?;
        for block in &step.blocks {
            match block {
                Block::Worked(math) => {
                    let sides = check_formula(math, glicko::g, 1e-7)?;
                    // Two sides that are equal, or a value that is stated, or rounded to a whole number.
                    let written = format!("{math:?}");
                    let stated = written.contains("Symbol(");
                    ensure(sides >= 2 || stated, format!("{title}: nothing to check in {math:?}"))?;
                }
                Block::Table(table) => {
                    ensure(!table.rows.is_empty(), format!("{title}: an empty table"))?;
                    for row in &table.rows {
                        ensure(row.len() == table.heads.len(), format!("{title}: a row of {}", row.len()))?;
                    }
                }
                _ => {}
            }
        }
    }
    let (numbers, words) = contents(steps);
    let mut values = HashMap::new();
    for number in numbers {
        ensure(number.value.is_finite(), format!("{} is {}", number.quantity, number.value))?;
        let first = *values.entry(&*number.quantity).or_insert(number.value);
        ensure(first == number.value, format!("{} is {first} and {}", number.quantity, number.value))?;
        let path = number.quantity.trim_start_matches('-');
        let known = ["system.", "glicko.", "in.player."].iter().any(|start| path.starts_with(start));
        ensure(known, format!("{path} leads nowhere"))?;
    }
    for text in words {
        ensure(!text.contains(['{', '}']), format!("a name that nobody knows: {text}"))?;
        ensure(!text.contains("NaN"), format!("not a number: {text}"))?;
    }
    Ok(())
}

// Glicko (1995)

/// Checks that each number of the derivation is the one that its path leads to in the trace.
fn check_paths(steps: &[Step], trace: &glicko::Trace) {
    let json = json!(trace);
    let at = |path: &str| -> Option<f64> {
        let path = path.strip_prefix("glicko.")?;
        json.pointer(&format!("/{}", path.replace('.', "/"))).and_then(Value::as_f64)
    };
    let mut led = 0;
    for number in contents(steps).0 {
        let (sign, path) = match number.quantity.strip_prefix('-') {
            Some(path) => (-1.0, path),
            None => (1.0, &*number.quantity),
        };
        if let Some(value) = at(path) {
            assert_eq!(number.value, sign * value, "{path}");
            led += 1;
        } else {
            let own =
                ["glicko.in.", "glicko.c", "glicko.q", "glicko.periods", "glicko.most_deviation", "glicko.solved."];
            assert!(own.iter().any(|start| path.starts_with(start)), "{path} leads nowhere");
        }
    }
    assert!(led > 0);
}

fn derive(period: &Period, constants: Constants, solved: Option<Solved>) -> Vec<Step> {
    let Player { rating, deviation, .. } = period.player;
    let trace = glicko::rate(rating, deviation, constants, &period.games);
    let case = Derivation {
        rating,
        deviation,
        constants: Some(constants),
        most_deviation: glicko::MOST_DEVIATION,
        solved,
        games: &period.games,
        trace: &trace,
    };
    let steps = glicko_steps(&case, 0..period.games.len(), EN.glicko());
    check(&steps).unwrap();
    check_paths(&steps, &trace);
    steps
}

#[test]
fn glicko_of_1995_step_by_step() {
    let period = Period::papers_example();
    let solved = Solved { deviation: 50.0, periods: 100.0 };
    let c = glicko::c_from_periods(solved.deviation, solved.periods);
    let steps = derive(&period, Constants { c, periods: 1.0 }, Some(solved));
    assert_eq!(steps.iter().map(|step| step.number).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
    assert_eq!(format!("{:.1}", quantity(&steps, "glicko.c")), "34.6");
    assert_eq!(format!("{:.4}", quantity(&steps, "glicko.onset_deviation")), "202.9778");

    let example = derive(&period, Constants { c: 0.0, periods: 0.0 }, None);
    let printed = [("glicko.d_squared", "53685.74"), ("glicko.rating", "1464.11"), ("glicko.deviation", "151.40")];
    for (path, want) in printed {
        assert_eq!(format!("{:.2}", quantity(&example, path)), want, "{path}");
    }
    assert!(all_text(&example).contains("no time has passed"));
    // Every letter that the issue of the system has: q, g, E, d², r′, RD′.
    for symbol in [Symbol::Q, Symbol::G, Symbol::E, Symbol::DSquared, Symbol::RPrime, Symbol::RdPrime] {
        let worked = steps.iter().flat_map(|step| &step.blocks).any(|block| {
            let Block::Worked(Math::Row(pieces)) = block else { return false };
            match &pieces[0] {
                Math::Symbol(first) => *first == symbol,
                Math::Call(function, _) => **function == Math::Symbol(symbol),
                _ => false,
            }
        });
        assert!(worked, "{symbol:?}");
    }
    // Nobody played: only the first step applies.
    let idle = derive(&Period { games: Vec::new(), ..period }, Constants { c, periods: 3.0 }, Some(solved));
    assert_eq!(idle.len(), 1);
}

#[test]
fn deviations_beyond_350_stay() {
    let mut period = Period::papers_example();
    period.player.deviation = 400.0;
    let steps = derive(&period, Constants { c: 30.0, periods: 0.0 }, None);
    assert_eq!(quantity(&steps, "glicko.onset_deviation"), 400.0);
}

// Places

#[test]
fn every_place_is_worked_for_the_papers_example() {
    for system in all() {
        let outcome = rated(system.id, &Period::papers_example(), &[]);
        let steps = own_steps(&outcome.period(0));
        let text = all_text(&steps);
        let said = (system.words)(EN.systems());
        assert!(text.contains((said.about)().split('{').next().unwrap()), "{}", system.id);
        let source = (EN.systems().source)(system.facts[0].source, system.facts[0].sure);
        assert!(text.contains(&source), "{}", system.id);
        let illustration = text.contains(EN.systems().illustration);
        assert_eq!(illustration, system.publication == Publication::NotPublished, "{}", system.id);
        let explained = text.contains(EN.systems().explained);
        assert_eq!(explained, system.publication == Publication::Explained, "{}", system.id);
        // Every further step names a source and how sure we are.
        let placed = steps_of(&outcome.period(0), 0..3, EN);
        let own = placed.into_iter().filter(|step| step.paper.is_none()).map(|step| step.step);
        for step in own.chain([titled(introduction(&outcome, EN))]) {
            let named = step.blocks.iter().any(|block| match block {
                Block::Note(pieces) => read(pieces).contains("Reliability: "),
                _ => false,
            });
            assert!(named, "{}: {}", system.id, read(&step.title));
        }
        worked(system.id, &Period { games: Vec::new(), ..Period::papers_example() }, &[]);
    }
}

/// Every way in which a place may answer, so that every further step there is gets worked.
#[test]
fn every_further_step_is_worked() {
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
            let steps = worked(id, period, answers);
            assert!(has(&steps, path), "{id}: no {path}");
        }
    }
    // The shown number is the one of the outcome.
    assert_eq!(format!("{:.1}", quantity(&worked("showdown", &period, &[]), "system.gxe")), "47.4");
}

#[test]
fn the_number_shown_is_in_the_last_words() {
    let game = |rating, deviation, score| Game { rating, deviation, score };
    let example = Period::papers_example();
    let winner =
        Period::new(Player { rating: 1918.5, deviation: 60.0, volatility: 0.06 }, 0.5, vec![game(1918.5, 60.0, 1.0)]);
    let new = Period::new(
        Player { rating: 1500.0, deviation: 350.041_367, volatility: 0.06 },
        0.5,
        vec![game(1500.0, 350.041_367, 1.0)],
    );
    let cases: [(&str, &Period, &str); 11] = [
        ("glicko2", &example, "From 1161.02 to 1767.08."),
        ("lichess", &example, "1463?"),
        ("lichess", &winner, "1928."),
        ("ogs", &winner, "1 dan (30.12)."),
        ("ogs", &Period { games: Vec::new(), ..example.clone() }, "Rank not shown yet (24.30)."),
        ("showdown", &winner, "GXE 90.4 %."),
        ("tetrio", &winner, "Glixare 83.72 %."),
        ("dominion", &winner, "Level 63."),
        ("fics", &winner, "1928."),
        ("fics", &example, "1464, not on the list."),
        ("inversus", &new, "500.00 Rank Points."),
    ];
    for (id, period, want) in cases {
        let text = all_text(&worked_last(id, period, &[]));
        assert!(text.lines().any(|line| line == want), "{id}: no “{want}” in\n{text}");
    }
}

#[test]
fn every_rule_of_the_rank_points_is_told() {
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
        let text = all_text(&worked("inversus", period, &[("points", points)]));
        assert!(text.contains(&rule(want)), "{points}: {text}");
    }
    let upset = worked("inversus", &won(2400.0), &[("points", "2500")]);
    assert!(quantity(&upset, "system.rank_points.0.bonus") > 0.0);
    assert!(!has(&worked("inversus", &won(1400.0), &[]), "system.rank_points.0.bonus"));
}

/// What is said of a place where it was once said otherwise: the place, answers, and what its steps have to say.
#[test]
fn facts_of_places_are_told() {
    let example = Period::papers_example();
    let with = |score| Period { games: vec![Game { rating: 1500.0, deviation: 80.0, score }], ..example.clone() };
    let (won, drawn, lost) = (with(1.0), with(0.5), with(0.0));
    let cases: [(&str, &Period, &[(&str, &str)], &str); 35] = [
        ("lidraughts", &won, &[], "so none passes in Step 6"),
        ("lishogi", &won, &[], "so none passes in Step 6"),
        ("lishogi", &drawn, &[], "One of these games is a draw and was left out"),
        ("playstrategy", &won, &[], "so none passes in Step 6"),
        ("lishogi", &won, &[], "Left out here: a person’s change against a bot is halved"),
        ("showdown", &won, &[], "a separate Elo, which begins at 1000."),
        ("showdown", &won, &[], "so there is at least one period."),
        ("showdown", &won, &[], "Its K lies between 20 and 80, and from 1400 on it falls"),
        ("showdown", &won, &[], "takes deviations up to 100."),
        ("dominion", &won, &[("days", "2")], "Step 6 counts it, so there is one less to count here."),
        ("dominion", &won, &[], "The start with φ = 0.75 and σ = 0.033 was in force by February 2018"),
        ("dominion", &won, &[], "In March 2017 the developer wrote of φ = 2 and σ = 0.06."),
        ("dominion", &won, &[], "topic 18240"),
        ("gw2-wvw", &won, &[], "from 2012 until about 2018."),
        ("gw2-wvw", &won, &[], "announced for February 1, 2013, and called off on February 7."),
        ("gw2-wvw", &won, &[], "In April 2016 the deviations and volatilities of all worlds were set to common values"),
        ("gw2-wvw", &won, &[], "posts 679386 and 682392"),
        ("gw2-wvw", &won, &[], "such as 0.4409 with a deviation of 137.1339"),
        ("evolve", &won, &[], "topic 83251"),
        ("acf", &won, &[], "announced about 2004 that everybody would be rated twice"),
        ("acf", &won, &[], "Nothing shows that this was kept."),
        ("glicko", &won, &[], "The opponents’ deviations are those at the onset, too"),
        ("ogs", &won, &[], "a game is one period, however long the pause before it"),
        ("ogs", &won, &[], "each rank up multiplies the rating by 1.0441."),
        (
            "lichess-puzzles",
            &won,
            &[("days", "9")],
            "Before a game the deviation first grows for the time since the last one",
        ),
        ("infinite-chess", &won, &[], "2d1ce93, June 11, 2026"),
        ("fics", &won, &[], "In bughouse r and r_j are the averages of the two teams"),
        ("fics", &won, &[], "let it grow with the logarithm of the time"),
        ("pychess", &won, &[], "the time since the last game counts in Step 6"),
        ("glicko-boost", &won, &[], "White is 30 points stronger"),
        ("glicko-boost", &won, &[], "by more than 1.96 standard deviations"),
        ("trials-fusion", &won, &[], "a whole race is rated as if everything in it happened at the same time"),
        ("pokemon-go", &won, &[], "Lichess has 0.1, Online-Go.com 0.15, INVERSUS 0.08."),
        ("inversus", &lost, &[], "Points cannot fall below 0."),
        ("inversus", &won, &[("points", "10000")], "would pass the upper end of the interval"),
    ];
    for (id, period, answers, want) in cases {
        let text = all_text(&worked(id, period, answers));
        assert!(text.contains(want), "{id}: no “{want}” in\n{text}");
    }
    let not_said: [(&str, &Period, &[(&str, &str)], &str); 6] = [
        ("inversus", &lost, &[], "upper end of the interval"),
        ("inversus", &won, &[("points", "10000")], "Points cannot fall below 0."),
        ("lishogi", &won, &[], "is a draw and was left out"),
        ("playstrategy", &drawn, &[], "is a draw and was left out"),
        // There the opponents enter as they were stored.
        ("showdown", &won, &[], "The opponents’ deviations are those at the onset"),
        (
            "showdown",
            &Period { games: Vec::new(), ..example.clone() },
            &[("days", "3")],
            "so there is at least one period.",
        ),
    ];
    for (id, period, answers, words) in not_said {
        let text = all_text(&worked(id, period, answers));
        assert!(!text.contains(words), "{id}: “{words}” in\n{text}");
    }
}

/// A puzzle's change is limited first and weighted then, on the page as well.
#[test]
fn limits_of_a_puzzle_are_told_before_its_weight() {
    let new = Player { rating: 1500.0, deviation: 500.0, volatility: 0.09 };
    let hard = Period::new(new, 0.5, vec![Game { rating: 2700.0, deviation: 80.0, score: 1.0 }]);
    let steps = worked("lichess-puzzles", &hard, &[("theme", "obvious")]);
    let text = all_text(&steps);
    let at = |words: &str| text.find(words).unwrap_or_else(|| panic!("no “{words}” in\n{text}"));
    assert!(at("it is limited to 700") < at(EN.systems().lichess_puzzles.damped));
    let rating = |of: &str| quantity(&steps, &format!("system.updates.0.{of}.rating"));
    assert_eq!((rating("held"), rating("after")), (2200.0, 1570.0));
}

/// From rank 40 on a plus stands beside 9 dan.
#[test]
fn the_best_at_ogs_have_9_dan_and_more() {
    for (rating, want) in [(2913.0, "9 dan (39.67)."), (2956.0, "9 dan+ (40.01).")] {
        let player = Player { rating, deviation: 60.0, volatility: 0.06 };
        let idle = Period::new(player, 0.5, Vec::new());
        let text = all_text(&worked("ogs", &idle, &[]));
        assert!(text.lines().any(|line| line == want), "no “{want}” in\n{text}");
    }
}

#[test]
fn limits_that_were_held_are_told() {
    let out = Period {
        player: Player { rating: 90.0, deviation: 700.0, volatility: 0.5 },
        games: vec![Game { rating: 9000.0, deviation: 5.0, score: 1.0 }],
        ..Period::papers_example()
    };
    let steps = worked("ogs", &out, &[]);
    let held = |path: &str| quantity(&steps, &format!("system.before.{path}"));
    assert_eq!((held("rating"), held("deviation"), held("volatility")), (100.0, 500.0, 0.15));
    assert_eq!(quantity(&steps, "in.player.deviation"), 700.0);
    let capped = worked("lichess", &out, &[]);
    assert!(all_text(&capped).contains("it is limited to 700"), "{}", all_text(&capped));
    // An update whose volatility has to be held.
    let upset = Period { games: vec![Game { rating: 2900.0, deviation: 45.0, score: 1.0 }; 6], ..out };
    assert!(all_text(&worked("inversus", &upset, &[])).contains(EN.systems().held_title));
}

// The comparison

fn compared(period: &Period) -> Table {
    comparison(period, System::default_options, EN)
}

#[test]
fn the_comparison_has_a_row_for_every_public_place() {
    let table = compared(&Period::papers_example());
    let public = all().iter().filter(|system| system.can_be_worked()).count();
    assert_eq!((table.id, table.rows.len(), table.heads.len()), (TableId::Compare, public, 7));
    let row = |name: &str| {
        let row = table.rows.iter().find(|row| row[0] == Cell::Head(name.to_owned())).expect(name);
        row.iter()
            .map(|cell| match cell {
                Cell::Empty => String::new(),
                Cell::Head(name) => name.clone(),
                Cell::Pieces(pieces) | Cell::HeadPieces(pieces) => read(pieces),
                Cell::Number(number) => show(number.value, number.kind, Digits::Auto),
            })
            .collect::<Vec<String>>()
    };
    let sigma = "0.059996";
    assert_eq!(row("Glicko-2 (2022)")[1..6], ["1464.05", "0.00", "151.52", sigma, "from 1161.02 to 1767.08"]);
    assert_eq!(row("Glicko (1995)")[1..5], ["1464.11", "0.06", "151.40", ""]);
    assert_eq!(
        row("Pokémon Showdown")[5..],
        ["GXE 47.4 %", "Deviation held at 130. One opponent held within the limits.",]
    );
    assert_eq!(row("Lichess")[6], "tau = 0.75. One opponent held within the limits.");
    let (mut numbers, mut words) = (Vec::new(), Vec::new());
    in_table(&table, &mut numbers, &mut words);
    assert!(numbers.iter().all(|number| number.quantity.starts_with("compare.") && number.value.is_finite()));
    assert!(words.iter().all(|text| !text.contains(['{', '}'])));
    // The paper first, and then whoever differs most from it.
    let ratings: Vec<f64> = table
        .rows
        .iter()
        .filter_map(|row| if let Cell::Number(of) = &row[1] { Some(of.value) } else { None })
        .collect();
    let apart: Vec<f64> = ratings.iter().map(|rating| (rating - ratings[0]).abs()).collect();
    assert!(apart[0] == 0.0 && apart[1..].is_sorted_by(|a, b| a >= b), "{apart:?}");
    // A path leads to one value.
    let mut values = HashMap::new();
    for number in numbers {
        let first = *values.entry(&*number.quantity).or_insert(number.value);
        assert_eq!(first, number.value, "{}", number.quantity);
    }
}

#[test]
fn the_comparison_of_what_cannot_be_rated_says_so() {
    let bad =
        Period { player: Player { rating: f64::NAN, ..Period::papers_example().player }, ..Period::papers_example() };
    for row in compared(&bad).rows {
        let Cell::Pieces(note) = &row[6] else { panic!("a note") };
        assert_eq!(read(note), EN.systems().cannot);
    }
}

// Words

#[test]
fn everything_has_words() {
    let words = EN.systems();
    for system in all() {
        let said = (system.words)(words);
        assert!((said.about)().len() > 20, "{}", system.id);
        let missing = (said.unknown)().is_empty();
        assert!(!missing || system.publication == Publication::Published, "{}: what is not known", system.id);
        assert!(!(words.published)(system.publication).is_empty());
        for option in system.options {
            assert!(!(option.label)(words).is_empty(), "{}: {}", system.id, option.id);
            if let OptionKind::Choice(choices) = option.kind {
                let names: Vec<&str> = choices.iter().map(|choice| (choice.label)(words)).collect();
                assert!(names.iter().all(|name| !name.is_empty()), "{}: {}", system.id, option.id);
                let ids: std::collections::HashSet<&str> = choices.iter().map(|choice| choice.id).collect();
                assert_eq!(ids.len(), choices.len(), "{}: {}", system.id, option.id);
            }
        }
    }
    let sure = [Sure::High, Sure::Medium, Sure::Low].map(words.sure);
    assert_eq!(sure, ["high", "medium", "low"]);
    for sure in [Sure::High, Sure::Medium, Sure::Low] {
        assert!((words.source)("a book", sure).ends_with(&format!("{}.", (words.sure)(sure))));
    }
    let outside = OptionProblem::Outside { least: -30.0, most: 30.0 };
    assert_eq!((words.option_problem)(outside), "This must lie between −30 and 30.");
}

#[test]
fn every_sentence_is_well_set() {
    let tables = [
        include_str!("../src/systems/text/en/mod.rs"),
        include_str!("../src/systems/text/en/places.rs"),
        include_str!("../src/present/text/en/glicko.rs"),
    ];
    for table in tables {
        let lines = table.lines().filter(|line| !line.trim_start().starts_with("//"));
        for line in lines {
            for words in line.split('"').skip(1).step_by(2) {
                assert!(words.trim() == words, "spaces at an end: {words:?}");
                assert!(!words.contains("  ") && !words.contains('\''), "{words}");
                assert!(!words.contains("...") && !words.contains(" - ") && !words.contains(" ,"), "{words}");
            }
        }
    }
}

// Any input

fn game() -> impl Strategy<Value = Game> {
    let score = prop_oneof![Just(0.0), Just(0.5), Just(1.0), 0.0..=1.0];
    (200.0..3200.0, 0.0..400.0, score).prop_map(|(rating, deviation, score)| Game { rating, deviation, score })
}

fn period() -> impl Strategy<Value = Period> {
    let player = (200.0..3200.0, 1.0..600.0, 0.01..0.3).prop_map(|(rating, deviation, volatility)| Player {
        rating,
        deviation,
        volatility,
    });
    (player, 0.2..1.2, prop::collection::vec(game(), 0..7))
        .prop_map(|(player, tau, games)| Period::new(player, tau, games))
}

proptest! {
    #[test]
    fn all_formulas_are_true(
        period in period(),
        system in prop::sample::select(all().to_vec()),
        seeds in prop::collection::vec(0.0..1.0_f64, 3),
    ) {
        let case = Case { options: some_options(system, &seeds), period };
        let outcome = outcome(system, &case).unwrap();
        check_all(&outcome).map_err(TestCaseError::fail)?;
        // A page of the games shows those alone.
        let page = steps_of(&outcome, 1..2, EN);
        let tables = page.iter().flat_map(|step| &step.step.blocks).filter(|block| matches!(block, Block::Table(_)));
        prop_assert!(tables.count() < 20);
    }

    #[test]
    fn nothing_panics(values in prop::collection::vec(prop::num::f64::ANY, 6), system in prop::sample::select(all().to_vec())) {
        let game = Game { rating: values[3], deviation: values[4], score: 0.5 };
        let player = Player { rating: values[0], deviation: values[1], volatility: values[2] };
        let period = Period::new(player, 0.5, vec![game, game]);
        let seeds: Vec<f64> = values.iter().map(|value| value.abs().fract()).map(|seed| if seed.is_nan() { 0.5 } else { seed }).collect();
        let case = Case { options: some_options(system, &seeds), period };
        if let Ok(outcome) = outcome(system, &case) {
            let _ = (own_steps(&outcome.period(1)), lined_up(&outcome, 0..9, EN));
        }
        let constants = Constants { c: values[5], periods: values[4] };
        let trace = glicko::rate(values[0], values[1], constants, &case.period.games);
        let derived = Derivation {
            rating: values[0],
            deviation: values[1],
            constants: Some(constants),
            most_deviation: 350.0,
            solved: None,
            games: &case.period.games,
            trace: &trace,
        };
        let _ = glicko_steps(&derived, 0..9, EN.glicko());
    }
}
