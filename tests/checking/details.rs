//! Details beside a finding: the numbers row by row, the explained mistakes, the symptoms.

use super::*;
use explain::ids::{HasId, VariantArray};
use explain::present::check::formulas;

#[test]
fn each_number_has_a_row() {
    let html = page_of("r=check&c=a,r:1464.11,rd:151.4,vol:0.0600,v:1.7790,g1:0.9955,n:2");
    let rows: Vec<Vec<String>> = all(&html, ".by-step tbody tr")
        .into_iter()
        .map(|row| html::within(row, "th, td").into_iter().map(words).collect())
        .collect();
    let want = [
        ["g, game 1 Step 3", "0.9955", "0.9955", "", "✓ right, rounded"],
        ["v Step 3", "1.7790", "1.7790", "", "✓ right, rounded"],
        ["Iterations Step 5", "2", "2", "", "✓ right"],
        ["σ′ Step 5", "0.0600", "0.059996", "", "✓ right, rounded"],
        ["r′ Step 8", "1464.11", "1464.05", "+0.06", "✗ differs"],
        ["RD′ Step 8", "151.4", "151.52", "−0.12", "✗ differs"],
    ];
    assert_eq!(rows, want);
    // The step is a link to its computation.
    let step = all(&html, ".by-step tbody tr a")[0];
    assert_eq!(attr(step, "href"), Some("#p=1500,200,0.06&t=0.5&g=1400,30,1;1550,100,0;1700,300,0&k=3"));
    let marked = all(&html, ".by-step tr[aria-current]");
    assert!(marked.len() == 1 && words(marked[0]).starts_with("r′"));
}

/// The explanation says what the mistake does and what is right, with formulas if it changes one, and links to the
/// step.
#[test]
fn a_mistake_is_explained() {
    let html = page_of("r=check&c=b,r:1642.92,rd:34.59,vol:0.155763");
    // The other mistake gives the same numbers by another formula.
    let items = all(&html, ".mistakes > li");
    assert_eq!(items.len(), 2);
    let item = items[0];
    let said = words(item);
    let known = explain::present::check::mistake("no-step6", text()).unwrap();
    assert!(said.starts_with(known.name) && said.contains("no-step6"), "{said}");
    assert_eq!(html::within(item, "math").len(), 2 + html::within(item, ".is-right math").len());
    let link = html::within(item, "a")[0];
    assert!(
        attr(link, "href")
            .is_some_and(|href| href.starts_with("#p=1620,35,0.15&t=0.8&g=1950,150,1;") && href.ends_with("&k=6"))
    );
}

#[test]
fn symptoms_have_answers() {
    let mut answers = HashSet::new();
    for &symptom in Symptom::VARIANTS {
        let html = page_of(&format!("r=check&c={}", symptom.id()));
        let open = by_id(&html, &format!("symptom-{}", symptom.id())).unwrap();
        assert!(attr(open, "hidden").is_none() && words(open).len() > 60);
        let codes: Vec<String> = html::within(open, "code").into_iter().map(words).collect();
        assert_eq!(codes, symptom.mistakes(), "{symptom:?}");
        answers.insert(words(open));
        assert_eq!(all(&html, ".symptoms [aria-expanded=true]").len(), 1);
    }
    assert_eq!(answers.len(), Symptom::VARIANTS.len());
}

/// Every mistake has its own words, which differ from all others.
#[test]
fn every_mistake_has_words_of_its_own() {
    let known: Vec<&str> = mistakes::all().chain(PROGRAMS).map(|mistake| mistake.id).collect();
    let table: Vec<&str> = text().language().mistakes().entries().iter().map(|words| words.id).collect();
    assert_eq!(known.iter().collect::<HashSet<_>>(), table.iter().collect::<HashSet<_>>());
    assert_eq!(known.len(), table.len());
    let mut names = HashSet::new();
    for words in text().language().mistakes().entries() {
        assert!(names.insert(words.name), "{}", words.name);
        assert!(words.name.len() > 8 && words.told.len() > 12 && words.told.ends_with(['.', '…']), "{}", words.id);
        for sentence in [words.name, words.told] {
            // Every letter in braces is known.
            let pieces = explain::present::step::pieces(sentence);
            let text = pieces.iter().filter_map(|piece| match piece {
                explain::present::step::Piece::Text(text) => Some(text.as_str()),
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
        assert!(!format!("{with:?}{without:?}").contains("Op(\"?\")"), "{id}");
        assert!(wrong.insert(format!("{with:?}")), "{id}");
    }
    // A mistake without formulas concerns the program, rounding or the choice of games.
    let without: Vec<&str> = known.into_iter().filter(|id| formulas(id).is_none()).collect();
    assert_eq!(without.len(), 24, "{without:?}");
}
