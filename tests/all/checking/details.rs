//! Words and formulas of the known mistakes.

use super::*;
use explain::learn::check::formulas;

/// Every mistake has its own words, which differ from all others.
#[test]
fn every_mistake_has_words_of_its_own() {
    let known: Vec<&str> = mistakes::all()
        .chain(PROGRAMS)
        .map(|mistake| mistake.id)
        .collect();
    let texts = [Language::En, Language::Ru].map(|language| language.mistakes().entries());
    for text in texts {
        let ids: Vec<&str> = text.iter().map(|words| words.id).collect();
        assert_eq!(
            known.iter().collect::<HashSet<_>>(),
            ids.iter().collect::<HashSet<_>>()
        );
        assert_eq!(
            (
                known.len(),
                text.iter()
                    .map(|words| words.name)
                    .collect::<HashSet<_>>()
                    .len()
            ),
            (ids.len(), ids.len())
        );
    }
    for words in texts.into_iter().flatten() {
        assert!(
            words.name.len() > 8 && words.told.ends_with(['.', '…']),
            "{}",
            words.id
        );
        for sentence in [words.name, words.told] {
            // Every letter in braces is known.
            let pieces = explain::words::pieces::pieces(sentence);
            let text = pieces.iter().filter_map(|piece| match piece {
                explain::words::pieces::Piece::Text(text) => Some(text.as_str()),
                _ => None,
            });
            assert!(!text.collect::<String>().contains(['{', '}']), "{sentence}");
        }
    }
    let mut wrong = HashSet::new();
    for id in ids() {
        assert!(known.contains(&id), "{id}");
        let [with, without] = formulas(id).unwrap();
        assert_ne!(with, without, "{id}");
        assert!(
            !format!("{with:?}{without:?}").contains("Op(\"?\")"),
            "{id}"
        );
        assert!(wrong.insert(format!("{with:?}")), "{id}");
    }
    // A mistake without formulas concerns the program, rounding or the choice of games.
    let without: Vec<&str> = known
        .into_iter()
        .filter(|id| formulas(id).is_none())
        .collect();
    assert_eq!(without.len(), 24, "{without:?}");
}
