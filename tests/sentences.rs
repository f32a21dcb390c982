//! Sentences that were once false, misleading or broken, and the facts that some of them state.

use glicko2_steps::glicko2::{Game, Period, Player, rate};
use glicko2_steps::group::wvw::{TAU, TICK};
use glicko2_steps::present::step::{Block, Piece, Step};
use glicko2_steps::present::steps::steps;
use glicko2_steps::present::text::Language;
use std::fs;
use std::path::Path;

/// What no source says any more.
const GONE: &[&str] = &[
    "since not all of its rules are published",
    "differ from the second decimal on",
    "in 2012 and 2013",
    "(2012 and 2013)",
    "whether time passes in Step 6",
    "the update itself was not read",
    "the uncertainty grows by",
    "One point more would leave",
    "Points never move against",
    "weighed by",
    "and turned over",
    "{phi} and {v} account for",
    "each rank is the same part of a rating",
    "how much of it one deviation makes",
    "Who is paired with newcomers?",
    "counts two deviations off",
    "ended in time",
    "the deviation grows by the time since",
    "deviations shrink fast and ratings move far",
    "count for something",
    "Who is too far out?",
    "nobody’s numbers leave",
    "A sine makes a score of it",
    "had this game ended so",
    "needs mending",
    "need mending",
    "Mend the marked field",
    "with the own rating",
    "Everybody is rated twice",
    "took its ranks to be made",
    "and shows GXE",
    "as was told at second hand",
    "sure: the strength lies",
    "Somebody without a rating",
    "as somebody new",
    "lean on it for ever",
    "until the bracket is no wider",
    "tabs part the cells",
    "a line of heads",
    "How sure we are",
    "with what it asks for beyond them",
    "Show the list as CSV",
    "as the alternative text",
    "Bring a case in",
    "somebody unknown",
];

/// Every source file in a folder and those in it.
fn sources(folder: &Path, visit: &mut impl FnMut(&Path, &str)) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, visit);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            visit(&path, &fs::read_to_string(&path).expect("a source"));
        }
    }
}

#[test]
fn no_bad_sentence_is_left() {
    let mut files = 0;
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut |path, text| {
        files += 1;
        for words in GONE {
            assert!(!text.contains(words), "{}: “{words}”", path.display());
        }
    });
    assert!(files > 100, "{files}");
}

/// The words of a step, with letters by their names.
fn words(step: &Step) -> String {
    let mut all = String::new();
    for block in &step.blocks {
        if let Block::Text(pieces) | Block::Note(pieces) | Block::Aside(pieces) | Block::Alert(pieces) = block {
            for piece in pieces {
                match piece {
                    Piece::Text(text) => all.push_str(text),
                    Piece::Symbol(symbol) => all.push_str(symbol.id()),
                    Piece::Number(_) => {}
                }
            }
        }
    }
    all
}

fn step(period: &Period, number: u8) -> String {
    let trace = rate(period).unwrap();
    let steps = steps(period, &trace, 0..period.games.len(), Language::En.text());
    words(steps.iter().find(|step| step.number == number).expect("that step"))
}

/// It is the variance that grows by σ′², not the deviation by σ′: 200 becomes 200.27, though σ′ is 10.42 points.
#[test]
fn the_variance_grows_by_the_volatility_squared() {
    let example = Period::papers_example();
    let trace = rate(&example).unwrap();
    let grown = trace.phi.powi(2) + trace.player.volatility.powi(2);
    assert!((trace.phi_star.powi(2) - grown).abs() < 1e-15);
    assert!(step(&example, 6).contains("the variance grows by sigma_prime²: phi² becomes phi² + sigma_prime²."));
    let idle = Period { games: Vec::new(), ..example };
    assert!(step(&idle, 6).contains("the variance phi² grows by sigma² for each period"));
}

/// Between φ² + v and φ² + v + σ² the improvement is large, and σ falls all the same.
#[test]
fn the_volatility_turns_where_delta_outgrows_all_three() {
    let me = Player { rating: 1500.0, deviation: 200.0, volatility: 0.2 };
    let period = Period::new(me, 0.5, vec![Game { rating: 1549.07, deviation: 50.0, score: 1.0 }]);
    let trace = rate(&period).unwrap();
    let beyond = trace.delta.unwrap().powi(2) - trace.phi.powi(2) - trace.v.unwrap();
    assert!(0.0 < beyond && beyond < 0.2 * 0.2, "{beyond}");
    assert!(trace.player.volatility < 0.2);
    assert!(step(&period, 5).contains("larger than phi, v and sigma account for"));
    let harder = Game { rating: 1649.07, ..period.games[0] };
    let risen = rate(&Period { games: vec![harder], ..period }).unwrap();
    let beyond = risen.delta.unwrap().powi(2) - risen.phi.powi(2) - risen.v.unwrap();
    assert!(beyond > 0.2 * 0.2 && risen.player.volatility > 0.2, "{beyond}");
}

/// v is a variance: how uncertain a rating would be is its root.
#[test]
fn v_is_called_a_variance() {
    assert!(
        step(&Period::papers_example(), 3)
            .contains("The reciprocal of their sum, v, is the variance of a rating based on these games alone")
    );
}

/// The constants in the sentence about printed ratings are those that are rated with.
#[test]
fn the_source_of_the_war_of_worlds_tells_why_ratings_are_off() {
    let source = (Language::En.league().worlds.source)();
    for part in [
        "posts 679386 and 682392".to_owned(),
        format!("τ = {TAU}"),
        "54 ratings that ArenaNet printed come out within 0.1 of a point".to_owned(),
        format!("the {TICK} points of a quarter of an hour"),
    ] {
        assert!(source.contains(&part), "no “{part}” in {source}");
    }
    // 24 camps, 24 towers, 12 keeps and the castle.
    assert_eq!(TICK, 24.0 * 5.0 + 24.0 * 10.0 + 12.0 * 25.0 + 35.0);
}
