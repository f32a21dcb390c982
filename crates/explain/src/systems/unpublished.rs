//! Systems that never published their constants. The paper's constants stand in for illustration.

use super::glicko_1995;
use super::rules::Rules;
use super::system::{AsOf, Bounds, Fact, Family, Growth, Publication, Rating, RatingPeriod, Sure, System, What};

/// The fields that all these systems share, from the paper.
const ILLUSTRATION: System = System {
    id: "",
    name: "",
    words: |words| &words.unpublished.evolve,
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

const fn method_fact(source: &'static str, as_of: AsOf, sure: Sure) -> Fact {
    Fact { what: What::Method, source, as_of, sure }
}

pub(super) static EVOLVE: System = System {
    id: "evolve",
    name: "Evolve",
    words: |words| &words.unpublished.evolve,
    facts: &[method_fact(
        "Turtle Rock Studios, talk.turtlerockstudios.com, topic 91096, Got demoted in rank for winning; players’ words in topics 83251, 84402, 67877 and 70248",
        AsOf::year(2016),
        Sure::High,
    )],
    rules: Rules { reasons: |words| &words.unpublished.evolve_reasons, ..Rules::PLAIN },
    ..ILLUSTRATION
};

pub(super) static CSGO: System = System {
    id: "csgo",
    name: "Counter-Strike: Global Offensive",
    words: |words| &words.unpublished.csgo,
    facts: &[method_fact(
        "vitaliy_valve of Valve, September 11, 2014, reddit.com/r/GlobalOffensive/comments/2g3r4c",
        AsOf::month(2014, 9),
        Sure::High,
    )],
    ..ILLUSTRATION
};

pub(super) static TF2: System = System {
    id: "tf2",
    name: "Team Fortress 2",
    words: |words| &words.unpublished.tf2,
    facts: &[method_fact(
        "Valve’s notes to the update of March 28, 2018, as quoted at gameinformer.com, and of casual play at vg247.com",
        AsOf::month(2018, 3),
        Sure::High,
    )],
    ..ILLUSTRATION
};

pub(super) static DOTA2: System = System {
    id: "dota2",
    name: "Dota 2",
    words: |words| &words.unpublished.dota2,
    facts: &[method_fact(
        "Valve, dota2.com/newfrontiers, April 20, 2023, as quoted at gamingmidium.com and dotesports.com",
        AsOf::month(2023, 4),
        Sure::High,
    )],
    ..ILLUSTRATION
};

pub(super) static CHESSCOM: System = System {
    id: "chesscom",
    name: "Chess.com",
    words: |words| &words.unpublished.chesscom,
    family: Family::Glicko,
    growth: Growth::Solved,
    options: glicko_1995::OPTIONS,
    facts: &[
        method_fact(
            "chess.com, forum, 800 starting level, where the levels are named, and Glicko system, members’ words; Wikipedia",
            AsOf::month(2026, 11),
            Sure::Medium,
        ),
        Fact {
            what: What::Start,
            source: "support.chess.com, article 678: newcomers choose a level",
            as_of: AsOf::month(2026, 11),
            sure: Sure::High,
        },
    ],
    ..ILLUSTRATION
};

pub(super) static SPLATOON2: System = System {
    id: "splatoon2",
    name: "Splatoon 2",
    words: |words| &words.unpublished.splatoon2,
    facts: &[method_fact(
        "oatmealdome.me, An in-depth look at the Splatoon 2 ranking system, found by taking the game apart; splatoonwiki.org, Power level",
        AsOf::month(2026, 11),
        Sure::Medium,
    )],
    ..ILLUSTRATION
};

pub(super) static SPLATOON3: System = System {
    id: "splatoon3",
    name: "Splatoon 3",
    words: |words| &words.unpublished.splatoon3,
    facts: &[method_fact(
        "wikiwiki.jp/splatoon3mix, November 2023, players’ findings",
        AsOf::month(2023, 11),
        Sure::Medium,
    )],
    ..ILLUSTRATION
};

pub(super) static ACF: System = System {
    id: "acf",
    name: "Australian Chess Federation",
    words: |words| &words.unpublished.acf,
    facts: &[method_fact(
        "the federation’s ratings officers, about 2004, chesschat.org, topic 737, Planned rating changes; chessexpress.blogspot.com, February 2011",
        AsOf::month(2011, 2),
        Sure::Medium,
    )],
    ..ILLUSTRATION
};

pub(super) static ICC: System = System {
    id: "icc",
    name: "Internet Chess Club",
    words: |words| &words.unpublished.icc,
    start: Some(Rating { rating: 1500.0, deviation: 350.0, volatility: None }),
    facts: &[method_fact("support.chessclub.com, How are ratings calculated", AsOf::month(2026, 11), Sure::High)],
    ..ILLUSTRATION
};

pub(super) static POKEMON_GO: System = System {
    id: "pokemon-go",
    name: "Pokémon GO, Battle League",
    words: |words| &words.unpublished.pokemon_go,
    facts: &[method_fact(
        "reddit.com/r/TheSilphRoad/comments/hwff2d, Farming Volatility, July 23, 2020, found by players",
        AsOf::month(2020, 7),
        Sure::Low,
    )],
    ..ILLUSTRATION
};

pub(super) static TRIALS_FUSION: System = System {
    id: "trials-fusion",
    name: "Trials Fusion",
    words: |words| &words.unpublished.trials_fusion,
    facts: &[method_fact(
        "Fred Sundvik of RedLynx, May 17, 2015, forums.ubisoft.com, topic 1120155, Multiplayer Ranking Explained",
        AsOf::month(2015, 5),
        Sure::High,
    )],
    ..ILLUSTRATION
};
