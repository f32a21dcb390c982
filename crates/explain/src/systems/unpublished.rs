//! Systems that never published their constants. The paper's constants stand in for illustration.

use super::glicko_1995;
use super::rules::Rules;
use super::system::{
    AsOf, Bounds, Fact, Family, Growth, Publication, Rating, RatingPeriod, Sure, System, What,
};
use super::words::{SystemText, Word, number_text};
use super::{inversus, lichess, ogs};
use crate::words::Language;

/// The fields that all these systems share, from the paper.
const ILLUSTRATION: System = System {
    id: "",
    name: "",
    words: evolve,
    family: Family::Glicko2 { tau: None },
    publication: Publication::NotPublished,
    start: None,
    bounds: Bounds::NONE,
    rating_period: RatingPeriod::Together,
    growth: Growth::AsGiven,
    step_6_periods: 1.0,
    most_change: None,
    options: &[],
    rules: Rules::PLAIN,
    // The numbers that players see cannot be computed.
    shown: &[],
    facts: &[],
};

const fn method_fact(source: Word, as_of: AsOf, sure: Sure) -> Fact {
    Fact {
        what: What::Method,
        source,
        as_of,
        sure,
    }
}

pub(super) static EVOLVE: System = System {
    id: "evolve",
    name: "Evolve",
    words: evolve,
    facts: &[method_fact(
        |language| language.system_evolve().source(),
        AsOf::year(2016),
        Sure::High,
    )],
    rules: Rules {
        reasons: |language| language.system_evolve().entries(),
        ..Rules::PLAIN
    },
    ..ILLUSTRATION
};

pub(super) static CSGO: System = System {
    id: "csgo",
    name: "Counter-Strike: Global Offensive",
    words: |language| {
        let words = language.system_unpublished();
        SystemText::of(
            words.csgo_different(),
            words.csgo_about(),
            words.csgo_unknown(),
        )
    },
    facts: &[method_fact(
        |language| language.system_unpublished().csgo_source(),
        AsOf::month(2014, 9),
        Sure::High,
    )],
    ..ILLUSTRATION
};

pub(super) static TF2: System = System {
    id: "tf2",
    name: "Team Fortress 2",
    words: |language| {
        let words = language.system_unpublished();
        SystemText::of(
            words.tf2_different(),
            words.tf2_about(),
            words.tf2_unknown(),
        )
    },
    facts: &[method_fact(
        |language| language.system_unpublished().tf2_source(),
        AsOf::month(2018, 3),
        Sure::High,
    )],
    ..ILLUSTRATION
};

pub(super) static DOTA2: System = System {
    id: "dota2",
    name: "Dota 2",
    words: |language| {
        let words = language.system_unpublished();
        SystemText::of(
            words.dota2_different(),
            words.dota2_about(),
            words.dota2_unknown(),
        )
    },
    facts: &[method_fact(
        |language| language.system_unpublished().dota2_source(),
        AsOf::month(2023, 4),
        Sure::High,
    )],
    ..ILLUSTRATION
};

pub(super) static CHESSCOM: System = System {
    id: "chesscom",
    name: "Chess.com",
    words: |language| {
        let words = language.system_unpublished();
        SystemText::of(
            words.chesscom_different(),
            words.chesscom_about(),
            words.chesscom_unknown(),
        )
    },
    family: Family::Glicko,
    growth: Growth::Solved,
    options: glicko_1995::OPTIONS,
    facts: &[
        method_fact(
            |language| language.system_unpublished().chesscom_source(),
            AsOf::month(2026, 11),
            Sure::Medium,
        ),
        Fact {
            what: What::Start,
            source: |language| language.system_unpublished().chesscom_source_start(),
            as_of: AsOf::month(2026, 11),
            sure: Sure::High,
        },
    ],
    ..ILLUSTRATION
};

pub(super) static SPLATOON2: System = System {
    id: "splatoon2",
    name: "Splatoon 2",
    words: |language| {
        let words = language.system_unpublished();
        SystemText::of(
            words.splatoon2_different(),
            words.splatoon2_about(),
            words.splatoon2_unknown(),
        )
    },
    facts: &[method_fact(
        |language| language.system_unpublished().splatoon2_source(),
        AsOf::month(2026, 11),
        Sure::Medium,
    )],
    ..ILLUSTRATION
};

pub(super) static SPLATOON3: System = System {
    id: "splatoon3",
    name: "Splatoon 3",
    words: |language| {
        let words = language.system_unpublished();
        SystemText::of(
            words.splatoon3_different(),
            words.splatoon3_about(),
            words.splatoon3_unknown(),
        )
    },
    facts: &[method_fact(
        |language| language.system_unpublished().splatoon3_source(),
        AsOf::month(2023, 11),
        Sure::Medium,
    )],
    ..ILLUSTRATION
};

pub(super) static ACF: System = System {
    id: "acf",
    name: "Australian Chess Federation",
    words: |language| {
        let words = language.system_unpublished();
        SystemText::of(
            words.acf_different(),
            words.acf_about(),
            words.acf_unknown(),
        )
    },
    facts: &[method_fact(
        |language| language.system_unpublished().acf_source(),
        AsOf::month(2011, 2),
        Sure::Medium,
    )],
    ..ILLUSTRATION
};

pub(super) static ICC: System = System {
    id: "icc",
    name: "Internet Chess Club",
    words: |language| {
        let words = language.system_unpublished();
        SystemText::of(
            words.icc_different(),
            words.icc_about(),
            words.icc_unknown(),
        )
    },
    start: Some(Rating::new(1500.0, 350.0, None)),
    facts: &[method_fact(
        |language| language.system_unpublished().icc_source(),
        AsOf::month(2026, 11),
        Sure::High,
    )],
    ..ILLUSTRATION
};

pub(super) static POKEMON_GO: System = System {
    id: "pokemon-go",
    name: "Pokémon GO, Battle League",
    words: |language| {
        let words = language.system_unpublished();
        let [lichess, ogs, inversus] = [&lichess::SYSTEM, &ogs::SYSTEM, &inversus::SYSTEM]
            .map(|system| number_text(system.bounds.volatility.most));
        SystemText::of(
            words.pokemon_go_different(),
            words.pokemon_go_about(&lichess, &ogs, &inversus),
            words.pokemon_go_unknown(),
        )
    },
    facts: &[method_fact(
        |language| language.system_unpublished().pokemon_go_source(),
        AsOf::month(2020, 7),
        Sure::Low,
    )],
    ..ILLUSTRATION
};

pub(super) static TRIALS_FUSION: System = System {
    id: "trials-fusion",
    name: "Trials Fusion",
    words: |language| {
        let words = language.system_unpublished();
        SystemText::of(
            words.trials_fusion_different(),
            words.trials_fusion_about(),
            words.trials_fusion_unknown(),
        )
    },
    facts: &[method_fact(
        |language| language.system_unpublished().trials_fusion_source(),
        AsOf::month(2015, 5),
        Sure::High,
    )],
    ..ILLUSTRATION
};

fn evolve(language: Language) -> SystemText {
    let words = language.system_evolve();
    SystemText::of(words.different(), words.about(), words.unknown())
}
