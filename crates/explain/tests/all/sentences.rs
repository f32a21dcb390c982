//! Sentences that were once false, misleading or broken, and the facts that some of them state.

use explain::league::source_of_worlds;
use explain::words::Language;
use glicko2_steps::groups::wvw::{TAU, TICK};
use glicko2_steps::{Game, Period, Player, rate};
use std::fs;
use std::path::Path;

/// Phrases that were removed from the sources, where no recorded text of the page shows the right sentence.
const GONE: &[&str] = &[
    "(2012 and 2013)",
    "One point more would leave",
    "Who is paired with newcomers?",
    "had this game ended so",
    "needs mending",
    "need mending",
    "Mend the marked field",
    "tabs part the cells",
    "a line of heads",
    "How sure we are",
    "as the alternative text",
    "Bring a case in",
    "somebody unknown",
];

/// Visits every source file and every file of sentences in a folder and its subfolders.
fn sources(folder: &Path, visit: &mut impl FnMut(&Path, &str)) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, visit);
        } else if path
            .extension()
            .is_some_and(|extension| extension == "rs" || extension == "ftl")
        {
            visit(&path, &fs::read_to_string(&path).expect("a source"));
        }
    }
}

#[test]
fn no_removed_phrase_is_left() {
    let mut files = 0;
    for folder in ["src", "words"] {
        sources(
            &Path::new(env!("CARGO_MANIFEST_DIR")).join(folder),
            &mut |path, text| {
                files += 1;
                for words in GONE {
                    assert!(!text.contains(words), "{}: “{words}”", path.display());
                }
            },
        );
    }
    assert!(files > 100, "{files}");
}

/// The variance grows by σ′², not the deviation by σ′: 200 becomes 200.27, though σ′ is 10.42 points.
#[test]
fn the_variance_grows_by_the_volatility_squared() {
    let example = Period::papers_example();
    let trace = rate(&example).unwrap();
    let grown = trace.phi.powi(2) + trace.player.volatility.powi(2);
    assert!((trace.phi_star.powi(2) - grown).abs() < 1e-15);
}

/// Between φ² + v and φ² + v + σ² the improvement is large, and σ falls all the same.
#[test]
fn the_volatility_rises_if_delta_squared_exceeds_all_three() {
    let me = Player::new(1500.0, 200.0, 0.2);
    let period = Period::new(me, 0.5, vec![Game::new(1549.07, 50.0, 1.0)]);
    let trace = rate(&period).unwrap();
    let beyond = trace.delta.unwrap().powi(2) - trace.phi.powi(2) - trace.v.unwrap();
    assert!(0.0 < beyond && beyond < 0.2 * 0.2, "{beyond}");
    assert!(trace.player.volatility < 0.2);
    let harder = Game {
        rating: 1649.07,
        ..period.games[0]
    };
    let risen = rate(&Period {
        games: vec![harder],
        ..period
    })
    .unwrap();
    let beyond = risen.delta.unwrap().powi(2) - risen.phi.powi(2) - risen.v.unwrap();
    assert!(
        beyond > 0.2 * 0.2 && risen.player.volatility > 0.2,
        "{beyond}"
    );
}

/// The constants in the sentence about printed ratings are those of the computation.
#[test]
fn sentences_about_worlds_have_the_constants_of_the_engine() {
    let source = source_of_worlds(Language::En.league());
    for part in [
        "679386",
        "682392",
        " 54 ",
        "0.1",
        &format!("τ = {TAU}"),
        &format!(" {TICK} "),
    ] {
        assert!(source.contains(part), "no “{part}” in {source}");
    }
    // 24 camps, 24 towers, 12 keeps and the castle.
    assert_eq!(TICK, 24.0 * 5.0 + 24.0 * 10.0 + 12.0 * 25.0 + 35.0);
}
