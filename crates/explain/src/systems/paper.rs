//! Glicko-2 as Mark Glickman wrote it.

use super::explain::{Titled, View, text};
use super::rules::Rules;
use super::shown::ShownNumber;
use super::system::{
    AsOf, Bounds, Fact, Family, Growth, Publication, Rating, RatingPeriod, Sure, System, What,
};
use super::words::{SystemText, Word};
use crate::words::Language;

/// The paper's unrated player.
const UNRATED: Rating = Rating::new(1500.0, 350.0, Some(0.06));

/// Glicko-2 with the correction of 2022.
pub(super) static CORRECTED: System = System {
    id: "glicko2",
    name: "Glicko-2 (2022)",
    words: corrected,
    rules: Rules {
        notes: &[|view| correction(view, |language| language.system_paper().correction_made())],
        ..Rules::PLAIN
    },
    facts: &[
        Fact {
            what: What::Method,
            source: |language| language.system_paper().corrected_source(),
            as_of: AsOf::month(2022, 3),
            sure: Sure::High,
        },
        CORRECTION,
    ],
    ..AS_WRITTEN
};

/// Glicko-2 as published from 2013 on.
pub(super) static OF_2013: System = System {
    id: "glicko2-2013",
    name: "Glicko-2 (2013)",
    words: |language| {
        let words = language.system_paper();
        SystemText::of(words.of_2013_different(), words.of_2013_about(), "")
            .with_title(language.systems().left_to_others())
    },
    rules: Rules {
        notes: &[|view| {
            correction(view, |language| {
                language.system_paper().correction_missing()
            })
        }],
        ..Rules::PLAIN
    },
    facts: &[
        Fact {
            what: What::Method,
            source: |language| language.system_paper().of_2013_source(),
            as_of: AsOf::month(2013, 11),
            sure: Sure::High,
        },
        CORRECTION,
    ],
    ..AS_WRITTEN
};

/// The fields that both versions and [`first_move`](super::first_move) share.
pub(super) const AS_WRITTEN: System = System {
    id: "",
    name: "",
    words: corrected,
    // The paper leaves τ to the operator of a system.
    family: Family::Glicko2 { tau: None },
    publication: Publication::Published,
    start: Some(UNRATED),
    bounds: Bounds::NONE,
    rating_period: RatingPeriod::Together,
    growth: Growth::AsGiven,
    step_6_periods: 1.0,
    most_change: None,
    options: &[],
    rules: Rules::PLAIN,
    shown: &[ShownNumber::INTERVAL],
    facts: &[],
};

const CORRECTION: Fact = Fact {
    what: What::Update,
    source: |language| language.system_paper().correction_source(),
    as_of: AsOf::month(2022, 3),
    sure: Sure::High,
};

/// Returns the words about the paper with the correction.
fn corrected(language: Language) -> SystemText {
    let words = language.system_paper();
    SystemText::of(words.corrected_different(), words.corrected_about(), "")
        .with_title(language.systems().left_to_others())
}

/// Explains the correction in Step 5.4.
fn correction(view: &View, words: Word) -> Option<Titled> {
    let mut blocks = vec![text(words(view.language))];
    blocks.extend(view.source(What::Update));
    Some((
        view.language.system_paper().correction_title().to_owned(),
        blocks,
    ))
}
