//! English texts about real systems.

mod systems;

use super::SystemsText;
use crate::systems::{AsOf, OptionProblem, Publication, Sure, What};

/// The months of a year.
const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// The English table.
pub(super) static EN: SystemsText = SystemsText {
    menu: "System",
    published: |publication| match publication {
        Publication::Published => "Rules published",
        Publication::Partly => "Rules published in part",
        Publication::Explained => "Rules published, explained here",
        Publication::NotPublished => "Rules not published",
    },
    sure,
    source: |fact| format!("Source: {}. As of {}. Reliability: {}.", fact.source, date(fact.as_of), sure(fact.sure)),
    reliability: "Reliability is high for the operator’s own code or words, medium for what others say and fits, and low for the word of one outsider. A page without a date has the month in which it was read.",
    fact: |what| match what {
        What::Method => "Method and constants",
        What::Start => "Start and resets",
        What::Bounds => "Limits",
        What::Growth => "Idle time",
        What::Game => "How a game counts",
        What::Update => "How an update is made",
        What::Adjust => "What is adjusted",
        What::Shown => "The number shown",
        What::AlsoShown => "A second number shown",
        What::Reasons => "Reasons",
    },
    explained: "One player’s games are not enough to rate as this system does. The steps here are those that it builds on, and leave out what it adds: an illustration, not what players get.",
    illustration: "Nobody outside can rate as this place does. The steps here have the paper’s rules with the constants that are typed in: an illustration, not what players get.",
    option_problem: |problem| match problem {
        OptionProblem::Missing => "A number is missing.".to_owned(),
        OptionProblem::NotUnderstood => "This must be a number.".to_owned(),
        OptionProblem::Outside { least, most } => {
            format!("This must lie between {least} and {most}.").replace('-', "−")
        }
    },

    days: "Days since the last game",
    not_said: "not said",

    changes_title: |name| format!("What is different at {name}?"),
    constants_caption: "Constants",
    what: "What",
    value: "Value",
    own_tau: "system constant {tau}",
    start: "a new player",
    limits: "limits of {0}",
    limits_from: "from {0}",
    limits_to: "up to {0}",
    limits_between: "from {0} to {1}",
    most_change: "largest change by one update",
    other_tau: "The {tau} that was given is another. Everything here is computed with {0}.",

    held_title: "The limits",
    held: |name| {
        format!("At {name} all numbers are kept within limits. What lies beyond is moved to the nearest limit:")
    },
    held_caption: "Held within limits",
    given: "Given",
    used: "Used",
    held_opponents: |n| match n {
        1 => "One opponent’s numbers were held in the same way.".to_owned(),
        n => format!("The numbers of {n} opponents were held in the same way."),
    },

    growth_title: "How much did we forget since the last game?",
    growth: "Before a game the deviation first grows for the time since the last one, by the formula of Step 6 with real time in place of periods. {rd_old} is the deviation after the last game, and {t} the time in periods:",
    growth_at_once: "The time since the last game counts all at once, as at least one period. {rd_old} is the deviation after the last game, and {t} the time in periods:",
    growth_at_least_one: "The day of these games counts even if the last ones were on the same day, so there is at least one period.",
    growth_rest_in_step_6: "The day of these games is the last of the days. Step 6 counts it, so there is one less to count here.",
    growth_never: "Nothing grows between games here: a game is one period, however long the pause before it, and Step 6 counts that one.",
    growth_c: "Days become periods, which enter the deviation {rd} of Step 1:",
    growth_none: "No time has passed, so nothing grows.",
    growth_held: "The limit is {0}.",

    games_caption: "Games as they are counted",
    first_game: "For game 1:",

    each_title: "Every game by itself",
    each: "Here every game is a rating period of its own. The games are rated one after the other, in the order in which they are listed:",
    each_caption: "After each game",
    each_by_itself: |name| format!("At {name} each game is rated by itself:"),
    after_game: |game| format!("after game {game}"),
    against: [
        "The score of {1} is more than the expected {0}, and yet the rating falls. Each game moves it by a step of its own size, and the largest step down was the game against the {2}.",
        "The score of {1} is less than the expected {0}, and yet the rating rises. Each game moves it by a step of its own size, and the largest step up was the game against the {2}.",
    ],
    game: |n| n.to_string(),
    step_6_title: "What is done in place of Step 6?",
    step_6: "Time is counted between the games, so none passes in Step 6: the deviation is not raised before the game counts. The volatility matters only for how fast the deviation grows later.",
    step_6_since: "Here the time since the last game counts in Step 6, with the new volatility and as at least one period. No deviation grows beyond the upper limit:",
    adjust_title: "What is done to the change?",
    capped: "The change would have been {0}; it is limited to {1}.",
    held_after: "The limits hold afterwards, too:",

    rating_title: "What do players see? The rating",
    rating: "Players see the rating itself.",
    listed: "Players see the rating itself. Up to a deviation of {0} it is certain enough to be on the list.",
    not_listed: "{0}, not on the list",
    interval_title: "How certain is that? The interval",
    interval: "Rather than the rating alone, it is best to report an interval: two deviations to either side hold the true strength 95 times out of a hundred.",
    interval_reading: "from {0} to {1}",

    compare_heads: ["System", "What is different", "What players see", "vs. the paper"],
    cannot: "These numbers cannot be rated there.",
    note_tau: "{tau} = {0}.",
    note_given_tau: "{tau} as given.",
    note_rating: "Rating held at {0}.",
    note_deviation: "Deviation held at {0}.",
    note_volatility: "Volatility held at {0}.",
    note_opponents: |n| match n {
        1 => "One opponent held within the limits.".to_owned(),
        n => format!("{n} opponents held within the limits."),
    },
    note_partly: "Its rules are known in part.",

    paper: systems::PAPER,
    glicko: systems::GLICKO,
    lichess: systems::LICHESS,
    ogs: systems::OGS,
    inversus: systems::INVERSUS,
    gw2_wvw: systems::GW2_WVW,
    gw2_pvp: systems::GW2_PVP,
    showdown: systems::SHOWDOWN,
    tetrio: systems::TETRIO,
    dominion: systems::DOMINION,
    qlstats: systems::QLSTATS,
    fics: systems::FICS,
    infinite_chess: systems::INFINITE_CHESS,
    lichess_puzzles: systems::LICHESS_PUZZLES,
    lidraughts: systems::LIDRAUGHTS,
    lishogi: systems::LISHOGI,
    playstrategy: systems::PLAYSTRATEGY,
    pychess: systems::PYCHESS,
    glicko_boost: systems::GLICKO_BOOST,
    crpg: systems::CRPG,
    unpublished: systems::UNPUBLISHED,
};

fn sure(sure: Sure) -> &'static str {
    match sure {
        Sure::High => "high",
        Sure::Medium => "medium",
        Sure::Low => "low",
    }
}

/// Returns a date: "August 2026", or "2012" if the month is not known.
fn date(of: AsOf) -> String {
    match of.month {
        Some(month) => format!("{} {}", MONTHS[usize::from(month) - 1], of.year),
        None => of.year.to_string(),
    }
}
